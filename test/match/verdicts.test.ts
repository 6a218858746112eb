import { describe, expect, it } from 'vitest';
import { presets, type ScoreSheet } from '../../src/core/crossword';
import { Match } from '../../src/match/match';
import { isGreat, remarkOn } from '../../src/match/remarks';
import type { BestPlay } from '../../src/match/teacher';
import { Verdicts, verdictOn } from '../../src/match/verdicts';
import { en } from '../../src/texts/en';
import { anyWord, setupFor } from '../core/crossword/table';

const sheetOf = (word: string, total: number, laid = word.length) =>
  ({
    total,
    bonus: 0,
    words: [{ word, letters: [...word].map((letter, at) => ({ letter, isNew: at < laid })) }],
  }) as unknown as ScoreSheet;

const bestPlay = { move: {}, sheet: sheetOf('QUIXOTIC', 76) } as BestPlay;

describe('The word on a play', () => {
  it.each([
    [76, 'You found the best play.'],
    [80, 'You found the best play.'],
    [46, 'Best was QUIXOTIC, 76. You found 61 %.'],
    // Nearly all of it is not all of it.
    [75.9, 'Best was QUIXOTIC, 76. You found 99 %.'],
    [0, 'Best was QUIXOTIC, 76. You found 0 %.'],
  ])('of %i points beside the best', (points, text) => {
    expect(verdictOn(bestPlay, points)).toBe(text);
  });
});

function table(best: () => Promise<BestPlay | undefined>, wished = true) {
  const match = Match.fresh({ ...setupFor(2, presets.wordbler), words: anyWord.id }, anyWord);
  match.send({ type: 'begin' });
  const ways = { wished: () => wished, isPerson: (seat: number) => seat === match.state.toMove };
  const verdicts = new Verdicts(match, { look: () => {}, best }, ways);
  const { toMove: seat, turn } = match.state;
  const played = { type: 'playScored', seat, turn, sheet: sheetOf('QUIT', 38) } as never;
  const passed = { type: 'passed', seat, turn } as never;
  return { verdicts, seat, played, passed };
}

describe('Verdicts', () => {
  it('are told of a person’s play, once', async () => {
    const { verdicts, played } = table(async () => bestPlay);
    verdicts.hear([played]);
    expect(await verdicts.takeVerdict()).toBe('Best was QUIXOTIC, 76. You found 50 %.');
    expect(verdicts.takeVerdict()).toBeUndefined();
  });

  it('are left unsaid where nobody wishes them, and where the best play can’t be found', async () => {
    const unwished = table(async () => bestPlay, false);
    unwished.verdicts.hear([unwished.played]);
    expect(unwished.verdicts.takeVerdict()).toBeUndefined();
    const lost = table(() => Promise.reject(new Error('lost')));
    lost.verdicts.hear([lost.played]);
    expect(await lost.verdicts.takeVerdict()).toBeUndefined();
  });

  it('on a pass wait for its player’s next turn', async () => {
    const { verdicts, passed, seat } = table(async () => bestPlay);
    verdicts.hear([passed]);
    await new Promise((done) => setTimeout(done));
    expect(verdicts.takeNews(1 - seat)).toBeUndefined();
    expect(verdicts.takeNews(seat)).toMatch(/^Best was QUIXOTIC, 76, for /);
    expect(verdicts.takeNews(seat)).toBeUndefined();
  });
});

describe('A great play', () => {
  it('is one of fifty points, or of seven tiles', () => {
    expect(isGreat(sheetOf('QUIZ', 50))).toBe(true);
    expect(isGreat(sheetOf('QUIZ', 49))).toBe(false);
    expect(isGreat(sheetOf('RETAINS', 16))).toBe(true);
    expect(isGreat(sheetOf('RETAINS', 16, 6))).toBe(false);
  });

  it('is remarked on by a computer in the words of its level, and by nobody else', () => {
    expect(remarkOn(sheetOf('QUIZ', 60), undefined, 1)).toBeUndefined();
    expect(remarkOn(sheetOf('QUIZ', 20), 'club', 1)).toBeUndefined();
    const said = new Set([1, 2, 3, 4].map((turn) => remarkOn(sheetOf('QUIZ', 60), 'expert', turn)));
    expect([...said].sort()).toEqual([...en.computer.remarks.expert].sort());
  });
});
