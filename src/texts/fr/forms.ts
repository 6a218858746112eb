import type { ForeignLetter } from '../../engine/alphabet/writings';
import { formsOf } from '../forms';

export { allLetters } from '../forms';

const forms = formsOf('fr');

export const { plural, figure, inFigures, large, together, month, shortDay } = forms;

/** The browser would put an “et” before the last of them. */
export const oneByOne = (words: readonly string[]) => words.join(', ');

/** The first of a month has a form of its own, and no other day. */
const first = (said: string) => said.replace(/(?<!\d)1(?= )/, '1er');

export const day = (date: Date) => first(forms.day(date));
export const weekday = (date: Date) => first(forms.weekday(date));
export const dayOfMonth = (date: Date) => first(`${figure(date.getDate())} `).trim();

const silent = /^(?!onz|oui(?!e)|ouist)[aàâäeéèêëiîïoôöuùûühœæ]|^y(?![aàâeéèêoôu])/i;

/** « d’Ada », mais « de Ben », « de onze ». */
export const de = (name: string) => (silent.test(name) ? `d’${name}` : `de ${name}`);

export const counted = (count: number, one: string, many = `${one}s`) =>
  `${figure(count)} ${plural(count, { one, many: de(many), other: many })}`;

/** Who has given no name. Sentences speak to somebody of this name. */
export const you = 'Toi';

/** « Ada commence », mais « Tu commences ». */
export const does = (name: string, verb: string, yours = `${verb}s`) =>
  name === you ? `Tu ${yours}` : `${name} ${verb}`;

/** « À Ada de jouer », mais « À toi de jouer ». */
export const toMove = (name: string) => `À ${name === you ? 'toi' : name} de jouer`;

/** « Ada et Ben partagent la victoire », mais « Toi et Ada, vous partagez la victoire ». */
export const wins = (names: readonly string[]) => {
  if (names.length === 1) return does(names[0]!, 'gagne');
  return `${together(names)}${names.includes(you) ? ', vous partagez' : ' partagent'} la victoire`;
};

const writings: Readonly<Record<ForeignLetter['writing'], string>> = {
  Latin: 'latin',
  Cyrillic: 'cyrillique',
  Greek: 'grec',
  Armenian: 'arménien',
  Cherokee: 'cherokee',
};

/** Signs as they were written, and of what writing those are that only look like a letter. */
export const signs = (written: readonly string[], foreign: readonly ForeignLetter[] = []) =>
  oneByOne(
    written.map((sign) => {
      const writing = foreign.find((own) => own.sign === sign)?.writing;
      return writing ? `« ${sign} » (${writings[writing]})` : `« ${sign} »`;
    }),
  );
