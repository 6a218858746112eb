import { parseArgs } from 'node:util';
import { dictionaryRows } from './dictionary';
import { felt } from './felt/felt';
import { frameRows } from './frames';
import { hostileRows } from './hostile';
import { languageRows } from './languages';
import { pageRows } from './page';
import { playRows } from './plays';
import { scrambleRows } from './scramble';
import { type Row, tableOf } from './table';
import { thinkingRows } from './thinking';
import { wordBookRows } from './word-book';
import { wordSearchRows } from './word-search';

// npm run bench -- [section | felt [group [part of a name]]] [--against folder] [--rounds 3]
const sections: Readonly<Record<string, () => Promise<Row[]>>> = {
  dictionary: dictionaryRows,
  plays: playRows,
  languages: languageRows,
  page: pageRows,
  frames: frameRows,
  thinking: thinkingRows,
  'word-search': wordSearchRows,
  scramble: scrambleRows,
  'word-book': wordBookRows,
  hostile: hostileRows,
};

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' }, rounds: { type: 'string' } },
});
const [wanted, group, part] = positionals;
if (wanted && wanted !== 'felt' && !sections[wanted])
  throw new Error(`There is ${Object.keys(sections).join(', ')}, and felt.`);

const rows: Row[] = [];
const failures: unknown[] = [];
const attempt = async (act: () => Promise<unknown>) => {
  try {
    await act();
  } catch (error) {
    failures.push(error);
  }
};
for (const [name, section] of Object.entries(sections)) {
  if ((wanted ?? name) !== name || (given.against && !wanted)) continue;
  await attempt(async () => rows.push(...(await section())));
}
if (rows.length > 0) process.stdout.write(`${tableOf(rows)}\n`);
if ((wanted ?? 'felt') === 'felt')
  await attempt(() =>
    felt({
      ...(group && { group }),
      ...(part && { part }),
      ...(given.against && { against: given.against }),
      ...(given.rounds && { rounds: Number(given.rounds) }),
    }),
  );
// A machine without a browser still gets the figures of the rest.
if (failures.length > 0) throw new AggregateError(failures, `${failures.length} sections failed`);
