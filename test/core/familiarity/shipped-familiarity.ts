import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { english } from '../../../src/core/alphabet/english';
import { Familiarity } from '../../../src/core/familiarity';
import { Lexicon } from '../../../src/core/lexicon';
import { buildGraph } from '../../../src/core/lexicon/build-graph';
import { unfold } from '../../../src/core/lexicon/unfold-front-coding';

const read = (name: string) => readFileSync(new URL(`../../../assets/words/${name}`, import.meta.url));

export const packedMarks = new Uint8Array(read('enable1.familiarity'));
export const marks = new Uint8Array(gunzipSync(packedMarks));
export const familyFilter = read('family-filter.txt').toString('utf8');
export const lexicon = new Lexicon({
  id: 'enable1',
  alphabet: english,
  ...buildGraph(unfold(gunzipSync(read('enable1.words'))), english),
});
export const familiarity = new Familiarity(marks, lexicon);
