export const searchLists = {
  gardenBirds: 'Gartenvögel',
  fruit: 'Obst', vegetables: 'Gemüse', trees: 'Bäume', flowers: 'Blumen', farmyard: 'Bauernhof',
  seaLife: 'Im Meer', insects: 'Insekten', weather: 'Wetter', space: 'Weltraum', mountains: 'Berge',
  harbour: 'Hafen', railway: 'Eisenbahn', kitchen: 'Küche', bakery: 'Backstube', tools: 'Werkzeug',
  sports: 'Sport', music: 'Musik', clothes: 'Kleidung', boardGames: 'Brettspiele', school: 'Schule',
  painting: 'Malerei', winter: 'Winter', castles: 'Burgen',
  everyday: 'Alltagswörter',
  shortWords: 'Kurze Wörter', longWords: 'Lange Wörter',
} as const;
