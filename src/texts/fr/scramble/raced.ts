/** What is said of a board while others race on it. */
export const raced = {
  turn: 'en course',
  goesOn: 'La course continue pendant ce temps : son horloge n’attend personne.',
  noHint: 'En course, personne n’est aidé.',
  back: 'Retour à la course',
};
