import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { must } from '../../../src/engine/must';
import {
  type Card,
  comingAfter,
  type Deck,
  dueOn,
  isLearned,
  joinedDecks,
  mostCards,
  newADay,
  readDeck,
  withAnswer,
  withMissed,
  withoutWord,
  wordsLearned,
  writeDeck,
} from '../../../src/study/rules/deck';
import { someDeck } from './some-cards';

const day = 739_900;
const missed = { language: 'en', source: 'scramble', day } as const;
const deckOf = (...words: string[]) => withMissed([], words, missed);
const card = (deck: Deck, word: string) => deck.find((own) => own.word === word);

describe('two decks', () => {
  it('are joined in any order, however often, without loss', () => {
    fc.assert(
      fc.property(someDeck, someDeck, someDeck, (one, other, third) => {
        const both = joinedDecks(one, other);
        expect(joinedDecks(other, one)).toEqual(both);
        expect(joinedDecks(both, one)).toEqual(both);
        expect(joinedDecks(joinedDecks(one, other), third)).toEqual(joinedDecks(one, joinedDecks(other, third)));
        for (const { word, language, answers, levels, missed: last } of [...one, ...other]) {
          const own = both.find((joined) => joined.word === word && joined.language === language);
          expect(own?.missed).toBeGreaterThanOrEqual(last);
          expect(own?.levels ?? []).toEqual(expect.arrayContaining([...(levels ?? [])]));
          expect(own?.answers.map((answer) => answer.day)).toEqual(
            expect.arrayContaining(answers.map((answer) => answer.day)),
          );
        }
      }),
    );
  });

  it('are kept and read again as they are', () => {
    fc.assert(
      fc.property(someDeck, (deck) => {
        expect(readDeck(JSON.parse(JSON.stringify(writeDeck(deck))))).toEqual(deck);
      }),
    );
  });
});

describe('words that are learned', () => {
  const on = (level: string | undefined, source: 'scramble' | 'wordbler' = 'wordbler') => ({
    language: 'en' as const,
    source,
    day,
    ...(level !== undefined && { level }),
  });
  const known = (deck: Deck, word: string) =>
    [day + 1, day + 2].reduce((own, at) => withAnswer(own, { word, language: 'en' }, at, 'good'), deck);

  it('are told by game and by the level on which they were missed, each where it was, however decks are joined', () => {
    const mine = known(withMissed(withMissed([], ['QUA', 'ZA'], on('club')), ['QUA'], on('expert')), 'QUA');
    const theirs = withMissed(withMissed([], ['ZA', 'AIRN'], on('4', 'scramble')), ['RETAINS'], on('club'));
    const all = joinedDecks(mine, theirs);
    expect(joinedDecks(theirs, mine)).toEqual(all);
    expect(wordsLearned(all, undefined)).toEqual({ learned: 1, all: 4 });
    expect(wordsLearned(all, 'wordbler')).toEqual({ learned: 1, all: 3 });
    expect(wordsLearned(all, 'wordbler', 'club')).toEqual({ learned: 1, all: 3 });
    expect(wordsLearned(all, 'wordbler', 'expert')).toEqual({ learned: 1, all: 1 });
    expect(wordsLearned(all, 'scramble', '4')).toEqual({ learned: 0, all: 2 });
    expect(wordsLearned(all, 'scramble', 'club')).toEqual({ learned: 0, all: 0 });
    fc.assert(
      fc.property(someDeck, someDeck, (one, other) => {
        for (const level of ['club', 'people'])
          for (const deck of [one, other])
            expect(wordsLearned(joinedDecks(one, other), 'wordbler', level).all).toBeGreaterThanOrEqual(
              wordsLearned(deck, 'wordbler', level).all,
            );
      }),
    );
  });

  it('of the release before are read, and told by game, for nobody knows their level', () => {
    const saved = {
      version: 1,
      cards: [
        {
          word: 'QUA',
          language: 'en',
          from: ['scramble'],
          missed: day,
          answers: [
            [day + 1, 2],
            [day + 2, 3],
          ],
        },
      ],
    };
    const deck = readDeck(saved) as Deck;
    expect(writeDeck(deck)).toEqual(saved);
    expect(wordsLearned(deck, 'scramble')).toEqual({ learned: 1, all: 1 });
    expect(wordsLearned(deck, 'scramble', '4')).toEqual({ learned: 0, all: 0 });
    // Missed once more, it is known from then on.
    expect(wordsLearned(withMissed(deck, ['QUA'], on('4', 'scramble')), 'scramble', '4').all).toBe(1);
  });
});

describe('what is no deck', () => {
  const good = JSON.parse(
    JSON.stringify(writeDeck(withAnswer(deckOf('QUA'), { word: 'QUA', language: 'en' }, day, 'hard'))),
  );

  it('is of a newer game, or damaged', () => {
    expect(readDeck({ ...good, version: 2 })).toBe('newer');
    for (const value of [undefined, 7, {}, { version: 1 }, { ...good, cards: [...good.cards, ...good.cards] }])
      expect(readDeck(value)).toBe('damaged');
    for (const fault of [
      { word: '' },
      { word: 'A'.repeat(41) },
      { language: 'xx' },
      { from: [] },
      { from: ['scramble', 'elsewhere'] },
      { missed: -1 },
      { levels: [] },
      { levels: ['wordbler club', 'scramble 4'] },
      { levels: ['scramble 4', 'scramble 4'] },
      { levels: [4] },
      { levels: ['A'.repeat(121)] },
      { left: 'now' },
      { answers: [[day, 4]] },
      { answers: [[day, 1, 1]] },
      {
        answers: [
          [day, 1],
          [day, 2],
        ],
      },
      {
        answers: [
          [day, 1],
          [day - 1, 2],
        ],
      },
    ])
      expect(readDeck({ ...good, cards: [{ ...good.cards[0], ...fault }] }), JSON.stringify(fault)).toBe('damaged');
  });

  it('whatever it is, breaks nothing', () => {
    fc.assert(fc.property(fc.anything(), (value) => void readDeck(value)));
  });
});

