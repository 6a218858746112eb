export const searchLists = {
  gardenBirds: 'Aves de jardín',
  fruit: 'Frutas', vegetables: 'Verduras', trees: 'Árboles', flowers: 'Flores', farmyard: 'La granja',
  seaLife: 'Vida marina', insects: 'Insectos', weather: 'El tiempo', space: 'Espacio', mountains: 'Montaña',
  harbour: 'El puerto', railway: 'Ferrocarril', kitchen: 'Cocina', bakery: 'Panadería', tools: 'Herramientas',
  sports: 'Deportes', music: 'Música', clothes: 'Ropa', boardGames: 'Juegos de mesa', school: 'Escuela',
  painting: 'Pintura', winter: 'Invierno', castles: 'Castillos',
  everyday: 'Palabras cotidianas',
  shortWords: 'Palabras cortas', longWords: 'Palabras largas',
} as const;
