import { englishTiles } from '../../engine/alphabet/english';
import { tilesOf } from '../../engine/alphabet/languages';

export const pointsOf = new Map(englishTiles.letters.map(({ letter, points }) => [letter, points]));

export const pointsIn = (tiles: string) =>
  new Map(tilesOf(tiles).letters.map(({ letter, points }) => [letter, points]));
