import { formsOf } from '../forms';

/** British: no comma before the last “and” of a list, the day before the month. */
export const { plural, figure, tenths, large, together, oneByOne, day, weekday } = formsOf('en-GB');

/** American, which shortens every month to three letters. */
export const { month } = formsOf('en-US');

export const counted = (count: number, one: string, many = `${one}s`) =>
  `${figure(count)} ${plural(count, { one, other: many })}`;
