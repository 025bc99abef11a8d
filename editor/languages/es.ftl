### Texts of Loopwright: es. The English text is above each translation.

## Actions

# New project
mf28d171a302d2b60 = Nuevo proyecto

# Create a project: name, folder, rules and first level.
m2563b34ab073f72e = Crear un proyecto: nombre, carpeta, reglas y primer nivel.

# File
md1f81284eeb7b503 = Archivo

# New project, 256-pixel chunks
m019ca4873a04aba6 = Nuevo proyecto, chunks de 256 píxeles

# Like New project, with chunks of 256 × 256 pixels as in Sonic 1 and CD, where loops are marked by chunk. The Inspector can change the size later, and shows what that does to loops.
me8adde7b96e2874a = Como Nuevo proyecto, con chunks de 256 × 256 píxeles como en Sonic 1 y CD, donde los loopings se marcan por chunk. El inspector puede cambiar el tamaño después y muestra cómo afecta a los loopings.

# Open…
m7ee932b5dcf559bf = Abrir…

# Open a project with the system's file dialog.
m6864d5724139b4d7 = Abrir un proyecto con el diálogo de archivos del sistema.

# Open from path…
md30f5974ae93db56 = Abrir desde ruta…

# Open a project by typing the path of its folder.
m3cc4e92722d358e0 = Abrir un proyecto escribiendo la ruta de su carpeta.

# Import levels…
m4df2c39b097da65d = Importar niveles…

# Import levels of another program, such as a disassembly, into a new project.
mce4058924b118fcd = Importar niveles de otro programa, como un desensamblado, a un proyecto nuevo.

# Export levels…
m3ba3a1cc81c15636 = Exportar niveles…

# Write levels back into the files that they came from. What would change and what cannot be kept is shown first.
m7e2a399197c565ba = Escribir los niveles en los archivos de los que proceden. Antes se muestra qué cambiaría y qué no puede conservarse.

# Picture of the level…
m4b83bf43e8a84aa5 = Imagen del nivel…

# Save the level, or a part of it, as a picture, optionally with solid pixels, objects and the path of a run.
m57893dedb3ce674e = Guardar el nivel, o una parte, como imagen, opcionalmente con píxeles sólidos, objetos y la trayectoria de un recorrido.

# Moving picture of a run…
m3361636a0c99e060 = Animación de un recorrido…

# Save a run as a GIF, an APNG or a folder of PNGs: what the camera shows or the selected area, optionally with sensors, trail, buttons and numbers.
ma7c73ff9ae870011 = Guardar un recorrido como GIF, APNG o carpeta de PNG: lo que muestra la cámara o el área seleccionada, opcionalmente con sensores, rastro, botones y números.

# Import tileset picture…
m4ee979b5b275963a = Importar imagen de tileset…

# Cut a PNG of 16×16 cells into blocks and solid tiles, from its alpha or from a collision picture.
meb719de88a971756 = Cortar un PNG de celdas de 16×16 en bloques y tiles sólidos, según su canal alfa o una imagen de colisión.

# Tilesets…
m41c30734c2423f50 = Tilesets…

# Add, renumber, export and unlink the project's tilesets.
mfe955fe543c82487 = Añadir, renumerar, exportar y desvincular los tilesets del proyecto.

# Backgrounds…
m0b76c73ee0e758ca = Fondos…

# Put pictures behind the level, and set their order, speed and repetition.
m22c5a832a9b68fdc = Poner imágenes detrás del nivel y definir su orden, velocidad y repetición.

# Save
m33f85f24c0f5f008 = Guardar

# Save the project into its folder.
m455a4b05e0992528 = Guardar el proyecto en su carpeta.

# Save as…
m2ed31e9a64e9d7c4 = Guardar como…

# Save the project into another folder with the system's file dialog.
mda8993c73f98fd1d = Guardar el proyecto en otra carpeta con el diálogo de archivos del sistema.

# Save to path…
mf6fa70a8ba7b58f0 = Guardar en ruta…

# Save the project into a folder whose path you type.
m513c93aa326e2ac1 = Guardar el proyecto en una carpeta escribiendo su ruta.

# Backups…
m4664c65b0b604650 = Copias de seguridad…

# Look at earlier versions of the project, from its last saves and the days before, and restore one.
m91538bffbca527e6 = Ver versiones anteriores del proyecto, de los últimos guardados y de los días previos, y restaurar una.

# Close project
m3aa98abd1e3f6ff2 = Cerrar proyecto

# Close the project and start with an empty one.
m81a7863ab8e604c0 = Cerrar el proyecto y empezar con uno vacío.

# Settings and keys…
m5ea8fc04ea1c4a75 = Ajustes y teclas…

# Change shortcuts, theme, interface scale and what the wheel does.
m27b428fc05a28adc = Cambiar atajos, tema, escala de la interfaz y función de la rueda.

# Quit
m45156213b0fb2396 = Salir

# Close the window.
m6d745114856654ce = Cerrar la ventana.

# Undo
m8f4be9f086eb530f = Deshacer

# Undo the last step.
m514e1b8a83bd14e8 = Deshacer el último paso.

# Edit
m64ef2a6c2dd1d3d1 = Editar

# Redo
m7417792bbe720149 = Rehacer

# Redo the step that was undone.
m7635db13ac060407 = Rehacer el paso deshecho.

# Cut
m0bc31719aa7a8f43 = Cortar

# Copy the selection, then delete it.
m9e7bed32a809c5b0 = Copiar la selección y eliminarla después.

# Copy
m3687049d1af562c4 = Copiar

# Copy the selected things, or the area with its things, to the clipboard, for any level or window.
m3ef3a701135eddd5 = Copiar al portapapeles los elementos seleccionados, o el área con sus elementos, para cualquier nivel o ventana.

# Paste
md374c80e17e18808 = Pegar

# Use a copied area as a stamp; paste copied things at the cursor.
m67ec29c960278ced = Usar como sello un área copiada; pegar en el cursor los elementos copiados.

# Paste in place
mf8bc98108d0d98cc = Pegar en el mismo lugar

# Paste at the original place, in this level or another one.
m77c0633f9f99fe49 = Pegar en el lugar original, en este nivel o en otro.

# Duplicate
mfac15b89e0668996 = Duplicar

# Place copies of the selected things beside them.
m9f3baf45a0fafeb7 = Colocar copias de los elementos seleccionados junto a ellos.

# Delete
mdc673e73b5c13aea = Eliminar

# Delete the selected things, or everything in the area.
m89053e3ac50de9bc = Eliminar los elementos seleccionados, o todo lo que hay en el área.

# Fill the area
m036378bd0682fb60 = Rellenar el área

# Fill the selected area with the brush.
m3631f0e2bb0882fa = Rellenar con el pincel el área seleccionada.

# Make a stamp of the area
m19dd03ba3081b42c = Convertir el área en sello

# Use the selected area as the stamp.
ma5cca226cfb2c75b = Usar como sello el área seleccionada.

# Select all
md0b6082239185272 = Seleccionar todo

# Select every object and switcher of the level; with the Area tool, every block.
m08016c3e8a4885ec = Seleccionar todos los objetos y conmutadores del nivel; con la herramienta Área, todos los bloques.

# Deselect
m639f30f9c1fd5cba = Deseleccionar

# Clear the selection.
m98c9d3146be22dc7 = Anular la selección.

# Flip left to right
md75d8ef7f4682e8e = Reflejar horizontalmente

# Mirror the selection left to right; with nothing selected, the brush, stamp or object in hand.
m8677c2721002406a = Reflejar la selección de izquierda a derecha; sin selección, el pincel, el sello o el objeto en uso.

# Flip top to bottom
m8483ed8150a99dc5 = Reflejar verticalmente

# Mirror the selection top to bottom; with nothing selected, the brush, stamp or object in hand.
mfda65fcfa1f43fcd = Reflejar la selección de arriba abajo; sin selección, el pincel, el sello o el objeto en uso.

# Turn
mb1288bfb6b36f2da = Girar

# Turn the lines of the selected layer switchers.
ma61e61c49cf83ea2 = Girar las líneas de los conmutadores de capa seleccionados.

# Next block or chunk
m5be859a985c2501b = Bloque o chunk siguiente

# Choose the next block, chunk, kind of object or kind of shape, a larger ground brush, or the next handle of the chosen shape; like Alt and the wheel.
m61986fee2bc7e0c2 = Elegir el siguiente bloque, chunk, tipo de objeto o tipo de forma, un pincel de suelo más grande, o el siguiente tirador de la forma elegida; como Alt y la rueda.

# Previous block or chunk
m4a2469696c8fbebb = Bloque o chunk anterior

# Choose the previous block, chunk, kind of object or kind of shape, a smaller ground brush, or the previous handle of the chosen shape; like Alt and the wheel.
m0cc9dd2c1905acb5 = Elegir el anterior bloque, chunk, tipo de objeto o tipo de forma, un pincel de suelo más pequeño, o el anterior tirador de la forma elegida; como Alt y la rueda.

# Next variant
m7e823bf2bbe6de39 = Variante siguiente

# Change the selection to its next variant: a layer switcher to the next longer line, an object to the next value of its main parameter, or of the parameter set last. Alt and the wheel do the same.
m1e660bb9477cd0c7 = Cambiar la selección a su variante siguiente: un conmutador de capa, a la siguiente línea más larga; un objeto, al siguiente valor de su parámetro principal o del último modificado. Alt y la rueda hacen lo mismo.

# Previous variant
mbfb3b34cd8945659 = Variante anterior

# Change the selection to its previous variant: a layer switcher to the next shorter line, an object to the previous value. Alt and the wheel do the same.
mfcc900a2f5aaa600 = Cambiar la selección a su variante anterior: un conmutador de capa, a la siguiente línea más corta; un objeto, al valor anterior. Alt y la rueda hacen lo mismo.

# Use the tool at the canvas cursor
m3f34ee2348c853c5 = Usar la herramienta en el cursor del lienzo

# Click with the tool in hand at the canvas cursor, which the arrows move while nothing is selected.
mcebf70e847dff882 = Hacer clic con la herramienta en uso en el cursor del lienzo, que se mueve con las flechas cuando no hay nada seleccionado.

# Canvas cursor
m2ebd499805af0141 = Cursor del lienzo

# Begin or end a drag
m90ae43d34c40a205 = Iniciar o terminar un arrastre

# Begin a drag with the tool in hand at the canvas cursor, move it with the arrows, and press again to end it. Esc cancels it.
m7ddede66d6a86293 = Iniciar un arrastre con la herramienta en uso en el cursor del lienzo, moverlo con las flechas y pulsar de nuevo para terminarlo. Esc lo cancela.

# Cancel or deselect
mc7f0690985adb433 = Cancelar o deseleccionar

# Cancel a drag; otherwise clear the selection, then the area, the chosen shape and the canvas cursor. From another pane, return the focus to the level.
ma10df3832d07e36a = Cancelar un arrastre; si no, quitar la selección, luego el área, la forma elegida y el cursor del lienzo. Desde otro panel, devolver el foco al nivel.

# Pick at the cursor
m090bf7bc759829a4 = Tomar en el cursor

# Take what is under the cursor into the brush, like a right click.
m1555869627d48ed6 = Poner en el pincel lo que hay bajo el cursor, como un clic derecho.

# Menu of the selection
mbc39927f173fb092 = Menú de la selección

# Open the menu that a right click on the selection opens.
me1658e6dd4b9fc06 = Abrir el menú que abre un clic derecho en la selección.

# Find in the level…
m8903dfd9924f2b5c = Buscar en el nivel…

# Find objects, layer switchers, chunks, blocks and solid tiles in the level in view, or blocks in the maze.
ma0dfc33c7e02bdce = Buscar objetos, conmutadores de capa, chunks, bloques y tiles sólidos en el nivel mostrado, o bloques en el laberinto.

# Find
md1fe2584eebc40fa = Buscar

# Find next
m0015ce35a02e6683 = Buscar siguiente

# Go to the next place found.
md852795ef13a36eb = Ir al siguiente lugar encontrado.

# Find previous
m663dbeb385b3d963 = Buscar anterior

# Go to the previous place found.
m3d0b54507ebcd4f3 = Ir al anterior lugar encontrado.

# Go to a place…
m250ca6fab847bb34 = Ir a un lugar…

# Show a position that you type, in pixels, blocks or chunks, decimal or hexadecimal.
m9e093c9f18b029fa = Mostrar una posición escrita, en píxeles, bloques o chunks, en decimal o hexadecimal.

# Select the next thing
m9ac267769063814b = Seleccionar el elemento siguiente

# Select the next thing in the level, and bring it into view.
m0bab62295a255e7c = Seleccionar el siguiente elemento del nivel y mostrarlo.

# Select the previous thing
m47577d724abb32eb = Seleccionar el elemento anterior

# Select the previous thing in the level, and bring it into view.
mc7da06ee49c2cb9c = Seleccionar el anterior elemento del nivel y mostrarlo.

# Open the selection
m42a3d15d7ac00acc = Abrir la selección

# Go to the fields of the selection, to the options of the Shape or Ground tool, or to the chunk under the cursor. A double click with the Select tool does the same.
m7248c3621a8b56f9 = Ir a los campos de la selección, a las opciones de las herramientas Forma o Suelo, o al chunk bajo el cursor. Un doble clic con la herramienta Seleccionar hace lo mismo.

# Problems
m0e6bbd9fe1101fbd = Problemas

# Possible problems in the project: where, why, and how to fix them.
m4defe611c0b10f4d = Posibles problemas del proyecto: dónde están, por qué y cómo corregirlos.

# Next problem
m342a8aabb0d57e6f = Problema siguiente

# Go to the next problem that the checks found.
mb16fd47ee9bf80ee = Ir al siguiente problema encontrado por las comprobaciones.

# Previous problem
mc87b0200e2a1228f = Problema anterior

# Go to the previous problem that the checks found.
m7e846dd2e6a53e76 = Ir al anterior problema encontrado por las comprobaciones.

# Fix the chosen problem
m2633bbfcc5915b54 = Corregir el problema elegido

# Fix the chosen problem, if that takes one step.
maecadf4b116d84f4 = Corregir el problema elegido, si basta un solo paso.

# Fix all of the chosen kind
m75c50239e78ec3ef = Corregir todos los del tipo elegido

# Fix all problems of the same check that can be fixed in one step, together.
m0af5ed952b700dc8 = Corregir a la vez todos los problemas de la misma comprobación que se pueden corregir en un paso.

# Fix all problems
mf98c17ae92e69ad9 = Corregir todos los problemas

# Fix all problems shown in the Problems pane that can be fixed in one step, together. Problems that need a decision are left to you.
m69c88bd5becc9da6 = Corregir a la vez todos los problemas del panel Problemas que se pueden corregir en un paso. Los que exigen una decisión quedan pendientes.

# Left by a snap
mc7441f5981986f62 = Izquierda un ajuste

# Move the selection left by the snap size; with nothing selected, move the canvas cursor.
m4c95df8c5ce12d76 = Mover la selección a la izquierda según el tamaño de ajuste; sin selección, mover el cursor del lienzo.

# Move the selection
me610cb50ceb6ad1d = Mover la selección

# Right by a snap
m6f2d70b77061037f = Derecha un ajuste

# Move the selection right by the snap size; with nothing selected, move the canvas cursor.
mede0fa3a34cbc605 = Mover la selección a la derecha según el tamaño de ajuste; sin selección, mover el cursor del lienzo.

# Up by a snap
mfe8a49db7f4ecd12 = Arriba un ajuste

# Move the selection up by the snap size; with nothing selected, move the canvas cursor.
ma73963e2ffd6cc7a = Mover la selección hacia arriba según el tamaño de ajuste; sin selección, mover el cursor del lienzo.

# Down by a snap
m3dc5e2f6f16c77af = Abajo un ajuste

# Move the selection down by the snap size; with nothing selected, move the canvas cursor.
m67ea235254478c55 = Mover la selección hacia abajo según el tamaño de ajuste; sin selección, mover el cursor del lienzo.

# Left by a pixel
mc98c742f7cfa56a2 = Izquierda un píxel

# Move the selection left by one pixel; with nothing selected, the canvas cursor.
mc71592f2807870e3 = Mover la selección un píxel a la izquierda; sin selección, el cursor del lienzo.

# Right by a pixel
m9a1961aa32e7c66d = Derecha un píxel

# Move the selection right by one pixel; with nothing selected, the canvas cursor.
m01bdf236fa9deda2 = Mover la selección un píxel a la derecha; sin selección, el cursor del lienzo.

# Up by a pixel
mac33bf0c13c7d8f2 = Arriba un píxel

# Move the selection up by one pixel; with nothing selected, the canvas cursor.
m5cfa5ae5fa22d037 = Mover la selección un píxel hacia arriba; sin selección, el cursor del lienzo.

# Down by a pixel
m6d345bee352e74bd = Abajo un píxel

# Move the selection down by one pixel; with nothing selected, the canvas cursor.
m0b2a7f13c134add2 = Mover la selección un píxel hacia abajo; sin selección, el cursor del lienzo.

# Left by a chunk
m75fcf51ed9f56a63 = Izquierda un chunk

# Move the selection left by the size of a chunk; with nothing selected, the canvas cursor.
m7a4fda3d8fce96fe = Mover la selección un chunk a la izquierda; sin selección, el cursor del lienzo.

# Right by a chunk
mfca143315aba308c = Derecha un chunk

# Move the selection right by the size of a chunk; with nothing selected, the canvas cursor.
me57b802edb4d9d3f = Mover la selección un chunk a la derecha; sin selección, el cursor del lienzo.

# Up by a chunk
mee005aad018e8213 = Arriba un chunk

# Move the selection up by the size of a chunk; with nothing selected, the canvas cursor.
md157260675af0eb2 = Mover la selección un chunk hacia arriba; sin selección, el cursor del lienzo.

# Down by a chunk
m3c305e98b09dc9fc = Abajo un chunk

# Move the selection down by the size of a chunk; with nothing selected, the canvas cursor.
m68bd1f9b6ed86faf = Mover la selección un chunk hacia abajo; sin selección, el cursor del lienzo.

# Align left edges
m8db8595318a26ead = Alinear bordes izquierdos

# Align all left edges with the leftmost one.
mbf0fe24e7340230b = Alinear todos los bordes izquierdos con el que está más a la izquierda.

# Arrange
md42f58d8f01b4e47 = Organizar

# Align centres
mdcab8eec786fcd76 = Alinear centros

# Align all centres on a vertical line.
m9df1bcb7816632e1 = Alinear todos los centros en una línea vertical.

# Align right edges
m5db9730ed007279a = Alinear bordes derechos

# Align all right edges with the rightmost one.
mced0dc13d5c7c9d1 = Alinear todos los bordes derechos con el que está más a la derecha.

# Align tops
m3702aa01097e83ea = Alinear bordes superiores

# Align all top edges with the topmost one.
mf097b818e19fb397 = Alinear todos los bordes superiores con el más alto.

# Align middles
m9b270fc7bb3f6054 = Alinear puntos medios

# Align all centres on a horizontal line.
m7a3bc7c2e9e676a7 = Alinear todos los centros en una línea horizontal.

# Align bottoms
ma671c752aaf36f9e = Alinear bordes inferiores

# Align all bottom edges with the lowest one.
m2dce7f8fb5f1d469 = Alinear todos los bordes inferiores con el más bajo.

# Distribute horizontally
me92e6745ce818f35 = Distribuir horizontalmente

# Space the selection evenly from left to right.
m070b48153bbd825d = Espaciar la selección por igual de izquierda a derecha.

# Distribute vertically
ma0fa515265e9d807 = Distribuir verticalmente

# Space the selection evenly from top to bottom.
m9f7b09907b3f19c8 = Espaciar la selección por igual de arriba abajo.

# Link
m3cf89cb47fdde7e9 = Vincular

# Give the selected objects one switch, to link what sets it to what obeys it. A drag from the knob beside a selected object does the same.
md01300e7abb1b25c = Asignar un mismo interruptor a los objetos seleccionados, para vincular lo que lo activa con lo que le obedece. Arrastrar desde el tirador junto a un objeto seleccionado hace lo mismo.

# First in the slot order
m4ff6f98e57e6ce31 = Primero en el orden de ranuras

# Process the selected objects before all others.
m266b0012c3cc1bc1 = Procesar los objetos seleccionados antes que todos los demás.

# Earlier in the slot order
m5f35086716d2b1a3 = Antes en el orden de ranuras

# Process the selected objects one place earlier.
mec58090ccd0655e9 = Procesar los objetos seleccionados un lugar antes.

# Later in the slot order
m8d708bf5147c03d9 = Después en el orden de ranuras

# Process the selected objects one place later.
m2011a56fbc250ceb = Procesar los objetos seleccionados un lugar después.

# Last in the slot order
mdf64307e10edebe9 = Último en el orden de ranuras

# Process the selected objects after all others.
m604c7a13aead4328 = Procesar los objetos seleccionados después de todos los demás.

# Select
mfc63e31ac7c956ed = Seleccionar

# Select and move the start, switchers and objects.
m264c71c92dfe82c7 = Seleccionar y mover el inicio, los conmutadores y los objetos.

# Tools
mc26501e3ade7da3c = Herramientas

# Area
m06fd2f8b555158a4 = Área

# Select blocks to copy, fill or erase, with the things on them; Shift adds, Alt removes.
m4a47ae92dac9e3fd = Seleccionar bloques para copiar, rellenar o borrar, con los elementos que contienen; Mayús añade, Alt quita.

# Brush
mc68faf840d65e073 = Pincel

# Paint with the chosen block or chunk.
m18377f2b2da5ce3f = Pintar con el bloque o chunk elegido.

# Eraser
m085cd8fee92a2cc5 = Borrador

# Erase blocks, or chunks if a chunk is in the brush.
m06416898e1ed6e8b = Borrar bloques, o chunks si hay un chunk en el pincel.

# Rectangle
m5d0b63df0bad8c2e = Rectángulo

# Fill a rectangle with the chosen block or chunk.
m9be2d7ca9c9c31be = Rellenar un rectángulo con el bloque o chunk elegido.

# Fill
md1f81984eeb7c0e8 = Rellenar

# Fill a connected area of equal blocks or chunks.
mbdf6cde344269f31 = Rellenar un área conexa de bloques o chunks iguales.

# Pick
me999c519c6842fb8 = Cuentagotas

# Take what is under the cursor into the brush. A right click does the same with any tool.
m11dc398267041a7d = Poner en el pincel lo que hay bajo el cursor. Un clic derecho hace lo mismo con cualquier herramienta.

# Stamp
mae3b9113b7db93a4 = Sello

# Paint with an area captured by dragging with the right button.
m8b40225cb5e5d2f6 = Pintar con un área capturada al arrastrar con el botón derecho.

# Shape
m2de969afacdaa7a6 = Forma

# Draw a loop, slope, hill, pipe, tunnel or any curve in one stroke; its handles change it afterwards.
m72c4d6374bbcc30b = Dibujar un looping, una pendiente, una colina, un tubo, un túnel o cualquier curva de un trazo; sus tiradores permiten cambiarlo después.

# Ground
m9f71713287fb245e = Suelo

# Paint ground with a big brush; its borders choose fitting tiles, with slopes in place of steps.
m64bfebfc6314ff2c = Pintar suelo con un pincel grande; sus bordes eligen los tiles adecuados, con pendientes en lugar de escalones.

# Layer switcher
m6d41097a284e701d = Conmutador de capa

# Place a layer switcher.
me32724c5cfbde2a1 = Colocar un conmutador de capa.

# Object
m730182ad28374cda = Objeto

# Place an object of the chosen kind, or move an existing one.
m5a08f8bb4bc93f74 = Colocar un objeto del tipo elegido, o mover uno existente.

# Start
mae1c7f13b7c0c47f = Inicio

# Put the player's start where you click.
mc520433ceeac6cca = Colocar el inicio del jugador donde se haga clic.

# Change the chunk everywhere
me94c854917c03cc3 = Cambiar el chunk en todas partes

# On: painting a block changes every place that uses the chunk. Off: only the place under the brush.
md6c4b8bc0d0c60e0 = Activado: pintar un bloque cambia todos los lugares que usan el chunk. Desactivado: solo el lugar bajo el pincel.

# Use stamp 1
m00cadd3fb50c63d0 = Usar sello 1

# Use the first quick stamp.
me78f45286096eeed = Usar el primer sello rápido.

# Quick stamps
mcba06ca6e7236fe0 = Sellos rápidos

# Use stamp 2
m00cae03fb50c68e9 = Usar sello 2

# Use the second quick stamp.
m832633b2277bea41 = Usar el segundo sello rápido.

# Use stamp 3
m00cadf3fb50c6736 = Usar sello 3

# Use the third quick stamp.
m3bb8ccb9363daa50 = Usar el tercer sello rápido.

# Use stamp 4
m00cae23fb50c6c4f = Usar sello 4

# Use the fourth quick stamp.
m58e4897b6969707d = Usar el cuarto sello rápido.

# Use stamp 5
m00cae13fb50c6a9c = Usar sello 5

# Use the fifth quick stamp.
md193531d782f9590 = Usar el quinto sello rápido.

# Use stamp 6
m00cae43fb50c6fb5 = Usar sello 6

# Use the sixth quick stamp.
m59ad03efeeb005b7 = Usar el sexto sello rápido.

# Use stamp 7
m00cae33fb50c6e02 = Usar sello 7

# Use the seventh quick stamp.
mde3b872dd53f739c = Usar el séptimo sello rápido.

# Use stamp 8
m00cae63fb50c731b = Usar sello 8

# Use the eighth quick stamp.
mea10095dd861908e = Usar el octavo sello rápido.

# Use stamp 9
m00cae53fb50c7168 = Usar sello 9

# Use the ninth quick stamp.
me48bf21030e2c020 = Usar el noveno sello rápido.

# Store stamp 1
mdc55b847e1f93196 = Guardar sello 1

# Store the stamp as the first quick stamp.
ma9aecaccc9b30deb = Guardar el sello como primer sello rápido.

# Store stamp 2
mdc55b747e1f92fe3 = Guardar sello 2

# Store the stamp as the second quick stamp.
m4dfa75ab2aa97a0f = Guardar el sello como segundo sello rápido.

# Store stamp 3
mdc55b647e1f92e30 = Guardar sello 3

# Store the stamp as the third quick stamp.
mfef5c46e467a8b3e = Guardar el sello como tercer sello rápido.

# Store stamp 4
mdc55bd47e1f93a15 = Guardar sello 4

# Store the stamp as the fourth quick stamp.
m10e62e3ae5d37c47 = Guardar el sello como cuarto sello rápido.

# Store stamp 5
mdc55bc47e1f93862 = Guardar sello 5

# Store the stamp as the fifth quick stamp.
m611367f18718e6fa = Guardar el sello como quinto sello rápido.

# Store stamp 6
mdc55bb47e1f936af = Guardar sello 6

# Store the stamp as the sixth quick stamp.
mea21848ad78bb7d5 = Guardar el sello como sexto sello rápido.

# Store stamp 7
mdc55ba47e1f934fc = Guardar sello 7

# Store the stamp as the seventh quick stamp.
m0dfc939015642d0a = Guardar el sello como séptimo sello rápido.

# Store stamp 8
mdc55c147e1f940e1 = Guardar sello 8

# Store the stamp as the eighth quick stamp.
m04992f08737d80f8 = Guardar el sello como octavo sello rápido.

# Store stamp 9
mdc55c047e1f93f2e = Guardar sello 9

# Store the stamp as the ninth quick stamp.
m7503e0541f13851a = Guardar el sello como noveno sello rápido.

# Zoom in
m236ae937cbcd6a39 = Acercar

# Show the level larger.
m803ea604db1e1b9a = Mostrar el nivel más grande.

# View
m7f59f507e02a2f38 = Ver

# Zoom out
mc65ea2cf2f21a13a = Alejar

# Show the level smaller.
mf683f069ed5c781d = Mostrar el nivel más pequeño.

# Zoom to 100 %
m6fd569cec4159a1f = Zoom al 100 %

# One level pixel is one point on the screen.
mbbb204f9a44b48b7 = Un píxel del nivel es un punto de la pantalla.

# Fit the level
m8dc5b3837740e52d = Encajar el nivel

# Show the whole level.
mf8aaf926d0070264 = Mostrar el nivel entero.

# Next level
ma02de37d3925516e = Nivel siguiente

# Show the project's next level; after the last one, the first.
mfd1aec2d847a2b12 = Mostrar el siguiente nivel del proyecto; tras el último, el primero.

# Previous level
m6011ae921d3a138e = Nivel anterior

# Show the project's previous level; before the first one, the last.
m7a9b951f65a1ec4f = Mostrar el anterior nivel del proyecto; antes del primero, el último.

# Scroll left
m480d27b7a8b69ce5 = Desplazar a la izquierda

# Move the view left.
m5455a7c1788e8fbd = Mover la vista a la izquierda.

# Scroll right
m5febcd9b311c16fe = Desplazar a la derecha

# Move the view right.
m81a47d8ee4a73704 = Mover la vista a la derecha.

# Scroll up
m2b63dc08d32ccb09 = Desplazar hacia arriba

# Move the view up.
m44ffa4f4c402f4d9 = Mover la vista hacia arriba.

# Scroll down
m9dd12575273ac110 = Desplazar hacia abajo

# Move the view down.
m68ed054e62fd59e6 = Mover la vista hacia abajo.

# Hand
m58ba95d8757c67c0 = Mano

# On: dragging moves the view, as with Space held. Off: it uses the tool.
m4882dd774d975401 = Activado: arrastrar mueve la vista, como al mantener Espacio. Desactivado: usa la herramienta.

# Other collision layer
md90cec3c3a81c65c = Otra capa de colisión

# View and paint on the other collision layer.
m20b3f0d4aa04ff38 = Ver la otra capa de colisión y pintar en ella.

# Angles
m3e61efa1a8c47a51 = Ángulos

# Show each solid tile's angle on it.
mc9333de501aa54d1 = Mostrar sobre cada tile sólido su ángulo.

# Next snap size
mfe5c9e7ed9cac30d = Siguiente tamaño de ajuste

# Change the snap size, 1 to 64 pixels or a chunk. Placed and dragged things snap to its multiples; hold Shift while dragging to ignore it.
m7bd8ac76d48dc276 = Cambiar el tamaño de ajuste, de 1 a 64 píxeles o un chunk. Lo que se coloca y arrastra se ajusta a sus múltiplos; mantener Mayús al arrastrar lo evita.

# Dim other layers
m7612fb393fdc135f = Atenuar otras capas

# Darken everything that is not solid on the layer in view.
m332aeb604707a23d = Oscurecer todo lo que no es sólido en la capa mostrada.

# Next set of overlays
mf7b46d20493db3de = Siguiente conjunto de superposiciones

# Show the next set of overlays: Play, Physics, All, then your own choice.
m6416a9c0bcaa532f = Mostrar el siguiente conjunto de superposiciones: Jugar, Física, Todo y, después, la selección propia.

# No overlays
m71a8aafa65c17d5f = Sin superposiciones

# Hide all overlays except those of the level itself, such as its grids.
mf318bba562fddd36 = Ocultar todas las superposiciones salvo las del propio nivel, como sus cuadrículas.

# Collision of layer A
mffe0958369702fea = Colisión de la capa A

# Show what is solid on layer A.
m96c7fd7548c3e122 = Mostrar qué es sólido en la capa A.

# Collision of layer B
mffe0948369702e37 = Colisión de la capa B

# Show what is solid on layer B.
m96d27f7548cd128d = Mostrar qué es sólido en la capa B.

# Block grid
mb202f87677edbbde = Cuadrícula de bloques

# Lines every 16 pixels.
m5f4e398198f4338b = Líneas cada 16 píxeles.

# Sensors
ma20c185606f42958 = Sensores

# Show the player's sensors, what they look at and what they found.
med20cf7e27d6b1f0 = Mostrar los sensores del jugador, qué examinan y qué han encontrado.

# Speeds
maa26fca1f0b38689 = Velocidades

# Show the player's speeds as arrows.
m8890aac7a7735a8e = Mostrar las velocidades del jugador como flechas.

# Sizes
m3e0b42b56e05829d = Tamaños

# Show the player's width, height and push radius.
mdfdd257ff84787bc = Mostrar la anchura, la altura y el radio de empuje del jugador.

# Trail
m9ea77b0d371dc103 = Rastro

# Show where the player went.
mb07148ce710573cd = Mostrar por dónde ha ido el jugador.

# Ghosts
m8ba1a1138c1fafd9 = Fantasmas

# Show where the player could go from the paused frame: jump now or later, let go, hold back, roll, dash, abilities.
m6b2e4ae317a86357 = Mostrar adónde podría ir el jugador desde el fotograma en pausa: saltar ahora o después, soltar, frenar, rodar, dash, habilidades.

# Ghost here
mc2635f3c62464e6e = Fantasma aquí

# Place a ghost at the cursor, to see where a player could go from here. The timeline sets its speed and state.
m04e85dbe53f86140 = Colocar un fantasma en el cursor, para ver adónde podría ir un jugador desde ahí. La línea de tiempo define su velocidad y estado.

# Readout
ma711a6fcc9552dbf = Lectura

# Show speeds, mode, angle and layer of the player.
m62bf68f339a267e5 = Mostrar velocidades, modo, ángulo y capa del jugador.

# Show the next player
mf0e5cd98d6921aad = Mostrar el jugador siguiente

# Show readout, Probe, trail and overlays for the partner, then for both players, then for the first one. It needs a partner.
m2c18e3aefb0738a1 = Mostrar lectura, sonda, rastro y superposiciones del compañero, luego de ambos jugadores y luego del primero. Requiere un compañero.

# Camera
m54d1b2a64667e32e = Cámara

# Show the camera's borders and the level's bounds.
me8e4fda89f5b365c = Mostrar los bordes de la cámara y los límites del nivel.

# Object boxes
m2b51f55c421adc5b = Cajas de objetos

# Show hitboxes and combined boxes; again to hide both.
m68958ed7e630b8e8 = Mostrar hitboxes y cajas combinadas; de nuevo, para ocultarlas.

# Hitboxes
m5660b065f7d7b11f = Hitboxes

# Show the hitboxes of objects and of the player, coloured by what touching does.
mdfe86afe8324fd0e = Mostrar las hitboxes de los objetos y del jugador, con un color según el efecto del contacto.

# Combined boxes
m494b15b7c0188f0b = Cajas combinadas

# Show the combined boxes: where the player's centre touches solid objects.
m039f2a84197d7619 = Mostrar las cajas combinadas: dónde toca el centro del jugador los objetos sólidos.

# Object sizes
m7bbf9144673f6534 = Tamaños de objetos

# Show the size of objects on the screen.
m0c020716a8066daf = Mostrar el tamaño de los objetos en la pantalla.

# Trigger areas
m28b0791d6777de59 = Áreas de activación

# Show where objects look for the player's centre.
m32643ae99873f48a = Mostrar dónde buscan los objetos el centro del jugador.

# Paths of objects
m711df091b3a975cc = Trayectorias de objetos

# Show the path of each object that moves by itself, with both ends, while editing.
mec20f6a44cae2b28 = Mostrar, al editar, la trayectoria de cada objeto que se mueve solo, con ambos extremos.

# Launch arcs
mf26e260aea90f56f = Arcos de lanzamiento

# Show where the selected spring, ramp, booster, bumper or cannon throws a player who holds left, nothing or right. Also for the object in hand; only while editing.
m6d0f157031b59589 = Mostrar adónde lanza el muelle, la rampa, el acelerador, el rebotador o el cañón seleccionado a un jugador que mantiene izquierda, nada o derecha. También para el objeto en uso; solo al editar.

# Nearer sides
mbc1a3a3482fd57bc = Lados más cercanos

# Show which way the selected object would push the player, for every position of his centre.
m6ecbe156c5c18743 = Mostrar hacia dónde empujaría al jugador el objeto seleccionado, para cada posición de su centro.

# Object checks
m803bf0871a2b1c77 = Comprobaciones de objetos

# Show what the last frame's checks of solid objects found, and why each ended.
m5462c0791dd13665 = Mostrar qué encontraron las comprobaciones de objetos sólidos del último fotograma, y por qué terminó cada una.

# Slot numbers
me01b52978e638223 = Números de ranura

# Show each object's place in the slot order; while playing, its slot.
m4f89c33cc86d30e3 = Mostrar el lugar de cada objeto en el orden de ranuras; al jugar, su ranura.

# Links
m7859e0b546108aae = Vínculos

# Show arrows from objects that set a switch to objects that obey it.
mca15923aee07158c = Mostrar flechas de los objetos que activan un interruptor a los que le obedecen.

# Boxes for another pose
m47d47e78bb335d37 = Cajas para otra postura

# Show boxes for a standing player or for a ball.
m510880d194fda888 = Mostrar las cajas para un jugador de pie o hecho una bola.

# Boxes for another character
mfc451fdf8c6b3465 = Cajas para otro personaje

# Show boxes for the next character.
m6f30c6291cf96ce5 = Mostrar las cajas para el personaje siguiente.

# Chunk grid
m9e397b04c64eb71e = Cuadrícula de chunks

# Lines around every chunk.
mb0c03ae704b9aa7f = Líneas alrededor de cada chunk.

# Rulers
m5ddc77765c6ed4e0 = Reglas

# Show rulers along the level.
m69a1fb7301c7a685 = Mostrar reglas a lo largo del nivel.

# Start, goal, switchers
m4b2b1e3ca60987a0 = Inicio, meta, conmutadores

# Show the start, the goal and the layer switchers.
mfd15cc42a95dc160 = Mostrar el inicio, la meta y los conmutadores de capa.

# Background
m1efbfc3937d565bd = Fondo

# Show the background behind the level.
me38322a5d6892678 = Mostrar el fondo detrás del nivel.

# Animate tiles
mcae26f5b10941df5 = Animar tiles

# Play the animations of blocks while editing.
m20a49b3daec9d073 = Reproducir las animaciones de los bloques al editar.

# Next palette
mb8c9e5f5c8ba8357 = Paleta siguiente

# Show the next palette, and take what was last chosen in it into the brush.
mce227d6a05f13cf1 = Mostrar la paleta siguiente y poner en el pincel lo último elegido en ella.

# Previous palette
mf6955d4fe284d277 = Paleta anterior

# Show the previous palette, and take what was last chosen in it into the brush.
m3e66a99f04d11b11 = Mostrar la paleta anterior y poner en el pincel lo último elegido en ella.

# Solid tiles
m56d02c999e503421 = Tiles sólidos

# Show the Tiles pane, or the pane that was there before.
m7e3c1fefb7669461 = Mostrar el panel Tiles, o el panel que había antes.

# Probe
mb936788adfc7b951 = Sonda

# Show the Probe, or the pane that was there before.
m3fc3449b083e7408 = Mostrar la sonda, o el panel que había antes.

# Reload pictures
m88fde5556d0a4d1f = Recargar imágenes

# Reload the tilesets' pictures, and check whether other programs changed the project's files.
mf560820d0d68dd46 = Recargar las imágenes de los tilesets y comprobar si otros programas han cambiado los archivos del proyecto.

# Level only
m12aa64e348bdbee9 = Solo el nivel

# Hide every pane but the level; again to bring them back.
m059526a8b4b3514d = Ocultar todos los paneles menos el nivel; de nuevo, para recuperarlos.

# Next pane
m5417f3f55861e85e = Panel siguiente

# Focus the next visible pane: Tab then goes through its fields, and Esc leaves them.
m769c219dd8e944d9 = Poner el foco en el siguiente panel visible: Tab recorre entonces sus campos, y Esc sale de ellos.

