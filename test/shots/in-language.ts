import type { Locator, Page } from 'playwright-core';
import { formsOf } from '../../src/texts/forms';
import { speak } from '../../src/texts/messages';

type Sentence = readonly [way: string, text: string];

/** Every sentence with nothing put into it, or a small number, or the name of a game, under the way to it. */
function said(texts: unknown, put: readonly unknown[], way = ''): Sentence[] {
  if (typeof texts === 'string') return [[way, texts]];
  if (typeof texts === 'function')
    return put.flatMap((one, at) => {
      try {
        return said(texts(new Proxy({}, { get: () => one })), put, `${way}(${at})`);
      } catch {
        // It wants something else.
        return [];
      }
    });
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([name, own]) => said(own, put, `${way}.${name}`));
}

/** All that the page says in a language; its catalogue is exported by the name of the language. */
async function textsOf(language: string): Promise<Sentence[]> {
  const [texts, ...games] = await Promise.all(
    ['index', 'search/index', 'scramble', 'online', 'stats', 'review', 'study', 'how'].map(
      (part) => import(`../../src/texts/${language}/${part}.ts`),
    ),
  );
  const { [language]: own } = texts;
  const { wordbler, search, scramble } = own.common as Record<string, string>;
  const names = [wordbler, search, scramble];
  return said(speak<unknown>([own, ...games], formsOf(language)), [0, 1, 2, 3, 4, ...names]);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What is found by its English name, found by the name it has in another language. */
async function dictionaryOf(language: string) {
  const own = new Map(await textsOf(language));
  const pairs = (await textsOf('en')).flatMap(([way, english]) => {
    const other = own.get(way);
    return other ? [[english, other] as const] : [];
  });
  return (name: string | RegExp, exact: boolean) => {
    const othersOf = (fits: (english: string) => boolean, written: (other: string) => string) =>
      pairs.flatMap(([english, other]) => (fits(english) ? [written(other)] : []));
    const found =
      typeof name === 'string'
        ? [
            ...othersOf((english) => english === name, escaped),
            // A name may go on with what is put into it.
            ...othersOf(
              (english) => !exact && english.startsWith(`${name}:`),
              (other) => escaped(other.split(/[:：]/)[0]!),
            ),
          ]
        : othersOf(
            (english) => name.test(english),
            (other) => escaped(other).replace(/[\d০-৯]+/g, '[\\d০-৯]+'),
          );
    if (found.length === 0 && typeof name === 'string' && !exact)
      found.push(...othersOf((english) => english.startsWith(name), escaped));
    if (found.length === 0) return name;
    const any = [...new Set(found)].join('|');
    return new RegExp(exact ? `^(?:${any})$` : any, 'i');
  };
}

/** The same page to whoever knows only how things are called in English. */
export async function inLanguage(page: Page, language: string): Promise<Page> {
  const translated = await dictionaryOf(language);
  const seen = <Part extends Page | Locator>(part: Part): Part =>
    new Proxy(part, {
      get(of, key) {
        const own = Reflect.get(of, key);
        if (typeof own !== 'function') return own;
        return (...given: unknown[]) => {
          const [first, options] = given as [string | RegExp, { name?: string | RegExp; exact?: boolean }];
          if (key === 'getByRole' && options?.name)
            given[1] = { ...options, exact: false, name: translated(options.name, options.exact ?? false) };
          if (key === 'getByLabel' || key === 'getByText') given[0] = translated(first, options?.exact ?? false);
          const found = own.apply(of, given);
          return isPart(found) ? seen(found) : found;
        };
      },
    });
  return seen(page);
}

const isPart = (thing: unknown): thing is Locator =>
  typeof thing === 'object' && thing !== null && 'boundingBox' in thing && 'waitFor' in thing;
