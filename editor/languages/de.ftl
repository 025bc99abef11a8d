### Texts of Loopwright: de. The English text is above each translation.

## Actions

# New project
mf28d171a302d2b60 = Neues Projekt

# Create a project: name, folder, rules and first level.
m2563b34ab073f72e = Ein Projekt anlegen: Name, Ordner, Regeln und erstes Level.

# File
md1f81284eeb7b503 = Datei

# New project, 256-pixel chunks
m019ca4873a04aba6 = Neues Projekt, 256-Pixel-Chunks

# Like New project, with chunks of 256 × 256 pixels as in Sonic 1 and CD, where loops are marked by chunk. The Inspector can change the size later, and shows what that does to loops.
me8adde7b96e2874a = Wie Neues Projekt, aber mit Chunks von 256 × 256 Pixeln wie in Sonic 1 und CD, wo Loopings je Chunk markiert werden. Der Inspektor kann die Größe später ändern und zeigt, was dabei mit Loopings geschieht.

# Open…
m7ee932b5dcf559bf = Öffnen…

# Open a project with the system's file dialog.
m6864d5724139b4d7 = Ein Projekt über den Dateidialog des Systems öffnen.

# Open from path…
md30f5974ae93db56 = Über Pfad öffnen…

# Open a project by typing the path of its folder.
m3cc4e92722d358e0 = Ein Projekt durch Eingabe seines Ordnerpfads öffnen.

# Import levels…
m4df2c39b097da65d = Levels importieren…

# Import levels of another program, such as a disassembly, into a new project.
mce4058924b118fcd = Levels eines anderen Programms, etwa einer Disassembly, in ein neues Projekt importieren.

# Export levels…
m3ba3a1cc81c15636 = Levels exportieren…

# Write levels back into the files that they came from. What would change and what cannot be kept is shown first.
m7e2a399197c565ba = Levels in die Dateien zurückschreiben, aus denen sie stammen. Vorher wird angezeigt, was sich ändern würde und was nicht erhalten bleibt.

# Refresh from the disassembly…
m3af8c19391db66fd = Aus der Disassembly auffrischen…

# Take over what other programs changed in the files that levels came from. What you edited stays as it is.
m8b68a747be26e33f = Übernimmt, was andere Programme in den Dateien geändert haben, aus denen Levels kamen. Was du bearbeitet hast, bleibt.

# Build and run the game…
m245f856190281666 = Spiel bauen und starten…

# Build the game that the levels were exported to with its own script, and start it in an emulator.
m1883a30c51a404c6 = Das Spiel, in das die Level exportiert wurden, mit seinem eigenen Skript bauen und in einem Emulator starten.

# Export for a game engine…
m49d710296660bcad = Für eine Spiel-Engine exportieren…

# Write levels for a game engine: one picture, and for each level its blocks, solid tiles, objects and places.
me7d51bb21e940fa9 = Level für eine Spiel-Engine schreiben: ein Bild, und für jedes Level seine Blöcke, Solid Tiles, Objekte und Orte.

# Share as web page…
m6b9367dff1d41127 = Als Webseite teilen …

# Save the level as one web page that plays it in any browser, without a server: for a friend, a site, a phone.
m49af8991c3c4d4e9 = Speichert das Level als eine Webseite, die es in jedem Browser spielt, ohne Server: für Freunde, eine Website, ein Telefon.

# Picture of the level…
m4b83bf43e8a84aa5 = Bild des Levels…

# Save the level, or a part of it, as a picture, optionally with solid pixels, objects and the path of a run.
m57893dedb3ce674e = Das Level oder einen Teil davon als Bild speichern, wahlweise mit festen Pixeln, Objekten und dem Weg eines Laufs.

# Moving picture of a run…
m3361636a0c99e060 = Animation eines Laufs…

# Save a run as a GIF, an APNG or a folder of PNGs: what the camera shows or the selected area, optionally with sensors, trail, buttons and numbers.
ma7c73ff9ae870011 = Einen Lauf als GIF, APNG oder Ordner mit PNGs speichern: was die Kamera zeigt oder die ausgewählte Fläche, wahlweise mit Sensoren, Spur, Tasten und Zahlen.

# Import tileset picture…
m4ee979b5b275963a = Kachelsatzbild importieren…

# Cut a PNG of 16×16 cells into blocks and solid tiles, from its alpha or from a collision picture.
meb719de88a971756 = Ein PNG aus 16×16-Zellen in Blöcke und Kollisionskacheln zerlegen, nach seinem Alphakanal oder einem Kollisionsbild.

# Levels and mazes…
m7a713ec560e10f7d = Level und Labyrinthe…

# See all levels and mazes with pictures. Put them in order, rename, duplicate and delete them, and say what they are about.
mfddbd5d48bbd59fe = Alle Level und Labyrinthe mit Bildern zeigen. Ordne, benenne, dupliziere und lösche sie, und beschreibe, worum es in ihnen geht.

# Tilesets…
m41c30734c2423f50 = Kachelsätze…

# Add, renumber, export and unlink the project's tilesets.
mfe955fe543c82487 = Kachelsätze des Projekts hinzufügen, neu nummerieren, exportieren und abtrennen.

# Insert or delete space…
m3dc2e13fb6d1f28a = Platz einfügen oder löschen…

# Put columns or rows of chunks or blocks into the level, or take them out. Objects, starts, water, limits and runs behind them move along.
m08e257051a22a217 = Spalten oder Zeilen aus Chunks oder Blöcken in das Level einfügen oder herausnehmen. Objekte, Starts, Wasser, Grenzen und Läufe dahinter rücken mit.

# Statistics…
m5d70df46f504c22a = Statistik …

# Count what the level has: its size, blocks, objects by kind, rings and the times of its runs; or compare all levels.
mc4fb6203c843c576 = Zählt, was das Level hat: Größe, Blöcke, Objekte nach Art, Ringe und die Zeiten seiner Läufe; oder vergleicht alle Level.

# Backgrounds…
m0b76c73ee0e758ca = Hintergründe…

# Put pictures behind the level, and set their order, speed and repetition.
m22c5a832a9b68fdc = Bilder hinter das Level legen und ihre Reihenfolge, Geschwindigkeit und Wiederholung festlegen.

# Sounds…
m3e772b1c2da05ddb = Klänge…

# Add sounds and music, and choose the levels and events that they are played for.
m14a31015c76c83fd = Füge Klänge und Musik hinzu und wähle, zu welchen Levels und Ereignissen sie gespielt werden.

# Own properties…
m850f6060439a43d0 = Eigene Eigenschaften …

# Define properties of objects, layer switchers, levels and the project for the game that is made of it.
mdc60c9dd9d89dd0d = Eigenschaften von Objekten, Ebenenschaltern, Leveln und des Projekts für das Spiel festlegen, das daraus wird.

# Commands on save and play…
mb9f65b8391ef7abe = Befehle beim Speichern und Spielen …

# Let programs run after each save and before play, such as a script that converts levels; see what they wrote.
m644423ad7f9f56f6 = Programme nach jedem Speichern und vor dem Spielen laufen lassen, etwa ein Skript, das Level umwandelt; sehen, was sie geschrieben haben.

# Save
m33f85f24c0f5f008 = Speichern

# Save the project into its folder.
m455a4b05e0992528 = Das Projekt in seinem Ordner speichern.

# Save as…
m2ed31e9a64e9d7c4 = Speichern unter…

# Save the project into another folder with the system's file dialog.
mda8993c73f98fd1d = Das Projekt über den Dateidialog des Systems in einem anderen Ordner speichern.

# Save to path…
mf6fa70a8ba7b58f0 = Unter Pfad speichern…

# Save the project into a folder whose path you type.
m513c93aa326e2ac1 = Das Projekt in einem Ordner speichern, dessen Pfad eingegeben wird.

# Backups…
m4664c65b0b604650 = Sicherungen…

# Look at earlier versions of the project, from its last saves and the days before, and restore one.
m91538bffbca527e6 = Frühere Fassungen des Projekts ansehen, von den letzten Speicherungen und den Tagen davor, und eine wiederherstellen.

# Close project
m3aa98abd1e3f6ff2 = Projekt schließen

# Close the project and start with an empty one.
m81a7863ab8e604c0 = Das Projekt schließen und mit einem leeren beginnen.

# Settings and keys…
m5ea8fc04ea1c4a75 = Einstellungen und Tasten…

# Change shortcuts, theme, interface scale and what the wheel does.
m27b428fc05a28adc = Tastenkürzel, Design, Skalierung der Oberfläche und Funktion des Mausrads ändern.

# Quit
m45156213b0fb2396 = Beenden

# Close the window.
m6d745114856654ce = Das Fenster schließen.

# Undo
m8f4be9f086eb530f = Rückgängig

# Undo the last step.
m514e1b8a83bd14e8 = Den letzten Schritt rückgängig machen.

# Edit
m64ef2a6c2dd1d3d1 = Bearbeiten

# Redo
m7417792bbe720149 = Wiederholen

# Redo the step that was undone.
m7635db13ac060407 = Den rückgängig gemachten Schritt wiederholen.

# Cut
m0bc31719aa7a8f43 = Ausschneiden

# Copy the selection, then delete it.
m9e7bed32a809c5b0 = Die Auswahl kopieren und dann löschen.

# Copy
m3687049d1af562c4 = Kopieren

# Copy the selected things, or the area with its things, to the clipboard, for any level or window.
m3ef3a701135eddd5 = Die ausgewählten Elemente oder die Fläche samt ihren Elementen in die Zwischenablage kopieren, für jedes Level und jedes Fenster.

# Paste
md374c80e17e18808 = Einfügen

# Use a copied area as a stamp; paste copied things at the cursor.
m67ec29c960278ced = Eine kopierte Fläche als Stempel verwenden; kopierte Elemente am Cursor einfügen.

# Paste in place
mf8bc98108d0d98cc = An Ort und Stelle einfügen

# Paste at the original place, in this level or another one.
m77c0633f9f99fe49 = An der ursprünglichen Stelle einfügen, in diesem oder einem anderen Level.

# Duplicate
mfac15b89e0668996 = Duplizieren

# Place copies of the selected things beside them.
m9f3baf45a0fafeb7 = Kopien der ausgewählten Elemente neben sie setzen.

# Delete
mdc673e73b5c13aea = Löschen

# Delete the selected things, or everything in the area.
m89053e3ac50de9bc = Die ausgewählten Elemente oder alles in der Fläche löschen.

# Fill the area
m036378bd0682fb60 = Fläche füllen

# Fill the selected area with the brush.
m3631f0e2bb0882fa = Die ausgewählte Fläche mit dem Pinsel füllen.

# Grow the area
m2ea9848f6bf73062 = Bereich vergrößern

# Add a rim of one block around the selected area, or of one chunk.
mdacad84ad86acad0 = Fügt um den gewählten Bereich einen Rand von einem Block hinzu, oder von einem Chunk.

# Shrink the area
m7ebfd7f3588e43c8 = Bereich verkleinern

# Remove the outermost blocks of the selected area, or the outermost chunks.
me841a14d5624db46 = Nimmt die äußersten Blöcke des gewählten Bereichs weg, oder die äußersten Chunks.

# Copy layer A to B
m79b8ffc72be92a3d = Ebene A nach B kopieren

# Make the selected area as solid on layer B as it is on layer A.
m69e5471088dbaf8f = Macht den gewählten Bereich auf Ebene B so fest wie auf Ebene A.

# Copy layer B to A
m1ed4151b5f538ea3 = Ebene B nach A kopieren

# Make the selected area as solid on layer A as it is on layer B.
mba93a6bbbbc32123 = Macht den gewählten Bereich auf Ebene A so fest wie auf Ebene B.

# Make a stamp of the area
m19dd03ba3081b42c = Stempel aus der Fläche

# Use the selected area as the stamp.
ma5cca226cfb2c75b = Die ausgewählte Fläche als Stempel verwenden.

# Keep the stamp in the project
mda201ba945ba7dc1 = Stempel im Projekt behalten

# Save the stamp in hand as a file of the project, with a name: the Inspector shows all of them while the Stamp tool is in hand.
m5fc588b678b79497 = Speichert den Stempel in der Hand als Datei des Projekts, mit einem Namen: Der Inspektor zeigt alle, solange das Werkzeug Stempel in der Hand ist.

# Select all
md0b6082239185272 = Alles auswählen

# Select every object and switcher of the level; with the Area tool, every block.
m08016c3e8a4885ec = Alle Objekte und Ebenenschalter des Levels auswählen; mit dem Flächenwerkzeug alle Blöcke.

# Select the same kind
m54e5b1d2cdabd652 = Gleiche Art auswählen

# Select every object of the selected kinds, and every layer switcher if one is selected.
me5f6ca1c04cd34ff = Wählt alle Objekte der gewählten Arten aus, und alle Ebenenschalter, wenn einer gewählt ist.

# Hide the kind
m7fe27aa83073a458 = Die Art ausblenden

# Hide all objects of the selected kinds on the canvas, or all layer switchers. Play still has them.
m147405e7ae4a9249 = Alle Objekte der ausgewählten Arten auf der Leinwand ausblenden, oder alle Ebenenschalter. Im Spiel sind sie da.

# Lock the kind
m92cb4f3c53b86cbd = Die Art sperren

# Lock all objects of the selected kinds, or all layer switchers: they are seen, but a click does not select them.
m862965029e2fb4f9 = Alle Objekte der ausgewählten Arten sperren, oder alle Ebenenschalter: Man sieht sie, aber ein Klick wählt sie nicht aus.

# Show and unlock all kinds
mbd6ff2125b50d727 = Alle Arten zeigen und entsperren

# Show and unlock everything that was hidden or locked.
m8d8631a12d8f979d = Alles zeigen und entsperren, was ausgeblendet oder gesperrt war.

# Deselect
m639f30f9c1fd5cba = Auswahl aufheben

# Clear the selection.
m98c9d3146be22dc7 = Die Auswahl leeren.

# Flip left to right
md75d8ef7f4682e8e = Horizontal spiegeln

# Mirror the selection left to right; with nothing selected, the brush, stamp or object in hand.
m8677c2721002406a = Die Auswahl von links nach rechts spiegeln; ohne Auswahl den Pinsel, den Stempel oder das Objekt in der Hand.

# Flip top to bottom
m8483ed8150a99dc5 = Vertikal spiegeln

# Mirror the selection top to bottom; with nothing selected, the brush, stamp or object in hand.
mfda65fcfa1f43fcd = Die Auswahl von oben nach unten spiegeln; ohne Auswahl den Pinsel, den Stempel oder das Objekt in der Hand.

# Turn
mb1288bfb6b36f2da = Drehen

# Turn the lines of the selected layer switchers.
ma61e61c49cf83ea2 = Die Linien der ausgewählten Ebenenschalter drehen.

# Next block or chunk
m5be859a985c2501b = Nächster Block oder Chunk

# Choose the next block, chunk, kind of object or kind of shape, a larger ground brush, or the next handle of the chosen shape; like Alt and the wheel.
m61986fee2bc7e0c2 = Den nächsten Block, den nächsten Chunk, die nächste Objekt- oder Formart, einen größeren Bodenpinsel oder den nächsten Anfasser der gewählten Form nehmen; wie Alt und Mausrad.

# Previous block or chunk
m4a2469696c8fbebb = Voriger Block oder Chunk

# Choose the previous block, chunk, kind of object or kind of shape, a smaller ground brush, or the previous handle of the chosen shape; like Alt and the wheel.
m0cc9dd2c1905acb5 = Den vorigen Block, den vorigen Chunk, die vorige Objekt- oder Formart, einen kleineren Bodenpinsel oder den vorigen Anfasser der gewählten Form nehmen; wie Alt und Mausrad.

# Next variant
m7e823bf2bbe6de39 = Nächste Variante

# Change the selection to its next variant: a layer switcher to the next longer line, an object to the next value of its main parameter, or of the parameter set last. Alt and the wheel do the same.
m1e660bb9477cd0c7 = Die Auswahl auf ihre nächste Variante umstellen: einen Ebenenschalter auf die nächstlängere Linie, ein Objekt auf den nächsten Wert seines Hauptparameters oder des zuletzt gesetzten Parameters. Alt und Mausrad bewirken dasselbe.

# Previous variant
mbfb3b34cd8945659 = Vorige Variante

# Change the selection to its previous variant: a layer switcher to the next shorter line, an object to the previous value. Alt and the wheel do the same.
mfcc900a2f5aaa600 = Die Auswahl auf ihre vorige Variante umstellen: einen Ebenenschalter auf die nächstkürzere Linie, ein Objekt auf den vorigen Wert. Alt und Mausrad bewirken dasselbe.

# Use the tool at the canvas cursor
m3f34ee2348c853c5 = Werkzeug am Arbeitscursor anwenden

# Click with the tool in hand at the canvas cursor, which the arrows move while nothing is selected.
mcebf70e847dff882 = Mit dem aktuellen Werkzeug am Arbeitscursor klicken, den die Pfeiltasten bewegen, solange nichts ausgewählt ist.

# Canvas cursor
m2ebd499805af0141 = Arbeitscursor

# Begin or end a drag
m90ae43d34c40a205 = Ziehen beginnen oder beenden

# Begin a drag with the tool in hand at the canvas cursor, move it with the arrows, and press again to end it. Esc cancels it.
m7ddede66d6a86293 = Mit dem aktuellen Werkzeug am Arbeitscursor zu ziehen beginnen, mit den Pfeiltasten bewegen und zum Beenden erneut drücken. Esc bricht ab.

# Cancel or deselect
mc7f0690985adb433 = Abbrechen oder Auswahl aufheben

# Cancel a drag; otherwise clear the selection, then the area, the chosen shape and the canvas cursor. From another pane, return the focus to the level.
ma10df3832d07e36a = Ein Ziehen abbrechen; sonst erst die Auswahl, dann die Fläche, die gewählte Form und den Arbeitscursor aufheben. Aus einem anderen Bereich den Fokus zurück auf das Level setzen.

# Pick at the cursor
m090bf7bc759829a4 = Am Cursor aufnehmen

# Take what is under the cursor into the brush, like a right click.
m1555869627d48ed6 = Was unter dem Cursor ist, in den Pinsel nehmen, wie ein Rechtsklick.

# Menu of the selection
mbc39927f173fb092 = Menü der Auswahl

# Open the menu that a right click on the selection opens.
me1658e6dd4b9fc06 = Das Menü öffnen, das auch ein Rechtsklick auf die Auswahl öffnet.

# Find in the level…
m8903dfd9924f2b5c = Im Level suchen…

# Find objects, layer switchers, chunks, blocks and solid tiles in the level in view or in all levels, or blocks in the maze.
m3bb59a4ab9bd6b78 = Objekte, Ebenenschalter, Chunks, Blöcke und feste Kacheln im gezeigten Level oder in allen Levels finden, oder Blöcke im Labyrinth.

# Find
md1fe2584eebc40fa = Suchen

# Find next
m0015ce35a02e6683 = Weitersuchen

# Go to the next place found.
md852795ef13a36eb = Zur nächsten Fundstelle gehen.

# Find previous
m663dbeb385b3d963 = Rückwärts suchen

# Go to the previous place found.
m3d0b54507ebcd4f3 = Zur vorigen Fundstelle gehen.

# Replace…
m8cbef0dc2cd3943d = Ersetzen…

# Replace a block, a chunk, a solid tile, a kind of objects or a value of their parameters by another one: in the selection, in the level or in all levels.
m998592ccd60adeaf = Ersetze einen Block, einen Chunk, eine feste Kachel, eine Art von Objekten oder einen Wert ihrer Parameter durch andere: in der Auswahl, im Level oder in allen Levels.

# Copies in rows…
mc4105b19a790895c = Kopien in Reihen …

# Place copies of the selected things in columns and rows, at equal distances.
m887791c8d96e66e6 = Setzt Kopien der gewählten Dinge in Spalten und Zeilen, in gleichen Abständen.

# Go to a place…
m250ca6fab847bb34 = Gehe zu…

# Show a position that you type, in pixels, blocks or chunks, decimal or hexadecimal.
m9e093c9f18b029fa = Eine eingegebene Position zeigen, in Pixeln, Blöcken oder Chunks, dezimal oder hexadezimal.

# Select the next thing
m9ac267769063814b = Nächstes Element auswählen

# Select the next thing in the level, and bring it into view.
m0bab62295a255e7c = Das nächste Element im Level auswählen und in den Blick rücken.

# Select the previous thing
m47577d724abb32eb = Voriges Element auswählen

# Select the previous thing in the level, and bring it into view.
mc7da06ee49c2cb9c = Das vorige Element im Level auswählen und in den Blick rücken.

# Open the selection
m42a3d15d7ac00acc = Auswahl öffnen

# Go to the fields of the selection, to the options of the Shape or Ground tool, or to the chunk under the cursor. A double click with the Select tool does the same.
m7248c3621a8b56f9 = Zu den Feldern der Auswahl, zu den Optionen des Form- oder Bodenwerkzeugs oder zum Chunk unter dem Cursor gehen. Ein Doppelklick mit dem Auswahlwerkzeug bewirkt dasselbe.

# Problems
m0e6bbd9fe1101fbd = Probleme

# Possible problems in the project: where, why, and how to fix them.
m4defe611c0b10f4d = Mögliche Probleme im Projekt: wo, warum und wie sie zu beheben sind.

# Next problem
m342a8aabb0d57e6f = Nächstes Problem

# Go to the next problem that the checks found.
mb16fd47ee9bf80ee = Zum nächsten Problem gehen, das die Prüfungen gefunden haben.

# Previous problem
mc87b0200e2a1228f = Voriges Problem

# Go to the previous problem that the checks found.
m7e846dd2e6a53e76 = Zum vorigen Problem gehen, das die Prüfungen gefunden haben.

# Fix the chosen problem
m2633bbfcc5915b54 = Gewähltes Problem beheben

# Fix the chosen problem, if that takes one step.
maecadf4b116d84f4 = Das gewählte Problem beheben, wenn ein Schritt dafür genügt.

# Fix all of the chosen kind
m75c50239e78ec3ef = Alle dieser Art beheben

# Fix all problems of the same check that can be fixed in one step, together.
m0af5ed952b700dc8 = Alle Probleme derselben Prüfung, die sich in einem Schritt beheben lassen, zusammen beheben.

# Fix all problems
mf98c17ae92e69ad9 = Alle Probleme beheben

# Fix all problems shown in the Problems pane that can be fixed in one step, together. Problems that need a decision are left to you.
m69c88bd5becc9da6 = Alle im Bereich Probleme gezeigten Probleme, die sich in einem Schritt beheben lassen, zusammen beheben. Was eine Entscheidung braucht, bleibt stehen.

# Left by a snap
mc7441f5981986f62 = Rasterschritt nach links

# Move the selection left by the snap size; with nothing selected, move the canvas cursor.
m4c95df8c5ce12d76 = Die Auswahl um die Rasterweite nach links verschieben; ohne Auswahl den Arbeitscursor.

# Move the selection
me610cb50ceb6ad1d = Auswahl verschieben

# Right by a snap
m6f2d70b77061037f = Rasterschritt nach rechts

# Move the selection right by the snap size; with nothing selected, move the canvas cursor.
mede0fa3a34cbc605 = Die Auswahl um die Rasterweite nach rechts verschieben; ohne Auswahl den Arbeitscursor.

# Up by a snap
mfe8a49db7f4ecd12 = Rasterschritt nach oben

# Move the selection up by the snap size; with nothing selected, move the canvas cursor.
ma73963e2ffd6cc7a = Die Auswahl um die Rasterweite nach oben verschieben; ohne Auswahl den Arbeitscursor.

# Down by a snap
m3dc5e2f6f16c77af = Rasterschritt nach unten

# Move the selection down by the snap size; with nothing selected, move the canvas cursor.
m67ea235254478c55 = Die Auswahl um die Rasterweite nach unten verschieben; ohne Auswahl den Arbeitscursor.

# Left by a pixel
mc98c742f7cfa56a2 = Ein Pixel nach links

# Move the selection left by one pixel; with nothing selected, the canvas cursor.
mc71592f2807870e3 = Die Auswahl um ein Pixel nach links verschieben; ohne Auswahl den Arbeitscursor.

# Right by a pixel
m9a1961aa32e7c66d = Ein Pixel nach rechts

# Move the selection right by one pixel; with nothing selected, the canvas cursor.
m01bdf236fa9deda2 = Die Auswahl um ein Pixel nach rechts verschieben; ohne Auswahl den Arbeitscursor.

# Up by a pixel
mac33bf0c13c7d8f2 = Ein Pixel nach oben

# Move the selection up by one pixel; with nothing selected, the canvas cursor.
m5cfa5ae5fa22d037 = Die Auswahl um ein Pixel nach oben verschieben; ohne Auswahl den Arbeitscursor.

# Down by a pixel
m6d345bee352e74bd = Ein Pixel nach unten

# Move the selection down by one pixel; with nothing selected, the canvas cursor.
m0b2a7f13c134add2 = Die Auswahl um ein Pixel nach unten verschieben; ohne Auswahl den Arbeitscursor.

# Left by a chunk
m75fcf51ed9f56a63 = Einen Chunk nach links

# Move the selection left by the size of a chunk; with nothing selected, the canvas cursor.
m7a4fda3d8fce96fe = Die Auswahl um die Größe eines Chunks nach links verschieben; ohne Auswahl den Arbeitscursor.

# Right by a chunk
mfca143315aba308c = Einen Chunk nach rechts

# Move the selection right by the size of a chunk; with nothing selected, the canvas cursor.
me57b802edb4d9d3f = Die Auswahl um die Größe eines Chunks nach rechts verschieben; ohne Auswahl den Arbeitscursor.

# Up by a chunk
mee005aad018e8213 = Einen Chunk nach oben

# Move the selection up by the size of a chunk; with nothing selected, the canvas cursor.
md157260675af0eb2 = Die Auswahl um die Größe eines Chunks nach oben verschieben; ohne Auswahl den Arbeitscursor.

# Down by a chunk
m3c305e98b09dc9fc = Einen Chunk nach unten

# Move the selection down by the size of a chunk; with nothing selected, the canvas cursor.
m68bd1f9b6ed86faf = Die Auswahl um die Größe eines Chunks nach unten verschieben; ohne Auswahl den Arbeitscursor.

# Align left edges
m8db8595318a26ead = Linke Kanten ausrichten

# Align all left edges with the leftmost one.
mbf0fe24e7340230b = Alle linken Kanten an der am weitesten links liegenden ausrichten.

# Arrange
md42f58d8f01b4e47 = Anordnen

# Align centres
mdcab8eec786fcd76 = Mitten vertikal ausrichten

# Align all centres on a vertical line.
m9df1bcb7816632e1 = Alle Mittelpunkte auf einer vertikalen Linie ausrichten.

# Align right edges
m5db9730ed007279a = Rechte Kanten ausrichten

# Align all right edges with the rightmost one.
mced0dc13d5c7c9d1 = Alle rechten Kanten an der am weitesten rechts liegenden ausrichten.

# Align tops
m3702aa01097e83ea = Oberkanten ausrichten

# Align all top edges with the topmost one.
mf097b818e19fb397 = Alle Oberkanten an der höchsten ausrichten.

# Align middles
m9b270fc7bb3f6054 = Mitten horizontal ausrichten

# Align all centres on a horizontal line.
m7a3bc7c2e9e676a7 = Alle Mittelpunkte auf einer horizontalen Linie ausrichten.

# Align bottoms
ma671c752aaf36f9e = Unterkanten ausrichten

# Align all bottom edges with the lowest one.
m2dce7f8fb5f1d469 = Alle Unterkanten an der niedrigsten ausrichten.

# Distribute horizontally
me92e6745ce818f35 = Horizontal verteilen

# Space the selection evenly from left to right.
m070b48153bbd825d = Die Auswahl von links nach rechts gleichmäßig verteilen.

# Distribute vertically
ma0fa515265e9d807 = Vertikal verteilen

# Space the selection evenly from top to bottom.
m9f7b09907b3f19c8 = Die Auswahl von oben nach unten gleichmäßig verteilen.

# Put on the floor
m50b3f1d9d7e3751e = Auf den Boden stellen

# Move the selected objects and starts down until they touch the ground, or up out of it.
mdcdb7b974eed45f5 = Bewegt die gewählten Objekte und Starts nach unten, bis sie den Boden berühren, oder nach oben aus ihm heraus.

# Put at the ceiling
m456ad0c0c22d3b33 = An die Decke setzen

# Move the selected objects up until they touch the ceiling.
m28af4e7a5f911850 = Bewegt die gewählten Objekte nach oben, bis sie die Decke berühren.

# Put at the wall on the left
m46fb5a09c9c9dc1f = An die Wand links setzen

# Move the selected objects and starts left until they touch a wall.
m3172f989855d30d5 = Bewegt die gewählten Objekte und Starts nach links, bis sie eine Wand berühren.

# Put at the wall on the right
mdab581b5810c2750 = An die Wand rechts setzen

# Move the selected objects and starts right until they touch a wall.
m1e6a8692b8b6dd90 = Bewegt die gewählten Objekte und Starts nach rechts, bis sie eine Wand berühren.

# Link
m3cf89cb47fdde7e9 = Verknüpfen

# Give the selected objects one switch, to link what sets it to what obeys it. A drag from the knob beside a selected object does the same.
md01300e7abb1b25c = Den ausgewählten Objekten denselben Schalter geben, um das, was ihn setzt, mit dem zu verknüpfen, was ihm gehorcht. Ziehen am Knopf neben einem ausgewählten Objekt bewirkt dasselbe.

# Upright guide here
ma7bbf1e017a25e5c = Senkrechte Hilfslinie hier

# Add an upright guide at the cursor. A drag out of the ruler along the left does the same.
m87e48005529e73d8 = Eine senkrechte Hilfslinie am Zeiger setzen. Ein Ziehen aus dem linken Lineal tut dasselbe.

# Level guide here
m664fa62aa86ffff9 = Waagerechte Hilfslinie hier

# Add a level guide at the cursor. A drag out of the ruler along the top does the same.
mb16f7e75371c78ff = Eine waagerechte Hilfslinie am Zeiger setzen. Ein Ziehen aus dem oberen Lineal tut dasselbe.

# Delete all guides
me6cd3939c45196b2 = Alle Hilfslinien löschen

# Delete all guides of the level in view.
m16594526a3949708 = Alle Hilfslinien des Levels im Blick löschen.

# First in the slot order
m4ff6f98e57e6ce31 = An den Anfang der Slot-Reihenfolge

# Process the selected objects before all others.
m266b0012c3cc1bc1 = Die ausgewählten Objekte vor allen anderen verarbeiten.

# Earlier in the slot order
m5f35086716d2b1a3 = Früher in der Slot-Reihenfolge

# Process the selected objects one place earlier.
mec58090ccd0655e9 = Die ausgewählten Objekte eine Stelle früher verarbeiten.

# Later in the slot order
m8d708bf5147c03d9 = Später in der Slot-Reihenfolge

# Process the selected objects one place later.
m2011a56fbc250ceb = Die ausgewählten Objekte eine Stelle später verarbeiten.

# Last in the slot order
mdf64307e10edebe9 = Ans Ende der Slot-Reihenfolge

# Process the selected objects after all others.
m604c7a13aead4328 = Die ausgewählten Objekte nach allen anderen verarbeiten.

# Select
mfc63e31ac7c956ed = Auswählen

# Select and move the start, switchers and objects.
m264c71c92dfe82c7 = Start, Ebenenschalter und Objekte auswählen und verschieben.

# Tools
mc26501e3ade7da3c = Werkzeuge

# Area
m06fd2f8b555158a4 = Fläche

# Select blocks to copy, fill or erase, with the things on them; Shift adds, Alt removes.
m4a47ae92dac9e3fd = Blöcke zum Kopieren, Füllen oder Löschen auswählen, samt den Elementen darauf; Shift fügt hinzu, Alt nimmt weg.

# Wand
m890b98022d945ddf = Zauberstab

# Select the equal blocks that touch the one you click, with Ctrl all equal ones of the level; Shift adds, Alt removes.
mdcda6df3fca37720 = Die gleichen Blöcke auswählen, die mit dem angeklickten zusammenhängen, mit Strg alle gleichen des Levels; Umschalt fügt hinzu, Alt nimmt weg.

# Brush
mc68faf840d65e073 = Pinsel

# Paint with the chosen block or chunk.
m18377f2b2da5ce3f = Mit dem gewählten Block oder Chunk malen.

# Eraser
m085cd8fee92a2cc5 = Radierer

# Erase blocks, or chunks if a chunk is in the brush.
m06416898e1ed6e8b = Blöcke radieren, oder Chunks, wenn ein Chunk im Pinsel ist.

# Rectangle
m5d0b63df0bad8c2e = Rechteck

# Fill a rectangle with the chosen block or chunk; with Alt only its edge.
m67e60fba149a005d = Ein Rechteck mit dem gewählten Block oder Chunk füllen, mit Alt nur seinen Rand.

# Ellipse
mbadcfb6aa6ef38b1 = Ellipse

# Fill an ellipse with the chosen block or chunk; with Alt only its edge.
mb46fffd804d680ee = Eine Ellipse mit dem gewählten Block oder Chunk füllen, mit Alt nur ihren Rand.

# Fill
md1f81984eeb7c0e8 = Füllen

# Fill a connected area of equal blocks or chunks.
mbdf6cde344269f31 = Eine zusammenhängende Fläche gleicher Blöcke oder Chunks füllen.

# Pick
me999c519c6842fb8 = Aufnehmen

# Take what is under the cursor into the brush. A right click does the same with any tool.
m11dc398267041a7d = Was unter dem Cursor ist, in den Pinsel nehmen. Ein Rechtsklick bewirkt dasselbe mit jedem Werkzeug.

# Stamp
mae3b9113b7db93a4 = Stempel

# Paint with an area captured by dragging with the right button.
m8b40225cb5e5d2f6 = Mit einer Fläche malen, die durch Ziehen mit der rechten Taste erfasst wurde.

# Shape
m2de969afacdaa7a6 = Form

# Draw a loop, slope, hill, pipe, tunnel or any curve in one stroke; its handles change it afterwards.
m72c4d6374bbcc30b = Looping, Schräge, Hügel, Pipe, Tunnel oder beliebige Kurve in einem Zug zeichnen; die Anfasser ändern sie danach.

# Ground
m9f71713287fb245e = Boden

# Paint ground with a big brush; its borders choose fitting tiles, with slopes in place of steps.
m64bfebfc6314ff2c = Boden mit einem großen Pinsel malen; an den Rändern werden passende Kacheln gewählt, mit Schrägen anstelle von Stufen.

# Layer switcher
m6d41097a284e701d = Ebenenschalter

# Place a layer switcher.
me32724c5cfbde2a1 = Einen Ebenenschalter setzen.

# Object
m730182ad28374cda = Objekt

# Place an object of the chosen kind, or move an existing one.
m5a08f8bb4bc93f74 = Ein Objekt der gewählten Art setzen oder ein vorhandenes verschieben.

# Start
mae1c7f13b7c0c47f = Start

# Put the player's start where you click.
mc520433ceeac6cca = Den Start des Spielers an die angeklickte Stelle setzen.

# Region
mb51270e19988f9bd = Bereich

# Draw a region that the game finds by its name, or place a note or something to do: drag an area, or click a point.
mee0a994e478fdeca = Einen Bereich zeichnen, den das Spiel an seinem Namen findet, oder eine Notiz oder etwas zu Erledigendes setzen: Zieh eine Fläche auf, oder klick auf einen Punkt.

# Measure
me211e3d21bbf3bff = Messen

# Measure a distance: pixels, blocks, length and angle, in degrees and as tiles have it.
mc541d65d83a275d7 = Einen Abstand messen: Pixel, Blöcke, Länge und Winkel, in Grad und wie Kacheln ihn haben.

# Change the chunk everywhere
me94c854917c03cc3 = Chunk überall ändern

# On: painting a block changes every place that uses the chunk. Off: only the place under the brush.
md6c4b8bc0d0c60e0 = An: Das Malen eines Blocks ändert jede Stelle, die den Chunk verwendet. Aus: nur die Stelle unter dem Pinsel.

# Use stamp 1
m00cadd3fb50c63d0 = Stempel 1 verwenden

# Use the first quick stamp.
me78f45286096eeed = Den ersten Schnellstempel verwenden.

# Quick stamps
mcba06ca6e7236fe0 = Schnellstempel

# Use stamp 2
m00cae03fb50c68e9 = Stempel 2 verwenden

# Use the second quick stamp.
m832633b2277bea41 = Den zweiten Schnellstempel verwenden.

# Use stamp 3
m00cadf3fb50c6736 = Stempel 3 verwenden

# Use the third quick stamp.
m3bb8ccb9363daa50 = Den dritten Schnellstempel verwenden.

# Use stamp 4
m00cae23fb50c6c4f = Stempel 4 verwenden

# Use the fourth quick stamp.
m58e4897b6969707d = Den vierten Schnellstempel verwenden.

# Use stamp 5
m00cae13fb50c6a9c = Stempel 5 verwenden

# Use the fifth quick stamp.
md193531d782f9590 = Den fünften Schnellstempel verwenden.

# Use stamp 6
m00cae43fb50c6fb5 = Stempel 6 verwenden

# Use the sixth quick stamp.
m59ad03efeeb005b7 = Den sechsten Schnellstempel verwenden.

# Use stamp 7
m00cae33fb50c6e02 = Stempel 7 verwenden

# Use the seventh quick stamp.
mde3b872dd53f739c = Den siebten Schnellstempel verwenden.

# Use stamp 8
m00cae63fb50c731b = Stempel 8 verwenden

# Use the eighth quick stamp.
mea10095dd861908e = Den achten Schnellstempel verwenden.

# Use stamp 9
m00cae53fb50c7168 = Stempel 9 verwenden

# Use the ninth quick stamp.
me48bf21030e2c020 = Den neunten Schnellstempel verwenden.

# Store stamp 1
mdc55b847e1f93196 = Stempel 1 ablegen

# Store the stamp as the first quick stamp.
ma9aecaccc9b30deb = Den Stempel als ersten Schnellstempel ablegen.

# Store stamp 2
mdc55b747e1f92fe3 = Stempel 2 ablegen

# Store the stamp as the second quick stamp.
m4dfa75ab2aa97a0f = Den Stempel als zweiten Schnellstempel ablegen.

# Store stamp 3
mdc55b647e1f92e30 = Stempel 3 ablegen

# Store the stamp as the third quick stamp.
mfef5c46e467a8b3e = Den Stempel als dritten Schnellstempel ablegen.

# Store stamp 4
mdc55bd47e1f93a15 = Stempel 4 ablegen

# Store the stamp as the fourth quick stamp.
m10e62e3ae5d37c47 = Den Stempel als vierten Schnellstempel ablegen.

# Store stamp 5
mdc55bc47e1f93862 = Stempel 5 ablegen

# Store the stamp as the fifth quick stamp.
m611367f18718e6fa = Den Stempel als fünften Schnellstempel ablegen.

# Store stamp 6
mdc55bb47e1f936af = Stempel 6 ablegen

# Store the stamp as the sixth quick stamp.
mea21848ad78bb7d5 = Den Stempel als sechsten Schnellstempel ablegen.

# Store stamp 7
mdc55ba47e1f934fc = Stempel 7 ablegen

# Store the stamp as the seventh quick stamp.
m0dfc939015642d0a = Den Stempel als siebten Schnellstempel ablegen.

# Store stamp 8
mdc55c147e1f940e1 = Stempel 8 ablegen

# Store the stamp as the eighth quick stamp.
m04992f08737d80f8 = Den Stempel als achten Schnellstempel ablegen.

# Store stamp 9
mdc55c047e1f93f2e = Stempel 9 ablegen

# Store the stamp as the ninth quick stamp.
m7503e0541f13851a = Den Stempel als neunten Schnellstempel ablegen.

# Zoom in
m236ae937cbcd6a39 = Vergrößern

# Show the level larger.
m803ea604db1e1b9a = Das Level größer zeigen.

# View
m7f59f507e02a2f38 = Ansicht

# Zoom out
mc65ea2cf2f21a13a = Verkleinern

# Show the level smaller.
mf683f069ed5c781d = Das Level kleiner zeigen.

# Zoom to 100 %
m6fd569cec4159a1f = Zoom auf 100 %

# One level pixel is one point on the screen.
mbbb204f9a44b48b7 = Ein Levelpixel ist ein Punkt auf dem Bildschirm.

# Fit the level
m8dc5b3837740e52d = Level einpassen

# Show the whole level.
mf8aaf926d0070264 = Das ganze Level zeigen.

# Next level
ma02de37d3925516e = Nächstes Level

# Show the project's next level; after the last one, the first.
mfd1aec2d847a2b12 = Das nächste Level des Projekts zeigen; nach dem letzten das erste.

# Background plane
m5e1c25e4d0edefdf = Hintergrundebene

# Show the level that is drawn behind this one, to draw it; from there go back to the level in front.
mfb1923820974a6ce = Zeigt das Level, das hinter diesem gezeichnet wird, um es zu bearbeiten; von dort geht es zurück zum Level davor.

# Previous level
m6011ae921d3a138e = Voriges Level

# Show the project's previous level; before the first one, the last.
m7a9b951f65a1ec4f = Das vorige Level des Projekts zeigen; vor dem ersten das letzte.

# Scroll left
m480d27b7a8b69ce5 = Nach links scrollen

# Move the view left.
m5455a7c1788e8fbd = Die Ansicht nach links verschieben.

# Scroll right
m5febcd9b311c16fe = Nach rechts scrollen

# Move the view right.
m81a47d8ee4a73704 = Die Ansicht nach rechts verschieben.

# Scroll up
m2b63dc08d32ccb09 = Nach oben scrollen

# Move the view up.
m44ffa4f4c402f4d9 = Die Ansicht nach oben verschieben.

# Scroll down
m9dd12575273ac110 = Nach unten scrollen

# Move the view down.
m68ed054e62fd59e6 = Die Ansicht nach unten verschieben.

# Hand
m58ba95d8757c67c0 = Hand

# On: dragging moves the view, as with Space held. Off: it uses the tool.
m4882dd774d975401 = An: Ziehen verschiebt die Ansicht, wie bei gehaltener Leertaste. Aus: Ziehen benutzt das Werkzeug.

# Add a layer behind the blocks
me4db4ae6b42f99a5 = Bildebene hinter den Blöcken hinzufügen

# Add an empty layer of art behind the blocks of the level, and draw on it.
m5db8c0ba7cb4013d = Eine leere Bildebene hinter den Blöcken des Levels hinzufügen und darauf zeichnen.

# Add a layer in front of all
m5d91542b8eea1b68 = Bildebene vor allem hinzufügen

# Add an empty layer of art in front of blocks, objects and players, and draw on it.
md6d1dfcdd0cd7da0 = Eine leere Bildebene vor Blöcken, Objekten und Spielern hinzufügen und darauf zeichnen.

# Go to the layer in front
m4cd205c32f7e6c22 = Zur Bildebene davor

# Draw on the layer in front of the one in view.
m41789c33a053d6c6 = Auf der Bildebene vor der gezeigten zeichnen.

# Go to the layer behind
m89073b9807b21842 = Zur Bildebene dahinter

# Draw on the layer behind the one in view.
ma22eb34c88d9740d = Auf der Bildebene hinter der gezeigten zeichnen.

# Other collision layer
md90cec3c3a81c65c = Andere Kollisionsebene

# View and paint on the other collision layer.
m20b3f0d4aa04ff38 = Die andere Kollisionsebene zeigen und auf ihr malen.

# Angles
m3e61efa1a8c47a51 = Winkel

# Show each solid tile's angle on it.
mc9333de501aa54d1 = Auf jeder Kollisionskachel ihren Winkel zeigen.

# Next snap size
mfe5c9e7ed9cac30d = Nächste Rasterweite

# Change the snap size, 1 to 64 pixels or a chunk. Placed and dragged things snap to its multiples; hold Shift while dragging to ignore it.
m7bd8ac76d48dc276 = Die Rasterweite ändern, 1 bis 64 Pixel oder ein Chunk. Gesetztes und Gezogenes rastet auf ihren Vielfachen ein; beim Ziehen Shift halten, um das zu umgehen.

# Dim other layers
m7612fb393fdc135f = Andere Ebenen abdunkeln

# Darken everything that is not solid on the layer in view.
m332aeb604707a23d = Alles abdunkeln, was auf der angezeigten Ebene nicht fest ist.

# Next set of overlays
mf7b46d20493db3de = Nächster Overlay-Satz

# Show the next set of overlays: Play, Physics, All, then your own choice.
m6416a9c0bcaa532f = Den nächsten Satz von Overlays zeigen: Spielen, Physik, Alle, dann die eigene Auswahl.

# No overlays
m71a8aafa65c17d5f = Keine Overlays

# Hide all overlays except those of the level itself, such as its grids.
mf318bba562fddd36 = Alle Overlays ausblenden, außer denen des Levels selbst wie den Gittern.

# Collision of layer A
mffe0958369702fea = Kollision der Ebene A

# Show what is solid on layer A.
m96c7fd7548c3e122 = Zeigen, was auf Ebene A fest ist.

# Collision of layer B
mffe0948369702e37 = Kollision der Ebene B

# Show what is solid on layer B.
m96d27f7548cd128d = Zeigen, was auf Ebene B fest ist.

# Difference of the layers
m68914810125ab706 = Unterschied der Ebenen

# Show what is solid on layer A or B alone, and in white what both have with another angle or solidity.
me99619c8491b1dfe = Zeigt, was nur auf Ebene A oder B fest ist, und in Weiß, was beide mit anderem Winkel oder anderer Festigkeit haben.

# Sensor probe
m210065363e443955 = Sensorsonde

# Show what sensors find from the pointer in all four directions, and at which solid tiles they look. The Probe lists both layers.
ma3ff6e288d1152cd = Zeigt, was Sensoren vom Zeiger aus in allen vier Richtungen finden und welche festen Kacheln sie ansehen. Die Sonde führt beide Ebenen auf.

# Block grid
mb202f87677edbbde = Blockgitter

# Lines every 16 pixels.
m5f4e398198f4338b = Linien alle 16 Pixel.

# Sensors
ma20c185606f42958 = Sensoren

# Show the player's sensors, what they look at and what they found.
med20cf7e27d6b1f0 = Die Sensoren des Spielers zeigen, was sie prüfen und was sie gefunden haben.

# Speeds
maa26fca1f0b38689 = Geschwindigkeiten

# Show the player's speeds as arrows.
m8890aac7a7735a8e = Die Geschwindigkeiten des Spielers als Pfeile zeigen.

# Sizes
m3e0b42b56e05829d = Größen

# Show the player's width, height and push radius.
mdfdd257ff84787bc = Breite, Höhe und Schubradius des Spielers zeigen.

# Trail
m9ea77b0d371dc103 = Spur

# Show where the player went.
mb07148ce710573cd = Zeigen, wo der Spieler entlangkam.

# Ghosts
m8ba1a1138c1fafd9 = Geister

# Show where the player could go from the paused frame: jump now or later, let go, hold back, roll, dash, abilities.
m6b2e4ae317a86357 = Zeigen, wohin der Spieler ab dem angehaltenen Frame kommen könnte: jetzt oder später springen, loslassen, bremsen, rollen, Dash, Fähigkeiten.

# Ghost here
mc2635f3c62464e6e = Geist hier

# Place a ghost at the cursor, to see where a player could go from here. The timeline sets its speed and state.
m04e85dbe53f86140 = Einen Geist an den Cursor setzen, um zu sehen, wohin ein Spieler von hier kommen könnte. Geschwindigkeit und Zustand legt die Zeitleiste fest.

# Readout
ma711a6fcc9552dbf = Werteanzeige

# Show speeds, mode, angle and layer of the player.
m62bf68f339a267e5 = Geschwindigkeiten, Modus, Winkel und Ebene des Spielers zeigen.

# Show the next player
mf0e5cd98d6921aad = Nächsten Spieler zeigen

# Show readout, Probe, trail and overlays for the partner, then for both players, then for the first one. It needs a partner.
m2c18e3aefb0738a1 = Werteanzeige, Sonde, Spur und Overlays für den Partner zeigen, dann für beide Spieler, dann für den ersten. Dazu ist ein Partner nötig.

# Camera
m54d1b2a64667e32e = Kamera

# Show the camera's borders and the level's bounds.
me8e4fda89f5b365c = Die Ränder der Kamera und die Grenzen des Levels zeigen.

# Object boxes
m2b51f55c421adc5b = Objektboxen

# Show hitboxes and combined boxes; again to hide both.
m68958ed7e630b8e8 = Hitboxen und kombinierte Boxen zeigen; erneut, um beide auszublenden.

# Hitboxes
m5660b065f7d7b11f = Hitboxen

# Show the hitboxes of objects and of the player, coloured by what touching does.
mdfe86afe8324fd0e = Die Hitboxen der Objekte und des Spielers zeigen, gefärbt nach der Wirkung der Berührung.

# Combined boxes
m494b15b7c0188f0b = Kombinierte Boxen

# Show the combined boxes: where the player's centre touches solid objects.
m039f2a84197d7619 = Die kombinierten Boxen zeigen: wo die Mitte des Spielers feste Objekte berührt.

# Object sizes
m7bbf9144673f6534 = Objektgrößen

# Show the size of objects on the screen.
m0c020716a8066daf = Die Größe der Objekte auf dem Bildschirm zeigen.

# Trigger areas
m28b0791d6777de59 = Auslösebereiche

# Show where objects look for the player's centre.
m32643ae99873f48a = Zeigen, wo Objekte nach der Mitte des Spielers suchen.

# Paths of objects
m711df091b3a975cc = Bahnen der Objekte

# Show the path of each object that moves by itself, with both ends, while editing.
mec20f6a44cae2b28 = Beim Bearbeiten die Bahn jedes Objekts zeigen, das sich von selbst bewegt, mit beiden Enden.

# Launch arcs
mf26e260aea90f56f = Wurfbahnen

# Show where the selected spring, ramp, booster, bumper or cannon throws a player who holds left, nothing or right. Also for the object in hand; only while editing.
m6d0f157031b59589 = Zeigen, wohin die ausgewählte Sprungfeder, die Rampe, der Booster, der Bumper oder die Kanone einen Spieler wirft, der links, nichts oder rechts hält. Auch für das Objekt in der Hand; nur beim Bearbeiten.

# Nearer sides
mbc1a3a3482fd57bc = Nähere Seiten

# Show which way the selected object would push the player, for every position of his centre.
m6ecbe156c5c18743 = Für jede Position der Spielermitte zeigen, in welche Richtung das ausgewählte Objekt den Spieler schieben würde.

# Object checks
m803bf0871a2b1c77 = Objektprüfungen

# Show what the last frame's checks of solid objects found, and why each ended.
m5462c0791dd13665 = Zeigen, was die Prüfungen fester Objekte im letzten Frame ergaben und warum jede endete.

# Slot numbers
me01b52978e638223 = Slotnummern

# Show each object's place in the slot order; while playing, its slot.
m4f89c33cc86d30e3 = Den Platz jedes Objekts in der Slot-Reihenfolge zeigen; beim Spielen seinen Slot.

# Links
m7859e0b546108aae = Verknüpfungen

# Show arrows from objects that set a switch to objects that obey it, and to what their own properties name.
m7b342c4d5f559234 = Pfeile von Objekten, die einen Schalter setzen, zu Objekten zeigen, die ihm folgen, und zu dem, was ihre eigenen Eigenschaften nennen.

# Boxes for another pose
m47d47e78bb335d37 = Boxen für andere Haltung

# Show boxes for a standing player or for a ball.
m510880d194fda888 = Boxen für einen stehenden oder einen eingerollten Spieler zeigen.

# Boxes for another character
mfc451fdf8c6b3465 = Boxen für andere Figur

# Show boxes for the next character.
m6f30c6291cf96ce5 = Boxen für die nächste Figur zeigen.

# Chunk grid
m9e397b04c64eb71e = Chunkgitter

# Lines around every chunk.
mb0c03ae704b9aa7f = Linien um jeden Chunk.

# Rulers
m5ddc77765c6ed4e0 = Lineale

# Show rulers along the level.
m69a1fb7301c7a685 = Lineale am Level zeigen.

# Regions and notes
m8bb14eb760a4394a = Bereiche und Notizen

# Show regions, notes and things to do while editing.
m8529d25bb25d7d07 = Bereiche, Notizen und zu Erledigendes beim Bearbeiten zeigen.

# Guides
m91448dcac4812328 = Hilfslinien

# Show the guides, to which things are drawn while they are moved. Drag a new one out of a ruler.
m7e8b2b7ee8f6cb50 = Die Hilfslinien zeigen, zu denen Dinge beim Verschieben gezogen werden. Zieh eine neue aus einem Lineal.

# Smart guides
m3cdb3ba000d2dbb7 = Intelligente Hilfslinien

# Show lines where a dragged thing is in line with others. With Shift, which leaves the grid, it is drawn to them.
m7371723cda981f13 = Linien zeigen, wo ein gezogenes Ding mit anderen in einer Linie ist. Mit Umschalt, das das Raster verlässt, wird es zu ihnen gezogen.

# Start, goal, switchers
m4b2b1e3ca60987a0 = Start, Ziel, Ebenenschalter

# Show the start, the goal and the layer switchers.
mfd15cc42a95dc160 = Start, Ziel und Ebenenschalter zeigen.

# Background
m1efbfc3937d565bd = Hintergrund

# Show the background behind the level.
me38322a5d6892678 = Den Hintergrund hinter dem Level zeigen.

# Levels around a layer
m31494d878cdb827d = Levels um eine Bildebene

# Show what is behind a layer of art while it is drawn, and thinly what is in front of it.
m3ff035fd13175a3b = Zeigt, was hinter einer Bildebene ist, während sie gezeichnet wird, und blass, was davor ist.

# Blocks behind players
m7863b87b9ecbbb37 = Blöcke hinter Spielern

# Show the blocks that are drawn behind players, as the low plane of the console.
mdafea1a1ae4999a0 = Zeigt die Blöcke, die hinter Spielern gezeichnet werden, wie die niedrige Ebene der Konsole.

# Blocks in front of players
m7570f348630f4910 = Blöcke vor Spielern

# Show the blocks that are drawn in front of players, as the high plane of the console.
m0c1a22e6d1eafebb = Zeigt die Blöcke, die vor Spielern gezeichnet werden, wie die hohe Ebene der Konsole.

# Animate tiles
mcae26f5b10941df5 = Kacheln animieren

# Play the animations of blocks while editing.
m20a49b3daec9d073 = Die Animationen der Blöcke beim Bearbeiten abspielen.

# Next palette
mb8c9e5f5c8ba8357 = Nächste Palette

# Show the next palette, and take what was last chosen in it into the brush.
mce227d6a05f13cf1 = Die nächste Palette zeigen und das zuletzt darin Gewählte in den Pinsel nehmen.

# Previous palette
mf6955d4fe284d277 = Vorige Palette

# Show the previous palette, and take what was last chosen in it into the brush.
m3e66a99f04d11b11 = Die vorige Palette zeigen und das zuletzt darin Gewählte in den Pinsel nehmen.

# Solid tiles
m56d02c999e503421 = Kollisionskacheln

# Show the Tiles pane, or the pane that was there before.
m7e3c1fefb7669461 = Den Bereich Kacheln zeigen oder den Bereich, der vorher dort war.

# Probe
mb936788adfc7b951 = Sonde

# Show the Probe, or the pane that was there before.
m3fc3449b083e7408 = Die Sonde zeigen oder den Bereich, der vorher dort war.

# Hide and lock
m6d200ef90098c007 = Ausblenden und sperren

# Show or hide the list of the kinds of objects in the level: which are seen, and which are locked.
mbdd393bda0f1a0e6 = Die Liste der Objektarten im Level zeigen oder ausblenden: welche zu sehen und welche gesperrt sind.

# Colours
mc32bbf499603baca = Farben

# Show or hide the colours of a tileset: its palettes, those of levels and those under water.
m067f5a84d88a6893 = Die Farben eines Kachelsatzes zeigen oder ausblenden: seine Paletten, die von Levels und die unter Wasser.

# Layers
mdab38385e185e9bf = Ebenen

# Show or hide the layers of art of the level: which are seen, their order, and what is drawn on.
ma02666adff994fc0 = Die Bildebenen des Levels ein- oder ausblenden: welche man sieht, ihre Reihenfolge, und worauf gezeichnet wird.

# Pixels
me40dd1f5df6b9a8c = Pixel

# Show or hide the picture of the block in the brush, to paint its pixels.
m19de0379b429564d = Zeigt oder verbirgt das Bild des Blocks im Pinsel, um seine Pixel zu malen.

# Minimap
meb91c968d48b5d64 = Übersichtskarte

# Show or hide the minimap: the whole level, and the part in view. A click moves the view.
m4b6308a18e73e64f = Zeigt oder verbirgt die Übersichtskarte: das ganze Level und den Teil im Bild. Ein Klick bewegt die Ansicht.

# Reload pictures
m88fde5556d0a4d1f = Bilder neu laden

# Reload the tilesets' pictures, and check whether other programs changed the project's files.
mf560820d0d68dd46 = Die Bilder der Kachelsätze neu laden und prüfen, ob andere Programme die Dateien des Projekts geändert haben.

# Level only
m12aa64e348bdbee9 = Nur Level

# Hide every pane but the level; again to bring them back.
m059526a8b4b3514d = Alle Bereiche außer dem Level ausblenden; erneut, um sie zurückzuholen.

# Next pane
m5417f3f55861e85e = Nächster Bereich

# Focus the next visible pane: Tab then goes through its fields, and Esc leaves them.
m769c219dd8e944d9 = Den nächsten sichtbaren Bereich fokussieren: Tab geht dann durch seine Felder, Esc verlässt sie.

# Previous pane
m5b5205408335f9fe = Voriger Bereich

# Focus the previous visible pane.
m486b161cf047a51b = Den vorigen sichtbaren Bereich fokussieren.

# Next tab
m0abde7321111b7c7 = Nächster Tab

# Show the next tab beside the focused pane.
m4babd5ee3b665829 = Den nächsten Tab neben dem fokussierten Bereich zeigen.

# Previous tab
m3af2137265dd2be7 = Voriger Tab

# Show the previous tab beside the focused pane.
mda7811dba1d899c9 = Den vorigen Tab neben dem fokussierten Bereich zeigen.

# Widen pane
mec9dbf99bbd572ea = Bereich verbreitern

# Move the border beside the focused pane so that it becomes wider.
mca8da3e00f9eaaf8 = Die Grenze neben dem fokussierten Bereich so verschieben, dass er breiter wird.

# Narrow pane
m1888f6471fb1c848 = Bereich verschmälern

# Move the border beside the focused pane so that it becomes narrower.
me1b66a27ffea5643 = Die Grenze neben dem fokussierten Bereich so verschieben, dass er schmaler wird.

# Heighten pane
m2a21b5fed504fa85 = Bereich erhöhen

# Move the border above or below the focused pane so that it becomes higher.
m4c328e32fa5e8477 = Die Grenze über oder unter dem fokussierten Bereich so verschieben, dass er höher wird.

# Lower pane
md9e0f602d4cfd388 = Bereich verkleinern

# Move the border above or below the focused pane so that it becomes lower.
md249d6a7a1522859 = Die Grenze über oder unter dem fokussierten Bereich so verschieben, dass er niedriger wird.

# Menu bar
m98d40f389568de97 = Menüleiste

# Use the menus by key: Tab chooses one, Enter opens it, the arrows go through its lines, Esc leaves.
mbc7211e7eb8b5da0 = Die Menüs über die Tastatur bedienen: Tab wählt eines, Enter öffnet es, die Pfeiltasten gehen durch seine Zeilen, Esc verlässt es.

# Reset layout
mb527763ec611e3e6 = Anordnung zurücksetzen

# Put all panes back to their default places.
ma8f8eb3e8cf4b7c5 = Alle Bereiche an ihre Standardplätze zurücksetzen.

# Layouts…
m1249adc6eb9591b0 = Anordnungen …

# Save where the panes are under a name, and put them back there later.
ma4fe5d78fac6ddce = Speichert unter einem Namen, wo die Bereiche sind, und stellt sie später wieder dorthin.

# Light or dark
m211626b572829d68 = Hell oder dunkel

# Switch between the dark and the light theme.
me94624491491b5b9 = Zwischen dunklem und hellem Design wechseln.

# Play here
md1667a06bb46ec9f = Hier spielen

# Play from the cursor, without saving.
mf1f2127869136730 = Ab dem Cursor spielen, ohne zu speichern.

# Play
mcd105819b5a10243 = Spielen

# Play from the start
m848c3db9972ba52a = Vom Start aus spielen

# Play from the level's start, without saving.
m142409b770ea72f6 = Vom Start des Levels aus spielen, ohne zu speichern.

# Play as a game
m568943632c284dd0 = Wie ein Spiel spielen

# Play from the start in the whole window, as in a game: no grid, no overlays, no panes. While you play, switch to the whole window and back.
me6d7a1d0272c047b = Vom Start aus im ganzen Fenster spielen, wie in einem Spiel: kein Gitter, keine Overlays, keine Bereiche. Während des Spielens zwischen ganzem Fenster und normaler Ansicht wechseln.

# Full screen
ma3d326f1be347f60 = Vollbild

# Turn full screen on or off.
mfd752d323fb7d1dc = Vollbild ein- oder ausschalten.

# Resume
m89118d3a7be870ca = Fortsetzen

# Resume the run that was stopped or paused.
m1267c1ced21dd0da = Den gestoppten oder angehaltenen Lauf fortsetzen.

# Edit or play
mfc8c910941aaf118 = Bearbeiten oder spielen

# Switch between editing and playing, in the same run.
m5d7a142fca6277b1 = Im selben Lauf zwischen Bearbeiten und Spielen wechseln.

# Stop
md9ad53251f2330a5 = Stoppen

# Stop playing and return to the view you left.
m0f2b2925c4e55e95 = Das Spielen stoppen und zur vorherigen Ansicht zurückkehren.

# Pause
m061cc20e3432dead = Pause

# Pause the world, or let it go on.
m1e61542d97fb484e = Die Welt anhalten oder weiterlaufen lassen.

# One frame forward
m22f3abfcaba16157 = Einen Frame vor

# Advance the world by one frame and pause.
m8c9077d59a654d9d = Die Welt um einen Frame weiterrücken und anhalten.

# One frame back
m955bba0a6d100589 = Einen Frame zurück

# Take the world back by one frame and pause.
m286638886b103f57 = Die Welt um einen Frame zurücknehmen und anhalten.

# Play on from here
m7310910cdffca2aa = Von hier weiterspielen

# Continue the run on the timeline by hand, from the shown frame.
m8da19ea28827b43c = Den Lauf auf der Zeitleiste ab dem gezeigten Frame von Hand fortsetzen.

# Timeline
m680fc90489553ed6 = Zeitleiste

# Show or hide the timeline below the level: the last run frame by frame, and how edits change it.
m344afc891a4c3e7f = Die Zeitleiste unter dem Level ein- oder ausblenden: der letzte Lauf Frame für Frame und wie Änderungen ihn verändern.

# Frames
m11a25b24cd33bb4f = Frames

# Show or hide the table of the run on the timeline, a row for each frame, beside another run.
m4ae0997336a33a70 = Die Tabelle des Laufs auf der Zeitleiste zeigen oder ausblenden, eine Zeile je Frame, neben einem anderen Lauf.

# Pause when…
m35b85b1ab5340935 = Anhalten, wenn…

# Choose what pauses play by itself: a change of layer or mode, a sensor that catches, a hit, a speed.
mf5954b31cb9e94b3 = Wählen, was das Spiel von selbst anhält: ein Wechsel der Ebene oder des Modus, ein Sensor, der fasst, ein Treffer, ein Tempo.

# Restart
m14bec4678c4e60cc = Neu beginnen

# Put the player back to where this run began.
mde81a661a5fd9a6f = Den Spieler dorthin zurücksetzen, wo dieser Lauf begann.

# Save this run
md2fc8a8a843d2ac1 = Diesen Lauf speichern

# Save the run just played in the project at once, under the next free name, with its expected end.
m6fea6aa1e3d4c8ea = Den eben gespielten Lauf sofort im Projekt speichern, unter dem nächsten freien Namen, mit seinem erwarteten Ende.

# Save this run as…
m46a0ed2be3480099 = Diesen Lauf speichern unter…

# Name or rename the run just played, choose what must hold at its end, and save it in the project.
m81e14d1e5e88fb03 = Den eben gespielten Lauf benennen oder umbenennen, wählen, was am Ende gelten muss, und ihn im Projekt speichern.

# Reach…
m6f44d3babedaf924 = Reichweite…

# Search where a player can get, see it as a heat map, and list what is never reached.
mfd00367712f12a82 = Suchen, wohin ein Spieler kommen kann, als Heatmap zeigen und auflisten, was nie erreicht wird.

# Reach from the start
mc6248a4f6a54137b = Reichweite vom Start

# Search where a player can get from the level's start.
m04ab03ce0cb07973 = Suchen, wohin ein Spieler vom Start des Levels aus kommen kann.

# Reach from here
m1953a6c7dc3c2536 = Reichweite von hier

# Search where a player can get from the current frame of play; while editing, from the cursor.
m92fe59039a6c5d1d = Suchen, wohin ein Spieler ab dem aktuellen Frame des Spiels kommen kann; beim Bearbeiten ab dem Cursor.

# Slower
md9eb66b806b6582f = Langsamer

# Slow motion: fewer simulated frames a second.
mcdf6bd910216f40a = Zeitlupe: weniger simulierte Frames pro Sekunde.

# Faster
m9767d735e9a145c4 = Schneller

# Back towards full speed.
m66728bb26e7def1e = Zurück in Richtung voller Geschwindigkeit.

# Rewind without holding
m6d3a8b77f57ddde9 = Zurückspulen ohne Halten

# Rewind until you press it again.
m9a9551fe903919d7 = Zurückspulen bis zum nächsten Tastendruck.

# Sound on or off
m52405b5d99d7296f = Ton ein oder aus

# Turn sound on or off.
m8290460e1d910748 = Den Ton ein- oder ausschalten.

# Follow the player
m377ca2d544050b7c = Spieler folgen

# Follow the player with the view, or leave it where you put it.
m6301e602d76cf167 = Dem Spieler mit der Ansicht folgen oder sie dort lassen, wo sie ist.

# Run left
m9dd662a2308420cb = Nach links laufen

# Held: the player runs left.
m8334b7834bf84f17 = Gehalten: Der Spieler läuft nach links.

# Player
m333dc56ddffd8ea0 = Spieler

# Run right
mfec9f8c0521fb154 = Nach rechts laufen

# Held: the player runs right.
mb5ccbdd6c9299566 = Gehalten: Der Spieler läuft nach rechts.

# Look up
md01d8f2c920d17ff = Nach oben schauen

# Held: the player looks up.
m0f9340bde3432b39 = Gehalten: Der Spieler schaut nach oben.

# Duck, roll
me300e4228e397507 = Ducken, rollen

# Held: the player ducks, or rolls when moving.
md1f3df90f5a81139 = Gehalten: Der Spieler duckt sich oder rollt, wenn er in Bewegung ist.

# Jump
m15a477e9f9a165ad = Springen

# Held: the player jumps; the longer, the higher.
m817474d69215d5c2 = Gehalten: Der Spieler springt; je länger, desto höher.

# Jump, second button
ma640189c370fdf6b = Springen, zweite Taste

# A separate jump button: pressed while the first is held, it counts as a new press.
m78af411c18af0deb = Eine eigene Sprungtaste: Gedrückt, während die erste gehalten wird, zählt sie als neuer Druck.

# Jump, third button
m69d5ac2bfa810f1e = Springen, dritte Taste

# A separate jump button: pressed while another is held, it counts as a new press.
m10cd9cf69b32fa95 = Eine eigene Sprungtaste: Gedrückt, während eine andere gehalten wird, zählt sie als neuer Druck.

# Partner: run left
med297d0c9f549455 = Partner: nach links laufen

# Held: the second player runs left. Any of his buttons takes control of him for ten seconds.
m16f8f6fe9c5f47cc = Gehalten: Der zweite Spieler läuft nach links. Jede seiner Tasten übernimmt für zehn Sekunden die Steuerung.

# Partner: run right
mfc132f545f817e2e = Partner: nach rechts laufen

# Held: the second player runs right.
m2926a464dc3d73b4 = Gehalten: Der zweite Spieler läuft nach rechts.

# Partner: look up
m43ff45af5bf61e65 = Partner: nach oben schauen

# Held: the second player looks up.
m5991aa0ad5122963 = Gehalten: Der zweite Spieler schaut nach oben.

# Partner: duck, roll
m8837fdbcf1da877d = Partner: ducken, rollen

# Held: the second player ducks, or rolls when moving.
m94d9e2caf874df77 = Gehalten: Der zweite Spieler duckt sich oder rollt, wenn er in Bewegung ist.

# Partner: jump
mbb2f21b00f4f8d97 = Partner: springen

# Held: the second player jumps; the longer, the higher.
ma84b3a6adf9ef294 = Gehalten: Der zweite Spieler springt; je länger, desto höher.

# Partner: jump, second button
m5190a0789e7b00d5 = Partner: springen, zweite Taste

# Partner: jump, third button
m8ffb4410a06a96b8 = Partner: springen, dritte Taste

# Rewind
m3494785886b8c0ae = Zurückspulen

# Held: rewinds time.
m0e911f29216a3141 = Gehalten: spult die Zeit zurück.

# Manual
m956c5a9fb7ee0b23 = Handbuch

# Open the manual at the page of the pane under the pointer, or at its index.
mee0874ef38dc6f9f = Das Handbuch auf der Seite des Bereichs unter dem Mauszeiger oder beim Inhaltsverzeichnis öffnen.

# Help
m352719d86112de9a = Hilfe

# Keys and mouse
mad41ade3cf02db5b = Tasten und Maus

# Search all keys and mouse gestures.
m7c1447557cd9b552 = Alle Tasten und Mausgesten durchsuchen.

# Find a command…
me5f1ea8584212a80 = Befehl suchen…

# Run a command by typing a part of its name.
m2307ffe020143cac = Einen Befehl durch Eingabe eines Teils seines Namens ausführen.

# Tour
m5a86d7fb3a24f683 = Rundgang

# Show six things to do, one after the other; each is ticked off once done. Again to hide the tour.
m8a739d12be009610 = Sechs Aufgaben nacheinander zeigen; jede wird abgehakt, sobald sie erledigt ist. Erneut, um den Rundgang auszublenden.

# Messages
mbdeedc1c60306b35 = Meldungen

# Every message of this session.
m97bad246ae8fe90e = Alle Meldungen dieser Sitzung.

# About Loopwright
m8114730311d0573d = Über Loopwright

# Version and licence.
m2358cb1251fa4ba9 = Version und Lizenz.

## Settings

# Theme
maab875d8cfcfe712 = Design

# Dark
mac895c732f350ac5 = Dunkel

# Light
m3b0ab4b52326316f = Hell

# High contrast, dark
m97d6fc7b6426fec5 = Hoher Kontrast, dunkel

# White on black, with edges
md84cd18f920d01f6 = Weiß auf Schwarz, mit Rändern

# High contrast, light
m01e5a2a71a47cd6f = Hoher Kontrast, hell

# Black on white, with edges
m2e7ae5a9333f1f8e = Schwarz auf Weiß, mit Rändern

# Language
mefcf950b3cc4fc3b = Sprache

# As the system
m967a37983a98e597 = Wie das System

# English if the system speaks none of these
m19da8bd6a6cba0d9 = Englisch, wenn das System keine davon spricht

# English
m4caed5b7a7e5d89b = English

# Deutsch
m20f54720bc79dfe3 = Deutsch

# Español
m8ecfdf9c54faf2b1 = Español

# Colours of sensors and layers
m8b8cfc7834b27115 = Farben von Sensoren und Ebenen

# As in the guide
m09872499f9d3a78b = Wie im Guide

# Easy to distinguish
me3822acf8f51d139 = Leicht zu unterscheiden

# For colour-blind eyes: also unlike in lightness
mf559686216efbca5 = Für farbenblinde Augen: auch in der Helligkeit verschieden

# Interface scale
m8d2ad263222c7c12 = Skalierung der Oberfläche

# Wheel over the level
m6da136b40399b233 = Mausrad über dem Level

# Zooms
m8045a9622a15ffb3 = Zoomt

# Scrolls, with Ctrl zooms
mf4f52f68d181d3be = Scrollt, zoomt mit Ctrl

# Right button over the level
mcdf4be4846d8c2ba = Rechte Taste über dem Level

# Picks and captures
m122ca3228d24bec7 = Nimmt auf und erfasst

# A click picks, a drag captures a stamp
mebae63495b2dcb34 = Ein Klick nimmt auf, Ziehen erfasst einen Stempel

# Erases
m085cd7fee92a2b12 = Radiert

# Alt with the left button then picks and captures
m0b589a44ae34eea3 = Alt mit der linken Taste nimmt dann auf und erfasst

# Numbers on the rulers
m1b910576b2c295ea = Zahlen an den Linealen

# Decimal
mff65309aa41b72ac = Dezimal

# Hexadecimal
mf236a9b7075e60e0 = Hexadezimal

# Numbers of imported things
m849941b4a41687c3 = Nummern von Importiertem

# Project's
m71dea2a9258b5eb8 = Die des Projekts

# Game's, hexadecimal
me9cfd0178b3aa5c8 = Die des Spiels, hexadezimal

# Objects of imported levels
m974bf6d4d232ca47 = Objekte importierter Level

# As in the game
m52129a8b0250e747 = Wie im Spiel

# Where the disassembly has a picture
m77784791831db21a = Wo die Disassembly ein Bild hat

# As in Loopwright
mf7eba67514e900a3 = Wie in Loopwright

# Palette of blocks
mbb18dbba9e4fcecd = Palette der Blöcke

# By number
m247659d738f0a72d = Nach Nummer

# Each block once
mb3dc60e2ec1a60ce = Jeder Block einmal

# As in the picture
m3658d568c7576f89 = Wie im Bild

# If the palette shows one tileset
ma6ed6db25b84dea8 = Wenn die Palette einen Kachelsatz zeigt

# Zoom below 50 % while playing
m0b43ed7aa66d6758 = Zoom unter 50 % beim Spielen

# Goes to 100 %
md7559c218c5ed64c = Geht auf 100 %

# Until you stop playing
m46f7a00078d1413a = Bis zum Ende des Spielens

# Stays as it is
md5a6f4bfb960bb28 = Bleibt, wie er ist

# In the window
m6fec40958dc1e4e3 = Im Fenster

# Until you return to editing
m1212da786f34019b = Bis zur Rückkehr zum Bearbeiten

# Sound
m2593d0c70a1c5074 = Ton

# Off
m302cbb19bf9a174a = Aus

# In Play as a game
m652f19deea7f167f = Bei „Wie ein Spiel spielen“

# Always
m314a4f7685c8e824 = Immer

# Also while you edit and play
mcf68f3ed5634bf75 = Auch beim Bearbeiten und Spielen

# Volume
m5b528a7f6c0c40af = Lautstärke

# Backups of a project
m4202485482866417 = Sicherungen eines Projekts

# None
m669b18c6d2d9c95b = Keine

# Saving leaves no backup. Existing ones stay
mc340e11c32aa6447 = Speichern hinterlässt keine Sicherung. Vorhandene bleiben

# 64 MB
m6b0fdc8d3c42ca4e = 64 MB

# The oldest ones go first
m403abbaa411e57b0 = Die ältesten weichen zuerst

# 256 MB
mfd6cecb08d0b0f09 = 256 MB

# 1 GB
m977385f14680a231 = 1 GB

## Object kinds

# Hidden monitor
m50ba85118cbb90fb = Versteckter Monitor

# An invisible monitor in the ground. A goal post that falls from the sky and comes down on it makes it jump out, and is thrown up again.
m24d59e7176c1b97d = Ein unsichtbarer Monitor im Boden. Ein Zielpfosten, der vom Himmel fällt und darauf herunterkommt, lässt ihn herausspringen und wird wieder hochgeworfen.

# Holds
m30d10fe142ae7a51 = Enthält

# What breaking it gives. Letter, goggles, teleport and question mark do nothing; every shield takes one hit; static and trap hurt, but not in Sonic 1; 50 rings give the super form in Sonic 3 and 3&K.
mbcae2259557ceab5 = Was man beim Zerbrechen erhält. Buchstabe, Taucherbrille, Teleport und Fragezeichen tun nichts; jeder Schild hält einen Treffer aus; Rauschen und Falle verletzen, aber nicht in Sonic 1; 50 Ringe geben in Sonic 3 und 3&K die Superform.

# Static
mad9d5481474d4f5b = Rauschen

# Trap
m85a6acfb52848702 = Falle

# Life
m3cdd76b47fc6df9f = Leben

# Speed shoes
m17b2980cbca04690 = Turboschuhe

# Shield
m516fa640d794ded0 = Schild

# Invincibility
m51b88ea242ad53b2 = Unverwundbarkeit

# 10 rings
mfb5b95b3ef42556f = 10 Ringe

# Letter
md7ebafacf602c9bd = Buchstabe

# Goggles
m93e412d0d29fc077 = Taucherbrille

# Partner's life
m18956be4cd0bd173 = Leben des Partners

# Teleport
m5fcca28d2423539e = Teleport

# Question mark
mdee685a67cc64c0a = Fragezeichen

# Fire shield
md993b3c8289978f2 = Feuerschild

# Lightning shield
m09d856c379f9a65e = Blitzschild

# Bubble shield
m4900aab4854cc478 = Blasenschild

# 50 rings, super form
m41689dadaf5f1050 = 50 Ringe, Superform

# Monitor
m406b6a4fb90e17d9 = Monitor

# A box with a screen. A ball breaks it; what it shows rises out of it and takes effect half a second later. Otherwise it is solid. Bumped from below, it jumps and falls down.
md123978c915c3ae8 = Ein Kasten mit Bildschirm. Eingerollt zerbricht ihn der Spieler; was er zeigt, steigt heraus und wirkt eine halbe Sekunde später. Sonst ist er fest. Von unten angestoßen, springt er hoch und fällt herunter.

# What a monitor held
mda7dce4612d7c9d5 = Inhalt eines Monitors

# Rises out of a broken monitor for half a second and then takes effect.
m522acabceadb1042 = Steigt eine halbe Sekunde lang aus einem zerbrochenen Monitor und wirkt dann.

# Line of rings
m431397088e64c813 = Ringlinie

# Rings in a straight line. The line exists as long as its first ring is near the screen.
mb0efb71be61ef0b0 = Ringe in gerader Linie. Die Linie besteht, solange ihr erster Ring nahe am Bildschirm ist.

# Rings
m73efb9b9ec420c48 = Ringe

# How many rings there are.
ma2023e86c98fc5e7 = Wie viele Ringe es sind.

# Step right
mc88f453621cd012d = Schritt nach rechts

# From each ring to the next, to the right.
mad6c076e446916bb = Von jedem Ring zum nächsten, nach rechts.

# Step down
m078cac19db271b0d = Schritt nach unten

# From each ring to the next, downwards.
mce7f3d92dd33e834 = Von jedem Ring zum nächsten, nach unten.

# Ring
mdcea4d2bfa11ceeb = Ring

# A ring. A player who holds one or more survives a hit and loses them instead. The 100th and the 200th give an extra life each.
m0dfe49ae1139b5a1 = Ein Ring. Ein Spieler mit mindestens einem Ring übersteht einen Treffer und verliert stattdessen die Ringe. Der 100. und der 200. geben je ein Extraleben.

# Arc of rings
meb3cadb5b692f64f = Ringbogen

# Rings along an arc, as a jump takes them, or around a circle.
m88bbe6bed34b91d0 = Ringe auf einem Bogen, wie ihn ein Sprung nimmt, oder rund um einen Kreis.

# Radius
m8afc8c5aafb392d3 = Radius

# From the middle of the arc, where the object is, to the rings.
meccb5f0ccecfe389 = Von der Mitte des Bogens, wo das Objekt ist, zu den Ringen.

# From
ma6ab5184d6315895 = Von

# Where the first ring is: 0 on the right, 64 below, 128 on the left, 192 above.
m0ed4c5c74e9523f1 = Wo der erste Ring ist: 0 rechts, 64 unten, 128 links, 192 oben.

# Sweep
m84b7af08cf834f43 = Bogen

# From the first ring to the last, clockwise: 128 is half a circle. At 256 the rings are spread evenly around the circle.
m9b7144ff324fb645 = Vom ersten bis zum letzten Ring, im Uhrzeigersinn: 128 ist ein Halbkreis. Bei 256 verteilen sich die Ringe gleichmäßig auf den ganzen Kreis.

# Attracted ring
mc43df47a248511f3 = Angezogener Ring

# A ring that a lightning shield draws to the player, through everything. It scatters if the shield is lost.
m98bb12dfdb203bb0 = Ein Ring, den ein Blitzschild zum Spieler zieht, durch alles hindurch. Er wird verstreut, wenn der Schild verloren geht.

# Scattered ring
m64405ef384475582 = Verstreuter Ring

# A ring that the player lost: it bounces for four seconds and can be collected again.
mde44e97e215b0ede = Ein Ring, den der Spieler verloren hat: Er springt vier Sekunden lang umher und kann wieder eingesammelt werden.

# Sparkle
m8515261aed610c15 = Funkeln

# What is left of a ring that was collected, for a moment.
ma5cc6e8e25e73be5 = Was für einen Moment von einem eingesammelten Ring übrig ist.

# Balloon
md286a53d96275bdc = Ballon

# Throws a player who touches it up, and bursts. He keeps his sideways speed and can't cut the throw short. It comes back after being off the screen for a while.
m053c5eac95e3f62e = Wirft einen Spieler, der ihn berührt, nach oben und platzt. Der Spieler behält seine seitliche Geschwindigkeit und kann den Wurf nicht abkürzen. Der Ballon kommt zurück, nachdem er eine Weile außerhalb des Bildschirms war.

# Colour
m7e9d0b96d39e517d = Farbe

# Appearance only.
mae78b889f31453c3 = Nur das Aussehen.

# Blue
mecf3d3a7c1693e2d = Blau

# Orange
m8f450dd0b7bdb8cb = Orange

# Green
mcf00d78fd5953f1c = Grün

# Red
m9ff1de19feac1b7c = Rot

# Purple
m05f6e2fd9831623f = Violett

# Under water
m4c495b91da247a56 = Unter Wasser

# It throws half as high, and when it bursts it centres the player and lets bubbles out, like balloons placed under water.
md9f58d7a41eaeb93 = Er schleudert halb so hoch, und wenn er platzt, zentriert er den Spieler und lässt Blasen frei, wie Ballons unter Wasser.

# Speed
me24130f1123560a0 = Geschwindigkeit

# Speed of the throw, half as much under water; 1792 (7 pixels a frame) in the original.
m93b6c6ec5c573279 = Geschwindigkeit des Wurfs, unter Wasser die Hälfte; 1792 (7 Pixel pro Frame) im Original.

# Booster
m1bd53a282d9c749b = Booster

# Speeds up a player on the ground above it: to the right, mirrored to the left.
m0884490a52df901e = Beschleunigt einen Spieler auf dem Boden darüber: nach rechts, gespiegelt nach links.

# Strength
m82c21acdbcd6e830 = Stärke

# The speed it gives: 16 or 10 pixels a frame. A player who already has 16 keeps his speed.
ma72a8f7f16a44242 = Die Geschwindigkeit, die er gibt: 16 oder 10 Pixel pro Frame. Ein Spieler, der schon 16 hat, behält seine Geschwindigkeit.

# Strong (16 px)
m277d88bcbefb76fa = Stark (16 px)

# Weak (10 px)
m30bd26efdaff8d5b = Schwach (10 px)

# The speed it gives. Overrides the strength; 0 uses it. 4096 is strong.
mc84fbc6ad504220f = Die Geschwindigkeit, die er gibt. Ersetzt die Stärke; bei 0 gilt diese. 4096 ist stark.

# by strength
m4ee5d32f17cc87a5 = nach Stärke

# Bumper
mc372a440673c7b06 = Bumper

# Throws the player directly away from its centre, whichever side he touches. The first ten hits are worth ten points each.
mdeb395bd6b6f88be = Wirft den Spieler von seiner Mitte weg, egal von welcher Seite er ihn berührt. Die ersten zehn Treffer geben je zehn Punkte.

# Speed of the throw; 1792 (7 pixels a frame) in the originals.
md0b985fc406e72ef = Geschwindigkeit des Wurfs; 1792 (7 Pixel pro Frame) in den Originalen.

# Circle
m14c54ca33d0f3ea9 = Kreis

# Where on a circle of 64 pixels around its place it begins to go round, in 256 frames; mirrored the other way. 0: it stays.
m1ae4e63ef0399bcc = Wo auf einem Kreis von 64 Pixeln um seinen Platz er beginnt, in 256 Frames herumzugehen; gespiegelt andersherum. 0: Er bleibt stehen.

# stays
mee3794ad458c50c9 = bleibt

# Cannon
m5854debe3b2e767c = Kanone

# A player who lands on it drops in. The barrel swings from side to side; pressing jump fires him, and a partner in it, in its direction, at 16 pixels a frame unless set otherwise.
m22bc287ea483c651 = Ein Spieler, der auf ihr landet, fällt hinein. Das Rohr schwenkt hin und her; Springen schießt ihn und einen Partner darin in dessen Richtung, mit 16 Pixeln pro Frame, wenn nicht anders eingestellt.

# Speed of the shot; 4096 (16 pixels a frame) in the original.
m147b220ac9d6d296 = Geschwindigkeit des Schusses; 4096 (16 Pixel pro Frame) im Original.

# How far it swings in a frame, in 256ths of a full swing; 2 in the original.
ma118807e537f6bf7 = Wie weit sie in einem Frame schwenkt, in 256steln eines vollen Schwenks; 2 im Original.

# Flipper
mce2c8f3f77fa3a55 = Flipper

# A pinball flipper. The player curls up on it and slides towards its tip; pressing jump shoots him off, faster the further out he is. Its tip points to the right, mirrored to the left.
m38c2668a09e65eff = Ein Flipperhebel. Der Spieler rollt sich darauf ein und gleitet zur Spitze; Springen schießt ihn ab, je weiter außen, desto schneller. Seine Spitze zeigt nach rechts, gespiegelt nach links.

# Form
m07aa10850d9ddcc7 = Form

# A horizontal one holds a ball until jump is pressed; an upright one throws off a player who runs into it.
m1aa7f44a1e166d08 = Ein liegender hält einen eingerollten Spieler, bis gesprungen wird; ein aufrechter wirft einen Spieler zurück, der hineinläuft.

# Lying
m31ff343e784331fa = Liegend

# Upright
m7b560d8693ed8f42 = Aufrecht

# How fast it shoots and throws, in hundredths; 100 in the original.
maed4eb60bd023001 = Wie schnell er schießt und wirft, in Hundertsteln; 100 im Original.

# Hexagonal bumper
m1738cc84810aeb05 = Sechseckiger Bumper

# Throws the player straight away from the side that he touches; its upper and lower sides also throw him outwards.
m89d6034d5edf6ede = Wirft den Spieler gerade von der Seite weg, die er berührt; die obere und die untere Seite werfen ihn auch nach außen.

# Moves
me386d7f96b1ae085 = Bewegt sich

# It moves to and fro: to the right first, mirrored to the left.
m40dda9762f0fe1b4 = Er bewegt sich hin und her: zuerst nach rechts, gespiegelt nach links.

# Reach
m9bfc89548d1236b8 = Reichweite

# How far a moving one goes to either side; 96 in the original.
mbb17c107e41dd857 = Wie weit ein bewegter Bumper nach jeder Seite kommt; 96 im Original.

# Pixels a frame of a moving one; 1 in the original.
me34d6220769a2e67 = Pixel pro Frame eines bewegten Bumpers; 1 im Original.

# Throw
m16b8cad87bc5fb2f = Wurf

# Speed of the throw; 2048 (8 pixels a frame) in the original.
mb80136b5fd98ac8a = Geschwindigkeit des Wurfs; 2048 (8 Pixel pro Frame) im Original.

# Mushroom cap
m88376c59f757436b = Pilzhut

# A springy cap. It sinks under a player who lands on it and throws him up 6 frames later, in three strengths: the faster he lands, the higher. The player can jump up through it.
m8a7a63d5a69acc9b = Ein federnder Hut. Er sinkt unter einem Spieler, der auf ihm landet, und wirft ihn 6 Frames später hoch, in drei Stärken: je schneller die Landung, desto höher. Der Spieler kann von unten hindurchspringen.

# Light spots
m1ed4e90419f72a02 = Helle Flecken

# In front
mad8ec99fa2c350ad = Davor

# It is drawn in front of the player.
ma031d0aea8d5f09b = Er wird vor dem Spieler gezeichnet.

# Speed of the throw after a slow landing; 1664 in the original. Faster landings add 256 or 512.
mc1fea9b4704cc2a8 = Geschwindigkeit des Wurfs nach langsamer Landung; 1664 im Original. Schnellere Landungen fügen 256 oder 512 hinzu.

# Pipe cap
mee2efc2bac93f821 = Rohrdeckel

# The springy lid of a pipe. It throws a player standing on it up, and opens for a player coming from below.
mc6ace7fde301f245 = Der federnde Deckel eines Rohrs. Er wirft einen Spieler, der darauf steht, hoch und öffnet sich für einen, der von unten kommt.

# 16 pixels a frame, or 10.5.
ma0790f87ac309c06 = 16 oder 10,5 Pixel pro Frame.

# Strong
m8e52c9ecf3c109ba = Stark

# Weak
m680119021b521f09 = Schwach

# Twirls
mf07213bfbe381b66 = Wirbelt

# The player turns over in the air.
ma1f609ed313213f7 = Der Spieler überschlägt sich in der Luft.

# Puts on layer
mc44610b8cca12335 = Setzt auf Ebene

# The collision layer that it puts the player on.
maf3a8a4b15e0dec4 = Die Kollisionsebene, auf die der Spieler gesetzt wird.

# Keeps it
m51fa30840ad556ae = Unverändert

# A
maf63fc4c860222ec = A

# B
maf63ff4c86022805 = B

# Straight up
m67088f43b38768a0 = Gerade nach oben

# The player loses his sideways speed.
mfcca9c76cbe76b09 = Der Spieler verliert seine seitliche Geschwindigkeit.

# How fast it throws; 0, as in the original: by its strength.
m0b1c4ad337fa728f = Wie schnell sie schleudert; 0, wie im Original: nach ihrer Stärke.

# Spring
mf3b64c24b260f5ec = Sprungfeder

# Throws the player off: upwards if he lands on it, sideways if he runs into it, downwards if he jumps against it from below.
m3b338daaaea5b06e = Wirft den Spieler ab: nach oben, wenn er darauf landet, seitlich, wenn er hineinläuft, nach unten, wenn er von unten dagegenspringt.

# Direction
md23ee5e66df8400a = Richtung

# Which way it throws. Sideways and diagonal springs throw to the right, mirrored to the left.
m4a6451140b828c15 = Wohin sie wirft. Seitliche und diagonale Sprungfedern werfen nach rechts, gespiegelt nach links.

# Up
m09313a07b5c3ab60 = Nach oben

# Sideways
m5b517ac216f9ee62 = Seitlich

# Down
m032c13736048bf35 = Nach unten

# Diagonally up
mac8a490f48c23ce6 = Schräg nach oben

# Diagonally down
m6f59b60ab8b6524f = Schräg nach unten

# How fast it throws: 16 or 10 pixels a frame.
m8eaf0b2b74b55d7f = Wie schnell sie wirft: 16 oder 10 Pixel pro Frame.

# Strong (red, 16 px)
mcb1fe3d849fdf711 = Stark (rot, 16 px)

# Weak (yellow, 10 px)
m3170617fcb4867d3 = Schwach (gelb, 10 px)

# Stops the other axis
m6382cb4432642978 = Stoppt die andere Achse

# The speed across the throw becomes 0. Springs of Sonic 2 and later.
md7b62f83cf0e0845 = Die Geschwindigkeit quer zum Wurf wird 0. Sprungfedern ab Sonic 2.

# The player turns over in the air. Springs of Sonic 2 and later.
m1716cdcbdd843da3 = Der Spieler überschlägt sich in der Luft. Sprungfedern ab Sonic 2.

# Layer
m9d167ef77aed79b6 = Ebene

# The collision layer that it puts the player on. Springs of Sonic 2 and later.
ma7bfbd83516397f8 = Die Kollisionsebene, auf die der Spieler gesetzt wird. Sprungfedern ab Sonic 2.

# Speed of the throw. Overrides the strength; 0 uses it. 4096 is strong.
mffdb1ccd247bfe1b = Geschwindigkeit des Wurfs. Ersetzt die Stärke; bei 0 gilt diese. 4096 ist stark.

# Spring ramp
m6047c6170f3507c4 = Federrampe

# A sloped board on a spring. A player who walks onto it bends it for a moment and is thrown up: higher near its high end, and faster forward if he was already fast.
mbafe5cc76539c63c = Ein schräges Brett auf einer Feder. Ein Spieler, der darauf läuft, biegt es kurz durch und wird hochgeworfen: höher nahe dem hohen Ende und schneller nach vorn, wenn er schon schnell war.

# Bridge
m8545094bc2096970 = Brücke

# A bridge of logs that the player can jump up through. It dips under a player, most in its middle, and springs back.
macdb806c85dbfc36 = Eine Brücke aus Stämmen, durch die der Spieler von unten springen kann. Sie senkt sich unter einem Spieler, am meisten in der Mitte, und federt zurück.

# Logs
m4f1ad6b48a5df506 = Stämme

# How many logs of 16 pixels it has; 8 or more in the originals.
mcb386f0a8419e2be = Wie viele Stämme von 16 Pixeln sie hat; 8 oder mehr in den Originalen.

# Collapsing ledge
m137705b4f1cbee7c = Einstürzender Vorsprung

# A ledge that the player can jump up through, rising to the right. A moment after a player lands on it, it breaks into pieces; half a second later he falls.
mb924e211af3bdcd7 = Ein nach rechts ansteigender Vorsprung, durch den der Spieler von unten springen kann. Kurz nachdem ein Spieler auf ihm landet, zerbricht er in Stücke; eine halbe Sekunde später fällt der Spieler.

# Looks like
m9aaea4bd72d99a4e = Sieht aus wie

# What it is made of.
m63fdf7ed6c703c74 = Woraus er besteht.

# Grass and earth
m130701c3d23deaf4 = Gras und Erde

# Stone
m04f23c13e8ffdcba = Stein

# Delay
m118631dc5df12c98 = Verzögerung

# How long it holds after a player lands on it; 8 in the originals.
m39f7eacf32689d2d = Wie lange der Boden nach der Landung eines Spielers hält; 8 in den Originalen.

# Collapsing floor
m4e9d88e9883a06d7 = Einstürzender Boden

# A piece of floor, or a bridge, that the player can jump up through. A moment after a player lands on it, it breaks into pieces; half a second later he falls, from a bridge a whole second later.
m4f348be54864c7b4 = Ein Stück Boden oder eine Brücke, durch die der Spieler von unten springen kann. Kurz nachdem ein Spieler darauf landet, zerbricht es; eine halbe Sekunde später fällt er, von einer Brücke eine ganze Sekunde später.

# Order
m2ba5f4d8f3bd7c57 = Reihenfolge

# The order in which its pieces fall.
m9d1a08acb5e2ffb2 = Die Reihenfolge, in der die Stücke fallen.

# From one end to the other
mab9308b28122587c = Von einem Ende zum anderen

# One end first, then in turn
m05f2fd7cb1258769 = Ein Ende zuerst, dann der Reihe nach

# By the player's side
mf487a4f82d61715d = Nach Seite des Spielers

# It is mirrored when he lands on its left half.
m2c47e4eac93beb62 = Er ist gespiegelt, wenn der Spieler auf seiner linken Hälfte landet.

# Its size: the floor of Sonic 1, the bridge of Sonic 3, which holds twice as long once it is broken, or the slabs of Sonic 2, which hold everybody until they fall.
m1967beb1989fc5a9 = Seine Größe: der Boden von Sonic 1, die Brücke von Sonic 3, die zerbrochen doppelt so lange hält, oder die Platten von Sonic 2, die alle halten, bis sie fallen.

# Floor, 64 pixels wide
m84cdf2a6c8f1bdb7 = Boden, 64 Pixel breit

# Bridge, 160 pixels wide
m357a86d5acc18d6d = Brücke, 160 Pixel breit

# Slab, 64 pixels wide, in 8 pieces
md2770ae26351b2c7 = Platte, 64 Pixel breit, in 8 Stücken

# Slab, 64 pixels wide, in 6 pieces
m53986237890e52bd = Platte, 64 Pixel breit, in 6 Stücken

# Slab, 128 pixels wide
mf97d60be0996b38a = Platte, 128 Pixel breit

# Grass platform
mf0debf80b7166398 = Grasplattform

# A large block of earth with a grassy, sloped top that is solid on all sides. Its whole solid shape follows the slope, including the lower edge.
m302426bd2ca6f90c = Ein großer Erdblock mit bewachsener, schräger Oberseite, auf allen Seiten fest. Seine ganze feste Form folgt der Schräge, auch die Unterkante.

# Its surface, and how large it is.
m49873634773784a1 = Ihre Oberfläche und wie groß sie ist.

# Rises to a plateau and half down again
m18d7a3f4911833c9 = Steigt zu einem Plateau an und fällt halb wieder ab

# A mound
m172a35c9983a91f1 = Ein Hügel

# Narrow and level
m508c8888b18877cd = Schmal und eben

# Motion
m191bbfc4126e2367 = Bewegung

# How it moves.
m525a6265a6deb912 = Wie sie sich bewegt.

# Stays where it is
md607dcded66b3e11 = Bleibt an Ort und Stelle

# Up and down by 32 pixels
mfcf08b9721c8e32a = Auf und ab um 32 Pixel

# Up and down by 48 pixels
mdcacf1a36820b931 = Auf und ab um 48 Pixel

# Up and down by 64 pixels
m3d090f234faedab7 = Auf und ab um 64 Pixel

# Up and down by 96 pixels
m218a4d06ce8c77d8 = Auf und ab um 96 Pixel

# Sinks by 16 pixels under its rider
me77b4e495bc02730 = Sinkt unter ihrem Reiter um 16 Pixel

# Reversed
ma27b143c18e78193 = Umgekehrt

# A swinging one begins at the top.
ma4f33923533dabd5 = Eine schwingende beginnt oben.

# Period
mea2adb1f2047d144 = Periode

# How long it takes there and back. 0: in time with all others, as in the originals: 252 to 440 frames, depending on its motion.
m0e74f01e1b490965 = Wie lange sie hin und zurück braucht. 0: im Takt mit allen anderen, wie in den Originalen: je nach Bewegung 252 bis 440 Frames.

# shared
m080a026ee7d87df4 = gemeinsam

# Phase
mbf0c7dd234427318 = Phase

# Where on its path it begins, in 256ths. Only with its own period.
m6829f02a30cb9ead = Wo auf der Bahn die Bewegung beginnt, in 256steln. Nur mit eigener Periode.

# How far it goes, in hundredths of its motion's usual distance, in the same time; 100 in the original.
m348d5a4193ea40e5 = Wie weit er sich bewegt, in Hundertsteln der üblichen Strecke dieser Bewegung, in derselben Zeit; 100 im Original.

# Moving block
m20c016cf8fb6be82 = Fahrender Block

# A platform that moves to and fro, or starts when a player stands on it.
m26435c4e775f04dc = Eine Plattform, die hin- und herfährt oder losfährt, wenn ein Spieler darauf steht.

# Size
m78789724e789221c = Größe

# How wide it is.
m0dab330b241aff27 = Die Breite.

# 32 pixels wide
m5b7664ff14e1bffc = 32 Pixel breit

# 64 pixels wide
mc3a385925f5ec42b = 64 Pixel breit

# 64 pixels wide, steel
m8411a792cd870956 = 64 Pixel breit, Stahl

# 128 pixels wide
mf272c6433c3a1762 = 128 Pixel breit

# 96 pixels wide
m115298ef1b3e73f2 = 96 Pixel breit

# How it moves. Mirrored, it begins at the other end of its path, or slides out to the left.
me7e16d92ed9be044 = Wie er sich bewegt. Gespiegelt beginnt er am anderen Ende seiner Bahn oder gleitet nach links heraus.

# 96 pixels to the left and back
me9e6293fc71363d4 = 96 Pixel nach links und zurück

# To the right with its rider, to a wall
m4b52c52126bbb43d = Mit Reiter nach rechts bis zu einer Wand

# To the right with its rider, then falls
me39835fb2397f0c4 = Mit Reiter nach rechts, fällt dann

# The same, hidden until a switch is pressed
md46780ead47e9407 = Dasselbe, verborgen bis zum Druck eines Schalters

# 128 pixels up and back
m8b4399fbcb768acc = 128 Pixel nach oben und zurück

# Slides out with its rider and back
m89ac23221eca7699 = Gleitet mit Reiter heraus und zurück

# Switch
m8e114dd98aeedf91 = Schalter

# The switch that makes it appear; 2 in the originals.
m6143b8428e18b72d = Der Schalter, der ihn erscheinen lässt; 2 in den Originalen.

# Foot
m079ffd850d9567f9 = Fuß

# For a falling one: from its centre down to the point that finds the floor. 0 in the originals, so that it sinks in; 7 in Labyrinth.
m6bb5d3908ebefc78 = Für einen fallenden: von seiner Mitte hinunter zu dem Punkt, der den Boden findet. 0 in den Originalen, sodass er einsinkt; 7 in Labyrinth.

# How long it takes there and back. 0: in time with all others, as in the originals: 440 frames sideways and 360 up.
m94cd872c4fe45bbe = Wie lange er hin und zurück braucht. 0: im Takt mit allen anderen, wie in den Originalen: 440 Frames seitlich und 360 nach oben.

# How far it goes or slides out, in percent of its motion's usual distance; 100 in the originals.
mfddf9dd01f84e3b8 = Wie weit er fährt oder herausgleitet, in Prozent der üblichen Strecke seiner Bewegung; 100 in den Originalen.

# Pixels a frame if it moves with its rider or slides out. 0: as in the originals, 1 to a wall and 8 sliding out.
m97204fde03509a3f = Pixel pro Frame, wenn er mit Reiter fährt oder herausgleitet. 0: wie in den Originalen, 1 bis zu einer Wand und 8 beim Herausgleiten.

# usual
mb89e137114f1b0e9 = üblich

# Stays out
m6b397c88be4f383d = Bleibt draußen

# How long it stays after sliding out; 300 in the originals.
m63482b7ce4a3abb6 = Wie lange er nach dem Herausgleiten bleibt; 300 in den Originalen.

# Platform
m5c67b6c66029e5b2 = Plattform

# A platform that the player can jump up through and stand on. It sags by 4 pixels under its rider and can move, fall, or rise when a button is pressed.
m50d40418faa98425 = Eine Plattform, durch die der Spieler von unten springen und auf der er stehen kann. Sie gibt unter ihrem Reiter um 4 Pixel nach und kann sich bewegen, fallen oder auf Knopfdruck steigen.

# How it moves. Sideways, and up and down, it goes 64 pixels either way, half as far 32, slowly 48.
m33e754794b68fc8d = Wie sie sich bewegt. Seitwärts sowie auf und ab sind es 64 Pixel in jede Richtung, halb so weit 32, langsam 48.

# Sideways, left first
md583e43172c06f65 = Seitlich, zuerst nach links

# Sideways, right first
m393aeaad129fd852 = Seitlich, zuerst nach rechts

# Up and down, up first
m441009bc8ad6bf78 = Auf und ab, zuerst nach oben

# Up and down, down first
m1d59b0ef88ff6b39 = Auf und ab, zuerst nach unten

# Up and down, half as far
m93dd56a57283aaf7 = Auf und ab, halb so weit

# Up and down slowly, up first
md75dcd28d8844cd0 = Langsam auf und ab, zuerst nach oben

# Up and down slowly, down first
m354f3689e64adfd1 = Langsam auf und ab, zuerst nach unten

# Falls when stood on
m69e7d2e80014c305 = Fällt, wenn jemand darauf steht

# Rises at a switch
mc58fd918f4bf7743 = Steigt durch Schalter

# The switch that makes it rise.
m7ddd7b78486bbe4a = Der Schalter, der sie steigen lässt.

# Half width
m60d7540e99cac6b8 = Halbe Breite

# Half of its width; 32 in the originals.
m34f31575e8431edb = Die halbe Breite; 32 in den Originalen.

# How far it goes in the same time, in percent of its motion's usual distance; 100 in the originals.
m9591f015674bc9f0 = Wie weit sie in derselben Zeit kommt, in Prozent der üblichen Strecke ihrer Bewegung; 100 in den Originalen.

# How long it takes there and back. 0: in time with all others, as in the originals: 256 frames, slow ones 440.
m2659e64a4d46b8e1 = Wie lange sie hin und zurück braucht. 0: im Takt mit allen anderen, wie in den Originalen: 256 Frames, langsame 440.

# How long it waits before it falls, from the frame in which the player is first on it, or before it rises. 0: as in the originals, 30 frames before it falls, 60 before it rises.
mcf7092bc41175bc4 = Wie lange sie wartet, bevor sie fällt, ab dem Frame, in dem der Spieler zuerst darauf ist, oder bevor sie steigt. 0: wie in den Originalen, 30 Frames vor dem Fallen, 60 vor dem Steigen.

# Height
mffdadf0a576fd802 = Höhe

# How far it rises at a switch; 512 in the originals.
m441d898db3aa2c44 = Wie weit sie bei einem Schalter steigt; 512 in den Originalen.

# How fast it rises at a switch; 512, 2 pixels a frame, in the originals.
m2c92c3d85a5d4310 = Wie schnell sie bei einem Schalter steigt; 512, also 2 Pixel pro Frame, in den Originalen.

# Solid height
m678d4b1aece4cf1f = Massive Höhe

# Half the height of a block that is solid on all sides and does not sag, as some in Sonic 2: 48, in Aquatic Ruin 40. 0: a platform.
m3aeb91e329840bbf = Halbe Höhe eines Blocks, der auf allen Seiten massiv ist und nicht nachgibt, wie einige in Sonic 2: 48, in Aquatic Ruin 40. 0: eine Plattform.

# platform
m3e4bd4e31c5c3ad2 = Plattform

# Seesaw
m3d9be9d283d6593d = Wippe

# A board that tips under the player. Anything on its other end is thrown up, and throws him up when it comes down. Its right end is down at first; mirrored, its left one.
mfca71aef20d09b55 = Ein Brett, das unter dem Spieler kippt. Was auf dem anderen Ende ist, wird hochgeworfen und wirft ihn beim Herunterkommen hoch. Anfangs ist das rechte Ende unten, gespiegelt das linke.

# Ball
mc13bd9a7a8891504 = Kugel

# A spiked ball is on its end, hurts, and throws the rider when it comes down.
m76746d2e4ac3deb2 = Auf ihrem Ende liegt eine Stachelkugel: Sie verletzt und wirft beim Herunterkommen den Reiter.

# High board
maa379d5cc3f4bfe5 = Hohes Brett

# The board is 16 pixels higher above the middle, as in Sonic 1; otherwise as in Sonic 2.
m889199838f018cc6 = Das Brett ist 16 Pixel höher über der Mitte, wie in Sonic 1; sonst wie in Sonic 2.

# Ball of a seesaw
m1b93db4d6d085326 = Kugel einer Wippe

# The spiked ball that is on a seesaw and is thrown by it.
m178d074ad6979c9b = Die Stachelkugel, die auf einer Wippe liegt und von ihr geworfen wird.

# Swinging platform
ma3e3f9c7f61c33e2 = Pendelplattform

# A platform on a chain that swings in a half circle below its placed position, or a spiked ball that hurts. Mirrored ones begin on the left.
m6ee362f835665159 = Eine Plattform an einer Kette, die in einem Halbkreis unter ihrem gesetzten Platz schwingt, oder eine Stachelkugel, die verletzt. Gespiegelte beginnen links.

# Hangs on it
m99bda21955c0495c = Daran hängt

# A platform of 48 by 16 pixels, one of 64 by 32, or a ball that hurts. In the originals the zone decides: large ones hurt in Star Light, small balls are Scrap Brain's, balls with a platform inside Green Hill's and Marble's.
m6b11e53f4021cd82 = Eine Plattform von 48 × 16 Pixeln, eine von 64 × 32 oder eine Kugel, die verletzt. In den Originalen entscheidet die Zone: Große verletzen in Star Light, kleine Kugeln gehören zu Scrap Brain, Kugeln mit einer Plattform darin zu Green Hill und Marble.

# Large platform
m860960949b20c7df = Große Plattform

# Spiked ball
m81bca8816e1d60f8 = Stachelkugel

# Large platform that hurts from below and from the sides
m0a987871b218dbdd = Große Plattform, die von unten und von den Seiten verletzt

# Spiked ball with a platform inside
maef159d6e655bb7e = Stachelkugel mit Plattform darin

# Small spiked ball
m732d8b10c5d2ad6f = Kleine Stachelkugel

# Links of the chain, 16 pixels each.
md3e96cf971ce575a = Glieder der Kette, je 16 Pixel.

# How far it swings to either side, in percent of a quarter turn; 100 in the originals.
m9d4aa3f4239342f2 = Wie weit sie nach jeder Seite schwingt, in Prozent einer Vierteldrehung; 100 in den Originalen.

# How long it takes there and back. 0: in time with all others, as in the originals: 256 frames.
m38cfe808443870ad = Wie lange sie hin und zurück braucht. 0: im Takt mit allen anderen, wie in den Originalen: 256 Frames.

# Block
m2b2ae20d26f78ac2 = Block

# A block that is solid on all sides and does nothing.
m4450c001c171b53a = Ein Block, der auf allen Seiten fest ist und nichts tut.

# Half of the block's width.
me4db5227bf8afcc5 = Die Hälfte der Breite des Blocks.

# Half height
m96baa1b0bc4d0eef = Halbe Höhe

# Half of the block's height.
mcf102a46397d4722 = Die Hälfte der Höhe des Blocks.

# Made of
m4bcf448906734259 = Material

# How it looks.
m8f0f1e2c1924c5b4 = Das Aussehen.

# Wood
m9b0c180237f7fb88 = Holz

# Steel
md1bb1913cc348824 = Stahl

# Earth
m952631b4f45157d7 = Erde

# Breakable block
m909ddf1b12e16841 = Zerbrechlicher Block

# A block that breaks under a player who lands on it as a ball; he bounces off. The points increase for each block broken without landing.
m8400e23b9eb36871 = Ein Block, der unter einem Spieler zerbricht, der eingerollt auf ihm landet; der Spieler prallt ab. Für jeden Block, der ohne zu landen zerbrochen wird, gibt es mehr Punkte.

# Its size and how its fragments fly. Stacked ground breaks without a bounce, and only for players on layer B unless set otherwise.
ma725fcfe70dfea38 = Seine Größe und wie seine Bruchstücke fliegen. Gestapelter Boden bricht ohne Abprall und nur für Spieler auf Ebene B, wenn nicht anders eingestellt.

# Block of four pieces
md3e63df584d19c3c = Block aus vier Stücken

# Wide rock
m4befbcfdea398a27 = Breiter Felsen

# Crate
ma78dd2004df983c0 = Kiste

# Stacked ground
m4827863f5be016d5 = Gestapelter Boden

# On any layer
ma541768750a620d3 = Auf jeder Ebene

# Stacked ground breaks on both layers.
mc6068b7b12bcd4bf = Gestapelter Boden bricht auf beiden Ebenen.

# Breakable wall
mf9b79695669c8ee4 = Zerbrechliche Wand

# A wall that stops the player unless he rolls into it at 4.5 pixels a frame or more: then it flies apart and he goes on. If the rules say so, strong characters need not roll.
me80317c436647ad8 = Eine Wand, die den Spieler aufhält, wenn er nicht mit mindestens 4,5 Pixeln pro Frame hineinrollt: Dann fliegt sie auseinander, und er läuft weiter. Wenn die Regeln es so wollen, müssen starke Figuren nicht rollen.

# Picture
m5ed03bb1f3a15949 = Bild

# Which part of a wall it looks like.
mef815c8974c44add = Welcher Teil einer Wand zu sehen ist.

# Left end
mc6bb901c5ee7aab5 = Linkes Ende

# Middle
m4101ada154a1b958 = Mitte

# Right end
ma40cd68f0a06246c = Rechtes Ende

# Broken by
m129b864ecb5a746d = Zerbricht durch

# What breaks it. In Sonic 1 fast balls do; in Sonic 3 also Knuckles and super forms at any speed, and a fast ball in the air with a fire shield.
m203c338fb3b7586d = Was sie zerbricht. In Sonic 1 schnelles Rollen; in Sonic 3 auch Knuckles und Superformen bei jeder Geschwindigkeit und schnelles Rollen in der Luft mit Feuerschild.

# As the rules say
m7c5384051123be86 = Nach den Regeln

# Only fast balls
m4559aa6cc9eab04d = Nur schnelles Rollen

# Only Knuckles and super forms
m6078c07fcdb64b06 = Nur Knuckles und Superformen

# Minimum speed of a ball to break it; 1152 (4.5 pixels a frame) in the originals.
m015f7180eac45a27 = Geringste Geschwindigkeit, bei der ein eingerollter Spieler sie zerbricht; 1152 (4,5 Pixel pro Frame) in den Originalen.

# The side from which it breaks; from the other it is a wall.
mae2a42798aca57e3 = Die Seite, von der aus sie bricht; von der anderen ist sie eine Wand.

# Both sides
m1aa1693b2b253b42 = Beide Seiten

# Its left side
m5b9d13045819c5c5 = Ihre linke Seite

# Its right side
m27c1e58142e27b26 = Ihre rechte Seite

# Rows
mcace072bef961918 = Zeilen

# Its height, in rows of 16 pixels, around its centre; 4 in the originals.
ma6564e065a2cbd38 = Seine Höhe in Reihen von 16 Pixeln um seine Mitte; 4 in den Originalen.

# Half of its width; 16 in the originals, in Marble Garden 32.
m2fa05b323a6f07fd = Halbe Breite; 16 in den Originalen, in Marble Garden 32.

# Door
m037cf773608ce6c9 = Tür

# A block that is closed until its switch is set: closed, it is its own height below its placed position, and then slides up to it. Mirrored, it is closed above. Once open, it stays open until the switch gets its second state. A horizontal one is closed to the right.
m9d7490387703f166 = Ein Block, der geschlossen ist, bis sein Schalter gesetzt wird: Geschlossen ist er um seine eigene Höhe tiefer als gesetzt und gleitet dann an seinen Platz hoch. Gespiegelt ist er darüber geschlossen. Einmal offen, bleibt er offen, bis der Schalter seinen zweiten Zustand erhält. Eine horizontale Tür ist rechts davon geschlossen.

# Its size. A horizontal one slides sideways, the others up and down.
m0af719981e138ad0 = Ihre Größe. Eine horizontale gleitet seitwärts, die anderen auf und ab.

# Upright, 32 by 64
m9f8b789be653b106 = Aufrecht, 32 × 64

# Upright, 16 by 64
m5ce6cbc33f048570 = Aufrecht, 16 × 64

# Horizontal, 128 by 32
m719b623626d28b64 = Horizontal, 128 × 32

# The switch that opens it. The second state of the same switch closes it again.
m5abf0a18b64a14ef = Der Schalter, der sie öffnet. Der zweite Zustand desselben Schalters schließt sie wieder.

# Pixels that it slides in a frame; 2 in the originals.
m42aa95fbd5966a82 = Pixel, um die sie in einem Frame gleitet; 2 in den Originalen.

# Edge wall
m4f6fc56c6ca203a0 = Kantenwand

# The front of a cliff, 64 pixels high unless set otherwise. It stops a player from the sides, for 8 pixels above and below it too, and from below. Nobody can land on it. It is solid off the screen as well.
m3b72791bdece0745 = Die Vorderseite einer Klippe, 64 Pixel hoch, wenn nicht anders eingestellt. Sie hält einen Spieler von den Seiten auf, auch 8 Pixel darüber und darunter, und von unten. Niemand kann darauf landen. Auch außerhalb des Bildschirms ist sie massiv.

# Light, shaded below
mb2e06c43f1350f51 = Hell, unten schattiert

# Scenery
m64f5f536a1d18ede = Kulisse

# It is only a picture and does not stop players.
m9eb0a23ff2bcf462 = Sie ist nur ein Bild und hält keine Spieler auf.

# Half of its width; 8 in the original.
m21fec0811cff9387 = Die Hälfte der Breite; 8 im Original.

# Half of its height; 32 in the original.
mf8c34d0b73523adf = Die Hälfte der Höhe; 32 im Original.

# Pushable block
m0b530a16b65868d8 = Schiebeblock

# A block that the player pushes along the ground, a pixel every two or three frames. Pushed over a ledge it slides off to the next multiple of 16 pixels and falls. On lava it floats and carries its rider. Far from the screen it returns to its place.
ma0c43ac3fc97fd4f = Ein Block, den der Spieler über den Boden schiebt, ein Pixel alle zwei oder drei Frames. Über eine Kante geschoben, gleitet er bis zum nächsten Vielfachen von 16 Pixeln und fällt. Auf Lava schwimmt er und trägt seinen Reiter. Weit vom Bildschirm kehrt er an seinen Platz zurück.

# One block of 32 pixels, or four in a row that move together.
md4863fcb5ef44f96 = Ein Block von 32 Pixeln oder vier in einer Reihe, die sich zusammen bewegen.

# One block
m8a66e5e0f84b789a = Ein Block

# Four in a row
m44267a13a49f818b = Vier in einer Reihe

# Stays on ledges
mff2723ec31979d20 = Bleibt auf Kanten

# It can be pushed out over ledges and does not fall. It does not follow steps of the ground either.
m9724bed68e386b5d = Er lässt sich über Kanten hinausschieben und fällt nicht. Er folgt auch keinen Stufen im Boden.

# Lava from block
me46c522b78f8ec34 = Lava ab Block

# Blocks of terrain with this number or a higher one are lava: it lands on them without a stop, drifts on with its rider and sinks at a wall. 0: there is no lava. 362 in Sonic 1.
md89c49c0d3cd8222 = Geländeblöcke mit dieser oder einer höheren Nummer sind Lava: Er landet auf ihnen ohne Halt, treibt mit seinem Reiter weiter und sinkt an einer Wand. 0: Es gibt keine Lava. 362 in Sonic 1.

# Rock
mcaa6172bef74e234 = Felsen

# A rock that is solid on all sides. In Sonic 3 & Knuckles it has four sizes, and some break or can be pushed.
mfe88ce15fcbc3613 = Ein Fels, der auf allen Seiten massiv ist. In Sonic 3 & Knuckles hat er vier Größen, und manche zerbrechen oder lassen sich schieben.

# Its size. At the size of Sonic 1 a player on it sinks in by a pixel, and he can land on it from 3 pixels beside it.
m9efe49840f6814c6 = Seine Größe. Bei der Größe aus Sonic 1 sinkt ein Spieler darauf um ein Pixel ein und kann noch 3 Pixel daneben auf ihm landen.

# As in Sonic 1
m8788b5bb17d22a6b = Wie in Sonic 1

# Tall, 48 by 78 pixels
ma5bdfd7e344ada67 = Hoch, 48 × 78 Pixel

# Middle, 48 by 46 pixels
m1d61caf400ba3f52 = Mittel, 48 × 46 Pixel

# Low, 48 by 30 pixels
me965e4c541085946 = Niedrig, 48 × 30 Pixel

# Small, 28 by 30 pixels
mf6bf8851fa3087cf = Klein, 28 × 30 Pixel

# Breaks from above
m212a43e7f4829ef2 = Zerbricht von oben

# It breaks under a player who lands on it as a ball, and throws him up.
mde8fde6bae8aeecf = Er zerbricht unter einem Spieler, der als Kugel darauf landet, und wirft ihn hoch.

# Breaks from the side
m0114fef080321ca7 = Zerbricht von der Seite

# It breaks like a breakable wall: under a ball at 4.5 pixels a frame or more; if the rules say so, also under Knuckles and super forms at any speed.
m996611adf77506eb = Er zerbricht wie eine zerbrechliche Wand: durch eine Kugel mit 4,5 Pixeln pro Frame oder mehr; nach manchen Regeln auch durch Knuckles und Superformen bei jedem Tempo.

# Can be pushed
m859363f09e9da0c3 = Lässt sich schieben

# A player who pushes it from the right moves it to the left, a pixel in 17 frames, by up to 64 pixels.
m57012b1d54b4958f = Ein Spieler, der ihn von rechts schiebt, bewegt ihn nach links, ein Pixel in 17 Frames, bis zu 64 Pixel weit.

# Invisible block
mbf747fe0db6d1421 = Unsichtbarer Block

# An invisible block that is solid on all sides. It is also solid off the screen; in Sonic 1 only while its centre is on the screen.
m8dc4f251dd742d02 = Ein unsichtbarer Block, der auf allen Seiten fest ist. Er ist auch außerhalb des Bildschirms fest; in Sonic 1 nur, solange seine Mitte auf dem Bildschirm ist.

# Half of its width. The originals have multiples of 8.
m320039c8b8860d52 = Die halbe Breite. Die Originale haben Vielfache von 8.

# Half of its height. The originals have multiples of 8.
m4617fa86ffb277bb = Die halbe Höhe. Die Originale haben Vielfache von 8.

# Invisible hazard, lava
m8acd1db1f35ff402 = Unsichtbare Gefahr, Lava

# An invisible area or block that hurts. Put it over lava or other ground that should hurt, or make it look like lava itself.
mbabc8a2973ec1c11 = Eine unsichtbare Fläche oder ein Block, die verletzen. Über Lava oder anderen gefährlichen Boden legen oder selbst wie Lava aussehen lassen.

# An area hurts a player who touches it. A block is solid and hurts from above; mirrored left to right from the sides, top to bottom from below.
mbb90ef56d31b4164 = Eine Fläche verletzt einen Spieler, der sie berührt. Ein Block ist fest und verletzt von oben; horizontal gespiegelt von den Seiten, vertikal gespiegelt von unten.

# Solid block
m6e2e717028508f75 = Fester Block

# Half of its width. Areas of the originals have 32, 64 or 128, blocks multiples of 8.
m723ad9d326c4edf6 = Die halbe Breite. Flächen der Originale haben 32, 64 oder 128, Blöcke Vielfache von 8.

# Half of its height. Areas of the originals have 32, blocks multiples of 8.
me99541c650b24f55 = Die halbe Höhe. Flächen der Originale haben 32, Blöcke Vielfache von 8.

# Kills
m41121c9df4121efe = Tötet

# A block kills at once, despite any protection.
m09a89cefdb036647 = Ein Block tötet sofort, trotz jeden Schutzes.

# Element
m190747c04bd639f7 = Element

# What hurts in it: a fire shield protects from fire, a lightning shield from lightning, a bubble shield from water.
mfb39adf01d05cdd2 = Was darin verletzt: Ein Feuerschild schützt vor Feuer, ein Blitzschild vor Blitz, ein Blasenschild vor Wasser.

# Plain
m139200afa0695967 = Gewöhnlich

# Fire
md19ef684ee6b5c99 = Feuer

# Lightning
m1d88ffd02dee5d05 = Blitz

# Water
m938ab4b2f4fb10d0 = Wasser

# Looks
m80d301c6f454a49f = Aussehen

# Hidden: the player does not see it, as in the originals. Lava: its surface is at the top. For lava that a fire shield protects from, set the element to fire.
m0b79e4bc75d5edf5 = Verborgen: Der Spieler sieht sie nicht, wie in den Originalen. Lava: Die Oberfläche ist oben. Für Lava, vor der ein Feuerschild schützt, das Element auf Feuer setzen.

# Hidden
m886897f2fd4edb99 = Verborgen

# Lava
m81f2eab4a6d89b9b = Lava

# Spikes
m5370b3021b89f612 = Stacheln

# Solid on all sides. A player who touches their points is hurt; in Sonic 1 also a player who comes from behind or still flickers from the last hit.
m7b2362888e058b6a = Auf allen Seiten fest. Ein Spieler, der ihre Spitzen berührt, wird verletzt; in Sonic 1 auch einer, der von hinten kommt oder vom letzten Treffer noch blinkt.

# They point
mcbfbf7e5f0aebb19 = Sie zeigen

# Up, or down if mirrored top to bottom; or to the right, or to the left if mirrored left to right.
m1c09975c08bf4104 = Nach oben, vertikal gespiegelt nach unten; oder nach rechts, horizontal gespiegelt nach links.

# Up or down
ma07420dff479d993 = Nach oben oder unten

# Half length
m6f9198e77d29f9a0 = Halbe Länge

# Half of the row's length, across the direction they point in.
m3b08dfafb0063886 = Die halbe Länge der Reihe, quer zu der Richtung, in die sie zeigen.

# They move
m387823e943a181bc = Sie bewegen sich

# Out and back: by default 32 pixels, a second there and a second here. They begin by moving.
m217c9b7886f361c4 = Hinaus und zurück: normalerweise 32 Pixel, eine Sekunde dort und eine hier. Sie beginnen mit der Bewegung.

# No
m09205907b5b56cda = Nein

# Downwards
m850a363aac864490 = Nach unten

# To the right
me39b375cf5a8851d = Nach rechts

# Upwards
m6fba3f09e5d27cdb = Nach oben

# To the left
m94ad1574fa32b928 = Nach links

# Way
m74b70e19e635cbc4 = Weg

# How far moving ones go; 32 in the originals.
m6f5702d39e55242b = Wie weit sich bewegte gehen; 32 in den Originalen.

# Wait
m890ea6022d96ab80 = Wartezeit

# How long moving ones stay at either end; 60 in the originals.
m14164485dcfe98db = Wie lange bewegte Stacheln an jedem Ende bleiben; 60 in den Originalen.

# Where moving ones begin, in 256ths of their path there and back; 0 in the originals.
me97f254f5cb54f18 = Wo bewegte Stacheln beginnen, in 256steln ihres Wegs hin und zurück; 0 in den Originalen.

# Pixels a frame that moving ones go; 8 in the originals.
mc8a8a58cccf9671d = Pixel pro Frame der beweglichen; 8 in den Originalen.

# Boss area
mbc86ee7d5d89bb35 = Bossbereich

# The camera stops at its right end, and can't go back once the whole screen is inside it. It opens to the right when the bosses placed inside it are beaten and flee. It is as high as a screen, and only stops a camera at its height.
m6194a26991544a3f = Die Kamera hält an seinem rechten Ende und kann nicht zurück, sobald der ganze Bildschirm darin ist. Er öffnet sich nach rechts, wenn die Bosse darin besiegt sind und fliehen. Er ist so hoch wie ein Bildschirm und hält nur eine Kamera auf seiner Höhe an.

# Width
mf21fb4f4b9e8911f = Breite

# How much of the level the camera can show. 320 is one screen of the originals, as all of their areas are.
m706ac13bb3fd96d0 = Wie viel vom Level die Kamera zeigen kann. 320 ist ein Bildschirm der Originale, wie alle ihre Bossbereiche.

# Opens by
mb82b93acc527a013 = Öffnet sich um

# How far the camera's right limit moves, 2 pixels a frame, once all bosses have fled. Then the level's own limits apply again.
md704582db349d688 = Wie weit sich die rechte Grenze der Kamera verschiebt, 2 Pixel pro Frame, sobald alle Bosse geflohen sind. Danach gelten wieder die Grenzen des Levels.

# Crawler
m3ef62e0bd9bac4d7 = Kriecher

# A caterpillar of a head and three spiked pieces that draws itself together and stretches, 12 pixels each time, until the ground ends. Only its head can be hit. A player who touches its body is hurt, and it falls to pieces that bounce away. It crawls left first, mirrored right.
mdeef86f223b877bf = Eine Raupe aus einem Kopf und drei stacheligen Gliedern, die sich zusammenzieht und streckt, jedes Mal 12 Pixel, bis der Boden endet. Nur ihr Kopf ist verwundbar. Ein Spieler, der ihren Körper berührt, wird verletzt, und sie zerfällt in Stücke, die davonspringen. Sie kriecht zuerst nach links, gespiegelt nach rechts.

# How fast it advances. Its head stretches three times as fast, and each piece of its body is slower by this speed than the one before it. 64 in the original.
m5a37a50aa0336f52 = Wie schnell er vorankommt. Sein Kopf streckt sich dreimal so schnell, und jedes Glied des Körpers ist um diese Geschwindigkeit langsamer als das vor ihm. 64 im Original.

# How long it keeps still before it draws itself together, and before it stretches; 7 in the original.
m5ec3a3fb71696b0d = Wie lange er stillhält, bevor er sich zusammenzieht und bevor er sich streckt; 7 im Original.

# Crawler's body
m9e35de15d1fbb783 = Körper des Kriechers

# A piece of a crawler's body: it hurts, and the whole crawler breaks if it is touched.
m894008496b00aab0 = Ein Glied vom Körper eines Kriechers: Es verletzt, und der ganze Kriecher zerfällt bei der Berührung.

# Drone
m2cc8282fb0de8831 = Drohne

# Flies 508 pixels and back. When it passes the player on the screen it stops, fires a bolt down ahead of it, and flies on a second later. It flies left first, mirrored right.
mf7f110fb99badf09 = Fliegt 508 Pixel weit und zurück. Wenn sie auf dem Bildschirm am Spieler vorbeikommt, hält sie an, feuert ein Geschoss schräg nach vorn unten und fliegt eine Sekunde später weiter. Sie fliegt zuerst nach links, gespiegelt nach rechts.

# How fast it flies; 1024 (4 pixels a frame) in the original.
ma1f80887545819ae = Wie schnell sie fliegt; 1024 (4 Pixel pro Frame) im Original.

# Flight
m376b978acd5bb863 = Flug

# How long it flies one way; 127 in the original.
mb060897f8b252418 = Wie lange der Flug in eine Richtung dauert; 127 im Original.

# Range
m122e9f7824a2af12 = Reichweite

# It stops and fires when the player is closer than this, on either side. 0: never. 96 in the original.
mcce9a85ea3266bff = Hält an und feuert, wenn der Spieler auf einer der Seiten näher ist als das. 0: nie. 96 im Original.

# How long it hovers before it turns, and after firing; 60 in the original.
mac88715751801f99 = Wie lange sie vor dem Umkehren und nach dem Feuern schwebt; 60 im Original.

# Bolts are
m972c70749832fb35 = Geschosse sind

# Their element: a shield of the same element protects from them. Plain in the original.
m1e13ee2173441f8c = Ihr Element: Ein Schild desselben Elements schützt vor ihnen. Im Original gewöhnlich.

# Speed of bolts
m292b07e4837f79d5 = Tempo der Bolzen

# How fast bolts fly, both ahead and down; 512 (2 pixels a frame) in the original.
m380e59b732a4d989 = Wie schnell Bolzen fliegen, nach vorn und nach unten; 512 (2 Pixel pro Frame) im Original.

# Bolt
mf7c0dba7c822c8a6 = Geschoss

# What a drone fires: it flares up for half a second, then flies down ahead. It vanishes if the drone is hit first.
m1212b3cfe9c18f91 = Was eine Drohne feuert: Es flammt eine halbe Sekunde auf und fliegt dann schräg nach vorn unten. Es verschwindet, wenn die Drohne vorher getroffen wird.

# Leaper
m29880f10efa65810 = Springer

# A fish that jumps straight up from where it is placed, falls back and jumps again.
m2da17ef92f83b07d = Ein Fisch, der dort, wo er gesetzt ist, gerade hochspringt, zurückfällt und wieder springt.

# Jumps
m67dda0932d40183a = Sprünge

# How high it jumps. The first of its low jumps is lower still.
m72d99f19ffdf7da7 = Wie hoch er springt. Der erste seiner niedrigen Sprünge ist noch niedriger.

# High: 265 pixels
m95e4eba027665883 = Hoch: 265 Pixel

# Low: 136 pixels
m5c08d881dfc9b7d8 = Niedrig: 136 Pixel

# Speed of the jump. Overrides the height; 0 uses it. 1792 is high.
ma7c8892240205cd8 = Geschwindigkeit des Sprungs. Ersetzt die Höhe; bei 0 gilt diese. 1792 ist hoch.

# by height
m8426f8aa972ba27f = nach Höhe

# Lobber
m999ae16f6b78626f = Werfer

# A crab that walks 64 pixels, or until the ground ends, pauses for a second, lobs a ball to either side, and walks back. Off the screen it does not throw. It walks left first, mirrored right.
m69ee336eaaa2c530 = Eine Krabbe, die 64 Pixel oder bis zum Ende des Bodens läuft, eine Sekunde wartet, nach jeder Seite eine Kugel wirft und zurückläuft. Außerhalb des Bildschirms wirft sie nicht. Sie läuft zuerst nach links, gespiegelt nach rechts.

# How fast it walks; 128 (half a pixel a frame) in the original.
m9c184b90f988728a = Wie schnell er läuft; 128 (ein halbes Pixel pro Frame) im Original.

# Stretch
m1749014f3f87fa6a = Strecke

# How long it walks one way, unless the ground ends first; 127 in the original.
mda32769d2f62fc5b = Wie lange er in eine Richtung läuft, wenn der Boden nicht vorher endet; 127 im Original.

# How long it pauses before it throws, and again before it walks; 60 in the original.
m205a82597fdfb727 = Wie lange er vor dem Werfen wartet und noch einmal vor dem Laufen; 60 im Original.

# Balls are
mf85a70e37d3cd897 = Kugeln sind

# How fast it throws balls, in hundredths; 100 in the original.
m1be01c896ce55d8a = Wie schnell er Bälle wirft, in Hundertsteln; 100 im Original.

# What a lobber throws to either side: it flies in an arc and falls through everything.
m761f49bcf37bdf7f = Was ein Werfer nach jeder Seite wirft: Sie fliegt im Bogen und fällt durch alles hindurch.

# Lurker
m749f0805066f9c62 = Lauerer

# A chameleon on a wall, invisible until the player comes near. A second later, unless set otherwise, it drops to the ground and flies along it towards him, or it stays, fires at him once and fades away. One that flies can't be hit until it is on the ground.
m8f4948b896331fc5 = Ein Chamäleon an einer Wand, unsichtbar, bis der Spieler in die Nähe kommt. Wenn nicht anders eingestellt, lässt es sich eine Sekunde später zu Boden fallen und fliegt darüber auf ihn zu, oder es bleibt, feuert einmal auf ihn und verblasst. Ein fliegendes ist erst am Boden verwundbar.

# One drops to the ground and flies along it, in the direction it faces. The other fires once and fades away.
m4a2c6ab721ff5f93 = Der eine lässt sich zu Boden fallen und fliegt darüber in seine Blickrichtung. Der andere feuert einmal und verblasst.

# Drops and flies
m2c59c4d9c7606675 = Fällt und fliegt

# Stays and fires
ma0f262eb188759f1 = Bleibt und feuert

# It wakes when the player is closer than this, at any height. 128 in the original.
m9ed01d9a93562ffe = Er erwacht, wenn der Spieler näher ist als das, auf beliebiger Höhe. 128 im Original.

# How fast it or its shot flies; 512 in the original.
m99dbca70630a4476 = Wie schnell er oder sein Schuss fliegt; 512 im Original.

# Fires
m9c79cde1206ee19e = Feuert

# The element of its shot: a shield of the same element protects from it. Plain in the original.
m25923b269ef2d4b9 = Das Element seines Schusses: Ein Schild desselben Elements schützt davor. Im Original gewöhnlich.

# How long after waking it drops or fires; 61 in the original. The one that fires is gone 80 frames later.
m012998893461262c = Wie lange nach dem Erwachen er fällt oder feuert; 61 im Original. Der feuernde ist 80 Frames später verschwunden.

# Lurker's shot
m248855116cd29a2c = Schuss des Lauerers

# What a lurker fires: it flies straight ahead, through everything, to the edge of the screen.
mc8e978e4b9e2bc94 = Was ein Lauerer feuert: Er fliegt geradeaus durch alles hindurch bis zum Bildschirmrand.

# Rover
m2ab06aa81821f97f = Roller

# A beetle on a wheel. It drops to the ground, drives until the ground ends, waits for a second and drives back. Walls do not stop it. It drives left first, mirrored right.
m4c8bcf3770b17709 = Ein Käfer auf einem Rad. Er fällt zu Boden, fährt bis zum Ende des Bodens, wartet eine Sekunde und fährt zurück. Wände halten ihn nicht auf. Er fährt zuerst nach links, gespiegelt nach rechts.

# How fast it drives; 256 (a pixel a frame) in the original.
m1cd858daf23e4dc0 = Wie schnell er fährt; 256 (ein Pixel pro Frame) im Original.

# How long it waits before it turns; 60 in the original.
md96e5beb1f0acac8 = Wie lange er vor dem Umkehren wartet; 60 im Original.

# Stinger
mf5b2dac58b3b1fe9 = Stecher

# Flies 255 pixels and back. Once on each way, when the player is 40 to 48 pixels ahead of it unless set otherwise, it stops and shoots down ahead. It flies left first, mirrored right.
m8c1db3a6765bc305 = Fliegt 255 Pixel weit und zurück. Einmal auf jedem Weg, wenn der Spieler 40 bis 48 Pixel vor ihm ist, falls nicht anders eingestellt, hält er an und schießt nach vorn unten. Er fliegt zuerst nach links, gespiegelt nach rechts.

# How fast it flies; 256 (a pixel a frame) in the original.
m88460b3f295cdd44 = Wie schnell er fliegt; 256 (ein Pixel pro Frame) im Original.

# How long it flies one way; 255 in the original.
m6ae66358532d3ff4 = Wie lange der Flug in eine Richtung dauert; 255 im Original.

# Shoots
m37bf0f10532b8179 = Schießt

# It shoots ahead at the player.
ma7d5d35fb7c0f328 = Er schießt nach vorn auf den Spieler.

# Shots are
md8b94c35e641b280 = Schüsse sind

# It shoots when the player is this far ahead of it, or up to 8 pixels farther. 40 in the original.
mea9084d08870f7e9 = Er schießt, wenn der Spieler so weit vor ihm ist oder bis zu 8 Pixel weiter. 40 im Original.

# How long it hovers before it flies back; 31 in the original.
m075f9afd55ba038f = Wie lange er vor dem Rückflug schwebt; 31 im Original.

# Speed of shots
m310d06f1bf844b40 = Tempo der Schüsse

# How fast shots fly, both ahead and down; 384 (1.5 pixels a frame) in the original.
md2f535e416ae319d = Wie schnell Schüsse fliegen, nach vorn und nach unten; 384 (1,5 Pixel pro Frame) im Original.

# Stinger's shot
mc54231f2182e84a1 = Schuss des Stechers

# What a stinger shoots: it flies straight down ahead, through everything.
m30e19d7909c77cf5 = Was ein Stecher schießt: Er fliegt geradewegs nach vorn unten, durch alles hindurch.

# Wrecker (boss)
mfa2461f88ecb2d0e = Abrissmaschine (Boss)

# A flying machine that comes down once its boss area is closed, lets a heavy ball down on a chain and flies to and fro with it. It can't be hit for half a second after each hit. Place it inside a boss area; it comes from the top right of that.
m22fdaa4cab28fe1a = Eine Flugmaschine, die herunterkommt, sobald ihr Bossbereich geschlossen ist, eine schwere Kugel an einer Kette herablässt und damit hin- und herfliegt. Nach jedem Treffer ist sie eine halbe Sekunde lang unverwundbar. Sie gehört in einen Bossbereich und kommt von dessen rechter oberer Ecke.

# Hits
m9dbbfcd89c7d649b = Treffer

# How often it has to be hit. 8 in the original.
ma3c28cf040c42f9c = Wie oft sie getroffen werden muss. 8 im Original.

# Wrecker's ball
m8392d77687023a11 = Abrissbirne

# The heavy ball on a chain that a wrecker lets down and swings to and fro.
m8dd248eb64d14b45 = Die schwere Kugel an einer Kette, die eine Abrissmaschine herablässt und hin- und herschwingt.

# Breath
m04159ae694088e67 = Atem

# A bubble that comes out of the player's mouth under water. When his air runs out, it carries a number.
m5eeb343126601ac3 = Eine Blase, die unter Wasser aus dem Mund des Spielers kommt. Wenn seine Luft ausgeht, trägt sie eine Zahl.

# Air bubble
m059941216204c43f = Luftblase

# A bubble of air that rises to the surface. The player breathes in one that is fully grown.
m75f6617606efcfee = Eine Luftblase, die zur Oberfläche steigt. Eine voll ausgewachsene atmet der Spieler ein.

# Bubble maker
mfb9d9b88263f4a2f = Blasenquelle

# Lets bubbles out while it is under water and on the screen. A large bubble appears after the set number of groups: a player who breathes it in gets all his air back.
mb875dfcb1feaa16e = Lässt Blasen aufsteigen, solange sie unter Wasser und auf dem Bildschirm ist. Eine große Blase erscheint nach der eingestellten Zahl von Gruppen: Ein Spieler, der sie einatmet, bekommt seine ganze Luft zurück.

# Groups between
mffcd6faa53775f69 = Gruppen dazwischen

# Groups of small bubbles before one with a large bubble, which the player can breathe in.
mb9a0b79e9aa4a2e0 = Gruppen kleiner Blasen vor einer mit einer großen Blase, die der Spieler einatmen kann.

# Button
m0312976fe9da5951 = Druckknopf

# Sets a switch of the level while the player stands on it. Doors, platforms and other objects with the same switch number react; arrows on the canvas show which.
m48effd1efd8b98a3 = Setzt einen Schalter des Levels, solange der Spieler darauf steht. Türen, Plattformen und andere Objekte mit derselben Schalternummer reagieren; Pfeile im Level zeigen, welche.

# The switch that it sets. Objects with the same number react.
m388c934a4c74d678 = Der Schalter, den er setzt. Objekte mit derselben Nummer reagieren.

# Second state
md8762398204597a8 = Zweiter Zustand

# Sets the switch's second state instead of its first.
m7b03af5440e86133 = Setzt den zweiten statt des ersten Zustands des Schalters.

# Blocks press it
m4ff14e21ac87c355 = Blöcke drücken ihn

# A pushable block that is on it presses it too.
mf84821833c10e174 = Auch ein Schiebeblock, der auf ihm liegt, drückt ihn.

# Stays pressed
m9140123f3d03c323 = Bleibt gedrückt

# Once pressed, it stays pressed until it is loaded again.
m20c6c3c1a3e073d9 = Einmal gedrückt, bleibt er gedrückt, bis er neu geladen wird.

# Solid from above only
mfe631f446785b4a1 = Nur von oben fest

# The player can pass it from the sides.
mce2e3d761251d552 = Der Spieler kommt seitlich an ihm vorbei.

# Flashes
m9a0a687e95c2ef55 = Blinkt

# It flashes to draw attention.
m0701155226764795 = Er blinkt, um auf sich aufmerksam zu machen.

# Capsule
me61afc6bb8a571cc = Kapsel

# A prison of small animals. The clock stops when the player jumps on its button, the animals are freed, and the level is over when the last one has left the screen. It belongs behind a boss area.
m6e6b972836d80e9d = Ein Gefängnis kleiner Tiere. Die Uhr hält an, wenn der Spieler auf ihren Knopf springt, die Tiere kommen frei, und das Level ist zu Ende, wenn das letzte den Bildschirm verlassen hat. Sie gehört hinter einen Bossbereich.

# Whole, it is Sonic 2's: its button, 40 pixels above its centre, throws off a lock. Sonic 1 places body and button separately: its button explodes and makes the player walk off.
m3e77f2b7bb72fa7c = Als Ganzes ist sie die aus Sonic 2: Ihr Knopf, 40 Pixel über ihrer Mitte, wirft ein Schloss ab. In Sonic 1 sind Körper und Knopf einzeln gesetzt: Der Knopf explodiert und lässt den Spieler davonlaufen.

# Whole
m9cf2d8eed1b50eb4 = Ganz

# Body alone
m1255b3d0e3c2ca2a = Nur Körper

# Button alone
mbb16e63f890c41d6 = Nur Knopf

# Checkpoint
mb5a14d20e2063f7f = Checkpoint

# A post that the player runs past. After dying he restarts at the last one he passed, without rings and with all objects back. From Sonic 2 on, stars circle above it if he has enough rings (50, in 3&K 20): touching one leads to another stage, which a run reports as the fact stars.
mc48a32869478f392 = Ein Pfosten, an dem der Spieler vorbeiläuft. Stirbt er, beginnt er beim zuletzt passierten neu, ohne Ringe, und alle Objekte sind wieder da. Ab Sonic 2 kreisen Sterne darüber, wenn er genug Ringe hat (50, in 3&K 20): Die Berührung eines Sterns führt in eine andere Stage, was ein Lauf als Merkmal stars meldet.

# Number
mbbb97b1c63507dc0 = Nummer

# Its number in the level. It does nothing if the last one hit has the same or a greater number.
mc707e83ace8702a4 = Seine Nummer im Level. Er tut nichts, wenn der zuletzt passierte dieselbe oder eine größere Nummer hat.

# Star of a checkpoint
m9f398393c3d919c9 = Stern eines Checkpoints

# Four stars circle above a checkpoint for eight seconds. A player who touches one leaves for another stage; here the run reports it.
m41ce522fcee8b73f = Vier Sterne kreisen acht Sekunden lang über einem Checkpoint. Ein Spieler, der einen berührt, wechselt in eine andere Stage; hier meldet es der Lauf.

# Conveyor belt
m830fc5ff4dd9af2d = Förderband

# Carries a player on the ground above it. The ground itself is terrain: put the belt's centre on its top.
m00be4da3224a29b3 = Trägt einen Spieler auf dem Boden darüber. Der Boden selbst ist Gelände: Die Mitte des Bandes gehört auf dessen Oberkante.

# Half the length of the belt.
mfcc8eb965ae7e2f0 = Die halbe Länge des Bandes.

# How far above its centre it carries the player.
m93aaa91f3459e896 = Bis wie weit über seiner Mitte es den Spieler trägt.

# Pixels a frame, to the right; negative to the left.
mcbd73606fab5c26d = Pixel pro Frame nach rechts; negativ nach links.

# Wind tunnel or current
m6ffc66e9348ff899 = Windkanal oder Strömung

# An area that carries a player inside it, like the wind tunnels of Sonic 1. Up and down steer. It takes no slot.
ma6153d2b8afbaa00 = Ein Bereich, der einen Spieler darin trägt, wie die Windkanäle aus Sonic 1. Gelenkt wird mit hoch und runter. Belegt keinen Slot.

# How wide its area is, around its centre.
m37212cee87a76255 = Wie breit der Bereich ist, um seine Mitte.

# How high its area is, around its centre.
m4d0d816ec3940d36 = Wie hoch der Bereich ist, um seine Mitte.

# The speed it gives, to the right, mirrored to the left. The player also moves by this much per frame, so twice as fast.
m1cee7e36318e5716 = Die Geschwindigkeit, die er gibt, nach rechts, gespiegelt nach links. Der Spieler bewegt sich zusätzlich um so viel pro Frame, also doppelt so schnell.

# Curve
mc341553c3556d2b4 = Kurve

# Pixels per frame by which the player moves down, or up if negative, at its beginning.
m1dbd32462db78b32 = Pixel pro Frame, um die sich der Spieler an ihrem Anfang nach unten bewegt, nach oben, wenn negativ.

# Only under water
m92db3865c088e986 = Nur unter Wasser

# It carries only a player under water.
m7c7224a5f95eaf3a = Nur ein Spieler unter Wasser wird getragen.

# Curve length
me3d27c4e8f6d7c90 = Länge der Kurve

# How far from its beginning the curve goes; 128 in most of the originals.
m2a857c321a10a66d = Wie weit die Kurve von ihrem Anfang reicht; 128 in den meisten Originalen.

# Fan
mf2c294199c98fed2 = Ventilator

# A fan whose wind moves the player: sideways along the ground, or upwards so that he floats.
ma2f2f1b59e19425d = Ein Ventilator, dessen Wind den Spieler bewegt: seitlich über den Boden oder nach oben, sodass er schwebt.

# Which way it blows. Sideways is to the left, mirrored to the right.
m73ddcaad2db7f2a9 = Wohin er bläst. Seitlich heißt nach links, gespiegelt nach rechts.

# Upwards, as far as set
m7c2e8c760a38de06 = Nach oben, so weit wie eingestellt

# Upwards, in a shaft
m865644b1a8ca4b7f = Nach oben, in einem Schacht

# Always on
m0716bcd21e8bea95 = Immer an

# It never stops; otherwise it turns off and on in cycles. Fans as far as set never stop.
mfb0ba9c37e66eb1d = Er hält nie an; sonst geht er in Zyklen aus und an. Ventilatoren „so weit wie eingestellt“ halten nie an.

# Sucks
m2400a21ad434e968 = Saugt

# It pulls instead of pushing. Sideways only.
m728a395371e1d3f6 = Er zieht, statt zu schieben. Nur seitlich.

# How far above it the wind is strongest. Only fans as far as set and in shafts.
me4c65cd4c5a3f538 = Wie weit darüber der Wind am stärksten ist. Nur für „so weit wie eingestellt“ und „in einem Schacht“.

# Half the width of the wind. Only fans as far as set.
mc144a57eea82e5c2 = Die halbe Breite des Windes. Nur für „so weit wie eingestellt“.

# It moves 48 pixels to either side. Only fans as far as set.
m4d65c9f94866967d = Er bewegt sich 48 Pixel nach beiden Seiten. Nur für „so weit wie eingestellt“.

# Still
mf2e7c313de93f671 = Stillstand

# Frames off in each cycle; a cycle starts off. 121 in the originals.
mdb5b333f8577f276 = Frames im Zyklus, in denen er aus ist; ein Zyklus beginnt damit. 121 in den Originalen.

# Running
m85994a70cd39166c = Laufzeit

# Frames on in each cycle; 181 in the originals.
mab2c4f9ed078cd55 = Frames im Zyklus, in denen er an ist; 181 in den Originalen.

# How strong the wind is, in hundredths; 100 in the originals.
m3a8f65a1776197dd = Wie stark der Wind ist, in Hundertsteln; 100 in den Originalen.

# Waits for a switch
ma9b5434334e23493 = Wartet auf einen Schalter

# It is off until its switch is pressed, and on from then on. Only fans in shafts.
m36c15a3a3ee934d1 = Er ist aus, bis sein Schalter gedrückt wird, und danach an. Nur Ventilatoren in Schächten.

# The switch that it waits for.
mfb221a5214db3b8f = Der Schalter, auf den er wartet.

# It is solid. Only fans in shafts.
m923e108d9d3fd09f = Er ist massiv. Nur Ventilatoren in Schächten.

# Goal post
m9cbc34e8e1c27484 = Zielpfosten

# Ends the level. When the player passes it the clock stops, the camera stays at the level's right end, the post spins, and he runs off to the right. It belongs in the last screen of a level.
ma4239a5f1bab8187 = Beendet das Level. Wenn der Spieler vorbeikommt, hält die Uhr an, die Kamera bleibt am rechten Ende des Levels, der Pfosten dreht sich, und der Spieler läuft nach rechts davon. Er gehört auf den letzten Bildschirm eines Levels.

# It spins in place when the player passes it, or falls from the top of the screen when he arrives and can be thrown up again and again by jumping into it.
mf9d8c984f450d7b3 = Er dreht sich an Ort und Stelle, wenn der Spieler vorbeikommt, oder fällt bei dessen Ankunft vom oberen Bildschirmrand und kann durch Hineinspringen immer wieder hochgeworfen werden.

# Stands
m0416ce81783d9710 = Steht

# Falls from the sky
m7781c7ee08f49be9 = Fällt vom Himmel

# A line that sets the layer and the priority of a player who crosses it.
m83a83e27e6966bfa = Eine Linie, die Ebene und Priorität eines Spielers setzt, der sie überquert.

# Roll area
mcf591e9eb3f6bf1f = Rollbereich

# An area in which every player is a ball, as in the S tunnels of Sonic 2 and 3 and in pinball zones: he can neither jump off the ground nor stand up, and stays a ball on landing. It takes no slot. To begin and end it at different places, use roll lines.
m2f427da9b4e302e7 = Ein Bereich, in dem jeder Spieler eingerollt ist, wie in den S-Tunneln von Sonic 2 und 3 und in Flipperzonen: Er kann weder vom Boden abspringen noch aufstehen und bleibt beim Landen eingerollt. Belegt keinen Slot. Für Anfang und Ende an verschiedenen Stellen gibt es Rolllinien.

# Roll
mca7ff42bef53d77e = Rollen

# How he rolls. A steering ball that gets too slow keeps rolling at 0x400 in the direction it faces. In a tunnel only slopes change the speed.
m36758c35206ae9a6 = Wie er rollt. Ein lenkender Spieler, der zu langsam wird, rollt mit 0x400 in seiner Blickrichtung weiter. In einem Tunnel ändern nur Schrägen die Geschwindigkeit.

# Pinball: a ball that steers
m05cf295d54889e7e = Flipper: eingerollt mit Lenkung

# Tunnel: neither steering nor friction
m6063a7912884ea0a = Tunnel: weder Lenkung noch Reibung

# The ground speed of a player who walks in, in the direction he faces. 0 keeps his own, as in Sonic 2; Sonic 3 has 1408.
mead6fd2d76cfad80 = Die Bodengeschwindigkeit eines Spielers, der hineinläuft, in seiner Blickrichtung. Bei 0 behält er seine eigene, wie in Sonic 2; Sonic 3 hat 1408.

# his own
mdafab58c5d177f5b = seines

# Roll line
m5f170b74d6b70958 = Rolllinie

# A line at the mouth of a tunnel. A player who crosses it to the right, or downwards, has to roll from there on; crossing back frees him. Mirrored, it is the other way around.
ma146ce905c530366 = Eine Linie an der Mündung eines Tunnels. Ein Spieler, der sie nach rechts oder nach unten überquert, muss ab dort rollen; zurück ist er wieder frei. Gespiegelt ist es umgekehrt.

# Line
m3cf8a6b47fddf8e7 = Linie

# A vertical line is crossed sideways, a horizontal one up and down.
m848684fa6d5672d1 = Eine vertikale Linie wird seitlich überquert, eine horizontale auf und ab.

# Half of its length; 32, 64, 128 or 256 in the originals.
m79043657b42622c4 = Die Hälfte der Länge; 32, 64, 128 oder 256 in den Originalen.

# The ground speed of a player who was not a ball, in the direction he crosses, or faces if the line is horizontal. 0 keeps his own, as in Sonic 2; Sonic 3 has 1408.
m997f795adcd19324 = Die Bodengeschwindigkeit eines Spielers, der nicht eingerollt war, in der Richtung, in der er überquert, oder in seiner Blickrichtung bei horizontaler Linie. Bei 0 behält er seine eigene, wie in Sonic 2; Sonic 3 hat 1408.

# Running disc
meab3d47afb4e6c51 = Laufscheibe

# An area in which a running player keeps to the ground, whichever way it curves, and never falls below a ground speed of 4 pixels a frame. Draw the disc as terrain around it. A jump leads off.
mfde476dcba2d630b = Eine Fläche, in der ein laufender Spieler am Boden bleibt, wie auch immer er sich krümmt, und nie unter eine Bodengeschwindigkeit von 4 Pixeln je Frame fällt. Zeichne die Scheibe als Gelände um sie herum. Ein Sprung führt hinaus.

# A disc shows a spot that circles; its flips turn where the spot begins. A giant wheel shows nothing; mirrored it turns the other way.
m38d5b8da4e676722 = Eine Scheibe zeigt einen Fleck, der kreist; ihre Spiegelungen drehen, wo der Fleck beginnt. Ein Riesenrad zeigt nichts; gespiegelt dreht es sich andersherum.

# Disc
mf4d19c7358fe3dcc = Scheibe

# Giant wheel
mc1bf8be394cdfc21 = Riesenrad

# How fast the spot circles, in 1/32 of a hex angle a frame. Below 0 the player is kept running to the left. Only discs.
me83952eb0754aa40 = Wie schnell der Fleck kreist, in 1/32 eines Hex-Winkels je Frame. Unter 0 läuft der Spieler nach links. Nur Scheiben.

# Small
m3d2cc8d952adebec = Klein

# The area of a disc is 112 pixels wide and high, not 144.
m7c27f89be80c725d = Die Fläche einer Scheibe ist 112 Pixel breit und hoch, nicht 144.

# Water slide
m1088ab8298caad65 = Wasserrutsche

# An area in which the ground carries a player standing on it. He can jump, but neither steer nor roll. It takes no slot.
m778a22f13ce9d69e = Ein Bereich, in dem der Boden einen darauf stehenden Spieler trägt. Er kann springen, aber weder lenken noch rollen. Belegt keinen Slot.

# The ground speed it gives, to the right, mirrored to the left.
m8209b736e3504bf4 = Die Bodengeschwindigkeit, die er gibt, nach rechts, gespiegelt nach links.

# Gain
mb5767f7e05ad941e = Zuwachs

# How much the ground speed approaches that in a frame. 0: at once, as in Sonic 1; Sonic 3 has 64.
m98786d486a0c7c19 = Um wie viel sich die Bodengeschwindigkeit pro Frame diesem Wert nähert. 0: sofort, wie in Sonic 1; Sonic 3 hat 64.

# at once
m29f547ec7fb07b99 = sofort

# The layer on which the player must be. Layer B in the second act of Hydrocity.
m463fb4bf1917be86 = Die Ebene, auf der der Spieler sein muss. Ebene B im zweiten Akt von Hydrocity.

# Any layer
m4d36477ac8a927d8 = Jede Ebene

# Layer A
m2452427e36040ff9 = Ebene A

# Layer B
m24523f7e36040ae0 = Ebene B

# Not in a flood
m7709b7efc7bc8c36 = Nicht bei Flut

# It does not act while the whole screen is under water, as in the second act of Hydrocity.
m15ee70fc6d86b4ce = Sie wirkt nicht, solange der ganze Bildschirm unter Wasser ist, wie im zweiten Akt von Hydrocity.

# Spiral pathway
m324a0abd5733e386 = Spiralweg

# Leads a player who runs in at either end around once, over 416 pixels. He needs a ground speed of 6 pixels a frame, or he falls off. Put its centre 20 pixels above the ground at its ends.
meea069612ae207ab = Führt einen Spieler, der an einem Ende hineinläuft, über 416 Pixel einmal rundherum. Er braucht eine Bodengeschwindigkeit von 6 Pixeln pro Frame, sonst fällt er herunter. Die Mitte gehört 20 Pixel über den Boden an den Enden.

# Drawn
md5cda52f7f80b647 = Gezeichnet

# It is drawn as a ribbon. In the originals its path is drawn with tiles.
mf5d38e4223e4f0cd = Er wird als Band gezeichnet. In den Originalen ist sein Weg mit Kacheln gezeichnet.

# Critter
m55be466e76930c38 = Tierchen

# A small animal that was trapped in an enemy. It pops out of the explosion, falls to the ground and hops or flutters away.
m243af4a2d431c691 = Ein kleines Tier, das in einem Gegner gefangen war. Es springt aus der Explosion, fällt zu Boden und hüpft oder flattert davon.

# Explosion
mef2c3af737a0f660 = Explosion

# What is left of something that was destroyed, for a moment.
m248b4b037f55a4a4 = Was für einen Moment von etwas Zerstörtem übrig ist.

# Fragment
m83acaa586e8aa35d = Bruchstück

# A piece of something that broke, falling out of the screen.
mf2cee09918d37e70 = Ein Stück von etwas Zerbrochenem, das aus dem Bildschirm fällt.

# Points
mcabf78417c4e5d86 = Punkte

# The number of points that were just won, as it rises.
m37ed5a692de228ec = Die eben gewonnene Punktzahl, während sie aufsteigt.

# Smoke
me6982bd921a6a106 = Rauch

# A puff of smoke that is left behind for a moment.
m41e87cb690ed3d9f = Eine Rauchwolke, die für einen Moment zurückbleibt.

# Object of this project
mc432b52574ed3dc8 = Objekt dieses Projekts

# An object that this project defines: its size, form and surface, how it moves, and what it does.
m795690d843cae396 = Ein Objekt, das dieses Projekt definiert: Größe, Form und Oberfläche, wie es sich bewegt und was es tut.

# The switch that a trigger sets while the player is inside. Other forms set none.
m17071a9398fdc56d = Der Schalter, den ein Auslöser setzt, solange der Spieler darin ist. Andere Formen setzen keinen.

# Unknown object
m661169bb714658b0 = Unbekanntes Objekt

# An object of an original that this version does not know. It does nothing but take a slot, so that others get theirs.
m71e4a7f8076fad01 = Ein Objekt eines Originals, das diese Version nicht kennt. Es belegt nur einen Slot, damit andere die ihren bekommen.

## Physics

# Collision layers
m83286105d59962d7 = Kollisionsebenen

# Where the two collision layers come from. Sonic 1 and CD have one layer and swap whole chunks at places marked as loops; Sonic 2, 3 and 3&K have two layers and layer switchers.
m9d56fb95c1683477 = Woher die beiden Kollisionsebenen stammen. Sonic 1 und CD haben eine Ebene und tauschen an Stellen, die als Looping markiert sind, ganze Chunks aus; Sonic 2, 3 und 3&K haben zwei Ebenen und Ebenenschalter.

# one layer, loops swap chunks
mf1bf059a3c8069de = eine Ebene, Loopings tauschen Chunks

# two layers, layer switchers
me5f7bc13e2bff0b6 = zwei Ebenen, Ebenenschalter

# Foot snap limit
m85c9d3cccb481050 = Grenze der Bodenhaftung

# How far below the feet ground can be and still hold the player: 14 pixels in Sonic 1 and CD; in Sonic 2, 3 and 3&K the whole pixels of the speed plus 4, at most 14.
mf8a0dea911522f07 = Wie weit unter den Füßen Boden liegen kann, der den Spieler noch hält: 14 Pixel in Sonic 1 und CD; in Sonic 2, 3 und 3&K die ganzen Pixel der Geschwindigkeit plus 4, höchstens 14.

# 14 pixels
ma012edf0e93072b9 = 14 Pixel

# speed + 4, at most 14 pixels
m6a16f541cbe407d5 = Geschwindigkeit + 4, höchstens 14 Pixel

# Snap to 90 degrees
mffcfa6650c7c353e = Auf 90 Grad einrasten

# Ground whose angle differs from the player's by 45 degrees or more is taken as the nearest of the four directions. Sonic 2, 3 and 3&K.
me1ececcbf493761d = Boden, dessen Winkel um 45 Grad oder mehr von dem des Spielers abweicht, gilt als die nächste der vier Richtungen. Sonic 2, 3 und 3&K.

# Terrain repeats after
md1b42b22526e318c = Gelände wiederholt sich nach

# Pixels after which the terrain repeats downwards and upwards, in every level that is not higher; 0 for never. A level's own height of wrapping counts first. 2048 in Sonic 1, CD and 2, 4096 in 3 and 3&K.
m7ff3ca68c6c43ed1 = Pixel, nach denen sich das Gelände nach unten und oben wiederholt, in jedem Level, das nicht höher ist; 0 für nie. Die eigene Höhe, nach der sich ein Level wiederholt, geht vor. 2048 in Sonic 1, CD und 2, 4096 in 3 und 3&K.

# Push sensors on walls and ceilings
md0fe42dda056833d = Schubsensoren an Wänden und Decken

# The push sensors also work on straight left walls and ceilings (angles 0x40 and 0x80); in other games they do not. Sonic & Knuckles only.
m62fc8aaf8f729e94 = Die Schubsensoren wirken auch auf geraden linken Wänden und Decken (Winkel 0x40 und 0x80); in anderen Spielen nicht. Nur Sonic & Knuckles.

# Pushing needs facing
m04d556b1fb74b76c = Schieben nur mit Blick zur Wand

# A wall only counts as pushed while the player faces it. Sonic 3 and 3&K.
m571ce42a519c0f33 = Eine Wand gilt nur als geschoben, solange der Spieler zu ihr blickt. Sonic 3 und 3&K.

# New animation ends pushing
mf2fc7ea8ba1632bb = Neue Animation beendet Schieben

# Changing the animation ends pushing. Sonic 2, 3 and 3&K.
md6e03b81dcdf54e5 = Ein Wechsel der Animation beendet das Schieben. Sonic 2, 3 und 3&K.

# Ground speed is clamped
mc737c29841a52791 = Bodengeschwindigkeit begrenzt

# On the ground, holding forward above the top speed pulls the speed down to it. Sonic 1 only.
m7c02ee3b04db8149 = Am Boden zieht Vorwärtshalten oberhalb der Höchstgeschwindigkeit die Geschwindigkeit auf diese herunter. Nur Sonic 1.

# Air speed is clamped
m050ad137323132e6 = Luftgeschwindigkeit begrenzt

# In the air, holding forward above the top speed pulls the speed down to it. Sonic 1, CD and 2.
maadabdede0113d7e = In der Luft zieht Vorwärtshalten oberhalb der Höchstgeschwindigkeit die Geschwindigkeit auf diese herunter. Sonic 1, CD und 2.

# Slope factor at rest
m4d3f88f9c0b9c582 = Hangfaktor im Stand

# Whether a slope sets a standing player in motion: never in Sonic 1, CD and 2; if the slope factor is 13 or more in Sonic 3 (not Tails) and 3&K.
m3dc90d865a1cfdf5 = Ob ein Hang einen stehenden Spieler in Bewegung setzt: nie in Sonic 1, CD und 2; ab einem Hangfaktor von 13 in Sonic 3 (nicht Tails) und 3&K.

# never
mcbd8031e3d026dc9 = nie

# on steep slopes, except Tails
mfca9cfc21d034ca7 = an steilen Hängen, außer Tails

# on steep slopes
mce92574bd2168745 = an steilen Hängen

# Slipping
meb100e95eb55bb1f = Abrutschen

# What a player slower than 2.5 pixels a frame does on a steep slope. Sonic 1, CD and 2: falls off at 45 degrees or more. Sonic 3 (not Tails) and 3&K: slides back at 34 degrees or more, falls off at 68 degrees or more.
m99a57174fe4e5a70 = Was ein Spieler unter 2,5 Pixeln pro Frame an einem steilen Hang tut. Sonic 1, CD und 2: fällt ab 45 Grad. Sonic 3 (nicht Tails) und 3&K: rutscht ab 34 Grad zurück, fällt ab 68 Grad.

# falls off at 45 degrees
m48b59f1310f0dfa5 = fällt ab 45 Grad

# slides, then falls, except Tails
m717fd8e17353c138 = rutscht, fällt dann, außer Tails

# slides, then falls
m9fc660d2a211c4fe = rutscht, fällt dann

# Minimum speed to roll
md5e239df1f924b64 = Mindestgeschwindigkeit zum Rollen

# Minimum speed, in 1/256 pixel a frame, at which holding down starts a roll: 0x80, in 3&K 0x100.
m689fd0d500f7e17e = Mindestgeschwindigkeit in 1/256 Pixel pro Frame, ab der Runterhalten ein Rollen beginnt: 0x80, in 3&K 0x100.

# Stands up below
md004847d74a5ec74 = Steht auf unter

# A rolling player slower than this, in 1/256 pixel a frame, stands up: 1 (only at rest), in 3&K 0x80.
m53810f9fa851d58f = Ein rollender Spieler, der langsamer ist als dies, in 1/256 Pixel pro Frame, steht auf: 1 (nur im Stillstand), in 3&K 0x80.

# Roll brake
mbbedbe3f626f7845 = Rollbremse

# How much holding against a roll slows it each frame: a quarter of the deceleration in Sonic 1 and CD (and for Tails in 2 and 3), otherwise 0x20. The two differ only under water.
m412168aa86cd830e = Wie sehr Gegenhalten ein Rollen in jedem Frame bremst: ein Viertel der Bremsverzögerung in Sonic 1 und CD (und für Tails in 2 und 3), sonst 0x20. Nur unter Wasser unterscheiden sich die beiden.

# a quarter of the deceleration
m1c7b2579ef9320fd = ein Viertel der Bremsverzögerung

# 0x20, for Tails a quarter
m2b16112867d64a16 = 0x20, für Tails ein Viertel

# 0x20
ma83349fafee6600f = 0x20

# Rolling starts with a push
mce52c65fe86a83f2 = Rollen beginnt mit Schub

# Any roll started to the right (or from rest) has a speed of at least 2 pixels a frame. CD only.
m171c905def7215c0 = Jedes nach rechts (oder aus dem Stand) begonnene Rollen hat mindestens 2 Pixel pro Frame. Nur CD.

# Roll jumps lock control
m66b2d17f99d70167 = Rollsprünge sperren die Steuerung

# A jump out of a roll cannot be steered. All but CD.
mf075b49e1b14dd62 = Ein Sprung aus dem Rollen lässt sich nicht lenken. Alle außer CD.

# Roll jumps keep the small radii
m5f117dd1e6199549 = Rollsprünge behalten kleine Radien

# A jump out of a roll keeps the ball's radii; in other games it takes the standing radii. CD only.
mb32b73fcffd88f31 = Ein Sprung aus dem Rollen behält die eingerollten Radien; in anderen Spielen gelten die stehenden. Nur CD.

# No jump while looking or ducking
m7b5a3cfc696dfd3c = Kein Sprung beim Schauen oder Ducken

# No jump while up or down is held at rest. CD only.
ma4cc96ccb56fc948 = Kein Sprung, solange im Stand hoch oder runter gehalten wird. Nur CD.

# Ducking in motion
m21b4b2c7c74ac56f = Ducken in Bewegung

# Ducking is checked before looking up, and a player too slow to roll also ducks in motion. 3&K only.
m97e82ebf20e0ed6a = Ducken wird vor dem Hochschauen geprüft, und ein Spieler, der zum Rollen zu langsam ist, duckt sich auch in Bewegung. Nur 3&K.

# Shift on landing
m21b0df1d5c603d6b = Versatz beim Landen

# How far the centre moves when a ball stands up on landing: a fixed distance in Sonic 1, CD and 2, so that a roll jump lands 5 pixels above the ground; by the radius in Sonic 3 and 3&K.
m971558b84b3d2c68 = Wie weit sich die Mitte verschiebt, wenn ein eingerollter Spieler beim Landen aufsteht: um einen konstanten Betrag in Sonic 1, CD und 2, sodass ein Rollsprung 5 Pixel über dem Boden landet; nach dem Radius in Sonic 3 und 3&K.

# fixed
mbcd5c37fb60a29b9 = konstant

# by the current radius
m6ee7ae32177fb314 = nach dem aktuellen Radius

# by the radius, inverted upside down
m7ded87cb3b320750 = nach dem Radius, kopfüber umgekehrt

# Ceilings keep the ball
m1f4bc4ee9f5e1ff2 = An Decken eingerollt bleiben

# A ball that lands on a steep ceiling stays a ball. CD only.
m0e3c1ae8cb9e041d = Wer eingerollt an einer steilen Decke landet, bleibt eingerollt. Nur CD.

# Air walls end the collision
m999e42e157ad4780 = Wände in der Luft beenden die Kollision

# In the air, hitting a wall while moving sideways ends the frame's collision: neither ceiling nor floor is tested. Sonic 1, CD and 2.
m3bfaa1bf4bcf9812 = Eine Wand, die in der Luft bei seitlicher Bewegung getroffen wird, beendet die Kollision des Frames: Weder Decke noch Boden werden geprüft. Sonic 1, CD und 2.

# Deep ceilings push sideways
m70f6bfc0315d9002 = Tiefe Decken schieben seitlich

# In the air, a player moving left, 20 pixels or more inside a ceiling, is moved out of a wall on the right instead. Sonic 3 and 3&K.
m5e232ed1a5da924c = In der Luft wird ein Spieler, der sich nach links bewegt und 20 Pixel oder mehr in einer Decke steckt, stattdessen aus einer Wand rechts hinausgeschoben. Sonic 3 und 3&K.

# Fall speed cap
m756918d57510f73f = Grenze der Fallgeschwindigkeit

# Maximum falling speed, in 1/256 pixel a frame; 0 for no limit. 0x1000 in CD.
m989928d2bf46e728 = Höchste Fallgeschwindigkeit in 1/256 Pixel pro Frame; 0 für keine Grenze. 0x1000 in CD.

# Upward speed cap
m769c9856bd39c8e9 = Grenze der Steiggeschwindigkeit

# Maximum upward speed of a player who did not jump, in 1/256 pixel a frame; 0 for no limit. 0xFC0 in all games.
medf7e373473cdc06 = Höchste Steiggeschwindigkeit eines Spielers, der nicht gesprungen ist, in 1/256 Pixel pro Frame; 0 für keine Grenze. 0xFC0 in allen Spielen.

# Right bound
m0a3f0e13ff92ec8d = Rechte Grenze

# Pixels from the camera's right limit to the player's: 0x168 in Sonic 1, CD and 2, 0x128 in Sonic 3 and 3&K.
m00782310350273c3 = Pixel von der rechten Grenze der Kamera bis zu der des Spielers: 0x168 in Sonic 1, CD und 2, 0x128 in Sonic 3 und 3&K.

# Right bound is strict
m5113d114011c4100 = Rechte Grenze ist strikt

# A player exactly at the right bound is not stopped yet. 3&K only.
m8908d25174d90e8d = Ein Spieler genau auf der rechten Grenze wird noch nicht angehalten. Nur 3&K.

# Death ends below the screen
mdf77bd65d1d8dc61 = Tod endet unter dem Bildschirm

# Death ends once the player is below the screen; in other games, below the camera's lower limit. Sonic 3 and 3&K.
m8add4c9f2214a66e = Der Tod endet, sobald der Spieler unter dem Bildschirm ist; in anderen Spielen unter der unteren Grenze der Kamera. Sonic 3 und 3&K.

# Speed shoes last
m3827dc660f347220 = Dauer der Turboschuhe

# Frames that speed shoes last: 1200, in CD 1320.
m478cf89aa59a65f6 = Frames, die Turboschuhe wirken: 1200, in CD 1320.

# Power-ups count in eights
mea1c4d6ea95dab73 = Power-ups zählen in Achten

# Invincibility and speed shoes lose 8 frames at a time, in frames whose number is a multiple of 8, so they end up to 7 frames earlier. Sonic 3 and 3&K.
me48cbcb3b4655a46 = Unverwundbarkeit und Turboschuhe verlieren 8 Frames auf einmal, in Frames, deren Nummer ein Vielfaches von 8 ist, und enden so bis zu 7 Frames früher. Sonic 3 und 3&K.

# Death ends at rest
m35e7c882b3aede6c = Tod endet im Stillstand

# A dying player stops in the frame in which death ends; in other games he goes on falling. Sonic 1 and CD.
m0bf88729b5724c7d = Ein sterbender Spieler hält in dem Frame an, in dem der Tod endet; in anderen Spielen fällt er weiter. Sonic 1 und CD.

# Hits above the level kill
m1f7e8d407b00b33d = Treffer über dem Level töten

# A player thrown back by a hit also dies above the top of the level. Sonic 1 and CD.
mdc69db4de3a04c6b = Ein von einem Treffer zurückgeworfener Spieler stirbt auch über dem oberen Rand des Levels. Sonic 1 und CD.

# Camera wraps the player
mea86960af97a7a69 = Kamera versetzt den Spieler

# In a level that repeats downwards, the camera wraps the player when it passes the seam itself; in other games he wraps in every frame. Sonic 1 and CD.
m28091708823473e1 = In einem Level, das sich nach unten wiederholt, versetzt die Kamera den Spieler, wenn sie selbst die Naht passiert; in anderen Spielen wird er in jedem Frame versetzt. Sonic 1 und CD.

# Waiting holds the player
m4314bdd0bc0fd7e6 = Warten hält den Spieler fest

# After waiting for three seconds, Sonic needs a few frames to get going. Sonic 2 only, and with its animations.
m3d0d43157533cca5 = Nach drei Sekunden Warten braucht Sonic einige Frames, um loszukommen. Nur Sonic 2, und nur mit dessen Animationen.

# Switchers act nearby only
m77f19281a71b44d8 = Ebenenschalter wirken nur in der Nähe

# Layer switchers act only on a player less than 64 pixels away. Sonic 3 and 3&K.
mead332b81cee71c4 = Ebenenschalter wirken nur auf einen Spieler, der weniger als 64 Pixel entfernt ist. Sonic 3 und 3&K.

# Look delay
md15dbafd490f9b95 = Verzögerung beim Schauen

# When looking up or down begins to move the camera: at once in Sonic 1, on a double tap in CD, after 120 frames in Sonic 2, 3 and 3&K.
m311f245c03ca1b5c = Wann Hoch- oder Runterschauen die Kamera zu bewegen beginnt: sofort in Sonic 1, bei Doppeldruck in CD, nach 120 Frames in Sonic 2, 3 und 3&K.

# on a double tap
mda7d298ffb556191 = bei Doppeldruck

# after two seconds
m19f69a13a8b4af06 = nach zwei Sekunden

# Camera cap right
m254d1391d363e5b4 = Kameragrenze nach rechts

# Maximum pixels that the camera moves right in a frame; 0 for no limit. 16, in Sonic 3 and 3&K 24.
me5914c91c8fd6186 = Höchstzahl der Pixel, um die sich die Kamera in einem Frame nach rechts bewegt; 0 für keine Grenze. 16, in Sonic 3 und 3&K 24.

# Camera cap left
mf2d6d97b0de9a8ab = Kameragrenze nach links

# Maximum pixels that the camera moves left in a frame; 0 for no limit. None in Sonic 1, 16 in CD and 2, 24 in 3 and 3&K.
m6dd096b5d5538f92 = Höchstzahl der Pixel, um die sich die Kamera in einem Frame nach links bewegt; 0 für keine Grenze. Keine in Sonic 1, 16 in CD und 2, 24 in 3 und 3&K.

# Camera cap up and down
m20af2f00e253805e = Kameragrenze auf und ab

# Maximum pixels that the camera moves up or down in a frame: 16, in Sonic 3 and 3&K 24.
m27efc8396f114342 = Höchstzahl der Pixel, um die sich die Kamera in einem Frame auf oder ab bewegt: 16, in Sonic 3 und 3&K 24.

# Extended camera
m9c08011372d0b34f = Vorausschauende Kamera

# The camera looks ahead of a fast player. CD only.
md3b18772533be91e = Die Kamera blickt einem schnellen Spieler voraus. Nur CD.

# First object slot
m6316cf2713702e24 = Erster Objektslot

# The lowest slot for placed objects; lower ones are reserved for players and the screen. 32 in Sonic 1 and CD, 16 in Sonic 2, 3 in Sonic 3 and 3&K.
m6d66be7a7374a4ef = Der niedrigste Slot für gesetzte Objekte; niedrigere sind für Spieler und Bildschirm reserviert. 32 in Sonic 1 und CD, 16 in Sonic 2, 3 in Sonic 3 und 3&K.

# Objects load by height
m7d45b4267359ce4d = Objekte laden nach Höhe

# Objects load only if the camera is also near their height, except rings and objects set to load at any height. Sonic 3 and 3&K.
ma7e5f5cb81c04844 = Objekte laden nur, wenn die Kamera auch in der Nähe ihrer Höhe ist, außer Ringen und Objekten, die in jeder Höhe laden sollen. Sonic 3 und 3&K.

# Parts take slots
mc5b7e4301ed5fe11 = Teile belegen Slots

# Each ring of a line, log of a bridge and link of a chain takes its own slot. Sonic 1 and CD.
m24829074615ec72c = Jeder Ring einer Linie, Stamm einer Brücke und jedes Glied einer Kette belegt einen eigenen Slot. Sonic 1 und CD.

# Prepared steps
m3cdfe65f3b70f92b = Vorbereitete Schritte

# Steps of the objects before the first frame of a level, in which nothing is pressed and the oscillators stand still. 26 in Sonic 2.
m4ee387cd4fed014e = Schritte der Objekte vor dem ersten Frame eines Levels, in denen nichts gedrückt ist und die Oszillatoren stillstehen. 26 in Sonic 2.

# Player in prepared steps
ma799a2d4b9435593 = Spieler in vorbereiteten Schritten

# The player takes part in the prepared steps. Up to Sonic 2; from Sonic 3 on he is only set up.
me36f60f164e97d7f = Der Spieler macht die vorbereiteten Schritte mit. Bis Sonic 2; ab Sonic 3 wird er nur aufgestellt.

# Later oscillators
m6a431f5f5496cd0e = Spätere Oszillatoren

# Four of the sixteen oscillators swing about other centres than in Sonic 1 and CD, and two of them start differently. From Sonic 2 on.
m374a16ed820dda23 = Vier der sechzehn Oszillatoren schwingen um andere Mitten als in Sonic 1 und CD, und zwei davon beginnen anders. Ab Sonic 2.

# Areas act last
m1740fd4f3057e887 = Bereiche wirken zuletzt

# Currents, slides and areas in which the player rolls act at the end of a frame, after objects and camera; in other games before it. Sonic 3 and 3&K.
m75b7f482e2b0a363 = Strömungen, Rutschen und Bereiche, in denen der Spieler rollt, wirken am Ende eines Frames, nach Objekten und Kamera; in anderen Spielen davor. Sonic 3 und 3&K.

# Fans spare held players
m24872fe1b75ef105 = Ventilatoren verschonen gehaltene Spieler

# Fans do not move a player who is hurt or held by an object. From Sonic 2 on.
m9dab0e74acfbeb6f = Ventilatoren bewegen keinen Spieler, der verletzt ist oder von einem Objekt gehalten wird. Ab Sonic 2.

# Spring reload
m475e52a4ae8f12e9 = Sprungfeder lädt nach

# Frames after a throw until a spring is solid again; 0 if it stays solid. 12 in Sonic 1 and CD.
m4b49dea74172153c = Frames nach einem Wurf, bis eine Sprungfeder wieder fest ist; 0, wenn sie fest bleibt. 12 in Sonic 1 und CD.

# Sideways springs
mbdba60fa3208e4a0 = Seitliche Sprungfedern

# What sets off a sideways spring: pushing it from any side in Sonic 1 and CD, pushing its front in 2, touching its front in 3 and 3&K. From Sonic 2 on, running close past it also does.
m60e4482267424e78 = Was eine seitliche Sprungfeder auslöst: Schieben von irgendeiner Seite in Sonic 1 und CD, Schieben von vorn in 2, Berühren von vorn in 3 und 3&K. Ab Sonic 2 auch dichtes Vorbeilaufen.

# pushed from any side
mffa215d951a2c9d1 = von irgendeiner Seite geschoben

# pushed from its front
m6f63ed9c96704aa5 = von vorn geschoben

# touched from its front
m3fd1c03cf5577eea = von vorn berührt

# Low downward springs
m969cc9317dca2e27 = Tiefe Abwärtsfedern

# A player standing on a downward spring is 9 pixels above its centre; in other games 16. Sonic 3 and 3&K.
m03a7e5c32b94f4e8 = Ein Spieler, der auf einer abwärts gerichteten Sprungfeder steht, ist 9 Pixel über ihrer Mitte; in anderen Spielen 16. Sonic 3 und 3&K.

# Down spring cap
m42ab5038c9cc2202 = Grenze der Abwärtsfeder

# Maximum speed at which a spring throws down; 0 for no limit. 0xD00 in Sonic 3 and in 3&K (UNVERIFIED there).
m1bc54afb3f52a47d = Höchste Geschwindigkeit, mit der eine Sprungfeder nach unten wirft; 0 für keine Grenze. 0xD00 in Sonic 3 und in 3&K (dort UNGEPRÜFT).

# Flat buttons
m67b9fb52b2a16467 = Flache Druckknöpfe

# Buttons are 4 pixels below their placed position and 4 pixels high, instead of 3 and 5. From Sonic 2 on.
m78f19d8e3c233a7f = Druckknöpfe liegen 4 Pixel unter ihrem gesetzten Platz und sind 4 Pixel hoch, statt 3 und 5. Ab Sonic 2.

# Invisible blocks sleep off the screen
m5d40474556538a61 = Unsichtbare Blöcke ruhen außerhalb des Bildschirms

# An invisible block does nothing while its centre is off the screen; in other games it is solid there too. Sonic 1 and CD.
mc81dcf0417fa2bd8 = Ein unsichtbarer Block tut nichts, solange seine Mitte außerhalb des Bildschirms ist; in anderen Spielen ist er auch dort fest. Sonic 1 und CD.

# Strong characters break walls
m914940108306986c = Starke Figuren zerbrechen Wände

# Knuckles breaks walls at any speed, without rolling. Sonic 3 and 3&K.
m3da57681f758c69b = Knuckles zerbricht Wände bei jeder Geschwindigkeit, ohne zu rollen. Sonic 3 und 3&K.

# Lamps turn higher
m229a77075547aaee = Lampen drehen sich höher

# The lamp of a checkpoint turns around a point 24 pixels above its centre; in later games 20. Sonic 1 and CD.
m5dccbcdfab0421c9 = Die Lampe eines Checkpoints dreht sich um einen Punkt 24 Pixel über seiner Mitte; in späteren Spielen 20. Sonic 1 und CD.

# Checkpoint stars
m2841d29c227e3dbe = Checkpoint-Sterne

# Rings that a player needs to set off stars at a checkpoint: no stars in Sonic 1 and CD; 50 in Sonic 2, as long as emeralds are missing, and in Sonic 3; 20 in 3&K (UNVERIFIED).
m77145a899379d7ec = Ringe, die ein Spieler braucht, um Sterne an einem Checkpoint auszulösen: keine Sterne in Sonic 1 und CD; 50 in Sonic 2, solange Emeralds fehlen, und in Sonic 3; 20 in 3&K (UNGEPRÜFT).

# no stars
m3e74fe3bb6f863f7 = keine Sterne

# with 50 rings, not all emeralds
m6239004aa971f9a6 = mit 50 Ringen, nicht allen Emeralds

# with 50 rings
maec5750e7216cdf9 = mit 50 Ringen

# with 20 rings
m6a99052823401db2 = mit 20 Ringen

# Solid objects repeat downwards
m8e1881cb02667b10 = Feste Objekte wiederholen sich nach unten

# In levels that repeat downwards, solid objects also act across the seam. Sonic 2, 3 and 3&K.
m44051ed3bd273b2c = In Levels, die sich nach unten wiederholen, wirken feste Objekte auch über die Naht hinweg. Sonic 2, 3 und 3&K.

# More is solid off the screen
m4531224dda93c13b = Mehr ist außerhalb des Bildschirms fest

# Springs, monitors, caps, flippers and all sloped objects are also solid off the screen; in other games almost only invisible blocks and platforms are. Sonic 2, 3 and 3&K.
mb902a452a2a9803e = Sprungfedern, Monitore, Deckel, Flipper und alle schrägen Objekte sind auch außerhalb des Bildschirms fest; in anderen Spielen fast nur unsichtbare Blöcke und Plattformen. Sonic 2, 3 und 3&K.

# Near edges push up and down
m83042f3917fe6723 = Nahe Kanten schieben auf und ab

# A player within 4 pixels of a solid object's top or bottom edge is pushed out that way; in other games he is not pushed out at all there. Sonic 3 and 3&K.
ma2725b8779c6913a = Ein Spieler, der höchstens 4 Pixel von der Ober- oder Unterkante eines festen Objekts entfernt ist, wird dorthin hinausgeschoben; in anderen Spielen wird er dort gar nicht hinausgeschoben. Sonic 3 und 3&K.

# Bottoms ignore the ball
m041fe1f339330061 = Unterseiten ignorieren das Einrollen

# The bottom of a solid object is as far down for a ball as for a standing player. Sonic 3 and 3&K.
m8722dcd0fa14d716 = Die Unterseite eines festen Objekts reicht für einen eingerollten Spieler so weit hinunter wie für einen stehenden. Sonic 3 und 3&K.

# Crushing needs depth
m4251553a0c271324 = Zerquetschen braucht Tiefe

# A solid object from above crushes only a player 16 pixels or more away from its sides; it pushes others out. Sonic 2, 3 and 3&K.
mca2a3f3b0a69654f = Ein festes Objekt von oben zerquetscht nur einen Spieler, der 16 Pixel oder mehr von seinen Seiten entfernt ist; andere schiebt es hinaus. Sonic 2, 3 und 3&K.

# Bottoms push out a falling player
m2b4231698a1d2176 = Unterseiten schieben Fallende hinaus

# In the air, the bottom of a solid object also pushes out a falling player and stops his ground speed. Sonic 3 and 3&K.
maf9ee8ca664f46cf = In der Luft schiebt die Unterseite eines festen Objekts auch einen fallenden Spieler hinaus und stoppt seine Bodengeschwindigkeit. Sonic 3 und 3&K.

# Tops lift a rising player
m8fc4a6cbfac7a61e = Oberseiten heben Steigende

# The top of a solid object also lifts a rising player; he does not land. Sonic 3 and 3&K.
mc2d3037a81ab9327 = Die Oberseite eines festen Objekts hebt auch einen steigenden Spieler; er landet nicht. Sonic 3 und 3&K.

# Leaving an object is falling
md498142da82acd54 = Verlassen eines Objekts ist Fallen

# Walking off an object puts the player into the air at once; in other games the feet look for terrain first, a frame later. Sonic 2, 3 and 3&K.
mf63df89f2d8f598d = Wer von einem Objekt herunterläuft, ist sofort in der Luft; in anderen Spielen suchen die Füße erst nach Gelände, einen Frame später. Sonic 2, 3 und 3&K.

# Letting go shows the walk
m4acc02ff5a9432b6 = Loslassen zeigt das Gehen

# A player who stops pushing an object is shown walking, even as a ball, and then cannot attack. Sonic 1 and CD.
m458e7901bfcbd160 = Ein Spieler, der ein Objekt nicht mehr schiebt, wird gehend gezeigt, auch eingerollt, und kann dann nicht angreifen. Sonic 1 und CD.

# Sloped objects rise only
m3a9fb8c77a730001 = Schräge Objekte steigen nur an

# A part of a sloped object that is lower than its first height counts as far above it: the difference is read without its sign. Sonic 1 and CD.
m837d8addef05885c = Ein Teil eines schrägen Objekts, der niedriger ist als seine erste Höhe, gilt als weit darüber: Die Differenz wird ohne Vorzeichen gelesen. Sonic 1 und CD.

# Platforms hold a pixel higher
m385418f80fc19cae = Plattformen halten ein Pixel höher

# A platform's rider stays at the height at which he landed; in other games he sinks by a pixel in the next frame. Sonic 1 and CD.
mc881645fc4be8470 = Der Reiter einer Plattform bleibt auf der Höhe, auf der er gelandet ist; in anderen Spielen sinkt er im nächsten Frame um ein Pixel. Sonic 1 und CD.

# Platforms look before they move
mf900566cd5d4df5e = Plattformen prüfen vor der Bewegung

# Platforms look for the player before they move, and only then carry him. Sonic 1 and CD.
m84c7847469ff1a55 = Plattformen suchen nach dem Spieler, bevor sie sich bewegen, und tragen ihn erst dann. Sonic 1 und CD.

# Bridges bend first
m071006cd2c326906 = Brücken biegen sich zuerst

# Bridges bend before they look for the player, so they know his log when he lands; in other games a frame later. Sonic 2, 3 and 3&K.
m14fa94ec108aaeaa = Brücken biegen sich, bevor sie nach dem Spieler suchen, und kennen so bei der Landung seinen Stamm; in anderen Spielen einen Frame später. Sonic 2, 3 und 3&K.

# Leaving a bridge is falling
mb8d29dfcb5c510dc = Verlassen einer Brücke ist Fallen

# Walking off a bridge puts the player into the air at once, as off any other object. Sonic 3 and 3&K.
m0f1f93bfbafd03f6 = Wer von einer Brücke herunterläuft, ist sofort in der Luft, wie bei jedem anderen Objekt. Sonic 3 und 3&K.

# Balancing on objects
m086f610a5eb7b4e5 = Balancieren auf Objekten

# Pixels from an object's edge at which a player on it begins to balance: 4 in Sonic 1 and CD and always for Tails, otherwise 2.
m303915c6878a39e6 = Pixel von der Kante eines Objekts, ab denen ein Spieler darauf zu balancieren beginnt: 4 in Sonic 1 und CD und immer für Tails, sonst 2.

# Slipping off edges (bug)
md9a0dd0056647ce5 = Abrutschen von Kanten (Bug)

# A known bug: a player coming down on a solid object's edge lands only if his centre is above the object; otherwise he slips down its side. In all games.
mf39631b5cdf4317d = Ein bekannter Bug: Ein Spieler, der auf die Kante eines festen Objekts herunterkommt, landet nur, wenn seine Mitte über dem Objekt ist; sonst rutscht er an der Seite ab. In allen Spielen.

# Bottom overlap (bug)
m24be8fcb84026bc0 = Überlappung unten (Bug)

# A known bug: the 4 pixels of grip above a solid object are taken off its bottom, so a head can be 5 pixels inside. In all games.
mb901b26160ff889e = Ein bekannter Bug: Die 4 Pixel Haftung über einem festen Objekt fehlen an seiner Unterseite, sodass ein Kopf 5 Pixel tief darin sein kann. In allen Spielen.

# Spin dash
mab2e18439689a307 = Spin Dash

# What ducking and jumping does: nothing special in Sonic 1, a charge by time in CD, one by presses from Sonic 2 on.
m63ff0bfb5d0cc4e0 = Was Ducken und Springen bewirkt: nichts Besonderes in Sonic 1, ein Aufladen nach Zeit in CD, eines durch Drücken ab Sonic 2.

# none
m3c0d17bad169557b = keiner

# by time, as in CD
m7a4b90446ffaec87 = nach Zeit, wie in CD

# by presses, as from Sonic 2 on
ma6f1adf34dc2518c = durch Drücken, wie ab Sonic 2

# Super forms
mcf7cb0e4d9a8c9eb = Superformen

# When a player with 7 emeralds and 50 rings becomes super: at the top of Sonic's jump in Sonic 2, on a second press of jump in Sonic 3 and 3&K, never in Sonic 1 and CD.
m6689d5c16c8a0351 = Wann ein Spieler mit 7 Emeralds und 50 Ringen super wird: am Scheitel von Sonics Sprung in Sonic 2, bei zweitem Druck auf Springen in Sonic 3 und 3&K, nie in Sonic 1 und CD.

# at the top of a jump
m969d7af66b366482 = am Scheitel eines Sprungs

# on a press in a jump
m3ff7522e683a4e00 = bei Druck im Sprung

# Hyper forms
md589b6fc8fd49e0e = Hyperformen

# With 14 emeralds Sonic and Knuckles become hyper and Tails super; with 7 Knuckles becomes super too. 3&K only.
me02199922be427a3 = Mit 14 Emeralds werden Sonic und Knuckles hyper und Tails super; mit 7 wird auch Knuckles super. Nur 3&K.

# Shield moves
m6ce02d8236e6d68a = Schildfähigkeiten

# Pressing jump again in a jump: Sonic dashes with a fire shield, jumps higher with a lightning shield, bounces with a bubble shield. Once until he lands. Sonic 3 and 3&K.
m73ae6b4b84cbb551 = Erneuter Druck auf Springen im Sprung: Sonic schießt mit Feuerschild vorwärts, springt mit Blitzschild höher, prallt mit Blasenschild ab. Einmal bis zur Landung. Sonic 3 und 3&K.

# Bounce keeps half the speed
mca4adbc5dd7692f0 = Abprall behält halbe Geschwindigkeit

# The bounce of a bubble shield halves the x speed; in other games it ends it. Mania only.
mf1580e9d3c39971d = Der Abprall eines Wasserschilds halbiert die X-Geschwindigkeit; in anderen Spielen beendet er sie. Nur Mania.

# Lightning attracts rings
m238fee826cd8d0d6 = Blitz zieht Ringe an

# A lightning shield draws rings less than 71 pixels away, on both axes, to the player. Sonic 3 and 3&K.
m0b70f2d695995f3e = Ein Blitzschild zieht Ringe, die auf beiden Achsen weniger als 71 Pixel entfernt sind, zum Spieler. Sonic 3 und 3&K.

# Shields throw shots back
me0f08a694424eb1f = Schilde werfen Schüsse zurück

# Any shield throws enemy shots back, 24 pixels around the player; so does a player without one who flies, glides or has an insta-shield open. Sonic 3 and 3&K.
m5e872ba895830999 = Jeder Schild wirft gegnerische Schüsse zurück, 24 Pixel um den Spieler; ebenso ein Spieler ohne Schild, der fliegt, gleitet oder einen offenen Insta-Shield hat. Sonic 3 und 3&K.

# Insta-shield
m922ffc45e2fb44fe = Insta-Shield

# Pressing jump again in a jump gives Sonic without a shield a moment of protection and a larger hitbox. Sonic 3 and 3&K.
mcb384c346b9494cc = Erneuter Druck auf Springen im Sprung gibt Sonic ohne Schild einen Moment Schutz und eine größere Hitbox. Sonic 3 und 3&K.

# Insta-shield plays on after landing
m382516a6cfd1ac57 = Insta-Shield läuft nach der Landung weiter

# An insta-shield cut short by a landing plays on; once it is over, the move of the next jump is used up. Sonic 3. UNVERIFIED for 3&K.
md27b58976acdcabb = Ein von einer Landung unterbrochener Insta-Shield läuft weiter; ist er vorbei, ist die Aktion des nächsten Sprungs verbraucht. Sonic 3. UNVERIFIED für 3&K.

# Tails flies
mab791a78ba6e1065 = Tails fliegt

# Pressing jump again in a jump lets Tails fly, or swim under water, for 480 frames. Sonic 3 and 3&K.
m8a3e23de4d5c5fa7 = Erneuter Druck auf Springen im Sprung lässt Tails 480 Frames lang fliegen oder unter Wasser schwimmen. Sonic 3 und 3&K.

# Knuckles glides
m328764856a989aa3 = Knuckles gleitet

# Pressing jump again in a jump and holding it lets Knuckles glide, hold on to walls and climb. Sonic 2, 3 and 3&K; the guide has the figures of 3&K only.
m8ede5171692e52cd = Wird Springen im Sprung erneut gedrückt und gehalten, kann Knuckles gleiten, sich an Wänden festhalten und klettern. Sonic 2, 3 und 3&K; der Guide nennt nur die Werte von 3&K.

# Drop dash
mfe143870fd8fe1f8 = Drop Dash

# Pressing jump again in a jump and holding it for 20 frames makes Sonic land rolling. In none of these games; Mania has it.
m5fb9bcdc8a7e9b7b = Wird Springen im Sprung erneut gedrückt und 20 Frames gehalten, landet Sonic rollend. In keinem dieser Spiele; Mania hat ihn.

# Super peel-out
m0c607a21b7303c7f = Super Peel-out

# Looking up and pressing jump charges a run while up is held. CD only.
m2d083be5bdf1a456 = Hochschauen und Springen drücken lädt einen Lauf auf, solange hoch gehalten wird. Nur CD.

# Super friction as normal
m7c78c000e4a076c1 = Superreibung wie normal

# Super forms slow down on the ground by the normal friction, not by their own acceleration. Sonic 2, 3 and 3&K.
mff60dc1ff5ed526c = Superformen bremsen am Boden mit der normalen Reibung, nicht mit ihrer eigenen Beschleunigung. Sonic 2, 3 und 3&K.

# Super roll friction as normal
m6603157a8bd11f1c = Super-Rollreibung wie normal

# Super forms slow down as a ball by the normal friction, not by half their own acceleration. 3&K only.
m45162f178d822ce0 = Superformen bremsen eingerollt mit der normalen Reibung, nicht mit ihrer halben eigenen Beschleunigung. Nur 3&K.

# Leaving the water
mf2bfe4adff25d0ef = Verlassen des Wassers

# What leaving the water does: it doubles the speed up or down; from Sonic 3 on, not the speed of a player rising faster than 4 pixels a frame; in CD a falling player does not leave it.
ma9fd7b0df67c78b7 = Was das Verlassen des Wassers bewirkt: Es verdoppelt die Geschwindigkeit nach oben oder unten; ab Sonic 3 nicht die eines Spielers, der schneller als 4 Pixel pro Frame steigt; in CD verlässt ein fallender Spieler es nicht.

# doubles the speed
mf660e229bb9703f5 = verdoppelt die Geschwindigkeit

# doubles the speed up to 4 pixels a frame
me3b4c0f8ba4711ee = verdoppelt die Geschwindigkeit bis 4 Pixel pro Frame

# doubles the speed; a falling player stays wet
m62c0e594d64e3365 = verdoppelt die Geschwindigkeit; Fallende bleiben nass

# Water spares a held player
m827268a8e7fe2a87 = Wasser verschont gehaltene Spieler

# Water does not change the speed of a player held by an object. Sonic 3 and 3&K.
m851ff41987c0f0e7 = Wasser ändert die Geschwindigkeit eines Spielers nicht, den ein Objekt hält. Sonic 3 und 3&K.

# Air is counted first
m96df605718b42ee1 = Luft wird zuerst gezählt

# The air is counted before objects take their step, so a bubble taken in the same frame gives all of it; in other games it is counted after them. Sonic 1 and CD.
mf79f57a0572b95f7 = Die Luft wird gezählt, bevor die Objekte ihren Schritt tun, sodass eine im selben Frame eingeatmete Blase sie ganz auffüllt; in anderen Spielen danach. Sonic 1 und CD.

# Drowning stops objects
mea30e619e2cf21ae = Ertrinken hält Objekte an

# Objects do not move while the player drowns. Sonic 3 and 3&K (UNVERIFIED).
m748453e3bc9eb494 = Objekte bewegen sich nicht, während der Spieler ertrinkt. Sonic 3 und 3&K (UNGEPRÜFT).

# False standing (bug)
m4b9b206d3984eed1 = Falsches Stehen (Bug)

# A known bug: a player on an object that vanishes goes on standing, on nothing. In all games.
m3ef8e900472af3d0 = Ein bekannter Bug: Ein Spieler auf einem Objekt, das verschwindet, bleibt stehen, auf nichts. In allen Spielen.

# Hitbox while ducking
m312456c6a313c9b5 = Hitbox beim Ducken

# The hitbox of a ducking Sonic: low in Sonic 1 and CD; low once he is all the way down in 2; the standing one in 3 and 3&K. Tails and Knuckles always have the standing one.
me7f7173a575417fb = Die Hitbox eines geduckten Sonic: niedrig in Sonic 1 und CD; in 2 niedrig, sobald er ganz unten ist; wie im Stehen in 3 und 3&K. Tails und Knuckles haben immer die wie im Stehen.

# low for Sonic
m0c7e4d77b9497322 = niedrig für Sonic

# low for Sonic, once he is down
ma8e0e268a450e8de = niedrig für Sonic, sobald er unten ist

# as when standing
mb01002738d910c99 = wie im Stehen

# Touch on the screen only
m6b7631556bd87b6c = Berührung nur auf dem Bildschirm

# Only objects on the screen can be touched. Sonic 1 and CD.
md3d2006f1d13c9b1 = Nur Objekte auf dem Bildschirm können berührt werden. Sonic 1 und CD.

# Rings are touched first
mc2a9d4d68f0262f6 = Ringe werden zuerst berührt

# Placed rings are collected before anything else is touched, all at once. Sonic 2, 3 and 3&K.
mf4b7bea08a46e5b3 = Gesetzte Ringe werden vor jeder anderen Berührung eingesammelt, alle auf einmal. Sonic 2, 3 und 3&K.

# Maximum rings
m45c3956919c69ba2 = Höchstzahl der Ringe

# Maximum rings that a player can hold; 0 for no limit. 999 in Sonic 2, 3 and 3&K.
md6f9b7c7b8f2850a = Höchstzahl der Ringe, die ein Spieler haben kann; 0 für keine Grenze. 999 in Sonic 2, 3 und 3&K.

# Scattered rings' floor
mc8678c4014a480e2 = Boden verstreuter Ringe

# How often scattered rings look for the floor: every fourth frame in Sonic 1 and CD; every eighth, and only on the screen, in Sonic 2, 3 and 3&K.
macb35b648501c959 = Wie oft verstreute Ringe nach dem Boden suchen: in jedem vierten Frame in Sonic 1 und CD; in jedem achten, und nur auf dem Bildschirm, in Sonic 2, 3 und 3&K.

# every 4th frame
m1f1cb7909173a0f9 = in jedem 4. Frame

# every 8th frame, on the screen
m82f10477ff2cfea9 = in jedem 8. Frame, auf dem Bildschirm

# Rebound from bosses
m7fd4c3b6e8f9af05 = Rückstoß von Bossen

# How a boss throws the player back: at half his speed in Sonic 1 and CD, at full speed in 2, at full speed including the ground speed in 3 and 3&K.
m3e66a1fdfd12229a = Wie ein Boss den Spieler zurückwirft: mit halber Geschwindigkeit in Sonic 1 und CD, mit voller in 2, mit voller einschließlich der Bodengeschwindigkeit in 3 und 3&K.

# at half the speed
m60606e4ced09afd5 = mit halber Geschwindigkeit

# at full speed
m6a4be890bc3f67f2 = mit voller Geschwindigkeit

# at full speed, ground speed too
m3648de4474044040 = mit voller Geschwindigkeit, auch Bodengeschwindigkeit

# Monitors are solid
m1eac1b2dc68bfee3 = Monitore sind fest

# How monitors are solid: by rules of their own in Sonic 1 and CD; like other objects, 30 pixels wide in 2, 28 in 3 and 3&K.
md9d8cc5982292033 = Wie Monitore fest sind: nach eigenen Regeln in Sonic 1 und CD; wie andere Objekte, in 2 30 Pixel breit, in 3 und 3&K 28.

# not from below
m70235603844394e3 = nicht von unten

# on all sides, 30 pixels wide
m9979e8799bd681e8 = auf allen Seiten, 30 Pixel breit

# on all sides, 28 pixels wide
m0993dc828bdbb011 = auf allen Seiten, 28 Pixel breit

# Trap monitors hurt
m911b4981d3e303fa = Fallenmonitore verletzen

# Monitors that hold a trap, or static, hurt the player who broke them. Sonic 2, 3 and 3&K.
m289c06ec9ed18bed = Monitore, die eine Falle oder Rauschen enthalten, verletzen den Spieler, der sie zerbricht. Sonic 2, 3 und 3&K.

# Monitors from below
m5ff45bcad5413bc7 = Monitore von unten

# What a rising player does to a monitor: bumps it so that it falls; in 3&K a ball breaks it from any side.
m1649b36698be7272 = Was ein steigender Spieler mit einem Monitor macht: stößt ihn an, sodass er fällt; in 3&K zerbricht er ihn eingerollt von jeder Seite.

# bumps it
m29c542d862ff03db = stößt ihn an

# breaks it
m631e6f1b92a2c6be = zerbricht ihn

# Spikes hurt while flickering
m3ba249c2c33c2f72 = Stacheln verletzen beim Blinken

# Spikes also hurt a player still flickering from the last hit. Sonic 1 (in its first versions) and CD.
mbc40ecf2dd4aa578 = Stacheln verletzen auch einen Spieler, der vom letzten Treffer noch blinkt. Sonic 1 (in den ersten Versionen) und CD.

# Spikes wait a frame
md2dd78c4af4083ad = Stacheln warten einen Frame

# Spikes do nothing in the first frame after loading: they neither move nor stop anybody. From Sonic 2 on (UNVERIFIED in 3 and 3&K).
m70c4cc6da2482720 = Stacheln tun im ersten Frame nach dem Laden nichts: Sie bewegen sich nicht und halten niemanden auf. Ab Sonic 2 (UNGEPRÜFT in 3 und 3&K).

# Spikes hurt from behind
mbe7ada2109ef94b7 = Stacheln verletzen von hinten

# Upright spikes hurt from above and from below, in either direction; in other games only from the side of their points. Sonic 1 and CD.
m98038313fd7da55e = Aufrechte Stacheln verletzen von oben und von unten, in beiden Richtungen; in anderen Spielen nur von der Seite ihrer Spitzen. Sonic 1 und CD.

# Bumpers waver
maf095d117547823a = Bumper schwanken

# The direction of a bumper's throw varies by up to 3/256 of a turn over time. Sonic 2, 3 and 3&K.
m53bdbc755206c51c = Die Richtung, in die ein Bumper wirft, schwankt mit der Zeit um bis zu 3/256 einer Drehung. Sonic 2, 3 und 3&K.

# Partner follows from
m8cf7774791db2ef5 = Partner folgt aus

# Pixels to a side of the first player's earlier place from which a second player runs to it: 16, in Sonic 3 and 3&K 48.
m761a633f8d9f7882 = Pixel seitlich des früheren Orts des ersten Spielers, von wo aus ein zweiter Spieler dorthin läuft: 16, in Sonic 3 und 3&K 48.

# Partner stays behind
mc274fe45b2e3a1b5 = Partner bleibt zurück

# Pixels that a second player stays to the left of a slow leader: 32 in Sonic 3 and 3&K, 0 in other games.
mf9fb34357090ffb2 = Pixel, die ein zweiter Spieler links von einem langsamen Anführer bleibt: 32 in Sonic 3 und 3&K, 0 in anderen Spielen.

# Partner's half height on screen
m8dc62c381837dd90 = Halbe Höhe des Partners auf dem Bildschirm

# Pixels above and below a second player's centre that decide whether he is on the screen: 24 in Sonic 3 and 3&K, 32 in other games.
m94d7093c5cbc99af = Pixel über und unter der Mitte eines zweiten Spielers, die entscheiden, ob er auf dem Bildschirm ist: 24 in Sonic 3 und 3&K, 32 in anderen Spielen.

# Partner is not pulled while held
md7f6a18ef3b7fcc4 = Gehaltener Partner wird nicht gezogen

# The game does not pull a second player along while an object moves him. 3&K only.
m9c8555f14a76890f = Das Spiel zieht einen zweiten Spieler nicht mit, während ihn ein Objekt bewegt. Nur 3&K.

# Partner returns
m7d51cc49d53acc6e = Partner kehrt zurück

# Where the leader must be for a second player to fly in: on dry ground; in Sonic 3 on any ground; in 3&K anywhere.
mf9241be08a10fc2d = Wo der Anführer sein muss, damit ein zweiter Spieler heranfliegt: auf trockenem Boden; in Sonic 3 auf jedem Boden; in 3&K überall.

# on dry ground
m4e205ccc6df76434 = auf trockenem Boden

# on any ground
m673ad62fd4a5ba71 = auf jedem Boden

# anywhere
m17cb038a3f618380 = überall

# Partner flies above water
m3f4a37d6e28aa2e6 = Partner fliegt über Wasser

# A second player flying in stays 16 pixels above the water. Sonic 1, CD and 2.
ma51325dfa6b64a89 = Ein heranfliegender zweiter Spieler bleibt 16 Pixel über dem Wasser. Sonic 1, CD und 2.

# Partner starts fresh
m01a740c08c2d48ae = Partner beginnt frisch

# A second player flying in has no speed, control lock or flicker, and all of his air. Sonic 3 and 3&K.
m5dcbdf3cca2ab1c3 = Ein heranfliegender zweiter Spieler hat keine Geschwindigkeit, keine Steuersperre und kein Blinken, aber seine ganze Luft. Sonic 3 und 3&K.

# Partner carries
mfea54ac6ccbff5de = Partner trägt

# Tails as the second player, flown with the second pad, grabs the first player below him and carries him. Sonic 3 and 3&K.
m46a1fbebc01be7be = Tails als zweiter Spieler, mit dem zweiten Pad geflogen, greift den ersten Spieler unter sich und trägt ihn. Sonic 3 und 3&K.

# Partner waits at
mc783436d501f17f4 = Partner wartet bei

# The x, in pixels, at which a second player waits off the screen: 0x4000, in Sonic 3 and 3&K 0x7F00.
me2edcb1e5f3ff444 = Das x in Pixeln, bei dem ein zweiter Spieler außerhalb des Bildschirms wartet: 0x4000, in Sonic 3 und 3&K 0x7F00.

# Balancing
mc90f00f3db676d6c = Balancieren

# How a player on an edge is shown: one animation in Sonic 1, two in CD, four in 2, two in 3 and 3&K.
maa5ac36741c3dd3b = Wie ein Spieler an einer Kante gezeigt wird: eine Animation in Sonic 1, zwei in CD, vier in 2, zwei in 3 und 3&K.

# one, turning to the edge
m5c6d8b5b3a8e391b = eine, dreht sich zur Kante

# facing or backwards
m8654a013dd74d73a = vorwärts oder rückwärts

# facing or backwards, near or far
m6452203dfd98c1cc = vorwärts oder rückwärts, nah oder fern

# near or far, turning to the edge
m592b669c19e1ec15 = nah oder fern, dreht sich zur Kante

# Skid animation loops
m7dc556645479cd77 = Bremsanimation wiederholt sich

# The skid animation goes on while the player brakes; in other games it plays once. Sonic 1 and CD.
mc5557e99618f04dc = Die Bremsanimation läuft weiter, solange der Spieler bremst; in anderen Spielen läuft sie einmal. Sonic 1 und CD.

# Animation scripts
m1d5ff54f715b7b09 = Animationsskripte

# Whose animation scripts time the player's figure.
m0e5a09cd9df2707e = Wessen Animationsskripte den Takt der Spielfigur bestimmen.

# Sonic 1
m0ad3a685d06fb884 = Sonic 1

# Sonic CD
md45329612cf4ebda = Sonic CD

# Sonic 2
m0ad3a985d06fbd9d = Sonic 2

# Sonic 3 & Knuckles
ma44d49d3e8d438b6 = Sonic 3 & Knuckles

## Panes

# Level
maa8aa81ad6f055fd = Level

# Blocks
m5168cd5936a0aac3 = Blöcke

# Chunks
m816c207ba6213983 = Chunks

# Objects
ma2ddb53b55f7432b = Objekte

# Tiles
mde8252d2a4d268ce = Kacheln

# Object maker
m7feaea8335ec64d2 = Objektbaukasten

# Characters
m3f06e9abb6ebcb79 = Figuren

# Inspector
m5f1dcc2e38de612e = Inspektor

# Chunk
mcf4368dcf951e082 = Chunk

# History
m58c754018ec47b5f = Verlauf

# Preview
m417b90913e05bc17 = Vorschau

# Runs
mea7bdd2b70c8c2bb = Läufe

# Recording
meb8c7c11a6c3f9ec = Aufzeichnung

# Attempts
ma35c067275510aa7 = Versuche

## Words

# Empty
m500fd71a4232050e = Leer

# Wall
m8904c4022d8e89f5 = Wand

# Plain block
m84185eb0710dc4e2 = Einfacher Block

# Goal
mc420f37e0d3ab496 = Ziel

# Extra life
m787c010c961b0219 = Extraleben

# Reverse
m3ffcdc5db5e7d0c5 = Umkehr

# Solid ghost
m55c787559c1e2ebb = Fester Geist

# Glass
mb058143c89d1c7ab = Glas

# Effect
m779d92f40b8f4474 = Effekt

# Emerald
m9756d60e4c4e6c7f = Emerald

# Ghost
m7bd9a75a1618ca30 = Geist

# Ghost maker
mc2236a3caac81b78 = Geistermacher

# px
m08d55007b5757215 = px

# frames
m23e5906728b4e66f = Frames

# / 256 px/frame
m5055070e3a06c413 = / 256 px/Frame

# / 256 turn
m06aa6206dd0da9e6 = / 256 Umdrehung

# Normal
m9ff3121d30f88d52 = Normal

# Super
m9095f01a80a91594 = Super

# Hyper
m9f20d88e4770adb9 = Hyper

# Bubble
mf213a2e1e5d0d66f = Blase

# on his feet
m01e6856af90abf8c = auf den Füßen

# rolling
m688572ee1988c2f2 = rollt

# jumping
m30720dcc296a64f3 = springt

# in the air
mc70810eece7a4d15 = in der Luft

# ability
mcfcb76397de24911 = Fähigkeit

# hurt
m80fc80cc11f77ff8 = verletzt

# dying
m2f37251185a0ebd2 = stirbt

# go on
m4a73b8cdbebee51c = weiter

# jump
meb1776ddf832a4cd = springen

# short jump
m451ac5e6d50b66bb = kurzer Sprung

# jump later
m349f5905ef5a7eab = später springen

# let go
m2fbb1617df3bc3ac = loslassen

# hold back
ma8dc0de524a11333 = bremsen

# roll
ma358f31ff0c83f9e = rollen

# dash
m85657e6730abe435 = Spin Dash

# least squares
m40c21f586cb88ea6 = kleinste Quadrate

# end points
m717edad573132099 = Endpunkte

# error
m9f7452dd75d54d31 = Fehler

# warning
m129fac0ae1df7c8f = Warnung

# hint
m7341fccc9b1d9b78 = Hinweis

# Items
mfe386c25c1567ecf = Gegenstände

# Springs and throwers
m616a1e32faa309d4 = Sprungfedern und Werfer

# Platforms
m2e215415673166f3 = Plattformen

# Solid things
m2f88c2f20b48fdb1 = Feste Objekte

# Hazards
m305138441025baba = Gefahren

# Enemies
mac3c2e93465fcd2b = Gegner

# Devices
mcfe39d24bc958960 = Vorrichtungen

# Custom objects
m4e43bcf6035993d6 = Eigene Objekte

# Loop
m4efee5b48a4593cb = Looping

# Slope
mf97837cd392c98c8 = Schräge

# S-curve
mb5adc33fe428f31c = S-Kurve

# Hill
m9dd6e9d89c940c0a = Hügel

# Quarter pipe
m93fde7a1cce27439 = Quarterpipe

# Half-pipe
m9d7f8e9e6f6fcdc7 = Halfpipe

# Tunnel
mb9a97fa4bfcdde37 = Tunnel

# Arc
mf9f8e219a045007b = Bogen

# Polyline
m32a0603a42fe41d5 = Polylinie

# Freehand
me21075c9ff8fd932 = Freihand

# Solid box
m9c64bf23a8f0d895 = Feste Box

# Sloped solid
m9144af8490cdb443 = Fest, schräg

# Sloped platform
mf914724330951b2f = Schräge Plattform

# Hazard
m715f8a364c8af92d = Gefahr

# Trigger
m15b9b9182b968e23 = Auslöser

# Not solid
m0d91816697ca17c1 = Nicht fest

# A level editor for classic momentum platformers with the physics running live inside it
m2c41c3a6aa3a16b3 = Ein Level-Editor für klassische Momentum-Platformer, in dem die Physik live läuft

# created
me1a0951856896cfb = erstellt

# found
m217ae8afd4252eff = gefunden

# listed
mdc8ad1313473ca58 = aufgelistet

# opened
m8a286a4a0a9b8080 = geöffnet

# read
m4ce6531fbfddd605 = gelesen

# replaced
me7f16644073d5f45 = ersetzt

# written
m25a86efad3ce0dc0 = geschrieben

## window: app/act.rs

# No level is drawn behind this one: choose its plane in the Inspector.
md9930ef901b53a32 = Hinter diesem Level wird keines gezeichnet: Wähle seine Hintergrundebene im Inspektor.

# Undone in another level, {level}: {step}
m32214e69cd61ada0 = In einem anderen Level, { $level }, rückgängig gemacht: { $step }

# Redone in another level, {level}: {step}
mf5019684623d128e = In einem anderen Level, { $level }, wiederholt: { $step }

## window: app/colors.rs

# Import colours
mb16282e1f9fe87b9 = Farben importieren

# The name of the file must end in .pal, .gpl, .act, .hex or .bin
m9f935f65367ea501 = Der Name der Datei muss auf .pal, .gpl, .act, .hex oder .bin enden

# {file} can't be imported: {why}
mfeaf9823ee9b892d = { $file } kann nicht importiert werden: { $why }

# Imported {count} colours.
m266b73b242d31947 = { $count } Farben importiert.

# Exported {files}
m22ddfa9ed47ae0a9 = { $files } exportiert

# The colours can't be exported: {why}
mcc703fb862429aa2 = Die Farben können nicht exportiert werden: { $why }

## window: app/definitions.rs

# Import objects
mc11b407c17f5e648 = Objekte importieren

# Imported one object.
m15e6aa63bc82334e = Ein Objekt importiert.

# The objects can't be imported: {why}
m0dca475dadf6b3b8 = Die Objekte können nicht importiert werden: { $why }

# Imported {count} objects.
me288a66e111474ec = { $count } Objekte importiert.

# The object can't be exported: {why}
m3d98d285b40006a4 = Das Objekt kann nicht exportiert werden: { $why }

## window: app/fault.rs

# Loopwright hit an internal error and cannot continue
m96160ccc6232e92c = In Loopwright ist ein interner Fehler aufgetreten, das Programm kann nicht fortfahren

# Your work is kept, with its whole history. Start Loopwright again and open the project: it offers to restore it.
m4cdbbdaf6f114300 = Die Arbeit ist gesichert, samt ihrem ganzen Verlauf. Loopwright neu starten und das Projekt öffnen: Die Wiederherstellung wird dann angeboten.

# What you saved is on disk. Steps that were not saved could not be kept.
md656e567d7c66403 = Das Gespeicherte liegt auf dem Datenträger. Nicht gespeicherte Schritte konnten nicht gesichert werden.

# Please report this text, and what you did last:
m8e1f275344cc0e25 = Bitte diesen Text melden, dazu die letzten Schritte:

# Close Loopwright
m57b9a5344848f8a2 = Loopwright schließen

# Copy the text
me4061f7168a4f996 = Text kopieren

## window: app/files.rs

# Reloaded the pictures of tilesets and objects.
m483a135c7803be1c = Die Bilder der Kachelsätze und Objekte wurden neu geladen.

# The backup is restored
m0b568c0343c05020 = Die Sicherung ist wiederhergestellt

# Another program changed this project: it was reloaded
m7923549eb29be06d = Ein anderes Programm hat dieses Projekt geändert: Es wurde neu geladen

# Merge with another program's changes
m04d2b48fc9928621 = Mit Änderungen eines anderen Programms zusammenführen

# The work of both is here. Save it to keep it
mf75e87a88cbe3a7c = Die Arbeit beider ist hier. Zum Behalten speichern

# {folder} is damaged. It has backups.
md3dc94a6b18e0a4e = { $folder } ist beschädigt. Es gibt Sicherungen davon.

# {folder} is damaged. It has backups: close this project to restore one.
mc1a5bf9b9691b848 = { $folder } ist beschädigt. Es gibt Sicherungen davon: dieses Projekt schließen, um eine wiederherzustellen.

# Saved to {folder}
m4c0c4cce041ca3df = Gespeichert in { $folder }

# The project is saved, but no backup could be kept: {why}
mb0176246fb434364 = Das Projekt ist gespeichert, aber eine Sicherung war nicht möglich: { $why }

# What another program wrote can't be merged: {why}
m28f5dcda24887137 = Was ein anderes Programm geschrieben hat, lässt sich nicht zusammenführen: { $why }

# Merge: {why}
m9f1a639bee7407d3 = Zusammenführen: { $why }

# The backup is restored. The replaced files are in {folder}
med671fc04b9d917b = Die Sicherung ist wiederhergestellt. Die ersetzten Dateien sind in { $folder }

# Restore: {why}
m42417db575df6b3d = Wiederherstellen: { $why }

# Merge: {error}
mbc89f33335de2533 = Zusammenführen: { $error }

# Opened with {problems}:
mfaab5ec8d0321e6a = Geöffnet ({ $problems }):

# and {count} more
mbdb37f2bc1177fca = und { $count } weitere

# {count} problem
mcfa0eeac173135eb = { $count ->
    [one] { $count } Problem
   *[other] { $count } Probleme
}

## window: app/game.rs

# Sound is off.
meaa7ad1431af5c7d = Ton ist aus.

# Sound is on.
mec4d9ed6431cb8b1 = Ton ist an.

## window: app/hooks.rs

# This project has a command of its own, which does not run before you allow it: {command}
m60d39b80b92829ec = Dieses Projekt hat einen eigenen Befehl, der nicht läuft, bevor du ihn erlaubst: { $command }

# Waiting for the end of: {command}
m3cc125a7210d39d5 = Warten auf das Ende von: { $command }

## window: app/journal.rs

# The other window has ended. Unsaved work is kept here now
med6606706aa329d7 = Das andere Fenster ist beendet. Nicht gespeicherte Arbeit wird jetzt hier gesichert

# Unsaved work is kept again
md8cda0ae2c490b6a = Nicht gespeicherte Arbeit wird wieder gesichert

# Your work is restored. Save it to keep it
m437646ec2c7cb1a2 = Die Arbeit ist wiederhergestellt. Zum Behalten speichern

# This project is open in another window of Loopwright.
# Unsaved work is not kept here until that window is closed. Close one of the two windows, or save the project somewhere else.
m6d13beef69f4c60c = Dieses Projekt ist in einem anderen Fenster von Loopwright geöffnet.
    Nicht gespeicherte Arbeit wird hier nicht gesichert, bis jenes Fenster geschlossen ist. Eines der beiden Fenster schließen oder das Projekt woanders speichern.

# This can't be undone or redone: {fault}
m2eaa044516526b36 = Dies lässt sich nicht rückgängig machen oder wiederholen: { $fault }

# Unsaved work can't be kept: {why}
# It is lost if the program ends. Save the project to be safe.
m4503b29fa93ee997 = Nicht gespeicherte Arbeit kann nicht gesichert werden: { $why }
    Sie geht verloren, wenn das Programm endet. Das Projekt zur Sicherheit speichern.

## window: app/pictures.rs

# Save the project first: the path of a tileset starts from the project's folder.
m73a42cdb7e785c4f = Zuerst das Projekt speichern: Der Pfad eines Kachelsatzes beginnt im Ordner des Projekts.

# {why}. The previous picture stays.
m42c8b9bca3928129 = { $why }. Das vorige Bild bleibt.

# Reloaded picture of {name}
m393375e7b7ce18a5 = Bild von { $name } neu geladen

# The picture of {name} changed on disk and was reloaded.
m974d4d679e7e05f8 = Das Bild von { $name } hat sich auf dem Datenträger geändert und wurde neu geladen.

# The picture of {name} changed on disk and was reloaded. One cell that was painted here stays.
mb8eaca4d126cf34b = Das Bild von { $name } hat sich auf dem Datenträger geändert und wurde neu geladen. Eine hier gemalte Zelle bleibt.

# The picture of {name} changed on disk and was reloaded. {count} cells that were painted here stay.
mf1863820198a07a8 = Das Bild von { $name } hat sich auf dem Datenträger geändert und wurde neu geladen. { $count } hier gemalte Zellen bleiben.

# Picture of {kind}
m533b1c651aa0d7cc = Bild von { $kind }

# The picture {file} can't be shown: {why}. The previous picture stays.
m81487f47769e2169 = Das Bild { $file } kann nicht gezeigt werden: { $why }. Das vorige Bild bleibt.

# The picture {file} can't be shown: {why}.
mb7c2f386a2eff1a7 = Das Bild { $file } kann nicht gezeigt werden: { $why }.

# The picture {file} changed on disk and was reloaded.
m7762595941d88e68 = Das Bild { $file } hat sich auf dem Datenträger geändert und wurde neu geladen.

# Reloaded picture {file}
m5066244a96d0eb5b = Bild { $file } neu geladen

# There is no file {path} yet. Save the project first.
m435a84bb61d10e0a = Es gibt noch keine Datei { $path }. Speichere zuerst das Projekt.

# No other program can be opened here. The file is {path}
mad9f5933b201682e = Hier kann kein anderes Programm geöffnet werden. Die Datei ist { $path }

# {path} can't be opened: {why}
m0d5c482e4e8a8c8f = { $path } kann nicht geöffnet werden: { $why }

# {path} cannot be reached from the project's folder.
m933087de67ad87d0 = { $path } ist vom Ordner des Projekts aus nicht erreichbar.

# Use the tileset {name}
m5ceb62e7d5d17034 = Kachelsatz { $name } verwenden

# Relink the tileset {name}
m6e8d527d08564570 = Kachelsatz { $name } neu verknüpfen

## window: app/playing.rs

# {key} shows what the engine sees: sensors, boxes, speeds.
mfac1c88140fce27b = { $key } zeigt, was die Engine sieht: Sensoren, Boxen, Geschwindigkeiten.

## window: app.rs

# Nothing was fixed: the project changed in the meantime. Try again.
m30b4c68f5c518f78 = Nichts behoben: Das Projekt hat sich inzwischen geändert. Erneut versuchen.

## window: bindings/gestures.rs

# Mouse over the level
m9e94295197adf76b = Maus über dem Level

# Mask of a solid tile
mc59800095236cd0e = Maske einer Kollisionskachel

# In the chunk editor
m5e55cabe8b35ead1 = Im Chunk-Editor

# Left
ma5c371b4bb75e590 = Links

# Use the tool in hand
m64f2638b0637df27 = Das aktuelle Werkzeug anwenden

# Right click
m01e5dfd77cdfa8a1 = Rechtsklick

# Pick what is under the cursor, with its flips and solidity
mb11e2b9712c87fe5 = Aufnehmen, was unter dem Cursor ist, samt Spiegelung und Festigkeit

# Right drag
md1cbb6196f969d6d = Ziehen mit rechts

# Capture an area as a stamp, with the things in it while they are shown (or erase: see Settings)
m8298b4c0977fc40f = Eine Fläche als Stempel erfassen, mit den Elementen darin, solange sie gezeigt werden (oder radieren: siehe Einstellungen)

# Alt + left, if the right button erases
mfba12c5d8f11909b = Alt + links, wenn die rechte Taste radiert

# Right click on the selection or in an area
ma25f396162db128b = Rechtsklick auf die Auswahl oder in eine Fläche

# Its menu
m4344eaad060749cc = Ihr Menü

# Double click with Select
m4a23d154d548ee70 = Doppelklick mit Auswählen

# Open the fields of a thing, or the chunk in the Chunks pane
m34ac9062371fe5ac = Die Felder eines Elements öffnen oder den Chunk im Bereich Chunks

# Drag from the knob beside a selected object
mf3c684c7337475cb = Am Knopf neben einem ausgewählten Objekt ziehen

# Link what sets a switch to what obeys it
m023a2750a61dcf87 = Was einen Schalter setzt, mit dem verknüpfen, was ihm gehorcht

# Middle drag, or Space + left drag
mb73d5093568b6a29 = Ziehen mit der mittleren Taste oder Leertaste + Ziehen mit links

# Move the view
m64e1257a0bff0680 = Die Ansicht verschieben

# Wheel
mf3a969ef02d92b9c = Mausrad

# Zoom at the cursor (or scroll: see Settings)
m004bc8a5892cc19d = Am Cursor zoomen (oder scrollen: siehe Einstellungen)

# Ctrl + wheel, pinch
mdc7e586406fead5a = Ctrl + Mausrad, Zwei-Finger-Zoom

# Zoom at the cursor, always
mecdb70a5d41f0ab3 = Am Cursor zoomen, immer

# Shift + wheel
m57bb4e6b5255e1bd = Shift + Mausrad

# Scroll sideways
m5c40605e54ce155f = Seitwärts scrollen

# Alt + wheel
mfb39de46669318fe = Alt + Mausrad

# The next block, chunk or kind of object; with switchers selected, their length; with objects selected, the parameter set last
mcf5586440740c9bc = Der nächste Block oder Chunk, die nächste Objektart; mit ausgewählten Ebenenschaltern deren Länge, mit ausgewählten Objekten der zuletzt gesetzte Parameter

# Shift + left drag
m08cafe202f0e330f = Shift + Ziehen mit links

# Filled rectangle, also of stamps; with the brush, a straight line from the last point; things ignore the snap
mdccb9a8e4aa598d5 = Gefülltes Rechteck, auch aus Stempeln; mit dem Pinsel eine gerade Linie vom letzten Punkt; Elemente rasten nicht ein

# Ctrl + left drag
md2008c598dfaedbc = Ctrl + Ziehen mit links

# Select; Shift adds, Alt removes
mc259e817b9c561e4 = Auswählen; Shift fügt hinzu, Alt nimmt weg

# Shape tool: drag, drag a handle, drag its line
m3a265675d9b4a069 = Form: ziehen, Anfasser ziehen, Linie ziehen

# Draw the chosen kind of shape; bend it; move it
m496bd5ff697f9c18 = Die gewählte Art von Form zeichnen; biegen; verschieben

# Shape tool: Alt + click
ma0f3e1e00583f464 = Form: Alt + Klick

# One more point at the end of a polyline, curve or line by hand
maad192bc0a11b76d = Ein weiterer Punkt am Ende einer Polylinie, Kurve oder Freihandlinie

# Object tool: Alt + left
m761dc0f9ca9b3269 = Objekt: Alt + links

# Place right at the pointer, not on the ground under it
m443deb93723c0c7e = Genau am Mauszeiger setzen, nicht auf den Boden darunter

# Ground tool: Alt + drag
me94653082c652ca6 = Boden: Alt + Ziehen

# Clear ground away
m139274951b3d4295 = Boden entfernen

# Left drag
m4a8cdc2f5f3de122 = Ziehen mit links

# Use the tool: pencil, eraser, line, curve, fill, columns, rows
m348dc59e4e7b441a = Das Werkzeug anwenden: Stift, Radierer, Linie, Kurve, Füllen, Spalten, Zeilen

# The opposite: the pencil cuts, the eraser makes solid, fill empties
m792903379540cd9d = Das Gegenteil: Der Stift schneidet weg, der Radierer macht fest, Füllen leert

# Drag a number
m6dc2322a16f4d3a9 = Eine Zahl ziehen

# Drag a column or row by the numbers beside the mask; click to type
m9903bc05e96c45d8 = Eine Spalte oder Zeile an den Zahlen neben der Maske ziehen; klicken zum Eingeben

# Pencil, eraser, line, curve, fill, columns, rows, after clicking the mask or tabbing to it
m12838a5b663e807d = Stift, Radierer, Linie, Kurve, Füllen, Spalten, Zeilen, nach einem Klick auf die Maske oder mit Tab

# Arrows, Space
m79bb8692c16643f7 = Pfeiltasten, Leertaste

# Move the cell and use the tool there; Shift + arrows draw; Esc cancels, then leaves
m673e37b7022ba67c = Die Zelle wechseln und dort das Werkzeug anwenden; Shift + Pfeiltasten zeichnen; Esc bricht ab, dann verlässt es die Maske

# Flip left to right, flip top to bottom, rotate, invert
mdd1b7e41d040a0f9 = Horizontal spiegeln, vertikal spiegeln, drehen, umkehren

# Page Up, Page Down
m74e056b27fb82b0c = Bild auf, Bild ab

# The previous or next tile
m586c036eb3561325 = Die vorige oder nächste Kachel

# Ctrl + C, Ctrl + V, anywhere in the pane
md277db305ad78491 = Ctrl + C, Ctrl + V, überall im Bereich

# Copy the tile; paste an array or a whole tile in any usual form
mb160e9dbc331e4c5 = Die Kachel kopieren; ein Array oder eine ganze Kachel in üblicher Form einfügen

# Larger, smaller, fit; + and - anywhere in the pane
mffdc5514e3e6d03c = Größer, kleiner, einpassen; + und - überall im Bereich

# Use the tool in hand: brush, eraser, rectangle, fill, pick or stamp
m691f13c6ba662abe = Das aktuelle Werkzeug anwenden: Pinsel, Radierer, Rechteck, Füllen, Aufnehmen oder Stempel

# Pick the cell with its flips and solidity
mf1b1d356d04b7f49 = Die Zelle samt Spiegelung und Festigkeit aufnehmen

# Copy an area to another chunk or to the level
m9dae3146b8e36550 = Eine Fläche in einen anderen Chunk oder ins Level kopieren

# Arrows, Enter
m6f0428a47f89bb6f = Pfeiltasten, Enter

# Move a cursor and use the tool there; Delete erases, C copies the chunk, V pastes at the cursor
m7cfb188dc3047d77 = Einen Cursor bewegen und dort das Werkzeug anwenden; Entf radiert, C kopiert den Chunk, V fügt am Cursor ein

# In the lanes of the timeline
m5d72cd6c0e37bd03 = In den Spuren der Zeitleiste

# After tabbing to them: go to a frame and a button, and press or release it
m08e30c1fd7c9a26d = Nach dem Wechsel dorthin mit Tab: zu einem Frame und einer Taste gehen und sie drücken oder loslassen

# Insert, Delete
mcdcb26ce39c1e6cf = Einfg, Entf

# Insert a frame, or delete it
ma1b028ac49206857 = Einen Frame einfügen oder löschen

# Mouse on panes and window
ma5e96718950a8fe9 = Maus auf Bereichen und Fenster

# Click a pane or its tab
m0302f58325ce83f6 = Auf einen Bereich oder seinen Tab klicken

# Give it the keyboard focus. A line above the tab shows which pane has it
m91bd839cbf5fd643 = Ihm den Tastaturfokus geben. Eine Linie über dem Tab zeigt, welcher Bereich ihn hat

# Drag a tab
m59bea1a4b4ed48a7 = Einen Tab ziehen

# Dock the pane somewhere else
m310c61367a406e77 = Den Bereich woanders andocken

# Drag a border
mce50dbf8cb6d5ce6 = Einen Rand ziehen

# Resize the panes
m8103e679a9e54ead = Die Größe der Bereiche ändern

# Drop a project folder on the window
m1cc86116c843abd8 = Einen Projektordner auf dem Fenster ablegen

# Open it
me999f0b97e826716 = Ihn öffnen

# Drop a PNG on the window
m6fb698c38b587962 = Ein PNG auf dem Fenster ablegen

# Import it as a tileset
mb9cfe7c06a84ec78 = Es als Kachelsatz importieren

## window: bindings/presets.rs

# The wheel zooms, right click picks, right drag captures a stamp.
mcb0ebdcb3672d31e = Das Mausrad zoomt, Rechtsklick nimmt auf, Ziehen mit rechts erfasst einen Stempel.

# B brush, E eraser, R rectangle.
mdb8c47d09b863917 = B Pinsel, E Radierer, R Rechteck.

# Q, W, E, R: no overlay, path A, path B, angles.
md5541fca19dbec3c = Q, W, E, R: kein Overlay, Ebene A, Ebene B, Winkel.

# A and Z: block or chunk down and up; S and X: variant.
mbac9a0d90d6a994e = A und Z: Block oder Chunk zurück und vor; S und X: Variante.

# Eraser Shift+E, rectangle Shift+R, select D.
m66e3fc866b13a68b = Radierer Shift+E, Rechteck Shift+R, Auswählen D.

# The wheel scrolls, with Ctrl it zooms.
m3d6da19e86d927f3 = Das Mausrad scrollt, mit Ctrl zoomt es.

# Ctrl+G: grid; Ctrl+Shift+G: go to.
mb3160a90e2f45312 = Ctrl+G: Gitter; Ctrl+Shift+G: Gehe zu.

# The right button erases.
md836c4714cc80c01 = Die rechte Taste radiert.

# Alt + click picks, Alt + drag captures a stamp.
m138729342debcc24 = Alt + Klick nimmt auf, Alt + Ziehen erfasst einen Stempel.

## window: dialogs.rs

# Open a project: choose its folder
maeb8610b64729bb2 = Projekt öffnen: seinen Ordner wählen

# Save as: choose an empty folder
m397f57d2d1e90621 = Speichern unter: einen leeren Ordner wählen

# New project: choose an empty folder
mcfe3093a41ad1199 = Neues Projekt: einen leeren Ordner wählen

# Import objects: choose a file of definitions
m7bba6c44fe8fe9a5 = Objekte importieren: Datei mit Definitionen wählen

# Export object: choose a file
m3919b4f9aeeebbe0 = Objekt exportieren: Datei wählen

# Choose a picture: a PNG
m766b373ba4a36421 = Bild wählen: ein PNG

# Import colours: choose a palette file
m4c78c18381df1558 = Farben importieren: Palettendatei wählen

# Export colours: choose a palette file
m886701497e79c2cd = Farben exportieren: Palettendatei wählen

## window: dock/tabs.rs

# Close this pane. The View menu reopens it.
m79c4d88ff35d3485 = Diesen Bereich schließen. Das Menü Ansicht öffnet ihn wieder.

# Drag to dock. Middle click closes it; the View menu reopens it.
me957234be546d6ff = Ziehen zum Andocken. Mittelklick schließt; das Menü Ansicht öffnet wieder.

# Drag to dock.
md8319ef98973adfb = Ziehen zum Andocken.

# {pane} pane
m3553013a5d698877 = Bereich { $pane }

# Close {pane}
med525086cbf8a237 = { $pane } schließen

## window: game/hud.rs

# LIFE
m527976b51d22e3bf = LEBEN

# LIVES
md1dff1c0d0c89194 = LEBEN

# CONTINUE
mef157700edb556e4 = CONTINUE

# CONTINUES
mf6cfed93eb2258f5 = CONTINUES

# EMERALD
md3a191904d41b97f = EMERALD

# EMERALDS
mdd43843346ada5c4 = EMERALDS

# TIME
m334586fa92b25044 = ZEIT

# AIR {air}
mf57297b653b54209 = LUFT { $air }

## window: game/menu.rs

# Restart level
m373d7afe088d15da = Level neu starten

# Back to editing
m299684fe358e12eb = Zurück zum Bearbeiten

## window: game/screen.rs

# Game
mb568a67e05a19907 = Spiel

# EDIT
m77fe2a6cc9029fb1 = EDITOR

# WINDOW
mde6b7601d9cdbb7d = FENSTER

# Emerald!
m76fa184ba94223ba = Emerald!

# Stage left
m15dac3ddba046d3e = Stage verlassen

# Goal!
m7eb276307ac112f5 = Ziel!

# Paused
m95bc8722b2708f8b = Pausiert

# RINGS
mb0b3bac6882b5b48 = RINGE

# SCORE
m69504a56f3cd8255 = PUNKTE

# Maze
m49ad5eaecfd6f6e2 = Labyrinth

# Level {number} of {all}
m572c580a42470bfa = Level { $number } von { $all }

# by {author}
mfdaeb16c1107ef31 = von { $author }

## window: language/mod.rs

# a moment
m2f6a791feb202610 = einem Moment

# {count} minute
m4c685acacab68dac = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}

# {count} hour
m85c2a980509188e2 = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}

# {count} day
m3ab3c8c586f3ef86 = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tagen
}

## window: maze/actions.rs

# Cut area
mf6135a9be2be41d0 = Fläche ausschneiden

# The start of a maze can be moved, not deleted.
mba84c15e44c0058d = Der Start eines Labyrinths kann verschoben, aber nicht gelöscht werden.

# Delete area
m5366998cb0f2d75b = Fläche löschen

# Fill area
m2821bde3272e7dd1 = Fläche füllen

# The clipboard holds no piece of a maze.
m79a1f41dadd6e6ce = Die Zwischenablage enthält kein Stück eines Labyrinths.

# The piece of a maze on the clipboard is broken: {error}
me68aa9e24662a14e = Das Labyrinthstück in der Zwischenablage ist fehlerhaft: { $error }

## window: maze/hand.rs

# Move area
m5216799a09db522d = Fläche verschieben

# Move start
me0d28c3d6d9cf4f0 = Start verschieben

## window: maze/inspector.rs

# Title
m99f110d27e30b289 = Titel

# Shown in the Level menu and in lists
m9923c88ed28fa4e0 = Wird im Menü Level und in Listen gezeigt

# Rename maze
mdbd9283e260e2916 = Labyrinth umbenennen

# Contents
mf0ca10f343249063 = Inhalt

# Columns
mb0f3327210fe18fc = Spalten

# Cells across, 24 pixels each
m0ae7dd7808f04597 = Zellen in der Breite, je 24 Pixel

# Cells down, 24 pixels each
m10e3eab3cbe6b4b6 = Zellen in der Höhe, je 24 Pixel

# Cells beyond the new size are cut off.
m2a875a5e51f450b8 = Zellen außerhalb der neuen Größe werden abgeschnitten.

# Resize maze
mb728ce113fc9502c = Labyrinthgröße ändern

# Add or cut cells at the right and at the bottom.
m4c36847cb28b9096 = Zellen rechts und unten hinzufügen oder abschneiden.

# This maze has no start: it cannot be played.
m668d921a1bdc037b = Dieses Labyrinth hat keinen Start und ist nicht spielbar.

# Put the start in the middle
m773f6c4001aa5294 = Start in die Mitte setzen

# Add a start
m9441bd8d2d70737f = Einen Start hinzufügen

# Start x
m40c0c799e4bd1aaf = Start x

# Start y
m40c0c699e4bd18fc = Start y

# The stage's angle at the start, 65536 to the turn: 0 is upright, $4000 a quarter
md466c8c2b60b9109 = Der Winkel der Stage am Start, 65536 pro Umdrehung: 0 ist aufrecht, $4000 ein Viertel

# Start angle
m1cbee24c1798fdd0 = Startwinkel

# Change start angle
m82d17cfe45989afe = Startwinkel ändern

# Rotation
mcde2e53f46beac7f = Rotation

# Added to the angle in each frame at the start. Up and Down blocks change it
m70966f4142a7c462 = Wird anfangs in jedem Frame zum Winkel addiert. Blöcke „Nach oben“ und „Nach unten“ ändern sie

# Show the start
m2db56bfac418493f = Start zeigen

# Bring the start into view and select it.
mb8653bd4e09c3a03 = Den Start in den Blick rücken und auswählen.

# Emeralds
m76f9c64ba9419864 = Emeralds

# Extra lives
m62dbc263608e53ae = Extraleben

# Goals
m7eb2a4307ac1611f = Ziele

# Bumpers
m58488e6f6bc5c7cf = Bumper

# Up, Down, Reverse
m0b51758762dcaa62 = Nach oben, Nach unten, Umkehr

# Cells of the maze that hold it
mfdcdaf8b1754fa32 = Zellen des Labyrinths, die es enthalten

# The player's centre, pixels. As in the originals, the maze's first cell is cell {MARGIN}
m765986e6111e47c3 = Die Mitte des Spielers, in Pixeln. Wie in den Originalen ist die erste Zelle des Labyrinths Zelle { $MARGIN }

# ${START_ROTATION} a frame: a turn in {turn} s
m980be0e8e34bf201 = ${ $START_ROTATION } pro Frame: eine Umdrehung in { $turn } s

## window: maze/overlays.rs

# Walk
m8904bd022d8e7e10 = Gehen

# Fall, x
m8661c380da35bffc = Fallen, x

# Fall, x and y
mb9cbd42c59538d62 = Fallen, x und y

# life
mbf3075ad69383fbf = Leben

# lives
ma15651aa185c2b34 = Leben

# continue
md2bfd5accd1966a4 = Continue

# continues
m355eeba08229bf55 = Continues

# emerald
m6fe513a8b201511f = Emerald

# emeralds
m2391d3a6783d5a84 = Emeralds

# playing
mb9e464752a8fd655 = läuft

# spinning to its end
mb7480b7cbf291ffb = dreht sich aus

# has stopped
m7a75ba63f87a591a = steht still

# nothing
m1c4b98deef5e330a = nichts

# {minutes}:{seconds}  {rings} rings
mb1ebff711d3e1b6f = { $minutes }:{ $seconds }  { $rings } Ringe

# angle {angle}  snapped {snapped}  rotation {rotation}
m35c80ff0499ff2b7 = Winkel { $angle }  eingerastet { $snapped }  Rotation { $rotation }

# hit {hit}, stage {phase}
m3c4aa0821c75b34c = Treffer: { $hit }, Stage: { $phase }

## window: maze/palette.rs

# Block in the brush
mf45facc43e40bc6a = Block im Pinsel

## window: maze/probe.rs

# Stage
mae5da213b7f896ed = Stage

# Tile checks of the last frame
m758f6a6b45440271 = Kachelprüfungen des letzten Frames

# Time
m48e186fb300e5464 = Zeit

# not passed
m4ee41d28883fc8ae = nicht passiert

# passed
m0b355fde970b0df9 = passiert

# become solid
m9b658509abd7b76f = werden fest

# Angle
m5bb297d85a6de998 = Winkel

# Snapped angle
mce120192eb1aea91 = Eingerasteter Winkel

# Up, Down cooldown
m588c0643eaf8a4e9 = Sperrzeit Nach oben/unten

# Reverse cooldown
mf38342d4c6b04eea = Sperrzeit Umkehr

# Ghost blocks
m63a93a00067cb036 = Geisterblöcke

# Continues
m312f959bdec3edb5 = Continues

# Hit block
mc5cd37747b425e1b = Getroffener Block

# in air
m1d5baefe696ced1e = in der Luft

# on ground
md014624c1078616b = am Boden

# X position
m1942f74385ab93ca = X-Position

# Y position
m55ea7fd587bed97f = Y-Position

# X speed
mf6de04f4941343c0 = X-Geschwindigkeit

# Y speed
ma4463dfd73c46cb7 = Y-Geschwindigkeit

# Ground speed
maf0100be77cd25bd = Bodengeschwindigkeit

# Walks towards
ma450a548a4df3a31 = Laufrichtung

# State
mae239213b7c70376 = Zustand

# at
m089c4e07b545a968 = bei

# answer
m67cf8608037190df = Antwort

# free
m7f625478d788e11b = frei

# frame {frame}
m6dc156f52dba6bb7 = Frame { $frame }

# {seconds} s can be rewound
m54b956c02e03da6e = { $seconds } s zurückspulbar

# {turn} a frame
m53d2505c25d79fce = { $turn } pro Frame

# {block}, column {column}, row {row}
mb7a0a7d6de4a06e0 = { $block }, Spalte { $column }, Zeile { $row }

# Looked for an item in column {column}, row {row}
mc734228feba4ec45 = Nach einem Gegenstand gesucht in Spalte { $column }, Zeile { $row }

# solid: column {column}, row {row}
m19a98b66cdac7bcc = fest: Spalte { $column }, Zeile { $row }

## window: maze/words.rs

# Glass, hit once
md56a090996d80d41 = Glas, einmal getroffen

# Nothing: the player falls through. Painting with it erases.
mba664d9f3cb57593 = Nichts: Der Spieler fällt hindurch. Malen damit radiert.

# Solid. It turns with the maze.
m2dab7128c4db32f5 = Fest. Dreht sich mit dem Labyrinth.

# Throws the player away from its centre.
m958e34c9a5a6239f = Wirft den Spieler von seiner Mitte weg.

# Solid, and does nothing else.
mfa677b12be22722e = Fest, sonst ohne Wirkung.

# Solid, with a number on it.
m6314238aa70e3914 = Fest, mit einer Zahl darauf.

# Ends the stage when it is touched.
m0b1292ed4427533f = Beendet die Stage bei Berührung.

# Gives an extra life. The player passes through it.
medac47c560a687af = Gibt ein Extraleben. Der Spieler geht hindurch.

# Doubles the rotation if it is slow, and becomes a Down block.
m811ae5a56b943c52 = Verdoppelt die Rotation, wenn sie langsam ist, und wird zum Block „Nach unten“.

# Halves the rotation if it is fast, and becomes an Up block.
m4c92e6fddb83aac9 = Halbiert die Rotation, wenn sie schnell ist, und wird zum Block „Nach oben“.

# Reverses the rotation.
mc023dac8ceabad35 = Kehrt die Rotation um.

# A ghost block that has become solid.
m99a2c98879c8253b = Ein Geisterblock, der fest geworden ist.

# Breaks at the fourth hit.
m9bc93b83d1cb18c0 = Zerbricht beim vierten Treffer.

# A ring to take. The 50th gives a continue.
m3af83f9127727064 = Ein Ring zum Einsammeln. Der 50. gibt ein Continue.

# An emerald to take. It ends the stage.
m1d149fe101d8659e = Ein Emerald zum Einsammeln. Beendet die Stage.

# The player passes through it once; a ghost maker then makes all of them solid.
m886312f520fee64f = Der Spieler geht einmal hindurch; ein Geistermacher macht dann alle fest.

# Makes all ghost blocks solid once the player has passed one.
m1dcf36967b648fbc = Macht alle Geisterblöcke fest, sobald der Spieler einen passiert hat.

# A picture of something just hit or taken. Only play puts it into a cell.
me14d0b554e0f1f5c = Ein Bild von etwas, das eben getroffen oder genommen wurde. Nur das Spiel setzt es in eine Zelle.

# Wall {picture}
m1a169acf53d83169 = Wand { $picture }

# Sign {sign}
m40dd2b3c5e28488b = Zeichen { $sign }

# Glass, hit {hits} times
m82edbf2c38127c80 = Glas, { $hits } Mal getroffen

# Emerald {number}
m05205e73fc10d436 = Emerald { $number }

# Effect {id}
m85e35ee15895ee27 = Effekt { $id }

# Number {id}
m293f671391c820cb = Nummer { $id }

## window: overlays/camera.rs

# Limits
mb15d4f1e13d04925 = Grenzen

# Limits, closed
m3db2e0b0e0eff681 = Grenzen, geschlossen

# Limits, stage {stage}
m5c672ec9550d32c9 = Grenzen, Stufe { $stage }

# Limits, stage {stage}, closed
med40554c4020f4cd = Grenzen, Stufe { $stage }, geschlossen

# bottom {now} to {wanted}
m7438110d700f411a = unten { $now } bis { $wanted }

## window: overlays/dial.rs

# Floor
mb67f5c0accf1eb1d = Boden

# Right wall
m32d351797ab6edfb = Rechte Wand

# Ceiling
me71cb84e88541da0 = Decke

# Left wall
m9b4177c33e262c04 = Linke Wand

# floor
ma03a74a942db43bd = Boden

# right wall
ma2eaa387ba36d19b = rechte Wand

# ceiling
m19f61814eccea340 = Decke

# left wall
m9d9dd6d2d3b947a4 = linke Wand

## window: overlays/hud.rs

# Score
m7d684b6257284e55 = Punkte

# Lives
mbcee30b56cb48e94 = Leben

# super
md0d708b40e957634 = super

# hyper
mdf60f127d55b5b59 = hyper

# small
m7d6ce172e098998c = klein

# invincible
mfc1227582203382c = unverwundbar

# shoes
mf66b4e48f760f233 = Turboschuhe

# stars entered
m6a6b8a29610cf0d5 = Sterne betreten

# switch
ma5a87ac5b0b379b1 = Schalter

# switches
md26ae1bf656d9f3d = Schalter

# shield
m6c6cd32d003ca1f0 = Schild

# fire shield
m44036f5218fa4b92 = Feuerschild

# lightning shield
m6a609601333ab37e = Blitzschild

# bubble shield
mf55284fe0dc6ec98 = Blasenschild

# {time}  {score} pts  {rings} rings
m0c4fe1dbded60561 = { $time }  { $score } Pkt.  { $rings } Ringe

# air {air}
m6f8559297421fc29 = Luft { $air }

# checkpoint {checkpoint}
mdbe543efb2c8b4cb = Checkpoint { $checkpoint }

## window: overlays/objects/checks.rs

# leans against its side
mb0476fa8f52c42ce = lehnt an der Seite

# landed on it
m8d49547ff436ecbb = darauf gelandet

# at its bottom
mac511998d7c1d32d = an der Unterseite

# crushed
m9f81a0067dc79905 = zerquetscht

# is on it
mc72e8006dd3041f3 = steht darauf

# left it
m4a3166e3537c77bd = hat es verlassen

# not on the screen
m057abf4600448550 = nicht auf dem Bildschirm

# the player rises
mb2d55bae1c88e647 = der Spieler steigt

# too far beside it
mb1f649d3771259b3 = zu weit daneben

# too far above or below
m36ea1770c76526ab = zu weit darüber oder darunter

# objects cannot touch him
mc22e945b4e9b173b = Objekte können ihn nicht berühren

# 16 px or more inside the top
mbd531fcbc23aac48 = 16 px oder mehr in der Oberseite

# beside the top: slips
mdab671e1d99694bc = neben der Oberseite: rutscht ab

# rises through the top
m8f47098f8d06bf88 = steigt durch die Oberseite

# it has no top
maffb21915d9425ac = hat keine Oberseite

# below it without rising
mb4b1c04a0b9d6163 = darunter, ohne zu steigen

# at its left side, {distance} px: out
me0d21534e5175f01 = an der linken Seite, { $distance } px: hinausgeschoben

# at its left side, {distance} px: stopped, not moved
mec4b113ecc09b1aa = an der linken Seite, { $distance } px: gestoppt, nicht bewegt

# at its right side, {distance} px: out
m427bf8e1898fa718 = an der rechten Seite, { $distance } px: hinausgeschoben

# at its right side, {distance} px: stopped, not moved
mf58ab83c61ced1f1 = an der rechten Seite, { $distance } px: gestoppt, nicht bewegt

# slot {slot}: {contact}
m83f455f51f882801 = Slot { $slot }: { $contact }

# on the object in slot {slot}
mdf057a0392fb06ed = auf dem Objekt in Slot { $slot }

## window: overlays/objects/launches.rs

# left held
m9af7bd61e42fcabf = links gehalten

# nothing held
me82a0ef6e1653f3d = nichts gehalten

# right held
md08aae04ab8bc610 = rechts gehalten

## window: overlays/objects/links.rs

# switch {number}
m7b4b16d07bbcc62c = Schalter { $number }

## window: overlays/objects/sides.rs

# to the left
mef6fd525a37ffa48 = nach links

# to the right
mc04cd087bbef16bd = nach rechts

# up, lands
m1e25475c81c44c5e = nach oben, landet

# to the top, rises on
mad1a64b98f36063f = zur Oberseite, steigt weiter

# down
mdc04126761bb7455 = unten

# inside, but nothing
m61abc424b497bf35 = innen, aber nichts

# Select something solid to see where it would push the player.
m4534b12bdde07771 = Etwas Festes auswählen, um zu sehen, wohin es den Spieler schieben würde.

# A player's centre here goes
mf13eca0d3ab3ae4e = Eine Spielermitte hier geht

## window: overlays/pointer_sensors.rs

# flag
md5f2d079088c0b17 = mark.

# solid
m3e71ea6112bd4c94 = fest

# not solid in this line
m9d1e3eda2844cf5e = in dieser Linie nicht fest

# only a wall or ceiling
m124b3dc051c2e312 = nur Wand oder Decke

# only ground
m2261b0c6cf4a64ee = nur Boden

# not solid on this layer
m9240e7da4ff36663 = auf dieser Ebene nicht fest

# no solid tile
m49d01917cb6a6af7 = keine feste Kachel

# no block
m93c318126079a48b = kein Block

# {ground}, as a wall {wall}
m60865aeea7ddc92f = { $ground }, als Wand { $wall }

# {distance} ext {angle}
mcdc90ac2e03a76dc = { $distance } erw { $angle }

# {distance} reg {angle}
ma71584fabb67c66d = { $distance } reg { $angle }

# tile {number}, {length} px, {angle}
m5f453c09a69dba8b = Kachel { $number }, { $length } px, { $angle }

# tile {number}, {angle}: {answer}
m708102d28df9c4a7 = Kachel { $number }, { $angle }: { $answer }

## window: overlays/readout.rs

# Ground angle
m9a5d28eed3b92779 = Bodenwinkel

# high
m7360eecc9b38343d = hoch

# low
m125083191daf6f61 = niedrig

# dead
ma5bc226742558d67 = tot

# drowning
m52d2ab6e02aa25cb = ertrinkt

# under water
ma2b985fef0dab5f6 = unter Wasser

# held: waiting
m61e068ed0a4a91eb = gehalten: wartet

# held by object
m12a77b6348f67276 = vom Objekt gehalten

# steered by object
m75b2d5b5ad94b03b = vom Objekt gesteuert

# ground
m60839e2395be697e = Boden

# air
me701bb1905288437 = Luft

# roll jump
m8e4202c7f69db2f2 = Rollsprung

# pushing
m7dc1c34cc0314fa3 = schiebt

# on object
m9ba0b5789165ae47 = auf Objekt

# sticks
m0dd2eeaf26b2887c = haftet

# Player 1
m3817fd31d1f7a5c3 = Spieler 1

# Partner
mbec97227ea7f6459 = Partner

# follows
m0fd344e9c7aeec39 = folgt

# stuck: spin dash
m7d5dde6bfc03ee03 = steckt fest: Spin Dash

# waits far away
m1c7748237f2337fa = wartet weit weg

# flies in
mb9c0b8039707b3f9 = fliegt heran

# made to jump
m56cfcc09fc929e0f = zum Sprung gebracht

# carries
m60f61b3bd55e7dc4 = trägt

# In the air
m44c7870d287786f5 = In der Luft

# X sp
m36c7ef5ca3d4dcd6 = X-Tempo

# Y sp
m94b3af544bd5dd17 = Y-Tempo

# G. speed
mb61b0218caa04463 = B.-Tempo

# G. sp
m160b2c13d8884283 = B.-Tempo

# G. angle
m406a17200af7140b = B.-Winkel

# lock {frames}
mea4057ea8672bc90 = Sperre { $frames }

# safe {frames}
mfa339faff48b4522 = geschützt { $frames }

# second pad {pad_frames}
md726dadffb8171f4 = zweites Pad { $pad_frames }

# off screen {frames_away}
md4d8ae44ecb427fb = außer Sicht { $frames_away }

## window: overlays/recording.rs

# first difference: frame {frame}
m550421edf9d56e12 = erster Unterschied: Frame { $frame }

# {name}: {theirs} recorded, {ours} here
m872bc7bff19ed898 = { $name }: aufgezeichnet { $theirs }, hier { $ours }

## window: overlays/way.rs

# x speed {x_speed}, y speed {y_speed}
md39b30025d1859a9 = x-Geschwindigkeit { $x_speed }, y-Geschwindigkeit { $y_speed }

# ground speed {ground_speed}, {mode}
m79b41a6049c1f7c7 = Bodengeschwindigkeit { $ground_speed }, { $mode }

# differs from frame {frame}
mff3811a93929997a = weicht ab Frame { $frame } ab

# frame {frame} · {values}
m104f87d1f4a16994 = Frame { $frame } · { $values }

## window: panes/block_editor/animation.rs

# Animation
ma602e3fd3f2d98fd = Animation

# The tileset's picture could not be read.
m7308508a0f7da507 = Das Bild des Kachelsatzes konnte nicht gelesen werden.

# Add picture
m5fd300106abf0f0e = Bild hinzufügen

# Add one more picture: the cell after the last one; change it below
mc16e578ae8a45fe4 = Ein weiteres Bild hinzufügen: die Zelle nach der letzten; unten änderbar

# 256 pictures are the maximum
m5d81e2a8e52fb102 = Höchstens 256 Bilder

# Add picture to animation
m8d73d4b327087105 = Bild zur Animation hinzufügen

# Change animation
m526c7fb0af4c3dcf = Animation ändern

# Move picture of animation
md34f7f7668aa0329 = Bild der Animation verschieben

# Delete picture of animation
m59ae91b63e5e9f1f = Bild der Animation löschen

# Animation of the block
m6c068b7d5b9ac740 = Animation des Blocks

# The cell of the tileset's picture
ma345b5a55793af32 = Die Zelle im Bild des Kachelsatzes

# How long it stays: 60 frames are a second
mfd07f65547e39379 = Wie lange es bleibt: 60 Frames sind eine Sekunde

# Art cell {cell} is not animated.
m7e0d601785fd2966 = Bildzelle { $cell } ist nicht animiert.

# All blocks with art cell {cell} show this.
m3172b8f634a1e2e6 = Alle Blöcke mit Bildzelle { $cell } zeigen dies.

# Picture {number} of the animation
mc4eed015572fe1c4 = Bild { $number } der Animation

# Cell of picture {number}
m44c6b403bb29e31f = Zelle von Bild { $number }

# Frames of picture {number}
m0adafe6414e67b31 = Frames von Bild { $number }

# Earlier: picture {number}
meae9834b625e0948 = Früher: Bild { $number }

# Later: picture {number}
m6009d26e6e56e28a = Später: Bild { $number }

# Delete picture {number}
m10c36b1382b0a877 = Bild { $number } löschen

## window: panes/block_editor/mod.rs

# Maze blocks are the same in every project and cannot be changed.
md6133e6e7b8b6bf3 = Labyrinthblöcke sind in jedem Projekt gleich und nicht änderbar.

# The project has no tileset yet: add one with Level > Tilesets.
mefee2a3da8a985d8 = Das Projekt hat noch keinen Kachelsatz: einen unter Level > Kachelsätze hinzufügen.

# Take a block into the brush to see and edit it.
m9753c00ffa9a0fa5 = Einen Block in den Pinsel nehmen, um ihn zu sehen und zu bearbeiten.

# New block
mda509c8d85498c5c = Neuer Block

# Add a block to the first tileset
mc1c554a15abdbe96 = Einen Block zum ersten Kachelsatz hinzufügen

# Its picture; click to choose another one below
m4b91c50643e663bc = Sein Bild; anklicken, um unten ein anderes zu wählen

# Solid on A
m1636ba3da7029e7a = Fest auf A

# Its solid tile on layer A over the picture; click to choose another one below
mf8274c61e4a67c21 = Seine Kollisionskachel auf Ebene A über dem Bild; anklicken, um unten eine andere zu wählen

# Solid on B
m1636b93da7029cc7 = Fest auf B

# Its solid tile on layer B over the picture; click to choose another one below
mf2d65fb15ba9119c = Seine Kollisionskachel auf Ebene B über dem Bild; anklicken, um unten eine andere zu wählen

# Its number
ma09cdc1e251ae6ba = Seine Nummer

# Draw
m1c0ea772de28e773 = Zeichnen

# Open the picture in the pane Pixels
m03c01bc845188043 = Öffnet das Bild im Bereich Pixel

# Open the solid tile in the Tiles pane: its shape and angle
m3765b8864ede7a21 = Die Kollisionskachel im Bereich Kacheln öffnen: ihre Form und ihr Winkel

# B as A
m0459fe571e2ed0d0 = B wie A

# Use layer A's tile on layer B too
mb65668e4e92d8eb0 = Die Kachel der Ebene A auch auf Ebene B verwenden

# Drawn in front of a player of low priority
m75da8f0afaeb11f7 = Vor einem Spieler niedriger Priorität gezeichnet

# Add a copy of it to its tileset and take that into the brush
mdd615e23810ee1c9 = Eine Kopie davon zum Kachelsatz hinzufügen und in den Pinsel nehmen

# Duplicate block
mfde4dc70c5370127 = Block duplizieren

# New
m3741f519c32ac391 = Neu

# Add an empty block to its tileset and take it into the brush
m0723b82ff91b4a30 = Einen leeren Block zum Kachelsatz hinzufügen und in den Pinsel nehmen

# not used
m557e71058f0bd547 = nicht verwendet

# Change block {id}
mc31314436ea6b923 = Block { $id } ändern

# Block {block}
mb2fd342d3056ea3f = Block { $block }

# {number} of {tileset}
m1ee73bf80746b915 = { $number } von { $tileset }

# {cells} in {chunks}
mdce7dcd9b3ecb715 = { $cells } in { $chunks }

# Chunk {chunk}: {cells}, placed {times}
md6b73cb774843fdb = Chunk { $chunk }: { $cells }, { $times } gesetzt

# The chunks that use block {id}; click one to open it
m93d19f341b73f797 = Die Chunks, die Block { $id } verwenden; zum Öffnen anklicken

# {count} cell
m5ec7b1dadf546040 = { $count ->
    [one] { $count } Zelle
   *[other] { $count } Zellen
}

# {count} chunk
m2c5706d1fbdf48d1 = { $count ->
    [one] { $count } Chunk
   *[other] { $count } Chunks
}

# {count} time
m1989d32719051c4d = { $count } Mal

## window: panes/block_editor/numbers.rs

# The number to go to
m370406d7e57c3e4d = Die gewünschte Nummer

# Other block number
m178f1cb008cf1631 = Andere Blocknummer

# Swap
mcf28302518a72dee = Tauschen

# Swap numbers with that block; every cell keeps its look
md6cf2e45a9393135 = Nummern mit diesem Block tauschen; jede Zelle behält ihr Aussehen

# Move
m379c18aec5654894 = Verschieben

# Move it to that number; the blocks between shift
me3bd60a5fc6b3404 = Auf diese Nummer verschieben; die Blöcke dazwischen rücken nach

# Delete it from its tileset; the blocks after it move up
m265b0755f85f70c4 = Aus seinem Kachelsatz löschen; die Blöcke danach rücken auf

# A chunk uses it
m35c6c4ddea2e0384 = Ein Chunk verwendet ihn

# Join equal blocks and tiles of the tileset, delete unused ones
m8a22622c4b031f0d = Gleiche Blöcke und Kacheln des Kachelsatzes zusammenführen, unbenutzte löschen

# Blocks with the same picture and tiles become one; every cell keeps its look
md703257aeea62f04 = Blöcke mit gleichem Bild und gleichen Kacheln werden zu einem; jede Zelle behält ihr Aussehen

# Join equal blocks
mfa73bf9d183e7b8d = Gleiche Blöcke zusammenführen

# Delete blocks that no chunk uses
m14e7441a3bc90d5f = Blöcke löschen, die kein Chunk verwendet

# Delete unused blocks
m6740bca89a4444de = Unbenutzte Blöcke löschen

# Identical solid tiles become one; every block keeps its shape
m67a7bf7bb1301caf = Identische Kollisionskacheln werden zu einer; jeder Block behält seine Form

# Join equal tiles
mba6ac42fd5f0451c = Gleiche Kacheln zusammenführen

# Delete solid tiles that no block uses
m7e9b22b37d4511a7 = Kollisionskacheln löschen, die kein Block verwendet

# Delete unused tiles
mcda221835d04667d = Unbenutzte Kacheln löschen

# Swap blocks {id} and {other}
meae0b76ae07f7abe = Blöcke { $id } und { $other } tauschen

# Move block {id} to {other}
m23e3961012b932f9 = Block { $id } auf { $other } verschieben

# Delete block {id}
mb54423bb25d69e8a = Block { $id } löschen

# Join {count} equal blocks
mdc0497b32f12247c = { $count ->
    [one] { $count } gleichen Block zusammenführen
   *[other] { $count } gleiche Blöcke zusammenführen
}

# Delete {count} unused blocks
mdd37769ef15ca8ad = { $count ->
    [one] { $count } unbenutzten Block löschen
   *[other] { $count } unbenutzte Blöcke löschen
}

# Join {count} equal solid tiles
m80eec75ca590c3a8 = { $count ->
    [one] { $count } gleiche Kollisionskachel zusammenführen
   *[other] { $count } gleiche Kollisionskacheln zusammenführen
}

# Delete {count} unused solid tiles
ma62b44b59fe51027 = { $count ->
    [one] { $count } unbenutzte Kollisionskachel löschen
   *[other] { $count } unbenutzte Kollisionskacheln löschen
}

## window: panes/block_editor/picker.rs

# art
me756b7190570bd6a = Bild

# Choose the block's picture
md31e1e1cf0a66cd2 = Das Bild des Blocks wählen

# tile A
m005f6fda3662ce7e = Kachel A

# Choose the solid tile on layer A
m651cd80bbf0215d3 = Die Kollisionskachel auf Ebene A wählen

# tile B
m005f6eda3662cccb = Kachel B

# Choose the solid tile on layer B
m651cd90bbf021786 = Die Kollisionskachel auf Ebene B wählen

# Choose
mbf4808a055e7aa00 = Wählen

# The tileset's picture could not be read. Type the number above instead.
m67ff5ce26d54f3c2 = Das Bild des Kachelsatzes konnte nicht gelesen werden. Stattdessen oben die Nummer eingeben.

# Block's art cell
ma9c37cb218bf1b5f = Bildzelle des Blocks

# Block's tile on A
m0b0467fa03b2d2e6 = Kachel des Blocks auf A

# Block's tile on B
m0b0466fa03b2d133 = Kachel des Blocks auf B

# Number of the art cell
md01c346865b29b7d = Nummer der Bildzelle

# Number of the tile on A
m2dac7d6a33aa05f0 = Nummer der Kachel auf A

# Number of the tile on B
m2dac806a33aa0b09 = Nummer der Kachel auf B

# Draw the art cell
m8566154d45b1bb5b = Bildzelle zeichnen

# Draw the tile on A
m70a837990e2f7fe2 = Kachel auf A zeichnen

# Draw the tile on B
m70a836990e2f7e2f = Kachel auf B zeichnen

# angle {angle}, flagged
m6358369811229bd3 = Winkel { $angle }, markiert

# angle {angle}
m77195497fbbb13bb = Winkel { $angle }

# art cell {n}
m22d40845af87f556 = Bildzelle { $n }

# tile on A {n}
me7c0442d03d27bc5 = Kachel auf A: { $n }

# tile on B {n}
m16b564c075b5d290 = Kachel auf B: { $n }

## window: panes/blocks/drawn.rs

# Blocks as in the picture
m4e7083b963f22a55 = Blöcke wie im Bild

## window: panes/blocks/solidity.rs

# Stamp layer A
mc026ec2daaf2d81e = Stempel Ebene A

# Stamp layer B
mc026eb2daaf2d66b = Stempel Ebene B

# Area layer A
m3e0474c1ed133d1e = Fläche Ebene A

# Area layer B
m3e0473c1ed133b6b = Fläche Ebene B

# Set solidity
m244ea1736dede234 = Festigkeit setzen

# Solid from above: a ledge to jump through
maa4cdd296a0b9c61 = Von oben fest: ein Vorsprung, durch den man springen kann

# Solid from the sides and below only
m9eb7b4073ee544a7 = Nur von den Seiten und von unten fest

# Solid from all sides
m726855dc4b51fd27 = Von allen Seiten fest

# Solid tile of all
m1d131cefbba0c38e = Kollisionskachel für alle

# Layers A and B
mfab255167e82768f = Ebenen A und B

# Full block
mc4f72fdcf141ed6d = Voller Block

# The tile in the pane Tiles
mf18dc51ea3b8b863 = Die Kachel im Bereich Kacheln

# Set solid tiles
m524a0a523d625ded = Kollisionskacheln setzen

# Give each block of the stamp this solid tile, wherever it stands
m37aaa8eb14c347e2 = Jedem Block des Stempels diese Kollisionskachel geben, wo immer er steht

# Stamp: {blocks} different blocks
m0efac881f8e85559 = Stempel: { $blocks } verschiedene Blöcke

# Solidity of painted blocks on layer {letter}
mf3cf50b126b71962 = Festigkeit gemalter Blöcke auf Ebene { $letter }

## window: panes/blocks.rs

# The project has no blocks yet: it needs a tileset.
mba03311aa978d24d = Das Projekt hat noch keine Blöcke: Es braucht einen Kachelsatz.

# not solid
mb5511b646b7c13e1 = nicht fest

# flagged
m2b75a7dfbaa76ad1 = markiert

# Angle of the solid tile on the layer in view, as it is flipped
m34bdb8114e62a301 = Winkel der Kollisionskachel auf der angezeigten Ebene, mit ihrer Spiegelung

# Block mirrored left to right
m9755b10e39dc5d68 = Block von links nach rechts gespiegelt

# Block mirrored top to bottom
mbc47619a5203b4e3 = Block von oben nach unten gespiegelt

# Type a block's number, decimal or hexadecimal ($1F), to take it into the brush
me712852a65bc523b = Nummer eines Blocks eingeben, dezimal oder hexadezimal ($1F), um ihn in den Pinsel zu nehmen

# Block number
m78d5970fc82e2693 = Blocknummer

# no such block
me15991fce1f8ab50 = kein solcher Block

# Show the blocks where the tileset's picture has them. A drag takes several as a stamp.
mdf328456d1973234 = Die Blöcke dort zeigen, wo das Bild des Kachelsatzes sie hat. Ziehen nimmt mehrere als Stempel.

# Block 0: nothing. Painting with it erases.
m476ef289f1406b0d = Block 0: nichts. Damit malen heißt radieren.

# no shape
m934b501923634e2b = keine Form

# Chunk {chunk}
m97794144195a1883 = Chunk { $chunk }

# {count} blocks of {tileset}
m0b9667d977720ab1 = { $count ->
    [one] { $count } Block aus { $tileset }
   *[other] { $count } Blöcke aus { $tileset }
}

# Layer A: {shape}
m214a55bfc53684f8 = Ebene A: { $shape }

# Layer B: {shape}
m32db6b7ad63840e3 = Ebene B: { $shape }

## window: panes/canvas/actions.rs

# Select an object or a layer switcher first: its kind is hidden or locked.
m2d2102aaadf173aa = Wähle zuerst ein Objekt oder einen Ebenenschalter: Seine Art wird ausgeblendet oder gesperrt.

# Nudge
m2fb30900ca892138 = Schrittweise verschieben

# Turn layer switcher
m5f8a560f5c1b6fd6 = Ebenenschalter drehen

# There is no stamp to store: drag with the right button to capture one.
m62886264f7aca533 = Es gibt keinen Stempel zum Ablegen: mit der rechten Taste ziehen, um einen zu erfassen.

# Resize layer switcher
m18628ce12b275457 = Größe des Ebenenschalters ändern

# {count} hidden. The pane Hide and lock shows them again.
m8cfaa02c619bd597 = { $count } ausgeblendet. Der Bereich „Ausblenden und sperren“ zeigt sie wieder.

# {count} locked: a click does not select them. The pane Hide and lock unlocks them.
m00f251f957539b8f = { $count } gesperrt: Ein Klick wählt sie nicht aus. Der Bereich „Ausblenden und sperren“ entsperrt sie.

# The stamp is stored under the key {place}.
m71a74991c0d319d5 = Der Stempel liegt auf der Taste { $place }.

# No stamp is stored under {place} yet: {key} stores the one in hand there.
m1dd629659dcf2099 = Auf { $place } liegt noch kein Stempel: { $key } legt den aktuellen dort ab.

# {count} kind
mc62c199867e9b52e = { $count ->
    [one] { $count } Art
   *[other] { $count } Arten
}

## window: panes/canvas/clipboard.rs

# This is too much for the clipboard: copy it in parts.
m8cc7f9ba2639d525 = Das ist zu viel für die Zwischenablage: in Teilen kopieren.

# Every level has a start: it can be moved, not deleted.
mba4527dd63f6e570 = Jedes Level hat einen Start: Er lässt sich verschieben, aber nicht löschen.

# In this game both layers are the same cells: a loop has a second chunk in place of a second layer.
m61ea549338ae45df = In diesem Spiel sind beide Ebenen dieselben Zellen: Ein Looping hat einen zweiten Chunk statt einer zweiten Ebene.

# The clipboard holds no piece of a level.
m56d4ddba913f71af = Die Zwischenablage enthält kein Stück eines Levels.

# The clipboard holds more than a million blocks.
m9e79b609975d5bbb = Die Zwischenablage enthält mehr als eine Million Blöcke.

# A block of the clipboard is not in this project's tilesets and was left out.
me07a45ecf90d358e = Ein Block der Zwischenablage ist nicht in den Kachelsätzen dieses Projekts und wurde ausgelassen.

# Cut {count} things
m43fb232ce9a5f2f5 = { $count ->
    [one] { $count } Element ausschneiden
   *[other] { $count } Elemente ausschneiden
}

# Delete {count} things
m232db7020a265b36 = { $count ->
    [one] { $count } Element löschen
   *[other] { $count } Elemente löschen
}

# {label}: both layers are as solid already.
mc197139ffef61049 = { $label }: Beide Ebenen sind schon gleich fest.

# {blocks} there have another solid tile on each layer: the pane Tiles changes that.
m9f8659f8495ff2c4 = { $blocks } dort haben auf jeder Ebene eine andere feste Kachel: Der Bereich Kacheln ändert das.

# The piece of a level on the clipboard is broken: {error}
m2c2e3cde68640acf = Das Levelstück in der Zwischenablage ist beschädigt: { $error }

# {n} blocks of the clipboard are not in this project's tilesets and were left out.
m2452bd45150a6c58 = { $n } Blöcke der Zwischenablage sind nicht in den Kachelsätzen dieses Projekts und wurden ausgelassen.

# {count} block
mc8c167df9ef46dc5 = { $count ->
    [one] { $count } Block
   *[other] { $count } Blöcke
}

## window: panes/canvas/grid.rs

# Rulers: decimal or hexadecimal
m106cb22b0fcc4821 = Lineale: dezimal oder hexadezimal

# Rulers count in decimal pixels or in hexadecimal
me44048f5ed11e115 = Lineale zählen in dezimalen Pixeln oder hexadezimal

# hex
m334a24192fe374ca = hex

## window: panes/canvas/guides.rs

# Ruler along the top
m0bce9ac97c5d65da = Lineal oben

# Ruler along the left
m97c4a817c1dab2ba = Lineal links

# Delete guide
m15fff83b9815a006 = Hilfslinie löschen

# Drag from here into the level for a guide. A guide's mark on the ruler moves it; a double click on the mark deletes it.
m3c94d334607e98b0 = Zieh von hier in den Level für eine Hilfslinie. Ihre Marke auf dem Lineal verschiebt sie; ein Doppelklick auf die Marke löscht sie.

# Move guide
m7ae6907f18f6c35c = Hilfslinie verschieben

# Place guide
m69ffd4a41f467b94 = Hilfslinie setzen

# A level has at most {most} guides each way.
m69903bcef0bdfd30 = Ein Level hat höchstens { $most } Hilfslinien in jeder Richtung.

## window: panes/canvas/level_tabs.rs

# The middle button closes the tab; the level stays in the project
mba67de51d873ee6b = Die mittlere Taste schließt den Reiter; das Level bleibt im Projekt

# {level}: {layer}
m699a6cfc8d50d776 = {level}: {layer}

# Close the tab of {level}
mb393d83a88ec15d4 = Den Reiter von { $level } schließen

## window: panes/canvas/maze.rs

# {block}   {number}   column {column}, row {row}
m3e7b31da9a42e055 = { $block }   { $number }   Spalte { $column }, Zeile { $row }

## window: panes/canvas/mod.rs

# Level canvas
m09a362993bc7da23 = Arbeitsfläche des Levels

# No level is open
m4fb41af5df94f8a4 = Kein Level geöffnet

## window: panes/canvas/objects.rs

# Camera limits: a guess of the import
m50c63faffa1b9f81 = Kameragrenzen: vom Import geschätzt

# Camera limits
m67de48c500fd165e = Kameragrenzen

# Water, change {n}
mb9f61076e900260c = Wasser, Änderung { $n }

# Limits, change {n}
ma3b16fe082c2a8dd = Grenzen, Änderung { $n }

## window: panes/canvas/readout.rs

# empty
m904fefb3d01cb2ae = leer

# top
m56f9bc194465a83c = oben

# sides
md4cef54f2ce902d7 = seitlich

# all
me6f09b190519daa4 = rundum

# chunk {chunk}
m2bd7fda7e7aa8a23 = Chunk { $chunk }

# block {block}
ma1de3dc24c5ec6df = Block { $block }

# block {block} flipped X
m3a3ed4f9bdb89ceb = Block { $block } gespiegelt X

# block {block} flipped Y
m3a3ed3f9bdb89b38 = Block { $block } gespiegelt Y

# block {block} flipped X and Y
meae5af58444f64b5 = Block { $block } gespiegelt X und Y

## window: panes/canvas/right.rs

# Swap sides
mad45779bca41dc6e = Seiten tauschen

# Turn the line
m098c6dae449d990d = Linie drehen

# Play the run that gets here
m4eb88111a5865f9b = Den Lauf bis hierher spielen

# Play this run, and take over at its end
m96518934bada9b40 = Diesen Lauf spielen und an seinem Ende übernehmen

# Save as a run
m05463cdeacd6c7be = Als Lauf speichern

# Save this run in the project; it must end here from now on
m3d45281aab601663 = Diesen Lauf im Projekt speichern; von nun an muss er hier enden

# Place more like this
m7dd32e6ae28ed698 = Weitere davon setzen

# Mirror left to right
m7746329fe74c6b4a = Von links nach rechts spiegeln

# Mirror top to bottom
mc148ded4e852f9e9 = Von oben nach unten spiegeln

# {x}, {y}: reached after {frames}
m3d6435ef2c69748c = { $x }, { $y }: erreicht nach { $frames }

# Save run {key}
mf8193cb792797f3a = Lauf { $key } speichern

# {count} frame
m01c8e8a7862c5a69 = { $count ->
    [one] { $count } Frame
   *[other] { $count } Frames
}

## window: panes/characters/art.rs

# The built-in figure is shown
mdf611554ead58d55 = Die eingebaute Figur wird gezeigt

# Clear picture
m14ac705b5da8596c = Bild entfernen

# One picture of equal cells, as many in a row as fit. Each animation shows some of them; the game says when. What you leave out is shown by a related animation.
m455b4508e0dda443 = Ein Bild aus gleichen Zellen, so viele in einer Reihe, wie passen. Jede Animation zeigt einige davon; das Spiel sagt, wann. Was fehlt, zeigt eine verwandte Animation.

# Begin with the built-in figure
m2e7e55e50248b0fd = Mit der eingebauten Figur beginnen

# Take the built-in figure as a picture of the project, with every animation, to paint over
md5d54ccdf64f6f75 = Die eingebaute Figur als Bild des Projekts nehmen, mit jeder Animation, zum Übermalen

# Cells
m1f781dc01a2b5152 = Zellen

# Cell width
m890316fb0b719681 = Zellenbreite

# Cell height
m62ec6b922537d250 = Zellenhöhe

# Cut picture
m5959ee485948f36d = Bild zerschneiden

# Pixels from the character's centre to the right to a cell's middle
m76d722a09d2147dc = Pixel von der Mitte der Figur nach rechts zur Mitte einer Zelle

# Pixels from the character's centre down to a cell's middle
mc309df479bb7242c = Pixel von der Mitte der Figur nach unten zur Mitte einer Zelle

# Right
m366991b9c9287765 = Rechts

# Move picture
m9740fa9a03cea1ee = Bild verschieben

# Cells of the animations
md8870e2d1c414043 = Zellen der Animationen

# Cells of the picture
m5ac1a831e64f8da6 = Zellen des Bildes

# The animation that is shown below
m2e8e878fe0128381 = Die Animation, die unten gezeigt wird

# No animation has cells yet: the first cell is shown for all of them.
m498dcb702d43500c = Noch hat keine Animation Zellen: Für alle wird die erste Zelle gezeigt.

# Pixels by which this animation is moved to the right, besides the picture's own offset
mb9fffdf6092af4d8 = Pixel, um die diese Animation nach rechts verschoben wird, neben dem Versatz des Bildes

# Pixels by which this animation is moved down, besides the picture's own offset
ma00a562e0a101b38 = Pixel, um die diese Animation nach unten verschoben wird, neben dem Versatz des Bildes

# Animation right
m18ff1dc9c5375643 = Animation nach rechts

# Animation down
mf0b77b0fef4ac333 = Animation nach unten

# The cells stay upright on slopes. If not, they turn with the ground in steps of 45 degrees
mb61a0704836e9eb0 = Die Zellen bleiben auf Schrägen aufrecht. Sonst drehen sie sich mit dem Boden in Schritten von 45 Grad

# Upright on slopes
m37a038001b918109 = Auf Schrägen aufrecht

# Preview of the animation
ma7df58a44b9eb191 = Vorschau der Animation

# The frame is the radii, the cross the centre. Point at it to see it move
m0209ba6bb00f05bc = Der Rahmen zeigt die Radien, das Kreuz die Mitte. Zeige darauf, dann bewegt sie sich

# Shown by the cells of {other}
m7ec31077f82061d2 = Gezeigt durch die Zellen von { $other }

## window: panes/characters/constants.rs

# Values count 256ths of a pixel. They act at once, also while you play. Changed ones have a button that brings the originals' value back.
mcb2955dc3ef497bd = Werte zählen 256stel eines Pixels. Sie wirken sofort, auch während du spielst. Geänderte haben einen Knopf, der den Wert der Originale zurückholt.

# Find a constant
m668a7d4098dd3503 = Konstante suchen

# All as in the originals
mb20bd2d974d4b2b4 = Alle wie in den Originalen

# Forget every constant that this project sets for the character
me84665767e72858b = Jede Konstante vergessen, die dieses Projekt für die Figur setzt

# {character} as in the originals
m515bc7f9a700d608 = { $character } wie in den Originalen

# {pixels} px
mff26a83651537a42 = { $pixels } px

# Original value of {constant}
m5a59bb3fdbfe1704 = Originalwert von { $constant }

# In the originals: {original}
m0b18279cf02d20e6 = In den Originalen: { $original }

## window: panes/characters/mod.rs

# The character whose constants and art are shown
mf9880b4835fed6ad = Die Figur, deren Konstanten und Bilder gezeigt werden

# Character
mabfe23c45dfe3050 = Figur

# Constants
m37287ad7be675b82 = Konstanten

# Speeds, forces and radii
m7928c53863819115 = Geschwindigkeiten, Kräfte und Radien

# Art
mf9f8d719a044edca = Bilder

# A picture of your own, and what each animation shows of it
m15e4ed142cfb972a = Ein eigenes Bild, und was jede Animation davon zeigt

# Page
m2e192b19ed15fcf6 = Seite

## window: panes/characters/picture_parts.rs

# A PNG that is drawn instead. It is copied into the project's folder at the next save. Or drop one onto this pane
md04c4f618fc06933 = Ein PNG, das stattdessen gezeichnet wird. Es wird beim nächsten Speichern in den Ordner des Projekts kopiert. Auch durch Ziehen auf diesen Bereich

# Choose…
mb7b0f30bf8a9e8fc = Wählen…

# Choose a PNG in a dialog
ma639af7eabe387b4 = Ein PNG in einem Dialog wählen

# Clear
mb4f1dffbb6be6302 = Leeren

# Open
m1f7698c061c208c9 = Öffnen

# Open the file in the program that your system has for it. It is loaded again when it changes
m78b837394b5ac285 = Die Datei im Programm öffnen, das dein System dafür hat. Sie wird neu geladen, wenn sie sich ändert

# Save the project first: then there is a file.
m2ec8e6770b28997e = Speichere zuerst das Projekt: Dann gibt es eine Datei.

# path of a PNG
m4ad36b7381d7f0ff = Pfad eines PNG

# Path of the picture
me8874fefc5a50aaa = Pfad des Bildes

# Path of a PNG, from the root or from the project's folder
me5abfe8eeb5d39c9 = Pfad eines PNG, vom Wurzelverzeichnis oder vom Ordner des Projekts aus

# Use
m625ad019db843f94 = Verwenden

# Draw it as this picture
mfe1d25349459514a = Das Objekt mit diesem Bild zeichnen

# the picture
m8848f71505b47b06 = das Bild

# Width of a frame; the picture is cut from left to right
mde028ee4bc569546 = Breite eines Einzelbilds; das Bild wird von links nach rechts zerschnitten

# Height of a frame; the picture is cut row by row
m35b0f579c9a7a816 = Höhe eines Einzelbilds; das Bild wird Reihe für Reihe zerschnitten

# Numbers of the frames in order, from 0 on, with spaces or commas; 0-3 is 0 1 2 3
m466530e73a9d4570 = Nummern der Einzelbilder der Reihe nach, ab 0, mit Leerzeichen oder Kommas; 0-3 ist 0 1 2 3

# Numbers from 0 to 255, at most 64 of them.
mcc484c99482dd4ef = Zahlen von 0 bis 255, höchstens 64.

# Frames of the picture
m6f28c1e00b2e5545 = Einzelbilder

# {file}, {width} × {height} pixels
m5610d56c7083d3bd = { $file }, { $width } × { $height } Pixel

## window: panes/chunk_editor/easel.rs

# Chunk easel
m4dbbf5bf3d26c940 = Chunk-Zeichenfläche

# Left paints, right picks, a right drag copies an area
m5e05eeef8d59bb53 = Links malt, rechts nimmt auf, Ziehen mit rechts kopiert eine Fläche

# Erase
m02014a4443a02bd5 = Radieren

## window: panes/chunk_editor/mod.rs

# A maze has no chunks: its blocks are in the Blocks pane.
m63bcf2106765ec5a = Ein Labyrinth hat keine Chunks: Seine Blöcke sind im Bereich Blöcke.

# The project has no chunks yet. Painting blocks makes them.
m8d522a2a604a0483 = Das Projekt hat noch keine Chunks. Beim Malen von Blöcken entstehen sie.

# Chunk 0 stays empty: erasing places it. Choose another chunk, or make one.
m806369d6f83faf59 = Chunk 0 bleibt leer: Radieren setzt ihn. Einen anderen Chunk wählen oder einen neuen anlegen.

# New chunk
ma75775037b96f8f0 = Neuer Chunk

# Add an empty chunk and draw it here
m34c9b9ea8363fce9 = Einen leeren Chunk hinzufügen und hier zeichnen

# The chunk's number
m4a7179724dffe8fc = Die Nummer des Chunks

# Chunk shown
mab07fcc48a0c6a7f = Angezeigter Chunk

# The game's number of the chunk
m75c38efe1d257b38 = Nummer des Chunks im Spiel

# Previous chunk
m35a535143128f695 = Voriger Chunk

# The previous chunk
m1461c7f098f890b8 = Der vorige Chunk

# Next chunk
m1f3c6a043512df75 = Nächster Chunk

# The next chunk
m2f6901e39b32f71c = Der nächste Chunk

# Erasing places it
md7c36997c399f49b = Radieren setzt ihn

# No level shows it
m78afb8729ed0e013 = Kein Level zeigt ihn

# used once
m716d973598ba3051 = einmal verwendet

# What is drawn here shows in that one place
meb58477823fae4dc = Was hier gezeichnet wird, erscheint an dieser einen Stelle

# What is drawn here shows in all those places
mbf60581d4d1c9df8 = Was hier gezeichnet wird, erscheint an allen diesen Stellen

# Collision in the chunk
mbcd6e2e0be5df320 = Kollision im Chunk

# block
m14e5faab9ce0e362 = Block

# Strokes paint the block in the brush with its flips and solidity
m578ba6d383d1a34c = Striche malen den Block im Pinsel mit Spiegelung und Festigkeit

# solidity
m6c6bbb73c22dbf10 = Festigkeit

# Strokes change what cells are solid to; blocks and flips stay
mf4e756ad8f7f1196 = Striche ändern, wofür Zellen fest sind; Blöcke und Spiegelung bleiben

# Paint
m142c230dab54c7b3 = Malen

# Chunk brush layer A
m6820d3398aacc824 = Chunk-Pinsel Ebene A

# Chunk brush layer B
m6820d6398aaccd3d = Chunk-Pinsel Ebene B

# The whole chunk
m7ce5aa0dada9c202 = Der ganze Chunk

# Mirror X
m43bd9e320baf3b5a = X spiegeln

# Mirror the whole chunk left to right, each cell with it
mf4890cbfab9e2e23 = Den ganzen Chunk von links nach rechts spiegeln, samt jeder Zelle

# Mirror Y
m43bd9f320baf3d0d = Y spiegeln

# Mirror the whole chunk top to bottom, each cell with it
m7490fc0a8b0f539e = Den ganzen Chunk von oben nach unten spiegeln, samt jeder Zelle

# Take all its cells as a stamp, for another chunk or the level (C on the easel)
m8043e83a7eaf6b49 = Alle seine Zellen als Stempel nehmen, für einen anderen Chunk oder das Level (C auf der Zeichenfläche)

# Paste the stamp in the upper left corner (V on the easel: at its cursor)
mdf13f81a32955090 = Den Stempel oben links einfügen (V auf der Zeichenfläche: am Cursor)

# Empty all its cells
m1210131b9d62c422 = Alle seine Zellen leeren

# Add a copy of it at the end and show that
m906783d34d8c6052 = Eine Kopie am Ende hinzufügen und anzeigen

# Duplicate chunk
m6e6c77be7b754a87 = Chunk duplizieren

# Loops of Sonic 1 and CD
md6b59692cff4c81e = Loopings aus Sonic 1 und CD

# Nothing: the player is put on the high plane
m688ede6a225804f1 = Nichts: Der Spieler wird auf die obere Ebene gesetzt

# loop
mcdece4ad70d57deb = Looping

# If the layout marks the place: swaps planes by position and angle
mc6313f85ea46e698 = Wenn das Layout die Stelle markiert: wechselt die Ebene nach Position und Winkel

# As a loop; a player in the air is put on the high plane
m1304009ec62bafaa = Wie ein Looping; ein Spieler in der Luft wird auf die obere Ebene gesetzt

# tunnel
md140ac90e5927857 = Tunnel

# An S tunnel: starts a roll
m1d28977421163a82 = Ein S-Tunnel: lässt den Spieler rollen

# Role
mca7fed2bef53cb99 = Rolle

# What the chunk does to the player
m799baa3c1d702649 = Was der Chunk mit dem Spieler macht

# Low plane
m3eb0ff67f3d3e9cb = Untere Ebene

# The chunk that replaces this one on the low plane if a place is marked as a loop
mc8887283ebe1111b = Der Chunk, der diesen auf der unteren Ebene ersetzt, wenn eine Stelle als Looping markiert ist

# Without it, the chunk with the next number replaces this one
mfc8e71ae87aeb5b4 = Ohne Angabe ersetzt ihn der Chunk mit der nächsten Nummer

# Named
m6c0ffd666198d766 = Angegeben

# Low plane chunk
mcb6909aa191560c6 = Chunk der unteren Ebene

# used {n} times
m2c7d09b26269034e = { $n } Mal verwendet

# {tool} in the chunk
m2056e458ca4bde2c = { $tool } im Chunk

# Show what is solid on layer {layer}, the one in view
m509c4ff3da69b7dd = Zeigen, was auf Ebene { $layer }, der angezeigten, fest ist

# Mirror chunk {id}
me8b958dc872144a2 = Chunk { $id } spiegeln

# Paste in chunk {id}
mc2bc425d48e9ac25 = In Chunk { $id } einfügen

# Clear chunk {id}
m8e334f26edfc5882 = Chunk { $id } leeren

# Role of chunk {id}
mfa8465b0841d5d66 = Rolle von Chunk { $id }

# Low plane of chunk {id}
m840acf2a6d8288a8 = Untere Ebene von Chunk { $id }

## window: panes/chunk_editor/numbers.rs

# Other chunk number
m38c23d7a3bc044ed = Andere Chunknummer

# Swap numbers with that chunk; every place keeps its look
mcf2f0b86904ed884 = Nummern mit diesem Chunk tauschen; jede Stelle behält ihr Aussehen

# Move it to that number; the chunks between shift
mc740ea73344bad54 = Auf diese Nummer verschieben; die Chunks dazwischen rücken nach

# Delete it from the project; the chunks after it move up
mf7a46d822813f6d8 = Aus dem Projekt löschen; die Chunks danach rücken auf

# It is used
m5ae5904cfe92f22d = Er wird verwendet

# All places and low-plane chunks follow.
m74fd6c75a06b0e27 = Alle Stellen und Chunks der unteren Ebene werden angepasst.

# Chunks that are equal in all they do become one; every place keeps its look
mc77abb7066b1dc66 = Chunks, die in allem gleich sind, werden zu einem; jede Stelle behält ihr Aussehen

# Join equal chunks
md8b669780f5ac869 = Gleiche Chunks zusammenführen

# Delete chunks that no level shows, not even on the low plane of a loop
ma8274f72cdbd4297 = Chunks löschen, die kein Level zeigt, auch nicht auf der unteren Ebene eines Loopings

# Delete unused chunks
md1bd7753ab32e322 = Unbenutzte Chunks löschen

# Number the chunks as the levels show them first: level by level, row by row
m0dce1e782c1bd2b0 = Die Chunks nach ihrem ersten Auftreten in den Levels nummerieren: Level für Level, Zeile für Zeile

# Sort by first use
m54a74c460d494ce3 = Nach erster Verwendung sortieren

# Sort chunks
m9a551465dbed21f9 = Chunks sortieren

# Swap chunks {id} and {other}
m78449d9f7335963e = Chunks { $id } und { $other } tauschen

# Move chunk {id} to {other}
m0c2e51e2eb62bf55 = Chunk { $id } auf { $other } verschieben

# Delete chunk {id}
mcaefd112f798fa3a = Chunk { $id } löschen

# Join {count} equal chunks
ma3c5e9ec52df225c = { $count ->
    [one] { $count } gleichen Chunk zusammenführen
   *[other] { $count } gleiche Chunks zusammenführen
}

# Delete {count} unused chunks
mbb7a2079e878f589 = { $count ->
    [one] { $count } unbenutzten Chunk löschen
   *[other] { $count } unbenutzte Chunks löschen
}

## window: panes/chunk_editor/surface.rs

# {deed} in chunk {id}
m3a106c8307822932 = Chunk { $id }: { $deed }

## window: panes/chunk_editor/uses.rs

# Where it is used
mbec317cfd1ecc53c = Wo er verwendet wird

# No level shows it.
me376a7c3dced07a7 = Kein Level zeigt ihn.

# Next place
m628611bba0f5e02b = Nächste Stelle

# Bring the next place that shows it into view
m87a8f8d87cd189f1 = Die nächste Stelle, die ihn zeigt, in den Blick rücken

# All places that show it; click one to go there
m19125c00bcb8fe97 = Alle Stellen, die ihn zeigen; eine anklicken, um dorthin zu gehen

# Own copy here
m6bdf13c4b67a4462 = Eigene Kopie hier

# Give the current place its own copy of the chunk, and show that here
m7404a2e06fd50d28 = Der aktuellen Stelle eine eigene Kopie des Chunks geben und hier zeigen

# Go to one of several places first
m6fe3b881cd75a815 = Zuerst zu einer von mehreren Stellen gehen

# Own copy of a chunk
m025d145aeef82acb = Eigene Kopie eines Chunks

# {count} and more places
m1040ddea12cec80e = { $count } Stellen oder mehr

# {title}: column {x}, row {y}, on the low plane
mbb974bbd24020682 = { $title }: Spalte { $x }, Zeile { $y }, auf der unteren Ebene

# {title}: column {x}, row {y}
m2973b9cb45f69a7c = { $title }: Spalte { $x }, Zeile { $y }

# {count} place
ma29b749c6781e7c7 = { $count ->
    [one] { $count } Stelle
   *[other] { $count } Stellen
}

## window: panes/chunks.rs

# Every chunk is used.
m444c45da65f0d8ca = Alle Chunks sind verwendet.

# This tileset has no chunks yet.
m6925739b397ce142 = Dieser Kachelsatz hat noch keine Chunks.

# Type a chunk's number, decimal or hexadecimal ($1F), to take it into the brush
md9a487bd1d6e2d6b = Nummer eines Chunks eingeben, dezimal oder hexadezimal ($1F), um ihn in den Pinsel zu nehmen

# Chunk number
mdee829f047e2ebd3 = Chunknummer

# no such chunk
m0ff5b51cff53a144 = kein solcher Chunk

# Unused only
mc8aaa07909e1a9db = Nur unbenutzte

# Show only chunks that no level places
m9548af6f310a8dae = Nur Chunks zeigen, die in keinem Level gesetzt sind

# Join equal chunks, delete unused ones, sort them
md6dd86f2e78ed0bd = Gleiche Chunks zusammenführen, unbenutzte löschen, sortieren

# unused
m3584eb6dd46e39db = unbenutzt

# A double or right click opens it in the chunk editor. A drag takes several as a stamp.
m7ce4fbd959dc2767 = Doppel- oder Rechtsklick öffnet ihn im Chunk-Editor. Ziehen nimmt mehrere als Stempel.

# No level places it.
m7ded370b6abab1ad = In keinem Level gesetzt.

# Placed once.
mc8f8e9cece6e6575 = Einmal gesetzt.

# Placed {n} times.
mf6247ccd08e4ad08 = { $n } Mal gesetzt.

## window: panes/colors/chosen.rs

# Change colour
m8656ed27c4af40e7 = Farbe ändern

# Choose a colour
m2ebec7da23f2cc51 = Farbe wählen

# Six hexadecimal digits are wanted: #rrggbb
mb524175917200e44 = Erwartet werden sechs hexadezimale Ziffern: #rrggbb

# Digits
m9d8ad4b85287131f = Ziffern

# Red, green and blue in hexadecimal digits
m660b1e7a4cc79520 = Rot, Grün und Blau in hexadezimalen Ziffern

# All chosen colours change by the same amount
m5edf059be014de57 = Alle gewählten Farben ändern sich um gleich viel

# Gradient
mea0cb350ea71bc45 = Verlauf

# Even steps from the first chosen colour to the last
m43a2e47acc43d0fb = Gleiche Stufen von der ersten gewählten Farbe zur letzten

# Choose three colours or more
mb5401557459bac33 = Wähle drei Farben oder mehr

# Colour {number}: word {word}
m7ff4272d1f70f6ae = Farbe { $number }: Wort { $word }

# Colour {number}
m3cc5ae97fe35a828 = Farbe { $number }

# Colours {from} to {to}
m158ed845657c0af2 = Farben { $from } bis { $to }

## window: panes/colors/mod.rs

# Paste colours
m270560bddc933ead = Farben einfügen

# The clipboard has no colours: `#ff8000 #0080ff`, one after another.
md75402d7477d2b8f = In der Zwischenablage sind keine Farben: `#ff8000 #0080ff`, eine nach der anderen.

# The project has no tileset yet, and colours are those of tilesets.
mdb9e5d3d8a22fd17 = Das Projekt hat noch keinen Kachelsatz, und Farben gehören zu Kachelsätzen.

# Tileset
me7aacb87c9d8f31f = Kachelsatz

# The tileset whose picture has these colours
m30be65d69553fba4 = Der Kachelsatz, dessen Bild diese Farben hat

# A palette needs a name that no other one of this tileset has.
mc9be54d084f46f9d = Eine Palette braucht einen Namen, den keine andere dieses Kachelsatzes hat.

# Palette name
maaa3b1c072ac7483 = Name der Palette

# Levels choose palettes by their names, and follow it
m01c171d526baa749 = Levels wählen Paletten nach dem Namen und folgen ihm

# Rename palette
mad80ae23a476dc94 = Palette umbenennen

# In this level
m1036cd1721b1debc = In diesem Level

# The level in view shows its blocks in these colours
m4dea2b944508c671 = Das sichtbare Level zeigt seine Blöcke in diesen Farben

# The level in view shows blocks under water in these colours
m87cbecb3f061c210 = Das sichtbare Level zeigt Blöcke unter Wasser in diesen Farben

# Choose palette
m898679151275e0df = Palette wählen

# The pixels of this picture have no colour numbers: it is shown in its own colours everywhere. With numbers, up to 256 colours can be changed, and levels can show it in other palettes.
m09866de339a30d5b = Die Pixel dieses Bildes haben keine Farbnummern: Es erscheint überall in seinen eigenen Farben. Mit Nummern lassen sich bis zu 256 Farben ändern, und Levels können es in anderen Paletten zeigen.

# Number the colours
m4a2986e3559c4dbe = Farben nummerieren

# No pixel changes. Undo takes the numbers away
m0bf8db9780b7db9c = Kein Pixel ändert sich. Rückgängig nimmt die Nummern weg

# The picture's own colours, in which it is saved
m178a1ded7684bbc7 = Die eigenen Farben des Bildes, in denen es gespeichert wird

# Add palette
m86a165b07426b2cb = Palette hinzufügen

# A palette more, with the colours that are shown now
m1689afb0132f10d8 = Eine Palette mehr, mit den Farben, die jetzt zu sehen sind

# New palette
m33df9cee9363cb0a = Neue Palette

# Delete palette
m0a9930c17a163a79 = Palette löschen

# Take the colours of a palette file: PAL, GPL, ACT, HEX, BIN or PNG
mef7f75a9cbbf8eb5 = Die Farben einer Palettendatei nehmen: PAL, GPL, ACT, HEX, BIN oder PNG

# Import colours…
m58e38cc614fd328f = Farben importieren…

# Write these colours for other programs: PAL, GPL, ACT, HEX or BIN
m1600211facbc0237 = Diese Farben für andere Programme schreiben: PAL, GPL, ACT, HEX oder BIN

# Export colours…
mc056e3238b66e1e6 = Farben exportieren…

# The picture has more than {most} colours.
m229bd211a639cb08 = Das Bild hat mehr als { $most } Farben.

## window: panes/colors/swatches.rs

# Its pixels are clear: the colour is not seen
mb2fda4691d5a5b82 = Ihre Pixel sind durchsichtig: Die Farbe ist nicht zu sehen

# Colour {number}: {color}
m47cac32be5ab7be5 = Farbe { $number }: { $color }

## window: panes/frames.rs

# The frames are those of a level. In a maze, step and rewind with the play keys.
m942de0009c77b60b = Die Frames sind die eines Levels. In einem Labyrinth gehst du mit den Spieltasten vor und zurück.

# Play, then pause or stop: the run appears here, a row for each frame.
m47c4f4f47b6b4b21 = Spiele, dann halte an oder beende: Der Lauf erscheint hier, eine Zeile je Frame.

# Values
m57472465a23b41db = Werte

# Choose the values that are watched
m6629c18e4e2fe620 = Wählen, welche Werte beobachtet werden

# Run to compare with
m955ab3e329da0520 = Lauf zum Vergleichen

# Choose a run beside this one to compare the two.
mb6497e33497df57f = Wähle einen Lauf daneben, um beide zu vergleichen.

# Both runs are the same in each frame.
m7c880c23987b0056 = Beide Läufe sind in jedem Frame gleich.

# Show the next frame in which the two runs differ
m40d64ff8bb5f9c72 = Den nächsten Frame zeigen, in dem sich die Läufe unterscheiden

# Next difference
m65aee32e5df8d64b = Nächster Unterschied

# Buttons
m12f0752a5e0574c6 = Tasten

# Buttons beside
m0e9bc536cd1d3794 = Tasten daneben

# X
maf64154c86024d67 = X

# X beside
mee387bd6912a8c8b = X daneben

# Y
maf64144c86024bb4 = Y

# Y beside
m7d2a83c5b70255d6 = Y daneben

# X speed beside
m03cbbcd8838d6cb2 = X-Tempo daneben

# Y speed beside
mcf682bdfb5250bdb = Y-Tempo daneben

# Ground speed beside
ma574eb89687ee33d = Bodentempo daneben

# Angle beside
m26844b2a3cfd7c4a = Winkel daneben

# Mode
m37cbecaec58e2192 = Modus

# Mode beside
mbf6ccdaa1f51fc20 = Modus daneben

# State beside
m94c633e47a260944 = Zustand daneben

# Frame
mef191ab7b2c9f986 = Frame

# Frames of the run
mbefbb4c1624a293e = Frames des Laufs

# First difference: frame {frame}
m67d626c4c2a1e9f2 = Erste Abweichung: Frame { $frame }

# Frame {frame}: {buttons} at {x}, {y}
m0ab43b247c4c1280 = Frame { $frame }: { $buttons } bei { $x }, { $y }

## window: panes/history.rs

# As opened
mc0df76614c22657a = Wie geöffnet

# Step
md9994f251f1280cf = Schritt

# What was done
m21c0c5762c98a8b6 = Vorgang

# Steps of the history
m537bb01827a457ce = Schritte im Verlauf

# Step {row}: {label}
me4d214ef2643d4d9 = Schritt { $row }: { $label }

## window: panes/inspector/changes.rs

# Delete this change
md8a896019552dec6 = Diese Änderung löschen

# Earlier
mac2aaf073ed664bb = Früher

# Change {n}: {part}
md092e9eb6cc90728 = Änderung { $n }: { $part }

# Change {n}: has {part}
m27013b2095688b10 = Änderung { $n }: { $part } verwenden

# Change {n}
m97a4c142b7311a29 = Änderung { $n }

## window: panes/inspector/guides.rs

# An upright guide
m17caf7a3fea76d7f = Eine senkrechte Hilfslinie

# A level guide
m28fe74d860263ff6 = Eine waagerechte Hilfslinie

# Guide {axis} {n}
m2eecfe57cd3e9afa = Hilfslinie { $axis } { $n }

# Delete {name}
mf690d23ad33332b3 = { $name } löschen

## window: panes/inspector/level.rs

# Project
m282049f502eac1de = Projekt

# The project's name, shown in the window's title; the folder's name stays
m62dce993ab9c606c = Der Name des Projekts, im Titel des Fensters gezeigt; der Name des Ordners bleibt

# Project name
m446c46bc623ccce1 = Projektname

# Rename project
ma39601dd0c662be2 = Projekt umbenennen

# The author of the project, as web pages name them
m95ee06bf0a3d9f47 = Der Autor des Projekts, wie Webseiten ihn nennen

# Author
m01d32b35baa3b676 = Autor

# Change author
m1523fb88e80f2418 = Autor ändern

# Under which licence others may use it, such as CC BY 4.0: web pages name it
m223068c777561e0d = Unter welcher Lizenz andere es nutzen dürfen, etwa CC BY 4.0: Webseiten nennen sie

# Licence
m17229a8bb451f914 = Lizenz

# Change licence
m56d8facd1eca783e = Lizenz ändern

# Starts
m9b2ffa813c8d2064 = Starts

# In view
m2397c58bf0e64953 = Angezeigt

# The level that the canvas shows
m73bf11a4ea1d4e2e = Das Level, das die Arbeitsfläche zeigt

# Level in view
m64933058940ddf9d = Angezeigtes Level

# Shown in tabs and lists
ma6d97c3f66b88b77 = In Tabs und Listen gezeigt

# Rename level
mf069cc806aea6f81 = Level umbenennen

# Wrap
me619a501d1bfe6a5 = Wiederholung

# Height after which the terrain repeats downwards; 2048 in Sonic 1 and 2
mfa166196e798ad70 = Höhe, nach der sich das Gelände nach unten wiederholt; 2048 in Sonic 1 und 2

# Change wrapping
m0b25a3cbac54b4d3 = Wiederholung ändern

# The tileset whose background layers are drawn behind the level
m57e1cc0096fdb689 = Der Kachelsatz, dessen Hintergrundebenen hinter dem Level gezeichnet werden

# missing
m8a56a8c8bd19c9c7 = fehlt

# Change background
m87cd7c17b08d132b = Hintergrund ändern

# Edit the background layers
m873604d5107abd88 = Die Hintergrundebenen bearbeiten

# The palette in which the level shows its blocks
m91433ce0199a8adc = Die Palette, in der das Level seine Blöcke zeigt

# the pictures' own
m78186f403abb7cc8 = die der Bilder

# Colours in water
mfc24f737dc3f0332 = Farben im Wasser

# The palette in which blocks under water are shown
md8f11705e9a196f9 = Die Palette, in der Blöcke unter Wasser erscheinen

# a tint
m33174ecfebca31c1 = eine Tönung

# Edit the colours
md44278ffeb6cce1f = Die Farben bearbeiten

# In chunks. Nothing changes until you apply it.
m3ca5774595d2bc9c = In Chunks. Ändert sich erst beim Anwenden.

# Everything beyond is cut off. Undo brings it back.
m82bdadf6c7dddaf9 = Alles darüber hinaus wird abgeschnitten. Rückgängig bringt es zurück.

# At the right side
m25a445f15c714298 = An der rechten Seite

# All in the level moves along
m868f9abb37e2b729 = Alles im Level bewegt sich mit

# Columns at the
m881a5737845535d6 = Spalten an der Seite

# The side at which columns are put in or cut off
mcf70f328c34af778 = Die Seite, an der Spalten eingefügt oder abgeschnitten werden

# Bottom
mc980855a000b76ea = Unten

# At the bottom
m17e7aea9ff9721e6 = Unten

# Top
m6d02dc19e21eb49c = Oben

# Rows at the
m567fb5dd0c8a1792 = Zeilen an der Seite

# The side at which rows are put in or cut off
m614743049d506fd8 = Die Seite, an der Zeilen eingefügt oder abgeschnitten werden

# Apply size
m610505c7505c1a10 = Größe anwenden

# Keep the old size
m1f9698ac2268b1ef = Alte Größe behalten

# Chunk size
m6b89c1abae7719c7 = Chunkgröße

# The size of this project's chunks. Sonic 1 and CD have 256 × 256 pixels, the others 128 × 128
m8b7caaa0e37212e5 = Die Größe der Chunks dieses Projekts. Sonic 1 und CD haben 256 × 256 Pixel, die anderen 128 × 128

# Keep the size
mafe9a615d7dfbd18 = Größe behalten

# Room in the game
mb0890c75ad21cc60 = Platz im Spiel

# Used and allowed, counted for this level
m79e8d1cd5e455e84 = Belegt und erlaubt, für dieses Level gezählt

# Used and allowed by the game
m13f341e48502772d = Belegt und vom Spiel erlaubt

# As in the originals: the lowest and highest position of the screen's top left corner
mf800cc31a70003bf = Wie im Original: die kleinste und größte Position der linken oberen Ecke des Bildschirms

# Change camera limits
m1ce2c6264a6f2cc8 = Kameragrenzen ändern

# The limits cross: the camera cannot be anywhere.
m03bef8a09d95bb3d = Die Grenzen kreuzen sich: Die Kamera kann nirgends sein.

# A guess of the import: around the used part of the layout, without wrapping.
m895a91ed2f708a12 = Vom Import geschätzt: rund um den belegten Teil des Layouts, ohne Wiederholung.

# As large as the level
m6231b94b8aa45b97 = So groß wie das Level

# The camera may show all of the level and nothing else
m9873e9688597d90d = Die Kamera darf das ganze Level zeigen und nichts anderes

# Select the goal
m2711efdf209b8569 = Das Ziel auswählen

# Add a goal
m84f151cc037ec996 = Ein Ziel hinzufügen

# Puts it to the right of the start
m9be76203e40ae172 = Setzt es rechts neben den Start

# Add goal
m5bd271cee8d66d67 = Ziel hinzufügen

# after {height} px
mbc4d12dc2dd5f08e = nach { $height } px

# {name} (missing)
m0b3b5b8259f31edf = { $name } (fehlt)

# {width} × {height} pixels
m82a9f2c0bbf1483f = { $width } × { $height } Pixel

# {size} × {size} pixels
mcb2b3f3a7e7f10fc = { $size } × { $size } Pixel

# Change to {size}
mf869ed45337ae589 = Auf { $size } ändern

# Chunks of {size}
medba579a9c42be9b = Chunkgröße: { $size }

# Used and allowed, counted for {zone}
mdd1cb6b20296c184 = Belegt und erlaubt, gezählt für { $zone }

# {used} of {allowed}
mbc08f1759fa0ada1 = { $used } von { $allowed }

# {over} too many: an export is refused
mb6b98ea312e8a893 = { $over } zu viel: Ein Export wird abgelehnt

# Room for {left} more
m8b1e35972d7d98b1 = Platz für { $left } weitere

# Imported: the limits at the start of the act, from {source}.
ma4e70eba2ee50ae1 = Importiert: die Grenzen am Anfang des Acts, aus { $source }.

## window: panes/inspector/limits.rs

# Add a change of the limits
me0e1fe1401c1f72b = Grenzänderung hinzufügen

# Other limits from some point on, where the view begins
m37cbf97e191d0753 = Ab einer Stelle andere Grenzen, am Anfang der Ansicht

# Add a change of the camera limits
md3cbe35f765f0ed0 = Änderung der Kameragrenzen hinzufügen

# left
m24b070ada2041cb0 = links

# right
m76aaaa535714d805 = rechts

# bottom
me117b24625d0110a = unten

# All changes that apply count; of two for one side, the one farther right decides, then the later one.
mec959848fd5561f7 = Alle geltenden Änderungen zählen; von zweien für eine Seite entscheidet die weiter rechts, dann die spätere.

# Edit a change of the camera limits
m64b44424c150f0f5 = Änderung der Kameragrenzen bearbeiten

# Move this change up, so that later ones decide
m7a040738ee490e39 = Diese Änderung nach oben schieben, damit spätere entscheiden

# Delete a change of the camera limits
mcbe1483ff603373e = Änderung der Kameragrenzen löschen

# Move a change of the camera limits up
m773591e93bd315bd = Änderung der Kameragrenzen nach oben schieben

# The change applies once the left edge of the screen is here or right of it
m15a8fd23ffc3dc85 = Die Änderung gilt, sobald der linke Bildschirmrand hier oder rechts davon ist

# From camera x
m1f23b525d90688e8 = Ab Kamera-x

# Wanted then
m2f347950fda3c965 = Dann gewünscht

# Top speed of the limit
m8005a65123fa32e0 = Tempo der oberen Grenze

# Pixels a frame by which the top limit moves; 0: at once
mccfbd3a55adf8888 = Pixel je Frame, um die sich die obere Grenze bewegt; 0: sofort

# Top moves by
m827699ea7a6a78fb = Oben bewegt sich um

# Until camera x
m924e5cb4930f5a6e = Bis Kamera-x

# The change applies while the left edge of the screen is left of this
m2d839247ff56e740 = Die Änderung gilt, solange der linke Bildschirmrand links davon ist

# From camera y
m1f23b625d9068a9b = Ab Kamera-y

# The change applies while the top edge of the screen is at this height or below it
mddd61365997b51c7 = Die Änderung gilt, solange der obere Bildrand auf dieser Höhe oder darunter ist

# Until camera y
m924e5db4930f5c21 = Bis Kamera-y

# The change applies while the top edge of the screen is above this height
mf65eed88965f1d7e = Die Änderung gilt, solange der obere Bildrand über dieser Höhe ist

# From player y
m28dff086dae1c3c9 = Ab Spieler-y

# The change applies while the player's centre is at this height or below it
m5c558b648b5fbda3 = Die Änderung gilt, solange die Spielermitte auf dieser Höhe oder darunter ist

# Until player y
m9df8869c454f8943 = Bis Spieler-y

# The change applies while the player's centre is above this height
m6f1e9397723227e2 = Die Änderung gilt, solange die Spielermitte über dieser Höhe ist

# With switch
ma78e9cc92e325f9b = Mit Schalter

# The change applies while this switch is pressed
m85671388f9b43df1 = Die Änderung gilt, solange dieser Schalter gedrückt ist

# In stage
m39ef83bc32ce9ab4 = In Phase

# The change applies in this stage; a level begins in stage 0
mdb781514d1574692 = Die Änderung gilt in dieser Phase; ein Level beginnt in Phase 0

# Left limit
m42accc80aa6ae2f3 = Linke Grenze

# Smallest camera x
me7a3e866a2796a2b = Kleinstes x der Kamera

# Top limit
mf74eca112cd999c7 = Obere Grenze

# Smallest camera y
me7a3e766a2796878 = Kleinstes y der Kamera

# Right limit
m1b93ec18322d9baa = Rechte Grenze

# Largest camera x
ma1cac216dfc2efaa = Größtes x der Kamera

# Bottom limit
m3d2905de59a6c5cd = Untere Grenze

# Largest camera y; the limit moves there by 2 pixels a frame, downwards by 8 while a player in the air is held up by it
mc9fa4823a2e1a451 = Größtes y der Kamera; die Grenze geht mit 2 Pixeln je Frame dorthin, nach unten mit 8, solange sie einen Spieler in der Luft aufhält

# Bottom at once
m5bfb9456cb670748 = Unten sofort

# The bottom limit takes this value at once, and moves on from it
m31e8c8c7cb49539e = Die untere Grenze nimmt sofort diesen Wert an und geht von dort weiter

# Next stage
m502884e1977b2c06 = Nächste Phase

# The stage that follows; changes of this stage then no longer apply
mbe8cb6dac88839ed = Die folgende Phase; Änderungen dieser Phase gelten dann nicht mehr

# No way back
m3ef5cf1fdde6b8e8 = Kein Zurück

# The left limit follows the camera
m5723e68d9eda48d2 = Die linke Grenze folgt der Kamera

# Closed
m6dbbe2646b239ca5 = Geschlossen

# The player stays on the screen at the right limit, as in a boss area
m260dbe20e51a9912 = Der Spieler bleibt an der rechten Grenze im Bild, wie in einem Bossbereich

# Keep others
m77d5ae9c0220152b = Andere behalten

# Sides that the change does not set stay as they were wanted in the frame before
m0dba76bb720755ca = Seiten, die die Änderung nicht setzt, bleiben wie im Frame davor gewünscht

# from x {x}
m2d0d84ce4a2702a3 = ab x { $x }

# stage {stage}
mc2e830e0f479943d = Stufe { $stage }

## window: panes/inspector/marks.rs

# Kind
m70af97de3ad8fb23 = Art

# What it is for
m71df6eec56a78a0f = Wofür es da ist

# different
m88f38c6c33321162 = verschieden

# Change the kind of a mark
m031dfe9e535568d3 = Art einer Markierung ändern

# The name by which a game finds a region; what a note says in short
m9c33936af55f9a10 = Der Name, an dem ein Spiel einen Bereich findet; was eine Notiz kurz sagt

# Name
mef49aec68fd1dc66 = Name

# Name region or note
md580aa1768897acd = Bereich oder Notiz benennen

# Words
m0f350bc4e538e3ea = Worte

# More about it, for your team
m02bcce1bdfdf3225 = Mehr darüber, für dein Team

# Change the words of a mark
m2e6db9a3266eeff8 = Worte einer Markierung ändern

# Move region or note
m61e0c3b90361f587 = Bereich oder Notiz verschieben

# Left edge
mef032e3574ba9305 = Linker Rand

# Top edge
me58e65f99f73ca19 = Oberer Rand

# Resize region or note
m46245ab4103560f4 = Größe von Bereich oder Notiz ändern

# Pixels across; 0 by 0 is a point
m0b2e0981a91d2590 = Pixel in der Breite; 0 mal 0 ist ein Punkt

# Pixels down; 0 by 0 is a point
m33fd32d6590e2db3 = Pixel in der Höhe; 0 mal 0 ist ein Punkt

# A colour of its own on the canvas
mc01fc702772dac0d = Eine eigene Farbe auf der Zeichenfläche

# Change the colour of a mark
m341cb29110908225 = Farbe einer Markierung ändern

# {count} regions and notes
mef5a7f872a2979c9 = { $count } Bereiche und Notizen

## window: panes/inspector/mod.rs

# Open a project to see its level here.
mb1d3657a21cb3e9f = Ein Projekt öffnen, um sein Level hier zu sehen.

# Select things of one kind to change them together.
m6184f0c5f2bc6f9e = Elemente derselben Art auswählen, um sie gemeinsam zu ändern.

# Solidity of the area
md5e50c572f220b97 = Festigkeit der Fläche

# {count} things
m549afafe4613f3a1 = { $count ->
    [one] { $count } Element
   *[other] { $count } Elemente
}

# and {more} more
m73056c91db25c70e = und { $more } weitere

## window: panes/inspector/physics.rs

# Physics
m15c8b14c4891b962 = Physik

# Acceleration, gravity, jump force, radii and the rest, of each character
m9d37a27ce2a341c2 = Beschleunigung, Schwerkraft, Sprungkraft, Radien und der Rest, für jede Figur

# Constants of the characters…
mdbbdc9738e0a6a14 = Konstanten der Figuren …

# Find a switch
m4d47a98cef26a8c7 = Option suchen

# As in
md18f7ccb71b7891c = Wie in

# All switches start from this game's values
m34cdee8064c4007e = Alle Optionen gehen von den Werten dieses Spiels aus

# Physics as in
m237e6cc468675dc9 = Physik wie in

# {unknown}: not known to this version, kept
mafa546d535004046 = { $unknown }: dieser Version unbekannt, bleibt erhalten

# Physics of {game}
m063f7dd7460b20af = Physik von { $game }

# Physics: {switch}
m7f48a2e64ff7a028 = Physik: { $switch }

# Reset to the value of {game}
me4af8c1c3f41beb6 = Auf den Wert von { $game } zurücksetzen

## window: panes/inspector/placements/in_game.rs

# In the game
m04ee236dcfb27719 = Im Spiel

# No name in the disassembly
m0da2fcf7a5cae0cb = Kein Name in der Disassembly

# Remembered
m1ee0feba8c71ac33 = Gemerkt

# The game remembers that it was broken, taken or destroyed, and does not place it again
m225c4c7dd6131e2e = Das Spiel merkt sich, dass es zerstört, genommen oder besiegt wurde, und setzt es nicht noch einmal

# For two players
md7de84da1836f75c = Für zwei Spieler

# With two players, the game gives it a slot of its own instead of one near it
m3b47bdfde699a933 = Mit zwei Spielern gibt ihm das Spiel einen eigenen Platz statt eines Platzes in der Nähe

# At any height
m4b8d3b3445ac052d = In jeder Höhe

# The game loads it at any height of the screen, not only near it
m9e20a20dbf48812e = Das Spiel lädt es in jeder Höhe des Bildschirms, nicht nur in der Nähe

# Change object's flag
mc0e2f5add57386a4 = Merkmal des Objekts ändern

# The number of its kind in the game's object list, hexadecimal
m6d54df79ea9caf66 = Die Nummer seiner Art in der Objektliste des Spiels, hexadezimal

# Change object's number
m9efd351b55358547 = Nummer des Objekts ändern

# Change subtype
m046a689621c62133 = Subtyp ändern

# The byte that says which of its kind it is, hexadecimal
m752309f18d414adb = Das Byte, das sagt, welches seiner Art es ist, hexadezimal

# Subtype
mda578814276c7bfd = Subtyp

# Variant
mbcabce7030eb33c6 = Variante

# The subtypes that the disassembly's description has
m657940f42d51e1a7 = Die Subtypen, die die Beschreibung der Disassembly hat

# Known variants
m671d7967a0d15c12 = Bekannte Varianten

# another one
m1647ed5bfc57e640 = eine andere

# Picture of the game: {reason}
m2388aecfa0c2c0b3 = Bild des Spiels: { $reason }

# Bits {first} to {last} of the subtype
m71a7433d98fefc06 = Bits { $first } bis { $last } des Subtyps

# {name} of the object
mb8ac3a6b4759a205 = { $name } des Objekts

## window: panes/inspector/placements.rs

# This version does not know this kind: it can be moved, and is kept and written back as it is.
m78afd49ecedcc674 = Diese Version kennt diese Art nicht: Sie lässt sich verschieben und bleibt beim Schreiben unverändert erhalten.

# Centre
mb3ce287d99621386 = Mitte

# Move object
m9a73caa19dcf4b2b = Objekt verschieben

# Parameters
m1c0f7e3a9a6bce79 = Parameter

# Select objects of one kind to set their parameters together.
m4767235788866fc7 = Objekte derselben Art auswählen, um ihre Parameter gemeinsam zu setzen.

# Boxes are shown for
m49d1434949a3d97a = Boxen zeigen für

# Sonic
meca876c77ad4668f = Sonic

# Height radius 19
m80a3976cf2291d1a = Höhenradius 19

# Tails
m954eef905acb2f50 = Tails

# Height radius 15
m80a38b6cf22908b6 = Höhenradius 15

# Knuckles
m6d2b6bf349357137 = Knuckles

# A player who touches the object
m967b26dcd1b46d1c = Ein Spieler, der das Objekt berührt

# Boxes for
me7e721fe4d37c04d = Boxen für

# standing
me96544ae83aa1f55 = stehend

# His full height
m25edd54d2af77513 = Seine volle Höhe

# a ball
mab7ab27c644bb0c9 = eingerollt

# Height radius 14
m80a38c6cf2290a69 = Höhenradius 14

# Pose
mb357d919a722bb44 = Haltung

# Standing, or a ball
mbeaaa485d32f3400 = Stehend oder eingerollt

# On the ground
m20a348f0cc21f002 = Am Boden

# On the ground, or in the air
m03abb1259f7509f1 = Am Boden oder in der Luft

# 256 is one pixel a frame
m6f1cbf2a8dd9b400 = 256 ist ein Pixel pro Frame

# Number and subtype in the game's object list
md2f2106f97130c16 = Nummer und Subtyp in der Objektliste des Spiels

# Place more
m380cd5c044730e5d = Weitere setzen

# Place more objects like this one
me26fe89807564a04 = Weitere Objekte wie dieses setzen

# Its kind
m4f720f789ed231f1 = Die Art

# Edit this kind, for all its objects, in the Object maker
m9e1e2530bef6e10a = Diese Art für alle ihre Objekte im Objektbaukasten bearbeiten

# Mirrored
m44a860320c76e8f3 = Gespiegelt

# Left to right, top to bottom
m031654d9d19796fe = Von links nach rechts, von oben nach unten

# Mirrored left to right
me3d2d81b73ec070b = Von links nach rechts gespiegelt

# Mirror object
m10da39890dc1cca5 = Objekt spiegeln

# Mirrored top to bottom
ma7a8bf242bf622bc = Von oben nach unten gespiegelt

# Fix
mf2a69e199c809518 = Beheben

# Fix object
m448e0dda30c912df = Objekt korrigieren

# Subtype {subtype} is unknown: the object is kept as it is and does nothing in play.
m88042071cd5d1d52 = Subtyp { $subtype } ist unbekannt: Das Objekt bleibt unverändert erhalten und tut beim Spielen nichts.

# ${number}, subtype ${subtype}
mb05f42c2200784ca = ${ $number }, Subtyp ${ $subtype }

# {count} objects of this project
m54b73a895135e2a2 = { $count ->
    [one] { $count } Objekt dieses Projekts
   *[other] { $count } Objekte dieses Projekts
}

# {count} objects
m17a42080545368b8 = { $count ->
    [one] { $count } Objekt
   *[other] { $count } Objekte
}

# Set it to {default}, the default
mbe1bc56ee9808872 = Auf { $default } setzen, den Standardwert

# {parameter}: back to the default
m61759762fab6d134 = { $parameter }: zurück zum Standardwert

# Change {parameter}
m5afe3f3f63f97ff2 = { $parameter } ändern

# {label} (not in {game})
mf0e6020bf0e9fa22 = { $label } (nicht in { $game })

## window: panes/inspector/plane.rs

# Plane
m13a2f9afa077c0b5 = Hintergrundebene

# The level that is drawn behind this one, as the plane B of the console: blocks that move slower
m9410b1b3db20b5df = Das Level, das hinter diesem gezeichnet wird, wie Plane B der Konsole: Blöcke, die sich langsamer bewegen

# Choose plane
mcda13e2227898642 = Hintergrundebene wählen

# a new level
mb7a37ba99d2dc514 = ein neues Level

# Add a plane
mf9c8382916276fb5 = Hintergrundebene hinzufügen

# Show the plane on the canvas, to draw it
m0e2df51b10ce3125 = Zeigt die Hintergrundebene auf der Zeichenfläche, um sie zu bearbeiten

# Change speed of the plane
m31d404fe989007a6 = Geschwindigkeit der Hintergrundebene ändern

# How far it moves when the camera moves sideways: 0 % does not move, 100 % moves with the level
m73d37cabadd831c5 = Wie weit sie sich bewegt, wenn die Kamera sich seitwärts bewegt: 0 % bewegt sich nicht, 100 % bewegt sich mit dem Level

# Moves across
m4c727dbcdb523f5a = Bewegung seitwärts

# How far it moves when the camera moves up and down
m1c71b11d59c70887 = Wie weit sie sich bewegt, wenn die Kamera sich auf und ab bewegt

# Moves up and down
m316d354709ff2f15 = Bewegung auf und ab

# The pixel of the plane in the left top corner of the screen, with the camera at the level's corner
m4c8a3470cc05a7ae = Das Pixel der Hintergrundebene in der linken oberen Ecke des Bildschirms, wenn die Kamera in der Ecke des Levels ist

# Plane x
m945a7f5a641c3ad5 = x der Ebene

# Move the plane
m6e36b3b3cabf7ddd = Hintergrundebene verschieben

# Plane y
m945a7e5a641c3922 = y der Ebene

# The plane behind {levels}
mcba81e4fad365c87 = Die Hintergrundebene von { $levels }

# A layer of art of {levels}
me681480b890f5f19 = Eine Bildebene von {levels}

# {title}, background
mea6db0dc50db3ecb = { $title }, Hintergrund

## window: panes/inspector/properties.rs

# Own properties
md8758cef0e100f04 = Eigene Eigenschaften

# Edit the properties…
m722a94cef2e4e839 = Eigenschaften bearbeiten …

# Begin with the place of the object, or of the start of the level
m2c7d0c7634941a84 = Beginnt mit der Stelle des Objekts oder des Starts des Levels

# Set
m9844a719fa9b1a83 = Setzen

# {value} is none of its values; the game gets the default.
m9c29c6f22c819930 = { $value } ist keiner ihrer Werte; das Spiel bekommt den Vorgabewert.

## window: panes/inspector/slots.rs

# Slot order
m079733ca9ec36cc5 = Slot-Reihenfolge

# Objects are processed in this order; the last one that moves the player wins.
m903a1d43edca6844 = Objekte werden in dieser Reihenfolge verarbeitet; das letzte, das den Spieler bewegt, gewinnt.

# Slot
m919e1724f589c9b1 = Slot

# Change slot order
m57120e3a64a3fef3 = Slot-Reihenfolge ändern

# First
m9cb6d4e120a29ba1 = Zuerst

# Later
mb718fbf789a9f5c9 = Später

# Last
m8203d3b4a6e6e7b9 = Zuletzt

# Objects in slot order
mdc75d346217351ee = Objekte in Slot-Reihenfolge

# All {count} objects in their order
m28cbc4699f13185a = { $count ->
    [one] Das einzige Objekt
   *[other] Alle { $count } Objekte in ihrer Reihenfolge
}

# {slot}  {object}  at {x}, {y}
mbea55d9a66f5b9fe = { $slot }  { $object }  bei { $x }, { $y }

## window: panes/inspector/starts.rs

# Level start
m6c08cfb1c0ce58cd = Levelstart

# Play begins here
m9e4c7a2f49f3350f = Das Spiel beginnt hier

# Show this start and its settings
m2dbeae0f70091804 = Diesen Start und seine Einstellungen zeigen

# Adds a start beside the level's own, to be moved and named
m4e47115714df25e4 = Fügt neben dem Start des Levels einen weiteren hinzu, zum Verschieben und Benennen

# Add start
m9215f8849c1d4810 = Start hinzufügen

# Further start
m8fd12498afa56529 = Weiterer Start

# Another place where the player may begin.
m840ab3cd830fd852 = Eine weitere Stelle, an der der Spieler beginnen kann.

# The name by which it is chosen
mbcd984c8b5059778 = Der Name, unter dem er gewählt wird

# Rename start
mf5a362b2e7379a2b = Start umbenennen

# Play from here
mce7efcfa6e8793dd = Von hier spielen

# Play begins at this start from now on
m4b74f9ce7aa02c55 = Das Spiel beginnt von nun an bei diesem Start

## window: panes/inspector/things.rs

# Collision layer A
m765fbae9f31ad3c1 = Kollisionsebene A

# Collision layer B
m765fb7e9f31acea8 = Kollisionsebene B

# Where the player begins.
mca5fcc979fcba378 = Wo der Spieler beginnt.

# Centre of the player
m61e79a60ad92e4ed = Mitte des Spielers

# Radii 9 and 19
m7f790b779a621c52 = Radien 9 und 19

# Radii 9 and 15
m7f790f779a62231e = Radien 9 und 15

# Radii 9 and 19, a lower jump
m9e8b23542203cad0 = Radien 9 und 19, niedrigerer Sprung

# The player's character
ma78d7db5143c8274 = Die Figur des Spielers

# Change character
md3cd811ef279c26e = Figur ändern

# The second player, led by the game. Only Tails can carry the first player
m03cbc8100fd656f2 = Der zweite Spieler, vom Spiel gesteuert. Nur Tails kann den ersten Spieler tragen

# Partner of the start
m71eaa8f026694409 = Partner des Starts

# Change partner
m9939d811b511a1cb = Partner ändern

# The collision layer the player starts on
md813724f1f7a2ab9 = Die Kollisionsebene, auf der der Spieler beginnt

# Start layer
m48982a6aa57adaee = Startebene

# Change start
m5460a4172263b52d = Start ändern

# Facing left
m51591d8eae97b358 = Blick nach links

# Facing right
mc8f4e5b722c9f10d = Blick nach rechts

# Facing
md347deadd33f632f = Blickrichtung

# Where the player looks
m45799d599be2fadc = Wohin der Spieler blickt

# Stand still
mdd6c719bac9a38f5 = Stillstehen

# Begin without speed, on the ground, with nothing
m6f98d1e4b045b537 = Ohne Geschwindigkeit, am Boden und ohne Extras beginnen

# Takes the first hit, and gives a move in a jump
m6daa358695f6ecd6 = Fängt den ersten Treffer ab und gibt eine Fähigkeit im Sprung

# Start shield
m1d3d2c448bccaa48 = Startschild

# Change shield
ma7cadac8fc07bcf6 = Schild ändern

# normal
m61053f0e3ebbd272 = normal

# Himself
m0dc944084800fe87 = Unverändert

# Faster, and nothing hurts; takes a ring every 61 frames
me10bb510279b0960 = Schneller, und nichts verletzt; kostet alle 61 Frames einen Ring

# As super, with a dash in eight directions
meb791479e868defd = Wie super, mit einem Dash in acht Richtungen

# The small Sonic of CD: radii 5 and 10, as a ball 5 and 8
m23697abd4ac482e5 = Der kleine Sonic aus CD: Radien 5 und 10, eingerollt 5 und 8

# Normal, super or hyper with emeralds, or small as in CD
ma45b3f3cf0e7e7e3 = Normal, super oder hyper mit Emeralds oder klein wie in CD

# Change form
medfbf47b0546becd = Form ändern

# Rings held; 50 are needed to transform
m130a44a722940d2d = Vorhandene Ringe; zum Verwandeln sind 50 nötig

# Change rings
m0d3dc5c4ed3a86ae = Ringe ändern

# Emeralds held: 7 for a super form, 14 for a hyper form in 3&K
m8ed942c56b4d7925 = Vorhandene Emeralds: 7 für eine Superform, 14 für eine Hyperform in 3&K

# Change emeralds
mb911f396302a2c5e = Emeralds ändern

# The height of the water when a play begins here, instead of the level's
m5827553a0dffd617 = Die Wasserhöhe, wenn hier begonnen wird, statt der des Levels

# The start has a height of its own for the water
md74d62a9c9816e82 = Der Start hat eine eigene Wasserhöhe

# Change the start's water
mcc65baf76264f22f = Wasser des Starts ändern

# Start water
m8132dea28a674148 = Wasser am Start

# The stage in which the changes of the water begin here
mee8d16e72cab56f0 = Die Stufe, in der die Wasseränderungen hier beginnen

# Water stage
m82e7b3414a8519ce = Wasserstufe

# with a shield
m46bdaf74d4e41fc7 = mit Schild

# Reaching it ends the level.
md828cc8d3e9fb606 = Erreichen beendet das Level.

# Size of the goal's area
mab3e596a569c9ee0 = Größe des Zielbereichs

# Edge of the goal's area
m7981cc39f970e6a0 = Rand des Zielbereichs

# Change goal
mae37cf7408174688 = Ziel ändern

# Delete the goal
m50f027efe88b3840 = Ziel löschen

# Delete goal
m0fcbf55ca51a1451 = Ziel löschen

# Change layer switcher
m363d42a881b438b3 = Ebenenschalter ändern

# Change layer switchers
mde510454653c6e40 = Ebenenschalter ändern

# Middle of the line
me34179cf161e21f8 = Mitte der Linie

# vertical
m12fd44a9448b6f1b = vertikal

# A vertical line: compares the player's x
m93ed48fc6f4c52c4 = Eine vertikale Linie: vergleicht das x des Spielers

# horizontal
m8d8470caaf8c22a9 = horizontal

# A horizontal line: compares the player's y
m2f446786d5a9aa99 = Eine horizontale Linie: vergleicht das y des Spielers

# Which way the line runs
m5465bfb7e44d2306 = Wie die Linie verläuft

# Going left
m2830614d8d99bd9e = Nach links

# Going right
m4d6b19bbaad70a13 = Nach rechts

# Going up
maab8d2b51974d8a2 = Nach oben

# Going down
m1ce8030bf6e96543 = Nach unten

# Going left or up
mc36bf7ba47f26d80 = Nach links oder oben

# Going right or down
m37ffedd3e5dd382c = Nach rechts oder unten

# Acts only while the player is not airborne
m687dadaccebae2c8 = Wirkt nur, solange der Spieler nicht in der Luft ist

# Only on the ground
mda7d260526dbcd32 = Nur am Boden

# Sets the drawing priority, but not the collision layer
md6d823c46ce87211 = Setzt die Zeichenpriorität, aber nicht die Kollisionsebene

# Priority only
m5fd236c7d08b16e5 = Nur Priorität

# Swap what the two directions of crossing set
m0a1baf4ce405446a = Tauschen, was die beiden Richtungen der Überquerung setzen

# Half the line's length; the originals have 32, 64, 128 and 256
m201f9148f4c25e23 = Halbe Länge der Linie; in den Originalen 32, 64, 128 und 256

# One of the originals' sizes
mcae97ff66d9ecff6 = Eine der Originalgrößen

# The collision layer set
meaf38dd4d2c0e9a1 = Die gesetzte Kollisionsebene

# behind
mfd7bbb6eebc12569 = dahinter

# Drawn behind blocks of the front layer
m20d6d56e2d9139c7 = Hinter Blöcken der vorderen Ebene gezeichnet

# in front
mf90eb4ce6d2f6ccd = davor

# Drawn in front of everything
m0a189d0f3508c637 = Vor allem anderen gezeichnet

# The drawing priority set
m9110c3881acb30ee = Die gesetzte Zeichenpriorität

# Begins {how}.
m6b9119ff7dc6dc3f = Beginnt: { $how }.

# x speed {value}
mb8b7ea9ed49dd549 = x-Geschwindigkeit { $value }

# y speed {value}
mc9c0907a6475d8aa = y-Geschwindigkeit { $value }

# ground speed {value}
mb6a4a1f4c29f1470 = Bodengeschwindigkeit { $value }

# x fraction {value}
m1a47f6d9b837a46e = x-Bruchteil { $value }

# y fraction {value}
macf510314ebfb5bf = y-Bruchteil { $value }

# rings {value}
mf876a820d4b2f041 = Ringe { $value }

# emeralds {value}
mc61541d1cb1adfa5 = Emeralds { $value }

# {form} form
mb5e9c100febe8523 = Form: { $form }

# water at {height}
m63f29dd3a27d10e6 = Wasser bei { $height }

# water's stage {value}
m6d072647547484f9 = Wasserstufe { $value }

# {count} layer switchers
md803d5b6d5199a51 = { $count } Ebenenschalter

# {name}, layer
mba660acad0d2e48d = { $name }, Ebene

# {name}, drawn
m009b038bb2cc627c = { $name }, gezeichnet

## window: panes/inspector/water.rs

# Water's surface
m9192b241f4b9d235 = Wasseroberfläche

# Changes
m5b424751e1043b2a = Änderungen

# Of the changes that apply, the first decides where the water goes.
maffa2e232db835ee = Von den zutreffenden Änderungen bestimmt die erste, wohin das Wasser geht.

# Add a change
mf05c6e7a1d5a3c5d = Änderung hinzufügen

# The water moves to another height from some point on
m28fea35a25058feb = Das Wasser bewegt sich ab einer bestimmten Stelle auf eine andere Höhe

# Add a change of the water
m13c80290db82d45e = Wasseränderung hinzufügen

# Everything below this height is under water
mc18478792f61a3cf = Alles unterhalb dieser Höhe ist unter Wasser

# The level has water
m41bb0df2ad910eb5 = Das Level hat Wasser

# Add water
mb2d767a2b7ef093b = Wasser hinzufügen

# Delete water
m59a3660d1befc169 = Wasser löschen

# Water line
mc50fb41bb4ca420a = Wasserlinie

# Height of the surface
m6c82eee363e5a4df = Höhe der Oberfläche

# Move water line
mf9a68f789678777b = Wasserlinie verschieben

# Swell
m8498cd08cf68d1ae = Wellengang

# The surface sinks by up to 15 pixels and comes back, as in the Labyrinth of Sonic 1
m5084a3f8398fc7cb = Die Oberfläche sinkt um bis zu 15 Pixel und steigt wieder, wie im Labyrinth von Sonic 1

# The water swells
mb08dfea0e7796b0b = Das Wasser hebt und senkt sich

# Change the swell
m713b9db9607e86b7 = Wellengang ändern

# Pixels a frame by which the water moves to a new height
mcbbf8f88a079d7cf = Pixel pro Frame, um die sich das Wasser auf eine neue Höhe bewegt

# Water speed
md0127c1d909b5dbb = Wassergeschwindigkeit

# Change the water's speed
m59b6af770d5b96f4 = Wassergeschwindigkeit ändern

# Edit a change of the water
mcc580cc6f1336637 = Wasseränderung bearbeiten

# Move this change up, so that it decides first
m6bef428e6d44c802 = Diese Änderung nach oben schieben, damit sie zuerst entscheidet

# Delete a change of the water
md9c0a107f90ff5b0 = Wasseränderung löschen

# Move a change of the water up
mbf039a8c324d5017 = Wasseränderung nach oben schieben

# Reached
me2547bc62c4b5cb9 = Erreicht

# The change applies while the water is at this height, as it is without the swell
m6797285a291dc8fa = Die Änderung gilt, solange das Wasser auf dieser Höhe ist, ohne den Wellengang gerechnet

# Moves to
meb43c8a27e25591a = Bewegt sich auf

# The height to which the water moves
m32fa1c3991bf7373 = Die Höhe, auf die sich das Wasser bewegt

# Jumps to
mfd32b76af9ae3733 = Springt auf

# The height that the water takes at once, before it moves on
me4e5ed7e63ffa16d = Die Höhe, die das Wasser sofort einnimmt, bevor es sich weiterbewegt

# Presses switch
m04cc51a8e05e801c = Drückt Schalter

# The switch that is pressed while the change applies
m4995d10422973ee1 = Der Schalter, der gedrückt ist, solange die Änderung gilt

# Closes with switch
mb4e5ddf065371ea4 = Schließt mit Schalter

# The switch whose second state is set while the change applies: doors that it opened close
m5b1d28a86d934f19 = Der Schalter, dessen zweiter Zustand gesetzt ist, solange die Änderung gilt: Türen, die er geöffnet hat, schließen sich

## window: panes/kinds.rs

# A maze has no objects.
mdb6eadceee980bdc = Ein Labyrinth hat keine Objekte.

# Open a project to see the kinds of objects of its level here.
m80c60aba3d7153e5 = Öffne ein Projekt, um hier die Objektarten seines Levels zu sehen.

# What is hidden is still played and saved. A click does not select what is locked.
m7d0ff32a6b70808b = Ausgeblendetes wird weiter gespielt und gespeichert. Ein Klick wählt Gesperrtes nicht aus.

# The level has no objects and no layer switchers.
m52bc9219e6917ae0 = Das Level hat keine Objekte und keine Ebenenschalter.

# Seen on the canvas
m7bd6ba7c3056a010 = Auf der Leinwand zu sehen

# Locked
me3e714766f25ef93 = Gesperrt

# Lock
m4f27f6b48a68b5c2 = Sperren

# A click does not select it
mbbe72d5e37f48411 = Ein Klick wählt es nicht aus

# Layer switchers
mf3f388927d490aea = Ebenenschalter

# Lock {name}
mdcc378a960c763bb = { $name } sperren

## window: panes/layers.rs

# A maze has no layers.
mba676057ac65141a = Ein Labyrinth hat keine Bildebenen.

# Open a project to see the layers of its level here.
mecb705ec9e086323 = Öffne ein Projekt, um hier die Bildebenen seines Levels zu sehen.

# A click shows a layer, to draw on it. Nothing on a layer is solid, and no object on it acts.
m46147032651c917c = Ein Klick zeigt eine Bildebene, um darauf zu zeichnen. Nichts auf ihr ist fest, und kein Objekt auf ihr handelt.

# Add in front
mdd9e936401e7b034 = Davor hinzufügen

# Add behind
m9a7898540c7f42c0 = Dahinter hinzufügen

# Duplicate the layer
m429eb9c4db37c67c = Bildebene duplizieren

# Duplicate a layer
me762ec9920919034 = Bildebene duplizieren

# Delete the layer
meb2582d20c3f90f0 = Ebene löschen

# Delete a layer
m346595fcae908498 = Bildebene löschen

# Layer in view
mebc7083eeef0e3d2 = Gezeigte Bildebene

# In front of blocks, objects and players; else behind the blocks
maa8cb67a571f3d52 = Vor Blöcken, Objekten und Spielern; sonst hinter den Blöcken

# Change a layer
m9afea4131051c09b = Bildebene ändern

# Opacity
mba64d8954d027206 = Deckkraft

# 100 % covers all below it, 0 % is not seen
m4b5c0add8a403d7f = 100 % verdeckt alles darunter, 0 % sieht man nicht

# Change the opacity of a layer
mc7cd988b872efc42 = Deckkraft einer Bildebene ändern

# Change the speed of a layer
m9714b5d72f8342cc = Tempo einer Bildebene ändern

# How far it moves when the camera moves sideways: 100 % moves with the level, less is farther away, more is nearer
m7e6c800259e2e31e = Wie weit sie sich bewegt, wenn die Kamera seitwärts fährt: 100 % bewegt sich mit dem Level, weniger ist ferner, mehr ist näher

# The pixel of the layer in the left top corner of the screen, with the camera at the level's corner
mdb4d990652d181bd = Das Pixel der Bildebene in der linken oberen Ecke des Bildschirms, wenn die Kamera in der Ecke des Levels ist

# Layer x
m2452397e360400ae = Bildebene x

# Move a layer
m6a22a6d9c6847d16 = Bildebene verschieben

# Layer y
m24523a7e36040261 = Bildebene y

# Repeats
mb9378677085f37fb = Wiederholung

# Repeats to all sides
m41d02dbd1a3b42c3 = Wiederholt sich nach allen Seiten

# Shown in this list
mbe0ca719bfb6a3d1 = Wird in dieser Liste gezeigt

# Rename a layer
m9cd4375d06a3697d = Bildebene umbenennen

# Behind
me5e38e82c5fad849 = Dahinter

# Add a layer
m833bbd70f09d28b6 = Bildebene hinzufügen

# own blocks
m71706da9085c21fb = eigene Blöcke

# Change the order of layers
m5e9eba5ade9ee73b = Reihenfolge der Bildebenen ändern

# the plane behind all
mdd84c2891f719531 = die Hintergrundebene hinter allem

# Seen on the canvas; play shows it in any case
m0625eb599f53dd93 = Auf der Leinwand zu sehen; im Spiel ist sie immer da

# repeats
m4296e63884dcc59b = wiederholt sich

# Show {name}
m187fa0a65141ad59 = {name} zeigen

# {opacity} % opaque
me94b48ce15ad6f78 = {opacity} % deckend

# moves {x} %, {y} %
meb26c392647e5b90 = bewegt sich {x} %, {y} %

## window: panes/minimap.rs

# A maze is seen whole: it has no minimap.
mcf1d193b4eebaeda = Ein Labyrinth sieht man ganz: Es hat keine Übersichtskarte.

# Map of the level
m47992ca1cd9ae413 = Karte des Levels

## window: panes/numbers.rs

# Show numbers of imported chunks, blocks and objects as in the game, in hexadecimal
m2db26159bba16430 = Nummern importierter Chunks, Blöcke und Objekte wie im Spiel zeigen, hexadezimal

# Game's numbers
m236595c808f8b47b = Nummern des Spiels

# Level's tileset
meac4c40d3ebcbb1f = Kachelsatz des Levels

# All tilesets
me0759f3155ad2e51 = Alle Kachelsätze

# Tileset shown
m9c3679b5ad2fd23e = Angezeigter Kachelsatz

# Show what belongs to one tileset
mad1ee64f73b54bef = Zeigen, was zu einem Kachelsatz gehört

## window: panes/object_maker/amounts.rs

# A number
m356192168f8b3235 = Eine Zahl

# Let each placed object set this number
mbc9ad3649d3dfe82 = Jedes gesetzte Objekt legt diese Zahl fest

# set by {parameter}
mbd683ec235604a73 = aus Parameter { $parameter }

# {number}: set by
mb8771bfb4a3e7b81 = { $number }: Herkunft

# Parameter: {name}
me14cc61d5c80ed1f = Parameter: { $name }

## window: panes/object_maker/animations.rs

# Frame width
m7b73f77b9078adce = Bildbreite

# Frame height
ma31bfbfc6d8d0fa1 = Bildhöhe

# Animations
m4481f5525a7a394a = Animationen

# An animation shows frames of the picture one after the other. States show them.
mad92db54f574249c = Eine Animation zeigt Einzelbilder nacheinander. Zustände zeigen sie.

# Add animation
m09fefe208a0f70da = Animation hinzufügen

# All frames of the picture, one after the other
m98c500feb9828149 = Alle Einzelbilder nacheinander

# animation
m9140004c9a5b7b9d = Animation

# Delete animation
m73d8a225999535ec = Animation löschen

# Another animation has this name, or it is empty.
mafbd13a85540925c = Eine andere Animation heißt so, oder der Name ist leer.

# Name of the animation
m89198fc5ac74fd76 = Name der Animation

# States that show it follow
m5d98b030009e7013 = Zustände, die sie zeigen, folgen

# Rename animation
mbeb723615bc1d041 = Animation umbenennen

# Frame numbers
m45164811d1773fe4 = Bildnummern

# Change frames
m632807ca86e6ed2d = Einzelbilder ändern

# Each for
mdbc9b616d57c2e07 = Jedes für

# Game frames for which each of them is shown
m372a51146065be90 = So viele Spielbilder lang wird jedes gezeigt

# Change animation speed
mbe9fc18dd37009c8 = Tempo der Animation ändern

# After it
m388e336c96137096 = Danach

# What follows the last frame
m72fb060767334c13 = Was auf das letzte Einzelbild folgt

# begins again
m5f7f6e85ead48adf = beginnt von vorn

# the last frame stays
m8ad38449a25f7f73 = das letzte Bild bleibt

# Delete animation {name}
ma5ee935ab6d71d09 = Animation { $name } löschen

## window: panes/object_maker/behaviour.rs

# At the end
ma83c20a0f1396d4e = Am Ende

# What follows the last point
mc10b950a92d28ab4 = Was auf den letzten Punkt folgt

# It leaves and reaches each point slowly
mc621d2671f51b779 = Es verlässt und erreicht jeden Punkt langsam

# Smooth
m579c69f419b6caef = Sanft

# Turns round
mc8c12dae5662ba7f = Dreht um

# At edges and walls; if not, it falls off edges
m268542fa98c197cb = An Kanten und Wänden; sonst fällt es von Kanten

# Passes walls
mf15f587f3996f869 = Geht durch Wände

# Walls do not stop it
ma08e44fb7da7a053 = Wände halten es nicht auf

# Lands
mecdd08f7a8a05d3d = Landet

# The ground stops it
mfd49732e6fe73cab = Der Boden hält es auf

# Add point
mbd0d53e79eb92a92 = Punkt hinzufügen

# A point behind the last one; drag it on the level's canvas
mea5fd5d538b5d4f5 = Ein Punkt nach dem letzten; auf der Leinwand des Levels zu ziehen

# Select a placed one with the Select tool to drag its points on the level's canvas.
m90974045022db0e6 = Ein gesetztes mit dem Werkzeug Auswählen wählen, um seine Punkte auf der Leinwand zu ziehen.

# Hitbox
m7f0f936eb671e277 = Hitbox

# Box half width
m21856b2bc4844d33 = Halbe Breite der Box

# Half the width of the hitbox; 0: as the object
mf5863b9522c0c368 = Halbe Breite der Trefferbox; 0: wie das Objekt

# Box half height
mcb9b56fc0d5ab72e = Halbe Höhe der Box

# Half the height of the hitbox; 0: as the object
mb898410c5e6f90a5 = Halbe Höhe der Trefferbox; 0: wie das Objekt

# as the object
m15cece109d278955 = wie das Objekt

# Point {number}
m76c5ee4641fdeb0c = Punkt { $number }

# Delete point {number}
me4f52701bea72fd3 = Punkt { $number } löschen

## window: panes/object_maker/graph.rs

# Picture of the states
md360c7ce0cf5fd3d = Bild der Zustände

# It leads to no other state
m190aa627b14c35ec = Er führt zu keinem anderen Zustand

# Show state {name}
m79f9e2ec94aa5dea = Zustand { $name } zeigen

# {event}: {state}
m5995ed9a29240bf0 = { $event }: { $state }

## window: panes/object_maker/mod.rs

# Custom objects of this project
m997237b189673b24 = Eigene Objekte dieses Projekts

# New object…
m1092b949c2288e24 = Neues Objekt…

# Make a custom object: choose its form; everything can be changed later
m76bcdbca7a7e48aa = Ein eigenes Objekt anlegen: seine Form wählen; alles lässt sich später ändern

# Import objects…
me1e2b927c6111e94 = Objekte importieren …

# Take objects over from a file: one that was exported, or the objects.json of another project. Or drop it onto this pane
m9ab4c3d95cfed27a = Objekte aus einer Datei übernehmen: einer exportierten oder der objects.json eines anderen Projekts. Oder ziehe sie auf diesen Bereich

# New object
m8d1a4879e1f6f5b8 = Neues Objekt

# With states and rules
m33cfdbf811176fd7 = Mit Zuständen und Regeln

# Objects defined by this project: solids with a surface that you draw, platforms, hazards, triggers, springs. Place them like any other object.
mf0680258db754b7f = Objekte, die dieses Projekt definiert: feste mit selbst gezeichneter Oberfläche, Plattformen, Gefahren, Auslöser, Sprungfedern. Sie werden wie jedes andere Objekt gesetzt.

# Body
mf7dbe8a7c839a675 = Körper

# What it is, its sizes, its motion, its hitbox and its surface
m9d72335e37379298 = Was es ist, Größen, Bewegung, Trefferbox und Oberfläche

# States
mad743c81472a217f = Zustände

# States, what leads from one to another, and what placed objects set
m3d8d157487ff363e = Zustände, was von einem zum anderen führt und was gesetzte Objekte festlegen

# Material, picture and animations
m1b994165b17f392e = Material, Bild und Animationen

# Place
m13b3f5afa0862d1c = Setzen

# Take it in hand with the object tool
m968fe5535f93f72d = Mit dem Objektwerkzeug in die Hand nehmen

# A new kind that begins as a copy of this one
mdbc63293f4a36a5a = Eine neue Art, die als Kopie dieser beginnt

# Duplicate object
m4db9b67f9a739d39 = Objekt duplizieren

# Export…
m33257986a22e21cd = Exportieren …

# Write it to a file, with what its rules make and with its pictures, for another project
m0a82bc59bfd0d4bb = Es in eine Datei schreiben, mit dem, was seine Regeln erzeugen, und mit seinen Bildern, für ein anderes Projekt

# Delete the kind from the project
m770ded5066d0dfdd = Die Art aus dem Projekt löschen

# Delete object kind
mc5b324e6ddadc0ed = Objektart löschen

# placed once
m8065b1fc2dcadf39 = einmal gesetzt

# What it is
m13ab62950a6c39c0 = Was es ist

# Its name in lists
m0bede035290e59ae = Sein Name in Listen

# Rename object
m03075fff24566e66 = Objekt umbenennen

# Its name in files: small letters, digits, underscores. Placed objects follow
m7dd7a9ff74663ee1 = Sein Name in Dateien: Kleinbuchstaben, Ziffern, Unterstriche. Gesetzte Objekte werden angepasst

# The name is taken, or holds other characters than small letters, digits and underscores.
mdb1448d56960feb6 = Der Name ist vergeben oder enthält andere Zeichen als Kleinbuchstaben, Ziffern und Unterstriche.

# Rename object kind
m1941c6cf11f3f7e4 = Objektart umbenennen

# Half its width; the combined box of a solid is 11 wider
m6184b325d2068e3a = Seine halbe Breite; die kombinierte Box eines festen Objekts ist 11 breiter

# Change half width
mfcdf10852cd9e91a = Halbe Breite ändern

# How far its surface is above its centre
mcb2ecf976e0001cb = Wie weit seine Oberfläche über seiner Mitte liegt

# For its picture and size only: the heights make the surface
mfcc88dfb7cbcf491 = Nur für Bild und Größe: Die Höhen bilden die Oberfläche

# Half its height
mf95b321e3c0d7881 = Seine halbe Höhe

# Change half height
mda87ceb1eb62b7d5 = Halbe Höhe ändern

# Half height while the player stands on it; usually 1 more, so that he does not sink
mb6ca66ace3ac4c2c = Halbe Höhe, solange der Spieler darauf steht; meist 1 mehr, damit er nicht einsinkt

# Standing height
ma8b3414f090182f0 = Stehhöhe

# Change standing height
me1e3a90c4f6ddf8a = Stehhöhe ändern

# Half width of the surface he can land on; usually that of the object. If it is narrower, he slips down its sides
ma456e6d29e1d6be0 = Halbe Breite der Oberfläche, auf der er landen kann; meist die des Objekts. Ist sie schmaler, rutscht er an den Seiten herunter

# Landing width
m6f2f7dcbc21fdf50 = Landebreite

# Change landing width
m4ecfcd32494bc38e = Landebreite ändern

# 256 to the pixel per frame; 4096 is a strong spring, 2560 a weak one
m78b873961095dd0b = 256 pro Pixel und Frame; 4096 ist eine starke Sprungfeder, 2560 eine schwache

# Change speed
m31f77634b92042f2 = Geschwindigkeit ändern

# To the right; mirrored to the left
mff69b81bd66097d7 = Nach rechts; gespiegelt nach links

# Where a spring throws, or spikes point
m0f175da7868d2b1d = Wohin eine Feder wirft oder Stacheln zeigen

# Change direction
mb36ae5c0ee3a6630 = Richtung ändern

# Change motion
m3c820dd9cacad03d = Bewegung ändern

# A placed object begins at its own phase, and goes the other way if it is mirrored: see the Inspector.
m981015cbc75cab5c = Ein platziertes Objekt beginnt mit seiner eigenen Phase und geht gespiegelt in die andere Richtung: siehe Inspektor.

# By 4 pixels under a player who stands on it, as the original platforms do
m1b5f8172a9594c73 = Um 4 Pixel unter einem Spieler, der darauf steht, wie die Plattformen der Originale

# Sags
m342b4d24c1212b0b = Gibt nach

# Change sag
m4fbb5f428db841e0 = Nachgeben ändern

# Change hitbox
m9295f934d3e1a6d1 = Trefferbox ändern

# Health
mbaf0a7c417e388af = Lebenskraft

# Hits that it stands, as a boss. 0: the first attack destroys it, as it does badniks
m98282ced79d77857 = Treffer, die es aushält, wie ein Endgegner. 0: der erste Angriff zerstört es, wie Badniks

# as a badnik
ma4fd6116195341dd = wie ein Badnik

# Change health
m866348a21287f171 = Lebenskraft ändern

# Rest after a hit
mba376f65847e86eb = Pause nach Treffer

# How long it cannot be hit after a hit; bosses rest for 32 frames
mddf7164ae6967bb3 = Wie lange es nach einem Treffer nicht getroffen werden kann; Endgegner 32 Bilder

# Change rest
mf51b58217d789bf9 = Pause ändern

# Use a value of its own
m13da37ef0b4ccd15 = Eigenen Wert verwenden

# {form} “{name}”, placed {used} times
m7dd42d25a112a421 = { $form } „{ $name }“, { $used } Mal gesetzt

# {title} copy
m7bfd9605409464c0 = { $title } (Kopie)

# It is placed in {levels}: delete those first.
m97fa9ed81acb098f = Gesetzt in { $levels }: diese zuerst löschen.

# placed {count} times
m93e3a0aae0649835 = { $count } Mal gesetzt

## window: panes/object_maker/parameters.rs

# Numbers that each placed object sets in the Inspector. Any number here can be set by one of them.
m7fed54171414e497 = Zahlen, die jedes gesetzte Objekt im Inspektor festlegt. Jede Zahl hier kann aus einem davon kommen.

# Small letters, digits and underscores, and no other parameter's name.
m5489e01ddb6c4c7f = Kleinbuchstaben, Ziffern und Unterstriche, und kein Name eines anderen Parameters.

# Parameter name
ma6ea4d401084d793 = Name des Parameters

# Its name in files. Numbers and placed objects follow
m5f38aaa6868408a3 = Sein Name in Dateien. Zahlen und gesetzte Objekte folgen

# Rename parameter
mc3705ca76c73feac = Parameter umbenennen

# Change parameter
mb196ade8b7a49226 = Parameter ändern

# Delete parameter
mddb28316469230b9 = Parameter löschen

# Add parameter
mc15ee39f98d99c03 = Parameter hinzufügen

# A number, a flag or a switch that placed objects set
m225ebbf09392ca9a = Eine Zahl, ein Ja/Nein oder ein Schalter, den gesetzte Objekte festlegen

# Label
m5590dbf7e425789d = Beschriftung

# Its name in the Inspector
mb07a33fa363ad63d = Sein Name im Inspektor

# In a tooltip of the Inspector
mc94f5af169a52b35 = In einem Hinweis des Inspektors

# The values that it takes
m71cbc27db890b9f0 = Die Werte, die er annimmt

# Default
m11326fd2590f4e5e = Vorgabe

# The value of a new object
m413e7f98a3a803ca = Der Wert eines neuen Objekts

# Delete parameter {name}
m51f6ddfd1b9f43da = Parameter { $name } löschen

## window: panes/object_maker/picture.rs

# Grass
mef3b788fe726687d = Gras

# Material
mb19c9290038389c0 = Material

# What it is drawn as without a picture
m02ea74b6878cd51d = Woraus es ohne Bild gezeichnet wird

# Change material
mb0dbb69d9ec7305e = Material ändern

# It is drawn in its material
mc8b570077b144836 = Es wird in seinem Material gezeichnet

# Picture right
mbf5ccc35ab1637df = Bild nach rechts

# Pixels from the object's centre to the right to the picture's middle
m5fe885bc72469a8e = Pixel von der Mitte des Objekts nach rechts bis zur Mitte des Bildes

# Picture down
md350125ddb633fa7 = Bild nach unten

# Pixels from the object's centre down to the picture's middle
m63e29ffdecfe9a46 = Pixel von der Mitte des Objekts nach unten bis zur Mitte des Bildes

# Put the picture's middle onto the object's centre
m2cb2c6dc284dc0c1 = Die Mitte des Bildes auf die Mitte des Objekts legen

# Size from picture
m171f32f105b505a6 = Größe vom Bild

# Make the object as large as the opaque part of the picture
mc43be32015ac9be7 = Das Objekt so groß machen wie den deckenden Teil des Bildes

# Surface from picture
m4d36d2356fdf4e86 = Oberfläche vom Bild

# Make the heights follow the upper edge of the picture
mff70b8916cfaa3c1 = Die Höhen an die Oberkante des Bildes anpassen

# Looks of the object
mb091e814a794275e = Aussehen des Objekts

# Drag the picture to where it belongs, or move it with the arrow keys (Shift: 8 pixels). The frame is the object's size, the cross its centre
m94c61f3edf177ab7 = Das Bild an seine Stelle ziehen oder mit den Pfeiltasten verschieben (Shift: 8 Pixel). Der Rahmen ist die Größe des Objekts, das Kreuz seine Mitte

## window: panes/object_maker/rules.rs

# Change rule
m7e10d721ca951219 = Regel ändern

# Move rule
m2ef17a1d1ef9e322 = Regel verschieben

# Delete rule
m9d73edf0a69ead08 = Regel löschen

# Add rule…
m285cb4566e829832 = Regel hinzufügen…

# Add rule
mad489663eaa69cc2 = Regel hinzufügen

# Choose what the rule waits for
m458e9618290a6f5c = Wählen, worauf die Regel wartet

# In every frame in which the event holds; if not, once each time that it begins
ma910af01d2989043 = In jedem Bild, in dem das Ereignis gilt; sonst einmal, wenn es beginnt

# Each frame
m1b9c498244462805 = Jedes Bild

# Then
m5007c8fb33ad8176 = Dann

# The state that follows
m7082cef726bb48a8 = Der Zustand, der folgt

# stays in this state
mad2ff3b678f4f5a9 = bleibt in diesem Zustand

# When
mc683c10250a1b719 = Wenn

# If the player
ma82598e8a2314272 = Falls der Spieler

# What has to be true of the player before the object acts
mf453cbd0dd953c24 = Was vorher für den Spieler gelten muss

# any
me6f7b419052023cd = egal

# Do
m08fe5907b5988674 = Tut

# Add action…
m0713a753f7cd00fe = Aktion hinzufügen…

# Choose what happens
m4583bf9d6d6b2657 = Wählen, was geschieht

# To
m09353907b5c79284 = Auf

# Power-up
m3924c9b675a548d4 = Bonus

# The level's own
m7982385c4d1629f4 = Die des Levels

# Explodes
mc78e66e127f1ef0f = Explodiert

# Comes back
md3e1f00a890938a1 = Kommt wieder

# It is there again when its place is loaded again; if not, only after a restart
me60dbc9eda0582e7 = Es ist wieder da, wenn seine Stelle neu geladen wird; sonst erst nach einem Neustart

# The project has no sounds yet: add them with Level > Sounds.
mdd31a67e11e9e297 = Das Projekt hat noch keine Klänge: füge sie mit Level > Klänge hinzu.

# Rule {number}
m8525e2cbe4b00cba = Regel { $number }

# Rule {number} earlier
m10127d2fabe07f86 = Regel { $number } früher

# Rule {number} later
m7b9ea62643519b00 = Regel { $number } später

# Delete rule {number}
mbc4cce909f32e73b = Regel { $number } löschen

# {name}, from its start
m5c700ec829735396 = { $name }, von vorn

# Delete action {number}
m274e5d6a96cbe467 = Aktion { $number } löschen

## window: panes/object_maker/states.rs

# It acts the same all the time. With states it can wait, move, open, attack and break.
m90a945666e0b05a2 = Es verhält sich immer gleich. Mit Zuständen kann es warten, sich bewegen, sich öffnen, angreifen und zerbrechen.

# Another state has this name, or it is empty.
m3b618fed1571c081 = Ein anderer Zustand heißt so, oder der Name ist leer.

# Name of the state
m8af57635cbdc4c7d = Name des Zustands

# Rules that lead to it follow
m57dca05c376e4274 = Regeln, die zu ihm führen, folgen

# Rename state
mf58f55b2e726db0a = Zustand umbenennen

# As the object
mdc24b8739f4f2fb5 = Wie das Objekt

# Form of the state
m2e96d5d49b62b0ea = Form des Zustands

# Animations are made on the page Looks
m6897469b88dceb84 = Animationen entstehen auf der Seite Aussehen

# First frame
m53210a934093c5f8 = Erster Frame

# How it is drawn in relation to the player
m4893fe4a38a0b28c = Wie es im Verhältnis zum Spieler gezeichnet wird

# Change depth
m1b0ff643aa2ddd80 = Tiefe ändern

# Rules
m26d236d09a66a620 = Regeln

# Duplicate state
m8cbc9c9b2dacc467 = Zustand duplizieren

# A copy of the state in hand
me163a39e2bc1ccac = Eine Kopie des gewählten Zustands

# Earlier; the first state begins
m5b5343de98055742 = Früher; der erste Zustand beginnt

# Move state
me0cbb13d6d971521 = Zustand verschieben

# Delete state
md3805fea3e5a7463 = Zustand löschen

# Add state
m920f1d849c176841 = Zustand hinzufügen

# A state behind the others; the first one begins
m2936023b7ff13fc5 = Ein Zustand nach den anderen; der erste beginnt

# state
mee63aaad45b1b116 = Zustand

# State {name}
m99844b29f0613fc7 = Zustand { $name }

# {name} (first)
mc5e558fe36ec9341 = { $name } (erster)

## window: panes/object_maker/surface.rs

# Surface
m3da9d815a26aea7c = Oberfläche

# Bars
mc1a0f0a7a8de3c4b = Balken

# Drag the bars to their heights
m5ae423fbe7a818d7 = Die Balken auf ihre Höhe ziehen

# Drag a straight line from end to end
m50bc49e56d49bac3 = Eine gerade Linie von Ende zu Ende ziehen

# Wave
m88b9c7022d4ea394 = Welle

# Drag a curve that is flat at both ends
m5496637d4fd4faeb = Eine Kurve ziehen, die an beiden Enden flach ist

# Drag a quarter of an ellipse, steep where it begins
mb391774c0b9d9753 = Eine Viertelellipse ziehen, am Anfang steil

# Show the object as it is when placed mirrored
m8f38d51a1538deda = Das Objekt so zeigen, wie es gespiegelt gesetzt aussieht

# Mirror
m1e5ff0f50c741122 = Spiegeln

# Reverse the array
m0261dce323df7c17 = Das Array umkehren

# Mirror heights
m1fcc7e7b3f9ec77a = Höhen spiegeln

# Raise all of it by one pixel
m804861b488017ff3 = Alles um ein Pixel anheben

# Raise heights
m5e085bbe09958147 = Höhen anheben

# Lower all of it by one pixel
m476a4e762a6b8094 = Alles um ein Pixel absenken

# Lower heights
m789a99d65c397c42 = Höhen absenken

# Make the 6 entries beyond either side as high as the object's outermost ones
mb7ed57ea6dcce48a = Die 6 Einträge jenseits beider Seiten so hoch machen wie die äußersten des Objekts

# Level ends
m9fb342b29102e0c5 = Enden angleichen

# Level the ends
mac3722180509e370 = Die Enden angleichen

# Stretch to fit
m63e2e3933b1dd088 = Auf Länge strecken

# Stretch heights
mc8b017b6e0fbefb2 = Höhen strecken

# Heights, one for 2 pixels
m6dc793395fbb453d = Höhen, eine je 2 Pixel

# Heights
m30c16f92930cc803 = Höhen

# Type heights
m86440b2ee088ac61 = Höhen eingeben

# Drop
m1c30a872de45cf8c = Verwerfen

# Discard the typed numbers
m4baad9e5c8188d80 = Die eingegebenen Zahlen verwerfen

# Draw heights
m3ee2956c973a18b7 = Höhen zeichnen

# Change height
mdcd1bb60b3e0f938 = Höhe ändern

# centre
m6f8c5dc4dce1e9a6 = Mitte

# the object's own width
m3568d25585cc8c7d = die eigene Breite des Objekts

# The engine reads {wanted} entries, the array has {now}
m9785c221017b9cfc = Die Engine liest { $wanted } Einträge, das Array hat { $now }

# {now} of {wanted} entries
me71a1a3ea6f4ffc3 = { $now } von { $wanted } Einträgen

# The surface above the centre, left to right. Paste an array in any form: decimal, $0F, 0x0F, dc.b, 12×16. The engine reads {wanted}; an array of another length is kept as it is and can be stretched.
m5e269aaa4444eb5b = Die Oberfläche über der Mitte, von links nach rechts. Ein Array in beliebiger Form einfügen: dezimal, $0F, 0x0F, dc.b, 12×16. Die Engine liest { $wanted }; ein Array anderer Länge bleibt, wie es ist, und kann gestreckt werden.

# Heights as bars, entry {entry} is {height}
mdf590816e465fb78 = Höhen als Balken, Eintrag { $entry } ist { $height }

## window: panes/object_maker/trial.rs

# A player meets it
m2c692699a2a54cfa = Ein Spieler trifft darauf

# Across
m29df917c1b19b804 = Darüber

# He drops onto its left end and runs over it
mf23738a2aa97158c = Der Spieler fällt auf das linke Ende und läuft darüber

# Side
m789a8b24e7a5f41e = Seite

# He runs into it from the left
m14cf189c0ff806af = Der Spieler läuft von links dagegen

# Below
m85934ac4f10f0932 = Unten

# It hangs in the air and he jumps up from below
m01355020e03098ce = Es hängt in der Luft, und der Spieler springt von unten dagegen

# Waits
m7a9008b377062de9 = Wartet

# The player drops onto its middle and waits there
mdcc9bc66bd420d85 = Der Spieler fällt auf die Mitte und wartet dort

# Fast
m19e84b851836664f = Schnell

# At 6 pixels a frame instead of 2
mfd1b7203bd145bc6 = Mit 6 Pixeln pro Frame statt 2

# The object is placed mirrored
m72386adc319b0480 = Das Objekt ist gespiegelt gesetzt

# Run
m9fbbc819fe7e66aa = Lauf

# Play it in a loop
m5c1a5477d4890dbe = In einer Schleife abspielen

# Frame of the trial
m37646dacc127db94 = Frame des Probelaufs

# Trial of the object
m2657227a60f36afa = Probelauf des Objekts

## window: panes/objects/game_list.rs

# Numbers of the game
m85251c669638b5b9 = Nummern des Spiels

# The search finds any number: $41, 41h, 0x41
m15a80330bc9d84a6 = Die Suche findet jede Nummer: $41, 41h, 0x41

## window: panes/objects/manual.rs

# What can be set
m6d6ef145e887a38a = Einstellungen

# Mirroring
m42349d0b4070653e = Spiegelung

# It can be mirrored both ways.
m5529e0911307cee4 = Kann in beiden Richtungen gespiegelt werden.

# It can be mirrored left to right.
m6cdba927f60bd74b = Kann horizontal gespiegelt werden.

# It can be mirrored top to bottom.
m608754d9cc20140a = Kann vertikal gespiegelt werden.

# Mirroring it changes nothing.
m4c5cf99ace4aad1b = Spiegeln ändert nichts.

# Default sizes
m4a119e171b310cd0 = Standardgrößen

# In the originals' level files
m45647025ea0d5503 = In den Leveldateien der Originale

# default on
m573027ca1fd5a9b3 = Standard: an

# default off
mfc98617418264177 = Standard: aus

# On the screen
m7f58983e06009305 = Auf dem Bildschirm

# Solid
mfe31d1c784d29ef4 = Fest

# Trigger area
m44a30cc6fb87a1b0 = Auslösebereich

# on all sides
m587ae38b18c768f3 = auf allen Seiten

# on all sides, sloped
m59607885f6912936 = auf allen Seiten, schräg

# from above
m7016f255e0001914 = von oben

# on all sides except below
mfaf61ab8ad6b64c1 = auf allen Seiten außer unten

# on all sides except above
mf939d224fe1b028d = auf allen Seiten außer oben

# from above, sloped
mad569ed6f3b09b79 = von oben, schräg

# destroyed by attacks, else it hurts
mcbeec05762f3dac0 = wird durch Angriffe zerstört, verletzt sonst

# collected
m8c92b2b6c67f4208 = wird eingesammelt

# broken from above or by rolling
m0ee053d9ab9f2302 = zerbricht von oben oder durch Rollen

# hurts
m248e65c2878db931 = verletzt

# hurts; shields throw it back from Sonic 3 on
mcdbb1c8844d98576 = verletzt; ab Sonic 3 werfen Schilde es zurück

# touched
m3ed8df6c36ed9a79 = wird berührt

# collected as a ring
m25ef1a9f3446ab47 = wird als Ring eingesammelt

# collected as rings
mcdfb3273ef186b23 = wird als Ringe eingesammelt

# {group}, "{name}" in project files
mcf3479da06034a0c = { $group }, „{ $name }“ in Projektdateien

# {engine}: object {id}
m40e9027b773769cd = { $engine }: Objekt { $id }

# One of: {labels}.
me547fdd1905bdfe3 = Eines von: { $labels }.

# {min} to {max}, default {default}
m96daa85d909090ba = { $min } bis { $max }, Standard { $default }

# {min} to {max} {unit}, default {default}
m1298baf11d1be288 = { $min } bis { $max } { $unit }, Standard { $default }

# {min} to {max} {unit}, 0: {zero}
mc2ca5e8927ae80c4 = { $min } bis { $max } { $unit }, 0: { $zero }

# default "{comes}"
m31fd6534380c74f5 = Standard „{ $comes }“

# sets a switch, {min} to {max}, default {default}
m302810ecfce6fda6 = setzt einen Schalter, { $min } bis { $max }, Standard { $default }

# obeys a switch, {min} to {max}, default {default}
m8b5a75ec92cace45 = gehorcht einem Schalter, { $min } bis { $max }, Standard { $default }

# {how}; {width} px to stand on
m106375e6ed8bba6c = { $how }; { $width } px Standfläche

# {how}; {width} px to stand on, surface {standing_height} px above the centre
m01225f97ded2f1a2 = { $how }; { $width } px Standfläche, Oberfläche { $standing_height } px über der Mitte

## window: panes/objects/mod.rs

# A maze has no objects: rings, bumpers and the goal are blocks, in the Blocks pane.
m83f4315397d13094 = Ein Labyrinth hat keine Objekte: Ringe, Bumper und das Ziel sind Blöcke im Bereich Blöcke.

# Search objects
m674eceaeb5d06be9 = Objekte suchen

# This level came from a game. An export leaves out what the game does not have.
m643c810d701e195e = Dieses Level kam aus einem Spiel. Ein Export lässt weg, was das Spiel nicht hat.

# Also objects of other games
m0fa97a08a0a48062 = Auch Objekte anderer Spiele

# Show objects as the definitions of the disassembly draw them, here and in the level
m6a065397051b1e10 = Objekte so zeigen, wie die Definitionen der Disassembly sie zeichnen, hier und im Level

# Pictures of the game
mc564558a35ae88c2 = Bilder des Spiels

# Object in hand
m3b4b47a991bae6da = Objekt in der Hand

# unknown kind
ma3b3aede10c8f2d1 = unbekannte Art

# Place mirrored left to right
m362d86b17e278dee = Horizontal gespiegelt setzen

# Place mirrored top to bottom
m55fb17a15106e2a5 = Vertikal gespiegelt setzen

# Manual page
m30282fd9a249b17a = Handbuchseite

# Back to the palette
mddd537f94e02db3f = Zurück zur Palette

# This version does not know this kind: it keeps what the file says about it.
md7cc7d1b77b77d98 = Diese Version kennt diese Art nicht: Was die Datei darüber enthält, bleibt erhalten.

# No object has this name.
m1f79bea02f500b50 = Kein Objekt hat diesen Namen.

# Click to place it, double click for its manual page.
m5d768ce5892f7c35 = Klick setzt es, Doppelklick öffnet die Handbuchseite.

# What this object is and does ({key} over this pane)
m4930ded4be07609a = Was dieses Objekt ist und tut ({ $key } über diesem Bereich)

## window: panes/objects/own_page.rs

# It is placed nowhere.
m9a0edeb1d817b16b = Nirgends gesetzt.

# Change it in the Object maker
m9eef8ccfab001b71 = Im Objektbaukasten ändern

# Its surface
m34ed5acc4cc9faf6 = Oberfläche

# Surface of the object
m0d4b450c8f1e2ded = Oberfläche des Objekts

# {form} of this project, "{name}" in its files
m3a3023b433e55f94 = { $form } aus diesem Projekt, „{ $name }“ in seinen Dateien

# It throws upwards, at {speed} pixels a frame.
mba9a3c04aaef8074 = Wirft nach oben, mit { $speed } Pixeln pro Frame.

# It throws downwards, at {speed} pixels a frame.
m46f87ef6013b7da3 = Wirft nach unten, mit { $speed } Pixeln pro Frame.

# It throws to the right, mirrored to the left, at {speed} pixels a frame.
m551866c158fe0ff3 = Wirft nach rechts, gespiegelt nach links, mit { $speed } Pixeln pro Frame.

# It is drawn as {file}.
me75e1b13c2cd31ac = Wird als { $file } gezeichnet.

# It is placed in {placed}.
mec50c8eaa8dc319b = Gesetzt in { $placed }.

# {count} heights above the centre, one for 2 pixels:
mc54814a3b438b583 = { $count } Höhen über der Mitte, eine je 2 Pixel:

# {count} heights above the centre, one for 2 pixels, 6 of them beyond either side:
mca6c13233d33bdad = { $count } Höhen über der Mitte, eine je 2 Pixel, davon 6 jenseits jeder Seite:

## window: panes/pixels/inks.rs

# The colour that is painted with
mda442eb2bb48cbd2 = Die Farbe, mit der gemalt wird

## window: panes/pixels/mod.rs

# Take a block into the brush to paint its picture.
m5e7d43161af95308 = Nimm einen Block in den Pinsel, um sein Bild zu malen.

# The picture of the tileset has no such cell. Choose another one in the pane Block.
mb6eaa0080a50f77d = Das Bild des Kachelsatzes hat keine solche Zelle. Wähle im Bereich Block eine andere.

# Paint all places that show the same 8 × 8 pixels, mirrored ones too, as the console does
me405d75fce329fb6 = Malt an allen Stellen, die dieselben 8 × 8 Pixel zeigen, auch gespiegelt, wie es die Konsole tut

# Everywhere alike
m5a351e6e76c54ff7 = Überall gleich

# Marked: colours of several lines of the palette, which the game cannot show in one pattern of 8 × 8 pixels.
mc532e6f97e5e44c8 = Markiert: Farben aus mehreren Zeilen der Palette, die das Spiel in einem Muster von 8 × 8 Pixeln nicht zeigen kann.

# Pixel easel
m293c3b5eecf34d79 = Pixel-Staffelei

# Left paints, right picks a colour
m362705054f76b970 = Links malt, rechts nimmt eine Farbe auf

# Give this block a copy of the picture, so that the others stay as they are
mfcfd84da25f194eb = Gibt diesem Block eine Kopie des Bildes, damit die anderen bleiben, wie sie sind

# Own picture
ma4368012e0807ab1 = Eigenes Bild

# {tool} on pixels
mc6ed77e404f496d5 = { $tool } auf Pixeln

# {x}, {y}: clear
m6b9bcebd96a01627 = { $x }, { $y }: durchsichtig

# {n} blocks show this picture
mabad6123b78d6542 = { $n } Blöcke zeigen dieses Bild

# Own picture of block {id}
m6cdd904713c4306e = Eigenes Bild von Block { $id }

## window: panes/pixels/surface.rs

# {deed} on the picture of block {id}
m46696fe0ebf33896 = { $deed } auf dem Bild von Block { $id }

## window: panes/plays.rs

# Attempts are those at a level: mazes have no web page.
m61326fa8b4db26a6 = Versuche gibt es an Levels: Labyrinthe haben keine Webseite.

# Playing the attempts…
mf223e1546e88fb54 = Die Versuche werden gespielt …

# File > Share as web page saves the level for others. What they send back goes here: drop the files, or a folder of them, onto the window.
mfdaae3c40c13b718 = Datei > Als Webseite teilen speichert das Level für andere. Was sie zurücksenden, kommt hierher: Ziehe die Dateien oder einen Ordner davon auf das Fenster.

# File or folder
mf8746a872fe3c034 = Datei oder Ordner

# Add
mf9aee319a006c9b4 = Hinzufügen

# Unload
m5d3714bc882df1b2 = Entladen

# Paths
mfed17b0e30748cdf = Wege

# Deaths
m15db65153b13c2da = Tode

# Heat map
m7a2996dcc89ab045 = Heatmap

# Lay beside
m612e1d766aa96a05 = Danebenlegen

# Show the chosen attempt beside the run on the timeline: its path, and where it is in each frame
ma9d92cc08e67018c = Zeigt den gewählten Versuch neben dem Lauf auf der Zeitleiste: seinen Weg und wo er in jedem Frame ist

# Choose an attempt first.
m3a99b3b487f1d65a = Wähle zuerst einen Versuch.

# Show the end
m6fa5e8299dc0562a = Ende zeigen

# The level was changed since: some attempts come out otherwise than they were played.
m17e47deecff062b2 = Das Level wurde seitdem geändert: Manche Versuche kommen anders heraus, als sie gespielt wurden.

# goal
m9cf9f2720eaf1cb6 = Ziel

# death
mf405a475b731576d = Tod

# given up
m11559445e820d5ff = aufgegeben

# Click to have this attempt on the timeline, frame by frame.
m134daf8b0bd65be5 = Klicken legt diesen Versuch auf die Zeitleiste, Frame für Frame.

# Attempt
m4edfa82fee9d514e = Versuch

# Ended
mf113fa256db9617b = Ende

# {attempts}: {goals} reached the goal, {deaths} ended in a death
meca0ddf556f5f3f4 = { $attempts }: { $goals } im Ziel, { $deaths } endeten mit einem Tod

# Some files are of other levels: {levels}
m2f87cbe166af87f9 = Manche Dateien sind von anderen Levels: { $levels }

# {end} (changed)
m41b1bc35d61ac091 = { $end } (geändert)

# {player}, attempt {number}
mdadc37034629a18a = { $player }, Versuch { $number }

# {count} attempt
m79cf5bfd17277715 = { $count ->
    [one] { $count } Versuch
   *[other] { $count } Versuche
}

## window: panes/preview/mod.rs

# Preview of the screen
maff1f51e594c58bd = Vorschau des Bildschirms

# Overlays
m997e01cb507f1410 = Overlays

# Also show the level's overlays here.
mea2f298bf5a77bb1 = Auch hier die Overlays des Levels zeigen.

# HUD
m498a0819cdcb5da6 = HUD

# Show time, rings and what else was collected.
m4aafa5cab070afb6 = Zeit, Ringe und alles andere Gesammelte zeigen.

# Size of the screen. The originals' is 320 × 224. A run restarts when it changes.
m749c2356cf7c8657 = Größe des Bildschirms. Im Original 320 × 224. Bei einer Änderung beginnt der Lauf neu.

# At cursor
m5ee7d09a0ae93f6a = Am Cursor

# Show
m716a6024e3fe999c = Anzeigen

# What is drawn over the screen.
m1e64e12e28a91a90 = Was über den Bildschirm gezeichnet wird.

# Show score, time and rings, and what is on the player: shield, timers in frames, checkpoint, switches.
me0026f345b142107 = Punkte, Zeit und Ringe zeigen und was der Spieler hat: Schild, Timer in Frames, Checkpoint, Schalter.

# Show the place under the cursor instead of the start.
m9a51c631344bf38f = Die Stelle unter dem Cursor statt des Starts zeigen.

# Players in the preview
m2d0d82df0b128273 = Spieler in der Vorschau

# Rewinding
ma91012865cac5462 = Zurückspulen

# Whose values, sensors and trail are shown ({keys}).
mbeab3c56aab795b3 = Wessen Werte, Sensoren und Spur gezeigt werden ({ $keys }).

## window: panes/probe/mod.rs

# Play to see what the engine sees: every value, every sensor.
m9b592209814c79d5 = Spielen, um zu sehen, was die Engine sieht: jeden Wert, jeden Sensor.

# Players shown
m131eaa5c665ff9f0 = Angezeigte Spieler

# high priority
mf99bf4ebcaa0082f = hohe Priorität

# low priority
m92e0340101bb2e9b = niedrige Priorität

# Acceleration
mccc7e7eaf36e7bfd = Beschleunigung

# Deceleration
m5964f1345dfdd066 = Verzögerung

# Top speed
mcaca3ee782cc413f = Höchsttempo

# Gravity
m50696e3742f689e5 = Schwerkraft

# Jump force
mef92ef07268eebc2 = Sprungkraft

# Width radius
md5d5e87c7ae890ab = Breitenradius

# Height radius
mdc1151a73010bd04 = Höhenradius

# Control lock
m0a43b08be0ba2f95 = Steuersperre

# Camera and counts
md37d2aaee08db561 = Kamera und Zähler

# Camera x
mf9ed15df2b149e76 = Kamera-x

# Camera y
mf9ed16df2b14a029 = Kamera-y

# Look bias
ma12d68ffebd246f7 = Blickversatz

# Camera lag
m18f8451a31f38aca = Kameraverzug

# Limit left
mab2b6075203d130d = Grenze links

# Limit top
ma45f822b145502bf = Grenze oben

# Limit right
mde0f08376a235f06 = Grenze rechts

# Limit bottom
mcff1d276519581b7 = Grenze unten

# Limits' stage
m0f272e5de4ce08dc = Stufe der Grenzen

# Partner's target x
m21439a73e77d979c = Ziel-x des Partners

# Partner's target y
m21439b73e77d994f = Ziel-y des Partners

# Ability at work
m6d775cccda766567 = Laufende Fähigkeit

# Charge
m0f2fa21712471c91 = Ladung

# Frames charged
m81615c798450a047 = Frames geladen

# Frames left
m1e9b1aa2ffe0d678 = Frames übrig

# Glide angle
m351bd1574a4678ed = Gleitwinkel

# Steps
md2023813cc70bf74 = Stufen

# Constants in force
m0492e60923d78c56 = Geltende Konstanten

# Oscillators
m0b6447793d6262dc = Oszillatoren

# Sensors of the last frame
me86b6a1c7319abab = Sensoren des letzten Frames

# anchor
m29a0fa84c0acfd94 = Anker

# looks
mbf2522b6badf0c3f = Richtung

# angle
m401ab8cd06158638 = Winkel

# by
m08a64b07b54df8d4 = durch

# gone
m9ce8fb720ea0b8ce = verschwunden

# Objects of the last frame
mda10fb379ad0ef78 = Objekte des letzten Frames

# object
m8dfeaf9950df0ffa = Objekt

# not reached
m867a42370d40ee2c = nicht erreicht

# up
m08c43a07b566d980 = oben

# its tile
m122dda89a21016cf = eigene Kachel

# extension
m1f82d98c5190e81a = Erweiterung

# regression
m02f7b11fb4c55f30 = Regression

# layer {layer}
m216c82c79f73a3eb = Ebene { $layer }

# Entered the water in this frame, {frame}
mc56da7fc9966e139 = In diesem Frame ({ $frame }) ins Wasser gekommen

# Entered the water in frame {frame}
mcd45b3a14196d657 = In Frame { $frame } ins Wasser gekommen

# Left the water in this frame, {frame}
m2c8786e221589c05 = In diesem Frame ({ $frame }) aus dem Wasser gekommen

# Left the water in frame {frame}
m8d14020050cc5823 = In Frame { $frame } aus dem Wasser gekommen

# Oscillator {number}
m470424e445d553ce = Oszillator { $number }

# Switcher {switcher} put the player on layer {layer}
mc9c9cacbe6ac33f7 = Ebenenschalter { $switcher } hat den Spieler auf Ebene { $layer } gesetzt

# {live} live, {checks} looked for the player
m8f8e29be9b7d4fdb = { $live } aktiv, { $checks } haben nach dem Spieler gesucht

# Standing on {object}
m48b51dd06495ff53 = Steht auf { $object }

# {contact}, moved by {x}, {y}
mb9f72c4b39d38b32 = { $contact }, verschoben um { $x }, { $y }

# Touched {object}: {reaction}
m92a71c30e0f4878d = { $object } berührt: { $reaction }

# farther than {most}
m9e0aff8c5a2280f1 = weiter als { $most }

# deeper than {least}
ma5da33520e6f9012 = tiefer als { $least }

# {looks} (sides)
m4ba6b3cef70e111e = { $looks } (Seiten)

# frame {frames}  =  {seconds} s
me0c9e961005471e9 = Frame { $frames }  =  { $seconds } s

## window: panes/probe/pointer.rs

# Point at the level to see what sensors find there, without a run.
m6f3b644f4c286f85 = Zeige auf das Level, um zu sehen, was Sensoren dort finden, ohne einen Lauf.

# Sensors at the pointer
mcdcc763361a1b01f = Sensoren am Zeiger

# Draw them
m0627b05f22acdf5f = Zeichnen

# on layer A
mb7874ba2e629d12a = auf Ebene A

# on layer B
mb7874aa2e629cf77 = auf Ebene B

# tile
m1e5099ef2e9bcca9 = Kachel

# gives
m6bb9d7ff6968d7fd = gibt

# x {x}, y {y}, block {column}, {row}
m75bd604435f2a550 = x { $x }, y { $y }, Block { $column }, { $row }

# Solid tiles on layer {name}
m210df07134bb9f74 = Feste Kacheln auf Ebene { $name }

## window: panes/probe/slopes.rs

# Slopes
m13df8cb826c785c1 = Schrägen

# Outer ring: where slopes hold a slow player. Inner ring: what a landing keeps of the fall. A place of a ring is where the feet point.
m5797f57b4e0f8cbc = Äußerer Ring: wo Schrägen einen langsamen Spieler halten. Innerer Ring: was eine Landung vom Fall übrig lässt. Eine Stelle des Rings ist, wohin die Füße zeigen.

# Landing (inner ring)
me42bbf65e794eb8d = Landung (innerer Ring)

# holds
m7477287ad37c50f1 = erfüllt

# slides down
md510a453bee50a0d = rutscht ab

# falls off
m847ed26065a230e8 = fällt ab

# falls off, ground speed 0
m3a950902fec9a0a0 = fällt ab, Bodengeschwindigkeit 0

# flat: x speed
m49ab866a7bce2db3 = flach: X-Geschwindigkeit

# gentle: half of y speed
m04981ef2ab3c721c = sanft: halbe Y-Geschwindigkeit

# steep: y speed
m350902d0cca5c786 = steil: Y-Geschwindigkeit

# Slower than {speed} (outer ring)
mb05d39c10b6e23c5 = Langsamer als { $speed } (äußerer Ring)

## window: panes/problems/details.rs

# Fixes it in one step. Undo reverts it.
me3cc52de5c821fb4 = Behebt es in einem Schritt. Rückgängig macht es ungeschehen.

# The project is being checked again.
m937258a51ffef77d = Das Projekt wird erneut geprüft.

# Ignore…
m66bc5d91a580dd3d = Ignorieren…

# Ignore this finding, and say why.
med7ce47b07b0f3ce = Diesen Befund mit Begründung ignorieren.

# Switch off…
m7ea507ac1cbebd1c = Abschalten…

# Do not run this check on this project, and say why.
m7d5238b876a76478 = Diese Prüfung in diesem Projekt nicht ausführen, mit Begründung.

# Why this is ignored
m05218b6f81d4625f = Warum dies ignoriert wird

# Why this check is off
m7cc94d6398d361a0 = Warum diese Prüfung aus ist

# Keep the reason
mef7fa5615f32c995 = Begründung übernehmen

# Cancel
m2ceb11be2290bb1b = Abbrechen

# Ignore a finding
mfded92afb31b7ec5 = Befund ignorieren

# Switch a check off
m906f8a940f5fdd93 = Prüfung abschalten

# Report it again
md462e0853f5578c0 = Wieder melden

# Report a finding again
m1d2bfb87ea8ae1a5 = Befund wieder melden

# {place}, as imported
md702a766f3b488d8 = { $place }, wie importiert

# Ignored ({count})
m2d6ea70cd02fcc67 = Ignoriert ({ $count })

## window: panes/problems/list.rs

# Fix all of this kind that can be fixed in one step, together. One undo reverts them.
m39ca413690f88336 = Alles dieser Art, was sich in einem Schritt beheben lässt, zusammen beheben. Einmal Rückgängig macht alles ungeschehen.

# Click to show them.
mee6acd748bdbb3a9 = Klicken zum Anzeigen.

# Click to collapse them.
m6c0ca9ea2f9f7ecb = Klicken zum Einklappen.

# Severity
mcd0cfe87af6f2ff2 = Schweregrad

# Location
mee2fcaedf9743ec6 = Ort

# Problem
m5ac24e3b37d640bc = Problem

# Findings
m2812f9df9146890f = Befunde

# Fix {fits}
mc07fc6feb8292664 = { $fits } beheben

# Fix {fits}: {title}
mbf0809284c8ff3ce = { $fits } beheben: { $title }

# and {more} more, once some of these are fixed
m691fc6aa61e8166d = und { $more } weitere, sobald einige davon behoben sind

## window: panes/problems/mod.rs

# No problems were found.
mbb2e941ad2983e2b = Keine Probleme gefunden.

# Nothing has been checked yet.
mda620e373177c7f3 = Noch nichts geprüft.

# The project is being checked again; try again in a moment.
m966ed1a0fb95c343 = Das Projekt wird erneut geprüft; gleich noch einmal versuchen.

# This level
m4c12f92f24ac0c63 = Dieses Level

# Hide problems of other levels.
m05ea8e8646353c09 = Probleme anderer Levels ausblenden.

# Checks…
mc5f3f6d1c6d04ed8 = Prüfungen…

# Switch checks on and off, with reasons, and set their limits.
mb20ae3cc7155d1a5 = Prüfungen mit Begründung ein- und ausschalten und ihre Grenzen festlegen.

# Fix all problems shown here that can be fixed in one step, together. Problems whose fix deletes something are left for you to decide.
m636c2dfd22c95f3e = Alle hier gezeigten Probleme, die sich in einem Schritt beheben lassen, zusammen beheben. Probleme, deren Behebung etwas löscht, bleiben der eigenen Entscheidung überlassen.

# Shown. Click to hide them.
m92fb2a74546dd94b = Angezeigt. Klicken zum Ausblenden.

# Hidden. Click to show them.
mb1137d89a067e73f = Ausgeblendet. Klicken zum Anzeigen.

# Checking the project…
m288d824a5929ed8d = Projekt wird geprüft…

# Fixing…
m444d4a9ba4195d0c = Wird behoben…

# The project changed: checking again…
m5abcf84188299e0d = Das Projekt hat sich geändert: Es wird erneut geprüft…

# Nothing was found.
m8590f97f09e86833 = Nichts gefunden.

# No problem is chosen: F8 goes to the next one.
m6a0a77ab9e6eff26 = Kein Problem gewählt: F8 geht zum nächsten.

# This one needs a decision: {advice}
mfbb9c2db0d78c1ad = Hier ist eine Entscheidung nötig: { $advice }

# Fix all {count}
m7f18a9f8d651f120 = Alle { $count } beheben

# {count} error
m7aaca09e3b4e759a = { $count ->
    [one] { $count } Fehler
   *[other] { $count } Fehler
}

# {count} warning
m515d841024319a40 = { $count ->
    [one] { $count } Warnung
   *[other] { $count } Warnungen
}

# {count} hint
m97ebfb805b17dd75 = { $count ->
    [one] { $count } Hinweis
   *[other] { $count } Hinweise
}

## window: panes/problems/setup.rs

# Saved in the project, with the reasons, for all its authors.
mfea3b9856637c0a7 = Im Projekt gespeichert, mit den Begründungen, für alle Autoren.

# Its findings are errors.
m84fa7f8851eded6c = Die Befunde sind Fehler.

# Its findings are warnings.
m0619e96d10579072 = Die Befunde sind Warnungen.

# Its findings are hints.
ma0bdc24da2532ab9 = Die Befunde sind Hinweise.

# Switch a check on
mfefd45a19747f72f = Prüfung einschalten

# Why it is off
m288c46e6d8dd093f = Warum sie aus ist

# Say why a check is off
m64296db298d96862 = Begründen, warum eine Prüfung aus ist

# Usual
mcb7bfad29c237c49 = Üblich

# Set a limit of a check
m9be06a8fdd2e0d87 = Grenze einer Prüfung festlegen

# Why "{title}" is off
m71449766d3a23042 = Warum „{ $title }“ aus ist

# Back to {usual}
m4c1c4836e66acdc3 = Zurück auf { $usual }

## window: panes/recording.rs

# Recordings of mazes are compared on the command line: loopwright run.
m4a287bcbee4fca68 = Aufzeichnungen von Labyrinthen werden auf der Kommandozeile verglichen: loopwright run.

# Comparing…
mfd9069ff2e65c0b1 = Vergleich läuft…

# Compares a console's frame recording with this level, played with the same buttons: both paths, and the first frame that differs. You can also drop the CSV file onto the window.
m97eb1c338338f2a9 = Vergleicht die Frame-Aufzeichnung einer Konsole mit diesem Level, mit denselben Tasten gespielt: beide Wege und den ersten abweichenden Frame. Die CSV-Datei lässt sich auch auf das Fenster ziehen.

# CSV file
ma8750f0b5b612d6b = CSV-Datei

# Compare
m7c54f95c59141594 = Vergleichen

# Show on the timeline
m3236b8286f4dc15d = In der Zeitleiste zeigen

# Play its buttons in this level as a run: step through its frames, change buttons, edit the level
mb4151b33ba5187c2 = Ihre Tasten in diesem Level als Lauf spielen: Frames einzeln durchgehen, Tasten ändern, das Level bearbeiten

# Held buttons count as pressed in this recording; runs of the editor don't know that.
ma753c732079eefba = Gehaltene Tasten gelten in dieser Aufzeichnung als gedrückt; Läufe des Editors kennen das nicht.

# Lag
m2507b319b89616fb = Lag

# Held is pressed
ma1d134d68d9b3e30 = Gehalten gilt als gedrückt

# yes
mb53f7a197981b790 = ja

# no
m08b35907b5589afa = nein

# Run through
m9e19e553c7ae928f = Durchlauf

# Single steps
m886a6c5c732cb9ce = Einzelschritte

# Away from objects
mc275b8eca07d4c79 = Fern von Objekten

# Near an object
m648760eae060c781 = Nahe einem Objekt

# On an object
m7e86df4453c3484a = Auf einem Objekt

# Every frame is as recorded.
m26b7ae7c0078461b = Jeder Frame ist wie aufgezeichnet.

# Bring the place into view
ma51d7fafa38c0e50 = Die Stelle in den Blick rücken

# Field
m42a1ebe17efda727 = Feld

# Recorded
m7db4b3e9ad71d4fd = Aufgezeichnet

# Here
m34dc02d860d2cc0b = Hier

# Fields that differ
mab13ab6fdc00e81b = Abweichende Felder

# {exact} of {frames}
mc3e3267bf6940c5d = { $exact } von { $frames }

# {field}: {recorded} recorded, {ours} here
m1482ce6ff53dfd8e = { $field }: aufgezeichnet { $recorded }, hier { $ours }

## window: panes/runs.rs

# not played yet
m89754ab58367f09f = noch nicht gespielt

# not playable
m976b2edd7996c6f8 = nicht spielbar

# Click to watch this run from its start. Pause, step and rewind it as a run of your own.
m0bb1b0b874fc0101 = Klicken, um diesen Lauf von Anfang an anzusehen. Er lässt sich wie ein eigener Lauf anhalten, schrittweise abspielen und zurückspulen.

# Click to watch it up to there.
m084aa75bbbbc9382 = Klicken, um ihn bis dorthin anzusehen.

# Goal reached
md42bc73e979fc390 = Ziel erreicht

# Goal within
mcad2e9c9aec03f91 = Ziel innerhalb von

# At least
maa33d0fecda8e329 = Mindestens

# rings
mb430d2537a2e6ce8 = Ringe

# Never dies
me3901677fc0c2ef8 = Stirbt nie

# is yes
m20122f3dac067a42 = ist: ja

# is no
mc6e4a5fc057565b4 = ist: nein

# Expect this frame
m6f12a4bad88f59f1 = Diesen Frame erwarten

# Expect the players shown in the Probe to be as they are in this frame, from now on
mf0c93d9fd0b2a20d = Von nun an erwarten, dass die in der Sonde gezeigten Spieler so sind wie in diesem Frame

# Expect the player to be as he is in this frame, from now on
med32698112678a98 = Von nun an erwarten, dass der Spieler so ist wie in diesem Frame

# The run has ended; what you play from here is not part of it
ma7ed669f481071f5 = Der Lauf ist zu Ende; was ab hier gespielt wird, gehört nicht dazu

# Go to this moment of the run and hold it
ma0ce99bf40b20808 = Zu diesem Moment des Laufs gehen und dort anhalten

# No longer expect this of the frame
m7f51fe7a7e875cc7 = Dies vom Frame nicht mehr erwarten

# Forget
m7175399dc6314dac = Vergessen

# not there
m3ef6afafa7b4b170 = nicht da

# Moments
m7d5091d6a1549baa = Momente

# No run is saved in this maze yet. Play it, then save what you played ({key}).
me7b210066e880029 = In diesem Labyrinth ist noch kein Lauf gespeichert. Es spielen und dann das Gespielte speichern ({ $key }).

# No run is saved in this level yet. Play it, then save what you played ({key}).
m215cbade9bb121c8 = In diesem Level ist noch kein Lauf gespeichert. Es spielen und dann das Gespielte speichern ({ $key }).

# fails at {frame}
mb08e4c48704f3656 = scheitert in Frame { $frame }

# Frame {frame} of {frames}, by the rules of {game}
m3e9c0f28ea056ace = Frame { $frame } von { $frames }, nach den Regeln von { $game }

# Frame {frame} of {frames}
m44820308251c3042 = Frame { $frame } von { $frames }

# reached in {frame}
m85e041303b8600f5 = erreicht in Frame { $frame }

# has {rings}
m7de11cad3a2afa40 = hat { $rings }

# Expect the end of {key}
m5f476f1d59dece48 = Ende von { $key } erwarten

# Expect frame {frame}
m58a1dd75682a0e6c = Frame { $frame } erwarten

# Frame {frame}
m2dc277dd611b3f17 = Frame { $frame }

# Frame {frame}: {name}
m0a946485b6810024 = Frame { $frame }: { $name }

# No longer expect frame {frame}
m79d9b4801921e524 = Frame { $frame } nicht mehr erwarten

# is {value}
mf40ffb2841c47758 = ist: { $value }

## window: panes/tiles/angle.rs

# Turn angle
m6fc822e4f3a5e775 = Winkel drehen

# Flagged
mf89b4819562b3231 = Markiert

# The tile has no angle of its own: a player standing on it snaps to the nearest of the four directions. The originals write FF.
m1c090984e318d6f8 = Die Kachel hat keinen eigenen Winkel: Ein Spieler darauf rastet in die nächste der vier Richtungen ein. Die Originale schreiben FF.

# Flag tile
ma2bc45b42a9e1af9 = Kachel markieren

# Hexadecimal angles turn clockwise: 00 floor, 40 wall on the left, 80 ceiling, C0 wall on the right. Odd ones, such as FF, count as flagged. Degrees turn the other way.
m8727acee4556b712 = Hexadezimale Winkel drehen im Uhrzeigersinn: 00 Boden, 40 Wand links, 80 Decke, C0 Wand rechts. Ungerade wie FF gelten als markiert. Grad drehen andersherum.

# Angle in hex
m5e3ca0be499b37aa = Winkel in Hex

# The angle as the originals write it: 00 to FF, clockwise
m44ff8ef31a227267 = Der Winkel, wie ihn die Originale schreiben: 00 bis FF, im Uhrzeigersinn

# Angle in degrees
m04eecc8c0a9b64ae = Winkel in Grad

# The angle in degrees, counter-clockwise, rounded to the nearest angle that is not flagged
mff76f2807c813af6 = Der Winkel in Grad, gegen den Uhrzeigersinn, gerundet auf den nächsten nicht markierten Winkel

# Type angle
m413a9ba552b3a4de = Winkel eingeben

# The tile's angle is this one already.
mab8a503163c0167d = Die Kachel hat diesen Winkel schon.

# Take angle from surface
mf5eb333e7a2c9b94 = Winkel aus Oberfläche übernehmen

# No surface inside this tile to take an angle from.
mbb721809e3a5e3fb = In dieser Kachel ist keine Oberfläche, aus der sich ein Winkel ergibt.

# Full blocks are flagged.
md762f30e34bf0518 = Volle Blöcke sind markiert.

# Auto
mdb73788b3c975f16 = Auto

# The angle comes from the surface until one is set by hand
m305dbc202a71b428 = Der Winkel folgt der Oberfläche, bis er von Hand gesetzt wird

# Fixed
md319aae1401f1e19 = Fest eingestellt

# The angle stays as it is when the shape changes
m4ebdf5cbde33c02b = Der Winkel bleibt, wie er ist, wenn sich die Form ändert

# Best fit
m7ef1ff0e0b406f6c = Ausgleich

# The angle comes from the line that fits the surface best, at every change of the shape
m5f65a576f7772189 = Der Winkel folgt bei jeder Änderung der Form der Linie, die am besten zur Oberfläche passt

# End points
m46008bcae326ecf9 = Endpunkte

# The angle comes from the ends of the surface, at every change of the shape
mc4786051a1e185fb = Der Winkel folgt bei jeder Änderung der Form den Enden der Oberfläche

# How the angle follows changes of the shape
m89fea57ad529568d = Wie der Winkel Änderungen der Form folgt

# Angle from
m26f0c19559a04c98 = Winkel aus

# Angle dial
m92270b835b6675aa = Winkelscheibe

# Drag to turn the surface. With focus, the arrow keys turn it by 2, with Shift by 16. The arrow shows where a player with positive ground speed goes; the hatched side is solid.
mb0562a687d556637 = Ziehen dreht die Oberfläche. Mit dem Fokus drehen die Pfeiltasten sie um 2, mit Shift um 16. Der Pfeil zeigt, wohin ein Spieler mit positiver Bodengeschwindigkeit läuft; die schraffierte Seite ist fest.

# Use this angle; the tile's is {off} off ({degrees}°).
mc8a65e1f194f7773 = Diesen Winkel verwenden; der der Kachel weicht um { $off } ab ({ $degrees }°).

# The angle is {off}° off its surface.
mb7e99f2d9b9214a8 = Der Winkel weicht um { $off }° von seiner Oberfläche ab.

# The engine reads {angle}: odd, so it counts as flagged.
m16e26a9630fbb9ae = Die Engine liest { $angle }: ungerade, gilt also als markiert.

# The engine reads {angle}: flagged.
mb8bc3e69ee11e3ea = Die Engine liest { $angle }: markiert.

# The engine reads {angle}: {mode_text}.
m7be768c250e9bbe1 = Die Engine liest { $angle }: { $mode_text }.

## window: panes/tiles/arrays.rs

# Arrays
m4f2726dc02b2124f = Arrays

# Show the numbers in decimal, negative ones with a sign
m4fd23fede3c7cfc9 = Die Zahlen dezimal zeigen, negative mit Vorzeichen

# Hex
m49534419cd9c812a = Hex

# Show the numbers as the originals' bytes: negative ones from F0 on
m1e462931ff16ab7f = Die Zahlen als Bytes der Originale zeigen: negative ab F0

# Numbers
m4ca9e43cc1c59729 = Zahlen

# Read pasted numbers as hexadecimal if they have letters or leading zeros
md56af1e32006dd9d = Eingefügte Zahlen als hexadezimal lesen, wenn sie Buchstaben oder führende Nullen haben

# Dec
me0a33719921aec13 = Dez

# Read pasted numbers without a mark as decimal
mc4628059d18c21df = Eingefügte Zahlen ohne Kennzeichen als dezimal lesen

# Read pasted numbers without a mark as hexadecimal
m741d472bba45c1cb = Eingefügte Zahlen ohne Kennzeichen als hexadezimal lesen

# Read
m740d542bbe696de5 = Lesen

# Copy tile
m3c0c1198d87190f8 = Kachel kopieren

# Copy both arrays and the angle, to paste into another tile
m76b7aef324c98a7f = Beide Arrays und den Winkel kopieren, zum Einfügen in eine andere Kachel

# Paste arrays and angle from the clipboard into this tile: a copied tile, or numbers in any usual form
ma4dddd54405629b2 = Arrays und Winkel aus der Zwischenablage in diese Kachel einfügen: eine kopierte Kachel oder Zahlen in üblicher Form

# Paste tile
ma2e85a75228e826c = Kachel einfügen

# Copy dc.b
me6eaf2161972180d = dc.b kopieren

# Copy both arrays as assembler data (dc.b)
m228aaaea7863929f = Beide Arrays als Assemblerdaten (dc.b) kopieren

# Compute the widths from the heights again
m5ae0730603cb92a5 = Die Breiten neu aus den Höhen berechnen

# Widths from heights
mb5abead4e913f4a4 = Breiten aus Höhen

# Link widths to heights
m75b3a530d1f3d5d7 = Breiten mit Höhen verknüpfen

# Compute the heights from the shape that the widths draw
mc52127e7911fc96c = Die Höhen aus der Form berechnen, die die Breiten zeichnen

# Heights from widths
mb64ca3f5168a6ad2 = Höhen aus Breiten

# Solid pixels of each column, left to right: from the bottom, negative from the top. Paste 16 numbers in any form, or a whole tile.
me7d46bf26e4d5844 = Feste Pixel jeder Spalte, von links nach rechts: von unten gezählt, negativ von oben. 16 Zahlen in beliebiger Form oder eine ganze Kachel einfügen.

# Widths
m5471e7d7e62f1a84 = Breiten

# Type widths
m21f10364453ed9fe = Breiten eingeben

# Solid pixels of each row, top to bottom: from the right, negative from the left. Paste 16 numbers in any form, or a whole tile.
md9e6c13a7143e5b2 = Feste Pixel jeder Zeile, von oben nach unten: von rechts gezählt, negativ von links. 16 Zahlen in beliebiger Form oder eine ganze Kachel einfügen.

# The widths of rows {rows} are not those that follow from the heights.
m217469c352cfb591 = Die Breiten der Zeilen { $rows } sind nicht die, die sich aus den Höhen ergeben.

## window: panes/tiles/bench.rs

# Sensor bench
mc662bacabd29dc4d = Sensorprüfstand

# Drag the sensors' anchor; with the focus, the arrow keys move it.
m75ee675a08275a39 = Den Anker der Sensoren ziehen; mit dem Fokus verschieben ihn die Pfeiltasten.

# All
mf993bb199fefbe04 = Alle

# Everything here is solid to all sensors
mde120e9d1cc6b0d6 = Alles hier ist für alle Sensoren fest

# Everything here is solid from above only: to sensors that look for ground
ma89ca4f9f2387332 = Alles hier ist nur von oben fest: für Sensoren, die Boden suchen

# Sides
m948edcb59efe5537 = Seiten

# Everything here is solid to sensors that look for walls and ceilings only
m8664fec26adcf4c4 = Alles hier ist nur für Sensoren fest, die Wände und Decken suchen

# Solid on the bench
mea78fd0f4a569f6c = Fest auf dem Prüfstand

# The sensors look for ground to stand on, as feet do in every mode
m7bbac2a8b71e305c = Die Sensoren suchen Boden zum Stehen, wie die Füße in jedem Modus

# Walls
m61a295b36933aeb2 = Wände

# The sensors look for walls and ceilings
m9859e742fb0716ff = Die Sensoren suchen Wände und Decken

# Sensors look for
m63fe6566c6c848d4 = Sensoren suchen

# Slide
meaf5b9cd31c0b966 = Gleiten

# Slide the sensors across automatically
m855badc150f7d276 = Die Sensoren automatisch über die Kachel gleiten lassen

# distance
mdd6fbd38986b7842 = Abstand

# nothing found
ma24f27badcd8527a = nichts gefunden

# Neighbours
m0715ae4534169bc1 = Nachbarn

# Alone
m48a5dfcbbe9aa864 = Allein

# Nothing around the tile
m46e5f8b904b14c0c = Nichts um die Kachel herum

# Full blocks below
m94424a992ee54a63 = Volle Blöcke darunter

# The tile again on both sides, full blocks below
m9e474bea95222fe8 = Dieselbe Kachel auf beiden Seiten, volle Blöcke darunter

# The tile mirrored on both sides, full blocks below
m15c979e334f84fa6 = Die Kachel gespiegelt auf beiden Seiten, volle Blöcke darunter

# up left
md91e9d99d64aa9e1 = oben links

# up right
mac716c097184bdc2 = oben rechts

# the tile
ma74873d989679060 = die Kachel

# down left
m2ef4b6e9e25d0ba6 = unten links

# down right
m19907708eab916fb = unten rechts

# This tile
m2863a0a9ef4739a7 = Diese Kachel

# This tile, flipped left to right
m3627de7fd21bd881 = Diese Kachel, horizontal gespiegelt

# This tile, flipped top to bottom
m935d13146852e036 = Diese Kachel, vertikal gespiegelt

# This tile, flipped both ways
m2f619587f9e7e16c = Diese Kachel, in beiden Richtungen gespiegelt

# Tile
m48de9afb300c4089 = Kachel

# Neighbour's tile
m3bbc502926a5dfda = Kachel des Nachbarn

# Flipped left to right
m9a553ffe52ba530b = Horizontal gespiegelt

# Flipped top to bottom
m5e2b27070ac46ebc = Vertikal gespiegelt

# this
m2587bcef32493841 = diese

# above
m3f71052d617f9b2a = oben

# below
mc5d4635e7efb69d2 = unten

# above left
mbb4a4921ad386e4b = oben links

# above right
mbf082361387f61d4 = oben rechts

# below left
m8555084e4b0a9493 = unten links

# below right
mb833bd830740289c = unten rechts

# outside
m08566bfb5df8d6e4 = außerhalb

# Anchor at x {x}, y {y} of the tile
m5a00ca5d3420c187 = Anker bei x { $x }, y { $y } der Kachel

# Neighbour {name}
md6026b8fa1e42ebd = Nachbar { $name }

# Neighbour {name}: click to choose
m374b18cb0bf662fb = Nachbar { $name }: zum Wählen klicken

# {before}, then {next}
mb8b4acc6e12586da = { $before }, dann { $next }

## window: panes/tiles/easel/mod.rs

# Tile mask
m1acb13fc6612a19f = Kachelmaske

# fit
mdc9e7a18fec934ec = eingepasst

# Smaller mask
m9b7504aeb513951d = Maske kleiner

# Smaller (- on the mask)
m0e9158fecf1c2cdf = Kleiner (- auf der Maske)

# Larger mask
m3e207a37bb54d046 = Maske größer

# Larger (+ on the mask)
m0e05283f6f78f5a8 = Größer (+ auf der Maske)

# Fit the mask
m531649dce6a52f79 = Maske einpassen

# Picture behind the mask
m22e77be641410914 = Bild hinter der Maske

# Show the picture of the first block that uses the tile
m089175e8cde71eea = Das Bild des ersten Blocks zeigen, der die Kachel verwendet

# Above
m0484e43d9dd85c8a = Oben

# What is drawn is solid like its neighbours; without any, like floors and right walls
mdf53454a231b673a = Gezeichnetes ist fest wie die Nachbarn; ohne Nachbarn wie Böden und rechte Wände

# Floors and right walls: solid from the surface to the bottom or the right edge
mba3b4da7e878372b = Böden und rechte Wände: fest von der Oberfläche bis zur Unterkante oder zur rechten Kante

# Ceilings and left walls: solid from the surface to the top or the left edge
m3c8fae35638ef738 = Decken und linke Wände: fest von der Oberfläche bis zur Oberkante oder zur linken Kante

# Linked
m91138a060df28f80 = Verknüpft

# Split
m1c3461f13244ede3 = Getrennt

# Linked: the widths follow from the heights, and both draw the same shape. Split: each array is drawn and typed separately, and differences are marked.
mcf9e7caa9af440f8 = Verknüpft: Die Breiten ergeben sich aus den Höhen, und beide zeichnen dieselbe Form. Getrennt: Jedes Array wird für sich gezeichnet und eingegeben, und Unterschiede werden gekennzeichnet.

# Draw on the height array: what sensors see that look up and down
m75f430f988a21d1b = Auf dem Höhenarray zeichnen: was Sensoren sehen, die nach oben und unten schauen

# Draw on the width array: what sensors see that look sideways
m782db68702737089 = Auf dem Breitenarray zeichnen: was Sensoren sehen, die zur Seite schauen

# Draw on
m2238c5ad03c83ef4 = Zeichnen auf

# Flip tile left to right
mb89028303f64069e = Kachel horizontal spiegeln

# Flip tile top to bottom
m03638799a5dd4835 = Kachel vertikal spiegeln

# Rotate tile
me34c8c90f912e25a = Kachel drehen

# Invert tile
m004220c401788e47 = Kachel umkehren

# Solid by the heights only: found up and down
mdd8227fe363758c6 = Nur nach den Höhen fest: nach oben und unten zu finden

# Solid by the widths only: found sideways
m9ce323ea882080a2 = Nur nach den Breiten fest: seitlich zu finden

# No sensor of the bench reaches them
mf062c4f8f0b78937 = Kein Sensor des Prüfstands erreicht sie

# Change heights
m195ab051a7479a71 = Höhen ändern

# Change widths
m7e79b592eb6bf88e = Breiten ändern

# Pencil
m8ab8b542cf922884 = Stift

# Make pixels solid. The right button empties them.
mc0edf3d063de3bfb = Pixel fest machen. Die rechte Taste leert sie.

# Empty pixels. The right button makes them solid.
mad0da493419d9160 = Pixel leeren. Die rechte Taste macht sie fest.

# Drag: the surface runs straight from one end to the other.
mf0d35edda7d57486 = Ziehen: Die Oberfläche verläuft gerade von einem Ende zum anderen.

# Drag from one end to the other, then move to bend the surface and click. Esc gives it up.
m3a6fab64e4381f82 = Von einem Ende zum anderen ziehen, dann durch Bewegen die Oberfläche biegen und klicken. Esc verwirft sie.

# Angle by two points
mf465b24219186006 = Winkel aus zwei Punkten

# Drag from one point of the surface to another: the tile gets the angle of that line, its shape stays.
m7df949681d2168fb = Ziehe von einem Punkt der Oberfläche zu einem anderen: Die Kachel bekommt den Winkel dieser Linie, ihre Form bleibt.

# Make an empty area solid. The right button empties a solid one.
m3ac2d9a18cfeaa5b = Eine leere Fläche fest machen. Die rechte Taste leert eine feste.

# Drag: a rectangle becomes solid, and its columns or rows with it as far as they need. The right button empties it.
mfef8a08c29066d9f = Ziehen: Ein Rechteck wird fest, und mit ihm seine Spalten oder Zeilen, so weit es nötig ist. Die rechte Taste leert es.

# Drag: an ellipse becomes solid, as a dome. The right button empties it, as a bowl.
maaa9929579ffb00f = Ziehen: Eine Ellipse wird fest, als Kuppel. Die rechte Taste leert sie, als Mulde.

# Drag the columns of the height array up and down.
m5d52979879298cb3 = Die Spalten des Höhenarrays nach oben und unten ziehen.

# Drag the rows of the width array left and right.
mb8b304fa22b367f0 = Die Zeilen des Breitenarrays nach links und rechts ziehen.

# {name} ({key} on the mask)
# {help}
m41a418b93075d24b = { $name } ({ $key } auf der Maske)
    { $help }

# As large as there is room (0 on the mask); now: {at}
md983b562e090e54a = So groß, wie Platz ist (0 auf der Maske); jetzt: { $at }

# Not pasted: {problem}
m12f96cd736140efc = Nicht eingefügt: { $problem }

# {count} px by heights alone
m36ebbae9ec4fc44a = { $count } px nur nach Höhen

# {count} px by widths alone
mbe994bade6e2a701 = { $count } px nur nach Breiten

# {count} px unreached
m82357a0fe9c75ecf = { $count } px unerreicht

# Height {n}
m0fafd6e4a8575082 = Höhe { $n }

# Width {n}
mb244d70f57c9d29b = Breite { $n }

# Height of column {n}: from the bottom, negative from the top. Drag or type.
mdb42893b563d5add = Höhe der Spalte { $n }: von unten, negativ von oben. Ziehen oder eingeben.

# Width of row {n}: from the right, negative from the left. Drag or type.
m81d9b31f04ecc29f = Breite der Zeile { $n }: von rechts, negativ von links. Ziehen oder eingeben.

# The heights would give {width}.
m4592e65b7841d62a = Die Höhen ergäben { $width }.

# x {x}, y {y}: solid. Height {height}, width {width}.
m5fb8633ce62a4cb2 = x { $x }, y { $y }: fest. Höhe { $height }, Breite { $width }.

# x {x}, y {y}: empty. Height {height}, width {width}.
m599212c4bcfcd798 = x { $x }, y { $y }: leer. Höhe { $height }, Breite { $width }.

## window: panes/tiles/easel/pixels.rs

# {deed} on tile
m24ce5c1bf5872300 = Kachel: { $deed }

## window: panes/tiles/easel/stroke.rs

# Draw on tile
m395d881d92d320a8 = Auf Kachel zeichnen

# Set angle
me0986fecb4937894 = Winkel setzen

## window: panes/tiles/list.rs

# This tileset has no solid tiles yet.
m6c3ef0a9942dba9e = Dieser Kachelsatz hat noch keine Kollisionskacheln.

# New tile
ma2bd472a4123b897 = Neue Kachel

# Add an empty solid tile to draw on
m8bf5b18c09e79053 = Eine leere Kollisionskachel zum Zeichnen hinzufügen

# Tileset of the tiles
m06bd0ebc5c3a111a = Kachelsatz der Kacheln

# Show the solid tiles of another tileset
m82a7d7d769045d59 = Die Kollisionskacheln eines anderen Kachelsatzes zeigen

# Type a tile's number, decimal or hexadecimal ($1F), to go to it
m745f903dcdf25d5f = Nummer einer Kachel eingeben, dezimal oder hexadezimal ($1F), um zu ihr zu gehen

# Tile number
m187391a56bac922a = Kachelnummer

# no such tile
md5e73eb1d5cde44b = keine solche Kachel

# Unused
m1dedbe81aea99fbb = Unbenutzt

# Show only tiles that no block uses
m4abf0391366fc93a = Nur Kacheln zeigen, die kein Block verwendet

# Every tile is used.
me41b8511d491f431 = Alle Kacheln werden verwendet.

# Previous tile (Page Up)
m48cf04d8d14adcd3 = Vorige Kachel (Bild auf)

# Next tile (Page Down)
m6701cebe352b377c = Nächste Kachel (Bild ab)

# Duplicate tile
m33e34d961fb10ee6 = Kachel duplizieren

# Delete tile
maf4c11df97430bda = Kachel löschen

# Replace it with tile
m5a441ea1d80f0ae0 = Ersetzen durch Kachel

# Tile instead
mc556b8a3a8fa68db = Ersatzkachel

# Number of the tile that replaces it in those blocks; 0 is empty
m7e1b71a72782a3c3 = Nummer der Kachel, die sie in diesen Blöcken ersetzt; 0 ist leer

# Delete it
mc91b5be754f48793 = Löschen

# Keep it
m3defe022074e3bb5 = Behalten

# Always empty.
m839e37291d2ef129 = Immer leer.

# Flagged.
m9b0da20d6b662aad = Markiert.

# Blocks without a shape use it.
m65f396b7cdc6b217 = Blöcke ohne Form verwenden sie.

# No block uses it.
mc916b110744a32b0 = Kein Block verwendet sie.

# One block uses it.
mf19c1f85f4a7307b = Ein Block verwendet sie.

# Tile {tile}
m61b59e1e7897a03b = Kachel { $tile }

# ${tile} of {last}
mbc39f70e943bd1a4 = ${ $tile } von { $last }

# Blocks use it: {numbers}{more}.
mbe800c3d8e65e3ac = Verwendet von Blöcken: { $numbers }{ $more }.

# Tile {id}
m9edbc24fea8d48f0 = Kachel { $id }

# Angle {angle}.
m7d42ea5228a8d70f = Winkel { $angle }.

# {n} blocks use it.
m1016a200d87d1dad = { $n } Blöcke verwenden sie.

## window: panes/tiles/mod.rs

# The project has no tileset yet, and solid tiles are kept in tilesets.
m61da720cbfd146c9 = Das Projekt hat noch keinen Kachelsatz, und Kollisionskacheln liegen in Kachelsätzen.

# Tile 0 is always empty: blocks without a shape use it. Choose another tile, or make a new one.
mb2eb0ebdb1b89d41 = Kachel 0 ist immer leer: Blöcke ohne Form verwenden sie. Eine andere Kachel wählen oder eine neue anlegen.

## window: panes/tiles/turns.rs

# Shift tile
m2d92f97b28b779a9 = Kachel verschieben

# Full
mb0e97584dc715a5c = Voll

# Make all of it solid, and flag it
m12b2b0743ae043d1 = Alles fest machen und markieren

# Fill tile
mf096a277497bd24c = Kachel füllen

# Make all of it empty
m57bcc42e7166d75b = Alles leeren

# Clear tile
m7c84fa164b5943e2 = Kachel leeren

# Shift left
m33f2d0399c1fc9b0 = Nach links verschieben

# Shift right
m8020052d541bcf05 = Nach rechts verschieben

# Shift up
m3562dcb5b80fbe80 = Nach oben verschieben

# Shift down
meb4671f35bd72155 = Nach unten verschieben

# {name} ({key} on the mask). Its angle goes with it.
m1ba90abc669fe910 = { $name } ({ $key } auf der Maske). Der Winkel geht mit.

# {name} by a pixel; the edge is repeated.
mc8f33935927e391f = { $name } um ein Pixel; der Rand wird wiederholt.

## window: panes/tiles/twins.rs

# Near duplicates
mfbf4a0791421d6b7 = Beinahe-Duplikate

# Used by
m779c0036ee34fe7d = Verwendet von

# Show fewer
m890a2e095cb462ed = Weniger zeigen

# Show that tile
mbeddec5a5b72f513 = Die andere Kachel zeigen

# Use that tile in all blocks of this one, and delete this one
m383708c638d4f27e = In allen Blöcken die andere Kachel verwenden und diese löschen

# No block uses this tile yet: delete it, and show that one
m9def9986902e7542 = Noch verwendet kein Block diese Kachel: sie löschen und die andere zeigen

# Blocks with this tile would have to be flipped everywhere, with their pictures; tiles cannot be flipped alone
m252aa57232ea7fc4 = Blöcke mit dieser Kachel müssten überall samt ihren Bildern gespiegelt werden; Kacheln allein lassen sich nicht spiegeln

# Take this block into the brush
m54dfa4dce96256ec = Diesen Block in den Pinsel nehmen

# A and B
m8d9ea5d202b67b27 = A und B

# in no chunk
m5d7db2f227d51a78 = in keinem Chunk

# in one cell
ma624bbd7450af5fe = in einer Zelle

# Cells are counted for each layer that uses the tile
m30b6b7f2fa3f017d = Zellen werden für jede Ebene gezählt, die die Kachel verwendet

# top only
m743a5b80e3d13a4e = nur oben

# sides only
m558d4e49b9dce1e7 = nur Seiten

# … and {count} more
m19a5445788cafe46 = … und { $count } weitere

# The game has one set of solid tiles: changes apply to {names} too.
me7f2061c37dfd04d = Das Spiel hat nur einen Satz Kollisionskacheln: Änderungen gelten auch für { $names }.

# Show all {count}
m50cd782268802d2c = Alle { $count } zeigen

# Go to {tile}
mb2eedfe8c27299e0 = Zu { $tile } gehen

# Use {tile} instead
m8b904f529b2cc266 = Stattdessen { $tile } verwenden

# Use tile {tile} instead
m386f1b8640149d72 = Stattdessen Kachel { $tile } verwenden

# Tile {number}
md8843eb0488f3554 = Kachel { $number }

# Tile {number}, flipped left to right
md55972e3ffa39bb8 = Kachel { $number }, horizontal gespiegelt,

# Tile {number}, flipped top to bottom
m49dee3fe4bf94193 = Kachel { $number }, vertikal gespiegelt,

# Tile {number}, flipped both ways
m0d255ddbc5d856bd = Kachel { $number }, in beiden Richtungen gespiegelt,

# {tile} is equal.
m9df5f8f5dc0df1db = { $tile } ist gleich.

# {tile} has the same shape; one of the two is flagged.
m99ceedf9562c2042 = { $tile } hat dieselbe Form; eine der beiden ist markiert.

# {tile} has the same shape; its angle is {off} off.
mb50fbe05e007e79d = { $tile } hat dieselbe Form; der Winkel weicht um { $off } ab.

# {tile} differs by a pixel.
m3004a1915fce7220 = { $tile } unterscheidet sich um ein Pixel.

# {tile} differs by {pixels} pixels.
md63accf04cc1f009 = { $tile } unterscheidet sich um { $pixels } Pixel.

# {tile} differs by {pixels} px, its angle by {off}.
ma9a7d631d0deb4ef = { $tile } unterscheidet sich um { $pixels } px, der Winkel um { $off }.

# Take block {block}
mbe64e9054556f3c6 = Block { $block } aufnehmen

# in {n} cells
m7b0f7762cc5fcb4b = in { $n } Zellen

# Block {block} on {layers}, {cells}
m1ec5e67ab9d9ddbf = Block { $block } auf { $layers }, { $cells }

## window: panes/tiles/walk.rs

# Walk test
m535d68e562de8c54 = Gehtest

# Pixels per frame: 6 is running speed, 12 a spin dash, 16 the maximum
mda9a73a70eaccd4c = Pixel pro Frame: 6 ist Laufgeschwindigkeit, 12 ein Spin Dash, 16 das Maximum

# Speed in pixels
m37fba6728275cc24 = Geschwindigkeit in Pixeln

# Pixels per frame, kept constant while he is on the ground
m1223b3a021fb0f8b = Pixel pro Frame, gleichbleibend, solange der Spieler am Boden ist

# Play the walks in a loop
mf9de901eda770264 = Die Gehtests in einer Schleife abspielen

# Frame of the walks; drag it, or use the arrow keys
md25eb47e2edb887c = Frame der Gehtests; ziehen oder die Pfeiltasten benutzen

# Frame of the walk
ma4dada38d4b00219 = Frame des Gehtests

# walks under it
mda9e16261ff2c2f8 = läuft darunter hindurch

# walks over it
mac1096e3aa60d036 = läuft darüber

# leaves the ground before it
m0005a65ba9f8bcf5 = verliert davor den Boden

# nothing to walk on
mb8c93a85e09b8e15 = keine Lauffläche

# as it is
m22e48aeb6b4f2132 = unverändert

# flipped X
ma2451cd799d59703 = gespiegelt X

# flipped Y
ma2451bd799d59550 = gespiegelt Y

# flipped X, Y
m41d280bdd571bdda = gespiegelt X, Y

# Walk {name}
m40f114b2bfc11b75 = Gehtest { $name }

# right: {text}
m2dd77a4c084096aa = rechts: { $text }

# To the right: {text}
m528a6e155dfbe542 = Nach rechts: { $text }

# left: {text}
m9966b4eacdefdb6b = links: { $text }

# To the left: {text}
md280bc9d066eb043 = Nach links: { $text }

# walks under it, {step} px steps
ma0e34efbcdecffa5 = läuft darunter hindurch, Stufen von { $step } px

# walks over it, {step} px steps
m829b474de5459f67 = läuft darüber, Stufen von { $step } px

# leaves ground {x} px behind it
m401d2374b1910f43 = verliert { $x } px dahinter den Boden

# leaves ground {x} px into it
m6f017e1f53b3f0e5 = verliert nach { $x } px den Boden

# is stopped {x} px before it
me18246475a795666 = wird { $x } px davor gestoppt

# is stopped {x} px into it
m08dacb18aa72ac0d = wird nach { $x } px gestoppt

## window: panes/timeline/beside.rs

# Beside
m09d959e0e52209eb = Daneben

# The same buttons
md1370b6f8bcdab6f = Dieselben Tasten

# Begun on the other layer
m99783fc36f32fe0f = Auf der anderen Ebene begonnen

# Earlier runs
mad745efe483b2687 = Frühere Läufe

# Saved runs of this level
m5facd4122cf2f8af = Gespeicherte Läufe dieses Levels

# Recordings of a console
m46f35ee234a2338c = Aufzeichnungen einer Konsole

# Show other runs in the level beside this one. They follow every edit too.
mf2693e67aa677242 = Andere Läufe im Level neben diesem zeigen. Auch sie folgen jeder Bearbeitung.

# Show its path
m67606f5ca307b859 = Weg zeigen

# Six runs are shown. Hide one first.
m94f5cf239e4b3eca = Sechs Läufe werden gezeigt. Zuerst einen ausblenden.

# Beside: {count}
m22047634002cd718 = Daneben: { $count }

# By the rules of {game}
m7778799f879b5f8d = Nach den Regeln von { $game }

# Run {number}: {frames} frames
m94dfd67053a796b5 = Lauf { $number }: { $frames } Frames

## window: panes/timeline/bookmarks.rs

# Bookmarks
m57b81a835c9cc2de = Lesezeichen

# None is set. Go to a frame and click Bookmark.
m3afd38e8a35230eb = Noch keines gesetzt. Geh zu einem Frame und klick auf „Lesezeichen“.

# Show this frame
mc9c2cbba6fb3e29d = Diesen Frame zeigen

# Name the bookmarks, and go to them. A run that you save keeps them.
mdbe7a48ea29d0275 = Lesezeichen benennen und zu ihnen gehen. Ein gespeicherter Lauf behält sie.

# Name of the bookmark at frame {frame}
mf5b36140549e2c89 = Name des Lesezeichens bei Frame { $frame }

# Delete the bookmark at frame {frame}
ma41fcd8a04e43dc0 = Lesezeichen bei Frame { $frame } löschen

## window: panes/timeline/buttons.rs

# Jump 2
mbc9cdc15e2ff625f = Springen 2

# Jump 3
mbc9cdb15e2ff60ac = Springen 3

## window: panes/timeline/caret.rs

# Frame {frame}, {button}: pressed
m623c4a4983e174c1 = Frame { $frame }, { $button }: gedrückt

# Frame {frame}, {button}: released
md81e601f288b4252 = Frame { $frame }, { $button }: losgelassen

## window: panes/timeline/earlier.rs

# Click one to show it on the timeline again.
mbaeee1a3c3657f5b = Klicken, um einen wieder auf der Zeitleiste zu zeigen.

# The next run that you play replaces this one, which is then kept here.
mf0a2d6b4bacdaef1 = Der nächste gespielte Lauf ersetzt diesen, der dann hier aufbewahrt wird.

# Save the run on the timeline in the project ({keys})
m03f75d5d256f9583 = Den Lauf auf der Zeitleiste im Projekt speichern ({ $keys })

# Earlier run {number}: {frames} frames
maeded0847a5d1749 = Früherer Lauf { $number }: { $frames } Frames

# {frames} frames, goal
m45474c9461ac1a3c = { $frames } Frames, Ziel

# {frames} frames, died
m82dc7cac769c9ee5 = { $frames } Frames, gestorben

# {frames} frames, stopped
m0b43ad0a26fb6cc8 = { $frames } Frames, gestoppt

## window: panes/timeline/lanes.rs

# Lanes of the run
mb49003d52c1c491f = Spuren des Laufs

# Show the buttons of the other pad: the second one leads the partner
m1a16a98d8b6fb972 = Die Tasten des anderen Pads zeigen: Das zweite steuert den Partner

# Insert what is copied
m3a3e03a4106fa04a = Kopiertes einfügen

# Insert a frame before it
m28db3d8731df6cee = Einen Frame davor einfügen

# Insert 10 frames before it
m3f74cae11fcbc1a9 = 10 Frames davor einfügen

# Delete these frames
mbe81356dc1e647d5 = Diese Frames löschen

# Release all buttons in these frames
m2e2f89eb4fe8e602 = In diesen Frames alle Tasten loslassen

# Release all buttons from here on
m3b502fa216be4ddb = Ab hier alle Tasten loslassen

# End the run here
m636fe9d184286db6 = Lauf hier beenden

# Pad {pad}
m5a340118b85c8557 = Pad { $pad }

# Frame {frame}: {values}
me5c752bb1286a7e7 = Frame { $frame }: { $values }

# Frames {start} to {end}
mcdf01cdbfd883a43 = Frames { $start } bis { $end }

# Insert {count} frames before them
m1ce7d30725a5cd14 = Davor { $count } Frames einfügen

# Delete frames {start} to {end}
m88582b8079bc026e = Frames { $start } bis { $end } löschen

# {frames} copied. In the timeline, paste over others, or insert.
mbaa4e39e2c1e23e8 = { $frames } kopiert. In der Zeitleiste fügst du sie über anderen oder dazwischen ein.

# Press {button} in turns
maadcbd7101c2d95f = { $button } abwechselnd drücken

# {pressed} pressed, {released} released
m8395f0ebbeedf427 = { $pressed } gedrückt, { $released } losgelassen

## window: panes/timeline/mod.rs

# The timeline is for levels. In a maze, step and rewind with the play keys.
mde5ad99d4b4701a9 = Die Zeitleiste ist für Levels. In einem Labyrinth mit den Spieltasten einzelne Frames gehen und zurückspulen.

# The shown frame. Drag it, or click and type.
ma387343d24d79ab7 = Der gezeigte Frame. Ziehen oder klicken und eingeben.

# Add or delete a bookmark at the shown frame. Click its flag to go there.
m96f223675e325f9a = Ein Lesezeichen am gezeigten Frame setzen oder löschen. Ein Klick auf seine Fahne führt dorthin.

# Bookmark
mdbacf34fc010d6d9 = Lesezeichen

# Pause when
m9b780ffc1f9a470b = Anhalten, wenn

# Play frames in a loop, from the shown frame to the end. Shift + drag over the ruler chooses others.
m6130e5b02184dada = Frames in einer Schleife abspielen, vom gezeigten bis zum Ende. Shift + Ziehen über das Lineal wählt andere.

# Colour of the path
m5d1e790fb9876028 = Farbe des Wegs

# What the colours of the path in the level show
m565f72426bcabb37 = Was die Farben des Wegs im Level zeigen

# Pose every
m37136ace692559bf = Posenabstand

# Frames between the poses drawn on the path; 0 for none
mf880680f2feb7caf = Frames zwischen den auf dem Weg gezeichneten Posen; 0 für keine

# Ghost speed
m24cd6d44f08af49b = Geschwindigkeit des Geists

# Pixels a frame: along the ground to the right, below 0 to the left; in the air in its direction.
mbd8d4fe08fa64fd6 = Pixel pro Frame: am Boden nach rechts, unter 0 nach links; in der Luft in seiner Richtung.

# How the ghost begins
md35d9a8cef475fe1 = Wie der Geist beginnt

# Where it flies to: 0° is right, 90° is up, 180° is left. Steps are 1/256 of a turn.
mbb8d01ecf702577c = Wohin er fliegt: 0° ist rechts, 90° ist oben, 180° ist links. Schritte sind 1/256 einer Umdrehung.

# Delete ghost
m576a5b6559ccd105 = Geist löschen

# Delete the ghost from the level
m7951c062ed418a3f = Den Geist aus dem Level löschen

# The run is being simulated
m24a519695a4833a2 = Der Lauf wird simuliert

# Show the first frame that differs
mb22324861cddbc9c = Den ersten abweichenden Frame zeigen

# Play ({keys}), then pause or stop: the run appears here frame by frame, and follows every edit.
mcd8f23bd8f07002f = Spielen ({ $keys }), dann anhalten oder stoppen: Der Lauf erscheint hier Frame für Frame und folgt jeder Bearbeitung.

# of {frames}
md46845050b3a0d12 = von { $frames }

# Ghosts: point at a place in the level and press {keys}.
m373969195affb7c6 = Geister: im Level auf eine Stelle zeigen und { $keys } drücken.

# Differs from frame {frame}
mb5cac4b7c9a5ca5a = Unterschied ab Frame { $frame }

## window: panes/timeline/plots.rs

# Curves
m1ed69c4ea2882825 = Kurven

# Choose the values that are drawn as curves
m3db8119b27e7168a = Wählen, welche Werte als Kurven gezeichnet werden

## window: session/play_choices.rs

# Show values, sensors and trail of the first player. The view follows him.
mdda4c924eba35bb7 = Werte, Sensoren und Spur des ersten Spielers zeigen. Die Ansicht folgt ihm.

# Show values, sensors and trail of the second player. The view follows him.
m603e028e4729c275 = Werte, Sensoren und Spur des zweiten Spielers zeigen. Die Ansicht folgt ihm.

# Both
mf7a5f7a7c80c3082 = Beide

# Show values, sensors and trails of both players. The view follows the first one.
m2c897cda6ad7af8c = Werte, Sensoren und Spuren beider Spieler zeigen. Die Ansicht folgt dem ersten.

# Passages
m9ed0adb00946ef30 = Durchgänge

# Time spent
maf5a80727c8c1944 = Aufenthalt

## window: session/sets.rs

# Mine
m04dc16aea8ff5276 = Eigene

# Your own choice of overlays.
m7aa660d67118bd07 = Die eigene Auswahl von Overlays.

# Only the player's trail over the level.
md9ebea7d327862e4 = Nur die Spur des Spielers über dem Level.

# Solid pixels, angles, sensors, sizes, speeds, hitboxes, trail, readout and camera.
m5a8232918d56dc96 = Feste Pixel, Winkel, Sensoren, Größen, Geschwindigkeiten, Hitboxen, Spur, Werteanzeige und Kamera.

# Every overlay.
m710443dff49841ce = Alle Overlays.

## window: session/tools.rs

# 1 pixel
m4e9c1a609d26e344 = 1 Pixel

# a chunk
m89506997d747cce9 = ein Chunk

# {pixels} pixels
m2a77e62855457e57 = { $pixels } Pixel

## window: session/way.rs

# in a jump
me9b52d62d07f8d0f = im Sprung

# in the air as a ball
m22df960863a94a05 = in der Luft, eingerollt

# Blue is slow, yellow is 6 pixels a frame, red is 12 and more.
mc8e374462dfee0b3 = Blau ist langsam, Gelb sind 6 Pixel pro Frame, Rot 12 und mehr.

# Floor, right wall, ceiling, left wall, or in the air.
me460e0de007e3eaa = Boden, rechte Wand, Decke, linke Wand oder in der Luft.

# On his feet, rolling, jumping, in the air, an ability, hurt, dying.
mdd7fe120f975a18a = Auf den Füßen, rollt, springt, in der Luft, eine Fähigkeit, verletzt, stirbt.

# The collision layer that he is on.
m4f28d7d1280aeaf6 = Die Kollisionsebene, auf der er sich befindet.

# Along the ground, or through the air; pixels a frame.
m6c8b4484db32f787 = Am Boden entlang oder durch die Luft; Pixel je Frame.

# The player's y; up is up.
m55a0daaa5cf3e80b = Das Y des Spielers; oben ist oben.

# To the right, below 0 to the left; pixels a frame.
m447bc5879ba7b251 = Nach rechts, unter 0 nach links; Pixel je Frame.

# Downwards, below 0 upwards; pixels a frame.
mb53acdbf410697bd = Abwärts, unter 0 aufwärts; Pixel je Frame.

# Along the ground; it keeps its value in the air. Pixels a frame.
m6b8b6a48558be4ee = Am Boden entlang; in der Luft behält es seinen Wert. Pixel je Frame.

# Hex angle of the ground: 00 is flat, 80 is a ceiling.
mb23c750d9feb37e3 = Hex-Winkel des Bodens: 00 ist flach, 80 ist eine Decke.

## window: shell/bars/levels.rs

# New level
m380ad62967e2bd33 = Neues Level

# Add a level
m90afe6944ca004fd = Level hinzufügen

# New maze
m2103dae18d890cbc = Neues Labyrinth

# Add a maze
m0a7dbcfcc61b0be2 = Labyrinth hinzufügen

# Copy levels
m8418e6a432258c53 = Level kopieren

# Copy a maze
m0a19a35774fbfa72 = Labyrinth kopieren

# Copy a level
m6fc1e4be8cd4776d = Level kopieren

# Delete levels
m409d8bc212e56c9d = Level löschen

# Mazes
m088e740b2a44f863 = Labyrinthe

# Duplicate this level
m7833e278f89a0924 = Dieses Level duplizieren

# Delete this level
m3c21c0f10c106320 = Dieses Level löschen

# Duplicate this maze
m3de6005c519f4c31 = Dieses Labyrinth duplizieren

# Delete this maze
m86988f432339036d = Dieses Labyrinth löschen

# Add an empty level to the project.
m2fb6056ad26ba9cb = Dem Projekt ein leeres Level hinzufügen.

# Add a rotating maze to the project: a room with walls around it.
m3d6f8362d58ae910 = Dem Projekt ein rotierendes Labyrinth hinzufügen: ein Raum mit Wänden ringsum.

# Add a copy of this level.
mdec11c06a6a09f39 = Eine Kopie dieses Levels hinzufügen.

# Delete this level from the project. Undo brings it back.
m275e111fe8551887 = Dieses Level aus dem Projekt löschen. Rückgängig holt es zurück.

# Add a copy of this maze.
m97eb329abef4a034 = Eine Kopie dieses Labyrinths hinzufügen.

# Delete this maze from the project. Undo brings it back.
mb5ab04db07bc31ec = Dieses Labyrinth aus dem Projekt löschen. Rückgängig holt es zurück.

# Delete {title}
m78bb784014cdff7e = { $title } löschen

## window: shell/bars/menu.rs

# Edit buttons
mdf191b306850f828 = Tasten bearbeiten

# Block or chunk
m6ad593571b6f7216 = Block oder Chunk

# Snap to
m1f48c8a42a0af0d2 = Einrasten auf

# Panes
m1e85590db1abafc8 = Bereiche

# Panes by key
m39d7610fa32414f6 = Bereiche per Taste

# Play as
m1f4821b4c69a1781 = Spielen als

# As set at the start
m206c05312c827c1d = Wie am Start eingestellt

# Without a partner
m6d42e3ad6932bb72 = Ohne Partner

# With Tails
m6c7b70d8ce63ddd6 = Mit Tails

# With Sonic
mcf03eb9889a7ba91 = Mit Sonic

# With Knuckles
m67430c7b95428a51 = Mit Knuckles

# No shield
m4338c471466e2943 = Kein Schild

# Recent projects
m1d983c589c5a4fe8 = Zuletzt geöffnet

# {shield} shield
m20ec473481269e97 = Schild: { $shield }

## window: shell/bars/status.rs

# Zoom
m166bd56d19670a72 = Zoom

# Snap chunk
md75fcd58e6ab5d8c = Raster Chunk

# Collision layer to view and paint on
m6d741333cb01b9be = Kollisionsebene, die gezeigt und auf der gemalt wird

# Gamepads
mfcca8d3f3547c301 = Gamepads

# 1 run fails
maff4eef955de4e64 = 1 Lauf schlägt fehl

# Recorded runs that changed. Click to show them
m623b1d69c2112048 = Aufgezeichnete Läufe, die sich geändert haben. Klicken, um sie zu zeigen

# Kinds of objects that are hidden or locked. Click to show them
me85e890fd0384b57 = Objektarten, die ausgeblendet oder gesperrt sind. Klicken zeigt sie

# The project changed: checking again.
m94e09e60a050d227 = Das Projekt hat sich geändert: Prüfung läuft erneut.

# Position under the pointer or the canvas cursor in pixels (hexadecimal); in a level its block and chunk, in a maze its cell and what is in it
mf381236009e037a2 = Position unter dem Mauszeiger oder dem Arbeitscursor in Pixeln (hexadezimal); in einem Level ihr Block und Chunk, in einem Labyrinth ihre Zelle und deren Inhalt

# Snap {pixels}
mb9ac2fa51f9eed98 = Raster { $pixels }

# {count} runs fail
mb8b15b8e8bf5848a = { $count } Läufe schlagen fehl

# {hidden} hidden, {locked} locked
me0d12cf9cc5beb45 = { $hidden } ausgeblendet, { $locked } gesperrt

# {what} {used} of {allowed}
m3d1974b71c421f91 = { $what } { $used } von { $allowed }

# Problems: {counts}
m62b50b283b6371a7 = Probleme: { $counts }

# {x}, {y}  ({x_hex}, {y_hex})    cell {column}, {row}    {block}
m87ce9f45deb9c4bd = { $x }, { $y }  ({ $x_hex }, { $y_hex })    Zelle { $column }, { $row }    { $block }

# {x}, {y}  ({x_hex}, {y_hex})    block {bx}, {by}    chunk {column}, {row}
m2ca353127303dc57 = { $x }, { $y }  ({ $x_hex }, { $y_hex })    Block { $bx }, { $by }    Chunk { $column }, { $row }

## window: shell/bars/toolbar.rs

# More tools
md0dfafbdd3de824b = Weitere Werkzeuge

# Tools that do not fit on the toolbar
m8df589eb5d918d49 = Werkzeuge, die nicht in die Werkzeugleiste passen

# Collision
m107b195e705c4c0f = Kollision

# Overlays: {name}
m5fa1b225e0b8d0df = Overlays: { $name }

## window: shell/exchange/build_window.rs

# Level project of the disassembly
m18737baf4c18c8ba = Levelprojekt der Disassembly

# The build script ended well, but the game is not there.
mca6205efb572b878 = Das Build-Skript lief durch, aber das Spiel ist nicht da.

# The level project of the disassembly whose game is built.
mbd2212caea00cc25 = Das Level-Projekt der Disassembly, deren Spiel gebaut wird.

# Command that builds the game
m1d7a7343910bfbb3 = Befehl, der das Spiel baut

# The level project names no script that runs on this system: write the command.
m389df1ffae08cfab = Das Level-Projekt nennt kein Skript, das auf diesem System läuft: Schreib den Befehl.

# Command that starts it
m874326b2ad85a139 = Befehl, der es startet

# The level project does not name the built game.
ma15894bb9d83f433 = Das Level-Projekt nennt das gebaute Spiel nicht.

# Only what was exported is in the game.
me8a3b998d14c0621 = Nur was exportiert wurde, ist im Spiel.

# Build and run
m39b41288968f741f = Bauen und starten

# Build
m3fe3ff490adaaa63 = Bauen

# Stop the build
m16834d1b2d458c76 = Bau anhalten

# Close
m5e8250fb85d64c23 = Schließen

# Build and run the game
m8174f0d86084cf66 = Spiel bauen und starten

# Runs in {folder}
m980d7649614a594a = Läuft in { $folder }

# An emulator, for all projects. {game} is the game's file: {file}
m1b4f3a3387878194 = Ein Emulator, für alle Projekte. { $game } ist die Datei des Spiels: { $file }

# and {count} more files
mce5bf2eb6d7db2d1 = und { $count } weitere Dateien

# Building for {seconds} s
m47b24a8199e08fde = Baut seit { $seconds } s

# Built in {seconds} s
m0590e205cef9876e = Gebaut in { $seconds } s

## window: shell/exchange/chosen_places.rs

# Acts that levels replace
m25617319a0e319f8 = Akte, die Level ersetzen

# not written
mce8e50780f9f9c85 = nicht geschrieben

# level
me8ddc90a9d7c709d = Level

## window: shell/exchange/export_window.rs

# Export levels
mbb9a224a81e06a56 = Levels exportieren

# Levels
mb9f1339b3a61604a = Levels

# No level of this project came from such a file: choose the act that each replaces.
m7b76a54ec669a945 = Kein Level dieses Projekts kam aus einer solchen Datei: Wähle für jedes den Akt, den es ersetzt.

# No level of this project has a place in such a file: import one first.
m64f7f86042894e08 = Kein Level dieses Projekts hat eine Stelle in einer solchen Datei: zuerst eines importieren.

# Writing…
m6b065f2b026c7ce9 = Wird geschrieben…

# What would be written
m9489d0615cdef494 = Was geschrieben würde

# Looking at the files…
m8e08f0ccfad96889 = Dateien werden geprüft…

# All files are written, or none
mf610aa7e9b635b2b = Es werden alle Dateien geschrieben oder keine

# The levels keep the acts that they replace: the status line shows the room that is left while you design
m0ef976f5c699bdc2 = Die Level merken sich die Akte, die sie ersetzen: Die Statuszeile zeigt beim Entwerfen, wie viel Platz noch ist

# Keep the acts
mf20c898133d01af4 = Akte merken

# Choose acts
m0134a64ad406fe8d = Akte wählen

# Copy report
m099956e8fc4051be = Bericht kopieren

# Refused: nothing is written until this is solved
mb9406e107a721cc2 = Abgelehnt: Nichts wird geschrieben, bis das gelöst ist

# No file changes.
m6a02cbd18384c7b5 = Keine Datei ändert sich.

# Not written: no file can hold it
m12021fdf2cebb056 = Nicht geschrieben: Keine Datei kann es aufnehmen

# Notes
m005053d82b712e0a = Hinweise

# Place in the file
mb991f26fc1b367a6 = Stelle in der Datei

# Bytes
meeeea7adc131a244 = Bytes

# What changes
m38e378b4fc007b92 = Änderungen

# Levels to export
m8fcde4c9dbb2e72f = Zu exportierende Levels

# Files to write
mc2ea734752b1268e = Zu schreibende Dateien

# {files} written
mac693666bf47d19f = { $files } geschrieben

# {files} written. The old ones are beside them, ending in .bak.
mc9c595919a9bf1a8 = { $files } geschrieben. Die alten liegen daneben und enden auf .bak.

# {label}: path
m0255876abc797356 = { $label }: Pfad

# Write {files}
m88832cde30df5b7f = { $files } schreiben

# {path} is also used by {others}
mf18b1c8f5a673722 = { $path } wird auch von { $others } verwendet

# {after}, was {before}
m6fd0b98cf1c05361 = { $after }, vorher { $before }

# {after}, new
m52f5f3f833a2e7b3 = { $after }, neu

# {file}: {change}, {bytes} bytes
m67b105b12ffecfd3 = { $file }: { $change }, { $bytes } Bytes

# {count} file
m2f5ddeb12800e81a = { $count ->
    [one] { $count } Datei
   *[other] { $count } Dateien
}

## window: shell/exchange/film_window.rs

# Play this level first, or open a level with a saved run. Runs of mazes have no moving pictures.
mde949649c1df536f = Zuerst dieses Level spielen oder ein Level mit gespeichertem Lauf öffnen. Von Läufen in Labyrinthen gibt es keine Animation.

# Save a moving picture
m284f99d76e5c4075 = Animation speichern

# Film file
m280c75df91f843c7 = Animationsdatei

# The first frame to show; 0 is the start.
m094576bfe29bbbd1 = Der erste gezeigte Frame; 0 ist der Start.

# to
m08c83907b56ac0a4 = bis

# Last frame
mbd200bcc2a9b9180 = Letzter Frame

# The last frame to show.
mc1ab719f3ed2813b = Der letzte gezeigte Frame.

# Show the whole run.
mfccd2a3bbe2b8b55 = Den ganzen Lauf zeigen.

# Part
m2e3f2619ed36c3b4 = Ausschnitt

# Screen
m744d993d03f29851 = Bildschirm

# Selected area
mecdc80ec5f9b3acd = Ausgewählte Fläche

# Select an area of the level first.
m62849b21f1b140d5 = Zuerst eine Fläche des Levels auswählen.

# Scale
m2706a162264c46f1 = Maßstab

# Pictures
mbd2ea960fb2a9d8e = Bilder

# Kind of file
ma472318dce964572 = Dateityp

# Just played
m05d0fefb711e22ea = Eben gespielt

# Time and rings
mda4582838e29227e = Zeit und Ringe

# Solid pixels
mbd0d5074266c8b4d = Feste Pixel

# Solid pixels of layer A
m6bc97ede70e62758 = Feste Pixel der Ebene A

# Solid pixels of layer B
m6bc981de70e62c71 = Feste Pixel der Ebene B

# First picture
mcffee250e44da5ab = Erstes Bild

# The first picture.
mabbc8efc7967131e = Das erste Bild.

# Save film
m5bb306e4d0406f76 = Animation speichern

# This folder already exists: choose another name.
m2f42fd46d3eadeaa = Dieser Ordner existiert bereits: einen anderen Namen wählen.

# Replace the existing file
m4940bfd4a8e98ee9 = Vorhandene Datei ersetzen

# As many as possible
mc4bc1f93777216cf = So viele wie möglich

# One for each frame
m1828af4140f85988 = Eines pro Frame

# Works everywhere. At most 50 pictures a second, of at most 255 colours each.
m01edcd36a85376db = Funktioniert überall. Höchstens 50 Bilder pro Sekunde mit je höchstens 255 Farben.

# An animated PNG: all frames, all colours. Browsers show it.
mffff35ec3c7c78f2 = Ein animiertes PNG: alle Frames, alle Farben. Browser zeigen es.

# A folder of numbered pictures, for a program that makes films.
m3e7fc636930ff173 = Ein Ordner mit nummerierten Bildern, für ein Videoprogramm.

# Moving picture of a run
m2155c00e354ebe74 = Animation eines Laufs

# Moving picture saved: {path}
mee4c2025c1c67871 = Animation gespeichert: { $path }

# {done} of {all} pictures
m401ea292ef4110dc = { $done } von { $all } Bildern

# One for {every} frames
mc8f091df218e2907 = Eines alle { $every } Frames

## window: shell/exchange/game_window.rs

# Save the project first: the pictures of its backgrounds are read from its folder.
mf731c8c0fa8ba8b0 = Zuerst das Projekt speichern: Die Bilder seiner Hintergründe werden aus seinem Ordner gelesen.

# The project has no levels.
mc5a10385af99e9eb = Das Projekt hat keine Level.

# Choose a folder for the game
m64f2d45808babe29 = Einen Ordner für das Spiel wählen

# Folder
m9434ea90b6fee97d = Ordner

# All levels
m5c876a0774abcf13 = Alle Level

# Format
ma3c9339de23c1752 = Format

# Loader
m9388b764976d26c2 = Lader

# Padding
m7d8103f6f06f83d6 = Rand

# Around each part of the picture its edge goes on.
m54e5482ec8b5c40c = Um jeden Teil des Bildes herum setzt sich seine Kante fort.

# Sides are powers of two
mbe18826d4dc5b510 = Seiten sind Zweierpotenzen

# “Use a level in your game” in the manual explains the files.
ma30bee189fccf87c = „Use a level in your game“ in der Anleitung erklärt die Dateien.

# Source code that reads the files.
m8a7d0417ef5ed183 = Quelltext, der die Dateien liest.

# Export game
m3309bba6642b82a3 = Spiel exportieren

# Replace existing files in the folder
mf0ac8532ad5cbf47 = Vorhandene Dateien im Ordner ersetzen

# JSON
m34d46fe97a690403 = JSON

# Text: any engine reads it.
m83c646fb57080c54 = Text: Jede Engine liest ihn.

# Binary
md6f13188220f3d1c = Binär

# Small, and read without a parser: there are loaders for five languages.
m4781c174813db093 = Klein, und ohne Parser zu lesen: Es gibt Lader für fünf Sprachen.

# Export for a game engine
m2c12d889bbcecd73 = Für eine Spiel-Engine exportieren

# Exported to {path}
m389a8019555450b8 = Exportiert nach { $path }

# Only {title}
me480b2f1ca09bb13 = Nur { $title }

# Writes {file} beside the levels.
me5a42475232def81 = Schreibt { $file } neben die Level.

# {done} of {all} rows
mb61432a3d91cbbaa = { $done } von { $all } Zeilen

## window: shell/exchange/import_picture/preview.rs

# As large as it fits
m337acb06c8218819 = So groß, wie es passt

# The picture alone
m07032192e13ee64d = Nur das Bild

# What is solid on layer A
m4736571bec458741 = Was auf Ebene A fest ist

# What is solid on layer B
m4736541bec458228 = Was auf Ebene B fest ist

# Cut of the picture
m0e571c3dcac51e99 = Zuschnitt des Bildes

# , one pixel in {count} is shown
maa3a698c52ba091e = , gezeigt wird jedes { $count }. Pixel

## window: shell/exchange/import_picture.rs

# Import
m3914cb410fca44d4 = Importieren

# Add it to the project as a tileset (Enter in a field)
m6bc32b4a36d52144 = Als Kachelsatz zum Projekt hinzufügen (Enter in einem Feld)

# Reload the files. This happens by itself when one of them changes.
ma1c1872edfe93929 = Die Dateien neu laden. Das geschieht von selbst, wenn sich eine davon ändert.

# Reload
md5b6130b4937488c = Neu laden

# Cutting…
md27fdbcf96376e15 = Wird zerlegt…

# A PNG of 16×16 cells
mb242f4e8dae5b1a3 = Ein PNG aus 16×16-Zellen

# Shown in palettes; the tileset's folder is named after it
m1e0be84b3e46fd63 = Wird in Paletten gezeigt; der Ordner des Kachelsatzes wird danach benannt

# Tileset name
mfddc05f34641774e = Name des Kachelsatzes

# Pixels around the whole picture, and between two cells
m6c80555a7daf4933 = Pixel um das ganze Bild und zwischen zwei Zellen

# Margin
m3f1e7a3f2b283d3b = Rand

# margin
m56b5a72b50ecd75b = Rand

# Spacing
me5dc1e97fb743ade = Abstand

# spacing
mc05753dc2885b27e = Abstand

# A colour that counts as transparent, in pictures without transparency
md2aba7ee9577480f = Eine Farbe, die in Bildern ohne Transparenz für Durchsichtiges steht

# clear colour
m00ac476001b539aa = klare Farbe

# The colour; a click on the picture takes its colour there
mdd4c3f7e49324c02 = Die Farbe; ein Klick auf das Bild übernimmt die Farbe dort

# Clear colour
m69d8d0026a0e558a = Klare Farbe

# click it in the picture
mc3b4f1256ace6fc6 = im Bild anklicken

# Fits
md1a61884ee71b50d = Passend

# Cuts that need no padding
mf5b4066513a369a7 = Zuschnitte, die keine Ergänzung brauchen

# Use this cut
m76707cf4c30fc268 = Diesen Zuschnitt verwenden

# alpha
m8ac625bb85ed202b = Alpha

# Opaque pixels are solid
mb9a9a359fecdad02 = Deckende Pixel sind fest

# picture
m394c70f620b483e9 = Bild

# Solid pixels come from another picture of the same size, or one for each layer
mb211c45ecf9f264d = Feste Pixel kommen aus einem anderen Bild gleicher Größe oder aus einem je Ebene

# Nothing is solid: shapes are drawn later
m6d6467e2b90ba3f9 = Nichts ist fest: Formen werden später gezeichnet

# Where the solid pixels come from; angles follow from their surface
m2393f6e687de7812 = Woher die festen Pixel kommen; Winkel folgen aus ihrer Oberfläche

# Solid from
m827ed474a3c9d584 = Feste Pixel aus

# Solid pixels of layer A, or of both
m6745ed6d72b109b1 = Feste Pixel der Ebene A oder beider Ebenen

# Solid pixels of layer B; empty: those of layer A
m6dbd03a64ae98c59 = Feste Pixel der Ebene B; leer: die der Ebene A

# auto
m5dc77784260a7236 = auto

# The rarer shade, dark or light; or opaque pixels, if some are transparent
me359e724eea61aaf = Der seltenere Ton, dunkel oder hell; oder deckende Pixel, wenn einige durchsichtig sind

# Ink
m41a92a19c98de74f = Zeichenfarbe

# Which pixels of the collision pictures are solid
mb084069f7427cbcb = Welche Pixel der Kollisionsbilder fest sind

# Join
m6c6bf3ea2ad3d219 = Zusammenführen

# Which equal parts become one, even if mirrored
m7b541428b835611a = Welche gleichen Teile eins werden, auch gespiegelt

# Also add the picture as chunks, if it is a drawn part of a level
mca1573fb628d5bb6 = Das Bild auch als Chunks hinzufügen, wenn es ein gezeichneter Teil eines Levels ist

# Also as chunks
mddbc1b51822c2510 = Auch als Chunks

# Choose a picture, type its path, or drop it onto the window.
m99ecb133675dace6 = Ein Bild wählen, seinen Pfad eingeben oder es auf das Fenster ziehen.

# Choose the picture of layer A.
mb1c61e7446259d0a = Das Bild der Ebene A wählen.

# The picture appears here, with the grid of the cut.
m1f75a9ac7a86d7df = Hier erscheint das Bild mit dem Gitter des Zuschnitts.

# Path of a PNG
me88e99c7843ae29f = Pfad eines PNG

# Choose the file
m102cd72535214ea7 = Datei auswählen

# Import tileset picture
mf87d9dd1fe3eddda = Kachelsatzbild importieren

# margin {margin}, spacing {spacing}
mae702d08c3615f0d = Rand { $margin }, Abstand { $spacing }

# {label} path
mf7ae3273d510b436 = Pfad: { $label }

# Choose {label}
mec970563da734a1c = { $label } auswählen

# Import the tileset {name}
m929abc6c7f83aaf4 = Kachelsatz { $name } importieren

# Import: {problem}.
me90a445086c6da9d = Import: { $problem }.

## window: shell/exchange/import_preview.rs

# Looking at the file…
m6291016e47980386 = Die Datei wird angesehen …

# What will arrive
m5f511d090e0a0144 = Was ankommen wird

# Not imported
mb7da1bfa225afc72 = Nicht importiert

# Left out
m1daf241c903f7ad4 = Weggelassen

# layer
m84e39fec29768c56 = Ebene

# class
md11655952fcbab9f = Klasse

# (no {what})
m275cb5cebe0c8815 = (ohne { $what })

# {name} becomes
m4f1981d20344a6ce = { $name } wird zu

## window: shell/exchange/import_window.rs

# This file describes no levels.
m699350d654d27785 = Diese Datei beschreibt keine Levels.

# Browse…
m679697aa6fad7dd1 = Durchsuchen…

# A new project
mc72a7014f9e291d7 = Ein neues Projekt

# Folder of the new project
m2dce8e6becdad986 = Ordner des neuen Projekts

# A folder that is empty or does not exist yet. The files that are imported stay as they are.
m2450f721a66f2116 = Ein leerer Ordner oder einer, den es noch nicht gibt. Die importierten Dateien bleiben, wie sie sind.

# Open the project
m54d92e101b1eb87b = Projekt öffnen

# No level came over.
m15f70603a8e20e76 = Es kam kein Level an.

# Save the project first.
m39e7ab97b5912b1e = Speichere zuerst das Projekt.

# Import levels
m2fec795cecabe683 = Levels importieren

#  or 
m8c90ac72b6b2d832 = {" "}oder{" "}

# Zone
m1667f96d19635ec7 = Zone

# Act
mf9c5d519a01990cb = Act

# Levels to import
m663a0442b2ac7620 = Zu importierende Levels

# {finished} of {all}: {level}
mce7e1720b7836ab3 = { $finished } von { $all }: { $level }

# The open project ({name})
m61cc830bf6939c2b = Das offene Projekt ({ $name })

# {error}. Nothing was imported.
m8fca634b3d0ad2c1 = { $error }. Nichts wurde importiert.

# Choose a {kind}
m1deaddfbafaae33f = { $kind } auswählen

## window: shell/exchange/level_file.rs

# Write
m78f9fa174282015c = Schreiben

# Into files that exist
mc8a0e221f39a7ef6 = In Dateien, die es gibt

# Choose a folder for the maps
m4fde4a238f13d378 = Ordner für die Karten wählen

# New files: {kind}
m9b4dbabe3b371936 = Neue Dateien: { $kind }

## window: shell/exchange/picture_window.rs

# Open a level: a maze is drawn by the command `loopwright export maze`.
me9ed16b1001118c7 = Ein Level öffnen: Ein Labyrinth zeichnet der Befehl `loopwright export maze`.

# Save a picture
m4ceba8d15b175cf5 = Bild speichern

# Picture file
mae9be15135789585 = Bilddatei

# Whole level
m5be0f97e693158e2 = Ganzes Level

# Path of a run
m0d9114c829c4b94d = Weg eines Laufs

# Transparent
md0e945b97c0c46d1 = Durchsichtig

# Save picture
md77ae53af2a3551a = Bild speichern

# Background layers
m9854ee59431bb3e1 = Hintergrundebenen

# Starts and goal
m0e4a7a6aa14aa278 = Starts und Ziel

# Picture of the level
m91061b7e63a2929b = Bild des Levels

# Picture saved: {path}
m83228e6c2a794831 = Bild gespeichert: { $path }

## window: shell/exchange/refresh_window.rs

# Levels from such a file cannot be refreshed: import them again.
m4a61816983dbf9a1 = Levels aus so einer Datei lassen sich nicht auffrischen: importiere sie noch einmal.

# The file of the disassembly that the levels came from. Parts that you edited stay as they are.
m8280ee76c83d0187 = Die Datei der Disassembly, aus der die Levels kamen. Was du bearbeitet hast, bleibt, wie es ist.

# Nobody changed the files.
m764c5f1db643b234 = Niemand hat die Dateien geändert.

# Cannot be read
m461172d8cc1b6cd9 = Nicht lesbar

# Changed in the files
m514bfc6692d80e6e = In den Dateien geändert

# Changed on both sides
m74aced55bdd00c63 = Auf beiden Seiten geändert

# Refresh
m7b7163270e57e8b4 = Auffrischen

# Take over what changed in the files. Undo takes it back.
mfefe799bf4159b19 = Übernimmt, was sich in den Dateien geändert hat. Rückgängig nimmt es zurück.

# Refresh from the disassembly
mf239526fe4517363 = Aus der Disassembly auffrischen

# The project has what the files have.
ma3a4c2c6cdac2da5 = Das Projekt hat, was die Dateien haben.

## window: shell/exchange/web_window.rs

# Open a level: mazes have no web page.
m828e3b807129ba02 = Öffne ein Level: Labyrinthe haben keine Webseite.

# Save a web page
m9604670b67eeafe4 = Eine Webseite speichern

# Web page
m12ce23085451bdf8 = Webseite

# One file with the level, the physics, pictures and sounds. It plays in any browser of today: from disk, from a site, on a phone. Players can send you what they played; drop that file onto this window.
m46b37368fbdca031 = Eine Datei mit Level, Physik, Bildern und Tönen. Sie spielt in jedem heutigen Browser: von der Platte, von einer Website, auf einem Telefon. Spieler können dir senden, was sie gespielt haben; ziehe diese Datei auf dieses Fenster.

# Save web page
ma118ba250e44dec1 = Webseite speichern

# Packing the level…
mfbdeb4b84b8f4407 = Das Level wird gepackt …

# Share as web page
med1b8902811cc8c1 = Als Webseite teilen

# Web page saved: {path}. Open it in a browser, or send it to somebody.
m5e7164ef7b11ad8e = Webseite gespeichert: { $path }. Öffne sie in einem Browser oder schick sie jemandem.

## window: shell/tour.rs

# End the tour. Help > Tour resumes it.
m0e745e0ee783cb81 = Den Rundgang beenden. Hilfe > Rundgang setzt ihn fort.

# Skip this step
m3e56a0462ebee348 = Diesen Schritt überspringen

# That was the tour
m8505e4c68461cb4c = Das war der Rundgang

# For more, point at anything and press F1. Find a command… finds nearly everything.
m71b6f9f1cfe8a558 = Für mehr auf etwas zeigen und F1 drücken. „Befehl suchen…“ findet fast alles.

# Done
m0379fc73608ab971 = Fertig

# Read about the first level
m785f136eb4438e13 = Über das erste Level lesen

# Play from the start, then hold the right arrow. Space jumps, Esc comes back here.
ma1d93472d2d52c8c = Vom Start aus spielen und die rechte Pfeiltaste halten. Leertaste springt, Esc führt hierher zurück.

# Take the brush, choose a block on the left and paint with it in the level. You may paint while you play.
mf22bae6391085bf1 = Den Pinsel nehmen, links einen Block wählen und damit im Level malen. Das geht auch während des Spielens.

# Draw a loop
m501abd927ad86ff6 = Looping zeichnen

# Take the Shape tool and press on the ground; drag sideways and up. Art, angles and layer switchers come with it.
m1805e823163897b3 = Das Formwerkzeug nehmen und auf den Boden drücken; seitwärts und nach oben ziehen. Grafik, Winkel und Ebenenschalter entstehen mit.

# Place an object
m723ab01ba7c5b326 = Objekt setzen

# Take the Object tool, choose a kind in the pane Objects and click in the level.
m7769d7e0cafa7085 = Das Objektwerkzeug nehmen, im Bereich Objekte eine Art wählen und ins Level klicken.

# Look at the sensors
mbfabcfe1d4db604b = Sensoren ansehen

# Play and pause: the lines at the player's feet are what the engine asks the ground. Step on frame by frame.
m15fa3b95b72ae060 = Spielen und anhalten: Die Linien an den Füßen des Spielers sind das, was die Engine am Boden abfragt. Frame für Frame weitergehen.

# Make a test
m8e0e7ebcf1e16378 = Test anlegen

# Save the run you just played. It is played again after each edit, and reports a changed result.
ma41bfab2ddaffbf7 = Den eben gespielten Lauf speichern. Er wird nach jeder Änderung erneut gespielt und meldet ein anderes Ergebnis.

# Tour, step {step} of {all}
m2d44f3bc9fde5b41 = Rundgang, Schritt { $step } von { $all }

## window: shell/welcome/cards.rs

# Not found here any more
ma3dc4d7431ed752f = Hier nicht mehr zu finden

# Damaged: it can't be read
m6f60e17f504aef61 = Beschädigt: nicht lesbar

# Remove from list
me54d5a33026ab30d = Aus der Liste entfernen

# Restore a backup…
mae2b7702f9af4960 = Sicherung wiederherstellen…

# Unpin
mbc0cd0b4dfb7dde1 = Lösen

# Pin
m8db89619f41917b4 = Anheften

# Pinned projects stay first.
m4c2c86ba563d76b8 = Angeheftete Projekte bleiben vorn.

# Copy path
m544d26bccb164fab = Pfad kopieren

# The project itself stays where it is.
md979b055e3e261f8 = Das Projekt selbst bleibt, wo es ist.

# Open {name}, missing
mdd38d29f069ba5ca = { $name } öffnen (fehlt)

# Open {name}, damaged
mcd50ea367dc26095 = { $name } öffnen, beschädigt

# Open {name}
mffe567b9bce38e4a = { $name } öffnen

# Remove {name} from the list
m2dddd1ec6b46d12b = { $name } aus der Liste entfernen

# Restore a backup of {name}
ma20070fcc5703436 = Eine Sicherung von { $name } wiederherstellen

## window: shell/welcome.rs

# Draw the ground, press one key, run over it.
mf351014791c50459 = Boden zeichnen, eine Taste drücken, darüberlaufen.

# Opening the project…
m1f2d3fc34bfc0b7f = Projekt wird geöffnet…

# Play the sample
m80127239cdc7034a = Beispiel spielen

# Arrows run, Space jumps, Esc shows how it is made.
mfc53192289cd77fc = Pfeiltasten laufen, Leertaste springt, Esc zeigt, wie es gemacht ist.

# Opens the sample level and plays it at once.
m6995aa33ecac3b76 = Öffnet das Beispiellevel und spielt es sofort.

# Your projects will be listed here. You can also drop a project folder onto this window.
mc9a8db9decb87759 = Hier werden Projekte aufgelistet. Ein Projektordner lässt sich auch auf dieses Fenster ziehen.

# Samples to open and take apart
mdaf5cd7e9c1dd09b = Beispiele zum Öffnen und Zerlegen

# Opening the project: {done} of {known} files read
mba3d63e6c38b853c = Projekt wird geöffnet: { $done } von { $known } Dateien gelesen

# They are copies of your own: what you change is kept in {folder}
m5028cc624f892146 = Es sind eigene Kopien: Änderungen bleiben in { $folder }

## window: shell/windows/about.rs

# Licence: {licence}
m87db1f2548277171 = Lizenz: { $licence }

## window: shell/windows/backgrounds/layer.rs

# Change speed of a background
m97937957154141a0 = Geschwindigkeit eines Hintergrunds ändern

# Pixels from the top of the screen to the top of the picture, with the camera at the level's top
m5eeca318fb8c4e5e = Pixel vom oberen Rand des Bildschirms bis zum oberen Rand des Bildes, wenn die Kamera am oberen Rand des Levels ist

# Move a background up or down
m4db5cbf19ecad541 = Hintergrund nach oben oder unten verschieben

# Pixels a second that it moves by itself, like clouds: to the right, negative to the left. While nothing plays, only the preview above shows it
me173695343faa7ae = Pixel pro Sekunde, die sie sich von selbst bewegt, wie Wolken: nach rechts, negativ nach links. Solange nichts spielt, zeigt das nur die Vorschau oben

# Drifts
m243fbaf768bbd815 = Eigenbewegung

# Change drift of a background
m360787ed347793c8 = Eigenbewegung eines Hintergrunds ändern

# Whether the picture repeats side by side
m73f13f4f502b9436 = Ob sich das Bild nebeneinander wiederholt

# The picture repeats endlessly
m717b0e1e59dec7ed = Das Bild wiederholt sich endlos

# Once
m319ccfc06c45f9a4 = Einmal

# The picture is shown once, for a moon or a far tower
m450938f5a3701851 = Das Bild wird einmal gezeigt, für einen Mond oder einen fernen Turm

# Change repeating of a background
m15e7c933d99dc99a = Wiederholung eines Hintergrunds ändern

# A PNG in the tileset's folder
mf0e56578d00b1f21 = Ein PNG im Ordner des Kachelsatzes

# Choose another PNG, which is copied into the tileset's folder
m7df61e02c61d32cc = Ein anderes PNG wählen; es wird in den Ordner des Kachelsatzes kopiert

# Save the project first
mbb787bbcabac2d44 = Zuerst das Projekt speichern

# Replace by the typed path
m6d0413f278a45dae = Durch eingegebenen Pfad ersetzen

# Show the PNG whose path is typed above
m59ce365fb8cebf60 = Das PNG zeigen, dessen Pfad oben eingegeben ist

# Change rows of a background
mf963c206fb5ef060 = Zeilen eines Hintergrunds ändern

# The rows of the picture that this layer shows: other layers can show the rest at their own speeds
m78c24622d1a56b7c = Die Zeilen des Bildes, die diese Ebene zeigt: Andere Ebenen können den Rest mit eigener Geschwindigkeit zeigen

# First row
m741d306ab1b710b9 = Erste Zeile

# The first row shown
m46d9c8f1aeccd4ef = Die erste gezeigte Zeile

# End of the rows
m27afd5ba1b158f41 = Ende der Zeilen

# The row after the last one shown
m708d66f7c07d5d56 = Die Zeile nach der letzten gezeigten

# Show the whole picture
m7af3086d52e7ef4e = Ganzes Bild zeigen

# Make two layers that share the picture: each can move at its own speed
m23889437fbdc09a2 = Zwei Ebenen anlegen, die sich das Bild teilen: Jede kann sich mit eigener Geschwindigkeit bewegen

# Row to split at
mc547258193268bc5 = Zeile der Teilung

# The first row of the lower layer
m5be6ed91d0f3659c = Die erste Zeile der unteren Ebene

# Split into two
mb71846da627e9bb1 = In zwei teilen

# The upper rows stay in this layer, the lower ones get their own layer
m58133395d42c0814 = Die oberen Zeilen bleiben in dieser Ebene, die unteren bekommen eine eigene

# Split background layer
m0f3cc531bdfb58e4 = Hintergrundebene teilen

# Layer {number}
m989f3f6ff2e28965 = Ebene { $number }

## window: shell/windows/backgrounds/mod.rs

# The project has no tileset yet: a background belongs to one.
ma345fb55a9419fec = Das Projekt hat noch keinen Kachelsatz: Ein Hintergrund gehört zu einem.

# The tileset that these layers belong to. Each level chooses whose layers it shows
md08b85d167f39a32 = Der Kachelsatz, zu dem diese Ebenen gehören. Jedes Level wählt, wessen Ebenen es zeigt

# Tileset of the backgrounds
m1e9bedee786a27b6 = Kachelsatz der Hintergründe

# The level in view does not show these layers.
ma2ec876a09fa99c0 = Das angezeigte Level zeigt diese Ebenen nicht.

# Show them there
m63e6e525d3ef9f1c = Dort zeigen

# Draw them behind the level in view
m1d2df83fa11831e0 = Sie hinter dem angezeigten Level zeichnen

# No layers yet. Add a picture: the first one is the farthest, the next ones are in front of it.
m69501acbdc113082 = Noch keine Ebenen. Ein Bild hinzufügen: Das erste liegt ganz hinten, die nächsten liegen davor.

# Farthest first. Drag a layer to move it.
m1dbe0ec61af78c3d = Die hinterste zuerst. Eine Ebene ziehen, um sie zu verschieben.

# Delete background layer
m64ac1c88e5ac9a4f = Hintergrundebene löschen

# Move background layer
mc8b6779c9cdbee2d = Hintergrundebene verschieben

# Add layer…
m44233d2ec0f959ef = Ebene hinzufügen…

# Choose a PNG. It is copied into the tileset's folder and becomes the nearest layer
m91cf01f2cc320025 = Ein PNG wählen. Es wird in den Ordner des Kachelsatzes kopiert und wird zur vordersten Ebene

# A tileset has 64 layers at most
md95ef28a2eac3004 = Ein Kachelsatz hat höchstens 64 Ebenen

# Save the project first: the picture is copied into its folder
mbc964ac742f2206b = Zuerst das Projekt speichern: Das Bild wird in seinen Ordner kopiert

# or the path of a PNG
m4610f69ebd788b07 = oder der Pfad eines PNG

# Path of the background picture
m541639df110ff846 = Pfad des Hintergrundbilds

# Add a layer with this picture
me1c384531cb1a0d4 = Eine Ebene mit diesem Bild hinzufügen

# Save the project first: pictures are copied into its folder.
m320dacd9acf0bdfd = Zuerst das Projekt speichern: Bilder werden in seinen Ordner kopiert.

# Add background layer
m451cf0a82d993b4d = Hintergrundebene hinzufügen

# Change background picture
m6dcf0c4eb52f3ae5 = Hintergrundbild ändern

# Backgrounds
m7b936339df9bfd0a = Hintergründe

# Layer {number} farther
m9d083c00fc8d19ef = Ebene { $number } nach hinten

# Layer {number} nearer
m255f4ba62f2c35ba = Ebene { $number } nach vorn

# Delete layer {number}
mffbd0c4ff04e229a = Ebene { $number } löschen

# Layer {number}: {file}
mf58e969952f08f1d = Ebene { $number }: { $file }

# {label}. Drag it to another place
mc7b64ee2cc50f581 = { $label }. An eine andere Stelle ziehen

# {file}   {percent} across
mef902ce9181edc07 = { $file }   { $percent } seitwärts

# {file} is missing or can't be shown
me6e606e455d32055 = { $file } fehlt oder kann nicht gezeigt werden

## window: shell/windows/backgrounds/preview.rs

# Moving preview of the layers
mabe0940ef6b53bc3 = Bewegte Vorschau der Ebenen

# Let the preview move
m68b921aaa8da58e2 = Vorschau bewegen

# Stop the preview
m2c0a625d7faa6c22 = Vorschau stoppen

## window: shell/windows/backups_window.rs

# This project was never saved. From the first save on, each save leaves a backup.
mda4a3c32a29f822c = Dieses Projekt wurde noch nie gespeichert. Ab dem ersten Speichern hinterlässt jedes Speichern eine Sicherung.

# Looking for backups…
m023b78b0c1cfbb32 = Sicherungen werden gesucht…

# There is no backup yet. Each save leaves one; the first one also keeps what was there before.
m4f0429ad765cbf2f = Noch keine Sicherung vorhanden. Jedes Speichern hinterlässt eine; die erste bewahrt auch, was vorher da war.

# Reading…
m30b9d7cc2da03dc5 = Wird gelesen…

# In this backup:
mc915c4145e95b2a6 = In dieser Sicherung:

# Differences from the current project:
m3cec948f43784108 = Unterschiede zum aktuellen Projekt:

# The project has not changed since then.
mbc250c860e4dced5 = Das Projekt hat sich seitdem nicht geändert.

# Restore
m26f91b6796e33111 = Wiederherstellen

# Restore the project's files as they were then, and open it. The replaced files are kept.
m44d8943838556280 = Die Dateien des Projekts wiederherstellen, wie sie damals waren, und es öffnen. Die ersetzten Dateien bleiben erhalten.

# Restore the project as it was then. Undo brings back the current one.
mfd62d04356907cb6 = Das Projekt in seinem damaligen Stand wiederherstellen. Rückgängig holt den aktuellen zurück.

# can't be read
mb9bb06d63a837fad = nicht lesbar

# as it is now
mc01d9c35a88bd116 = wie jetzt

# Saved
m44fa1773e1e78784 = Gespeichert

# Differences from now
mb0f5316c337ff52d = Unterschiede zu jetzt

# Backups
mb0a388d87753b584 = Sicherungen

# Backups of {folder}. Its files can't be read as they are.
me3be917f71abcea6 = Sicherungen von { $folder }. Die Dateien lassen sich so nicht lesen.

# Saved {age} ago
m31a961caad9f3a96 = Gespeichert vor { $age }

# Restore the backup of {age} ago
m791cd8915c0209d7 = Sicherung von vor { $age } wiederherstellen

# {age} ago
me3c3f6d924e52571 = vor { $age }

# Backup of {age} ago: {what}
mc87682375e3788d2 = Sicherung von vor { $age }: { $what }

## window: shell/windows/chooser.rs

# Choose a picture
m8dcb80a261d8bb1d = Bild auswählen

# Choose a folder
m01767dd6e324a989 = Ordner auswählen

# No file dialog can be opened here: type the path, or drop the file onto the window.
m666a618e96da88c0 = Hier kann kein Dateidialog geöffnet werden: den Pfad eingeben oder die Datei auf das Fenster ziehen.

## window: shell/windows/edits/copies.rs

# Side by side, with what is selected
m0fe4f72fb8afc2f5 = Nebeneinander, mit dem Gewählten

# Above one another, with what is selected
me95b361e6bb9c0e8 = Übereinander, mit dem Gewählten

# Pixels from one column to the next; negative: to the left
m314d37b599988b36 = Pixel von einer Spalte zur nächsten; negativ: nach links

# Pixels from one row to the next; negative: up
m90b69a569d8971e8 = Pixel von einer Zeile zur nächsten; negativ: nach oben

# Select the objects and layer switchers that are to be copied.
m5f3974c0f2e89c8d = Wähle die Objekte und Ebenenschalter aus, die kopiert werden sollen.

# Choose more than one column or row.
ma391fa940d96ca3b = Wähle mehr als eine Spalte oder Zeile.

# Place copies
mc2a918e88589b0d5 = Kopien setzen

# Copies in rows
m854b552e409b4020 = Kopien in Reihen

# These would be {things}. The most at once are {most}.
m989af608e32c2f8c = Das wären { $things }. Höchstens { $most } gehen auf einmal.

# To be added: {things}.
m49178bd2865de5c0 = Kommen hinzu: { $things }.

# Place {count} copies
m72a4a285c45ae2e4 = { $count } Kopien setzen

# {count} thing
m380bad637418c328 = { $count ->
    [one] { $count } Element
   *[other] { $count } Elemente
}

## window: shell/windows/edits/hooks.rs

# After each save
m0f88f75bfbf94f8b = Nach jedem Speichern

# Before play
m55a9cc17267c4384 = Vor dem Spielen

# Programs of the project's team, such as a script that converts levels. They belong to the project, and run only where they are allowed.
m0057a348d557f466 = Programme des Teams, etwa ein Skript, das Level umwandelt. Sie gehören zum Projekt und laufen nur, wo sie erlaubt sind.

# Run that of the save
m98fc522f40099fcc = Den des Speicherns ausführen

# Run that of play
mbefb98ffe5f1e74a = Den des Spielens ausführen

# Change the project's commands
m145a5c1921d812f1 = Befehle des Projekts ändern

# They run in the project's folder: save the project first.
m5b8f7c3b6fbc82aa = Sie laufen im Ordner des Projekts: Speichere zuerst das Projekt.

# Run them on this computer
ma77df3d49b8b113c = Auf diesem Computer ausführen

# Allow these commands of this project; another command asks again
m0479129e80fbb450 = Diese Befehle dieses Projekts erlauben; ein anderer Befehl fragt wieder

# In the folder
m515c53aa0fe0a71f = Im Ordner

# Commands on save and play
m5d49ced3b7e4976e = Befehle beim Speichern und Spielen

# A program and its arguments; {project} is the project's folder, {level} the name of the level in view. No shell reads it
mba3c537ee29489bc = Ein Programm und seine Argumente; { $project } ist der Ordner des Projekts, { $level } der Name des Levels im Blick. Keine Shell liest es

# Running: {command}
m714f65ce38ffbe6b = Läuft: { $command }

# Ended well: {command}
meca0b2454825e350 = Gut beendet: { $command }

## window: shell/windows/edits/properties.rs

# Values for the game that is made of the project: the Inspector sets them, exports hold them. The physics does not read them.
m1d7014bd3f55617f = Werte für das Spiel, das aus dem Projekt wird: Der Inspektor setzt sie, Exporte enthalten sie. Die Physik liest sie nicht.

# Move property
m50607ab314e12aed = Eigenschaft verschieben

# None yet.
m55d2d4d448f92f95 = Noch keine.

# Add property
m7534784c4360838d = Eigenschaft hinzufügen

# A further property, for objects at first
mf024c5b01c74d8d9 = Eine weitere Eigenschaft, zunächst für Objekte

# Delete property
m147bde2834be874b = Eigenschaft löschen

# Add a property to give objects, levels or layer switchers values of your own.
m445ba1820a49766f = Füge eine Eigenschaft hinzu, um Objekten, Leveln oder Ebenenschaltern eigene Werte zu geben.

# Letters from A to Z, digits and underscores, and no other property's name.
m71628984c7d16288 = Buchstaben von A bis Z, Ziffern und Unterstriche, und nicht der Name einer anderen Eigenschaft.

# Its name in files and exports. Values follow a new one
mf500f539c884efa6 = Ihr Name in Dateien und Exporten. Werte folgen einem neuen

# Rename property
m3af9ca1867698844 = Eigenschaft umbenennen

# Change property
m03edbf1808dbf976 = Eigenschaft ändern

# Of
m091d6007b5b342e8 = Von

# The things that have it
m33182cadad2ee7a5 = Die Dinge, die sie haben

# The value of things that say none
mf2acf46bc5d97083 = Der Wert von Dingen, die keinen angeben

# Kinds
m535a5e9dfeb308f0 = Arten

# The kinds of objects that have it; all, if none is chosen
m5adfd2cb2c8c2609 = Die Arten von Objekten, die sie haben; alle, wenn keine gewählt ist

# all kinds
meb1cd3fa0456e267 = alle Arten

# add a kind
m0732d5be35c43ac3 = Art hinzufügen

# The words to choose from; the first one is the default unless another is chosen. Values follow a new spelling
m264bd07e69dc691c = Die Wörter zur Auswahl; das erste ist der Vorgabewert, wenn kein anderes gewählt ist. Werte folgen einer neuen Schreibweise

# Choices
m97dc2365368a965f = Auswahl

# a new word
m3b90d9b4cc375c52 = ein neues Wort

# New choice
m5b04933e77994d30 = Neues Wort der Auswahl

# On or off
m56bdda38578915e4 = An oder aus

# Text
m2492f5fb1b05b45e = Text

# Choice
mb0aadaa04e658ad6 = Auswahl

# Point
m8a439296ced9ed11 = Punkt

# Each placed object has a value of its own
m4981b5a9af61cdcd = Jedes gesetzte Objekt hat einen eigenen Wert

# Each layer switcher has a value of its own
m59c90dfc26cd1b45 = Jeder Ebenenschalter hat einen eigenen Wert

# Regions
m374f9d57e3c0790a = Bereiche

# Each region has a value of its own
m8a98e8ea41ec66e5 = Jeder Bereich hat einen eigenen Wert

# Each block of a tileset has a value of its own, wherever it is painted
mada4423a8f19835c = Jeder Block eines Kachelsatzes hat einen eigenen Wert, wo auch immer er gemalt ist

# Each solid tile of a tileset has a value of its own
m18d5b7dca04ccabe = Jede feste Kachel eines Kachelsatzes hat einen eigenen Wert

# Each level has a value of its own
mf0566642fe879bfb = Jeder Level hat einen eigenen Wert

# The project
m02e07e8981e9dfd9 = Das Projekt

# The default is the value
m83e7f5a8f9c53175 = Der Vorgabewert ist der Wert

# Delete it, and its values: {things}
mcdd5144d34735695 = Löscht sie und ihre Werte: { $things }

# Set on {things}
m5e99400d0724d31b = Gesetzt: { $things }

# Take {name} out of the list
m168cde734321862d = { $name } aus der Liste nehmen

# Choice {n}
md99971c5ab5969f6 = Wort { $n }

## window: shell/windows/edits/replace.rs

# What
mc676c702509736ef = Was

# A block by another one: flips and solidity stay
m46e3580a61e3b7d6 = Einen Block durch einen anderen: Spiegelungen und Festigkeit bleiben

# A chunk by another one
m664093166be7a50d = Einen Chunk durch einen anderen

# A solid tile by another one, in all blocks of its tileset
m3c15f6a11c85368c = Eine feste Kachel durch eine andere, in allen Blöcken ihres Kachelsatzes

# A kind of objects by another one
mf064f00eeff73347 = Eine Art von Objekten durch eine andere

# The value of a parameter of objects by another one
mc465cfa939f2d107 = Den Wert eines Parameters von Objekten durch einen anderen

# Solid tiles belong to blocks: every place of a block that has it changes, in all levels.
m409a7c13a79ef8f0 = Feste Kacheln gehören zu Blöcken: jede Stelle eines Blocks, der sie hat, ändert sich, in allen Levels.

# Where
mf3f752ef031b25d8 = Wo

# All levels: also chunks that none of them uses
m8b6e3bcbe89266dc = Alle Levels: auch Chunks, die keines von ihnen benutzt

# Selection
m0380652457f8ba15 = Auswahl

# The selected area, and selected objects
m61bade956f4622f0 = Der ausgewählte Bereich und ausgewählte Objekte

# The level in view
m6318b01ef15e16d6 = Das gezeigte Level

# Every level of the project
m5b0d6cca6728e9d9 = Jedes Level des Projekts

# The tileset whose solid tiles are meant
med2c83c69013be77 = Der Kachelsatz, dessen feste Kacheln gemeint sind

# Tileset of the solid tiles
m80797e5342290255 = Kachelsatz der festen Kacheln

# Old
m3018cd19bf898cd6 = Alt

# The number that is looked for
m58933fc469c82b7f = Die Nummer, die gesucht wird

# Brush: replace it
m4bcf471fc9805bf8 = Pinsel: das ersetzen

# The number that takes its place; 0 erases
m7f328f2311a8224f = Die Nummer, die an ihre Stelle kommt; 0 löscht

# Brush: put it in
m38fcb262bdcf49c2 = Pinsel: das einsetzen

# From the brush
mb0ff3db62559a27e = Vom Pinsel

# Take what the brush paints with
m2af51cd9e6281998 = Nimm, womit der Pinsel malt

# The brush paints with something else now
mce266fe484b886b8 = Der Pinsel malt gerade mit etwas anderem

# The kind that is looked for
m2ead9193c1a0e156 = Die Art, die gesucht wird

# Kind to replace
mfe0d23c72af4f2f0 = Art, die ersetzt wird

# The kind that takes its place. Parameters that both have keep their values
mf25475b4797e466f = Die Art, die an ihre Stelle kommt. Parameter, die beide haben, behalten ihre Werte

# New kind
mc75113aced35e9e9 = Neue Art

# The kind of the objects
m44e5d3a744e4ceb4 = Die Art der Objekte

# Kind of the objects
m05bfa20bf63dcbdb = Art der Objekte

# Parameter
m5fd8d2e5103ea150 = Parameter

# Parameter to replace
m21fc3347ba1f23f5 = Zu ersetzender Parameter

# The value that is looked for
m223947b9cf1a8b67 = Der Wert, der gesucht wird

# Old value
m1afdeffc2ece6e6b = Alter Wert

# New value
mcb3b0671d7b7f640 = Neuer Wert

# The value that takes its place
m45f08ec5a9ad19ff = Der Wert, der an seine Stelle kommt

# Replace all
m1d865a45c4134ce0 = Alle ersetzen

# Replace
m2a8434b16dc214a3 = Ersetzen

# There is none of it there.
m788ff9a94d466a4b = Davon gibt es dort nichts.

# To be changed: {blocks}.
ma1d68f763524d5c1 = Es ändern sich: { $blocks }.

# To be changed: {places} in {levels}.
m3b6877870096c097 = Es ändern sich: { $places } in { $levels }.

# Parameters that the new kind does not have are lost: {objects}.
mb4cbfdf72a6bc52d = Parameter, die die neue Art nicht hat, gehen verloren: { $objects }.

# {count} level
m9692960245880692 = { $count ->
    [one] { $count } Level
   *[other] { $count } Levels
}

# {count} object
mfc9e720178d6681b = { $count ->
    [one] { $count } Objekt
   *[other] { $count } Objekte
}

## window: shell/windows/edits/space.rs

# Everything to the right of columns, or below rows, moves along
mae3b06d01ec97072 = Alles rechts von Spalten oder unter Zeilen rückt mit

# Change
m2f64461723d3df5d = Änderung

# Deleted columns and rows take what is in them along
ma578d5acc6af6054 = Gelöschte Spalten und Zeilen nehmen mit, was in ihnen ist

# Insert
m5ada999b33ccc808 = Einfügen

# In units of
m258b21aece27a11a = In Einheiten von

# Blocks have 16 pixels. Chunks that are cut become new ones
m69b08d956f5686f6 = Blöcke haben 16 Pixel. Geschnittene Chunks werden zu neuen

# Before
m1788737137ec6d9e = Vor

# Counted from 0 at the left, or at the top
mae5d7a7670cb3b1a = Ab 0 von links oder von oben gezählt

# Columns or rows
m58f42c59f6d31206 = Spalten oder Zeilen

# Insert columns
m0334aa6d53fd9023 = Spalten einfügen

# Insert rows
m66abc15dfca6af7d = Zeilen einfügen

# Delete columns
md306dc5ff4611a65 = Spalten löschen

# Delete rows
m6779d5f0877aa373 = Zeilen löschen

# Show the place
m3ad8eaf1cd7a63dc = Die Stelle zeigen

# Insert or delete space
mf52ceafb252646ca = Platz einfügen oder löschen

# The level becomes {width} × {height} chunks.
m33b4cc999b3bab91 = Das Level wird { $width } × { $height } Chunks groß.

## window: shell/windows/find/cells.rs

# Type a block's name or its number: ring, 3A or $3A.
m185f2e88f1ee0055 = Den Namen oder die Nummer eines Blocks eingeben: Ring, 3A oder $3A.

# {text} is not a number. Numbers of blocks: 3A, $3A or 0x3A.
me9f9d903ae0571c1 = { $text } ist keine Nummer. Nummern von Blöcken: 3A, $3A oder 0x3A.

# There is no block {read}: they go up to {last}.
m47ace686d7ae0105 = Es gibt keinen Block { $read }: Der letzte ist { $last }.

# No block is called {text}.
mc614a504a05ba60b = Kein Block heißt { $text }.

## window: shell/windows/find.rs

# Type the number of a chunk, decimal or hexadecimal: 26, $1A or 0x1A.
m28059e3494a09278 = Die Nummer eines Chunks eingeben, dezimal oder hexadezimal: 26, $1A oder 0x1A.

# Type the number of a block, decimal or hexadecimal: 26, $1A or 0x1A.
m29208be8c85d7e38 = Die Nummer eines Blocks eingeben, dezimal oder hexadezimal: 26, $1A oder 0x1A.

# Type the number of a solid tile, decimal or hexadecimal: 26, $1A or 0x1A.
m0fea0cb4d5cdc7ae = Die Nummer einer Kollisionskachel eingeben, dezimal oder hexadezimal: 26, $1A oder 0x1A.

# There is no chunk {chunk}: they go up to {last}.
me1bbd03c917086ac = Es gibt keinen Chunk { $chunk }: Der letzte ist { $last }.

# There is no block {block}: they go up to {last}.
m008f721e8e7a512c = Es gibt keinen Block { $block }: Der letzte ist { $last }.

# There is no solid tile {tile}: they go up to {last}.
md15ae113a3ac059d = Es gibt keine Kollisionskachel { $tile }: Die letzte ist { $last }.

# Layer switcher {number}
m0909bc7d4564f3c8 = Ebenenschalter { $number }

## window: shell/windows/find_window.rs

# Look through all levels of the project, this one first
mcb89d313ec6a2a6c = Alle Levels des Projekts durchsuchen, dieses zuerst

# In all levels
me2980493f17efbf0 = In allen Levels

# Name or number of a block
mb3ebcc3592d9b80f = Name oder Nummer eines Blocks

# Things
mdebcc18bdc8bb6d4 = Elemente

# Objects, layer switchers, start and goal: by kind, number, id or any field
mf9f453c8cf654d5e = Objekte, Ebenenschalter, Start und Ziel: nach Art, Nummer, ID oder einem beliebigen Feld

# Every place of a chunk, by its number
me7e83f9003b6eba6 = Jede Stelle eines Chunks, nach seiner Nummer

# Every place of a block, by its number
mbe2edbf8ce1ca286 = Jede Stelle eines Blocks, nach seiner Nummer

# Solid tile
mb5b3d2df659640a8 = Kollisionskachel

# Every block that uses a solid tile on either layer, by the tile's number
m0103b94276abad94 = Jeder Block, der auf einer der Ebenen eine Kollisionskachel verwendet, nach deren Nummer

# Kind, number or id
m546abcb33927f228 = Art, Nummer oder ID

# Number: 26, $1A or 0x1A
m888514080760c74d = Nummer: 26, $1A oder 0x1A

# Nothing found
m66e55a3b3360005a = Nichts gefunden

# 1 place
mddc546362f80ed0f = 1 Stelle

# Column
m9e40e59654c8ad67 = Spalte

# Row
ma013e119fec906fb = Zeile

# Find in the maze
mb2ad3f4e163fb46d = Im Labyrinth suchen

# Find in the level
m29f9e38c006f2620 = Im Level suchen

# Found places
m39b9b6f4bf7c82b5 = Fundstellen

# Enter or {key} goes to the next one.
mea2aea68d1c7e7d8 = Enter oder { $key } geht zur nächsten.

# {place} of {total}
md5f9b9327ae3cb35 = { $place } von { $total }

# {total} places
ma7ace715ab124209 = { $total } Stellen

# Place {number}
mbd91503922c33a9f = Stelle { $number }

# {name}, {level}
m09b961dcd94be6c4 = {name}, {level}

## window: shell/windows/first_start.rs

# Which keys are you used to?
mb1f04cd40e445c66 = Vertraute Tastenbelegung wählen

# Everything else stays the same, and each key can be changed later under File > Settings and keys.
me275006a858d60d8 = Alles andere bleibt gleich, und jede Taste lässt sich später unter Datei > Einstellungen und Tasten ändern.

# Use these
m35f5372800cdf683 = Diese verwenden

# Not now
m275772c501fb3b2e = Nicht jetzt

# Begin with Loopwright's own keys
mbcb931aa6bcfd18d = Mit den eigenen Tasten von Loopwright beginnen

## window: shell/windows/go_to.rs

# Position
mc1611c0558728a2a = Position

# Across and down. In pixels: 1280 400, or $500 $190 and 0x500 0x190 in hexadecimal.
# In blocks: 80b 25b. In chunks: 10c 3c.
med8844d2916ce0db = Waagerecht, dann senkrecht. In Pixeln: 1280 400 oder hexadezimal $500 $190 und 0x500 0x190.
    In Blöcken: 80b 25b. In Chunks: 10c 3c.

# Go
m09023907b59c38eb = Los

# Type two numbers: across, then down.
m616a021383035d6f = Zwei Zahlen eingeben: waagerecht, dann senkrecht.

# Go to a place
m67e15f0ccb6ddda8 = Gehe zu

# "{word}" is not a position: a number like 400, 25b, 3c, $190 or 0x190.
m4ffb2aea9b285979 = „{ $word }“ ist keine Position: eine Zahl wie 400, 25b, 3c, $190 oder 0x190.

# "{word}" is outside every level.
m188f3b425dc658a1 = „{ $word }“ liegt außerhalb jedes Levels.

## window: shell/windows/habits.rs

# Keys and mouse as in:
m94262635bc5a1906 = Tasten und Maus wie in:

# Compare…
m4f67ee86a1be6e40 = Vergleichen…

# See what differs between them, with pictures.
md580f69ffbaa84e8 = Die Unterschiede ansehen, mit Bildern.

# Keep Loopwright's own keys
mc74ac51fefb57757 = Eigene Tasten von Loopwright behalten

# Keys and mouse as in {program}
mc44041b6be930bc6 = Tasten und Maus wie in { $program }

## window: shell/windows/key_sheet.rs

# Search keys and commands
m8018d3efc0d14c8c = Tasten und Befehle suchen

# Nothing has this name.
m5da9899ae22ad149 = Nichts heißt so.

## window: shell/windows/layouts.rs

# Name of the layout
m1d4b1fceea2d98ee = Name der Anordnung

# Save layout
m651c5e073b3cb98e = Anordnung speichern

# Replace layout
m97603f0f66e0f543 = Anordnung ersetzen

# None is saved yet. A layout is where the panes are, and how large.
mb84598030e94c564 = Noch ist keine gespeichert. Eine Anordnung ist, wo die Bereiche sind und wie groß.

# Put the panes where they are in this layout
m67664c81c1b4d84c = Stellt die Bereiche dorthin, wo sie in dieser Anordnung sind

# Layouts
ma532f7cd312d4424 = Anordnungen

# The layout {name} is saved.
m4720c4c6c5444708 = Die Anordnung { $name } ist gespeichert.

# Delete the layout {name}
m9c2d32eef0c1446e = Die Anordnung { $name } löschen

## window: shell/windows/levels/about.rs

# Shown in lists, and before the level begins
mb26e92cf084e3001 = Steht in Listen, und bevor das Level beginnt

# The name of its file, without .json. Runs and music follow
m612620a249de8297 = Der Name seiner Datei, ohne .json. Läufe und Musik folgen

# Another one is called so, or no file can be.
m0a2ab27a874796dc = Ein anderes heißt so, oder keine Datei kann so heißen.

# Rename file
m3a9afc986f4936cf = Datei umbenennen

# The group of the level, such as a zone: a heading in lists, and beside its number before it begins
m321d5922fd0b07f0 = Die Gruppe des Levels, etwa eine Zone: eine Überschrift in Listen, und bei seiner Nummer, bevor es beginnt

# Group
m98b1cb8fb62909ec = Gruppe

# Change group
mf819e4419b9e074e = Gruppe ändern

# The author of the level, if the project's is another one
m78923520c849fb01 = Der Autor des Levels, wenn der des Projekts ein anderer ist

# A description, for builders and for players
me1efdba79d21a71f = Eine Beschreibung, für Erbauer und für Spieler

# Description
m63d894b1ddb06289 = Beschreibung

# Change description
m8605101c01be94ab = Beschreibung ändern

# Music
m9ca372a6096ddd54 = Musik

# One of the project's sounds: Level > Sounds adds them
mb33572f92cf177f8 = Einer der Klänge des Projekts: Level > Klänge fügt sie hinzu

# Picture of {level}
m7e9b51ac107c8b9a = Bild von { $level }

# {count} chosen level
m5a71e124e8be1678 = { $count ->
    [one] { $count } gewähltes Level
   *[other] { $count } gewählte Level
}

## window: shell/windows/levels/mod.rs

# Search levels
m9533c3f175535548 = Level suchen

# Double click a row to show its level, drag it to change the order of play.
m367e37d082c60f45 = Doppelklick auf eine Zeile zeigt ihr Level; zieh sie, um die Reihenfolge im Spiel zu ändern.

# None of them is called so.
me70082cfc9221beb = Keines heißt so.

# in view
m0178fad020dae9f3 = im Blick

# Move levels
m7f682d3e671da4c3 = Level verschieben

# Add a copy behind each that is chosen
m519b0f03b188a458 = Hinter jedem gewählten eine Kopie einfügen

# Delete what is chosen from the project. Undo brings it back.
m4aad3f95191e864d = Löscht das Gewählte aus dem Projekt. Rückgängig holt es zurück.

# One level or maze stays in the project
m67d7d311d3c66160 = Ein Level oder Labyrinth bleibt im Projekt

# Move it one place up: it is played earlier
mc6de9c07998cee2b = Einen Platz nach oben: es wird früher gespielt

# Move it one place down: it is played later
m40eac2c48d6f3c88 = Einen Platz nach unten: es wird später gespielt

# Show in the canvas
m594c4e29ce22c97c = Im Level zeigen

# Levels and mazes
m17e48e2a7c4701e3 = Level und Labyrinthe

# File: {key}
m01145322c69a23d8 = Datei: { $key }

# {width} × {height} cells
mbafd048ca22e6793 = { $width } × { $height } Zellen

# layer of {level}
me2043d2a43f985eb = Bildebene von {level}

# {count} run
mf68e61c5f095a0c9 = { $count ->
    [one] { $count } Lauf
   *[other] { $count } Läufe
}

# {count} layer switcher
m63fb217ef2f44998 = { $count ->
    [one] { $count } Ebenenschalter
   *[other] { $count } Ebenenschalter
}

## window: shell/windows/levels/statistics.rs

# Copy as a table
me2b36c1089cd1f67 = Als Tabelle kopieren

# To the clipboard, for a spreadsheet or a text
m35378f0e33029aac = In die Zwischenablage, für eine Tabellenkalkulation oder einen Text

# The table is on the clipboard.
m85b24a65f370536e = Die Tabelle ist in der Zwischenablage.

# The levels of the project beside one another
ma0ad64b1b0ffa923 = Die Level des Projekts nebeneinander

# Statistics of
mefe82343510c947f = Statistik von

# Objects by kind
m282decd549aff832 = Objekte nach Art

# Times of runs
m871145ee282ce814 = Zeiten der Läufe

# Size in chunks
m20be93604422adef = Größe in Chunks

# Size in pixels
mcd1299ea1d0e66e8 = Größe in Pixeln

# Size in screens
m9555317cfd140042 = Größe in Bildschirmen

# Placed blocks
m5ec1b03410ce882e = Gesetzte Blöcke

# Different blocks
mbea5f0354e9c1450 = Verschiedene Blöcke

# Different chunks
mee3a6cac4b6bf800 = Verschiedene Chunks

# Placed rings
m2e722e4fb6b98873 = Gesetzte Ringe

# Shapes that are not baked
mdd6370b4e22c5aac = Formen, die nicht gebacken sind

# Click to select all of them in the level
mb41ea816011c3d58 = Klicke, um alle im Level auszuwählen

# Click to watch the run
m2e531276911ac0a1 = Klicke, um den Lauf anzusehen

# Screens
m927384adb53881c6 = Bildschirme

# Longest run
m6987497bbc7bc508 = Längster Lauf

# Statistics
m2293b71fd35fee2a = Statistik

# Click to show {level}
mb1ce666ed9c085d5 = Klicke, um { $level } zu zeigen

## window: shell/windows/manual_window.rs

# Search the manual
m5c8c08b74d919bfc = Handbuch durchsuchen

# No page has these words.
m05a00bebd36c9127 = Keine Seite enthält diese Wörter.

# Back
mc16e00a7a8b2fde2 = Zurück

# Return to the page you read before.
mb7ead128ad24a9cc = Zur zuvor gelesenen Seite zurückkehren.

# Copy these lines to the clipboard.
m10107ab70df63a5e = Diese Zeilen in die Zwischenablage kopieren.

# Page: {title}
mdf18b76b065905ac = Seite: { $title }

## window: shell/windows/messages.rs

# Dismiss message
mbcfafb587d8bba80 = Meldung schließen

# Dismiss. Messages in the Help menu keeps it.
md38b030ca3b2d3ee = Schließen. Unter „Meldungen“ im Menü Hilfe bleibt sie erhalten.

# No messages yet.
m195c662a195b8466 = Noch keine Meldungen.

# The list starts empty each time the editor opens.
m931a34417fa430eb = Die Liste ist bei jedem Start des Editors zunächst leer.

# Note
m6686fcc6d2c8f0bd = Hinweis

# Warning
m34be76c6b1eadbef = Warnung

# Error
m5f343a43e7ea9f91 = Fehler

# {hidden} earlier messages: Help, Messages
m01f5440df082036e = { $hidden } frühere Meldungen: Hilfe > Meldungen

# ({count} times)
mefa9f9d65c774d67 = ({ $count } Mal)

## window: shell/windows/new_project.rs

# Create
m382a2aa3984474dd = Erstellen

# Begin with
m7affcf1fddcccf66 = Beginnen mit

# Zone of a game
m3b55dc0bd0f9f4eb = Zone eines Spiels

# Begin with levels of a disassembly: opens Import levels
m400ca255f40d6954 = Mit Levels einer Disassembly beginnen: öffnet „Levels importieren“

# Empty: you choose it when you save
m4065b35bde5a445d = Leer: Auswahl beim Speichern

# Choose an empty folder with the system's dialog.
mc2a1f40b845816da = Einen leeren Ordner über den Dialog des Systems auswählen.

# The physics. They can be changed later in the Inspector, switch by switch.
m704ad6350269a6da = Die Physik. Sie lässt sich später im Inspektor ändern, Option für Option.

# as in Sonic 2 and 3 & Knuckles
mcaa82e7a5e99c3e2 = wie in Sonic 2 und 3 & Knuckles

# as in Sonic 1 and CD, whose loops are marked by chunk
m1a667da5d3f5182a = wie in Sonic 1 und CD, deren Loopings je Chunk markiert sind

# The project needs a name.
m40af88953d2b0a68 = Das Projekt braucht einen Namen.

# The project is not on disk until you save it.
mf3a3329fa773a4c9 = Das Projekt liegt erst nach dem Speichern auf dem Datenträger.

# Type the full path of the folder.
mb942c20580dad27e = Den vollständigen Pfad des Ordners eingeben.

# This is a file. Choose a folder that is empty or does not exist yet.
m8c378d911be642e4 = Das ist eine Datei. Einen Ordner wählen, der leer ist oder noch nicht existiert.

# This folder already contains a project. Open it, or choose another folder.
m4574dda99d2af79c = Dieser Ordner enthält bereits ein Projekt. Es öffnen oder einen anderen Ordner wählen.

# This folder is not empty. Choose one that is empty or does not exist yet.
m4902a465f5bf941c = Dieser Ordner ist nicht leer. Einen wählen, der leer ist oder noch nicht existiert.

# {pixels} × {pixels} pixels, {help}
m5fa7b692fdae4015 = { $pixels } × { $pixels } Pixel, { $help }

# Will be created: {file}
md71f0577c9837402 = Wird erstellt: { $file }

## window: shell/windows/palette/entries.rs

# Bring this pane to the front.
mdfc884855a19164c = Diesen Bereich nach vorn holen.

# Settings
m9d8b8aa2b404c2c8 = Einstellungen

# Show {pane}
mba53f2d66ac8afaa = { $pane } zeigen

# Bring the level {key} into view.
m4624627f67607a3c = Das Level { $key } in den Blick rücken.

# Bring the maze {key} into view.
m33f9fd893348fa37 = Das Labyrinth { $key } in den Blick rücken.

# Place: {kind}
m67cd21e9ddd80e80 = Setzen: { $kind }

# Read this part of the manual, on the page {page}.
m68dc01f595e66d40 = Diesen Teil des Handbuchs lesen, auf der Seite { $page }.

# Manual: {heading}
m10eed9f7d99e15c7 = Handbuch: { $heading }

# Place: {kind}, {label}
m66e89a3ae0755090 = Setzen: { $kind }, { $label }

## window: shell/windows/palette.rs

# Find a command
m294d1490830f4ad4 = Befehl suchen

# Type a command
m0a90f3741ddca387 = Befehl eingeben

# Nothing has this name. The manual (F1) has its own search.
mdd86e1e34c3cdd48 = Nichts heißt so. Das Handbuch (F1) hat eine eigene Suche.

## window: shell/windows/path_window.rs

# The folder of a project, or its loopwright.json. You can also drop it onto the window.
m00548268bae8d7f2 = Der Ordner eines Projekts oder seine loopwright.json. Beides lässt sich auch auf das Fenster ziehen.

# A folder that is empty or does not exist yet.
mfc41027ef063fe36 = Ein Ordner, der leer ist oder noch nicht existiert.

# A file with object definitions, or the objects.json of a project. You can also drop it onto the Object maker.
ma397a1fd00010716 = Eine Datei mit Objektdefinitionen oder die objects.json eines Projekts. Du kannst sie auch auf den Objektbaukasten ziehen.

# Export
m293aa6a6446fb153 = Exportieren

# A file that does not exist yet. Pictures are written beside it.
m55ac7a6c76e2617b = Eine Datei, die es noch nicht gibt. Bilder werden daneben geschrieben.

# A palette of JASC (.pal), GIMP (.gpl), Photoshop (.act) or Lospec (.hex), words of the console (.bin), or a PNG with colour numbers.
mf26e2292b494b80b = Eine Palette von JASC (.pal), GIMP (.gpl), Photoshop (.act) oder Lospec (.hex), Wörter der Konsole (.bin) oder ein PNG mit Farbnummern.

# A file that does not exist yet. Its ending says what it is: .pal, .gpl, .act, .hex or .bin.
m7ff1e3fdc5d649b5 = Eine Datei, die es noch nicht gibt. Ihre Endung sagt, was sie ist: .pal, .gpl, .act, .hex oder .bin.

# Use it
m33d12c6723874181 = Verwenden

# A PNG. It is copied into the project's folder at the next save. You can also drop it onto the Object maker or the Characters pane.
m4c586136d22ad8de = Ein PNG. Es wird beim nächsten Speichern in den Ordner des Projekts kopiert. Du kannst es auch auf den Objektbaukasten oder den Bereich Figuren ziehen.

# Open from path
m7f04573ba718d9b6 = Über Pfad öffnen

# Save to path
m4c33d6ee40342e64 = Unter Pfad speichern

# Objects by path
mebf7adf2dbeb0757 = Objekte nach Pfad

# Export object to path
mdca89bc3a2a7c7b6 = Objekt an einen Pfad exportieren

# Colours by path
m05ba1974fcf7c506 = Farben nach Pfad

# Export colours to path
mf8cdf08fe4d1a496 = Farben in Pfad exportieren

# Picture by path
mfb477a81f5b85aa1 = Bild über Pfad

## window: shell/windows/question/both.rs

# deleted by one of you
m6317d6287547c38b = von einer Seite gelöscht

# Both of you changed the same place here. Whose change wins?
m91aa1f4ed6647058 = Hier haben beide Seiten dieselbe Stelle geändert. Welche Änderung gilt?

# Theirs
m0bd54c693376687c = Fremde

# {place} and {count} more
mb666461d87ff6373 = { $place } und { $count } weitere

# Another program changed this project while you worked on it.
#
# You changed:
# {mine}
#
# The other program changed:
# {theirs}
#
# Merge keeps the changes of both. Undo reverts it.
m32f3d88fea0080e3 =
    Ein anderes Programm hat dieses Projekt während der Arbeit daran geändert.
    {""}
    Hier geändert:
    { $mine }
    {""}
    Vom anderen Programm geändert:
    { $theirs }
    {""}
    Zusammenführen behält die Änderungen beider Seiten. Rückgängig macht es ungeschehen.

## window: shell/windows/question.rs

# Another program changed the project since. Saving the restored work replaces those changes.
mc6384e26c660a30d = Ein anderes Programm hat das Projekt seitdem geändert. Das Speichern der wiederhergestellten Arbeit ersetzt diese Änderungen.

# If you don't restore it, it is not offered again.
m68323214d2ebd1bb = Wird sie jetzt nicht wiederhergestellt, wird sie nicht erneut angeboten.

# If you go on without it, Undo still brings it back.
m1686327966e2f2b6 = Auch nach „Ohne sie fortfahren“ holt Rückgängig sie noch zurück.

# Save your changes?
m60586e744cbb7aa3 = Änderungen speichern?

# Don't save
mdc00ea38111d5022 = Nicht speichern

# Changed on disk
m6832026653e84e99 = Auf dem Datenträger geändert

# Merge…
mc842bdfd3dc7ecf1 = Zusammenführen…

# Overwrite them
m9741f79b4c47e930 = Überschreiben

# Keep mine
m6fb8d8a859a512a3 = Eigene behalten

# Restore your work?
m04efa1ca6abe15b6 = Arbeit wiederherstellen?

# Go on without it
m142d89f01a85a05d = Ohne sie fortfahren

# Merge
m0e0a962e81f739c7 = Zusammenführen

# Take theirs
m5910d218c7d3a357 = Fremde übernehmen

# Write outside the project?
m05e69b0c27ef12d6 = Außerhalb des Projekts schreiben?

# Save as a separate project…
m607e1df4111c0fef = Als eigenes Projekt speichern…

# Write it there
m5d967b21946f0d23 = Dort schreiben

# What was done last
m45579d76d8522f36 = Was zuletzt getan wurde

# If you don't save them, Undo brings them back when you open the project again.
m5ddbfe1ae1bd5ff7 = Auch ohne Speichern holt Rückgängig sie beim nächsten Öffnen des Projekts zurück.

# They are lost if you don't save them.
m48772ddf46e2e39a = Ohne Speichern gehen sie verloren.

# The program ended with work on “{name}” that was not saved: {steps}, the last one “{last}”, {age} ago.
m4bc91ecdc6f6daef = Das Programm endete mit ungespeicherter Arbeit an „{ $name }“: { $steps }, zuletzt „{ $last }“, vor { $age }.

# “{name}” has changes that are not saved. {consequence}
m370c5adc54be3498 = „{ $name }“ hat ungespeicherte Änderungen. { $consequence }

# Another program changed files of this project since they were opened:
#
# {paths}
#
# Nothing was written yet.
m4505b1369ef86ec0 =
    Ein anderes Programm hat seit dem Öffnen Dateien dieses Projekts geändert:
    {""}
    { $paths }
    {""}
    Es wurde noch nichts geschrieben.

# Another program changed files of this project since they were opened:
#
# {paths}
#
# Reloading takes that version, and Undo brings yours back. Keeping yours changes nothing until you save, which asks again.
m54d522f7352917e0 =
    Ein anderes Programm hat seit dem Öffnen Dateien dieses Projekts geändert:
    {""}
    { $paths }
    {""}
    Neu laden übernimmt jene Version, und Rückgängig holt die eigene zurück. Die eigene zu behalten ändert nichts bis zum Speichern; dann wird erneut gefragt.

# The edited tileset {path} is outside the project. Other projects may use it too.
me217ce06b47e31d4 = Der bearbeitete Kachelsatz { $path } liegt außerhalb des Projekts. Möglicherweise verwenden ihn auch andere Projekte.

# {count} step
m476263630ae461be = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}

## window: shell/windows/runs/keep_run.rs

# Also compare a digest of the whole state, to test the rules. Any edit near the path changes it, such as one more ring
m305c438de9d51c6b = Auch eine Prüfsumme des ganzen Zustands vergleichen, um die Regeln zu testen. Jede Änderung nahe am Weg verändert sie, etwa ein Ring mehr

# Every detail must hold
macc6a17f59799d3b = Jedes Detail muss stimmen

# From now on the goal must be reached in this many frames or fewer
mbc77494ddffc89aa = Ab jetzt muss das Ziel in höchstens so vielen Frames erreicht werden

# The run is saved under this name; its expected moments stay.
m5a5c30d744ed246c = Der Lauf ist unter diesem Namen gespeichert; seine erwarteten Momente bleiben.

# Replaces the run of that name.
m211d6447e0c64c1f = Ersetzt den Lauf dieses Namens.

# Replaces the run of that name, with its expected moments.
maf224e6f8a928e18 = Ersetzt den Lauf dieses Namens samt seinen erwarteten Momenten.

# Keep
md60a7dde73859828 = Behalten

# This run is already saved as {key}.
md9bc86b433b588b0 = Dieser Lauf ist schon als { $key } gespeichert.

# Saved as {key}. To rename it or choose what must hold at its end:
m410db963163829ff = Gespeichert als { $key }. Umbenennen oder wählen, was am Ende gelten muss:

# Goal within {frames} frames
mf27ecafa4f98b64d = Ziel innerhalb von { $frames } Frames

# At least {rings} at the end
m60af559b15facadd = Am Ende mindestens { $rings }

# Renames the run {before}. What it expects stays.
m2249c2d1bfad5e1e = Benennt den Lauf { $before } um. Was er erwartet, bleibt.

# Rename run {before} to {key}
m30ee894cf80e74cf = Lauf { $before } in { $key } umbenennen

# {time} ({frames} frames). Saved with its expected end: the player alive at {x}, {y} with the goal reached.
mb316dd68634bf3c6 = { $time } ({ $frames } Frames). Gespeichert mit dem erwarteten Ende: Spieler am Leben bei { $x }, { $y }, Ziel erreicht.

# {time} ({frames} frames). Saved with its expected end: the player alive at {x}, {y}.
m1fc6e94641ad05d2 = { $time } ({ $frames } Frames). Gespeichert mit dem erwarteten Ende: Spieler am Leben bei { $x }, { $y }.

# {time} ({frames} frames). Saved with its expected end: the player dead at {x}, {y} with the goal reached.
m0337642622af4f31 = { $time } ({ $frames } Frames). Gespeichert mit dem erwarteten Ende: Spieler tot bei { $x }, { $y }, Ziel erreicht.

# {time} ({frames} frames). Saved with its expected end: the player dead at {x}, {y}.
m1acb1ddf18eb4b75 = { $time } ({ $frames } Frames). Gespeichert mit dem erwarteten Ende: Spieler tot bei { $x }, { $y }.

# {count} ring
mad2b6557e2afd846 = { $count ->
    [one] { $count } Ring
   *[other] { $count } Ringe
}

## window: shell/windows/runs/pause_when.rs

# Play pauses in the frame in which one of these happens.
m200f6e532cab8358 = Das Spiel hält in dem Frame an, in dem eines davon geschieht.

# Clear all
m8cda828dac449ea5 = Alle abwählen

# Speed that is passed
m5f52ad1ec676aa51 = Tempo, das durchschritten wird

# Pixels a frame
m025dde786d8a234e = Pixel je Frame

# The layer changes
m47153274f015884c = Die Ebene wechselt

# The player comes to the other collision layer.
m19350e07b5af9445 = Der Spieler kommt auf die andere Kollisionsebene.

# He lands or leaves the ground
m6280abea0409557b = Er landet oder verlässt den Boden

# Also onto an object and off it.
m8dcb454f61851e61 = Auch auf ein Objekt und von ihm herunter.

# The mode changes
ma08e85a0ae28e1ba = Der Modus wechselt

# His feet come from the floor to a wall, to the ceiling, and back.
ma815c0610a724013 = Seine Füße kommen vom Boden an eine Wand, an die Decke und zurück.

# He curls up or stands up
m7cbdca3819525ca9 = Er rollt sich ein oder richtet sich auf

# He begins to roll or to jump as a ball, or ends it.
m9b5e480e0546e01e = Er beginnt zu rollen oder als Kugel zu springen, oder hört damit auf.

# A wall sensor catches
m711f35866455e9f1 = Ein Wandsensor fasst

# Sensor E or F finds a wall that stops him.
m13ee1f68dc150bb0 = Sensor E oder F findet eine Wand, die ihn aufhält.

# A ceiling sensor catches
mf9e92598664d2430 = Ein Deckensensor fasst

# Sensor C or D finds a ceiling that stops him.
m13ceff0f2d9e46eb = Sensor C oder D findet eine Decke, die ihn aufhält.

# He comes to be on an object
ma5a71153c1f019dc = Er kommt auf ein Objekt

# Also when he leaves it.
mf22f4999ab3d0262 = Auch wenn er es verlässt.

# A switch changes
md907c46cfb31eb81 = Ein Schalter ändert sich

# A button or an object sets or clears one of the level's switches.
m7f5130778211c797 = Ein Knopf oder ein Objekt setzt oder löscht einen der Schalter des Levels.

# He gets a ring
m6ddf1ec70f93185e = Er bekommt einen Ring

# A ring that he collects.
m06b85e6f97e3513d = Ein Ring, den er einsammelt.

# He is hurt or dies
m71c814abe63cebd3 = Er wird verletzt oder stirbt

# Any hit, also one that costs a shield or rings.
m86f38f04b8e49812 = Jeder Treffer, auch einer, der einen Schild oder Ringe kostet.

# The speed passes
m75e65ab511bb03e4 = Das Tempo durchschreitet

# Along the ground or through the air, upwards or downwards past this figure.
m237e6e5658f4f227 = Am Boden oder in der Luft, über diesen Wert hinauf oder unter ihn hinab.

## window: shell/windows/runs/reach_window.rs

# From the start
mb593de0834f4172e = Vom Start

# From here
m28706a2b662bbb29 = Von hier

# Stop the search and keep its result
m2ba0d3800b17c53b = Die Suche stoppen und ihr Ergebnis behalten

# Clear result
ma2293dcbe3d0b54f = Ergebnis löschen

# Discard the result and hide its map
m7b89dfbd9ad7be9a = Das Ergebnis verwerfen und seine Karte ausblenden

# Searching…
mfe515bf2902cac81 = Wird gesucht…

# Searches where a player can get, with real frames on all cores. The colours show how early each place is reached. Right-click a reached place to play a run that gets there.
mab6552de5a8b0952 = Sucht mit echten Frames auf allen Prozessorkernen, wohin ein Spieler kommen kann. Die Farben zeigen, wie früh jede Stelle erreicht wird. Ein Rechtsklick auf eine erreichte Stelle spielt einen Lauf dorthin ab.

# The level was edited since.
m5f0d3f71e82483a4 = Das Level wurde seitdem bearbeitet.

# Search again
mdb01b5a0631865f1 = Erneut suchen

# Bring it into view
mcc25b101387188f3 = In den Blick rücken

# frame 0
mb2ee244a2a7f2366 = Frame 0

# Not reached
mc9c6d604b94c8e0c = Nicht erreicht

# Things not reached
m1b6292adb8053ca7 = Nicht erreichte Elemente

# {reached} of {things} reached
m8eab6f6e43792591 = { $reached } / { $things } erreicht

# Not reached: {thing}
m300207b9a262af48 = Nicht erreicht: { $thing }

# {frame} and later
m04607c188e1fb3a1 = { $frame } und später

## window: shell/windows/settings_window.rs

# Look and mouse
medede6db3b007400 = Aussehen und Maus

# Keys
md5c688de734bde0d = Tasten

# Search commands
m8b81fc4d9d892d61 = Befehle suchen

# Reset all shortcuts
md477bc5a59a5b87c = Alle Tastenkürzel zurücksetzen

# Click to remove this key
m8a5a0213c70ad977 = Klicken, um diese Taste zu entfernen

# Press the new key, or Esc to cancel
medf48961d118ad7f = Die neue Taste drücken, Esc bricht ab

# Reassign
mea202c9efa9e03a1 = Neu zuweisen

# Choose another
m693e0054c5d643b3 = Andere wählen

# Shortcut preset
mdf1aebfca926d54a = Tastenkürzel-Vorgabe

# Changes apply at once and are saved.
m88017d571a72f546 = Änderungen gelten sofort und werden gespeichert.

# Add a key: {command}
m60e57e8da725a5cb = Taste hinzufügen: { $command }

# Reset shortcut: {command}
mf051e1f0ae58c631 = Tastenkürzel zurücksetzen: { $command }

# {key} is already used for {names}.
md354e734fe1604b2 = { $key } ist bereits belegt: { $names }.

## window: shell/windows/sounds.rs

# Sounds that are added here can be the music of levels, take the place of built-in effects, and be played by objects.
m9ce98d1143bddecf = Klänge, die hier hinzugefügt werden, können Musik von Levels sein, eingebaute Effekte ersetzen und von Objekten gespielt werden.

# Effects
md004bbafa47097e5 = Effekte

# Add sound
mebc8aed1c0973843 = Klang hinzufügen

# Delete sound
m07d4699c31efcbfd = Klang löschen

# Events, levels and objects call the sound by this name; they follow a new one
m4974c5b27d5f2377 = Ereignisse, Levels und Objekte rufen den Klang mit diesem Namen; einem neuen folgen sie

# Rename sound
mdee8bbe238ffaaf0 = Klang umbenennen

# How loud it is, of its file's own volume
mbace89c1a7be8c6d = Wie laut er ist, gemessen an der Lautstärke seiner Datei

# Change volume
mc002c15f55822c31 = Lautstärke ändern

# Add sound…
mb39409884b09171d = Klang hinzufügen…

# A project has 64 sounds at most
m0657d0ef2bae4353 = Ein Projekt hat höchstens 64 Klänge

# Save the project first: the sound is copied into its folder
m545be21dcda52a8a = Speichere zuerst das Projekt: der Klang wird in seinen Ordner kopiert

# Choose a WAV or an OGG Vorbis. It is copied into the folder sounds of the project
mc7dc344387194476 = Wähle eine WAV oder ein OGG Vorbis. Die Datei wird in den Ordner sounds des Projekts kopiert

# Choose a sound
m98b26210c2458970 = Einen Klang wählen

# or the path of a WAV or an OGG
m0ddbe6eaa5a07de5 = oder der Pfad einer WAV oder OGG

# Path of the sound
mb168496e20a9e247 = Pfad des Klangs

# Add this file
me914eeb3a4fa715e = Diese Datei hinzufügen

# Save the project first: sounds are copied into its folder.
mc94395b44a8a4842 = Speichere zuerst das Projekt: Klänge werden in seinen Ordner kopiert.

# mono
m0d5ff1a2c43a9e4a = mono

# stereo
m740be39093afe44d = stereo

# , with loop points
m3d3e8d943fde8abc = , mit Schleifenpunkten

# Choose music
md3501da7d76a0d83 = Musik wählen

# Built-in
m4ff2c202b4e5bdc5 = Eingebaut

# Choose sound
m826286113e3bbb0f = Klang wählen

# Sounds
mf67bc9362e1bfbe5 = Klänge

# Name of sound {number}
m9d8fbd66e8aa59d3 = Name von Klang { $number }

# Another sound is called {name}, or the name is empty: it stays {old}.
ma8124a977f3db83d = Ein anderer Klang heißt { $name }, oder der Name ist leer: es bleibt bei { $old }.

# Volume of {name}
m5364ba6692c5a535 = Lautstärke von { $name }

# Stop {name}
md418f2e5b184658e = { $name } anhalten

# Hear {name}
mcbd6bef193c55f4e = { $name } anhören

# Music of {level}
m9c8bed22e8b3b2f5 = Musik von { $level }

# Hear the effect {name}
m5d11ebdcb3c0b208 = Den Effekt { $name } anhören

# Sound of {event}
m6b03b795e2ef0a23 = Klang für { $event }

## window: shell/windows/tilesets.rs

# Choose the folder
md13c0d7a1d212b41 = Ordner auswählen

# The project has no tileset yet.
mb077486dba5a28b0 = Das Projekt hat noch keinen Kachelsatz.

# Import a picture…
m8559e7f9e0b3d11f = Bild importieren…

# Add an empty tileset: its tiles and pictures are drawn here
m9a8b2a5905b7cb0b = Einen leeren Kachelsatz hinzufügen: Seine Kacheln und Bilder werden hier gezeichnet

# New tileset
mb838d9fa58eccb0d = Neuer Kachelsatz

# Use a folder
m37abc4b33f24e55d = Ordner verwenden

# Use a tileset that other projects use too: the folder with its tileset.json
md8be8aecebbbde7c = Einen Kachelsatz verwenden, den auch andere Projekte verwenden: der Ordner mit seiner tileset.json

# Folder of a tileset
m2b03cbd3dc877af1 = Ordner eines Kachelsatzes

# Tileset folder
m10a681da7a260725 = Kachelsatzordner

# Choose the tileset
m9465c92cb2dcaf3b = Kachelsatz auswählen

# Use it beside the others
m9024a04452cfce49 = Neben den anderen verwenden

# Relink
me4866c0b50e50a60 = Neu verknüpfen

# Replace the chosen one with it: blocks keep their numbers
mc83f14626a324d56 = Den gewählten damit ersetzen: Blöcke behalten ihre Nummern

# Save the project and name a folder
m77b239c8e06a0697 = Das Projekt speichern und einen Ordner nennen

# Missing
mb52f6b2e5a4bc127 = Fehlt

# Shown in palettes
m1c4d8436121d9f27 = Wird in Paletten gezeigt

# Name of the tileset
md8bc908fd0677324 = Name des Kachelsatzes

# Rename tileset
mc781ee08d75ac493 = Kachelsatz umbenennen

# From the project's folder
m9c642753313cc637 = Vom Ordner des Projekts aus

# no picture
m3c754e4a1b6967d4 = kein Bild

# First block
mafa40204c11f726c = Erster Block

# Number that its block 0 has in this project; every cell follows
md6a7609383df483a = Nummer, die sein Block 0 in diesem Projekt hat; alle Zellen folgen

# Renumber
m77da0c0fa3fe0f21 = Neu nummerieren

# Export its solid tiles
m9e2ec4833323a0b3 = Seine Kollisionskacheln exportieren

# Into
m2034c9d17c00d583 = In

# A folder; it is created if it does not exist
ma927f0703a1e53f5 = Ein Ordner; er wird erstellt, wenn er nicht existiert

# Export folder
ma8875729c4adae29 = Exportordner

# Choose the export folder
m54c8749556497a0d = Exportordner auswählen

# Replace existing files
m57a6f19f8e18533f = Vorhandene Dateien ersetzen

# Unlink it from the project
mbe6bd004f950132b = Vom Projekt abtrennen

# Unlink
m4ea3cdbc80b3fc92 = Abtrennen

# Erase its blocks and unlink
mb586b6e6b27003d5 = Seine Blöcke löschen und abtrennen

# Its files stay where they are. Undo brings it back.
m45c42d7c3f4dc965 = Seine Dateien bleiben, wo sie sind. Rückgängig holt ihn zurück.

# Unlink tileset
ma68cf0baa4cba0e2 = Kachelsatz abtrennen

# No chunk uses its blocks.
m599b3910ebeea9b7 = Kein Chunk verwendet seine Blöcke.

# One cell of a chunk uses a block of it.
m167bc531b1bd90fa = Eine Zelle eines Chunks verwendet einen seiner Blöcke.

# Tilesets
m802b43bbfba5a084 = Kachelsätze

# Missing: {path}
md04067291804ea3c = Fehlt: { $path }

# {name}: blocks {first_block} to {last}
m123e29aec80c52c5 = { $name }: Blöcke { $first_block } bis { $last }

# {path} could not be read. Name its folder above, then Relink.
m75bf2264c5c49927 = { $path } konnte nicht gelesen werden. Oben den Ordner nennen, dann „Neu verknüpfen“.

# {count} art cells
m900744c910201e04 = { $count ->
    [one] { $count } Bildzelle
   *[other] { $count } Bildzellen
}

# {blocks} blocks, {tiles} solid tiles, {picture}
m7e582e4058471b62 = { $blocks } Blöcke, { $tiles } Kollisionskacheln, { $picture }

# Renumber the blocks of {name}
m4fbbc464c0d22ace = Blöcke von { $name } neu nummerieren

# Renumber: {problem}.
mf1d4f3e00d399048 = Neu nummerieren: { $problem }.

# room for {room} more
mf6244c14dae12763 = Platz für { $room } weitere

# {count} files written to {folder}
m60472b7c0d47b2a7 = { $count ->
    [one] { $count } Datei nach { $folder } geschrieben
   *[other] { $count } Dateien nach { $folder } geschrieben
}

# {count} cells of chunks use its blocks.
m34bcf21ff33ad6d1 = { $count } Zellen von Chunks verwenden seine Blöcke.

# New tileset: {problem}.
m9ddb4465419c23b4 = Neuer Kachelsatz: { $problem }.

## window: things/arrange.rs

# All 16 switches are taken: the copies share the switches of their originals.
m02c64bf6ffdb6fff = Alle 16 Schalter sind vergeben: Die Kopien teilen die Schalter ihrer Originale.

# Start {n}
m8f44dcf38a3fa27b = Start { $n }

## window: things/space.rs

# Resize level
m420ec67380d64683 = Levelgröße ändern

# The goal is deleted.
mae52d4ddaa6f312a = Das Ziel wird gelöscht.

# {objects} there are deleted.
m4c932bad13a26e5e = Gelöscht wird dort: { $objects }.

# {switchers} there are deleted.
m77356ebd382fc0c2 = Gelöscht wird dort: { $switchers }.

# {shapes} across the place become plain blocks.
md5056ec1486c5399 = Quer über der Stelle, wird zu einfachen Blöcken: { $shapes }.

# {starts} there move to the cut.
m3df3d3e70069b339 = An den Schnitt rückt: { $starts }.

# {marks} there are deleted.
m6ee81c89a9d50454 = { $marks } dort werden gelöscht.

# {count} shape
m8e555fa4b23f9121 = { $count ->
    [one] { $count } Form
   *[other] { $count } Formen
}

# {count} start
m0c9df34b6d57a6a0 = { $count ->
    [one] { $count } Start
   *[other] { $count } Starts
}

# {count} mark
m16462868afdb0025 = { $count ->
    [one] { $count } Markierung
   *[other] { $count } Markierungen
}

## window: things/targets.rs

# Player start
m25c6c6f0b3de44bc = Start des Spielers

# To do
m5c06b6e2521a4bf5 = Zu tun

# layer A, in front
mbd0e1f13800fbdc5 = Ebene A, davor

# layer A, behind
mcd66a32abe05c3b1 = Ebene A, dahinter

# layer B, in front
ma1702eff36e696a4 = Ebene B, davor

# layer B, behind
mea497c0dd66cfef0 = Ebene B, dahinter

# Only on the ground.
m1e74b6c1077d8694 = Nur am Boden.

# Player start "{name}"
ma3a99f10e248c83f = Start des Spielers „{ $name }“

# Camera limits, change {n}
m082153a6c6462196 = Kameragrenzen, Änderung { $n }

# Crossing to the right: {after}.
m48d8288fec57ae2f = Beim Überqueren nach rechts: { $after }.

# Crossing to the left: {before}.
mae5a65b23e27081d = Beim Überqueren nach links: { $before }.

# Crossing downwards: {after}.
m40a71318dc553226 = Beim Überqueren nach unten: { $after }.

# Crossing upwards: {before}.
mdf4fac1c4ee99df8 = Beim Überqueren nach oben: { $before }.

## window: tools/area.rs

# The area is too narrow to shrink.
m8dff858ee3a03c50 = Der Bereich ist zu schmal zum Verkleinern.

# Drag to select; Shift adds, Alt removes. A click deselects.
m49edaa6220e01c02 = Ziehen wählt aus; Umschalt fügt hinzu, Alt nimmt weg. Ein Klick hebt die Auswahl auf.

# Selects single blocks
m5a90f2aac0cb0e0c = Wählt einzelne Blöcke aus

# Selects whole chunks
m5611de2b10366c9d = Wählt ganze Chunks aus

# The parts of the level that are selected
m32ec7dd913f2ba62 = Die Teile des Levels, die ausgewählt werden

## window: tools/area_move.rs

# This area is too large for that: it may span a million blocks at most.
m10f09019fa0c18d6 = Diese Fläche ist dafür zu groß: höchstens eine Million Blöcke.

# The area is at the edge of the level.
m23536ee0e15334ce = Der Bereich ist am Rand des Levels.

## window: tools/arranging.rs

# Distribute
mf5f24f063e84a9fe = Verteilen

# It looks the same mirrored: nothing changes.
mf625f4b93c2b5fe3 = Gespiegelt sieht es gleich aus: Nichts ändert sich.

# Nothing can be set about these.
mf50c9ff001e45767 = Hier lässt sich nichts einstellen.

# {label}: nothing had to move.
ma63761becc9c0d75 = { $label }: Nichts musste verschoben werden.

# Without a mirror image, only moved: {names}.
mcdb0cacfc7a15145 = Ohne Spiegelbild, nur verschoben: { $names }.

# Stays upright, only moved: {names}.
m79582b54ffe0e8a7 = Bleibt aufrecht, nur verschoben: { $names }.

# Nothing can be set about {object}.
m818d95f876dc1901 = Bei { $object } lässt sich nichts einstellen.

## window: tools/ellipse.rs

# Fill ellipse
mc6b45f12e4119b46 = Ellipse füllen

## window: tools/ground/options.rs

# Paint earth in whole blocks; Alt clears it away. Borders choose their tiles by the rules.
m93cedc57428b179a = Erde in ganzen Blöcken malen; Alt entfernt sie. Ränder wählen ihre Kacheln nach den Regeln.

# Width and height of the brush, in blocks
mff60676325461f1c = Breite und Höhe des Pinsels in Blöcken

# Clear ground instead; Alt while dragging does the opposite
m7976b92a35eb8348 = Stattdessen Boden entfernen; Alt beim Ziehen bewirkt das Gegenteil

# Clear away
me83e23bbe35ef584 = Entfernen

# Clear at the cursor
m7f68e59bd3c374ba = Am Cursor entfernen

# Paint at the cursor
me36530ad97b44487 = Am Cursor malen

# What a click at the canvas's cursor would do
m27c4ba6b33c039f8 = Was ein Klick am Arbeitscursor bewirken würde

# Rules of this project
m52d37e05efcbd35a = Regeln dieses Projekts

# Steps stay steps
m9a6dbacc26eb789a = Stufen bleiben Stufen

# 45 degrees
mbfe0bd3864f2314f = 45 Grad

# About 27 degrees
m957b31cba2de2988 = Etwa 27 Grad

# About 14 degrees
mc90e33878704aba6 = Etwa 14 Grad

# About 7 degrees
m7fb95c4ce5b6d55e = Etwa 7 Grad

# How steep a slope in place of a step is: height to length
m1106811f36bdbdcc = Wie steil eine Schräge anstelle einer Stufe ist: Höhe zu Länge

# Steps up to this height become slopes; higher ones stay walls
m4b71216f05a4011d = Stufen bis zu dieser Höhe werden Schrägen; höhere bleiben Wände

# Highest step
mce3e99d06393ec67 = Höchste Stufe

# Steps in ceilings become slopes as well
m98581ffc4889effa = Auch Stufen in Decken werden Schrägen

# Ceilings too
m5b386b008c9fa34b = Auch Decken

# Ground material
mbf6504cc84eaa49f = Bodenmaterial

# Change ground rules
m27e57989376033bf = Bodenregeln ändern

# New rules apply to what is painted from now on.
m90cb940811fe6909 = Neue Regeln gelten für alles, was ab jetzt gemalt wird.

## window: tools/ground.rs

# Clear ground
m158bd8aed0e5ff39 = Boden entfernen

# Paint ground
md1d9abde94dfc95a = Boden malen

## window: tools/level_cells.rs

# This area is too large for a stamp: a million blocks at most.
m53ac7638a169c2b9 = Diese Fläche ist zu groß für einen Stempel: höchstens eine Million Blöcke.

# Nothing was painted: {why}.
m958e73e6dadf227a = Nichts wurde gemalt: { $why }.

## window: tools/links.rs

# A link goes from something that sets a switch, such as a button, to something that obeys one.
m5c79c61ef96de7df = Eine Verknüpfung führt von etwas, das einen Schalter setzt, etwa einem Druckknopf, zu etwas, das ihm gehorcht.

# They are linked already.
m2d08c5a539759864 = Sie sind schon verknüpft.

# {object} waits for its switch now: its motion was another one.
me8225a9b3aa24d35 = { $object } wartet jetzt auf seinen Schalter: Die Bewegung war eine andere.

## window: tools/object.rs

# The object in hand has no such mirror image.
m4c34a127a21c2fc5 = Das gewählte Objekt hat kein solches Spiegelbild.

# Place {object}
med544b8186e2499d = { $object } setzen

## window: tools/rectangle.rs

# Fill rectangle
me930f5cf26a55d8d = Rechteck füllen

# This rectangle is too large to fill at once: a million places at most.
m6ab6ba6ac692b534 = Dieses Rechteck ist zu groß, um es auf einmal zu füllen: höchstens eine Million Stellen.

## window: tools/resting.rs

# {label}: {lost} of them found nothing to touch.
mf8356899b6401cdf = { $label }: { $lost } davon fanden nichts, was sie berühren.

## window: tools/select.rs

# Move goal
me0e05588200b29c7 = Ziel verschieben

# Move water
m0193fb5b896eb61b = Wasser verschieben

# Move layer switcher
m27c49a8eae3b8648 = Ebenenschalter verschieben

# Move a change of the camera limits
mc10eedf9406548b0 = Änderung der Kameragrenzen verschieben

# Resize start
m655181dbd7cb8e81 = Startgröße ändern

# Resize goal
m213cfebdb10ac8dc = Zielgröße ändern

# Resize water
m2940fb1354098f52 = Wassergröße ändern

# Resize object
m55232150da4d98a8 = Objektgröße ändern

# Move {n} things
ma74725bd11dbfb61 = { $n } Elemente verschieben

## window: tools/shape/ghost.rs

# {tiles}, {count} new   {chunks}
m666ca171ca29f03b = { $tiles }, { $count } neu   { $chunks }

# {count} tile
m198caf27190714f8 = { $count ->
    [one] { $count } Kachel
   *[other] { $count } Kacheln
}

## window: tools/shape/options.rs

# Add one of these in the middle of the view, to be moved by its numbers or its handles
mde07d3d6d85c2926 = Eine dieser Formen in der Mitte der Ansicht hinzufügen, um sie über Zahlen oder Anfasser zu verschieben

# Add in the middle of the view
m4cd0ab4f458f592a = In der Mitte der Ansicht hinzufügen

# Move one handle by the fewest pixels that let every run hold
m4b134bec4862fc0c = Einen Anfasser um möglichst wenige Pixel verschieben, sodass jeder Lauf hält

# Bend until it holds
m7ec745b34a7535a1 = Biegen, bis es hält

# What one drag draws
m0891c701696fa62c = Was beim Ziehen gezeichnet wird

# Solid below the line
m53d78baac814bdd8 = Unter der Linie fest

# Solid above the line
m80d173194c5aac54 = Über der Linie fest

# Half the thickness on either side
m78852a98b795f3da = Die halbe Dicke auf jeder Seite

# Which side of the line is solid
m572f4da41ddecb68 = Welche Seite der Linie fest ist

# From the surface to the back; a sensor looks two tiles deep, so 32 pixels at least
m47cdcea3bd2b2f3d = Von der Oberfläche bis zur Rückseite; ein Sensor sieht zwei Kacheln tief, also mindestens 32 Pixel

# Thickness
m289be54832e4be75 = Dicke

# Solid on both layers
maabcb03d26637e6e = Auf beiden Ebenen fest

# Solid on layer A alone
m4960e61baa385010 = Nur auf Ebene A fest

# Solid on layer B alone
mf159b88a004480bd = Nur auf Ebene B fest

# Scenery: it is drawn, but not solid
m992b97e2901fe020 = Kulisse: wird gezeichnet, ist aber nicht fest

# The collision layers it is solid on
m109c775bee95c04f = Die Kollisionsebenen, auf denen sie fest ist

# The back is a level line, the thickness away from the lowest (or highest) point
m6e66abbb86768216 = Die Rückseite ist eine waagerechte Linie, um die Dicke vom tiefsten (oder höchsten) Punkt entfernt

# Fill underside
m9c78d46a0cbc20ad = Unterseite füllen

# The player jumps through it from below and lands on it
mc6d3db72cac34fd2 = Der Spieler springt von unten hindurch und landet darauf

# Removes terrain that is in front of the surface: for tunnels and pits in solid ground
m5142a2cdbef35559 = Entfernt Gelände vor der Oberfläche: für Tunnel und Gruben in festem Boden

# Clear what is in front
md1331fb8b3c5849c = Davor freiräumen

# Handles
m935bd00824c55c20 = Anfasser

# Pixels from the level's corner
m350d7ff3bfd615a0 = Pixel ab der Ecke des Levels

# Make it ordinary terrain, which can no longer be edited as a shape
m14916e5dd940e646 = In gewöhnliches Gelände umwandeln, das nicht mehr als Form bearbeitet werden kann

# Bake
mc152d2a7a89be800 = Umwandeln

# Delete it with the blocks it drew; the earlier blocks come back
m7f019cb7c196c4f2 = Mit den gezeichneten Blöcken löschen; die früheren Blöcke kommen zurück

# Add a point
m7068d11044899c11 = Punkt hinzufügen

# Alt and a click add one where you click
m2dbc671a9a50aa65 = Alt und ein Klick fügen einen an der angeklickten Stelle hinzu

# Delete the last point
md1914cebbf4ec279 = Letzten Punkt löschen

# Shapes of this level
mdc64691f135fda92 = Formen dieses Levels

# Show its handles, and bring it into view
m3b0db69e69df38c4 = Die Anfasser zeigen und in den Blick rücken

# Bend: moving one handle by up to {most} pixels is not enough. Draw it wider.
m96778152e623dd46 = Biegen: Einen Anfasser um bis zu { $most } Pixel zu verschieben genügt nicht. Breiter zeichnen.

# Kind: {kind}
m57e7f31d0c92f067 = Art: { $kind }

# Handle {number} x
ma4e953c1bdc0bca2 = Anfasser { $number } x

# Handle {number} y
ma4e954c1bdc0be55 = Anfasser { $number } y

## window: tools/shape.rs

# Draw {shape}
mb40174c9e24d5f6a = { $shape } zeichnen

# Change {shape}
m25bf2b87d4d177bc = { $shape } ändern

# Move {shape}
m5f281fb5b3809fe1 = { $shape } verschieben

# Bend {shape}
mc40ddb88e97bdccf = { $shape } biegen

# Bake {shape}
mf0b38787009adedd = { $shape } umwandeln

# Delete {shape}
m80bad45561b3544f = { $shape } löschen

# Delete: {error}.
mc50efb5f061b3fe2 = Löschen: { $error }.

## window: tools/stamp/library.rs

# A right drag captures. Shift and a drag fill a rectangle, Alt also erases where the stamp is empty.
m427fdd26bf5d00c7 = Ziehen mit rechts nimmt auf. Umschalt und Ziehen füllt ein Rechteck, Alt löscht auch, wo der Stempel leer ist.

# Each stamp put down is followed by another one of its folder, by chance
m9f70fa747125d88c = Auf jeden gesetzten Stempel folgt zufällig ein anderer seines Ordners

# By chance
mf27c5dc28e57c118 = Zufällig

# Stamps of the project
m588b7c4bed6ee7b4 = Stempel des Projekts

# None yet: capture a piece of a level with a right drag, then keep it.
mabc99938bbe272a8 = Noch keiner: Nimm mit einem Zug der rechten Taste ein Stück eines Levels auf, dann behalte es.

# Search stamps
mc172a6278562bca3 = Stempel suchen

# The stamp in hand
mad8da7bb4b684043 = Der Stempel in der Hand

# Its name in this list; its file keeps its own
mdf30bac3a536b71c = Sein Name in dieser Liste; seine Datei behält ihren eigenen

# Stamp's title
m677cdab0ac2c7b4c = Titel des Stempels

# Rename stamp
mf5a74cb2e73b5da0 = Stempel umbenennen

# Stamps of one folder are shown together
m45aa8a001c876b4d = Stempel eines Ordners werden zusammen gezeigt

# Move stamp
me0ea9a3d6db19e9b = Stempel verschieben

# The stamp gets what is in hand now, such as its mirror image
m83a8f35f8987b1e5 = Der Stempel wird zu dem, was jetzt in der Hand ist, etwa seinem Spiegelbild

# Replace it
mc7e5bedd702d95ac = Ersetzen

# Replace stamp
m37e2749b3be09030 = Stempel ersetzen

# Undo brings it back
mdbba8c8e8c735900 = Rückgängig holt ihn zurück

# Delete stamp
md33268ea3e18625d = Stempel löschen

# Keep stamp
m68862c4bc1127dff = Stempel behalten

# {title}: {width} × {height} blocks, {things}
m1edfccad4dc47c2b = { $title }: { $width } × { $height } Blöcke, { $things }

# Stamp {n}
mb0e88f53ddfb4814 = Stempel { $n }

# {title} is kept in the project: the Inspector has its name.
m92b443c5ea1f1971 = { $title } ist im Projekt behalten: Der Inspektor hat seinen Namen.

## window: tools/stamp.rs

# Fill with stamp
m9442d5c59fb10c17 = Mit Stempel füllen

# Drag to capture a stamp
m0203a772bfb6da26 = Ziehen, um einen Stempel zu erfassen

## window: tools/surface.rs

# The area is larger than {most} places; the nearest ones were filled.
maafdb2fece53b9fe = Die Fläche hat mehr als { $most } Stellen; nur die nächsten wurden gefüllt.

## window: tools/survey/mark.rs

# Place region
m71622d4812fba658 = Bereich setzen

# Place note
mf8d2a1caf13d7100 = Notiz setzen

# Drag an area, or click a point. A game finds regions by their names; notes stay in the editor.
mf61fe08fb6987d16 = Zieh eine Fläche auf, oder klick auf einen Punkt. Ein Spiel findet Bereiche an ihren Namen; Notizen bleiben im Editor.

# A drag or a click places
mbdc699c64c2beb1c = Ein Ziehen oder ein Klick setzt

# Exports give the game its name and its place
m79c32b6182379a69 = Exporte geben dem Spiel seinen Namen und seinen Ort

# A remark for your team
mda535b6566cc55ef = Eine Bemerkung für dein Team

# Listed by the pane Problems until it is done
mc670587d37440039 = Der Bereich Probleme führt es auf, bis es erledigt ist

# A note that is dealt with
m220aa493863eaaf3 = Eine erledigte Notiz

# A level has at most {most} regions and notes.
m5bca185757242d60 = Ein Level hat höchstens { $most } Bereiche und Notizen.

## window: tools/survey/measure.rs

# Drag from one place to another. Shift leaves the grid.
m2139d986b5eb3d2b = Zieh von einem Ort zum anderen. Umschalt verlässt das Raster.

# Measured
me3a1b90525f24861 = Gemessen

# {dx} × {dy} px, {columns} × {rows} blocks
m0fb85a68fc92918a = { $dx } × { $dy } px, { $columns } × { $rows } Blöcke

# length {length} px
ma0c9859dd8c520c5 = Länge { $length } px

# angle {degrees}°, ${hex}
mf786dc26be5bee1a = Winkel { $degrees }°, ${ $hex }

# from {from} to {to}
m3a1c853c62406847 = von { $from } bis { $to }

## window: tools/switcher.rs

# Place layer switcher
mce139a1a95fdec20 = Ebenenschalter setzen

## window: tools/wand.rs

# A click selects the equal ones that touch each other, with Ctrl all of the level; Shift adds, Alt removes.
m1da624265f2d6e53 = Ein Klick wählt die gleichen aus, die zusammenhängen, mit Strg alle des Levels; Umschalt fügt hinzu, Alt nimmt weg.

# There are more than {most} of them; the others are not selected.
m95b22d5a1b2a1a56 = Es sind mehr als { $most }; die übrigen sind nicht ausgewählt.

## window: tools/way_points.rs

# Delete point of path
m0b3ecdf9160d7104 = Punkt des Weges löschen

# Add point to path
meed7651c99a7c38a = Punkt zum Weg hinzufügen

# Move point of path
m0960166aa6583036 = Punkt des Weges verschieben

## window: widgets/camera_share.rs

# The exact value in 256ths of the camera's movement, as the file stores it
m0ecd636b12d5dc15 = Der genaue Wert in 256steln der Kamerabewegung, wie ihn die Datei speichert

# {label}, exactly
mbd464c657a7f57c1 = { $label }, genau

## window: widgets/fields.rs

# blocks
m63ac029b9221d5e3 = Blöcke

# cell
md98b1e90fd653435 = Zelle

# cells
m0c99365e92f7d2f2 = Zellen

# chunk
m0f838176873c8e22 = Chunk

# chunks
m99034d67cbe5d3a3 = Chunks

# frame
md8d4335628b35226 = Frame

## window: widgets/material.rs

# How it is drawn
mfbfc051398304e2a = Wie es gezeichnet wird

## window: widgets/number_field.rs

# Not a number: the value from before stays.
m9527aab39d0913bf = Keine Zahl: Der Wert von vorher bleibt.

# Not a whole number: the value from before stays.
mfb80d279d958da16 = Keine ganze Zahl: Der Wert von vorher bleibt.

## window: widgets/output_log.rs

# Copy what it wrote
m84e87e1ee57132f6 = Ausgabe kopieren

## window: widgets/rows/head.rs

# Width of {column}
m53b928779bd996e2 = Breite von { $column }

# Sort by {column}
mc9da1bb42ce9ca2c = Nach { $column } sortieren

# Click to sort by {column}.
m768c250bb25fa9ed = Klicken, um nach { $column } zu sortieren.

# Click for the reverse order of {column}.
m28c985510dfe7232 = Klicken für die umgekehrte Reihenfolge von { $column }.

# Click to stop sorting by {column}.
me48ad0ca3c9d21e5 = Klicken, um nicht mehr nach { $column } zu sortieren.

## window: widgets/value.rs

# off
m1a249b1921e2bdea = aus

# on
m08b05807b5566370 = an

# sets
m2d34e018d41e51f0 = setzt

# obeys
m4a1955f6b0215167 = gehorcht

# Least
m19adf51a85916bb6 = Mindestens

# The least number
m398d90694708322e = Die kleinste Zahl

# Most
m37a6fbaec56f1ed2 = Höchstens

# The greatest number
m9028933122271444 = Die größte Zahl

# Unit
m8f26e0f086cc2787 = Einheit

# Shown behind the number
m07b1d64d8349b21a = Steht hinter der Zahl

## kit: bytes.rs

# it ends in the middle
m2bc843a10cefc4cf = sie endet mittendrin

# its packed bytes are damaged: {v0}
m1d7fd16b39d738d1 = ihre gepackten Bytes sind beschädigt: { $v0 }

# its packed bytes end in the middle
meee127acc32575ac = ihre gepackten Bytes enden mittendrin

## kit: checks/fix.rs

# Nothing was fixed.
mbc728eb6f9ffdba5 = Nichts wurde behoben.

# Fixed {v0} in one step.
m2e6cbe60550cf520 = { $v0 } in einem Schritt behoben.

# went away with an earlier fix
mace55a658893f007 = durch eine frühere Behebung erledigt

# could not be fixed that way
m6d6177f14d688ae4 = so nicht zu beheben

# left for you to decide
mfd0c0ca5cca8e127 = erfordern eine Entscheidung

# {v0} left without a fix.
mc1177372169eee2e = { $v0 } ohne Behebung übrig.

## kit: checks/ground/edges.rs

# Outer edges that throw off
m7898d76dab750fc6 = Außenkanten, die Spieler abwerfen

# A surface turns around an edge past 45 degrees too tightly for the foot sensors: depending on their position, some players at 6 or 12 pixels a frame leave the ground there and others do not.
m0cf283f840ff4c93 = Eine Oberfläche biegt jenseits von 45 Grad zu eng um eine Kante für die Fußsensoren: Je nach Position heben manche Spieler mit 6 oder 12 Pixeln pro Frame dort ab und andere nicht.

# Choose the shape; in the Inspector, Bend until it holds moves one of its handles by a few pixels. Or draw it wider, or bake it if players are meant to fly off.
m4639e828232f0742 = Die Form wählen; im Inspektor verschiebt „Biegen, bis es hält“ einen ihrer Anfasser um ein paar Pixel. Oder sie breiter zeichnen oder in Gelände umwandeln, wenn Spieler abheben sollen.

## kit: checks/ground/seams.rs

# Seams
m3b711f969f629d40 = Nahtstellen

# A surface continues in the next block, but not at the height that the angles of the two tiles give: a running player is jolted by the difference, his angle flickers, and in a fast roll he may leave the ground.
m408788633ee216fb = Eine Oberfläche geht im nächsten Block weiter, aber nicht auf der Höhe, die die Winkel der beiden Kacheln ergeben: Ein laufender Spieler wird um den Unterschied gerüttelt, sein Winkel flackert, und bei schnellem Rollen kann er abheben.

# Change the heights of one of the two tiles where they meet, or use a tile that carries the surface on.
m067b3aa21b1b58fc = Die Höhen einer der beiden Kacheln an der Berührungsstelle ändern oder eine Kachel verwenden, die die Oberfläche fortsetzt.

# farther away
m169c6fdd344aa5e1 = weiter weg

# although the angles are level
m400b1f069dccdeec = obwohl die Winkel eben sind

# of which the angles explain {v0}
mc7e9e3b6a48f08b9 = wovon die Winkel { $v0 } erklären

# opposite to the angles
m588005bc3cb50906 = entgegen den Winkeln

# The level shows these neighbours in {v0} places.
me7b8e1e750c58edc = Das Level zeigt diese Nachbarn an { $v0 } Stellen.

# Going {v0}, the {v1} comes {v2} {v3} from one block to the next, {v4}.{v5}
m49ea43c0204129de = Oberfläche ({ $v1 }): { $v0 } liegt sie von einem Block zum nächsten { $v2 } { $v3 }, { $v4 }.{ $v5 }

## kit: checks/ground/sensor_dips.rs

# Dips at peaks and slanted ledges
m9eea105b6223a20e = Absacken an Spitzen und schrägen Vorsprüngen

# A player stands on the higher of the two surfaces that his feet find. At the end of a slope that rises to a ledge the foot ahead finds nothing any more, and he drops to the height at the foot behind. Where two ramps meet in a peak he dips while one foot is on either side, and has the angle of the ramp that he leaves. Both are known bugs of the originals' method.
mccab676a8510a439 = Ein Spieler steht auf der höheren der beiden Oberflächen, die seine Füße finden. Am Ende einer Schräge, die zu einem Vorsprung ansteigt, findet der vordere Fuß nichts mehr, und der Spieler sackt auf die Höhe am hinteren Fuß ab. Wo sich zwei Rampen in einer Spitze treffen, sackt er ab, solange auf jeder Seite ein Fuß steht, und hat den Winkel der Rampe, die er verlässt. Beides sind bekannte Fehler der Methode der Originale.

# Let the slope end in a level block before the ledge, or put a level block between the two ramps. If players only run there, leave it as it is.
mcfbf916f60b6177e = Die Schräge vor dem Vorsprung in einem ebenen Block enden lassen oder einen ebenen Block zwischen die beiden Rampen setzen. Wenn Spieler dort nur laufen, es lassen, wie es ist.

# A player who walks to the end of this slanted ledge drops by {v0} pixels before it ends.
m799e9fbcf375b4a3 = Ein Spieler, der zum Ende dieses schrägen Vorsprungs geht, sackt vor dessen Ende um { $v0 } Pixel ab.

# A player who walks over this peak of two ramps dips by {v0} pixels.
m494d8a12e58dbccc = Ein Spieler, der über diese Spitze zweier Rampen geht, sackt um { $v0 } Pixel ab.

## kit: checks/ground/steps.rs

# Between two blocks the surface jumps by 5 to 14 pixels. Foot sensors reach that far: a player who walks up is lifted in a single frame, and one who walks down is pulled down at once or trips into the air, as fast as he happens to be.
mafd799520fc2f770 = Zwischen zwei Blöcken springt die Oberfläche um 5 bis 14 Pixel. So weit reichen Fußsensoren: Ein Spieler, der hinaufläuft, wird in einem einzigen Frame gehoben, und einer, der hinunterläuft, wird sofort hinabgezogen oder stolpert in die Luft, je nachdem, wie schnell er gerade ist.

# Make a slope of it, or a ledge of 16 pixels and more, which stops or drops the player as expected.
m79f75b294fe53a22 = Eine Schräge daraus machen oder eine Kante von 16 Pixeln und mehr, die den Spieler wie erwartet aufhält oder fallen lässt.

## kit: checks/ground/thin_floors.rs

# Floor too thin
m9c01b7ffe814ac52 = Zu dünner Boden

# A falling player moves by up to 16 pixels between two frames. If a floor is thinner than that, his feet can be above it in one frame and below it in the next, and no sensor looks back up.
m2c405f42500b6690 = Ein fallender Spieler bewegt sich zwischen zwei Frames um bis zu 16 Pixel. Ist ein Boden dünner, können seine Füße in einem Frame darüber und im nächsten darunter sein, und kein Sensor blickt zurück nach oben.

# Make the floor thicker: at least a whole block of solid pixels under every column of the surface.
m35380577002e2598 = Den Boden dicker machen: mindestens ein ganzer Block fester Pixel unter jeder Spalte der Oberfläche.

# Feet that come down at {v0} pixels a frame can be below this floor before they feel it.
m2a05fc5024e734ca = Füße, die mit { $v0 } Pixeln pro Frame herunterkommen, können unter diesem Boden sein, bevor sie ihn spüren.

## kit: checks/ground/tile_angles.rs

# Angle does not match the surface
m0b04f42f741835a9 = Winkel passt nicht zur Oberfläche

# The angle of a tile decides which way the player runs, how fast he gets and where he lands; the shape only decides how high he stands. An angle that is not that of the surface pushes him the wrong way, or makes him leave the ground where it looks smooth.
m0684ef3d2836f7bf = Der Winkel einer Kachel entscheidet, wohin der Spieler läuft, wie schnell er wird und wo er landet; die Form entscheidet nur, wie hoch er steht. Ein Winkel, der nicht der der Oberfläche ist, schiebt ihn in die falsche Richtung oder lässt ihn abheben, wo der Boden glatt aussieht.

# Take the angle from the surface, or flag the tile if it should have none.
mb4f364cb18c02bd3 = Den Winkel von der Oberfläche übernehmen oder die Kachel markieren, wenn sie keinen haben soll.

# The angle is {v0}, but the surface runs at {v1}.
m1cfc3c43befcbaec = Der Winkel ist { $v0 }, aber die Oberfläche verläuft mit { $v1 }.

# Set the angle to {v0}
m385f2a878150a5b6 = Winkel auf { $v0 } setzen

## kit: checks/ground/tile_shapes.rs

# Heights and widths that disagree
m82e0a8ef2f4b883c = Höhen und Breiten, die sich widersprechen

# A tile has heights for floors and ceilings, and widths for walls. If the two draw different shapes, the ground moves as soon as the player's mode changes.
m273d581fcc166dd3 = Eine Kachel hat Höhen für Böden und Decken und Breiten für Wände. Zeichnen die beiden verschiedene Formen, verschiebt sich der Boden, sobald der Modus des Spielers wechselt.

# Take the widths from the heights, unless the tile is meant to be like this; then ignore this with the reason.
mbe29d55ec114f747 = Die Breiten aus den Höhen übernehmen, außer die Kachel soll so sein; dann dies mit Begründung ignorieren.

# Heights and widths disagree about {v0} of 256 pixels.
ma3baea8541f8be87 = Höhen und Breiten widersprechen sich bei { $v0 } von 256 Pixeln.

# Take the widths from the heights
m3da6ca38033d3a21 = Breiten aus den Höhen übernehmen

## kit: checks/ground/wall_ends.rs

# Walls that lead into the ground
m07deeeac3e216683 = Wände, die in den Boden führen

# On walls and under ceilings no sensor looks ahead. A wall that meets the ground in a corner leads a player in wall mode straight through it, and so do a ceiling that meets a wall, and an edge behind which the feet find the inside of the terrain. Tested with players at up to 12 pixels a frame, standing and as a ball, from each such surface.
m8886e661bbb56f92 = An Wänden und unter Decken blickt kein Sensor voraus. Eine Wand, die in einer Ecke auf den Boden trifft, führt einen Spieler im Wandmodus geradewegs hindurch, ebenso eine Decke, die auf eine Wand trifft, und eine Kante, hinter der die Füße das Innere des Geländes finden. Getestet mit Spielern mit bis zu 12 Pixeln pro Frame, stehend und als Kugel, von jeder solchen Oberfläche aus.

# Draw a curve between the two surfaces, build the outside of the wall from whole blocks, or flag its tiles (angle 255): a flagged tile gives no player the angle of a wall.
m66654eab8e30b6ee = Eine Kurve zwischen den beiden Oberflächen zeichnen, die Außenseite der Wand aus ganzen Blöcken bauen oder ihre Kacheln markieren (Winkel 255): Eine markierte Kachel gibt keinem Spieler den Winkel einer Wand.

# A player who runs down this wall at {v0} pixels a frame is inside the terrain at {v1}, {v2}.
m5c4d9fdbb6e4b00b = Ein Spieler, der diese Wand mit { $v0 } Pixeln pro Frame hinunterläuft, ist bei { $v1 }, { $v2 } im Gelände.

# A player who runs up this wall at {v0} pixels a frame is inside the terrain at {v1}, {v2}.
ma2f3efc2f3c1c69a = Ein Spieler, der diese Wand mit { $v0 } Pixeln pro Frame hinaufläuft, ist bei { $v1 }, { $v2 } im Gelände.

# A player who runs along this ceiling at {v0} pixels a frame is inside the terrain at {v1}, {v2}.
m0485ccec028fbe5f = Ein Spieler, der mit { $v0 } Pixeln pro Frame an dieser Decke entlangläuft, ist bei { $v1 }, { $v2 } im Gelände.

## kit: checks/loops/empty_layer.rs

# Switchers onto an empty layer
m6497533521a4c540 = Ebenenschalter auf eine leere Ebene

# A switcher puts the player on a layer that has no floor on that side, neither there nor anywhere below, while the other layer has one: he falls out of the level.
mbefbfe4df6cc8e93 = Ein Ebenenschalter setzt den Spieler auf eine Ebene, die auf dieser Seite weder dort noch irgendwo darunter einen Boden hat, während die andere Ebene einen hat: Er fällt aus dem Level.

# Set the switcher to the other layer for that side, or make the ground solid on this one.
me6de49299841d3e8 = Den Ebenenschalter für diese Seite auf die andere Ebene stellen oder den Boden auf dieser Ebene fest machen.

# Right of it
mbf1cd5d3a60f528b = Rechts davon

# Left of it
m446a328d9699a7de = Links davon

# Below it
mb0ae816f6877f4db = Darunter

# Above it
m39851773606b3133 = Darüber

# {v0} the switcher puts the player on layer {v1}, which has no floor there or below; layer {v2} has.
mfa4b3e9b10b6f0c4 = { $v0 } setzt der Ebenenschalter den Spieler auf Ebene { $v1 }, die dort und darunter keinen Boden hat; Ebene { $v2 } hat einen.

# Put the player on layer {v0}
m797bd11ef9e5a208 = Spieler auf Ebene { $v0 } setzen

## kit: checks/loops/marks.rs

# Loop marks
m15e15ee8068022b5 = Looping-Markierungen

# In Sonic 1 and CD a place of the layout that is marked as a loop shows another chunk on the low plane, and a chunk that is a loop moves the player between the planes, if its place is marked. One without the other breaks the loop; with two layers, marks do nothing at all.
m979101475cb925b1 = In Sonic 1 und CD zeigt eine als Looping markierte Stelle des Layouts auf der unteren Ebene einen anderen Chunk, und ein Looping-Chunk wechselt den Spieler zwischen den Ebenen, wenn seine Stelle markiert ist. Eines ohne das andere macht den Looping unbrauchbar; bei zwei Ebenen bewirken Markierungen gar nichts.

# Mark the places of chunks that are loops, and no others.
m2abb3b8e6cff41ab = Die Stellen von Looping-Chunks markieren und keine anderen.

# This chunk is a loop, but its place is not marked as one: no player gets round it.
m1798902064a2e8da = Dieser Chunk ist ein Looping, aber seine Stelle ist nicht als solcher markiert: Kein Spieler kommt herum.

# This place is marked as a loop, but its chunk is not a loop: a player on the low plane meets another chunk here and never comes back to the high plane.
m60951686db69cb1e = Diese Stelle ist als Looping markiert, aber ihr Chunk ist keiner: Ein Spieler auf der unteren Ebene trifft hier auf einen anderen Chunk und kommt nie auf die obere Ebene zurück.

# This place is marked as a loop; with two layers that means nothing.
m38318e86ad47aff2 = Diese Stelle ist als Looping markiert; bei zwei Ebenen bedeutet das nichts.

# Delete the mark
mf7cdfcc061ab848a = Markierung löschen

# Mark as a loop
mf5a3b6229a1c3607 = Als Looping markieren

## kit: checks/loops/speed.rs

# Loops that need a run-up
me0f1a8e01ff01cd9 = Loopings, die Anlauf brauchen

# A player who runs from the start and holds the button forward reaches the loop, is too slow to get round, and falls back; with more speed he gets round.
m85af005436562a50 = Ein Spieler, der vom Start losläuft und vorwärts hält, erreicht den Looping, ist zu langsam, um herumzukommen, und fällt zurück; mit mehr Geschwindigkeit kommt er herum.

# Give him a longer run-up downhill, a spring or a booster before it, or draw the loop smaller. If he is meant to roll or dash into it, ignore this with the reason.
m71b22adec0e5c458 = Ihm davor einen längeren Anlauf bergab, eine Sprungfeder oder einen Booster geben oder den Looping kleiner zeichnen. Soll er hineinrollen oder mit Dash hineinfahren, dies mit Begründung ignorieren.

## kit: checks/loops/switcher_paths.rs

# Switchers that contradict each other
m0c0346c82a12c984 = Ebenenschalter, die sich widersprechen

# A player who leaves one switcher on a layer reaches the next one, which sets another layer for the side that he comes from: if he turns around there, he is on the wrong layer between the two. Tested with players from each switcher in both directions, running, and falling and jumping through horizontal ones.
m1ff393b23c0987a2 = Ein Spieler, der einen Ebenenschalter auf einer Ebene verlässt, erreicht den nächsten, der für die Seite, von der er kommt, eine andere Ebene setzt: Kehrt er dort um, ist er zwischen den beiden auf der falschen Ebene. Getestet mit Spielern von jedem Ebenenschalter in beide Richtungen, laufend und, bei horizontalen, fallend und springend.

# Set both switchers to the same layer for the stretch between them.
me716fb97727b3c1a = Beide Ebenenschalter für die Strecke dazwischen auf dieselbe Ebene stellen.

# Only the first {v0} of {v1} switchers were followed.
m98db0da96b1bc2b3 = Nur die ersten { $v0 } von { $v1 } Ebenenschaltern wurden verfolgt.

# Delete those that no path crosses; no level needs so many.
mf20b3e962e56dd36 = Ebenenschalter löschen, die kein Weg kreuzt; so viele braucht kein Level.

# Going {v0} from this switcher, a player is on layer {v1} when he meets the one at {v2}, {v3}, which sets layer {v4} for the side that he comes from.
m87c0c80e73da4388 = Von diesem Ebenenschalter aus { $v0 } ist ein Spieler auf Ebene { $v1 }, wenn er auf den bei { $v2 }, { $v3 } trifft, der für die Seite, von der er kommt, Ebene { $v4 } setzt.

# Set the switcher at {v0}, {v1} to layer {v2}
m8cc7447652499205 = Ebenenschalter bei { $v0 }, { $v1 } auf Ebene { $v2 } stellen

## kit: checks/loops/unreachable.rs

# Unreachable loop
mecc2360799b8bdd1 = Unerreichbarer Looping

# A loop is solid all around, so each of its feet must be missing on the layer on which the player enters there, and he must change layers at the top. Without matching layer switchers (in Sonic 1 and CD: without the mark that makes a chunk a loop) he runs into a foot, or falls through the floor at the exit. Tested with players at 8, 10 and 12 pixels a frame, and with a run from the start, as it arrives.
m9715ae39202b340f = Ein Looping ist ringsum fest, also muss jeder seiner Füße auf der Ebene fehlen, auf der der Spieler dort hereinkommt, und oben muss der Spieler die Ebene wechseln. Ohne passende Ebenenschalter (in Sonic 1 und CD: ohne die Markierung, die einen Chunk zum Looping macht) läuft er gegen einen Fuß oder fällt am Ausgang durch den Boden. Getestet mit Spielern mit 8, 10 und 12 Pixeln pro Frame und mit einem Lauf vom Start, so wie er ankommt.

# Put a layer switcher before each foot and one at the top, and make each foot solid on one layer only.
mb1bf5baef3356258 = Vor jeden Fuß und nach oben einen Ebenenschalter setzen und jeden Fuß nur auf einer Ebene fest machen.

# An object that this version does not know is near it, and may carry the player round.
m9e27645a52e8a391 = In der Nähe ist ein Objekt, das diese Version nicht kennt und das den Spieler vielleicht herumträgt.

# No player gets into this loop: it is solid all around on both layers.
mc1afb3e378ce560e = Kein Spieler kommt in diesen Looping: Er ist auf beiden Ebenen rundum fest.

# Mark its chunk as a loop in the layout, and choose its chunk on the low plane.
m121cc301ac4c4967 = Seinen Chunk im Layout als Looping markieren und dessen Chunk auf der unteren Ebene wählen.

# Make the left foot solid on one layer only and the right foot on the other only.
m2c03cf5ea40898e6 = Den linken Fuß nur auf der einen und den rechten Fuß nur auf der anderen Ebene fest machen.

# No player who runs in from the left gets round this loop and out on the other side.
m849c10c163320fab = Kein Spieler, der von links hineinläuft, kommt durch diesen Looping und auf der anderen Seite heraus.

# No player who runs in from the right gets round this loop and out on the other side.
mb3ce913d045080fa = Kein Spieler, der von rechts hineinläuft, kommt durch diesen Looping und auf der anderen Seite heraus.

# No player who runs in from the left or from the right gets round this loop and out on the other side.
m8010832238623ab9 = Kein Spieler, der von links oder von rechts hineinläuft, kommt durch diesen Looping und auf der anderen Seite heraus.

# Put three layer switchers
med893db83bea824f = Drei Ebenenschalter setzen

# A run from the start arrives at this loop on layer {v0}, on which its foot is in the way; it gets round on layer {v1}.
mbf42f3d239743ee4 = Ein Lauf vom Start kommt bei diesem Looping auf Ebene { $v0 } an, auf der sein Fuß im Weg steht; auf Ebene { $v1 } kommt er herum.

# Put a layer switcher before it that sets layer {v0}, or one behind the last loop that sets it back.
maaa819d816769d7c = Einen Ebenenschalter davor setzen, der Ebene { $v0 } einstellt, oder einen hinter den letzten Looping, der sie zurückstellt.

# Put a layer switcher before it
mf475d947417fd1a7 = Einen Ebenenschalter davor setzen

# There is no layer switcher near it.
mdebdc63ea7548079 = In der Nähe ist kein Ebenenschalter.

# There is a single layer switcher near it.
m081df7c2d8f09bdf = In der Nähe ist nur ein einziger Ebenenschalter.

# The layer switchers near it do not fit.
mb1117b28717c1cf5 = Die Ebenenschalter in der Nähe passen nicht.

## kit: checks/mazes/blocks.rs

# Blocks that only play creates
m709a65ea16be076d = Blöcke, die nur beim Spielen entstehen

# The numbers 31 to 33, 42 to 49 and 4B to 4E are pictures of something just hit or taken. Placed in a maze they never change, and some are solid.
m1f3df40f08a899e5 = Die Nummern 31 bis 33, 42 bis 49 und 4B bis 4E sind Bilder von etwas, das eben getroffen oder genommen wurde. In ein Labyrinth gesetzt, ändern sie sich nie, und manche sind fest.

# Empty the cell, or place another block there.
m304940e080e71bfd = Die Zelle leeren oder einen anderen Block hineinsetzen.

# The cell {v0},{v1} has the number {v2}.
mc5cb9af3b36402c9 = Die Zelle { $v0 },{ $v1 } hat die Nummer { $v2 }.

# Empty the cell
m0d3e07bcdab793e7 = Zelle leeren

## kit: checks/mazes/border.rs

# Open border of a maze
m3fb186003b24eb80 = Offener Rand eines Labyrinths

# The player can leave the maze: its walls are open, or the start is outside of them. Around all blocks there is nothing to land on.
m3cefb8208ce0c3ab = Der Spieler kann das Labyrinth verlassen: Seine Wände sind offen, oder der Start liegt außerhalb. Um alle Blöcke herum gibt es nichts zum Landen.

# Close the border with walls, also behind glass and ghost blocks, or put the start inside.
m0b0cc7d52efd3d85 = Den Rand mit Wänden schließen, auch hinter Glas- und Geisterblöcken, oder den Start nach innen setzen.

# The start is outside of the walls, and the player can leave the maze.
mfbf454c355cda26c = Der Start liegt außerhalb der Wände, und der Spieler kann das Labyrinth verlassen.

# Start at {v0}, {v1}
md5dca2fd02550725 = Start auf { $v0 }, { $v1 } setzen

# The player can leave the maze here.
mc9be3840a2cda2ce = Der Spieler kann das Labyrinth hier verlassen.

# Close the border with walls
m3a662847283727e3 = Rand mit Wänden schließen

## kit: checks/mazes/goal.rs

# Maze without an end
m712fbb9afe62823c = Labyrinth ohne Ende

# Only a goal or an emerald ends a maze. If the player can reach neither, also through glass and ghost blocks, the maze goes on for ever. A way needs two free cells.
me09a27ad3f6baa5e = Nur ein Ziel oder ein Emerald beendet ein Labyrinth. Wenn der Spieler keines von beiden erreicht, auch nicht durch Glas- und Geisterblöcke, endet das Labyrinth nie. Ein Weg braucht zwei freie Zellen.

# Place a goal or an emerald that the player can reach.
mc86c15e326acae82 = Ein Ziel oder einen Emerald setzen, den der Spieler erreichen kann.

# The maze has neither a goal nor an emerald.
m84cd0c798f8f0f26 = Das Labyrinth hat weder ein Ziel noch einen Emerald.

# The player reaches no goal and no emerald of the maze.
m2916896a2b93af61 = Der Spieler erreicht kein Ziel und keinen Emerald des Labyrinths.

## kit: checks/mazes/start.rs

# Start of a maze
mf7553606f21e5c96 = Start eines Labyrinths

# A maze without a start cannot be played. A player who begins inside a wall cannot move, and one who begins outside of the cells falls for ever.
m660b980870fcf72e = Ein Labyrinth ohne Start ist nicht spielbar. Ein Spieler, der in einer Wand beginnt, kann sich nicht bewegen, und einer, der außerhalb der Zellen beginnt, fällt endlos.

# Set the start to a place with two free cells each way.
mfa141bfb7ab36c9c = Den Start an eine Stelle mit zwei freien Zellen in jeder Richtung setzen.

# The maze has no start.
m9d55fd6e68c14920 = Das Labyrinth hat keinen Start.

# The start is inside a solid block.
mc13ec5878384ec71 = Der Start liegt in einem festen Block.

# The start is outside of the cells.
mf789d1a1ab530c40 = Der Start liegt außerhalb der Zellen.

## kit: checks/objects/definitions.rs

# Object definitions that do not fit together
m996700e4ccf2973a = Objektdefinitionen, die nicht zusammenpassen

# A rule names a state, an animation, a parameter or a kind of object that does not exist, a state can never begin, or states lead to each other without any time in between. The object does less than it says.
m19f4f558cb13ddad = Eine Regel nennt einen Zustand, eine Animation, einen Parameter oder eine Objektart, die es nicht gibt, ein Zustand kann nie beginnen, oder Zustände führen ohne Zeit dazwischen zueinander. Das Objekt tut weniger, als es sagt.

# Open the object in the Object maker and change the state or the rule.
m59f20197dd7fc867 = Das Objekt im Objekt-Editor öffnen und den Zustand oder die Regel ändern.

# a rule of the state {v0} leads to {v1}, which is no state of it.
mc4dc01403f0da39f = eine Regel des Zustands { $v0 } führt zu { $v1 }, das kein Zustand ist.

# Let the rule lead nowhere
mac6580cb4bf05297 = Die Regel nirgendwohin führen lassen

# the state {v0} makes an object of the kind {v1}, which does not exist.
mecedb26a1bf470af = der Zustand { $v0 } erzeugt ein Objekt der Art { $v1 }, die es nicht gibt.

# nothing of it is solid then
md32a2846090999d6 = dann ist nichts davon fest

# it cannot be attacked then
m74a8498970bc4cac = dann kann es nicht angegriffen werden

# its health is 0, so that the first attack destroys it
m279af864a4dc1add = seine Lebenskraft ist 0, so dass der erste Angriff es zerstört

# it has no hitbox that notices a touch then
m983d1d07994c65f4 = dann hat es keine Trefferbox, die eine Berührung bemerkt

# it has no animation then
m80945ee365cb9394 = dann hat es keine Animation

# it moves along no path then
m7974a726edac9e18 = dann bewegt es sich auf keinem Weg

# it does not fall onto the ground then
ma7b67b4a97f5d6ca = dann fällt es nicht auf den Boden

# it does not walk then
mbda21b32d30dc1c8 = dann läuft es nicht

# the state {v0} waits for "{v1}" in vain: {v2}.
m08117f64060eeafe = der Zustand { $v0 } wartet vergeblich auf „{ $v1 }“: { $v2 }.

# no rule leads to the state {v0}.
m5c99fad31ea673da = keine Regel führt zum Zustand { $v0 }.

# Delete the state
md84782025c4ed590 = Den Zustand löschen

# the state {v0} leads back to itself in the same frame, again and again.
m355bb2de870c6a17 = der Zustand { $v0 } führt im selben Bild immer wieder zu sich selbst zurück.

# a number is set by the parameter {v0}, which it does not have. It counts as 0.
mf343aaa937a930c1 = eine Zahl kommt aus dem Parameter { $v0 }, den es nicht hat. Sie zählt als 0.

# Make it 0
m1f6f056354ab3548 = Zu 0 machen

# its motion "{v0}" goes nowhere: its distance or its speed is 0.
mffc3fe75838d32f2 = seine Bewegung „{ $v0 }“ führt nirgendwohin: Weite oder Tempo ist 0.

# the animation {v0} does not exist.
m3a75da7442ede9bb = die Animation { $v0 } gibt es nicht.

# the animation {v0} shows frame {v1}, but its picture has frames 0 to {v2}.
mf4803b677f87a6a8 = die Animation { $v0 } zeigt Einzelbild { $v1 }, aber ihr Bild hat 0 bis { $v2 }.

## kit: checks/objects/duplicates.rs

# Duplicates
m7d1870484e3c501f = Duplikate

# Two numbers mean the same thing: changing one does not change the other, and the limited numbers of the originals run out sooner.
m15eb7648db2b3d74 = Zwei Nummern bedeuten dasselbe: Wird die eine geändert, ändert sich die andere nicht, und die begrenzten Nummern der Originale gehen eher aus.

# Join them: everything that used one then uses the other.
m388ca0396835ca56 = Zusammenführen: Alles, was die eine verwendet hat, verwendet dann die andere.

# 1 solid tile is a duplicate in this tileset: {v0}.
mb9e1a201f76b3ff2 = 1 Kollisionskachel ist in diesem Kachelsatz doppelt: { $v0 }.

# {v0} solid tiles are duplicates in this tileset: {v1}.
m8eda60ff004a3637 = { $v0 } Kollisionskacheln sind in diesem Kachelsatz doppelt: { $v1 }.

# 1 block is a duplicate in this tileset: {v0}.
mdc1d4755a7772742 = 1 Block ist in diesem Kachelsatz doppelt: { $v0 }.

# {v0} blocks are duplicates in this tileset: {v1}.
mcce3dfcde029b979 = { $v0 } Blöcke sind in diesem Kachelsatz doppelt: { $v1 }.

# 1 chunk is a duplicate: {v0}.
mfd53a6f0e687c451 = 1 Chunk ist doppelt: { $v0 }.

# {v0} chunks are duplicates: {v1}.
mc59680d196ea0e9e = { $v0 } Chunks sind doppelt: { $v1 }.

# This run is a duplicate of "{v0}": the same buttons in the same level.
m6b4fd06e35630a1b = Dieser Lauf ist ein Duplikat von „{ $v0 }“: dieselben Tasten im selben Level.

# Delete the run
mabadd3995b620938 = Lauf löschen

## kit: checks/objects/figures.rs

# Figures of characters that do not fit
mdf0b49d4727dddad = Bilder von Figuren, die nicht passen

# The picture of a character is missing or is not a PNG that can be shown, or its animations name cells, animations or a character that do not exist.
mcbda53e02b351ac8 = Das Bild einer Figur fehlt oder ist kein PNG, das gezeigt werden kann, oder ihre Animationen nennen Zellen, Animationen oder eine Figur, die es nicht gibt.

# Choose another picture, or change the cells in the pane Characters.
m5480b3a0a70ddf7e = Wähle ein anderes Bild, oder ändere die Zellen im Bereich Figuren.

# There is no character "{v0}"; its figure is kept and never shown.
mc74d4075431b78f0 = Es gibt keine Figur "{ $v0 }"; ihr Bild bleibt erhalten und wird nie gezeigt.

# Delete the figure
m5c15a40166a4e20f = Das Bild der Figur löschen

# Show the built-in figure
m175436f42bcf3c6f = Die eingebaute Figur zeigen

# Delete the animation
mc7ab01a4222eab57 = Die Animation löschen

# there is no animation "{v0}"; it is kept and never shown.
ma43fd1fef086546c = es gibt keine Animation "{ $v0 }"; sie bleibt erhalten und wird nie gezeigt.

# the animation "{v0}" names cell {v1}; the picture has {v2}, counted from 0 on.
m899e149c4d0f1e88 = die Animation "{ $v0 }" nennt Zelle { $v1 }; das Bild hat { $v2 }, von 0 an gezählt.

## kit: checks/objects/kinds.rs

# Unknown objects and parameters
m78730f417ad4e0e8 = Unbekannte Objekte und Parameter

# An object of a kind that this version does not know is kept, but never appears in play; an invalid parameter takes its default value.
ma0bb7b3d1447e99d = Ein Objekt einer Art, die diese Version nicht kennt, bleibt erhalten, erscheint aber nie im Spiel; ein ungültiger Parameter nimmt seinen Standardwert an.

# Choose another kind, or set the parameter in the Inspector.
m4d68709cc297a597 = Eine andere Art wählen oder den Parameter im Inspektor setzen.

# Move {v0} to {v1}
m4e01d785363942a2 = { $v0 } auf { $v1 } setzen

# There are {v0} of them in this level.
m3e436dde4a6db3f9 = In diesem Level gibt es { $v0 } davon.

# This version knows no kind "{v0}".{v1}
m4883257f937d3a21 = Diese Version kennt keine Art „{ $v0 }“.{ $v1 }

# {v0}: this version knows no subtype {v1} of "{v2}".{v3}
m37bc263383e2efed = { $v0 }: Diese Version kennt keinen Subtyp { $v1 } von „{ $v2 }“.{ $v3 }

## kit: checks/objects/level_end.rs

# Right end of the level
m4b5a339520268dfc = Rechtes Ende des Levels

# The player can go a little further right than the last screen shows. If the ground ends there, he falls out of the level. A goal beyond the limits of the camera is never reached. Also, a goal post locks the camera at the right end at once: one farther left pulls the player there.
m66fbc4d47beab2ce = Der Spieler kann etwas weiter nach rechts gehen, als der letzte Bildschirm zeigt. Endet dort der Boden, fällt er aus dem Level. Ein Ziel jenseits der Grenzen der Kamera wird nie erreicht. Außerdem hält ein Zielpfosten die Kamera sofort am rechten Ende fest: Einer weiter links zieht den Spieler dorthin.

# Move the limit of the camera, or the goal.
m2c8122ea1a5960ec = Die Grenze der Kamera oder das Ziel verschieben.

# The player can run off the ground at the right end of the level.
m96b145c460a453de = Der Spieler kann am rechten Ende des Levels vom Boden herunterlaufen.

# Stop the camera at {v0}
m9d21c0324df46c8c = Kamera bei { $v0 } anhalten

# The goal post is not in the last screen: it pulls the player {v0} pixels to the right.
m990c2da332214b98 = Der Zielpfosten ist nicht auf dem letzten Bildschirm: Er zieht den Spieler { $v0 } Pixel nach rechts.

# End the level at it
m48f26659f42a931d = Level bei ihm enden lassen

# It is out of reach: the right limit of the camera stops the player at x {v0}.
mbf432df1fde750bb = Es ist außer Reichweite: Die rechte Grenze der Kamera hält den Spieler bei x { $v0 } auf.

# Move the right limit of the camera
m8ba5149ec7a13473 = Die rechte Grenze der Kamera verschieben

# It is out of reach: the left limit of the camera stops the player at x {v0}.
m505b1b58f9e2dcfe = Es ist außer Reichweite: Die linke Grenze der Kamera hält den Spieler bei x { $v0 } auf.

# Move the left limit of the camera
mcd836d1ac23a02e6 = Die linke Grenze der Kamera verschieben

# It is out of reach: the lower limit of the camera kills the player below y {v0}.
m78a6939d38edb4cd = Es ist außer Reichweite: Unterhalb von y { $v0 } tötet die untere Grenze der Kamera den Spieler.

# Move the lower limit of the camera
m789e2d52fdba2ef8 = Die untere Grenze der Kamera verschieben

## kit: checks/objects/level_marks.rs

# Regions without a use
m0384fc74c2997df2 = Bereiche ohne Nutzen

# A game finds a region by its name. One without a name, with a negative size or outside of the level is of no use to it.
m206ef9e7180560d5 = Ein Spiel findet einen Bereich an seinem Namen. Einer ohne Namen, mit negativer Größe oder außerhalb des Levels nützt ihm nichts.

# Give the region a name and a place in the level, or delete it.
md91a9701e87a49fb = Gib dem Bereich einen Namen und einen Ort im Level, oder lösche ihn.

# has a negative size
m942a721f39cc1d3c = hat eine negative Größe

# has no name
m474b01188a7f05b1 = hat keinen Namen

# is outside of the level
m585c3cb6f9aee9b2 = ist außerhalb des Levels

## kit: checks/objects/limit_changes.rs

# Changing camera limits
m18a0d8a4e48d2e67 = Wechselnde Kameragrenzen

# A change of the camera limits does nothing if it sets no side, if its place or its stage is never reached, or if it waits for a switch that no level has. Limits that cross leave the camera nowhere to be.
mb71fe853eb8d4b68 = Eine Änderung der Kameragrenzen bewirkt nichts, wenn sie keine Seite setzt, wenn ihr Ort oder ihre Stufe nie erreicht wird oder wenn sie auf einen Schalter wartet, den kein Level hat. Grenzen, die sich kreuzen, lassen der Kamera keinen Platz.

# Give the change a side and a place at which it applies, or delete it.
mc546da6992e78d66 = Der Änderung eine Seite und einen Ort geben, an dem sie gilt, oder sie löschen.

# Change {v0} of the camera limits {v1}.
m7436d5533afb3337 = Änderung { $v0 } der Kameragrenzen { $v1 }.

# changes nothing
m75257eb954165c97 = ändert nichts

# never applies: it ends before it begins
ma842c4385c3fdc3a = gilt nie: Sie endet, bevor sie beginnt

# waits for switch {v0}, but there are only those from 0 to 15
m1865593c36977e1f = wartet auf Schalter { $v0 }, aber es gibt nur 0 bis 15

# waits for stage {v0}, to which no change leads
m13db02d1f9b42fb4 = wartet auf Stufe { $v0 }, zu der keine Änderung führt

# wants limits that cross
m678151c4a344427d = will Grenzen, die sich kreuzen

## kit: checks/objects/monitors.rs

# Monitors of another game
m2550a92498a3b1aa = Monitore eines anderen Spiels

# The game whose physics the project uses has no monitor that holds this. It works in play, but the game's own level files cannot hold it.
m7fab786da9b73e9b = Das Spiel, dessen Physik das Projekt verwendet, hat keinen Monitor mit diesem Inhalt. Beim Spielen wirkt er, aber die Leveldateien des Spiels selbst können ihn nicht aufnehmen.

# Choose what it holds in the Inspector, use the physics of a game that has it, or switch this check off.
mdcdf6b867b14e2b9 = Den Inhalt im Inspektor wählen, die Physik eines Spiels verwenden, das ihn hat, oder diese Prüfung abschalten.

# {v0}: {v1} has no monitor with "{v2}", only {v3}.{v4}
m3e2635ba222cc366 = { $v0 }: { $v1 } hat keinen Monitor mit „{ $v2 }“; ihn gibt es nur in { $v3 }.{ $v4 }

## kit: checks/objects/outside.rs

# Outside the level
m4fc7d13b6e674ad5 = Außerhalb des Levels

# Things beyond the edges of a level are never reached, and a camera that goes beyond the level shows nothing there.
mc02a9a3cce6c15db = Elemente jenseits der Ränder eines Levels werden nie erreicht, und eine Kamera, die über das Level hinausfährt, zeigt dort nichts.

# Move it into the level, or delete it.
me387442484152381 = In das Level verschieben oder löschen.

# The layer switcher is outside the level.
mcc36d2cbff730afc = Der Ebenenschalter liegt außerhalb des Levels.

# Delete the switcher
m27772277f5ac8c14 = Ebenenschalter löschen

# {v0} is outside the level.
m3885b7a88ddcb1a7 = { $v0 } liegt außerhalb des Levels.

# Move it to the edge
m3fef6c16cd10fbe6 = An den Rand verschieben

# The goal is outside the level and cannot be reached.
mf41b58b9611dd2b6 = Das Ziel liegt außerhalb des Levels und ist nicht erreichbar.

# The camera may go beyond the level, and would show nothing there.
m5dbcde27ae296bb2 = Die Kamera kann über das Level hinausfahren und würde dort nichts zeigen.

# Keep the bounds of the camera within the level.
m993718a3543bdec1 = Die Grenzen der Kamera innerhalb des Levels halten.

# Keep the camera in the level
mf7923194c8019d48 = Kamera im Level halten

## kit: checks/objects/own_pictures.rs

# Pictures of objects that cannot be shown
ma3610a5187201a49 = Objektbilder, die nicht darstellbar sind

# The picture that an object of this project names is missing or is not a PNG that can be shown. The object is drawn in its material instead; the name of the picture is kept.
mff3bee36d7a74bd9 = Das Bild, das ein Objekt dieses Projekts nennt, fehlt oder ist kein darstellbares PNG. Das Objekt wird stattdessen in seinem Material gezeichnet; der Name des Bildes bleibt erhalten.

# Put the file into the project's folder, or choose another picture in the Object maker.
m2099f81598954911 = Die Datei in den Ordner des Projekts legen oder im Objektbaukasten ein anderes Bild wählen.

# Draw it without a picture
mdb9797fde0e7cead = Ohne Bild zeichnen

## kit: checks/objects/own_properties.rs

# Own properties that do not fit
m072574d155dc0650 = Eigene Eigenschaften, die nicht passen

# A file has a value that the property does not take, or one that names an object which is not in the level. The game gets the default instead, or the id of nothing.
m6d643833b04a6667 = Eine Datei hat einen Wert, den die Eigenschaft nicht annimmt, oder einen, der ein Objekt nennt, das nicht im Level ist. Das Spiel bekommt stattdessen den Vorgabewert oder die Kennung von nichts.

# Set the property in the Inspector, or change its values in Own properties.
m1de08824876e5fb3 = Setze die Eigenschaft im Inspektor oder ändere ihre Werte in Eigene Eigenschaften.

# The level: {v0}.
mf13a496681d0eb48 = Der Level: { $v0 }.

# Set it to the default
m7394794faa5f751b = Auf den Vorgabewert setzen

# Layer switcher: {v0}.
md40896df31dcda71 = Ebenenschalter: { $v0 }.

# Property `{v0}`: {v1} has a parameter of that name, which maps of other editors hold in its place.
mfb9ccdc862c64216 = Eigenschaft `{ $v0 }`: { $v1 } hat einen Parameter dieses Namens, den Karten anderer Editoren an ihrer Stelle enthalten.

# Give the property another name in Own properties.
m7fba7fae9308e2f8 = Gib der Eigenschaft in Eigene Eigenschaften einen anderen Namen.

# property `{v0}` names an object that is not in the level
mcc277a9a44e37c68 = Eigenschaft `{ $v0 }` nennt ein Objekt, das nicht im Level ist

## kit: checks/objects/start_in_ground.rs

# Start in the ground
mfe1bec6c58cf3eac = Start im Boden

# A player who begins inside terrain is stuck, is thrown about or falls out of the level; one who begins over nothing falls to his death.
m77210652e6ffb5f1 = Ein Spieler, der im Gelände beginnt, steckt fest, wird umhergeworfen oder fällt aus dem Level; einer, der über dem Nichts beginnt, fällt in den Tod.

# Put the start on free ground.
mf7a430c5f0214367 = Den Start auf freien Boden setzen.

# Move the start to {v0}, {v1}
meff0449918c1e029 = Start nach { $v0 }, { $v1 } verschieben

# The player begins with his feet deep in the ground and cannot get out.
mbc0feb15c4f2eac8 = Der Spieler beginnt mit den Füßen tief im Boden und kommt nicht heraus.

# The player begins inside a wall.
mc894458075f92bba = Der Spieler beginnt in einer Wand.

# The player begins with his head deep in the ceiling.
m919fb82ce45e1038 = Der Spieler beginnt mit dem Kopf tief in der Decke.

# The start is outside the level.
m4636b0d33929d864 = Der Start liegt außerhalb des Levels.

# There is no ground below the start: the player falls to his death.
mec4465bacb73cb7c = Unter dem Start ist kein Boden: Der Spieler fällt in den Tod.

## kit: checks/objects/start_over_nothing.rs

# Start without ground
ma74a566d6de98662 = Start ohne Boden

# A player who begins over nothing, or outside the level, falls out of it and dies.
ma88656131fb89b2b = Ein Spieler, der über dem Nichts oder außerhalb des Levels beginnt, fällt heraus und stirbt.

## kit: checks/objects/things_in_walls.rs

# Objects in walls
mec155fb7c3067c8f = Objekte in Wänden

# An object is entirely inside ground that is solid from all sides, on both layers: no player can reach it.
m6cc1e5ec61c7a165 = Ein Objekt liegt ganz in Boden, der auf beiden Ebenen von allen Seiten fest ist: Kein Spieler kann es erreichen.

# Move it out of the ground.
mc4667aea29751272 = Aus dem Boden herausbewegen.

# {v0} is inside solid ground.
m162b4a5d85c27cb7 = { $v0 } liegt in festem Boden.

# Move it to {v0}, {v1}
m7c706171b5ad28ff = Nach { $v0 }, { $v1 } verschieben

## kit: checks/objects/to_do.rs

# Things to do
m074602e78afe7c1a = Zu tun

# A note in the level is of something that is to be done.
m34824b934f5a2ce0 = Eine Notiz im Level ist von etwas, das zu tun ist.

# Do it, then set the note to done.
m9b5da27e58941346 = Tu es, und setze die Notiz dann auf erledigt.

# To do.
m79b49d9182aee521 = Zu tun.

# To do: {v0}.
m2675fa4cf6eb44d9 = Zu tun: { $v0 }.

# It is done
m07777ec2d67b8bb8 = Es ist erledigt

## kit: checks/objects/unlinked.rs

# Objects that need another one
mdccedf71dbfffff7 = Objekte, die ein anderes brauchen

# A door or a platform waits for a switch that nothing in the level sets, a boss is outside of any boss area and never comes, or a boss area has no boss and never opens.
ma36a524c99884f6a = Eine Tür oder Plattform wartet auf einen Schalter, den nichts im Level setzt, ein Boss ist außerhalb jedes Bossbereichs und kommt nie, oder ein Bossbereich hat keinen Boss und öffnet sich nie.

# Place what is missing, or give both the same switch.
m3cbfaefd4feec98c = Das Fehlende setzen oder beiden denselben Schalter geben.

# has no boss: nothing opens it again
m62b46cbec8ecbb40 = hat keinen Boss: Nichts öffnet ihn wieder

# is outside of any boss area: it never comes
mfc800d77021bd3f7 = liegt außerhalb jedes Bossbereichs: Er kommt nie

# waits for switch {v0}, which nothing sets
m4ac947125b3b839d = wartet auf Schalter { $v0 }, den nichts setzt

## kit: checks/objects/value_ranges.rs

# Numbers out of range
mb6432c06235c4f1b = Zahlen außerhalb des Bereichs

# A file has a number that the editor does not let anybody type. It is kept as it is and played as far as the engine can; it was probably not meant.
mbb0765c192c03628 = Eine Datei enthält eine Zahl, die sich im Editor nicht eingeben lässt. Sie bleibt, wie sie ist, und wird gespielt, soweit die Engine kann; vermutlich war sie nicht gemeint.

# Set the number in the Inspector, or in the Backgrounds window.
m9fd5a9dd3a8e7afe = Die Zahl im Inspektor oder im Fenster Hintergründe setzen.

# Set it to {v0}
m238533c9a6e8905d = Auf { $v0 } setzen

# {v0}: moves across by {v1} of 256, fields take {v2} to {v3}.
md0388711a9e503de = { $v0 }: bewegt sich seitwärts um { $v1 } von 256, Felder nehmen { $v2 } bis { $v3 }.

# {v0}: moves down by {v1} of 256, fields take {v2} to {v3}.
m728d0d968f385adf = { $v0 }: bewegt sich auf und ab um { $v1 } von 256, Felder nehmen { $v2 } bis { $v3 }.

# {v0}: its height is {v1}, fields take {v2} to {v3}.
mf66bc09d1587b0c5 = { $v0 }: die Höhe ist { $v1 }, Felder nehmen { $v2 } bis { $v3 }.

# {v0}: drifts by {v1} pixels a second, fields take {v2} to {v3}.
ma3d9c099029d5cd1 = { $v0 }: treibt { $v1 } Pixel pro Sekunde, Felder nehmen { $v2 } bis { $v3 }.

# The start has {v0} rings, fields take {v1} to {v2}.
m45704f91726cf769 = Der Start hat { $v0 } Ringe, Felder nehmen { $v1 } bis { $v2 }.

# The start has {v0} emeralds, fields take {v1} to {v2}.
m960d67a25a9ef6af = Der Start hat { $v0 } Smaragde, Felder nehmen { $v1 } bis { $v2 }.

# The goal's area is {v0} × {v1} pixels, fields take {v2} to {v3}.
m830119709e4e190a = Das Zielgebiet hat { $v0 } × { $v1 } Pixel, Felder nehmen { $v2 } bis { $v3 }.

# Make it {v0} × {v1}
m4efcbdd7aed46ccf = Auf { $v0 } × { $v1 } bringen

# The layer switcher has half length {v0}, fields take {v1} to {v2}.
m68c95962c0c52f73 = Der Ebenenschalter hat die halbe Länge { $v0 }, Felder nehmen { $v1 } bis { $v2 }.

## kit: checks/objects/water.rs

# A surface above the level floods all of it, one below it is never reached. Changes of water do nothing in a level without water, or without a place or a time, and a bubble maker lets bubbles out only under water.
mebe626e38130fe69 = Eine Wasseroberfläche über dem Level flutet alles, eine darunter wird nie erreicht. Wasseränderungen bewirken nichts in einem Level ohne Wasser oder ohne Ort oder Zeit, und eine Blasenquelle lässt nur unter Wasser Blasen aufsteigen.

# Move the surface into the level, or delete the water.
m6b2ae2c4d773234d = Die Oberfläche in das Level verschieben oder das Wasser löschen.

# The water's surface is {v0} the level, at {v1}.
mbbe19a39509d9d1b = Die Wasseroberfläche liegt bei { $v1 } ({ $v0 }), nicht im Level.

# Move it to {v0}
mededc0c78c0c74e0 = Auf { $v0 } verschieben

# The level has changes of its water, but no water.
m3d5369bdf7d47a2e = Das Level hat Wasseränderungen, aber kein Wasser.

# Delete the changes
m6f3ab09effabc458 = Änderungen löschen

# Change {v0} of the water {v1}.
m32e736e94d6e4b11 = Änderung { $v0 } des Wassers { $v1 }.

# The bubble maker does nothing: the level has no water.
m60909dfc3632dfc7 = Die Blasenquelle tut nichts: Das Level hat kein Wasser.

# sets switch {v0}, but there are only those from 0 to 15
me1b756e2da6bc6b5 = setzt Schalter { $v0 }, aber es gibt nur die von 0 bis 15

# moves to {v0}, which is outside the level
m1c02d0ecb33fd095 = geht auf { $v0 }, was außerhalb des Levels liegt

## kit: checks/problem.rs

# object kind {v0}
m56ff7570551786c6 = Objektart { $v0 }

## kit: checks/project/background_layers.rs

# Background layers that show nothing
m7cdea569a9115926 = Hintergrundebenen, die nichts zeigen

# The picture that a background layer names is missing or is not a PNG that can be shown, or the layer shows no row of it. The layer stays empty; its settings are kept.
me47e13aadedba215 = Das Bild, das eine Hintergrundebene nennt, fehlt oder ist kein darstellbares PNG, oder die Ebene zeigt keine Zeile davon. Die Ebene bleibt leer; ihre Einstellungen bleiben erhalten.

# Put the file into the tileset's folder, or choose another picture in the Backgrounds window.
m75763b9e71a1f4da = Die Datei in den Ordner des Kachelsatzes legen oder im Fenster Hintergründe ein anderes Bild wählen.

# {v0}: it shows rows {v1} to {v2}, which are none.
m7e8e78100123537c = { $v0 }: zeigt die Zeilen { $v1 } bis { $v2 }, die es nicht gibt.

## kit: checks/project/capacity.rs

# {v0} of {v1} chunks
m4185ea302a49e623 = { $v0 } von { $v1 } Chunks

# {v0} of {v1} blocks
m0c2e9f63f085e863 = { $v0 } von { $v1 } Blöcken

# {v0} of {v1} solid tiles
m3b9e8ff9d3c5b3c1 = { $v0 } von { $v1 } Kollisionskacheln

# {v0} × {v1} of {v2} × {v3} chunks in the layout
mb32c4233f8164d92 = { $v0 } × { $v1 } von { $v2 } × { $v3 } Chunks im Layout

# chunks of {v0} × {v1} blocks, in the game {v2} × {v3}
m3a0c70bd352b4f76 = Chunks von { $v0 } × { $v1 } Blöcken, im Spiel { $v2 } × { $v3 }

# {v0} blocks whose solid tiles differ between the layers; the game has one for both
mc6afeabf8911f2ac = { $v0 } Blöcke, deren Kollisionskacheln sich zwischen den Ebenen unterscheiden; das Spiel hat eine für beide

## kit: checks/project/limits_of_originals.rs

# Limits of the originals
me8920846cfe507dd = Grenzen der Originale

# The game whose physics the project uses has room for a limited number of chunks, blocks, solid tiles and layout places. The limits only matter if you want to put the levels back into that game.
me84fbefe055661cd = Das Spiel, dessen Physik das Projekt verwendet, hat nur Platz für eine begrenzte Zahl von Chunks, Blöcken, Kollisionskacheln und Layoutstellen. Das ist nur wichtig, wenn die Levels in dieses Spiel zurück sollen.

# Join equal things and delete unused ones, or switch this check off.
m5052d586ff89e0f5 = Gleiches zusammenführen und Unbenutztes löschen oder diese Prüfung abschalten.

# {v0}: more than the game has room for.
m6d472915df43d0f4 = { $v0 }: mehr, als im Spiel Platz ist.

## kit: checks/project/palettes.rs

# Palettes that can't be shown
md23ec0d655a1d555 = Paletten, die nicht gezeigt werden können

# A level chooses a palette that no tileset has, or a tileset has palettes and its picture no colour numbers: the blocks have the picture's own colours.
m2a2205efca124f8f = Ein Level wählt eine Palette, die kein Kachelsatz hat, oder ein Kachelsatz hat Paletten und sein Bild keine Farbnummern: Die Blöcke haben die eigenen Farben des Bildes.

# Choose another palette in the Inspector, or number the colours in the pane Colours.
me3efe2bf1f686982 = Wähle im Inspektor eine andere Palette, oder nummeriere die Farben im Bereich Farben.

# No tileset has the palette {v0}.
m50b0b900ce5d76b6 = Kein Kachelsatz hat die Palette { $v0 }.

# Show it in the pictures' own colours
m50f02139162fe492 = In den eigenen Farben der Bilder zeigen

# {v0}: the picture has no colour numbers, so its palettes are not shown.
m7a81afb041e03141 = { $v0 }: Das Bild hat keine Farbnummern, darum erscheinen seine Paletten nicht.

## kit: checks/project/reach.rs

# Never reached
ma938ab0e4a3c803b = Nie erreicht

# A search over real frames tries where a player can get from the level's start. What it does not reach may be walled in, too high, or behind a way that does not open. The search takes some seconds for each level.
me2977d5195005e23 = Eine Suche über echte Frames probiert, wohin ein Spieler vom Start des Levels kommen kann. Was sie nicht erreicht, ist vielleicht eingemauert, zu hoch oder hinter einem Weg, der sich nicht öffnet. Die Suche dauert einige Sekunden je Level.

# Look at the heat map (Level > Reach from the start), and make a way, or switch this check off for it.
m350ae9e3d528302a = Die Heatmap ansehen (Level > Reichweite vom Start) und einen Weg schaffen oder diese Prüfung dafür abschalten.

# The {v0} is never reached from the start.
m884fba1c437c6c21 = Vom Start nie erreicht: { $v0 }.

# The {v0} is not reached from the start within {v1} states.
m4a999c282f4c023a = Vom Start innerhalb von { $v1 } Zuständen nicht erreicht: { $v0 }.

## kit: checks/project/references.rs

# Broken references and odd values
m83897b033604bd90 = Ungültige Verweise und seltsame Werte

# Something names a block, a tile, a chunk or a level that does not exist, or a file could not be read. It is ignored, and kept as it is.
m1393eb40dbb90930 = Etwas nennt einen Block, eine Kachel, einen Chunk oder ein Level, das es nicht gibt, oder eine Datei konnte nicht gelesen werden. Es wird ignoriert und unverändert erhalten.

# Restore what is missing, or choose something else there.
ma54ae9ad6964d3d8 = Das Fehlende wiederherstellen oder dort etwas anderes wählen.

# The level "{v0}" is listed but could not be read.
m0ab471deded4444d = Das Level „{ $v0 }“ ist aufgeführt, konnte aber nicht gelesen werden.

# tileset could not
mf35f26d7d5be2adf = tileset could not

# Empty chunk 0
m96b3ecafdd00b097 = Chunk 0 leeren

# Clear the low plane
mcd79020b65ecb435 = Untere Ebene entfernen

# Give the tileset free numbers
m3c112d20638f4535 = Dem Kachelsatz freie Nummern geben

# Draw no background
m8d237d2b307bf91a = Keinen Hintergrund zeichnen

# Do not wrap
mc93aedd5e64bd36f = Nicht wiederholen

# Swap the bounds
mdaab9af2d359ac66 = Grenzen tauschen

## kit: checks/project/ruleset.rs

# Invalid physics
mf3df40ea02aff891 = Ungültige Physik

# The project sets a switch or a constant of the physics to a value that it cannot take, or one that this version does not know. It is kept, but the level is played with the value of the preset or of the originals.
ma9991ced77462712 = Das Projekt setzt einen Schalter oder eine Konstante der Physik auf einen Wert, den sie nicht annehmen, oder einen, den diese Version nicht kennt. Er bleibt erhalten, aber gespielt wird mit dem Wert der Vorgabe oder der Originale.

# Set the switch in the Inspector, with nothing selected, or the constant in the pane Characters, or delete it.
m5d2e4a51155be8ca = Setze den Schalter im Inspektor, wenn nichts ausgewählt ist, oder die Konstante im Bereich Figuren, oder lösche sie.

# This version knows no switch "{v0}".
m7bce3db1c9a98e7c = Diese Version kennt keine Option „{ $v0 }“.

# {v0} takes {v1}, not {v2}.
m7d989710e2dbdae5 = { $v0 } erlaubt { $v1 }, nicht { $v2 }.

# This version knows no constant "{v0}" of "{v1}".
m4e0f8a3cfda35c0e = Diese Version kennt keine Konstante "{ $v0 }" von "{ $v1 }".

# {v0} of {v1} takes {v2}, not {v3}.
m190a0e410c1acd27 = { $v0 } von { $v1 } nimmt { $v2 }, nicht { $v3 }.

## kit: checks/project/runs.rs

# Recorded runs that changed
mb3e744bb08c55f6a = Geänderte aufgezeichnete Läufe

# A recorded run, played again in the level or maze as it is now, has another result: something on its path has changed.
m34f0de79d6fb53c9 = Ein aufgezeichneter Lauf hat, im jetzigen Level oder Labyrinth erneut gespielt, ein anderes Ergebnis: Etwas auf seinem Weg hat sich geändert.

# Look at what changed on its path. If the change is intended, let the run expect the new result.
mfeec78baa651d692 = Nachsehen, was sich auf dem Weg geändert hat. Ist die Änderung gewollt, den Lauf das neue Ergebnis erwarten lassen.

# Expect the new result
m50ef30bb8fe339e6 = Neues Ergebnis erwarten

## kit: checks/project/sounds.rs

# Sounds that can't be heard
m141cee1c6cc35908 = Klänge, die nicht zu hören sind

# The file of a sound is missing, or is neither a WAV nor an OGG Vorbis that can be read; or an event, a level or an object calls for a sound that the project does not have. The built-in effect is heard, or nothing.
maca37781a8e6c8b0 = Die Datei eines Klangs fehlt oder ist weder eine lesbare WAV noch ein lesbares OGG Vorbis; oder ein Ereignis, ein Level oder ein Objekt ruft einen Klang, den das Projekt nicht hat. Zu hören ist der eingebaute Effekt oder nichts.

# Put the file into the folder `sounds`, or choose another sound in the window Sounds or in the Object maker.
me055f8d612212c78 = Lege die Datei in den Ordner `sounds`, oder wähle einen anderen Klang im Fenster Klänge oder im Objektbau.

# Take the sound out of the list
m0152db31f3644d44 = Den Klang aus der Liste nehmen

# The event “{v0}” calls for the sound {v1}, which does not exist.
m12eec423ab9dfd40 = Das Ereignis „{ $v0 }“ ruft den Klang { $v1 }, den es nicht gibt.

# Play the built-in effect
m1b93f9a3862e4b75 = Den eingebauten Effekt spielen

# The music of {v0} is the sound {v1}, which does not exist.
m0c2c7323d3477559 = Die Musik von { $v0 } ist der Klang { $v1 }, den es nicht gibt.

# Leave it without music
m379311ee51e4261e = Ohne Musik lassen

# {v0}: a rule calls for the sound {v1}, which does not exist.
mc642e7591d09cba7 = { $v0 }: eine Regel ruft den Klang { $v1 }, den es nicht gibt.

## kit: checks/project/tile_animations.rs

# Animations with missing cells
md2c7def9b12ff7c7 = Animationen mit fehlenden Zellen

# An animation of a tile shows or replaces a cell that the tileset's picture does not have. The block shows its own picture for that time.
md6cb0cc8e1bd80ae = Eine Kachelanimation zeigt oder ersetzt eine Zelle, die das Bild des Kachelsatzes nicht hat. Der Block zeigt so lange sein eigenes Bild.

# Choose other cells for the animation, in the block's editor.
m05e38fd67e983bb7 = Im Editor des Blocks andere Zellen für die Animation wählen.

# {v0}: the animation of cell {v1} names cell {v2}; the picture has {v3}.
m48be4d7f13bfa201 = { $v0 }: Die Animation der Zelle { $v1 } nennt Zelle { $v2 }; das Bild hat { $v3 }.

# Delete these cells from the animation
mf1f23a1dfa6ca9e9 = Diese Zellen aus der Animation löschen

## kit: checks/project/tileset_pictures.rs

# Pictures of tilesets that cannot be shown
m8b12900beb2f5ad8 = Bilder von Kachelsätzen, die nicht gezeigt werden können

# The picture that a tileset names is missing or is not a PNG that can be shown. Its blocks are drawn empty, in the editor and in pictures of the level; their solid tiles are not affected.
m403c126ed7b96676 = Das Bild, das ein Kachelsatz nennt, fehlt oder ist kein darstellbares PNG. Seine Blöcke werden leer gezeichnet, im Editor und auf Bildern des Levels; ihre festen Kacheln sind nicht betroffen.

# Put the file back into the tileset's folder, or save it again as PNG.
m79fb75e24f85586d = Die Datei wieder in den Ordner des Kachelsatzes legen oder erneut als PNG speichern.

## kit: checks/project/unused.rs

# Unused items
m45197fa75631dd2b = Unbenutztes

# Nothing in this project uses it. That does no harm, but takes space, and changes to it have no visible effect.
m92e799597f2f2b7d = Nichts in diesem Projekt verwendet es. Das schadet nicht, belegt aber Platz, und Änderungen daran haben keine sichtbare Wirkung.

# Delete it, unless you plan to use it or other projects use it.
m7c7c0e71f695d31b = Löschen, sofern es nicht noch gebraucht wird oder andere Projekte es verwenden.

# No chunk uses a block of this tileset.
mafbff71abdd3908a = Kein Chunk verwendet einen Block dieses Kachelsatzes.

# 1 block is in no chunk: {v0}.
m72359d26d4f2841e = 1 Block ist in keinem Chunk: { $v0 }.

# {v0} blocks are in no chunk: {v1}.
m9da59d1210c517ab = { $v0 } Blöcke sind in keinem Chunk: { $v1 }.

# 1 solid tile is in no block: {v0}.
mfc00b457d80fe9ba = 1 Kollisionskachel ist in keinem Block: { $v0 }.

# {v0} solid tiles are in no block: {v1}.
mfc1a0cd0ac5267ad = { $v0 } Kollisionskacheln sind in keinem Block: { $v1 }.

# 1 chunk is in no level: {v0}.
mb38016817f8b9d93 = 1 Chunk ist in keinem Level: { $v0 }.

# {v0} chunks are in no level: {v1}.
ma3d6268b92d69fbe = { $v0 } Chunks sind in keinem Level: { $v1 }.

## kit: checks/project/unwritten.rs

# Objects that an export leaves out
m77bc59a179fdec11 = Objekte, die ein Export weglässt

# The level came from the files of a game, and these files cannot hold this object: an export leaves it out, or leaves the file's own object as it was.
m70b3dfdeec864b25 = Das Level kam aus den Dateien eines Spiels, und diese können das Objekt nicht aufnehmen: Ein Export lässt es weg, oder er lässt das Objekt der Datei, wie es war.

# Place an object that the game has, change its settings to those of the game, or switch this check off if the level does not go back into its game.
m6d3a69d35bfa4710 = Platziere ein Objekt, das das Spiel hat, stelle es so ein, wie das Spiel es kennt, oder schalte diese Prüfung aus, wenn das Level nicht in sein Spiel zurückgeht.

# Not written by an export: {v0}.
m36336eb80648c645 = Wird bei einem Export nicht geschrieben: { $v0 }.

## kit: checks/project/variants.rs

# Too many mirrored tiles
mdab20b2ce24d327f = Zu viele gespiegelte Kacheln

# Each solid tile counts once for each way in which the chunks mirror it, and a level can hold 16,383 different ones. What is beyond that is not solid at all.
mbf05c14e3b460a10 = Jede Kollisionskachel zählt einmal für jede Art, in der die Chunks sie spiegeln, und ein Level kann 16.383 verschiedene haben. Was darüber hinausgeht, ist gar nicht fest.

# Delete unused chunks, join equal tiles, or split the project.
md7c70e5521451b36 = Unbenutzte Chunks löschen, gleiche Kacheln zusammenführen oder das Projekt aufteilen.

# {v0} mirrored tiles are in use: the last {v1} of them are not solid.
ma577b4571aa3ae67 = { $v0 } gespiegelte Kacheln sind in Gebrauch: Die letzten { $v1 } davon sind nicht fest.

## kit: checks/settings.rs

# Angles may be off by (256 to the turn)
m5cf8fb0818ce650a = Erlaubte Winkelabweichung (256 je Umdrehung)

# Surfaces may be off by (pixels)
m5d2d797035ad8953 = Erlaubte Stufe von Oberflächen (Pixel)

# Floors must stop falls of (pixels a frame)
m9de8f9d445b12a92 = Böden müssen Stürze aufhalten mit (Pixel pro Frame)

# States to search in each level
mce5b1798c725313e = Zu durchsuchende Zustände je Level

## kit: checks/text.rs

# and {v0} more
me4c963c0d962a559 = und { $v0 } weitere

# As imported.
mb2989e386524fddb = Wie importiert.

## kit: clips.rs

# it is an empty file
mab1cc9291d1b6734 = die Datei ist leer

# it is neither a WAV nor an OGG Vorbis
m35803affe2e06f12 = die Datei ist weder eine WAV noch ein OGG Vorbis

# there is no sound in it
m180e9f7b20dae485 = es ist kein Klang darin

# it is packed in a way that can't be read: save it as WAV or OGG Vorbis
m266f29ed5a9304ed = die Datei ist so gepackt, dass sie nicht gelesen werden kann: speichere sie als WAV oder OGG Vorbis

# it has {v0} samples a second; {v1} to {v2} are possible
m456dd924ed82c9f2 = sie hat { $v0 } Abtastwerte in der Sekunde; möglich sind { $v1 } bis { $v2 }

# it is longer than ten minutes
m04ccce5ec4586b1a = der Klang ist länger als zehn Minuten

# it is damaged ({v0})
m8096cfe0a2071ecc = die Datei ist beschädigt ({ $v0 })

# it is damaged
m298d02d99ef41417 = die Datei ist beschädigt

## kit: derived/art.rs

# {v0}/{v1} is {v2} × {v3} pixels; both sides must be multiples of 16. Blocks show their shapes instead.
mb815dea1ea3dc821 = { $v0 }/{ $v1 } hat { $v2 } × { $v3 } Pixel; beide Seiten müssen Vielfache von 16 sein. Blöcke zeigen stattdessen ihre Formen.

# {v0}. Blocks show their shapes instead.
ma4c298c73b9b0262 = { $v0 }. Blöcke zeigen stattdessen ihre Formen.

# {v0} blocks of {v1} name a cell that {v2} does not have; they show their shapes instead.
mb2883ff5c67aa9f6 = { $v0 } Blöcke von { $v1 } nennen eine Zelle, die { $v2 } nicht hat; sie zeigen stattdessen ihre Formen.

# {v0}. The background layer stays empty.
m2005961d4a646f30 = { $v0 }. Die Hintergrundebene bleibt leer.

## kit: derived/card.rs

# there is no loopwright.json
m60c11d1f613d3aff = es gibt kein loopwright.json

## kit: derived/level_picture.rs

# It was stopped.
m56cf35ae185a29ce = Der Vorgang wurde abgebrochen.

## kit: derived/picture.rs

# The picture {v0} can't be read: {v1}
m12646e48d079b8ff = Das Bild { $v0 } kann nicht gelesen werden: { $v1 }

# {v0} is not a PNG that can be shown: {v1}
md6a0bf0226abf9bc = { $v0 } ist kein darstellbares PNG: { $v1 }

## kit: document/art/backgrounds.rs

# {v0} can't be a background: {v1}
md85a0443b65d2471 = { $v0 } ist als Hintergrund nicht möglich: { $v1 }

# there is no such file; check its path
mf523201bfb0cbd9b = diese Datei gibt es nicht; den Pfad prüfen

# the file is too large; make the picture smaller
m659af13df0e8be2b = die Datei ist zu groß; das Bild verkleinern

# {v0}. Save it again as PNG
m81d1e073f6151c88 = { $v0 }. Das Bild erneut als PNG speichern

# the background picture {v0} can't be shown:
m729b4f01efe295e3 = das Hintergrundbild { $v0 } kann nicht gezeigt werden:

# there is no such file
ma52ebe8820195eed = diese Datei gibt es nicht

# the file is too large
m75b1fc0c5aea5c9b = die Datei ist zu groß

## kit: document/art/own_pictures.rs

# the file has more than {v0} MB
m4c53d25a7d46cfa7 = die Datei hat mehr als { $v0 } MB

# it is {v0} × {v1} pixels; {v2} × {v3} is the most that an object or a character can show
mde853bd2cc0358e9 = es hat { $v0 } × { $v1 } Pixel; { $v2 } × { $v3 } ist das Größte, was ein Objekt oder eine Figur zeigen kann

# it is {v0} × {v1} pixels: there is nothing to show
m5c5465e722931c13 = es hat { $v0 } × { $v1 } Pixel: Es gibt nichts zu zeigen

# this is a folder
me026821017cf3930 = das ist ein Ordner

# the pictures before it have 16 million pixels, no more are decoded
mf6746022a159aebd = die Bilder davor haben 16 Millionen Pixel, mehr werden nicht dekodiert

# the picture {v0} can't be shown: {v1}
m8ed15facdd2c9506 = das Bild { $v0 } kann nicht gezeigt werden: { $v1 }

# no name is left for it in the project's folder
m44d9e1a158ecd88d = im Ordner des Projekts ist kein Name mehr dafür frei

## kit: document/art/palettes.rs

# A palette needs a name.
m319a1c904333650a = Eine Palette braucht einen Namen.

# Another palette of this tileset has that name.
m28b18ed5d192323e = Eine andere Palette dieses Kachelsatzes hat diesen Namen.

## kit: document/art/pictures.rs

# the picture {v0}/{v1} can't be shown:
md525b30175337f01 = das Bild { $v0 }/{ $v1 } kann nicht gezeigt werden:

# it is {v0} × {v1} pixels; both sides must be multiples of 16
m6ad1e13b6d8fcd07 = es hat { $v0 } × { $v1 } Pixel; beide Seiten müssen Vielfache von 16 sein

## kit: document/block_numbers.rs

# {v0} more blocks are needed, but {v1} of the project's {v2} block numbers are taken; delete unused blocks or a tileset (Level > Tilesets)
md0f56bb125d07acc = { $v0 } weitere Blöcke werden gebraucht, aber { $v1 } der { $v2 } Blocknummern des Projekts sind belegt; unbenutzte Blöcke oder einen Kachelsatz löschen (Level > Kachelsätze)

## kit: document/chunk_numbers.rs

# the project has {v0} chunks, as many as there can be; {v1} of them are in no level (the Chunks pane deletes those)
m469645b6db00cfbb = das Projekt hat { $v0 } Chunks, mehr sind nicht möglich; { $v1 } davon sind in keinem Level (der Bereich Chunks löscht sie)

## kit: document/copied.rs

# the folder of the project is not there
m1e47267422eb80fe = der Ordner des Projekts ist nicht da

# {v0} can't be written: {v1}
me7db29e8d10f2e89 = { $v0 } kann nicht geschrieben werden: { $v1 }

# no name is left for it in the folder
m07e97bc923447afc = im Ordner ist kein Name mehr dafür frei

## kit: document/custom_kinds/files.rs

# there is no object "{v0}"
m1bc72837835cb0a9 = es gibt kein Objekt "{ $v0 }"

# {v0} is another picture. Choose another folder
m1597f68249ad0bb4 = { $v0 } ist ein anderes Bild. Wähle einen anderen Ordner

# {v0}: it defines no object
m0396d5588d8a145e = { $v0 }: sie definiert kein Objekt

## kit: document/custom_kinds/gallery.rs

# Platform on a path
m8fadb636127a063b = Plattform auf einem Weg

# Goes from point to point and carries the player; the points are drawn on the canvas.
m613549e0354a6e5d = Fährt von Punkt zu Punkt und trägt den Spieler; die Punkte werden auf der Leinwand gezogen.

# Sloped platform on a path
m21a8ab1606a0463a = Schräge Plattform auf einem Weg

# A platform with an array of heights that goes back and forth.
mf5f5a5b7977399fa = Eine Plattform mit Höhenfeld, die hin und her fährt.

# Spiked ball on a chain
mf8e928125977eecf = Stachelkugel an einer Kette

# Swings below its place and hurts.
m0524d71f20f30f25 = Schwingt unter ihrer Stelle und verletzt.

# Sliding door
mf8fea7c41673a523 = Schiebetür

# Slides up while its switch is set; how far and which switch is set where it is placed.
mda89fe69587772f6 = Fährt hoch, solange ihr Schalter gesetzt ist; wie weit und welcher Schalter, legt die Platzierung fest.

# Crusher
m12bc4a44fe66f363 = Presse

# Drops when a player is below, waits and goes up again.
m6a0187300f39b1ec = Fällt, wenn ein Spieler darunter ist, wartet und fährt wieder hoch.

# Falling bridge
mf767084cbcd7bccd = Fallende Brücke

# Shakes under a player, falls, and is back when its place is loaded again.
mf716a6c3ba6588ea = Wackelt unter einem Spieler, fällt und ist wieder da, wenn ihre Stelle neu geladen wird.

# Launcher
m960966d8ec7989b1 = Katapult

# Throws a player who stands on it up and ahead.
m53009676c5770112 = Wirft einen Spieler, der darauf steht, nach oben und vorn.

# Elevator
mfaabcd661d453df7 = Aufzug

# Goes up with a player and returns without one.
m9d2ceaa29cd5dea8 = Fährt mit einem Spieler hoch und ohne zurück.

# Breakable crate
mc55f468f653a4f7b = Zerbrechliche Kiste

# Breaks under a player who lands on it as a ball.
mcf5a95a7c3a53619 = Zerbricht unter einem Spieler, der als Kugel darauf landet.

# Patroller
m9c4606b4c23ea8c6 = Patrouille

# An enemy that walks and turns at edges and walls.
mf2ac7f6d8bafc0ff = Ein Gegner, der läuft und an Kanten und Wänden umdreht.

# Shooter
me565abbd5321b467 = Schütze

# An enemy that shoots at a player nearby.
ma34db2b21f83e965 = Ein Gegner, der auf einen nahen Spieler schießt.

# Chaser
m04148c170b4b58fd = Verfolger

# An enemy that wakes up and flies after the player.
m68260044121921e3 = Ein Gegner, der aufwacht und dem Spieler nachfliegt.

# Collectible
m591321ece655ca69 = Sammelstück

# Gives rings and points to a player who touches it.
m081a2cb4cf53bbdb = Gibt einem Spieler, der es berührt, Ringe und Punkte.

# Boss of three phases
m8a79bae145287dd3 = Endgegner mit drei Phasen

# Flies to and fro, throws bombs, becomes faster with its hits and falls in the end.
ma8aca687e88085fa = Fliegt hin und her, wirft Bomben, wird mit jedem Treffer schneller und fällt am Ende.

# The switch that opens it.
m3ad4b782216744b5 = Der Schalter, der sie öffnet.

# Pixels that it slides down when it opens; below 0 up.
m22f44139b2f6957d = Pixel, die sie beim Öffnen nach unten fährt; unter 0 nach oben.

# Shot of the shooter
md7d6dc35b5d4dae5 = Schuss des Schützen

# Bomb of the boss
md4d83a6dd0c8d942 = Bombe des Endgegners

## kit: document/custom_kinds/heights.rs

# More than {v0} numbers: no object is that wide.
m36db54e11c8493b1 = Mehr als { $v0 } Zahlen: So breit ist kein Objekt.

# It holds no numbers.
mc4578c4f7e610be3 = Es enthält keine Zahlen.

# “{v0}” is not a height: they are from -128 to 127, or bytes like $F0 and 0xF0.
m6fb26cb7446c184a = „{ $v0 }“ ist keine Höhe: Höhen gehen von -128 bis 127 oder sind Bytes wie $F0 und 0xF0.

## kit: document/custom_kinds/mod.rs

# Stops the player on all sides; he can stand on it.
m67b1d651b9bafb9e = Hält den Spieler auf allen Seiten auf; er kann darauf stehen.

# Solid on all sides, and an array of heights makes its surface.
m4bccaa626e003680 = Auf allen Seiten fest; ein Höhenarray bildet die Oberfläche.

# The player can jump up through it and stand on it.
m0c5ed56e79c3345f = Der Spieler kann von unten hindurchspringen und darauf stehen.

# The player can jump up through it, and an array of heights makes its surface.
m89d35a598df38f0e = Der Spieler kann von unten hindurchspringen; ein Höhenarray bildet die Oberfläche.

# Hurts a player who touches it.
mb1b557352fe12cf1 = Verletzt einen Spieler, der es berührt.

# Sets a switch of the level while the player's centre is inside.
m6d4e78e91d6a2cb3 = Setzt einen Schalter des Levels, solange die Mitte des Spielers darin ist.

# Solid, and throws a player who touches the side that it throws to.
mf330cd31868e4a75 = Fest; wirft einen Spieler, der die Seite berührt, nach der es wirft.

# Solid, and hurts a player who touches the side that it points to.
med51034c0ffd6594 = Fest, und verletzt einen Spieler, der die Seite berührt, zu der es zeigt.

# The player goes through it; its hitbox and its rules can act.
m82e3720c88c2df3e = Der Spieler geht hindurch; Trefferbox und Regeln können wirken.

## kit: document/custom_kinds/words.rs

# Stays in its place
m7d3042085a98e829 = Bleibt an seinem Platz

# There and back
md956b4978b05af0b = Hin und her

# Round a circle
ma5a7c0c3f20f5e64 = Im Kreis

# On a chain
m9742cf8f16f9f30a = An einer Kette

# Along a path
m36c411cd7a693180 = Auf einem Weg

# Along the ground
md531d62dec5993d0 = Am Boden entlang

# Falls
m71ebc827b111f669 = Fällt

# Straight on
m66f3ad43b3753f90 = Geradeaus

# After the player
mc9ee9eb55fa549e3 = Dem Spieler nach

# Sinks under a player
m171e014865625f93 = Sinkt unter einem Spieler

# It does not move by itself.
m285a81096fe724b1 = Es bewegt sich nicht von selbst.

# It goes along a line, slowly at both ends, as moving platforms do.
m606e2b6bf3dd1649 = Es geht eine Linie entlang, langsam an beiden Enden, wie bewegte Plattformen.

# It goes round a circle, or an ellipse if both sizes differ.
mcd436825c5b9b0bd = Es geht im Kreis, oder auf einer Ellipse, wenn beide Größen verschieden sind.

# It hangs on a chain below its place and swings.
m6cb7c8e463bf2dba = Es hängt an einer Kette unter seiner Stelle und schwingt.

# It goes from point to point; the points are drawn on the level's canvas.
m833570ab87355794 = Es geht von Punkt zu Punkt; die Punkte werden auf der Leinwand des Levels gezogen.

# It walks the way it faces, up and down slopes.
m668e85e9866ec065 = Es läuft, wohin es schaut, Schrägen hinauf und hinab.

# It moves by its speeds and falls faster and faster.
md479ea6a52d04045 = Es bewegt sich nach seinen Geschwindigkeiten und fällt immer schneller.

# It moves by its speeds: those that the action Speed or the object that made it gave.
meda8d9b7d09e2606 = Es bewegt sich nach seinen Geschwindigkeiten: die der Aktion Tempo oder des Objekts, das es erzeugt hat.

# It flies towards the nearer player.
m674bdbe25f78e2fa = Es fliegt auf den näheren Spieler zu.

# It sinks while a player stands on it, and rises again.
mc489b035541c21e9 = Es sinkt, solange ein Spieler darauf steht, und steigt wieder.

# How long it takes there and back, or once round. 0: 256 frames, in time with all others
m1ed3ccbcfe983593 = Wie lange es hin und zurück oder einmal herum braucht. 0: 256 Frames, im Takt mit allen anderen

# Feet
m3a8ff3852a246d75 = Füße

# Pixels from its centre to its feet
ma53b9a1ee8aab690 = Pixel von der Mitte bis zu den Füßen

# To either side. Below 0 it begins at the right end
m19ca11685c3a88eb = Nach beiden Seiten. Unter 0 beginnt es am rechten Ende

# Up and down
mc3c204e30328fdb7 = Auf und ab

# Up and down. Below 0 it begins at the lower end
m9acab4a66aba9b17 = Nach oben und unten. Unter 0 beginnt es am unteren Ende

# To either side. Below 0 it turns the other way round
m8a38a8bc665ffafa = Nach beiden Seiten. Unter 0 dreht es sich andersherum

# Up and down. Below 0 it begins below its place
m7aff79b2610e9e33 = Nach oben und unten. Unter 0 beginnt es unter seinem Platz

# Chain
m670377dcbe2f82b6 = Kette

# Pixels from its place to its centre
m4de1cf76a2be0cf3 = Pixel von seiner Stelle bis zur Mitte

# How far it swings to either side, in percent of a quarter turn
m5ad8e2a8fb413842 = Wie weit es nach jeder Seite schwingt, in Prozent einer Vierteldrehung

# How fast it goes; 256 is a pixel a frame
m1fa52a8e57d8670d = Wie schnell es geht; 256 ist ein Pixel pro Bild

# How long it rests at each point
md37c8e7f8a80af09 = Wie lange es an jedem Punkt ruht

# How fast it walks; 256 is a pixel a frame, below 0 backwards
m84eacdd52487df78 = Wie schnell es läuft; 256 ist ein Pixel pro Bild, unter 0 rückwärts

# half its height
m877526b93dbd10a1 = halbe Höhe

# Speed gained in each frame; 56 is that of most objects
m56ecd570b21a5ce6 = Tempo, das es in jedem Bild gewinnt; 56 bei den meisten Objekten

# The greatest speed along either axis
mc9125986add68167 = Das größte Tempo je Achse

# Speed gained towards the player in each frame
mbbc688edd19956d7 = Tempo, das es in jedem Bild zum Spieler hin gewinnt

# Depth
m3231d0dc6fe30d4a = Tiefe

# How far it sinks. Below 0 it rises
ma9a6331e098b629b = Wie weit es sinkt. Unter 0 steigt es

# Stays there
mf42366283891fde3 = Bleibt dort

# Round again
m61219f8a599b6ea3 = Noch einmal herum

# Back and forth
m58109ca2d0f78274 = Hin und her

# State begins
mb47cf24970531d5c = Zustand beginnt

# Time is up
maf1cf2292ca8edf1 = Zeit ist um

# Again and again
mbfa570b75b9ec9aa = Immer wieder

# Animation ends
ma6383d08eb71c9c5 = Animation endet

# Player is near
m35430e3518fa0d9a = Spieler ist nah

# Player is far away
md9bb52de91ba0385 = Spieler ist weit weg

# Not on the screen
m43d551f0eea87230 = Nicht auf dem Schirm

# Player stands on it
m76fde7c49f92ab7f = Spieler steht darauf

# No player stands on it
m9f9e46e40c6d1556 = Kein Spieler steht darauf

# Player lands on it
m97b96c116e3a65e8 = Spieler landet darauf

# Player at its side
mf41e06bada8d7752 = Spieler an der Seite

# Player at its bottom
m593dc821343e84d6 = Spieler an der Unterseite

# Player touches it
m68b50147f3d69e38 = Spieler berührt es

# It is hit
m27bbe735c4ec28cd = Es wird getroffen

# Last hit
mfff2224574d4317c = Letzter Treffer

# It lands
m50f08903032f09d2 = Es landet

# It meets a wall
m8e6a2b5d4dec415d = Es trifft auf eine Wand

# It comes to an edge
mc9ef67eceb852b32 = Es kommt an eine Kante

# Point reached
m3432202dcbfdec33 = Punkt erreicht

# End of its path
m999a0376e4a1a5b4 = Ende des Weges

# Switch is set
mb298b4fe48c035f3 = Schalter ist gesetzt

# Switch is not set
m96a4420a0c27a9b6 = Schalter ist nicht gesetzt

# Rings collected
m16f49f63488d600b = Ringe gesammelt

# Once, in the frame in which the state begins.
m7227ebd1010d2e03 = Einmal, in dem Bild, in dem der Zustand beginnt.

# Once, after so many frames of the state.
mef643f5c0014dad4 = Einmal, nach so vielen Bildern des Zustands.

# Each time so many frames of the state are over.
ma40021b7f05f61b7 = Jedes Mal, wenn so viele Bilder des Zustands um sind.

# When the last frame of the animation was shown.
m5c8df0b0e402c049 = Wenn das letzte Bild der Animation gezeigt wurde.

# A player's centre comes into a box around its centre.
m88244d5599f0b433 = Die Mitte eines Spielers kommt in eine Box um seine Mitte.

# No player's centre is in a box around its centre.
m07536278098e5cc7 = Keine Mitte eines Spielers ist in einer Box um seine Mitte.

# It comes onto the screen.
m96a3e4957804a4b6 = Es kommt auf den Schirm.

# It leaves the screen and still exists.
mfc66108f911de524 = Es verlässt den Schirm und besteht noch.

# A player stands on what is solid of it.
mb72dc107120f0502 = Ein Spieler steht auf dem, was davon fest ist.

# No player stands on what is solid of it.
m1d54f999480cbb5c = Kein Spieler steht auf dem, was davon fest ist.

# In the frame in which a player lands on what is solid of it.
me70a8b2b94914d84 = In dem Bild, in dem ein Spieler darauf landet.

# A player comes to the side of what is solid of it.
m754e1e88412e882d = Ein Spieler kommt an die feste Seite.

# A player comes to the bottom of what is solid of it.
md07614fb7dab8675 = Ein Spieler kommt an die feste Unterseite.

# A player touches its hitbox: collects it, or is hurt by it.
m969bedd4f997cf78 = Ein Spieler berührt die Trefferbox: sammelt es ein oder wird verletzt.

# An attack on its hitbox that it stands. See Health.
m8d76a03dca5c531d = Ein Angriff auf die Trefferbox, den es aushält. Siehe Lebenskraft.

# The last hit that it stands. Without such a rule it explodes.
m44ff5b5efd646d85 = Der letzte Treffer, den es aushält. Ohne eine solche Regel explodiert es.

# It falls onto the ground.
mb1da025d44f1a91e = Es fällt auf den Boden.

# It walks into a wall.
m2395fa6b78f9b369 = Es läuft gegen eine Wand.

# It walks to where the ground ends.
mbf3d5c01dfedcfa2 = Es läuft dorthin, wo der Boden endet.

# It reaches a point of its path; 0 is its place.
m22208dc8dbd0b1bc = Es erreicht einen Punkt seines Weges; 0 ist seine Stelle.

# It reaches the last point of its path, or its place again.
mfdb5daa9a3d9bfe2 = Es erreicht den letzten Punkt seines Weges oder wieder seine Stelle.

# A button or a trigger sets a switch of the level.
m196c3dd0ce83c0a6 = Ein Knopf oder Auslöser setzt einen Schalter des Levels.

# A switch of the level is not set.
m5e2eef022bf44725 = Ein Schalter des Levels ist nicht gesetzt.

# The player has so many rings.
m397ec0bc99d1b4bf = Der Spieler hat so viele Ringe.

# The number of the switch
mec4db4ea34d2a3f7 = Die Nummer des Schalters

# 60 frames are a second
mbeac5d9442d4e30e = 60 Bilder sind eine Sekunde

# Half the width of the box
m4fb2a6f4c302c556 = Die halbe Breite der Box

# Half the height of the box
m793e225566ff2a55 = Die halbe Höhe der Box

# The number of the point, from 1 on; 0 is its place
me807179ddfe921d3 = Die Nummer des Punkts, ab 1; 0 ist seine Stelle

# At least so many rings
m1d2c18f1f9836713 = Mindestens so viele Ringe

# is a ball
m35e91f83b50f872f = ist eine Kugel

# is no ball
me1768ec2da5cf201 = ist keine Kugel

# is on the ground
mdfb3cc72650426d0 = ist am Boden

# is in the air
m8a6bf1a9096b4e0f = ist in der Luft

# is fast
m5c7169600b2d23f9 = ist schnell

# has a shield
md4136378c73beea1 = hat einen Schild

# is invincible
m48f5a26d04ce485a = ist unverwundbar

# is super
mfed5fd99251d2732 = ist super

# is Sonic
md4364a64b37242cd = ist Sonic

# is Tails
m9de565b6c1827062 = ist Tails

# is Knuckles
m14ab532758e0de25 = ist Knuckles

# At least this speed along the ground; 256 is a pixel a frame
m8c2ff74d36cc311c = Mindestens dieses Tempo am Boden; 256 ist ein Pixel pro Bild

# Change a switch
mc2cd5a262acf3e5e = Schalter ändern

# Make an object
md05c39ba86823ac1 = Objekt erzeugen

# Remove this object
mb627111457f6363a = Dieses Objekt entfernen

# Turn round
md78ae3834b466036 = Umdrehen

# Face the player
m74e52b6ffdc00c20 = Zum Spieler drehen

# Set its speed
m387afc55d66ecce2 = Sein Tempo setzen

# Give rings
m2727ee9e1ca5cd07 = Ringe geben

# Give points
m435c0391ab84bfdb = Punkte geben

# Give a power-up
m26ca8171fa11e5ac = Bonus geben

# Hurt the player
m3bb311e855339304 = Spieler verletzen

# Bounce the player
mb6c269d51a9e744f = Spieler abprallen lassen

# Launch the player
m0edc35be952730b2 = Spieler schleudern

# Lock the controls
mf1b6319b2f640e91 = Steuerung sperren

# Set the player's layer
mee3fc1b07d11f816 = Ebene des Spielers setzen

# Play a sound
mca72ef32e7a82937 = Klang abspielen

# Play a sound of the project
ma77fb770d5c0a212 = Einen Klang des Projekts spielen

# Change the music
mab1af8595697b51d = Die Musik wechseln

# End the act
ma1829d738cb6467d = Akt beenden

# Sets, clears or toggles a switch of the level, which doors and other objects obey.
m31cd2d13172c2687 = Setzt, löscht oder wechselt einen Schalter des Levels, dem Türen und andere Objekte gehorchen.

# Makes another object at an offset from this one.
m620753dc9feba16d = Erzeugt ein weiteres Objekt in einem Abstand von diesem.

# Takes this object away, with or without an explosion.
md549c62d6b3fab99 = Entfernt dieses Objekt, mit oder ohne Explosion.

# Turns this object left to right.
mbded7650bc3cfdce = Dreht dieses Objekt von links nach rechts.

# Turns this object towards the nearer player. Pictures face right.
mdb5a3521ff14c723 = Dreht dieses Objekt zum näheren Spieler. Bilder schauen nach rechts.

# Gives this object speeds, for the motions Falls, Straight on and After the player.
md089726a30c945ef = Gibt diesem Objekt Geschwindigkeiten, für die Bewegungen Fällt, Geradeaus und Dem Spieler nach.

# Gives the player rings.
mfca2cb14858e0b9a = Gibt dem Spieler Ringe.

# Gives points.
m6d4fa7f962dfb45e = Gibt Punkte.

# Gives the player what a monitor holds.
m0d0457746882595e = Gibt dem Spieler, was ein Monitor enthält.

# Hurts the player, unless something protects them.
m1d83ac7b2f88bc27 = Verletzt den Spieler, wenn ihn nichts schützt.

# Throws the player upwards.
mbf70801bb582251a = Wirft den Spieler nach oben.

# Gives the player a speed ahead and downwards; below 0 upwards.
mc84f5d4b1a07bc6e = Gibt dem Spieler Tempo nach vorn und nach unten; unter 0 nach oben.

# Keeps the player on the ground from steering.
mc302218ce7c90f35 = Hindert den Spieler am Boden am Steuern.

# Puts the player on a collision layer.
ma8e3611701aa4182 = Setzt den Spieler auf eine Kollisionsebene.

# Plays the sound of an event.
m8cfff5c4de92a642 = Spielt den Klang eines Ereignisses.

# Plays a sound of the project once.
me1807a9bd7829e8a = Spielt einen Klang des Projekts einmal.

# Changes the music, or brings the level's own music back.
m7b1765ba27d97863 = Wechselt die Musik oder bringt die des Levels zurück.

# Ends the act, as a goal does.
m57af509efbf9ab0f = Beendet den Akt, wie ein Ziel.

# Ahead
md72df8ea4a845cee = Voraus

# Pixels ahead of this object's centre
m8855d219ecb3fafa = Pixel vor der Mitte dieses Objekts

# Pixels below this object's centre
m10499fa655e0ebbb = Pixel unter der Mitte dieses Objekts

# Speed ahead
md44bc6a9872a5029 = Tempo voraus

# 256 is a pixel a frame
mcc8c8f334f84d9c7 = 256 ist ein Pixel pro Bild

# Speed down
m279dfa9b16e4454c = Tempo abwärts

# no limit
m4de0ad8f41a4343d = ohne Grenze

# At a time
mce712f5c34da6fd8 = Gleichzeitig

# Objects from this one that exist at a time
mcd16798a7f84a1d4 = Objekte von diesem, die gleichzeitig bestehen

# Speed ahead; 256 is a pixel a frame
m82e651571d2c12e0 = Tempo nach vorn; 256 ist ein Pixel pro Bild

# Speed downwards; 256 is a pixel a frame
m0c462484e33ba31e = Tempo nach unten; 256 ist ein Pixel pro Bild

# Speed downwards, below 0 upwards. At 0 a player on the ground stays there
m78b00fd652262054 = Tempo nach unten, unter 0 nach oben. Bei 0 bleibt ein Spieler am Boden dort

# How many
m95af63b00314bf10 = Wie viele

# Speed upwards; 256 is a pixel a frame
mb8f67dff3ba9a501 = Tempo nach oben; 256 ist ein Pixel pro Bild

# Hurts
me44e4d28f9a30b91 = Verletzt

# Shot
m716a6324e3fe9eb5 = Geschoss

# Can be attacked
m0bb4f14eb3b1c61f = Angreifbar

# Is collected
mcc72ae06d2530c5a = Wird eingesammelt

# Is noticed
m0adc110d9e7fec39 = Wird bemerkt

# No hitbox.
m02f8745bb0d755da = Keine Trefferbox.

# A player who touches it is hurt.
mc3ae3c10a2808024 = Ein Spieler, der es berührt, wird verletzt.

# A player who touches it is hurt; in some games a shield throws it back.
m6bc07aebe949d5e6 = Ein Spieler, der es berührt, wird verletzt; in manchen Spielen wirft ein Schild es zurück.

# A ball destroys it or hits it; any other player is hurt.
m07c51c999d0224e0 = Eine Kugel zerstört oder trifft es; jeder andere Spieler wird verletzt.

# A player collects it, but not while they flicker after a hit.
m4ce2c43738c7f04c = Ein Spieler sammelt es ein, aber nicht, solange er nach einem Treffer flackert.

# Only rules notice the touch.
m9323d51cb13fcef2 = Nur Regeln bemerken die Berührung.

# Behind the player
m7392b5cb09a3fae3 = Hinter dem Spieler

# In front of the player
m3d25d7cd08bad0be = Vor dem Spieler

# Not drawn
m2b1a0de71c44efb2 = Nicht gezeichnet

# Skid
m66412824dcf65ee6 = Bremsen

# Release
m1cdeecda0baf365e = Loslassen

# Ability
m60da05b1266ade71 = Fähigkeit

# Transformation
ma458c5015ed94d30 = Verwandlung

# Splash
m76e03dd89211f4c6 = Platschen

# Air warning
mf304b8509eadf2bf = Luftwarnung

# Drowning
m5884c89085fda2ab = Ertrinken

# Death
mb05f8bdc266380cd = Tod

# Hurt
mab8a81d81367f3d8 = Verletzt

# Rings lost
m1c03082432c4808e = Ringe verloren

# Breaking ground
m78d2a60d0e7b3c6b = Brechender Boden

# Launch
m512957aa09384646 = Abschuss

# Toggle
m2729d39ee6c0cca5 = Wechseln

# Switch that it sets
m40b882421eb3449c = Schalter, den es setzt

# Switch that it obeys
m95932be35cf96a6b = Schalter, dem es gehorcht

# No unit
m26bae2d058ab07f8 = Ohne Einheit

## kit: document/differences.rs

# Name: “{v0}” instead of “{v1}”
mf06f83e0ff897172 = Name: „{ $v0 }“ statt „{ $v1 }“

# Settings of the project
m8382e990e8e2995b = Einstellungen des Projekts

# Chunks: {v0} differ
mf85cf342fd796c55 = Chunks: { $v0 } verschieden

# Object kinds of the project
me3059e3e397e6c68 = Objektarten des Projekts

# Properties of the project
mca37c7d974657dcf = Eigenschaften des Projekts

# Commands of the project
m61811c9c3d40bc1e = Befehle des Projekts

# Sounds of the project
m3e51394627ad6524 = Klänge des Projekts

# layout place
m7d5a8739aa9ba784 = Layoutstelle

# layer switcher
mb82edc1b9b05dfbd = Ebenenschalter

# solid tile
m8f65f1ffb34e3848 = Kollisionskachel

# picture cell
ma63bb8c93c951a27 = Bildzelle

## kit: document/disk/backups.rs

# {v0} can't be read: {v1}
m59d1c0628a8da8bc = { $v0 } kann nicht gelesen werden: { $v1 }

# a newer version of Loopwright wrote it
m2148c2c6190a255d = eine neuere Version von Loopwright hat es geschrieben

## kit: document/disk/files/worker.rs

# the project is not open from a folder
m451fd543e3d8e49f = das Projekt ist nicht aus einem Ordner geöffnet

# Save as
m8603e5ad3b940b18 = Speichern unter

# Look for changes
m32491966c929035c = Nach Änderungen suchen

# {v0} can't be an object's picture: {v1}
m394e41996a98eca4 = { $v0 } ist als Objektbild nicht möglich: { $v1 }

# Use a tileset
mdc843f1b2eeff47f = Kachelsatz verwenden

## kit: document/disk/restore.rs

# {v0} is open in a window of Loopwright. Restore it there with File > Backups…, or close that window.
m596234018eceadb7 = { $v0 } ist in einem Fenster von Loopwright geöffnet. Dort mit Datei > Sicherungen… wiederherstellen oder jenes Fenster schließen.

# {v0} is not a file. Move it away, and restore the backup then.
m90e870193f9ceff0 = { $v0 } ist keine Datei. Sie wegbewegen und die Sicherung dann wiederherstellen.

# the picture of {v0} can't be written
m9f7b0deadb54dac8 = das Bild von { $v0 } lässt sich nicht schreiben

## kit: document/edit.rs

# there is no level "{v0}" in this project
m0b785f46bbf3f31a = in diesem Projekt gibt es kein Level „{ $v0 }“

# the project already has a level "{v0}"
mf23c77167774d416 = das Projekt hat schon ein Level „{ $v0 }“

# there is no {v0} {v1}
m9a709f25742fcffb = nicht vorhanden: { $v0 } { $v1 }

# column {v0}, row {v1} is outside the level
md9bcb680a41d530a = Spalte { $v0 }, Zeile { $v1 } liegt außerhalb des Levels

# each kind needs its own name: small letters, digits, underscores
m23cdc5465cd41ddf = jede Art braucht einen eigenen Namen: Kleinbuchstaben, Ziffern, Unterstriche

# the project already uses this tileset
m13682f818aeedda5 = das Projekt verwendet diesen Kachelsatz schon

# the tileset's picture could not be read
m85010c5ead209e13 = das Bild des Kachelsatzes konnte nicht gelesen werden

# a picture keeps at least one cell
mbcf8371163cd99ac = ein Bild behält mindestens eine Zelle

# art cell
m884b4b4d84ea7eb6 = Bildzelle

# run name
mfadd8dfdd15a073d = Laufname

# stamp name
m502d8ff48f3741e7 = Stempelname

# the chunk has another size than the project's chunks
mce81023cb1706614 = der Chunk hat eine andere Größe als die Chunks des Projekts

# chunk 0 must stay: erasing places it
m91ac9d3c50805042 = Chunk 0 muss bleiben: Radieren setzt ihn

# level name
m3e5795e2c7503664 = Levelname

# a level cannot have another level's key
m9a8b5dc9945e5959 = ein Level kann nicht den Schlüssel eines anderen Levels haben

# a maze cannot have another maze's key
mcacea3a4d2c9f253 = ein Labyrinth kann nicht den Schlüssel eines anderen Labyrinths haben

# a maze needs at least one cell
mf7d9d50469ac808e = ein Labyrinth braucht mindestens eine Zelle

# no block of a maze has this number
meb0e0df7a9f9ae93 = kein Labyrinthblock hat diese Nummer

# chunks have 8 × 8 or 16 × 16 blocks
m3c99a9c2f1c30d20 = Chunks haben 8 × 8 oder 16 × 16 Blöcke

# chunks of another size need a layout for each level
m10ce0876619b0c2f = Chunks anderer Größe brauchen ein Layout für jedes Level

# a level needs at least one row with one chunk
m8dfec5aed6af2b56 = ein Level braucht mindestens eine Zeile mit einem Chunk

# levels can have 16,384 × 2,048 blocks at most
me5f65986db266f3e = Levels können höchstens 16.384 × 2.048 Blöcke haben

# an object cannot have another object's id
m6cbf42024f2e9e8f = ein Objekt kann nicht die ID eines anderen Objekts haben

# a part cannot have another part's key
ma7b6d58ddd1dfbe3 = ein Teil kann nicht den Schlüssel eines anderen haben

## kit: document/history/mod.rs

# "{v0}" is from an earlier session: {v1}
m314d29b55a1ecaeb = „{ $v0 }“ stammt aus einer früheren Sitzung: { $v1 }

## kit: document/journal/mod.rs

# {v0} is not as it was
m24724c40e957e1dc = { $v0 } ist nicht mehr, wie es war

## kit: document/journal/past.rs

# Open what was saved
m26b1c83e70f9573f = Gespeichertes öffnen

# Changes of other programs
md704426f96bb589e = Änderungen anderer Programme

## kit: document/journal/state.rs

# {v0} is damaged
m1d4c0e21deed256a = { $v0 } ist beschädigt

## kit: document/maze_piece.rs

# Loopwright maze piece
mb61b5e133014e437 = Loopwright maze piece

# its first line does not say where it was
m49bffd68f9764f3b = die erste Zeile sagt nicht, wo es war

# row {v0}: `{v1}` is not a cell
m7f4d3a0c6fefc812 = Zeile { $v0 }: `{ $v1 }` ist keine Zelle

# row {v0} has {v1} cells; 1 to {v2} are possible, the same in each row
m4a91724c7c9df342 = Zeile { $v0 } hat { $v1 } Zellen; 1 bis { $v2 } sind möglich, in jeder Zeile gleich viele

# it has no cells
ma8a1ec99a1003b42 = es hat keine Zellen

## kit: document/merge/ground.rs

# the two have too many chunks together
m74d1a6651d9474e5 = die beiden haben zusammen zu viele Chunks

## kit: document/merge/mod.rs

# one of the two has chunks of another size: take one of them whole
m7df3fcf7e25e5f31 = eines der beiden hat Chunks anderer Größe: eines davon ganz übernehmen

## kit: document/renumber/mod.rs

# the level "{v0}" could not be read and would show other chunks afterwards; fix or delete it first
mef9d75067d686a44 = das Level „{ $v0 }“ konnte nicht gelesen werden und würde danach andere Chunks zeigen; es zuerst reparieren oder löschen

# {v0} {v1} is still used
mf741528b68279195 = { $v0 } { $v1 } wird noch verwendet

# there is no tileset {v0}
m3412e483c040e520 = es gibt keinen Kachelsatz { $v0 }

## kit: document/sound_files.rs

# {v0} can't be a sound: {v1}
m38dd32c0cc8dc906 = { $v0 } kann kein Klang sein: { $v1 }

# the file is too large; pack it as OGG Vorbis
m4696596d19023a90 = die Datei ist zu groß; packe sie als OGG Vorbis

# the sound {v0} can't be heard:
m4e5ea0c1367130bb = der Klang { $v0 } ist nicht zu hören:

## kit: drawing/chunk_size.rs

# the chunks of an import keep their size: the game's files know them by number
m7c022c2343c5b5d8 = die Chunks eines Imports behalten ihre Größe: Die Dateien des Spiels kennen sie nach Nummer

# a level of the project could not be read, and would show other chunks; open it first
m65b6f3a8cc925d69 = ein Level des Projekts konnte nicht gelesen werden und würde andere Chunks zeigen; es zuerst öffnen

# it needs more than the 65,536 chunks that a project can have
m3e5592ac6dbc5cf4 = dafür sind mehr als die 65.536 Chunks nötig, die ein Projekt haben kann

# Terrain stays as it is, and so do loops: layer switchers lead players around them.
m2b036d8d5e298cca = Das Gelände bleibt, wie es ist, ebenso die Loopings: Ebenenschalter führen die Spieler herum.

# 1 loop of the shape tool is drawn again in the middle of its new chunk.
mbf4f901cab024eb0 = 1 Looping des Formwerkzeugs wird in der Mitte seines neuen Chunks neu gezeichnet.

# {v0} loops of the shape tool are drawn again in the middle of their new chunks.
mded0de4f1602aca7 = { $v0 } Loopings des Formwerkzeugs werden in der Mitte ihrer neuen Chunks neu gezeichnet.

# 1 marked loop no longer works: by these rules the place within a chunk says where in a loop a player is. Draw it again.
md6f3d364607fb6ec = 1 markierter Looping funktioniert nicht mehr: Nach diesen Regeln sagt die Stelle im Chunk, wo im Looping ein Spieler ist. Neu zeichnen.

# {v0} marked loops no longer work: by these rules the place within a chunk says where in a loop a player is. Draw them again.
m4d121fe183994ed6 = { $v0 } markierte Loopings funktionieren nicht mehr: Nach diesen Regeln sagt die Stelle im Chunk, wo im Looping ein Spieler ist. Neu zeichnen.

# 1 S tunnel begins and ends with its new chunk.
m65c244cbd9ee32c3 = 1 S-Tunnel beginnt und endet mit seinem neuen Chunk.

# {v0} S tunnels begin and end with their new chunks.
me5e540d951510eaa = { $v0 } S-Tunnel beginnen und enden mit ihren neuen Chunks.

# Terrain stays as it is. There are no loops and no S tunnels.
mc07c4356e580b7c9 = Das Gelände bleibt, wie es ist. Es gibt keine Loopings und keine S-Tunnel.

# Terrain stays as it is. {v0}
m0dc02f5683eba44f = Das Gelände bleibt, wie es ist. { $v0 }

## kit: drawing/replace.rs

# the new one is the old one
mb6792d7e38f87998 = das Neue ist das Alte

# the project does not have the new one
m985fc3acea16f802 = das Projekt hat das Neue nicht

# 0 is an empty place: paint it, or fill an area
md2e870e1e107b121 = 0 ist eine leere Stelle: male sie, oder fülle einen Bereich

## kit: drawing/shapes/edges.rs

# Outer edge of radius {v0}: {v1} % of the runs at 6 and 12 pixels a frame leave it; from {v2} on none does
mc298339f15a1f095 = Außenkante mit Radius { $v0 }: { $v1 } % der Läufe mit 6 und 12 Pixeln pro Frame heben ab; ab { $v2 } keiner

# {v0}. Another one does so too
maf853b6ff4188bb3 = { $v0 }. Bei einem weiteren ist es ebenso

# {v0}. {v1} others do so too
mbd73e593ade1fc7e = { $v0 }. Bei { $v1 } weiteren ist es ebenso

## kit: drawing/shapes/handles.rs

# Press at its lowest point, drag to its side: floors on both layers, feet and switchers come with it
mf73b1753cad11848 = Am tiefsten Punkt drücken, zur Seite ziehen: Böden auf beiden Ebenen, Füße und Ebenenschalter entstehen mit

# From level ground to level ground, straight between, with eased ends
m424a32a276d5e446 = Von ebenem Boden zu ebenem Boden, dazwischen gerade, mit weichen Enden

# From one level to another in two equal bends
m18d60b6362be96a0 = Von einer Höhe zu einer anderen in zwei gleichen Bögen

# Up and down again, or a dip; drag from foot to foot, upwards for the height
m0082efe3d7e73d19 = Hinauf und wieder hinab, oder eine Senke; von Fuß zu Fuß ziehen, nach oben für die Höhe

# From level ground into a wall; drag from the ground to the wall's end
m6882a063b5c82317 = Von ebenem Boden in eine Wand; vom Boden zum Ende der Wand ziehen

# Down, along and up again; drag from rim to rim, downwards for the depth
m5359c2a2e81c7082 = Hinab, entlang und wieder hinauf; von Rand zu Rand ziehen, nach unten für die Tiefe

# A floor and a ceiling over it
m73bc25580c7dec54 = Ein Boden und eine Decke darüber

# Straight from end to end
m4ccd94de4199dff4 = Gerade von Ende zu Ende

# A piece of a circle: two ends, and a handle that bends it
mb9147e918cede610 = Ein Stück eines Kreises: zwei Enden und ein Anfasser, der es biegt

# Straight pieces; Alt and a click add a point at its end
m03b58611e98d4ca6 = Gerade Stücke; Alt und ein Klick fügen am Ende einen Punkt an

# Cubic pieces with handles; Alt and a click add a piece at its end
mf26e57694a8acfff = Kubische Stücke mit Anfassern; Alt und ein Klick fügen am Ende ein Stück an

# A line by hand, smoothed
madb05cd680da7a0f = Eine Linie von Hand, geglättet

## kit: drawing/shapes/lay.rs

# the level is gone
m4574a8e741418661 = das Level gibt es nicht mehr

# it needs more than the 65,536 different solid tiles and pictures that a tileset can have; draw it in parts
mc027923d86cd8a37 = dafür sind mehr als die 65.536 verschiedenen Kollisionskacheln und Bilder nötig, die ein Kachelsatz haben kann; es in Teilen zeichnen

# this chunk already is a loop; these games allow one loop per chunk
m03f470bd464e93bf = dieser Chunk ist schon ein Looping; diese Spiele erlauben einen Looping pro Chunk

# nothing of the shape is in the level
mf0f9f0610d35bfbb = nichts von der Form liegt im Level

## kit: drawing/shapes/speed.rs

# Needs {v0}, a run from the start arrives with {v1}
m6860c89bfbd5ec0a = Braucht { $v0 }, ein Lauf vom Start kommt mit { $v1 } an

# Needs {v0}; a run from the start does not get here
mb38431ab895d5d88 = Braucht { $v0 }; ein Lauf vom Start kommt nicht hierher

# No player gets over it at up to {v0}.0, a run from the start arrives with {v1}
m07f846ced91f2178 = Bis { $v0 }.0 kommt kein Spieler darüber, ein Lauf vom Start kommt mit { $v1 } an

# No player gets over it at up to {v0}.0; a run from the start does not get here
m8f832db82c329c2e = Bis { $v0 }.0 kommt kein Spieler darüber; ein Lauf vom Start kommt nicht hierher

# A run from the start arrives here with {v0} pixels a frame and falls back; it needs {v1}.
mdff59cda43b9c4ab = Ein Lauf vom Start kommt hier mit { $v0 } Pixeln pro Frame an und fällt zurück; nötig sind { $v1 }.

## kit: drawing/space.rs

# choose a place in the level, and at least one block
m589e9d1fbb3cf5bc = wähle eine Stelle im Level und mindestens einen Block

# a level has at least 1 chunk, and at most 16,384 × 2,048 blocks
mbbcaa4bc45ed9d7f = ein Level hat mindestens 1 Chunk und höchstens 16.384 × 2.048 Blöcke

# loops and S tunnels of this game are marked by chunk: put in or take out whole chunks, at the edge of one
m57ec757fbbc3d5fd = Loopings und S-Tunnel dieses Spiels sind über Chunks markiert: Füge ganze Chunks am Rand eines Chunks ein, oder nimm sie dort heraus

## kit: drawing/starters.rs

# Meadow
md3bc998a00b26500 = Wiese

# Ruins
m0da4d3d08c5e5e24 = Ruinen

# Factory
mca40ffbe16eb074d = Fabrik

# Grass on woven earth, stone loops, a bright sky with clouds.
m02b1853550991bb7 = Gras auf gewebter Erde, Loopings aus Stein, heller Himmel mit Wolken.

# Carved sandstone, glazed loops, dusk over far mesas.
m250ae34379e6d40a = Behauener Sandstein, glasierte Loopings, Dämmerung über fernen Tafelbergen.

# Riveted steel, red girders, chimneys at night.
m380693b7efd63c9d = Genieteter Stahl, rote Träger, Schornsteine bei Nacht.

## kit: drawing/starting_ground.rs

# A level to play with: hills, tunnel, half-pipe and loop.
mbb203d8eeb9a26f8 = Ein Level zum Ausprobieren: Hügel, Tunnel, Halfpipe und Looping.

# A large level with two roads: fast above, slow below.
m92a483fdaeff4683 = Ein großes Level mit zwei Wegen: schnell oben, langsam unten.

# Over the roofs of a factory at night.
md4f6cbc37bd4e58a = Über die Dächer einer Fabrik bei Nacht.

# Moves and characters, one small level each.
mfdebc64e7b1b48f4 = Fähigkeiten und Figuren, je ein kleines Level.

# Every kind of object, in a room of its own.
m660a604bdfe0c9fa = Jede Art von Objekt, in einem eigenen Raum.

# Objects of your own: doors, lifts, enemies, a boss. And a hero of your own.
mdccfc542cab2e016 = Eigene Objekte: Türen, Aufzüge, Gegner, ein Boss. Und ein eigener Held.

# A rotating maze, as in a special stage.
m0922698fdc33b396 = Ein rotierendes Labyrinth wie in einer Special Stage.

## kit: drawing/templates.rs

# Flat
mfd1ae285071972da = Flach

# Hills
mc83bd4120f91319b = Hügelland

# Loop course
m452d228c3fcef40c = Looping-Strecke

# Cave
mdffc5e9ce9f65d18 = Höhle

# Level ground and a start: nothing in the way.
me9f73bb0f9e7d0ce = Ebener Boden und ein Start: nichts im Weg.

# Five hills to run over and roll down, and a goal.
m3d07f9d6774c82d4 = Fünf Hügel zum Hinauflaufen und Hinabrollen und ein Ziel.

# Two loops with a hill between them, and a goal. Drag their handles.
mf7ae69bd1968b562 = Zwei Loopings mit einem Hügel dazwischen und ein Ziel. An ihren Anfassern ziehen.

# A floor and a ceiling with bumps, and a goal.
m6bfac85475b1ab5d = Ein Boden und eine Decke mit Buckeln und ein Ziel.

## kit: drawing/tile/angle.rs

# Type an angle: hexadecimal as in E0, or degrees as in 45°.
md9d68e3f1f57707e = Einen Winkel eingeben: hexadezimal wie E0 oder in Grad wie 45°.

# “{v0}” is not an angle.
m4529766112949657 = „{ $v0 }“ ist kein Winkel.

# “{v0}” is too large: hexadecimal angles go from 00 to FF.
mc6850a153c5fd35f = „{ $v0 }“ ist zu groß: Hexadezimale Winkel gehen von 00 bis FF.

# “{v0}” is not an angle: type hexadecimal as in E0, or degrees as in 45°.
mf5718ad468bc897c = „{ $v0 }“ ist kein Winkel: hexadezimal wie E0 oder in Grad wie 45° eingeben.

## kit: drawing/tile/text.rs

# That is too much text for an array of 16 numbers.
m379e69259efe3883 = Das ist zu viel Text für ein Array aus 16 Zahlen.

# An angle is one number.
m0acfc7d926ec32c2 = Ein Winkel ist eine einzige Zahl.

# There are no numbers in it.
m69d79e3c4fa75f32 = Darin sind keine Zahlen.

# “{v0}” is not a number.
m5b63b31b844c738b = „{ $v0 }“ ist keine Zahl.

# Number {v0} is {v1}, which is out of range: from -16 to 16, or F0 to FF in hexadecimal for -16 to -1.
mf55b75f1c43eb522 = Zahl { $v0 } ist { $v1 } und damit außerhalb des Bereichs: von -16 bis 16, oder F0 bis FF hexadezimal für -16 bis -1.

# An array has 16 numbers; this is one.
m6a5bf41361b85a59 = Ein Array hat 16 Zahlen; hier ist es eine.

# An array has 16 numbers; these are {v0}.
me33ef612bdcdc028 = Ein Array hat 16 Zahlen; hier sind es { $v0 }.

# “{v0}” is not an angle: it must be from 0 to 255.
m44a8ebab76ce77a3 = „{ $v0 }“ ist kein Winkel: Möglich ist 0 bis 255.

## kit: exchange/aseprite.rs

# Aseprite sprite
m0f7afd7b566cbb37 = Sprite von Aseprite

# Import a sprite of Aseprite as a level: tilemap layers, and pictures on other layers.
mae3ca22c3d402916 = Ein Sprite von Aseprite als Level importieren: Ebenen mit Kacheln, und Bilder auf anderen Ebenen.

# The sprite (ASEPRITE or ASE); its first frame counts.
mcac76049368488db = Das Sprite (ASEPRITE oder ASE); sein erstes Bild zählt.

# A sprite of Aseprite that is a level: tilemap layers with tiles of 8, 16 or 32 pixels, and pictures. Sheets of tiles are imported by File > Import tileset picture.
me5c62897a31501eb = Ein Sprite von Aseprite, das ein Level ist: Ebenen mit Kacheln von 8, 16 oder 32 Pixeln, und Bilder. Bögen mit Kacheln importiert Datei > Kachelsatzbild importieren.

# {v0} more frames: the first one is the level
mdad5eed177171aa2 = { $v0 } weitere Bilder: das erste ist das Level

# layer {v0}: its picture, the others are too large
m780b167a87d2df9f = Ebene { $v0 }: ihr Bild, die anderen sind zu groß

## kit: exchange/color_files.rs

# Palettes of Microsoft are not read: save it as JASC or GIMP palette.
m8f3af0219ad7b75b = Paletten von Microsoft werden nicht gelesen: Speichere sie als Palette von JASC oder GIMP.

# It is no palette that can be read: JASC, GIMP, ACT, hex, PNG, or words of the console.
m523cacb7d64d4dfb = Es ist keine Palette, die gelesen werden kann: JASC, GIMP, ACT, Hex, PNG oder Wörter der Konsole.

# It has no colours.
maad1736bc88dc41c = Sie hat keine Farben.

# It has more than 256 colours.
mdf809391a665e3e2 = Sie hat mehr als 256 Farben.

# The picture cannot be read.
mb5cb39e95d051598 = Das Bild kann nicht gelesen werden.

# The picture has no colour numbers, and more than 256 pixels.
m0cfb501c720bcaba = Das Bild hat keine Farbnummern und mehr als 256 Pixel.

## kit: exchange/compression/enigma.rs

# tile numbers of more than 16 bits
m4df9714957ffef11 = Kachelnummern mit mehr als 16 Bit

# flags that words do not have
m167adc8903b1c8b2 = Flags, die Wörter nicht haben

## kit: exchange/compression/error.rs

# at byte 0x{v0}: {v1}
mb2f4e84a0a0b1959 = bei Byte 0x{ $v0 }: { $v1 }

# the data ends too early
m3844f43be900b4df = die Daten enden zu früh

# a copy reaches {v0} bytes back, but only {v1} were unpacked
m6b7a0606172cde58 = eine Kopie reicht { $v0 } Bytes zurück, aber nur { $v1 } wurden entpackt

# more than {v0} bytes would come out
m742d8984f8ced63b = das Ergebnis hätte mehr als { $v0 } Bytes

# a code that the code table does not list
m74b89b68c983fd52 = ein Code, den die Codetabelle nicht aufführt

# {v0} bytes, but the compression holds {v1} at most
m8e815e21dce25f5f = { $v0 } Bytes, aber die Kompression fasst höchstens { $v1 }

# {v0} bytes, but the compression holds whole units of {v1}
m26ecca146f9b93f8 = { $v0 } Bytes, aber die Kompression fasst ganze Einheiten von { $v1 }

## kit: exchange/compression/mod.rs

# Uncompressed
mc2fd4102e97684eb = Unkomprimiert

# Kosinski
m170db914fed34ba0 = Kosinski

# Nemesis
mda42510ed4f28767 = Nemesis

# Enigma
md501e94033251edc = Enigma

# Comper
m3af090906579e89d = Comper

## kit: exchange/compression/moduled.rs

# an empty module before the end
m006d03a38bf5f7f6 = ein leeres Modul vor dem Ende

## kit: exchange/compression/nemesis.rs

# a line of the code table that cannot be
mb36d19bb0f7e9bc6 = eine unmögliche Zeile der Codetabelle

## kit: exchange/compression/szdd.rs

# not the beginning of SZDD data
ma0139a84712c05e4 = nicht der Anfang von SZDD-Daten

## kit: exchange/format.rs

# {v0} describes no level. {v1}
mfeb81e93a9538f0f = { $v0 } beschreibt kein Level. { $v1 }

# cancelled; nothing was written
mc8ee6dc1fcabd882 = abgebrochen; nichts wurde geschrieben

# files of the project can't be read: restore them, or take them out of the project, then import again
m20756493d7642904 = Dateien des Projekts sind nicht lesbar: Stelle sie wieder her oder nimm sie aus dem Projekt, dann importiere noch einmal

# Files
m803ce7e1a2294d50 = Dateien

# {v0} of {v1} files change
m8d2d3e32542cc1e8 = { $v0 } von { $v1 } Dateien ändern sich

# {v0} bytes become {v1}
m53668dd70de78168 = { $v0 } Bytes werden { $v1 }

# ; also used by {v0}
m15aa200cf7782d57 = ; auch verwendet von { $v0 }

## kit: exchange/gamemaker/format.rs

# GameMaker room
ma69eae9c3bb6d3b8 = GameMaker-Raum

# Import a room of GameMaker as a level: tile layers, assets, backgrounds and instances.
m886f57719bd51aed = Importiert einen Raum von GameMaker als Level: Kachelebenen, Assets, Hintergründe und Instanzen.

# The room (rooms/NAME/NAME.yy) of a project of GameMaker 2.3 or later.
me0027da36f622ee2 = Der Raum (rooms/NAME/NAME.yy) eines Projekts von GameMaker 2.3 oder später.

# A room of GameMaker 2.3 or later (rooms/NAME/NAME.yy), in its project: tile layers whose tiles have 8, 16 or 32 pixels, with their tilesets and sprites.
mdf9a394371ec5ee6 = Ein Raum von GameMaker 2.3 oder später (rooms/NAME/NAME.yy) in seinem Projekt: Kachelebenen, deren Kacheln 8, 16 oder 32 Pixel haben, mit ihren Kachelsätzen und Sprites.

# Outermost folder to read files from (default: the GameMaker project around the file, else its folder).
m0b06c27b294c1fec = Äußerster Ordner, aus dem Dateien gelesen werden (sonst das GameMaker-Projekt um die Datei, oder ihr Ordner).

# Outermost folder
mb3fb55849e6f26d1 = Äußerster Ordner

# No file outside this folder is opened
m2e37ea96f382b5f2 = Keine Datei außerhalb dieses Ordners wird geöffnet

# Without one: the GameMaker project around the file, else its folder
m58a35a525b30ccdc = Ohne ihn: das GameMaker-Projekt um die Datei, sonst ihr Ordner

## kit: exchange/gamemaker/room.rs

# this is not a room of GameMaker 2.3 or later
m7bc87f5da7047725 = dies ist kein Raum von GameMaker 2.3 oder später

# tileset {v0}: its margins and spaces differ across and down; those across count
m806284ab11bfa2a8 = Kachelsatz { $v0 }: Ränder und Abstände sind waagerecht und senkrecht verschieden; die waagerechten zählen

# layer {v0}: {v1} assets that are not sprites
me94f596364a3e69a = Ebene { $v0 }: { $v1 } Assets, die keine Sprites sind

## kit: exchange/gamemaker/tiles.rs

# {v0} × {v1} cells are too many
m785c72a9b7152ec2 = { $v0 } × { $v1 } Zellen sind zu viele

# its cells are damaged: a length is not a whole number
md6453580b13de0a8 = ihre Zellen sind beschädigt: eine Länge ist keine ganze Zahl

# its cells are damaged: a run has no number
m72b424a45723ca33 = ihre Zellen sind beschädigt: eine Folge hat keine Zahl

## kit: exchange/godot/export/plan.rs

# that {v0} solid tiles are open from above: their polygons are closed, their data says it
m50cbd51fcf0092b9 = dass { $v0 } feste Kacheln von oben offen sind: ihre Polygone sind geschlossen, ihre Daten sagen es

## kit: exchange/godot/export/scene.rs

# {v0} × {v1} cells: a tile map of Godot has {v2} along a side at most
m20590d1bd949b377 = { $v0 } × { $v1 } Zellen: eine Kachelkarte von Godot hat höchstens { $v2 } an einer Seite

# Art in front
mbee6d0352b0c3c62 = Bild im Vordergrund

## kit: exchange/godot/format.rs

# Godot scene
m9bc36957933b5e02 = Godot-Szene

# Import a scene of Godot 4 as a level: tile maps, pictures behind them, and nodes as objects.
ma51a0d4a8f000a98 = Importiert eine Szene von Godot 4 als Level: Kachelkarten, Bilder dahinter und Knoten als Objekte.

# The scene (TSCN).
m9e47ee0046e2651f = Die Szene (TSCN).

# A scene of Godot 4 (TSCN) with tile maps whose cells have 8, 16 or 32 pixels, and its tilesets (TRES) and pictures.
m2f9887e7bc2a64fe = Eine Szene von Godot 4 (TSCN) mit Kachelkarten, deren Zellen 8, 16 oder 32 Pixel haben, und ihre Kachelsätze (TRES) und Bilder.

# Outermost folder to read files from (default: the Godot project around the file, else its folder).
mce886fcc9863d0ed = Äußerster Ordner, aus dem Dateien gelesen werden (sonst das Godot-Projekt um die Datei, oder ihr Ordner).

# Without one: the Godot project around the file, else its folder
m3ca906e60cd1a759 = Ohne ihn: das Godot-Projekt um die Datei, sonst ihr Ordner

# Export levels as scenes of Godot 4.3 and later, with a tileset for art and for the solid tiles of both layers.
m58e0719a99407b2f = Exportiert Level als Szenen von Godot 4.3 und später, mit einem Kachelsatz für Bilder und für die festen Kacheln beider Ebenen.

# The folder to write into, inside a project of Godot or not.
m914b5c3a1579f070 = Der Ordner, in den geschrieben wird, in einem Projekt von Godot oder nicht.

# A folder: a scene (TSCN) for each level, and a tileset (TRES) with art, polygons of collision and the arrays of solid tiles. For Godot 4.3 and later.
mf211ceddeb3dc687 = Ein Ordner: eine Szene (TSCN) für jedes Level und ein Kachelsatz (TRES) mit Bildern, Polygonen der Kollision und den Feldern fester Kacheln. Für Godot 4.3 und später.

## kit: exchange/godot/import/cells.rs

# its cells are damaged: {v0}
m3239f382d239e2f9 = ihre Zellen sind beschädigt: { $v0 }

# its cells are written in a way that this version does not know
m2336519af7e83d74 = ihre Zellen sind auf eine Art geschrieben, die diese Version nicht kennt

# its cells are damaged: three numbers belong to each
m9c4b195e5eb65414 = ihre Zellen sind beschädigt: zu jeder gehören drei Zahlen

## kit: exchange/godot/import/file.rs

# this is not a text file of Godot
m5f00141d33dd277a = dies ist keine Textdatei von Godot

# this is of Godot 3: open its project in Godot 4 and save it there
m9fea1d6826982364 = dies ist von Godot 3: öffne das Projekt in Godot 4 und speichere es dort

## kit: exchange/godot/import/map.rs

# Timer
me58c72d2a858e162 = Timer

# Node
m66bd1cc6d2f6b68d = Node

# it has no tile map
m5c15b8e256c50d4b = sie hat keine Kachelkarte

# layer {v0}: it has no tileset that can be read
mca85a972311f0c46 = Ebene { $v0 }: sie hat keinen Kachelsatz, der gelesen werden kann

# pictures that are nodes of their own
m8b39f98549eb43c9 = Bilder, die eigene Knoten sind

## kit: exchange/godot/import/open.rs

# this is a resource: choose the scene (TSCN) that uses it
m876616b24e5c0021 = dies ist eine Ressource: wähle die Szene (TSCN), die sie benutzt

## kit: exchange/godot/import/tileset.rs

# tiles that are scenes of their own
m6b56ef0147a1ba83 = Kacheln, die eigene Szenen sind

## kit: exchange/godot/text/read.rs

# `{v0}` should be here, and `{v1}` is
m8d80e4ff9f9a3363 = hier sollte `{ $v0 }` stehen, da ist aber `{ $v1 }`

# a value before the first section
m2b3ccda6fe7d44ea = ein Wert vor dem ersten Abschnitt

# a section's head has no end
m541380a50535b911 = der Kopf eines Abschnitts hat kein Ende

# a value has no name
mb5477065527e8407 = ein Wert hat keinen Namen

# a text has no end
m4ca473749b466cc3 = ein Text hat kein Ende

# values are too deep inside of each other
m983b22961a4fb095 = Werte sind zu tief ineinander

# `{v0}` is not a number
m2a6104c8e9585ebc = `{ $v0 }` ist keine Zahl

# no value begins with `{v0}`
m2d6069e792dc57b5 = kein Wert beginnt mit `{ $v0 }`

# Array
m6b36f3c18920c686 = Array

# Dictionary
m2e498936822d8eb5 = Dictionary

## kit: exchange/join.rs

# its chunks have {v0} blocks along a side, those of the project {v1}: import it into a new project
me9a61a716baba25b = seine Chunks haben { $v0 } Blöcke je Seite, die des Projekts { $v1 }: Importiere in ein neues Projekt

# the project has too few numbers left for its blocks or chunks: import it into a new project
mda3a63efc29acc92 = das Projekt hat zu wenige Nummern für seine Blöcke oder Chunks: Importiere in ein neues Projekt

## kit: exchange/ldtk/export/blank.rs

# LDtk Project JSON
mb6091cfdb56afddd = LDtk Project JSON

# Capitalize
m4c1b3f14624a7ac3 = Capitalize

# Free
ma6895584d61478fb = Free

## kit: exchange/ldtk/export/definitions.rs

# Bool
mf7bdd5a7c820889d = Bool

# Float
mb64f4a0accc8a8c5 = Float

# String
m58b4b3ecd4eb6238 = String

# no entity has the number {v0}
mf6192bbe40033fdf = keine Entität hat die Nummer { $v0 }

## kit: exchange/ldtk/export/entities.rs

# {v0} of the entity {v1}
m26c7b96a220631b9 = { $v0 } der Entität { $v1 }

# Entities
m47de2481b149190a = Entities

# Color
m344ea8f4939cdc98 = Color

## kit: exchange/ldtk/export/level.rs

# Unscaled
m7af2eb2c1fc332bc = Unscaled

# Repeat
m44f87c21d186fcea = Repeat

## kit: exchange/ldtk/export/names.rs

# Unnamed
mb26035b596566abf = Unnamed

## kit: exchange/ldtk/export/plan.rs

# this is not a project of LDtk: choose another folder
md337f2d883f23442 = es ist kein Projekt von LDtk: wähle einen anderen Ordner

# {v0} × {v1} cells: a level of LDtk is written with {v2} at most
mc1bd407adc19deaf = { $v0 } × { $v1 } Zellen: ein Level von LDtk wird mit höchstens { $v2 } geschrieben

# {v0}: the level {v1}: {v2}
m651bd526a847aaeb = { $v0 }: das Level { $v1 }: { $v2 }

# {v0}: it has no such field
me2471961e45b032a = { $v0 }: sie hat kein solches Feld

# {v0} backgrounds: a level of LDtk has one picture behind it
m2817cdbca0dc35cc = { $v0 } Hintergründe: ein Level von LDtk hat ein Bild hinter sich

# the speed of its background: a picture behind a level of LDtk moves as the level does
m357b19ca25227050 = die Geschwindigkeit seines Hintergrunds: ein Bild hinter einem Level von LDtk bewegt sich wie das Level

# Linear
me7a532063ef7b740 = Linear

## kit: exchange/ldtk/format.rs

# LDtk project
mbb6779a3ae3bba45 = LDtk-Projekt

# Import levels of LDtk into a project: art, collision, backgrounds and objects.
m1ef53fdc3d434378 = Levels von LDtk in ein Projekt importieren: Grafik, Kollision, Hintergründe und Objekte.

# The project of LDtk.
mcedafde8454e34df = Das Projekt von LDtk.

# A project of LDtk (version 1) with cells of 8, 16 or 32 pixels, its levels inside or in files of their own.
m786add57c020b014 = Ein Projekt von LDtk (Version 1) mit Zellen von 8, 16 oder 32 Pixeln, die Levels darin oder in eigenen Dateien.

# Outermost folder to read files from (default: the file's folder).
ma86a5081cfea6ede = Äußerster Ordner, aus dem Dateien gelesen werden (sonst: der Ordner der Datei).

# Without one: the file's folder
m58d8fc91961140e4 = Ohne: der Ordner der Datei

# Export levels as a project of LDtk, or into one: what else it holds stays as it is.
mdc14787d84205b5a = Levels als Projekt von LDtk exportieren, oder in eines: was es sonst enthält, bleibt wie es ist.

# The folder to write into, or the project of LDtk.
m62e19f8b33762fe1 = Der Ordner, in den geschrieben wird, oder das Projekt von LDtk.

# A folder: a project of LDtk with all levels, and pictures of its tilesets. A project that is there already keeps what else it holds.
m65c53b583543d4cf = Ein Ordner: ein Projekt von LDtk mit allen Levels, und Bilder seiner Kachelsätze. Ein Projekt, das schon da ist, behält, was es sonst enthält.

# Write objects alone, into a project whose layers of cells stay as they are.
m1dcc58927cf5498c = Nur Objekte schreiben, in ein Projekt, dessen Ebenen von Zellen bleiben, wie sie sind.

# Objects alone
mee7c351b8bd51ee8 = Nur Objekte

# Layers of cells of the project stay as they are: for levels that are drawn in LDtk
m41e18fd9bad9df54 = Ebenen von Zellen des Projekts bleiben, wie sie sind: für Levels, die in LDtk gezeichnet werden

## kit: exchange/ldtk/map/int_grid.rs

# layer {v0}: {v1} cells are in it, not {v2} × {v3}
m9d29509b80fdd49a = Ebene { $v0 }: { $v1 } Zellen sind darin, nicht { $v2 } × { $v3 }

## kit: exchange/ldtk/map/level.rs

# it has more than {v0} entities
mb08e364f21276b91 = es hat mehr als { $v0 } Entitäten

# Picture behind
m3bfc707046cf5637 = Bild dahinter

# layer {v0}: its cells have {v1} pixels; cells of 8 pixels are joined to blocks, those of 16, 32, 48 ... 256 are split, and no others fit
mb9b4722f282da23e = Ebene { $v0 }: ihre Zellen haben { $v1 } Pixel; Zellen von 8 Pixeln werden zu Blöcken verbunden, solche von 16, 32, 48 ... 256 geteilt, und andere passen nicht

# layer {v0}: its tileset is not defined
mb4d7e91ac8503ca4 = Ebene { $v0 }: ihr Kachelsatz ist nicht definiert

# layer {v0}: {v1} outside of it, or of no tileset
m2a0be80baf00216d = Ebene { $v0 }: { $v1 } außerhalb, oder von keinem Kachelsatz

## kit: exchange/ldtk/map/open.rs

# it says no version of LDtk's format: it holds no project of LDtk
m5dc2495b93249975 = sie nennt keine Version des Formats von LDtk: sie enthält kein Projekt von LDtk

# it has {v0} levels: {v1} are read at most
m722b249178d65e5e = es hat { $v0 } Levels: höchstens { $v1 } werden gelesen

# what is other in version {v0} of LDtk's format: version 1 is read. Save the project with LDtk 1.5
m26ad8bcfb589ee4a = was in Version { $v0 } des Formats von LDtk anders ist: Version 1 wird gelesen. Speichere das Projekt mit LDtk 1.5

## kit: exchange/ldtk/map/tiles.rs

# its layers have too many cells
m76046d8ea5a24fd3 = seine Ebenen haben zu viele Zellen

## kit: exchange/ldtk/map/tilesets.rs

# the picture of the tileset {v0}: it is one of LDtk's own
m1571a9a0c1cf8f73 = das Bild des Kachelsatzes { $v0 }: es ist eines von LDtk selbst

## kit: exchange/map_error.rs

# {v0} does not exist{v1}
mabb81adb6ad62a91 = { $v0 } gibt es nicht{ $v1 }

# ; {v0} names it
m0b8f26e4c76cfb69 = ; { $v0 } nennt es

# `{v0}` is outside of {v1}. Give the outermost folder that files are read from
m286dc52585d9fd7e = „{ $v0 }“ liegt außerhalb von { $v1 }. Gib den äußersten Ordner an, aus dem Dateien gelesen werden

# {v0} has more than {v1} MB
m32549ccf993dc2b1 = { $v0 } hat mehr als { $v1 } MB

## kit: exchange/maps/export/folder.rs

# Replace files of the folder that hold something else.
m0607e68a5c72040d = Dateien des Ordners ersetzen, die etwas anderes enthalten.

# Replace files of the folder
mafc71171de111006 = Dateien des Ordners ersetzen

# Otherwise an export that would change a file is refused
m9855eee0c8a7e0d3 = Sonst wird ein Export verweigert, der eine Datei ändern würde

# {v0} is there already, with another content: choose another folder, or replace it
m056ac82c136adcbf = { $v0 } gibt es schon, mit anderem Inhalt: Wähle einen anderen Ordner oder ersetze es

# a project of LDtk
m56223d4c38b4987b = ein Projekt von LDtk

# a level of LDtk
mcf618a90e467eaf8 = ein Level von LDtk

# a part of a stage
mb8b12586bf1713f7 = ein Teil einer Stage

# the levels side by side
mdcf2d7af52d86eae = die Level nebeneinander

# There is no level "{v0}". There are: {v1}.
m16db189c6c0d6005 = Es gibt kein Level „{ $v0 }“. Es gibt: { $v1 }.

# {v0} changes of the camera's limits
mb1b804f81adba817 = { $v0 } Änderungen der Kameragrenzen

# how the water moves
m226ebf776d34bf3b = wie sich das Wasser bewegt

# that the level repeats downwards
m704bb102de2e4dd2 = dass sich das Level nach unten wiederholt

# {v0} shapes that can be bent: what they draw is written
m9d331f2b4eefbcb5 = { $v0 } biegbare Formen: Was sie zeichnen, wird geschrieben

# how the player begins at {v0} starts: as it stands
mfd571709de04a1b7 = wie der Spieler an { $v0 } Starts beginnt: im Stehen

# that {v0} backgrounds drift by themselves
m191acb1364ae69bb = dass { $v0 } Hintergründe von selbst treiben

# {v0} loop marks: both planes are written as layers
mf63964d2e576d3a4 = { $v0 } Looping-Marken: Beide Ebenen werden als Ebenen geschrieben

# values of the project's own properties: {v0}
me7e357f54dd88a3d = Werte der eigenen Eigenschaften des Projekts: { $v0 }

# own properties of the level itself: {v0}; new files have them
m4dcc47bdbb8e1e95 = eigene Eigenschaften des Levels selbst: { $v0 }; neue Dateien haben sie

# own properties of blocks and solid tiles: {v0}
mad29afa39f52889e = Eigenschaften von Blöcken und festen Kacheln: {v0}

# properties of the project itself: {v0}
mb0693a1f2a0d6c5e = Eigenschaften des Projekts selbst: { $v0 }

# what the rules change of {v0}: the game alone is written
m184d91e73e6fdfd1 = was die Regeln an { $v0 } ändern: Nur das Spiel wird geschrieben

# a rotating maze: `export maze` writes it
mb2ebc9a1bb91163d = ein drehendes Labyrinth: „export maze“ schreibt es

# what the kind {v0} does: its objects are written with their parameters
m7afd7dfb113203ae = was die Art { $v0 } tut: Ihre Objekte werden mit ihren Parametern geschrieben

## kit: exchange/maps/export/planes.rs

# the plane {v0}: {v1} × {v2} pixels, {v3} are possible
meb37e9d502a54a6a = die Hintergrundebene { $v0 }: { $v1 } × { $v2 } Pixel, möglich sind { $v3 }

# that {v0} is the plane behind it: that is a level of its own
me67924894e69f339 = dass { $v0 } die Hintergrundebene ist: sie ist ein eigenes Level

# that {v0} is a layer in front of it: that is a level of its own
m1a260a1ec1da1129 = dass {v0} eine Bildebene davor ist: die ist ein eigenes Level

# that {v0} is a layer behind it: that is a level of its own
m02d59eaa23cd59a6 = dass {v0} eine Bildebene dahinter ist: die ist ein eigenes Level

## kit: exchange/maps/export/sources.rs

# The picture of the tileset {v0} can't be read.
m5908d763cbf4bd56 = Das Bild des Tilesets { $v0 } ist nicht lesbar.

# The background {v0}: {v1}
m856b32fb1ac008ff = Der Hintergrund { $v0 }: { $v1 }

## kit: exchange/maps/export/tree.rs

# a list is where an object should be
m461ff1b0589a82f9 = eine Liste ist, wo ein Objekt sein sollte

# an object is where a list should be
m2d5e11aa27e7b595 = ein Objekt ist, wo eine Liste sein sollte

# an object
md6da9575586a59e9 = ein Objekt

## kit: exchange/maps/files.rs

# Stages
m41b105819b67ee7a = Stages

## kit: exchange/maps/import/frame.rs

# its cells lie {v0}: a level is made of an orthogonal map
ma0488df74f42d99b = ihre Zellen liegen { $v0 }: Ein Level entsteht aus einer orthogonalen Karte

# its cells are {v0} × {v1} pixels; blocks are 16 × 16: cells of 8 pixels are joined, those of 16, 32, 48 ... 256 are split, and no others fit. Change the size of the cells in their editor
m18fa83172fe18583 = ihre Zellen haben { $v0 } × { $v1 } Pixel; Blöcke haben 16 × 16: Zellen von 8 Pixeln werden verbunden, solche von 16, 32, 48 ... 256 geteilt, und andere passen nicht. Ändere die Größe der Zellen in ihrem Editor

# it is infinite and has no tile: nothing says how large the level is
mb94ae82c0c94e3eb = sie ist endlos und hat keine Kachel: Nichts sagt, wie groß das Level ist

# {v0} × {v1} blocks are too many: a level has {v2} × {v3} at most. Cut the map into several
mdf5b9def23a4126e = { $v0 } × { $v1 } Blöcke sind zu viele: Ein Level hat höchstens { $v2 } × { $v3 }. Teile die Karte

# its cells are more than {v0} pixels from its middle
m36bd93d11f22c7e6 = ihre Zellen sind mehr als { $v0 } Pixel von ihrer Mitte entfernt

## kit: exchange/maps/import/pictures.rs

# the picture of {v0}: {v1}
ma4e38512728cba26 = das Bild von { $v0 }: { $v1 }

# it is inside of the map
m73ba3178bf408688 = es ist in der Karte selbst

# the pictures have more than {v0} pixels in all
m48310dfb988b6ea4 = die Bilder haben zusammen mehr als { $v0 } Pixel

## kit: exchange/maps/import/read.rs

# there is no map `{v0}`; there are: {v1}
m99acc81659cbd89e = es gibt keine Karte „{ $v0 }“; es gibt: { $v1 }

# the layer {v0} cannot become `{v1}`; there are: {v2}
m281b131e12b1a8e9 = die Ebene { $v0 } kann nicht „{ $v1 }“ werden; es gibt: { $v2 }

# tileset {v0}: its tiles are shown in their own size, not in that of a cell
m6f3a091f5b1eb532 = Tileset { $v0 }: Seine Kacheln werden in ihrer eigenen Größe gezeigt, nicht in der einer Zelle

# there is no layer {v0} to become something
ma55d756c8a9a9439 = es gibt keine Ebene { $v0 }, die etwas werden könnte

# nothing is solid: no tile has a shape of collision, and no layer is called collision
m217711a4b2f948bf = nichts ist fest: Keine Kachel hat eine Kollisionsform, und keine Ebene heißt collision

# no object is a start: the player begins at the left, on the first ground
m475f86aa875cff5e = kein Objekt ist ein Start: Der Spieler beginnt links, auf dem ersten Boden

# layer {v0}: a background of {v1} × {v2} pixels
m4d94e86604b4b8a6 = Ebene { $v0 }: ein Hintergrund von { $v1 } × { $v2 } Pixeln

# layer {v0}: a background without a pixel, or with too many
mf614f44adfda8b30 = Ebene { $v0 }: ein Hintergrund ohne Pixel oder mit zu vielen

# {v0} objects whose pictures are scaled or turned: together they are too large
m69b886ee610380ac = { $v0 } Objekte, deren Bilder skaliert oder gedreht sind: Zusammen sind sie zu groß

# {v0} solid pixels that touch neither the upper nor the lower edge of their tile
m6b83c755bd979552 = { $v0 } feste Pixel, die weder den oberen noch den unteren Rand ihrer Kachel berühren

# {v0} blocks: the layers make more than 65,535 different ones. Leave a layer out, or make it a background
m18571b0537ac1d92 = { $v0 } Blöcke: Die Ebenen ergeben mehr als 65.535 verschiedene. Lass eine Ebene weg oder mach sie zum Hintergrund

# places whose chunks have no number left: there are 65,536 at most. Cut the map into several
m857963371d3c0a94 = Stellen, für deren Chunks keine Nummer übrig ist: Es gibt höchstens 65.536. Teile die Karte

# layer {v0}: its blend mode {v1}
m64657d18fd978459 = Ebene { $v0 }: ihr Mischmodus { $v1 }

# layer {v0}: its picture is repeated across, and not down
m526c15d0af4f0f19 = Ebene { $v0 }: ihr Bild wird nach rechts wiederholt, nicht nach unten

# layer {v0}: its own speed; as a background it would keep it
m8df9fa305caac0b9 = Ebene { $v0 }: ihre eigene Geschwindigkeit; als Hintergrund behielte sie sie

# the plane {v0}: import it together with the level
mcd5b688dd8e0aa1f = die Hintergrundebene { $v0 }: importiere sie zusammen mit dem Level

## kit: exchange/maps/import/roles.rs

# Art, its pixels solid
mfcea69ca77ba2db6 = Bild, seine Pixel fest

# Collision A and B
m40b8d2aa48be181f = Kollision A und B

# A layer of its own
m441628bd428e287c = Eine eigene Bildebene

## kit: exchange/maps/import/things.rs

# objects without a class: they become nothing
mced5824606555e6c = Objekte ohne Klasse: Sie werden zu nichts

# objects of the class {v0}: they become nothing
m57c0da73f8d44929 = Objekte der Klasse { $v0 }: Sie werden zu nichts

# a second goal: a level has one
mda8b6659da4478b6 = ein zweites Ziel: Ein Level hat eines

# {v0}: turned objects stand upright; their angle is kept
mb04dce8043ba5994 = { $v0 }: Gedrehte Objekte stehen aufrecht; ihr Winkel wird behalten

# {v0}: no such kind is known; kept, and does nothing
me31e9df73337647c = { $v0 }: Diese Art ist nicht bekannt; wird behalten und tut nichts

## kit: exchange/maps/import/tile_list.rs

# the tileset {v0}: tiles, spaces and offsets of 1 to {v1} pixels are possible
mffbdd98ab8f02d89 = das Tileset { $v0 }: Kacheln, Abstände und Versätze von 1 bis { $v1 } Pixeln sind möglich

# tile {v0} of {v1}
m23cdad75cb94c83d = Kachel { $v0 } von { $v1 }

# its tilesets have more than {v0} tiles
m505e76ad1abc7883 = ihre Tilesets haben mehr als { $v0 } Kacheln

## kit: exchange/maze_layout.rs

# a layout has {v0} bytes, {v1} rows of {v2} cells, and the file has {v3}; compressed ones end in .eni
m9e1c0a0c92617a8f = ein Layout hat { $v0 } Bytes, { $v1 } Zeilen zu { $v2 } Zellen, und die Datei hat { $v3 }; komprimierte enden auf .eni

# a layout has {v0} columns and rows at most, and the maze has {v1} by {v2}
mab2e7971b0bcea6e = ein Layout hat höchstens { $v0 } Spalten und Zeilen, und das Labyrinth hat { $v1 } × { $v2 }

# Special stage {v0}
m145f36cfd98fb710 = Special Stage { $v0 }

# Sonic 1 special stage
mef07e332b78d41b5 = Special Stage aus Sonic 1

# Import a special stage of Sonic 1 into a new project, as a rotating maze.
m3bd3e953b0e47d68 = Eine Special Stage aus Sonic 1 in ein neues Projekt importieren, als rotierendes Labyrinth.

# The layout of 64 by 64 cells: an .eni file as in a disassembly, or an uncompressed .bin file.
m4a5f2a3753163e85 = Das Layout aus 64 × 64 Zellen: eine .eni-Datei wie in einer Disassembly oder eine unkomprimierte .bin-Datei.

# The layout of a special stage of Sonic 1, packed (sslayout/1.eni) or not (.bin), becomes a rotating maze.
m0b2504170b4da86e = Das Layout einer Special Stage aus Sonic 1, gepackt (sslayout/1.eni) oder nicht (.bin), wird zu einem rotierenden Labyrinth.

# the file is the maze {v0}, not {v1}
m8a94650b60cda95e = die Datei ist das Labyrinth { $v0 }, nicht { $v1 }

# the start at {v0}, {v1} from {v2}
m15094e0012b86d62 = der Start bei { $v0 }, { $v1 } aus { $v2 }

# the start: no file beside the layout has it; Problems offers a place
m9d89fef4b72a64a5 = der Start: Keine Datei neben dem Layout enthält ihn; „Probleme“ bietet eine Stelle an

# goal block
m25f9b79fdb919247 = Zielblock

# {v0} by {v1} cells: {v2}, {v3}, {v4}
m0765d32a8d9c8cc3 = { $v0 } × { $v1 } Zellen: { $v2 }, { $v3 }, { $v4 }

# Export a rotating maze as a special stage of Sonic 1; the old file is kept beside it.
m6d05dae9d6c7a75f = Ein rotierendes Labyrinth als Special Stage für Sonic 1 exportieren; die alte Datei bleibt daneben erhalten.

# The layout: an .eni file for a disassembly, or an uncompressed .bin file.
m58f5783df0f9d0b6 = Das Layout: eine .eni-Datei für eine Disassembly oder eine unkomprimierte .bin-Datei.

# The layout of a Sonic 1 special stage (.eni is packed, .bin is not), existing or new: one maze each.
mec540888b2c6b84f = Das Layout einer Special Stage aus Sonic 1 (.eni ist gepackt, .bin nicht), vorhanden oder neu: je ein Labyrinth.

# The whole file
m8049bffbec308d83 = Die ganze Datei

# there is no such maze in the project
mc62294eacca74e85 = dieses Labyrinth gibt es im Projekt nicht

# a file holds one maze: choose one of them
mdd261805b0930165 = eine Datei fasst ein Labyrinth: eines davon wählen

# new file
m521fd16db0306cdd = neue Datei

# the existing file contains no layout: {v0}
mf263ac2e5ec67631 = die vorhandene Datei enthält kein Layout: { $v0 }

# the start at {v0}, {v1}: no file beside the layout can hold it
m1897f7656d7d8396 = der Start bei { $v0 }, { $v1 }: Keine Datei neben dem Layout kann ihn aufnehmen

# the angle {v0} at the start: the game begins at 0
md36c481aa03742f9 = der Winkel { $v0 } am Start: Das Spiel beginnt bei 0

# it has {v0} by {v1} cells; all others of the layout are empty
m574b91f4ae4bc271 = es hat { $v0 } × { $v1 } Zellen; alle anderen des Layouts sind leer

## kit: exchange/report.rs

# `{v0}` is missing; `{v1}` beside it was taken
mdba8660d1bfd1c4a = `{ $v0 }` fehlt; stattdessen wurde `{ $v1 }` daneben genommen

# left out:
maf0ba998ae8dd50a = ausgelassen:

## kit: exchange/rsdk/export/behind.rs

# a scene has 8 layers
m6209bd2c036dd126 = eine Szene hat 8 Ebenen

# a stage has no number left for its tiles
m186a1ce33022a467 = eine Stage hat keine Nummer mehr für seine Kacheln

# that {v0} is shown once: it is repeated
m97a75c04a372c0b5 = dass { $v0 } einmal gezeigt wird: er wird wiederholt

# it shows nothing
mad5f7e33e5c1ded3 = er zeigt nichts

# its picture does not repeat in whole tiles of 16 pixels
m6913472380599e5a = sein Bild wiederholt sich nicht in ganzen Kacheln von 16 Pixeln

## kit: exchange/rsdk/export/entities.rs

# the goal: a sign post ends an act
m20343b141f671a74 = das Ziel: ein Zielschild beendet einen Act

# the camera's limits: those are the edges of the ground
mdd21e4de7107c8c0 = die Grenzen der Kamera: das sind die Ränder des Bodens

# {v0}: a scene has one
mb4206e30c38a95e4 = { $v0 }: eine Szene hat einen

# further start
m836ed8a1631dc3c9 = weiterer Start

# {v0} of the kind {v1}: no class of the engine is known for it
m612f248512073ec6 = { $v0 } der Art { $v1 }: dafür ist keine Klasse der Engine bekannt

## kit: exchange/rsdk/export/plan.rs

# FG Low
m71ae5bcf56d03b34 = FG Low

# FG High
m57f2276f83cf6d6e = FG High

# {v0} classes of objects: a scene has 255 at most
m7a8ef4f74fdf3c2d = { $v0 } Klassen von Objekten: eine Szene hat höchstens 255

# {v0} × {v1} chunks: an act has 255 × 255 at most
m6b5aef6a6f9e80e9 = { $v0 } × { $v1 } Chunks: ein Act hat höchstens 255 × 255

# {v0} backgrounds: version 5 alone has those written
md7b988cd237487ea = { $v0 } Hintergründe: nur für Version 5 werden sie geschrieben

# {v0} new objects: each game numbers its classes, and what they read, in its own way
mad8d9dd3967a4889 = { $v0 } neue Objekte: jedes Spiel nummeriert seine Klassen, und was sie lesen, auf eigene Art

# {v0} different tiles: a stage has {v1} at most. Export levels that share tiles into one folder, others into another
mbac0ef47244c280f = { $v0 } verschiedene Kacheln: eine Stage hat höchstens { $v1 }. Exportiere Level, die sich Kacheln teilen, in einen Ordner, andere in einen anderen

# columns of {v0} solid tiles: a tile of the engine has them on its floor or on its ceiling, not on both
m7566decd25ee6315 = Spalten von { $v0 } festen Kacheln: eine Kachel der Engine hat sie am Boden oder an der Decke, nicht an beiden

# width arrays of {v0} solid tiles: walls follow from the heights
mc7d96d4e440f089b = Breitenfelder von { $v0 } festen Kacheln: Wände folgen aus den Höhen

# {v0} different chunks: a stage has 512 at most
m0f8b3604be4b6893 = { $v0 } verschiedene Chunks: eine Stage hat höchstens 512

# that {v0} tiles change as time goes by: objects of a game draw such tiles
me3a07eb676df5023 = dass { $v0 } Kacheln sich mit der Zeit ändern: Objekte eines Spiels zeichnen solche Kacheln

# {v0} colours of new tiles: the nearest ones of the stage are taken
mcc78c1f60856ae59 = { $v0 } Farben neuer Kacheln: die nächsten der Stage werden genommen

# {v0} colours become {v1}: a stage has as many for itself
m4f4f8cb81fbbffac = aus { $v0 } Farben werden { $v1 }: so viele hat eine Stage für sich

# StageConfig.bin stays as it is: add {v0} to its objects
m67651d25f078b647 = StageConfig.bin bleibt, wie sie ist: füge ihren Objekten { $v0 } hinzu

## kit: exchange/rsdk/export/there.rs

# Scene
m4a9a31623ab5f213 = Scene

## kit: exchange/rsdk/format.rs

# RSDK stage
m09fdf0cda62052e9 = RSDK-Stage

# Import stages of the Retro Engine (RSDK): ground, collision, backgrounds and objects.
m088d4e8d5917a5b1 = Importiert Stages der Retro Engine (RSDK): Boden, Kollision, Hintergründe und Objekte.

# A scene (Scene1.bin) or an act (Act1.bin), or TileConfig.bin or CollisionMasks.bin for all of the stage.
m015f466d2d6fcd9f = Eine Szene (Scene1.bin) oder ein Act (Act1.bin), oder TileConfig.bin oder CollisionMasks.bin für die ganze Stage.

# A stage of the Retro Engine, unpacked: a scene of version 5 (Scene1.bin), an act of version 3 or 4 (Act1.bin), or TileConfig.bin or CollisionMasks.bin for all scenes of the stage.
m8a5017fac3b93636 = Eine Stage der Retro Engine, entpackt: eine Szene von Version 5 (Scene1.bin), ein Act von Version 3 oder 4 (Act1.bin), oder TileConfig.bin oder CollisionMasks.bin für alle Szenen der Stage.

# Outermost folder to read files from (default: the data folder around Stages, else the file's folder).
m015eff4d122f4170 = Äußerster Ordner, aus dem Dateien gelesen werden (sonst der Datenordner um Stages, oder der Ordner der Datei).

# Without one: the data folder around Stages, else the file's folder
m0cd79735eae136de = Ohne ihn: der Datenordner um Stages, sonst der Ordner der Datei

# Export levels as a stage of the Retro Engine (RSDK), or into one: what else it holds stays as it is.
ma0f43904f1a22a64 = Exportiert Level als Stage der Retro Engine (RSDK), oder in eine hinein: was sie sonst enthält, bleibt, wie es ist.

# The folder of the stage.
m18a689c647968466 = Der Ordner der Stage.

# A folder: a scene for each level, and the tiles, collision and colours that they share. A stage that is there already keeps its tiles, its other layers and its objects.
m0ba4b76eee160eb2 = Ein Ordner: eine Szene für jedes Level, und die Kacheln, Kollision und Farben, die sie teilen. Eine Stage, die schon da ist, behält ihre Kacheln, ihre anderen Ebenen und ihre Objekte.

# Write acts of version 4 (chunks) instead of scenes of version 5.
m2d3ce826cbbb970b = Schreibt Acts von Version 4 (Chunks) statt Szenen von Version 5.

# Version 4: acts of chunks
m5c97211818dace35 = Version 4: Acts aus Chunks

# For the remakes of Sonic 1 and 2: Act1.bin, 128x128Tiles.bin and CollisionMasks.bin
ma910aea7f5badb65 = Für die Neuauflagen von Sonic 1 und 2: Act1.bin, 128x128Tiles.bin und CollisionMasks.bin

# Write acts of version 3 (chunks) instead of scenes of version 5.
m9944f916bcfa6190 = Schreibt Acts von Version 3 (Chunks) statt Szenen von Version 5.

# Version 3: acts of chunks
mf7dedd75b730f710 = Version 3: Acts aus Chunks

# For the remake of Sonic CD: Act1.bin, 128x128Tiles.bin and CollisionMasks.bin
mb7d8389691121d03 = Für die Neuauflage von Sonic CD: Act1.bin, 128x128Tiles.bin und CollisionMasks.bin

# Choose one version: 3 or 4.
m21b0dd54f46d415e = Wähle eine Version: 3 oder 4.

## kit: exchange/rsdk/import/entities.rs

# {v0} objects of another mode of the game
m216052d0e15de59a = { $v0 } Objekte eines anderen Modus des Spiels

# Player Object
m5096bad75aa393d7 = Player Object

## kit: exchange/rsdk/import/layers.rs

# layer {v0}: {v1} bands with speeds of their own; it moves as most of its rows do
mc2d1b365b381e3ba = Ebene { $v0 }: { $v1 } Bänder mit eigener Geschwindigkeit; sie bewegt sich wie die meisten ihrer Zeilen

# {v0}: it is drawn in three dimensions, or not at all
m5a6c585ab17eb892 = { $v0 }: er wird in drei Dimensionen gezeichnet, oder gar nicht

# High plane
m8aacfbe39e22243f = Hohe Ebene

## kit: exchange/rsdk/import/map.rs

# layer {v0}: its picture would be too large
mb362595385cc9cb9 = Ebene { $v0 }: ihr Bild wäre zu groß

# {v0} masks have slopes with several angles: a solid tile has one, that of its floor or ceiling
mf48bc599e30d0776 = { $v0 } Masken haben Schrägen mit mehreren Winkeln: eine feste Kachel hat einen, den ihres Bodens oder ihrer Decke

## kit: exchange/rsdk/import/open.rs

# this belongs to a stage, and no {v0} is beside it
m0f3ee114837917f6 = dies gehört zu einer Stage, und daneben ist keine { $v0 }

# it is not beside the scene
mc6c5a470a848707a = sie ist nicht neben der Szene

## kit: exchange/rsdk/stage/act.rs

# this is an act neither of version 3 nor of version 4: {v0}
ma86a7d9ab374b8a1 = dies ist weder ein Act von Version 3 noch von Version 4: { $v0 }

# a background has more than {v0} lines
m5e8c9fab554fdd15 = ein Hintergrund hat mehr als { $v0 } Zeilen

## kit: exchange/rsdk/stage/collision.rs

# this is not a TileConfig of version 5
mbb35d1ef282d0a2d = dies ist keine TileConfig von Version 5

## kit: exchange/rsdk/stage/config.rs

# this is not a configuration of version 5
ma307c9b68120a75b = dies ist keine Konfiguration von Version 5

## kit: exchange/rsdk/stage/packed.rs

# a packed part is shorter than its head
m948f20f175541a9b = ein gepackter Teil ist kürzer als sein Kopf

# {v0} bytes would come out of a packed part that has room for {v1}
mda8a1e8f63c8f8cc = aus einem gepackten Teil kämen { $v0 } Bytes, Platz ist für { $v1 }

## kit: exchange/rsdk/stage/scene.rs

# this is not a scene of version 5
m3ae4a9153fdc27a1 = dies ist keine Szene von Version 5

# layer {v0}: {v1} × {v2} cells should follow, and do not
m477a2599a609ac91 = Ebene { $v0 }: { $v1 } × { $v2 } Zellen sollten folgen und tun es nicht

# a variable has the type {v0}, which is not known
ma5e50317b6762a5c = eine Variable hat den Typ { $v0 }, der nicht bekannt ist

## kit: exchange/rsdk/stage/sheet.rs

# the GIF is damaged: {v0}
m4755918951d9c415 = das GIF ist beschädigt: { $v0 }

# its picture has {v0} × {v1} pixels: tiles are below one another, 16 pixels wide and {v2} high at most
m489c21951e8aeb44 = ihr Bild hat { $v0 } × { $v1 } Pixel: Kacheln sind untereinander, 16 Pixel breit und zusammen höchstens { $v2 } hoch

# the GIF has no picture
m5fc34c76370e07fb = das GIF hat kein Bild

## kit: exchange/sonlvl/build.rs

# Makefile
mfc99ef51f8114d01 = Makefile

## kit: exchange/sonlvl/export/blocks.rs

# blocks of {v0}: {v1} are needed, the game has room for {v2}
mcd1ba3ffa2371a21 = Blöcke von { $v0 }: { $v1 } werden gebraucht, das Spiel hat Platz für { $v2 }

# block {v0}: its picture and priority: the game draws it itself
m7bceb3f0fb49931b = Block { $v0 }: sein Bild und seine Priorität: Das Spiel zeichnet ihn selbst

# block {v0}: its picture and priority: the files of the blocks are missing
m185022ea6db73d5b = Block { $v0 }: sein Bild und seine Priorität: Die Dateien der Blöcke fehlen

# solid tiles of layer B that differ from layer A: there is one table for both
mde1a59ecb593287e = Kollisionskacheln der Ebene B, die von Ebene A abweichen: Für beide gibt es eine Tabelle

# {v0}: `{v1}` has no room for their solid tiles
m574f5fe132a63a4b = { $v0 }: `{ $v1 }` hat keinen Platz für deren Kollisionskacheln

# solid tile of a block
m27ba00d0120982bf = Kollisionskachel eines Blocks

# solid tiles of blocks
md3f5c5b5bf47efbc = Kollisionskacheln von Blöcken

# its picture is not among the imported ones
m4466ba432771d7a6 = sein Bild ist nicht unter den importierten

# the files have no patterns for its picture
med186cd809c039f2 = die Dateien haben keine Muster für sein Bild

## kit: exchange/sonlvl/export/chunks.rs

# chunks of {v0}: {v1} are needed, the game has room for {v2}
m3351f8dfb470f4e1 = Chunks von { $v0 }: { $v1 } werden gebraucht, das Spiel hat Platz für { $v2 }

# chunk numbers {v0} are used again: no act shows them; whether the game's code does is not known
meaf5b1bee68df50b = die Chunknummern { $v0 } werden wiederverwendet: Kein Act zeigt sie; ob der Code des Spiels es tut, ist nicht bekannt

# chunks {v0} are changed here; others show them too ({v1}) and keep the old ones: here they get numbers of their own
m52a2bd209a209e28 = die Chunks { $v0 } sind hier geändert; andere zeigen sie auch ({ $v1 }) und behalten die alten: Hier bekommen sie eigene Nummern

# chunks {v0} change also for acts that are not in the project
m88872c66204216cb = die Chunks { $v0 } ändern sich auch für Acts, die nicht im Projekt sind

# chunk {v0} is a loop or a tunnel in the project: the game knows those by their old numbers
m5db726b8882e95ea = Chunk { $v0 } ist im Projekt ein Looping oder Tunnel: Das Spiel kennt diese nach ihren alten Nummern

# chunk {v0}: block {v1} of the project has no number in {v2}
m4e99326e2f720f38 = Chunk { $v0 }: Block { $v1 } des Projekts hat keine Nummer in { $v2 }

# chunk {v0}: the second layer, which this game does not have
mb3062c7d2c5b4633 = Chunk { $v0 }: die zweite Ebene, die dieses Spiel nicht hat

## kit: exchange/sonlvl/export/colors.rs

# the picture of its blocks has no colour numbers any more: colours are not written
m584b5545049cca14 = das Bild seiner Blöcke hat keine Farbnummern mehr: Farben werden nicht geschrieben

# {v0}: colours are not written: no palette names the file any more
mcc39f7836b0610e2 = { $v0 }: Farben werden nicht geschrieben: Keine Palette nennt die Datei mehr

# {v0}: colour {v1} is {v2} in `{v3}` and another one in another palette
m22223013fea73eef = { $v0 }: Farbe { $v1 } ist { $v2 } in `{ $v3 }` und eine andere in einer anderen Palette

# the choice of its palettes: the game's code decides that
m938d73d3f15b8b40 = die Wahl seiner Paletten: Das entscheidet der Code des Spiels

## kit: exchange/sonlvl/export/files.rs

# {v0}: {v1} changed here and by another program: refresh the level from the disassembly, or overwrite what is there
m9ca532f78a9b8aae = { $v0 }: { $v1 } hier und von einem anderen Programm geändert: frische das Level aus der Disassembly auf oder überschreibe, was dort ist

# {v0}: {v1}: levels that share the file want different things
m6d01932bfc35fc8a = { $v0 }: { $v1 }: Levels, die sich die Datei teilen, wollen Verschiedenes

# {v0}: {v1} changed by another program: kept as there
m932ab3273500827c = { $v0 }: { $v1 } von einem anderen Programm geändert: wie dort belassen

## kit: exchange/sonlvl/export/level.rs

# {v0}: the chunk at column {v1}, row {v2}: {v3}
m7e728125ee91a678 = { $v0 }: der Chunk in Spalte { $v1 }, Zeile { $v2 }: { $v3 }

# chunk {v0} of the project has no number there
mb4dbe40391db7d95 = Chunk { $v0 } des Projekts hat dort keine Nummer

# this game's layouts mark no loops
m38dee4e0cd4752bf = die Layouts dieses Spiels markieren keine Loopings

# the game takes chunk {v0} on the low plane of loop {v1}, the project another
m9b4d77ffa418861a = das Spiel nimmt Chunk { $v0 } auf der unteren Ebene von Looping { $v1 }, das Projekt einen anderen

# {v0} × {v1} chunks are used, the game has room for {v2} × {v3}
m716675eb92aa9603 = { $v0 } × { $v1 } Chunks sind belegt, das Spiel hat Platz für { $v2 } × { $v3 }

## kit: exchange/sonlvl/export/list_entries.rs

# `{v0}` at {v1}, {v2}: it is in the game's code
mcfc69540a9ee0f81 = `{ $v0 }` bei { $v1 }, { $v2 }: es ist im Programmcode des Spiels

# `{v0}` at {v1}, {v2}: this zone's set of objects has another one of that number
m9111016956b66a6e = `{ $v0 }` bei { $v1 }, { $v2 }: Der Objektsatz dieser Zone hat unter dieser Nummer ein anderes

# {v0}: objects of this game are not written
mfe5a54647dface42 = { $v0 }: Objekte dieses Spiels werden nicht geschrieben

# {v0}: not known
mee3b6d01e4ebbed1 = { $v0 }: nicht bekannt

# {v0}: the game has this object, but not with these settings
m6831ddaf49891e91 = { $v0 }: Das Spiel hat dieses Objekt, aber nicht mit diesen Einstellungen

# {v0}: the game has no such object
m6389fc0251d3566b = { $v0 }: Das Spiel hat kein solches Objekt

# the game has no rings as objects
m29e20bad9d1d97a6 = das Spiel hat keine Ringe als Objekte

## kit: exchange/sonlvl/export/lists.rs

# {v0}: left as it is in the file
m33298cc3068e0595 = { $v0 }: wie in der Datei belassen

# {v0}: left alone
m7e578dc4f9bb5953 = { $v0 }: bleibt, wie es ist

# {v0} objects and layer switchers: there is no list of objects
mb942f6c43bf99553 = { $v0 } Objekte und Ebenenschalter: Es gibt keine Objektliste

# objects that are remembered
md67201425c972158 = Objekte, die gemerkt werden

# {v0} rings and groups of rings: there is no list of rings
m5a34fba411202578 = { $v0 } Ringe und Ringgruppen: Es gibt keine Ringliste

# {v0}: {v1} at {v2} changed here and by another program or level: refresh the level from the disassembly, or overwrite what is there
meb70cf6676a12796 = { $v0 }: { $v1 } bei { $v2 } hier und von einem anderen Programm oder Level geändert: frische das Level aus der Disassembly auf oder überschreibe, was dort ist

# {v0}: {v1} are placed, the game has room for {v2}
md82cee903a546f36 = { $v0 }: { $v1 } sind gesetzt, das Spiel hat Platz für { $v2 }

# group of rings
mb00632fc2194b906 = Ringgruppe

# groups of rings
m45f35ebbc0c584e5 = Ringgruppen

## kit: exchange/sonlvl/export/mod.rs

# did not come from a disassembly, and no act is chosen that it replaces: not written
mc61323b3c16a0b3f = kam aus keiner Disassembly, und es ist kein Akt gewählt, den es ersetzt: nicht geschrieben

# the project has no such level
m627e70946c496d25 = das Projekt hat kein solches Level

# {v0} would write the same files: choose one of them
ma7c809a255d99915 = { $v0 } würden dieselben Dateien schreiben: eines davon wählen

# it did not come from a SonLVL project, so there is no file to write it to
m45444b65f0b930af = es stammt nicht aus einem SonLVL-Projekt, darum gibt es keine Datei, in die es geschrieben werden könnte

# its chunks have {v0} × {v1} blocks, those of the game {v2} × {v3}
m65d34d2ffc0cf5d2 = seine Chunks haben { $v0 } × { $v1 } Blöcke, die des Spiels { $v2 } × { $v3 }

# it came from another game (`{v0}`) than this level project is of
m7b26be4a6b84b465 = es stammt aus einem anderen Spiel (`{ $v0 }`) als dieses Levelprojekt

## kit: exchange/sonlvl/export/patterns.rs

# upper left
md75be990eb2623b0 = oben links

# upper right
m321014889be6bd05 = oben rechts

# lower left
m7ae356ce3b2de9bb = unten links

# lower right
m8111990ebee5d304 = unten rechts

# it has no colour numbers; import the level again
mf586bb6a60170514 = es hat keine Farbnummern; importiere das Level noch einmal

# the files have no patterns
m9f17b3414312f015 = die Dateien haben keine Muster

# its picture was painted: {v0}
mc48d265c2f74946b = sein Bild wurde gemalt: { $v0 }

# an animation
m022a19b2574161c0 = eine Animation

# block {v0} of {v1}
maf741c02d7c245b0 = Block { $v0 } von { $v1 }

# its picture was painted with {v0}, which the palette of the act has not
mf0e1d3ec74c6eab5 = sein Bild wurde mit { $v0 } gemalt, das die Palette des Acts nicht hat

# its picture was painted with colours of several lines of the palette in one pattern of 8 × 8 pixels ({v0})
mcada9c83297060bb = sein Bild wurde mit Farben aus mehreren Zeilen der Palette in einem Muster von 8 × 8 Pixeln gemalt ({ $v0 })

# {v0} and {v1} more
m49b1e3db56dad3c6 = { $v0 } und { $v1 } weitere

# not the block's alone
m4e021aaab65ff849 = nicht nur das des Blocks

# also shown by {v0}
mf7fae92649492c4a = auch gezeigt von { $v0 }

# its picture was painted: {v0} is pattern {v1}, {v2}, and no other pattern of the act is free. Paint them alike
ma86eab73e8da0376 = sein Bild wurde gemalt: { $v0 } ist Muster { $v1 }, { $v2 }, und kein anderes Muster des Acts ist frei. Male sie gleich

## kit: exchange/sonlvl/export/refresh/mod.rs

# {v0} {v1} taken over
mdc8f3e1a91e6c301 = { $v0 } { $v1 } übernommen

# {v0} {v1} changed here and by another program: kept as here
mf54d414755a3b4cd = { $v0 } { $v1 } hier und von einem anderen Programm geändert: wie hier belassen

# it was imported by a version that kept nothing of its files: import it again
mf29e8a63e2a25ddd = es wurde von einer Version importiert, die nichts von seinen Dateien behielt: importiere es noch einmal

# names of objects taken over
m032439a0779be6c3 = Namen von Objekten übernommen

# pictures of objects taken over
m71293c7e1e0f8662 = Bilder von Objekten übernommen

# solid tiles
mf872707dade98c41 = Kollisionskacheln

# place of the layout
m5e9aff53e4b2d3d8 = Platz des Layouts

# places of the layout
md92d86e6ba4bc5b5 = Plätze des Layouts

# place of the background
m38ffd422e1797a86 = Platz des Hintergrunds

# places of the background
mca980aecb15fd223 = Plätze des Hintergrunds

# start position
mc57bab12c7b2d842 = Startposition

# start positions
m43fbe1e954e55b43 = Startpositionen

# entry of the ring list
m377bbdfd36e2945d = Eintrag der Ringliste

# entries of the ring list
ma9b381d8e4a9909d = Einträge der Ringliste

## kit: exchange/sonlvl/export/refresh/pictures.rs

# the patterns of blocks changed: shown as before; import the level again to see them
mfced7548c1e7d271 = die Muster von Blöcken haben sich geändert: wie zuvor gezeigt; importiere das Level noch einmal, um sie zu sehen

# picture of a block
m404c8d79949f636c = Bild eines Blocks

# pictures of blocks
mfbfd2a4b696ef5df = Bilder von Blöcken

## kit: exchange/sonlvl/export/replace/mod.rs

# {v0} solid tiles have no number: the game has {v1} left for them
m5e35682a1d2b41a7 = { $v0 } feste Kacheln haben keine Nummer: Das Spiel hat noch { $v1 } für sie

# the collision index has no room for the solid tiles of all blocks
m2b4376042b5a2dc8 = der Kollisionsindex hat keinen Platz für die festen Kacheln aller Blöcke

# takes {v0} chunks of {v1}, {v2} blocks of {v3}, {v4} tiles of 8×8 pixels of {v5}; {v6} new solid tiles, {v7} numbers are left
m0066b4f24a8b5eeb = braucht { $v0 } von { $v1 } Chunks, { $v2 } von { $v3 } Blöcken, { $v4 } von { $v5 } Kacheln aus 8×8 Pixeln; { $v6 } neue feste Kacheln, { $v7 } Nummern sind noch frei

# the act has no files of tiles or of blocks: a level of another project needs them
mf3f679e100cabf63 = der Akt hat keine Dateien mit Kacheln oder Blöcken: Ein Level eines anderen Projekts braucht sie

# {v0} tiles of 8×8 pixels are needed, the art of the act has {v1}: fewer blocks, or blocks that are more alike, are needed
m595c9a33161ac1e5 = { $v0 } Kacheln aus 8×8 Pixeln sind nötig, die Grafik des Akts hat { $v1 }: Nötig sind weniger Blöcke oder solche, die sich mehr gleichen

# tile of 8×8 pixels
m82875aefab887aa1 = Kachel aus 8×8 Pixeln

# tiles of 8×8 pixels
m03271cc4a5a2f194 = Kacheln aus 8×8 Pixeln

# {v0} blocks are needed, the game has room for {v1}
m22073ae2a974d906 = { $v0 } Blöcke sind nötig, das Spiel hat Platz für { $v1 }

# {v0} chunks are needed, the game has room for {v1}
m404c15e2eb2e4966 = { $v0 } Chunks sind nötig, das Spiel hat Platz für { $v1 }

# {v0} colours of the art become {v1} of the console, which has 512
mcd0980d662451a31 = { $v0 } Farben der Grafik werden { $v1 } der Konsole, die 512 hat

# {v0} colours of the art have no place in a line of its palette, the nearest ones are taken: {v1}{v2}. Each tile of 8×8 pixels takes one line of 15 colours, and two lines are free
mc2db562928131d4e = { $v0 } Farben der Grafik haben keinen Platz in einer Zeile der Palette, die nächsten werden genommen: { $v1 }{ $v2 }. Jede Kachel aus 8×8 Pixeln nimmt eine Zeile mit 15 Farben, und zwei Zeilen sind frei

# {v0}: another act that is exported has the same file, with another content
m8e15f072b5920d1b = { $v0 }: Ein anderer Akt, der exportiert wird, hat dieselbe Datei mit anderem Inhalt

# {v0} take art, blocks, chunks or colours from the same files
m1520b3265263c1fd = { $v0 } nehmen Grafik, Blöcke, Chunks oder Farben aus denselben Dateien

# {v0}: they change too
m7c944dba19bbf993 = { $v0 }: Sie ändern sich auch

# {v0}: replace them as well, or allow that acts change which are not in this project
m15ecf7fe54cff2c9 = { $v0 }: Ersetze sie ebenfalls, oder erlaube, dass sich Akte ändern, die nicht in diesem Projekt sind

# layer B of {v0} blocks: the game has one collision path
mdfa7ab8968c05d0f = Ebene B von { $v0 } Blöcken: Das Spiel hat einen Kollisionspfad

# the goal: place the game's own object for it
m6408d4043de06ec4 = das Ziel: Platziere dafür das Objekt des Spiels

# camera limits that change on the way: the game's code decides that
mfc6c3ef762725644 = Kameragrenzen, die sich unterwegs ändern: Das entscheidet der Code des Spiels

# the background: that of the act is empty now
m7b7f4362ed293c68 = der Hintergrund: Der des Akts ist jetzt leer

# the background of the act is empty now
ma868ca5454c1748f = der Hintergrund des Akts ist jetzt leer

# how the player begins: the files hold only where
mff2823f4e755cad1 = wie der Spieler beginnt: Die Dateien enthalten nur, wo

# that {v0} blocks change as time goes by: each shows its first picture
m1990b5f0b9103079 = dass sich { $v0 } Blöcke mit der Zeit ändern: Jeder zeigt sein erstes Bild

# the physics: the game has its own
mf69028f4b44c0f02 = die Physik: Das Spiel hat seine eigene

# camera limits {v0}, {v1} to {v2}, {v3}: enter them in the game's table of level sizes
mcf185f703bbe38bc = Kameragrenzen { $v0 }, { $v1 } bis { $v2 }, { $v3 }: Trage sie in der Tabelle der Levelgrößen des Spiels ein

# the water at {v0} px: enter it in the game's table of water heights
m49e02a23251fc34b = das Wasser auf { $v0 } px: Trage es in der Tabelle der Wasserstände des Spiels ein

## kit: exchange/sonlvl/export/replace/solids.rs

# angle of solid tile
mcb1a492fa5f78486 = Winkel der Kollisionskachel

# angles of solid tiles
me51d02d19343c098 = Winkel der Kollisionskacheln

## kit: exchange/sonlvl/export/replace/things.rs

# {v0} objects: the act has no list of objects
mcf877d4e5e6b0b36 = { $v0 } Objekte: Der Akt hat keine Objektliste

# {v0} rings: the act has no list of rings
m2476d5c09002d91e = { $v0 } Ringe: Der Akt hat keine Ringliste

# the start: the level project names no file for it
m880aa343a42b7d9f = der Start: Das Levelprojekt nennt keine Datei dafür

# the start at {v0}, {v1}: 0 to 65535 are possible
m123b697c25e8999e = der Start bei { $v0 }, { $v1 }: 0 bis 65535 sind möglich

# the start at offset {v0}: too far out
mc5fb1b93719f0293 = der Start bei Offset { $v0 }: zu weit außen

## kit: exchange/sonlvl/export/starts.rs

# the character that begins at {v0}, {v1}: the game decides that
m77dc1d84451ea3d5 = die Figur, die bei { $v0 }, { $v1 } beginnt: Das entscheidet das Spiel

# the start of {v0} is gone here: left as it is in the file
mde53b191a6092e08 = der Start von { $v0 } fehlt hier: wie in der Datei belassen

# the start "{v0}": the level project does not name its file
m2d8cdcb64874a849 = der Start "{ $v0 }": Das Levelprojekt nennt seine Datei nicht

# the start "{v0}": the game has no file for it
m40ee7f4d0b1af148 = der Start „{ $v0 }“: Das Spiel hat keine Datei dafür

## kit: exchange/sonlvl/export/tiles.rs

# solid tiles: {v0} are needed, the game has room for {v1}
ma757b87cf79d5e94 = Kollisionskacheln: { $v0 } werden gebraucht, das Spiel hat Platz für { $v1 }

## kit: exchange/sonlvl/export/unwritten.rs

# the title
m792bdba4f2176042 = der Titel

# the camera's limits
ma51ede6e604d1d83 = die Grenzen der Kamera

# the height after which terrain repeats
mb0750ac58c3a4a41 = die Höhe, nach der sich das Gelände wiederholt

# the water line
mf8f0bb8f16c820e3 = die Wasserlinie

# title, limits, wrapping and water, if they were changed: import again to know
m591c4743331f9a10 = Titel, Grenzen, Wiederholung und Wasser, falls geändert: erneut importieren, um es zu erfahren

# the goal: the game has objects for it
m27909f8b73183c32 = das Ziel: Dafür hat das Spiel Objekte

# how the water moves: the game's code decides that
ma7610aa073e039e1 = wie sich das Wasser bewegt: Das entscheidet der Code des Spiels

# the choice of a background
m2ca3f8739b3343b9 = die Wahl eines Hintergrunds

# the layers of art: {v0}
m1345e25eb9e5940a = die Bildebenen: {v0}

# what chunk {v0} does to the player: the game's code decides that
m900c4061c5c73a7c = was Chunk { $v0 } mit dem Spieler macht: Das entscheidet der Code des Spiels

# physics that differ from the game's: {v0}
med4565d91560c10c = Physik, die von der des Spiels abweicht: { $v0 }

# the choice of another game's physics
m66c88776b0a5d074 = die Wahl der Physik eines anderen Spiels

## kit: exchange/sonlvl/export/zone.rs

# the project has no tileset of the zone `{v0}`
m589f8c3b486e2ffa = das Projekt hat keinen Kachelsatz der Zone `{ $v0 }`

# imported by an older version: what other programs changed since cannot be distinguished from what the project changed, and pictures of blocks are not written
m82f3e3a76b1c00d1 = von einer älteren Version importiert: Was andere Programme seither geändert haben, ist nicht von dem zu unterscheiden, was das Projekt geändert hat, und Bilder von Blöcken werden nicht geschrieben

## kit: exchange/sonlvl/files/error.rs

# {v0} cannot be {v1}: {v2}. {v3}
ma709c27260f87efb = { $v0 } kann nicht { $v1 } werden: { $v2 }. { $v3 }

# `{v0}` leads out of {v1}: only files of the disassembly are opened
m22b92dc52f8f6c42 = `{ $v0 }` führt aus { $v1 } hinaus: Nur Dateien der Disassembly werden geöffnet

# {v0} has {v1} bytes; {v2} are possible
m911ea126bba91f8b = { $v0 } hat { $v1 } Bytes; { $v2 } sind möglich

# {v0}, read as {v1}: {v2}
me76e021117ac751a = { $v0 }, gelesen als { $v1 }: { $v2 }

# {v0}, at byte 0x{v1}: {v2}
m850450b538aa6cd5 = { $v0 }, bei Byte 0x{ $v1 }: { $v2 }

# `{v0}` of {v1}, line {v2}: {v3}
m7438bea352d72a7c = `{ $v0 }` von { $v1 }, Zeile { $v2 }: { $v3 }

# {v0} has no key `{v1}`
mccdd5ee6bd337782 = { $v0 } hat keinen Schlüssel `{ $v1 }`

# the file describes no level `{v0}`; it has {v1}
m6b48cc3810276936 = die Datei beschreibt kein Level `{ $v0 }`; sie hat { $v1 }

# {v0} describes no levels: {v1}
m0f94b8c726b0f1c2 = { $v0 } beschreibt keine Levels: { $v1 }

# ; nearby files: {v0}
mf14da6f7aaa264c2 = ; Dateien in der Nähe: { $v0 }

## kit: exchange/sonlvl/files/included.rs

# ; {v0} is built in its place
m0b167119ef5fddae = ; { $v0 } wird an seiner Stelle eingebaut

# the game is built without {v0}: {v1} line {v2} leaves it out by the condition `{v3}`{v4}
mf156bdce28524866 = das Spiel wird ohne { $v0 } gebaut: { $v1 } Zeile { $v2 } lässt es durch die Bedingung `{ $v3 }` weg{ $v4 }

## kit: exchange/sonlvl/files/ini.rs

# the key `{v0}` is in this section twice
m810d33704737fd17 = der Schlüssel `{ $v0 }` steht in diesem Abschnitt zweimal

# the section `{v0}` is here for the second time
mbd1e4532b2a188d4 = der Abschnitt `{ $v0 }` steht hier zum zweiten Mal

# it is no text file
m0df603557c49725c = sie ist keine Textdatei

# it is empty
mec8466edd3048049 = ist leer

# it has no [section], as a SonLVL project has for each level
m243224c5b4d22310 = sie hat keinen [Abschnitt], wie ihn ein SonLVL-Projekt für jedes Level hat

## kit: exchange/sonlvl/files/layout.rs

# the file ends in the layout's size
m150ecac019030215 = die Datei endet in der Größe des Layouts

# the file ends in the middle of {v0} × {v1} chunks; the others are empty
m7f164000019b83d7 = die Datei endet inmitten von { $v0 } × { $v1 } Chunks; die übrigen sind leer

# the file is empty
me619f4bdcf3fe733 = die Datei ist leer

# the file ends in the first row of chunks; the others are empty
m46696053b7d83695 = die Datei endet in der ersten Zeile von Chunks; die übrigen sind leer

# a layout of {v0} × {v1} chunks cannot be
mde88aa52e536ef70 = ein Layout von { $v0 } × { $v1 } Chunks ist unmöglich

# the file says {v0} × {v1} chunks, but 1 to {v2} rows are possible
ma2e5cd86b786fb56 = die Datei nennt { $v0 } × { $v1 } Chunks, aber 1 bis { $v2 } Zeilen sind möglich

# 1 row leads past the end of the file, from row {v0} on: what is missing is empty
ma533636740d34425 = 1 Zeile führt über das Ende der Datei hinaus, ab Zeile { $v0 }: Was fehlt, ist leer

# {v0} rows lead past the end of the file, from row {v1} on: what is missing is empty
m8ae01e55b12f04f9 = { $v0 } Zeilen führen über das Ende der Datei hinaus, ab Zeile { $v1 }: Was fehlt, ist leer

# {v0} × {v1} chunks, but 256 × 256 are possible
mcd3deae6be183936 = { $v0 } × { $v1 } Chunks, aber 256 × 256 sind möglich

# this game has a file of its own for it
m438bf021f1aaff79 = dieses Spiel hat dafür eine eigene Datei

# {v0} × {v1} chunks, but 128 × 16 are possible
m39207f5061125424 = { $v0 } × { $v1 } Chunks, aber 128 × 16 sind möglich

# {v0} chunks in both planes, but {v1} in {v2} rows are possible
m1c8385900c80d675 = { $v0 } Chunks in beiden Ebenen, aber { $v1 } in { $v2 } Zeilen sind möglich

# the file ends in the layout's head
m69345de9e5bc3bfe = die Datei endet im Kopf des Layouts

# row {v0} leads before the file's beginning
me5a5081185f65e9b = Zeile { $v0 } führt vor den Anfang der Datei

## kit: exchange/sonlvl/files/palette.rs

# `{v0}` of `{v1}`: file:source:destination:length is wanted
m8d7109116f50d10b = `{ $v0 }` von `{ $v1 }`: erwartet wird Datei:Quelle:Ziel:Länge

# no `palette`: the picture is grey
m95b7ba20a25bd405 = keine `palette`: Das Bild ist grau

## kit: exchange/sonlvl/files/project.rs

# the PC version stores words lowest byte first
mad6113b933195f3a = die PC-Version speichert Wörter mit dem niedrigsten Byte zuerst

# the PC version stores words lowest byte first, and its pictures in another format
m2a19b975382b498f = die PC-Version speichert Wörter mit dem niedrigsten Byte zuerst und ihre Bilder in einem anderen Format

# Chaotix
m385f674b84eaa9bf = Chaotix

# its tiles, objects and rings have formats of their own
maea750e512202d3d = seine Kacheln, Objekte und Ringe haben eigene Formate

# there is no compression `{v0}`
m22a0968c76910876 = es gibt keine Kompression `{ $v0 }`

# {v0} files; {v1} are possible
m9f54ddda729f694d = { $v0 } Dateien; { $v1 } sind möglich

# `{v0}` is not an offset
m5e1e5dc61ed2f142 = `{ $v0 }` ist kein Offset

# `{v0}` is not a hexadecimal offset
m0848a46df1c1a75f = `{ $v0 }` ist kein hexadezimaler Offset

# `{v0}` is not read{v1}; {v2} are
m082515e23e129ef6 = `{ $v0 }` wird nicht gelesen{ $v1 }; gelesen werden { $v2 }

## kit: exchange/sonlvl/files/write.rs

# other order
m6efd0303b0eaf881 = andere Reihenfolge

# {v0} changed since it was read: export again
m40779f7c766e366d = { $v0 } hat sich seit dem Lesen geändert: erneut exportieren

# {v0}: what was packed does not come back
mb011db6076ad067d = { $v0 }: Gepacktes lässt sich nicht unverändert wieder entpacken

# it is a folder
m27f6b2a159b9add1 = ist ein Ordner

# it is marked as read-only
m78e4f085eded12f5 = ist als schreibgeschützt markiert

# {v0} has too many backups beside it
m4a6a6e1820d70130 = neben { $v0 } liegen zu viele Sicherungen

## kit: exchange/sonlvl/format.rs

# No file outside this folder is opened or written
m3e320467324a6c3c = Keine Datei außerhalb dieses Ordners wird geöffnet oder geschrieben

# Without one: the disassembly around the INI file
m0098084f0b93db3a = Ohne ihn: die Disassembly um die INI-Datei

# SonLVL project
md270eae498419906 = SonLVL-Projekt

# Import levels of a disassembly with a SonLVL project into a new project.
m8f3c915fe69564a1 = Levels einer Disassembly mit einem SonLVL-Projekt in ein neues Projekt importieren.

# The SonLVL project: an INI file. A `.user.ini` of the same name overrides it.
m13023c02cdbd3a57 = Das SonLVL-Projekt: eine INI-Datei. Eine `.user.ini` gleichen Namens hat Vorrang.

# The INI file with which SonLVL opens a disassembly of Sonic 1, Sonic 2 or Sonic 3 & Knuckles.
mb730d09dca538cc3 = Die INI-Datei, mit der SonLVL eine Disassembly von Sonic 1, Sonic 2 oder Sonic 3 & Knuckles öffnet.

# Outermost folder to read files from (default: the disassembly around the INI file).
m4601c41f0bd20578 = Äußerster Ordner, aus dem Dateien gelesen werden (Standard: die Disassembly um die INI-Datei).

# Export levels into the files of a disassembly, where they came from or in the places of acts; the old files are kept beside them.
m2396d63cbb9648a2 = Level in die Dateien einer Disassembly exportieren, dorthin, woher sie kamen, oder an die Stelle von Akten; die alten Dateien bleiben daneben.

# The SonLVL project: an INI file.
m2cea3a46df8b01b8 = Das SonLVL-Projekt: eine INI-Datei.

# The INI file of the disassembly that the levels came from, or of one whose acts they replace.
m47dc03889eb9a062 = Die INI-Datei der Disassembly, aus der die Level kamen oder deren Akte sie ersetzen.

# Outermost folder to write files to (default: the disassembly around the INI file).
mda74759c3206c2d8 = Äußerster Ordner, in den Dateien geschrieben werden (Standard: die Disassembly um die INI-Datei).

# Replace what other programs changed in the files since the import or the last export.
m830b1c8cbf76777f = Ersetzen, was andere Programme seit dem Import oder dem letzten Export in den Dateien geändert haben.

# Replace what other programs changed in the files
m3c9f44dcfc7674e5 = Ersetzen, was andere Programme in den Dateien geändert haben

# Otherwise such changes stay, and an export that would undo one is refused
md8633e3824ea366a = Sonst bleiben solche Änderungen, und ein Export, der eine rückgängig machen würde, wird abgelehnt

# Also change acts that are not in the project, if they show a chunk that the project changed or take art from the same files.
m51643fd5288ebdbe = Auch Akte ändern, die nicht im Projekt sind, wenn sie einen Chunk zeigen, den das Projekt geändert hat, oder Grafik aus denselben Dateien nehmen.

# Change acts that are not in this project too
m0309fbd1838e32fa = Auch Acts ändern, die nicht in diesem Projekt sind

# Otherwise they keep their chunks, and changed chunks get new numbers; acts that share art with a replaced one hinder the export
me1de654651b541c6 = Sonst behalten sie ihre Chunks, und geänderte Chunks bekommen neue Nummern; Akte, die Grafik mit einem ersetzten teilen, verhindern den Export

# Levels that replace acts take the colours that those have.
m9ca2abf90327436b = Level, die Akte ersetzen, nehmen deren Farben.

# Levels that replace acts take the colours of those
ma40c34528cd5cca7 = Level, die Akte ersetzen, nehmen deren Farben

# Otherwise two lines of the act's palette get the colours of the level's art
m32cb3b9eddad6c78 = Sonst bekommen zwei Zeilen der Palette des Akts die Farben der Grafik des Levels

## kit: exchange/sonlvl/import.rs

# {v0} levels; {v1} at once are possible
med0583163712d881 = { $v0 } Levels; { $v1 } auf einmal sind möglich

# its text is not UTF-8: read as {v0}
m24246eb4b91588f1 = der Text ist nicht UTF-8: als { $v0 } gelesen

# INI file
meee558684eb95401 = INI-Datei

# its chunks have another size than those of the levels before: import it by itself
m1e592a9ea03c9e8b = seine Chunks haben eine andere Größe als die der Levels davor: einzeln importieren

# a layout of more than {v0} bytes
m08b6f352081b59a4 = ein Layout mit mehr als { $v0 } Bytes

# more than {v0} objects and rings: import fewer levels at once
m70c5ca54825805ec = mehr als { $v0 } Objekte und Ringe: weniger Levels auf einmal importieren

# shown with the pictures of `{v0}`; its own differ: {v1}
mbc01a5094d9c17e1 = mit den Bildern von `{ $v0 }` gezeigt; die eigenen weichen ab: { $v1 }

## kit: exchange/sonlvl/level/act_row.rs

# green hill
m620aae3272b216a7 = green hill

# star light
m745c287faacca2ed = star light

# spring yard
m86e4a9fe5924296c = spring yard

# scrap brain
m2288e0c83570a332 = scrap brain

# emerald hill
m0cfacc3a861f0ab2 = emerald hill

# wing fortress
ma1f69e770326ff00 = wing fortress

# hill top
m4a852f919e87cfc9 = hill top

# oil ocean
m065fbacd9dec6bad = oil ocean

# mystic cave
m3e5dfdbeb9aa76d9 = mystic cave

# casino night
m3ebee3011916ee10 = casino night

# chemical plant
m8e9513d95bc415e8 = chemical plant

# death egg
ma6702c273953ef4c = death egg

# aquatic ruin
m0ef5dc7de156e52f = aquatic ruin

# sky chase
me437020203ef4da4 = sky chase

# angel island
m161687939858bbdb = angel island

# marble garden
mc284112403cdd5d9 = marble garden

# carnival night
m906d67abab5c7e35 = carnival night

# flying battery
m551b16f42c4455b3 = flying battery

# launch base
m62ffcac9a503e62f = launch base

# final zone
m5d97b2a113ff4eb7 = final zone

## kit: exchange/sonlvl/level/camera_limits.rs

# Revision
mef6dc5fde61a7538 = Revision

# no table of level sizes was found beside the level project
mfcbc839c5fc1e268 = neben dem Levelprojekt wurde keine Tabelle der Levelgrößen gefunden

# no table of start positions names the act's start file
m7bb6b9f1d748e620 = keine Tabelle der Startpositionen nennt die Startdatei des Acts

# {v0} has no row for the act
me81cfba702d5c80a = { $v0 } hat keine Zeile für den Act

# the row at {v0} has no four numbers that can be worked out
m28fe7281c8ad12da = die Zeile bei { $v0 } hat keine vier berechenbaren Zahlen

# _inc/LevelSizeLoad & BgScrollSpeed (JP1).asm
m9308cfcce17b6b70 = _inc/LevelSizeLoad & BgScrollSpeed (JP1).asm

# _inc/Start Location Array - Levels.asm
m95e7bec513793a2c = _inc/Start Location Array - Levels.asm

## kit: exchange/sonlvl/level/demo_starts.rs

# _inc/Start Location Array - Ending.asm
m7f9c3af18cd2293c = _inc/Start Location Array - Ending.asm

## kit: exchange/sonlvl/level/descriptions.rs

# its art ends before the {v0} tiles of its picture
m132af409e9611172 = seine Grafik endet vor den { $v0 } Kacheln seines Bildes

# the file {v0} cannot be read
m19ac0cc1b1d0e638 = die Datei { $v0 } kann nicht gelesen werden

# pictures of {v0} objects that the lists describe
m212e00a5520fed67 = Bilder von { $v0 } Objekten, die die Listen beschreiben

# Subtypes
m6f37c83efd55f24a = Subtypes

# Properties
m6b7d7afabc24ff1c = Properties

# Enums
m84f19025c1a64349 = Enums

# string Name
m9d5cc9d6f289592b = string Name

## kit: exchange/sonlvl/level/level_data.rs

# `{v0}` is not a water height
m25004663f8a19667 = `{ $v0 }` ist keine Wasserhöhe

# the water's height: {v0}
m482091173f5a8a08 = die Höhe des Wassers: { $v0 }

# no water: the game has none in this act, even if a height is given
m1940429b9c2ebff9 = kein Wasser: Das Spiel hat in diesem Akt keines, gleich welche Höhe angegeben ist

# {v0} wind tunnels and water slides of the game's code are areas
m9503634607fceea7 = { $v0 } Windtunnel und Wasserrutschen aus dem Code des Spiels sind Bereiche

# the game's code moves the water
mef0866b7ccc06c03 = der Code des Spiels bewegt das Wasser

# of the water's events: {v0}
ma1a12533839b9ffb = von den Ereignissen des Wassers: { $v0 }

# not imported, and left unchanged by an export: {v0}
m5a2fb205a0611b45 = nicht importiert und von einem Export unverändert gelassen: { $v0 }

# layout of {v0} × {v1} chunks, {v2} objects and ring groups, {v3} layer switchers, {v4} start positions
m543f096f6c41388a = Layout von { $v0 } × { $v1 } Chunks, { $v2 } Objekte und Ringgruppen, { $v3 } Ebenenschalter, { $v4 } Startpositionen

# without the names of objects that these lists have, which cannot be read: {v0}
m1ddbc6fef4eb6015 = ohne die Namen der Objekte, die in diesen Listen stehen; sie sind nicht lesbar: { $v0 }

# camera limits at the start of the act: {v0}
m76337645515210ba = Kameragrenzen am Anfang des Acts: { $v0 }

# camera limits are a guess from the used part of the layout: {v0}
m3be90d9370ed6b73 = die Kameragrenzen sind nach dem belegten Teil des Layouts geschätzt: { $v0 }

# camera limits that change on the way are not those of the game: {v0}
mc99d6011f0928c3c = Kameragrenzen, die sich unterwegs ändern, sind nicht die des Spiels: { $v0 }

# {v0} changes of the camera's limits are in the game's code
mffdb5196f03f8dc2 = { $v0 } Änderungen der Kameragrenzen stehen im Code des Spiels

# of the act's events: {v0}
mfb3bbb49b0432652 = von den Ereignissen des Akts: { $v0 }

# the layout names chunks that the files do not have: {v0}
me7438586631ee3a3 = das Layout nennt Chunks, die die Dateien nicht haben: { $v0 }

# the objects of Sonic CD are not read
m0b3309a7ca6c0a45 = die Objekte von Sonic CD werden nicht gelesen

# the game has two sets of objects, by the zone, and neither the section nor its files are named for a zone of the game: objects whose number has another meaning in each set are kept without effect
mf99684e485c44961 = das Spiel hat je nach Zone zwei Objektsätze, und weder der Abschnitt noch seine Dateien sind nach einer Zone des Spiels benannt: Objekte, deren Nummer in jedem Satz etwas anderes bedeutet, bleiben ohne Wirkung erhalten

# the {v0} list has no end mark: what follows it in the game is read as more entries
mc0afc24c1a2460c3 = die Liste ({ $v0 }) hat keine Endmarke: Was im Spiel folgt, wird als weitere Einträge gelesen

# the {v0} list ends in the middle of an entry, at byte 0x{v1}: its last {v2} bytes are not imported
meb66dc5608ae1545 = die Liste ({ $v0 }) endet mitten in einem Eintrag, bei Byte 0x{ $v1 }: Ihre letzten { $v2 } Bytes werden nicht importiert

# with subtype {v0}
mb98be6bcac43da73 = mit Subtyp { $v0 }

# kept as they are, shown and movable, but without effect: {v0}
mbc50699e210da689 = unverändert behalten, sichtbar und verschiebbar, aber ohne Wirkung: { $v0 }

# `rings`: in this game rings are objects
m0fdef1197e984bac = `rings`: In diesem Spiel sind Ringe Objekte

# no start position: the player begins at the top left
mb2e2d49442bb35a1 = keine Startposition: Der Spieler beginnt links oben

# Credits
m7a391ae3182a86b5 = Abspann

# the start of the demo in the credits: {v0}
mc7d65a11557b6e5d = der Start der Demo im Abspann: { $v0 }

# the file ends before the start position
mdda350b902b6dd57 = die Datei endet vor der Startposition

## kit: exchange/sonlvl/level/limit_changes.rs

# the boss, with which its area opens again
m0fd5228df7dc262e = der Boss, mit dem sich sein Bereich wieder öffnet

# the right limit at its start is {v0}, and that of the game's act {v1}
m5871df2141be7289 = die rechte Grenze am Anfang ist { $v0 }, die des Akts im Spiel { $v1 }

# the fall to the next act, with its right limit
mf5051cc8419b31a1 = der Sturz in den nächsten Akt, mit seiner rechten Grenze

## kit: exchange/sonlvl/level/objects.rs

# at {v0}, {v1}: the list holds 0 to 65534 across and 0 to 4095 down
m764c6d0a4d614b31 = bei { $v0 }, { $v1 }: Die Liste fasst 0 bis 65534 waagerecht und 0 bis 4095 senkrecht

# `{v0}` at {v1}, {v2}: no object of this game
mc21cb71561f873a4 = `{ $v0 }` bei { $v1 }, { $v2 }: kein Objekt dieses Spiels

# `{v0}` at {v1}, {v2}: a subtype has 8 bits
me83ebc7a74c55cd2 = `{ $v0 }` bei { $v1 }, { $v2 }: Ein Subtyp hat 8 Bit

# the layer switcher at {v0}, {v1}
m151fa97ea4333d22 = der Ebenenschalter bei { $v0 }, { $v1 }

# {v0}: this game has none
m364737b7caa6efe9 = { $v0 }: Dieses Spiel hat keine

# {v0}: half lengths are 32, 64, 128 and 256
m46c30ab3c9bf37a7 = { $v0 }: Halbe Längen sind 32, 64, 128 und 256

# rings at {v0}, {v1}: {v2}
m5dde4490ed887028 = Ringe bei { $v0 }, { $v1 }: { $v2 }

# too far out
m0367201776ffb90c = zu weit außen

# a group has 1 to 8 rings
m77a30e8442be4f82 = eine Gruppe hat 1 bis 8 Ringe

## kit: exchange/sonlvl/level/planes.rs

# {v0} × {v1} chunks; {v2} × {v3} are possible
mf87b161a3ce4a39d = { $v0 } × { $v1 } Chunks; { $v2 } × { $v3 } sind möglich

# background of {v0} × {v1} chunks: the level `{v2}`, behind this one
me804080cfe6ef0cc = Hintergrund von { $v0 } × { $v1 } Chunks: das Level `{ $v2 }` hinter diesem

## kit: exchange/sonlvl/level/water.rs

# the layout's cell that changes
ma1f7b8cd63b39cdc = die Zelle des Layouts, die sich ändert

## kit: exchange/sonlvl/room.rs

# Art tiles of 8×8 pixels
m57e99a0647be8463 = Grafik-Kacheln aus 8×8 Pixeln

# Layout columns
mf449daf016ead5f4 = Layoutspalten

# Layout rows
m7a73d0e00dbdbe30 = Layoutzeilen

# Objects that are remembered
ma87ded401b415e38 = Gemerkte Objekte

# Layout chunks, both planes
mb7ce7d2eb1e37db7 = Layout-Chunks, beide Ebenen

## kit: exchange/sonlvl/sprites/assembly.rs

# there is no label `{v0}`
m8c1f2436433a8dda = es gibt keine Marke `{ $v0 }`

## kit: exchange/sonlvl/sprites/definition.rs

# its picture is a bitmap, which is not read
m70eb6988f8e31e41 = sein Bild ist eine Bitmap, die nicht gelesen wird

# its definition names no picture
mcd73a58d8f466af3 = seine Definition nennt kein Bild

# its definition names no mappings
mfac0b3978983eb64 = seine Definition nennt keine Mappings

# Debug
m96d2f1dc180a46d8 = Debug

# Image
m3d93f9ea0c5a13fa = Image

# Images
mfc8531b2fd0f31cb = Images

# Display
m1125d159f7e64df5 = Display

# Condition
md0182c6d73eaa2be = Condition

# Offset
mf0257bb5b7130aaa = Offset

# some of its pictures depend on a part of the subtype that only a program of the definition knows
mf6369e8d3a052795 = einige seiner Bilder hängen von einem Teil des Subtyps ab, den nur ein Programm der Definition kennt

## kit: exchange/sonlvl/sprites/program.rs

# {v0} draws more than fits
m3419ea4885308f6c = { $v0 } zeichnet mehr, als hineinpasst

# its definition draws nothing
m565587459837ab98 = seine Definition zeichnet nichts

## kit: exchange/sonlvl/sprites/reader.rs

# no compression is named `{v0}`
me472059e189bef21 = keine Kompression heißt `{ $v0 }`

# {v0} is missing
m6288a9673c2e77f9 = { $v0 } fehlt

# the mappings have no frame {v0}
m201abc58119a7983 = die Mappings haben keinen Frame { $v0 }

# {v0} line {v1}: `{v2}` is not known
m3fd53f1386b7776a = { $v0 } Zeile { $v1 }: `{ $v2 }` ist nicht bekannt

## kit: exchange/sonlvl/zone/join.rs

# with its offset, or together, the files have more than {v0} bytes
m82ec064a81616c22 = mit ihrem Offset oder zusammen haben die Dateien mehr als { $v0 } Bytes

## kit: exchange/sonlvl/zone/palettes.rs

# `{v0}`: a tileset has {v1} palettes at most
mee57ff4cfdc99dd5 = `{ $v0 }`: Ein Kachelsatz hat höchstens { $v1 } Paletten

## kit: exchange/sonlvl/zone/pictures.rs

# without patterns and blocks the tileset's picture shows solid tiles
m35bc67a50ee94628 = ohne Muster und Blöcke zeigt das Bild des Kachelsatzes Kollisionskacheln

# file:source:destination:length is wanted
m83924ea614fde4c9 = erwartet wird Datei:Quelle:Ziel:Länge

# there are {v0} tiles at most
maa44aadf7b842f26 = es gibt höchstens { $v0 } Kacheln

# the file ends before its first block
m716074b7db007096 = die Datei endet vor ihrem ersten Block

## kit: exchange/sonlvl/zone/tileset.rs

# no collision index: no block is solid
ma4ae6fe71bffedfd = kein Kollisionsindex: Kein Block ist fest

# without `{v0}` solid tiles lack that part
m6a28144ffbe379d8 = ohne `{ $v0 }` fehlt den Kollisionskacheln dieser Teil

# chunks name blocks up to {v0}; the files have {v1}: the others are blank
mca98d546c7e63828 = Chunks nennen Blöcke bis { $v0 }; die Dateien haben { $v1 }: Die übrigen sind leer

# the files hold more chunks than the {v0} that a layout can name
m24d2ed0a540f4364 = die Dateien enthalten mehr Chunks als die { $v0 }, die ein Layout nennen kann

# {v0} chunks, {v1} blocks, {v2} solid tiles
m773759f962d6cd84 = { $v0 } Chunks, { $v1 } Blöcke, { $v2 } Kollisionskacheln

# the picture cannot be made: {v0}
md919bee4f675b69f = das Bild kann nicht erzeugt werden: { $v0 }

# no room for its {v0} in one project: import fewer levels at once
m90af2b194f5739af = kein Platz in einem Projekt ({ $v0 }): weniger Levels auf einmal importieren

## kit: exchange/tiled/export/plan.rs

# the layer {v0}: what is beyond the size of its level
mdefe29a6b6909cdb = die Bildebene {v0}: was über die Größe ihres Levels hinausgeht

# own properties of {v0} blocks that share a picture with others: those of the first one
ma3935a7b959d7936 = Eigenschaften von {v0} Blöcken, die ein Bild mit anderen teilen: die des ersten

## kit: exchange/tiled/format.rs

# Tiled map
m29d8b45d87afc041 = Tiled-Karte

# Import maps of Tiled into a project: art, collision, backgrounds and objects.
mfd6c8fd3b807412b = Karten von Tiled in ein Projekt importieren: Bild, Kollision, Hintergründe und Objekte.

# The map (TMX, TMJ) or a world of several maps.
m74830d64e53c92e9 = Die Karte (TMX, TMJ) oder eine Welt aus mehreren Karten.

# A map of Tiled (TMX or TMJ) with cells of 8, 16 or 32 pixels, or a world of several maps.
mfe189c294fb6ba31 = Eine Karte von Tiled (TMX oder TMJ) mit Zellen von 8, 16 oder 32 Pixeln, oder eine Welt aus mehreren Karten.

# Outermost folder to read files from (default: the Tiled project around the file, else its folder).
mc71bed432250b0f6 = Äußerster Ordner, aus dem gelesen wird (sonst: das Tiled-Projekt um die Datei, sonst ihr Ordner).

# Without one: the Tiled project around the file, else its folder
m21a407a4c8e3d2ce = Ohne Angabe: das Tiled-Projekt um die Datei, sonst ihr Ordner

# Export levels as maps of Tiled, with tilesets for art and for solid tiles.
m922fa84b4d806fe9 = Level als Karten von Tiled exportieren, mit Tilesets für Bild und für feste Kacheln.

# The folder to write into, or the map (TMX, TMJ) that a level came from: its objects are written back.
me98861474bea1487 = Der Ordner, in den geschrieben wird, oder die Karte (TMX, TMJ), von der ein Level kam: ihre Objekte werden zurückgeschrieben.

# A folder: a map (TMX) for each level, tilesets (TSX) for art and for solid tiles, and a world of all levels. Or the map that the level came from: type its path, and its objects are written back.
m60dd0af4f9f6c9b3 = Ein Ordner: eine Karte (TMX) für jedes Level, Kachelsätze (TSX) für Grafik und für feste Kacheln, und eine Welt aller Levels. Oder die Karte, von der das Level kam: tippe ihren Pfad, und ihre Objekte werden zurückgeschrieben.

## kit: exchange/tiled/map/json.rs

# a list of cells, or a text that packs them
m63887a50e7a3b4ce = eine Liste von Zellen oder ein Text, der sie packt

# this is JSON, but no map of Tiled
m3e8a71751936f354 = das ist JSON, aber keine Karte von Tiled

# {v0} cells are in it, not {v1}
me23a6f223a0bc19c = es sind { $v0 } Zellen darin, nicht { $v1 }

# more than {v0} groups lie within each other
m99a41efc07c4c1d1 = mehr als { $v0 } Gruppen liegen ineinander

## kit: exchange/tiled/map/packing.rs

# the packed cells are damaged: {v0}
m4091e6c237350e48 = die gepackten Zellen sind beschädigt: { $v0 }

# more than {v0} cells are in it
m596a313de7423f10 = es sind mehr als { $v0 } Zellen darin

# cell {v0} is larger than 32 bits can hold
md3f5d8a2476e8a21 = Zelle { $v0 } ist größer, als 32 Bit fassen

# cell {v0} holds the sign {v1}
m3975793eeff976e8 = Zelle { $v0 } enthält das Zeichen { $v1 }

## kit: exchange/tiled/map/reader.rs

# more than {v0} tilesets
m67bcfa2b7d256d6c = mehr als { $v0 } Tilesets

# a tileset, whose tiles are grey: {v0}
m42deb3a8171d35da = ein Tileset, dessen Kacheln grau sind: { $v0 }

# more than {v0} layers
m2a00da45466fcc87 = mehr als { $v0 } Ebenen

# the encoding "{v0}{v1}{v2}" is not known: csv and base64 (plain, gzip, zlib, zstd) are
m1c88363858f680cf = die Kodierung „{ $v0 }{ $v1 }{ $v2 }“ ist nicht bekannt: bekannt sind csv und base64 (ungepackt, gzip, zlib, zstd)

# {v0} × {v1} cells are too many: a side has {v2} at most
m0836eea7660f948a = { $v0 } × { $v1 } Zellen sind zu viele: Eine Seite hat höchstens { $v2 }

# the layers have more than {v0} cells in all
ma56681a6adcdafd5 = die Ebenen haben zusammen mehr als { $v0 } Zellen

# its parts are too far from each other: {v0} × {v1} cells
mcffdca7e38711af1 = ihre Teile liegen zu weit auseinander: { $v0 } × { $v1 } Zellen

# more than {v0} objects
mbd6db4d7787c9a63 = mehr als { $v0 } Objekte

# its parts span {v0} × {v1} cells: a side has {v2} at most
m67c5fb674510c4cb = ihre Teile umspannen { $v0 } × { $v1 } Zellen: Eine Seite hat höchstens { $v2 }

## kit: exchange/tiled/map/world.rs

# more than {v0} maps
m5451b517c4bc583e = mehr als { $v0 } Karten

# maps that are found by the pattern `{v0}`: list them by name in the world
m38cc0f31ff44237f = Karten, die nach dem Muster „{ $v0 }“ gefunden werden: Nenne sie in der Welt mit Namen

## kit: exchange/tiled/map/xml.rs

# more than {v0} × {v1} cells are in it
ma6359deb345f8d4d = es sind mehr als { $v0 } × { $v1 } Zellen darin

# more than {v0} properties lie within each other
md5793c73052554e0 = mehr als { $v0 } Eigenschaften liegen ineinander

# more than {v0} shapes of collision
mf6c9a40eaf52d890 = mehr als { $v0 } Kollisionsformen

# <{v0}>: its points are no pairs of numbers
ma7faadf25804692d = <{ $v0 }>: seine Punkte sind keine Zahlenpaare

## kit: exchange/tiled/write_back/json.rs

# more than {v0} groups are in each other
mb34bc67e8db4f845 = mehr als { $v0 } Gruppen sind ineinander

## kit: exchange/tiled/write_back/plan.rs

# The level {v0} did not come from a map with objects: export it into a folder.
mf3fc69c1f4cd7a17 = Das Level { $v0 } kam nicht von einer Karte mit Objekten: exportiere es in einen Ordner.

# Which level goes into {v0}? There are: {v1}.
m1f1e21c9051e73c4 = Welches Level kommt in { $v0 }? Es gibt: { $v1 }.

# gone from the level: taken out
mef09f31d3ed2d328 = nicht mehr im Level: herausgenommen

# properties of the map itself: {v0}
me72446b397e85413 = Eigenschaften der Karte selbst: {v0}

# blocks and collision stay as the map has them: objects alone are written back
m8c7f77b863d27381 = Blöcke und Kollision bleiben, wie die Karte sie hat: nur Objekte werden zurückgeschrieben

## kit: exchange/tiled/write_back/xml.rs

# two changes are at one place
ma2736870caab584c = zwei Änderungen sind an einer Stelle

# the map has no end
m89611a296047ba28 = die Karte hat kein Ende

# an object has no start
m0d4e5040686596d4 = ein Objekt hat keinen Anfang

# the map has no start
m3b91889fff993bb9 = die Karte hat keinen Anfang

## kit: exchange/tilesets/export.rs

# Masks as PNG
m8d1a296e9a06eb8d = Masken als PNG

# masks.png: every solid tile, 16 in a row; collision-a.png and collision-b.png fit over the tileset's picture
mb8904c8fe7313b01 = masks.png: alle Kollisionskacheln, 16 pro Reihe; collision-a.png und collision-b.png passen auf das Bild des Kachelsatzes

# Arrays as JSON
m4a71426748234ddd = Arrays als JSON

# tiles.json: heights, widths and angles as numbers, and each block's tiles
meecc7e5dd794ba12 = tiles.json: Höhen, Breiten und Winkel als Zahlen und die Kacheln jedes Blocks

# The originals' arrays
md3544071254a603d = Arrays der Originale

# heights.bin, widths.bin, angles.bin and the index of blocks of each layer
mf9ca6fa5af239399 = heights.bin, widths.bin, angles.bin und der Blockindex jeder Ebene

# {v0},
#   "tiles": [
mba45e9d7440866f7 = { $v0 },
    {"  "}"tiles": [

# {v0}
#     {v1}], "widths": [{v2}], "angle": {v3}, "hex": "{v4}", "flagged": {v5}}}
m9bb236651592231c = { $v0 }
    {"    "}{ $v1 }], "widths": [{ $v2 }], "angle": { $v3 }, "hex": "{ $v4 }", "flagged": { $v5 }{"}}"}

## kit: exchange/tilesets/import.rs

# A block for each cell, in the order of the picture
ma9e1617ee159250f = Ein Block für jede Zelle, in der Reihenfolge des Bildes

# Cells that are equal, also mirrored, become one block
ma5860658ab7f49b8 = Gleiche Zellen, auch gespiegelte, werden ein Block

# As blocks, and pictures are mirrored if that saves a solid tile: the fewest tiles
mc8735c7b39417a43 = Wie Blöcke, und Bilder werden gespiegelt, wenn das eine Kollisionskachel spart: die wenigsten Kacheln

# Every cell is empty.
m2b3f5e853fe63715 = Alle Zellen sind leer.

# the picture has too many cells in a row
medbfe2703bd08aea = das Bild hat zu viele Zellen in einer Reihe

# The picture is {v0} × {v1} pixels: with this margin not a single cell of 16 × 16 fits.
mb9223de7cfb3c08b = Das Bild hat { $v0 } × { $v1 } Pixel: Mit diesem Rand passt keine einzige Zelle von 16 × 16 hinein.

# {v0} cells are too many: a tileset has 65,535 blocks at most.
mb45497a71683d4b0 = { $v0 } Zellen sind zu viele: Ein Kachelsatz hat höchstens 65.535 Blöcke.

# of layer B
m6c1e8ba4fdf1cf4f = der Ebene B

# The collision picture{v0} is {v1} × {v2} pixels, the art {v3} × {v4}: they must be equal.
m39fb47de901ec69b = Das Kollisionsbild{ $v0 } hat { $v1 } × { $v2 } Pixel, das Bild selbst { $v3 } × { $v4 }: Beide müssen gleich groß sein.

# The last column is padded with {v0} px of clear pixels.
m0579615ed819e323 = Die letzte Spalte ist um { $v0 } px klare Pixel ergänzt.

# The last row is padded with {v0} px of clear pixels.
m0e11cec8491da1dd = Die letzte Zeile ist um { $v0 } px klare Pixel ergänzt.

# The last column is padded with {v0} px of clear pixels, the last row with {v1} px.
m3847e72a4ce35ee3 = Die letzte Spalte ist um { $v0 } px klare Pixel ergänzt, die letzte Zeile um { $v1 } px.

# With margin {v0} and spacing {v1}, no padding is needed.
m1149a902e580d9d7 = Mit Rand { $v0 } und Abstand { $v1 } ist keine Ergänzung nötig.

# {v0} pixels are partly transparent: those at least half opaque count as solid.
mbefbb0da5179d0fb = { $v0 } Pixel sind teilweise durchsichtig: Mindestens halb deckende gelten als fest.

# No pixel is transparent, so that every block is solid all over. Choose a clear colour or a collision picture.
mfd222ab185fb61e4 = Kein Pixel ist durchsichtig, sodass jeder Block ganz fest ist. Wähle eine klare Farbe oder ein Kollisionsbild.

# a tileset has 65,535 blocks and tiles at most
me1d848d292236068 = ein Kachelsatz hat höchstens 65.535 Blöcke und Kacheln

# 1 shape has
m89fd7bb852853981 = 1 Form hat

# {v0} shapes have
mdcc0bf4942aed957 = { $v0 } Formen haben

# {v0} pixels that reach neither the upper nor the lower edge in one piece: {v1} of them are left out of the height arrays. A tile has one height for each column.
m4d0edf83e1fabd53 = { $v0 } Pixel, die weder den oberen noch den unteren Rand in einem Stück erreichen: { $v1 } davon fehlen in den Höhenarrays. Eine Kachel hat eine Höhe pro Spalte.

# 1 cell is equal to another one, as it is or mirrored, and shares its block.
mfcb6501c8782905a = 1 Zelle gleicht einer anderen, direkt oder gespiegelt, und teilt sich ihren Block.

# {v0} cells are equal to others, as they are or mirrored, and share their blocks.
mf070e57304a0ccb1 = { $v0 } Zellen gleichen anderen, direkt oder gespiegelt, und teilen sich deren Blöcke.

# 1 picture was mirrored to share a solid tile.
m2f7cb7cc2f16cf61 = 1 Bild wurde gespiegelt, um sich eine Kollisionskachel zu teilen.

# {v0} pictures were mirrored to share solid tiles.
me2f6931772a09719 = { $v0 } Bilder wurden gespiegelt, um sich Kollisionskacheln zu teilen.

## kit: exchange/tilesets/mask.rs

# Pixels that are not transparent are solid
mea91769d25001d71 = Nicht durchsichtige Pixel sind fest

# Dark pixels are solid: black on white
mbc3528650d5f9f38 = Dunkle Pixel sind fest: Schwarz auf Weiß

# Light pixels are solid: white on black
m105c1329cce08eba = Helle Pixel sind fest: Weiß auf Schwarz

## kit: exchange/tilesets/place.rs

# blocks {v0} to {v1} do not fit into 65,536
md4e6fdeee1136c53 = Blöcke { $v0 } bis { $v1 } passen nicht in 65.536

# {v0} has blocks {v1} to {v2}
m67dc8f09f3a69839 = { $v0 } hat die Blöcke { $v1 } bis { $v2 }

## kit: exchange/xml.rs

# a <{v0}> is expected, not <{v1}>
m8083813babf803fc = ein <{ $v0 }> wird erwartet, nicht <{ $v1 }>

# the file holds no <{v0}>
m2608551605205061 = die Datei enthält kein <{ $v0 }>

# it declares entities, which no version of Tiled writes
m3355945447f289a1 = sie erklärt Entities, was keine Version von Tiled schreibt

# this is no sound XML: {v0}
m777f722da5a44014 = das ist kein gültiges XML: { $v0 }

# the text is not UTF-8
m255e1c65066f10cc = der Text ist nicht UTF-8

# more than {v0} elements lie within each other
md65510ce221ab420 = mehr als { $v0 } Elemente liegen ineinander

# the entity `&{v0};` is not known
m50db1ef2d38e39c0 = die Entity „&{ $v0 };“ ist nicht bekannt

# the file ends in the middle of an element
m7e221c9716badda9 = die Datei endet mitten in einem Element

# <{v0}>: `{v1}` does not take "{v2}"
mca2300da6665ae17 = <{ $v0 }>: „{ $v1 }“ nimmt nicht „{ $v2 }“

# <{v0}>: `{v1}` is not a number of pixels
m94679a5bb10a2897 = <{ $v0 }>: „{ $v1 }“ ist keine Pixelzahl

## kit: export/game/atlas.rs

# The pictures do not fit into one of {v0} × {v1} pixels. Export fewer levels at a time.
ma1f0332096082e36 = Die Bilder passen nicht in eines von { $v0 } × { $v1 } Pixeln. Weniger Level auf einmal exportieren.

## kit: export/game/export.rs

# {v0} objects of {v1} are of kinds that are not known: their places and parameters are written, no sizes and pictures.
mb8075d7411972079 = { $v0 } Objekte von { $v1 } sind von unbekannter Art: Geschrieben werden ihre Orte und Parameter, keine Größen und Bilder.

# {v0} rotating mazes are left out: `export maze` writes them.
m1214974e72bef51b = { $v0 } drehende Labyrinthe bleiben weg: `export maze` schreibt sie.

# {v0} is there already
mf0b14e24b4282c9b = { $v0 } gibt es schon

## kit: export/web/pack.rs

# There is no level "{v0}".
m60a0c4c4ee82d9ec = Es gibt kein Level „{ $v0 }“.

# The level in this page is damaged.
m0513c8aef278e0b9 = Das Level in dieser Seite ist beschädigt.

# The level has format {v0}; this player reads {v1}.
m3f914c9a2ac77dcd = Das Level hat Format { $v0 }; dieser Player liest { $v1 }.

## kit: film/mod.rs

# Frames {v0} to {v1} can't be shown: the run has frames 0 to {v2}, and the last one to show can't come before the first.
m3419b2d35f20e3be = Frames { $v0 } bis { $v1 } können nicht gezeigt werden: Der Lauf hat die Frames 0 bis { $v2 }, und der letzte gezeigte kann nicht vor dem ersten liegen.

# These are too many pictures: {v0} are possible. Choose fewer frames, or show fewer of them.
ma79dc0726f2af929 = Zu viele Bilder: { $v0 } sind möglich. Weniger Frames wählen oder weniger davon zeigen.

# The scale is {v0} to {v1}.
mb657fcdbc2b1ac86 = Der Maßstab liegt zwischen { $v0 } und { $v1 }.

# {v0} of {v1} × {v2} pixels
m910f1a48ebf37a72 = { $v0 } mit { $v1 } × { $v2 } Pixeln

# {v0}, {v1} s: {v2} a second, each for {v3}/100 s.
mce81395975f1a758 = { $v0 }, { $v1 } s: { $v2 } pro Sekunde, jedes { $v3 }/100 s lang.

# it was stopped.
m64fecf9b66ce72ee = abgebrochen.

# A picture can be made of each frame, up to one of {v0} frames.
m437f8e6f9736b3dc = Möglich ist ein Bild für jeden Frame bis hin zu einem für { $v0 } Frames.

# A GIF shows each picture for at least {v0}/100 s. At this speed that is one picture for {v1} frames or more. An APNG can show every frame.
m6c2fe441640b4820 = Ein GIF zeigt jedes Bild mindestens { $v0 }/100 s lang. Bei dieser Geschwindigkeit ist das ein Bild für { $v1 } Frames oder mehr. Ein APNG kann jeden Frame zeigen.

# Pictures of {v0} × {v1} pixels are not possible: each side is 1 to {v2} pixels, and a picture has at most {v3} in all. Choose a smaller part or scale.
m834c867207a04069 = Bilder von { $v0 } × { $v1 } Pixeln sind nicht möglich: Jede Seite hat 1 bis { $v2 } Pixel, und ein Bild hat insgesamt höchstens { $v3 }. Einen kleineren Ausschnitt oder Maßstab wählen.

## kit: film/pace.rs

# one of {v0}
mbc6202c72772abb6 = einer der Werte { $v0 }

## kit: film/readout.rs

# In the air: ball
m7a8baa90415fdeaa = In der Luft: eingerollt

# Floor: rolling
m201ca2fc53deef48 = Boden: rollend

# Right wall: rolling
mfa4b44883a6fe306 = Rechte Wand: rollend

# Ceiling: rolling
me5bc7dc80fc6659b = Decke: rollend

# Left wall: rolling
ma6f0374c2d3874bf = Linke Wand: rollend

## kit: film/reel.rs

# The run {v0} is a run of a maze, which has no moving picture.
m2cdbff573d6f6c0a = Der Lauf { $v0 } gehört zu einem Labyrinth, von dem es keine Animation gibt.

# The level {v0} of the run {v1} can't be played.
mb66cee0973f99093 = Das Level { $v0 } des Laufs { $v1 } ist nicht spielbar.

## kit: job/process.rs

# The command is empty.
mb33965ec0935e68c = Der Befehl ist leer.

# A quote ({v0}) of the command has no end.
m5cbccacefd0f66e0 = Ein Anführungszeichen ({ $v0 }) des Befehls hat kein Ende.

# The command could not be started: {v0}
ma358a4148926f7ef = Der Befehl konnte nicht gestartet werden: { $v0 }

# The command was ended.
md541a1810a8eeb56 = Der Befehl wurde beendet.

# The command failed with code {v0}.
mf1ae0a95558e6843 = Der Befehl schlug mit Code { $v0 } fehl.

# The command was ended by the system.
mddd7a3723ed3c4ff = Der Befehl wurde vom System beendet.

## kit: job.rs

# The work could not be started: {v0}
m81b211c1dbdeca6b = Der Vorgang konnte nicht gestartet werden: { $v0 }

# The work ended early. Please report this with the project: {v0}
mf82dc19d8435db6e = Der Vorgang endete vorzeitig. Bitte mit dem Projekt melden: { $v0 }

## kit: output.rs

# too many links lead on from it
m81c14b4f10191607 = zu viele Verknüpfungen führen von dort weiter

# {v0} is a folder. Choose another name.
m4d124fbbe1488e45 = { $v0 } ist ein Ordner. Einen anderen Namen wählen.

# it is a whole disk. Choose another name
m7213daa1c9c169ec = es ist ein ganzer Datenträger. Einen anderen Namen wählen

# it is read-only. Make it writable, or choose another name
m81fa7c85ac2828ea = die Datei ist schreibgeschützt. Schreibbar machen oder einen anderen Namen wählen

# the path ends in no file name
m1c37426fcf1118cc = der Pfad endet nicht auf einen Dateinamen

## kit: pixels.rs

# this is not a PNG{v0}
mb5cb8df2e0161208 = das ist kein PNG{ $v0 }

# ; it looks like {v0}
md4b5f4288c990f44 = ; es sieht aus wie { $v0 }

# the file ends in the middle of the picture: it was not saved or copied completely
m0c9a4cf8d6290b58 = die Datei endet mitten im Bild: Sie wurde nicht vollständig gespeichert oder kopiert

# the PNG is damaged: {v0}
m91916da0e703f3b6 = das PNG ist beschädigt: { $v0 }

# {v0} × {v1} pixels are too many: sides up to 32,768 and 16,777,216 pixels in all are possible; cut it into several pictures
m99c511c94616fbb5 = { $v0 } × { $v1 } Pixel sind zu viele: Möglich sind Seiten bis 32.768 und insgesamt 16.777.216 Pixel; das Bild in mehrere zerlegen

# x89PNGr
# x1a
m07a2450460c81553 = x89PNGr
    x1a

# {v0} of {v1} cannot be read
m4aa403b6ca320ef9 = { $v0 } mit { $v1 } kann nicht gelesen werden

# a part of it claims to be larger than it can be
m2d73367a47ec41b4 = ein Teil davon gibt eine unmögliche Größe an

# a JPEG, which has no sharp pixels: save the original as PNG
mb0cb37fd5216e865 = ein JPEG, das keine scharfen Pixel hat: das Original als PNG speichern

# a GIF: save it as PNG
m8f95b5dceaebebe9 = ein GIF: als PNG speichern

# a BMP: save it as PNG
m5bd2dee8b3f0ee10 = ein BMP: als PNG speichern

# a WebP: save it as PNG
maffd610a3d713a25 = ein WebP: als PNG speichern

# a Photoshop file: export it as PNG
m519f63b4906bb3ca = eine Photoshop-Datei: als PNG exportieren

# an archive, or a file of a paint program: export it as PNG
m04a5e026c2f68a86 = ein Archiv oder die Datei eines Malprogramms: als PNG exportieren

# an empty file
m8cf829d69cd25453 = eine leere Datei

# a file of Aseprite: export it as PNG, or import it
m6d3f0ad0c60bda2d = eine Datei von Aseprite: exportiere sie als PNG, oder importiere sie

## kit: play/ghost.rs

# {v0}: there is no column `{v1}`
mfd5da0ca6d971ddd = { $v0 }: Es gibt keine Spalte `{ $v1 }`

## kit: play/live.rs

# Its level is missing, or has no start.
m5cc157d0c9b0dddf = Das zugehörige Level fehlt oder hat keinen Start.

## kit: play/mod.rs

# This maze has no start: put one into it with the Start tool.
m800f465a5744e7c0 = Dieses Labyrinth hat keinen Start: mit dem Startwerkzeug einen setzen.

# You died. Restarted from the last checkpoint, or from where this run began. Hold rewind to go back before it.
m4ea67e81a4417991 = Gestorben. Neustart am letzten Checkpoint oder dort, wo dieser Lauf begann. Zurückspulen gedrückt halten, um davor zurückzugehen.

# Goal reached in {v0}
md7957834dfbcf26b = Ziel erreicht in { $v0 }

# The run{v0} ends here. Go on and play from here yourself, or step back through it.
mc732b50e5f263c34 = Der Lauf{ $v0 } endet hier. Ab hier selbst weiterspielen oder schrittweise zurückgehen.

# You left the stage after {v0}, with {v1}. Restart it, or step back into it.
m74f05c08538626e0 = Stage verlassen nach { $v0 } ({ $v1 }). Neu starten oder in sie zurückgehen.

## kit: play/pause_when.rs

# Paused: the player changed layers.
m21c6ecf339bd5975 = Angehalten: Der Spieler hat die Ebene gewechselt.

# Paused: the player landed.
mc9a9c535bea5211f = Angehalten: Der Spieler ist gelandet.

# Paused: the player left the ground.
maec2e174147a178e = Angehalten: Der Spieler hat den Boden verlassen.

# Paused: the mode changed.
m31613a51a9acee63 = Angehalten: Der Modus hat gewechselt.

# Paused: the player curled up.
m62b2f14967e14d45 = Angehalten: Der Spieler hat sich eingerollt.

# Paused: the player stood up.
m26644fd8bdc57bdb = Angehalten: Der Spieler hat sich aufgerichtet.

# Paused: a wall sensor caught.
mcb3bfae4eb1c408c = Angehalten: Ein Wandsensor hat gefasst.

# Paused: a ceiling sensor caught.
mdc09ef649db7d315 = Angehalten: Ein Deckensensor hat gefasst.

# Paused: the player is on an object.
m8bad8fc706e04c08 = Angehalten: Der Spieler ist auf einem Objekt.

# Paused: the player left an object.
m33f5c4825a42dbce = Angehalten: Der Spieler hat ein Objekt verlassen.

# Paused: a switch changed.
m27b52cf807114df2 = Angehalten: Ein Schalter hat sich geändert.

# Paused: the player got a ring.
m818b45cfb90df64c = Angehalten: Der Spieler hat einen Ring bekommen.

# Paused: the player was hurt.
mc22e7e2c3e18d87d = Angehalten: Der Spieler wurde verletzt.

# Paused: the player died.
m9e2373e20fcc940d = Angehalten: Der Spieler ist gestorben.

# Paused: the speed went from {v0} to {v1}.
ma9a4a048bd9da145 = Angehalten: Das Tempo ging von { $v0 } auf { $v1 }.

## kit: play/plays.rs

# {v0} files are too many: the first {v1} are read.
m2523b716420b73d5 = { $v0 } Dateien sind zu viele: Die ersten { $v1 } werden gelesen.

# {v0} and what comes after it is left out: it is too much.
m8410846b4c2fd7ad = { $v0 } und alles danach wird ausgelassen: Es ist zu viel.

## kit: reach/text.rs

# Nothing is left to explore
mb0272d948f491fb7 = Nichts mehr zu erkunden

# {v0} to explore so far
mfefd056cc9ae968e = Bisher noch { $v0 } zu erkunden

# The limit of states was reached, with {v0} left to explore
m85a97b414e3148e0 = Die Grenze der Zustände wurde erreicht, { $v0 } noch zu erkunden

# The limit of memory was reached, with {v0} left to explore
mbeced0acc419057f = Die Speichergrenze wurde erreicht, { $v0 } noch zu erkunden

# It was stopped, with {v0} left to explore
m0634bdbf47aa413b = Abgebrochen, { $v0 } noch zu erkunden

# , and {v0} left alone as too late
m7f0fc93f4c16ea18 = , { $v0 } als zu spät ausgelassen

# {v0} of {v1} reached, in {v2}
mddf5216b9f1f9e46 = { $v0 } / { $v1 } erreicht, in { $v2 }

# not reached: {v0}
m89e9cad59088913c = nicht erreicht: { $v0 }

# One way leads into the terrain and was not followed: at {v0}, {v1} after {v2} frames.
md9344be7cc79bc6a = Ein Weg führt ins Gelände und wurde nicht verfolgt: bei { $v0 }, { $v1 } nach { $v2 } Frames.

# {v0} ways lead into the terrain and were not followed; the first one at {v1}, {v2} after {v3} frames.
m3d644b384d640251 = { $v0 } Wege führen ins Gelände und wurden nicht verfolgt; der erste bei { $v1 }, { $v2 } nach { $v3 } Frames.

## kit: script/levels.rs

# levels have no property `{v0}`
m0d191b60c3234fba = Level haben keine Eigenschaft `{ $v0 }`

# the last level of a project stays
md5ba095bbeca0253 = das letzte Level eines Projekts bleibt

# "{v0}" is taken, or cannot be the name of a file
m064d02c414e7dccf = "{ $v0 }" ist vergeben oder kann kein Dateiname sein

## kit: script/mod.rs

# the project
m5950a8f698a01b79 = das Projekt

# the tileset's picture has no colour numbers
me8ed6163097e08ab = das Bild des Kachelsatzes hat keine Farbnummern

# the tileset has no palette "{v0}", or its picture no colour numbers
mf36e836fd4885ef0 = der Kachelsatz hat keine Palette "{ $v0 }", oder sein Bild keine Farbnummern

# the palette has {v0}
m2cc096150072756b = die Palette hat { $v0 }

# there is no check "{v0}"
maefb86e2293dea20 = es gibt keine Prüfung "{ $v0 }"

# there is no level "{v0}". There are: {v1}
m12e93c86be1d28a9 = es gibt kein Level "{ $v0 }". Es gibt: { $v1 }

# there is no tileset "{v0}". There are: {v1}
m9636656241cbbeef = es gibt keinen Kachelsatz "{ $v0 }". Es gibt: { $v1 }

# an area is column, row, width and height, of which the last two are 1 at least
m19b3e261699110cd = ein Bereich ist Spalte, Zeile, Breite und Höhe, von denen die letzten beiden mindestens 1 sind

## kit: script/objects.rs

# there is no kind of objects "{v0}"
med2df1e0c8f07a2d = es gibt keine Objektart "{ $v0 }"

# `{v0}` takes true or false, not {v1}
mcc8d13de42730501 = `{ $v0 }` nimmt true oder false, nicht { $v1 }

# `{v0}` has no parameter `{v1}`
maf8d4391570dee5a = `{ $v0 }` hat keinen Parameter `{ $v1 }`

# `{v0}` takes {v1}, not {v2}
m99c1a18f791b42fd = `{ $v0 }` nimmt { $v1 }, nicht { $v2 }

# an area is one of a level: `level` is missing
m76b827565a5a15c3 = ein Bereich gehört zu einem Level: `level` fehlt

## kit: script/terrain.rs

# the area is outside the level, which has {v0} × {v1}
ma11fc0f329c15471 = der Bereich ist außerhalb des Levels, das { $v0 } × { $v1 } hat

# there is no block {v0}
m74779c17f083f513 = es gibt keinen Block { $v0 }

# there is no chunk {v0}
m71eaf1e4847c7df3 = es gibt keinen Chunk { $v0 }

## kit: shipped.rs

# The samples in the program are damaged: {v0}. Install it again.
ma05390f242f838b4 = Die Beispiele im Programm sind beschädigt: { $v0 }. Das Programm neu installieren.

# The samples can't be unpacked: the system names no folder for data.
mb181f00564e1b2d0 = Die Beispiele können nicht entpackt werden: das System nennt keinen Ordner für Daten.

# The samples can't be unpacked into {v0}: {v1}. {v2}
mbd895523135c7771 = Die Beispiele können nicht nach { $v0 } entpackt werden: { $v1 }. { $v2 }

# {v0} can't be written: {v1}. {v2}
maadf232f2493b16b = { $v0 } kann nicht geschrieben werden: { $v1 }. { $v2 }

## kit: sprites.rs

# this is not a file of Aseprite
m8dfd47380dac5da9 = das ist keine Datei von Aseprite

# {v0} bits for a pixel are unknown
m7812a1b8909271c1 = { $v0 } Bits für ein Pixel sind unbekannt

# {v0} × {v1} pixels: there is none, or too many
m8a613be692d41727 = { $v0 } × { $v1 } Pixel: es gibt keines, oder zu viele

# a frame is shorter than its head
md72d5f63aba7dcdb = ein Bild ist kürzer als sein Kopf

# {v0} frames of {v1} × {v2} pixels are too many for one picture
m287133065102d484 = { $v0 } Bilder von { $v1 } × { $v2 } Pixeln sind zu viele für ein Bild

# frame {v0} does not begin as a frame does
m4d4c79b9a08a398a = Bild { $v0 } beginnt nicht wie ein Bild

# a chunk is shorter than its head
mcf4d18a5f8897bc3 = ein Teil ist kürzer als sein Kopf

# it has more than {v0} layers
m0f128cccdb51f240 = sie hat mehr als { $v0 } Ebenen

# {v0} bits for a cell are unknown
m9870be89c3159b6b = { $v0 } Bits für eine Zelle sind unbekannt

# cels of type {v0} are unknown
mbafe446e2f260fbf = Zellen der Art { $v0 } sind unbekannt

# the tiles of {v0} are in another file
m53eba8a3ea285f00 = die Kacheln von { $v0 } sind in einer anderen Datei

# the tileset {v0} has no pixel, or too many
mf06e4687e3899ba9 = der Kachelsatz { $v0 } hat kein Pixel, oder zu viele

# it has too many pixels
m828228b386c97b96 = sie hat zu viele Pixel

## kit: timeline/beside.rs

# other layer
md08766e28dfd1da0 = andere Ebene

# earlier run, {v0} frames
m72b4510b864350b2 = früherer Lauf, { $v0 } Frames

## kit: timeline/ending.rs

# Reaches the goal in frame {v0} at speed {v1}
mc5d06d61308b7307 = Erreicht das Ziel in Frame { $v0 } mit Geschwindigkeit { $v1 }

# Dies in frame {v0} at {v1}, {v2}
m606e74085121e592 = Stirbt in Frame { $v0 } bei { $v1 }, { $v2 }

# Ends after {v0} at {v1}, {v2}, speed {v3}
m7b6a7ef7b174b741 = Endet nach { $v0 } bei { $v1 }, { $v2 }, Geschwindigkeit { $v3 }

# it reached the goal before
m4fb6afa23cedeaab = vorher erreichte er das Ziel

# it died before
mfd7f413a00a937d5 = vorher starb er

# it went on before
ma16cfbc6bab3865e = vorher ging er weiter

# at {v0}, {v1} instead of {v2}, {v3}
m3774304fbf2e3eb1 = bei { $v0 }, { $v1 } statt { $v2 }, { $v3 }

# at speed {v0} instead of {v1}
mba35525755f01dbd = mit Geschwindigkeit { $v0 } statt { $v1 }

# Reaches the goal
m8c77a8f9bbe4b856 = Erreicht das Ziel

# Dies
mf494a47358ca9d46 = Stirbt

# Ends
mbbb2bd6c5f007e7b = Endet

# {v0} as before
mcceee840b1233bfc = { $v0 } wie vorher

## kit: timeline/input_text.rs

# The clipboard has no inputs: copy some frames of a timeline first.
m2ac27fa67669317e = In der Zwischenablage sind keine Eingaben: Kopiere zuerst Frames einer Zeitleiste.

# These inputs are not pasted: they have more than an hour of frames.
m6a4da855a594ffed = Diese Eingaben werden nicht eingefügt: Es sind mehr Frames als eine Stunde.

# This text is not pasted: line {v0} has "{v1}", which is no button. A frame is UDLRABCS.
m6bd865ad7fcea7af = Dieser Text wird nicht eingefügt: Zeile { $v0 } hat „{ $v1 }“, das ist keine Taste. Ein Frame ist UDLRABCS.

## core: file/allowance.rs

# unknown fields hold too many values: {v0}, and {v1} for each kilobyte, can be kept
m71140c469417c4a6 = unbekannte Felder enthalten zu viele Werte: { $v0 }, und { $v1 } je Kilobyte, lassen sich aufheben

## core: file/check.rs

# this version knows no switch "{v0}"; it is kept and changes nothing
mf1a57abf3b95d03d = diese Version kennt keine Option „{ $v0 }“; sie bleibt erhalten und ändert nichts

# this version knows no constant "{v0}" of "{v1}"; it is kept and changes nothing
mf9d27d29cab3a1ff = diese Version kennt keine Konstante "{ $v0 }" von "{ $v1 }"; sie bleibt erhalten und ändert nichts

# {v0}; the preset's value is used
m3cb09a0e9e35deb4 = { $v0 }; der Wert der Vorgabe wird verwendet

# {v0}; the originals' value is used
mdc6e71e7d716ef68 = { $v0 }; der Wert der Originale gilt

# a property cannot be named `{v0}`: letters from A to Z, digits and underscores can be in its name
me54e02d93dd33274 = eine Eigenschaft kann nicht `{ $v0 }` heißen: Buchstaben von A bis Z, Ziffern und Unterstriche können in ihrem Namen sein

# another property `{v0}` is before it; the first one counts
m5421472c8c23c2d3 = eine andere Eigenschaft `{ $v0 }` steht davor; die erste zählt

# the default is {v0}, and not {v1}; {v2} is used
mf7e05ba4487f95b2 = der Vorgabewert ist { $v0 } und nicht { $v1 }; { $v2 } wird verwendet

# blocks {v0} to {v1} overlap with those of {v2}; the blocks of {v3}, later in the list, are used
m05120ad8e4b6cd65 = die Blöcke { $v0 } bis { $v1 } überschneiden sich mit denen von { $v2 }; es gelten die Blöcke von { $v3 }, weiter hinten in der Liste

# tile 0 must be empty; it counts as empty
mb845035b989f66f1 = Kachel 0 muss leer sein; sie gilt als leer

# block 0 must be empty; it counts as empty
m798573bdf9ed7786 = Block 0 muss leer sein; er gilt als leer

# there is no tile {v0}; the block is not solid there
mec8328903cc7f5c5 = es gibt keine Kachel { $v0 }; der Block ist dort nicht fest

# blocks name tiles that do not exist
m4a7a68563ca6ad1f = Blöcke nennen Kacheln, die es nicht gibt

# , here and in {v0} other {v1}
mbbe05025c3d948aa = , hier und in { $v0 } weiteren { $v1 }

# column {v0}: there is no block {v1}; it counts as empty{v2}
m5bf0810e22b20be1 = Spalte { $v0 }: Es gibt keinen Block { $v1 }; er gilt als leer{ $v2 }

# blocks that do not exist
mccc9f2b8b3cae46f = Blöcke, die es nicht gibt

# chunk 0 should be empty: erasing places it
mdecf10ed9749f20f = Chunk 0 sollte leer sein: Radieren setzt ihn

# there is no chunk {v0}; it counts as empty{v1}
m2b54dd98d2d86ecf = es gibt keinen Chunk { $v0 }; er gilt als leer{ $v1 }

# chunks that do not exist
m1126ba223240232f = Chunks, die es nicht gibt

# the height of wrapping must be a power of two; it is not wrapped
m874550540e26969f = die Höhe der Wiederholung muss eine Zweierpotenz sein; es wird nicht wiederholt

# the bounds are reversed: left and top must not exceed right and bottom
m6ffce2a9a48d0d84 = die Grenzen sind vertauscht: links und oben dürfen rechts und unten nicht überschreiten

# the limits from camera x {v0} on set no side; nothing changes there
mb6d7f69cdba3c9f9 = die Grenzen ab Kamera-x { $v0 } legen keine Seite fest; dort ändert sich nichts

# the limits are reversed: left and top must not exceed right and bottom
mab873e12b6e79085 = die Grenzen sind vertauscht: links und oben dürfen rechts und unten nicht überschreiten

# from camera x {v0} on the limits are reversed: left {v1} and top {v2} must not exceed right {v3} and bottom {v4}
m1076e15a5dc471e1 = ab Kamera-x { $v0 } sind die Grenzen vertauscht: links { $v1 } und oben { $v2 } dürfen rechts { $v3 } und unten { $v4 } nicht überschreiten

# the start has no name and cannot be chosen
m687e690e46ed8bab = der Start hat keinen Namen und kann nicht gewählt werden

# two starts are called "{v0}"; the first one is used
mc2af516e89cf3752 = zwei Starts heißen „{ $v0 }“; der erste wird verwendet

# there is no such tileset; no background is drawn
mc473ce6ad6d02135 = es gibt keinen solchen Kachelsatz; kein Hintergrund wird gezeichnet

# the level is its own plane; none is drawn
m6248166fe6a69641 = das Level ist seine eigene Hintergrundebene; es wird keine gezeichnet

# there is no level `{v0}`; no plane is drawn behind this one
m9904d84aafa5abb4 = es gibt kein Level `{ $v0 }`; hinter diesem wird keine Hintergrundebene gezeichnet

# the level is its own layer; it is not drawn twice
mbb1e12c675c1b11c = das Level ist seine eigene Bildebene; es wird nicht zweimal gezeichnet

# there is no level `{v0}`; the layer is empty
m7f296b23e186f7d2 = es gibt kein Level `{v0}`; die Bildebene ist leer

# the opacity is {v0} percent; 100 is the most
m511144a81d45d042 = die Deckkraft ist {v0} Prozent; 100 ist das meiste

# layers of art that cannot be drawn as they say
m9d9e0105658fd067 = Bildebenen, die nicht so gezeichnet werden können, wie sie es angeben

# the goal has no area and can never be reached
m7cb0eed70443c595 = das Ziel hat keine Fläche und kann nie erreicht werden

# this kind of shape takes {v0} points, not {v1}; it can only be baked
mf0532c7a2f603492 = diese Art von Form hat { $v0 } Punkte, nicht { $v1 }; sie kann nur in Gelände umgewandelt werden

# shapes with a wrong number of points
m3020dc4d41609660 = Formen mit falscher Punktzahl

# the id {v0} is used twice
mc312a9e6f4cb6f7c = die ID { $v0 } wird zweimal verwendet

# ids are used twice
md9b8e1ae13d4dae0 = IDs werden zweimal verwendet

# the level "{v0}" could not be read; the run is kept and waits for it
mb3ed112d6983a92f = das Level „{ $v0 }“ konnte nicht gelesen werden; der Lauf bleibt erhalten und wartet darauf

# there is no level "{v0}"; the run is kept but cannot be played
m867b0458651011f1 = es gibt kein Level „{ $v0 }“; der Lauf bleibt erhalten, ist aber nicht spielbar

# a run of a maze has no `{v0}`; it is kept and changes nothing
m545cf98daf5eb214 = ein Lauf eines Labyrinths hat kein `{ $v0 }`; es bleibt erhalten und ändert nichts

# `{v0}` is not a fact of `{v1}` in {v2}
m405dd312c5ec18b4 = `{ $v0 }` ist kein Merkmal von `{ $v1 }` (in: { $v2 })

# the maze has no cell {v0},{v1}
m64324be9ae1cf89f = das Labyrinth hat keine Zelle { $v0 },{ $v1 }

## core: file/commit.rs

# file of the project
m8bfdf82d29b1b7ee = Datei des Projekts

# the digest of its content is damaged
ma5ce1ff72b04fc09 = die Prüfsumme des Inhalts ist beschädigt

# a save removes nothing outside of the project
m1e245cb84af1ee1d = beim Speichern wird außerhalb des Projekts nichts entfernt

# the project has no such tileset
m3795ee6a9bb193e7 = das Projekt hat kein solches Tileset

# a save was cut short and the new content of this file is gone; other files of that save are new. If the project no longer fits together, restore a backup
mf9e0748876690fe2 = ein Speichervorgang wurde abgebrochen, und der neue Inhalt dieser Datei ist verloren; andere Dateien dieses Vorgangs sind neu. Passt das Projekt nicht mehr zusammen, eine Sicherung wiederherstellen

# a save was cut short and the new content of this file is gone; all files are as they were before it. A backup may have what was saved
ma41a641991f0e499 = ein Speichervorgang wurde abgebrochen, und der neue Inhalt dieser Datei ist verloren; alle Dateien sind wie davor. Vielleicht hat eine Sicherung, was gespeichert wurde

# put aside
m3f9b1ebee853d35a = beiseitegelegt

# the new content beside it is damaged
m75f8d758e5efb34b = der neue Inhalt daneben ist beschädigt

## core: file/encoding.rs

# this is {v0} text; project files are UTF-8: save it again as UTF-8
m86fc34dc347e6197 = dies ist { $v0 }-Text; Projektdateien sind UTF-8: noch einmal als UTF-8 speichern

# this is not UTF-8 text: save it again as UTF-8
mff4b19db57595b35 = dies ist kein UTF-8-Text: noch einmal als UTF-8 speichern

# UTF-32 (little endian)
m4e01cc35ba88c5de = UTF-32 (Little Endian)

# UTF-32 (big endian)
mcf83d5421a5a0718 = UTF-32 (Big Endian)

# UTF-16 (little endian)
mf63104e1c401253c = UTF-16 (Little Endian)

# UTF-16 (big endian)
m7aae35122b62eb02 = UTF-16 (Big Endian)

## core: file/error.rs

# {v0} contains no project: there is no loopwright.json. Choose the folder that contains it, or start a new project.
m6899b056e99998a8 = { $v0 } enthält kein Projekt: loopwright.json fehlt. Den Ordner wählen, der sie enthält, oder ein neues Projekt anlegen.

# {v0} could not be {v1}: {v2}. {v3}
m5954e0f9260985a2 = { $v0 } konnte nicht { $v1 } werden: { $v2 }. { $v3 }

# {v0} has format {v1}, this version knows formats up to {v2}. Open it with a newer Loopwright; nothing was changed.
m0fb3dad6ab3216dc = { $v0 } hat Format { $v1 }, diese Version kennt Formate bis { $v2 }. Mit einem neueren Loopwright öffnen; nichts wurde geändert.

# {v0} is {v1} bytes long, more than the {v2} that such a file can have.
mc67509e6e05b5f3b = { $v0 } ist { $v1 } Bytes lang, mehr als die { $v2 }, die eine solche Datei haben kann.

# `{v0}` cannot be used as a {v1}: {v2}.
m6bc22f38b6c8f746 = `{ $v0 }` ist nicht verwendbar als { $v1 }: { $v2 }.

# Changed on disk since it was opened: {v0}. Nothing was written. Open the project again to take that version, overwrite it, or save as another project.
m6c634f4e9573f780 = Seit dem Öffnen auf dem Datenträger geändert: { $v0 }. Nichts wurde geschrieben. Das Projekt neu öffnen, um diese Version zu übernehmen, sie überschreiben oder als anderes Projekt speichern.

# {v0} is read-only. Nothing was written. Make it writable, or save as another project.
me09a8f2748ff1584 = { $v0 } ist schreibgeschützt. Nichts wurde geschrieben. Den Schreibschutz aufheben oder als anderes Projekt speichern.

# The new version is written in full, but {v0} could not be put in place: {v1}. It is finished at the next opening or saving. {v2}
mb2e42382dfc04d82 = Die neue Version ist vollständig geschrieben, aber { $v0 } konnte nicht ersetzt werden: { $v1 }. Das wird beim nächsten Öffnen oder Speichern abgeschlossen. { $v2 }

# {v0} is not the record of a save of this project: it names `{v1}`, and {v2}. Nothing was changed. Do not trust this project if somebody else made it. To open it as its files are, delete {v3}.
ma5e920839f9541bc = { $v0 } ist nicht die Liste eines Speichervorgangs dieses Projekts: sie nennt `{ $v1 }`, und { $v2 }. Nichts wurde geändert. Diesem Projekt nicht trauen, wenn es von jemand anderem ist. Um es so zu öffnen, wie seine Dateien sind, { $v3 } löschen.

# {v0} already contains another project. Choose an empty folder.
m5ee8df56f4a65fdb = { $v0 } enthält schon ein anderes Projekt. Einen leeren Ordner wählen.

# The tileset {v0} is outside the project and was edited. Allow writing to it, or save as a separate project, which copies it.
mfdb157c819f54203 = Der Kachelsatz { $v0 } liegt außerhalb des Projekts und wurde bearbeitet. Schreiben darin erlauben oder als eigenes Projekt speichern, wobei er kopiert wird.

# Put the file or folder itself there in place of the link.
mdf6d52921de180d7 = Die Datei oder den Ordner selbst an die Stelle der Verknüpfung legen.

# Remove it, or put a file there.
m1b8127ed2a8885cf = Entfernen oder eine Datei dorthin legen.

# Check that the folder still exists, or choose another one.
m73ac3a45f555513c = Prüfen, ob es den Ordner noch gibt, oder einen anderen wählen.

# Check the permissions of the folder, or choose another one.
mf591fb66ceee1d6b = Die Zugriffsrechte des Ordners prüfen oder einen anderen wählen.

# Free some space and try again, or choose a folder on another disk.
mdd20f95f5cadb1c7 = Platz schaffen und erneut versuchen oder einen Ordner auf einem anderen Datenträger wählen.

# The disk is read-only: choose a folder on another disk.
m2c04d63b827aa37d = Der Datenträger ist schreibgeschützt: einen Ordner auf einem anderen wählen.

# A folder has the name of a file, or the reverse: rename it.
m1283ee5a15fe16a3 = Ein Ordner trägt den Namen einer Datei oder umgekehrt: umbenennen.

# The name is not allowed there; it may be too long: choose a shorter one.
meb0e9b65d89678eb = Der Name ist dort nicht erlaubt; vielleicht ist er zu lang: einen kürzeren wählen.

# Another program has the file open: close it there and try again.
m5ee27e9a9ab020f6 = Ein anderes Programm hat die Datei geöffnet: dort schließen und erneut versuchen.

# Try again, or choose another folder.
m53b759f6c46f05f9 = Erneut versuchen oder einen anderen Ordner wählen.

## core: file/formats/beneath.rs

# "{v0}" is not a row of cells: column, row and a colon, then cells
m614e0af9c7e00744 = „{ $v0 }“ ist keine Zeile von Zellen: Spalte, Zeile und ein Doppelpunkt, dann Zellen

## core: file/formats/cells.rs

# `{v0}` is not a cell: a block's number up to 65535, x and y for flips, and -, t, s or a for each layer, as in 12xat
m0de5d116c0465976 = `{ $v0 }` ist keine Zelle: eine Blocknummer bis 65535, x und y für Spiegelungen und -, t, s oder a für jede Ebene, wie in 12xat

## core: file/formats/chunks.rs

# this chunk has {v0} rows; the project's chunks have {v1}
m8c394a6e29587473 = dieser Chunk hat { $v0 } Zeilen; die Chunks des Projekts haben { $v1 }

# this row has {v0} cells; the project's chunks have {v1}
m41b8fc25f1ee7c48 = diese Zeile hat { $v0 } Zellen; die Chunks des Projekts haben { $v1 }

## core: file/formats/inputs.rs

# `{v0}` is not an input: U, D, L, R, J for the buttons (a and b for two more jump buttons) or . for none, then the number of frames, as in RJ8
me4d3782b6544a7ba = `{ $v0 }` ist keine Eingabe: U, D, L, R, J für die Tasten (a und b für zwei weitere Sprungtasten) oder . für keine, dann die Zahl der Frames, wie in RJ8

## core: file/formats/level.rs

# a further start needs a `name`
m9b740d5630e53f15 = ein weiterer Start braucht einen `name`

# the level is empty: it needs at least one row with one chunk
m9bed82af12ee8d38 = das Level ist leer: Es braucht mindestens eine Zeile mit einem Chunk

# the level has {v0} × {v1} chunks; {v2} × {v3} are possible
m6430071b51ed7b46 = das Level hat { $v0 } × { $v1 } Chunks; { $v2 } × { $v3 } sind möglich

# this row has {v0} chunks, the first one has {v1}
mf624751eed4120a9 = diese Zeile hat { $v0 } Chunks, die erste hat { $v1 }

# column {v0}, row {v1} is outside the layout
md77019088c8ac9ba = Spalte { $v0 }, Zeile { $v1 } liegt außerhalb des Layouts

## core: file/formats/maze.rs

# the row has {v0} cells, and the first one has {v1}
m131a96c3d40083e8 = die Zeile hat { $v0 } Zellen und die erste { $v1 }

# the row is too long: {v0} cells are possible
m59c886266586262a = die Zeile ist zu lang: { $v0 } Zellen sind möglich

# `{v0}` is not a cell: two hexadecimal digits, as in 3A, or .. for an empty one
ma9a2866772eee665 = `{ $v0 }` ist keine Zelle: zwei Hexadezimalziffern wie 3A oder .. für eine leere

## core: file/formats/mod.rs

# there is no format 0
m2452d3d784495979 = es gibt kein Format 0

# at line
m062290d479468842 = in Zeile

# the file is empty: restore it from a copy
mc83656b14bf7ffae = die Datei ist leer: aus einer Kopie wiederherstellen

# the file ends too early: it is damaged, restore it from a copy
mae5c60436e39a426 = die Datei endet zu früh: sie ist beschädigt, aus einer Kopie wiederherstellen

## core: file/formats/names.rs

# "{v0}" is not known here; it must be one of {v1}
m65468e854c8adddf = „{ $v0 }“ ist hier nicht bekannt; möglich ist nur einer der Werte { $v1 }

## core: file/formats/objects.rs

# a motion: an object with a `form`
m6cd74400a00d59a9 = eine Bewegung: ein Objekt mit `form`

# a name has small letters, digits and underscores, and must not be that of another kind
m88bc233c8021823e = ein Name besteht aus Kleinbuchstaben, Ziffern und Unterstrichen und darf nicht der einer anderen Art sein

# "{v0}" can't be taken: {v1}
m90fcbc8422058cc1 = „{ $v0 }“ ist nicht möglich: { $v1 }

# "{v0}" appears twice; give one of them another name
mc9f9f5c8c8b1ea90 = „{ $v0 }“ kommt zweimal vor; einem davon einen anderen Namen geben

# {v0} is not from 1 to {v1}
m9e3cd26201f3bd77 = { $v0 } liegt nicht zwischen 1 und { $v1 }

# more than {v0}
m9e9f08e03334e1bf = mehr als { $v0 }

# this motion is not known; it is an object with a `form`, such as "swing"
mf3c714d5bbb7da3b = diese Bewegung ist nicht bekannt; sie ist ein Objekt mit `form`, etwa "swing"

# each needs a name of its own of 1 to 60 bytes
ma371c46e02d4c4b0 = jeder braucht einen eigenen Namen von 1 bis 60 Bytes

# 0 is not from 1 to 255
m880c92e9f2baa734 = 0 liegt nicht zwischen 1 und 255

# {v0}, {v1} are not both from -{v2} to {v3}
m379fe0137e233267 = { $v0 }, { $v1 } liegen nicht beide zwischen -{ $v2 } und { $v3 }

## core: file/formats/piece.rs

# a piece of a level
ma13c62ca649e151e = ein Stück eines Levels

# this row has {v0} cells, the first one has {v1}
ma987ed499ad46c90 = diese Zeile hat { $v0 } Zellen, die erste hat { $v1 }

## core: file/formats/plays.rs

# the plays of a level say `{v0}` here
m34c08ecb5d17367a = die Versuche an einem Level sagen hier `{ $v0 }`

# the attempts have {v0} frames; {v1} (ten hours) are possible
mecd142b6af4b2108 = die Versuche haben { $v0 } Frames; { $v1 } (zehn Stunden) sind möglich

## core: file/formats/project.rs

# chunks are 8 or 16 blocks wide, not {v0}
me228020a6898668d = Chunks sind 8 oder 16 Blöcke breit, nicht { $v0 }

# the tileset "{v0}" is listed twice
m90d3efa1b5dcb1f7 = der Kachelsatz „{ $v0 }“ ist zweimal aufgeführt

# the {v0} "{v1}" is listed twice (case does not count)
mee0d70ec09d5835c = zweimal aufgeführt: { $v0 } „{ $v1 }“ (ohne Groß- und Kleinschreibung)

## core: file/formats/run.rs

# the run has {v0} frames; {v1} (ten hours) are possible
m1bfe82d244129433 = der Lauf hat { $v0 } Frames; { $v1 } (zehn Stunden) sind möglich

# true or false
mb2174ddcc94ce779 = true oder false

# a whole number of 32 bits
mb49ce521fa46208a = eine ganze Zahl mit 32 Bit

# `{v0}` is {v1}, not {v2}
m9dfde1cf9682919b = `{ $v0 }` ist { $v1 }, nicht { $v2 }

# the player
mf859b9371fcd20e9 = der Spieler

# the partner
mc46306935476e5fe = der Partner

# `{v0}` is not a fact of {v1}; it must be one of {v2}
m25bab74cef6e89d4 = `{ $v0 }` ist hier kein Merkmal ({ $v1 }); möglich ist nur: { $v2 }

## core: file/formats/tileset.rs

# {v0} is not from -16 to 16
maba38607e8f51320 = { $v0 } liegt nicht zwischen -16 und 16

# cell {v0} is named twice
m92c87b1ef846b5a6 = Zelle { $v0 } wird zweimal genannt

# it needs at least one picture
mcf721c7e6c62f029 = mindestens ein Bild ist nötig

# it lasts at least 1 frame
m8dd965d590e267dd = es dauert mindestens 1 Frame

# a palette needs a name
me158b39194e80880 = eine Palette braucht einen Namen

# palette `{v0}` is named twice
mced8f8bb24e1cf1f = Palette `{ $v0 }` ist zweimal genannt

## core: file/open.rs

# {v0}. It was not opened; saving leaves the file alone
m1650723b01a30798 = { $v0 }. Die Datei wurde nicht geöffnet; Speichern lässt sie unverändert

# the tileset could not be read, its blocks are missing: {v0}
m78c26217c732a989 = der Kachelsatz konnte nicht gelesen werden, seine Blöcke fehlen: { $v0 }

## core: file/paths.rs

# it is longer than 240 bytes
mce16799716dc74e9 = ist länger als 240 Bytes

# it leads out of the folder
m1348a8e652c4f959 = führt aus dem Ordner hinaus

# it holds a folder separator
m57ab697afe845120 = enthält einen Ordnertrenner

# a colon names a drive or a stream on some systems
m0783f17bffab73e3 = ein Doppelpunkt bezeichnet auf manchen Systemen ein Laufwerk oder einen Stream

# it holds one of < > " | ? *, which some systems refuse
md494b674cecda0f7 = enthält eines der Zeichen < > " | ? *, die manche Systeme ablehnen

# it holds a look-alike of a dot
m7e302c581383c3d2 = enthält ein Zeichen, das einem Punkt ähnelt

# it holds a look-alike of a folder separator
m358d8d6e637e5ca0 = enthält ein Zeichen, das einem Ordnertrenner ähnelt

# it holds an invisible character
meaa557fd3380ff89 = enthält ein unsichtbares Zeichen

# it holds a control character
m5719b76a25902ec7 = enthält ein Steuerzeichen

# it begins with a blank or ends with a blank or a dot, which some systems drop
mb29f5f57b558e4e6 = beginnt mit einem Leerzeichen oder endet mit einem Leerzeichen oder Punkt, was manche Systeme weglassen

# it is the name of a device on some systems
ma395d8bde2ba9b4f = ist auf manchen Systemen der Name eines Geräts

# it begins with a dot
md37ff7410ba7ff4a = beginnt mit einem Punkt

# it does not end in .png
m12f9486af299d919 = endet nicht auf .png

# tileset folder
md482cc9e87afb945 = Ordner eines Kachelsatzes

# it is absolute; paths are relative to the project
m5e8d4b59bea9e1cb = ist absolut; Pfade sind relativ zum Projekt

# it is longer than 4000 bytes
m100348d2c9fe2f03 = ist länger als 4000 Bytes

# it names no folder
m229b28e955198625 = bezeichnet keinen Ordner

# a link leads out of the project
mf0b43926a4920fb6 = eine Verknüpfung führt aus dem Projekt hinaus

# it does not end in .wav or .ogg
m28f8e277b11f8f12 = er endet nicht auf .wav oder .ogg

## core: file/recorded_objects.rs

# a line has at most {v0} bytes
mc369230ce407b633 = eine Zeile hat höchstens { $v0 } Bytes

# {v0} objects in a frame; at most {v1} are possible
ma5ba7e07696479f1 = { $v0 } Objekte in einem Frame; höchstens { $v1 } sind möglich

# there is no row {v0} in the recording that it belongs to
mddc777858741891a = die zugehörige Aufzeichnung hat keine Zeile { $v0 }

# `{v0}` is not a hexadecimal number
mb5b6fdd3d7425095 = `{ $v0 }` ist keine hexadezimale Zahl

## core: file/recording.rs

# there are {v0} rows, and {v1} in the recording that it belongs to
mf663c0bf95e930ae = es gibt { $v0 } Zeilen und { $v1 } in der zugehörigen Aufzeichnung

# a recording has at most 256 MiB
m50e6fce04e8c031a = eine Aufzeichnung hat höchstens 256 MiB

# this is frame {v0}; the recording that it belongs to has {v1} here
m74344eae8d7ff137 = das ist Frame { $v0 }; die zugehörige Aufzeichnung hat hier { $v1 }

# more than {v0} rows (ten hours)
ma62ca756a3218bf7 = mehr als { $v0 } Zeilen (zehn Stunden)

# this is not text: bytes that are not UTF-8
mc130634265efd4e8 = das ist kein Text: Bytes, die kein UTF-8 sind

# the column `{v0}` appears twice
md484b38245d39dde = die Spalte `{ $v0 }` kommt zweimal vor

# the first line names no column `input`; known are {v0}
m49dfc0251455125d = die erste Zeile nennt keine Spalte `input`; bekannt sind { $v0 }

# more than the {v0} fields that the first line names
m89224cb3391f4b01 = mehr als die { $v0 } Felder, die die erste Zeile nennt

# : `{v0}` is missing
m2a3437564e3fcedf = : `{ $v0 }` fehlt

# the line ends after {v0} of {v1} fields{v2}
m3dab6fbad49b7249 = die Zeile endet nach { $v0 } von { $v1 } Feldern{ $v2 }

# `{v0}` is empty
m7861ab47e75be8c4 = `{ $v0 }` ist leer

# `{v0}` is {v1}, which is too large
mb8007b13e72dc992 = `{ $v0 }` ist { $v1 } und damit zu groß

# `{v0}` is `{v1}`, which is not a hexadecimal number
m529d7e483d4ac3f9 = `{ $v0 }` ist `{ $v1 }`, was keine Hexadezimalzahl ist

# `{v0}` is {v1}; at most {v2} is possible
mf171ec5befd2c804 = `{ $v0 }` ist { $v1 }; höchstens { $v2 } ist möglich

# `{v0}` is {v1}; a speed has 16 bits
m7bf412519e4ceefc = `{ $v0 }` ist { $v1 }; eine Geschwindigkeit hat 16 Bit

## core: file/save.rs

# it is used twice (case does not count)
mdd94b0872da529f3 = wird zweimal verwendet (ohne Groß- und Kleinschreibung)

## core: file/storage.rs

# it is a link, or is reached through one
mae2a5204de6f6c57 = es ist eine Verknüpfung oder wird über eine erreicht

# it is a device, a pipe or a socket, not a file
m6af77d04d00ca3d5 = es ist ein Gerät, eine Pipe oder ein Socket, keine Datei

## core: maze/grid.rs

# a maze has 1 to {v0} columns and rows, not {v1} by {v2}
m54218f69551f029b = ein Labyrinth hat 1 bis { $v0 } Spalten und Zeilen, nicht { $v1 } × { $v2 }

# {v0} cells were expected and {v1} are there
m68e0cc9a57ed08d3 = { $v0 } Zellen wurden erwartet, { $v1 } sind vorhanden

# no block has the number {v0} (column {v1}, row {v2})
m4dd2d5de7304caed = kein Block hat die Nummer { $v0 } (Spalte { $v1 }, Zeile { $v2 })

## core: objects/engine.rs

# Sonic 3 & Knuckles, Mushroom Hill to Doomsday
m2ca96f3b5f438024 = Sonic 3 & Knuckles, Mushroom Hill bis Doomsday

## core: objects/kind.rs

# Parts
mcc11850e140eab25 = Teile

## core: objects/kinds/mod.rs

# Nothing
m41d0639ac24cbb6a = Nichts

## core: objects/kinds/others/own.rs

# Where on its path it begins, in 256ths. A swing that goes in time with all others begins where they are.
m4de828d4e609a6a1 = Wo auf seinem Weg es beginnt, in 256steln. Was im Takt mit allen anderen schwingt, beginnt dort, wo sie sind.

## core: objects/parameters.rs

# `{v0}` takes {v1}, not {v2}; {v3} is used
m1a79d789884725e6 = `{ $v0 }`: Möglich ist { $v1 }, nicht { $v2 }; { $v3 } wird verwendet

## core: player/abilities/bubble_bounce.rs

# Bounce
m3b6ed5608938cc7d = Abprallen

# Sonic with a bubble shield: press jump again in a jump to shoot down and bounce off the ground, once until he lands.
m1c783bf7443d9678 = Sonic mit Blasenschild: Springen im Sprung erneut drücken, um nach unten zu schießen und vom Boden abzuprallen, einmal bis zur Landung.

## core: player/abilities/drop_dash.rs

# Sonic without an elemental shield: press jump again in a jump and hold it for 20 frames. He then lands rolling, at 8 pixels a frame or more. Let go before he lands, and it is lost for this jump.
m562f0c9f049f258e = Sonic ohne Elementschild: Springen im Sprung erneut drücken und 20 Frames halten. Er landet dann rollend, mit 8 Pixeln pro Frame oder mehr. Wird die Taste vor der Landung losgelassen, ist der Dash für diesen Sprung verloren.

## core: player/abilities/fire_dash.rs

# Flame dash
mf04dfdf70046660c = Feuer-Dash

# Sonic with a fire shield: press jump again in a jump to dash ahead, once until he lands. The camera follows late.
m1b882fdf06e00ea8 = Sonic mit Feuerschild: Springen im Sprung erneut drücken, um vorwärts zu schießen, einmal bis zur Landung. Die Kamera folgt verzögert.

## core: player/abilities/flight.rs

# Flying and swimming
mce2e64e3a9e1f1bc = Fliegen und Schwimmen

# Tails: press jump again in a jump to fly, under water to swim, and again to rise. After 480 frames he is tired and only sinks. His tails destroy what is above him, but not under water.
m54d89d19c98f61d7 = Tails: Springen im Sprung erneut drücken, um zu fliegen oder unter Wasser zu schwimmen, und noch einmal, um zu steigen. Nach 480 Frames ist er müde und sinkt nur noch. Seine Schweife zerstören, was über ihm ist, aber nicht unter Wasser.

## core: player/abilities/glide/mod.rs

# Gliding and climbing
m340b39c79077e19b = Gleiten und Klettern

# Knuckles: press jump again in a jump and hold it to glide; left and right turn. On a wall he holds on: up and down climb, jump pushes off. Let go, and he falls; on the ground he slides. He destroys what he glides or slides into, monitors too.
m31e38ea5b1791986 = Knuckles: im Sprung erneut springen und gedrückt halten, um zu gleiten; links und rechts wenden. An einer Wand hält er sich fest: hoch und runter klettern, springen stößt ab. Beim Loslassen fällt er; am Boden rutscht er. Er zerstört, wogegen er gleitet oder rutscht, auch Monitore.

## core: player/abilities/hyper_dash.rs

# Hyper dash
mcbaf2b3f2d06a727 = Hyper-Dash

# Hyper Sonic: press jump again in a jump to dash in one of eight directions, ahead without one, and to destroy all enemies on the screen. Once until he lands. Super Sonic has no such move.
mafa85887f9230dde = Hyper Sonic: Springen im Sprung erneut drücken, um in eine von acht Richtungen zu schießen, ohne Richtung nach vorn, und alle Gegner auf dem Bildschirm zu zerstören. Einmal bis zur Landung. Super Sonic kann das nicht.

## core: player/abilities/insta_shield.rs

# Sonic without a shield: press jump again in a jump. For 14 frames his hitbox reaches 24 pixels to all sides, and nothing that it touches hurts. Once until he lands.
ma11a829f8bf59b5b = Sonic ohne Schild: Springen im Sprung erneut drücken. 14 Frames lang reicht seine Hitbox 24 Pixel nach allen Seiten, und nichts, was sie berührt, verletzt ihn. Einmal bis zur Landung.

## core: player/abilities/lightning_jump.rs

# Double jump
m071d3ddc773d9224 = Doppelsprung

# Sonic with a lightning shield: press jump again in a jump to jump higher, once until he lands.
mf8d63c40ef885c9c = Sonic mit Blitzschild: Springen im Sprung erneut drücken, um höher zu springen, einmal bis zur Landung.

## core: player/abilities/peel_out.rs

# Sonic in CD: look up at rest and press jump, keep up held for half a second, let go to run off at up to twice the top speed. He destroys nothing. Let go early, and he stays.
m3375e920c7065e67 = Sonic in CD: im Stand hochschauen und Springen drücken, Hoch eine halbe Sekunde halten und loslassen, um mit bis zu doppelter Höchstgeschwindigkeit loszulaufen. Er zerstört dabei nichts. Bei zu frühem Loslassen bleibt er stehen.

## core: player/abilities/spin_dash.rs

# Duck and press jump to charge, press again for more, let down go to dash. The camera follows late.
m924de6d3001662b8 = Ducken und Springen drücken zum Aufladen, erneut drücken für mehr, Runter loslassen zum Losschießen. Die Kamera folgt verzögert.

## core: player/abilities/timed_spin_dash.rs

# Spin dash of CD
m4b8a01fe0bf4599f = Spin Dash aus CD

# Sonic in CD: duck at rest and press jump, keep down held for three quarters of a second, let go to roll off at up to twice the top speed. Let go early, or at an edge, and he stays.
m19325a24a174c59d = Sonic in CD: im Stand ducken und Springen drücken, Runter eine Dreiviertelsekunde halten und loslassen, um mit bis zu doppelter Höchstgeschwindigkeit loszurollen. Bei zu frühem Loslassen oder an einer Kante bleibt er stehen.

## core: player/abilities/transform.rs

# Super and hyper form
m04ee14e1ce88c743 = Super- und Hyperform

# With 7 emeralds and 50 rings: at the top of a jump in Sonic 2, by pressing jump again in a jump in Sonic 3 and 3&K. Faster, and nothing hurts; a ring goes every 61 frames, and with the last one the form ends. Hyper forms need 14 emeralds, and so does Super Tails. Sonic 2 and 3 know Super Sonic only.
m1a17272101292b40 = Mit 7 Emeralds und 50 Ringen: in Sonic 2 am Scheitel eines Sprungs, in Sonic 3 und 3&K durch erneutes Drücken von Springen im Sprung. Schneller, und nichts verletzt; alle 61 Frames geht ein Ring verloren, und mit dem letzten endet die Form. Hyperformen brauchen 14 Emeralds, Super Tails ebenso. Sonic 2 und 3 kennen nur Super Sonic.

## core: player/animation.rs

# Dash
mac8c7f732f377c15 = Sausen

# Push
m970d041a28d1067d = Schieben

# Roll, fast
m55bf50aa99ac1c48 = Rollen, schnell

# Stand and wait
m96bb0b2b6e64226b = Stehen und warten

# Stand, after a wait
mcd23c75c033eaf5d = Stehen, nach dem Warten

# Get up, after a long wait
mf71b4a0c25d0c4a6 = Aufstehen, nach langem Warten

# Duck
m475e6872f6b179b8 = Ducken

# Balance
mb8a3d4df7d1c5e6b = Balancieren

# Balance, about to fall
mc44793f26db3d8b6 = Balancieren, kurz vor dem Fall

# Balance backwards
m57692bc2613ed949 = Balancieren, rückwärts

# Balance backwards, about to fall
m97ba2988de9ab520 = Balancieren, rückwärts, kurz vor dem Fall

# Tumble
m7521f8bdad437902 = Taumeln

# Transform
mc1fff4f356dfb2fb = Verwandeln

# Fly, tired
m37bdfc6408a9f6ec = Fliegen, müde

# Glide
m6b9eb23c630e88f2 = Gleiten

# Fall out of a glide
ma8a997e5cffcd807 = Aus dem Gleiten fallen

# Get up after a glide
md9911ed7b302e194 = Nach dem Gleiten aufstehen

# Slide on the stomach
ma14b0f483bb60e09 = Auf dem Bauch rutschen

# Climb
m4c18f3fb7b1a00ea = Klettern

# Climb over the end of a wall
m22b420cc30aa92d0 = Über das Ende einer Wand klettern

# Breathe a bubble
m8b38b141188bdba9 = Eine Blase atmen

# Drown
m2c7a3f2fb09c8df5 = Ertrinken

# Swim
mcf0d3d2518907c4d = Schwimmen

# Swim, tired
m03be178ec0ce5209 = Schwimmen, müde

# Carried
m867af4f7a84d1fa1 = Getragen

# Corkscrew
m3ddc33cef4ff5300 = Schraube

## core: project/definition/amount.rs

# a whole number or the name of a parameter
mfe090ff35532b58e = eine ganze Zahl oder der Name eines Parameters

# {v0} is not from {v1} to {v2}
m9cc9a3111d1456f4 = { $v0 } liegt nicht zwischen { $v1 } und { $v2 }

## core: project/palette.rs

# `{v0}` is no colour: `#rrggbb` is wanted
m4dfdb9e9cd8620b8 = `{ $v0 }` ist keine Farbe: erwartet wird `#rrggbb`

## core: project/property.rs

# a whole number from {v0} to {v1}
m558d7872d0465a56 = eine ganze Zahl von { $v0 } bis { $v1 }

# a colour, as "#ff8000"
m76dbbccc92b6213b = eine Farbe, wie "#ff8000"

# the path of a file
m61bd7e4792c1b2cb = der Pfad einer Datei

# the id of an object, 16 hexadecimal digits
m97e054e4e163efe2 = die Kennung eines Objekts, 16 hexadezimale Ziffern

# a place, as [320, 200]
mfa6e6e7f6ae66530 = eine Stelle, wie [320, 200]

# property `{v0}` takes {v1}, not {v2}; {v3} is used
m1d5c8ec746285e69 = Eigenschaft `{ $v0 }` nimmt { $v1 }, nicht { $v2 }; { $v3 } wird verwendet

## core: replay.rs

# after {v0} frames{v1}: {v2}{v3} is {v4}, expected {v5}
m4961e1ac725c8da2 = nach { $v0 } Frames{ $v1 }: { $v2 }{ $v3 } ist { $v4 }, erwartet { $v5 }

# its digest is of an earlier Loopwright and was not compared; let the run expect the new result to renew it
m8482986a787111cc = sein Digest stammt von einem früheren Loopwright und wurde nicht verglichen; der Lauf kann das neue Ergebnis erwarten, das erneuert ihn

# {v0}, the last one
m0b041647812c8986 = { $v0 }, der letzte

# reached after {v0} frames
m83fff6aa2d335a9f = nach { $v0 } Frames erreicht

# reached within {v0} frames
m473905713ce3dfe0 = innerhalb von { $v0 } Frames erreicht

# at least {v0}
m5222f23973e21d21 = mindestens { $v0 }

## core: ruleset/constants.rs

# Rolling and slopes
m7654de7d98312869 = Rollen und Schrägen

# Jumps and falls
ma3397999aec860f9 = Sprünge und Fälle

# Charges, shoes and super forms
mb621e1fb05c835f3 = Aufladen, Schuhe und Superformen

# Speed that each frame of running adds.
m43f3de37ad993759 = Tempo, das jeder Frame des Laufens hinzufügt.

# Speed that each frame of running against the motion takes off.
mba6c126cfba8dc98 = Tempo, das jeder Frame des Laufens gegen die Bewegung wegnimmt.

# Friction
m5a7d4e559994a1bb = Reibung

# Speed that each frame without input takes off. In shoes, water and super forms it changes as the acceleration does.
m9731dbd0cf3eed0d = Tempo, das jeder Frame ohne Eingabe wegnimmt. In Schuhen, Wasser und Superformen ändert es sich wie die Beschleunigung.

# Speed that running and steering in the air lead to. Slopes, springs and rolls can exceed it. Half of it under water.
me449e32a47ec9201 = Tempo, zu dem Laufen und Lenken in der Luft führen. Schrägen, Federn und Rollen können es übertreffen. Unter Wasser die Hälfte.

# Roll friction
m03b7ea303450a698 = Rollreibung

# Speed that each frame takes off a ball on the ground. In shoes, water and super forms it changes as the acceleration does.
m03e1218bec67bea0 = Tempo, das jeder Frame einer Kugel am Boden nimmt. In Schuhen, Wasser und Superformen ändert es sich wie die Beschleunigung.

# Roll deceleration
ma9d97aee79ee75ed = Rollverzögerung

# Speed that each frame of braking takes off a ball, besides the roll friction.
m17e28703b6a75e84 = Tempo, das jeder Frame des Bremsens einer Kugel nimmt, neben der Rollreibung.

# Slope factor
m3399efc75b66452b = Steigungsfaktor

# Speed that a slope adds in each frame, times the sine of its angle.
m78044760f52fa352 = Tempo, das eine Schräge je Frame hinzufügt, mal dem Sinus ihres Winkels.

# Slope factor, rolling uphill
m69ebc958d2d83c6a = Steigungsfaktor, bergauf rollend

# Speed that a slope takes off a ball that rolls uphill, times the sine of its angle.
m12948b50bcc0da45 = Tempo, das eine Schräge einer Kugel nimmt, die bergauf rollt, mal dem Sinus ihres Winkels.

# Slope factor, rolling downhill
mc7e9a42c315c5bb7 = Steigungsfaktor, bergab rollend

# Speed that a slope adds to a ball that rolls downhill, times the sine of its angle.
mc2fd313aefd5011c = Tempo, das eine Schräge einer Kugel gibt, die bergab rollt, mal dem Sinus ihres Winkels.

# Air acceleration
me4311b61c841fe2d = Beschleunigung in der Luft

# Speed that each frame of steering in the air adds. In shoes, water and super forms it changes as the acceleration does.
m13f6e35853f7a484 = Tempo, das jeder Frame des Lenkens in der Luft hinzufügt. In Schuhen, Wasser und Superformen ändert es sich wie die Beschleunigung.

# Speed that each frame in the air adds to the fall.
m30205c680be48096 = Tempo, das jeder Frame in der Luft dem Fall hinzufügt.

# Speed of a jump off the ground.
mc6d3da46acb166ff = Tempo eines Sprungs vom Boden.

# Jump release speed
m10132e94371a7e4f = Tempo beim Loslassen

# Speed upwards to which a jump is cut when the button is let go.
m1138353f3d324eaf = Tempo nach oben, auf das ein Sprung gekürzt wird, wenn die Taste losgelassen wird.

# Gravity under water
mdd68db5ed5f766dc = Schwerkraft unter Wasser

# Speed that each frame in the air adds to the fall under water.
m3d98c3520fbc914d = Tempo, das jeder Frame in der Luft dem Fall unter Wasser hinzufügt.

# Jump force under water
m40655f7300f92a5f = Sprungkraft unter Wasser

# Speed of a jump off the ground under water.
m14d7fd7167d746a4 = Tempo eines Sprungs vom Boden unter Wasser.

# Jump release speed under water
m1fa7312abcdaa68e = Tempo beim Loslassen unter Wasser

# Speed upwards to which a jump under water is cut when the button is let go.
m1ba1a4080a46d616 = Tempo nach oben, auf das ein Sprung unter Wasser gekürzt wird, wenn die Taste losgelassen wird.

# Gravity of a hit
m1e26b6013fd3b4c0 = Schwerkraft nach einem Treffer

# Speed that each frame adds to the fall while a hit throws the player back. Under water 32 less.
mf618758c6b43cb64 = Tempo, das jeder Frame dem Fall hinzufügt, während ein Treffer den Spieler zurückwirft. Unter Wasser 32 weniger.

# Throw of a hit, sideways
m119e78d5c2ce5f59 = Wurf eines Treffers, seitwärts

# Speed sideways of a player who is hit. Half of it under water.
m13b5b9892d96d155 = Tempo seitwärts eines Spielers, der getroffen wird. Unter Wasser die Hälfte.

# Throw of a hit, upwards
m40c3961f429628ca = Wurf eines Treffers, aufwärts

# Speed upwards of a player who is hit. Half of it under water.
m40977126d905a506 = Tempo aufwärts eines Spielers, der getroffen wird. Unter Wasser die Hälfte.

# Ground speed of a spin dash without further presses. A full charge adds 0x400.
mfd27b47a94b79c00 = Bodengeschwindigkeit eines Spin Dash ohne weitere Drücke. Volle Ladung fügt 0x400 hinzu.

# Acceleration in speed shoes
m62f94bf97fc8915b = Beschleunigung in Turboschuhen

# Speed that each frame of running in speed shoes adds.
m8a719019baead787 = Tempo, das jeder Frame des Laufens in Turboschuhen hinzufügt.

# Top speed in speed shoes
mfcf3827b5802881d = Höchsttempo in Turboschuhen

# Speed that running in speed shoes leads to.
m6aa1f69c3a2dbe94 = Tempo, zu dem Laufen in Turboschuhen führt.

# Acceleration in a super form
m02c6d0662053dd42 = Beschleunigung in einer Superform

# Speed that each frame of running in a super form adds.
m2f2f95f2a65bebe6 = Tempo, das jeder Frame des Laufens in einer Superform hinzufügt.

# Deceleration in a super form
m4e967334a143018d = Verzögerung in einer Superform

# Speed that each frame of running against the motion takes off in a super form.
m5c2016a5852dcb39 = Tempo, das jeder Frame des Laufens gegen die Bewegung in einer Superform wegnimmt.

# Top speed in a super form
ma19cad16430d0184 = Höchsttempo in einer Superform

# Speed that running in a super form leads to.
me4093b209ec3b2e7 = Tempo, zu dem Laufen in einer Superform führt.

# Jump force in a super form
mccdf6a6262020e19 = Sprungkraft in einer Superform

# Speed of a jump off the ground in a super form. Under water it is as in the normal form.
m8cc6779e37363e1b = Tempo eines Sprungs vom Boden in einer Superform. Unter Wasser ist es wie in der normalen Form.

# Spin dash in a super form
m959c163afa5e7fec = Spin Dash in einer Superform

# Ground speed of a spin dash without further presses in a super form.
m26c91ecace75754f = Bodengeschwindigkeit eines Spin Dash ohne weitere Drücke in einer Superform.

# Width Radius
m96e8156d88abd5cb = Breitenradius

# Pixels from the centre of a standing player to the sensors A and B, sideways.
maee98c9be400c9c9 = Pixel von der Mitte eines stehenden Spielers zu den Sensoren A und B, seitwärts.

# Height Radius
mf3a87e9355d55724 = Höhenradius

# Pixels from the centre of a standing player to the feet. The hitbox follows it.
mfbce83cc4a28a9d5 = Pixel von der Mitte eines stehenden Spielers zu den Füßen. Die Trefferbox folgt.

# Width Radius of a ball
m2ef22ee7f5f17144 = Breitenradius einer Kugel

# Pixels from the centre of a ball to the sensors A and B, sideways.
me7623f35a15d7c01 = Pixel von der Mitte einer Kugel zu den Sensoren A und B, seitwärts.

# Height Radius of a ball
meb77744e52522df7 = Höhenradius einer Kugel

# Pixels from the centre of a ball to its lowest pixel.
m00600d0d6ae1b9fc = Pixel von der Mitte einer Kugel zu ihrem untersten Pixel.

# Push Radius
m579787cc1e880bf5 = Schubradius

# Pixels from the centre to the sensors E and F, standing or not.
m37e061d1df6b7409 = Pixel von der Mitte zu den Sensoren E und F, stehend oder nicht.

## core: ruleset/mod.rs

# the switch `{v0}` takes {v1}, not `{v2}`
m00c60a313b8c4da2 = die Option `{ $v0 }`: Möglich ist { $v1 }, nicht `{ $v2 }`

# the constant `{v0}` of {v1} takes {v2}, not `{v3}`
m76b00edb17555da2 = die Konstante `{ $v0 }` von { $v1 } nimmt { $v2 }, nicht `{ $v3 }`

## core: serial.rs

# the list is too long: {v0} items are possible
m754913562708bfbd = die Liste ist zu lang: { $v0 } Einträge sind möglich

# "{v0}" is not a number of 16 hexadecimal digits
mc0ca38f00db4d2a3 = „{ $v0 }“ ist keine Zahl aus 16 Hexadezimalziffern

## core: snapshot.rs

# this is not a snapshot, or one of another version of Loopwright
m4f9dfc5b121282ac = das ist kein Schnappschuss, oder er stammt von einer anderen Version von Loopwright

# the snapshot is damaged: it has {v0} bytes, which is too few or too many
mca794b329a10a878 = der Schnappschuss ist beschädigt: Er hat { $v0 } Bytes, zu wenige oder zu viele

# the snapshot is damaged at byte {v0}
m3439523cc5a8affc = der Schnappschuss ist bei Byte { $v0 } beschädigt

# the snapshot is of a level with other objects
med54ff785590ddb2 = der Schnappschuss stammt aus einem Level mit anderen Objekten
