import { dictionaryRows } from './dictionary';
import { frameRows } from './frames';
import { pageRows } from './page';
import { playRows } from './plays';
import { scrambleRows } from './scramble';
import { type Row, tableOf } from './table';
import { thinkingRows } from './thinking';
import { wordSearchRows } from './word-search';

const sections: (() => Promise<Row[]>)[] = [
  dictionaryRows,
  playRows,
  pageRows,
  frameRows,
  thinkingRows,
  wordSearchRows,
  scrambleRows,
];

const rows: Row[] = [];
const failures: unknown[] = [];
for (const section of sections) {
  try {
    rows.push(...(await section()));
  } catch (error) {
    failures.push(error);
  }
}
process.stdout.write(tableOf(rows));
// A machine without a browser still gets the figures of the rest.
if (failures.length > 0) throw new AggregateError(failures, `${failures.length} sections failed`);
