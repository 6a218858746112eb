import type { Sentence, Texts } from '../../texts/texts';
import { mayTakeHints } from '../rules';
import { commandsOf } from '../rules/sight';
import { type HintStep, Hints, type ShownHint } from './hints';
import type { Match } from './match';
import type { SheetTime } from './sheet-time';
import type { TablePlay } from './table-play';
import { type Adviser, type BestPlay, mainOf, Teacher } from './teacher';
import { Verdicts } from './verdicts';

/** The hint of a table that has hints. */
export interface HintView {
  shown: ShownHint | undefined;
  /** The tiles lie as it says. */
  isLaid: boolean;
}

interface Ways {
  match: Match;
  adviser: Adviser;
  /** The seats that people sit at. */
  persons: readonly number[];
  play(): Pick<TablePlay, 'gestures' | 'saying' | 'hasLeft' | 'unseen' | 'standNow'>;
  /** To those who don't see the table. */
  say(text: string): void;
  /** The best play is to be told after a turn. */
  verdicts(): boolean;
  openRacks(): boolean;
  sheets(): SheetTime;
}

/** The teacher at the table: hints on the board and beside it, and a word after the turn. */
export class TableHint {
  readonly verdicts: Verdicts;
  private readonly hints: Hints;
  /** Said last. */
  private said = '';

  constructor(
    private readonly texts: Texts,
    private readonly ways: Ways,
  ) {
    const { match, adviser, persons } = ways;
    const teacher = new Teacher(match, adviser);
    this.hints = new Hints(match, teacher, { changed: () => this.point() });
    this.verdicts = new Verdicts(texts, match, teacher, {
      wished: ways.verdicts,
      isPerson: (seat) => persons.includes(seat),
      hasSheet: () => ways.sheets() !== 'asked' && persons.includes(match.state.toMove),
      isSecret: () => persons.length > 1 && !ways.openRacks(),
    });
  }

  /** Undefined at a table without hints, or without anybody to take them. */
  get view(): HintView | undefined {
    const { match, persons } = this.ways;
    const { shown, isLaid } = this.hints;
    return persons.some((seat) => mayTakeHints(match, seat)) ? { shown, isLaid } : undefined;
  }

  /** Tells more; when all is told, lays it. */
  press() {
    const { match, play } = this.ways;
    // Told once more to whoever asks once more.
    this.said = '';
    if (!mayTakeHints(match, match.state.toMove)) play().gestures.send({ type: 'hint' });
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
    if (!this.ways.play().gestures.isEmpty || !this.hints.close()) return false;
    this.ways.say(this.texts.hint.spoken.closed);
    return true;
  }

  /** The play that is hinted at, and how much of it is told. */
  get told(): { best: BestPlay; step: HintStep } | undefined {
    const { shown } = this.hints;
    return shown?.kind === 'told' ? shown : undefined;
  }

  /** The tiles of the rack that make a play. */
  tilesOf({ move }: BestPlay): Set<number> {
    const { engine, state } = this.ways.match;
    return new Set(
      commandsOf(move, engine, state.toMove).flatMap((command) =>
        command.type === 'lay' ? command.tile : [],
      ),
    );
  }

  /** On the play that is explained now, as soon as it is known. */
  async verdict(): Promise<Sentence | undefined> {
    const verdict = await this.verdicts.takeVerdict();
    if (verdict && !this.ways.play().hasLeft) this.ways.say(verdict());
    return verdict;
  }

  /** What is left to say to the player whose turn is open. */
  reportNews() {
    this.hints.recall();
    const { play, say, match } = this.ways;
    const news = this.verdicts.takeNews(match.state.toMove);
    if (!news) return;
    play().saying.add(news);
    say(news());
  }

  private lay() {
    const play = this.ways.play();
    play.gestures.forget();
    play.unseen(() => this.hints.lay());
    play.standNow(['play']);
  }

  private point() {
    const { play, say } = this.ways;
    if (play().hasLeft) return;
    play().standNow();
    const text = this.spoken();
    if (text !== this.said) say(text);
    this.said = text;
  }

  private spoken(): string {
    const { shown } = this.hints;
    const { match } = this.ways;
    if (!shown) return this.said;
    if (shown.kind === 'thinking') return this.texts.hint.spoken.thinking;
    if (shown.kind !== 'told') return this.texts.hint[shown.kind];
    const { best, step } = shown;
    const { move, beyond } = best;
    const { squares, word, beyond: further } = this.texts.hint.spoken;
    if (step === 2) return squares(move.tiles);
    if (step === 3) return [word(mainOf(best)), ...(beyond ? [further(mainOf(beyond))] : [])].join(' ');
    // In the order of the rack: their own would tell the word.
    const tiles = this.tilesOf(best);
    const inOrder = match.rack.filter((tile): tile is number => tile !== null && tiles.has(tile));
    return this.texts.hint.spoken.tiles(inOrder.map((tile) => match.faceOf(tile).letter));
  }
}
