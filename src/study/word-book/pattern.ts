import { longestWord, maskOf } from './paths';
import { anyLetters, oneLetter, someLetters } from './question';
import type { Rest } from './question-states';

/** Any letter at that place. */
const any = 0;

/** Where any letters may stand, those that must be there come first: the same words, and what follows is waited for at one place. */
const gap = /[?*+]*[*+][?*+]*/g;
const oneThenAny = (signs: string) =>
  signs.replaceAll(anyLetters, '').replaceAll(someLetters, oneLetter) + anyLetters;

/**
 * A pattern of letters. What has been read stands at a set of its places at once, a bit for each: after so many of its letters.
 */
class Pattern {
  private readonly codes: readonly number[];
  /** Places where any letters may stand. */
  private readonly open: number;
  /** By letter, the places from which it leads on. */
  private readonly steps: Uint32Array;
  private readonly end: number;

  constructor(signs: string, codeOf: (letter: string) => number, letters: number) {
    const codes: number[] = [];
    let open = 0;
    for (const sign of signs.replace(gap, oneThenAny)) {
      if (sign === anyLetters) open |= 1 << codes.length;
      else codes.push(sign === oneLetter ? any : codeOf(sign));
    }
    this.codes = codes;
    this.open = open;
    this.end = 1 << codes.length;
    this.steps = Uint32Array.from({ length: letters + 1 }, (_, letter) =>
      codes.reduce((all, code, at) => (code === any || code === letter ? all | (1 << at) : all), 0),
    );
  }

  /**
   * What goes on from a place goes on from an open one behind it, too: of those before the last open one nothing is kept. Where
   * nothing may follow, nothing is left.
   */
  rest(places: number): Rest {
    const { end, open } = this;
    const isAll = (places & end & open) !== 0;
    const opened = places & open;
    const kept = opened === 0 ? -1 : -1 << (31 - Math.clz32(opened));
    const own = isAll ? end : places & kept & ~end;
    return {
      name: own,
      state: () => ({
        isAll,
        ...this.ahead(own),
        after: (code) => {
          const next = ((own & this.steps[code]!) << 1) | (own & open);
          return next === 0 ? undefined : { isEnd: (next & end) !== 0, rest: this.rest(next) };
        },
      }),
    };
  }

  /** What has still to come from each of the places, and the letters that none of them does without. */
  private ahead(places: number) {
    const { codes, open } = this;
    let [needs, lengths] = [-1, 0];
    for (let at = 0; at <= codes.length; at++) {
      if ((places & (1 << at)) === 0) continue;
      const left = codes.slice(at);
      needs &= left.reduce((all, code) => (code === any ? all : all | maskOf(code)), 0);
      lengths |= open >>> at !== 0 ? -1 << left.length : 1 << left.length;
    }
    return { needs, lengths };
  }
}

/** What a pattern asks for; undefined where it is longer than any word. */
export function patternOf(
  signs: string,
  codeOf: (letter: string) => number,
  letters: number,
): Rest | undefined {
  const least = signs.replaceAll(anyLetters, '').length;
  return least > longestWord ? undefined : new Pattern(signs, codeOf, letters).rest(1);
}
