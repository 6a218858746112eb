import { type Command, inReadingOrder, isBlank, type Square } from '.';
import type { Sighted } from './sight';

/** A letter of a play, on its square. */
export interface PlayedLetter extends Square {
  readonly letter: string;
  readonly blank: boolean;
}

/** What a seat may do with its turn. */
export type Move =
  | { readonly kind: 'play'; readonly tiles: readonly PlayedLetter[]; readonly score: number }
  /** The letters to give back; a blank is the empty string. */
  | { readonly kind: 'exchange'; readonly letters: readonly string[] }
  | { readonly kind: 'pass' };

/** The same for moves that are the same, whoever made them. */
export function keyOf(move: Move): string {
  if (move.kind === 'pass') return move.kind;
  if (move.kind === 'exchange') return ['exchange', ...[...move.letters].sort()].join(' ');
  return move.tiles
    .map(({ x, y, letter, blank }) => `${x} ${y} ${blank ? '?' : ''}${letter}`)
    .sort()
    .join(', ');
}

/** What is left of a rack. */
export function keptAfter(move: Move, rack: readonly string[]): string[] {
  if (move.kind === 'pass') return [...rack];
  const kept = [...rack];
  const spent =
    move.kind === 'play' ? move.tiles.map(({ letter, blank }) => (blank ? '' : letter)) : move.letters;
  for (const letter of spent) {
    const at = kept.indexOf(letter);
    if (at < 0) throw new RangeError(`no tile with "${letter}" on the rack`);
    kept.splice(at, 1);
  }
  return kept;
}

/** The commands by which a seat makes a move, the tiles laid in the order of reading. */
export function commandsOf(
  move: Move,
  { state, faces }: Pick<Sighted, 'state' | 'faces'>,
  seat: number,
): Command[] {
  const rack = state.racks[seat]!.filter((tile) => tile !== null);
  // Takes the tile from the rack, so that two alike are two.
  const take = (letter: string) => {
    const at = rack.findIndex((tile) => faces[tile]!.letter === letter);
    if (at < 0) throw new RangeError(`no tile with "${letter}" on the rack`);
    return rack.splice(at, 1)[0]!;
  };
  if (move.kind === 'pass') return [{ type: 'pass', seat }];
  if (move.kind === 'exchange') return [{ type: 'exchange', seat, tiles: move.letters.map(take) }];
  const lays = [...move.tiles].sort(inReadingOrder).map(({ x, y, letter, blank }): Command => {
    const tile = take(blank ? '' : letter);
    return isBlank(faces[tile]!)
      ? { type: 'lay', seat, tile, x, y, letter }
      : { type: 'lay', seat, tile, x, y };
  });
  return [...lays, { type: 'done', seat }];
}
