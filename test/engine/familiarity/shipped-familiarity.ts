import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { english } from '../../../src/engine/alphabet/languages';
import { Familiarity } from '../../../src/engine/familiarity/familiarity';
import { Lexicon } from '../../../src/engine/lexicon/lexicon';
import { unpackGraph } from '../../../src/engine/lexicon/unpack-graph';

const read = (name: string) => readFileSync(new URL(`../../../assets/languages/en/${name}`, import.meta.url));

export const packedMarks = new Uint8Array(read('en.familiarity'));
export const marks = new Uint8Array(gunzipSync(packedMarks));
export const familyFilter = read('family-filter.txt').toString('utf8');
export const lexicon = new Lexicon({
  id: 'enable1',
  alphabet: english,
  ...unpackGraph(gunzipSync(read('en.words')), english),
});
export const familiarity = new Familiarity(marks, lexicon);
