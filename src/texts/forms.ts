/**
 * What a language does with counts, lists, numbers and days, by the browser's own knowledge of it. Each is made when it
 * is
 * first asked for: all at once they would hold up the start.
 */
export function formsOf(locale: string) {
  const rules = once(() => new Intl.PluralRules(locale));
  const figures = once(() => new Intl.NumberFormat(locale, { useGrouping: false }));
  const grouped = once(() => new Intl.NumberFormat(locale, { useGrouping: true, maximumFractionDigits: 0 }));
  const tenths = once(
    () =>
      new Intl.NumberFormat(locale, {
        useGrouping: false,
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      }),
  );
  const together = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const oneByOne = once(() => new Intl.ListFormat(locale, { type: 'unit', style: 'short' }));
  const months = once(() => new Intl.DateTimeFormat(locale, { month: 'short' }));
  const days = once(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }));
  const shortDays = once(() => new Intl.DateTimeFormat(locale, { weekday: 'short' }));
  const weekdays = once(() => new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }));
  return {
    /** The form that goes with a count; a language names those it has. */
    plural: (count: number, forms: Forms) => forms[rules().select(count)] ?? forms.other,
    figure: (count: number) => figures().format(count),
    /** A number, or a time such as 1:44, in the figures of the language. */
    inFigures: (written: number | string) => String(written).replace(/\d/g, (digit) => figures().format(Number(digit))),
    /** How long something takes, as short as it can be said. */
    span: (seconds: number) => {
      const [unit, length] = spans.find(([, length]) => seconds >= 2 * length) ?? ['second', 1];
      const style = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 0 } as const;
      return new Intl.NumberFormat(locale, style).format(seconds / length);
    },
    /** With one digit after the point, rounded as the number stands in the machine. */
    tenths: (share: number) => tenths().format(Number(share.toFixed(1))),
    /** Thousands stand apart, by what `apart` says. */
    large: (count: number, apart: string) =>
      grouped()
        .formatToParts(count)
        .map(({ type, value }) => (type === 'group' ? apart : value))
        .join(''),
    /** One, two and three. */
    together: (words: readonly string[]) => together().format(words),
    /** One, two, three. */
    oneByOne: (words: readonly string[]) => oneByOne().format(words),
    month: (day: Date) => months().format(day),
    day: (day: Date) => days().format(day),
    shortDay: (day: Date) => shortDays().format(day),
    weekday: (day: Date) => weekdays().format(day),
  };
}

const spans = [
  ['hour', 3600],
  ['minute', 60],
] as const;

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The letters of a language, all of them; where they are those of English, as one says from the first to the last. */
export const allLetters = (letters: readonly string[], fromTo: string) =>
  letters.join('') === 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' ? fromTo : letters.join(' ');

/** A square of the board as players write it: A1 is the top left corner. */
export const squareName = ({ x, y }: { x: number; y: number }) => `${String.fromCharCode(65 + x)}${y + 1}`;
