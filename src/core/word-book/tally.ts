import { type Answers, figures } from './answers';
import { behindNode, codeOfEdge, endsWord, leaf, nodeAt, type Paths, targetOf, told } from './paths';
import { lost, mayEnd, QuestionStates, type Rest, stateIn } from './question-states';

/** A count that is known is kept one larger. */
const known = 1;

/** Of an answer, what lies behind the count. */
const lengthsBehind = 1;

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
    this.states = new QuestionStates(question, letters.length);
  }

  get total(): number {
    const { start } = this.paths;
    if (this.states.of(0).isAll) return this.paths.nodes[nodeAt(start) + told.count]!;
    const place = this.answered(start, 0);
    return this.answers.known[place]! - known;
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
        if (endsWord(edge) && mayEnd(after)) take(word);
      } else if (this.lengths(targetOf(edge), next) & (1 << (length - 1)))
        this.spell(targetOf(edge), next, length - 1, word, take, isFull);
    }
  }

  private lengths(node: number, state: number): number {
    if (this.states.of(state).isAll) return this.paths.nodes[nodeAt(node) + told.lengths]!;
    const place = this.answered(node, state);
    return this.answers.known[place + lengthsBehind]!;
  }

  /** Where the answer lies, which is known from now on. */
  private answered(node: number, state: number): number {
    const { answers, states } = this;
    if (states.of(state).isSteady && !answers.isWhole(state)) this.sweep(state);
    const place = answers.placeOf(node, state);
    if (answers.known[place] === 0) this.answer(node, state, place);
    return place;
  }

  /**
   * A state that most letters do not change comes to nearly all nodes: then to go through them as they lie, which is from the ends
   * of the words on, takes less time than to go from one to the next. What leads on to the same state is known by then, and is
   * read here without asking: this loop is all that many a question costs.
   */
  private sweep(state: number) {
    const { answers, states } = this;
    const { nodes, edges, size } = this.paths;
    const whole = answers.lieWhole(state);
    const afters = Int32Array.from({ length: this.letters.length + 1 }, (_, code) =>
      code === 0 ? lost : states.after(state, code),
    );
    let answer = answers.known;
    for (let node = 0; node < size; node++) {
      const at = nodeAt(node);
      let [count, lengths] = [known, 0];
      const end = this.mayFind(at, state) ? nodes[behindNode(at)]! : 0;
      if (end > 0) this.steps += end - nodes[at]!;
      for (let own = nodes[at]!; own < end; own++) {
        const edge = edges[own]!;
        const after = afters[codeOfEdge(edge)]!;
        if (after === lost) continue;
        if (endsWord(edge) && mayEnd(after)) {
          count++;
          lengths |= 1 << 1;
        }
        const target = targetOf(edge);
        const next = stateIn(after);
        if (next !== state && states.of(next).isAll) {
          count += nodes[nodeAt(target) + told.count]!;
          lengths |= nodes[nodeAt(target) + told.lengths]! << 1;
          continue;
        }
        if (target === leaf) continue;
        const there = next === state ? whole + target * figures : this.answered(target, next);
        answer = answers.known;
        count += answer[there]! - known;
        lengths |= answer[there + lengthsBehind]! << 1;
      }
      answer[whole + node * figures] = count;
      answer[whole + node * figures + lengthsBehind] = lengths;
    }
  }

  /** What follows is as long as what is asked for, and has the letters. */
  private mayFind(at: number, state: number): boolean {
    const { nodes } = this.paths;
    const { needs, lengths } = this.states.of(state);
    return (nodes[at + told.lengths]! & lengths) !== 0 && (~nodes[at + told.letters]! & needs) === 0;
  }

  private answer(node: number, state: number, place: number) {
    const { answers, states } = this;
    const { nodes, edges } = this.paths;
    const at = nodeAt(node);
    const end = this.mayFind(at, state) ? nodes[behindNode(at)]! : 0;
    let [count, lengths] = [known, 0];
    if (end > 0) this.steps += end - nodes[at]!;
    for (let own = nodes[at]!; own < end; own++) {
      const edge = edges[own]!;
      const after = states.after(state, codeOfEdge(edge));
      if (after === lost) continue;
      if (endsWord(edge) && mayEnd(after)) {
        count++;
        lengths |= 1 << 1;
      }
      const target = targetOf(edge);
      const next = stateIn(after);
      if (target === leaf) continue;
      if (states.of(next).isAll) {
        count += nodes[nodeAt(target) + told.count]!;
        lengths |= nodes[nodeAt(target) + told.lengths]! << 1;
      } else {
        const there = this.answered(target, next);
        count += answers.known[there]! - known;
        lengths |= answers.known[there + lengthsBehind]! << 1;
      }
    }
    answers.known[place] = count;
    answers.known[place + lengthsBehind] = lengths;
  }
}