# Previous pane
m5b5205408335f9fe = Panel anterior

# Focus the previous visible pane.
m486b161cf047a51b = Poner el foco en el anterior panel visible.

# Next tab
m0abde7321111b7c7 = Pestaña siguiente

# Show the next tab beside the focused pane.
m4babd5ee3b665829 = Mostrar la pestaña siguiente junto al panel con el foco.

# Previous tab
m3af2137265dd2be7 = Pestaña anterior

# Show the previous tab beside the focused pane.
mda7811dba1d899c9 = Mostrar la pestaña anterior junto al panel con el foco.

# Menu bar
m98d40f389568de97 = Barra de menús

# Use the menus by key: Tab chooses one, Enter opens it, the arrows go through its lines, Esc leaves.
mbc7211e7eb8b5da0 = Usar los menús con el teclado: Tab elige uno, Intro lo abre, las flechas recorren sus líneas, Esc sale.

# Reset layout
mb527763ec611e3e6 = Restablecer disposición

# Put all panes back to their default places.
ma8f8eb3e8cf4b7c5 = Devolver todos los paneles a su lugar predeterminado.

# Light or dark
m211626b572829d68 = Claro u oscuro

# Switch between the dark and the light theme.
me94624491491b5b9 = Alternar entre los temas oscuro y claro.

# Play here
md1667a06bb46ec9f = Jugar aquí

# Play from the cursor, without saving.
mf1f2127869136730 = Jugar desde el cursor, sin guardar.

# Play
mcd105819b5a10243 = Jugar

# Play from the start
m848c3db9972ba52a = Jugar desde el inicio

# Play from the level's start, without saving.
m142409b770ea72f6 = Jugar desde el inicio del nivel, sin guardar.

# Play as a game
m568943632c284dd0 = Jugar como juego

# Play from the start in the whole window, as in a game: no grid, no overlays, no panes. While you play, switch to the whole window and back.
me6d7a1d0272c047b = Jugar desde el inicio en toda la ventana, como en un juego: sin cuadrícula, superposiciones ni paneles. Durante el juego, pasar a toda la ventana y volver.

# Full screen
ma3d326f1be347f60 = Pantalla completa

# Turn full screen on or off.
mfd752d323fb7d1dc = Activar o desactivar la pantalla completa.

# Resume
m89118d3a7be870ca = Reanudar

# Resume the run that was stopped or paused.
m1267c1ced21dd0da = Reanudar el recorrido detenido o en pausa.

# Edit or play
mfc8c910941aaf118 = Editar o jugar

# Switch between editing and playing, in the same run.
m5d7a142fca6277b1 = Alternar entre editar y jugar, en el mismo recorrido.

# Stop
md9ad53251f2330a5 = Detener

# Stop playing and return to the view you left.
m0f2b2925c4e55e95 = Dejar de jugar y volver a la vista anterior.

# Pause
m061cc20e3432dead = Pausa

# Pause the world, or let it go on.
m1e61542d97fb484e = Poner el mundo en pausa, o dejar que siga.

# One frame forward
m22f3abfcaba16157 = Un fotograma adelante

# Advance the world by one frame and pause.
m8c9077d59a654d9d = Avanzar el mundo un fotograma y poner en pausa.

# One frame back
m955bba0a6d100589 = Un fotograma atrás

# Take the world back by one frame and pause.
m286638886b103f57 = Retroceder el mundo un fotograma y poner en pausa.

# Play on from here
m7310910cdffca2aa = Seguir jugando desde aquí

# Continue the run on the timeline by hand, from the shown frame.
m8da19ea28827b43c = Continuar a mano el recorrido de la línea de tiempo, desde el fotograma mostrado.

# Timeline
m680fc90489553ed6 = Línea de tiempo

# Show or hide the timeline below the level: the last run frame by frame, and how edits change it.
m344afc891a4c3e7f = Mostrar u ocultar la línea de tiempo bajo el nivel: el último recorrido fotograma a fotograma, y cómo lo cambian las ediciones.

# Restart
m14bec4678c4e60cc = Reiniciar

# Put the player back to where this run began.
mde81a661a5fd9a6f = Devolver al jugador adonde empezó este recorrido.

# Save this run…
mfb41b49497b18727 = Guardar este recorrido…

# Save the run just played in the project, with a name and its expected end.
m8d3b626e127f8a08 = Guardar en el proyecto el recorrido recién jugado, con un nombre y su final esperado.

# Reach…
m6f44d3babedaf924 = Alcance…

# Search where a player can get, see it as a heat map, and list what is never reached.
mfd00367712f12a82 = Buscar adónde puede llegar un jugador, verlo como mapa de calor y enumerar lo que nunca se alcanza.

# Reach from the start
mc6248a4f6a54137b = Alcance desde el inicio

# Search where a player can get from the level's start.
m04ab03ce0cb07973 = Buscar adónde puede llegar un jugador desde el inicio del nivel.

# Reach from here
m1953a6c7dc3c2536 = Alcance desde aquí

# Search where a player can get from the current frame of play; while editing, from the cursor.
m92fe59039a6c5d1d = Buscar adónde puede llegar un jugador desde el fotograma actual del juego; al editar, desde el cursor.

# Slower
md9eb66b806b6582f = Más lento

# Slow motion: fewer simulated frames a second.
mcdf6bd910216f40a = Cámara lenta: menos fotogramas simulados por segundo.

# Faster
m9767d735e9a145c4 = Más rápido

# Back towards full speed.
m66728bb26e7def1e = Volver hacia la velocidad normal.

# Rewind without holding
m6d3a8b77f57ddde9 = Rebobinar sin mantener

# Rewind until you press it again.
m9a9551fe903919d7 = Rebobinar hasta pulsar de nuevo.

# Sound on or off
m52405b5d99d7296f = Activar o desactivar sonido

# Turn sound on or off.
m8290460e1d910748 = Activar o desactivar el sonido.

# Follow the player
m377ca2d544050b7c = Seguir al jugador

# Follow the player with the view, or leave it where you put it.
m6301e602d76cf167 = Seguir al jugador con la vista, o dejarla donde está.

# Run left
m9dd662a2308420cb = Correr a la izquierda

# Held: the player runs left.
m8334b7834bf84f17 = Mantenido: el jugador corre a la izquierda.

# Player
m333dc56ddffd8ea0 = Jugador

# Run right
mfec9f8c0521fb154 = Correr a la derecha

# Held: the player runs right.
mb5ccbdd6c9299566 = Mantenido: el jugador corre a la derecha.

# Look up
md01d8f2c920d17ff = Mirar arriba

# Held: the player looks up.
m0f9340bde3432b39 = Mantenido: el jugador mira hacia arriba.

# Duck, roll
me300e4228e397507 = Agacharse, rodar

# Held: the player ducks, or rolls when moving.
md1f3df90f5a81139 = Mantenido: el jugador se agacha, o rueda si se mueve.

# Jump
m15a477e9f9a165ad = Saltar

# Held: the player jumps; the longer, the higher.
m817474d69215d5c2 = Mantenido: el jugador salta; cuanto más tiempo, más alto.

# Jump, second button
ma640189c370fdf6b = Saltar, segundo botón

# A separate jump button: pressed while the first is held, it counts as a new press.
m78af411c18af0deb = Otro botón de salto: si se pulsa mientras se mantiene el primero, cuenta como una nueva pulsación.

# Jump, third button
m69d5ac2bfa810f1e = Saltar, tercer botón

# A separate jump button: pressed while another is held, it counts as a new press.
m10cd9cf69b32fa95 = Otro botón de salto: si se pulsa mientras se mantiene otro, cuenta como una nueva pulsación.

# Partner: run left
med297d0c9f549455 = Compañero: correr a la izquierda

# Held: the second player runs left. Any of his buttons takes control of him for ten seconds.
m16f8f6fe9c5f47cc = Mantenido: el segundo jugador corre a la izquierda. Cualquiera de sus botones toma el control de él durante diez segundos.

# Partner: run right
mfc132f545f817e2e = Compañero: correr a la derecha

# Held: the second player runs right.
m2926a464dc3d73b4 = Mantenido: el segundo jugador corre a la derecha.

# Partner: look up
m43ff45af5bf61e65 = Compañero: mirar arriba

# Held: the second player looks up.
m5991aa0ad5122963 = Mantenido: el segundo jugador mira hacia arriba.

# Partner: duck, roll
m8837fdbcf1da877d = Compañero: agacharse, rodar

# Held: the second player ducks, or rolls when moving.
m94d9e2caf874df77 = Mantenido: el segundo jugador se agacha, o rueda si se mueve.

# Partner: jump
mbb2f21b00f4f8d97 = Compañero: saltar

# Held: the second player jumps; the longer, the higher.
ma84b3a6adf9ef294 = Mantenido: el segundo jugador salta; cuanto más tiempo, más alto.

# Partner: jump, second button
m5190a0789e7b00d5 = Compañero: saltar, segundo botón

# Partner: jump, third button
m8ffb4410a06a96b8 = Compañero: saltar, tercer botón

# Rewind
m3494785886b8c0ae = Rebobinar

# Held: rewinds time.
m0e911f29216a3141 = Mantenido: rebobina el tiempo.

# Manual
m956c5a9fb7ee0b23 = Manual

# Open the manual at the page of the pane under the pointer, or at its index.
mee0874ef38dc6f9f = Abrir el manual en la página del panel bajo el puntero, o en su índice.

# Help
m352719d86112de9a = Ayuda

# Keys and mouse
mad41ade3cf02db5b = Teclas y ratón

# Search all keys and mouse gestures.
m7c1447557cd9b552 = Buscar entre todas las teclas y gestos del ratón.

# Find a command…
me5f1ea8584212a80 = Buscar un comando…

# Run a command by typing a part of its name.
m2307ffe020143cac = Ejecutar un comando escribiendo parte de su nombre.

# Tour
m5a86d7fb3a24f683 = Visita guiada

# Show six things to do, one after the other; each is ticked off once done. Again to hide the tour.
m8a739d12be009610 = Mostrar seis cosas que hacer, una tras otra; cada una se marca al completarla. De nuevo, para ocultar la visita.

# Messages
mbdeedc1c60306b35 = Mensajes

# Every message of this session.
m97bad246ae8fe90e = Todos los mensajes de esta sesión.

# About Loopwright
m8114730311d0573d = Acerca de Loopwright

# Version and licence.
m2358cb1251fa4ba9 = Versión y licencia.

## Settings

# Theme
maab875d8cfcfe712 = Tema

# Dark
mac895c732f350ac5 = Oscuro

# Light
m3b0ab4b52326316f = Claro

# High contrast, dark
m97d6fc7b6426fec5 = Alto contraste, oscuro

# White on black, with edges
md84cd18f920d01f6 = Blanco sobre negro, con bordes

# High contrast, light
m01e5a2a71a47cd6f = Alto contraste, claro

# Black on white, with edges
m2e7ae5a9333f1f8e = Negro sobre blanco, con bordes

# Language
mefcf950b3cc4fc3b = Idioma

# As the system
m967a37983a98e597 = El del sistema

# English if the system speaks none of these
m19da8bd6a6cba0d9 = Inglés si el sistema no usa ninguno de estos

# English
m4caed5b7a7e5d89b = English

# Deutsch
m20f54720bc79dfe3 = Deutsch

# Español
m8ecfdf9c54faf2b1 = Español

# Interface scale
m8d2ad263222c7c12 = Escala de la interfaz

# Wheel over the level
m6da136b40399b233 = Rueda sobre el nivel

# Zooms
m8045a9622a15ffb3 = Hace zoom

# Scrolls, with Ctrl zooms
mf4f52f68d181d3be = Desplaza, con Ctrl hace zoom

# Right button over the level
mcdf4be4846d8c2ba = Botón derecho sobre el nivel

# Picks and captures
m122ca3228d24bec7 = Toma y captura

# A click picks, a drag captures a stamp
mebae63495b2dcb34 = Un clic toma, un arrastre captura un sello

# Erases
m085cd7fee92a2b12 = Borra

# Alt with the left button then picks and captures
m0b589a44ae34eea3 = Entonces Alt con el botón izquierdo toma y captura

# Numbers on the rulers
m1b910576b2c295ea = Números de las reglas

# Decimal
mff65309aa41b72ac = Decimal

# Hexadecimal
mf236a9b7075e60e0 = Hexadecimal

# Numbers of imported things
m849941b4a41687c3 = Números de lo importado

# Project's
m71dea2a9258b5eb8 = Del proyecto

# Game's, hexadecimal
me9cfd0178b3aa5c8 = Del juego, hexadecimal

# Zoom below 50 % while playing
m0b43ed7aa66d6758 = Zoom inferior al 50 % al jugar

# Goes to 100 %
md7559c218c5ed64c = Pasa al 100 %

# Until you stop playing
m46f7a00078d1413a = Hasta que se deja de jugar

# Stays as it is
md5a6f4bfb960bb28 = Se queda como está

# In the window
m6fec40958dc1e4e3 = En la ventana

# Until you return to editing
m1212da786f34019b = Hasta que se vuelve a editar

# Sound
m2593d0c70a1c5074 = Sonido

# Off
m302cbb19bf9a174a = Desactivado

# In Play as a game
m652f19deea7f167f = En Jugar como juego

# Always
m314a4f7685c8e824 = Siempre

# Also while you edit and play
mcf68f3ed5634bf75 = También al editar y jugar

# Volume
m5b528a7f6c0c40af = Volumen

# Backups of a project
m4202485482866417 = Copias de seguridad de un proyecto

# None
m669b18c6d2d9c95b = Ninguna

# Saving leaves no backup. Existing ones stay
mc340e11c32aa6447 = Guardar no deja copia. Las existentes se conservan

# 64 MB
m6b0fdc8d3c42ca4e = 64 MB

# The oldest ones go first
m403abbaa411e57b0 = Las más antiguas se borran primero

# 256 MB
mfd6cecb08d0b0f09 = 256 MB

# 1 GB
m977385f14680a231 = 1 GB

## Object kinds

# Balloon
md286a53d96275bdc = Globo

# Throws a player who touches it up, and bursts. He keeps his sideways speed and can't cut the throw short. It comes back after being off the screen for a while.
m053c5eac95e3f62e = Lanza hacia arriba a un jugador que lo toca, y revienta. El jugador conserva su velocidad lateral y no puede acortar el lanzamiento. El globo vuelve tras estar un tiempo fuera de la pantalla.

# Colour
m7e9d0b96d39e517d = Color

# Appearance only.
mae78b889f31453c3 = Solo apariencia.

# Blue
mecf3d3a7c1693e2d = Azul

# Orange
m8f450dd0b7bdb8cb = Naranja

# Green
mcf00d78fd5953f1c = Verde

# Red
m9ff1de19feac1b7c = Rojo

# Purple
m05f6e2fd9831623f = Morado

# Under water
m4c495b91da247a56 = Bajo el agua

# It throws half as high, and centres the player when it bursts, like balloons placed under water.
mb31c82f628e50b6a = Lanza a la mitad de altura y centra al jugador cuando revienta, como los globos colocados bajo el agua.

# Speed
me24130f1123560a0 = Velocidad

# Speed of the throw, half as much under water; 1792 (7 pixels a frame) in the original.
m93b6c6ec5c573279 = Velocidad del lanzamiento, la mitad bajo el agua; 1792 (7 píxeles por fotograma) en el original.

# Block
m2b2ae20d26f78ac2 = Bloque

# A block that is solid on all sides and does nothing.
m4450c001c171b53a = Un bloque sólido por todos los lados que no hace nada.

# Half width
m60d7540e99cac6b8 = Semianchura

# Half of the block's width.
me4db5227bf8afcc5 = La mitad de la anchura del bloque.

# Half height
m96baa1b0bc4d0eef = Semialtura

# Half of the block's height.
mcf102a46397d4722 = La mitad de la altura del bloque.

# Made of
m4bcf448906734259 = Material

# How it looks.
m8f0f1e2c1924c5b4 = Su aspecto.

# Stone
m04f23c13e8ffdcba = Piedra

# Wood
m9b0c180237f7fb88 = Madera

# Steel
md1bb1913cc348824 = Acero

# Earth
m952631b4f45157d7 = Tierra

# Boss area
mbc86ee7d5d89bb35 = Área de jefe

# The camera stops at its right end, and can't go back once the whole screen is inside it. It opens to the right when the bosses placed inside it are beaten and flee. It is as high as a screen, and only stops a camera at its height.
m6194a26991544a3f = La cámara se detiene en su extremo derecho y no puede volver atrás cuando la pantalla entera está dentro. Se abre hacia la derecha cuando los jefes colocados dentro son vencidos y huyen. Es tan alta como una pantalla, y solo detiene una cámara a su altura.

# Width
mf21fb4f4b9e8911f = Anchura

# How much of the level the camera can show. 320 is one screen of the originals, as all of their areas are.
m706ac13bb3fd96d0 = Cuánto del nivel puede mostrar la cámara. 320 es una pantalla de los originales, como en todas sus áreas.

# Opens by
mb82b93acc527a013 = Se abre

# How far the camera's right limit moves, 2 pixels a frame, once all bosses have fled. Then the level's own limits apply again.
md704582db349d688 = Cuánto se desplaza el límite derecho de la cámara, 2 píxeles por fotograma, cuando todos los jefes han huido. Después valen de nuevo los límites del nivel.

# Bridge
m8545094bc2096970 = Puente

# A bridge of logs that the player can jump up through. It dips under a player, most in its middle, and springs back.
macdb806c85dbfc36 = Un puente de troncos que el jugador puede atravesar saltando desde abajo. Se hunde bajo el jugador, sobre todo en el centro, y vuelve a su posición.

# Logs
m4f1ad6b48a5df506 = Troncos

# How many logs of 16 pixels it has; 8 or more in the originals.
mcb386f0a8419e2be = Cuántos troncos de 16 píxeles tiene; 8 o más en los originales.

# Bumper
mc372a440673c7b06 = Rebotador

# Throws the player directly away from its centre, whichever side he touches. The first ten hits are worth ten points each.
mdeb395bd6b6f88be = Lanza al jugador directamente lejos de su centro, toque el lado que toque. Los diez primeros golpes valen diez puntos cada uno.

# Speed of the throw; 1792 (7 pixels a frame) in the originals.
md0b985fc406e72ef = Velocidad del lanzamiento; 1792 (7 píxeles por fotograma) en los originales.

# Booster
m1bd53a282d9c749b = Acelerador

# Speeds up a player on the ground above it: to the right, mirrored to the left.
m0884490a52df901e = Acelera a un jugador en el suelo sobre él: a la derecha; reflejado, a la izquierda.

# Strength
m82c21acdbcd6e830 = Fuerza

# The speed it gives: 16 or 10 pixels a frame. A player who already has 16 keeps his speed.
ma72a8f7f16a44242 = La velocidad que da: 16 o 10 píxeles por fotograma. Un jugador que ya va a 16 conserva su velocidad.

# Strong (16 px)
m277d88bcbefb76fa = Fuerte (16 px)

# Weak (10 px)
m30bd26efdaff8d5b = Débil (10 px)

# The speed it gives. Overrides the strength; 0 uses it. 4096 is strong.
mc84fbc6ad504220f = La velocidad que da. Prevalece sobre la fuerza; con 0 se usa esta. 4096 es fuerte.

# Breakable block
m909ddf1b12e16841 = Bloque rompible

# A block that breaks under a player who lands on it as a ball; he bounces off. The points increase for each block broken without landing.
m8400e23b9eb36871 = Un bloque que se rompe bajo un jugador que cae sobre él hecho una bola; el jugador rebota. Los puntos aumentan con cada bloque roto sin aterrizar.

# Form
m07aa10850d9ddcc7 = Forma

# Its size and how its fragments fly. Stacked ground breaks without a bounce, and only for players on layer B unless set otherwise.
ma725fcfe70dfea38 = Su tamaño y cómo vuelan sus fragmentos. El suelo apilado se rompe sin rebote y, si no se indica otra cosa, solo para jugadores en la capa B.

# Block of four pieces
md3e63df584d19c3c = Bloque de cuatro piezas

# Wide rock
m4befbcfdea398a27 = Roca ancha

# Crate
ma78dd2004df983c0 = Cajón

# Stacked ground
m4827863f5be016d5 = Suelo apilado

# On any layer
ma541768750a620d3 = En cualquier capa

# Stacked ground breaks on both layers.
mc6068b7b12bcd4bf = El suelo apilado se rompe en ambas capas.

# Breakable wall
mf9b79695669c8ee4 = Pared rompible

# A wall that stops the player unless he rolls into it at 4.5 pixels a frame or more: then it flies apart and he goes on. If the rules say so, strong characters need not roll.
me80317c436647ad8 = Una pared que detiene al jugador salvo que entre en ella rodando a 4,5 píxeles por fotograma o más: entonces salta en pedazos y él sigue. Si las reglas lo dicen, los personajes fuertes no necesitan rodar.

# Picture
m5ed03bb1f3a15949 = Imagen

# Which part of a wall it looks like.
mef815c8974c44add = Qué parte de una pared parece.

# Left end
mc6bb901c5ee7aab5 = Extremo izquierdo

# Middle
m4101ada154a1b958 = Centro

# Right end
ma40cd68f0a06246c = Extremo derecho

# Broken by
m129b864ecb5a746d = La rompe

# What breaks it. In Sonic 1 fast balls do; in Sonic 3 also Knuckles and super forms at any speed, and a fast ball in the air with a fire shield.
m203c338fb3b7586d = Qué la rompe. En Sonic 1, las bolas rápidas; en Sonic 3, también Knuckles y las formas súper a cualquier velocidad, y una bola rápida en el aire con un escudo de fuego.

# As the rules say
m7c5384051123be86 = Según las reglas

# Only fast balls
m4559aa6cc9eab04d = Solo bolas rápidas

# Only Knuckles and super forms
m6078c07fcdb64b06 = Solo Knuckles y formas súper

# Minimum speed of a ball to break it; 1152 (4.5 pixels a frame) in the originals.
m015f7180eac45a27 = Velocidad mínima de una bola para romperla; 1152 (4,5 píxeles por fotograma) en los originales.

# From
ma6ab5184d6315895 = Desde

# The side from which it breaks; from the other it is a wall.
mae2a42798aca57e3 = El lado desde el que se rompe; desde el otro es una pared.

# Both sides
m1aa1693b2b253b42 = Ambos lados

# Its left side
m5b9d13045819c5c5 = Su lado izquierdo

# Its right side
m27c1e58142e27b26 = Su lado derecho

# Breath
m04159ae694088e67 = Aliento

# A bubble that comes out of the player's mouth under water. When his air runs out, it carries a number.
m5eeb343126601ac3 = Una burbuja que sale de la boca del jugador bajo el agua. Cuando se le acaba el aire, lleva un número.

# Air bubble
m059941216204c43f = Burbuja de aire

# A bubble of air that rises to the surface. The player breathes in one that is fully grown.
m75f6617606efcfee = Una burbuja de aire que sube a la superficie. El jugador aspira las que han crecido del todo.

# Bubble maker
mfb9d9b88263f4a2f = Generador de burbujas

# Lets bubbles out while it is under water and on the screen. A large bubble appears after the set number of groups: a player who breathes it in gets all his air back.
mb875dfcb1feaa16e = Suelta burbujas mientras está bajo el agua y en la pantalla. Tras el número de grupos indicado aparece una burbuja grande: un jugador que la aspira recupera todo el aire.

# Groups between
mffcd6faa53775f69 = Grupos intermedios

# Groups of small bubbles before one with a large bubble, which the player can breathe in.
mb9a0b79e9aa4a2e0 = Grupos de burbujas pequeñas antes de uno con una grande, que el jugador puede aspirar.

# Button
m0312976fe9da5951 = Botón

# Sets a switch of the level while the player stands on it. Doors, platforms and other objects with the same switch number react; arrows on the canvas show which.
m48effd1efd8b98a3 = Activa un interruptor del nivel mientras el jugador está encima. Las puertas, plataformas y otros objetos con el mismo número de interruptor reaccionan; unas flechas en el lienzo muestran cuáles.

# Switch
m8e114dd98aeedf91 = Interruptor

# The switch that it sets. Objects with the same number react.
m388c934a4c74d678 = El interruptor que activa. Los objetos con el mismo número reaccionan.

# Second state
md8762398204597a8 = Segundo estado

# Sets the switch's second state instead of its first.
m7b03af5440e86133 = Activa el segundo estado del interruptor en vez del primero.

# Blocks press it
m4ff14e21ac87c355 = Los bloques lo pulsan

# A pushable block that is on it presses it too.
mf84821833c10e174 = Un bloque empujable que está encima también lo pulsa.

# Stays pressed
m9140123f3d03c323 = Queda pulsado

# Once pressed, it stays pressed until it is loaded again.
m20c6c3c1a3e073d9 = Una vez pulsado, sigue así hasta que se vuelve a cargar.

# Solid from above only
mfe631f446785b4a1 = Sólido solo desde arriba

# The player can pass it from the sides.
mce2e3d761251d552 = El jugador puede atravesarlo por los lados.

# Flashes
m9a0a687e95c2ef55 = Parpadea

# It flashes to draw attention.
m0701155226764795 = Parpadea para llamar la atención.

# Cannon
m5854debe3b2e767c = Cañón

# A player who lands on it drops in. The barrel swings from side to side; pressing jump fires him, and a partner in it, in its direction, at 16 pixels a frame unless set otherwise.
m22bc287ea483c651 = Un jugador que cae sobre él entra dentro. El tubo oscila de lado a lado; al pulsar salto lo dispara, junto con un compañero que esté dentro, en su dirección, a 16 píxeles por fotograma si no se indica otra cosa.

# Speed of the shot; 4096 (16 pixels a frame) in the original.
m147b220ac9d6d296 = Velocidad del disparo; 4096 (16 píxeles por fotograma) en el original.

# How far it swings in a frame, in 256ths of a full swing; 2 in the original.
ma118807e537f6bf7 = Cuánto oscila por fotograma, en 1/256 de una oscilación completa; 2 en el original.

# Capsule
me61afc6bb8a571cc = Cápsula

# A prison of small animals. The clock stops when the player jumps on its button, the animals are freed, and the level is over when the last one has left the screen. It belongs behind a boss area.
m6e6b972836d80e9d = Una prisión de animalitos. El reloj se detiene cuando el jugador salta sobre su botón, los animales quedan libres y el nivel termina cuando el último ha salido de la pantalla. Su sitio es detrás de un área de jefe.

# Whole, it is Sonic 2's: its button, 40 pixels above its centre, throws off a lock. Sonic 1 places body and button separately: its button explodes and makes the player walk off.
m3e77f2b7bb72fa7c = Entera es la de Sonic 2: su botón, 40 píxeles por encima del centro, hace saltar un cerrojo. Sonic 1 coloca cuerpo y botón por separado: su botón explota y hace que el jugador se marche.

# Whole
m9cf2d8eed1b50eb4 = Entera

# Body alone
m1255b3d0e3c2ca2a = Solo el cuerpo

# Button alone
mbb16e63f890c41d6 = Solo el botón

# Checkpoint
mb5a14d20e2063f7f = Punto de control

# A post that the player runs past. After dying he restarts at the last one he passed, without rings and with all objects back. From Sonic 2 on, stars circle above it if he has enough rings (50, in 3&K 20): touching one leads to another stage, which a run reports as the fact stars.
mc48a32869478f392 = Un poste junto al que pasa el jugador. Tras morir, vuelve a empezar en el último por el que pasó, sin anillos y con todos los objetos de vuelta. Desde Sonic 2, si tiene suficientes anillos (50; en 3&K, 20), giran estrellas encima: tocar una lleva a otra fase, lo que un recorrido indica con el dato stars.

# Number
mbbb97b1c63507dc0 = Número

# Its number in the level. It does nothing if the last one hit has the same or a greater number.
mc707e83ace8702a4 = Su número en el nivel. No hace nada si el último tocado tiene un número igual o mayor.

# Star of a checkpoint
m9f398393c3d919c9 = Estrella de punto de control

# Four stars circle above a checkpoint for eight seconds. A player who touches one leaves for another stage; here the run reports it.
m41ce522fcee8b73f = Cuatro estrellas giran sobre un punto de control durante ocho segundos. Un jugador que toca una pasa a otra fase; aquí lo indica el recorrido.

# Collapsing ledge
m137705b4f1cbee7c = Saliente que se derrumba

# A ledge that the player can jump up through, rising to the right. A moment after a player lands on it, it breaks into pieces; half a second later he falls.
mb924e211af3bdcd7 = Un saliente que sube hacia la derecha y que el jugador puede atravesar saltando desde abajo. Un momento después de que un jugador cae sobre él, se rompe en pedazos; medio segundo más tarde, el jugador cae.

# Looks like
m9aaea4bd72d99a4e = Aspecto

# What it is made of.
m63fdf7ed6c703c74 = De qué está hecho.

# Grass and earth
m130701c3d23deaf4 = Hierba y tierra

# Delay
m118631dc5df12c98 = Retardo

# How long it holds after a player lands on it; 8 in the originals.
m39f7eacf32689d2d = Cuánto aguanta después de que un jugador cae sobre él; 8 en los originales.

# Collapsing floor
m4e9d88e9883a06d7 = Suelo que se derrumba

# A piece of floor that the player can jump up through. A moment after a player lands on it, it breaks into pieces; half a second later he falls.
m2631f0c88d004905 = Un trozo de suelo que el jugador puede atravesar saltando desde abajo. Un momento después de que un jugador cae sobre él, se rompe en pedazos; medio segundo más tarde, el jugador cae.

# Order
m2ba5f4d8f3bd7c57 = Orden

# The order in which its pieces fall.
m9d1a08acb5e2ffb2 = El orden en que caen sus pedazos.

# From one end to the other
mab9308b28122587c = De un extremo al otro

# One end first, then in turn
m05f2fd7cb1258769 = Primero un extremo, luego por turno

# By the player's side
mf487a4f82d61715d = Según el lado del jugador

# It is mirrored when he lands on its left half.
m2c47e4eac93beb62 = Se refleja cuando el jugador cae sobre su mitad izquierda.

# Conveyor belt
m830fc5ff4dd9af2d = Cinta transportadora

# Carries a player on the ground above it. The ground itself is terrain: put the belt's centre on its top.
m00be4da3224a29b3 = Transporta a un jugador en el suelo sobre ella. El suelo en sí es terreno: poner el centro de la cinta en su borde superior.

# Half the length of the belt.
mfcc8eb965ae7e2f0 = La mitad de la longitud de la cinta.

# Height
mffdadf0a576fd802 = Altura

# How far above its centre it carries the player.
m93aaa91f3459e896 = Hasta qué altura sobre su centro transporta al jugador.

# Pixels a frame, to the right; negative to the left.
mcbd73606fab5c26d = Píxeles por fotograma, a la derecha; negativos, a la izquierda.

# Crawler
m3ef62e0bd9bac4d7 = Oruga

# A caterpillar of a head and three spiked pieces that draws itself together and stretches, 12 pixels each time, until the ground ends. Only its head can be hit. A player who touches its body is hurt, and it falls to pieces that bounce away. It crawls left first, mirrored right.
mdeef86f223b877bf = Una oruga de una cabeza y tres piezas con púas que se encoge y se estira, 12 píxeles cada vez, hasta donde acaba el suelo. Solo se puede golpear su cabeza. Un jugador que toca su cuerpo resulta herido, y ella se deshace en pedazos que salen rebotando. Repta primero a la izquierda; reflejada, a la derecha.

# How fast it advances. Its head stretches three times as fast, and each piece of its body is slower by this speed than the one before it. 64 in the original.
m5a37a50aa0336f52 = Con qué velocidad avanza. Su cabeza se estira tres veces más rápido, y cada pieza del cuerpo es más lenta que la anterior en esta velocidad. 64 en el original.

# How long it keeps still before it draws itself together, and before it stretches; 7 in the original.
m5ec3a3fb71696b0d = Cuánto permanece quieta antes de encogerse y antes de estirarse; 7 en el original.

# Crawler's body
m9e35de15d1fbb783 = Cuerpo de oruga

# A piece of a crawler's body: it hurts, and the whole crawler breaks if it is touched.
m894008496b00aab0 = Una pieza del cuerpo de una oruga: daña, y si se toca se rompe la oruga entera.

# Critter
m55be466e76930c38 = Animalito

# A small animal that was trapped in an enemy. It pops out of the explosion, falls to the ground and hops or flutters away.
m243af4a2d431c691 = Un animalito que estaba atrapado en un enemigo. Salta de la explosión, cae al suelo y se aleja a saltos o revoloteando.

# Wind tunnel or current
m6ffc66e9348ff899 = Túnel de viento o corriente

# An area that carries a player inside it, like the wind tunnels of Sonic 1. Up and down steer. It takes no slot.
ma6153d2b8afbaa00 = Un área que transporta a un jugador en su interior, como los túneles de viento de Sonic 1. Arriba y abajo lo dirigen. No ocupa ranura.

# How wide its area is, around its centre.
m37212cee87a76255 = La anchura de su área, alrededor de su centro.

# How high its area is, around its centre.
m4d0d816ec3940d36 = La altura de su área, alrededor de su centro.

# The speed it gives, to the right, mirrored to the left. The player also moves by this much per frame, so twice as fast.
m1cee7e36318e5716 = La velocidad que da, a la derecha; reflejado, a la izquierda. El jugador se mueve además otro tanto por fotograma, así que el doble de rápido.

# Curve
mc341553c3556d2b4 = Curva

# Pixels per frame by which the player moves down, or up if negative, in its first 128 columns.
mc09fce795e4d1c31 = Píxeles por fotograma que el jugador se mueve hacia abajo, o hacia arriba si es negativo, en sus primeras 128 columnas.

# Only under water
m92db3865c088e986 = Solo bajo el agua

# It carries only a player under water.
m7c7224a5f95eaf3a = Solo transporta a un jugador bajo el agua.

# Door
m037cf773608ce6c9 = Puerta

# A block that is closed until its switch is set: closed, it is its own height below its placed position, and then slides up to it. Mirrored, it is closed above. Once open, it stays open until the switch gets its second state. A horizontal one is closed to the right.
m9d7490387703f166 = Un bloque cerrado hasta que se activa su interruptor: cerrado, está por debajo de su posición colocada en su propia altura, y luego se desliza hasta ella. Reflejado, cerrado está por encima. Una vez abierto, sigue así hasta que el interruptor recibe su segundo estado. Una puerta horizontal está cerrada a la derecha.

# Its size. A horizontal one slides sideways, the others up and down.
m0af719981e138ad0 = Su tamaño. Una horizontal se desliza de lado; las demás, arriba y abajo.

# Upright, 32 by 64
m9f8b789be653b106 = Vertical, 32 por 64

# Upright, 16 by 64
m5ce6cbc33f048570 = Vertical, 16 por 64

# Horizontal, 128 by 32
m719b623626d28b64 = Horizontal, 128 por 32

# The switch that opens it. The second state of the same switch closes it again.
m5abf0a18b64a14ef = El interruptor que la abre. El segundo estado del mismo interruptor vuelve a cerrarla.

# Pixels that it slides in a frame; 2 in the originals.
m42aa95fbd5966a82 = Píxeles que se desliza por fotograma; 2 en los originales.

# Drone
m2cc8282fb0de8831 = Dron

# Flies 508 pixels and back. When it passes the player on the screen it stops, fires a bolt down ahead of it, and flies on a second later. It flies left first, mirrored right.
mf7f110fb99badf09 = Vuela 508 píxeles y vuelve. Cuando pasa junto al jugador en la pantalla, se detiene, dispara un proyectil hacia abajo y adelante, y sigue volando un segundo después. Vuela primero a la izquierda; reflejado, a la derecha.

# How fast it flies; 1024 (4 pixels a frame) in the original.
ma1f80887545819ae = Con qué velocidad vuela; 1024 (4 píxeles por fotograma) en el original.

# Flight
m376b978acd5bb863 = Vuelo

# How long it flies one way; 127 in the original.
mb060897f8b252418 = Cuánto tiempo vuela en un sentido; 127 en el original.

# Range
m122e9f7824a2af12 = Alcance

# It stops and fires when the player is closer than this, on either side. 0: never. 96 in the original.
mcce9a85ea3266bff = Se detiene y dispara cuando el jugador está más cerca que esto, a cualquier lado. 0: nunca. 96 en el original.

# How long it hovers before it turns, and after firing; 60 in the original.
mac88715751801f99 = Cuánto flota antes de dar la vuelta, y después de disparar; 60 en el original.

# Bolts are
m972c70749832fb35 = Proyectiles

# Their element: a shield of the same element protects from them. Plain in the original.
m1e13ee2173441f8c = Su elemento: un escudo del mismo elemento protege de ellos. Normal en el original.

# Plain
m139200afa0695967 = Normal

# Fire
md19ef684ee6b5c99 = Fuego

# Lightning
m1d88ffd02dee5d05 = Rayo

# Water
m938ab4b2f4fb10d0 = Agua

# Bolt
mf7c0dba7c822c8a6 = Proyectil

# What a drone fires: it flares up for half a second, then flies down ahead. It vanishes if the drone is hit first.
m1212b3cfe9c18f91 = Lo que dispara un dron: destella medio segundo y luego vuela hacia abajo y adelante. Desaparece si antes se golpea al dron.

# Edge wall
m4f6fc56c6ca203a0 = Pared de borde

# The front of a cliff, 64 pixels high. It stops a player from the sides, for 8 pixels above and below it too, and from below. Nobody can land on it. It is solid off the screen as well.
m03f35e7063cd4ca1 = El frente de un precipicio, de 64 píxeles de altura. Detiene a un jugador por los lados, también 8 píxeles por encima y por debajo, y desde abajo. Nadie puede aterrizar encima. También es sólida fuera de la pantalla.

# Light, shaded below
mb2e06c43f1350f51 = Clara, con sombra abajo

# Scenery
m64f5f536a1d18ede = Decorado

# It is only a picture and does not stop players.
m9eb0a23ff2bcf462 = Es solo una imagen y no detiene a los jugadores.

# Explosion
mef2c3af737a0f660 = Explosión

# What is left of something that was destroyed, for a moment.
m248b4b037f55a4a4 = Lo que queda, por un momento, de algo destruido.

# Fan
mf2c294199c98fed2 = Ventilador

# A fan whose wind moves the player: sideways along the ground, or upwards so that he floats.
ma2f2f1b59e19425d = Un ventilador cuyo viento mueve al jugador: de lado por el suelo, o hacia arriba, de modo que flota.

# Direction
md23ee5e66df8400a = Dirección

# Which way it blows. Sideways is to the left, mirrored to the right.
m73ddcaad2db7f2a9 = Hacia dónde sopla. De lado es a la izquierda; reflejado, a la derecha.

# Sideways
m5b517ac216f9ee62 = De lado

# Upwards
m6fba3f09e5d27cdb = Hacia arriba

# Upwards, as far as set
m7c2e8c760a38de06 = Hacia arriba, hasta lo indicado

# Upwards, in a shaft
m865644b1a8ca4b7f = Hacia arriba, en un conducto

# Always on
m0716bcd21e8bea95 = Siempre encendido

# It never stops; otherwise it turns off and on in cycles. Fans as far as set and in shafts never stop.
m426cc784b5743a64 = Nunca se detiene; de lo contrario, se apaga y enciende en ciclos. Los ventiladores con alcance indicado y los de conducto nunca se detienen.

