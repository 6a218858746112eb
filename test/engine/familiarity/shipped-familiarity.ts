import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Familiarity } from '../../../src/engine/familiarity/familiarity';
import { loadWords } from '../../strength/knowledge';

const read = (name: string) => readFileSync(new URL(`../../../assets/languages/en/${name}`, import.meta.url));

export const packedMarks = new Uint8Array(read('en.familiarity'));
export const marks = new Uint8Array(gunzipSync(packedMarks));
export const familyFilter = read('family-filter.txt').toString('utf8');
export const lexicon = await loadWords();
export const familiarity = new Familiarity(marks, lexicon);
