/** What is left of a question once some letters have been read. What has the same name asks for the same. */
export interface Rest {
  readonly name: string | number;
  state(): State;
}

export interface State {
  /** Every word that goes on from here is asked for. */
  readonly isAll: boolean;
  /** Most letters change nothing. */
  readonly isSteady: boolean;
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
const unknown = -2;

export const mayEnd = (after: number) => (after & 1) === 1;
export const stateIn = (after: number) => after >> 1;

/** The states of a question by numbers from 0, each worked out when it is first come to. */
export class QuestionStates {
  private readonly numbers = new Map<string | number, number>();
  private readonly states: State[] = [];
  private readonly next: Int32Array[] = [];

  constructor(
    first: Rest,
    private readonly letters: number,
  ) {
    this.numberOf(first);
  }

  of(number: number): State {
    return this.states[number]!;
  }

  after(number: number, code: number): number {
    const next = this.next[number]!;
    const known = next[code]!;
    if (known !== unknown) return known;
    const after = this.of(number).after(code);
    const own = after ? this.numberOf(after.rest) * 2 + (after.isEnd ? 1 : 0) : lost;
    next[code] = own;
    return own;
  }

  private numberOf({ name, state }: Rest): number {
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    const number = this.states.push(state()) - 1;
    this.next.push(new Int32Array(this.letters + 1).fill(unknown));
    this.numbers.set(name, number);
    return number;
  }
}
