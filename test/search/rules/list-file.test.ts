import { describe, expect, it } from 'vitest';
import { wordSearch } from '../../../src/rules';

const { longestFile, mostLists, presetWords, readListFile, writeListFile } = wordSearch;

const lists = [
  { name: 'Our travels', words: presetWords('harbour') },
  { name: 'Été 🌞', words: presetWords('weather') },
];

const fileWith = (list: unknown) =>
  JSON.stringify({ app: 'wordbler', kind: 'word lists', version: 1, lists: [lists[0], list] });

const faultOf = (text: string) => {
  const file = readListFile(text);
  return file.ok ? undefined : file.fault;
};

describe('A file of lists', () => {
  it('holds what was exported', () => {
    expect(readListFile(writeListFile(lists))).toEqual({ ok: true, lists });
    expect(readListFile(`\ufeff${writeListFile(lists)}`)).toEqual({ ok: true, lists });
  });

  it('says of what language a list is, its letters in full, and is read in it', () => {
    const words = 'ÑANDU LLAMA PERRO LECHE PIÑA CABALLO MUÑECA CHURRO GUITARRA ZAPATO SILLA NUBE FLOR RELOJ'.split(' ');
    const { name = '', language, words: letters } = wordSearch.ownList({ name: 'Mía', language: 'es', words });
    const own = { name, language: language!, words: letters };
    expect(letters[1]).toHaveLength(4);
    const text = writeListFile([own]);
    expect(text).toContain('"LLAMA"');
    expect(text).not.toMatch(/[\ue000-\uf8ff]/);
    expect(readListFile(text)).toEqual({ ok: true, lists: [own] });
    expect(readListFile(text.replace('"es"', '"xx"'))).toMatchObject({
      ok: false,
      fault: { code: 'badShape' },
    });
    expect(readListFile(text.replace('"es"', '"en"'))).toMatchObject({
      ok: true,
      lists: [{ words: expect.arrayContaining(['NANDU', 'PINA']) }],
    });
    expect(readListFile(text.replace('"es"', '"el"'))).toMatchObject({
      ok: false,
      fault: { code: 'badList', language: 'Ελληνικά' },
    });
  });

  it('may be written by hand in small letters', () => {
    const words = lists[0]!.words.map((word) => word.toLowerCase());
    expect(readListFile(fileWith({ name: ' By hand', words }))).toEqual({
      ok: true,
      lists: [lists[0], { name: 'By hand', words: lists[0]!.words }],
    });
  });

  it.each([
    ['', 'notAListFile'],
    ['\u0000\u0001PNG\ufffd\ufffd', 'notAListFile'],
    ['[]', 'notAListFile'],
    ['null', 'notAListFile'],
    ['"wordbler"', 'notAListFile'],
    ['{"app":"wordbler"}', 'notAListFile'],
    ['{"app":"chess","kind":"word lists","version":1,"lists":[]}', 'notAListFile'],
    ['{"app":"wordbler","kind":"word lists","version":2,"lists":[]}', 'otherVersion'],
    ['{"app":"wordbler","kind":"word lists","version":1}', 'noLists'],
    ['{"app":"wordbler","kind":"word lists","version":1,"lists":[]}', 'noLists'],
    ['{"app":"wordbler","kind":"word lists","version":1,"lists":{"length":1}}', 'noLists'],
    ['x'.repeat(10_000_000), 'tooBig'],
    [`${' '.repeat(longestFile)}{}`, 'tooBig'],
    [writeListFile(new Array(mostLists + 1).fill({ name: 'A', words: ['ROME'] })), 'tooManyLists'],
  ])('%.40j: %s', (text, code) => {
    expect(faultOf(text)).toEqual({ code });
  });

  it.each([null, 7, 'LISBON', [], {}, { name: 'A' }, { words: [] }, { name: 7, words: [] }, { name: 'A', words: [7] }])(
    'with %j as its second list is not read at all',
    (list) => {
      expect(faultOf(fileWith(list))).toEqual({ code: 'badShape', list: 1 });
    },
  );

  it.each([0, 3, 41, 1000])('says that a list has %i words', (count) => {
    const words = Array.from({ length: count }, (_, at) => lists[0]!.words[at % 14]);
    expect(faultOf(fileWith({ name: 'Long', words }))).toEqual({
      code: 'wordCount',
      list: 1,
      name: 'Long',
      count,
    });
  });

  it.each([
    ['EVIP', { code: 'tooShort' }, 'EV'],
    ['inside', { code: 'inside', other: 'LIGHTHOUSE' }, 'HOUSE'],
    ['from behind', { code: 'insideReversed', other: 'LIGHTHOUSE' }, 'ESUOH'],
  ])('says what is wrong with a word: %s', (_, fault, word) => {
    const words = lists[0]!.words.with(5, word);
    const found = faultOf(fileWith({ name: 'Bad', words }));
    expect(found).toMatchObject({ code: 'badList', list: 1, name: 'Bad' });
    expect(found?.code === 'badList' && found.check.words[5]).toEqual(fault);
  });

  it('is never half read, whichever byte is damaged', () => {
    const text = writeListFile(lists);
    for (let at = 0; at < text.length; at++) {
      for (const sign of ['\u0000', '"', 'Z', '{']) {
        const file = readListFile(text.slice(0, at) + sign + text.slice(at + 1));
        if (file.ok) expect(file.lists).toHaveLength(lists.length);
        if (file.ok) for (const { words } of file.lists) expect(words).toHaveLength(14);
      }
      expect(readListFile(text.slice(0, at)).ok && at < text.length - 1).toBe(false);
    }
  });
});
