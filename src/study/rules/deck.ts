import { isLanguage, type LanguageId } from '../../engine/alphabet/languages';
import { must } from '../../engine/must';
import { dayNumber } from '../../engine/saving/time';
import { count, fieldsOf, type Reader, recordOf, text } from '../../engine/saving/untrusted';

/** Where a word was missed. */
export const sources = ['wordbler', 'scramble', 'study'] as const;
export type Source = (typeof sources)[number];

/** A level of a game, as its record names it. */
const levelIn = (source: string, level: string) => `${source} ${level}`;

/** More than there are. */
const mostLevels = 50;

/** How well a word was known, from not at all on. */
export const grades = ['again', 'hard', 'good', 'easy'] as const;
export type Grade = (typeof grades)[number];

/** How well a word was known on a day; asked more than once a day, what counts is the worst of it. */
interface Answer {
  /** Its number (engine/saving/time.ts). */
  readonly day: number;
  readonly grade: Grade;
}

/**
 * A word that is to be learned. What it holds can be joined with what another device holds of it, in any order and
 * however often, and when it is due follows from that alone.
 */
export interface Card {
  readonly word: string;
  readonly language: LanguageId;
  readonly from: readonly Source[];
  /** On which levels of which games, in order (`levelIn`); not known of words missed before this was noted. */
  readonly levels?: readonly string[];
  /** The day on which it was missed last. */
  readonly missed: number;
  /** The day on which somebody had it taken away: it stays away until it is missed again. */
  readonly left?: number;
  /** Each of another day, the oldest first. */
  readonly answers: readonly Answer[];
}

/** Which word it is. */
export type CardKey = Pick<Card, 'word' | 'language'>;

const isSame = (one: CardKey, other: CardKey) => one.word === other.word && one.language === other.language;

const isRight = ({ grade }: Answer) => grade !== 'again';

/** So many days in a row on which it was known. */
const daysToLearn = 2;

/** It was known the last times it was asked for, each on another day. */
export const isLearned = ({ answers }: Card) =>
  answers.length >= daysToLearn && answers.slice(-daysToLearn).every(isRight);

/** It is asked for, on one day or another. */
export const isAsked = ({ missed, left }: Card) => left === undefined || missed > left;

/** So many are remembered; with those before, nobody would be asked otherwise. */
const mostAnswers = 100;

/** With an answer more. */
function answered(card: Card, answer: Answer): Card {
  return { ...card, answers: joinedAnswers(card.answers, [answer]) };
}

/** What is known of the same card here and there. */
export function joinedCards(one: Card, other: Card): Card {
  const left = Math.max(one.left ?? -1, other.left ?? -1);
  return {
    word: one.word,
    language: one.language,
    from: sources.filter((source) => one.from.includes(source) || other.from.includes(source)),
    ...joinedLevels(one, other),
    missed: Math.max(one.missed, other.missed),
    ...(left >= 0 && { left }),
    answers: joinedAnswers(one.answers, other.answers),
  };
}

function joinedLevels(one: Card, other: Card): Pick<Card, 'levels'> {
  const levels = [...new Set([...(one.levels ?? []), ...(other.levels ?? [])])].sort();
  return levels.length > 0 ? { levels: levels.slice(0, mostLevels) } : {};
}

function joinedAnswers(one: readonly Answer[], other: readonly Answer[]): Answer[] {
  const days = new Map<number, Answer>();
  for (const answer of [...one, ...other]) {
    const known = days.get(answer.day);
    days.set(answer.day, known && grades.indexOf(known.grade) <= grades.indexOf(answer.grade) ? known : answer);
  }
  return [...days.values()].sort((a, b) => a.day - b.day).slice(-mostAnswers);
}

/** The cards, each word of a language once, in an order that is the same everywhere. */
export type Deck = readonly Card[];

/** As many as anybody learns in years: then no new ones come, and of two decks those asked for last stay. */
export const mostCards = 5000;