# Sucks
m2400a21ad434e968 = Aspira

# It pulls instead of pushing. Sideways only.
m728a395371e1d3f6 = Atrae en vez de empujar. Solo de lado.

# Reach
m9bfc89548d1236b8 = Alcance

# How far above it the wind is strongest. Only fans as far as set and in shafts.
me4c65cd4c5a3f538 = A qué altura sobre él es más fuerte el viento. Solo ventiladores con alcance indicado y de conducto.

# Half the width of the wind. Only fans as far as set.
mc144a57eea82e5c2 = La mitad de la anchura del viento. Solo ventiladores con alcance indicado.

# Moves
me386d7f96b1ae085 = Se mueve

# It moves 48 pixels to either side. Only fans as far as set.
m4d65c9f94866967d = Se mueve 48 píxeles a cada lado. Solo ventiladores con alcance indicado.

# Still
mf2e7c313de93f671 = Parado

# Frames off in each cycle; a cycle starts off. 121 in the originals.
mdb5b333f8577f276 = Fotogramas apagado en cada ciclo; un ciclo empieza apagado. 121 en los originales.

# Running
m85994a70cd39166c = En marcha

# Frames on in each cycle; 181 in the originals.
mab2c4f9ed078cd55 = Fotogramas encendido en cada ciclo; 181 en los originales.

# Flipper
mce2c8f3f77fa3a55 = Flipper

# A pinball flipper. The player curls up on it and slides towards its tip; pressing jump shoots him off, faster the further out he is. Its tip points to the right, mirrored to the left.
m38c2668a09e65eff = Una paleta de pinball. El jugador se hace una bola sobre ella y se desliza hacia la punta; al pulsar salto sale disparado, más rápido cuanto más lejos está. Su punta señala a la derecha; reflejada, a la izquierda.

# A horizontal one holds a ball until jump is pressed; an upright one throws off a player who runs into it.
m1aa7f44a1e166d08 = Uno horizontal retiene una bola hasta que se pulsa salto; uno vertical lanza a un jugador que choca con él.

# Lying
m31ff343e784331fa = Horizontal

# Upright
m7b560d8693ed8f42 = Vertical

# Fragment
m83acaa586e8aa35d = Fragmento

# A piece of something that broke, falling out of the screen.
mf2cee09918d37e70 = Un pedazo de algo que se rompió y cae fuera de la pantalla.

# Goal post
m9cbc34e8e1c27484 = Poste de meta

# Ends the level. When the player passes it the clock stops, the camera stays at the level's right end, the post spins, and he runs off to the right. It belongs in the last screen of a level.
ma4239a5f1bab8187 = Termina el nivel. Cuando el jugador lo pasa, el reloj se detiene, la cámara queda en el extremo derecho del nivel, el poste gira y el jugador sale corriendo a la derecha. Su sitio es la última pantalla de un nivel.

# It spins in place when the player passes it, or falls from the top of the screen when he arrives and can be thrown up again and again by jumping into it.
mf9d8c984f450d7b3 = Gira en su sitio cuando el jugador lo pasa, o cae desde lo alto de la pantalla cuando llega y se puede lanzar una y otra vez saltando contra él.

# Stands
m0416ce81783d9710 = Fijo

# Falls from the sky
m7781c7ee08f49be9 = Cae del cielo

# Grass platform
mf0debf80b7166398 = Plataforma de hierba

# A large block of earth with a grassy, sloped top that is solid on all sides. Its whole solid shape follows the slope, including the lower edge.
m302426bd2ca6f90c = Un gran bloque de tierra con hierba encima y superficie inclinada, sólido por todos los lados. Toda su forma sólida sigue la pendiente, también el borde inferior.

# Its surface, and how large it is.
m49873634773784a1 = Su superficie y su tamaño.

# Rises to a plateau and half down again
m18d7a3f4911833c9 = Sube a una meseta y baja a medias

# A mound
m172a35c9983a91f1 = Un montículo

# Narrow and level
m508c8888b18877cd = Estrecha y llana

# Motion
m191bbfc4126e2367 = Movimiento

# How it moves.
m525a6265a6deb912 = Cómo se mueve.

# Stays where it is
md607dcded66b3e11 = Se queda en su sitio

# Up and down by 32 pixels
mfcf08b9721c8e32a = Arriba y abajo 32 píxeles

# Up and down by 48 pixels
mdcacf1a36820b931 = Arriba y abajo 48 píxeles

# Up and down by 64 pixels
m3d090f234faedab7 = Arriba y abajo 64 píxeles

# Up and down by 96 pixels
m218a4d06ce8c77d8 = Arriba y abajo 96 píxeles

# Sinks by 16 pixels under its rider
me77b4e495bc02730 = Se hunde 16 píxeles bajo quien la pisa

# Reversed
ma27b143c18e78193 = Invertido

# A swinging one begins at the top.
ma4f33923533dabd5 = Si oscila, empieza arriba.

# Period
mea2adb1f2047d144 = Periodo

# How long it takes there and back. 0: in time with all others, as in the originals: 252 to 440 frames, depending on its motion.
m0e74f01e1b490965 = Cuánto tarda en ir y volver. 0: al compás de todas las demás, como en los originales: de 252 a 440 fotogramas, según su movimiento.

# Phase
mbf0c7dd234427318 = Fase

# Where on its path it begins, in 256ths. Only with its own period.
m6829f02a30cb9ead = En qué punto de su trayectoria empieza, en 1/256. Solo con periodo propio.

# Hexagonal bumper
m1738cc84810aeb05 = Rebotador hexagonal

# Throws the player straight away from the side that he touches; its upper and lower sides also throw him outwards.
m89d6034d5edf6ede = Lanza al jugador en perpendicular al lado que toca; los lados superior e inferior lo lanzan también hacia fuera.

# It moves to and fro: to the right first, mirrored to the left.
m40dda9762f0fe1b4 = Se mueve de un lado a otro: primero a la derecha; reflejado, a la izquierda.

# How far a moving one goes to either side; 96 in the original.
mbb17c107e41dd857 = Hasta dónde va a cada lado si se mueve; 96 en el original.

# Pixels a frame of a moving one; 1 in the original.
me34d6220769a2e67 = Píxeles por fotograma si se mueve; 1 en el original.

# Throw
m16b8cad87bc5fb2f = Lanzamiento

# Speed of the throw; 2048 (8 pixels a frame) in the original.
mb80136b5fd98ac8a = Velocidad del lanzamiento; 2048 (8 píxeles por fotograma) en el original.

# Hidden monitor
m50ba85118cbb90fb = Monitor oculto

# An invisible monitor in the ground. A goal post that falls from the sky and comes down on it makes it jump out, and is thrown up again.
m24d59e7176c1b97d = Un monitor invisible en el suelo. Un poste de meta que cae del cielo sobre él lo hace saltar fuera y vuelve a salir despedido hacia arriba.

# Holds
m30d10fe142ae7a51 = Contiene

# What breaking it gives. Letter, goggles, teleport and question mark do nothing; every shield takes one hit; static and trap hurt, but not in Sonic 1; 50 rings give the super form in Sonic 3 and 3&K.
mbcae2259557ceab5 = Qué da al romperlo. Letra, gafas, teletransporte e interrogación no hacen nada; todo escudo aguanta un golpe; estática y trampa dañan, pero no en Sonic 1; 50 anillos dan la forma súper en Sonic 3 y 3&K.

# Static
mad9d5481474d4f5b = Estática

# Trap
m85a6acfb52848702 = Trampa

# Life
m3cdd76b47fc6df9f = Vida

# Speed shoes
m17b2980cbca04690 = Zapatillas de velocidad

# Shield
m516fa640d794ded0 = Escudo

# Invincibility
m51b88ea242ad53b2 = Invencibilidad

# 10 rings
mfb5b95b3ef42556f = 10 anillos

# Letter
md7ebafacf602c9bd = Letra

# Goggles
m93e412d0d29fc077 = Gafas

# Partner's life
m18956be4cd0bd173 = Vida del compañero

# Teleport
m5fcca28d2423539e = Teletransporte

# Question mark
mdee685a67cc64c0a = Interrogación

# Fire shield
md993b3c8289978f2 = Escudo de fuego

# Lightning shield
m09d856c379f9a65e = Escudo de rayo

# Bubble shield
m4900aab4854cc478 = Escudo de burbuja

# 50 rings, super form
m41689dadaf5f1050 = 50 anillos, forma súper

# Invisible hazard, lava
m8acd1db1f35ff402 = Peligro invisible, lava

# An invisible area or block that hurts. Put it over lava or other ground that should hurt, or make it look like lava itself.
mbabc8a2973ec1c11 = Un área o un bloque invisible que daña. Colocarlo sobre lava u otro suelo que deba dañar, o darle aspecto de lava.

# An area hurts a player who touches it. A block is solid and hurts from above; mirrored left to right from the sides, top to bottom from below.
mbb90ef56d31b4164 = Un área daña a un jugador que la toca. Un bloque es sólido y daña desde arriba; reflejado horizontalmente, por los lados; verticalmente, desde abajo.

# Solid block
m6e2e717028508f75 = Bloque sólido

# Half of its width. Areas of the originals have 32, 64 or 128, blocks multiples of 8.
m723ad9d326c4edf6 = La mitad de su anchura. Las áreas de los originales tienen 32, 64 o 128; los bloques, múltiplos de 8.

# Half of its height. Areas of the originals have 32, blocks multiples of 8.
me99541c650b24f55 = La mitad de su altura. Las áreas de los originales tienen 32; los bloques, múltiplos de 8.

# Kills
m41121c9df4121efe = Mata

# A block kills at once, despite any protection.
m09a89cefdb036647 = Un bloque mata al instante, a pesar de cualquier protección.

# Element
m190747c04bd639f7 = Elemento

# What hurts in it: a fire shield protects from fire, a lightning shield from lightning, a bubble shield from water.
mfb39adf01d05cdd2 = Lo que daña en él: un escudo de fuego protege del fuego, uno de rayo del rayo y uno de burbuja del agua.

# Looks
m80d301c6f454a49f = Aspecto

# Hidden: the player does not see it, as in the originals. Lava: its surface is at the top. For lava that a fire shield protects from, set the element to fire.
m0b79e4bc75d5edf5 = Oculto: el jugador no lo ve, como en los originales. Lava: su superficie está arriba. Para lava de la que proteja un escudo de fuego, elegir fuego como elemento.

# Hidden
m886897f2fd4edb99 = Oculto

# Lava
m81f2eab4a6d89b9b = Lava

# A line that sets the layer and the priority of a player who crosses it.
m83a83e27e6966bfa = Una línea que fija la capa y la prioridad del jugador que la cruza.

# Leaper
m29880f10efa65810 = Saltador

# A fish that jumps straight up from where it is placed, falls back and jumps again.
m2da17ef92f83b07d = Un pez que salta en vertical desde donde está colocado, cae y vuelve a saltar.

# Jumps
m67dda0932d40183a = Saltos

# How high it jumps. The first of its low jumps is lower still.
m72d99f19ffdf7da7 = La altura de sus saltos. El primero de los saltos bajos es aún más bajo.

# High: 265 pixels
m95e4eba027665883 = Alto: 265 píxeles

# Low: 136 pixels
m5c08d881dfc9b7d8 = Bajo: 136 píxeles

# Speed of the jump. Overrides the height; 0 uses it. 1792 is high.
ma7c8892240205cd8 = Velocidad del salto. Prevalece sobre la altura; con 0 se usa la altura. 1792 es alto.

# Lobber
m999ae16f6b78626f = Lanzabolas

# A crab that walks 64 pixels, or until the ground ends, pauses for a second, lobs a ball to either side, and walks back. Off the screen it does not throw. It walks left first, mirrored right.
m69ee336eaaa2c530 = Un cangrejo que camina 64 píxeles, o hasta donde termina el suelo, se detiene un segundo, lanza una bola a cada lado y regresa. Fuera de la pantalla no lanza. Camina primero a la izquierda; reflejado, a la derecha.

# How fast it walks; 128 (half a pixel a frame) in the original.
m9c184b90f988728a = La velocidad a la que camina; 128 (medio píxel por fotograma) en el original.

# Stretch
m1749014f3f87fa6a = Tramo

# How long it walks one way, unless the ground ends first; 127 in the original.
mda32769d2f62fc5b = Cuánto tiempo camina en un sentido, si el suelo no termina antes; 127 en el original.

# How long it pauses before it throws, and again before it walks; 60 in the original.
m205a82597fdfb727 = Cuánto se detiene antes de lanzar, y otra vez antes de caminar; 60 en el original.

# Balls are
mf85a70e37d3cd897 = Elemento de las bolas

# Ball
mc13bd9a7a8891504 = Bola

# What a lobber throws to either side: it flies in an arc and falls through everything.
m761f49bcf37bdf7f = Lo que un lanzabolas lanza a cada lado: vuela en arco y cae atravesándolo todo.

# Lurker
m749f0805066f9c62 = Acechador

# A chameleon on a wall, invisible until the player comes near. A second later, unless set otherwise, it drops to the ground and flies along it towards him, or it stays, fires at him once and fades away. One that flies can't be hit until it is on the ground.
m8f4948b896331fc5 = Un camaleón en una pared, invisible hasta que el jugador se acerca. Un segundo después, salvo que se indique otro tiempo, cae al suelo y vuela a ras de él hacia el jugador, o bien se queda, le dispara una vez y se desvanece. El que vuela no puede recibir golpes hasta que está en el suelo.

# One drops to the ground and flies along it, in the direction it faces. The other fires once and fades away.
m4a2c6ab721ff5f93 = Uno cae al suelo y vuela a ras de él en la dirección en la que mira. El otro dispara una vez y se desvanece.

# Drops and flies
m2c59c4d9c7606675 = Cae y vuela

# Stays and fires
ma0f262eb188759f1 = Se queda y dispara

# It wakes when the player is closer than this, at any height. 128 in the original.
m9ed01d9a93562ffe = Despierta cuando el jugador está más cerca que esto, a cualquier altura. 128 en el original.

# How fast it or its shot flies; 512 in the original.
m99dbca70630a4476 = La velocidad a la que vuela, él o su disparo; 512 en el original.

# Fires
m9c79cde1206ee19e = Dispara

# The element of its shot: a shield of the same element protects from it. Plain in the original.
m25923b269ef2d4b9 = El elemento de su disparo: un escudo del mismo elemento protege de él. Normal en el original.

# How long after waking it drops or fires; 61 in the original. The one that fires is gone 80 frames later.
m012998893461262c = Cuánto tarda en caer o disparar tras despertar; 61 en el original. El que dispara desaparece 80 fotogramas después.

# Lurker's shot
m248855116cd29a2c = Disparo de acechador

# What a lurker fires: it flies straight ahead, through everything, to the edge of the screen.
mc8e978e4b9e2bc94 = Lo que dispara un acechador: vuela en línea recta, atravesándolo todo, hasta el borde de la pantalla.

# Monitor
m406b6a4fb90e17d9 = Monitor

# A box with a screen. A ball breaks it; what it shows rises out of it and takes effect half a second later. Otherwise it is solid. Bumped from below, it jumps and falls down.
md123978c915c3ae8 = Una caja con pantalla. Una bola la rompe; lo que muestra sale de ella hacia arriba y hace efecto medio segundo después. Por lo demás es sólida. Si recibe un golpe desde abajo, salta y cae.

# What a monitor held
mda7dce4612d7c9d5 = Contenido de un monitor

# Rises out of a broken monitor for half a second and then takes effect.
m522acabceadb1042 = Sale de un monitor roto, sube durante medio segundo y entonces hace efecto.

# Moving block
m20c016cf8fb6be82 = Bloque móvil

# A platform that moves to and fro, or starts when a player stands on it.
m26435c4e775f04dc = Una plataforma que va y viene, o que arranca cuando un jugador se sube a ella.

# Size
m78789724e789221c = Tamaño

# How wide it is.
m0dab330b241aff27 = Su anchura.

# 32 pixels wide
m5b7664ff14e1bffc = 32 píxeles de ancho

# 64 pixels wide
mc3a385925f5ec42b = 64 píxeles de ancho

# 64 pixels wide, steel
m8411a792cd870956 = 64 píxeles de ancho, acero

# 128 pixels wide
mf272c6433c3a1762 = 128 píxeles de ancho

# 96 pixels wide
m115298ef1b3e73f2 = 96 píxeles de ancho

# How it moves. Mirrored, it begins at the other end of its path, or slides out to the left.
me7e16d92ed9be044 = Cómo se mueve. Reflejado, comienza en el otro extremo de su trayecto o se desliza hacia la izquierda.

# 96 pixels to the left and back
me9e6293fc71363d4 = 96 píxeles a la izquierda y vuelta

# To the right with its rider, to a wall
m4b52c52126bbb43d = A la derecha con su pasajero, hasta una pared

# To the right with its rider, then falls
me39835fb2397f0c4 = A la derecha con su pasajero; luego cae

# The same, hidden until a switch is pressed
md46780ead47e9407 = Igual, oculto hasta que se pulsa un interruptor

# 128 pixels up and back
m8b4399fbcb768acc = 128 píxeles hacia arriba y vuelta

# Slides out with its rider and back
m89ac23221eca7699 = Sale con su pasajero y vuelve

# The switch that makes it appear; 2 in the originals.
m6143b8428e18b72d = El interruptor que lo hace aparecer; 2 en los originales.

# Foot
m079ffd850d9567f9 = Pie

# For a falling one: from its centre down to the point that finds the floor. 0 in the originals, so that it sinks in; 7 in Labyrinth.
m6bb5d3908ebefc78 = Para el que cae: desde su centro hacia abajo hasta el punto que detecta el suelo. 0 en los originales, por lo que se hunde; 7 en Labyrinth.

# How long it takes there and back. 0: in time with all others, as in the originals: 440 frames sideways and 360 up.
m94cd872c4fe45bbe = Cuánto tarda en ir y volver. 0: sincronizado con todos los demás, como en los originales: 440 fotogramas hacia los lados y 360 hacia arriba.

# How far it goes or slides out, in percent of its motion's usual distance; 100 in the originals.
mfddf9dd01f84e3b8 = Hasta dónde va o sale, en porcentaje de la distancia habitual de su movimiento; 100 en los originales.

# Pixels a frame if it moves with its rider or slides out. 0: as in the originals, 1 to a wall and 8 sliding out.
m97204fde03509a3f = Píxeles por fotograma si se mueve con su pasajero o sale. 0: como en los originales, 1 hasta una pared y 8 al salir.

# Stays out
m6b397c88be4f383d = Tiempo fuera

# How long it stays after sliding out; 300 in the originals.
m63482b7ce4a3abb6 = Cuánto permanece fuera después de salir; 300 en los originales.

# Mushroom cap
m88376c59f757436b = Sombrero de seta

# A springy cap. It sinks under a player who lands on it and throws him up 6 frames later, in three strengths: the faster he lands, the higher. The player can jump up through it.
m8a7a63d5a69acc9b = Un sombrero elástico. Se hunde bajo el jugador que aterriza en él y lo lanza hacia arriba 6 fotogramas después, con tres fuerzas: cuanto más rápido aterriza, más alto. El jugador puede atravesarlo saltando desde abajo.

# Light spots
m1ed4e90419f72a02 = Manchas claras

# In front
mad8ec99fa2c350ad = Delante

# It is drawn in front of the player.
ma031d0aea8d5f09b = Se dibuja delante del jugador.

# Speed of the throw after a slow landing; 1664 in the original. Faster landings add 256 or 512.
mc1fea9b4704cc2a8 = Velocidad del lanzamiento tras un aterrizaje lento; 1664 en el original. Los aterrizajes más rápidos suman 256 o 512.

# Object of this project
mc432b52574ed3dc8 = Objeto de este proyecto

# An object whose size, form and surface this project defines: solid, sloped, a platform, a hazard, a trigger or a spring.
m534d970f10fc354c = Un objeto cuyo tamaño, forma y superficie define este proyecto: sólido, inclinado, plataforma, peligro, disparador o muelle.

# The switch that a trigger sets while the player is inside. Other forms set none.
m17071a9398fdc56d = El interruptor que activa un disparador mientras el jugador está dentro. Las demás formas no activan ninguno.

# Pipe cap
mee2efc2bac93f821 = Tapa de tubo

# The springy lid of a pipe. It throws a player standing on it up, and opens for a player coming from below.
mc6ace7fde301f245 = La tapa elástica de un tubo. Lanza hacia arriba al jugador que está encima y se abre para el que viene desde abajo.

# 16 pixels a frame, or 10.5.
ma0790f87ac309c06 = 16 píxeles por fotograma, o 10,5.

# Strong
m8e52c9ecf3c109ba = Fuerte

# Weak
m680119021b521f09 = Débil

# Twirls
mf07213bfbe381b66 = Voltereta

# The player turns over in the air.
ma1f609ed313213f7 = El jugador da volteretas en el aire.

# Puts on layer
mc44610b8cca12335 = Pone en la capa

# The collision layer that it puts the player on.
maf3a8a4b15e0dec4 = La capa de colisión en la que pone al jugador.

# Keeps it
m51fa30840ad556ae = La conserva

# A
maf63fc4c860222ec = A

# B
maf63ff4c86022805 = B

# Straight up
m67088f43b38768a0 = En vertical

# The player loses his sideways speed.
mfcca9c76cbe76b09 = El jugador pierde su velocidad lateral.

# Platform
m5c67b6c66029e5b2 = Plataforma

# A platform that the player can jump up through and stand on. It sags by 4 pixels under its rider and can move, fall, or rise when a button is pressed.
m50d40418faa98425 = Una plataforma en la que el jugador puede estar de pie y que puede atravesar saltando desde abajo. Cede 4 píxeles bajo su pasajero y puede moverse, caer o subir cuando se pulsa un botón.

# How it moves. Sideways, and up and down, it goes 64 pixels either way, half as far 32, slowly 48. It rises by 512.
mc69fda7e7fc4e959 = Cómo se mueve. Hacia los lados y en vertical va 64 píxeles en cada sentido; con la mitad de distancia, 32; despacio, 48. Al subir, 512.

# Sideways, left first
md583e43172c06f65 = Hacia los lados, primero izquierda

# Sideways, right first
m393aeaad129fd852 = Hacia los lados, primero derecha

# Up and down, up first
m441009bc8ad6bf78 = En vertical, primero arriba

# Up and down, down first
m1d59b0ef88ff6b39 = En vertical, primero abajo

# Up and down, half as far
m93dd56a57283aaf7 = En vertical, mitad de distancia

# Up and down slowly, up first
md75dcd28d8844cd0 = En vertical, despacio, primero arriba

# Up and down slowly, down first
m354f3689e64adfd1 = En vertical, despacio, primero abajo

# Falls when stood on
m69e7d2e80014c305 = Cae al subirse a ella

# Rises at a switch
mc58fd918f4bf7743 = Sube con un interruptor

# The switch that makes it rise.
m7ddd7b78486bbe4a = El interruptor que la hace subir.

# Half of its width; 32 in the originals.
m34f31575e8431edb = La mitad de su anchura; 32 en los originales.

# How far it goes in the same time, in percent of its motion's usual distance; 100 in the originals.
m9591f015674bc9f0 = Hasta dónde va en el mismo tiempo, en porcentaje de la distancia habitual de su movimiento; 100 en los originales.

# How long it takes there and back. 0: in time with all others, as in the originals: 256 frames, slow ones 440.
m2659e64a4d46b8e1 = Cuánto tarda en ir y volver. 0: sincronizada con todas las demás, como en los originales: 256 fotogramas, las lentas 440.

# How long it waits before it falls, from the frame in which the player is first on it, or before it rises. 0: as in the originals, 30 frames before it falls, 60 before it rises.
mcf7092bc41175bc4 = Cuánto espera antes de caer, desde el primer fotograma en que el jugador está en ella, o antes de subir. 0: como en los originales, 30 fotogramas antes de caer, 60 antes de subir.

# Points
mcabf78417c4e5d86 = Puntos

# The number of points that were just won, as it rises.
m37ed5a692de228ec = El número de puntos recién ganados, mientras sube.

# Pushable block
m0b530a16b65868d8 = Bloque empujable

# A block that the player pushes along the ground, a pixel every two or three frames. Pushed over a ledge it slides off to the next multiple of 16 pixels and falls. On lava it floats and carries its rider. Far from the screen it returns to its place.
ma0c43ac3fc97fd4f = Un bloque que el jugador empuja por el suelo, un píxel cada dos o tres fotogramas. Empujado más allá de un borde, se desliza hasta el siguiente múltiplo de 16 píxeles y cae. Sobre la lava flota y lleva a su pasajero. Lejos de la pantalla vuelve a su sitio.

# One block of 32 pixels, or four in a row that move together.
md4863fcb5ef44f96 = Un bloque de 32 píxeles, o cuatro en fila que se mueven juntos.

# One block
m8a66e5e0f84b789a = Un bloque

# Four in a row
m44267a13a49f818b = Cuatro en fila

# Stays on ledges
mff2723ec31979d20 = Se mantiene en los bordes

# It can be pushed out over ledges and does not fall. It does not follow steps of the ground either.
m9724bed68e386b5d = Se puede empujar más allá de los bordes sin que caiga. Tampoco sigue los escalones del suelo.

# Lava from block
me46c522b78f8ec34 = Lava desde el bloque

# Blocks of terrain with this number or a higher one are lava: it lands on them without a stop, drifts on with its rider and sinks at a wall. 0: there is no lava. 362 in Sonic 1.
md89c49c0d3cd8222 = Los bloques del terreno con este número o uno superior son lava: cae en ella sin detenerse, sigue a la deriva con su pasajero y se hunde al llegar a una pared. 0: no hay lava. 362 en Sonic 1.

# Line of rings
m431397088e64c813 = Línea de anillos

# Rings in a straight line. The line exists as long as its first ring is near the screen.
mb0efb71be61ef0b0 = Anillos en línea recta. La línea existe mientras su primer anillo esté cerca de la pantalla.

# Rings
m73efb9b9ec420c48 = Anillos

# How many rings there are.
ma2023e86c98fc5e7 = Cuántos anillos hay.

# Step right
mc88f453621cd012d = Paso a la derecha

# From each ring to the next, to the right.
mad6c076e446916bb = De cada anillo al siguiente, hacia la derecha.

# Step down
m078cac19db271b0d = Paso hacia abajo

# From each ring to the next, downwards.
mce7f3d92dd33e834 = De cada anillo al siguiente, hacia abajo.

# Ring
mdcea4d2bfa11ceeb = Anillo

# A ring. A player who holds one or more survives a hit and loses them instead. The 100th and the 200th give an extra life each.
m0dfe49ae1139b5a1 = Un anillo. El jugador que tiene uno o más sobrevive a un golpe y pierde los anillos en su lugar. El 100.º y el 200.º dan una vida extra cada uno.

# Arc of rings
meb3cadb5b692f64f = Arco de anillos

# Rings along an arc, as a jump takes them, or around a circle.
m88bbe6bed34b91d0 = Anillos a lo largo de un arco, como el recorrido de un salto, o alrededor de un círculo.

# Radius
m8afc8c5aafb392d3 = Radio

# From the middle of the arc, where the object is, to the rings.
meccb5f0ccecfe389 = Desde el centro del arco, donde está el objeto, hasta los anillos.

# Where the first ring is: 0 on the right, 64 below, 128 on the left, 192 above.
m0ed4c5c74e9523f1 = Dónde está el primer anillo: 0 a la derecha, 64 abajo, 128 a la izquierda, 192 arriba.

# Sweep
m84b7af08cf834f43 = Amplitud

# From the first ring to the last, clockwise: 128 is half a circle. At 256 the rings are spread evenly around the circle.
m9b7144ff324fb645 = Desde el primer anillo hasta el último, en sentido horario: 128 es medio círculo. Con 256, los anillos se reparten por igual alrededor del círculo.

# Rock
mcaa6172bef74e234 = Roca

# A rock that is solid on all sides. A player on it sinks in by a pixel, and it can be landed on from 3 pixels beside it: it is drawn wider than the other blocks of its size.
m3e2de05964c3a4cf = Una roca sólida por todos los lados. El jugador que está encima se hunde un píxel, y es posible aterrizar en ella hasta 3 píxeles fuera de sus lados: se dibuja más ancha que los demás bloques de su tamaño.

# Roll area
mcf591e9eb3f6bf1f = Área de rodar

# An area in which every player is a ball, as in the S tunnels of Sonic 2 and 3 and in pinball zones: he can neither jump off the ground nor stand up, and stays a ball on landing. It takes no slot. To begin and end it at different places, use roll lines.
m2f427da9b4e302e7 = Un área en la que todo jugador es una bola, como en los túneles en S de Sonic 2 y 3 y en las zonas de pinball: no puede saltar desde el suelo ni levantarse, y sigue siendo una bola al aterrizar. No ocupa ninguna ranura. Para comenzar y terminar en lugares distintos, usar líneas de rodar.

# Roll
mca7ff42bef53d77e = Rodar

# How he rolls. A steering ball that gets too slow keeps rolling at 0x400 in the direction it faces. In a tunnel only slopes change the speed.
m36758c35206ae9a6 = Cómo rueda. Una bola dirigible que pierde demasiada velocidad sigue rodando a 0x400 en la dirección en la que mira. En un túnel solo las pendientes cambian la velocidad.

# Pinball: a ball that steers
m05cf295d54889e7e = Pinball: una bola dirigible

# Tunnel: neither steering nor friction
m6063a7912884ea0a = Túnel: ni dirección ni fricción

# The ground speed of a player who walks in, in the direction he faces. 0 keeps his own, as in Sonic 2; Sonic 3 has 1408.
mead6fd2d76cfad80 = La velocidad de suelo del jugador que entra caminando, en la dirección en la que mira. 0 conserva la suya, como en Sonic 2; Sonic 3 tiene 1408.

# Roll line
m5f170b74d6b70958 = Línea de rodar

# A line at the mouth of a tunnel. A player who crosses it to the right, or downwards, has to roll from there on; crossing back frees him. Mirrored, it is the other way around.
ma146ce905c530366 = Una línea en la boca de un túnel. El jugador que la cruza hacia la derecha, o hacia abajo, tiene que rodar a partir de ahí; al cruzarla de vuelta queda libre. Reflejada, es al revés.

# Line
m3cf8a6b47fddf8e7 = Línea

# A vertical line is crossed sideways, a horizontal one up and down.
m848684fa6d5672d1 = Una línea vertical se cruza de lado; una horizontal, de arriba abajo o al revés.

# Half length
m6f9198e77d29f9a0 = Semilongitud

# Half of its length; 32, 64, 128 or 256 in the originals.
m79043657b42622c4 = La mitad de su longitud; 32, 64, 128 o 256 en los originales.

# The ground speed of a player who was not a ball, in the direction he crosses, or faces if the line is horizontal. 0 keeps his own, as in Sonic 2; Sonic 3 has 1408.
m997f795adcd19324 = La velocidad de suelo del jugador que no era una bola, en la dirección en que cruza o, si la línea es horizontal, en la que mira. 0 conserva la suya, como en Sonic 2; Sonic 3 tiene 1408.

# Rover
m2ab06aa81821f97f = Rodador

# A beetle on a wheel. It drops to the ground, drives until the ground ends, waits for a second and drives back. Walls do not stop it. It drives left first, mirrored right.
m4c8bcf3770b17709 = Un escarabajo sobre una rueda. Cae al suelo, avanza hasta donde termina el suelo, espera un segundo y regresa. Las paredes no lo detienen. Avanza primero a la izquierda; reflejado, a la derecha.

# How fast it drives; 256 (a pixel a frame) in the original.
m1cd858daf23e4dc0 = La velocidad a la que avanza; 256 (un píxel por fotograma) en el original.

# How long it waits before it turns; 60 in the original.
md96e5beb1f0acac8 = Cuánto espera antes de dar la vuelta; 60 en el original.

# Attracted ring
mc43df47a248511f3 = Anillo atraído

# A ring that a lightning shield draws to the player, through everything. It scatters if the shield is lost.
m98bb12dfdb203bb0 = Un anillo que un escudo de rayo atrae hacia el jugador, atravesándolo todo. Se dispersa si se pierde el escudo.

# Scattered ring
m64405ef384475582 = Anillo disperso

# A ring that the player lost: it bounces for four seconds and can be collected again.
mde44e97e215b0ede = Un anillo que el jugador perdió: rebota durante cuatro segundos y se puede volver a recoger.

# Seesaw
m3d9be9d283d6593d = Balancín

# A board that tips under the player. Anything on its other end is thrown up, and throws him up when it comes down. Its right end is down at first; mirrored, its left one.
mfca71aef20d09b55 = Una tabla que se inclina bajo el jugador. Lo que esté en el otro extremo sale lanzado hacia arriba, y lanza al jugador al caer. Al principio su extremo derecho está abajo; reflejado, el izquierdo.

# A spiked ball is on its end, hurts, and throws the rider when it comes down.
m76746d2e4ac3deb2 = Una bola con púas está en su extremo, hiere y lanza al pasajero al caer.

# High board
maa379d5cc3f4bfe5 = Tabla alta

# The board is 16 pixels higher above the middle, as in Sonic 1; otherwise as in Sonic 2.
m889199838f018cc6 = La tabla está 16 píxeles más arriba sobre el centro, como en Sonic 1; si no, como en Sonic 2.

# Ball of a seesaw
m1b93db4d6d085326 = Bola de balancín

# The spiked ball that is on a seesaw and is thrown by it.
m178d074ad6979c9b = La bola con púas que está sobre un balancín y que este lanza.

# Water slide
m1088ab8298caad65 = Tobogán de agua

# An area in which the ground carries a player standing on it. He can jump, but neither steer nor roll. It takes no slot.
m778a22f13ce9d69e = Un área en la que el suelo arrastra al jugador que está de pie sobre él. Puede saltar, pero no dirigirse ni rodar. No ocupa ninguna ranura.

# The ground speed it gives, to the right, mirrored to the left.
m8209b736e3504bf4 = La velocidad de suelo que da, hacia la derecha; reflejado, hacia la izquierda.

# Gain
mb5767f7e05ad941e = Ganancia

# How much the ground speed approaches that in a frame. 0: at once, as in Sonic 1; Sonic 3 has 64.
m98786d486a0c7c19 = Cuánto se acerca la velocidad de suelo a ese valor en un fotograma. 0: de inmediato, como en Sonic 1; Sonic 3 tiene 64.

# Smoke
me6982bd921a6a106 = Humo

# A puff of smoke that is left behind for a moment.
m41e87cb690ed3d9f = Una nubecilla de humo que queda por un momento.

# Sparkle
m8515261aed610c15 = Destello

# What is left of a ring that was collected, for a moment.
ma5cc6e8e25e73be5 = Lo que queda por un momento de un anillo recogido.

# Spikes
m5370b3021b89f612 = Pinchos

# Solid on all sides. A player who touches their points is hurt; in Sonic 1 also a player who comes from behind or still flickers from the last hit.
m7b2362888e058b6a = Sólidos por todos los lados. El jugador que toca sus puntas resulta herido; en Sonic 1 también el que llega por detrás o aún parpadea por el último golpe.

# They point
mcbfbf7e5f0aebb19 = Apuntan

# Up, or down if mirrored top to bottom; or to the right, or to the left if mirrored left to right.
m1c09975c08bf4104 = Hacia arriba, o hacia abajo si se reflejan verticalmente; o hacia la derecha, o hacia la izquierda si se reflejan horizontalmente.

# Up or down
ma07420dff479d993 = Arriba o abajo

# Half of the row's length, across the direction they point in.
m3b08dfafb0063886 = La mitad de la longitud de la fila, transversal a la dirección en que apuntan.

# They move
m387823e943a181bc = Se mueven

# Out and back: by default 32 pixels, a second there and a second here. They begin by moving.
m217c9b7886f361c4 = Salen y vuelven: por defecto 32 píxeles, un segundo fuera y un segundo aquí. Empiezan en movimiento.

# No
m09205907b5b56cda = No

# Downwards
m850a363aac864490 = Hacia abajo

# To the right
me39b375cf5a8851d = Hacia la derecha

# To the left
m94ad1574fa32b928 = Hacia la izquierda

# Way
m74b70e19e635cbc4 = Distancia

# How far moving ones go, 8 pixels a frame; 32 in the originals.
m42f8dccd37153f80 = Hasta dónde van los móviles, 8 píxeles por fotograma; 32 en los originales.

# Wait
m890ea6022d96ab80 = Espera

# How long moving ones stay at either end; 60 in the originals.
m14164485dcfe98db = Cuánto permanecen los móviles en cada extremo; 60 en los originales.

# Where moving ones begin, in 256ths of their path there and back; 0 in the originals.
me97f254f5cb54f18 = Dónde comienzan los móviles, en 256avos de su trayecto de ida y vuelta; 0 en los originales.

# Spring
mf3b64c24b260f5ec = Muelle

# Throws the player off: upwards if he lands on it, sideways if he runs into it, downwards if he jumps against it from below.
m3b338daaaea5b06e = Lanza al jugador: hacia arriba si aterriza en él, hacia un lado si choca con él, hacia abajo si salta contra él desde abajo.

# Which way it throws. Sideways and diagonal springs throw to the right, mirrored to the left.
m4a6451140b828c15 = En qué dirección lanza. Los muelles laterales y diagonales lanzan hacia la derecha; reflejados, hacia la izquierda.

# Up
m09313a07b5c3ab60 = Arriba

# Down
m032c13736048bf35 = Abajo

# Diagonally up
mac8a490f48c23ce6 = Diagonal hacia arriba

# Diagonally down
m6f59b60ab8b6524f = Diagonal hacia abajo

# How fast it throws: 16 or 10 pixels a frame.
m8eaf0b2b74b55d7f = La velocidad con la que lanza: 16 o 10 píxeles por fotograma.

# Strong (red, 16 px)
mcb1fe3d849fdf711 = Fuerte (rojo, 16 px)

# Weak (yellow, 10 px)
m3170617fcb4867d3 = Débil (amarillo, 10 px)

# Stops the other axis
m6382cb4432642978 = Detiene el otro eje

# The speed across the throw becomes 0. Springs of Sonic 2 and later.
md7b62f83cf0e0845 = La velocidad transversal al lanzamiento pasa a ser 0. Muelles de Sonic 2 y posteriores.

# The player turns over in the air. Springs of Sonic 2 and later.
m1716cdcbdd843da3 = El jugador da volteretas en el aire. Muelles de Sonic 2 y posteriores.

# Layer
m9d167ef77aed79b6 = Capa

# The collision layer that it puts the player on. Springs of Sonic 2 and later.
ma7bfbd83516397f8 = La capa de colisión en la que pone al jugador. Muelles de Sonic 2 y posteriores.

# Speed of the throw. Overrides the strength; 0 uses it. 4096 is strong.
mffdb1ccd247bfe1b = Velocidad del lanzamiento. Prevalece sobre la fuerza; con 0 se usa la fuerza. 4096 es fuerte.

# Spiral pathway
m324a0abd5733e386 = Camino en espiral

# Leads a player who runs in at either end around once, over 416 pixels. He needs a ground speed of 6 pixels a frame, or he falls off. Put its centre 20 pixels above the ground at its ends.
meea069612ae207ab = Hace dar una vuelta al jugador que entra corriendo por cualquiera de los extremos, a lo largo de 416 píxeles. Necesita una velocidad de suelo de 6 píxeles por fotograma o se cae. Colocar el centro 20 píxeles por encima del suelo de sus extremos.

# Drawn
md5cda52f7f80b647 = Dibujado

