/** What is said on the way between the scenes. */
export const way = {
  leave: { title: 'Leave?', means: 'The game is kept.', stay: 'Stay', leave: 'Leave' },
  /** Of what is played and cannot be gone on with. */
  lost: 'Nothing of it is kept.',
  unknown: 'This address leads nowhere here, so this is the menu.',
  noGame: 'There is no game on the table to go on with.',
  noResult: 'There is no finished game to look at any more.',
  noRecord: 'There is no record of a game to look at. Open one.',
  noSearch: 'There is no word search to go on with.',
  noRound: 'There is no game of Scramble to go on with.',
  noLink: 'The link is not here any more. Open it once more to see its game.',
  noTable: 'There is no table with friends to go back to. Open its invitation once more.',
  noBoard: 'There is no board to watch. Choose one first.',
} as const;
