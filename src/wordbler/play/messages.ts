import { isLanguage, playLanguages } from '../../engine/alphabet/languages';
import { must } from '../../engine/must';
import { Signal } from '../../engine/signal';
import type { WordsComing } from '../../shared/play/word-lists';
import { drawTold, news, refusal, stepNamed } from '../../texts/sentences/board';
import type { Sentence, Texts } from '../../texts/texts';
import {
  type Command,
  GameEngine,
  type GameEvent,
  type GameState,
  justRight,
  type Level,
  levelLike,
  rackSize,
  type ScoreSheet,
  type Square,
  squaresMeant,
  stepOf,
} from '../rules';
import type { Objection } from './gestures';
import type { Match } from './match';

export interface Message {
  says: Sentence;
  kind: 'refusal' | 'news';
  /** A play and no more, which the board and its list tell as well. */
  isPlay?: boolean;
}

/**
 * What the players read now, and the squares it is about. What a command brought about is said until the next one.
 * A gesture that came to nothing is answered over that, until the hand does something else.
 */
export class Messages {
  private news: Message | undefined;
  private newsAbout: readonly Square[] = [];
  private answer: Message | undefined;
  private answerAbout: readonly Square[] = [];
  private isAboutPlay = false;

  get message(): Message | undefined {
    return this.answer ?? this.news;
  }

  /** The squares that a refusal means, as long as it stands. */
  get marked() {
    const squares = this.answer ? this.answerAbout : this.newsAbout;
    return squares.map(({ x, y }) => ({ x, y, tone: 'refused' as const }));
  }

  /** Another command has been obeyed. */
  clear() {
    this.news = undefined;
    this.newsAbout = [];
    this.handMoved();
  }

  report(event: GameEvent, says: Sentence, state: Readonly<GameState>) {
    if (event.type === 'wordsRejected') this.add(says, 'refusal', event.squares);
    else if (event.type === 'playRefused') this.add(says, 'refusal', squaresMeant(state, event.reason));
    else {
      const isFirst = !this.news;
      this.add(says);
      if (this.news) this.news.isPlay = isFirst && event.type === 'playScored' && !isGreat(event.sheet);
    }
  }

  /** What one command brings about belongs together. */
  add(says: Sentence, kind: Message['kind'] = 'news', about: readonly Square[] = []) {
    const before = this.news?.says;
    this.news = { says: before && before() !== says() ? () => `${before()} ${says()}` : says, kind };
    this.newsAbout = [...this.newsAbout, ...about];
  }

  /** What is wrong with a whole play is said until it changes; anything else, until a cursor moves on. */
  refuse(reason: Objection, says: Sentence, state: Readonly<GameState>, command?: Command) {
    this.answer = { says, kind: 'refusal' };
    const meansNone = typeof reason === 'object' || reason === 'noSuchTile';
    this.answerAbout = meansNone ? [] : squaresMeant(state, reason, command);
    this.isAboutPlay = command?.type === 'done';
  }

  /** Something else is picked up, chosen or pointed at: what was refused before is no longer meant. */
  handMoved() {
    this.withdraw();
    if (this.news?.kind !== 'refusal') return;
    this.news = undefined;
    this.newsAbout = [];
  }

  /** A cursor has moved. */
  pointed() {
    if (!this.isAboutPlay) this.withdraw();
  }

  /** What was refused stands, whatever points meanwhile: it is not the hand that does. */
  keepWhile(meanwhile: () => void) {
    const { answer, answerAbout } = this;
    meanwhile();
    Object.assign(this, { answer, answerAbout });
  }

  private withdraw() {
    this.answer = undefined;
    this.answerAbout = [];
  }
}

/** Why nothing came of a gesture. */
export const whyNot =
  (texts: Texts, { rules, setup }: Pick<Match, 'rules' | 'setup'>, reason: Objection): Sentence =>
  () => {
    const { tiles } = setup;
    if (typeof reason === 'object' && 'says' in reason) return reason.says();
    if (typeof reason === 'object')
      return texts.letterKeys.stranger({
        sign: reason.stranger,
        language: isLanguage(tiles) ? playLanguages[tiles].name : tiles,
      });
    return reason === 'bagTooSmall'
      ? texts.board.exchangeNeeds({ count: rules.exchangeNeeds })
      : refusal(texts, reason);
  };

const greatFrom = 50;

export const isGreat = ({ total, words: [main] }: ScoreSheet) =>
  total >= greatFrom || must(main).letters.filter(({ isNew }) => isNew).length === rackSize;

