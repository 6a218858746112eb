export const embed = {
  malformed: 'Cette version ne connaît pas ce message.',
  failed: 'Ça n’a pas marché.',
  noWords: 'Impossible de charger les mots.',
  noBoard: 'Impossible de lancer les dés.',
  noPicture: 'Il n’y a pas de plateau à montrer.',
  unknownGame: 'Ce jeu ne se joue pas ici.',
  badValue: 'L’adresse donne à « {name} » une valeur illisible.',
} as const;
