import type { LanguageId } from '../../engine/alphabet/languages';
import { must } from '../../engine/must';
import * as wordSearch from '../rules';
import { isShared, mark } from './menu-facts';
import type { OwnLists } from './own-lists';
import { wordsHere } from './words';

/** What was searched for last, and how, to be offered again. */
export interface SearchChoice {
  /** The id of a list; an own one may be gone by now. */
  list: string;
  directions: wordSearch.Direction[];
  rules: wordSearch.RuleSet;
  /** By the author's rules. */
  clock: wordSearch.Clock;
  /** The time bonus is worth no more than the words. */
  cappedBonus: boolean;
}

const firstChoice: Readonly<SearchChoice> = {
  list: must(wordSearch.presetIds[0]),
  directions: [...wordSearch.directions],
  rules: 'casual',
  clock: 'standard',
  cappedBonus: false,
};

/** The choice in a kept value; whatever is not as it should be is as at the first visit. */
export function readChoice(saved: unknown): SearchChoice {
  const { list, directions, rules, clock, cappedBonus } = (saved ?? {}) as Partial<SearchChoice>;
  const ownClock = wordSearch.clocks.find((own) => own === clock);
  return {
    list: typeof list === 'string' ? list : firstChoice.list,
    directions: wordSearch.directionsFault(directions) ? [...firstChoice.directions] : wordSearch.inOrder(directions!),
    // Earlier releases had the author's alone.
    rules: wordSearch.ruleSets.find((own) => own === rules) ?? (ownClock ? 'authors' : firstChoice.rules),
    clock: ownClock ?? firstChoice.clock,
    cappedBonus: cappedBonus === true,
  };
}

/**
 * The list that is chosen, where the next game is in this language: what ships with the game is offered in it alone,
 * and
 * has no words before they are here. The first of that, where an own one is gone.
 */
export const listOf = (
  { all }: Pick<OwnLists, 'all'>,
  { list }: Pick<SearchChoice, 'list'>,
  language: LanguageId,
): wordSearch.WordList => ownOf(all, list) ?? wordSearch.listOfPage(wordsHere(language), pageIn(list, language), '');

/** The one that is called so in this language, else its first. */
function pageIn(id: string, language: LanguageId): wordSearch.Page {
  const pages = wordSearch.pagesOf(language);
  const page = wordSearch.pageOf(id)?.page;
  return { page: page && pages.includes(page) ? page : must(pages[0]), language };
}

/** What ships with the game and was searched last; undefined where nothing was, or a list of one's own. */
export function pageChosen(saved: unknown, language: LanguageId): string | undefined {
  const { list } = readChoice(saved);
  return saved === undefined || !wordSearch.pageOf(list) ? undefined : pageIn(list, language).page;
}

/** A list that ships with the game, where the words of its language are here. */
export function shippedList(id: string): wordSearch.WordList | undefined {
  const page = wordSearch.pageOf(id);
  const words = page && wordsHere(page.language);
  return words && wordSearch.listOfPage(words, page, '');
}

/** Also by the id that it had before a list was known by its name, too. */
function ownOf(all: OwnLists['all'], id: string): wordSearch.WordList | undefined {
  const lists = all.map(wordSearch.ownList);
  return lists.find((list) => list.id === id) ?? lists.find(({ words }) => wordSearch.formerId(words) === id);
}

/** One way more or one less, but never fewer than it takes. */
export function turnWay(
  chosen: readonly wordSearch.Direction[],
  way: wordSearch.Direction,
): wordSearch.Direction[] | wordSearch.DirectionsFault {
  const next = chosen.includes(way) ? chosen.filter((own) => own !== way) : [...chosen, way];
  return wordSearch.directionsFault(next) ?? wordSearch.inOrder(next);
}

/** A list of one's own may have words for Casual rules alone; what ships with the game may still be on its way. */
export const rulesFor = (
  { name, words }: wordSearch.WordList,
  { rules }: Pick<SearchChoice, 'rules'>,
): wordSearch.RuleSet => (name === undefined || wordSearch.mayPlayBy(words.length, rules) ? rules : 'casual');

export const mayChooseRules = (list: wordSearch.WordList) => rulesFor(list, { rules: 'authors' }) === 'authors';

/** The words of its language must be here. */
export function setupOf(list: wordSearch.WordList, chosen: SearchChoice, seed: string): wordSearch.Setup {
  const { directions, clock, cappedBonus } = chosen;
  const rules = rulesFor(list, chosen);
  const words = must(wordsHere(wordSearch.languageOf(list)));
  return {
    list: wordSearch.listFor(list, words, seed),
    directions,
    ...(rules === 'casual' ? { clock: 'off', rules } : { clock }),
    seed,
    ...(rules === 'authors' && cappedBonus && { cappedBonus }),
    filter: words.id,
  };
}

/** What was chosen for a game. */
export const choiceOf = ({ list, directions, clock, cappedBonus, ...by }: wordSearch.Setup): SearchChoice => ({
  list: list.id,
  directions,
  rules: wordSearch.rulesOf(by),
  clock: by.rules ? firstChoice.clock : clock,
  cappedBonus: cappedBonus === true,
});

/** An address that leads whoever opens it to the same grid. Nothing of it is sent to a server. */
export const linkTo = (setup: wordSearch.Setup, page: string) =>
  `${page.replace(/[?#].*$/s, '')}${mark}${wordSearch.shareText(setup)}`;

/** A grid that an address has for this game: its language, and how it is read once the words of that are here. */
export interface SharedGrid {
  language: LanguageId;
  read(words: wordSearch.LanguageWords): wordSearch.Setup | wordSearch.ShareFault;
}

/** What an address has for this game: a grid, why it is none, or undefined. */
export function sharedIn(hash: string): SharedGrid | wordSearch.ShareFault | undefined {
  if (!isShared(hash)) return undefined;
  const text = hash.slice(mark.length);
  const shared = wordSearch.languageShared(text);
  if (typeof shared === 'string') return shared;
  return { ...shared, read: (words) => wordSearch.readShared(text, words) };
}
