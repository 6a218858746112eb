/** What is left of a question once some letters have been read. What has the same name asks for the same. */
export interface Rest {
  readonly name: string | number;
  state(): State;
}

export interface State {
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
