import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { unitOf } from '../../src/engine/alphabet/digraphs';
import { personOf, unnamed } from '../../src/engine/players/names';
import { Preferences } from '../../src/shared/platform/settings';
import type { Storage } from '../../src/shared/platform/storage';
import { I18n, LanguageController } from '../../src/shared/play/i18n';
import { atFirst, catalogues } from '../../src/texts/catalogues';
import { formsOf } from '../../src/texts/forms';
import { firstFrame as frenchAtFirst } from '../../src/texts/fr/first-frame';
import { bestOf, languageTags } from '../../src/texts/languages';
import { piecesOf, speak } from '../../src/texts/messages';
import { inMirror } from '../../src/texts/mirrored';
import { news } from '../../src/texts/sentences/board';
import { result } from '../../src/texts/sentences/stats';
import { englishMessages } from './english';

const folders = {
  en: await englishMessages(),
  de: { ...(await import('../../src/texts/de')), ...(await import('../../src/texts/de/how')) },
  fr: { ...(await import('../../src/texts/fr')), ...(await import('../../src/texts/fr/how')) },
  es: { ...(await import('../../src/texts/es')), ...(await import('../../src/texts/es/how')) },
  bn: { ...(await import('../../src/texts/bn')), ...(await import('../../src/texts/bn/how')) },
  zh: { ...(await import('../../src/texts/zh')), ...(await import('../../src/texts/zh/how')) },
};

type Folder = keyof typeof folders;
const others = (Object.keys(folders) as Folder[]).filter((tag) => tag !== 'en');

/** Every message of a language, under the way to it. */
const messagesOf = (language: Folder) => {
  const { [language]: texts, ...rest } = folders[language] as Record<string, unknown>;
  return new Map(plain({ ...(texts as object), ...rest }));
};

/** What is put into a message: by name, and whether it is counted or somebody. */
const placeholdersOf = (message: string) =>
  [...new Set(piecesOf(message).filter((_, at) => at % 2 === 1))].map(
    (inside) => /^\w+[/%|]?/.exec(inside)?.[0] ?? inside,
  );

const namesIn = (message: string) =>
  [...new Set(placeholdersOf(message).map((inside) => inside.replace(/\W/, '')))].sort();

/** Every message, under the way to it. */
function plain(texts: unknown, way = ''): [string, string][] {
  if (typeof texts === 'string') return [[way, texts]];
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([name, own]) => plain(own, `${way}.${name}`));
}

/** A sign, a key, or a word that may be the same in several languages. */
function mayBeAlike(message: string) {
  const text = message.replace(/\{\w+%?\}/g, '');
  return (
    text.length <= 12 ||
    !/\p{L}{3}/u.test(text) ||
    /^[\p{Lu}\d\s+–,.·()/?=−-]*$/u.test(text) ||
    /^\W*\{[^}]*\}\W*$/.test(text)
  );
}

