import { counted } from './forms';

/** What is printed, and the panel that prints it. */
export const printing = {
  open: 'Imprimer',
  close: 'Fermer',
  means: 'En A4 ou Letter, en noir sur blanc.',
  print: 'Imprimer',
  missing: 'L’impression n’a pas pu être chargée. Vérifie la connexion et réessaie.',
  refused:
    'Si rien ne s’est ouvert, le jeu n’a peut-être pas le droit d’imprimer ici. Laisse ce panneau ouvert et sers-toi de la commande du navigateur, ou ouvre le jeu dans son propre onglet.',
  name: 'Nom',
  date: 'Date',
  code: 'La même à l’écran',
  wordbler: {
    sheet: 'Feuille de score',
    sheetMeans: 'une colonne par personne',
    board: 'Plateau vide',
    boardMeans: 'à remplir à la main',
    turn: 'Tour',
    word: 'Mot',
    points: 'Points',
    total: 'Total',
    left: 'Reste au chevalet',
    tiles: 'Les jetons : leur valeur et leur nombre',
    blank: 'Joker',
    tile: (points: number, count: number) => `${points} × ${count}`,
    star: 'Le premier mot passe par le centre.',
    rack: (size: number) => `Chaque chevalet reçoit ${counted(size, 'jeton')}.`,
  },
} as const;
