import { maskOf } from './paths';
import { oneLetter } from './question';
import type { Rest } from './question-states';

/** A letter alone is no word that anybody makes of several. */
const shortestMade = 2;

/** Letters and blanks that words are made of: of all of them, or of some. */
export function lettersGiven(signs: string, areAll: boolean, codeOf: (letter: string) => number): Rest {
  const codes = [...signs].map((sign) => (sign === oneLetter ? blank : codeOf(sign))).sort((a, b) => a - b);
  return restOf(codes, areAll, areAll ? 0 : codes.length - shortestMade);
}

const blank = 0;

/** A blank is taken where nothing else is it. A word may end with so many that are not taken. */
function restOf(left: readonly number[], areAll: boolean, mostLeft: number): Rest {
  return {
    name: String.fromCharCode(...left),
    state: () => ({
      isAll: false,
      needs: areAll ? left.reduce((all, code) => (code === blank ? all : all | maskOf(code)), 0) : 0,
      lengths: areAll ? 1 << left.length : ~(-1 << (left.length + 1)),
      after(code) {
        const own = left.indexOf(code);
        const at = own < 0 ? left.indexOf(blank) : own;
        if (at < 0) return undefined;
        const rest = left.filter((_, place) => place !== at);
        return { isEnd: rest.length <= mostLeft, rest: restOf(rest, areAll, mostLeft) };
      },
    }),
  };
}
