import type { Alphabet } from '../../engine/alphabet/languages';
import { readLetters } from '../../engine/alphabet/spelling';
import { longestWord, maskOf } from './paths';

/** What the word book can be asked for. */
export const askedKinds = ['pattern', 'anagrams', 'within', 'hooks'] as const;

/**
 * Words that look like a pattern (`?` is a letter, `*` any letters or none, `+` at least one), that are made of all the
 * letters, or of some of them (`?` is a blank), or of a word and a letter before or behind it.
 */
export type AskedKind = (typeof askedKinds)[number];

export const oneLetter = '?';
const anyLetters = '*';
const someLetters = '+';
const wild = /([?*+])/;

/** No question is longer, and none is of more letters of which some are taken: of those there are too many choices. */
export const longestAsked = 30;
const mostChosenFrom = 12;

/** Letters and wild signs, each letter one unit; undefined where something is neither, or wild in no such place. */
export function readAsked(text: string, kind: AskedKind, alphabet: Alphabet): string | undefined {
  let signs = '';
  for (const part of text
    .replace(/[\s_.]/g, (sign) => (sign === '_' || sign === '.' ? oneLetter : ''))
    .split(wild)) {
    if (wild.test(part)) {
      signs += part;
      continue;
    }
    const read = readLetters(part, alphabet);
    if ('stranger' in read) return undefined;
    signs += read.letters;
  }
  if (signs === '' || signs.length > (kind === 'within' ? mostChosenFrom : longestAsked)) return undefined;
  return fittingTo(signs, kind) === signs ? signs : undefined;
}

/** Signs that say nothing in such a question. */
const idle: Readonly<Record<AskedKind, string>> = {
  pattern: '',
  anagrams: anyLetters + someLetters,
  within: anyLetters + someLetters,
  hooks: `_.${oneLetter}${anyLetters}${someLetters}`,
};

export const fittingTo = (text: string, kind: AskedKind): string =>
  [...text].filter((sign) => !idle[kind].includes(sign)).join('');

/** What is left of a question once some letters have been read. What has the same name asks for the same. */
export interface Rest {
  readonly name: string | number;
  state(): State;
}

interface State {
  /** Every word that goes on from here is asked for. */
  readonly isAll: boolean;
  /** Letters that must follow somewhere, and how many letters may follow, a bit for each. */
  readonly needs: number;
  readonly lengths: number;
  /** Once a letter more has been read; undefined if nothing that is asked for goes on so. */
  after(code: number): After | undefined;
}

interface After {
  /** A word may end with that letter. */
  readonly isEnd: boolean;
  readonly rest: Rest;
}

/** That nothing goes on so; else a number is twice that of a state, and one more where a word may end. */
export const lost = -1;
export const unknown = -2;

export const mayEnd = (after: number) => (after & 1) === 1;
export const stateIn = (after: number) => after >> 1;

/** What a row of the table of states has behind what follows by letter: the figures of the state. */
export const row = { needs: 62, lengths: 63 } as const;
const rowBits = 6;
const statesAtFirst = 16;

/** The states of a question by numbers from 0, each worked out when it is first come to. */
export class QuestionStates {
  /** A row for each state: by letter what `after` says, or that nobody has asked yet; and its figures. */
  table = new Int32Array(statesAtFirst << rowBits);
  private readonly numbers = new Map<string | number, number>();
  private readonly states: State[] = [];

  /** Each state is announced before anybody comes to it. */
  constructor(
    first: Rest,
    readonly letters: number,
    private readonly announce: (state: State) => void,
  ) {
    this.numberOf(first);
  }

  get size(): number {
    return this.states.length;
  }

  of(number: number): State {
    return this.states[number]!;
  }

  after(number: number, code: number): number {
    const known = this.table[rowOf(number) + code]!;
    if (known !== unknown) return known;
    const after = this.of(number).after(code);
    const own = after ? this.numberOf(after.rest) * 2 + (after.isEnd ? 1 : 0) : lost;
    this.table[rowOf(number) + code] = own;
    return own;
  }

  private numberOf({ name, state }: Rest): number {
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    const own = state();
    const number = this.states.push(own) - 1;
    const at = rowOf(number);
    if (at === this.table.length) {
      const larger = new Int32Array(2 * at);
      larger.set(this.table);
      this.table = larger;
    }
    this.table.fill(unknown, at, rowOf(number + 1));
    this.table[at + row.needs] = own.needs;
    this.table[at + row.lengths] = own.lengths;
    this.numbers.set(name, number);
    this.announce(own);
    return number;
  }
}

/** Where the row of a state begins. */
export const rowOf = (state: number) => state << rowBits;

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