describe('a word', () => {
  it('that was missed is asked for; taken away, not any more, until it is missed again', () => {
    const due = (deck: Deck, today: number) => dueOn(deck, 'en', today, () => today).map(({ word }) => word);
    const deck = deckOf('QUA');
    expect(due(deck, day)).toEqual(['QUA']);
    expect(dueOn(deck, 'fr', day, () => day)).toEqual([]);
    const gone = withoutWord(deck, { word: 'QUA', language: 'en' }, day + 1);
    expect(due(gone, day + 1)).toEqual([]);
    expect(due(withMissed(gone, ['QUA'], { ...missed, day: day + 1 }), day + 2)).toEqual([]);
    expect(due(withMissed(gone, ['QUA'], { ...missed, day: day + 2 }), day + 2)).toEqual(['QUA']);
  });

  it('is answered once a day: what counts is the worst', () => {
    const key = { word: 'QUA', language: 'en' } as const;
    const once = withAnswer(deckOf('QUA'), key, day, 'again');
    const twice = withAnswer(once, key, day, 'easy');
    expect(card(twice, 'QUA')?.answers).toEqual([{ day, grade: 'again' }]);
  });

  it('is learned once it was known on two days in a row', () => {
    const answers = (...given: Card['answers'][number]['grade'][]) =>
      isLearned({
        ...deckOf('QUA')[0]!,
        answers: given.map((grade, at) => ({ day: day + at, grade })),
      });
    expect(answers('good')).toBe(false);
    expect(answers('good', 'hard')).toBe(true);
    expect(answers('again', 'good', 'easy')).toBe(true);
    expect(answers('good', 'good', 'again')).toBe(false);
  });
});

describe('a day', () => {
  it('asks for what was missed or answered by a clock that was ahead, as if it had not been', () => {
    const key = { word: 'QUA', language: 'en' } as const;
    const lastAnswer = (card: Card) => card.answers.at(-1)?.day ?? 0;
    const due = (deck: Deck, today: number) => dueOn(deck, 'en', today, lastAnswer).map(({ word }) => word);
    const ahead = withMissed([], ['QUA'], { ...missed, day: day + 400 });
    expect(due(ahead, day)).toEqual(['QUA']);
    const early = withAnswer(deckOf('QUA'), key, day + 1, 'good');
    expect(due(withAnswer(early, key, day + 400, 'easy'), day + 1)).toEqual(['QUA']);
    const missedAhead = withMissed(early, ['QUA'], { ...missed, day: day + 400 });
    expect(dueOn(missedAhead, 'en', day + 1, lastAnswer)).toEqual(
      dueOn(early, 'en', day + 1, lastAnswer).map((own) => ({ ...own, missed: day + 1 })),
    );
  });

  it('asks for so many new words, the last missed first, and for all others that are due', () => {
    const many = Array.from({ length: 14 }, (_, at) => `A${String.fromCharCode(65 + at)}`);
    let deck = many.reduce<Deck>((own, word, at) => withMissed(own, [word], { ...missed, day: day - at }), []);
    const today = () => dueOn(deck, 'en', day, () => day + 3).map(({ word }) => word);
    expect(today()).toEqual(many.slice(0, newADay));
    deck = withAnswer(deck, { word: 'AA', language: 'en' }, day, 'good');
    expect(today()).toEqual(many.slice(1, newADay));
    deck = withAnswer(deck, { word: 'AB', language: 'en' }, day - 1, 'good');
    expect(dueOn(deck, 'en', day, () => day).map(({ word }) => word)).toContain('AB');
    // It was new yesterday: answered again today, it takes no new word's place.
    deck = withAnswer(deck, { word: 'AB', language: 'en' }, day, 'good');
    expect(today()).toEqual(many.slice(2, newADay + 1));
  });

  it('knows how many come on those behind it: what is due then, and new words that had no room before', () => {
    let deck = Array.from({ length: 23 }, (_, at) => `A${String.fromCharCode(65 + at)}`).reduce<Deck>(
      (own, word) => withMissed(own, [word], missed),
      [],
    );
    const dueDay = (card: Card) => must(card.answers.at(-1)).day + 3;
    const coming = () => comingAfter(deck, 'en', day, 4, dueDay);
    expect(coming()).toEqual([10, 3, 0, 0]);
    for (const [word, on] of [
      ['AA', day],
      ['AB', day - 1],
      // It is due today.
      ['AC', day - 3],
    ] as const)
      deck = withAnswer(deck, { word, language: 'en' }, on, 'good');
    expect(coming()).toEqual([10, 2, 1, 0]);
    expect(comingAfter(deck, 'fr', day, 4, dueDay)).toEqual([0, 0, 0, 0]);
  });
});

it('a full deck takes no new words, and knows its own still', () => {
  const full: Deck = Array.from({ length: mostCards }, (_, at) => ({
    ...deckOf('QUA')[0]!,
    word: `A${at}`,
  }));
  const more = withMissed(full, ['ZA', 'A7'], { ...missed, day: day + 1 });
  expect(more).toHaveLength(mostCards);
  expect(card(more, 'ZA')).toBeUndefined();
  expect(card(more, 'A7')?.missed).toBe(day + 1);
});
