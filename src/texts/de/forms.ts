import type { ForeignLetter, Writing } from '../../engine/alphabet/writings';
import { formsOf } from '../forms';

export { allLetters } from '../forms';

export const { plural, figure, inFigures, large, together, day, shortDay, weekday, month } = formsOf('de');

/** The browser would put “und” before the last. */
export const oneByOne = (words: readonly string[]) => words.join(', ');

export const counted = (count: number, one: string, many: string) =>
  `${figure(count)} ${plural(count, { one, other: many })}`;

export const points = (count: number) => counted(count, 'Punkt', 'Punkte');

/** In minutes, or in the last seconds. */
export const lasting = (seconds: number) =>
  seconds >= 60 ? counted(Math.round(seconds / 60), 'Minute', 'Minuten') : counted(seconds, 'Sekunde', 'Sekunden');

/** Who has given no name. Sentences speak to somebody of this name. */
export const you = 'Du';

/** "Ada beginnt", but "Du beginnst". */
export const does = (name: string, verb: string, yours: string) => `${name} ${name === you ? yours : verb}`;

/** "Ada und Ben gewinnen", but "Du und Ada gewinnt", whoever was named first. */
export const doTogether = (names: readonly string[], verb: string, yours: string) =>
  names.includes(you)
    ? `${together([you, ...names.filter((name) => name !== you)])} ${yours}`
    : `${together(names)} ${verb}`;

/** Of words on the board. */
export const ways = { across: 'waagerecht', down: 'senkrecht' } as const;

const writings: Readonly<Record<Writing, string>> = {
  Latin: 'lateinisch',
  Cyrillic: 'kyrillisch',
  Greek: 'griechisch',
  Armenian: 'armenisch',
  Cherokee: 'Cherokee',
};

/** Signs as they were written, and of what writing those are that only look like a letter. */
export const signs = (written: readonly string[], foreign: readonly ForeignLetter[] = []) =>
  oneByOne(
    written.map((sign) => {
      const writing = foreign.find((own) => own.sign === sign)?.writing;
      return writing ? `„${sign}“ (${writings[writing]})` : `„${sign}“`;
    }),
  );
