import { firstFrame as bn } from './bn/first-frame';
import { firstFrame as de } from './de/first-frame';
import { firstFrame as en } from './en/first-frame';
import { firstFrame as es } from './es/first-frame';
import { firstFrame as fr } from './fr/first-frame';
import type { Language, mirrored } from './languages';
import { inMirror } from './mirrored';
import { firstFrame as zh } from './zh/first-frame';

export type FirstFrame = typeof en;

/** By language, for the build to put into the page (assets/plain-page.ts). */
const spoken: Readonly<Record<Exclude<Language, typeof mirrored>, FirstFrame>> = { en, fr, es, de, bn, zh };

export const firstFramesOf = (mode: string): Readonly<Record<string, FirstFrame & { dir?: 'rtl' }>> =>
  mode === 'probe' ? { ...spoken, 'ar-XB': { ...inMirror(en), dir: 'rtl' } } : spoken;
