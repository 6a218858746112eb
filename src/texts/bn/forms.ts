import type { ForeignLetter, Writing } from '../../engine/alphabet/writings';
import { formsOf } from '../forms';

export { allLetters } from '../forms';

export const { figure, inFigures, large, together, oneByOne, day, shortDay, weekday, month } = formsOf('bn');

/** "৩টি টাইল": a noun stays as it is, whatever is counted. */
export const counted = (count: number, what: string) => `${figure(count)}টি ${what}`;

export const points = (count: number) => `${figure(count)} পয়েন্ট`;

/** Minutes and seconds, as a clock shows them. */
export const clock = (seconds: number) => {
  const whole = Math.floor(seconds);
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  return `${figure(minutes)}:${rest < 10 ? figure(0) : ''}${figure(rest)}`;
};

/**
 * Who has given no name. The verb that goes with it goes with the name of anybody, too: both are spoken of with
 * respect.
 */
export const you = 'আপনি';

const endsInVowel = /[\u0985-\u0994\u09be-\u09cc]\u0981?$/u;
const endsInConsonant = /[\u0995-\u09b9\u09ce\u09dc-\u09df\u09bc]$/u;

/** "মিনার" of মিনা, "রবিনের" of রবিন, "Ada-এর" of Ada: how another writing ends cannot be told. */
export function whose(name: string): string {
  if (name === you) return 'আপনার';
  if (endsInVowel.test(name)) return `${name}র`;
  return endsInConsonant.test(name) ? `${name}ের` : `${name}-এর`;
}

export function to(name: string): string {
  if (name === you) return 'আপনাকে';
  return endsInVowel.test(name) || endsInConsonant.test(name) ? `${name}কে` : `${name}-কে`;
}

const writings: Readonly<Record<Writing, string>> = {
  Latin: 'লাতিন',
  Cyrillic: 'সিরিলিক',
  Greek: 'গ্রিক',
  Armenian: 'আর্মেনীয়',
  Cherokee: 'চেরোকি',
};

/** Of words on the board. */
export const ways = { across: 'পাশাপাশি', down: 'উপর-নিচ' } as const;

/** Signs as they were written, and of what writing those are that only look like a letter. */
export const signs = (written: readonly string[], foreign: readonly ForeignLetter[] = []) =>
  oneByOne(
    written.map((sign) => {
      const writing = foreign.find((own) => own.sign === sign)?.writing;
      return writing ? `“${sign}” (${writings[writing]})` : `“${sign}”`;
    }),
  );
