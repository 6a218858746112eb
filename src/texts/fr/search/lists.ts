export const searchLists = {
  gardenBirds: 'Oiseaux du jardin',
  fruit: 'Fruits', vegetables: 'Légumes', trees: 'Arbres', flowers: 'Fleurs', farmyard: 'À la ferme',
  seaLife: 'Vie marine', insects: 'Insectes', weather: 'Météo', space: 'Espace', mountains: 'Montagne',
  harbour: 'Au port', railway: 'Chemin de fer', kitchen: 'Cuisine', bakery: 'Boulangerie', tools: 'Outils',
  sports: 'Sports', music: 'Musique', clothes: 'Vêtements', boardGames: 'Jeux de société', school: 'École',
  painting: 'Peinture', winter: 'Hiver', castles: 'Châteaux',
  everyday: 'Mots de tous les jours',
  shortWords: 'Mots courts', longWords: 'Mots longs',
} as const;
