import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { english } from '../../../src/core/alphabet/english';
import { Familiarity } from '../../../src/core/familiarity';
import { Lexicon } from '../../../src/core/lexicon';
import { unpackGraph } from '../../../src/core/lexicon/unpack-graph';

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
