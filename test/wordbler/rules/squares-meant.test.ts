import { describe, expect, it } from 'vitest';
import { type Refusal, squaresMeant } from '../../../src/wordbler/rules';
import { nameOf } from './notation';
import { act, eventOf, layWord, only, play, tableWith } from './table';

const rack = { racks: ['CANOPYA', 'EEEEEEE'], words: only('NO') };

/** Lays these moves one after another, is refused, and names the squares that are meant. */
function meant(
  situation: Partial<Parameters<typeof tableWith>[0]>,
  laid: readonly string[],
  reason: Refusal | 'disjoint',
) {
  const engine = tableWith({ ...rack, ...situation });
  for (const move of laid) layWord(engine, move);
  const answer = act(engine, 'done');
  if (reason === 'disjoint') eventOf(answer, 'playRefused');
  else expect(answer).toEqual({ ok: false, reason });
  return squaresMeant(engine.state, reason).map(nameOf);
}

describe('The squares that a refusal means', () => {
  it('are all empty ones of a gap, whatever stands in between', () => {
    expect(meant({}, ['8G C', '8I N', '8L P'], 'gap')).toEqual(['H8', 'J8', 'K8']);
    expect(meant({ board: '8 .......NO' }, ['8G C', '8L P'], 'gap')).toEqual(['J8', 'K8']);
    expect(meant({}, ['H10 P', 'H7 C'], 'gap')).toEqual(['H8', 'H9']);
  });

  it('are the tiles laid, if they lie in no line, too few, or alone', () => {
    expect(meant({}, ['8H C', '9I A'], 'notInLine')).toEqual(['H8', 'I9']);
    expect(meant({}, ['8H C'], 'tooShort')).toEqual(['H8']);
    expect(meant({ board: '8 .......NO' }, ['1A CAP'], 'disjoint')).toEqual(['A1', 'B1', 'C1']);
  });

  it('are the star alone, if the first word misses it', () => {
    expect(meant({}, ['1A CAP'], 'missesStar')).toEqual(['H8']);
  });

  it('are none, if nothing is laid', () => {
    expect(meant({}, [], 'nothingLaid')).toEqual([]);
  });

  it('are the one that is taken', () => {
    const engine = tableWith({ ...rack, board: '8 .......NO' });
    const tile = engine.state.racks[0]![0] ?? 0;
    const command = { type: 'lay' as const, seat: 0, tile, x: 8, y: 7 };
    expect(engine.dispatch(command)).toEqual({ ok: false, reason: 'squareTaken' });
    expect(squaresMeant(engine.state, 'squareTaken', command)).toEqual([{ x: 8, y: 7 }]);
  });

  it('are those of the words that are none, each once, and not those of the others', () => {
    const situation = { racks: ['CAPIIII', 'EEEEEEE'], board: '8 .......CATER' };
    const rejected = (...valid: string[]) => {
      const engine = tableWith({ ...situation, words: only(...valid) });
      return eventOf(play(engine, '7I CAP'), 'wordsRejected').squares.map(nameOf);
    };
    expect(rejected('CAP', 'AT')).toEqual(['I7', 'I8', 'K7', 'K8']);
    expect(rejected('AT', 'PE')).toEqual(['I7', 'J7', 'K7', 'I8']);
  });
});
