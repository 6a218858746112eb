import { readFileSync, statSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { languageIds, playLanguages } from '../../src/engine/alphabet/languages';
import { Lexicon } from '../../src/engine/lexicon/lexicon';
import { unpackGraph } from '../../src/engine/lexicon/unpack-graph';
import { buildGaddag } from '../../src/wordbler/ai/build-gaddag';
import { median, milliseconds } from './rounds';
import type { Row } from './table';

const rounds = 3;
const fileOf = (id: string, kind: string) => new URL(`../../assets/languages/${id}/${id}.${kind}`, import.meta.url);

/** What each language weighs, and how long its words take to be there. */
export async function languageRows(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const id of languageIds) {
    const { list, tiles } = playLanguages[id];
    const packed = readFileSync(fileOf(id, 'words'));
    const [words, graphs]: number[][] = [[], []];
    let gaddag = 0;
    for (let round = 0; round < rounds; round++) {
      let graph = unpackGraph(gunzipSync(packed), tiles.alphabet);
      words!.push(
        await milliseconds(() => {
          graph = unpackGraph(gunzipSync(packed), tiles.alphabet);
        }),
      );
      const lexicon = new Lexicon({ id: list, alphabet: tiles.alphabet, ...graph });
      graphs!.push(
        await milliseconds(() => {
          gaddag = buildGaddag(lexicon).nodes.byteLength;
        }),
      );
    }
    const kB = (kind: string) => statSync(fileOf(id, kind)).size / 1000;
    rows.push(
      { what: `${id}: words and how well they are known`, unit: 'kB', ours: kB('words') + kB('familiarity') },
      { what: `${id}: words, unpacked`, unit: 'ms', ours: median(words!), aim: { atMost: 1500 } },
      {
        what: `${id}: graph for finding plays, built`,
        unit: 'ms',
        ours: median(graphs!),
      },
      { what: `${id}: that graph`, unit: 'MB', ours: gaddag / 1e6 },
    );
  }
  return rows;
}
