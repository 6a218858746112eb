import { levelSteps } from '../../engine/familiarity/marks';
import type { Knowledge } from './thought';

/** What a casual player knows, and how well it sees what it could lay. */
export interface Eye {
  /** Its main words are no less common than this, */
  readonly knows: number;
  /** and its words across than this: it may use one that lies there without having thought of it. */
  readonly knowsAcross: number;
  /** Words of two letters are learnt by heart, so it may know rarer ones of them. */
  readonly knowsOfTwo: number;
  /** Of a hundred plays with the easiest of words, how many it sees. */
  readonly sees: number;
  /** What is left of that for each letter of the main word after the third, */
  readonly perLetter: number;
  /** for each word across, */
  readonly perCross: number;
  /** and for each step that the least common of the words is away from the commonest. */
  readonly perStep: number;
  /** So many more points a play must bring for a blank to be spent on it. */
  readonly savesBlank: number;
}

const easyLength = 3;

/** How rare the rarest word of a play is, the main word first; undefined if there is one that is not known. */
export function rarestKnown(
  eye: Eye,
  words: readonly string[],
  knowledge: Pick<Knowledge, 'levelOf'>,
): number | undefined {
  const [main] = words;
  let rarest = 0;
  for (const word of words) {
    const level = knowledge.levelOf(word) ?? Number.POSITIVE_INFINITY;
    const known = word.length === 2 ? eye.knowsOfTwo : word === main ? eye.knows : eye.knowsAcross;
    if (level > known) return undefined;
    rarest = Math.max(rarest, level);
  }
  return rarest;
}

/** How easily a play is found by its words, the main word first: from 0, if there is one it does not know, to 1. */
export function chanceToSee(
  eye: Eye,
  words: readonly string[],
  knowledge: Pick<Knowledge, 'levelOf'>,
): number {
  const rarest = rarestKnown(eye, words, knowledge);
  if (rarest === undefined) return 0;
  const [main, ...across] = words;
  const steps = levelSteps.filter((step) => step < rarest).length;
  const letters = Math.max(0, main!.length - easyLength);
  return (eye.sees / 100) * eye.perLetter ** letters * eye.perCross ** across.length * eye.perStep ** steps;
}
