import { Signal } from '../../engine/signal';
import { lettersSaid, squaresSaid } from '../../texts/sentences/board';
import type { Sentence, Texts } from '../../texts/texts';
import { type Command, hintSteps, isBlank, isSame, mayTakeHints } from '../rules';
import { commandsOf } from '../rules/visible-state';
import type { Match } from './match';
import type { WordblerSession } from './session';
import { type Adviser, type BestPlay, hinted, Teacher, Verdicts } from './teacher';

/** The hint of a table that has hints. */
export interface HintView {
  shown: ShownHint | undefined;
  /** The tiles lie as it says. */
  isLaid: boolean;
}

/** The teacher at the table: hints on the board and beside it, and a word after the turn. */
export class TableHint {
  readonly verdicts: Verdicts;
  private readonly hints: Hints;
  /** Said last. */
  private said = '';

  constructor(
    private readonly table: WordblerSession,
    private readonly texts: Texts,
    adviser: Adviser,
  ) {
    const { match, persons, settings } = table;
    const teacher = new Teacher(match, adviser);
    this.hints = new Hints(match, teacher);
    this.hints.changed.on(() => this.point());
    this.verdicts = new Verdicts(texts, match, teacher, {
      areWanted: () => settings.now.verdict,
      isPerson: (seat) => persons.includes(seat),
      hasSheet: () => table.sheetTime !== 'asked' && persons.includes(match.state.toMove),
      isSecret: () => persons.length > 1 && !settings.now.openRacks,
    });
  }

  /** Undefined at a table without hints, or without anybody to take them. */
  get view(): HintView | undefined {
    const { match, persons } = this.table;
    const { shown, isLaid } = this.hints;
    return persons.some((seat) => mayTakeHints(match, seat)) ? { shown, isLaid } : undefined;
  }

  /** Tells more; when all is told, lays it. */
  press() {
    const { match, gestures } = this.table;
    // Told once more to whoever asks once more.
    this.said = '';
    if (!mayTakeHints(match, match.state.toMove)) gestures.send({ type: 'hint' });
    else if (!this.hints.isAllTold) void this.hints.press();
    else if (this.hints.isLaid) this.point();
    else this.lay();
  }

  /** The game is left, and the teacher is silent. */
  leave() {
    this.hints.leave();
  }

  /** Escape: what is in the hand goes first. Says whether there was a hint to put away. */
  close(): boolean {
    if (!this.table.gestures.isEmpty || !this.hints.close()) return false;
    this.table.said.emit(this.texts.hint.spoken.closed);
    return true;
  }

  /** The play that is hinted at, and how much of it is told. */
  get told(): { best: BestPlay; step: HintStep } | undefined {
    const { shown } = this.hints;
    return shown?.kind === 'told' ? shown : undefined;
  }

  /** The tiles of the rack that make a play. */
  tilesOf({ move }: BestPlay): Set<number> {
    const { engine, state } = this.table.match;
    return new Set(
      commandsOf(move, engine, state.toMove).flatMap((command) => (command.type === 'lay' ? command.tile : [])),
    );
  }

  /** On the play that is explained now, as soon as it is known. */
  async verdict(): Promise<Sentence | undefined> {
    const verdict = await this.verdicts.takeVerdict();
    if (verdict && !this.table.hasLeft) this.table.said.emit(verdict());
    return verdict;
  }

  /** What is left to say to the player whose turn is open. */
  reportNews() {
    this.hints.recall();
    const { messages, said, match } = this.table;
    const news = this.verdicts.takeNews(match.state.toMove);
    if (!news) return;
    messages.add(news);
    said.emit(news());
  }

  private lay() {
    const { table } = this;
    table.gestures.forget();
    table.unseen(() => this.hints.lay());
    table.showHand(['play']);
  }

  private point() {
    const { table } = this;
    if (table.hasLeft) return;
    table.showHand();
    const text = this.spoken();
    if (text !== this.said) table.said.emit(text);
    this.said = text;
  }

  private spoken(): string {
    const { shown } = this.hints;
    const { match } = this.table;
    if (!shown) return this.said;
    if (shown.kind === 'thinking') return this.texts.hint.spoken.thinking;
    if (shown.kind !== 'told') return this.texts.hint[shown.kind];
    const { best, step } = shown;
    const { squares, word } = this.texts.hint.spoken;
    if (step === 2) return squares({ squares: squaresSaid(this.texts, best.move.tiles) });
    if (step === 3) return word(hinted(this.texts, best));
    // In the order of the rack: their own would tell the word.
    const tiles = this.tilesOf(best);
    const inOrder = match.rack.filter((tile): tile is number => tile !== null && tiles.has(tile));
    const letters = lettersSaid(
      this.texts,
      inOrder.map((tile) => match.faceOf(tile).letter),
    );
    return this.texts.hint.spoken.tiles({ letters });
  }
}

