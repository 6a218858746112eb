import type * as wordSearch from '../../search/rules';
import type { SearchTexts } from '../texts';
import { signs } from './signs';

/** How many of the eight directions are chosen. */
export const directionCount = ({ search: { choose } }: SearchTexts, count: number) =>
  count === 8 ? choose.allDirections : choose.someDirections({ count });

/** Which letters there are: of the language that is named, or else English ones. */
export function wordFault(texts: SearchTexts, fault: wordSearch.WordFault, language: string | undefined): string {
  const { wordFaults } = texts.search.choose;
  switch (fault.code) {
    case 'notALetter': {
      const only = language ? wordFaults.notInLanguage({ language }) : wordFaults.notAToZ;
      if (!fault.foreign) return only;
      const written = fault.foreign.map(({ sign }) => sign);
      return texts.forms.sentences([only, wordFaults.foreign({ signs: signs(texts, written, fault.foreign) })]);
    }
    case 'double':
    case 'reversed':
    case 'inside':
    case 'insideReversed':
      return wordFaults[fault.code]({ other: fault.other });
    default:
      return wordFaults[fault.code];
  }
}

/** Why no list was taken from a file. */
export const fileFault = (texts: SearchTexts, fault: wordSearch.ListFileFault | { code: 'unreadable' }): string =>
  texts.search.choose.fileFaults.nothingImported({ why: whyNot(texts, fault) });

function whyNot(texts: SearchTexts, fault: wordSearch.ListFileFault | { code: 'unreadable' }): string {
  const { fileFaults } = texts.search.choose;
  switch (fault.code) {
    case 'badShape':
      return fileFaults.badShape({ place: fault.list + 1 });
    case 'wordCount':
      return fileFaults.wordCount({ list: listName(texts, fault), count: fault.count });
    case 'badList':
      return badList(texts, fault);
    default:
      return fileFaults[fault.code];
  }
}

function badList(texts: SearchTexts, fault: Extract<wordSearch.ListFileFault, { code: 'badList' }>): string {
  const { fileFaults, nameFaults } = texts.search.choose;
  const { name, words } = fault.check;
  const list = listName(texts, fault);
  if (name) return fileFaults.badName({ list, why: nameFaults[name] });
  const place = words.findIndex((own) => own !== undefined);
  const bad = words[place];
  return fileFaults.badWord({ list, place: place + 1, why: bad ? wordFault(texts, bad, fault.language) : '' });
}

function listName({ search }: SearchTexts, { name, list }: { name: string; list: number }) {
  const { fileFaults } = search.choose;
  return name.trim() ? fileFaults.named({ name }) : fileFaults.list({ place: list + 1 });
}

/** How many lists a file has brought, and how many were here. */
export function listsImported(
  { search, forms }: SearchTexts,
  { added, known }: { added: number; known: number },
): string {
  const { lists } = search.choose;
  const said = [];
  if (added > 0 || known === 0) said.push(lists.imported({ count: added }));
  if (known > 0) said.push(lists.known({ count: known }));
  return forms.sentences(said);
}

/** What is wrong with a word of a worksheet. */
export function worksheetWordFault(texts: SearchTexts, word: string, fault: wordSearch.SheetWordFault): string {
  const { wordFaults } = texts.search.worksheets;
  switch (fault.code) {
    case 'notALetter':
      return wordFaults.notALetter({ word, sign: fault.sign });
    case 'reversed':
    case 'twiceInside':
    case 'againstTheWay':
      return wordFaults[fault.code]({ word, other: fault.other });
    default:
      return wordFaults[fault.code]({ word });
  }
}

/** What is wrong with a worksheet. */
export function worksheetFault(texts: SearchTexts, fault: wordSearch.SheetFault): string {
  const { faults } = texts.search.worksheets;
  return 'count' in fault ? faults[fault.code]({ count: fault.count }) : faults[fault.code];
}

/** Why there is no such grid; a word is named where it is one that stands in the way. */
export function layFault(texts: SearchTexts, fault: wordSearch.LayFault, word: string): string {
  const { layFaults } = texts.search.worksheets;
  switch (fault.code) {
    case 'noLine':
    case 'noRoom':
      return layFaults[fault.code]({ word });
    case 'messageTooLong':
      return layFaults.messageTooLong({ letters: fault.letters, left: fault.left });
    default:
      return layFaults[fault.code];
  }
}
