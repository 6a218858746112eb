import { englishTiles } from '../core/alphabet/english';

export const pointsOf = new Map(englishTiles.letters.map(({ letter, points }) => [letter, points]));