/** What a computer says to its own great play. */
export function remarkOn(texts: Texts, sheet: ScoreSheet, level: Level | undefined, turn: number): string | undefined {
  if (!level || !isGreat(sheet)) return undefined;
  const remarks = texts.computer.remarks[level];
  return texts.computer.says({ remark: must(remarks[turn % remarks.length]) });
}

/** The news of an event, and what its player has to say to it. */
export function newsOf(texts: Texts, event: GameEvent, match: Match): Sentence | undefined {
  const told = () => news(texts, event, (seat) => match.personAt(seat));
  if (!told()) return undefined;
  const remark = remarkOf(texts, event, match);
  return () => texts.forms.sentences([told(), remark?.()].filter((said) => said !== undefined));
}

/** Never wholly sure: it has seen but a few of all the ways in which tiles may lie. */
const surely = ({ computer }: Texts, sure: number) =>
  computer.says({ remark: computer.sure({ share: Math.min(0.99, sure) }) });

export function remarkOf(texts: Texts, event: GameEvent, match: Match): Sentence | undefined {
  if (event.type !== 'playScored') return undefined;
  const { seat, sheet } = event;
  const turn = match.state.history.findLast((entry) => entry.seat === seat && entry.kind === 'played')?.turn ?? 0;
  const step = stepOf(match.seatOf(seat));
  const level = step && levelLike[step];
  if (level && isGreat(sheet)) return () => remarkOn(texts, sheet, level, turn) ?? '';
  const { sure } = match;
  return step === 'master' && sure !== undefined ? () => surely(texts, sure) : undefined;
}

// What is drawn needs no word.
const noWords = (id: string) => ({ id, has: () => false });

/** Who drew what, for whoever comes back to a game in which nobody has had a turn. */
export function drawnBefore(texts: Texts, { state, setup }: Match): Sentence | undefined {
  if (state.phase !== 'turn' || state.history.some(({ kind }) => kind !== 'handicap') || setup.seats.length < 2)
    return undefined;
  const engine = new GameEngine(setup, noWords(setup.words));
  const begun = engine.dispatch({ type: 'begin' });
  if (!begun.ok) return undefined;
  const drawn = setup.seats.map(({ name }) => ({ name, letters: [] as string[] }));
  let first = 0;
  for (const event of begun.events) {
    if (event.type === 'startDecided') first = event.seat;
    if (event.type !== 'drewForStart') continue;
    for (const { seat, tile } of event.draws) must(drawn[seat]).letters.push(must(engine.faces[tile]).letter);
  }
  return () => drawTold(texts, drawn, must(drawn[first]).name);
}

/** How well they play is told once, when a game begins in which people play against computers that are just right. */
export function greetingOf({ computer }: Texts, { state, setup: { seats } }: Match): Sentence | undefined {
  const even = seats.filter(({ level }) => level === justRight);
  const step = even[0]?.step;
  if (!step || state.phase !== 'ready' || seats.every(({ kind }) => kind === 'computer')) return undefined;
  return () =>
    computer.playsJustRight({
      names: even.map(({ name }) => name),
      count: even.length,
      step: stepNamed({ computer }, step),
    });
}

/** Words on their way to a table that is laid already: what cannot be without them waits, and says so. */
export class AwaitedWords {
  /** How far they are, or why they do not come, has changed. */
  readonly changed = new Signal();
  private isAwaited = false;
  private readonly stopListening: () => void;

  constructor(
    private readonly coming: Pick<WordsComing, 'words' | 'share' | 'failure' | 'wanted' | 'again' | 'listen'>,
    private readonly texts: Texts,
    private readonly said: Signal<[text: string]>,
  ) {
    this.stopListening = coming.listen(() => this.isAwaited && this.changed.emit());
  }

  /** Nothing, if they are there. */
  get awaited(): Promise<unknown> | undefined {
    const { coming } = this;
    if (coming.words) return undefined;
    if (!this.isAwaited) this.said.emit(this.texts.boot.loading);
    this.isAwaited = true;
    this.changed.emit();
    return coming.wanted();
  }

  get failure(): WordsComing['failure'] {
    return this.coming.failure;
  }

  again() {
    this.coming.again();
  }

  /** How far they are, once they are all that is awaited. */
  get message(): Message | undefined {
    const { coming, texts } = this;
    if (!this.isAwaited || coming.words) return undefined;
    const share = Math.floor(coming.share * 100) / 100;
    return { says: () => texts.boot.loadingShare({ share }), kind: 'news' };
  }

  stop() {
    this.stopListening();
  }
}
