import fc from 'fast-check';
import { type Card, type Deck, grades, joinedDecks, sources } from '../../../src/study/rules/deck';

const day = fc.integer({ min: 739_900, max: 739_930 });

export const someCard: fc.Arbitrary<Card> = fc
  .record({
    word: fc.constantFrom('AIRN', 'QUA', 'ZA', 'RETAINS', '\ue001AMA'),
    language: fc.constantFrom('en' as const, 'es' as const),
    from: fc.subarray([...sources], { minLength: 1 }),
    levels: fc.option(
      fc.subarray(['scramble 4', 'scramble typed', 'wordbler club', 'wordbler people'], { minLength: 1 }),
      { nil: undefined },
    ),
    missed: day,
    left: fc.option(day, { nil: undefined }),
    answers: fc.uniqueArray(fc.record({ day, grade: fc.constantFrom(...grades) }), {
      selector: (answer) => answer.day,
      maxLength: 6,
    }),
  })
  .map(({ left, levels, answers, ...card }) => ({
    ...card,
    ...(levels && { levels }),
    ...(left !== undefined && { left }),
    answers: answers.sort((one, other) => one.day - other.day),
  }));

/** Each word once. */
export const someDeck: fc.Arbitrary<Deck> = fc
  .array(someCard, { maxLength: 8 })
  .map((cards) => cards.reduce<Deck>((deck, card) => joinedDecks(deck, [card]), []));
