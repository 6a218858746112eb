import type { LanguageId } from '../../engine/alphabet/languages';

/** Where a word was missed. */
export const sources = ['wordbler', 'scramble', 'study'] as const;
export type Source = (typeof sources)[number];

/** A level of a game, as its record names it. */
export const levelIn = (source: string, level: string) => `${source} ${level}`;

/** More than there are. */
export const mostLevels = 50;

/** How well a word was known, from not at all on. */
export const grades = ['again', 'hard', 'good', 'easy'] as const;
export type Grade = (typeof grades)[number];

/** How well a word was known on a day; asked more than once a day, what counts is the worst of it. */
export interface Answer {
  /** Its number (engine/keeping/days.ts). */
  readonly day: number;
  readonly grade: Grade;
}

/**
 * A word that is to be learned. What it holds can be joined with what another device holds of it, in any order and however
 * often, and when it is due follows from that alone.
 */
export interface Card {
  readonly word: string;
  readonly language: LanguageId;
  readonly from: readonly Source[];
  /** On which levels of which games, in order (`levelIn`); of words that were missed before this was noted, it is not known. */
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

export const isSame = (one: CardKey, other: CardKey) =>
  one.word === other.word && one.language === other.language;

const isRight = ({ grade }: Answer) => grade !== 'again';

/** So many days in a row on which it was known. */
const daysToLearn = 2;

/** It was known the last times it was asked for, each on another day. */
export const isLearned = ({ answers }: Card) =>
  answers.length >= daysToLearn && answers.slice(-daysToLearn).every(isRight);

/** It is asked for, on one day or another. */
export const isAsked = ({ missed, left }: Card) => left === undefined || missed > left;

/** So many are remembered; with those before, nobody would be asked otherwise. */
export const mostAnswers = 100;

/** With an answer more. */
export function answered(card: Card, answer: Answer): Card {
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
    days.set(
      answer.day,
      known && grades.indexOf(known.grade) <= grades.indexOf(answer.grade) ? known : answer,
    );
  }
  return [...days.values()].sort((a, b) => a.day - b.day).slice(-mostAnswers);
}
