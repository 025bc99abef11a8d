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

# Tilesets…
m41c30734c2423f50 = Kachelsätze…

# Add, renumber, export and unlink the project's tilesets.
mfe955fe543c82487 = Kachelsätze des Projekts hinzufügen, neu nummerieren, exportieren und abtrennen.

# Backgrounds…
m0b76c73ee0e758ca = Hintergründe…

# Put pictures behind the level, and set their order, speed and repetition.
m22c5a832a9b68fdc = Bilder hinter das Level legen und ihre Reihenfolge, Geschwindigkeit und Wiederholung festlegen.

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

# Make a stamp of the area
m19dd03ba3081b42c = Stempel aus der Fläche

# Use the selected area as the stamp.
ma5cca226cfb2c75b = Die ausgewählte Fläche als Stempel verwenden.

# Select all
md0b6082239185272 = Alles auswählen

# Select every object and switcher of the level; with the Area tool, every block.
m08016c3e8a4885ec = Alle Objekte und Ebenenschalter des Levels auswählen; mit dem Flächenwerkzeug alle Blöcke.

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

# Find objects, layer switchers, chunks, blocks and solid tiles in the level in view, or blocks in the maze.
ma0dfc33c7e02bdce = Objekte, Ebenenschalter, Chunks, Blöcke und Kollisionskacheln im angezeigten Level finden oder Blöcke im Labyrinth.

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

# Link
m3cf89cb47fdde7e9 = Verknüpfen

# Give the selected objects one switch, to link what sets it to what obeys it. A drag from the knob beside a selected object does the same.
md01300e7abb1b25c = Den ausgewählten Objekten denselben Schalter geben, um das, was ihn setzt, mit dem zu verknüpfen, was ihm gehorcht. Ziehen am Knopf neben einem ausgewählten Objekt bewirkt dasselbe.

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
m4a47ae92dac9e3fd = Blöcke zum Kopieren, Füllen oder Löschen auswählen, samt den Elementen darauf; Umschalt fügt hinzu, Alt nimmt weg.

# Brush
mc68faf840d65e073 = Pinsel

# Paint with the chosen block or chunk.
m18377f2b2da5ce3f = Mit dem gewählten Block oder Chunk malen.

# Eraser
m085cd8fee92a2cc5 = Radierer

# Erase blocks, or chunks if a chunk is in the brush.
m06416898e1ed6e8b = Blöcke löschen, oder Chunks, wenn ein Chunk im Pinsel ist.

# Rectangle
m5d0b63df0bad8c2e = Rechteck

# Fill a rectangle with the chosen block or chunk.
m9be2d7ca9c9c31be = Ein Rechteck mit dem gewählten Block oder Chunk füllen.

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
m7bd8ac76d48dc276 = Die Rasterweite ändern, 1 bis 64 Pixel oder ein Chunk. Gesetztes und Gezogenes rastet auf ihren Vielfachen ein; beim Ziehen Umschalt halten, um das zu umgehen.

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

# Show arrows from objects that set a switch to objects that obey it.
mca15923aee07158c = Pfeile von Objekten, die einen Schalter setzen, zu Objekten zeigen, die ihm gehorchen.

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

# Start, goal, switchers
m4b2b1e3ca60987a0 = Start, Ziel, Ebenenschalter

# Show the start, the goal and the layer switchers.
mfd15cc42a95dc160 = Start, Ziel und Ebenenschalter zeigen.

# Background
m1efbfc3937d565bd = Hintergrund

# Show the background behind the level.
me38322a5d6892678 = Den Hintergrund hinter dem Level zeigen.

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

# Menu bar
m98d40f389568de97 = Menüleiste

# Use the menus by key: Tab chooses one, Enter opens it, the arrows go through its lines, Esc leaves.
mbc7211e7eb8b5da0 = Die Menüs über die Tastatur bedienen: Tab wählt eines, Enter öffnet es, die Pfeiltasten gehen durch seine Zeilen, Esc verlässt es.

# Reset layout
mb527763ec611e3e6 = Anordnung zurücksetzen

# Put all panes back to their default places.
ma8f8eb3e8cf4b7c5 = Alle Bereiche an ihre Standardplätze zurücksetzen.

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

# Restart
m14bec4678c4e60cc = Neu beginnen

# Put the player back to where this run began.
mde81a661a5fd9a6f = Den Spieler dorthin zurücksetzen, wo dieser Lauf begann.

# Save this run…
mfb41b49497b18727 = Diesen Lauf speichern…

# Save the run just played in the project, with a name and its expected end.
m8d3b626e127f8a08 = Den eben gespielten Lauf im Projekt speichern, mit Namen und erwartetem Ende.

# Reach…
m6f44d3babedaf924 = Erreichbarkeit…

# Search where a player can get, see it as a heat map, and list what is never reached.
mfd00367712f12a82 = Suchen, wohin ein Spieler kommen kann, als Heatmap zeigen und auflisten, was nie erreicht wird.

# Reach from the start
mc6248a4f6a54137b = Erreichbarkeit vom Start

# Search where a player can get from the level's start.
m04ab03ce0cb07973 = Suchen, wohin ein Spieler vom Start des Levels aus kommen kann.

# Reach from here
m1953a6c7dc3c2536 = Erreichbarkeit von hier

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

# Interface scale
m8d2ad263222c7c12 = Skalierung der Oberfläche

# Wheel over the level
m6da136b40399b233 = Mausrad über dem Level

# Zooms
m8045a9622a15ffb3 = Zoomt

# Scrolls, with Ctrl zooms
mf4f52f68d181d3be = Scrollt, zoomt mit Strg

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

# It throws half as high, and centres the player when it bursts, like balloons placed under water.
mb31c82f628e50b6a = Er wirft halb so hoch und zentriert den Spieler beim Platzen, wie Ballons, die unter Wasser gesetzt sind.

# Speed
me24130f1123560a0 = Geschwindigkeit

# Speed of the throw, half as much under water; 1792 (7 pixels a frame) in the original.
m93b6c6ec5c573279 = Geschwindigkeit des Wurfs, unter Wasser die Hälfte; 1792 (7 Pixel pro Frame) im Original.

# Block
m2b2ae20d26f78ac2 = Block

# A block that is solid on all sides and does nothing.
m4450c001c171b53a = Ein Block, der auf allen Seiten fest ist und nichts tut.

# Half width
m60d7540e99cac6b8 = Halbe Breite

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

# Stone
m04f23c13e8ffdcba = Stein

# Wood
m9b0c180237f7fb88 = Holz

# Steel
md1bb1913cc348824 = Stahl

# Earth
m952631b4f45157d7 = Erde

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

# Bridge
m8545094bc2096970 = Brücke

# A bridge of logs that the player can jump up through. It dips under a player, most in its middle, and springs back.
macdb806c85dbfc36 = Eine Brücke aus Stämmen, durch die der Spieler von unten springen kann. Sie senkt sich unter einem Spieler, am meisten in der Mitte, und federt zurück.

# Logs
m4f1ad6b48a5df506 = Stämme

# How many logs of 16 pixels it has; 8 or more in the originals.
mcb386f0a8419e2be = Wie viele Stämme von 16 Pixeln sie hat; 8 oder mehr in den Originalen.

# Bumper
mc372a440673c7b06 = Bumper

# Throws the player directly away from its centre, whichever side he touches. The first ten hits are worth ten points each.
mdeb395bd6b6f88be = Wirft den Spieler von seiner Mitte weg, egal von welcher Seite er ihn berührt. Die ersten zehn Treffer geben je zehn Punkte.

# Speed of the throw; 1792 (7 pixels a frame) in the originals.
md0b985fc406e72ef = Geschwindigkeit des Wurfs; 1792 (7 Pixel pro Frame) in den Originalen.

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

# Breakable block
m909ddf1b12e16841 = Zerbrechlicher Block

# A block that breaks under a player who lands on it as a ball; he bounces off. The points increase for each block broken without landing.
m8400e23b9eb36871 = Ein Block, der unter einem Spieler zerbricht, der eingerollt auf ihm landet; der Spieler prallt ab. Für jeden Block, der ohne zu landen zerbrochen wird, gibt es mehr Punkte.

# Form
m07aa10850d9ddcc7 = Form

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

# From
ma6ab5184d6315895 = Von

# The side from which it breaks; from the other it is a wall.
mae2a42798aca57e3 = Die Seite, von der aus sie bricht; von der anderen ist sie eine Wand.

# Both sides
m1aa1693b2b253b42 = Beide Seiten

# Its left side
m5b9d13045819c5c5 = Ihre linke Seite

# Its right side
m27c1e58142e27b26 = Ihre rechte Seite

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

# Switch
m8e114dd98aeedf91 = Schalter

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

# Cannon
m5854debe3b2e767c = Kanone

# A player who lands on it drops in. The barrel swings from side to side; pressing jump fires him, and a partner in it, in its direction, at 16 pixels a frame unless set otherwise.
m22bc287ea483c651 = Ein Spieler, der auf ihr landet, fällt hinein. Das Rohr schwenkt hin und her; Springen schießt ihn und einen Partner darin in dessen Richtung, mit 16 Pixeln pro Frame, wenn nicht anders eingestellt.

# Speed of the shot; 4096 (16 pixels a frame) in the original.
m147b220ac9d6d296 = Geschwindigkeit des Schusses; 4096 (16 Pixel pro Frame) im Original.

# How far it swings in a frame, in 256ths of a full swing; 2 in the original.
ma118807e537f6bf7 = Wie weit sie in einem Frame schwenkt, in 256steln eines vollen Schwenks; 2 im Original.

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

# Delay
m118631dc5df12c98 = Verzögerung

# How long it holds after a player lands on it; 8 in the originals.
m39f7eacf32689d2d = Wie lange der Boden nach der Landung eines Spielers hält; 8 in den Originalen.

# Collapsing floor
m4e9d88e9883a06d7 = Einstürzender Boden

# A piece of floor that the player can jump up through. A moment after a player lands on it, it breaks into pieces; half a second later he falls.
m2631f0c88d004905 = Ein Stück Boden, durch das der Spieler von unten springen kann. Kurz nachdem ein Spieler darauf landet, zerbricht es in Stücke; eine halbe Sekunde später fällt der Spieler.

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

# Conveyor belt
m830fc5ff4dd9af2d = Förderband

# Carries a player on the ground above it. The ground itself is terrain: put the belt's centre on its top.
m00be4da3224a29b3 = Trägt einen Spieler auf dem Boden darüber. Der Boden selbst ist Gelände: Die Mitte des Bandes gehört auf dessen Oberkante.

# Half the length of the belt.
mfcc8eb965ae7e2f0 = Die halbe Länge des Bandes.

# Height
mffdadf0a576fd802 = Höhe

# How far above its centre it carries the player.
m93aaa91f3459e896 = Bis wie weit über seiner Mitte es den Spieler trägt.

# Pixels a frame, to the right; negative to the left.
mcbd73606fab5c26d = Pixel pro Frame nach rechts; negativ nach links.

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

# Critter
m55be466e76930c38 = Tierchen

# A small animal that was trapped in an enemy. It pops out of the explosion, falls to the ground and hops or flutters away.
m243af4a2d431c691 = Ein kleines Tier, das in einem Gegner gefangen war. Es springt aus der Explosion, fällt zu Boden und hüpft oder flattert davon.

# Wind tunnel or current
m6ffc66e9348ff899 = Windkanal oder Strömung

# An area that carries a player inside it, like the wind tunnels of Sonic 1. Up and down steer. It takes no slot.
ma6153d2b8afbaa00 = Ein Bereich, der einen Spieler darin trägt, wie die Windkanäle aus Sonic 1. Hoch und runter steuern. Belegt keinen Slot.

# How wide its area is, around its centre.
m37212cee87a76255 = Wie breit der Bereich ist, um seine Mitte.

# How high its area is, around its centre.
m4d0d816ec3940d36 = Wie hoch der Bereich ist, um seine Mitte.

# The speed it gives, to the right, mirrored to the left. The player also moves by this much per frame, so twice as fast.
m1cee7e36318e5716 = Die Geschwindigkeit, die er gibt, nach rechts, gespiegelt nach links. Der Spieler bewegt sich zusätzlich um so viel pro Frame, also doppelt so schnell.

# Curve
mc341553c3556d2b4 = Kurve

# Pixels per frame by which the player moves down, or up if negative, in its first 128 columns.
mc09fce795e4d1c31 = Pixel pro Frame, um die sich der Spieler in den ersten 128 Spalten nach unten bewegt, negativ nach oben.

# Only under water
m92db3865c088e986 = Nur unter Wasser

# It carries only a player under water.
m7c7224a5f95eaf3a = Nur ein Spieler unter Wasser wird getragen.

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

# Plain
m139200afa0695967 = Gewöhnlich

# Fire
md19ef684ee6b5c99 = Feuer

# Lightning
m1d88ffd02dee5d05 = Blitz

# Water
m938ab4b2f4fb10d0 = Wasser

# Bolt
mf7c0dba7c822c8a6 = Geschoss

# What a drone fires: it flares up for half a second, then flies down ahead. It vanishes if the drone is hit first.
m1212b3cfe9c18f91 = Was eine Drohne feuert: Es flammt eine halbe Sekunde auf und fliegt dann schräg nach vorn unten. Es verschwindet, wenn die Drohne vorher getroffen wird.

# Edge wall
m4f6fc56c6ca203a0 = Kantenwand

# The front of a cliff, 64 pixels high. It stops a player from the sides, for 8 pixels above and below it too, and from below. Nobody can land on it. It is solid off the screen as well.
m03f35e7063cd4ca1 = Die Vorderseite einer Klippe, 64 Pixel hoch. Sie hält einen Spieler von den Seiten auf, auch 8 Pixel darüber und darunter, und von unten. Landen kann niemand auf ihr. Sie ist auch außerhalb des Bildschirms fest.

# Light, shaded below
mb2e06c43f1350f51 = Hell, unten schattiert

# Scenery
m64f5f536a1d18ede = Kulisse

# It is only a picture and does not stop players.
m9eb0a23ff2bcf462 = Sie ist nur ein Bild und hält keine Spieler auf.

# Explosion
mef2c3af737a0f660 = Explosion

# What is left of something that was destroyed, for a moment.
m248b4b037f55a4a4 = Was für einen Moment von etwas Zerstörtem übrig ist.

# Fan
mf2c294199c98fed2 = Ventilator

