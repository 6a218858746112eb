/** What is said of a board while others race on it. */
export const raced = {
  turn: 'en una carrera',
  goesOn: 'La carrera sigue entretanto: su reloj no espera a nadie.',
  noHint: 'En una carrera no se ayuda a nadie.',
  back: 'Volver a la carrera',
};
