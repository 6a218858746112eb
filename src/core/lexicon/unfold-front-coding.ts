import { letGo } from '../let-go';
import { DamagedWordsError } from './damaged-words-error';
import { headBytes, letterByte, longestWord } from './front-coding';

/** A letter: its code, and whether a word ends there, others stand in its place after it, and letters follow. */
export const folded = { letter: 31, ends: 32, last: 64, more: 128 } as const;

/**
 * Words as they ship, front-coded again. They are a tree, a byte a letter: what words begin with alike is told once, and what
 * many go on with alike is told ahead of all, and meant by a byte. assets/words tells of the format.
 */
export function unfold(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  if (bytes.length <= headBytes) throw new DamagedWordsError('the list has no head');
  const endings: number[] = [];
  const told = bytes[headBytes]!;
  let at = headBytes + 1;
  while (endings.length < told) {
    endings.push(at);
    at = endOf(bytes, at);
  }
  const coded = new Coded(bytes, endings);
  // Without any words there is no list either.
  if (at < bytes.length) at = coded.write(at, told);
  if (at !== bytes.length) throw new DamagedWordsError('the words end too early');
  return coded.finish();
}

/** A byte that tells of no letter, since nothing would end or follow there, stands for one of 64 endings. */
const isEnding = (byte: number) => (byte & (folded.ends | folded.more)) === 0;
const nthOf = (byte: number) => (byte & folded.letter) | ((byte & folded.last) >> 1);

/** Where a list of letters, with all that follows them, is over. */
function endOf(bytes: Uint8Array, from: number): number {
  let at = from;
  for (let open = 1; open > 0; ) {
    const byte = letterAt(bytes, at++);
    if (byte & folded.last) open--;
    if ((byte & folded.more) === 0) continue;
    if (isEnding(bytes[at] ?? 0)) at++;
    else open++;
  }
  return at;
}

function letterAt(bytes: Uint8Array, at: number): number {
  const byte = bytes[at];
  if (byte === undefined || isEnding(byte)) throw new DamagedWordsError(`byte ${at} is no letter`);
  return byte;
}

class Coded {
  private bytes: Uint8Array<ArrayBuffer>;
  private length = headBytes;
  private depth = 0;
  /** How long the word before was; below zero while letters of the next are written. */
  private before = 0;

  constructor(
    private readonly source: Uint8Array,
    private readonly endings: readonly number[],
  ) {
    this.bytes = new Uint8Array(3 * source.length + longestWord);
    this.bytes.set(source.subarray(0, headBytes));
  }

  /** Writes all words of a list, before which so many endings are told, and says where it is over. */
  write(from: number, told: number): number {
    const { source, endings } = this;
    for (let at = from; ; ) {
      const byte = letterAt(source, at++);
      this.letter(byte);
      if (byte & folded.more) {
        const next = source[at] ?? 0;
        if (isEnding(next)) {
          const nth = nthOf(next);
          if (nth >= told) throw new DamagedWordsError(`byte ${at} is an ending that nobody told`);
          this.write(endings[nth]!, nth);
          at++;
        } else at = this.write(at, told);
      }
      this.depth--;
      if (byte & folded.last) return at;
    }
  }

  finish() {
    const finished = this.bytes.slice(0, this.length);
    letGo(this.bytes);
    return finished;
  }

  private letter(byte: number) {
    if (this.depth === longestWord) throw new DamagedWordsError('a word is too long');
    if (this.length + 2 > this.bytes.length) this.grow();
    if (this.before >= 0) this.bytes[this.length++] = this.before - this.depth;
    this.bytes[this.length++] = letterByte + (byte & folded.letter);
    this.depth++;
    this.before = byte & folded.ends ? this.depth : -1;
  }

  private grow() {
    const larger = new Uint8Array(2 * this.bytes.length);
    larger.set(this.bytes);
    letGo(this.bytes);
    this.bytes = larger;
  }
}
