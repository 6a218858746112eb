import { type Answers, inBlocks, known, mostWhole } from './answers';
import {
  anyLength,
  behindNode,
  codeOfEdge,
  edgeBits,
  nodeAt,
  type Paths,
  targetOf,
  told,
  wordsEnding,
} from './paths';
import { lost, mayEnd, QuestionStates, type Rest, row, rowOf, stateIn, unknown } from './question';

// As numbers of this file they are known to the loops below, which take two thirds of the time for that.
const { signs, signBits, codes, wordEndsShift, nodeEndsShift, targetShift } = edgeBits;
const sure = known;

/** A question that finds words of any length, and is lost nowhere in so many letters, comes to most nodes. */
const lettersTried = 4;

/**
 * Answers a question for all nodes as they lie. Where it comes to most of them that takes less time than to go from one to the
 * next. It says how many edges it has followed: none where the question has too many states, or comes to few nodes.
 */
function sweep(paths: Paths, answers: Answers, states: QuestionStates): number {
  const { nodes, shared, start, crossings } = paths;
  const { isAll, lengths } = states.of(0);
  if (start < shared || isAll || (lengths & anyLength) === 0 || !isLostNowhere(states) || !areFew(states))
    return 0;
  const ways = waysOf(paths, answers, states);
  answerShared(paths, answers, states, ways);
  const stateAt = statesOf(paths, ways);
  addCrossings(paths, answers.counts, ways, stateAt);
  addUp(paths, answers.counts, ways, stateAt);
  return states.size * nodes[nodeAt(shared)]! + crossings.length + paths.before.length;
}

function isLostNowhere(states: QuestionStates): boolean {
  let reached = new Set([0]);
  for (let letter = 0; letter < lettersTried; letter++) {
    const next = new Set<number>();
    for (const state of reached)
      for (let code = 1; code <= states.letters; code++) {
        const after = states.after(state, code);
        if (after === lost) return false;
        next.add(stateIn(after));
      }
    reached = next;
  }
  return true;
}

function areFew(states: QuestionStates): boolean {
  for (let state = 0; state < states.size; state++)
    for (let code = 1; code <= states.letters; code++) {
      states.after(state, code);
      if (states.size > mostWhole) return false;
    }
  return true;
}

/** By state and sign of an edge: the state behind it, where the answers of that begin, and what is added to them. */
interface Ways {
  readonly next: Uint8Array;
  readonly begins: Int32Array;
  readonly adds: Int32Array;
}

/** Where nothing goes on, there is a state more, in which nothing is found. */
function waysOf({ shared }: Paths, answers: Answers, states: QuestionStates): Ways {
  const none = states.size;
  const nothing = answers.taken(shared);
  answers.counts.fill(known, nothing, nothing + shared);
  const room = (none + 1) << signBits;
  const ways = {
    next: new Uint8Array(room).fill(none),
    begins: new Int32Array(room).fill(nothing),
    adds: new Int32Array(room).fill(-known),
  };
  for (let state = 0; state < none; state++)
    for (let sign = 0; sign <= signs; sign++) {
      const code = sign & codes;
      if (code === 0 || code > states.letters) continue;
      const after = states.after(state, code);
      if (after === lost) continue;
      const way = (state << signBits) | sign;
      ways.next[way] = stateIn(after);
      ways.begins[way] = answers.begins[2 * stateIn(after)]!;
      ways.adds[way] = ((sign >>> wordEndsShift) & after) - known;
    }
  return ways;
}

function answerShared(
  { nodes, edges, shared }: Paths,
  { begins: beginsOf, counts }: Answers,
  states: QuestionStates,
  { begins, adds }: Ways,
) {
  for (let node = 0; node < shared; node++) {
    const first = nodes[nodeAt(node)]!;
    const end = nodes[nodeAt(node + 1)]!;
    for (let state = 0; state < states.size; state++) {
      const begin = beginsOf[2 * state]!;
      // Where all is asked for, the answers are there.
      if (begin === 0) continue;
      let count = sure;
      for (let own = first; own < end; own++) {
        const edge = edges[own]!;
        const way = (state << signBits) | (edge & signs);
        count = (count + adds[way]! + counts[begins[way]! + (edge >>> targetShift)]!) | 0;
      }
      counts[begin + node] = count;
    }
  }
}

/** By node of one beginning, the state in which a question comes there. */
function statesOf({ before }: Paths, { next }: Ways): Uint8Array {
  const stateAt = new Uint8Array(before.length);
  for (let node = before.length - 2; node >= 0; node--) {
    const edge = before[node]!;
    stateAt[node] = next[(stateAt[edge >>> targetShift]! << signBits) | (edge & signs)]!;
  }
  return stateAt;
}

/**
 * Of the nodes of one beginning, each has the answers of the shared ones that it leads to. This is most that such a question costs:
 * it calls nothing, and an edge that is the last of its node is no other way through it.
 */
