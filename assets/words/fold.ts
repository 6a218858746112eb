import type { Alphabet } from '../../src/core/alphabet/alphabet';
import { folded } from '../../src/core/lexicon/unfold-front-coding';

/** What words go on with, from some letter on. */
interface Tree {
  readonly next: Map<number, Tree>;
  ends: boolean;
  /** Two that are alike have the same name. */
  name: number;
  letters: number;
}

/** As many as there are bytes that tell of no letter. */
const mostEndings = 64;
/** So often an ending must be told to be worth a byte of its own, and so many are chosen before it is counted anew. */
const oftenEnough = 40;
const atOnce = 8;

/** Sorted words as a tree, a byte a letter; README.md tells the format. At most 31 letters have room in it. */
export function fold(words: readonly string[], { letters }: Alphabet): Uint8Array<ArrayBuffer> {
  const root = newTree();
  for (const word of words) {
    let tree = root;
    for (const letter of word) {
      const code = letters.indexOf(letter) + 1;
      if (code < 1 || code > folded.letter) throw new RangeError(`${word} has a letter without room`);
      const next = tree.next.get(code) ?? newTree();
      tree.next.set(code, next);
      tree = next;
    }
    tree.ends = true;
  }
  nameAll(root, new Map());
  const endings = endingsOf(root);
  const nths = new Map(endings.map(({ name }, nth) => [name, nth]));
  const bytes = [0, 8, 16, 24].map((shift) => (words.length >>> shift) & 255);
  bytes.push(endings.length);
  for (const [nth, ending] of endings.entries()) tell(ending, nths, nth, bytes);
  if (root.next.size > 0) tell(root, nths, endings.length, bytes);
  return Uint8Array.from(bytes);
}

const endingByte = (nth: number) => (nth & folded.letter) | ((nth << 1) & folded.last);

const newTree = (): Tree => ({ next: new Map(), ends: false, name: 0, letters: 0 });

function nameAll(tree: Tree, names: Map<string, number>) {
  let key = '';
  for (const [code, next] of tree.next) {
    nameAll(next, names);
    tree.letters += 1 + next.letters;
    key += `${code} ${next.ends} ${next.name},`;
  }
  tree.name = names.get(key) ?? names.size;
  names.set(key, tree.name);
}

/** Those that save most letters; none holds one that is told after it. */
function endingsOf(root: Tree): Tree[] {
  const chosen = new Map<number, Tree>();
  for (let found = true; found && chosen.size < mostEndings; ) {
    const counts = new Map<number, { tree: Tree; often: number }>();
    count(root, chosen, counts);
    const best = [...counts.values()]
      .filter(({ tree, often }) => tree.letters > 1 && often >= oftenEnough)
      .sort((a, b) => b.often * b.tree.letters - a.often * a.tree.letters)
      .slice(0, Math.min(atOnce, mostEndings - chosen.size));
    for (const { tree } of best) chosen.set(tree.name, tree);
    found = best.length > 0;
  }
  return [...chosen.values()].sort((a, b) => a.letters - b.letters);
}

function count(
  tree: Tree,
  chosen: ReadonlyMap<number, Tree>,
  counts: Map<number, { tree: Tree; often: number }>,
) {
  for (const next of tree.next.values()) {
    if (next.letters === 0 || chosen.has(next.name)) continue;
    const own = counts.get(next.name) ?? { tree: next, often: 0 };
    own.often++;
    counts.set(next.name, own);
    count(next, chosen, counts);
  }
}

/** With endings up to some nth as a byte each. */
function tell(tree: Tree, nths: ReadonlyMap<number, number>, upTo: number, bytes: number[]) {
  let left = tree.next.size;
  for (const [code, next] of tree.next) {
    left--;
    const isLast = left === 0 ? folded.last : 0;
    bytes.push(code | isLast | (next.ends ? folded.ends : 0) | (next.letters > 0 ? folded.more : 0));
    if (next.letters === 0) continue;
    const nth = nths.get(next.name);
    if (nth !== undefined && nth < upTo) bytes.push(endingByte(nth));
    else tell(next, nths, upTo, bytes);
  }
}
