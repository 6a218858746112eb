import type { ForeignLetter } from '../../engine/alphabet/writings';
import { formsOf } from '../forms';

export { allLetters } from '../forms';

export const { plural, figure, inFigures, large, together, day, shortDay, weekday, month } = formsOf('es');

/** The browser would put a “y” between two. */
export const oneByOne = (words: readonly string[]) => words.join(', ');

export const counted = (count: number, one: string, many = `${one}s`) =>
  `${figure(count)} ${plural(count, { one, many: `de ${many}`, other: many })}`;

export const capital = (text: string) => text.replace(/^./u, (first) => first.toUpperCase());

/** Who has given no name. Sentences speak to somebody of this name. */
export const you = 'Tú';

/** «Ada empieza», pero «Empiezas». */
export const does = (name: string, verb: string, yours = `${verb}s`) =>
  name === you ? capital(yours) : `${name} ${verb}`;

/** «Le toca a Ada», pero «Te toca». */
export const toMove = (name: string) => (name === you ? 'Te toca' : `Le toca a ${name}`);

/** «Ada gana», pero «Tú ganas»: «Ganas» alone might be a wish. */
export const wins = (names: readonly string[]) => {
  if (names.length > 1) return `Victoria compartida: ${together(names)}`;
  return names[0] === you ? 'Tú ganas' : `${names[0]} gana`;
};

const writings: Readonly<Record<ForeignLetter['writing'], string>> = {
  Latin: 'latina',
  Cyrillic: 'cirílica',
  Greek: 'griega',
  Armenian: 'armenia',
  Cherokee: 'cheroqui',
};

/** Signs as they were written, and of what writing those are that only look like a letter. */
export const signs = (written: readonly string[], foreign: readonly ForeignLetter[] = []) =>
  oneByOne(
    written.map((sign) => {
      const writing = foreign.find((own) => own.sign === sign)?.writing;
      return writing ? `«${sign}» (${writings[writing]})` : `«${sign}»`;
    }),
  );
