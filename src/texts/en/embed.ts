/** What is said to the page around the game. */
export const embed = {
  malformed: 'That is no message of this version.',
  failed: 'That could not be done.',
  noWords: 'The words could not be loaded.',
  noBoard: 'No board could be rolled.',
  noPicture: 'There is no board to be seen.',
  unknownGame: 'That is none of the games played here.',
  badValue: (name: string) => `The address has something for “${name}” that cannot be read.`,
} as const;