# A fan whose wind moves the player: sideways along the ground, or upwards so that he floats.
ma2f2f1b59e19425d = Ein Ventilator, dessen Wind den Spieler bewegt: seitlich über den Boden oder nach oben, sodass er schwebt.

# Direction
md23ee5e66df8400a = Richtung

# Which way it blows. Sideways is to the left, mirrored to the right.
m73ddcaad2db7f2a9 = Wohin er bläst. Seitlich heißt nach links, gespiegelt nach rechts.

# Sideways
m5b517ac216f9ee62 = Seitlich

# Upwards
m6fba3f09e5d27cdb = Nach oben

# Upwards, as far as set
m7c2e8c760a38de06 = Nach oben, so weit wie eingestellt

# Upwards, in a shaft
m865644b1a8ca4b7f = Nach oben, in einem Schacht

# Always on
m0716bcd21e8bea95 = Immer an

# It never stops; otherwise it turns off and on in cycles. Fans as far as set and in shafts never stop.
m426cc784b5743a64 = Er hält nie an; sonst geht er in Zyklen aus und an. Ventilatoren „so weit wie eingestellt“ und „in einem Schacht“ halten nie an.

# Sucks
m2400a21ad434e968 = Saugt

# It pulls instead of pushing. Sideways only.
m728a395371e1d3f6 = Er zieht, statt zu schieben. Nur seitlich.

# Reach
m9bfc89548d1236b8 = Reichweite

# How far above it the wind is strongest. Only fans as far as set and in shafts.
me4c65cd4c5a3f538 = Wie weit darüber der Wind am stärksten ist. Nur für „so weit wie eingestellt“ und „in einem Schacht“.

# Half the width of the wind. Only fans as far as set.
mc144a57eea82e5c2 = Die halbe Breite des Windes. Nur für „so weit wie eingestellt“.

# Moves
me386d7f96b1ae085 = Bewegt sich

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

# Flipper
mce2c8f3f77fa3a55 = Flipper

# A pinball flipper. The player curls up on it and slides towards its tip; pressing jump shoots him off, faster the further out he is. Its tip points to the right, mirrored to the left.
m38c2668a09e65eff = Ein Flipperhebel. Der Spieler rollt sich darauf ein und gleitet zur Spitze; Springen schießt ihn ab, je weiter außen, desto schneller. Seine Spitze zeigt nach rechts, gespiegelt nach links.

# A horizontal one holds a ball until jump is pressed; an upright one throws off a player who runs into it.
m1aa7f44a1e166d08 = Ein horizontaler hält eine Kugel, bis gesprungen wird; ein aufrechter wirft einen Spieler zurück, der hineinläuft.

# Lying
m31ff343e784331fa = Liegend

# Upright
m7b560d8693ed8f42 = Aufrecht

# Fragment
m83acaa586e8aa35d = Bruchstück

# A piece of something that broke, falling out of the screen.
mf2cee09918d37e70 = Ein Stück von etwas Zerbrochenem, das aus dem Bildschirm fällt.

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

# Grass platform
mf0debf80b7166398 = Grasplattform

# A large block of earth with a grassy, sloped top that is solid on all sides. Its whole solid shape follows the slope, including the lower edge.
m302426bd2ca6f90c = Ein großer Erdblock mit bewachsener, schräger Oberseite, auf allen Seiten fest. Seine ganze feste Form folgt der Schräge, auch die Unterkante.

# Its surface, and how large it is.
m49873634773784a1 = Ihre Oberfläche und wie groß sie ist.

# Rises to a plateau and half down again
m18d7a3f4911833c9 = Steigt zu einem Plateau und halb wieder ab

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

# Phase
mbf0c7dd234427318 = Phase

# Where on its path it begins, in 256ths. Only with its own period.
m6829f02a30cb9ead = Wo auf der Bahn die Bewegung beginnt, in 256steln. Nur mit eigener Periode.

# Hexagonal bumper
m1738cc84810aeb05 = Sechseckiger Bumper

# Throws the player straight away from the side that he touches; its upper and lower sides also throw him outwards.
m89d6034d5edf6ede = Wirft den Spieler gerade von der Seite weg, die er berührt; die obere und die untere Seite werfen ihn auch nach außen.

# It moves to and fro: to the right first, mirrored to the left.
m40dda9762f0fe1b4 = Er bewegt sich hin und her: zuerst nach rechts, gespiegelt nach links.

# How far a moving one goes to either side; 96 in the original.
mbb17c107e41dd857 = Wie weit sich ein bewegter nach jeder Seite bewegt; 96 im Original.

# Pixels a frame of a moving one; 1 in the original.
me34d6220769a2e67 = Pixel pro Frame eines bewegten; 1 im Original.

# Throw
m16b8cad87bc5fb2f = Wurf

# Speed of the throw; 2048 (8 pixels a frame) in the original.
mb80136b5fd98ac8a = Geschwindigkeit des Wurfs; 2048 (8 Pixel pro Frame) im Original.

# Hidden monitor
m50ba85118cbb90fb = Versteckter Monitor

# An invisible monitor in the ground. A goal post that falls from the sky and comes down on it makes it jump out, and is thrown up again.
m24d59e7176c1b97d = Ein unsichtbarer Monitor im Boden. Ein Zielpfosten, der vom Himmel fällt und darauf herunterkommt, lässt ihn herausspringen und wird wieder hochgeworfen.

# Holds
m30d10fe142ae7a51 = Enthält

# What breaking it gives. Letter, goggles, teleport and question mark do nothing; every shield takes one hit; static and trap hurt, but not in Sonic 1; 50 rings give the super form in Sonic 3 and 3&K.
mbcae2259557ceab5 = Was man beim Zerbrechen erhält. Brief, Taucherbrille, Teleport und Fragezeichen tun nichts; jeder Schild hält einen Treffer aus; Rauschen und Falle verletzen, aber nicht in Sonic 1; 50 Ringe geben in Sonic 3 und 3&K die Superform.

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
md7ebafacf602c9bd = Brief

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

# Looks
m80d301c6f454a49f = Aussehen

# Hidden: the player does not see it, as in the originals. Lava: its surface is at the top. For lava that a fire shield protects from, set the element to fire.
m0b79e4bc75d5edf5 = Verborgen: Der Spieler sieht sie nicht, wie in den Originalen. Lava: Die Oberfläche ist oben. Für Lava, vor der ein Feuerschild schützt, das Element auf Feuer setzen.

# Hidden
m886897f2fd4edb99 = Verborgen

# Lava
m81f2eab4a6d89b9b = Lava

# A line that sets the layer and the priority of a player who crosses it.
m83a83e27e6966bfa = Eine Linie, die Ebene und Priorität eines Spielers setzt, der sie überquert.

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

# Ball
mc13bd9a7a8891504 = Kugel

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

# Monitor
m406b6a4fb90e17d9 = Monitor

# A box with a screen. A ball breaks it; what it shows rises out of it and takes effect half a second later. Otherwise it is solid. Bumped from below, it jumps and falls down.
md123978c915c3ae8 = Ein Kasten mit Bildschirm. Eingerollt zerbricht ihn der Spieler; was er zeigt, steigt heraus und wirkt eine halbe Sekunde später. Sonst ist er fest. Von unten angestoßen, springt er hoch und fällt herunter.

# What a monitor held
mda7dce4612d7c9d5 = Inhalt eines Monitors

# Rises out of a broken monitor for half a second and then takes effect.
m522acabceadb1042 = Steigt eine halbe Sekunde lang aus einem zerbrochenen Monitor und wirkt dann.

# Moving block
m20c016cf8fb6be82 = Fahrender Block

# A platform that moves to and fro, or starts when a player stands on it.
m26435c4e775f04dc = Eine Plattform, die hin- und herfährt oder losfährt, wenn ein Spieler darauf steht.

# Size
m78789724e789221c = Größe

# How wide it is.
m0dab330b241aff27 = Wie breit sie ist.

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

# Stays out
m6b397c88be4f383d = Bleibt draußen

# How long it stays after sliding out; 300 in the originals.
m63482b7ce4a3abb6 = Wie lange er nach dem Herausgleiten bleibt; 300 in den Originalen.

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

# Object of this project
mc432b52574ed3dc8 = Objekt dieses Projekts

# An object whose size, form and surface this project defines: solid, sloped, a platform, a hazard, a trigger or a spring.
m534d970f10fc354c = Ein Objekt, dessen Größe, Form und Oberfläche dieses Projekt festlegt: fest, schräg, eine Plattform, eine Gefahr, ein Auslöser oder eine Sprungfeder.

# The switch that a trigger sets while the player is inside. Other forms set none.
m17071a9398fdc56d = Der Schalter, den ein Auslöser setzt, solange der Spieler darin ist. Andere Formen setzen keinen.

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

# Platform
m5c67b6c66029e5b2 = Plattform

# A platform that the player can jump up through and stand on. It sags by 4 pixels under its rider and can move, fall, or rise when a button is pressed.
m50d40418faa98425 = Eine Plattform, durch die der Spieler von unten springen und auf der er stehen kann. Sie gibt unter ihrem Reiter um 4 Pixel nach und kann sich bewegen, fallen oder auf Knopfdruck steigen.

# How it moves. Sideways, and up and down, it goes 64 pixels either way, half as far 32, slowly 48. It rises by 512.
mc69fda7e7fc4e959 = Wie sie sich bewegt. Seitlich und auf und ab legt sie 64 Pixel in jede Richtung zurück, halb so weit 32, langsam 48. Sie steigt um 512.

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

# Half of its width; 32 in the originals.
m34f31575e8431edb = Die halbe Breite; 32 in den Originalen.

# How far it goes in the same time, in percent of its motion's usual distance; 100 in the originals.
m9591f015674bc9f0 = Wie weit sie in derselben Zeit kommt, in Prozent der üblichen Strecke ihrer Bewegung; 100 in den Originalen.

# How long it takes there and back. 0: in time with all others, as in the originals: 256 frames, slow ones 440.
m2659e64a4d46b8e1 = Wie lange sie hin und zurück braucht. 0: im Takt mit allen anderen, wie in den Originalen: 256 Frames, langsame 440.

# How long it waits before it falls, from the frame in which the player is first on it, or before it rises. 0: as in the originals, 30 frames before it falls, 60 before it rises.
mcf7092bc41175bc4 = Wie lange sie wartet, bevor sie fällt, ab dem Frame, in dem der Spieler zuerst darauf ist, oder bevor sie steigt. 0: wie in den Originalen, 30 Frames vor dem Fallen, 60 vor dem Steigen.

# Points
mcabf78417c4e5d86 = Punkte

# The number of points that were just won, as it rises.
m37ed5a692de228ec = Die eben gewonnene Punktzahl, während sie aufsteigt.

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

# Where the first ring is: 0 on the right, 64 below, 128 on the left, 192 above.
m0ed4c5c74e9523f1 = Wo der erste Ring ist: 0 rechts, 64 unten, 128 links, 192 oben.

# Sweep
m84b7af08cf834f43 = Bogen

# From the first ring to the last, clockwise: 128 is half a circle. At 256 the rings are spread evenly around the circle.
m9b7144ff324fb645 = Vom ersten bis zum letzten Ring, im Uhrzeigersinn: 128 ist ein Halbkreis. Bei 256 verteilen sich die Ringe gleichmäßig auf den ganzen Kreis.

# Rock
mcaa6172bef74e234 = Felsen

# A rock that is solid on all sides. A player on it sinks in by a pixel, and it can be landed on from 3 pixels beside it: it is drawn wider than the other blocks of its size.
m3e2de05964c3a4cf = Ein Felsen, der auf allen Seiten fest ist. Ein Spieler darauf sinkt um ein Pixel ein, und landen kann man schon 3 Pixel neben ihm: Er ist breiter gezeichnet als die anderen Blöcke seiner Größe.

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

# Roll line
m5f170b74d6b70958 = Rolllinie

# A line at the mouth of a tunnel. A player who crosses it to the right, or downwards, has to roll from there on; crossing back frees him. Mirrored, it is the other way around.
ma146ce905c530366 = Eine Linie an der Mündung eines Tunnels. Ein Spieler, der sie nach rechts oder nach unten überquert, muss ab dort rollen; zurück ist er wieder frei. Gespiegelt ist es umgekehrt.

# Line
m3cf8a6b47fddf8e7 = Linie

# A vertical line is crossed sideways, a horizontal one up and down.
m848684fa6d5672d1 = Eine vertikale Linie wird seitlich überquert, eine horizontale auf und ab.

# Half length
m6f9198e77d29f9a0 = Halbe Länge

# Half of its length; 32, 64, 128 or 256 in the originals.
m79043657b42622c4 = Die Hälfte der Länge; 32, 64, 128 oder 256 in den Originalen.

# The ground speed of a player who was not a ball, in the direction he crosses, or faces if the line is horizontal. 0 keeps his own, as in Sonic 2; Sonic 3 has 1408.
m997f795adcd19324 = Die Bodengeschwindigkeit eines Spielers, der nicht eingerollt war, in der Richtung, in der er überquert, oder in seiner Blickrichtung bei horizontaler Linie. Bei 0 behält er seine eigene, wie in Sonic 2; Sonic 3 hat 1408.

# Rover
m2ab06aa81821f97f = Roller

# A beetle on a wheel. It drops to the ground, drives until the ground ends, waits for a second and drives back. Walls do not stop it. It drives left first, mirrored right.
m4c8bcf3770b17709 = Ein Käfer auf einem Rad. Er fällt zu Boden, fährt bis zum Ende des Bodens, wartet eine Sekunde und fährt zurück. Wände halten ihn nicht auf. Er fährt zuerst nach links, gespiegelt nach rechts.

# How fast it drives; 256 (a pixel a frame) in the original.
m1cd858daf23e4dc0 = Wie schnell er fährt; 256 (ein Pixel pro Frame) im Original.

# How long it waits before it turns; 60 in the original.
md96e5beb1f0acac8 = Wie lange er vor dem Umkehren wartet; 60 im Original.

# Attracted ring
mc43df47a248511f3 = Angezogener Ring

# A ring that a lightning shield draws to the player, through everything. It scatters if the shield is lost.
m98bb12dfdb203bb0 = Ein Ring, den ein Blitzschild zum Spieler zieht, durch alles hindurch. Er wird verstreut, wenn der Schild verloren geht.

# Scattered ring
m64405ef384475582 = Verstreuter Ring

# A ring that the player lost: it bounces for four seconds and can be collected again.
mde44e97e215b0ede = Ein Ring, den der Spieler verloren hat: Er springt vier Sekunden lang umher und kann wieder eingesammelt werden.

