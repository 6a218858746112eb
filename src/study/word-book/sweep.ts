import { type Answers, known, mostWhole } from './answers';
import { anyLength, edgeBits, nodeAt, type Paths } from './paths';
import { lost, type QuestionStates, stateIn } from './question-states';

// As numbers of this file they are known to the loops below, which take two thirds of the time for that.
const { signs, signBits, codes, wordEndsShift, nodeEndsShift, targetShift } = edgeBits;
const sure = known;

/** A question that finds words of any length, and is lost nowhere in so many letters, comes to most nodes. */
const lettersTried = 4;

/**
 * Answers a question for all nodes as they lie. Where it comes to most of them that takes less time than to go from one to the
 * next. It says how many edges it has followed: none where the question has too many states, or comes to few nodes.
 */
export function sweep(paths: Paths, answers: Answers, states: QuestionStates): number {
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
