/** What is said to the page around the game. */
export const embed = {
  malformed: 'Esta versión no conoce ese mensaje.',
  failed: 'No ha funcionado.',
  noWords: 'No se han podido cargar las palabras.',
  noBoard: 'No se ha podido generar un tablero.',
  noPicture: 'No hay ningún tablero que mostrar.',
  unknownGame: 'Ese juego no se juega aquí.',
  badValue: 'El valor de «{name}» en la dirección no se puede leer.',
} as const;
