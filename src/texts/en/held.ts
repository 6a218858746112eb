/** What is said where the page stands in another one. */
export const held = {
  title: 'Paused',
  means: 'The page around the game has paused it. It goes on by itself.',
} as const;
