import type { ForeignLetter } from '../../engine/alphabet/writings';
import { formsOf } from '../forms';

export { allLetters } from '../forms';

/** British: no comma before the last “and” of a list, the day before the month. */
export const { plural, figure, inFigures, large, together, oneByOne, day, shortDay, weekday } = formsOf('en-GB');

/** American, which shortens every month to three letters. */
export const { month } = formsOf('en-US');

export const counted = (count: number, one: string, many = `${one}s`) =>
  `${figure(count)} ${plural(count, { one, other: many })}`;

/** Who has given no name. Sentences speak to somebody of this name. */
export const you = 'You';

/** "Ada starts", but "You start". */
export const does = (name: string, verb: string, yours = verb.replace(/s$/, '')) =>
  `${name} ${name === you ? yours : verb}`;

export const whose = (name: string) => (name === you ? 'Your' : `${name}’s`);

/** Signs as they were written, and of what writing those are that only look like a letter. */
export const signs = (written: readonly string[], foreign: readonly ForeignLetter[] = []) =>
  oneByOne(
    written.map((sign) => {
      const writing = foreign.find((own) => own.sign === sign)?.writing;
      return writing ? `“${sign}” (${writing})` : `“${sign}”`;
    }),
  );
