import type { Premium } from './picture';
import type { Square } from './places';
import { count } from './timings';

export interface CountedLetter extends Square {
  tile: number;
  isNew: boolean;
  face: number;
  /** After its letter premium. */
  value: number;
  /** The premium that counts in this play. */
  premium: Exclude<Premium, ''> | null;
}

export interface CountedWord {
  word: string;
  letters: readonly CountedLetter[];
}

/** A play to be counted before everybody's eyes. The first word is the main one. */
export interface CountedPlay {
  words: readonly CountedWord[];
  bonus: number;
}

/** The letter shows its coin `at`; the coin reaches the sum when it `arrives`. */
export interface LetterBeat {
  kind: 'letter';
  at: number;
  arrives: number;
  letter: CountedLetter;
  sum: number;
  step: number;
  quiet: boolean;
}

/** The word's premium leaves its square and strikes the sum. */
export interface BlowBeat {
  kind: 'blow';
  at: number;
  letter: CountedLetter;
  sum: number;
}

export interface BonusBeat {
  kind: 'bonus';
  at: number;
  points: number;
  sum: number;
}

export type Beat = LetterBeat | BlowBeat | BonusBeat;

export interface ScoreScript {
  beats: Beat[];
  /** From when on which word is counted. */
  words: { at: number; word: string }[];
  ms: number;
}

/** What is counted when. */
export function scoreScript({ words, bonus }: CountedPlay): ScoreScript {
  const beats: Beat[] = [];
  const named: ScoreScript['words'] = [];
  let at = count.start;
  let sum = 0;
  let step = 0;
  for (const [index, word] of words.entries()) {
    named.push({ at, word: word.word });
    const quiet = index > 0; // cross words are counted in passing
    let ofWord = 0;
    let arrives = at;
    for (const letter of word.letters) {
      const extra = letter.value > letter.face ? count.premiumExtra : 0;
      ofWord += letter.value;
      arrives = at + count.coinHold + extra + count.coinFly;
      beats.push({ kind: 'letter', at, arrives, letter, sum: sum + ofWord, step: step++, quiet });
      at += extra + (quiet ? count.crossLetter : count.letter);
    }
    at = arrives + count.crossPause;
    for (const letter of word.letters) {
      const factor = wordFactor(letter);
      if (factor === 1) continue;
      ofWord *= factor;
      beats.push({ kind: 'blow', at: arrives + count.blowPause, letter, sum: sum + ofWord });
      arrives += count.blowPause + count.blowFly;
      at = arrives + count.punch;
    }
    sum += ofWord;
  }
  if (bonus > 0) {
    beats.push({ kind: 'bonus', at, points: bonus, sum: sum + bonus });
    at += count.blowFly + count.punch;
  }
  return { beats, words: named, ms: at + count.rest };
}

const wordFactor = ({ premium }: CountedLetter) => (premium?.endsWith('W') ? Number(premium[0]) : 1);

/** When the first coin reaches the sum. */
export const firstArrival = ({ beats }: Pick<ScoreScript, 'beats'>) =>
  Math.min(...beats.flatMap((beat) => (beat.kind === 'letter' ? [beat.arrives] : [])));