function addCrossings(
  { crossings, all }: Paths,
  counts: Int32Array,
  { begins, adds }: Ways,
  stateAt: Uint8Array,
) {
  const begin = all.length;
  let [node, count] = [0, 0];
  for (let own = 0; own < crossings.length; own++) {
    const edge = crossings[own]!;
    const way = (stateAt[node]! << signBits) | (edge & signs);
    count = (count + adds[way]! + counts[begins[way]! + (edge >>> targetShift)]!) | 0;
    counts[begin + node] = count + sure;
    const ending = (edge >>> nodeEndsShift) & 1;
    node = (node + ending) | 0;
    count &= ending - 1;
  }
}

/** And those of the others, each added to the one before it. */
function addUp({ before, all }: Paths, counts: Int32Array, { adds }: Ways, stateAt: Uint8Array) {
  const begin = all.length;
  const start = before.length - 1;
  for (let node = 0; node < start; node++) {
    const edge = before[node]!;
    const from = edge >>> targetShift;
    const way = (stateAt[from]! << signBits) | (edge & signs);
    counts[begin + from] = (counts[begin + from]! + adds[way]! + counts[begin + node]!) | 0;
  }
}

/**
 * How many words a question finds from each node that it comes to, and how long they are. Words share what follows them: a node
 * is gone through once for each state of the question, however many words lead there.
 */
export class Tally {
  /** So many edges have been followed. */
  steps = 0;
  private readonly states: QuestionStates;

  constructor(
    private readonly paths: Paths,
    private readonly answers: Answers,
    question: Rest,
    private readonly letters: readonly string[],
  ) {
    this.states = new QuestionStates(question, letters.length, ({ isAll }) => answers.addState(isAll));
  }

  get total(): number {
    this.steps += sweep(this.paths, this.answers, this.states);
    return this.countOf(this.paths.start, 0);
  }

  /** The first so many words: the short ones first, or the long ones, and those of a length in the order of the alphabet. */
  list(most: number, order: 'short' | 'long'): string[] {
    const words: string[] = [];
    const { start } = this.paths;
    const bits = this.lengths(start, 0);
    const lengths = Array.from({ length: 32 }, (_, length) => length).filter((own) => bits & (1 << own));
    const isFull = () => words.length >= most;
    for (const length of order === 'short' ? lengths : lengths.reverse())
      if (!isFull()) this.spell(start, 0, length, '', (word) => words.push(word), isFull);
    return words;
  }

  private spell(
    node: number,
    state: number,
    length: number,
    before: string,
    take: (word: string) => void,
    isFull: () => boolean,
  ) {
    const { nodes, edges } = this.paths;
    const at = nodeAt(node);
    for (let own = nodes[at]!, end = nodes[behindNode(at)]!; own < end && !isFull(); own++) {
      const edge = edges[own]!;
      const code = codeOfEdge(edge);
      const after = this.states.after(state, code);
      if (after === lost) continue;
      const next = stateIn(after);
      const isGood =
        length === 1
          ? wordsEnding(edge) === 1 && mayEnd(after)
          : (this.lengths(targetOf(edge), next) & (1 << (length - 1))) !== 0;
      // Most edges that are looked at lead to no word: it is put together behind that.
      if (!isGood) continue;
      const word = before + this.letters[code - 1];
      if (length === 1) take(word);
      else this.spell(targetOf(edge), next, length - 1, word, take, isFull);
    }
  }

  /** The lengths that words may have which go on so, a bit for each: there are no others. */
  private lengths(node: number, state: number): number {
    if (this.countOf(node, state) === 0) return 0;
    return this.paths.nodes[nodeAt(node) + told.lengths]! & this.states.of(state).lengths;
  }

  private countOf(node: number, state: number): number {
    const { answers } = this;
    const begin = answers.begins[2 * state + (node < this.paths.shared ? 0 : 1)]!;
    const place = begin === inBlocks ? answers.placeInBlock(node, state) : begin + node;
    return (answers.counts[place] || this.answer(node, state, place)) - known;
  }

  /** Nodes and states are many: whatever it can find in tables it does not ask for. */
  private answer(node: number, state: number, place: number): number {
    const { answers, states } = this;
    const { nodes, edges, shared } = this.paths;
    const { table } = states;
    const at = nodeAt(node);
    const ofState = rowOf(state);
    const first = nodes[at]!;
    const mayFind =
      (nodes[at + told.lengths]! & table[ofState + row.lengths]!) !== 0 &&
      (~nodes[at + told.letters]! & table[ofState + row.needs]!) === 0;
    const end = mayFind ? nodes[behindNode(at)]! : first;
    let { counts } = answers;
    let count = known;
    for (let own = first; own < end; own++) {
      const edge = edges[own]!;
      const code = codeOfEdge(edge);
      let after = table[ofState + code]!;
      if (after === unknown) {
        after = states.after(state, code);
        counts = answers.counts;
      }
      if (after === lost) continue;
      const target = targetOf(edge);
      const begin = answers.begins[(after & -2) + (target < shared ? 0 : 1)]!;
      let further = begin === inBlocks ? 0 : counts[begin + target]!;
      if (further === 0) {
        further = this.countOf(target, stateIn(after)) + known;
        counts = answers.counts;
      }
      count += (wordsEnding(edge) & after) + further - known;
    }
    this.steps += end - first;
    counts[place] = count;
    return count;
  }
}