# Seesaw
m3d9be9d283d6593d = Wippe

# A board that tips under the player. Anything on its other end is thrown up, and throws him up when it comes down. Its right end is down at first; mirrored, its left one.
mfca71aef20d09b55 = Ein Brett, das unter dem Spieler kippt. Was auf dem anderen Ende ist, wird hochgeworfen und wirft ihn beim Herunterkommen hoch. Anfangs ist das rechte Ende unten, gespiegelt das linke.

# A spiked ball is on its end, hurts, and throws the rider when it comes down.
m76746d2e4ac3deb2 = Auf ihrem Ende liegt eine Stachelkugel, verletzt und wirft beim Herunterkommen den Reiter.

# High board
maa379d5cc3f4bfe5 = Hohes Brett

# The board is 16 pixels higher above the middle, as in Sonic 1; otherwise as in Sonic 2.
m889199838f018cc6 = Das Brett ist 16 Pixel höher über der Mitte, wie in Sonic 1; sonst wie in Sonic 2.

# Ball of a seesaw
m1b93db4d6d085326 = Kugel einer Wippe

# The spiked ball that is on a seesaw and is thrown by it.
m178d074ad6979c9b = Die Stachelkugel, die auf einer Wippe liegt und von ihr geworfen wird.

# Water slide
m1088ab8298caad65 = Wasserrutsche

# An area in which the ground carries a player standing on it. He can jump, but neither steer nor roll. It takes no slot.
m778a22f13ce9d69e = Ein Bereich, in dem der Boden einen darauf stehenden Spieler trägt. Er kann springen, aber weder lenken noch rollen. Belegt keinen Slot.

# The ground speed it gives, to the right, mirrored to the left.
m8209b736e3504bf4 = Die Bodengeschwindigkeit, die er gibt, nach rechts, gespiegelt nach links.

# Gain
mb5767f7e05ad941e = Zuwachs

# How much the ground speed approaches that in a frame. 0: at once, as in Sonic 1; Sonic 3 has 64.
m98786d486a0c7c19 = Wie weit sich die Bodengeschwindigkeit dem in einem Frame nähert. 0: sofort, wie in Sonic 1; Sonic 3 hat 64.

# Smoke
me6982bd921a6a106 = Rauch

# A puff of smoke that is left behind for a moment.
m41e87cb690ed3d9f = Eine Rauchwolke, die für einen Moment zurückbleibt.

# Sparkle
m8515261aed610c15 = Funkeln

# What is left of a ring that was collected, for a moment.
ma5cc6e8e25e73be5 = Was für einen Moment von einem eingesammelten Ring übrig ist.

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

# To the left
m94ad1574fa32b928 = Nach links

# Way
m74b70e19e635cbc4 = Weg

# How far moving ones go, 8 pixels a frame; 32 in the originals.
m42f8dccd37153f80 = Wie weit sich bewegte bewegen, 8 Pixel pro Frame; 32 in den Originalen.

# Wait
m890ea6022d96ab80 = Wartezeit

# How long moving ones stay at either end; 60 in the originals.
m14164485dcfe98db = Wie lange bewegte an jedem Ende bleiben; 60 in den Originalen.

# Where moving ones begin, in 256ths of their path there and back; 0 in the originals.
me97f254f5cb54f18 = Wo bewegte beginnen, in 256steln ihres Wegs hin und zurück; 0 in den Originalen.

# Spring
mf3b64c24b260f5ec = Sprungfeder

# Throws the player off: upwards if he lands on it, sideways if he runs into it, downwards if he jumps against it from below.
m3b338daaaea5b06e = Wirft den Spieler ab: nach oben, wenn er darauf landet, seitlich, wenn er hineinläuft, nach unten, wenn er von unten dagegenspringt.

# Which way it throws. Sideways and diagonal springs throw to the right, mirrored to the left.
m4a6451140b828c15 = Wohin sie wirft. Seitliche und diagonale Sprungfedern werfen nach rechts, gespiegelt nach links.

# Up
m09313a07b5c3ab60 = Nach oben

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

# Spiral pathway
m324a0abd5733e386 = Spiralweg

# Leads a player who runs in at either end around once, over 416 pixels. He needs a ground speed of 6 pixels a frame, or he falls off. Put its centre 20 pixels above the ground at its ends.
meea069612ae207ab = Führt einen Spieler, der an einem Ende hineinläuft, über 416 Pixel einmal rundherum. Er braucht eine Bodengeschwindigkeit von 6 Pixeln pro Frame, sonst fällt er herunter. Die Mitte gehört 20 Pixel über den Boden an den Enden.

# Drawn
md5cda52f7f80b647 = Gezeichnet

# It is drawn as a ribbon. In the originals its path is drawn with tiles.
mf5d38e4223e4f0cd = Er wird als Band gezeichnet. In den Originalen ist sein Weg mit Kacheln gezeichnet.

# Spring ramp
m6047c6170f3507c4 = Federrampe

# A sloped board on a spring. A player who walks onto it bends it for a moment and is thrown up: higher near its high end, and faster forward if he was already fast.
mbafe5cc76539c63c = Ein schräges Brett auf einer Feder. Ein Spieler, der darauf läuft, biegt es kurz durch und wird hochgeworfen: höher nahe dem hohen Ende und schneller nach vorn, wenn er schon schnell war.

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

# Stinger's shot
mc54231f2182e84a1 = Schuss des Stechers

# What a stinger shoots: it flies straight down ahead, through everything.
m30e19d7909c77cf5 = Was ein Stecher schießt: Er fliegt geradewegs nach vorn unten, durch alles hindurch.

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

# Unknown object
m661169bb714658b0 = Unbekanntes Objekt

# An object of an original that this version does not know. It does nothing but take a slot, so that others get theirs.
m71e4a7f8076fad01 = Ein Objekt eines Originals, das diese Version nicht kennt. Es belegt nur einen Slot, damit andere die ihren bekommen.

# Invisible block
mbf747fe0db6d1421 = Unsichtbarer Block

# An invisible block that is solid on all sides. It is also solid off the screen; in Sonic 1 only while its centre is on the screen.
m8dc4f251dd742d02 = Ein unsichtbarer Block, der auf allen Seiten fest ist. Er ist auch außerhalb des Bildschirms fest; in Sonic 1 nur, solange seine Mitte auf dem Bildschirm ist.

# Half of its width. The originals have multiples of 8.
m320039c8b8860d52 = Die halbe Breite. Die Originale haben Vielfache von 8.

# Half of its height. The originals have multiples of 8.
m4617fa86ffb277bb = Die halbe Höhe. Die Originale haben Vielfache von 8.

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

# After waiting for three seconds, Sonic needs a few frames to get going. Sonic 2 only.
m0e3095b54ac763bb = Nach drei Sekunden Warten braucht Sonic ein paar Frames, um loszulaufen. Nur Sonic 2.

# Switchers act nearby only
m77f19281a71b44d8 = Ebenenschalter wirken nur nahe

# Layer switchers act only on a player less than 64 pixels away. Sonic 3 and 3&K.
mead332b81cee71c4 = Ebenenschalter wirken nur auf einen Spieler, der weniger als 64 Pixel entfernt ist. Sonic 3 und 3&K.

# Look delay
md15dbafd490f9b95 = Verzögerung beim Schauen

# When looking up or down begins to move the camera: at once in Sonic 1, on a double tap in CD, after 120 frames in Sonic 2, 3 and 3&K.
m311f245c03ca1b5c = Wann Hoch- oder Runterschauen die Kamera zu bewegen beginnt: sofort in Sonic 1, bei Doppeldruck in CD, nach 120 Frames in Sonic 2, 3 und 3&K.

# at once
m29f547ec7fb07b99 = sofort

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
ma7e5f5cb81c04844 = Objekte laden nur, wenn die Kamera auch auf ihrer Höhe ist, außer Ringen und Objekten, die in jeder Höhe laden sollen. Sonic 3 und 3&K.

# Parts take slots
mc5b7e4301ed5fe11 = Teile belegen Slots

# Each ring of a line, log of a bridge and link of a chain takes its own slot. Sonic 1 and CD.
m24829074615ec72c = Jeder Ring einer Linie, Stamm einer Brücke und jedes Glied einer Kette belegt einen eigenen Slot. Sonic 1 und CD.

# Later oscillators
m6a431f5f5496cd0e = Spätere Oszillatoren

# Two of the sixteen oscillators start differently from Sonic 1 and CD. From Sonic 2 on.
md0c878dde515159c = Zwei der sechzehn Oszillatoren beginnen anders als in Sonic 1 und CD. Ab Sonic 2.

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
m229a77075547aaee = Lampen drehen höher

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
m73ae6b4b84cbb551 = Springen im Sprung erneut drücken: Sonic schießt mit Feuerschild vorwärts, springt mit Blitzschild höher, prallt mit Blasenschild ab. Einmal bis zur Landung. Sonic 3 und 3&K.

# Lightning attracts rings
m238fee826cd8d0d6 = Blitz zieht Ringe an

# A lightning shield draws rings less than 71 pixels away, on both axes, to the player. Sonic 3 and 3&K.
m0b70f2d695995f3e = Ein Blitzschild zieht Ringe, die auf beiden Achsen weniger als 71 Pixel entfernt sind, zum Spieler. Sonic 3 und 3&K.

# Shields throw shots back
me0f08a694424eb1f = Schilde werfen Schüsse zurück

# Any shield throws enemy shots back, 24 pixels around the player; so does a player without one who flies or glides. Sonic 3 and 3&K.
me12af1d931c0e50f = Jeder Schild wirft gegnerische Schüsse zurück, 24 Pixel um den Spieler; ein Spieler ohne Schild ebenso, wenn er fliegt oder gleitet. Sonic 3 und 3&K.

# Insta-shield
m922ffc45e2fb44fe = Insta-Shield

# Pressing jump again in a jump gives Sonic without a shield a moment of protection and a larger hitbox. Sonic 3 and 3&K.
mcb384c346b9494cc = Springen im Sprung erneut gedrückt gibt Sonic ohne Schild einen Moment Schutz und eine größere Hitbox. Sonic 3 und 3&K.

# Tails flies
mab791a78ba6e1065 = Tails fliegt

# Pressing jump again in a jump lets Tails fly, or swim under water, for 480 frames. Sonic 3 and 3&K.
m8a3e23de4d5c5fa7 = Springen im Sprung erneut gedrückt lässt Tails 480 Frames lang fliegen oder unter Wasser schwimmen. Sonic 3 und 3&K.

# Knuckles glides
m328764856a989aa3 = Knuckles gleitet

# Pressing jump again in a jump and holding it lets Knuckles glide, hold on to walls and climb. Sonic 2, 3 and 3&K; the guide has the figures of 3&K only.
m8ede5171692e52cd = Springen im Sprung erneut gedrückt und gehalten lässt Knuckles gleiten, sich an Wänden festhalten und klettern. Sonic 2, 3 und 3&K; der Guide nennt nur die Werte von 3&K.

# Drop dash
mfe143870fd8fe1f8 = Drop Dash

# Pressing jump again in a jump and holding it for 20 frames makes Sonic land rolling. In none of these games; Mania has it.
m5fb9bcdc8a7e9b7b = Springen im Sprung erneut gedrückt und 20 Frames gehalten lässt Sonic rollend landen. In keinem dieser Spiele; Mania hat ihn.

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

# The hitbox of a ducking player: low in Sonic 1 and CD; low only for Sonic, once he is all the way down, in 2; the standing one in 3 and 3&K.
m6d02a8d706114df7 = Die Hitbox eines geduckten Spielers: niedrig in Sonic 1 und CD; in 2 nur für Sonic niedrig, sobald er ganz unten ist; in 3 und 3&K wie im Stehen.

# low
m125083191daf6f61 = niedrig

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

## window: app/files.rs

# {count} problem
mcfa0eeac173135eb = { $count ->
    [one] { $count } Problem
   *[other] { $count } Probleme
}

## window: panes/block_editor/mod.rs

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

## window: panes/canvas/right.rs

# {count} frame
m01c8e8a7862c5a69 = { $count ->
    [one] { $count } Frame
   *[other] { $count } Frames
}

## window: panes/chunk_editor/uses.rs

# {count} place
ma29b749c6781e7c7 = { $count ->
    [one] { $count } Stelle
   *[other] { $count } Stellen
}

## window: shell/export_window.rs

# {count} file
m2f5ddeb12800e81a = { $count ->
    [one] { $count } Datei
   *[other] { $count } Dateien
}

## window: shell/keep_run.rs

# {count} ring
mad2b6557e2afd846 = { $count ->
    [one] { $count } Ring
   *[other] { $count } Ringe
}

## window: shell/question.rs

# {count} step
m476263630ae461be = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}

## window: shell/reach_window.rs

# {count} thing
m380bad637418c328 = { $count ->
    [one] { $count } Element
   *[other] { $count } Elemente
}

## window: shell/status.rs

# {count} run
mf68e61c5f095a0c9 = { $count ->
    [one] { $count } Lauf
   *[other] { $count } Läufe
}

## window: tools/shape/ghost.rs

# {count} tile
m198caf27190714f8 = { $count ->
    [one] { $count } Kachel
   *[other] { $count } Kacheln
}

## kit: checks/background_layers.rs

# Background layers that show nothing
m7cdea569a9115926 = Hintergrundebenen, die nichts zeigen

# The picture that a background layer names is missing or is not a PNG that can be shown, or the layer shows no row of it. The layer stays empty; its settings are kept.
me47e13aadedba215 = Das Bild, das eine Hintergrundebene nennt, fehlt oder ist kein darstellbares PNG, oder die Ebene zeigt keine Zeile davon. Die Ebene bleibt leer; ihre Einstellungen bleiben erhalten.

# Put the file into the tileset's folder, or choose another picture in the Backgrounds window.
m75763b9e71a1f4da = Die Datei in den Ordner des Kachelsatzes legen oder im Fenster Hintergründe ein anderes Bild wählen.

# Delete the layer
meb2582d20c3f90f0 = Ebene löschen

# {v0}: it shows rows {v1} to {v2}, which are none.
m7e8e78100123537c = { $v0 }: zeigt die Zeilen { $v1 } bis { $v2 }, die es nicht gibt.

# Show the whole picture
m7af3086d52e7ef4e = Ganzes Bild zeigen

## kit: checks/capacity.rs

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

## kit: checks/departures.rs

# to the right
mc04cd087bbef16bd = nach rechts

# to the left
mef6fd525a37ffa48 = nach links

