import { type Answers, known } from './answers';
import { behindNode, codeOfEdge, nodeAt, type Paths, targetOf, told, wordsEnding } from './paths';
import { lost, mayEnd, QuestionStates, type Rest, type State, stateIn } from './question-states';

/** Said of a state whose answers are not there for all nodes. */
const notWhole = -1;
/** Where those lie of the state in which every word is asked for. */
const allOfThem = 0;

/**
 * How many words a question finds from each node that it comes to, and how long they are. Words share what follows them: a node
 * is gone through once for each state of the question, however many words lead there.
 */
export class Tally {
  /** So many edges have been followed. */
  steps = 0;
  private readonly states: QuestionStates;
  /** By state, where its answers begin, if they are there for all nodes. */
  private readonly wholes: number[] = [];

  constructor(
    private readonly paths: Paths,
    private readonly answers: Answers,
    question: Rest,
    private readonly letters: readonly string[],
  ) {
    this.states = new QuestionStates(question, letters.length);
  }

  get total(): number {
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
      const word = before + this.letters[code - 1];
      const next = stateIn(after);
      if (length === 1) {
        if (wordsEnding(edge) === 1 && mayEnd(after)) take(word);
      } else if (this.lengths(targetOf(edge), next) & (1 << (length - 1)))
        this.spell(targetOf(edge), next, length - 1, word, take, isFull);
    }
  }

  /** The lengths that words may have which go on so, a bit for each: there are no others. */
  private lengths(node: number, state: number): number {
    if (this.countOf(node, state) === 0) return 0;
    return this.paths.nodes[nodeAt(node) + told.lengths]! & this.states.of(state).lengths;
  }

  private countOf(node: number, state: number): number {
    const { answers } = this;
    const whole = this.wholeOf(state);
    if (whole !== notWhole) return answers.counts[whole + node]! - known;
    const place = answers.placeOf(node, state);
    if (answers.counts[place] === 0) this.answer(node, state, place);
    return answers.counts[place]! - known;
  }

  private wholeOf(state: number): number {
    return this.wholes[state] ?? this.begin(state);
  }

  private begin(state: number): number {
    const { isAll, isSteady } = this.states.of(state);
    if (isSteady && !isAll) this.sweep(state);
    else this.wholes[state] = isAll ? allOfThem : notWhole;
    return this.wholes[state]!;
  }

  /**
   * A state that most letters do not change comes to nearly all nodes: then to go through them as they lie, which is from the ends
   * of the words on, takes less time than to go from one to the next. What leads on to the same state is known by then.
   */
  private sweep(state: number) {
    const { answers, paths, states } = this;
    const codes = Array.from({ length: this.letters.length }, (_, code) => code + 1);
    const afters = Int32Array.from([lost, ...codes.map((code) => states.after(state, code))]);
    for (const after of afters) if (after !== lost && stateIn(after) !== state) this.wholeOf(stateIn(after));
    const whole = answers.lieWhole();
    this.wholes[state] = whole;
    const wholes = afters.map((after) => (after === lost ? notWhole : this.wholeOf(stateIn(after))));
    const ways = wholes.map((own, code) => (own === notWhole ? notWhole : own * 2 + (afters[code]! & 1)));
    if (afters.every((after, code) => after === lost || wholes[code] !== notWhole))
      this.steps += addUp(paths, answers.counts, whole, ways, states.of(state));
    else for (let node = 0; node < paths.all.length; node++) this.answer(node, state, whole + node);
  }

  private answer(node: number, state: number, place: number) {
    const { answers, states } = this;
    const { nodes, edges } = this.paths;
    const at = nodeAt(node);
    const end = this.mayFind(at, state) ? nodes[behindNode(at)]! : nodes[at]!;
    let count = known;
    this.steps += end - nodes[at]!;
    for (let own = nodes[at]!; own < end; own++) {
      const edge = edges[own]!;
      const after = states.after(state, codeOfEdge(edge));
      if (after === lost) continue;
      count += (wordsEnding(edge) & after) + this.countOf(targetOf(edge), stateIn(after));
    }
    answers.counts[place] = count;
  }

  /** What follows is as long as what is asked for, and has the letters. */
  private mayFind(at: number, state: number): boolean {
    const { nodes } = this.paths;
    const { needs, lengths } = this.states.of(state);
    return (nodes[at + told.lengths]! & lengths) !== 0 && (~nodes[at + told.letters]! & needs) === 0;
  }
}

/** For all nodes, what leads on to states that are known for all. This loop is all that many a question costs, so it calls nothing. */
function addUp(
  { nodes, edges, all }: Paths,
  counts: Int32Array,
  whole: number,
  ways: Int32Array,
  { needs, lengths }: State,
): number {
  let steps = 0;
  for (let node = 0; node < all.length; node++) {
    const at = nodeAt(node);
    const first = nodes[at]!;
    const isSought =
      (nodes[at + told.lengths]! & lengths) !== 0 && (~nodes[at + told.letters]! & needs) === 0;
    const end = isSought ? nodes[behindNode(at)]! : first;
    let count = known;
    for (let own = first; own < end; own++) {
      const edge = edges[own]!;
      const way = ways[codeOfEdge(edge)]!;
      if (way !== notWhole) count += (wordsEnding(edge) & way) + counts[(way >> 1) + targetOf(edge)]! - known;
    }
    counts[whole + node] = count;
    steps += end - first;
  }
  return steps;
}
