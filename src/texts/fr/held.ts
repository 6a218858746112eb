/** What is said where the page stands in another one. */
export const held = {
  title: 'En pause',
  means: 'La page autour du jeu l’a mis en pause. Il reprendra tout seul.',
} as const;
