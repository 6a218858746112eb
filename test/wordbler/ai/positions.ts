import { Dice } from '../../../src/engine/random/dice';
import { englishTiles, presets, type Rules, shapeOf, usualShape } from '../../../src/rules';
import type { Gaddag } from '../../../src/wordbler/ai/gaddag';
import { after, allPlays, deskWith } from './found-plays';
import type { Letters } from './slow-search';

export const emptyBoard: Letters = new Array(usualShape.side * usualShape.side).fill('');

/** The hundred tiles as letters; a blank is the empty string. */
export const bag: readonly string[] = [
  ...englishTiles.letters.flatMap(({ letter, count }) => new Array<string>(count).fill(letter)),
  ...new Array<string>(englishTiles.blanks).fill(''),
];

export interface Position {
  letters: Letters;
  rack: string[];
}

/** Positions out of random games: any play may be chosen, so that strange boards come up. */
export function* positions(
  gaddag: Gaddag,
  seed: string,
  count: number,
  rules: Rules = presets.classic,
): Generator<Position> {
  const nothing: Letters = shapeOf(rules).bonuses.map(() => '');
  const dice = new Dice(seed);
  for (let found = 0; found < count; ) {
    let letters = nothing;
    const tiles = dice.shuffled(bag);
    while (tiles.length > 0 && found < count) {
      const blanks = dice.below(8) === 0 ? new Array<string>(1 + dice.below(2)).fill('') : [];
      const rack = [...blanks, ...tiles.slice(0, 1 + dice.below(7) - blanks.length)].slice(0, 7);
      yield { letters, rack };
      found++;
      const plays = allPlays(deskWith(gaddag, letters, rules), tiles.slice(0, 7));
      if (plays.length === 0) break;
      letters = after(letters, plays[dice.below(plays.length)]!);
      tiles.splice(0, 4);
    }
  }
}
