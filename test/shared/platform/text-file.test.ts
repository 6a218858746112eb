import { expect, it } from 'vitest';
import { decoded, textOf } from '../../../src/shared/platform/files';

const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

it.each([
  ['as most programs write', new TextEncoder().encode('#player1 é Zoé'), '#player1 é Zoé'],
  ['with a mark before it', new TextEncoder().encode('\ufeff>é'), '>é'],
  ['Latin letters that nobody names', latin('#player1 é Zoé'), '#player1 é Zoé'],
  [
    'letters that are named',
    Uint8Array.of(...latin('#character-encoding ISO-8859-2\n'), 0xa3),
    '#character-encoding ISO-8859-2\nŁ',
  ],
  ['letters under a name nobody knows', latin('#character-encoding odd\né'), '#character-encoding odd\né'],
])('reads %s', (_, bytes, text) => {
  expect(decoded(bytes)).toBe(text);
});

it('says that a file could not be read', async () => {
  expect(await textOf({ arrayBuffer: () => Promise.reject(new Error('gone')) })).toBeUndefined();
});
