import type { Alphabet } from '../../src/engine/alphabet/languages';
import { edge, first, head, kindOf, kindsOfEdge, largest, leads } from '../../src/engine/lexicon/unpack-graph';

interface Edge {
  readonly code: number;
  readonly ends: boolean;
  to: Node | undefined;
}

/** What words go on with: an edge a letter, in order. */
interface Node {
  readonly edges: Edge[];
  /** How many edges of each kind lead to it. */
  readonly wanted: Map<number, number>;
  /** Among those that several edges lead to. */
  place: number;
}

/** Words as one minimal graph; README.md tells the format. */
export function packGraph(words: Iterable<string>, { letters }: Alphabet): Uint8Array {
  const codes = new Map(letters.map((letter, at) => [letter, at + 1]));
  const coded = Array.from(words, (word) =>
    [...word].map((letter) => {
      const code = codes.get(letter);
      if (!code) throw new RangeError(`${word} has a letter that the alphabet lacks`);
      return code;
    }),
  ).sort(inOrder);
  return written(minimal(coded), coded.length);
}

function inOrder(a: readonly number[], b: readonly number[]) {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at++) if (a[at] !== b[at]) return a[at]! - b[at]!;
  return a.length - b.length;
}

const flagOf = ({ code, ends }: Edge) => code | (ends ? edge.ends : 0);
const newNode = (): Node => ({ edges: [], wanted: new Map(), place: -1 });

/** Nodes that are alike are one. */
function minimal(words: readonly (readonly number[])[]): Node {
  const known = new Map<string, Node>();
  const names = new Map<Node, number>();
  const open = [newNode()];
  let before: readonly number[] = [];
  const close = (node: Node): Node | undefined => {
    if (node.edges.length === 0) return undefined;
    const name = node.edges.map(({ code, ends, to }) => `${code} ${ends} ${to && names.get(to)}`).join();
    const alike = known.get(name);
    if (alike) return alike;
    known.set(name, node);
    names.set(node, names.size);
    for (const one of node.edges) one.to?.wanted.set(flagOf(one), (one.to.wanted.get(flagOf(one)) ?? 0) + 1);
    return node;
  };
  const closeBeyond = (depth: number) => {
    for (let row = before.length; row > depth; row--) open[row - 1]!.edges.at(-1)!.to = close(open[row]!);
  };
  for (const word of words) {
    let same = 0;
    while (same < word.length && word[same] === before[same]) same++;
    if (same === word.length) throw new RangeError('a word is there twice');
    closeBeyond(same);
    for (let at = same; at < word.length; at++) {
      open[at]!.edges.push({ code: word[at]!, ends: at === word.length - 1, to: undefined });
      open[at + 1] = newNode();
    }
    before = word;
  }
  closeBeyond(0);
  return open[0]!;
}

function written(root: Node, words: number): Uint8Array {
  const groups = groupsOf(root);
  const shared = groups.flat();
  shared.forEach((node, place) => {
    node.place = place;
  });
  const starts = groups.map((_, kind) => groups.slice(0, kind).flat().length);
  const [flags, leading, numbers]: [number[], number[], number[]] = [[], [], []];
  for (const { length } of groups) tellNumber(length, numbers);
  const tell = ({ edges }: Node) => {
    edges.forEach((one, at) => {
      flags.push(flagOf(one) | (at === edges.length - 1 ? edge.last : 0));
      leading.push(one.to ? (one.to.place < 0 ? leads.own : leads.shared) : leads.nowhere);
    });
    for (const one of edges) {
      if (!one.to) continue;
      const from = starts[kindOf(flagOf(one))]!;
      if (one.to.place < 0) tell(one.to);
      else tellNumber((one.to.place - from + shared.length) % shared.length, numbers);
    }
  };
  for (const node of [root, ...shared]) tell(node);
  const bytes = Uint8Array.from([...new Array<number>(head.bytes).fill(0)].concat(flags, leading, numbers));
  const view = new DataView(bytes.buffer);
  view.setUint32(head.words, words, true);
  view.setUint32(head.edges, flags.length, true);
  view.setUint32(head.shared, shared.length, true);
  return bytes;
}

/** Those that several edges lead to, by the kind of edge that mostly does, the most wanted first. */
function groupsOf(root: Node): Node[][] {
  const groups: Node[][] = Array.from({ length: kindsOfEdge }, () => []);
  const seen = new Set<Node>();
  const walk = (node: Node) => {
    if (seen.has(node)) return;
    seen.add(node);
    const [most] = [...node.wanted].sort(([, a], [, b]) => b - a);
    if (most && wantedBy(node) > 1) groups[most[0]]!.push(node);
    for (const { to } of node.edges) if (to) walk(to);
  };
  walk(root);
  return groups.map((group) => group.sort((a, b) => wantedBy(b) - wantedBy(a)));
}

const wantedBy = ({ wanted }: Node) => [...wanted.values()].reduce((sum, many) => sum + many, 0);

export function tellNumber(number: number, bytes: number[]) {
  if (number <= largest.inOne) bytes.push(number);
  else if (number <= largest.inTwo) {
    const left = number - largest.inOne - 1;
    bytes.push(first.ofTwo + (left >>> 8), left & 255);
  } else {
    const left = number - largest.inTwo - 1;
    bytes.push(first.ofThree + (left >>> 16), (left >>> 8) & 255, left & 255);
  }
}