## kit: checks/duplicates.rs

# Duplicates
m7d1870484e3c501f = Duplikate

# Two numbers mean the same thing: changing one does not change the other, and the limited numbers of the originals run out sooner.
m15eb7648db2b3d74 = Zwei Nummern bedeuten dasselbe: Wird die eine geändert, ändert sich die andere nicht, und die begrenzten Nummern der Originale gehen eher aus.

# Join them: everything that used one then uses the other.
m388ca0396835ca56 = Zusammenführen: Alles, was die eine verwendet hat, verwendet dann die andere.

# {v0} in this tileset: {v1}.
m8c39e55f1ebfd50b = { $v0 } in diesem Kachelsatz: { $v1 }.

# solid tile is a duplicate
m1e8ed9c44e1884ba = Kollisionskachel ist ein Duplikat

# solid tiles are duplicates
mf1174aaaeacf4f63 = Kollisionskacheln sind Duplikate

# Join equal tiles
mba6ac42fd5f0451c = Gleiche Kacheln zusammenführen

# block is a duplicate
m14e274b8cbe15fc8 = Block ist ein Duplikat

# blocks are duplicates
m5a03279a1e53dad5 = Blöcke sind Duplikate

# Join equal blocks
mfa73bf9d183e7b8d = Gleiche Blöcke zusammenführen

# chunk is a duplicate
m2bcac69fc31b9308 = Chunk ist ein Duplikat

# chunks are duplicates
m6d47975922b20295 = Chunks sind Duplikate

# Join equal chunks
md8b669780f5ac869 = Gleiche Chunks zusammenführen

# This run is a duplicate of "{v0}": the same buttons in the same level.
m6b4fd06e35630a1b = Dieser Lauf ist ein Duplikat von „{ $v0 }“: dieselben Tasten im selben Level.

# Delete the run
mabadd3995b620938 = Lauf löschen

## kit: checks/edges.rs

# Outer edges that throw off
m7898d76dab750fc6 = Außenkanten, die Spieler abwerfen

# A surface turns around an edge past 45 degrees too tightly for the foot sensors: depending on their position, some players at 6 or 12 pixels a frame leave the ground there and others do not.
m0cf283f840ff4c93 = Eine Oberfläche biegt jenseits von 45 Grad zu eng um eine Kante für die Fußsensoren: Je nach Position heben manche Spieler mit 6 oder 12 Pixeln pro Frame dort ab und andere nicht.

# Choose the shape; in the Inspector, Bend until it holds moves one of its handles by a few pixels. Or draw it wider, or bake it if players are meant to fly off.
m4639e828232f0742 = Die Form wählen; im Inspektor verschiebt „Biegen, bis es hält“ einen ihrer Anfasser um ein paar Pixel. Oder sie breiter zeichnen oder in Gelände umwandeln, wenn Spieler abheben sollen.

## kit: checks/empty_layer.rs

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

## kit: checks/level_end.rs

# Right end of the level
m4b5a339520268dfc = Rechtes Ende des Levels

# The player can go a little further right than the last screen shows. If the ground ends there, he falls out of the level. Also, a goal post locks the camera at the right end at once: one farther left pulls the player there.
m75dddac595e98fab = Der Spieler kommt etwas weiter nach rechts, als der letzte Bildschirm zeigt. Endet der Boden dort, fällt er aus dem Level. Außerdem hält ein Zielpfosten die Kamera sofort am rechten Ende fest: Einer weiter links zieht den Spieler dorthin.

# Move the right limit of the camera, or the goal post.
m139807bfce29e808 = Die rechte Grenze der Kamera oder den Zielpfosten verschieben.

# The player can run off the ground at the right end of the level.
m96b145c460a453de = Der Spieler kann am rechten Ende des Levels vom Boden herunterlaufen.

# Stop the camera at {v0}
m9d21c0324df46c8c = Kamera bei { $v0 } anhalten

# The goal post is not in the last screen: it pulls the player {v0} pixels to the right.
m990c2da332214b98 = Der Zielpfosten ist nicht auf dem letzten Bildschirm: Er zieht den Spieler { $v0 } Pixel nach rechts.

# End the level at it
m48f26659f42a931d = Level bei ihm enden lassen

## kit: checks/limits_of_originals.rs

# Limits of the originals
me8920846cfe507dd = Grenzen der Originale

# The game whose physics the project uses has room for a limited number of chunks, blocks, solid tiles and layout places. The limits only matter if you want to put the levels back into that game.
me84fbefe055661cd = Das Spiel, dessen Physik das Projekt verwendet, hat nur Platz für eine begrenzte Zahl von Chunks, Blöcken, Kollisionskacheln und Layoutstellen. Das ist nur wichtig, wenn die Levels in dieses Spiel zurück sollen.

# Join equal things and delete unused ones, or switch this check off.
m5052d586ff89e0f5 = Gleiches zusammenführen und Unbenutztes löschen oder diese Prüfung abschalten.

# {v0}: more than the game has room for.
m6d472915df43d0f4 = { $v0 }: mehr, als das Spiel Platz hat.

## kit: checks/loop_marks.rs

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

## kit: checks/loop_speed.rs

# Loops that need a run-up
me0f1a8e01ff01cd9 = Loopings, die Anlauf brauchen

# A player who runs from the start and holds the button forward reaches the loop, is too slow to get round, and falls back; with more speed he gets round.
m85af005436562a50 = Ein Spieler, der vom Start losläuft und vorwärts hält, erreicht den Looping, ist zu langsam, um herumzukommen, und fällt zurück; mit mehr Geschwindigkeit kommt er herum.

# Give him a longer run-up downhill, a spring or a booster before it, or draw the loop smaller. If he is meant to roll or dash into it, ignore this with the reason.
m71b22adec0e5c458 = Ihm davor einen längeren Anlauf bergab, eine Sprungfeder oder einen Booster geben oder den Looping kleiner zeichnen. Soll er hineinrollen oder mit Dash hineinfahren, dies mit Begründung ignorieren.

## kit: checks/loops.rs

# Unreachable loop
mecc2360799b8bdd1 = Unerreichbarer Looping

# A loop is solid all around, so each of its feet must be missing on the layer on which the player enters there, and he must change layers at the top. Without matching layer switchers (in Sonic 1 and CD: without the mark that makes a chunk a loop) he runs into a foot, or falls through the floor at the exit. Tested with players at 8, 10 and 12 pixels a frame.
ma3f2f2c03090e03c = Ein Looping ist rundum fest, also muss jeder seiner Füße auf der Ebene fehlen, auf der der Spieler dort hineinläuft, und oben muss der Spieler die Ebene wechseln. Ohne passende Ebenenschalter (in Sonic 1 und CD: ohne die Markierung, die einen Chunk zum Looping macht) läuft er gegen einen Fuß oder fällt am Ausgang durch den Boden. Getestet mit Spielern bei 8, 10 und 12 Pixeln pro Frame.

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

# or from the
mef1669bc1f4cbb0f = oder von

# No player who runs in from the {v0} gets round this loop and out on the other side.
m3e386f5280e87884 = Kein Spieler kommt um diesen Looping herum und auf der anderen Seite hinaus, wenn er von dieser Seite hineinläuft: { $v0 }.

# Put three layer switchers
med893db83bea824f = Drei Ebenenschalter setzen

# There is no layer switcher near it.
mdebdc63ea7548079 = In der Nähe ist kein Ebenenschalter.

# There is a single layer switcher near it.
m081df7c2d8f09bdf = In der Nähe ist nur ein einziger Ebenenschalter.

# The layer switchers near it do not fit.
mb1117b28717c1cf5 = Die Ebenenschalter in der Nähe passen nicht.

## kit: checks/maze_blocks.rs

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

## kit: checks/maze_border.rs

# Open border of a maze
m3fb186003b24eb80 = Offener Rand eines Labyrinths

# The player can leave the maze: its walls are open, or the start is outside of them. Around all blocks there is nothing to land on.
m3cefb8208ce0c3ab = Der Spieler kann das Labyrinth verlassen: Seine Wände sind offen, oder der Start liegt außerhalb. Um alle Blöcke herum gibt es nichts zum Landen.

# Close the border with walls, also behind glass and ghost blocks, or put the start inside.
m0b0cc7d52efd3d85 = Den Rand mit Wänden schließen, auch hinter Glas- und Geisterblöcken, oder den Start nach innen setzen.

# The start is outside of the walls, and the player can leave the maze.
mfbf454c355cda26c = Der Start liegt außerhalb der Wände, und der Spieler kann das Labyrinth verlassen.

# Start at {v0}, {v1}
md5dca2fd02550725 = Bei { $v0 }, { $v1 } starten

# The player can leave the maze here.
mc9be3840a2cda2ce = Der Spieler kann das Labyrinth hier verlassen.

# Close the border with walls
m3a662847283727e3 = Rand mit Wänden schließen

## kit: checks/maze_goal.rs

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

## kit: checks/maze_start.rs

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

## kit: checks/monitors.rs

# Monitors of another game
m2550a92498a3b1aa = Monitore eines anderen Spiels

# The game whose physics the project uses has no monitor that holds this. It works in play, but the game's own level files cannot hold it.
m7fab786da9b73e9b = Das Spiel, dessen Physik das Projekt verwendet, hat keinen Monitor mit diesem Inhalt. Beim Spielen wirkt er, aber die Leveldateien des Spiels selbst können ihn nicht aufnehmen.

# Choose what it holds in the Inspector, use the physics of a game that has it, or switch this check off.
mdcdf6b867b14e2b9 = Den Inhalt im Inspektor wählen, die Physik eines Spiels verwenden, das ihn hat, oder diese Prüfung abschalten.

# There are {v0} of them in this level.
m3e436dde4a6db3f9 = In diesem Level gibt es { $v0 } davon.

# {v0}: {v1} has no monitor with "{v2}", only {v3}.{v4}
m3e2635ba222cc366 = { $v0 }: { $v1 } hat keinen Monitor mit „{ $v2 }“; ihn gibt es nur in { $v3 }.{ $v4 }

## kit: checks/objects.rs

# Unknown objects and parameters
m78730f417ad4e0e8 = Unbekannte Objekte und Parameter

# An object of a kind that this version does not know is kept, but never appears in play; an invalid parameter takes its default value.
ma0bb7b3d1447e99d = Ein Objekt einer Art, die diese Version nicht kennt, bleibt erhalten, erscheint aber nie im Spiel; ein ungültiger Parameter nimmt seinen Standardwert an.

# Choose another kind, or set the parameter in the Inspector.
m4d68709cc297a597 = Eine andere Art wählen oder den Parameter im Inspektor setzen.

# Move {v0} to {v1}
m4e01d785363942a2 = { $v0 } auf { $v1 } setzen

# This version knows no kind "{v0}".{v1}
m4883257f937d3a21 = Diese Version kennt keine Art „{ $v0 }“.{ $v1 }

# {v0}: this version knows no subtype {v1} of "{v2}".{v3}
m37bc263383e2efed = { $v0 }: Diese Version kennt keinen Subtyp { $v1 } von „{ $v2 }“.{ $v3 }

## kit: checks/outside.rs

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

# Delete the goal
m50f027efe88b3840 = Ziel löschen

# The camera may go beyond the level, and would show nothing there.
m5dbcde27ae296bb2 = Die Kamera kann über das Level hinausfahren und würde dort nichts zeigen.

# Keep the bounds of the camera within the level.
m993718a3543bdec1 = Die Grenzen der Kamera innerhalb des Levels halten.

# Keep the camera in the level
mf7923194c8019d48 = Kamera im Level halten

## kit: checks/own_pictures.rs

# Pictures of objects that cannot be shown
ma3610a5187201a49 = Objektbilder, die nicht darstellbar sind

# The picture that an object of this project names is missing or is not a PNG that can be shown. The object is drawn in its material instead; the name of the picture is kept.
mff3bee36d7a74bd9 = Das Bild, das ein Objekt dieses Projekts nennt, fehlt oder ist kein darstellbares PNG. Das Objekt wird stattdessen in seinem Material gezeichnet; der Name des Bildes bleibt erhalten.

# Put the file into the project's folder, or choose another picture in the Object maker.
m2099f81598954911 = Die Datei in den Ordner des Projekts legen oder im Objektbaukasten ein anderes Bild wählen.

# Draw it without a picture
mdb9797fde0e7cead = Ohne Bild zeichnen

## kit: checks/problem.rs

# object kind {v0}
m56ff7570551786c6 = Objektart { $v0 }

## kit: checks/reach.rs

# Never reached
ma938ab0e4a3c803b = Nie erreicht

# A search over real frames tries where a player can get from the level's start. What it does not reach may be walled in, too high, or behind a way that does not open. The search takes some seconds for each level.
me2977d5195005e23 = Eine Suche über echte Frames probiert, wohin ein Spieler vom Start des Levels kommen kann. Was sie nicht erreicht, ist vielleicht eingemauert, zu hoch oder hinter einem Weg, der sich nicht öffnet. Die Suche dauert einige Sekunden je Level.

# Look at the heat map (Level > Reach from the start), and make a way, or switch this check off for it.
m350ae9e3d528302a = Die Heatmap ansehen (Level > Erreichbarkeit vom Start) und einen Weg schaffen oder diese Prüfung dafür abschalten.

# The {v0} is never reached from the start.
m884fba1c437c6c21 = Vom Start nie erreicht: { $v0 }.

# The {v0} is not reached from the start within {v1} states.
m4a999c282f4c023a = Vom Start innerhalb von { $v1 } Zuständen nicht erreicht: { $v0 }.

## kit: checks/references.rs

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

# Draw no background
m8d237d2b307bf91a = Keinen Hintergrund zeichnen

# Do not wrap
mc93aedd5e64bd36f = Nicht wiederholen

# Swap the bounds
mdaab9af2d359ac66 = Grenzen tauschen

## kit: checks/ruleset.rs

# Invalid physics
mf3df40ea02aff891 = Ungültige Physik

# The project sets a switch of the physics to a value that it cannot take, or one that this version does not know. It is kept, but the level is played with the value of the preset.
mc6c42eef10916e8f = Das Projekt setzt eine Option der Physik auf einen Wert, den sie nicht annehmen kann, oder eine, die diese Version nicht kennt. Sie bleibt erhalten, aber das Level wird mit dem Wert der Vorgabe gespielt.

# Set the switch in the Inspector, with nothing selected, or delete it.
m9553ec104ead87ee = Die Option ohne Auswahl im Inspektor setzen oder löschen.

