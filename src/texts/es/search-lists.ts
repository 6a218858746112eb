import type { wordSearch } from '../../core';

/** What players read for the categories that ship with the game. */
export const searchLists: Readonly<Record<wordSearch.PresetId, string>> = {
  gardenBirds: 'Aves del jardín',
  fruit: 'Frutas',
  vegetables: 'Verduras',
  trees: 'Árboles',
  flowers: 'Flores',
  farmyard: 'La granja',
  seaLife: 'Vida marina',
  insects: 'Insectos',
  weather: 'El tiempo',
  space: 'Espacio',
  mountains: 'Montaña',
  harbour: 'El puerto',
  railway: 'Ferrocarril',
  kitchen: 'Cocina',
  bakery: 'Panadería',
  tools: 'Herramientas',
  sports: 'Deportes',
  music: 'Música',
  clothes: 'Ropa',
  boardGames: 'Juegos de mesa',
  school: 'Escuela',
  painting: 'Pintura',
  winter: 'Invierno',
  castles: 'Castillos',
};
