import { type Answers, inBlocks, known } from './answers';
import { behindNode, codeOfEdge, nodeAt, type Paths, targetOf, told, wordsEnding } from './paths';
import { lost, mayEnd, QuestionStates, type Rest, row, rowOf, stateIn, unknown } from './question-states';
import { sweep } from './sweep';

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