# This version knows no switch "{v0}".
m7bce3db1c9a98e7c = Diese Version kennt keine Option „{ $v0 }“.

# {v0} takes {v1}, not {v2}.
m7d989710e2dbdae5 = { $v0 } erlaubt { $v1 }, nicht { $v2 }.

## kit: checks/runs.rs

# Recorded runs that changed
mb3e744bb08c55f6a = Geänderte aufgezeichnete Läufe

# A recorded run, played again in the level or maze as it is now, has another result: something on its path has changed.
m34f0de79d6fb53c9 = Ein aufgezeichneter Lauf hat, im jetzigen Level oder Labyrinth erneut gespielt, ein anderes Ergebnis: Etwas auf seinem Weg hat sich geändert.

# Look at what changed on its path. If the change is intended, let the run expect the new result.
mfeec78baa651d692 = Nachsehen, was sich auf dem Weg geändert hat. Ist die Änderung gewollt, den Lauf das neue Ergebnis erwarten lassen.

# Expect the new result
m50ef30bb8fe339e6 = Neues Ergebnis erwarten

## kit: checks/seams.rs

# Seams
m3b711f969f629d40 = Nahtstellen

# A surface continues in the next block, but not at the height that the angles of the two tiles give: a running player is jolted by the difference, his angle flickers, and in a fast roll he may leave the ground.
m408788633ee216fb = Eine Oberfläche geht im nächsten Block weiter, aber nicht auf der Höhe, die die Winkel der beiden Kacheln ergeben: Ein laufender Spieler wird um den Unterschied gerüttelt, sein Winkel flackert, und bei schnellem Rollen kann er abheben.

# Change the heights of one of the two tiles where they meet, or use a tile that carries the surface on.
m067b3aa21b1b58fc = Die Höhen einer der beiden Kacheln an der Berührungsstelle ändern oder eine Kachel verwenden, die die Oberfläche fortsetzt.

# right wall
ma2eaa387ba36d19b = rechte Wand

# left wall
m9d9dd6d2d3b947a4 = linke Wand

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

## kit: checks/settings.rs

# Angles may be off by (256 to the turn)
m5cf8fb0818ce650a = Erlaubte Winkelabweichung (256 je Umdrehung)

# Floors must stop falls of (pixels a frame)
m9de8f9d445b12a92 = Böden müssen Stürze aufhalten mit (Pixel pro Frame)

# States to search in each level
mce5b1798c725313e = Zu durchsuchende Zustände je Level

## kit: checks/start_in_ground.rs

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

## kit: checks/steps.rs

# Steps
md2023813cc70bf74 = Stufen

# Between two blocks the surface jumps by 5 to 14 pixels. Foot sensors reach that far: a player who walks up is lifted in a single frame, and one who walks down is pulled down at once or trips into the air, as fast as he happens to be.
mafd799520fc2f770 = Zwischen zwei Blöcken springt die Oberfläche um 5 bis 14 Pixel. So weit reichen Fußsensoren: Ein Spieler, der hinaufläuft, wird in einem einzigen Frame gehoben, und einer, der hinunterläuft, wird sofort hinabgezogen oder stolpert in die Luft, je nachdem, wie schnell er gerade ist.

# Make a slope of it, or a ledge of 16 pixels and more, which stops or drops the player as expected.
m79f75b294fe53a22 = Eine Schräge daraus machen oder eine Kante von 16 Pixeln und mehr, die den Spieler wie erwartet aufhält oder fallen lässt.

## kit: checks/switcher_paths.rs

# Switchers that contradict each other
m0c0346c82a12c984 = Ebenenschalter, die sich widersprechen

# A player who leaves one switcher on a layer reaches the next one, which sets another layer for the side that he comes from: if he turns around there, he is on the wrong layer between the two. Tested with players from each switcher in both directions, running, and falling and jumping through horizontal ones.
m1ff393b23c0987a2 = Ein Spieler, der einen Ebenenschalter auf einer Ebene verlässt, erreicht den nächsten, der für die Seite, von der er kommt, eine andere Ebene setzt: Kehrt er dort um, ist er zwischen den beiden auf der falschen Ebene. Getestet mit Spielern von jedem Ebenenschalter in beide Richtungen, laufend und, bei horizontalen, fallend und springend.

# Set both switchers to the same layer for the stretch between them.
me716fb97727b3c1a = Beide Ebenenschalter für die Strecke dazwischen auf dieselbe Ebene stellen.

# Only the first {v0} of {v1} switchers were followed.
m98db0da96b1bc2b3 = Nur die ersten { $v0 } von { $v1 } Ebenenschaltern wurden verfolgt.

# Delete those that no path crosses; no level needs so many.
mf20b3e962e56dd36 = Die löschen, die kein Weg kreuzt; so viele braucht kein Level.

# Going {v0} from this switcher, a player is on layer {v1} when he meets the one at {v2}, {v3}, which sets layer {v4} for the side that he comes from.
m87c0c80e73da4388 = Von diesem Ebenenschalter aus { $v0 } ist ein Spieler auf Ebene { $v1 }, wenn er auf den bei { $v2 }, { $v3 } trifft, der für die Seite, von der er kommt, Ebene { $v4 } setzt.

# Set the switcher at {v0}, {v1} to layer {v2}
m8cc7447652499205 = Ebenenschalter bei { $v0 }, { $v1 } auf Ebene { $v2 } stellen

## kit: checks/text.rs

# and {v0} more
me4c963c0d962a559 = und { $v0 } weitere

# As imported.
mb2989e386524fddb = Wie importiert.

## kit: checks/thin_floors.rs

# Floor too thin
m9c01b7ffe814ac52 = Zu dünner Boden

# A falling player moves by up to 16 pixels between two frames. If a floor is thinner than that, his feet can be above it in one frame and below it in the next, and no sensor looks back up.
m2c405f42500b6690 = Ein fallender Spieler bewegt sich zwischen zwei Frames um bis zu 16 Pixel. Ist ein Boden dünner, können seine Füße in einem Frame darüber und im nächsten darunter sein, und kein Sensor blickt zurück nach oben.

# Make the floor thicker: at least a whole block of solid pixels under every column of the surface.
m35380577002e2598 = Den Boden dicker machen: mindestens ein ganzer Block fester Pixel unter jeder Spalte der Oberfläche.

# Feet that come down at {v0} pixels a frame can be below this floor before they feel it.
m2a05fc5024e734ca = Füße, die mit { $v0 } Pixeln pro Frame herunterkommen, können unter diesem Boden sein, bevor sie ihn spüren.

## kit: checks/things_in_walls.rs

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

## kit: checks/tile_angles.rs

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

## kit: checks/tile_animations.rs

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

## kit: checks/tile_shapes.rs

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

## kit: checks/unlinked.rs

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

## kit: checks/unused.rs

# Unused items
m45197fa75631dd2b = Unbenutztes

# Nothing in this project uses it. That does no harm, but takes space, and changes to it have no visible effect.
m92e799597f2f2b7d = Nichts in diesem Projekt verwendet es. Das schadet nicht, belegt aber Platz, und Änderungen daran haben keine sichtbare Wirkung.

# Delete it, unless you plan to use it or other projects use it.
m7c7c0e71f695d31b = Löschen, sofern es nicht noch gebraucht wird oder andere Projekte es verwenden.

# No chunk uses a block of this tileset.
mafbff71abdd3908a = Kein Chunk verwendet einen Block dieses Kachelsatzes.

# {v0} in no chunk: {v1}.
m06ef1696b2a11d9d = { $v0 } in keinem Chunk: { $v1 }.

# block is
m27f0e5c304b7c78a = Block ist

# blocks are
ma090b856c02c2931 = Blöcke sind

# Delete unused blocks
m6740bca89a4444de = Unbenutzte Blöcke löschen

# {v0} in no block: {v1}.
m8255fa7b8adf8049 = { $v0 } in keinem Block: { $v1 }.

# solid tile is
m5dd3792ae75758f0 = Kollisionskachel ist

# solid tiles are
md5da9e710743872b = Kollisionskacheln sind

# Delete unused tiles
mcda221835d04667d = Unbenutzte Kacheln löschen

# {v0} in no level: {v1}.
mf7e68a8e6bb16e48 = { $v0 } in keinem Level: { $v1 }.

# chunk is
m69c0eb36952ae7ca = Chunk ist

# chunks are
me6c7cb43e1d67d71 = Chunks sind

# Delete unused chunks
md1bd7753ab32e322 = Unbenutzte Chunks löschen

## kit: checks/variants.rs

# Too many mirrored tiles
mdab20b2ce24d327f = Zu viele gespiegelte Kacheln

# Each solid tile counts once for each way in which the chunks mirror it, and a level can hold 16,383 different ones. What is beyond that is not solid at all.
mbf05c14e3b460a10 = Jede Kollisionskachel zählt einmal für jede Art, auf die Chunks sie spiegeln, und ein Level kann 16.383 verschiedene haben. Was darüber hinausgeht, ist gar nicht fest.

# Delete unused chunks, join equal tiles, or split the project.
md7c70e5521451b36 = Unbenutzte Chunks löschen, gleiche Kacheln zusammenführen oder das Projekt aufteilen.

# {v0} mirrored tiles are in use: the last {v1} of them are not solid.
ma577b4571aa3ae67 = { $v0 } gespiegelte Kacheln sind in Gebrauch: Die letzten { $v1 } davon sind nicht fest.

## kit: checks/water.rs

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

# Delete it
mc91b5be754f48793 = Löschen

# The bubble maker does nothing: the level has no water.
m60909dfc3632dfc7 = Die Blasenquelle tut nichts: Das Level hat kein Wasser.

# changes nothing
m75257eb954165c97 = ändert nichts

# never applies: it ends before it begins
ma842c4385c3fdc3a = gilt nie: Sie endet, bevor sie beginnt

# waits for switch {v0}, but there are only those from 0 to 15
m1865593c36977e1f = wartet auf Schalter { $v0 }, aber es gibt nur 0 bis 15

# moves to {v0}, which is outside the level
m1c02d0ecb33fd095 = geht auf { $v0 }, was außerhalb des Levels liegt

## kit: derived/art.rs

# {v0}/{v1} is {v2} × {v3} pixels; both sides must be multiples of 16. Blocks show their shapes instead.
mb815dea1ea3dc821 = { $v0 }/{ $v1 } hat { $v2 } × { $v3 } Pixel; beide Seiten müssen Vielfache von 16 sein. Blöcke zeigen stattdessen ihre Formen.

# {v0}. Blocks show their shapes instead.
ma4c298c73b9b0262 = { $v0 }. Blöcke zeigen stattdessen ihre Formen.

# {v0} blocks of {v1} name a cell that {v2} does not have; they show their shapes instead.
mb2883ff5c67aa9f6 = { $v0 } Blöcke von { $v1 } nennen eine Zelle, die { $v2 } nicht hat; sie zeigen stattdessen ihre Formen.

# {v0}. The background layer stays empty.
m2005961d4a646f30 = { $v0 }. Die Hintergrundebene bleibt leer.

## kit: derived/level_picture.rs

# It was stopped.
m56cf35ae185a29ce = Der Vorgang wurde abgebrochen.

## kit: derived/picture.rs

# The picture {v0} can't be read: {v1}
m12646e48d079b8ff = Das Bild { $v0 } kann nicht gelesen werden: { $v1 }

# {v0} is not a PNG that can be shown: {v1}
md6a0bf0226abf9bc = { $v0 } ist kein darstellbares PNG: { $v1 }

## kit: derived/whole_file.rs

# {v0} can't be written: {v1}
me7db29e8d10f2e89 = { $v0 } kann nicht geschrieben werden: { $v1 }

# the path ends in no file name
m1c37426fcf1118cc = der Pfad endet nicht auf einen Dateinamen

# {v0} is there already
mf0b14e24b4282c9b = { $v0 } gibt es schon

## kit: document/backgrounds.rs

# {v0} can't be a background: {v1}
md85a0443b65d2471 = { $v0 } ist als Hintergrund nicht möglich: { $v1 }

# there is no such file; check its path
mf523201bfb0cbd9b = diese Datei gibt es nicht; den Pfad prüfen

# the file is too large; make the picture smaller
m659af13df0e8be2b = die Datei ist zu groß; das Bild verkleinern

# {v0}. Save it again as PNG
m81d1e073f6151c88 = { $v0 }. Das Bild erneut als PNG speichern

# no name is left for it in the tileset's folder
m3f95a6144a406b42 = im Ordner des Kachelsatzes ist kein Name mehr dafür frei

# the background picture {v0} can't be shown:
m729b4f01efe295e3 = das Hintergrundbild { $v0 } kann nicht gezeigt werden:

# there is no such file
ma52ebe8820195eed = diese Datei gibt es nicht

# the file is too large
m75b1fc0c5aea5c9b = die Datei ist zu groß

## kit: document/backups.rs

# {v0} can't be read: {v1}
m59d1c0628a8da8bc = { $v0 } kann nicht gelesen werden: { $v1 }

# a newer version of Loopwright wrote it
m2148c2c6190a255d = eine neuere Version von Loopwright hat es geschrieben

## kit: document/block_numbers.rs

# {v0} more blocks are needed, but {v1} of the project's {v2} block numbers are taken; delete unused blocks or a tileset (Level > Tilesets)
md0f56bb125d07acc = { $v0 } weitere Blöcke werden gebraucht, aber { $v1 } der { $v2 } Blocknummern des Projekts sind belegt; unbenutzte Blöcke oder einen Kachelsatz löschen (Level > Kachelsätze)

## kit: document/chunk_numbers.rs

# the project has {v0} chunks, as many as there can be; {v1} of them are in no level (the Chunks pane deletes those)
m469645b6db00cfbb = das Projekt hat { $v0 } Chunks, mehr sind nicht möglich; { $v1 } davon sind in keinem Level (der Bereich Chunks löscht sie)

## kit: document/custom_kinds/heights.rs

# More than {v0} numbers: no object is that wide.
m36db54e11c8493b1 = Mehr als { $v0 } Zahlen: So breit ist kein Objekt.

# It holds no numbers.
mc4578c4f7e610be3 = Es enthält keine Zahlen.

# “{v0}” is not a height: they are from -128 to 127, or bytes like $F0 and 0xF0.
m6fb26cb7446c184a = „{ $v0 }“ ist keine Höhe: Höhen gehen von -128 bis 127 oder sind Bytes wie $F0 und 0xF0.

## kit: document/custom_kinds/mod.rs

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

## kit: document/differences.rs