# It is drawn as a ribbon. In the originals its path is drawn with tiles.
mf5d38e4223e4f0cd = Se dibuja como una cinta. En los originales su trayecto está dibujado con tiles.

# Spring ramp
m6047c6170f3507c4 = Rampa elástica

# A sloped board on a spring. A player who walks onto it bends it for a moment and is thrown up: higher near its high end, and faster forward if he was already fast.
mbafe5cc76539c63c = Una tabla inclinada sobre un muelle. El jugador que camina sobre ella la dobla un momento y sale lanzado hacia arriba: más alto cerca de su extremo alto, y más rápido hacia delante si ya iba rápido.

# Stinger
mf5b2dac58b3b1fe9 = Aguijón

# Flies 255 pixels and back. Once on each way, when the player is 40 to 48 pixels ahead of it unless set otherwise, it stops and shoots down ahead. It flies left first, mirrored right.
m8c1db3a6765bc305 = Vuela 255 píxeles y vuelve. Una vez en cada sentido, cuando el jugador está entre 40 y 48 píxeles por delante, salvo que se indique otra distancia, se detiene y dispara hacia delante y abajo. Vuela primero a la izquierda; reflejado, a la derecha.

# How fast it flies; 256 (a pixel a frame) in the original.
m88460b3f295cdd44 = La velocidad a la que vuela; 256 (un píxel por fotograma) en el original.

# How long it flies one way; 255 in the original.
m6ae66358532d3ff4 = Cuánto tiempo vuela en un sentido; 255 en el original.

# Shoots
m37bf0f10532b8179 = Dispara

# It shoots ahead at the player.
ma7d5d35fb7c0f328 = Dispara hacia delante, al jugador.

# Shots are
md8b94c35e641b280 = Elemento de los disparos

# It shoots when the player is this far ahead of it, or up to 8 pixels farther. 40 in the original.
mea9084d08870f7e9 = Dispara cuando el jugador está a esta distancia por delante, o hasta 8 píxeles más lejos. 40 en el original.

# How long it hovers before it flies back; 31 in the original.
m075f9afd55ba038f = Cuánto se mantiene en el aire antes de regresar; 31 en el original.

# Stinger's shot
mc54231f2182e84a1 = Disparo de aguijón

# What a stinger shoots: it flies straight down ahead, through everything.
m30e19d7909c77cf5 = Lo que dispara un aguijón: vuela en línea recta hacia delante y abajo, atravesándolo todo.

# Swinging platform
ma3e3f9c7f61c33e2 = Plataforma oscilante

# A platform on a chain that swings in a half circle below its placed position, or a spiked ball that hurts. Mirrored ones begin on the left.
m6ee362f835665159 = Una plataforma colgada de una cadena que oscila en semicírculo por debajo de donde se coloca, o una bola con púas que hiere. Reflejada, comienza a la izquierda.

# Hangs on it
m99bda21955c0495c = Cuelga de ella

# A platform of 48 by 16 pixels, one of 64 by 32, or a ball that hurts. In the originals the zone decides: large ones hurt in Star Light, small balls are Scrap Brain's, balls with a platform inside Green Hill's and Marble's.
m6b11e53f4021cd82 = Una plataforma de 48 por 16 píxeles, una de 64 por 32, o una bola que hiere. En los originales decide la zona: las grandes hieren en Star Light, las bolas pequeñas son de Scrap Brain, las bolas con una plataforma dentro, de Green Hill y Marble.

# Large platform
m860960949b20c7df = Plataforma grande

# Spiked ball
m81bca8816e1d60f8 = Bola con púas

# Large platform that hurts from below and from the sides
m0a987871b218dbdd = Plataforma grande que hiere desde abajo y desde los lados

# Spiked ball with a platform inside
maef159d6e655bb7e = Bola con púas y plataforma dentro

# Small spiked ball
m732d8b10c5d2ad6f = Bola con púas pequeña

# Links of the chain, 16 pixels each.
md3e96cf971ce575a = Eslabones de la cadena, de 16 píxeles cada uno.

# How far it swings to either side, in percent of a quarter turn; 100 in the originals.
m9d4aa3f4239342f2 = Cuánto oscila hacia cada lado, en porcentaje de un cuarto de vuelta; 100 en los originales.

# How long it takes there and back. 0: in time with all others, as in the originals: 256 frames.
m38cfe808443870ad = Cuánto tarda en ir y volver. 0: sincronizada con todas las demás, como en los originales: 256 fotogramas.

# Unknown object
m661169bb714658b0 = Objeto desconocido

# An object of an original that this version does not know. It does nothing but take a slot, so that others get theirs.
m71e4a7f8076fad01 = Un objeto de un original que esta versión no conoce. Solo ocupa una ranura, para que los demás reciban la suya.

# Invisible block
mbf747fe0db6d1421 = Bloque invisible

# An invisible block that is solid on all sides. It is also solid off the screen; in Sonic 1 only while its centre is on the screen.
m8dc4f251dd742d02 = Un bloque invisible, sólido por todos los lados. También es sólido fuera de la pantalla; en Sonic 1 solo mientras su centro está en la pantalla.

# Half of its width. The originals have multiples of 8.
m320039c8b8860d52 = La mitad de su anchura. Los originales tienen múltiplos de 8.

# Half of its height. The originals have multiples of 8.
m4617fa86ffb277bb = La mitad de su altura. Los originales tienen múltiplos de 8.

# Wrecker (boss)
mfa2461f88ecb2d0e = Demoledor (jefe)

# A flying machine that comes down once its boss area is closed, lets a heavy ball down on a chain and flies to and fro with it. It can't be hit for half a second after each hit. Place it inside a boss area; it comes from the top right of that.
m22fdaa4cab28fe1a = Una máquina voladora que baja cuando su área de jefe se ha cerrado, descuelga una bola pesada de una cadena y vuela de un lado a otro con ella. No puede recibir golpes durante medio segundo después de cada uno. Colocarla dentro de un área de jefe; llega desde arriba a la derecha de esta.

# Hits
m9dbbfcd89c7d649b = Golpes

# How often it has to be hit. 8 in the original.
ma3c28cf040c42f9c = Cuántas veces hay que golpearlo. 8 en el original.

# Wrecker's ball
m8392d77687023a11 = Bola de demoledor

# The heavy ball on a chain that a wrecker lets down and swings to and fro.
m8dd248eb64d14b45 = La bola pesada con cadena que un demoledor descuelga y hace oscilar de un lado a otro.

## Physics

# Collision layers
m83286105d59962d7 = Capas de colisión

# Where the two collision layers come from. Sonic 1 and CD have one layer and swap whole chunks at places marked as loops; Sonic 2, 3 and 3&K have two layers and layer switchers.
m9d56fb95c1683477 = De dónde vienen las dos capas de colisión. Sonic 1 y CD tienen una capa e intercambian chunks enteros en los lugares marcados como bucle; Sonic 2, 3 y 3&K tienen dos capas y conmutadores de capa.

# one layer, loops swap chunks
mf1bf059a3c8069de = una capa, los bucles intercambian chunks

# two layers, layer switchers
me5f7bc13e2bff0b6 = dos capas, conmutadores de capa

# Foot snap limit
m85c9d3cccb481050 = Límite de ajuste de los pies

# How far below the feet ground can be and still hold the player: 14 pixels in Sonic 1 and CD; in Sonic 2, 3 and 3&K the whole pixels of the speed plus 4, at most 14.
mf8a0dea911522f07 = A qué distancia por debajo de los pies el suelo aún sujeta al jugador: 14 píxeles en Sonic 1 y CD; en Sonic 2, 3 y 3&K, los píxeles enteros de la velocidad más 4, como máximo 14.

# 14 pixels
ma012edf0e93072b9 = 14 píxeles

# speed + 4, at most 14 pixels
m6a16f541cbe407d5 = velocidad + 4, máximo 14 píxeles

# Snap to 90 degrees
mffcfa6650c7c353e = Ajuste a 90 grados

# Ground whose angle differs from the player's by 45 degrees or more is taken as the nearest of the four directions. Sonic 2, 3 and 3&K.
me1ececcbf493761d = El suelo cuyo ángulo difiere 45 grados o más del ángulo del jugador se toma como la más cercana de las cuatro direcciones. Sonic 2, 3 y 3&K.

# Push sensors on walls and ceilings
md0fe42dda056833d = Sensores de empuje en paredes y techos

# The push sensors also work on straight left walls and ceilings (angles 0x40 and 0x80); in other games they do not. Sonic & Knuckles only.
m62fc8aaf8f729e94 = Los sensores de empuje también funcionan en paredes izquierdas y techos rectos (ángulos 0x40 y 0x80); en los demás juegos no. Solo Sonic & Knuckles.

# Pushing needs facing
m04d556b1fb74b76c = Para empujar hay que mirar

# A wall only counts as pushed while the player faces it. Sonic 3 and 3&K.
m571ce42a519c0f33 = Una pared solo cuenta como empujada mientras el jugador mira hacia ella. Sonic 3 y 3&K.

# New animation ends pushing
mf2fc7ea8ba1632bb = Cambiar de animación deja de empujar

# Changing the animation ends pushing. Sonic 2, 3 and 3&K.
md6e03b81dcdf54e5 = Al cambiar la animación se deja de empujar. Sonic 2, 3 y 3&K.

# Ground speed is clamped
mc737c29841a52791 = La velocidad de suelo se limita

# On the ground, holding forward above the top speed pulls the speed down to it. Sonic 1 only.
m7c02ee3b04db8149 = En el suelo, mantener pulsado hacia delante por encima de la velocidad máxima reduce la velocidad a esta. Solo Sonic 1.

# Air speed is clamped
m050ad137323132e6 = La velocidad en el aire se limita

# In the air, holding forward above the top speed pulls the speed down to it. Sonic 1, CD and 2.
maadabdede0113d7e = En el aire, mantener pulsado hacia delante por encima de la velocidad máxima reduce la velocidad a esta. Sonic 1, CD y 2.

# Slope factor at rest
m4d3f88f9c0b9c582 = Factor de pendiente en reposo

# Whether a slope sets a standing player in motion: never in Sonic 1, CD and 2; if the slope factor is 13 or more in Sonic 3 (not Tails) and 3&K.
m3dc90d865a1cfdf5 = Si una pendiente pone en movimiento a un jugador parado: nunca en Sonic 1, CD y 2; si el factor de pendiente es 13 o más en Sonic 3 (Tails no) y 3&K.

# never
mcbd8031e3d026dc9 = nunca

# on steep slopes, except Tails
mfca9cfc21d034ca7 = en pendientes fuertes, excepto Tails

# on steep slopes
mce92574bd2168745 = en pendientes fuertes

# Slipping
meb100e95eb55bb1f = Resbalar

# What a player slower than 2.5 pixels a frame does on a steep slope. Sonic 1, CD and 2: falls off at 45 degrees or more. Sonic 3 (not Tails) and 3&K: slides back at 34 degrees or more, falls off at 68 degrees or more.
m99a57174fe4e5a70 = Lo que hace en una pendiente fuerte un jugador a menos de 2,5 píxeles por fotograma. Sonic 1, CD y 2: se cae con 45 grados o más. Sonic 3 (Tails no) y 3&K: se desliza hacia atrás con 34 grados o más y se cae con 68 grados o más.

# falls off at 45 degrees
m48b59f1310f0dfa5 = se cae con 45 grados

# slides, then falls, except Tails
m717fd8e17353c138 = se desliza, luego cae, excepto Tails

# slides, then falls
m9fc660d2a211c4fe = se desliza, luego cae

# Minimum speed to roll
md5e239df1f924b64 = Velocidad mínima para rodar

# Minimum speed, in 1/256 pixel a frame, at which holding down starts a roll: 0x80, in 3&K 0x100.
m689fd0d500f7e17e = Velocidad mínima, en 1/256 de píxel por fotograma, a la que se empieza a rodar al mantener abajo: 0x80; en 3&K, 0x100.

# Stands up below
md004847d74a5ec74 = Se levanta por debajo de

# A rolling player slower than this, in 1/256 pixel a frame, stands up: 1 (only at rest), in 3&K 0x80.
m53810f9fa851d58f = El jugador que rueda más despacio que esto, en 1/256 de píxel por fotograma, se levanta: 1 (solo en reposo); en 3&K, 0x80.

# Roll brake
mbbedbe3f626f7845 = Freno al rodar

# How much holding against a roll slows it each frame: a quarter of the deceleration in Sonic 1 and CD (and for Tails in 2 and 3), otherwise 0x20. The two differ only under water.
m412168aa86cd830e = Cuánto frena en cada fotograma mantener pulsada la dirección contraria al rodar: un cuarto de la deceleración en Sonic 1 y CD (y para Tails en 2 y 3); si no, 0x20. Solo se distinguen bajo el agua.

# a quarter of the deceleration
m1c7b2579ef9320fd = un cuarto de la deceleración

# 0x20, for Tails a quarter
m2b16112867d64a16 = 0x20; para Tails, un cuarto

# 0x20
ma83349fafee6600f = 0x20

# Rolling starts with a push
mce52c65fe86a83f2 = Rodar comienza con un impulso

# Any roll started to the right (or from rest) has a speed of at least 2 pixels a frame. CD only.
m171c905def7215c0 = Al empezar a rodar hacia la derecha (o en reposo), la velocidad es de al menos 2 píxeles por fotograma. Solo CD.

# Roll jumps lock control
m66b2d17f99d70167 = Saltar rodando bloquea el control

# A jump out of a roll cannot be steered. All but CD.
mf075b49e1b14dd62 = Un salto al rodar no se puede dirigir. Todos menos CD.

# Roll jumps keep the small radii
m5f117dd1e6199549 = Saltar rodando conserva los radios pequeños

# A jump out of a roll keeps the ball's radii; in other games it takes the standing radii. CD only.
mb32b73fcffd88f31 = Un salto al rodar conserva los radios de la bola; en los demás juegos toma los radios de pie. Solo CD.

# No jump while looking or ducking
m7b5a3cfc696dfd3c = Sin salto al mirar o agacharse

# No jump while up or down is held at rest. CD only.
ma4cc96ccb56fc948 = No se salta mientras se mantiene arriba o abajo en reposo. Solo CD.

# Ducking in motion
m21b4b2c7c74ac56f = Agacharse en movimiento

# Ducking is checked before looking up, and a player too slow to roll also ducks in motion. 3&K only.
m97e82ebf20e0ed6a = Agacharse se comprueba antes que mirar arriba, y un jugador demasiado lento para rodar también se agacha en movimiento. Solo 3&K.

# Shift on landing
m21b0df1d5c603d6b = Desplazamiento al aterrizar

# How far the centre moves when a ball stands up on landing: a fixed distance in Sonic 1, CD and 2, so that a roll jump lands 5 pixels above the ground; by the radius in Sonic 3 and 3&K.
m971558b84b3d2c68 = Cuánto se mueve el centro cuando una bola se levanta al aterrizar: una distancia fija en Sonic 1, CD y 2, por lo que un salto al rodar aterriza 5 píxeles por encima del suelo; según el radio en Sonic 3 y 3&K.

# fixed
mbcd5c37fb60a29b9 = fijo

# by the current radius
m6ee7ae32177fb314 = según el radio actual

# by the radius, inverted upside down
m7ded87cb3b320750 = según el radio, invertido boca abajo

# Ceilings keep the ball
m1f4bc4ee9f5e1ff2 = Los techos conservan la bola

# A ball that lands on a steep ceiling stays a ball. CD only.
m0e3c1ae8cb9e041d = Una bola que aterriza en un techo muy inclinado sigue siendo una bola. Solo CD.

# Air walls end the collision
m999e42e157ad4780 = Las paredes en el aire cortan la colisión

# In the air, hitting a wall while moving sideways ends the frame's collision: neither ceiling nor floor is tested. Sonic 1, CD and 2.
m3bfaa1bf4bcf9812 = En el aire, chocar con una pared al moverse hacia un lado termina la colisión del fotograma: no se prueban ni el techo ni el suelo. Sonic 1, CD y 2.

# Deep ceilings push sideways
m70f6bfc0315d9002 = Los techos profundos empujan de lado

# In the air, a player moving left, 20 pixels or more inside a ceiling, is moved out of a wall on the right instead. Sonic 3 and 3&K.
m5e232ed1a5da924c = En el aire, un jugador que se mueve a la izquierda y está 20 píxeles o más dentro de un techo es sacado, en cambio, de una pared a la derecha. Sonic 3 y 3&K.

# Fall speed cap
m756918d57510f73f = Límite de velocidad de caída

# Maximum falling speed, in 1/256 pixel a frame; 0 for no limit. 0x1000 in CD.
m989928d2bf46e728 = Velocidad máxima de caída, en 1/256 de píxel por fotograma; 0 para no limitarla. 0x1000 en CD.

# Upward speed cap
m769c9856bd39c8e9 = Límite de velocidad de subida

# Maximum upward speed of a player who did not jump, in 1/256 pixel a frame; 0 for no limit. 0xFC0 in all games.
medf7e373473cdc06 = Velocidad máxima hacia arriba de un jugador que no ha saltado, en 1/256 de píxel por fotograma; 0 para no limitarla. 0xFC0 en todos los juegos.

# Right bound
m0a3f0e13ff92ec8d = Límite derecho

# Pixels from the camera's right limit to the player's: 0x168 in Sonic 1, CD and 2, 0x128 in Sonic 3 and 3&K.
m00782310350273c3 = Píxeles desde el límite derecho de la cámara hasta el del jugador: 0x168 en Sonic 1, CD y 2, 0x128 en Sonic 3 y 3&K.

# Right bound is strict
m5113d114011c4100 = El límite derecho es estricto

# A player exactly at the right bound is not stopped yet. 3&K only.
m8908d25174d90e8d = Un jugador que está exactamente en el límite derecho aún no se detiene. Solo 3&K.

# Death ends below the screen
mdf77bd65d1d8dc61 = La muerte acaba bajo la pantalla

# Death ends once the player is below the screen; in other games, below the camera's lower limit. Sonic 3 and 3&K.
m8add4c9f2214a66e = La muerte termina cuando el jugador está por debajo de la pantalla; en los demás juegos, por debajo del límite inferior de la cámara. Sonic 3 y 3&K.

# Speed shoes last
m3827dc660f347220 = Duración de las zapatillas

# Frames that speed shoes last: 1200, in CD 1320.
m478cf89aa59a65f6 = Fotogramas que duran las zapatillas de velocidad: 1200; en CD, 1320.

# Power-ups count in eights
mea1c4d6ea95dab73 = Los potenciadores cuentan de ocho en ocho

# Invincibility and speed shoes lose 8 frames at a time, in frames whose number is a multiple of 8, so they end up to 7 frames earlier. Sonic 3 and 3&K.
me48cbcb3b4655a46 = La invencibilidad y las zapatillas de velocidad pierden 8 fotogramas de una vez, en los fotogramas cuyo número es múltiplo de 8, por lo que terminan hasta 7 fotogramas antes. Sonic 3 y 3&K.

# Death ends at rest
m35e7c882b3aede6c = La muerte acaba en reposo

# A dying player stops in the frame in which death ends; in other games he goes on falling. Sonic 1 and CD.
m0bf88729b5724c7d = El jugador que muere se detiene en el fotograma en que termina la muerte; en los demás juegos sigue cayendo. Sonic 1 y CD.

# Hits above the level kill
m1f7e8d407b00b33d = Los golpes por encima del nivel matan

# A player thrown back by a hit also dies above the top of the level. Sonic 1 and CD.
mdc69db4de3a04c6b = El jugador lanzado hacia atrás por un golpe también muere por encima del borde superior del nivel. Sonic 1 y CD.

# Camera wraps the player
mea86960af97a7a69 = La cámara recoloca al jugador

# In a level that repeats downwards, the camera wraps the player when it passes the seam itself; in other games he wraps in every frame. Sonic 1 and CD.
m28091708823473e1 = En un nivel que se repite hacia abajo, la cámara pasa al jugador al otro lado cuando ella misma cruza la unión; en los demás juegos el jugador pasa en cualquier fotograma. Sonic 1 y CD.

# Waiting holds the player
m4314bdd0bc0fd7e6 = La espera retiene al jugador

# After waiting for three seconds, Sonic needs a few frames to get going. Sonic 2 only.
m0e3095b54ac763bb = Tras esperar tres segundos, Sonic necesita unos fotogramas para ponerse en marcha. Solo Sonic 2.

# Switchers act nearby only
m77f19281a71b44d8 = Los conmutadores solo actúan de cerca

# Layer switchers act only on a player less than 64 pixels away. Sonic 3 and 3&K.
mead332b81cee71c4 = Los conmutadores de capa solo actúan sobre un jugador a menos de 64 píxeles. Sonic 3 y 3&K.

# Look delay
md15dbafd490f9b95 = Retardo al mirar

# When looking up or down begins to move the camera: at once in Sonic 1, on a double tap in CD, after 120 frames in Sonic 2, 3 and 3&K.
m311f245c03ca1b5c = Cuándo empieza a mover la cámara mirar arriba o abajo: de inmediato en Sonic 1, con doble pulsación en CD, tras 120 fotogramas en Sonic 2, 3 y 3&K.

# at once
m29f547ec7fb07b99 = de inmediato

# on a double tap
mda7d298ffb556191 = con doble pulsación

# after two seconds
m19f69a13a8b4af06 = tras dos segundos

# Camera cap right
m254d1391d363e5b4 = Límite de cámara a la derecha

# Maximum pixels that the camera moves right in a frame; 0 for no limit. 16, in Sonic 3 and 3&K 24.
me5914c91c8fd6186 = Máximo de píxeles que la cámara se mueve a la derecha en un fotograma; 0 para no limitarlo. 16; en Sonic 3 y 3&K, 24.

# Camera cap left
mf2d6d97b0de9a8ab = Límite de cámara a la izquierda

# Maximum pixels that the camera moves left in a frame; 0 for no limit. None in Sonic 1, 16 in CD and 2, 24 in 3 and 3&K.
m6dd096b5d5538f92 = Máximo de píxeles que la cámara se mueve a la izquierda en un fotograma; 0 para no limitarlo. Ninguno en Sonic 1, 16 en CD y 2, 24 en 3 y 3&K.

# Camera cap up and down
m20af2f00e253805e = Límite de cámara en vertical

# Maximum pixels that the camera moves up or down in a frame: 16, in Sonic 3 and 3&K 24.
m27efc8396f114342 = Máximo de píxeles que la cámara se mueve arriba o abajo en un fotograma: 16; en Sonic 3 y 3&K, 24.

# Extended camera
m9c08011372d0b34f = Cámara extendida

# The camera looks ahead of a fast player. CD only.
md3b18772533be91e = La cámara se adelanta a un jugador rápido. Solo CD.

# First object slot
m6316cf2713702e24 = Primera ranura de objetos

# The lowest slot for placed objects; lower ones are reserved for players and the screen. 32 in Sonic 1 and CD, 16 in Sonic 2, 3 in Sonic 3 and 3&K.
m6d66be7a7374a4ef = La ranura más baja para objetos colocados; las inferiores están reservadas para los jugadores y la pantalla. 32 en Sonic 1 y CD, 16 en Sonic 2, 3 en Sonic 3 y 3&K.

# Objects load by height
m7d45b4267359ce4d = Los objetos se cargan según la altura

# Objects load only if the camera is also near their height, except rings and objects set to load at any height. Sonic 3 and 3&K.
ma7e5f5cb81c04844 = Los objetos solo se cargan si la cámara está también cerca de su altura, salvo los anillos y los objetos configurados para cargarse a cualquier altura. Sonic 3 y 3&K.

# Parts take slots
mc5b7e4301ed5fe11 = Las partes ocupan ranuras

# Each ring of a line, log of a bridge and link of a chain takes its own slot. Sonic 1 and CD.
m24829074615ec72c = Cada anillo de una línea, tronco de un puente y eslabón de una cadena ocupa su propia ranura. Sonic 1 y CD.

# Later oscillators
m6a431f5f5496cd0e = Osciladores posteriores

# Two of the sixteen oscillators start differently from Sonic 1 and CD. From Sonic 2 on.
md0c878dde515159c = Dos de los dieciséis osciladores comienzan de forma distinta que en Sonic 1 y CD. Desde Sonic 2.

# Fans spare held players
m24872fe1b75ef105 = Los ventiladores respetan al retenido

# Fans do not move a player who is hurt or held by an object. From Sonic 2 on.
m9dab0e74acfbeb6f = Los ventiladores no mueven a un jugador herido o retenido por un objeto. Desde Sonic 2.

# Spring reload
m475e52a4ae8f12e9 = Recarga del muelle

# Frames after a throw until a spring is solid again; 0 if it stays solid. 12 in Sonic 1 and CD.
m4b49dea74172153c = Fotogramas tras un lanzamiento hasta que el muelle vuelve a ser sólido; 0 si sigue siéndolo. 12 en Sonic 1 y CD.

# Sideways springs
mbdba60fa3208e4a0 = Muelles laterales

# What sets off a sideways spring: pushing it from any side in Sonic 1 and CD, pushing its front in 2, touching its front in 3 and 3&K. From Sonic 2 on, running close past it also does.
m60e4482267424e78 = Qué dispara un muelle lateral: empujarlo desde cualquier lado en Sonic 1 y CD, empujar su cara frontal en 2, tocar su cara frontal en 3 y 3&K. Desde Sonic 2 también lo dispara pasar corriendo muy cerca.

# pushed from any side
mffa215d951a2c9d1 = empujado por cualquier lado

# pushed from its front
m6f63ed9c96704aa5 = empujado por el frente

# touched from its front
m3fd1c03cf5577eea = tocado por el frente

# Low downward springs
m969cc9317dca2e27 = Muelles hacia abajo bajos

# A player standing on a downward spring is 9 pixels above its centre; in other games 16. Sonic 3 and 3&K.
m03a7e5c32b94f4e8 = El jugador que está de pie sobre un muelle hacia abajo está 9 píxeles por encima de su centro; en los demás juegos, 16. Sonic 3 y 3&K.

# Down spring cap
m42ab5038c9cc2202 = Límite del muelle hacia abajo

# Maximum speed at which a spring throws down; 0 for no limit. 0xD00 in Sonic 3 and in 3&K (UNVERIFIED there).
m1bc54afb3f52a47d = Velocidad máxima a la que un muelle lanza hacia abajo; 0 para no limitarla. 0xD00 en Sonic 3 y en 3&K (SIN VERIFICAR en este).

# Flat buttons
m67b9fb52b2a16467 = Botones planos

# Buttons are 4 pixels below their placed position and 4 pixels high, instead of 3 and 5. From Sonic 2 on.
m78f19d8e3c233a7f = Los botones están 4 píxeles por debajo de donde se colocan y tienen 4 píxeles de altura, en lugar de 3 y 5. Desde Sonic 2.

# Invisible blocks sleep off the screen
m5d40474556538a61 = Bloques invisibles inactivos fuera de la pantalla

# An invisible block does nothing while its centre is off the screen; in other games it is solid there too. Sonic 1 and CD.
mc81dcf0417fa2bd8 = Un bloque invisible no hace nada mientras su centro está fuera de la pantalla; en los demás juegos también es sólido allí. Sonic 1 y CD.

# Strong characters break walls
m914940108306986c = Los personajes fuertes rompen paredes

# Knuckles breaks walls at any speed, without rolling. Sonic 3 and 3&K.
m3da57681f758c69b = Knuckles rompe paredes a cualquier velocidad, sin rodar. Sonic 3 y 3&K.

# Lamps turn higher
m229a77075547aaee = Las lámparas giran más arriba

# The lamp of a checkpoint turns around a point 24 pixels above its centre; in later games 20. Sonic 1 and CD.
m5dccbcdfab0421c9 = La lámpara de un punto de control gira en torno a un punto situado 24 píxeles por encima de su centro; en juegos posteriores, 20. Sonic 1 y CD.

# Checkpoint stars
m2841d29c227e3dbe = Estrellas del punto de control

# Rings that a player needs to set off stars at a checkpoint: no stars in Sonic 1 and CD; 50 in Sonic 2, as long as emeralds are missing, and in Sonic 3; 20 in 3&K (UNVERIFIED).
m77145a899379d7ec = Anillos que necesita el jugador para que aparezcan estrellas en un punto de control: sin estrellas en Sonic 1 y CD; 50 en Sonic 2, mientras falten esmeraldas, y en Sonic 3; 20 en 3&K (SIN VERIFICAR).

# no stars
m3e74fe3bb6f863f7 = sin estrellas

# with 50 rings, not all emeralds
m6239004aa971f9a6 = con 50 anillos, no todas las esmeraldas

# with 50 rings
maec5750e7216cdf9 = con 50 anillos

# with 20 rings
m6a99052823401db2 = con 20 anillos

# Solid objects repeat downwards
m8e1881cb02667b10 = Los objetos sólidos se repiten hacia abajo

# In levels that repeat downwards, solid objects also act across the seam. Sonic 2, 3 and 3&K.
m44051ed3bd273b2c = En los niveles que se repiten hacia abajo, los objetos sólidos también actúan a través de la unión. Sonic 2, 3 y 3&K.

# More is solid off the screen
m4531224dda93c13b = Más objetos sólidos fuera de la pantalla

# Springs, monitors, caps, flippers and all sloped objects are also solid off the screen; in other games almost only invisible blocks and platforms are. Sonic 2, 3 and 3&K.
mb902a452a2a9803e = Los muelles, monitores, tapas, flippers y todos los objetos inclinados también son sólidos fuera de la pantalla; en los demás juegos casi solo lo son los bloques invisibles y las plataformas. Sonic 2, 3 y 3&K.

# Near edges push up and down
m83042f3917fe6723 = Los bordes cercanos empujan en vertical

# A player within 4 pixels of a solid object's top or bottom edge is pushed out that way; in other games he is not pushed out at all there. Sonic 3 and 3&K.
ma2725b8779c6913a = El jugador que está a menos de 4 píxeles del borde superior o inferior de un objeto sólido es expulsado por ahí; en los demás juegos no se le expulsa en absoluto. Sonic 3 y 3&K.

# Bottoms ignore the ball
m041fe1f339330061 = La parte inferior ignora la bola

# The bottom of a solid object is as far down for a ball as for a standing player. Sonic 3 and 3&K.
m8722dcd0fa14d716 = La parte inferior de un objeto sólido está igual de abajo para una bola que para un jugador de pie. Sonic 3 y 3&K.

# Crushing needs depth
m4251553a0c271324 = Aplastar requiere profundidad

# A solid object from above crushes only a player 16 pixels or more away from its sides; it pushes others out. Sonic 2, 3 and 3&K.
mca2a3f3b0a69654f = Un objeto sólido que viene de arriba solo aplasta al jugador que está a 16 píxeles o más de sus lados; a los demás los expulsa. Sonic 2, 3 y 3&K.

# Bottoms push out a falling player
m2b4231698a1d2176 = La parte inferior expulsa al que cae

# In the air, the bottom of a solid object also pushes out a falling player and stops his ground speed. Sonic 3 and 3&K.
maf9ee8ca664f46cf = En el aire, la parte inferior de un objeto sólido también expulsa a un jugador que cae y detiene su velocidad de suelo. Sonic 3 y 3&K.

# Tops lift a rising player
m8fc4a6cbfac7a61e = La parte superior eleva al que sube

# The top of a solid object also lifts a rising player; he does not land. Sonic 3 and 3&K.
mc2d3037a81ab9327 = La parte superior de un objeto sólido también eleva a un jugador que sube; este no aterriza. Sonic 3 y 3&K.

# Leaving an object is falling
md498142da82acd54 = Salir de un objeto es caer

# Walking off an object puts the player into the air at once; in other games the feet look for terrain first, a frame later. Sonic 2, 3 and 3&K.
mf63df89f2d8f598d = Al salir caminando de un objeto, el jugador pasa al aire de inmediato; en los demás juegos los pies buscan antes terreno, un fotograma después. Sonic 2, 3 y 3&K.

# Letting go shows the walk
m4acc02ff5a9432b6 = Al soltar se muestra caminando

# A player who stops pushing an object is shown walking, even as a ball, and then cannot attack. Sonic 1 and CD.
m458e7901bfcbd160 = El jugador que deja de empujar un objeto se muestra caminando, incluso como bola, y entonces no puede atacar. Sonic 1 y CD.

# Sloped objects rise only
m3a9fb8c77a730001 = Los objetos inclinados solo suben

# A part of a sloped object that is lower than its first height counts as far above it: the difference is read without its sign. Sonic 1 and CD.
m837d8addef05885c = Una parte de un objeto inclinado que está por debajo de su primera altura cuenta como si estuviera igual de lejos por encima: la diferencia se lee sin su signo. Sonic 1 y CD.

# Platforms hold a pixel higher
m385418f80fc19cae = Las plataformas sujetan un píxel más arriba

# A platform's rider stays at the height at which he landed; in other games he sinks by a pixel in the next frame. Sonic 1 and CD.
mc881645fc4be8470 = El pasajero de una plataforma permanece a la altura a la que aterrizó; en los demás juegos se hunde un píxel en el fotograma siguiente. Sonic 1 y CD.

# Platforms look before they move
mf900566cd5d4df5e = Las plataformas miran antes de moverse

# Platforms look for the player before they move, and only then carry him. Sonic 1 and CD.
m84c7847469ff1a55 = Las plataformas buscan al jugador antes de moverse, y solo entonces lo llevan. Sonic 1 y CD.

# Bridges bend first
m071006cd2c326906 = Los puentes se comban primero

# Bridges bend before they look for the player, so they know his log when he lands; in other games a frame later. Sonic 2, 3 and 3&K.
m14fa94ec108aaeaa = Los puentes se comban antes de buscar al jugador, por lo que conocen su tronco cuando aterriza; en los demás juegos, un fotograma después. Sonic 2, 3 y 3&K.

# Leaving a bridge is falling
mb8d29dfcb5c510dc = Salir de un puente es caer

# Walking off a bridge puts the player into the air at once, as off any other object. Sonic 3 and 3&K.
m0f1f93bfbafd03f6 = Al salir caminando de un puente, el jugador pasa al aire de inmediato, como con cualquier otro objeto. Sonic 3 y 3&K.

# Balancing on objects
m086f610a5eb7b4e5 = Equilibrio sobre objetos

# Pixels from an object's edge at which a player on it begins to balance: 4 in Sonic 1 and CD and always for Tails, otherwise 2.
m303915c6878a39e6 = Píxeles desde el borde de un objeto a los que el jugador empieza a hacer equilibrio: 4 en Sonic 1 y CD y siempre para Tails; si no, 2.

# Slipping off edges (bug)
md9a0dd0056647ce5 = Resbalar por los bordes (fallo)

# A known bug: a player coming down on a solid object's edge lands only if his centre is above the object; otherwise he slips down its side. In all games.
mf39631b5cdf4317d = Un fallo conocido: el jugador que baja sobre el borde de un objeto sólido solo aterriza si su centro está sobre el objeto; si no, resbala por el lado. En todos los juegos.

# Bottom overlap (bug)
m24be8fcb84026bc0 = Solapamiento inferior (fallo)

# A known bug: the 4 pixels of grip above a solid object are taken off its bottom, so a head can be 5 pixels inside. In all games.
mb901b26160ff889e = Un fallo conocido: los 4 píxeles de agarre por encima de un objeto sólido se restan de su parte inferior, por lo que una cabeza puede estar 5 píxeles dentro. En todos los juegos.

# Spin dash
mab2e18439689a307 = Spin dash

# What ducking and jumping does: nothing special in Sonic 1, a charge by time in CD, one by presses from Sonic 2 on.
m63ff0bfb5d0cc4e0 = Lo que hace agacharse y saltar: nada especial en Sonic 1, una carga por tiempo en CD, una por pulsaciones desde Sonic 2.

# none
m3c0d17bad169557b = ninguno

# by time, as in CD
m7a4b90446ffaec87 = por tiempo, como en CD

# by presses, as from Sonic 2 on
ma6f1adf34dc2518c = por pulsaciones, como desde Sonic 2

# Super forms
mcf7cb0e4d9a8c9eb = Superformas

# When a player with 7 emeralds and 50 rings becomes super: at the top of Sonic's jump in Sonic 2, on a second press of jump in Sonic 3 and 3&K, never in Sonic 1 and CD.
m6689d5c16c8a0351 = Cuándo se vuelve super un jugador con 7 esmeraldas y 50 anillos: en lo más alto del salto de Sonic en Sonic 2, con una segunda pulsación de salto en Sonic 3 y 3&K, nunca en Sonic 1 y CD.

# at the top of a jump
m969d7af66b366482 = en lo más alto de un salto

# on a press in a jump
m3ff7522e683a4e00 = con una pulsación durante un salto

# Hyper forms
md589b6fc8fd49e0e = Hiperformas

# With 14 emeralds Sonic and Knuckles become hyper and Tails super; with 7 Knuckles becomes super too. 3&K only.
me02199922be427a3 = Con 14 esmeraldas, Sonic y Knuckles se vuelven hiper y Tails super; con 7, también Knuckles se vuelve super. Solo 3&K.

# Shield moves
m6ce02d8236e6d68a = Habilidades de escudo

# Pressing jump again in a jump: Sonic dashes with a fire shield, jumps higher with a lightning shield, bounces with a bubble shield. Once until he lands. Sonic 3 and 3&K.
m73ae6b4b84cbb551 = Al volver a pulsar salto durante un salto: Sonic embiste con un escudo de fuego, salta más alto con un escudo de rayo o rebota con un escudo de burbuja. Una vez hasta aterrizar. Sonic 3 y 3&K.

# Lightning attracts rings
m238fee826cd8d0d6 = El rayo atrae anillos

# A lightning shield draws rings less than 71 pixels away, on both axes, to the player. Sonic 3 and 3&K.
m0b70f2d695995f3e = Un escudo de rayo atrae hacia el jugador los anillos a menos de 71 píxeles, en ambos ejes. Sonic 3 y 3&K.

# Shields throw shots back
me0f08a694424eb1f = Los escudos devuelven disparos

# Any shield throws enemy shots back, 24 pixels around the player; so does a player without one who flies or glides. Sonic 3 and 3&K.
me12af1d931c0e50f = Cualquier escudo devuelve los disparos enemigos, 24 píxeles alrededor del jugador; también lo hace un jugador sin escudo que vuela o planea. Sonic 3 y 3&K.

# Insta-shield
m922ffc45e2fb44fe = Escudo instantáneo

# Pressing jump again in a jump gives Sonic without a shield a moment of protection and a larger hitbox. Sonic 3 and 3&K.
mcb384c346b9494cc = Al volver a pulsar salto durante un salto, Sonic sin escudo obtiene un momento de protección y una hitbox mayor. Sonic 3 y 3&K.

# Tails flies
mab791a78ba6e1065 = Tails vuela

# Pressing jump again in a jump lets Tails fly, or swim under water, for 480 frames. Sonic 3 and 3&K.
m8a3e23de4d5c5fa7 = Al volver a pulsar salto durante un salto, Tails vuela, o nada bajo el agua, durante 480 fotogramas. Sonic 3 y 3&K.

# Knuckles glides
m328764856a989aa3 = Knuckles planea

# Pressing jump again in a jump and holding it lets Knuckles glide, hold on to walls and climb. Sonic 2, 3 and 3&K; the guide has the figures of 3&K only.
m8ede5171692e52cd = Al volver a pulsar salto durante un salto y mantenerlo, Knuckles planea, se agarra a las paredes y trepa. Sonic 2, 3 y 3&K; la guía solo tiene las cifras de 3&K.