const keyOf = ({ language, word }: CardKey) => `${language} ${word}`;
const inOrder = (cards: readonly Card[]) => [...cards].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));

const lastDay = ({ missed, answers }: Card) => Math.max(missed, answers.at(-1)?.day ?? 0);

/** The cards of two devices, without loss. */
export function joinedDecks(one: Deck, other: Deck): Deck {
  const all = new Map<string, Card>();
  for (const card of [...one, ...other]) {
    const known = all.get(keyOf(card));
    all.set(keyOf(card), known ? joinedCards(known, card) : card);
  }
  const cards = inOrder([...all.values()]);
  return cards.length <= mostCards ? cards : inOrder(cards.sort((a, b) => lastDay(b) - lastDay(a)).slice(0, mostCards));
}

/** Words were missed: they come back from that day on. */
export function withMissed(
  deck: Deck,
  words: readonly string[],
  { language, source, level, day }: { language: LanguageId; source: Source; level?: string; day: number },
): Deck {
  const room = mostCards - deck.length;
  const isKnown = (word: string) => deck.some((card) => isSame(card, { word, language }));
  const fresh = words.filter((word) => !isKnown(word)).slice(0, Math.max(0, room));
  const missed = words
    .filter((word) => isKnown(word) || fresh.includes(word))
    .map((word): Card => {
      const levels = level === undefined ? {} : { levels: [levelIn(source, level)] };
      return { word, language, from: [source], ...levels, missed: day, answers: [] };
    });
  return missed.length === 0 ? deck : joinedDecks(deck, missed);
}

const changed = (deck: Deck, key: CardKey, change: (card: Card) => Card): Deck =>
  deck.map((card) => (isSame(card, key) ? change(card) : card));

export const withAnswer = (deck: Deck, key: CardKey, day: number, grade: Grade): Deck =>
  changed(deck, key, (card) => answered(card, { day, grade }));

/** Nobody is asked for it any more, until it is missed on a later day. */
export const withoutWord = (deck: Deck, key: CardKey, day: number): Deck =>
  changed(deck, key, (card) => ({ ...card, left: Math.max(card.left ?? 0, day, card.missed) }));

/** So many words that have never been asked for are asked for in a day. */
export const newADay = 10;

/** The card as of a day. Of later ones only a clock has told that was ahead: they would keep it away until then. */
function asOf(card: Card, day: number): Card {
  if (lastDay(card) <= day) return card;
  const answers = card.answers.filter((own) => own.day <= day);
  return { ...card, answers, missed: Math.min(card.missed, answers.at(-1)?.day ?? day) };
}

/** Those of a language that anybody is asked for, as of a day. */
const askedOn = (deck: Deck, language: LanguageId, day: number) =>
  deck.filter((card) => card.language === language && isAsked(card)).map((card) => asOf(card, day));

/** The cards of a language that are to be answered on a day: those that were answered before come first. */
export function dueOn(deck: Deck, language: LanguageId, day: number, dueDay: (card: Card) => number): Card[] {
  const asked = askedOn(deck, language, day);
  const due = asked.filter((card) => card.answers.length > 0 && dueDay(card) <= day);
  const begun = asked.filter(({ answers }) => answers[0]?.day === day).length;
  const fresh = asked
    .filter(({ answers, missed }) => answers.length === 0 && missed <= day)
    .sort((one, other) => other.missed - one.missed);
  return [...due, ...fresh.slice(0, Math.max(0, newADay - begun))];
}

/** How many come on each of the days behind that one, as far as is known when all of its cards have been answered. */
export function comingAfter(
  deck: Deck,
  language: LanguageId,
  day: number,
  days: number,
  dueDay: (card: Card) => number,
): number[] {
  const isFresh = ({ answers }: Card) => answers.length === 0;
  const asked = askedOn(deck, language, day);
  const today = dueOn(deck, language, day, dueDay);
  const left = asked.filter(isFresh).length - today.filter(isFresh).length;
  const due = asked.filter((card) => !isFresh(card)).map(dueDay);
  return Array.from({ length: days }, (_, at) => {
    const fresh = Math.max(0, Math.min(newADay, left - at * newADay));
    return fresh + due.filter((own) => own === day + 1 + at).length;
  });
}