/** Which lines are longer than a line may be, signs above and below letters aside; a long message alone may be so. */
const tooLong = (language: Folder) =>
  readdirSync(`src/texts/${language}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => readFileSync(`src/texts/${language}/${name}`, 'utf8').split('\n'))
    .filter((line) => line.replace(/\p{M}/gu, '').length > 120 && !/^ *(\w+: )?'[^']*',$/.test(line));

it.each(Object.keys(folders) as Folder[])('%s stands in lines of at most 120 characters', (language) => {
  expect(tooLong(language)).toEqual([]);
});

describe.each(others)('%s', (language) => {
  const english = messagesOf('en');
  const own = messagesOf(language);

  it('puts into each message what English does', () => {
    const faults = [...own].filter(([way, said]) => {
      const model = english.get(way);
      return model !== undefined && namesIn(model).join() !== namesIn(said).join();
    });
    expect(faults).toEqual([]);
  });

  it('leaves no message empty, and closes every brace', () => {
    const faults = [...own].filter(
      ([way, said]) => (said === '' && english.get(way) !== '') || /^[^{]*\}|\{[^}]*$/.test(said),
    );
    expect(faults).toEqual([]);
  });

  it('calls the bonus squares by one sign each, on the board and wherever they are spoken of', async () => {
    const { board, help } = await catalogues[language].texts();
    for (const sign of Object.values(board.bonusSigns)) expect(help.steps.colours[1]).toContain(sign);
    expect(new Set(Object.values(board.bonusSigns)).size).toBe(4);
  });

  it('says nothing in English', () => {
    const same = [...own].filter(([way, text]) => english.get(way) === text && !mayBeAlike(text));
    expect(same.filter(([way]) => !/^\.about\.rows|fileName/.test(way))).toEqual([]);
  });
});

describe('French', () => {
  const wrong = ([, said]: [string, string]) => / [:;!?»%](?!\p{L})|« |['"]/u.test(said);

  it('has no plain space before a sign of two parts or within its quotes, and typographic apostrophes', () => {
    expect([...messagesOf('fr'), ...plain(frenchAtFirst)].filter(wrong)).toEqual([]);
  });

  it.each(['Passer ?', 'Encore : un', '« mot', 'mot »', '80 %', "l'ami"])('would not be written as in %s', (said) => {
    expect(wrong(['', said])).toBe(true);
  });
});

describe('A message', () => {
  const polish = formsOf('pl');
  const said = speak(
    {
      score: '{word} scores {count|# point|# points}.',
      passes: '{who/You pass/# passes}.',
      tiles: '{count|# płytka|# płytki|# płytek}',
      share: '{share%}',
      names: '{names}',
    } as const,
    formsOf('en-GB', { ...unnamed, seat: (seat) => `Bird ${seat + 1}` }),
  );

  it('has a form for each plural, in the order of Unicode', () => {
    expect(said.score({ word: 'QUAIL', count: 1 })).toBe('QUAIL scores 1 point.');
    expect(said.score({ word: 'QUAIL', count: 1234 })).toBe('QUAIL scores 1,234 points.');
    const { tiles } = speak({ tiles: '{count|# płytka|# płytki|# płytek}' } as const, polish);
    expect([1, 2, 5, 22, 112].map((count) => tiles({ count }))).toEqual([
      '1 płytka',
      '2 płytki',
      '5 płytek',
      '22 płytki',
      '112 płytek',
    ]);
  });

  it('speaks to the player, and of anybody else', () => {
    expect(said.passes({ who: personOf('You') })).toBe('You pass.');
    expect(said.passes({ who: personOf('Ada') })).toBe('Ada passes.');
    expect(said.passes({ who: personOf('Player 2') })).toBe('Bird 2 passes.');
  });

  it('shows shares, lists and letters of several characters as players read them', () => {
    expect(said.share({ share: 0.8 })).toBe('80%');
    expect(speak({ share: '{share%}' } as const, formsOf('fr')).share({ share: 0.8 })).toMatch(/^80\s%$/);
    expect(said.names({ names: ['Ada', 'Bo', 'Player 3'] })).toBe('Ada, Bo and Bird 3');
    expect(said.names({ names: unitOf('LL') })).toBe('LL');
  });

  it('names the first of a month as French does', () => {
    const { day, weekday } = formsOf('fr');
    const dates = [new Date(2026, 11, 1), new Date(2026, 11, 21)];
    expect(dates.map(day)).toEqual(['1er décembre', '21 décembre']);
    expect(dates.map(weekday)).toEqual(['mardi 1er décembre', 'lundi 21 décembre']);
  });

  it('puts a space between sentences where they need one', () => {
    expect(formsOf('en').sentences(['One.', 'Two.'])).toBe('One. Two.');
    expect(formsOf('zh').sentences(['一。', '二。'])).toBe('一。二。');
  });

  it('says what is missing where nothing is put in', () => {
    expect(() => said.names({} as never)).toThrow('names');
  });
});

describe.each(languageTags)('A time in %s', (language) => {
  it('is of whole seconds: what is left on a clock counts those that have begun', async () => {
    const own = catalogues[language];
    const texts = { ...(await own.texts()), stats: await own.stats() };
    const told = (ms: number) => result(texts, { found: 14, of: 14, points: 8810, ms });
    expect(told(42_999)).toBe(told(42_000));
    expect(told(43_000)).not.toBe(told(42_000));
  });
});

describe('What is spoken', () => {
  const spoken = () => new I18n(catalogues, atFirst.language, atFirst.texts);
  const ready = async () => {};

  it('is looked up when it is said, by whoever has held it since before', async () => {
    const own = spoken();
    const { common, board } = own.texts;
    const { exchangeTiles } = board;
    expect([common.settings, exchangeTiles({ count: 2 })]).toEqual(['Settings', 'Exchange 2 tiles']);
    expect(await own.speak('de', ready)).toBe(true);
    const { texts } = catalogues.de;
    const german = await texts();
    expect([common.settings, exchangeTiles({ count: 2 })]).toEqual([
      german.common.settings,
      german.board.exchangeTiles({ count: 2 }),
    ]);
    expect(Object.keys(own.texts)).toEqual(Object.keys(german));
    expect({ ...own.texts.board.passSure }).toEqual(german.board.passSure);
  });

  it('brings along what the games say that have been asked for', async () => {
    const own = spoken();
    const texts = await own.with('search');
    await own.speak('fr', ready);
    expect(texts.search.choose.find).toBe((await catalogues.fr.search()).choose.find);
  });

  it('is the language before, where another cannot be had; and the last that was asked for', async () => {
    const lost = async () => Promise.reject(new Error('away'));
    const broken = { ...catalogues, de: { ...catalogues.de, texts: lost } };
    const own = new I18n(broken, atFirst.language, atFirst.texts);
    expect(await own.speak('de', ready)).toBe(false);
    expect(own.texts.common.settings).toBe('Settings');
    await Promise.all([own.speak('es', ready), own.speak('fr', ready)]);
    expect(own.language).toBe('fr');
  });

  it('is what was chosen last, however late the sentences of the choice before come', async () => {
    vi.stubGlobal('document', { documentElement: { lang: 'en' } });
    let come = () => {};
    const late = new Promise<void>((resolve) => {
      come = resolve;
    });
    const slow = { ...catalogues.es, texts: () => late.then(catalogues.es.texts) };
    const own = new I18n({ ...catalogues, es: slow }, atFirst.language, atFirst.texts);
    const preferences = new Preferences({ merge: async () => {} } as unknown as Storage);
    const languages = new LanguageController(own, preferences, { changed: () => {}, missing: () => {} });
    const choices = [languages.choose('es'), languages.choose('fr')];
    await choices[1];
    come();
    const taken = await Promise.all(choices);
    await languages.inTime();
    vi.unstubAllGlobals();
    expect([taken, own.language, preferences.now.speaks]).toEqual([[true, true], 'fr', 'fr']);
  });

  it('calls those who gave no name as the language does, and nobody else', async () => {
    const own = spoken();
    const german = await catalogues.de.texts();
    await own.speak('de', ready);
    const nameOf = (seat: number) => [unnamed.you, unnamed.seat(1), 'Ada'][seat]!;
    const starts = (seat: number) =>
      news(own.texts, { type: 'startDecided', seat } as Parameters<typeof news>[1], (at) => personOf(nameOf(at)));
    expect(starts(0)).toContain(german.common.you);
    expect(starts(0)).not.toContain(unnamed.you);
    expect(starts(1)).toContain(german.common.player({ seat: 2 }));
    expect(starts(2)).toContain('Ada');
  });
});

describe('The language of a page', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['pt-BR', 'fr-CA', 'en-US'], 'fr'],
    [['bn'], 'bn'],
    [['ja', 'zh-TW'], 'zh'],
    [['ja', 'ko'], 'en'],
    [[], 'en'],
  ])('is what %o likes best of ours: %s', (liked, language) => {
    expect(bestOf(liked)).toBe(language);
  });
});

describe('The language made for tests', () => {
  it('is a third longer, and leaves what is put in as it is', () => {
    const { says } = speak(inMirror({ says: '{name} lays {count|# word|# long words}' } as const), formsOf('en'));
    expect(says({ name: 'Ada', count: 2 })).toMatch(/^Ada l.*2 l/);
    expect(says({ name: 'Ada', count: 2 })).not.toContain('long words');
    const plainly = 'What a wrong word costs, the rules say, in the menu.';
    const longer = inMirror(plainly).length / plainly.length;
    expect(longer).toBeGreaterThan(1.2);
    expect(longer).toBeLessThan(1.5);
    expect(inMirror('Wordbler')).toBe('Wordbler');
  });
});
