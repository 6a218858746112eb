import { spelled } from '../engine/alphabet/digraphs';
import { called, unnamed } from '../engine/players/names';

/**
 * What a language does with counts, lists, numbers and days, by the browser's own knowledge of it. Each is made when it
 * is first asked for: all at once they would hold up the start.
 */
export function formsOf(locale: string, callings = unnamed, monthsLocale = locale) {
  const rules = once(() => new Intl.PluralRules(locale));
  const places = once(() => {
    const own = new Set(rules().resolvedOptions().pluralCategories);
    return allPlurals.filter((plural) => own.has(plural));
  });
  const numbers = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
  const digits = once(() => new Intl.NumberFormat(locale, { useGrouping: false }));
  const tenths = once(() => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }));
  const shares = once(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }));
  const conjunction = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const months = once(() => new Intl.DateTimeFormat(monthsLocale, { month: 'short' }));
  const days = once(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }));
  const shortDays = once(() => new Intl.DateTimeFormat(locale, { weekday: 'short' }));
  const weekdays = once(() => new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }));
  const fullMonths = once(() => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }));
  const columns = once(() => new Intl.DateTimeFormat(locale, { weekday: 'narrow' }));
  const firstDay = once(() => firstDayIn(locale));
  const isChinese = locale.startsWith('zh');
  const comma = isChinese ? '、' : ', ';
  const colon = isChinese ? '：' : locale.startsWith('fr') ? '\u202f: ' : ': ';
  const inDigits = (written: number | string) =>
    String(written).replace(/\d/g, (digit) => digits().format(Number(digit)));
  /** In French the first of a month has a form of its own, and no other day. */
  const dated = (said: string) => (locale.startsWith('fr') ? said.replace(/(?<!\d)1(?= )/, '1er') : said);
  /** A word of a game, or a name, as players read it. */
  const word = (given: string) => spelled(called(given, callings));
  return {
    callings,
    word,
    /** The place of the form that goes with a count, among those the language has. */
    pluralPlace: (count: number) => places().indexOf(rules().select(count)),
    /** A whole number, its thousands apart; of a text, such as "4 × 4", its digits alone. */
    figure: (written: number | string) =>
      typeof written === 'number' ? numbers().format(written).replace('-', '−') : inDigits(written),
    /** A year, a time such as 1:44 or whatever else is no number, in the digits of the language. */
    inDigits,
    /** As a clock shows it: 1:44. */
    clock: (seconds: number) => inDigits(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`),
    /** A share of one: 80%. */
    percent: (share: number) => shares().format(share),
    /** How long something takes, as short as it can be said. */
    span: (seconds: number) => {
      const [unit, length] = spans.find(([, length]) => seconds >= 2 * length) ?? ['second', 1];
      const style = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 0 } as const;
      return new Intl.NumberFormat(locale, style).format(seconds / length);
    },
    /** With one digit after the point, rounded as the number stands in the machine. */
    tenths: (share: number) => tenths().format(Number(share.toFixed(1))),
    /** One, two and three. */
    together: (words: readonly string[]) => conjunction().format(words.map(word)),
    /** One, two, three. */
    oneByOne: (words: readonly string[]) => words.map(word).join(comma),
    /** One, one more; two: what has commas of its own. */
    partByPart: (said: readonly string[]) => said.join(isChinese ? '；' : '; '),
    /** Score: 24. */
    labelled: (label: string, said: string) => `${label}${colon}${said}`,
    /** One sentence after the other; full-width points bring a space of their own. */
    sentences: (said: readonly string[]) => said.join(isChinese ? '' : ' '),
    month: (day: Date) => months().format(day),
    day: (day: Date) => dated(days().format(day)),
    shortDay: (day: Date) => shortDays().format(day),
    weekday: (day: Date) => dated(weekdays().format(day)),
    monthOfYear: (day: Date) => fullMonths().format(day),
    /** What stands above the columns of a calendar. */
    weekHeads: () => week.map((day) => columns().format(new Date(2023, 0, 1 + firstDay() + day))),
    /** In which of them a day stands, from 0 on. */
    columnOf: (day: Date) => (day.getDay() - firstDay() + 7) % 7,
  };
}

export type Forms = ReturnType<typeof formsOf>;

const allPlurals = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

const spans = [
  ['hour', 3600],
  ['minute', 60],
] as const;

const week = [0, 1, 2, 3, 4, 5, 6] as const;

interface WeekInfo {
  firstDay: number;
}

/** With which day a week begins, from 0 for Sunday on: with Monday, where a browser cannot tell. */
function firstDayIn(locale: string): number {
  const own = new Intl.Locale(locale) as { getWeekInfo?(): WeekInfo; weekInfo?: WeekInfo };
  return ((own.getWeekInfo?.() ?? own.weekInfo)?.firstDay ?? 1) % 7;
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The letters of a language, all of them; where they are those of English, as one says from the first to the last. */
export const allLetters = (letters: readonly string[], fromTo: string) =>
  letters.join('') === 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' ? fromTo : letters.join(' ');

/** A square of the board as players write it: A1 is the top left corner. */
export const squareName = ({ x, y }: { x: number; y: number }) => `${String.fromCharCode(65 + x)}${y + 1}`;
