import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonText } from '../../../src/engine/saving/untrusted';

describe('JSON of anything', () => {
  it('is what JSON says, where it says something', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(jsonText(value)).toBe(JSON.stringify(value));
      }),
    );
  });

  it('leaves out what leads back to itself, but nothing that stands there twice', () => {
    const twice = { a: 1 };
    const round: Record<string, unknown> = { twice, again: [twice, twice], large: 12n };
    round['round'] = { round };
    expect(jsonText(round)).toBe('{"twice":{"a":1},"again":[{"a":1},{"a":1}],"large":"12","round":{}}');
    expect(jsonText(undefined)).toBe('null');
  });

  it('leaves out what lies deeper than a stack can reach', () => {
    let deep: unknown = 1;
    for (let depth = 0; depth < 100_000; depth++) deep = [deep];
    expect(jsonText({ deep, beside: 1 })).toMatch(/^\{"deep":\[{99}null\]{99},"beside":1\}$/);
  });
});
