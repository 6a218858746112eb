import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Glosses } from '../../../src/core/meanings';

const read = (path: string) => readFileSync(new URL(`../../../assets/${path}`, import.meta.url));

export const packedGlosses = new Uint8Array(read('meanings/glosses.meanings'));
export const glossText = gunzipSync(packedGlosses).toString();
export const glosses = new Glosses(glossText);
export const packedWords = () => gunzipSync(read('words/enable1.words'));