/** Which tiles, then where, then the word. */
export type HintStep = 1 | 2 | 3;

export type ShownHint =
  | { kind: 'thinking' }
  | { kind: 'told'; step: HintStep; best: BestPlay }
  | { kind: 'noPlay' }
  | { kind: 'failed' };

/** The hint of the turn under way. A step is counted only when there is something to tell. */
export class Hints {
  /** Another hint is to be shown, or none. */
  readonly changed = new Signal();
  private now: { turn: number; hint: ShownHint } | undefined;

  constructor(
    private readonly match: Match,
    private readonly teacher: Pick<Teacher, 'look' | 'best'>,
  ) {}

  /** It goes with its turn. */
  get shown(): ShownHint | undefined {
    const { phase, turn } = this.match.state;
    return phase === 'turn' && this.now?.turn === turn ? this.now.hint : undefined;
  }

  /** All three steps are told. */
  get isAllTold(): boolean {
    return this.told?.step === hintSteps;
  }

  /** The play that is meant lies on the board, and nothing else. */
  get isLaid(): boolean {
    const { told, match } = this;
    const { laid } = match.state;
    if (!told) return false;
    const { tiles } = told.best.move;
    return (
      tiles.length === laid.length &&
      tiles.every((tile) => {
        const lying = laid.find((one) => isSame(one, tile));
        return lying?.letter === tile.letter && isBlank(match.faceOf(lying.tile)) === tile.blank;
      })
    );
  }

  /** Lays the play that is told, instead of what lies there. */
  lay() {
    const { told, match } = this;
    if (!told || !this.isAllTold) return;
    const { engine, state } = match;
    const seat = state.toMove;
    const lays = commandsOf(told.best.move, engine, seat).filter(({ type }) => type === 'lay');
    const recall: Command[] = state.laid.length > 0 ? [{ type: 'recall', seat }] : [];
    for (const command of [...recall, ...lays]) match.send(command);
  }

  /** The next step; or, where it was put away or the page was left in between, the last one again. */
  async press() {
    const { shown } = this;
    if (shown?.kind === 'thinking') return;
    if (shown?.kind === 'told') {
      this.goOn(shown.best);
      return;
    }
    this.teacher.look();
    const asked = this.put({ kind: 'thinking' });
    const answer = await this.teacher.best().then(
      (best) => best ?? 'noPlay',
      () => 'failed' as const,
    );
    // Meanwhile the turn may have ended, or nobody wants to know any more.
    if (this.shown !== asked) return;
    if (typeof answer === 'string') this.put({ kind: answer });
    else if (this.match.state.hintsThisTurn > 0) this.disclose(answer);
    else this.goOn(answer);
  }

  /** What was told when the page was left is told again, and not counted. */
  recall() {
    const { hand, state } = this.match;
    if (hand.isTold && !this.shown && state.hintsThisTurn > 0) void this.press();
  }

  /** The table is left: what is still looked for is neither shown nor counted. */
  leave() {
    this.now = undefined;
    this.match.hand.isTold = false;
  }

  /** Puts the hint away; says whether there was one. */
  close(): boolean {
    if (!this.shown) return false;
    this.now = undefined;
    this.match.hand.isTold = false;
    this.changed.emit();
    return true;
  }

  private get told() {
    const { shown } = this;
    return shown?.kind === 'told' ? shown : undefined;
  }

  private goOn(best: BestPlay) {
    const { state } = this.match;
    if (state.hintsThisTurn >= hintSteps) return this.disclose(best);
    this.match.send({ type: 'hint', seat: state.toMove }, () => this.disclose(best));
  }

  private disclose(best: BestPlay) {
    const step = this.match.state.hintsThisTurn;
    if (step === 0) return;
    this.match.hand.isTold = true;
    this.put({ kind: 'told', step: step as HintStep, best });
  }

  private put(hint: ShownHint): ShownHint {
    this.now = { turn: this.match.state.turn, hint };
    this.changed.emit();
    return hint;
  }
}