# Drop dash
mfe143870fd8fe1f8 = Drop dash

# Pressing jump again in a jump and holding it for 20 frames makes Sonic land rolling. In none of these games; Mania has it.
m5fb9bcdc8a7e9b7b = Al volver a pulsar salto durante un salto y mantenerlo 20 fotogramas, Sonic aterriza rodando. En ninguno de estos juegos; Mania lo tiene.

# Super peel-out
m0c607a21b7303c7f = Super peel-out

# Looking up and pressing jump charges a run while up is held. CD only.
m2d083be5bdf1a456 = Mirar arriba y pulsar salto carga una carrera mientras se mantiene arriba. Solo CD.

# Super friction as normal
m7c78c000e4a076c1 = Fricción normal en superformas

# Super forms slow down on the ground by the normal friction, not by their own acceleration. Sonic 2, 3 and 3&K.
mff60dc1ff5ed526c = Las superformas frenan en el suelo con la fricción normal, no con su propia aceleración. Sonic 2, 3 y 3&K.

# Super roll friction as normal
m6603157a8bd11f1c = Fricción normal al rodar en superformas

# Super forms slow down as a ball by the normal friction, not by half their own acceleration. 3&K only.
m45162f178d822ce0 = Las superformas frenan como bola con la fricción normal, no con la mitad de su propia aceleración. Solo 3&K.

# Leaving the water
mf2bfe4adff25d0ef = Salir del agua

# What leaving the water does: it doubles the speed up or down; from Sonic 3 on, not the speed of a player rising faster than 4 pixels a frame; in CD a falling player does not leave it.
ma9fd7b0df67c78b7 = Lo que hace salir del agua: duplica la velocidad vertical; desde Sonic 3, salvo la de un jugador que sube a más de 4 píxeles por fotograma; en CD un jugador que cae no sale de ella.

# doubles the speed
mf660e229bb9703f5 = duplica la velocidad

# doubles the speed up to 4 pixels a frame
me3b4c0f8ba4711ee = duplica la velocidad hasta 4 píxeles por fotograma

# doubles the speed; a falling player stays wet
m62c0e594d64e3365 = duplica la velocidad; el que cae sigue mojado

# Water spares a held player
m827268a8e7fe2a87 = El agua respeta al jugador retenido

# Water does not change the speed of a player held by an object. Sonic 3 and 3&K.
m851ff41987c0f0e7 = El agua no cambia la velocidad de un jugador retenido por un objeto. Sonic 3 y 3&K.

# Air is counted first
m96df605718b42ee1 = El aire se cuenta primero

# The air is counted before objects take their step, so a bubble taken in the same frame gives all of it; in other games it is counted after them. Sonic 1 and CD.
mf79f57a0572b95f7 = El aire se cuenta antes del paso de los objetos, por lo que una burbuja tomada en el mismo fotograma lo da entero; en los demás juegos se cuenta después. Sonic 1 y CD.

# Drowning stops objects
mea30e619e2cf21ae = Ahogarse detiene los objetos

# Objects do not move while the player drowns. Sonic 3 and 3&K (UNVERIFIED).
m748453e3bc9eb494 = Los objetos no se mueven mientras el jugador se ahoga. Sonic 3 y 3&K (SIN VERIFICAR).

# False standing (bug)
m4b9b206d3984eed1 = De pie en falso (fallo)

# A known bug: a player on an object that vanishes goes on standing, on nothing. In all games.
m3ef8e900472af3d0 = Un fallo conocido: el jugador que está sobre un objeto que desaparece sigue de pie, sobre nada. En todos los juegos.

# Hitbox while ducking
m312456c6a313c9b5 = Hitbox al agacharse

# The hitbox of a ducking player: low in Sonic 1 and CD; low only for Sonic, once he is all the way down, in 2; the standing one in 3 and 3&K.
m6d02a8d706114df7 = La hitbox de un jugador agachado: baja en Sonic 1 y CD; baja solo para Sonic, una vez agachado del todo, en 2; la de pie en 3 y 3&K.

# low
m125083191daf6f61 = baja

# low for Sonic, once he is down
ma8e0e268a450e8de = baja para Sonic, una vez agachado

# as when standing
mb01002738d910c99 = como de pie

# Touch on the screen only
m6b7631556bd87b6c = Contacto solo en la pantalla

# Only objects on the screen can be touched. Sonic 1 and CD.
md3d2006f1d13c9b1 = Solo se pueden tocar los objetos que están en la pantalla. Sonic 1 y CD.

# Rings are touched first
mc2a9d4d68f0262f6 = Los anillos se tocan primero

# Placed rings are collected before anything else is touched, all at once. Sonic 2, 3 and 3&K.
mf4b7bea08a46e5b3 = Los anillos colocados se recogen antes de tocar cualquier otra cosa, todos a la vez. Sonic 2, 3 y 3&K.

# Maximum rings
m45c3956919c69ba2 = Máximo de anillos

# Maximum rings that a player can hold; 0 for no limit. 999 in Sonic 2, 3 and 3&K.
md6f9b7c7b8f2850a = Máximo de anillos que puede tener un jugador; 0 para no limitarlo. 999 en Sonic 2, 3 y 3&K.

# Scattered rings' floor
mc8678c4014a480e2 = Suelo de los anillos dispersos

# How often scattered rings look for the floor: every fourth frame in Sonic 1 and CD; every eighth, and only on the screen, in Sonic 2, 3 and 3&K.
macb35b648501c959 = Con qué frecuencia buscan el suelo los anillos dispersos: cada 4 fotogramas en Sonic 1 y CD; cada 8, y solo en la pantalla, en Sonic 2, 3 y 3&K.

# every 4th frame
m1f1cb7909173a0f9 = cada 4 fotogramas

# every 8th frame, on the screen
m82f10477ff2cfea9 = cada 8 fotogramas, en la pantalla

# Rebound from bosses
m7fd4c3b6e8f9af05 = Rebote en los jefes

# How a boss throws the player back: at half his speed in Sonic 1 and CD, at full speed in 2, at full speed including the ground speed in 3 and 3&K.
m3e66a1fdfd12229a = Cómo rechaza un jefe al jugador: a la mitad de su velocidad en Sonic 1 y CD, a toda velocidad en 2, a toda velocidad, incluida la de suelo, en 3 y 3&K.

# at half the speed
m60606e4ced09afd5 = a la mitad de la velocidad

# at full speed
m6a4be890bc3f67f2 = a toda velocidad

# at full speed, ground speed too
m3648de4474044040 = a toda velocidad, también la de suelo

# Monitors are solid
m1eac1b2dc68bfee3 = Los monitores son sólidos

# How monitors are solid: by rules of their own in Sonic 1 and CD; like other objects, 30 pixels wide in 2, 28 in 3 and 3&K.
md9d8cc5982292033 = Cómo son sólidos los monitores: con reglas propias en Sonic 1 y CD; como los demás objetos, con 30 píxeles de ancho en 2 y 28 en 3 y 3&K.

# not from below
m70235603844394e3 = no desde abajo

# on all sides, 30 pixels wide
m9979e8799bd681e8 = por todos los lados, 30 píxeles de ancho

# on all sides, 28 pixels wide
m0993dc828bdbb011 = por todos los lados, 28 píxeles de ancho

# Trap monitors hurt
m911b4981d3e303fa = Los monitores trampa hieren

# Monitors that hold a trap, or static, hurt the player who broke them. Sonic 2, 3 and 3&K.
m289c06ec9ed18bed = Los monitores que contienen una trampa, o estática, hieren al jugador que los rompió. Sonic 2, 3 y 3&K.

# Monitors from below
m5ff45bcad5413bc7 = Monitores desde abajo

# What a rising player does to a monitor: bumps it so that it falls; in 3&K a ball breaks it from any side.
m1649b36698be7272 = Lo que hace un jugador que sube a un monitor: lo golpea de modo que cae; en 3&K una bola lo rompe desde cualquier lado.

# bumps it
m29c542d862ff03db = lo golpea

# breaks it
m631e6f1b92a2c6be = lo rompe

# Spikes hurt while flickering
m3ba249c2c33c2f72 = Los pinchos hieren durante el parpadeo

# Spikes also hurt a player still flickering from the last hit. Sonic 1 (in its first versions) and CD.
mbc40ecf2dd4aa578 = Los pinchos también hieren al jugador que aún parpadea por el último golpe. Sonic 1 (en sus primeras versiones) y CD.

# Spikes wait a frame
md2dd78c4af4083ad = Los pinchos esperan un fotograma

# Spikes do nothing in the first frame after loading: they neither move nor stop anybody. From Sonic 2 on (UNVERIFIED in 3 and 3&K).
m70c4cc6da2482720 = Los pinchos no hacen nada en el primer fotograma tras cargarse: ni se mueven ni detienen a nadie. Desde Sonic 2 (SIN VERIFICAR en 3 y 3&K).

# Spikes hurt from behind
mbe7ada2109ef94b7 = Los pinchos hieren por detrás

# Upright spikes hurt from above and from below, in either direction; in other games only from the side of their points. Sonic 1 and CD.
m98038313fd7da55e = Los pinchos verticales hieren por arriba y por abajo, en cualquier orientación; en los demás juegos, solo por el lado de las puntas. Sonic 1 y CD.

# Bumpers waver
maf095d117547823a = Los rebotadores varían

# The direction of a bumper's throw varies by up to 3/256 of a turn over time. Sonic 2, 3 and 3&K.
m53bdbc755206c51c = La dirección del lanzamiento de un rebotador varía con el tiempo hasta 3/256 de vuelta. Sonic 2, 3 y 3&K.

# Partner follows from
m8cf7774791db2ef5 = El compañero sigue desde

# Pixels to a side of the first player's earlier place from which a second player runs to it: 16, in Sonic 3 and 3&K 48.
m761a633f8d9f7882 = Píxeles a un lado de la posición anterior del primer jugador hacia la que corre un segundo jugador: 16; en Sonic 3 y 3&K, 48.

# Partner stays behind
mc274fe45b2e3a1b5 = El compañero va detrás

# Pixels that a second player stays to the left of a slow leader: 32 in Sonic 3 and 3&K, 0 in other games.
mf9fb34357090ffb2 = Píxeles que un segundo jugador permanece a la izquierda de un líder lento: 32 en Sonic 3 y 3&K, 0 en los demás juegos.

# Partner is not pulled while held
md7f6a18ef3b7fcc4 = No se arrastra al compañero retenido

# The game does not pull a second player along while an object moves him. 3&K only.
m9c8555f14a76890f = El juego no arrastra al segundo jugador mientras un objeto lo mueve. Solo 3&K.

# Partner returns
m7d51cc49d53acc6e = El compañero regresa

# Where the leader must be for a second player to fly in: on dry ground; in Sonic 3 on any ground; in 3&K anywhere.
mf9241be08a10fc2d = Dónde debe estar el líder para que un segundo jugador llegue volando: en suelo seco; en Sonic 3, en cualquier suelo; en 3&K, en cualquier lugar.

# on dry ground
m4e205ccc6df76434 = en suelo seco

# on any ground
m673ad62fd4a5ba71 = en cualquier suelo

# anywhere
m17cb038a3f618380 = en cualquier lugar

# Partner flies above water
m3f4a37d6e28aa2e6 = El compañero vuela sobre el agua

# A second player flying in stays 16 pixels above the water. Sonic 1, CD and 2.
ma51325dfa6b64a89 = Un segundo jugador que llega volando permanece 16 píxeles por encima del agua. Sonic 1, CD y 2.

# Partner starts fresh
m01a740c08c2d48ae = El compañero empieza de cero

# A second player flying in has no speed, control lock or flicker, and all of his air. Sonic 3 and 3&K.
m5dcbdf3cca2ab1c3 = Un segundo jugador que llega volando no tiene velocidad, bloqueo de control ni parpadeo, y tiene todo el aire. Sonic 3 y 3&K.

# Partner carries
mfea54ac6ccbff5de = El compañero transporta

# Tails as the second player, flown with the second pad, grabs the first player below him and carries him. Sonic 3 and 3&K.
m46a1fbebc01be7be = Tails como segundo jugador, pilotado con el segundo mando, agarra al primer jugador debajo de él y lo transporta. Sonic 3 y 3&K.

# Partner waits at
mc783436d501f17f4 = El compañero espera en

# The x, in pixels, at which a second player waits off the screen: 0x4000, in Sonic 3 and 3&K 0x7F00.
me2edcb1e5f3ff444 = La x, en píxeles, en la que un segundo jugador espera fuera de la pantalla: 0x4000; en Sonic 3 y 3&K, 0x7F00.

# Balancing
mc90f00f3db676d6c = Equilibrio

# How a player on an edge is shown: one animation in Sonic 1, two in CD, four in 2, two in 3 and 3&K.
maa5ac36741c3dd3b = Cómo se muestra un jugador en un borde: una animación en Sonic 1, dos en CD, cuatro en 2, dos en 3 y 3&K.

# one, turning to the edge
m5c6d8b5b3a8e391b = una, girado hacia el borde

# facing or backwards
m8654a013dd74d73a = de frente o de espaldas

# facing or backwards, near or far
m6452203dfd98c1cc = de frente o de espaldas, cerca o lejos

# near or far, turning to the edge
m592b669c19e1ec15 = cerca o lejos, girado hacia el borde

# Skid animation loops
m7dc556645479cd77 = Derrape en bucle

# The skid animation goes on while the player brakes; in other games it plays once. Sonic 1 and CD.
mc5557e99618f04dc = La animación de derrape continúa mientras el jugador frena; en los demás juegos se reproduce una vez. Sonic 1 y CD.

# Animation scripts
m1d5ff54f715b7b09 = Guiones de animación

# Whose animation scripts time the player's figure.
m0e5a09cd9df2707e = De qué juego son los guiones de animación que marcan el ritmo de la figura del jugador.

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
    [one] { $count } problema
   *[other] { $count } problemas
}

## window: panes/block_editor/mod.rs

# {count} cell
m5ec7b1dadf546040 = { $count ->
    [one] { $count } celda
   *[other] { $count } celdas
}

# {count} chunk
m2c5706d1fbdf48d1 = { $count ->
    [one] { $count } chunk
   *[other] { $count } chunks
}

# {count} time
m1989d32719051c4d = { $count ->
    [one] { $count } vez
   *[other] { $count } veces
}

## window: panes/canvas/right.rs

# {count} frame
m01c8e8a7862c5a69 = { $count ->
    [one] { $count } fotograma
   *[other] { $count } fotogramas
}

## window: panes/chunk_editor/uses.rs

# {count} place
ma29b749c6781e7c7 = { $count ->
    [one] { $count } lugar
   *[other] { $count } lugares
}

## window: shell/export_window.rs

# {count} file
m2f5ddeb12800e81a = { $count ->
    [one] { $count } archivo
   *[other] { $count } archivos
}

## window: shell/keep_run.rs

# {count} ring
mad2b6557e2afd846 = { $count ->
    [one] { $count } anillo
   *[other] { $count } anillos
}

## window: shell/question.rs

# {count} step
m476263630ae461be = { $count ->
    [one] { $count } paso
   *[other] { $count } pasos
}

## window: shell/reach_window.rs

# {count} thing
m380bad637418c328 = { $count ->
    [one] { $count } elemento
   *[other] { $count } elementos
}

## window: shell/status.rs

# {count} run
mf68e61c5f095a0c9 = { $count ->
    [one] { $count } recorrido
   *[other] { $count } recorridos
}

## window: tools/shape/ghost.rs

# {count} tile
m198caf27190714f8 = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}

## kit: checks/background_layers.rs

# Background layers that show nothing
m7cdea569a9115926 = Capas de fondo que no muestran nada

# The picture that a background layer names is missing or is not a PNG that can be shown, or the layer shows no row of it. The layer stays empty; its settings are kept.
me47e13aadedba215 = Falta la imagen que indica una capa de fondo, no es un PNG que se pueda mostrar o la capa no muestra ninguna fila de ella. La capa queda vacía; sus ajustes se conservan.

# Put the file into the tileset's folder, or choose another picture in the Backgrounds window.
m75763b9e71a1f4da = Poner el archivo en la carpeta del tileset o elegir otra imagen en la ventana Fondos.

# Delete the layer
meb2582d20c3f90f0 = Eliminar la capa

# {v0}: it shows rows {v1} to {v2}, which are none.
m7e8e78100123537c = { $v0 }: muestra las filas { $v1 } a { $v2 }, que no contienen nada.

# Show the whole picture
m7af3086d52e7ef4e = Mostrar la imagen entera

## kit: checks/capacity.rs

# {v0} of {v1} chunks
m4185ea302a49e623 = { $v0 } de { $v1 } chunks

# {v0} of {v1} blocks
m0c2e9f63f085e863 = { $v0 } de { $v1 } bloques

# {v0} of {v1} solid tiles
m3b9e8ff9d3c5b3c1 = { $v0 } de { $v1 } tiles sólidos

# {v0} × {v1} of {v2} × {v3} chunks in the layout
mb32c4233f8164d92 = { $v0 } × { $v1 } de { $v2 } × { $v3 } chunks en la disposición

# chunks of {v0} × {v1} blocks, in the game {v2} × {v3}
m3a0c70bd352b4f76 = chunks de { $v0 } × { $v1 } bloques, en el juego { $v2 } × { $v3 }

# {v0} blocks whose solid tiles differ between the layers; the game has one for both
mc6afeabf8911f2ac = { $v0 } bloques cuyos tiles sólidos difieren entre las capas; el juego tiene uno para ambas

## kit: checks/departures.rs

# to the right
mc04cd087bbef16bd = hacia la derecha

# to the left
mef6fd525a37ffa48 = hacia la izquierda

## kit: checks/duplicates.rs

# Duplicates
m7d1870484e3c501f = Duplicados

# Two numbers mean the same thing: changing one does not change the other, and the limited numbers of the originals run out sooner.
m15eb7648db2b3d74 = Dos números significan lo mismo: al cambiar uno no cambia el otro, y los números limitados de los originales se agotan antes.

# Join them: everything that used one then uses the other.
m388ca0396835ca56 = Unirlos: todo lo que usaba uno pasa a usar el otro.

# {v0} in this tileset: {v1}.
m8c39e55f1ebfd50b = { $v0 } en este tileset: { $v1 }.

# solid tile is a duplicate
m1e8ed9c44e1884ba = tile sólido está duplicado

# solid tiles are duplicates
mf1174aaaeacf4f63 = tiles sólidos están duplicados

# Join equal tiles
mba6ac42fd5f0451c = Unir tiles iguales

# block is a duplicate
m14e274b8cbe15fc8 = bloque está duplicado

# blocks are duplicates
m5a03279a1e53dad5 = bloques están duplicados

# Join equal blocks
mfa73bf9d183e7b8d = Unir bloques iguales

# chunk is a duplicate
m2bcac69fc31b9308 = chunk está duplicado

# chunks are duplicates
m6d47975922b20295 = chunks están duplicados

# Join equal chunks
md8b669780f5ac869 = Unir chunks iguales

# This run is a duplicate of "{v0}": the same buttons in the same level.
m6b4fd06e35630a1b = Este recorrido es un duplicado de «{ $v0 }»: los mismos botones en el mismo nivel.

# Delete the run
mabadd3995b620938 = Eliminar el recorrido

## kit: checks/edges.rs

# Outer edges that throw off
m7898d76dab750fc6 = Bordes exteriores que lanzan

# A surface turns around an edge past 45 degrees too tightly for the foot sensors: depending on their position, some players at 6 or 12 pixels a frame leave the ground there and others do not.
m0cf283f840ff4c93 = Una superficie gira en torno a un borde, más allá de 45 grados, de forma demasiado cerrada para los sensores de los pies: según la posición de estos, algunos jugadores a 6 o 12 píxeles por fotograma se despegan ahí del suelo y otros no.

# Choose the shape; in the Inspector, Bend until it holds moves one of its handles by a few pixels. Or draw it wider, or bake it if players are meant to fly off.
m4639e828232f0742 = Elegir la forma; en el inspector, «Curvar hasta que sujete» mueve unos píxeles uno de sus tiradores. O dibujarla más ancha, o fijarla como bloques si los jugadores deben salir volando.

## kit: checks/empty_layer.rs

# Switchers onto an empty layer
m6497533521a4c540 = Conmutadores hacia una capa vacía

# A switcher puts the player on a layer that has no floor on that side, neither there nor anywhere below, while the other layer has one: he falls out of the level.
mbefbfe4df6cc8e93 = Un conmutador pone al jugador en una capa que no tiene suelo en ese lado, ni ahí ni en ningún punto por debajo, mientras que la otra capa sí: el jugador cae fuera del nivel.

# Set the switcher to the other layer for that side, or make the ground solid on this one.
me6de49299841d3e8 = Configurar el conmutador con la otra capa para ese lado, o hacer sólido el suelo en esta.

# Right of it
mbf1cd5d3a60f528b = A su derecha

# Left of it
m446a328d9699a7de = A su izquierda

# Below it
mb0ae816f6877f4db = Debajo de él

# Above it
m39851773606b3133 = Encima de él

# {v0} the switcher puts the player on layer {v1}, which has no floor there or below; layer {v2} has.
mfa4b3e9b10b6f0c4 = { $v0 }, el conmutador pone al jugador en la capa { $v1 }, que no tiene suelo ahí ni debajo; la capa { $v2 } sí.

# Put the player on layer {v0}
m797bd11ef9e5a208 = Poner al jugador en la capa { $v0 }

## kit: checks/fix.rs

# Nothing was fixed.
mbc728eb6f9ffdba5 = No se ha corregido nada.

# Fixed {v0} in one step.
m2e6cbe60550cf520 = Corregido en un paso: { $v0 }.

# went away with an earlier fix
mace55a658893f007 = resuelto por una corrección anterior

# could not be fixed that way
m6d6177f14d688ae4 = no se pudo corregir así

# left for you to decide
mfd0c0ca5cca8e127 = pendiente de decisión

# {v0} left without a fix.
mc1177372169eee2e = Sin corregir: { $v0 }.

## kit: checks/level_end.rs

# Right end of the level
m4b5a339520268dfc = Extremo derecho del nivel

# The player can go a little further right than the last screen shows. If the ground ends there, he falls out of the level. Also, a goal post locks the camera at the right end at once: one farther left pulls the player there.
m75dddac595e98fab = El jugador puede llegar un poco más a la derecha de lo que muestra la última pantalla. Si el suelo termina ahí, cae fuera del nivel. Además, un poste de meta fija de inmediato la cámara en el extremo derecho: si está más a la izquierda, arrastra al jugador hasta allí.

# Move the right limit of the camera, or the goal post.
m139807bfce29e808 = Mover el límite derecho de la cámara o el poste de meta.

# The player can run off the ground at the right end of the level.
m96b145c460a453de = El jugador puede salirse del suelo en el extremo derecho del nivel.

# Stop the camera at {v0}
m9d21c0324df46c8c = Detener la cámara en { $v0 }

# The goal post is not in the last screen: it pulls the player {v0} pixels to the right.
m990c2da332214b98 = El poste de meta no está en la última pantalla: arrastra al jugador { $v0 } píxeles a la derecha.

# End the level at it
m48f26659f42a931d = Terminar el nivel en él

## kit: checks/limits_of_originals.rs

# Limits of the originals
me8920846cfe507dd = Límites de los originales

# The game whose physics the project uses has room for a limited number of chunks, blocks, solid tiles and layout places. The limits only matter if you want to put the levels back into that game.
me84fbefe055661cd = El juego cuya física usa el proyecto tiene espacio para un número limitado de chunks, bloques, tiles sólidos y lugares de la disposición. Los límites solo importan si se quiere devolver los niveles a ese juego.

# Join equal things and delete unused ones, or switch this check off.
m5052d586ff89e0f5 = Unir lo que sea igual y eliminar lo que no se use, o desactivar esta comprobación.

# {v0}: more than the game has room for.
m6d472915df43d0f4 = { $v0 }: más de lo que cabe en el juego.

## kit: checks/loop_marks.rs

# Loop marks
m15e15ee8068022b5 = Marcas de bucle

# In Sonic 1 and CD a place of the layout that is marked as a loop shows another chunk on the low plane, and a chunk that is a loop moves the player between the planes, if its place is marked. One without the other breaks the loop; with two layers, marks do nothing at all.
m979101475cb925b1 = En Sonic 1 y CD, un lugar de la disposición marcado como bucle muestra otro chunk en el plano bajo, y un chunk que es un bucle cambia al jugador de plano si su lugar está marcado. Lo uno sin lo otro rompe el bucle; con dos capas, las marcas no hacen nada.

# Mark the places of chunks that are loops, and no others.
m2abb3b8e6cff41ab = Marcar los lugares de los chunks que son bucles, y ningún otro.

# This chunk is a loop, but its place is not marked as one: no player gets round it.
m1798902064a2e8da = Este chunk es un bucle, pero su lugar no está marcado como tal: ningún jugador puede recorrerlo.

# This place is marked as a loop, but its chunk is not a loop: a player on the low plane meets another chunk here and never comes back to the high plane.
m60951686db69cb1e = Este lugar está marcado como bucle, pero su chunk no lo es: un jugador en el plano bajo encuentra aquí otro chunk y nunca vuelve al plano alto.

# This place is marked as a loop; with two layers that means nothing.
m38318e86ad47aff2 = Este lugar está marcado como bucle; con dos capas eso no significa nada.

# Delete the mark
mf7cdfcc061ab848a = Eliminar la marca

# Mark as a loop
mf5a3b6229a1c3607 = Marcar como bucle

## kit: checks/loop_speed.rs

# Loops that need a run-up
me0f1a8e01ff01cd9 = Bucles que necesitan carrerilla

# A player who runs from the start and holds the button forward reaches the loop, is too slow to get round, and falls back; with more speed he gets round.
m85af005436562a50 = Un jugador que corre desde el inicio y mantiene pulsado hacia delante llega al bucle, va demasiado lento para recorrerlo y cae hacia atrás; con más velocidad lo recorre.

# Give him a longer run-up downhill, a spring or a booster before it, or draw the loop smaller. If he is meant to roll or dash into it, ignore this with the reason.
m71b22adec0e5c458 = Darle una carrerilla más larga cuesta abajo, un muelle o un acelerador antes, o dibujar el bucle más pequeño. Si debe entrar rodando o con un spin dash, ignorar esto indicando el motivo.

## kit: checks/loops.rs

# Unreachable loop
mecc2360799b8bdd1 = Bucle inalcanzable

# A loop is solid all around, so each of its feet must be missing on the layer on which the player enters there, and he must change layers at the top. Without matching layer switchers (in Sonic 1 and CD: without the mark that makes a chunk a loop) he runs into a foot, or falls through the floor at the exit. Tested with players at 8, 10 and 12 pixels a frame.
ma3f2f2c03090e03c = Un bucle es sólido por todo su contorno, así que cada uno de sus pies debe faltar en la capa por la que el jugador entra ahí, y este debe cambiar de capa en lo alto. Sin conmutadores de capa adecuados (en Sonic 1 y CD: sin la marca que convierte un chunk en bucle), choca con un pie o cae a través del suelo en la salida. Probado con jugadores a 8, 10 y 12 píxeles por fotograma.

# Put a layer switcher before each foot and one at the top, and make each foot solid on one layer only.
mb1bf5baef3356258 = Poner un conmutador de capa antes de cada pie y uno en lo alto, y hacer cada pie sólido en una sola capa.

# An object that this version does not know is near it, and may carry the player round.
m9e27645a52e8a391 = Cerca hay un objeto que esta versión no conoce y que quizá lleve al jugador por él.

# No player gets into this loop: it is solid all around on both layers.
mc1afb3e378ce560e = Ningún jugador entra en este bucle: es sólido por todo su contorno en ambas capas.

# Mark its chunk as a loop in the layout, and choose its chunk on the low plane.
m121cc301ac4c4967 = Marcar su chunk como bucle en la disposición y elegir su chunk en el plano bajo.

# Make the left foot solid on one layer only and the right foot on the other only.
m2c03cf5ea40898e6 = Hacer el pie izquierdo sólido en una sola capa y el derecho solo en la otra.

# or from the
mef1669bc1f4cbb0f = o por la

# No player who runs in from the {v0} gets round this loop and out on the other side.
m3e386f5280e87884 = Ningún jugador que entre corriendo por la { $v0 } recorre este bucle y sale por el otro lado.

# Put three layer switchers
med893db83bea824f = Poner tres conmutadores de capa

# There is no layer switcher near it.
mdebdc63ea7548079 = No hay ningún conmutador de capa cerca.

# There is a single layer switcher near it.
m081df7c2d8f09bdf = Hay un solo conmutador de capa cerca.

# The layer switchers near it do not fit.
mb1117b28717c1cf5 = Los conmutadores de capa cercanos no encajan.

## kit: checks/maze_blocks.rs

# Blocks that only play creates
m709a65ea16be076d = Bloques que solo crea el juego

# The numbers 31 to 33, 42 to 49 and 4B to 4E are pictures of something just hit or taken. Placed in a maze they never change, and some are solid.
m1f3df40f08a899e5 = Los números 31 a 33, 42 a 49 y 4B a 4E son imágenes de algo recién golpeado o tomado. Colocados en un laberinto no cambian nunca, y algunos son sólidos.

# Empty the cell, or place another block there.
m304940e080e71bfd = Vaciar la celda o colocar ahí otro bloque.

# The cell {v0},{v1} has the number {v2}.
mc5cb9af3b36402c9 = La celda { $v0 },{ $v1 } tiene el número { $v2 }.

# Empty the cell
m0d3e07bcdab793e7 = Vaciar la celda

## kit: checks/maze_border.rs

# Open border of a maze
m3fb186003b24eb80 = Borde abierto de un laberinto

# The player can leave the maze: its walls are open, or the start is outside of them. Around all blocks there is nothing to land on.
m3cefb8208ce0c3ab = El jugador puede salir del laberinto: sus paredes están abiertas o el inicio está fuera de ellas. Alrededor de todos los bloques no hay nada en lo que aterrizar.

# Close the border with walls, also behind glass and ghost blocks, or put the start inside.
m0b0cc7d52efd3d85 = Cerrar el borde con paredes, también detrás de bloques de vidrio y fantasma, o poner el inicio dentro.

# The start is outside of the walls, and the player can leave the maze.
mfbf454c355cda26c = El inicio está fuera de las paredes y el jugador puede salir del laberinto.

# Start at {v0}, {v1}
md5dca2fd02550725 = Inicio en { $v0 }, { $v1 }

# The player can leave the maze here.
mc9be3840a2cda2ce = El jugador puede salir del laberinto por aquí.

# Close the border with walls
m3a662847283727e3 = Cerrar el borde con paredes

## kit: checks/maze_goal.rs

# Maze without an end
m712fbb9afe62823c = Laberinto sin final

# Only a goal or an emerald ends a maze. If the player can reach neither, also through glass and ghost blocks, the maze goes on for ever. A way needs two free cells.
me09a27ad3f6baa5e = Solo una meta o una esmeralda termina un laberinto. Si el jugador no puede llegar a ninguna de las dos, ni siquiera a través de bloques de vidrio y fantasma, el laberinto no acaba nunca. Un paso necesita dos celdas libres.

# Place a goal or an emerald that the player can reach.
mc86c15e326acae82 = Colocar una meta o una esmeralda a la que pueda llegar el jugador.

# The maze has neither a goal nor an emerald.
m84cd0c798f8f0f26 = El laberinto no tiene ni meta ni esmeralda.

# The player reaches no goal and no emerald of the maze.
m2916896a2b93af61 = El jugador no llega a ninguna meta ni esmeralda del laberinto.

## kit: checks/maze_start.rs

# Start of a maze
mf7553606f21e5c96 = Inicio de un laberinto

# A maze without a start cannot be played. A player who begins inside a wall cannot move, and one who begins outside of the cells falls for ever.
m660b980870fcf72e = Un laberinto sin inicio no se puede jugar. Un jugador que comienza dentro de una pared no se puede mover, y el que comienza fuera de las celdas cae sin fin.

# Set the start to a place with two free cells each way.
mfa141bfb7ab36c9c = Poner el inicio en un lugar con dos celdas libres en cada sentido.

# The maze has no start.
m9d55fd6e68c14920 = El laberinto no tiene inicio.

# The start is inside a solid block.
mc13ec5878384ec71 = El inicio está dentro de un bloque sólido.

# The start is outside of the cells.
mf789d1a1ab530c40 = El inicio está fuera de las celdas.

## kit: checks/monitors.rs

# Monitors of another game
m2550a92498a3b1aa = Monitores de otro juego

# The game whose physics the project uses has no monitor that holds this. It works in play, but the game's own level files cannot hold it.
m7fab786da9b73e9b = El juego cuya física usa el proyecto no tiene ningún monitor con este contenido. Funciona al jugar, pero los archivos de nivel de ese juego no lo admiten.

# Choose what it holds in the Inspector, use the physics of a game that has it, or switch this check off.
mdcdf6b867b14e2b9 = Elegir su contenido en el inspector, usar la física de un juego que lo tenga o desactivar esta comprobación.

# There are {v0} of them in this level.
m3e436dde4a6db3f9 = Hay { $v0 } en este nivel.

# {v0}: {v1} has no monitor with "{v2}", only {v3}.{v4}
m3e2635ba222cc366 = { $v0 }: { $v1 } no tiene ningún monitor con «{ $v2 }», solo { $v3 }.{ $v4 }

## kit: checks/objects.rs

# Unknown objects and parameters
m78730f417ad4e0e8 = Objetos y parámetros desconocidos

# An object of a kind that this version does not know is kept, but never appears in play; an invalid parameter takes its default value.
ma0bb7b3d1447e99d = Un objeto de un tipo que esta versión no conoce se conserva, pero nunca aparece al jugar; un parámetro no válido toma su valor predeterminado.

# Choose another kind, or set the parameter in the Inspector.
m4d68709cc297a597 = Elegir otro tipo o ajustar el parámetro en el inspector.

# Move {v0} to {v1}
m4e01d785363942a2 = Mover { $v0 } a { $v1 }

# This version knows no kind "{v0}".{v1}
m4883257f937d3a21 = Esta versión no conoce el tipo «{ $v0 }».{ $v1 }

# {v0}: this version knows no subtype {v1} of "{v2}".{v3}
m37bc263383e2efed = { $v0 }: esta versión no conoce el subtipo { $v1 } de «{ $v2 }».{ $v3 }

## kit: checks/outside.rs

# Outside the level
m4fc7d13b6e674ad5 = Fuera del nivel

# Things beyond the edges of a level are never reached, and a camera that goes beyond the level shows nothing there.
mc02a9a3cce6c15db = A lo que está más allá de los bordes de un nivel nunca se llega, y una cámara que sale del nivel no muestra nada allí.

# Move it into the level, or delete it.
me387442484152381 = Moverlo dentro del nivel o eliminarlo.

# The layer switcher is outside the level.
mcc36d2cbff730afc = El conmutador de capa está fuera del nivel.

# Delete the switcher
m27772277f5ac8c14 = Eliminar el conmutador

# {v0} is outside the level.
m3885b7a88ddcb1a7 = { $v0 } está fuera del nivel.

# Move it to the edge
m3fef6c16cd10fbe6 = Moverlo al borde

# The goal is outside the level and cannot be reached.
mf41b58b9611dd2b6 = La meta está fuera del nivel y no se puede alcanzar.

# Delete the goal
m50f027efe88b3840 = Eliminar la meta

# The camera may go beyond the level, and would show nothing there.
m5dbcde27ae296bb2 = La cámara puede salir del nivel, donde no mostraría nada.

# Keep the bounds of the camera within the level.
m993718a3543bdec1 = Mantener los límites de la cámara dentro del nivel.

# Keep the camera in the level
mf7923194c8019d48 = Mantener la cámara en el nivel

## kit: checks/own_pictures.rs

# Pictures of objects that cannot be shown
ma3610a5187201a49 = Imágenes de objetos que no se pueden mostrar

# The picture that an object of this project names is missing or is not a PNG that can be shown. The object is drawn in its material instead; the name of the picture is kept.
mff3bee36d7a74bd9 = Falta la imagen que indica un objeto de este proyecto o no es un PNG que se pueda mostrar. En su lugar, el objeto se dibuja con su material; el nombre de la imagen se conserva.

# Put the file into the project's folder, or choose another picture in the Object maker.
m2099f81598954911 = Poner el archivo en la carpeta del proyecto o elegir otra imagen en el creador de objetos.

# Draw it without a picture
mdb9797fde0e7cead = Dibujarlo sin imagen

## kit: checks/problem.rs

# object kind {v0}
m56ff7570551786c6 = tipo de objeto { $v0 }

## kit: checks/reach.rs

# Never reached
ma938ab0e4a3c803b = Nunca alcanzado

# A search over real frames tries where a player can get from the level's start. What it does not reach may be walled in, too high, or behind a way that does not open. The search takes some seconds for each level.
me2977d5195005e23 = Una búsqueda sobre fotogramas reales prueba adónde puede llegar un jugador desde el inicio del nivel. Lo que no alcanza puede estar tapiado, demasiado alto o tras un paso que no se abre. La búsqueda tarda unos segundos por nivel.

# Look at the heat map (Level > Reach from the start), and make a way, or switch this check off for it.
m350ae9e3d528302a = Consultar el mapa de calor (Nivel > Alcance desde el inicio) y abrir un paso, o desactivar esta comprobación para ello.

# The {v0} is never reached from the start.
m884fba1c437c6c21 = Nunca se alcanza desde el inicio: { $v0 }.

# The {v0} is not reached from the start within {v1} states.
m4a999c282f4c023a = No se alcanza desde el inicio en { $v1 } estados: { $v0 }.

## kit: checks/references.rs

# Broken references and odd values
m83897b033604bd90 = Referencias rotas y valores extraños

# Something names a block, a tile, a chunk or a level that does not exist, or a file could not be read. It is ignored, and kept as it is.
m1393eb40dbb90930 = Algo hace referencia a un bloque, un tile, un chunk o un nivel que no existe, o no se pudo leer un archivo. Se ignora y se conserva tal cual.

# Restore what is missing, or choose something else there.
ma54ae9ad6964d3d8 = Restaurar lo que falta o elegir otra cosa ahí.

# The level "{v0}" is listed but could not be read.
m0ab471deded4444d = El nivel «{ $v0 }» figura en la lista, pero no se pudo leer.

# tileset could not
mf35f26d7d5be2adf = tileset no se pudo

# Empty chunk 0
m96b3ecafdd00b097 = Vaciar el chunk 0

# Clear the low plane
mcd79020b65ecb435 = Vaciar el plano bajo

# Draw no background
m8d237d2b307bf91a = No dibujar fondo

# Do not wrap
mc93aedd5e64bd36f = No repetir

# Swap the bounds
mdaab9af2d359ac66 = Intercambiar los límites

## kit: checks/ruleset.rs

# Invalid physics
mf3df40ea02aff891 = Física no válida

# The project sets a switch of the physics to a value that it cannot take, or one that this version does not know. It is kept, but the level is played with the value of the preset.
mc6c42eef10916e8f = El proyecto da a una opción de la física un valor que no admite, o define una que esta versión no conoce. Se conserva, pero el nivel se juega con el valor del preajuste.

# Set the switch in the Inspector, with nothing selected, or delete it.
m9553ec104ead87ee = Ajustar la opción en el inspector, sin nada seleccionado, o eliminarla.

# This version knows no switch "{v0}".
m7bce3db1c9a98e7c = Esta versión no conoce la opción «{ $v0 }».

