/** What is said to the page around the game. */
export const embed = {
  malformed: 'Ce n’est pas un message de cette version.',
  failed: 'Cela n’a pas pu se faire.',
  noWords: 'Les mots n’ont pas pu être chargés.',
  noBoard: 'Aucune grille n’a pu être lancée.',
  noPicture: 'Il n’y a pas de plateau à voir.',
  unknownGame: 'Ce n’est aucun des jeux d’ici.',
  badValue: (name: string) => `L’adresse donne pour « ${name} » quelque chose d’illisible.`,
} as const;
