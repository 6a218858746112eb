import { describe, expect, it } from 'vitest';
import { Glosses } from '../../../src/engine/definitions/lookup';

const text = 'ab\tn one\nabc\tn two|v three\nb\tN ab\nzz\tr last\n';

describe('the text of definitions', () => {
  const glosses = new Glosses(text);

  it('finds each word, the first and the last too', () => {
    expect(glosses.entriesOf('ab')).toEqual(['n one']);
    expect(glosses.entriesOf('abc')).toEqual(['n two', 'v three']);
    expect(glosses.entriesOf('b')).toEqual(['N ab']);
    expect(glosses.entriesOf('zz')).toEqual(['r last']);
  });

  it('finds nothing else', () => {
    for (const word of ['', 'a', 'abb', 'abcd', 'ba', 'zzz', 'n', 'n one', '\n', '\t', 'AB'])
      expect(glosses.entriesOf(word), word).toEqual([]);
  });

  it('does without a last line break, and without any text', () => {
    expect(new Glosses(text.trimEnd()).entriesOf('zz')).toEqual(['r last']);
    expect(new Glosses('').entriesOf('zz')).toEqual([]);
    expect(new Glosses('no tab').entriesOf('no')).toEqual([]);
  });
});