# {v0} takes {v1}, not {v2}.
m7d989710e2dbdae5 = { $v0 } admite { $v1 }, no { $v2 }.

## kit: checks/runs.rs

# Recorded runs that changed
mb3e744bb08c55f6a = Recorridos grabados que cambiaron

# A recorded run, played again in the level or maze as it is now, has another result: something on its path has changed.
m34f0de79d6fb53c9 = Un recorrido grabado, reproducido en el nivel o laberinto en su estado actual, da otro resultado: algo ha cambiado en su trayecto.

# Look at what changed on its path. If the change is intended, let the run expect the new result.
mfeec78baa651d692 = Mirar qué ha cambiado en su trayecto. Si el cambio es intencionado, hacer que el recorrido espere el nuevo resultado.

# Expect the new result
m50ef30bb8fe339e6 = Esperar el nuevo resultado

## kit: checks/seams.rs

# Seams
m3b711f969f629d40 = Uniones

# A surface continues in the next block, but not at the height that the angles of the two tiles give: a running player is jolted by the difference, his angle flickers, and in a fast roll he may leave the ground.
m408788633ee216fb = Una superficie continúa en el bloque siguiente, pero no a la altura que dan los ángulos de los dos tiles: la diferencia sacude al jugador que corre, su ángulo oscila y, al rodar rápido, puede despegarse del suelo.

# Change the heights of one of the two tiles where they meet, or use a tile that carries the surface on.
m067b3aa21b1b58fc = Cambiar las alturas de uno de los dos tiles donde se encuentran, o usar un tile que continúe la superficie.

# right wall
ma2eaa387ba36d19b = pared derecha

# left wall
m9d9dd6d2d3b947a4 = pared izquierda

# farther away
m169c6fdd344aa5e1 = más lejos

# although the angles are level
m400b1f069dccdeec = aunque los ángulos son llanos

# of which the angles explain {v0}
mc7e9e3b6a48f08b9 = de los que los ángulos explican { $v0 }

# opposite to the angles
m588005bc3cb50906 = en contra de los ángulos

# The level shows these neighbours in {v0} places.
me7b8e1e750c58edc = El nivel muestra estos vecinos en { $v0 } lugares.

# Going {v0}, the {v1} comes {v2} {v3} from one block to the next, {v4}.{v5}
m49ea43c0204129de = Al ir { $v0 }, de un bloque al siguiente: { $v1 }, { $v2 } { $v3 }, { $v4 }.{ $v5 }

## kit: checks/settings.rs

# Angles may be off by (256 to the turn)
m5cf8fb0818ce650a = Desvío admitido de los ángulos (256 por vuelta)

# Floors must stop falls of (pixels a frame)
m9de8f9d445b12a92 = Los suelos deben detener caídas de (píxeles por fotograma)

# States to search in each level
mce5b1798c725313e = Estados por explorar en cada nivel

## kit: checks/start_in_ground.rs

# Start in the ground
mfe1bec6c58cf3eac = Inicio dentro del suelo

# A player who begins inside terrain is stuck, is thrown about or falls out of the level; one who begins over nothing falls to his death.
m77210652e6ffb5f1 = Un jugador que comienza dentro del terreno queda atascado, sale despedido o cae fuera del nivel; el que comienza sobre el vacío cae y muere.

# Put the start on free ground.
mf7a430c5f0214367 = Poner el inicio en terreno libre.

# Move the start to {v0}, {v1}
meff0449918c1e029 = Mover el inicio a { $v0 }, { $v1 }

# The player begins with his feet deep in the ground and cannot get out.
mbc0feb15c4f2eac8 = El jugador comienza con los pies muy dentro del suelo y no puede salir.

# The player begins inside a wall.
mc894458075f92bba = El jugador comienza dentro de una pared.

# The player begins with his head deep in the ceiling.
m919fb82ce45e1038 = El jugador comienza con la cabeza muy dentro del techo.

# The start is outside the level.
m4636b0d33929d864 = El inicio está fuera del nivel.

# There is no ground below the start: the player falls to his death.
mec4465bacb73cb7c = No hay suelo debajo del inicio: el jugador cae y muere.

## kit: checks/steps.rs

# Steps
md2023813cc70bf74 = Escalones

# Between two blocks the surface jumps by 5 to 14 pixels. Foot sensors reach that far: a player who walks up is lifted in a single frame, and one who walks down is pulled down at once or trips into the air, as fast as he happens to be.
mafd799520fc2f770 = Entre dos bloques, la superficie salta de 5 a 14 píxeles. Los sensores de los pies alcanzan esa distancia: el jugador que sube se eleva en un solo fotograma, y el que baja es arrastrado abajo de inmediato o tropieza y queda en el aire, según la velocidad que lleve.

# Make a slope of it, or a ledge of 16 pixels and more, which stops or drops the player as expected.
m79f75b294fe53a22 = Convertirlo en una pendiente o en un borde de 16 píxeles o más, que detiene al jugador o lo deja caer como se espera.

## kit: checks/switcher_paths.rs

# Switchers that contradict each other
m0c0346c82a12c984 = Conmutadores que se contradicen

# A player who leaves one switcher on a layer reaches the next one, which sets another layer for the side that he comes from: if he turns around there, he is on the wrong layer between the two. Tested with players from each switcher in both directions, running, and falling and jumping through horizontal ones.
m1ff393b23c0987a2 = El jugador que sale de un conmutador en una capa llega al siguiente, que fija otra capa para el lado del que viene: si da la vuelta ahí, está en la capa equivocada entre los dos. Probado con jugadores desde cada conmutador en ambas direcciones, corriendo, y cayendo y saltando a través de los horizontales.

# Set both switchers to the same layer for the stretch between them.
me716fb97727b3c1a = Configurar ambos conmutadores con la misma capa para el tramo entre ellos.

# Only the first {v0} of {v1} switchers were followed.
m98db0da96b1bc2b3 = Solo se siguieron los primeros { $v0 } de { $v1 } conmutadores.

# Delete those that no path crosses; no level needs so many.
mf20b3e962e56dd36 = Eliminar los que no cruza ningún trayecto; ningún nivel necesita tantos.

# Going {v0} from this switcher, a player is on layer {v1} when he meets the one at {v2}, {v3}, which sets layer {v4} for the side that he comes from.
m87c0c80e73da4388 = Al ir { $v0 } desde este conmutador, el jugador está en la capa { $v1 } cuando llega al de { $v2 }, { $v3 }, que fija la capa { $v4 } para el lado del que viene.

# Set the switcher at {v0}, {v1} to layer {v2}
m8cc7447652499205 = Configurar el conmutador de { $v0 }, { $v1 } con la capa { $v2 }

## kit: checks/text.rs

# and {v0} more
me4c963c0d962a559 = y { $v0 } más

# As imported.
mb2989e386524fddb = Tal como se importó.

## kit: checks/thin_floors.rs

# Floor too thin
m9c01b7ffe814ac52 = Suelo demasiado delgado

# A falling player moves by up to 16 pixels between two frames. If a floor is thinner than that, his feet can be above it in one frame and below it in the next, and no sensor looks back up.
m2c405f42500b6690 = El jugador que cae se mueve hasta 16 píxeles entre dos fotogramas. Si un suelo es más delgado que eso, los pies pueden estar encima en un fotograma y debajo en el siguiente, y ningún sensor mira hacia arriba.

# Make the floor thicker: at least a whole block of solid pixels under every column of the surface.
m35380577002e2598 = Hacer el suelo más grueso: al menos un bloque entero de píxeles sólidos bajo cada columna de la superficie.

# Feet that come down at {v0} pixels a frame can be below this floor before they feel it.
m2a05fc5024e734ca = Los pies que bajan a { $v0 } píxeles por fotograma pueden estar debajo de este suelo antes de detectarlo.

## kit: checks/things_in_walls.rs

# Objects in walls
mec155fb7c3067c8f = Objetos en paredes

# An object is entirely inside ground that is solid from all sides, on both layers: no player can reach it.
m6cc1e5ec61c7a165 = Un objeto está por completo dentro de terreno sólido por todos los lados, en ambas capas: ningún jugador puede alcanzarlo.

# Move it out of the ground.
mc4667aea29751272 = Moverlo fuera del terreno.

# {v0} is inside solid ground.
m162b4a5d85c27cb7 = { $v0 } está dentro de terreno sólido.

# Move it to {v0}, {v1}
m7c706171b5ad28ff = Moverlo a { $v0 }, { $v1 }

## kit: checks/tile_angles.rs

# Angle does not match the surface
m0b04f42f741835a9 = El ángulo no corresponde a la superficie

# The angle of a tile decides which way the player runs, how fast he gets and where he lands; the shape only decides how high he stands. An angle that is not that of the surface pushes him the wrong way, or makes him leave the ground where it looks smooth.
m0684ef3d2836f7bf = El ángulo de un tile decide hacia dónde corre el jugador, cuánta velocidad alcanza y dónde aterriza; la forma solo decide a qué altura está. Un ángulo que no es el de la superficie lo empuja en la dirección equivocada o hace que se despegue del suelo donde parece liso.

# Take the angle from the surface, or flag the tile if it should have none.
mb4f364cb18c02bd3 = Tomar el ángulo de la superficie, o marcar el tile si no debe tener ninguno.

# The angle is {v0}, but the surface runs at {v1}.
m1cfc3c43befcbaec = El ángulo es { $v0 }, pero la superficie va a { $v1 }.

# Set the angle to {v0}
m385f2a878150a5b6 = Establecer el ángulo en { $v0 }

## kit: checks/tile_animations.rs

# Animations with missing cells
md2c7def9b12ff7c7 = Animaciones con celdas que faltan

# An animation of a tile shows or replaces a cell that the tileset's picture does not have. The block shows its own picture for that time.
md6cb0cc8e1bd80ae = Una animación de un tile muestra o reemplaza una celda que la imagen del tileset no tiene. Durante ese tiempo, el bloque muestra su propia imagen.

# Choose other cells for the animation, in the block's editor.
m05e38fd67e983bb7 = Elegir otras celdas para la animación, en el editor del bloque.

# {v0}: the animation of cell {v1} names cell {v2}; the picture has {v3}.
m48be4d7f13bfa201 = { $v0 }: la animación de la celda { $v1 } indica la celda { $v2 }; la imagen tiene { $v3 }.

# Delete these cells from the animation
mf1f23a1dfa6ca9e9 = Eliminar estas celdas de la animación

## kit: checks/tile_shapes.rs

# Heights and widths that disagree
m82e0a8ef2f4b883c = Alturas y anchuras que no concuerdan

# A tile has heights for floors and ceilings, and widths for walls. If the two draw different shapes, the ground moves as soon as the player's mode changes.
m273d581fcc166dd3 = Un tile tiene alturas para suelos y techos, y anchuras para paredes. Si las dos dibujan formas distintas, el suelo se mueve en cuanto cambia el modo del jugador.

# Take the widths from the heights, unless the tile is meant to be like this; then ignore this with the reason.
mbe29d55ec114f747 = Tomar las anchuras de las alturas, salvo que el tile deba ser así; en ese caso, ignorar esto indicando el motivo.

# Heights and widths disagree about {v0} of 256 pixels.
ma3baea8541f8be87 = Las alturas y las anchuras no concuerdan en { $v0 } de 256 píxeles.

# Take the widths from the heights
m3da6ca38033d3a21 = Tomar las anchuras de las alturas

## kit: checks/unlinked.rs

# Objects that need another one
mdccedf71dbfffff7 = Objetos que necesitan otro

# A door or a platform waits for a switch that nothing in the level sets, a boss is outside of any boss area and never comes, or a boss area has no boss and never opens.
ma36a524c99884f6a = Una puerta o una plataforma espera un interruptor que nada en el nivel activa, un jefe está fuera de toda área de jefe y no aparece nunca, o un área de jefe no tiene jefe y no se abre nunca.

# Place what is missing, or give both the same switch.
m3cbfaefd4feec98c = Colocar lo que falta, o dar a ambos el mismo interruptor.

# has no boss: nothing opens it again
m62b46cbec8ecbb40 = no tiene jefe: nada la vuelve a abrir

# is outside of any boss area: it never comes
mfc800d77021bd3f7 = está fuera de toda área de jefe: no aparece nunca

# waits for switch {v0}, which nothing sets
m4ac947125b3b839d = espera el interruptor { $v0 }, que nada activa

## kit: checks/unused.rs

# Unused items
m45197fa75631dd2b = Elementos no usados

# Nothing in this project uses it. That does no harm, but takes space, and changes to it have no visible effect.
m92e799597f2f2b7d = Nada en este proyecto lo usa. No hace daño, pero ocupa espacio, y sus cambios no tienen efecto visible.

# Delete it, unless you plan to use it or other projects use it.
m7c7c0e71f695d31b = Eliminarlo, salvo que se piense usar o lo usen otros proyectos.

# No chunk uses a block of this tileset.
mafbff71abdd3908a = Ningún chunk usa un bloque de este tileset.

# {v0} in no chunk: {v1}.
m06ef1696b2a11d9d = { $v0 } en ningún chunk: { $v1 }.

# block is
m27f0e5c304b7c78a = bloque no está

# blocks are
ma090b856c02c2931 = bloques no están

# Delete unused blocks
m6740bca89a4444de = Eliminar bloques sin usar

# {v0} in no block: {v1}.
m8255fa7b8adf8049 = { $v0 } en ningún bloque: { $v1 }.

# solid tile is
m5dd3792ae75758f0 = tile sólido no está

# solid tiles are
md5da9e710743872b = tiles sólidos no están

# Delete unused tiles
mcda221835d04667d = Eliminar tiles sin usar

# {v0} in no level: {v1}.
mf7e68a8e6bb16e48 = { $v0 } en ningún nivel: { $v1 }.

# chunk is
m69c0eb36952ae7ca = chunk no está

# chunks are
me6c7cb43e1d67d71 = chunks no están

# Delete unused chunks
md1bd7753ab32e322 = Eliminar chunks sin usar

## kit: checks/variants.rs

# Too many mirrored tiles
mdab20b2ce24d327f = Demasiados tiles reflejados

# Each solid tile counts once for each way in which the chunks mirror it, and a level can hold 16,383 different ones. What is beyond that is not solid at all.
mbf05c14e3b460a10 = Cada tile sólido cuenta una vez por cada forma en que los chunks lo reflejan, y un nivel admite 16 383 distintos. Lo que pase de ahí no es sólido en absoluto.

# Delete unused chunks, join equal tiles, or split the project.
md7c70e5521451b36 = Eliminar chunks sin usar, unir tiles iguales o dividir el proyecto.

# {v0} mirrored tiles are in use: the last {v1} of them are not solid.
ma577b4571aa3ae67 = Se usan { $v0 } tiles reflejados: los últimos { $v1 } no son sólidos.

## kit: checks/water.rs

# A surface above the level floods all of it, one below it is never reached. Changes of water do nothing in a level without water, or without a place or a time, and a bubble maker lets bubbles out only under water.
mebe626e38130fe69 = Una superficie por encima del nivel lo inunda entero; una por debajo nunca se alcanza. Los cambios del agua no hacen nada en un nivel sin agua, o sin lugar ni momento, y un generador de burbujas solo las suelta bajo el agua.

# Move the surface into the level, or delete the water.
m6b2ae2c4d773234d = Mover la superficie dentro del nivel o eliminar el agua.

# The water's surface is {v0} the level, at {v1}.
mbbe19a39509d9d1b = La superficie del agua está fuera del nivel ({ $v0 }), en { $v1 }.

# Move it to {v0}
mededc0c78c0c74e0 = Mover a { $v0 }

# The level has changes of its water, but no water.
m3d5369bdf7d47a2e = El nivel tiene cambios del agua, pero no agua.

# Delete the changes
m6f3ab09effabc458 = Eliminar los cambios

# Change {v0} of the water {v1}.
m32e736e94d6e4b11 = El cambio { $v0 } del agua { $v1 }.

# Delete it
mc91b5be754f48793 = Eliminarlo

# The bubble maker does nothing: the level has no water.
m60909dfc3632dfc7 = El generador de burbujas no hace nada: el nivel no tiene agua.

# changes nothing
m75257eb954165c97 = no cambia nada

# never applies: it ends before it begins
ma842c4385c3fdc3a = no se aplica nunca: termina antes de empezar

# waits for switch {v0}, but there are only those from 0 to 15
m1865593c36977e1f = espera al interruptor { $v0 }, pero solo existen los de 0 a 15

# moves to {v0}, which is outside the level
m1c02d0ecb33fd095 = se mueve a { $v0 }, que está fuera del nivel

## kit: derived/art.rs

# {v0}/{v1} is {v2} × {v3} pixels; both sides must be multiples of 16. Blocks show their shapes instead.
mb815dea1ea3dc821 = { $v0 }/{ $v1 } tiene { $v2 } × { $v3 } píxeles; ambos lados deben ser múltiplos de 16. Los bloques muestran sus formas en su lugar.

# {v0}. Blocks show their shapes instead.
ma4c298c73b9b0262 = { $v0 }. Los bloques muestran sus formas en su lugar.

# {v0} blocks of {v1} name a cell that {v2} does not have; they show their shapes instead.
mb2883ff5c67aa9f6 = { $v0 } bloques de { $v1 } indican una celda que { $v2 } no tiene; muestran sus formas en su lugar.

# {v0}. The background layer stays empty.
m2005961d4a646f30 = { $v0 }. La capa de fondo queda vacía.

## kit: derived/level_picture.rs

# It was stopped.
m56cf35ae185a29ce = Se ha detenido.

## kit: derived/picture.rs

# The picture {v0} can't be read: {v1}
m12646e48d079b8ff = La imagen { $v0 } no se puede leer: { $v1 }

# {v0} is not a PNG that can be shown: {v1}
md6a0bf0226abf9bc = { $v0 } no es un PNG que se pueda mostrar: { $v1 }

## kit: derived/whole_file.rs

# {v0} can't be written: {v1}
me7db29e8d10f2e89 = { $v0 } no se puede escribir: { $v1 }

# the path ends in no file name
m1c37426fcf1118cc = la ruta no termina en un nombre de archivo

# {v0} is there already
mf0b14e24b4282c9b = { $v0 } ya existe

## kit: document/backgrounds.rs

# {v0} can't be a background: {v1}
md85a0443b65d2471 = { $v0 } no puede ser un fondo: { $v1 }

# there is no such file; check its path
mf523201bfb0cbd9b = el archivo no existe; comprobar su ruta

# the file is too large; make the picture smaller
m659af13df0e8be2b = el archivo es demasiado grande; reducir la imagen

# {v0}. Save it again as PNG
m81d1e073f6151c88 = { $v0 }. Guardar de nuevo como PNG

# no name is left for it in the tileset's folder
m3f95a6144a406b42 = no queda ningún nombre para ella en la carpeta del tileset

# the background picture {v0} can't be shown:
m729b4f01efe295e3 = la imagen de fondo { $v0 } no se puede mostrar:

# there is no such file
ma52ebe8820195eed = el archivo no existe

# the file is too large
m75b1fc0c5aea5c9b = el archivo es demasiado grande

## kit: document/backups.rs

# {v0} can't be read: {v1}
m59d1c0628a8da8bc = { $v0 } no se puede leer: { $v1 }

# a newer version of Loopwright wrote it
m2148c2c6190a255d = lo escribió una versión más reciente de Loopwright

## kit: document/block_numbers.rs

# {v0} more blocks are needed, but {v1} of the project's {v2} block numbers are taken; delete unused blocks or a tileset (Level > Tilesets)
md0f56bb125d07acc = se necesitan { $v0 } bloques más, pero { $v1 } de los { $v2 } números de bloque del proyecto están ocupados; eliminar bloques sin usar o un tileset (Nivel > Tilesets)

## kit: document/chunk_numbers.rs

# the project has {v0} chunks, as many as there can be; {v1} of them are in no level (the Chunks pane deletes those)
m469645b6db00cfbb = el proyecto tiene { $v0 } chunks, el máximo posible; { $v1 } de ellos no están en ningún nivel (el panel Chunks los elimina)

## kit: document/custom_kinds/heights.rs

# More than {v0} numbers: no object is that wide.
m36db54e11c8493b1 = Más de { $v0 } números: ningún objeto es tan ancho.

# It holds no numbers.
mc4578c4f7e610be3 = No contiene números.

# “{v0}” is not a height: they are from -128 to 127, or bytes like $F0 and 0xF0.
m6fb26cb7446c184a = «{ $v0 }» no es una altura: van de -128 a 127, o bytes como $F0 y 0xF0.

## kit: document/custom_kinds/mod.rs

# Solid box
m9c64bf23a8f0d895 = Caja sólida

# Sloped solid
m9144af8490cdb443 = Sólido inclinado

# Sloped platform
mf914724330951b2f = Plataforma inclinada

# Hazard
m715f8a364c8af92d = Peligro

# Trigger
m15b9b9182b968e23 = Disparador

# Stops the player on all sides; he can stand on it.
m67b1d651b9bafb9e = Detiene al jugador por todos los lados; se puede estar de pie encima.

# Solid on all sides, and an array of heights makes its surface.
m4bccaa626e003680 = Sólido por todos los lados; una matriz de alturas forma su superficie.

# The player can jump up through it and stand on it.
m0c5ed56e79c3345f = El jugador puede atravesarla saltando desde abajo y estar de pie encima.

# The player can jump up through it, and an array of heights makes its surface.
m89d35a598df38f0e = El jugador puede atravesarla saltando desde abajo; una matriz de alturas forma su superficie.

# Hurts a player who touches it.
mb1b557352fe12cf1 = Hiere al jugador que lo toca.

# Sets a switch of the level while the player's centre is inside.
m6d4e78e91d6a2cb3 = Activa un interruptor del nivel mientras el centro del jugador está dentro.

# Solid, and throws a player who touches the side that it throws to.
mf330cd31868e4a75 = Sólido; lanza al jugador que toca el lado hacia el que lanza.

## kit: document/differences.rs

# Name: “{v0}” instead of “{v1}”
mf06f83e0ff897172 = Nombre: «{ $v0 }» en lugar de «{ $v1 }»

# Settings of the project
m8382e990e8e2995b = Ajustes del proyecto

# Level
maa8aa81ad6f055fd = Nivel

# Maze
m49ad5eaecfd6f6e2 = Laberinto

# Chunks: {v0} differ
mf85cf342fd796c55 = Chunks: { $v0 } con diferencias

# Tileset
me7aacb87c9d8f31f = Tileset

# Object kinds of the project
me3059e3e397e6c68 = Tipos de objeto del proyecto

# layout place
m7d5a8739aa9ba784 = lugar de la disposición

# layer switcher
mb82edc1b9b05dfbd = conmutador de capa

# solid tile
m8f65f1ffb34e3848 = tile sólido

# picture cell
ma63bb8c93c951a27 = celda de imagen

## kit: document/edit.rs

# there is no level "{v0}" in this project
m0b785f46bbf3f31a = no hay ningún nivel «{ $v0 }» en este proyecto

# the project already has a level "{v0}"
mf23c77167774d416 = el proyecto ya tiene un nivel «{ $v0 }»

# there is no {v0} {v1}
m9a709f25742fcffb = no existe { $v0 } { $v1 }

# column {v0}, row {v1} is outside the level
md9bcb680a41d530a = la columna { $v0 }, fila { $v1 } está fuera del nivel

# each kind needs its own name: small letters, digits, underscores
m23cdc5465cd41ddf = cada tipo necesita un nombre propio: letras minúsculas, dígitos, guiones bajos

# the project already uses this tileset
m13682f818aeedda5 = el proyecto ya usa este tileset

# the tileset's picture could not be read
m85010c5ead209e13 = no se pudo leer la imagen del tileset

# a picture keeps at least one cell
mbcf8371163cd99ac = una imagen conserva al menos una celda

# art cell
m884b4b4d84ea7eb6 = celda gráfica

# the chunk has another size than the project's chunks
mce81023cb1706614 = el chunk no tiene el tamaño de los chunks del proyecto

# chunk 0 must stay: erasing places it
m91ac9d3c50805042 = el chunk 0 debe quedar: es el que coloca el borrado

# level name
m3e5795e2c7503664 = nombre de nivel

# a level cannot have another level's key
m9a8b5dc9945e5959 = un nivel no puede tener la clave de otro nivel

# a maze cannot have another maze's key
mcacea3a4d2c9f253 = un laberinto no puede tener la clave de otro laberinto

# a maze needs at least one cell
mf7d9d50469ac808e = un laberinto necesita al menos una celda

# no block of a maze has this number
meb0e0df7a9f9ae93 = ningún bloque de laberinto tiene este número

# chunks have 8 × 8 or 16 × 16 blocks
m3c99a9c2f1c30d20 = los chunks tienen 8 × 8 o 16 × 16 bloques

# chunks of another size need a layout for each level
m10ce0876619b0c2f = los chunks de otro tamaño necesitan una disposición para cada nivel

# a level needs at least one row with one chunk
m8dfec5aed6af2b56 = un nivel necesita al menos una fila con un chunk

# levels can have 16,384 × 2,048 blocks at most
me5f65986db266f3e = los niveles pueden tener como máximo 16 384 × 2048 bloques

# an object cannot have another object's id
m6cbf42024f2e9e8f = un objeto no puede tener el id de otro objeto

# run name
mfadd8dfdd15a073d = nombre de recorrido

# a run cannot have another run's key
m02f7f4478d77812d = un recorrido no puede tener la clave de otro recorrido

## kit: document/files/worker.rs

# the project is not open from a folder
m451fd543e3d8e49f = el proyecto no está abierto desde una carpeta

# Open
m1f7698c061c208c9 = Abrir

# Save as
m8603e5ad3b940b18 = Guardar como

# Look for changes
m32491966c929035c = Buscar cambios

# {v0} can't be an object's picture: {v1}
m394e41996a98eca4 = { $v0 } no puede ser la imagen de un objeto: { $v1 }

# Use a tileset
mdc843f1b2eeff47f = Usar un tileset

## kit: document/history.rs

# "{v0}" is from an earlier session: {v1}
m314d29b55a1ecaeb = «{ $v0 }» es de una sesión anterior: { $v1 }

## kit: document/journal/mod.rs

# {v0} is not as it was
m24724c40e957e1dc = { $v0 } no está como estaba

## kit: document/journal/past.rs

# Open what was saved
m26b1c83e70f9573f = Abrir lo guardado

# Changes of other programs
md704426f96bb589e = Cambios de otros programas

## kit: document/journal/state.rs

# {v0} is damaged
m1d4c0e21deed256a = { $v0 } está dañado

## kit: document/maze_piece.rs

# Loopwright maze piece
mb61b5e133014e437 = Fragmento de laberinto de Loopwright

# its first line does not say where it was
m49bffd68f9764f3b = su primera línea no dice dónde estaba

# row {v0}: `{v1}` is not a cell
m7f4d3a0c6fefc812 = fila { $v0 }: `{ $v1 }` no es una celda

# row {v0} has {v1} cells; 1 to {v2} are possible, the same in each row
m4a91724c7c9df342 = la fila { $v0 } tiene { $v1 } celdas; se admiten de 1 a { $v2 }, las mismas en cada fila

# it has no cells
ma8a1ec99a1003b42 = no tiene celdas

## kit: document/merge/ground.rs

# the two have too many chunks together
m74d1a6651d9474e5 = ambos tienen juntos demasiados chunks

## kit: document/merge/mod.rs

# one of the two has chunks of another size: take one of them whole
m7df3fcf7e25e5f31 = uno de los dos tiene chunks de otro tamaño: tomar uno de ellos entero

## kit: document/own_pictures.rs

# the file has more than {v0} MB
m4c53d25a7d46cfa7 = el archivo supera los { $v0 } MB

# it is {v0} × {v1} pixels; {v2} × {v3} is the most that an object can show
mf018fc5913ebad34 = tiene { $v0 } × { $v1 } píxeles; un objeto puede mostrar como máximo { $v2 } × { $v3 }

# it is {v0} × {v1} pixels: there is nothing to show
m5c5465e722931c13 = tiene { $v0 } × { $v1 } píxeles: no hay nada que mostrar

# this is a folder
me026821017cf3930 = es una carpeta

# the pictures before it have 16 million pixels, no more are decoded
mf6746022a159aebd = las imágenes anteriores suman 16 millones de píxeles; no se decodifican más

# the picture {v0} can't be shown: {v1}
m8ed15facdd2c9506 = la imagen { $v0 } no se puede mostrar: { $v1 }

# no name is left for it in the project's folder
m44d9e1a158ecd88d = no queda ningún nombre para ella en la carpeta del proyecto

## kit: document/pictures.rs

# it is {v0} × {v1} pixels; both sides must be multiples of 16
m6ad1e13b6d8fcd07 = tiene { $v0 } × { $v1 } píxeles; ambos lados deben ser múltiplos de 16

## kit: document/renumber/mod.rs

# the level "{v0}" could not be read and would show other chunks afterwards; fix or delete it first
mef9d75067d686a44 = el nivel «{ $v0 }» no se pudo leer y después mostraría otros chunks; corregirlo o eliminarlo antes

# {v0} {v1} is still used
mf741528b68279195 = { $v0 } { $v1 } sigue en uso

# there is no tileset {v0}
m3412e483c040e520 = no hay ningún tileset { $v0 }

## kit: drawing/chunk_size.rs

# the chunks of an import keep their size: the game's files know them by number
m7c022c2343c5b5d8 = los chunks de una importación conservan su tamaño: los archivos del juego los conocen por su número

# a level of the project could not be read, and would show other chunks; open it first
m65b6f3a8cc925d69 = no se pudo leer un nivel del proyecto, que mostraría otros chunks; abrirlo antes

# it needs more than the 65,536 chunks that a project can have
m3e5592ac6dbc5cf4 = necesita más de los 65 536 chunks que puede tener un proyecto

# Terrain stays as it is, and so do loops: layer switchers lead players around them.
m2b036d8d5e298cca = El terreno queda igual, y también los bucles: los conmutadores de capa guían a los jugadores por ellos.

# loop of the shape tool is drawn again in the middle of its new chunk.
m2fcbbf657f19fe1b = bucle de la herramienta de formas se vuelve a dibujar en el centro de su nuevo chunk.

# loops of the shape tool are drawn again in the middle of their new chunks.
m3230866820592013 = bucles de la herramienta de formas se vuelven a dibujar en el centro de sus nuevos chunks.

# marked loop no longer works: by these rules the place within a chunk says where in a loop a player is. Draw it again.
m5ee1a4e83c5f7773 = bucle marcado deja de funcionar: con estas reglas, el lugar dentro de un chunk indica en qué parte de un bucle está un jugador. Dibujarlo de nuevo.

# marked loops no longer work: by these rules the place within a chunk says where in a loop a player is. Draw them again.
mc6e123d2b9fda22a = bucles marcados dejan de funcionar: con estas reglas, el lugar dentro de un chunk indica en qué parte de un bucle está un jugador. Dibujarlos de nuevo.

# S tunnel begins and ends with its new chunk.
mf58e8e30aad1eab6 = túnel en S empieza y termina con su nuevo chunk.

# S tunnels begin and end with their new chunks.
m2645ad69640158c6 = túneles en S empiezan y terminan con sus nuevos chunks.

# Terrain stays as it is. There are no loops and no S tunnels.
mc07c4356e580b7c9 = El terreno queda igual. No hay bucles ni túneles en S.

# Terrain stays as it is. {v0}
m0dc02f5683eba44f = El terreno queda igual. { $v0 }

## kit: drawing/shapes/edges.rs

# Outer edge of radius {v0}: {v1} % of the runs at 6 and 12 pixels a frame leave it; from {v2} on none does
mc298339f15a1f095 = Borde exterior de radio { $v0 }: el { $v1 } % de los recorridos a 6 y 12 píxeles por fotograma lo abandona; a partir de { $v2 }, ninguno

# . Another one does so too
mc918f02b5db783f9 = {"."} A otro le ocurre lo mismo

# . {v0} others do so too
m580bc9ca4997e99b = {"."} A otros { $v0 } les ocurre lo mismo

## kit: drawing/shapes/handles.rs

# Loop
m4efee5b48a4593cb = Bucle

# Press at its lowest point, drag to its side: floors on both layers, feet and switchers come with it
mf73b1753cad11848 = Pulsar en su punto más bajo y arrastrar hasta su lateral: incluye suelos en ambas capas, pies y conmutadores

# Slope
mf97837cd392c98c8 = Pendiente

# From level ground to level ground, straight between, with eased ends
m424a32a276d5e446 = De un suelo llano a otro, recta en medio, con extremos suavizados

# From one level to another in two equal bends
m18d60b6362be96a0 = De un nivel a otro con dos curvas iguales

# Hill
m9dd6e9d89c940c0a = Colina

# Up and down again, or a dip; drag from foot to foot, upwards for the height
m0082efe3d7e73d19 = Sube y vuelve a bajar, o una hondonada; arrastrar de base a base, y hacia arriba para la altura

# Quarter pipe
m93fde7a1cce27439 = Cuarto de tubo

# From level ground into a wall; drag from the ground to the wall's end
m6882a063b5c82317 = Del suelo llano a una pared; arrastrar del suelo al extremo de la pared

# Down, along and up again; drag from rim to rim, downwards for the depth
m5359c2a2e81c7082 = Baja, avanza y vuelve a subir; arrastrar de borde a borde, y hacia abajo para la profundidad

# Tunnel
mb9a97fa4bfcdde37 = Túnel

# A floor and a ceiling over it
m73bc25580c7dec54 = Un suelo y un techo encima

# Straight from end to end
m4ccd94de4199dff4 = Recta de extremo a extremo

# A piece of a circle: two ends, and a handle that bends it
mb9147e918cede610 = Un arco de círculo: dos extremos y un tirador que lo curva

# Polyline
m32a0603a42fe41d5 = Polilínea

# Straight pieces; Alt and a click add a point at its end
m03b58611e98d4ca6 = Tramos rectos; Alt y clic añade un punto al final

# Cubic pieces with handles; Alt and a click add a piece at its end
mf26e57694a8acfff = Tramos cúbicos con tiradores; Alt y clic añade un tramo al final

# Freehand
me21075c9ff8fd932 = A mano alzada

# A line by hand, smoothed
madb05cd680da7a0f = Una línea a mano, suavizada

## kit: drawing/shapes/lay.rs

# the level is gone
m4574a8e741418661 = el nivel ya no existe

# it needs more than the 65,536 different solid tiles and pictures that a tileset can have; draw it in parts
mc027923d86cd8a37 = necesita más de los 65 536 tiles sólidos e imágenes distintos que puede tener un tileset; dibujarlo por partes

# this chunk already is a loop; these games allow one loop per chunk
m03f470bd464e93bf = este chunk ya es un bucle; estos juegos admiten un bucle por chunk

# nothing of the shape is in the level
mf0f9f0610d35bfbb = nada de la forma está dentro del nivel

## kit: drawing/shapes/speed.rs

# No player gets over it at up to {v0}.0
m8c2373a70e9a8472 = Ningún jugador lo supera a { $v0 }.0 o menos

# , a run from the start arrives with {v0}
mabe96436bd87830e = , un recorrido desde el inicio llega con { $v0 }

# ; a run from the start does not get here
m882cad2377467625 = ; un recorrido desde el inicio no llega hasta aquí

# A run from the start arrives here with {v0} pixels a frame and falls back; it needs {v1}.
mdff59cda43b9c4ab = Un recorrido desde el inicio llega aquí con { $v0 } píxeles por fotograma y retrocede; necesita { $v1 }.

## kit: drawing/starters.rs

# Meadow
md3bc998a00b26500 = Pradera

# Ruins
m0da4d3d08c5e5e24 = Ruinas

# Factory
mca40ffbe16eb074d = Fábrica

# Grass on woven earth, stone loops, a bright sky with clouds.
m02b1853550991bb7 = Hierba sobre tierra trenzada, bucles de piedra, cielo despejado con nubes.

# Carved sandstone, glazed loops, dusk over far mesas.
m250ae34379e6d40a = Arenisca tallada, bucles vidriados, crepúsculo sobre mesetas lejanas.

# Riveted steel, red girders, chimneys at night.
m380693b7efd63c9d = Acero remachado, vigas rojas, chimeneas de noche.

## kit: drawing/starting_ground.rs

# A level to play with: hills, tunnel, half-pipe and loop.
mbb203d8eeb9a26f8 = Un nivel para jugar: colinas, túnel, medio tubo y bucle.

# A large level with two roads: fast above, slow below.
m92a483fdaeff4683 = Un nivel grande con dos caminos: rápido arriba, lento abajo.

# Over the roofs of a factory at night.
md4f6cbc37bd4e58a = Sobre los tejados de una fábrica de noche.

# Moves and characters, one small level each.
mfdebc64e7b1b48f4 = Movimientos y personajes, un nivel pequeño para cada uno.

# Every kind of object, in a room of its own.
m660a604bdfe0c9fa = Cada tipo de objeto, en su propia sala.

# A rotating maze, as in a special stage.
m0922698fdc33b396 = Un laberinto giratorio, como en una fase especial.

## kit: drawing/templates.rs

# Flat
mfd1ae285071972da = Llano

# Hills
mc83bd4120f91319b = Colinas

# Loop course
m452d228c3fcef40c = Circuito de bucles

# Cave
mdffc5e9ce9f65d18 = Cueva

# Level ground and a start: nothing in the way.
me9f73bb0f9e7d0ce = Suelo llano y un inicio: nada en el camino.

# Five hills to run over and roll down, and a goal.
m3d07f9d6774c82d4 = Cinco colinas para recorrer y bajar rodando, y una meta.

# Two loops with a hill between them, and a goal. Drag their handles.
mf7ae69bd1968b562 = Dos bucles con una colina en medio, y una meta. Arrastrar sus tiradores.

# A floor and a ceiling with bumps, and a goal.
m6bfac85475b1ab5d = Un suelo y un techo con relieves, y una meta.

## kit: drawing/tile/angle.rs

# least squares
m40c21f586cb88ea6 = mínimos cuadrados

# end points
m717edad573132099 = puntos extremos

# Type an angle: hexadecimal as in E0, or degrees as in 45°.
md9d68e3f1f57707e = Escribir un ángulo: hexadecimal, como E0, o en grados, como 45°.

# “{v0}” is not an angle.
m4529766112949657 = «{ $v0 }» no es un ángulo.

# “{v0}” is too large: hexadecimal angles go from 00 to FF.
mc6850a153c5fd35f = «{ $v0 }» es demasiado grande: los ángulos hexadecimales van de 00 a FF.

# “{v0}” is not an angle: type hexadecimal as in E0, or degrees as in 45°.
mf5718ad468bc897c = «{ $v0 }» no es un ángulo: escribirlo en hexadecimal, como E0, o en grados, como 45°.

## kit: drawing/tile/text.rs

# That is too much text for an array of 16 numbers.
m379e69259efe3883 = Es demasiado texto para una matriz de 16 números.

# An angle is one number.
m0acfc7d926ec32c2 = Un ángulo es un solo número.

# There are no numbers in it.
m69d79e3c4fa75f32 = No contiene números.

# “{v0}” is not a number.
m5b63b31b844c738b = «{ $v0 }» no es un número.

# Number {v0} is {v1}, which is out of range: from -16 to 16, or F0 to FF in hexadecimal for -16 to -1.
mf55b75f1c43eb522 = El número { $v0 } es { $v1 }, fuera del intervalo: de -16 a 16, o de F0 a FF en hexadecimal para -16 a -1.

