import type * as wordSearch from '../../../search/rules';

/** What players read for the categories that ship with the game. */
export const searchLists = {
  gardenBirds: 'Garden birds',
  fruit: 'Fruit', vegetables: 'Vegetables', trees: 'Trees', flowers: 'Flowers', farmyard: 'Farmyard',
  seaLife: 'Sea life', insects: 'Insects', weather: 'Weather', space: 'Space', mountains: 'Mountains',
  harbour: 'Harbour', railway: 'Railway', kitchen: 'Kitchen', bakery: 'Bakery', tools: 'Tools',
  sports: 'Sports', music: 'Music', clothes: 'Clothes', boardGames: 'Board games', school: 'School',
  painting: 'Painting', winter: 'Winter', castles: 'Castles',
  everyday: 'Everyday words',
  shortWords: 'Short words', longWords: 'Long words',
} as const satisfies Record<wordSearch.PageId, string>;
