export const embed = {
  malformed: 'Esta versión no conoce ese mensaje.',
  failed: 'No ha funcionado.',
  noWords: 'No se pudieron cargar las palabras.',
  noBoard: 'No se pudo generar un tablero.',
  noPicture: 'No hay ningún tablero que mostrar.',
  unknownGame: 'Ese juego no está disponible aquí.',
  badValue: 'No se puede leer el valor de «{name}» en la dirección.',
} as const;