# An array has 16 numbers; this is one.
m6a5bf41361b85a59 = Una matriz tiene 16 números; esto es uno.

# An array has 16 numbers; these are {v0}.
me33ef612bdcdc028 = Una matriz tiene 16 números; estos son { $v0 }.

# “{v0}” is not an angle: it must be from 0 to 255.
m44a8ebab76ce77a3 = «{ $v0 }» no es un ángulo: debe ir de 0 a 255.

## kit: drawing/tile/uses.rs

# top only
m743a5b80e3d13a4e = solo por arriba

# sides only
m558d4e49b9dce1e7 = solo por los lados

# not solid
mb5511b646b7c13e1 = no sólido

## kit: exchange/compression/enigma.rs

# tile numbers of more than 16 bits
m4df9714957ffef11 = números de tile de más de 16 bits

# flags that words do not have
m167adc8903b1c8b2 = indicadores que las palabras no tienen

## kit: exchange/compression/error.rs

# at byte 0x{v0}: {v1}
mb2f4e84a0a0b1959 = en el byte 0x{ $v0 }: { $v1 }

# the data ends too early
m3844f43be900b4df = los datos terminan demasiado pronto

# a copy reaches {v0} bytes back, but only {v1} were unpacked
m6b7a0606172cde58 = una copia retrocede { $v0 } bytes, pero solo se habían descomprimido { $v1 }

# more than {v0} bytes would come out
m742d8984f8ced63b = saldrían más de { $v0 } bytes

# a code that the code table does not list
m74b89b68c983fd52 = un código que no figura en la tabla de códigos

# {v0} bytes, but the compression holds {v1} at most
m8e815e21dce25f5f = { $v0 } bytes, pero la compresión admite { $v1 } como máximo

# {v0} bytes, but the compression holds whole units of {v1}
m26ecca146f9b93f8 = { $v0 } bytes, pero la compresión admite unidades enteras de { $v1 }

## kit: exchange/compression/mod.rs

# Uncompressed
mc2fd4102e97684eb = Sin comprimir

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
m006d03a38bf5f7f6 = un módulo vacío antes del final

## kit: exchange/compression/nemesis.rs

# a line of the code table that cannot be
mb36d19bb0f7e9bc6 = una línea imposible en la tabla de códigos

## kit: exchange/compression/szdd.rs

# not the beginning of SZDD data
ma0139a84712c05e4 = no es el principio de unos datos SZDD

## kit: exchange/format.rs

# cancelled; nothing was written
mc8ee6dc1fcabd882 = cancelado; no se escribió nada

# Files
m803ce7e1a2294d50 = Archivos

# {v0} of {v1} files change
m8d2d3e32542cc1e8 = Cambian { $v0 } de { $v1 } archivos

# {v0} bytes become {v1}
m53668dd70de78168 = { $v0 } bytes pasan a ser { $v1 }

# ; also used by {v0}
m15aa200cf7782d57 = ; también usado por { $v0 }

## kit: exchange/maze_layout.rs

# a layout has {v0} bytes, {v1} rows of {v2} cells, and the file has {v3}; compressed ones end in .eni
m9e1c0a0c92617a8f = una disposición tiene { $v0 } bytes, { $v1 } filas de { $v2 } celdas, y el archivo tiene { $v3 }; las comprimidas terminan en .eni

# a layout has {v0} columns and rows at most, and the maze has {v1} by {v2}
mab2e7971b0bcea6e = una disposición tiene como máximo { $v0 } columnas y filas, y el laberinto tiene { $v1 } por { $v2 }

# Special stage {v0}
m145f36cfd98fb710 = Fase especial { $v0 }

# Sonic 1 special stage
mef07e332b78d41b5 = Fase especial de Sonic 1

# Import a special stage of Sonic 1 into a new project, as a rotating maze.
m3bd3e953b0e47d68 = Importar una fase especial de Sonic 1 en un proyecto nuevo, como laberinto giratorio.

# The layout of 64 by 64 cells: an .eni file as in a disassembly, or an uncompressed .bin file.
m4a5f2a3753163e85 = La disposición de 64 por 64 celdas: un archivo .eni como en un desensamblado, o un archivo .bin sin comprimir.

# The layout of a special stage of Sonic 1, packed (sslayout/1.eni) or not (.bin), becomes a rotating maze.
m0b2504170b4da86e = La disposición de una fase especial de Sonic 1, comprimida (sslayout/1.eni) o no (.bin), se convierte en un laberinto giratorio.

# the file is the maze {v0}, not {v1}
m8a94650b60cda95e = el archivo es el laberinto { $v0 }, no { $v1 }

# the start at {v0}, {v1} from {v2}
m15094e0012b86d62 = el inicio en { $v0 }, { $v1 } de { $v2 }

# the start: no file beside the layout has it; Problems offers a place
m9d89fef4b72a64a5 = el inicio: ningún archivo junto a la disposición lo contiene; Problemas propone un lugar

# goal block
m25f9b79fdb919247 = bloque de meta

# {v0} by {v1} cells: {v2}, {v3}, {v4}
m0765d32a8d9c8cc3 = { $v0 } por { $v1 } celdas: { $v2 }, { $v3 }, { $v4 }

# Export a rotating maze as a special stage of Sonic 1; the old file is kept beside it.
m6d05dae9d6c7a75f = Exportar un laberinto giratorio como fase especial de Sonic 1; el archivo antiguo se conserva al lado.

# The layout: an .eni file for a disassembly, or an uncompressed .bin file.
m58f5783df0f9d0b6 = La disposición: un archivo .eni para un desensamblado, o un archivo .bin sin comprimir.

# The layout of a Sonic 1 special stage (.eni is packed, .bin is not), existing or new: one maze each.
mec540888b2c6b84f = La disposición de una fase especial de Sonic 1 (.eni comprimida, .bin no), existente o nueva: un laberinto cada una.

# The whole file
m8049bffbec308d83 = Todo el archivo

# there is no such maze in the project
mc62294eacca74e85 = no hay tal laberinto en el proyecto

# a file holds one maze: choose one of them
mdd261805b0930165 = un archivo contiene un laberinto: elegir uno

# new file
m521fd16db0306cdd = nuevo archivo

# the existing file contains no layout: {v0}
mf263ac2e5ec67631 = el archivo existente no contiene ninguna disposición: { $v0 }

# the start at {v0}, {v1}: no file beside the layout can hold it
m1897f7656d7d8396 = el inicio en { $v0 }, { $v1 }: ningún archivo junto a la disposición puede contenerlo

# the angle {v0} at the start: the game begins at 0
md36c481aa03742f9 = el ángulo { $v0 } al inicio: el juego empieza en 0

# it has {v0} by {v1} cells; all others of the layout are empty
m574b91f4ae4bc271 = tiene { $v0 } por { $v1 } celdas; todas las demás de la disposición están vacías

## kit: exchange/report.rs

# `{v0}` is missing; `{v1}` beside it was taken
mdba8660d1bfd1c4a = falta `{ $v0 }`; se tomó `{ $v1 }`, que está al lado

# left out:
maf0ba998ae8dd50a = omitido:

## kit: exchange/sonlvl/by_zone.rs

# scrap brain
m2288e0c83570a332 = scrap brain

# star light
m745c287faacca2ed = star light

# chemical plant
m8e9513d95bc415e8 = chemical plant

## kit: exchange/sonlvl/camera_limits.rs

# no table of level sizes was found beside the level project
mfcbc839c5fc1e268 = no se encontró ninguna tabla de tamaños de nivel junto al proyecto de niveles

# no table of start positions names the act's start file
m7bb6b9f1d748e620 = ninguna tabla de posiciones de inicio menciona el archivo de inicio del acto

# {v0} has no row for the act
me81cfba702d5c80a = { $v0 } no tiene fila para el acto

# the row at {v0} has no four numbers that can be worked out
m28fe7281c8ad12da = la fila en { $v0 } no tiene cuatro números que se puedan calcular

# _inc/LevelSizeLoad & BgScrollSpeed (JP1).asm
m9308cfcce17b6b70 = _inc/LevelSizeLoad & BgScrollSpeed (JP1).asm

# Revision
mef6dc5fde61a7538 = Revisión

# _inc/Start Location Array - Levels.asm
m95e7bec513793a2c = _inc/Start Location Array - Levels.asm

## kit: exchange/sonlvl/error.rs

# {v0} cannot be {v1}: {v2}. {v3}
ma709c27260f87efb = { $v0 } no puede ser { $v1 }: { $v2 }. { $v3 }

# `{v0}` leads out of {v1}: only files of the disassembly are opened
m22b92dc52f8f6c42 = `{ $v0 }` sale de { $v1 }: solo se abren archivos del desensamblado

# {v0} has {v1} bytes; {v2} are possible
m911ea126bba91f8b = { $v0 } tiene { $v1 } bytes; se admiten { $v2 }

# {v0}, read as {v1}: {v2}
me76e021117ac751a = { $v0 }, leído como { $v1 }: { $v2 }

# {v0}, at byte 0x{v1}: {v2}
m850450b538aa6cd5 = { $v0 }, en el byte 0x{ $v1 }: { $v2 }

# `{v0}` of {v1}, line {v2}: {v3}
m7438bea352d72a7c = `{ $v0 }` de { $v1 }, línea { $v2 }: { $v3 }

# {v0} has no key `{v1}`
mccdd5ee6bd337782 = { $v0 } no tiene la clave `{ $v1 }`

# the file describes no level `{v0}`; it has {v1}
m6b48cc3810276936 = el archivo no describe ningún nivel `{ $v0 }`; tiene { $v1 }

# ; nearby files: {v0}
mf14da6f7aaa264c2 = ; archivos cercanos: { $v0 }

## kit: exchange/sonlvl/export/blocks.rs

# blocks of {v0}: {v1} are needed, the game has room for {v2}
mcd1ba3ffa2371a21 = bloques de { $v0 }: se necesitan { $v1 }, el juego tiene espacio para { $v2 }

# block {v0}: its picture and priority: the game draws it itself
m7bceb3f0fb49931b = bloque { $v0 }: su imagen y su prioridad: el propio juego lo dibuja

# block {v0}: its picture and priority: the files of the blocks are missing
m185022ea6db73d5b = bloque { $v0 }: su imagen y su prioridad: faltan los archivos de los bloques

# solid tiles of layer B that differ from layer A: there is one table for both
mde1a59ecb593287e = tiles sólidos de la capa B distintos de los de la capa A: hay una tabla para ambas

# {v0}: `{v1}` has no room for their solid tiles
m574f5fe132a63a4b = { $v0 }: `{ $v1 }` no tiene espacio para sus tiles sólidos

# solid tile of a block
m27ba00d0120982bf = tile sólido de un bloque

# solid tiles of blocks
md3f5c5b5bf47efbc = tiles sólidos de bloques

# its picture is not among the imported ones
m4466ba432771d7a6 = su imagen no está entre las importadas

# the files have no patterns for its picture
med186cd809c039f2 = los archivos no tienen patrones para su imagen

# its picture was painted: patterns are not written
m6adcb0cafea12f2a = su imagen se pintó: los patrones no se escriben

## kit: exchange/sonlvl/export/chunks.rs

# chunks of {v0}: {v1} are needed, the game has room for {v2}
m3351f8dfb470f4e1 = chunks de { $v0 }: se necesitan { $v1 }, el juego tiene espacio para { $v2 }

# chunk numbers {v0} are used again: no act shows them; whether the game's code does is not known
meaf5b1bee68df50b = los números de chunk { $v0 } se reutilizan: ningún acto los muestra; no se sabe si lo hace el código del juego

# chunks {v0} are changed here; others show them too ({v1}) and keep the old ones: here they get numbers of their own
m52a2bd209a209e28 = los chunks { $v0 } cambian aquí; otros también los muestran ({ $v1 }) y conservan los antiguos: aquí reciben números propios

# chunks {v0} change also for acts that are not in the project
m88872c66204216cb = los chunks { $v0 } cambian también para actos que no están en el proyecto

# chunk {v0} is a loop or a tunnel in the project: the game knows those by their old numbers
m5db726b8882e95ea = el chunk { $v0 } es un bucle o un túnel en el proyecto: el juego los conoce por sus números antiguos

# chunk {v0}: block {v1} of the project has no number in {v2}
m4e99326e2f720f38 = chunk { $v0 }: el bloque { $v1 } del proyecto no tiene número en { $v2 }

# chunk {v0}: the second layer, which this game does not have
mb3062c7d2c5b4633 = chunk { $v0 }: la segunda capa, que este juego no tiene

## kit: exchange/sonlvl/export/files.rs

# {v0}: {v1} changed here and by another program: import the level again, or overwrite what is there
mbd1763c4815be3d3 = { $v0 }: { $v1 } con cambios aquí y de otro programa: importar el nivel de nuevo o sobrescribir lo que hay

# {v0}: {v1}: levels that share the file want different things
m6d01932bfc35fc8a = { $v0 }: { $v1 }: los niveles que comparten el archivo requieren cosas distintas

# {v0}: {v1} changed by another program: kept as there
m932ab3273500827c = { $v0 }: { $v1 } con cambios de otro programa: queda como está allí

## kit: exchange/sonlvl/export/level.rs

# the chunk at column {v0}, row {v1}: {v2}
mabaea8dc93d39153 = el chunk en la columna { $v0 }, fila { $v1 }: { $v2 }

# chunk {v0} of the project has no number there
mb4dbe40391db7d95 = el chunk { $v0 } del proyecto no tiene número allí

# this game's layouts mark no loops
m38dee4e0cd4752bf = las disposiciones de este juego no marcan bucles

# the game takes chunk {v0} on the low plane of loop {v1}, the project another
m9b4d77ffa418861a = el juego usa el chunk { $v0 } en el plano bajo del bucle { $v1 }, el proyecto otro

# {v0} × {v1} chunks are used, the game has room for {v2} × {v3}
m716675eb92aa9603 = se usan { $v0 } × { $v1 } chunks, el juego tiene espacio para { $v2 } × { $v3 }

## kit: exchange/sonlvl/export/lists.rs

# {v0}: objects of this game are not written
mfe5a54647dface42 = { $v0 }: los objetos de este juego no se escriben

# {v0}: not known
mee3b6d01e4ebbed1 = { $v0 }: desconocido

# {v0}: the game has this object, but not with these settings
m6831ddaf49891e91 = { $v0 }: el juego tiene este objeto, pero no con estos ajustes

# {v0}: the game has no such object
m6389fc0251d3566b = { $v0 }: el juego no tiene tal objeto

# the game has no rings as objects
m29e20bad9d1d97a6 = el juego no tiene los anillos como objetos

# {v0}: left as it is in the file
m33298cc3068e0595 = { $v0 }: queda como está en el archivo

# {v0} objects and layer switchers: there is no list of objects
mb942f6c43bf99553 = { $v0 } objetos y conmutadores de capa: no hay lista de objetos

# objects that are remembered
md67201425c972158 = objetos que se recuerdan

# {v0} rings and groups of rings: there is no list of rings
m5a34fba411202578 = { $v0 } anillos y grupos de anillos: no hay lista de anillos

# {v0}: {v1} are placed, the game has room for {v2}
md82cee903a546f36 = { $v0 }: hay { $v1 } colocados, el juego tiene espacio para { $v2 }

# group of rings
mb00632fc2194b906 = grupo de anillos

# groups of rings
m45f35ebbc0c584e5 = grupos de anillos

## kit: exchange/sonlvl/export/mod.rs

# did not come from a disassembly: not written
m7557b3a81650f38c = no procede de un desensamblado: no se escribe

# the project has no such level
m627e70946c496d25 = el proyecto no tiene tal nivel

# {v0} would write the same files: choose one of them
ma7c809a255d99915 = { $v0 } escribirían los mismos archivos: elegir uno

# it did not come from a SonLVL project, so there is no file to write it to
m45444b65f0b930af = no procede de un proyecto de SonLVL, así que no hay archivo en el que escribirlo

# its chunks have {v0} × {v1} blocks, those of the game {v2} × {v3}
m65d34d2ffc0cf5d2 = sus chunks tienen { $v0 } × { $v1 } bloques, los del juego { $v2 } × { $v3 }

# it came from another game (`{v0}`) than this level project is of
m7b26be4a6b84b465 = procede de otro juego (`{ $v0 }`) que el de este proyecto de niveles

## kit: exchange/sonlvl/export/starts.rs

# the start at {v0}, {v1}: 0 to 65535 are possible
m123b697c25e8999e = el inicio en { $v0 }, { $v1 }: se admite de 0 a 65535

# the start at offset {v0}: too far out
mc5fb1b93719f0293 = el inicio en el desplazamiento { $v0 }: demasiado lejos

# start position
mc57bab12c7b2d842 = posición de inicio

# start positions
m43fbe1e954e55b43 = posiciones de inicio

# the start: the level project names no file for it
m880aa343a42b7d9f = el inicio: el proyecto de niveles no indica ningún archivo para él

# the character that begins at {v0}, {v1}: the game decides that
m77dc1d84451ea3d5 = el personaje que empieza en { $v0 }, { $v1 }: lo decide el juego

# the start of {v0} is gone here: left as it is in the file
mde53b191a6092e08 = el inicio de { $v0 } ya no está aquí: queda como está en el archivo

# the start "{v0}": the game has no file for it
m40ee7f4d0b1af148 = el inicio «{ $v0 }»: el juego no tiene archivo para él

## kit: exchange/sonlvl/export/tiles.rs

# solid tiles: {v0} are needed, the game has room for {v1}
ma757b87cf79d5e94 = tiles sólidos: se necesitan { $v0 }, el juego tiene espacio para { $v1 }

# angle of solid tile
mcb1a492fa5f78486 = ángulo de tile sólido

# angles of solid tiles
me51d02d19343c098 = ángulos de tiles sólidos

# solid tiles
mf872707dade98c41 = tiles sólidos

## kit: exchange/sonlvl/export/unwritten.rs

# the title
m792bdba4f2176042 = el título

# the camera's limits
ma51ede6e604d1d83 = los límites de cámara

# the height after which terrain repeats
mb0750ac58c3a4a41 = la altura a la que se repite el terreno

# the water line
mf8f0bb8f16c820e3 = la línea de agua

# title, limits, wrapping and water, if they were changed: import again to know
m591c4743331f9a10 = título, límites, repetición y agua, si cambiaron: importar de nuevo para saberlo

# the goal: the game has objects for it
m27909f8b73183c32 = la meta: el juego tiene objetos para ella

# camera limits that change on the way: the game's code decides that
mfc6c3ef762725644 = límites de cámara que cambian por el camino: lo decide el código del juego

# how the water moves: the game's code decides that
ma7610aa073e039e1 = cómo se mueve el agua: lo decide el código del juego

# the choice of a background
m2ca3f8739b3343b9 = la elección de un fondo

# how the player begins: the files hold only where
mff2823f4e755cad1 = cómo empieza el jugador: los archivos solo indican dónde

# what chunk {v0} does to the player: the game's code decides that
m900c4061c5c73a7c = lo que el chunk { $v0 } hace al jugador: lo decide el código del juego

# physics that differ from the game's: {v0}
med4565d91560c10c = física distinta de la del juego: { $v0 }

# Project
m282049f502eac1de = Proyecto

# the choice of another game's physics
m66c88776b0a5d074 = la elección de la física de otro juego

## kit: exchange/sonlvl/export/zone.rs

# the project has no tileset of the zone `{v0}`
m589f8c3b486e2ffa = el proyecto no tiene ningún tileset de la zona `{ $v0 }`

# imported by an older version: what other programs changed since cannot be distinguished from what the project changed, and pictures of blocks are not written
m82f3e3a76b1c00d1 = importado por una versión anterior: lo que otros programas cambiaron desde entonces no se distingue de lo que cambió el proyecto, y las imágenes de los bloques no se escriben

## kit: exchange/sonlvl/format.rs

# Outermost folder
mb3fb55849e6f26d1 = Carpeta exterior

# No file outside this folder is opened or written
m3e320467324a6c3c = Fuera de esta carpeta no se abre ni se escribe ningún archivo

# Without one: the disassembly around the INI file
m0098084f0b93db3a = Si no hay: el desensamblado que contiene el archivo INI

# SonLVL project
md270eae498419906 = Proyecto de SonLVL

# Import levels of a disassembly with a SonLVL project into a new project.
m8f3c915fe69564a1 = Importar niveles de un desensamblado con un proyecto de SonLVL en un proyecto nuevo.

# The SonLVL project: an INI file. A `.user.ini` of the same name overrides it.
m13023c02cdbd3a57 = El proyecto de SonLVL: un archivo INI. Un `.user.ini` del mismo nombre tiene prioridad.

# The INI file with which SonLVL opens a disassembly of Sonic 1, Sonic 2 or Sonic 3 & Knuckles.
mb730d09dca538cc3 = El archivo INI con el que SonLVL abre un desensamblado de Sonic 1, Sonic 2 o Sonic 3 & Knuckles.

# Outermost folder to read files from (default: the disassembly around the INI file).
m4601c41f0bd20578 = Carpeta exterior de la que se leen archivos (por defecto: el desensamblado que contiene el archivo INI).

# Export levels back into the files of their disassembly; the old files are kept beside them.
mc585afbab0a78316 = Exportar niveles a los archivos de su desensamblado; los archivos antiguos se conservan al lado.

# The SonLVL project: an INI file.
m2cea3a46df8b01b8 = El proyecto de SonLVL: un archivo INI.

# The INI file of the disassembly that the levels came from.
m111a7cf11457ea81 = El archivo INI del desensamblado del que proceden los niveles.

# Outermost folder to write files to (default: the disassembly around the INI file).
mda74759c3206c2d8 = Carpeta exterior en la que se escriben archivos (por defecto: el desensamblado que contiene el archivo INI).

# Replace what other programs changed in the files since the import or the last export.
m830b1c8cbf76777f = Reemplazar lo que otros programas cambiaron en los archivos desde la importación o la última exportación.

# Replace what other programs changed in the files
m3c9f44dcfc7674e5 = Reemplazar los cambios de otros programas en los archivos

# Otherwise such changes stay, and an export that would undo one is refused
md8633e3824ea366a = Si no, esos cambios se conservan, y se rechaza una exportación que deshaga alguno

# Also change acts that are not in the project, if they show a chunk that the project changed.
mfe1df4a068f0ab85 = Cambiar también actos que no están en el proyecto si muestran un chunk que el proyecto cambió.

# Change acts that are not in this project too
m0309fbd1838e32fa = Cambiar también actos que no están en este proyecto

# Otherwise they keep their chunks, and changed chunks get new numbers
mdac32128a23c5885 = Si no, conservan sus chunks, y los chunks cambiados reciben números nuevos

## kit: exchange/sonlvl/import.rs

# {v0} levels; {v1} at once are possible
med0583163712d881 = { $v0 } niveles; se admiten { $v1 } a la vez

# its chunks have another size than those of the levels before: import it by itself
m1e592a9ea03c9e8b = sus chunks no tienen el tamaño de los de los niveles anteriores: importarlo por separado

# a layout of more than {v0} bytes
m08b6f352081b59a4 = una disposición de más de { $v0 } bytes

# more than {v0} objects and rings: import fewer levels at once
m70c5ca54825805ec = más de { $v0 } objetos y anillos: importar menos niveles a la vez

# shown with the pictures of `{v0}`; its own differ: {v1}
mbc01a5094d9c17e1 = se muestra con las imágenes de `{ $v0 }`; las propias difieren: { $v1 }

## kit: exchange/sonlvl/ini.rs

# the key `{v0}` is in this section twice
m810d33704737fd17 = la clave `{ $v0 }` está dos veces en esta sección

# the section `{v0}` is here for the second time
mbd1e4532b2a188d4 = la sección `{ $v0 }` aparece aquí por segunda vez

## kit: exchange/sonlvl/join.rs

# with its offset, or together, the files have more than {v0} bytes
m82ec064a81616c22 = con su desplazamiento, o juntos, los archivos tienen más de { $v0 } bytes

## kit: exchange/sonlvl/layout.rs

# the file ends in the layout's size
m150ecac019030215 = el archivo termina en el tamaño de la disposición

# the file ends in the middle of {v0} × {v1} chunks; the others are empty
m7f164000019b83d7 = el archivo termina a mitad de { $v0 } × { $v1 } chunks; los demás están vacíos

# the file is empty
me619f4bdcf3fe733 = el archivo está vacío

# the file ends in the first row of chunks; the others are empty
m46696053b7d83695 = el archivo termina en la primera fila de chunks; las demás están vacías

# a layout of {v0} × {v1} chunks cannot be
mde88aa52e536ef70 = no puede haber una disposición de { $v0 } × { $v1 } chunks

# the file says {v0} × {v1} chunks, but 1 to {v2} rows are possible
ma2e5cd86b786fb56 = el archivo dice { $v0 } × { $v1 } chunks, pero se admiten de 1 a { $v2 } filas

# row leads
ma5a3ab21042a3f70 = fila apunta

# rows lead
m266585338eb819ce = filas apuntan

# {v0} past the end of the file, from row {v1} on: what is missing is empty
mf8e791297b2846da = { $v0 } más allá del final del archivo, desde la fila { $v1 }: lo que falta está vacío

# {v0} × {v1} chunks, but 256 × 256 are possible
mcd3deae6be183936 = { $v0 } × { $v1 } chunks, pero se admiten 256 × 256

# {v0} × {v1} chunks, but 128 × 16 are possible
m39207f5061125424 = { $v0 } × { $v1 } chunks, pero se admiten 128 × 16

# {v0} chunks in both planes, but {v1} in {v2} rows are possible
m1c8385900c80d675 = { $v0 } chunks en ambos planos, pero se admiten { $v1 } en { $v2 } filas

# the file ends in the layout's head
m69345de9e5bc3bfe = el archivo termina en la cabecera de la disposición

# row {v0} leads before the file's beginning
me5a5081185f65e9b = la fila { $v0 } apunta antes del principio del archivo

## kit: exchange/sonlvl/level.rs

# `{v0}` is not a water height
m25004663f8a19667 = `{ $v0 }` no es una altura de agua

# the game's code moves the water
mef0866b7ccc06c03 = el código del juego mueve el agua

# of the water's events: {v0}
ma1a12533839b9ffb = de los eventos del agua: { $v0 }

# not imported, and left unchanged by an export: {v0}
m5a2fb205a0611b45 = no se importa, y una exportación no lo modifica: { $v0 }

# layout of {v0} × {v1} chunks, {v2} objects and ring groups, {v3} layer switchers, {v4} start positions
m543f096f6c41388a = disposición de { $v0 } × { $v1 } chunks, { $v2 } objetos y grupos de anillos, { $v3 } conmutadores de capa, { $v4 } posiciones de inicio

# camera limits at the start of the act: {v0}
m76337645515210ba = límites de cámara al inicio del acto: { $v0 }

# camera limits are a guess from the used part of the layout: {v0}
m3be90d9370ed6b73 = los límites de cámara se estiman según la parte usada de la disposición: { $v0 }

# the layout names chunks that the files do not have: {v0}
me7438586631ee3a3 = la disposición menciona chunks que los archivos no tienen: { $v0 }

# the objects of Sonic CD are not read
m0b3309a7ca6c0a45 = los objetos de Sonic CD no se leen

# the object list has no end mark
m1283703ca38d2f8e = la lista de objetos no tiene marca de fin

# with subtype {v0}
mb98be6bcac43da73 = con subtipo { $v0 }

# kept as they are, shown and movable, but without effect: {v0}
mbc50699e210da689 = se conservan, visibles y movibles, pero sin efecto: { $v0 }

# `rings`: in this game rings are objects
m0fdef1197e984bac = `rings`: en este juego los anillos son objetos

# no start position: the player begins at the top left
mb2e2d49442bb35a1 = sin posición de inicio: el jugador empieza arriba a la izquierda

# the file ends before the start position
mdda350b902b6dd57 = el archivo termina antes de la posición de inicio

## kit: exchange/sonlvl/objects.rs

# at {v0}, {v1}: the list holds 0 to 65534 across and 0 to 4095 down
m764c6d0a4d614b31 = en { $v0 }, { $v1 }: la lista admite de 0 a 65534 en horizontal y de 0 a 4095 en vertical

# `{v0}` at {v1}, {v2}: no object of this game
mc21cb71561f873a4 = `{ $v0 }` en { $v1 }, { $v2 }: no es un objeto de este juego

# `{v0}` at {v1}, {v2}: a subtype has 8 bits
me83ebc7a74c55cd2 = `{ $v0 }` en { $v1 }, { $v2 }: un subtipo tiene 8 bits

# the layer switcher at {v0}, {v1}
m151fa97ea4333d22 = el conmutador de capa en { $v0 }, { $v1 }

# {v0}: this game has none
m364737b7caa6efe9 = { $v0 }: este juego no tiene ninguno

# {v0}: half lengths are 32, 64, 128 and 256
m46c30ab3c9bf37a7 = { $v0 }: las semilongitudes son 32, 64, 128 y 256

# rings at {v0}, {v1}: {v2}
m5dde4490ed887028 = anillos en { $v0 }, { $v1 }: { $v2 }

# too far out
m0367201776ffb90c = demasiado lejos

# a group has 1 to 8 rings
m77a30e8442be4f82 = un grupo tiene de 1 a 8 anillos

## kit: exchange/sonlvl/pictures.rs

# without patterns and blocks the tileset's picture shows solid tiles
m35bc67a50ee94628 = sin patrones ni bloques, la imagen del tileset muestra los tiles sólidos

# file:source:destination:length is wanted
m83924ea614fde4c9 = se espera archivo:origen:destino:longitud

# there are {v0} tiles at most
maa44aadf7b842f26 = hay { $v0 } tiles como máximo

# the file ends before its first block
m716074b7db007096 = el archivo termina antes de su primer bloque

# no `palette`: the picture is grey
m95b7ba20a25bd405 = sin `palette`: la imagen es gris

# `{v0}` of the palette: file:source:destination:length is wanted
m9b6bade6f2b35396 = `{ $v0 }` de la paleta: se espera archivo:origen:destino:longitud

## kit: exchange/sonlvl/project.rs

# Levels
mb9f1339b3a61604a = Niveles

# `{v0}` is not read: S1, SCD, S2, S3K and SKC are
m1acca6ea2760c670 = `{ $v0 }` no se lee; sí S1, SCD, S2, S3K y SKC

# there is no compression `{v0}`
m22a0968c76910876 = no existe la compresión `{ $v0 }`

# {v0} files; {v1} are possible
m9f54ddda729f694d = { $v0 } archivos; se admiten { $v1 }

# `{v0}` is not an offset
m5e1e5dc61ed2f142 = `{ $v0 }` no es un desplazamiento

# `{v0}` is not a hexadecimal offset
m0848a46df1c1a75f = `{ $v0 }` no es un desplazamiento hexadecimal

## kit: exchange/sonlvl/room.rs

# Chunks
m816c207ba6213983 = Chunks

# Blocks
m5168cd5936a0aac3 = Bloques

# Layout columns
mf449daf016ead5f4 = Columnas de la disposición

# Layout rows
m7a73d0e00dbdbe30 = Filas de la disposición

# Layout chunks, both planes
mb7ce7d2eb1e37db7 = Chunks de la disposición, ambos planos

# Objects
ma2ddb53b55f7432b = Objetos

# Objects that are remembered
ma87ded401b415e38 = Objetos que se recuerdan

## kit: exchange/sonlvl/water.rs

# what follows once it has come to 3A8, and switch 5
mdee3755a6da24dfe = lo que sigue una vez que ha llegado a 3A8, y el interruptor 5

# the layout's cell that changes, and switch 8
mbfc9e43248376b1b = la celda de la disposición que cambia, y el interruptor 8

## kit: exchange/sonlvl/write.rs

# other order
m6efd0303b0eaf881 = otro orden

# {v0} changed since it was read: export again
m40779f7c766e366d = { $v0 } ha cambiado desde que se leyó: exportar de nuevo

# {v0}: what was packed does not come back
mb011db6076ad067d = { $v0 }: lo que se comprimió no se recupera igual

# it is a folder
m27f6b2a159b9add1 = es una carpeta

# it is marked as read-only
m78e4f085eded12f5 = está marcado como de solo lectura

# {v0} has too many backups beside it
m4a6a6e1820d70130 = { $v0 } tiene demasiadas copias de seguridad al lado

## kit: exchange/sonlvl/zone.rs

# no collision index: no block is solid
ma4ae6fe71bffedfd = sin índice de colisión: ningún bloque es sólido

# without `{v0}` solid tiles lack that part
m6a28144ffbe379d8 = sin `{ $v0 }`, a los tiles sólidos les falta esa parte

# chunks name blocks up to {v0}; the files have {v1}: the others are blank
mca98d546c7e63828 = los chunks mencionan bloques hasta { $v0 }; los archivos tienen { $v1 }: los demás están en blanco

# {v0} chunks, {v1} blocks, {v2} solid tiles
m773759f962d6cd84 = { $v0 } chunks, { $v1 } bloques, { $v2 } tiles sólidos

# the picture cannot be made: {v0}
md919bee4f675b69f = no se puede crear la imagen: { $v0 }

# no room for its {v0} in one project: import fewer levels at once
m90af2b194f5739af = no hay espacio para { $v0 } suyos en un proyecto: importar menos niveles a la vez

## kit: exchange/tilesets/export.rs

# Masks as PNG
m8d1a296e9a06eb8d = Máscaras como PNG

# masks.png: every solid tile, 16 in a row; collision-a.png and collision-b.png fit over the tileset's picture
mb8904c8fe7313b01 = masks.png: todos los tiles sólidos, 16 por fila; collision-a.png y collision-b.png encajan sobre la imagen del tileset

# Arrays as JSON
m4a71426748234ddd = Matrices como JSON

# tiles.json: heights, widths and angles as numbers, and each block's tiles
meecc7e5dd794ba12 = tiles.json: alturas, anchuras y ángulos como números, y los tiles de cada bloque

# The originals' arrays
md3544071254a603d = Las matrices de los originales

# heights.bin, widths.bin, angles.bin and the index of blocks of each layer
mf9ca6fa5af239399 = heights.bin, widths.bin, angles.bin y el índice de bloques de cada capa

# {v0},
#   "tiles": [
mba45e9d7440866f7 = { $v0 },
    {"  "}"tiles": [

# {v0}
#     {v1}], "widths": [{v2}], "angle": {v3}, "hex": "{v4}", "flagged": {v5}}}
m9bb236651592231c = { $v0 }
    {"    "}{ $v1 }], "widths": [{ $v2 }], "angle": { $v3 }, "hex": "{ $v4 }", "flagged": { $v5 }{"}}"}

# {v0} can't be written: {v1}. {v2}
maadf232f2493b16b = { $v0 } no se puede escribir: { $v1 }. { $v2 }

# {v0} is a folder
m93a54ecb7b5794c2 = { $v0 } es una carpeta

## kit: exchange/tilesets/import.rs

# A block for each cell, in the order of the picture
ma9e1617ee159250f = Un bloque por celda, en el orden de la imagen

# Cells that are equal, also mirrored, become one block
ma5860658ab7f49b8 = Las celdas iguales, también reflejadas, forman un solo bloque

# As blocks, and pictures are mirrored if that saves a solid tile: the fewest tiles
mc8735c7b39417a43 = Como los bloques, y las imágenes se reflejan si así se ahorra un tile sólido: el mínimo de tiles

# Every cell is empty.
m2b3f5e853fe63715 = Todas las celdas están vacías.

# the picture has too many cells in a row
medbfe2703bd08aea = la imagen tiene demasiadas celdas por fila

# The picture is {v0} × {v1} pixels: with this margin not a single cell of 16 × 16 fits.
mb9223de7cfb3c08b = La imagen tiene { $v0 } × { $v1 } píxeles: con este margen no cabe ni una celda de 16 × 16.

# {v0} cells are too many: a tileset has 65,535 blocks at most.
mb45497a71683d4b0 = { $v0 } celdas son demasiadas: un tileset tiene como máximo 65 535 bloques.

# of layer B
m6c1e8ba4fdf1cf4f = de la capa B

# The collision picture{v0} is {v1} × {v2} pixels, the art {v3} × {v4}: they must be equal.
m39fb47de901ec69b = La imagen de colisión{ $v0 } tiene { $v1 } × { $v2 } píxeles; el gráfico, { $v3 } × { $v4 }: deben ser iguales.

# {v0} pixels at the right edge
mab9f96caff22a401 = { $v0 } píxeles en el borde derecho

# {v0} pixels at the lower edge
md8f067a4e5481c20 = { $v0 } píxeles en el borde inferior

# {v0} pixels at the right edge and {v1} at the lower one
m50e993a39e2f91b2 = { $v0 } píxeles en el borde derecho y { $v1 } en el inferior

# Margin {v0} and spacing {v1} would leave nothing over.
m7ed77b3339a49369 = Con margen { $v0 } y separación { $v1 } no sobraría nada.

# This cut leaves {v0} over.{v1}
m0560671ae8502738 = Este recorte deja un sobrante: { $v0 }.{ $v1 }

# {v0} pixels are partly transparent: those at least half opaque count as solid.
mbefbb0da5179d0fb = { $v0 } píxeles son parcialmente transparentes: los que tienen al menos la mitad de opacidad cuentan como sólidos.

# No pixel is transparent, so that every block is solid all over. Is there a collision picture?
m3f4b150f5069a09f = Ningún píxel es transparente, así que todos los bloques son sólidos por completo. ¿Hay una imagen de colisión?

# a tileset has 65,535 blocks and tiles at most
me1d848d292236068 = un tileset tiene como máximo 65 535 bloques y tiles

# 1 shape has
m89fd7bb852853981 = 1 forma tiene

# {v0} shapes have
mdcc0bf4942aed957 = { $v0 } formas tienen

# {v0} pixels that reach neither the upper nor the lower edge in one piece: {v1} of them are left out of the height arrays. A tile has one height for each column.
m4d0edf83e1fabd53 = { $v0 } píxeles que no llegan de una pieza ni al borde superior ni al inferior: { $v1 } de ellos quedan fuera de las matrices de alturas. Un tile tiene una sola altura por columna.

# 1 cell is equal to another one, as it is or mirrored, and shares its block.
mfcb6501c8782905a = 1 celda es igual a otra, tal cual o reflejada, y comparte su bloque.

# {v0} cells are equal to others, as they are or mirrored, and share their blocks.
mf070e57304a0ccb1 = { $v0 } celdas son iguales a otras, tal cual o reflejadas, y comparten sus bloques.

# 1 picture was mirrored to share a solid tile.
m2f7cb7cc2f16cf61 = 1 imagen se reflejó para compartir un tile sólido.

# {v0} pictures were mirrored to share solid tiles.
me2f6931772a09719 = { $v0 } imágenes se reflejaron para compartir tiles sólidos.

## kit: exchange/tilesets/mask.rs

# Pixels that are not transparent are solid
mea91769d25001d71 = Los píxeles no transparentes son sólidos

# Dark pixels are solid: black on white
mbc3528650d5f9f38 = Los píxeles oscuros son sólidos: negro sobre blanco

# Light pixels are solid: white on black
m105c1329cce08eba = Los píxeles claros son sólidos: blanco sobre negro

## kit: exchange/tilesets/place.rs

# blocks {v0} to {v1} do not fit into 65,536
md4e6fdeee1136c53 = los bloques { $v0 } a { $v1 } no caben en 65 536

# {v0} has blocks {v1} to {v2}
m67dc8f09f3a69839 = { $v0 } tiene los bloques { $v1 } a { $v2 }

