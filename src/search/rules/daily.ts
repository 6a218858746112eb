import type { LanguageId } from '../../engine/alphabet/languages';
import { dayNumber } from '../../engine/keeping/days';
import { must } from '../../engine/must';
import { Dice } from '../../engine/random/dice';
import { type PageId, pagesOf } from './categories/presets';
import { directions } from './grid/directions';
import type { LanguageWords } from './lists/language-words';
import { listOfPage } from './lists/word-list';
import type { Setup } from './setup';

/**
 * The search of a day, written 2026-11-21: the same for everyone who plays in the language. Every category has its turn
 * before one comes again. Undefined if there is no such day.
 */
export function dailySetup(date: string, words: LanguageWords): Setup | undefined {
  const day = dayNumber(date);
  if (day === undefined) return undefined;
  const { language } = words;
  const seed = dailySeed(date);
  return {
    list: listOfPage(words, { page: pageOfDay(day, language), language }, seed),
    directions: [...directions],
    clock: 'standard',
    seed,
    filter: words.id,
  };
}

export const dailySeed = (date: string) => `daily-${date}`;

function pageOfDay(day: number, language: LanguageId): PageId {
  const pages = pagesOf(language);
  const [round, turn] = [Math.floor(day / pages.length), day % pages.length];
  return must(roundOf(round, pages)[(turn + pages.length) % pages.length]);
}

const roundOf = (round: number, pages: readonly PageId[]) => new Dice(`daily ${round}`).shuffled(pages);

/** The day whose search this is, if it is the one that everyone gets. */
export function dayOfSearch(setup: Setup, words: LanguageWords): string | undefined {
  const date = /^daily-(.*)$/.exec(setup.seed)?.[1];
  const daily = date === undefined ? undefined : dailySetup(date, words);
  const likeness = ({ list, directions: ways, clock }: Setup) =>
    JSON.stringify([list.id, list.words, ways, clock]);
  return daily && likeness(daily) === likeness(setup) ? date : undefined;
}
