/** What is said of a board while others race on it. */
export const raced = {
  turn: 'in a race',
  goesOn: 'The race goes on meanwhile: its clock waits for nobody.',
  noHint: 'In a race nobody is helped.',
  back: 'Back to the race',
} as const;
