/** What is said to the page around the game. */
export const embed = {
  malformed: 'Das ist keine Nachricht dieser Version.',
  failed: 'Das ging nicht.',
  noWords: 'Die Wörter konnten nicht geladen werden.',
  noBoard: 'Es ließ sich kein Brett würfeln.',
  noPicture: 'Es ist kein Brett zu sehen.',
  unknownGame: 'Das ist keines der Spiele hier.',
  badValue: (name: string) => `In der Adresse steht für „${name}“ etwas, das sich nicht lesen lässt.`,
} as const;