# Name: “{v0}” instead of “{v1}”
mf06f83e0ff897172 = Name: „{ $v0 }“ statt „{ $v1 }“

# Settings of the project
m8382e990e8e2995b = Einstellungen des Projekts

# Level
maa8aa81ad6f055fd = Level

# Maze
m49ad5eaecfd6f6e2 = Labyrinth

# Chunks: {v0} differ
mf85cf342fd796c55 = Chunks: { $v0 } verschieden

# Tileset
me7aacb87c9d8f31f = Kachelsatz

# Object kinds of the project
me3059e3e397e6c68 = Objektarten des Projekts

# layout place
m7d5a8739aa9ba784 = Layoutstelle

# layer switcher
mb82edc1b9b05dfbd = Ebenenschalter

# solid tile
m8f65f1ffb34e3848 = Kollisionskachel

# picture cell
ma63bb8c93c951a27 = Bildzelle

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

# the chunk has another size than the project's chunks
mce81023cb1706614 = der Chunk hat eine andere Größe als die Chunks des Projekts

# chunk 0 must stay: erasing places it
m91ac9d3c50805042 = Chunk 0 muss bleiben: Löschen setzt ihn

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
m6cbf42024f2e9e8f = ein Objekt kann nicht die Kennung eines anderen Objekts haben

# run name
mfadd8dfdd15a073d = Laufname

# a run cannot have another run's key
m02f7f4478d77812d = ein Lauf kann nicht den Schlüssel eines anderen Laufs haben

## kit: document/files/worker.rs

# the project is not open from a folder
m451fd543e3d8e49f = das Projekt ist nicht aus einem Ordner geöffnet

# Open
m1f7698c061c208c9 = Öffnen

# Save as
m8603e5ad3b940b18 = Speichern unter

# Look for changes
m32491966c929035c = Nach Änderungen suchen

# {v0} can't be an object's picture: {v1}
m394e41996a98eca4 = { $v0 } ist als Objektbild nicht möglich: { $v1 }

# Use a tileset
mdc843f1b2eeff47f = Kachelsatz verwenden

## kit: document/history.rs

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

## kit: document/own_pictures.rs

# the file has more than {v0} MB
m4c53d25a7d46cfa7 = die Datei hat mehr als { $v0 } MB

# it is {v0} × {v1} pixels; {v2} × {v3} is the most that an object can show
mf018fc5913ebad34 = es hat { $v0 } × { $v1 } Pixel; ein Objekt kann höchstens { $v2 } × { $v3 } zeigen

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

## kit: document/pictures.rs

# it is {v0} × {v1} pixels; both sides must be multiples of 16
m6ad1e13b6d8fcd07 = es hat { $v0 } × { $v1 } Pixel; beide Seiten müssen Vielfache von 16 sein

## kit: document/renumber/mod.rs

# the level "{v0}" could not be read and would show other chunks afterwards; fix or delete it first
mef9d75067d686a44 = das Level „{ $v0 }“ konnte nicht gelesen werden und würde danach andere Chunks zeigen; es zuerst reparieren oder löschen

# {v0} {v1} is still used
mf741528b68279195 = { $v0 } { $v1 } wird noch verwendet

# there is no tileset {v0}
m3412e483c040e520 = es gibt keinen Kachelsatz { $v0 }

## kit: drawing/chunk_size.rs

# the chunks of an import keep their size: the game's files know them by number
m7c022c2343c5b5d8 = die Chunks eines Imports behalten ihre Größe: Die Dateien des Spiels kennen sie nach Nummer

# a level of the project could not be read, and would show other chunks; open it first
m65b6f3a8cc925d69 = ein Level des Projekts konnte nicht gelesen werden und würde andere Chunks zeigen; es zuerst öffnen

# it needs more than the 65,536 chunks that a project can have
m3e5592ac6dbc5cf4 = dafür sind mehr als die 65.536 Chunks nötig, die ein Projekt haben kann

# Terrain stays as it is, and so do loops: layer switchers lead players around them.
m2b036d8d5e298cca = Das Gelände bleibt, wie es ist, ebenso die Loopings: Ebenenschalter führen die Spieler herum.

# loop of the shape tool is drawn again in the middle of its new chunk.
m2fcbbf657f19fe1b = Looping des Formwerkzeugs wird in der Mitte seines neuen Chunks neu gezeichnet.

# loops of the shape tool are drawn again in the middle of their new chunks.
m3230866820592013 = Loopings des Formwerkzeugs werden in der Mitte ihrer neuen Chunks neu gezeichnet.

# marked loop no longer works: by these rules the place within a chunk says where in a loop a player is. Draw it again.
m5ee1a4e83c5f7773 = markierter Looping funktioniert nicht mehr: Nach diesen Regeln sagt die Stelle im Chunk, wo in einem Looping ein Spieler ist. Neu zeichnen.

# marked loops no longer work: by these rules the place within a chunk says where in a loop a player is. Draw them again.
mc6e123d2b9fda22a = markierte Loopings funktionieren nicht mehr: Nach diesen Regeln sagt die Stelle im Chunk, wo in einem Looping ein Spieler ist. Neu zeichnen.

# S tunnel begins and ends with its new chunk.
mf58e8e30aad1eab6 = S-Tunnel beginnt und endet mit seinem neuen Chunk.

# S tunnels begin and end with their new chunks.
m2645ad69640158c6 = S-Tunnel beginnen und enden mit ihren neuen Chunks.

# Terrain stays as it is. There are no loops and no S tunnels.
mc07c4356e580b7c9 = Das Gelände bleibt, wie es ist. Es gibt keine Loopings und keine S-Tunnel.

# Terrain stays as it is. {v0}
m0dc02f5683eba44f = Das Gelände bleibt, wie es ist. { $v0 }

## kit: drawing/shapes/edges.rs

# Outer edge of radius {v0}: {v1} % of the runs at 6 and 12 pixels a frame leave it; from {v2} on none does
mc298339f15a1f095 = Außenkante mit Radius { $v0 }: { $v1 } % der Läufe mit 6 und 12 Pixeln pro Frame heben ab; ab { $v2 } keiner

# . Another one does so too
mc918f02b5db783f9 = {"."} Bei einer weiteren ebenso

# . {v0} others do so too
m580bc9ca4997e99b = {"."} Bei { $v0 } weiteren ebenso

## kit: drawing/shapes/handles.rs

# Loop
m4efee5b48a4593cb = Looping

# Press at its lowest point, drag to its side: floors on both layers, feet and switchers come with it
mf73b1753cad11848 = Am tiefsten Punkt drücken, zur Seite ziehen: Böden auf beiden Ebenen, Füße und Ebenenschalter entstehen mit

# Slope
mf97837cd392c98c8 = Schräge

# From level ground to level ground, straight between, with eased ends
m424a32a276d5e446 = Von ebenem Boden zu ebenem Boden, dazwischen gerade, mit weichen Enden

# From one level to another in two equal bends
m18d60b6362be96a0 = Von einer Höhe zu einer anderen in zwei gleichen Bögen

# Hill
m9dd6e9d89c940c0a = Hügel

# Up and down again, or a dip; drag from foot to foot, upwards for the height
m0082efe3d7e73d19 = Hinauf und wieder hinab, oder eine Senke; von Fuß zu Fuß ziehen, nach oben für die Höhe

# Quarter pipe
m93fde7a1cce27439 = Quarterpipe

# From level ground into a wall; drag from the ground to the wall's end
m6882a063b5c82317 = Von ebenem Boden in eine Wand; vom Boden zum Ende der Wand ziehen

# Down, along and up again; drag from rim to rim, downwards for the depth
m5359c2a2e81c7082 = Hinab, entlang und wieder hinauf; von Rand zu Rand ziehen, nach unten für die Tiefe

# Tunnel
mb9a97fa4bfcdde37 = Tunnel

# A floor and a ceiling over it
m73bc25580c7dec54 = Ein Boden und eine Decke darüber

# Straight from end to end
m4ccd94de4199dff4 = Gerade von Ende zu Ende

# A piece of a circle: two ends, and a handle that bends it
mb9147e918cede610 = Ein Stück eines Kreises: zwei Enden und ein Anfasser, der es biegt

# Polyline
m32a0603a42fe41d5 = Polylinie

# Straight pieces; Alt and a click add a point at its end
m03b58611e98d4ca6 = Gerade Stücke; Alt und ein Klick fügen am Ende einen Punkt an

# Cubic pieces with handles; Alt and a click add a piece at its end
mf26e57694a8acfff = Kubische Stücke mit Anfassern; Alt und ein Klick fügen am Ende ein Stück an

# Freehand
me21075c9ff8fd932 = Freihand

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

# No player gets over it at up to {v0}.0
m8c2373a70e9a8472 = Kein Spieler kommt darüber hinweg, bis { $v0 }.0

# , a run from the start arrives with {v0}
mabe96436bd87830e = , ein Lauf vom Start kommt mit { $v0 } an

# ; a run from the start does not get here
m882cad2377467625 = ; ein Lauf vom Start kommt nicht hierher

# A run from the start arrives here with {v0} pixels a frame and falls back; it needs {v1}.
mdff59cda43b9c4ab = Ein Lauf vom Start kommt hier mit { $v0 } Pixeln pro Frame an und fällt zurück; nötig sind { $v1 }.

## kit: drawing/starters.rs

# Meadow
md3bc998a00b26500 = Wiese

# Ruins
m0da4d3d08c5e5e24 = Ruinen

# Factory
mca40ffbe16eb074d = Fabrik

# Grass on woven earth, stone loops, a bright sky with clouds.
m02b1853550991bb7 = Gras auf gewobener Erde, Loopings aus Stein, heller Himmel mit Wolken.

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
mf7ae69bd1968b562 = Zwei Loopings mit einem Hügel dazwischen und ein Ziel. Mit ihren Anfassern ändern.

# A floor and a ceiling with bumps, and a goal.
m6bfac85475b1ab5d = Ein Boden und eine Decke mit Buckeln und ein Ziel.

## kit: drawing/tile/angle.rs

# least squares
m40c21f586cb88ea6 = kleinste Quadrate

# end points
m717edad573132099 = Endpunkte

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
m44a8ebab76ce77a3 = „{ $v0 }“ ist kein Winkel: Er muss von 0 bis 255 gehen.

## kit: drawing/tile/uses.rs

# top only
m743a5b80e3d13a4e = nur oben

# sides only
m558d4e49b9dce1e7 = nur Seiten

# not solid
mb5511b646b7c13e1 = nicht fest

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
m742d8984f8ced63b = mehr als { $v0 } Bytes kämen heraus

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

# cancelled; nothing was written
mc8ee6dc1fcabd882 = abgebrochen; nichts wurde geschrieben

# Files
m803ce7e1a2294d50 = Dateien

# {v0} of {v1} files change
m8d2d3e32542cc1e8 = { $v0 } von { $v1 } Dateien ändern sich

# {v0} bytes become {v1}
m53668dd70de78168 = { $v0 } Bytes werden { $v1 }

# ; also used by {v0}
m15aa200cf7782d57 = ; auch verwendet von { $v0 }

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
m9d89fef4b72a64a5 = der Start: Keine Datei neben dem Layout enthält ihn; Probleme bietet einen Platz an

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

## kit: exchange/sonlvl/by_zone.rs

# scrap brain
m2288e0c83570a332 = scrap brain

# star light
m745c287faacca2ed = star light

# chemical plant
m8e9513d95bc415e8 = chemical plant

## kit: exchange/sonlvl/camera_limits.rs

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

# Revision
mef6dc5fde61a7538 = Revision

# _inc/Start Location Array - Levels.asm
m95e7bec513793a2c = _inc/Start Location Array - Levels.asm

## kit: exchange/sonlvl/error.rs

# {v0} cannot be {v1}: {v2}. {v3}
ma709c27260f87efb = { $v0 } war nicht verfügbar ({ $v1 }): { $v2 }. { $v3 }

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

# ; nearby files: {v0}
mf14da6f7aaa264c2 = ; Dateien in der Nähe: { $v0 }

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

# its picture was painted: patterns are not written
m6adcb0cafea12f2a = sein Bild wurde gemalt: Muster werden nicht geschrieben

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

## kit: exchange/sonlvl/export/files.rs

# {v0}: {v1} changed here and by another program: import the level again, or overwrite what is there
mbd1763c4815be3d3 = { $v0 }: { $v1 } hier und von einem anderen Programm geändert: das Level erneut importieren oder das Vorhandene überschreiben

# {v0}: {v1}: levels that share the file want different things
m6d01932bfc35fc8a = { $v0 }: { $v1 }: Levels, die sich die Datei teilen, wollen Verschiedenes

# {v0}: {v1} changed by another program: kept as there
m932ab3273500827c = { $v0 }: { $v1 } von einem anderen Programm geändert: wie dort belassen

## kit: exchange/sonlvl/export/level.rs

# the chunk at column {v0}, row {v1}: {v2}
mabaea8dc93d39153 = der Chunk in Spalte { $v0 }, Zeile { $v1 }: { $v2 }

# chunk {v0} of the project has no number there
mb4dbe40391db7d95 = Chunk { $v0 } des Projekts hat dort keine Nummer

# this game's layouts mark no loops
m38dee4e0cd4752bf = die Layouts dieses Spiels markieren keine Loopings

# the game takes chunk {v0} on the low plane of loop {v1}, the project another
m9b4d77ffa418861a = das Spiel nimmt Chunk { $v0 } auf der unteren Ebene von Looping { $v1 }, das Projekt einen anderen

# {v0} × {v1} chunks are used, the game has room for {v2} × {v3}
m716675eb92aa9603 = { $v0 } × { $v1 } Chunks sind belegt, das Spiel hat Platz für { $v2 } × { $v3 }

## kit: exchange/sonlvl/export/lists.rs

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

# {v0}: left as it is in the file
m33298cc3068e0595 = { $v0 }: wie in der Datei belassen

# {v0} objects and layer switchers: there is no list of objects
mb942f6c43bf99553 = { $v0 } Objekte und Ebenenschalter: Es gibt keine Objektliste

# objects that are remembered
md67201425c972158 = Objekte, die gemerkt werden

# {v0} rings and groups of rings: there is no list of rings
m5a34fba411202578 = { $v0 } Ringe und Ringgruppen: Es gibt keine Ringliste

# {v0}: {v1} are placed, the game has room for {v2}
md82cee903a546f36 = { $v0 }: { $v1 } sind gesetzt, das Spiel hat Platz für { $v2 }

