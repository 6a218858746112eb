import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parts } from '../../../assets/meanings/parts';
import type { Asking } from '../../../src/engine/definitions/lookup';
import { type Definition, definitionOf, Glosses } from '../../../src/engine/definitions/lookup';

const read = (path: string) => readFileSync(new URL(`../../../assets/${path}`, import.meta.url));

export const packedParts = parts.map(({ file }) => new Uint8Array(read(`meanings/${file}`)));
export const partTexts = packedParts.map((packed) => gunzipSync(packed).toString());
export const glosses = new Glosses(partTexts.join(''));
export const shippedWords = () => gunzipSync(read('languages/en/en.words'));

/** With all the files at hand. */
function answered<T>(asking: Asking<T>): T {
  let step = asking.next();
  while (!step.done) step = asking.next(glosses.entriesOf(step.value));
  return step.value;
}

export const lookUp = (word: string) => answered(definitionOf(word));

/** What is known of a word. */
export function knownOf(word: string): Definition | undefined {
  const found = lookUp(word);
  return found && 'lemma' in found ? found : undefined;
}
