/** What is said to the page around the game. */
export const embed = {
  malformed: 'This version doesn’t know that message.',
  failed: 'That didn’t work.',
  noWords: 'Couldn’t load the words.',
  noBoard: 'Couldn’t roll a board.',
  noPicture: 'There’s no board to show.',
  unknownGame: 'That game isn’t played here.',
  badValue: 'The address has a value for “{name}” that can’t be read.',
} as const;
