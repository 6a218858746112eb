import { describe, expect, it } from 'vitest';
import { why as sentences } from '../../../src/texts/sentences/review';
import { reasonsOf } from '../../../src/wordbler/ai/lesson';
import { reviewTurn } from '../../../src/wordbler/ai/review';
import type { HistoryEntry } from '../../../src/wordbler/rules';
import {
  type PlayedLetter,
  playSheet,
  type VisibleState,
  visibleStateOf,
} from '../../../src/wordbler/rules/visible-state';
import { en } from '../../texts/spoken';
import { isSmall, lettersToLay, parseMove } from '../rules/notation';
import { tableWith } from '../rules/table';

interface Turn {
  board?: string;
  best: string;
  /** A play, or what was done instead. */
  own?: string | Record<string, unknown>;
  fullRackBonus?: number;
  /** Letters lie in any order, and these are the words of the best play, as they are read. */
  reads?: string[];
}

function played(engine: ReturnType<typeof tableWith>, sight: VisibleState, text: string) {
  const tiles = lettersToLay(engine.state.board, parseMove(text)).map(
    ({ x, y, letter }): PlayedLetter => ({ x, y, letter: letter.toUpperCase(), blank: isSmall(letter) }),
  );
  return { tiles, sheet: playSheet(sight, tiles).sheet };
}

/** Why the best play of a turn scores more, in words. */
function why({ board, best, own = { kind: 'passed' }, fullRackBonus = 50, reads }: Turn): string {
  const engine = tableWith({
    racks: ['', ''],
    board,
    rules: { fullRackBonus, ...(reads && { letterOrder: 'free' }) },
  });
  const sight = visibleStateOf(engine, 0);
  const { tiles, sheet } = played(engine, sight, best);
  const done =
    typeof own === 'string' ? { kind: 'played', sheet: played(engine, sight, own).sheet } : { points: 0, ...own };
  const points = done.kind === 'played' ? (done as { sheet: typeof sheet }).sheet.total : 0;
  const entry = { ...done, points, seat: 0, turn: 1, total: points } as HistoryEntry;
  const advice = {
    move: { kind: 'play' as const, tiles, score: sheet.total },
    words: reads ?? sheet.words.map(({ word }) => word),
  };
  const reasons = reasonsOf(reviewTurn({ entry, sight }, advice));
  return reasons.length > 0 ? sentences(en, reasons) : '';
}

describe('Why the best play scores more', () => {
  it.each<[string, Turn, string]>([
    [
      'an exchange',
      { best: '8H CAT', own: { kind: 'exchanged', count: 2 } },
      'An exchange scores nothing: 10 points were possible.',
    ],
    ['a pass', { best: '8E WEATHER' }, 'A pass scores nothing: 76 points were possible.'],
    ['time out', { best: '8H CAT', own: { kind: 'timedOut' } }, 'Time ran out: 10 points were possible.'],
    [
      'invalid words',
      {
        best: '8H CAT',
        own: { kind: 'invalid', words: ['TAC', 'QI'], attempted: ['TAC', 'QI'], turnLost: true },
      },
      'TAC and QI are invalid: 10 points were possible.',
    ],
  ])('than %s', (_, turn, sentence) => {
    expect(why(turn)).toBe(sentence);
  });

  it.each<[string, Turn, string]>([
    [
      'all seven through a word',
      { board: '8 .......CTA', best: 'I5 SEPTARAE', own: 'K8 SO', reads: ['SEPARATE'] },
      'All seven tiles fit in one play.',
    ],
    [
      'no hook, but words',
      { board: '8 .......CTA', best: 'K8 SO', own: 'H8 COO', reads: ['SO', 'CATS'] },
      '2 words at once: SO and CATS.',
    ],
    [
      'no word that grows, but a letter that counts again',
      { board: '8 ....GNITS', best: '8E GNITSRES', own: 'E8 GO', reads: ['STINGERS'] },
      'The G counts again. It plays 3 tiles, not 1.',
    ],
  ])('where letters lie in any order: %s', (_, turn, sentence) => {
    expect(why(turn)).toBe(sentence);
  });

  it.each<[string, Turn, string]>([
    [
      'the same word in another place',
      { board: '8 .......CAT', best: 'K5 AXES', own: '9J AXES' },
      'AXES scores more elsewhere. The word reaches the double word.',
    ],
    ['all seven tiles', { best: '8E WEATHER', own: '8H WET' }, 'All seven tiles fit in one play.'],
    [
      'all seven from a word on',
      { board: '8 ......ZEROS', best: 'K8 SWEATILY', own: '9H ADS' },
      'All seven tiles run on from the S of ZEROS. The word reaches the double word.',
    ],
    [
      'all seven through a word',
      { board: '8 .......CAT', best: 'I5 SEPARATE', own: 'K8 SO' },
      'All seven tiles go through the A of CAT.',
    ],
    [
      'all seven up to a word',
      { board: '8 .......CAT', best: 'I1 INSOMNIA', own: 'K8 SO' },
      'All seven tiles lead to the A of CAT.',
    ],
    [
      'a heavy letter on a word bonus',
      { board: '8 ......ZEROS', best: '15A HAT', own: '9H AT' },
      'The H, worth 4, reaches the triple word.',
    ],
    [
      'any letter on a word bonus',
      { board: '15 .AT', best: '15A SATE', own: '14B ON' },
      'The word reaches the triple word. The E on the double letter is worth 2.',
    ],
    [
      'two word bonuses',
      { board: '5 .......T', best: '5E WEATHER', own: '5H TO' },
      'The whole word counts 4 times. It plays the W, worth 4.',
    ],
    [
      'a letter bonus, told once',
      { board: '13 .NICKED', best: 'B10 JINN', own: 'B11 WIN' },
      'The J on the triple letter is worth 24.',
    ],
    [
      'a letter bonus in two words',
      { board: '8 .......CAT', best: '9I KO', own: '9I TO' },
      'The K counts both ways, in KO and AK. 3 words at once: KO, AK and TO.',
    ],
    [
      'several words',
      { board: '4 .....CATER', best: '5G OE', own: 'F4 CO' },
      '3 words at once: OE, AO and TE. It plays 2 tiles, not 1.',
    ],
    ['a hook', { board: '8 .......CAT', best: 'K8 SO', own: 'H8 COO' }, 'The S also turns CAT into CATS.'],
    [
      'a word that grows',
      { board: '8 ....STING', best: '8E STINGERS', own: 'E8 SO' },
      'STING grows into STINGERS. It plays 3 tiles, not 1.',
    ],
    [
      'a heavy letter that lay there',
      { board: '8 .......QI', best: 'H7 AQUA', own: 'I8 IT' },
      'The Q counts again. It plays 3 tiles, not 1.',
    ],
    ['a heavy letter', { board: '8 ....CATER', best: 'E8 CHI', own: 'E8 COO' }, 'It plays the H, worth 4.'],
    ['a longer word', { board: '8 .......CAT', best: 'I8 ATONE', own: 'I8 AT' }, 'It plays 4 tiles, not 1.'],
    ['a little', { board: '8 ....CATER', best: 'E8 CAD', own: 'E8 CAN' }, 'The same rack held 1 more point.'],
    ['nothing', { best: '8H CAT', own: '8H CAT' }, ''],
  ])('by %s', (_, turn, sentence) => {
    expect(why(turn)).toBe(sentence);
  });
});
