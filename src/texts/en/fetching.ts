/** While the code of a game is on its way. */
export const fetching = {
  coming: (game: string) => `${game} is being fetched.`,
  late: (game: string) => `${game} has not come yet. Wait, try again, or play another game meanwhile.`,
  unreachable: 'The server does not answer. Look after the connection, then try again.',
  loadsAnew:
    'Trying again loads the page anew. Nothing can be kept here, so the game under way would be lost.',
  tryAgain: 'Try again',
  menu: 'Back to the menu',
} as const;
