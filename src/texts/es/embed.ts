/** What is said to the page around the game. */
export const embed = {
  malformed: 'Ese no es un mensaje de esta versión.',
  failed: 'Eso no se ha podido hacer.',
  noWords: 'Las palabras no se han podido cargar.',
  noBoard: 'No se ha podido lanzar ningún tablero.',
  noPicture: 'No hay ningún tablero que ver.',
  unknownGame: 'Ese no es ninguno de los juegos de aquí.',
  badValue: (name: string) => `La dirección tiene en «${name}» algo que no se puede leer.`,
} as const;
