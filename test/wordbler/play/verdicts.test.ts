import { describe, expect, it } from 'vitest';
import { Match } from '../../../src/wordbler/play/match';
import { isGreat, newsOf, remarkOf, remarkOn } from '../../../src/wordbler/play/messages';
import { type BestPlay, Verdicts, verdictOn } from '../../../src/wordbler/play/teacher';
import { justRight, presets, type ScoreSheet, type Seat, seatedAt } from '../../../src/wordbler/rules';
import { en } from '../../texts/spoken';
import { anyWord, setupFor } from '../rules/table';

const sheetOf = (word: string, total: number, laid = word.length) =>
  ({
    total,
    bonus: 0,
    words: [{ word, letters: [...word].map((letter, at) => ({ letter, isNew: at < laid })) }],
  }) as unknown as ScoreSheet;

const bestPlay = { move: {}, sheet: sheetOf('QUIXOTIC', 76) } as BestPlay;

/** What has been found out is known by then. */
const soon = () => new Promise((done) => setTimeout(done));

describe('The word on a play', () => {
  it.each([
    [76, 'You found the best play.'],
    [80, 'You found the best play.'],
    [46, 'Best: QUIXOTIC, 76. You scored 61% of that.'],
    // Nearly all of it is not all of it.
    [75.9, 'Best: QUIXOTIC, 76. You scored 99% of that.'],
    [0, 'Best: QUIXOTIC, 76. You scored 0% of that.'],
  ])('of %i points beside the best', (points, text) => {
    expect(verdictOn(en, bestPlay, points)).toBe(text);
  });

  it('does not name the best where its letters are a secret', () => {
    expect(verdictOn(en, bestPlay, 46, 0, true)).toBe('Best: 76 points. You scored 61% of that.');
    expect(verdictOn(en, bestPlay, 76, 0, true)).toBe('You found the best play.');
  });

  it('praises nobody for what hints have told', () => {
    expect(verdictOn(en, bestPlay, 76, 3)).toBe('Found with 3 hints.');
    expect(verdictOn(en, bestPlay, 76, 1, true)).toBe('Found with 1 hint.');
    expect(verdictOn(en, bestPlay, 46, 1)).toBe('Best: QUIXOTIC, 76. You scored 61% of that.');
  });
});

interface Wishes {
  wished?: boolean;
  secret?: boolean;
  sheet?: boolean;
}

function table(
  best: () => Promise<BestPlay | undefined>,
  { wished = true, secret = false, sheet = true }: Wishes = {},
) {
  const match = Match.fresh({ ...setupFor(2, presets.wordbler), words: anyWord.id }, anyWord);
  match.send({ type: 'begin' });
  const ways = {
    areWanted: () => wished,
    isPerson: (seat: number) => seat === match.state.toMove,
    hasSheet: () => sheet,
    isSecret: () => secret,
  };
  const verdicts = new Verdicts(en, match, { look: () => {}, best }, ways);
  const { toMove: seat, turn } = match.state;
  const playedFor = (points: number) => ({ type: 'playScored', seat, turn, sheet: sheetOf('QUIT', points) }) as never;
  const passed = { type: 'passed', seat, turn } as never;
  return { verdicts, seat, playedFor, played: playedFor(38), passed };
}

describe('Verdicts', () => {
  it('are told of a person’s play, once', async () => {
    const { verdicts, played } = table(async () => bestPlay);
    verdicts.weigh([played]);
    expect((await verdicts.takeVerdict())?.()).toBe('Best: QUIXOTIC, 76. You scored 50% of that.');
    expect(verdicts.takeVerdict()).toBeUndefined();
  });

  it('are left unsaid where nobody wishes them, and where the best play can’t be found', async () => {
    const unwished = table(async () => bestPlay, { wished: false });
    unwished.verdicts.weigh([unwished.played]);
    expect(unwished.verdicts.takeVerdict()).toBeUndefined();
    const lost = table(() => Promise.reject(new Error('lost')));
    lost.verdicts.weigh([lost.played]);
    expect(await lost.verdicts.takeVerdict()).toBeUndefined();
  });

  it('on a pass wait for its player’s next turn', async () => {
    const { verdicts, passed, seat } = table(async () => bestPlay);
    verdicts.weigh([passed]);
    await soon();
    expect(verdicts.takeNews(1 - seat)).toBeUndefined();
    expect(verdicts.takeNews(seat)?.()).toMatch(/^(Ann|Ben)’s best play last turn: QUIXOTIC, 76\.$/);
    expect(verdicts.takeNews(seat)).toBeUndefined();
  });

  it('keep the word for its player where others must not know the rack', async () => {
    const { verdicts, seat, played } = table(async () => bestPlay, { secret: true });
    verdicts.weigh([played]);
    expect((await verdicts.takeVerdict())?.()).toBe('Best: 76 points. You scored 50% of that.');
    await soon();
    expect(verdicts.takeNews(1 - seat)).toBeUndefined();
    expect(verdicts.takeNews(seat)?.()).toContain('QUIXOTIC, 76');
  });

  it('on a play that no sheet is shown of wait for its player’s next turn, too', async () => {
    const { verdicts, seat, played } = table(async () => bestPlay, { sheet: false });
    verdicts.weigh([played]);
    expect(verdicts.takeVerdict()).toBeUndefined();
    await soon();
    expect(verdicts.takeNews(seat)?.()).toContain('QUIXOTIC, 76');
  });

  it('say nothing more to who has found the best', async () => {
    const { verdicts, seat, playedFor } = table(async () => bestPlay, { secret: true });
    verdicts.weigh([playedFor(76)]);
    expect((await verdicts.takeVerdict())?.()).toBe('You found the best play.');
    await soon();
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
    expect(remarkOn(en, sheetOf('QUIZ', 60), undefined, 1)).toBeUndefined();
    expect(remarkOn(en, sheetOf('QUIZ', 20), 'club', 1)).toBeUndefined();
    const said = new Set([1, 2, 3, 4].map((turn) => remarkOn(en, sheetOf('QUIZ', 60), 'expert', turn)));
    expect([...said].sort()).toEqual(en.computer.remarks.expert.map((one) => `“${one}”`).sort());
  });

  it('is told with the remark behind the news', () => {
    const seats: Seat[] = [
      { name: 'Ann', kind: 'person' },
      { name: 'Ben', kind: 'computer', level: 'club' },
    ];
    const match = Match.fresh({ ...setupFor(2), seats, words: anyWord.id }, anyWord);
    const newsOfPlay = (seat: number, points: number) =>
      newsOf(en, { type: 'playScored', seat, sheet: sheetOf('QUIZ', points) } as never, match)?.();
    expect(newsOfPlay(1, 60)).toMatch(/^Ben scores 60 with QUIZ\. “.+”$/);
    expect(newsOfPlay(1, 20)).toBe('Ben scores 20 with QUIZ.');
    expect(newsOfPlay(0, 60)).toBe('Ann scores 60 with QUIZ.');
  });

  it('is remarked on like the level that a computer comes nearest to that is just right', () => {
    const seats = seatedAt(
      [
        { name: 'Ann', kind: 'person' },
        { name: 'Ben', kind: 'computer', level: justRight },
      ],
      'nestling',
    );
    const match = Match.fresh({ ...setupFor(2), seats, words: anyWord.id }, anyWord);
    const event = { type: 'playScored', seat: 1, sheet: sheetOf('QUIZ', 60) } as never;
    expect(en.computer.remarks.nestling.map((remark) => en.computer.says({ remark }))).toContain(
      remarkOf(en, event, match)?.(),
    );
  });
});