# group of rings
mb00632fc2194b906 = Ringgruppe

# groups of rings
m45f35ebbc0c584e5 = Ringgruppen

## kit: exchange/sonlvl/export/mod.rs

# did not come from a disassembly: not written
m7557b3a81650f38c = stammt nicht aus einer Disassembly: nicht geschrieben

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

## kit: exchange/sonlvl/export/starts.rs

# the start at {v0}, {v1}: 0 to 65535 are possible
m123b697c25e8999e = der Start bei { $v0 }, { $v1 }: 0 bis 65535 sind möglich

# the start at offset {v0}: too far out
mc5fb1b93719f0293 = der Start bei Offset { $v0 }: zu weit außen

# start position
mc57bab12c7b2d842 = Startposition

# start positions
m43fbe1e954e55b43 = Startpositionen

# the start: the level project names no file for it
m880aa343a42b7d9f = der Start: Das Levelprojekt nennt keine Datei dafür

# the character that begins at {v0}, {v1}: the game decides that
m77dc1d84451ea3d5 = die Figur, die bei { $v0 }, { $v1 } beginnt: Das entscheidet das Spiel

# the start of {v0} is gone here: left as it is in the file
mde53b191a6092e08 = der Start von { $v0 } fehlt hier: wie in der Datei belassen

# the start "{v0}": the game has no file for it
m40ee7f4d0b1af148 = der Start „{ $v0 }“: Das Spiel hat keine Datei dafür

## kit: exchange/sonlvl/export/tiles.rs

# solid tiles: {v0} are needed, the game has room for {v1}
ma757b87cf79d5e94 = Kollisionskacheln: { $v0 } werden gebraucht, das Spiel hat Platz für { $v1 }

# angle of solid tile
mcb1a492fa5f78486 = Winkel der Kollisionskachel

# angles of solid tiles
me51d02d19343c098 = Winkel der Kollisionskacheln

# solid tiles
mf872707dade98c41 = Kollisionskacheln

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

# camera limits that change on the way: the game's code decides that
mfc6c3ef762725644 = Kameragrenzen, die sich unterwegs ändern: Das entscheidet der Code des Spiels

# how the water moves: the game's code decides that
ma7610aa073e039e1 = wie sich das Wasser bewegt: Das entscheidet der Code des Spiels

# the choice of a background
m2ca3f8739b3343b9 = die Wahl eines Hintergrunds

# how the player begins: the files hold only where
mff2823f4e755cad1 = wie der Spieler beginnt: Die Dateien enthalten nur, wo

# what chunk {v0} does to the player: the game's code decides that
m900c4061c5c73a7c = was Chunk { $v0 } mit dem Spieler macht: Das entscheidet der Code des Spiels

# physics that differ from the game's: {v0}
med4565d91560c10c = Physik, die von der des Spiels abweicht: { $v0 }

# Project
m282049f502eac1de = Projekt

# the choice of another game's physics
m66c88776b0a5d074 = die Wahl der Physik eines anderen Spiels

## kit: exchange/sonlvl/export/zone.rs

# the project has no tileset of the zone `{v0}`
m589f8c3b486e2ffa = das Projekt hat keinen Kachelsatz der Zone `{ $v0 }`

# imported by an older version: what other programs changed since cannot be distinguished from what the project changed, and pictures of blocks are not written
m82f3e3a76b1c00d1 = von einer älteren Version importiert: Was andere Programme seither geändert haben, ist nicht von dem zu unterscheiden, was das Projekt geändert hat, und Bilder von Blöcken werden nicht geschrieben

## kit: exchange/sonlvl/format.rs

# Outermost folder
mb3fb55849e6f26d1 = Äußerster Ordner

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

# Export levels back into the files of their disassembly; the old files are kept beside them.
mc585afbab0a78316 = Levels in die Dateien ihrer Disassembly zurückschreiben; die alten Dateien bleiben daneben erhalten.

# The SonLVL project: an INI file.
m2cea3a46df8b01b8 = Das SonLVL-Projekt: eine INI-Datei.

# The INI file of the disassembly that the levels came from.
m111a7cf11457ea81 = Die INI-Datei der Disassembly, aus der die Levels stammen.

# Outermost folder to write files to (default: the disassembly around the INI file).
mda74759c3206c2d8 = Äußerster Ordner, in den Dateien geschrieben werden (Standard: die Disassembly um die INI-Datei).

# Replace what other programs changed in the files since the import or the last export.
m830b1c8cbf76777f = Ersetzen, was andere Programme seit dem Import oder dem letzten Export in den Dateien geändert haben.

# Replace what other programs changed in the files
m3c9f44dcfc7674e5 = Ersetzen, was andere Programme in den Dateien geändert haben

# Otherwise such changes stay, and an export that would undo one is refused
md8633e3824ea366a = Sonst bleiben solche Änderungen, und ein Export, der eine rückgängig machen würde, wird abgelehnt

# Also change acts that are not in the project, if they show a chunk that the project changed.
mfe1df4a068f0ab85 = Auch Acts ändern, die nicht im Projekt sind, wenn sie einen vom Projekt geänderten Chunk zeigen.

# Change acts that are not in this project too
m0309fbd1838e32fa = Auch Acts ändern, die nicht in diesem Projekt sind

# Otherwise they keep their chunks, and changed chunks get new numbers
mdac32128a23c5885 = Sonst behalten sie ihre Chunks, und geänderte Chunks bekommen neue Nummern

## kit: exchange/sonlvl/import.rs

# {v0} levels; {v1} at once are possible
med0583163712d881 = { $v0 } Levels; { $v1 } auf einmal sind möglich

# its chunks have another size than those of the levels before: import it by itself
m1e592a9ea03c9e8b = seine Chunks haben eine andere Größe als die der Levels davor: einzeln importieren

# a layout of more than {v0} bytes
m08b6f352081b59a4 = ein Layout mit mehr als { $v0 } Bytes

# more than {v0} objects and rings: import fewer levels at once
m70c5ca54825805ec = mehr als { $v0 } Objekte und Ringe: weniger Levels auf einmal importieren

# shown with the pictures of `{v0}`; its own differ: {v1}
mbc01a5094d9c17e1 = mit den Bildern von `{ $v0 }` gezeigt; die eigenen weichen ab: { $v1 }

## kit: exchange/sonlvl/ini.rs

# the key `{v0}` is in this section twice
m810d33704737fd17 = der Schlüssel `{ $v0 }` steht in diesem Abschnitt zweimal

# the section `{v0}` is here for the second time
mbd1e4532b2a188d4 = der Abschnitt `{ $v0 }` steht hier zum zweiten Mal

## kit: exchange/sonlvl/join.rs

# with its offset, or together, the files have more than {v0} bytes
m82ec064a81616c22 = mit ihrem Offset oder zusammen haben die Dateien mehr als { $v0 } Bytes

## kit: exchange/sonlvl/layout.rs

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

# row leads
ma5a3ab21042a3f70 = Zeile führt

# rows lead
m266585338eb819ce = Zeilen führen

# {v0} past the end of the file, from row {v1} on: what is missing is empty
mf8e791297b2846da = { $v0 } über das Dateiende hinaus, ab Zeile { $v1 }: Was fehlt, ist leer

# {v0} × {v1} chunks, but 256 × 256 are possible
mcd3deae6be183936 = { $v0 } × { $v1 } Chunks, aber 256 × 256 sind möglich

# {v0} × {v1} chunks, but 128 × 16 are possible
m39207f5061125424 = { $v0 } × { $v1 } Chunks, aber 128 × 16 sind möglich

# {v0} chunks in both planes, but {v1} in {v2} rows are possible
m1c8385900c80d675 = { $v0 } Chunks in beiden Ebenen, aber { $v1 } in { $v2 } Zeilen sind möglich

# the file ends in the layout's head
m69345de9e5bc3bfe = die Datei endet im Kopf des Layouts

# row {v0} leads before the file's beginning
me5a5081185f65e9b = Zeile { $v0 } führt vor den Anfang der Datei

## kit: exchange/sonlvl/level.rs

# `{v0}` is not a water height
m25004663f8a19667 = `{ $v0 }` ist keine Wasserhöhe

# the game's code moves the water
mef0866b7ccc06c03 = der Code des Spiels bewegt das Wasser

# of the water's events: {v0}
ma1a12533839b9ffb = von den Ereignissen des Wassers: { $v0 }

# not imported, and left unchanged by an export: {v0}
m5a2fb205a0611b45 = nicht importiert und von einem Export unverändert gelassen: { $v0 }

# layout of {v0} × {v1} chunks, {v2} objects and ring groups, {v3} layer switchers, {v4} start positions
m543f096f6c41388a = Layout von { $v0 } × { $v1 } Chunks, { $v2 } Objekte und Ringgruppen, { $v3 } Ebenenschalter, { $v4 } Startpositionen

# camera limits at the start of the act: {v0}
m76337645515210ba = Kameragrenzen am Anfang des Acts: { $v0 }

# camera limits are a guess from the used part of the layout: {v0}
m3be90d9370ed6b73 = die Kameragrenzen sind nach dem belegten Teil des Layouts geschätzt: { $v0 }

# the layout names chunks that the files do not have: {v0}
me7438586631ee3a3 = das Layout nennt Chunks, die die Dateien nicht haben: { $v0 }

# the objects of Sonic CD are not read
m0b3309a7ca6c0a45 = die Objekte von Sonic CD werden nicht gelesen

# the object list has no end mark
m1283703ca38d2f8e = die Objektliste hat keine Endmarke

# with subtype {v0}
mb98be6bcac43da73 = mit Subtyp { $v0 }

# kept as they are, shown and movable, but without effect: {v0}
mbc50699e210da689 = unverändert behalten, sichtbar und verschiebbar, aber ohne Wirkung: { $v0 }

# `rings`: in this game rings are objects
m0fdef1197e984bac = `rings`: In diesem Spiel sind Ringe Objekte

# no start position: the player begins at the top left
mb2e2d49442bb35a1 = keine Startposition: Der Spieler beginnt links oben

# the file ends before the start position
mdda350b902b6dd57 = die Datei endet vor der Startposition

## kit: exchange/sonlvl/objects.rs

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

## kit: exchange/sonlvl/pictures.rs

# without patterns and blocks the tileset's picture shows solid tiles
m35bc67a50ee94628 = ohne Muster und Blöcke zeigt das Bild des Kachelsatzes Kollisionskacheln

# file:source:destination:length is wanted
m83924ea614fde4c9 = erwartet wird Datei:Quelle:Ziel:Länge

# there are {v0} tiles at most
maa44aadf7b842f26 = es gibt höchstens { $v0 } Kacheln

# the file ends before its first block
m716074b7db007096 = die Datei endet vor ihrem ersten Block

# no `palette`: the picture is grey
m95b7ba20a25bd405 = keine `palette`: Das Bild ist grau

# `{v0}` of the palette: file:source:destination:length is wanted
m9b6bade6f2b35396 = `{ $v0 }` der Palette: erwartet wird Datei:Quelle:Ziel:Länge

## kit: exchange/sonlvl/project.rs

# Levels
mb9f1339b3a61604a = Levels

# `{v0}` is not read: S1, SCD, S2, S3K and SKC are
m1acca6ea2760c670 = `{ $v0 }` wird nicht gelesen, nur S1, SCD, S2, S3K und SKC

# there is no compression `{v0}`
m22a0968c76910876 = es gibt keine Kompression `{ $v0 }`

# {v0} files; {v1} are possible
m9f54ddda729f694d = { $v0 } Dateien; { $v1 } sind möglich

# `{v0}` is not an offset
m5e1e5dc61ed2f142 = `{ $v0 }` ist kein Offset

# `{v0}` is not a hexadecimal offset
m0848a46df1c1a75f = `{ $v0 }` ist kein hexadezimaler Offset

## kit: exchange/sonlvl/room.rs

# Chunks
m816c207ba6213983 = Chunks

# Blocks
m5168cd5936a0aac3 = Blöcke

# Layout columns
mf449daf016ead5f4 = Layoutspalten

# Layout rows
m7a73d0e00dbdbe30 = Layoutzeilen

# Layout chunks, both planes
mb7ce7d2eb1e37db7 = Layout-Chunks, beide Ebenen

# Objects
ma2ddb53b55f7432b = Objekte

# Objects that are remembered
ma87ded401b415e38 = Gemerkte Objekte

## kit: exchange/sonlvl/water.rs

# what follows once it has come to 3A8, and switch 5
mdee3755a6da24dfe = was folgt, sobald es 3A8 erreicht hat, und Schalter 5

# the layout's cell that changes, and switch 8
mbfc9e43248376b1b = die Zelle des Layouts, die sich ändert, und Schalter 8

## kit: exchange/sonlvl/write.rs

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

## kit: exchange/sonlvl/zone.rs

# no collision index: no block is solid
ma4ae6fe71bffedfd = kein Kollisionsindex: Kein Block ist fest

# without `{v0}` solid tiles lack that part
m6a28144ffbe379d8 = ohne `{ $v0 }` fehlt den Kollisionskacheln dieser Teil

# chunks name blocks up to {v0}; the files have {v1}: the others are blank
mca98d546c7e63828 = Chunks nennen Blöcke bis { $v0 }; die Dateien haben { $v1 }: Die übrigen sind leer

# {v0} chunks, {v1} blocks, {v2} solid tiles
m773759f962d6cd84 = { $v0 } Chunks, { $v1 } Blöcke, { $v2 } Kollisionskacheln

# the picture cannot be made: {v0}
md919bee4f675b69f = das Bild kann nicht erzeugt werden: { $v0 }

# no room for its {v0} in one project: import fewer levels at once
m90af2b194f5739af = kein Platz in einem Projekt ({ $v0 }): weniger Levels auf einmal importieren

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

# {v0} can't be written: {v1}. {v2}
maadf232f2493b16b = { $v0 } kann nicht geschrieben werden: { $v1 }. { $v2 }

# {v0} is a folder
m93a54ecb7b5794c2 = { $v0 } ist ein Ordner

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

# {v0} pixels at the right edge
mab9f96caff22a401 = { $v0 } Pixel am rechten Rand

# {v0} pixels at the lower edge
md8f067a4e5481c20 = { $v0 } Pixel am unteren Rand

# {v0} pixels at the right edge and {v1} at the lower one
m50e993a39e2f91b2 = { $v0 } Pixel am rechten und { $v1 } am unteren Rand

# Margin {v0} and spacing {v1} would leave nothing over.
m7ed77b3339a49369 = Mit Rand { $v0 } und Abstand { $v1 } bliebe nichts übrig.