/** How many of the words that were missed in a game, on any level or on one, are learned by now. */
export function wordsLearned(deck: Deck, source: Source | undefined, level?: string) {
  const own = deck.filter(
    ({ from, levels }) =>
      source === undefined || (level === undefined ? from.includes(source) : levels?.includes(levelIn(source, level))),
  );
  return { learned: own.filter(isLearned).length, all: own.length };
}

const version = 1;

export const writeDeck = (deck: Deck) => ({
  version,
  cards: deck.map(({ answers, ...card }) => ({
    ...card,
    answers: answers.map(({ day, grade }) => [day, grades.indexOf(grade)]),
  })),
});

/** The longest word of any list, and more. */
const longestWord = 40;

const word: Reader<string> = (value) => {
  const own = text(value);
  return own !== undefined && own.length > 0 && own.length <= longestWord ? own : undefined;
};
const language: Reader<LanguageId> = (value) => (typeof value === 'string' && isLanguage(value) ? value : undefined);

const origins: Reader<Source[]> = (value) => {
  if (!Array.isArray(value)) return undefined;
  const from = sources.filter((source) => value.includes(source));
  return from.length > 0 && from.length === value.length ? from : undefined;
};

/** The longest name of a game, and of a level. */
const longestLevel = 120;

/** Each once, in order. */
const someLevels: Reader<string[]> = (value) => {
  if (!Array.isArray(value) || value.length === 0 || value.length > mostLevels) return undefined;
  const read = Array.from<unknown, string | undefined>(value, text);
  const isRead = (one: string | undefined, at: number): one is string =>
    one !== undefined && one.length <= longestLevel && one > (read[at - 1] ?? '');
  return read.every(isRead) ? read : undefined;
};

const lastDayNumber = must(dayNumber('9999-12-31'));

/** Later ones cannot be written. */
export const aDayNumber: Reader<number> = (value) => {
  const day = count(value);
  return day !== undefined && day <= lastDayNumber ? day : undefined;
};

const answer: Reader<Answer> = (value) => {
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const day = aDayNumber(value[0]);
  const grade = grades.find((_, at) => at === value[1]);
  return day !== undefined && grade ? { day, grade } : undefined;
};

const someAnswers: Reader<Answer[]> = (value) => {
  if (!Array.isArray(value) || value.length > mostAnswers) return undefined;
  const read = Array.from<unknown, Answer | undefined>(value, answer);
  const isRead = (one: Answer | undefined, at: number): one is Answer =>
    one !== undefined && (read[at - 1]?.day ?? -1) < one.day;
  return read.every(isRead) ? read : undefined;
};

const readCard = recordOf<Card>({
  word,
  language,
  from: origins,
  'levels?': someLevels,
  missed: aDayNumber,
  'left?': aDayNumber,
  answers: someAnswers,
});

type DeckFault = 'newer' | 'damaged';

/** The cards in a value that was kept or brought in; or why nothing is taken of it. Takes anything. */
export function readDeck(value: unknown): Deck | DeckFault {
  const given = fieldsOf<ReturnType<typeof writeDeck>>(value);
  const release = count(given?.version);
  if (!given || !release) return 'damaged';
  if (release > version) return 'newer';
  const { cards } = given;
  if (!Array.isArray(cards) || cards.length > mostCards) return 'damaged';
  const read = Array.from<unknown, Card | undefined>(cards, readCard);
  if (!read.every((card) => card !== undefined)) return 'damaged';
  return new Set(read.map(keyOf)).size === read.length ? inOrder(read) : 'damaged';
}
