import { englishTiles } from '../core/alphabet/english';
import { tilesOf } from '../core/alphabet/languages';

export const pointsOf = new Map(englishTiles.letters.map(({ letter, points }) => [letter, points]));

export const pointsIn = (tiles: string) =>
  new Map(tilesOf(tiles).letters.map(({ letter, points }) => [letter, points]));