# This cut leaves {v0} over.{v1}
m0560671ae8502738 = Bei diesem Zuschnitt bleiben { $v0 } übrig.{ $v1 }

# {v0} pixels are partly transparent: those at least half opaque count as solid.
mbefbb0da5179d0fb = { $v0 } Pixel sind teilweise durchsichtig: Mindestens halb deckende gelten als fest.

# No pixel is transparent, so that every block is solid all over. Is there a collision picture?
m3f4b150f5069a09f = Kein Pixel ist durchsichtig, sodass jeder Block ganz fest ist. Gibt es ein Kollisionsbild?

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

# Frame
mef191ab7b2c9f986 = Frame

# Angle
m5bb297d85a6de998 = Winkel

# In the air: ball
m7a8baa90415fdeaa = In der Luft: eingerollt

# In the air
m44c7870d287786f5 = In der Luft

# Floor
mb67f5c0accf1eb1d = Boden

# Floor: rolling
m201ca2fc53deef48 = Boden: rollend

# Right wall
m32d351797ab6edfb = Rechte Wand

# Right wall: rolling
mfa4b44883a6fe306 = Rechte Wand: rollend

# Ceiling
me71cb84e88541da0 = Decke

# Ceiling: rolling
me5bc7dc80fc6659b = Decke: rollend

# Left wall
m9b4177c33e262c04 = Linke Wand

# Left wall: rolling
ma6f0374c2d3874bf = Linke Wand: rollend

## kit: film/reel.rs

# The run {v0} is a run of a maze, which has no moving picture.
m2cdbff573d6f6c0a = Der Lauf { $v0 } gehört zu einem Labyrinth, von dem es keine Animation gibt.

# The level {v0} of the run {v1} can't be played.
mb66cee0973f99093 = Das Level { $v0 } des Laufs { $v1 } ist nicht spielbar.

## kit: job.rs

# The work could not be started: {v0}
m81b211c1dbdeca6b = Der Vorgang konnte nicht gestartet werden: { $v0 }

# The work ended early. Please report this with the project: {v0}
mf82dc19d8435db6e = Der Vorgang endete vorzeitig. Bitte mit dem Projekt melden: { $v0 }

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

## kit: reach/targets.rs

# Goal
mc420f37e0d3ab496 = Ziel

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

## kit: timeline/fan.rs

# go on
m4a73b8cdbebee51c = weiter

# short jump
m451ac5e6d50b66bb = kurzer Sprung

# jump later
m349f5905ef5a7eab = später springen

# let go
m2fbb1617df3bc3ac = loslassen

# hold back
ma8dc0de524a11333 = bremsen

## kit: timeline/sample.rs

# on his feet
m01e6856af90abf8c = auf den Füßen

# in the air
mc70810eece7a4d15 = in der Luft

## core: file/check.rs

# this version knows no switch "{v0}"; it is kept and changes nothing
mf1a57abf3b95d03d = diese Version kennt keine Option „{ $v0 }“; sie bleibt erhalten und ändert nichts

# {v0}; the preset's value is used
m3cb09a0e9e35deb4 = { $v0 }; der Wert der Vorgabe wird verwendet

# blocks from {v0} on overlap with an earlier tileset; the earlier tileset's blocks are used
m5cd0455ce6b62e87 = Blöcke ab { $v0 } überlappen mit einem früheren Kachelsatz; dessen Blöcke werden verwendet

# blocks {v0} to {v1} do not fit into 65536
ma67576b2b8cbc129 = Blöcke { $v0 } bis { $v1 } passen nicht in 65536

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

# there is no chunk {v0}
m71eaf1e4847c7df3 = es gibt keinen Chunk { $v0 }

# column {v0}: there is no block {v1}; it counts as empty{v2}
m5bf0810e22b20be1 = Spalte { $v0 }: Es gibt keinen Block { $v1 }; er gilt als leer{ $v2 }

# blocks that do not exist
mccc9f2b8b3cae46f = Blöcke, die es nicht gibt

# chunk 0 should be empty: erasing places it
mdecf10ed9749f20f = Chunk 0 sollte leer sein: Löschen setzt ihn

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

# from camera x {v0} on the limits are reversed: left {v1} and top {v2} must not exceed right {v3} and bottom {v4}
m1076e15a5dc471e1 = ab Kamera-x { $v0 } sind die Grenzen vertauscht: links { $v1 } und oben { $v2 } dürfen rechts { $v3 } und unten { $v4 } nicht überschreiten

# the start has no name and cannot be chosen
m687e690e46ed8bab = der Start hat keinen Namen und kann nicht gewählt werden

# two starts are called "{v0}"; the first one is used
mc2af516e89cf3752 = zwei Starts heißen „{ $v0 }“; der erste wird verwendet

# there is no such tileset; no background is drawn
mc473ce6ad6d02135 = es gibt keinen solchen Kachelsatz; kein Hintergrund wird gezeichnet

# the goal has no area and can never be reached
m7cb0eed70443c595 = das Ziel hat keine Fläche und kann nie erreicht werden

# this kind of shape takes {v0} points, not {v1}; it can only be baked
mf0532c7a2f603492 = diese Art von Form hat { $v0 } Punkte, nicht { $v1 }; sie kann nur in Gelände umgewandelt werden

# shapes with a wrong number of points
m3020dc4d41609660 = Formen mit falscher Punktzahl

# the id {v0} is used twice
mc312a9e6f4cb6f7c = die Kennung { $v0 } wird zweimal verwendet

# ids are used twice
md9b8e1ae13d4dae0 = Kennungen werden zweimal verwendet

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

# the new content beside it is damaged
m75f8d758e5efb34b = der neue Inhalt daneben ist beschädigt

## core: file/error.rs

# {v0} contains no project: there is no loopwright.json. Choose the folder that contains it, or start a new project.
m6899b056e99998a8 = { $v0 } enthält kein Projekt: loopwright.json fehlt. Den Ordner wählen, der sie enthält, oder ein neues Projekt anlegen.

# {v0} could not be {v1}: {v2}. {v3}
m5954e0f9260985a2 = { $v0 } war nicht verfügbar ({ $v1 }): { $v2 }. { $v3 }

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

# {v0} already contains another project. Choose an empty folder.
m5ee8df56f4a65fdb = { $v0 } enthält schon ein anderes Projekt. Einen leeren Ordner wählen.

# The tileset {v0} is outside the project and was edited. Allow writing to it, or save as a separate project, which copies it.
mfdb157c819f54203 = Der Kachelsatz { $v0 } liegt außerhalb des Projekts und wurde bearbeitet. Schreiben darin erlauben oder als eigenes Projekt speichern, wobei er kopiert wird.

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

# "{v0}" is not a side of a layer switcher: "A", "B", "A high" or "B high"
me340e5510a930c79 = „{ $v0 }“ ist keine Seite eines Ebenenschalters: "A", "B", "A high" oder "B high"

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

# the list is too long: {v0} items are possible
m754913562708bfbd = die Liste ist zu lang: { $v0 } Einträge sind möglich

## core: file/formats/names.rs

# "{v0}" is not known here; it must be one of {v1}
m65468e854c8adddf = „{ $v0 }“ ist hier nicht bekannt; möglich ist nur einer der Werte { $v1 }

# "{v0}" is not a number of 16 hexadecimal digits
mc0ca38f00db4d2a3 = „{ $v0 }“ ist keine Zahl aus 16 Hexadezimalziffern

## core: file/formats/objects.rs

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

# {v0}, {v1} are not both from -{v2} to {v3}
m379fe0137e233267 = { $v0 }, { $v1 } liegen nicht beide zwischen -{ $v2 } und { $v3 }

## core: file/formats/piece.rs

# a piece of a level
ma13c62ca649e151e = ein Stück eines Levels

# this row has {v0} cells, the first one has {v1}
ma987ed499ad46c90 = diese Zeile hat { $v0 } Zellen, die erste hat { $v1 }

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

# an object
md6da9575586a59e9 = ein Objekt

# `{v0}` is not a fact of {v1}; it must be one of {v2}
m25bab74cef6e89d4 = `{ $v0 }` ist hier kein Merkmal ({ $v1 }); möglich ist nur: { $v2 }

## core: file/formats/shapes.rs

# "{v0}" is not a row of cells: column, row and a colon, then cells
m614e0af9c7e00744 = „{ $v0 }“ ist keine Zeile von Zellen: Spalte, Zeile und ein Doppelpunkt, dann Zellen

## core: file/formats/tileset.rs

# {v0} is not from -16 to 16
maba38607e8f51320 = { $v0 } liegt nicht zwischen -16 und 16

# cell {v0} is named twice
m92c87b1ef846b5a6 = Zelle { $v0 } wird zweimal genannt

# it needs at least one picture
mcf721c7e6c62f029 = mindestens ein Bild ist nötig

# it lasts at least 1 frame
m8dd965d590e267dd = es dauert mindestens 1 Frame

## core: file/open.rs

# this is not UTF-8 text
mcfa1a9f629d05341 = das ist kein UTF-8-Text

# {v0}. It was not opened; saving leaves the file alone
m1650723b01a30798 = { $v0 }. Die Datei wurde nicht geöffnet; Speichern lässt sie unverändert

# the tileset could not be read, its blocks are missing: {v0}
m78c26217c732a989 = der Kachelsatz konnte nicht gelesen werden, seine Blöcke fehlen: { $v0 }

## core: file/paths.rs

# it is empty
mec8466edd3048049 = ist leer

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

## core: file/recording.rs

# there are {v0} rows, and {v1} in the recording that it belongs to
mf663c0bf95e930ae = es gibt { $v0 } Zeilen und { $v1 } in der zugehörigen Aufzeichnung

# a recording has at most 256 MiB
m50e6fce04e8c031a = eine Aufzeichnung hat höchstens 256 MiB

# this is frame {v0}; the recording that it belongs to has {v1} here
m74344eae8d7ff137 = das ist Frame { $v0 }; die zugehörige Aufzeichnung hat hier { $v1 }

# more than {v0} rows (ten hours)
ma62ca756a3218bf7 = mehr als { $v0 } Zeilen (zehn Stunden)

# a line has at most {v0} bytes
mc369230ce407b633 = eine Zeile hat höchstens { $v0 } Bytes

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

## core: kept.rs

# this is not a snapshot, or one of another version of Loopwright
m4f9dfc5b121282ac = das ist kein Schnappschuss oder einer einer anderen Version von Loopwright

# the snapshot is damaged: it has {v0} bytes, which is too few or too many
mca794b329a10a878 = der Schnappschuss ist beschädigt: Er hat { $v0 } Bytes, zu wenige oder zu viele

# the snapshot is damaged at byte {v0}
m3439523cc5a8affc = der Schnappschuss ist bei Byte { $v0 } beschädigt

# the snapshot is of a level with other objects
med54ff785590ddb2 = der Schnappschuss stammt aus einem Level mit anderen Objekten

## core: maze/block.rs

# Empty
m500fd71a4232050e = Leer

# Wall
m8904c4022d8e89f5 = Wand

# Plain block
m84185eb0710dc4e2 = Einfacher Block

# Extra life
m787c010c961b0219 = Extraleben

# Reverse
m3ffcdc5db5e7d0c5 = Umkehr

# Solid ghost
m55c787559c1e2ebb = Fester Geist

# Glass
mb058143c89d1c7ab = Glas

# Emerald
m9756d60e4c4e6c7f = Emerald

# Ghost
m7bd9a75a1618ca30 = Geist

# Ghost maker
mc2236a3caac81b78 = Geistermacher

# Effect
m779d92f40b8f4474 = Effekt

## core: maze/grid.rs

# a maze has 1 to {v0} columns and rows, not {v1} by {v2}
m54218f69551f029b = ein Labyrinth hat 1 bis { $v0 } Spalten und Zeilen, nicht { $v1 } × { $v2 }

# {v0} cells were expected and {v1} are there
m68e0cc9a57ed08d3 = { $v0 } Zellen wurden erwartet, { $v1 } sind vorhanden

# no block has the number {v0} (column {v1}, row {v2})
m4dd2d5de7304caed = kein Block hat die Nummer { $v0 } (Spalte { $v1 }, Zeile { $v2 })

## core: objects/kind.rs

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

# Parts
mcc11850e140eab25 = Teile

## core: objects/kinds/mod.rs

# Nothing
m41d0639ac24cbb6a = Nichts

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

# Knuckles: press jump again in a jump and hold it to glide; left and right turn. On a wall he holds on: up and down climb, jump pushes off. Let go, and he falls; on the ground he slides. He destroys what he glides or slides into.
m7efd8f7fa5003f41 = Knuckles: Springen im Sprung erneut drücken und halten, um zu gleiten; Links und Rechts wenden. An einer Wand hält er sich fest: Hoch und Runter klettern, Springen stößt ab. Beim Loslassen fällt er; auf dem Boden rutscht er. Er zerstört, worauf er im Gleiten oder Rutschen trifft.

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

## core: replay.rs

# after {v0} frames{v1}: {v2}{v3} is {v4}, expected {v5}
m4961e1ac725c8da2 = nach { $v0 } Frames{ $v1 }: { $v2 }{ $v3 } ist { $v4 }, erwartet { $v5 }

# {v0}, the last one
m0b041647812c8986 = { $v0 }, der letzte

# not there
m3ef6afafa7b4b170 = nicht da

# not reached
m867a42370d40ee2c = nicht erreicht

# reached after {v0} frames
m83fff6aa2d335a9f = nach { $v0 } Frames erreicht

# reached within {v0} frames
m473905713ce3dfe0 = innerhalb von { $v0 } Frames erreicht

# at least {v0}
m5222f23973e21d21 = mindestens { $v0 }

## core: ruleset/mod.rs

# the switch `{v0}` takes {v1}, not `{v2}`
m00c60a313b8c4da2 = die Option `{ $v0 }`: Möglich ist { $v1 }, nicht `{ $v2 }`

## core: ruleset/powers.rs

# Bubble
mf213a2e1e5d0d66f = Blase

# Normal
m9ff3121d30f88d52 = Normal

# Super
m9095f01a80a91594 = Super

# Hyper
m9f20d88e4770adb9 = Hyper

# Small
m3d2cc8d952adebec = Klein

## core: value.rs

# hex angle
m573e5870df098665 = Winkel (hex)

# a whole number from {v0} to {v1}
m558d7872d0465a56 = eine ganze Zahl von { $v0 } bis { $v1 }
