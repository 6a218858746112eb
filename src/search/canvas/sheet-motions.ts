import { easeOut, share } from '../../shared/canvas/easing';
import type * as wordSearch from '../rules';
import type { RefusedStroke } from './paint-stroke';
import { sheetTimes } from './timings';

type MarkMotion = { kind: 'found'; word: string } | { kind: 'missed'; words: readonly string[] };

/** found: a word's mark draws itself; missed: marks appear one by one; nope: a stroke shakes and fades. */
export type SheetMotion = MarkMotion | { kind: 'nope'; stroke: wordSearch.Stroke };

/** In ms. */
export function lengthOf(motion: SheetMotion): number {
  const { capsule, square, squareFade, missed, shake, fade } = sheetTimes;
  if (motion.kind === 'nope') return shake + fade;
  if (motion.kind === 'missed') return motion.words.length * missed;
  return Math.max(capsule, motion.word.length * square + squareFade);
}

/** How long each word has been drawing itself. */
export const agesAt = (motion: MarkMotion, now: number): [word: string, age: number][] =>
  motion.kind === 'found'
    ? [[motion.word, now]]
    : motion.words.map((word, order) => [word, Math.max(0, now - order * sheetTimes.missed)]);

/** `px`: how many pixels a pixel of the layout has; 0 lets it fade without shaking. */
export function refusedAt(stroke: wordSearch.Stroke, now: number, px: number): RefusedStroke {
  const { shake, shakes, shakeBy, fade } = sheetTimes;
  const swing = now < shake ? Math.sin(share(now, shake) * Math.PI * shakes) : 0;
  return { ...stroke, alpha: 1 - easeOut(share(now - shake, fade)), x: swing * shakeBy * px };
}