## kit: film/mod.rs

# Frames {v0} to {v1} can't be shown: the run has frames 0 to {v2}, and the last one to show can't come before the first.
m3419b2d35f20e3be = No se pueden mostrar los fotogramas { $v0 } a { $v1 }: el recorrido tiene los fotogramas 0 a { $v2 }, y el último que se muestra no puede ir antes que el primero.

# These are too many pictures: {v0} are possible. Choose fewer frames, or show fewer of them.
ma79dc0726f2af929 = Son demasiadas imágenes: se admiten { $v0 }. Elegir menos fotogramas o mostrar menos de ellos.

# The scale is {v0} to {v1}.
mb657fcdbc2b1ac86 = La escala va de { $v0 } a { $v1 }.

# {v0} of {v1} × {v2} pixels
m910f1a48ebf37a72 = { $v0 } de { $v1 } × { $v2 } píxeles

# {v0}, {v1} s: {v2} a second, each for {v3}/100 s.
mce81395975f1a758 = { $v0 }, { $v1 } s: { $v2 } por segundo, cada una durante { $v3 }/100 s.

# it was stopped.
m64fecf9b66ce72ee = se ha detenido.

# A picture can be made of each frame, up to one of {v0} frames.
m437f8e6f9736b3dc = Se puede crear una imagen de cada fotograma, hasta una de cada { $v0 } fotogramas.

# A GIF shows each picture for at least {v0}/100 s. At this speed that is one picture for {v1} frames or more. An APNG can show every frame.
m6c2fe441640b4820 = Un GIF muestra cada imagen durante al menos { $v0 }/100 s. A esta velocidad, eso es una imagen cada { $v1 } fotogramas o más. Un APNG puede mostrar todos los fotogramas.

# Pictures of {v0} × {v1} pixels are not possible: each side is 1 to {v2} pixels, and a picture has at most {v3} in all. Choose a smaller part or scale.
m834c867207a04069 = No se admiten imágenes de { $v0 } × { $v1 } píxeles: cada lado tiene de 1 a { $v2 } píxeles, y una imagen, como máximo { $v3 } en total. Elegir una parte o una escala menor.

## kit: film/pace.rs

# one of {v0}
mbc6202c72772abb6 = uno de cada { $v0 }

## kit: film/readout.rs

# Frame
mef191ab7b2c9f986 = Fotograma

# Angle
m5bb297d85a6de998 = Ángulo

# In the air: ball
m7a8baa90415fdeaa = En el aire: bola

# In the air
m44c7870d287786f5 = En el aire

# Floor
mb67f5c0accf1eb1d = Suelo

# Floor: rolling
m201ca2fc53deef48 = Suelo: rodando

# Right wall
m32d351797ab6edfb = Pared derecha

# Right wall: rolling
mfa4b44883a6fe306 = Pared derecha: rodando

# Ceiling
me71cb84e88541da0 = Techo

# Ceiling: rolling
me5bc7dc80fc6659b = Techo: rodando

# Left wall
m9b4177c33e262c04 = Pared izquierda

# Left wall: rolling
ma6f0374c2d3874bf = Pared izquierda: rodando

## kit: film/reel.rs

# The run {v0} is a run of a maze, which has no moving picture.
m2cdbff573d6f6c0a = El recorrido { $v0 } es de un laberinto, que no tiene imagen en movimiento.

# The level {v0} of the run {v1} can't be played.
mb66cee0973f99093 = El nivel { $v0 } del recorrido { $v1 } no se puede jugar.

## kit: job.rs

# The work could not be started: {v0}
m81b211c1dbdeca6b = No se pudo iniciar el trabajo: { $v0 }

# The work ended early. Please report this with the project: {v0}
mf82dc19d8435db6e = El trabajo terminó antes de tiempo. Informar de ello junto con el proyecto: { $v0 }

## kit: pixels.rs

# this is not a PNG{v0}
mb5cb8df2e0161208 = no es un PNG{ $v0 }

# ; it looks like {v0}
md4b5f4288c990f44 = ; parece { $v0 }

# the file ends in the middle of the picture: it was not saved or copied completely
m0c9a4cf8d6290b58 = el archivo termina a mitad de la imagen: no se guardó o copió por completo

# the PNG is damaged: {v0}
m91916da0e703f3b6 = el PNG está dañado: { $v0 }

# {v0} × {v1} pixels are too many: sides up to 32,768 and 16,777,216 pixels in all are possible; cut it into several pictures
m99c511c94616fbb5 = { $v0 } × { $v1 } píxeles son demasiados: se admiten lados de hasta 32 768 y 16 777 216 píxeles en total; dividirla en varias imágenes

# x89PNGr
# x1a
m07a2450460c81553 = x89PNGr
    x1a

# {v0} of {v1} cannot be read
m4aa403b6ca320ef9 = no se puede leer { $v0 } de { $v1 }

# a part of it claims to be larger than it can be
m2d73367a47ec41b4 = una parte dice ser mayor de lo que puede ser

# a JPEG, which has no sharp pixels: save the original as PNG
mb0cb37fd5216e865 = un JPEG, que no tiene píxeles nítidos: guardar el original como PNG

# a GIF: save it as PNG
m8f95b5dceaebebe9 = un GIF: guardarlo como PNG

# a BMP: save it as PNG
m5bd2dee8b3f0ee10 = un BMP: guardarlo como PNG

# a WebP: save it as PNG
maffd610a3d713a25 = un WebP: guardarlo como PNG

# a Photoshop file: export it as PNG
m519f63b4906bb3ca = un archivo de Photoshop: exportarlo como PNG

# an archive, or a file of a paint program: export it as PNG
m04a5e026c2f68a86 = un archivo comprimido o de un programa de dibujo: exportarlo como PNG

# an empty file
m8cf829d69cd25453 = un archivo vacío

## kit: play/ghost.rs

# {v0}: there is no column `{v1}`
mfd5da0ca6d971ddd = { $v0 }: no hay ninguna columna `{ $v1 }`

## kit: play/live.rs

# Its level is missing, or has no start.
m5cc157d0c9b0dddf = Su nivel falta o no tiene inicio.

## kit: play/mod.rs

# This maze has no start: put one into it with the Start tool.
m800f465a5744e7c0 = Este laberinto no tiene inicio: colocar uno con la herramienta Inicio.

# You died. Restarted from the last checkpoint, or from where this run began. Hold rewind to go back before it.
m4ea67e81a4417991 = El jugador ha muerto. Se reanuda desde el último punto de control o desde el comienzo de este recorrido. Mantener pulsado rebobinar para volver a un momento anterior.

# Goal reached in {v0}
md7957834dfbcf26b = Meta alcanzada en { $v0 }

# The run{v0} ends here. Go on and play from here yourself, or step back through it.
mc732b50e5f263c34 = El recorrido{ $v0 } termina aquí. Se puede seguir jugando desde aquí o retroceder por él.

# You left the stage after {v0}, with {v1}. Restart it, or step back into it.
m74f05c08538626e0 = Fase abandonada tras { $v0 }, con { $v1 }. Reiniciarla o retroceder en ella.

## kit: reach/targets.rs

# Goal
mc420f37e0d3ab496 = Meta

## kit: reach/text.rs

# Nothing is left to explore
mb0272d948f491fb7 = No queda nada por explorar

# {v0} to explore so far
mfefd056cc9ae968e = { $v0 } por explorar hasta ahora

# The limit of states was reached, with {v0} left to explore
m85a97b414e3148e0 = Se alcanzó el límite de estados, con { $v0 } por explorar

# The limit of memory was reached, with {v0} left to explore
mbeced0acc419057f = Se alcanzó el límite de memoria, con { $v0 } por explorar

# It was stopped, with {v0} left to explore
m0634bdbf47aa413b = Se detuvo, con { $v0 } por explorar

# , and {v0} left alone as too late
m7f0fc93f4c16ea18 = , y { $v0 } descartados por llegar demasiado tarde

# {v0} of {v1} reached, in {v2}
mddf5216b9f1f9e46 = { $v0 } de { $v1 } alcanzados, en { $v2 }

# not reached: {v0}
m89e9cad59088913c = sin alcanzar: { $v0 }

## kit: timeline/beside.rs

# other layer
md08766e28dfd1da0 = otra capa

# earlier run, {v0} frames
m72b4510b864350b2 = recorrido anterior, { $v0 } fotogramas

## kit: timeline/ending.rs

# Reaches the goal in frame {v0} at speed {v1}
mc5d06d61308b7307 = Llega a la meta en el fotograma { $v0 } a velocidad { $v1 }

# Dies in frame {v0} at {v1}, {v2}
m606e74085121e592 = Muere en el fotograma { $v0 } en { $v1 }, { $v2 }

# Ends after {v0} at {v1}, {v2}, speed {v3}
m7b6a7ef7b174b741 = Termina tras { $v0 } en { $v1 }, { $v2 }, velocidad { $v3 }

# it reached the goal before
m4fb6afa23cedeaab = antes llegaba a la meta

# it died before
mfd7f413a00a937d5 = antes moría

# it went on before
ma16cfbc6bab3865e = antes continuaba

# at {v0}, {v1} instead of {v2}, {v3}
m3774304fbf2e3eb1 = en { $v0 }, { $v1 } en lugar de { $v2 }, { $v3 }

# at speed {v0} instead of {v1}
mba35525755f01dbd = a velocidad { $v0 } en lugar de { $v1 }

# Reaches the goal
m8c77a8f9bbe4b856 = Llega a la meta

# Dies
mf494a47358ca9d46 = Muere

# Ends
mbbb2bd6c5f007e7b = Termina

# {v0} as before
mcceee840b1233bfc = { $v0 } como antes

## kit: timeline/fan.rs

# go on
m4a73b8cdbebee51c = continuar

# short jump
m451ac5e6d50b66bb = salto corto

# jump later
m349f5905ef5a7eab = saltar más tarde

# let go
m2fbb1617df3bc3ac = soltar

# hold back
ma8dc0de524a11333 = mantener atrás

## kit: timeline/sample.rs

# on his feet
m01e6856af90abf8c = de pie

# in the air
mc70810eece7a4d15 = en el aire

## core: file/check.rs

# this version knows no switch "{v0}"; it is kept and changes nothing
mf1a57abf3b95d03d = esta versión no conoce el interruptor «{ $v0 }»; se conserva y no cambia nada

# {v0}; the preset's value is used
m3cb09a0e9e35deb4 = { $v0 }; se usa el valor del preajuste

# blocks from {v0} on overlap with an earlier tileset; the earlier tileset's blocks are used
m5cd0455ce6b62e87 = los bloques desde { $v0 } se solapan con un tileset anterior; se usan los bloques del anterior

# blocks {v0} to {v1} do not fit into 65536
ma67576b2b8cbc129 = los bloques { $v0 } a { $v1 } no caben en 65536

# tile 0 must be empty; it counts as empty
mb845035b989f66f1 = el tile 0 debe estar vacío; cuenta como vacío

# block 0 must be empty; it counts as empty
m798573bdf9ed7786 = el bloque 0 debe estar vacío; cuenta como vacío

# there is no tile {v0}; the block is not solid there
mec8328903cc7f5c5 = no hay tile { $v0 }; el bloque no es sólido ahí

# blocks name tiles that do not exist
m4a7a68563ca6ad1f = bloques que mencionan tiles inexistentes

# , here and in {v0} other {v1}
mbbe05025c3d948aa = , aquí y en otros { $v0 } { $v1 }

# there is no chunk {v0}
m71eaf1e4847c7df3 = no hay chunk { $v0 }

# column {v0}: there is no block {v1}; it counts as empty{v2}
m5bf0810e22b20be1 = columna { $v0 }: no hay bloque { $v1 }; cuenta como vacío{ $v2 }

# blocks that do not exist
mccc9f2b8b3cae46f = bloques inexistentes

# chunk 0 should be empty: erasing places it
mdecf10ed9749f20f = el chunk 0 debería estar vacío: es el que coloca el borrado

# there is no chunk {v0}; it counts as empty{v1}
m2b54dd98d2d86ecf = no hay chunk { $v0 }; cuenta como vacío{ $v1 }

# chunks that do not exist
m1126ba223240232f = chunks inexistentes

# the height of wrapping must be a power of two; it is not wrapped
m874550540e26969f = la altura de repetición debe ser una potencia de dos; no se repite

# the bounds are reversed: left and top must not exceed right and bottom
m6ffce2a9a48d0d84 = los límites están invertidos: izquierda y arriba no deben superar a derecha y abajo

# the limits from camera x {v0} on set no side; nothing changes there
mb6d7f69cdba3c9f9 = los límites desde la x de cámara { $v0 } no fijan ningún lado; no cambia nada ahí

# from camera x {v0} on the limits are reversed: left {v1} and top {v2} must not exceed right {v3} and bottom {v4}
m1076e15a5dc471e1 = desde la x de cámara { $v0 } los límites están invertidos: izquierda { $v1 } y arriba { $v2 } no deben superar a derecha { $v3 } y abajo { $v4 }

# the start has no name and cannot be chosen
m687e690e46ed8bab = el inicio no tiene nombre y no se puede elegir

# two starts are called "{v0}"; the first one is used
mc2af516e89cf3752 = dos inicios se llaman «{ $v0 }»; se usa el primero

# there is no such tileset; no background is drawn
mc473ce6ad6d02135 = no existe ese tileset; no se dibuja fondo

# the goal has no area and can never be reached
m7cb0eed70443c595 = la meta no tiene área y nunca se puede alcanzar

# this kind of shape takes {v0} points, not {v1}; it can only be baked
mf0532c7a2f603492 = este tipo de forma requiere { $v0 } puntos, no { $v1 }; solo se puede convertir en tiles

# shapes with a wrong number of points
m3020dc4d41609660 = formas con un número incorrecto de puntos

# the id {v0} is used twice
mc312a9e6f4cb6f7c = el id { $v0 } se usa dos veces

# ids are used twice
md9b8e1ae13d4dae0 = ids usados dos veces

# there is no level "{v0}"; the run is kept but cannot be played
m867b0458651011f1 = no hay ningún nivel «{ $v0 }»; el recorrido se conserva, pero no se puede reproducir

# a run of a maze has no `{v0}`; it is kept and changes nothing
m545cf98daf5eb214 = un recorrido de laberinto no tiene `{ $v0 }`; se conserva y no cambia nada

# `{v0}` is not a fact of `{v1}` in {v2}
m405dd312c5ec18b4 = `{ $v0 }` no es un dato de `{ $v1 }` en { $v2 }

# the maze has no cell {v0},{v1}
m64324be9ae1cf89f = el laberinto no tiene celda { $v0 },{ $v1 }

## core: file/commit.rs

# file of the project
m8bfdf82d29b1b7ee = archivo del proyecto

# the new content beside it is damaged
m75f8d758e5efb34b = el contenido nuevo que está al lado está dañado

## core: file/error.rs

# {v0} contains no project: there is no loopwright.json. Choose the folder that contains it, or start a new project.
m6899b056e99998a8 = { $v0 } no contiene ningún proyecto: falta loopwright.json. Elegir la carpeta que lo contiene o iniciar un proyecto nuevo.

# {v0} could not be {v1}: {v2}. {v3}
m5954e0f9260985a2 = { $v0 } no pudo ser { $v1 }: { $v2 }. { $v3 }

# {v0} has format {v1}, this version knows formats up to {v2}. Open it with a newer Loopwright; nothing was changed.
m0fb3dad6ab3216dc = { $v0 } tiene el formato { $v1 }, esta versión conoce formatos hasta el { $v2 }. Abrirlo con un Loopwright más reciente; no se ha cambiado nada.

# {v0} is {v1} bytes long, more than the {v2} that such a file can have.
mc67509e6e05b5f3b = { $v0 } tiene { $v1 } bytes, más de los { $v2 } que puede tener un archivo así.

# `{v0}` cannot be used as a {v1}: {v2}.
m6bc22f38b6c8f746 = `{ $v0 }` no se puede usar como { $v1 }: { $v2 }.

# Changed on disk since it was opened: {v0}. Nothing was written. Open the project again to take that version, overwrite it, or save as another project.
m6c634f4e9573f780 = Ha cambiado en el disco desde que se abrió: { $v0 }. No se ha escrito nada. Abrir de nuevo el proyecto para tomar esa versión, sobrescribirla o guardar como otro proyecto.

# {v0} is read-only. Nothing was written. Make it writable, or save as another project.
me09a8f2748ff1584 = { $v0 } es de solo lectura. No se ha escrito nada. Permitir su escritura o guardar como otro proyecto.

# The new version is written in full, but {v0} could not be put in place: {v1}. It is finished at the next opening or saving. {v2}
mb2e42382dfc04d82 = La versión nueva está escrita por completo, pero no se pudo colocar { $v0 } en su sitio: { $v1 }. Se completa al abrir o guardar la próxima vez. { $v2 }

# {v0} already contains another project. Choose an empty folder.
m5ee8df56f4a65fdb = { $v0 } ya contiene otro proyecto. Elegir una carpeta vacía.

# The tileset {v0} is outside the project and was edited. Allow writing to it, or save as a separate project, which copies it.
mfdb157c819f54203 = El tileset { $v0 } está fuera del proyecto y se ha editado. Permitir que se escriba en él o guardar como proyecto independiente, lo que lo copia.

# Check that the folder still exists, or choose another one.
m73ac3a45f555513c = Comprobar que la carpeta aún existe o elegir otra.

# Check the permissions of the folder, or choose another one.
mf591fb66ceee1d6b = Comprobar los permisos de la carpeta o elegir otra.

# Free some space and try again, or choose a folder on another disk.
mdd20f95f5cadb1c7 = Liberar espacio e intentarlo de nuevo, o elegir una carpeta en otro disco.

# The disk is read-only: choose a folder on another disk.
m2c04d63b827aa37d = El disco es de solo lectura: elegir una carpeta en otro disco.

# A folder has the name of a file, or the reverse: rename it.
m1283ee5a15fe16a3 = Una carpeta tiene el nombre de un archivo, o al revés: cambiarle el nombre.

# The name is not allowed there; it may be too long: choose a shorter one.
meb0e9b65d89678eb = El nombre no se admite ahí; puede ser demasiado largo: elegir uno más corto.

# Another program has the file open: close it there and try again.
m5ee27e9a9ab020f6 = Otro programa tiene el archivo abierto: cerrarlo allí e intentarlo de nuevo.

# Try again, or choose another folder.
m53b759f6c46f05f9 = Intentarlo de nuevo o elegir otra carpeta.

## core: file/formats/cells.rs

# `{v0}` is not a cell: a block's number up to 65535, x and y for flips, and -, t, s or a for each layer, as in 12xat
m0de5d116c0465976 = `{ $v0 }` no es una celda: el número de un bloque hasta 65535, x e y para los reflejos, y -, t, s o a para cada capa, como en 12xat

## core: file/formats/chunks.rs

# this chunk has {v0} rows; the project's chunks have {v1}
m8c394a6e29587473 = este chunk tiene { $v0 } filas; los chunks del proyecto tienen { $v1 }

# this row has {v0} cells; the project's chunks have {v1}
m41b8fc25f1ee7c48 = esta fila tiene { $v0 } celdas; los chunks del proyecto tienen { $v1 }

## core: file/formats/inputs.rs

# `{v0}` is not an input: U, D, L, R, J for the buttons (a and b for two more jump buttons) or . for none, then the number of frames, as in RJ8
me4d3782b6544a7ba = `{ $v0 }` no es una entrada: U, D, L, R, J para los botones (a y b para otros dos botones de salto) o . para ninguno, y después el número de fotogramas, como en RJ8

## core: file/formats/level.rs

# "{v0}" is not a side of a layer switcher: "A", "B", "A high" or "B high"
me340e5510a930c79 = «{ $v0 }» no es un lado de un conmutador de capa: «A», «B», «A high» o «B high»

# a further start needs a `name`
m9b740d5630e53f15 = un inicio adicional necesita un `name`

# the level is empty: it needs at least one row with one chunk
m9bed82af12ee8d38 = el nivel está vacío: necesita al menos una fila con un chunk

# the level has {v0} × {v1} chunks; {v2} × {v3} are possible
m6430071b51ed7b46 = el nivel tiene { $v0 } × { $v1 } chunks; se admiten { $v2 } × { $v3 }

# this row has {v0} chunks, the first one has {v1}
mf624751eed4120a9 = esta fila tiene { $v0 } chunks, la primera tiene { $v1 }

# column {v0}, row {v1} is outside the layout
md77019088c8ac9ba = la columna { $v0 }, fila { $v1 } está fuera de la disposición

## core: file/formats/maze.rs

# the row has {v0} cells, and the first one has {v1}
m131a96c3d40083e8 = la fila tiene { $v0 } celdas, y la primera tiene { $v1 }

# the row is too long: {v0} cells are possible
m59c886266586262a = la fila es demasiado larga: se admiten { $v0 } celdas

# `{v0}` is not a cell: two hexadecimal digits, as in 3A, or .. for an empty one
ma9a2866772eee665 = `{ $v0 }` no es una celda: dos dígitos hexadecimales, como 3A, o .. para una vacía

## core: file/formats/mod.rs

# there is no format 0
m2452d3d784495979 = no existe el formato 0

# at line
m062290d479468842 = en la línea

# the list is too long: {v0} items are possible
m754913562708bfbd = la lista es demasiado larga: se admiten { $v0 } elementos

## core: file/formats/names.rs

# "{v0}" is not known here; it must be one of {v1}
m65468e854c8adddf = «{ $v0 }» no se conoce aquí; debe ser uno de { $v1 }

# "{v0}" is not a number of 16 hexadecimal digits
mc0ca38f00db4d2a3 = «{ $v0 }» no es un número de 16 dígitos hexadecimales

## core: file/formats/objects.rs

# a name has small letters, digits and underscores, and must not be that of another kind
m88bc233c8021823e = un nombre tiene letras minúsculas, dígitos y guiones bajos, y no debe ser el de otro tipo

# "{v0}" can't be taken: {v1}
m90fcbc8422058cc1 = «{ $v0 }» no se puede tomar: { $v1 }

# "{v0}" appears twice; give one of them another name
mc9f9f5c8c8b1ea90 = «{ $v0 }» aparece dos veces; dar otro nombre a uno de ellos

# {v0} is not from 1 to {v1}
m9e3cd26201f3bd77 = { $v0 } no está entre 1 y { $v1 }

# more than {v0}
m9e9f08e03334e1bf = más de { $v0 }

# {v0}, {v1} are not both from -{v2} to {v3}
m379fe0137e233267 = { $v0 }, { $v1 } no están ambos entre -{ $v2 } y { $v3 }

## core: file/formats/piece.rs

# a piece of a level
ma13c62ca649e151e = un fragmento de un nivel

# this row has {v0} cells, the first one has {v1}
ma987ed499ad46c90 = esta fila tiene { $v0 } celdas, la primera tiene { $v1 }

## core: file/formats/project.rs

# chunks are 8 or 16 blocks wide, not {v0}
me228020a6898668d = los chunks tienen 8 o 16 bloques de ancho, no { $v0 }

# the tileset "{v0}" is listed twice
m90d3efa1b5dcb1f7 = el tileset «{ $v0 }» figura dos veces

# the {v0} "{v1}" is listed twice (case does not count)
mee0d70ec09d5835c = { $v0 } «{ $v1 }» figura dos veces (no se distinguen mayúsculas)

## core: file/formats/run.rs

# the run has {v0} frames; {v1} (ten hours) are possible
m1bfe82d244129433 = el recorrido tiene { $v0 } fotogramas; se admiten { $v1 } (diez horas)

# true or false
mb2174ddcc94ce779 = true o false

# a whole number of 32 bits
mb49ce521fa46208a = un número entero de 32 bits

# `{v0}` is {v1}, not {v2}
m9dfde1cf9682919b = `{ $v0 }` es { $v1 }, no { $v2 }

# the player
mf859b9371fcd20e9 = el jugador

# the partner
mc46306935476e5fe = el compañero

# an object
md6da9575586a59e9 = un objeto

# `{v0}` is not a fact of {v1}; it must be one of {v2}
m25bab74cef6e89d4 = `{ $v0 }` no es un dato de { $v1 }; debe ser uno de { $v2 }

## core: file/formats/shapes.rs

# "{v0}" is not a row of cells: column, row and a colon, then cells
m614e0af9c7e00744 = «{ $v0 }» no es una fila de celdas: columna, fila y dos puntos, y después celdas

## core: file/formats/tileset.rs

# {v0} is not from -16 to 16
maba38607e8f51320 = { $v0 } no está entre -16 y 16

# cell {v0} is named twice
m92c87b1ef846b5a6 = la celda { $v0 } se menciona dos veces

# it needs at least one picture
mcf721c7e6c62f029 = necesita al menos una imagen

# it lasts at least 1 frame
m8dd965d590e267dd = dura al menos 1 fotograma

## core: file/open.rs

# this is not UTF-8 text
mcfa1a9f629d05341 = no es texto UTF-8

# {v0}. It was not opened; saving leaves the file alone
m1650723b01a30798 = { $v0 }. No se ha abierto; al guardar, el archivo no se toca

# the tileset could not be read, its blocks are missing: {v0}
m78c26217c732a989 = no se pudo leer el tileset, faltan sus bloques: { $v0 }

## core: file/paths.rs

# it is empty
mec8466edd3048049 = está vacío

# it is longer than 240 bytes
mce16799716dc74e9 = tiene más de 240 bytes

# it leads out of the folder
m1348a8e652c4f959 = sale de la carpeta

# it holds a folder separator
m57ab697afe845120 = contiene un separador de carpetas

# a colon names a drive or a stream on some systems
m0783f17bffab73e3 = los dos puntos indican una unidad o un flujo en algunos sistemas

# it holds one of < > " | ? *, which some systems refuse
md494b674cecda0f7 = contiene uno de < > " | ? *, que algunos sistemas rechazan

# it holds a look-alike of a dot
m7e302c581383c3d2 = contiene un carácter parecido a un punto

# it holds a look-alike of a folder separator
m358d8d6e637e5ca0 = contiene un carácter parecido a un separador de carpetas

# it holds an invisible character
meaa557fd3380ff89 = contiene un carácter invisible

# it holds a control character
m5719b76a25902ec7 = contiene un carácter de control

# it begins with a blank or ends with a blank or a dot, which some systems drop
mb29f5f57b558e4e6 = empieza por un espacio o termina en un espacio o un punto, que algunos sistemas suprimen

# it is the name of a device on some systems
ma395d8bde2ba9b4f = es el nombre de un dispositivo en algunos sistemas

# it begins with a dot
md37ff7410ba7ff4a = empieza por un punto

# it does not end in .png
m12f9486af299d919 = no termina en .png

# tileset folder
md482cc9e87afb945 = carpeta de tileset

# it is absolute; paths are relative to the project
m5e8d4b59bea9e1cb = es absoluta; las rutas son relativas al proyecto

# it is longer than 4000 bytes
m100348d2c9fe2f03 = tiene más de 4000 bytes

# it names no folder
m229b28e955198625 = no indica ninguna carpeta

# a link leads out of the project
mf0b43926a4920fb6 = un enlace sale del proyecto

## core: file/recording.rs

# there are {v0} rows, and {v1} in the recording that it belongs to
mf663c0bf95e930ae = hay { $v0 } filas, y { $v1 } en la grabación a la que pertenece

# a recording has at most 256 MiB
m50e6fce04e8c031a = una grabación tiene como máximo 256 MiB

# this is frame {v0}; the recording that it belongs to has {v1} here
m74344eae8d7ff137 = este es el fotograma { $v0 }; la grabación a la que pertenece tiene { $v1 } aquí

# more than {v0} rows (ten hours)
ma62ca756a3218bf7 = más de { $v0 } filas (diez horas)

# a line has at most {v0} bytes
mc369230ce407b633 = una línea tiene como máximo { $v0 } bytes

# this is not text: bytes that are not UTF-8
mc130634265efd4e8 = no es texto: contiene bytes que no son UTF-8

# the column `{v0}` appears twice
md484b38245d39dde = la columna `{ $v0 }` aparece dos veces

# the first line names no column `input`; known are {v0}
m49dfc0251455125d = la primera línea no menciona la columna `input`; se conocen { $v0 }

# more than the {v0} fields that the first line names
m89224cb3391f4b01 = más de los { $v0 } campos que menciona la primera línea

# : `{v0}` is missing
m2a3437564e3fcedf = : falta `{ $v0 }`

# the line ends after {v0} of {v1} fields{v2}
m3dab6fbad49b7249 = la línea termina tras { $v0 } de { $v1 } campos{ $v2 }

# `{v0}` is empty
m7861ab47e75be8c4 = `{ $v0 }` está vacío

# `{v0}` is {v1}, which is too large
mb8007b13e72dc992 = `{ $v0 }` es { $v1 }, que es demasiado grande

# `{v0}` is `{v1}`, which is not a hexadecimal number
m529d7e483d4ac3f9 = `{ $v0 }` es `{ $v1 }`, que no es un número hexadecimal

# `{v0}` is {v1}; at most {v2} is possible
mf171ec5befd2c804 = `{ $v0 }` es { $v1 }; se admite { $v2 } como máximo

# `{v0}` is {v1}; a speed has 16 bits
m7bf412519e4ceefc = `{ $v0 }` es { $v1 }; una velocidad tiene 16 bits

## core: file/save.rs

# it is used twice (case does not count)
mdd94b0872da529f3 = se usa dos veces (no se distinguen mayúsculas)

## core: kept.rs

# this is not a snapshot, or one of another version of Loopwright
m4f9dfc5b121282ac = no es una instantánea, o es de otra versión de Loopwright

# the snapshot is damaged: it has {v0} bytes, which is too few or too many
mca794b329a10a878 = la instantánea está dañada: tiene { $v0 } bytes, demasiado pocos o demasiados

# the snapshot is damaged at byte {v0}
m3439523cc5a8affc = la instantánea está dañada en el byte { $v0 }

# the snapshot is of a level with other objects
med54ff785590ddb2 = la instantánea es de un nivel con otros objetos

## core: maze/block.rs

# Empty
m500fd71a4232050e = Vacío

# Wall
m8904c4022d8e89f5 = Pared

# Plain block
m84185eb0710dc4e2 = Bloque simple

# Extra life
m787c010c961b0219 = Vida extra

# Reverse
m3ffcdc5db5e7d0c5 = Inversión

# Solid ghost
m55c787559c1e2ebb = Fantasma sólido

# Glass
mb058143c89d1c7ab = Vidrio

# Emerald
m9756d60e4c4e6c7f = Esmeralda

# Ghost
m7bd9a75a1618ca30 = Fantasma

# Ghost maker
mc2236a3caac81b78 = Creador de fantasmas

# Effect
m779d92f40b8f4474 = Efecto

## core: maze/grid.rs

# a maze has 1 to {v0} columns and rows, not {v1} by {v2}
m54218f69551f029b = un laberinto tiene de 1 a { $v0 } columnas y filas, no { $v1 } por { $v2 }

# {v0} cells were expected and {v1} are there
m68e0cc9a57ed08d3 = se esperaban { $v0 } celdas y hay { $v1 }

# no block has the number {v0} (column {v1}, row {v2})
m4dd2d5de7304caed = ningún bloque tiene el número { $v0 } (columna { $v1 }, fila { $v2 })

## core: objects/kind.rs

# Items
mfe386c25c1567ecf = Ítems

# Springs and throwers
m616a1e32faa309d4 = Muelles y lanzadores

# Platforms
m2e215415673166f3 = Plataformas

# Solid things
m2f88c2f20b48fdb1 = Elementos sólidos

# Hazards
m305138441025baba = Peligros

# Enemies
mac3c2e93465fcd2b = Enemigos

# Devices
mcfe39d24bc958960 = Mecanismos

# Custom objects
m4e43bcf6035993d6 = Objetos personalizados

# Parts
mcc11850e140eab25 = Partes

## core: objects/kinds/mod.rs

# Nothing
m41d0639ac24cbb6a = Nada

## core: objects/parameters.rs

# `{v0}` takes {v1}, not {v2}; {v3} is used
m1a79d789884725e6 = `{ $v0 }` admite { $v1 }, no { $v2 }; se usa { $v3 }

## core: player/abilities/bubble_bounce.rs

# Bounce
m3b6ed5608938cc7d = Rebote

# Sonic with a bubble shield: press jump again in a jump to shoot down and bounce off the ground, once until he lands.
m1c783bf7443d9678 = Sonic con escudo de burbuja: pulsar salto de nuevo durante un salto para caer en picado y rebotar en el suelo, una vez hasta aterrizar.

## core: player/abilities/drop_dash.rs

# Sonic without an elemental shield: press jump again in a jump and hold it for 20 frames. He then lands rolling, at 8 pixels a frame or more. Let go before he lands, and it is lost for this jump.
m562f0c9f049f258e = Sonic sin escudo elemental: pulsar salto de nuevo durante un salto y mantenerlo 20 fotogramas. Entonces aterriza rodando, a 8 píxeles por fotograma o más. Si se suelta antes de aterrizar, se pierde para este salto.

## core: player/abilities/fire_dash.rs

# Flame dash
mf04dfdf70046660c = Impulso de fuego

# Sonic with a fire shield: press jump again in a jump to dash ahead, once until he lands. The camera follows late.
m1b882fdf06e00ea8 = Sonic con escudo de fuego: pulsar salto de nuevo durante un salto para lanzarse hacia delante, una vez hasta aterrizar. La cámara lo sigue con retraso.

## core: player/abilities/flight.rs

# Flying and swimming
mce2e64e3a9e1f1bc = Vuelo y nado

# Tails: press jump again in a jump to fly, under water to swim, and again to rise. After 480 frames he is tired and only sinks. His tails destroy what is above him, but not under water.
m54d89d19c98f61d7 = Tails: pulsar salto de nuevo durante un salto para volar, o bajo el agua para nadar, y otra vez para subir. Tras 480 fotogramas se cansa y solo desciende. Sus colas destruyen lo que tiene encima, pero no bajo el agua.

## core: player/abilities/glide/mod.rs

# Gliding and climbing
m340b39c79077e19b = Planeo y escalada

# Knuckles: press jump again in a jump and hold it to glide; left and right turn. On a wall he holds on: up and down climb, jump pushes off. Let go, and he falls; on the ground he slides. He destroys what he glides or slides into.
m7efd8f7fa5003f41 = Knuckles: pulsar salto de nuevo durante un salto y mantenerlo para planear; izquierda y derecha giran. En una pared se agarra: arriba y abajo escalan, salto lo separa de ella. Al soltar cae; en el suelo se desliza. Destruye aquello contra lo que planea o se desliza.

## core: player/abilities/hyper_dash.rs

# Hyper dash
mcbaf2b3f2d06a727 = Impulso híper

# Hyper Sonic: press jump again in a jump to dash in one of eight directions, ahead without one, and to destroy all enemies on the screen. Once until he lands. Super Sonic has no such move.
mafa85887f9230dde = Hyper Sonic: pulsar salto de nuevo durante un salto para lanzarse en una de ocho direcciones, hacia delante si no hay ninguna, y destruir a todos los enemigos de la pantalla. Una vez hasta aterrizar. Super Sonic no tiene este movimiento.

## core: player/abilities/insta_shield.rs

# Sonic without a shield: press jump again in a jump. For 14 frames his hitbox reaches 24 pixels to all sides, and nothing that it touches hurts. Once until he lands.
ma11a829f8bf59b5b = Sonic sin escudo: pulsar salto de nuevo durante un salto. Durante 14 fotogramas su hitbox alcanza 24 píxeles en todas las direcciones, y nada de lo que toca hiere. Una vez hasta aterrizar.

## core: player/abilities/lightning_jump.rs

# Double jump
m071d3ddc773d9224 = Doble salto

# Sonic with a lightning shield: press jump again in a jump to jump higher, once until he lands.
mf8d63c40ef885c9c = Sonic con escudo eléctrico: pulsar salto de nuevo durante un salto para saltar más alto, una vez hasta aterrizar.

## core: player/abilities/peel_out.rs

# Sonic in CD: look up at rest and press jump, keep up held for half a second, let go to run off at up to twice the top speed. He destroys nothing. Let go early, and he stays.
m3375e920c7065e67 = Sonic en CD: mirar arriba en reposo y pulsar salto, mantener arriba medio segundo y soltar para salir corriendo hasta al doble de la velocidad máxima. No destruye nada. Si se suelta antes, no se mueve.

## core: player/abilities/spin_dash.rs

# Duck and press jump to charge, press again for more, let down go to dash. The camera follows late.
m924de6d3001662b8 = Agacharse y pulsar salto para cargar, pulsar de nuevo para más, soltar abajo para salir. La cámara lo sigue con retraso.

## core: player/abilities/timed_spin_dash.rs

# Spin dash of CD
m4b8a01fe0bf4599f = Spin dash de CD

# Sonic in CD: duck at rest and press jump, keep down held for three quarters of a second, let go to roll off at up to twice the top speed. Let go early, or at an edge, and he stays.
m19325a24a174c59d = Sonic en CD: agacharse en reposo y pulsar salto, mantener abajo tres cuartos de segundo y soltar para salir rodando hasta al doble de la velocidad máxima. Si se suelta antes, o en un borde, no se mueve.

## core: player/abilities/transform.rs

# Super and hyper form
m04ee14e1ce88c743 = Forma súper e híper

# With 7 emeralds and 50 rings: at the top of a jump in Sonic 2, by pressing jump again in a jump in Sonic 3 and 3&K. Faster, and nothing hurts; a ring goes every 61 frames, and with the last one the form ends. Hyper forms need 14 emeralds, and so does Super Tails. Sonic 2 and 3 know Super Sonic only.
m1a17272101292b40 = Con 7 esmeraldas y 50 anillos: en lo más alto de un salto en Sonic 2, pulsando salto de nuevo durante un salto en Sonic 3 y 3&K. Más velocidad, y nada hiere; se gasta un anillo cada 61 fotogramas, y con el último termina la forma. Las formas híper necesitan 14 esmeraldas, y también Super Tails. Sonic 2 y 3 solo conocen a Super Sonic.

## core: replay.rs

# after {v0} frames{v1}: {v2}{v3} is {v4}, expected {v5}
m4961e1ac725c8da2 = tras { $v0 } fotogramas{ $v1 }: { $v2 }{ $v3 } es { $v4 }, se esperaba { $v5 }

# {v0}, the last one
m0b041647812c8986 = { $v0 }, el último

# not there
m3ef6afafa7b4b170 = no está

# not reached
m867a42370d40ee2c = no alcanzado

# reached after {v0} frames
m83fff6aa2d335a9f = alcanzado tras { $v0 } fotogramas

# reached within {v0} frames
m473905713ce3dfe0 = alcanzado en { $v0 } fotogramas

# at least {v0}
m5222f23973e21d21 = al menos { $v0 }

## core: ruleset/mod.rs

# the switch `{v0}` takes {v1}, not `{v2}`
m00c60a313b8c4da2 = el interruptor `{ $v0 }` admite { $v1 }, no `{ $v2 }`

## core: ruleset/powers.rs

# Bubble
mf213a2e1e5d0d66f = Burbuja

# Normal
m9ff3121d30f88d52 = Normal

# Super
m9095f01a80a91594 = Súper

# Hyper
m9f20d88e4770adb9 = Híper

# Small
m3d2cc8d952adebec = Pequeño

## core: value.rs

# hex angle
m573e5870df098665 = ángulo hex

# a whole number from {v0} to {v1}
m558d7872d0465a56 = un número entero de { $v0 } a { $v1 }
