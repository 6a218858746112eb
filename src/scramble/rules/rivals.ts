import { Dice } from '../../engine/random/dice';
import type { MarkedWord } from './word-lists';

/** How well the computer searches a board, beginners first. */
export const rivalLevels = ['nestling', 'fledgling', 'songbird', 'club', 'expert'] as const;
export type RivalLevel = (typeof rivalLevels)[number];

export const isRivalLevel = (value: unknown): value is RivalLevel => rivalLevels.some((level) => level === value);

interface Seated {
  players: readonly { level?: RivalLevel | undefined }[];
}

/** At which place the rival sits, if there is one. */
export function rivalOf({ players }: Seated): number | undefined {
  const at = players.findIndex(({ level }) => level !== undefined);
  return at < 0 ? undefined : at;
}

/** So many play in turns; a rival does not wait for one. */
export const personsAt = ({ players }: Seated) => players.filter(({ level }) => level === undefined).length;

interface Habits {
  /** Words up to this level are known (see `MarkedWord`), of so many letters at most. */
  widest: number;
  longest: number;
  /** From one word to the next, while there are many. */
  paceMs: number;
}

const habits: Readonly<Record<RivalLevel, Habits>> = {
  nestling: { widest: 10, longest: 4, paceMs: 13_000 },
  fledgling: { widest: 20, longest: 5, paceMs: 8_500 },
  songbird: { widest: 35, longest: 6, paceMs: 6_000 },
  club: { widest: 45, longest: 8, paceMs: 4_200 },
  expert: { widest: 60, longest: 20, paceMs: 2_800 },
};

export interface RivalFind {
  word: string;
  path: readonly number[];
  /** On the clock of whoever plays against it. */
  atMs: number;
}

/** So many of the words it has not found yet meet its eye at once: it takes the easiest. */
const glance = 3;
/** A letter more makes a word as much harder as so many steps of familiarity. */
const letterWorth = 6;
const percent = 100;

/** What a rival finds of the words of a board, and when: the same by the same seed. */
export function findsOf(words: readonly MarkedWord[], level: RivalLevel, seed: string): RivalFind[] {
  const { widest, longest, paceMs } = habits[level];
  const isAnyKnown = words.some((own) => own.level !== undefined);
  const levelOf = (own: MarkedWord) => own.level ?? (isAnyKnown ? Number.POSITIVE_INFINITY : 0);
  const known = words.filter((own) => !own.isRude && levelOf(own) <= widest && own.word.length <= longest);
  const hardness = (own: MarkedWord) => levelOf(own) + letterWorth * own.word.length;
  const dice = new Dice(`rival ${level} ${seed}`);
  const left = [...known].sort((a, b) => (a.word < b.word ? -1 : 1));
  const finds: RivalFind[] = [];
  let atMs = 0;
  while (left.length > 0) {
    const seen = Array.from({ length: glance }, () => dice.below(left.length));
    const at = seen.reduce((easy, own) => (hardness(left[own]!) < hardness(left[easy]!) ? own : easy));
    const [own] = left.splice(at, 1);
    // The fewer are left, the longer they are looked for.
    const scarcity = 1 + finds.length / known.length;
    atMs += Math.round((paceMs * scarcity * (40 + dice.below(120))) / percent);
    finds.push({ word: own!.word, path: own!.path, atMs });
  }
  return finds;
}
