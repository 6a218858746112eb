import { describe, expect, it } from 'vitest';
import { unnamed } from '../../src/engine/players/names';
import { expandDigraphs, I18n } from '../../src/shared/play/i18n';
import { atFirst, catalogues } from '../../src/texts/catalogues';
import { bestOf, type Language, languageTags } from '../../src/texts/languages';
import { inMirror } from '../../src/texts/mirrored';
import { samplesOf } from './samples';

const others = languageTags.filter((tag) => tag !== 'en');
const whole = async (language: Language) => {
  const { texts, search, scramble, review } = catalogues[language];
  return { ...(await texts()), search: await search(), scramble: await scramble(), review: await review() };
};

/** Every sentence that nothing is put into, under the way to it. */
function plain(texts: unknown, way = ''): [string, string][] {
  if (typeof texts === 'string') return [[way, texts]];
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([name, own]) => plain(own, `${way}.${name}`));
}

/** A sign, a key, or a word that may be the same in several languages. */
const mayBeAlike = (text: string) =>
  text.length <= 12 || !/\p{L}{3}/u.test(text) || /^[\p{Lu}\d\s+–,.·()/?=−-]*$/u.test(text);

describe.each(others)('%s', (language) => {
  it('has a sentence wherever English has one, with all that is put into it', async () => {
    const english = samplesOf(await whole('en')) as Record<string, unknown>;
    const own = samplesOf(await whole(language)) as Record<string, unknown>;
    expect(Object.keys(own)).toEqual(Object.keys(english));
    const says = new Map(plain(english));
    for (const [what, said] of plain(own)) {
      expect(said, what).not.toMatch(/undefined|\[object|NaN|\$\{/);
      if (says.get(what)) expect(said, what).not.toBe('');
      for (const name of ['Ada', 'QUAIL']) if (says.get(what)?.includes(name)) expect(said, what).toContain(name);
    }
  });

  it('calls the premiums by one sign each, on the board and wherever they are spoken of', async () => {
    const { board, settings, help } = await whole(language);
    for (const sign of Object.values(board.premiumSigns)) {
      expect(settings.labelsMean).toContain(sign);
      expect(help.steps.colours[1]).toContain(sign);
    }
    expect(new Set(Object.values(board.premiumSigns)).size).toBe(4);
  });

  it('says nothing in English', async () => {
    const english = new Map(plain(await whole('en')));
    const same = plain(await whole(language)).filter(([way, text]) => english.get(way) === text && !mayBeAlike(text));
    expect(same.filter(([way]) => !/^\.about\.rows|fileName/.test(way))).toEqual([]);
  });
});

describe.each(languageTags)('A time in %s', (language) => {
  it('is of whole seconds: what is left on a clock counts those that have begun', async () => {
    const { done } = await catalogues[language].records();
    expect(done(14, 14, 8810, 42_999)).toBe(done(14, 14, 8810, 42_000));
    expect(done(14, 14, 8810, 43_000)).not.toBe(done(14, 14, 8810, 42_000));
  });
});

describe('What is spoken', () => {
  const spoken = () => new I18n(catalogues, atFirst.language, atFirst.texts);
  const ready = async () => {};

  it('is looked up when it is said, by whoever has held it since before', async () => {
    const own = spoken();
    const { menu, board } = own.texts;
    const { exchangeTiles } = board;
    expect([menu.settings, exchangeTiles(2)]).toEqual(['Settings', 'Exchange 2 tiles']);
    expect(await own.speak('de', ready)).toBe(true);
    const { texts } = catalogues.de;
    const german = await texts();
    expect([menu.settings, exchangeTiles(2)]).toEqual([german.menu.settings, german.board.exchangeTiles(2)]);
    expect(Object.keys(own.texts)).toEqual(Object.keys(german));
    expect({ ...own.texts.board.passSure }).toEqual(german.board.passSure);
  });

  it('brings along what the games say that have been asked for', async () => {
    const own = spoken();
    const texts = await own.with('search');
    await own.speak('fr', ready);
    expect(texts.search.choose.game).toBe((await catalogues.fr.search()).choose.game);
  });

  it('is the language before, where another cannot be had; and the last that was asked for', async () => {
    const lost = async () => Promise.reject(new Error('away'));
    const broken = { ...catalogues, de: { ...catalogues.de, texts: lost } };
    const own = new I18n(broken, atFirst.language, atFirst.texts);
    expect(await own.speak('de', ready)).toBe(false);
    expect(own.texts.menu.settings).toBe('Settings');
    await Promise.all([own.speak('es', ready), own.speak('fr', ready)]);
    expect(own.language).toBe('fr');
  });

  it('calls those who gave no name as the language does, and nobody else', async () => {
    const own = spoken();
    const german = await catalogues.de.texts();
    await own.speak('de', ready);
    const nameOf = (seat: number) => [unnamed.you, unnamed.seat(1), 'Ada'][seat]!;
    const starts = (seat: number) =>
      own.texts.news({ type: 'startDecided', seat } as Parameters<typeof own.texts.news>[0], nameOf);
    expect(starts(0)).toContain(german.select.you);
    expect(starts(0)).not.toContain(unnamed.you);
    expect(starts(1)).toContain(german.select.seat(1));
    expect(starts(2)).toContain('Ada');
  });
});

describe('The language of a page', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['pt-BR', 'fr-CA', 'en-US'], 'fr'],
    [['bn'], 'bn'],
    [['ja', 'zh-TW'], 'en'],
    [[], 'en'],
  ])('is what %o likes best of ours: %s', (liked, language) => {
    expect(bestOf(liked)).toBe(language);
  });
});

describe('The language made for tests', () => {
  it('is a third longer, and leaves what is put in as it is', () => {
    const said = inMirror({ says: (name: string) => `${name} lays a long word` });
    expect(said.says('Ada')).toMatch(/^Ada l/);
    expect(said.says('Ada')).not.toContain('lays a long word');
    const plainly = 'What a wrong word costs, the rules say, in the menu.';
    const longer = inMirror(plainly).length / plainly.length;
    expect(longer).toBeGreaterThan(1.2);
    expect(longer).toBeLessThan(1.5);
    expect(expandDigraphs(inMirror('Wordbler'))).toBe('Wordbler');
  });
});
