import type { TileSet } from '../../../engine/alphabet/alphabet';
import { must } from '../../../engine/must';
import type { Dice } from '../../../engine/random/dice';
import { lettersOf } from '../grid/fill';
import type { Finder } from '../grid/finder';
import type { Ground } from './ground';
import type { LayFault } from './lay-fault';

interface Filling {
  message: Uint8Array;
  tiles: TileSet;
  /** Finds what no grid shall show by accident. */
  filter: Finder;
  dice: Dice;
}

const mostMends = 40;

/** Puts the message, and behind it letters by chance, where no word lies; or says why that cannot be. */
export function fillGround(ground: Ground, { message, tiles, filter, dice }: Filling): LayFault | undefined {
  const left = ground.open.filter((square) => ground.codes[square] === 0);
  if (left.length < message.length)
    return { code: 'messageTooLong', letters: message.length, left: left.length };
  const told = left.slice(0, message.length);
  const own = lettersOf(tiles);
  // Once more for each time it lies in a word, so that words don't stand out.
  const bag = [...own, ...ground.open.flatMap((square) => ground.codes[square] || [])];
  ground.lay(message, told);
  if (told.some((square) => ground.isAccident(square))) return { code: 'messageMakesWords' };

  const loose = new Set(left.slice(message.length));
  const put = (square: number) => {
    for (const code of [
      ...Array.from({ length: 3 }, () => must(bag[dice.below(bag.length)])),
      ...dice.shuffled(own),
    ]) {
      ground.codes[square] = code;
      if (!ground.isAccident(square)) return true;
    }
    return false;
  };
  for (const square of loose) if (!put(square)) return { code: 'crowded' };

  for (let mend = 0; mend < mostMends; mend++) {
    const unwanted = unwantedIn(ground, filter);
    if (unwanted.length === 0) return undefined;
    for (const squares of unwanted) {
      const free = squares.filter((square) => loose.has(square));
      // What a message says is said on purpose.
      if (free.length === 0) continue;
      if (!put(must(free[dice.below(free.length)]))) return { code: 'crowded' };
    }
    if (unwanted.every((squares) => !squares.some((square) => loose.has(square)))) return undefined;
  }
  return { code: 'crowded' };
}

/** Where words stand by accident that nobody wants to see; what a word of the list itself has in it is none. */
function unwantedIn(ground: Ground, filter: Finder): number[][] {
  const found: number[][] = [];
  const isWithin = (squares: readonly number[]) =>
    ground.lies.some(
      (lie) => lie?.squares.includes(must(squares[0])) && lie.squares.includes(must(squares.at(-1))),
    );
  filter.scan(ground.plain, ground.side, (_, plain) => {
    const squares = Array.from(plain, (at) => ground.squareOfPlain(at));
    if (!isWithin(squares)) found.push(squares);
  });
  return found;
}
