import { must } from '../../engine/must';
import { placeOf } from '../../texts/sentences/board';
import type { Sentence, Texts } from '../../texts/texts';
import type { Advice, PlayFound } from '../ai/review';
import type { GameEvent, ScoreSheet } from '../rules';
import { playSheet, type VisibleState, visibleStateOf } from '../rules/visible-state';
import type { Match } from './match';

/** Who looks for the best play in words that most people know. */
export interface Adviser {
  advise(sight: VisibleState): Promise<Advice | undefined>;
}

/** The play that scores most in words that most people know, and all it scores. */
export interface BestPlay {
  move: PlayFound['move'];
  sheet: ScoreSheet;
}

/** Its main word, and what the whole play scores. */
const mainOf = ({ sheet: { words, total } }: Pick<BestPlay, 'sheet'>) => ({
  ...must(words[0]),
  points: total,
});

/** As a hint tells it. */
export function hinted(texts: Texts, play: Pick<BestPlay, 'sheet'>) {
  const { word, points, direction, ...from } = mainOf(play);
  return { word, points, place: placeOf(texts, direction, from) };
}

/** Knows the best play of the turn under way. It is looked for when somebody asks, and once in a turn. */
export class Teacher {
  private sight: VisibleState | undefined;
  private answer: Promise<BestPlay | undefined> | undefined;

  constructor(
    private readonly match: Match,
    private readonly adviser: Adviser,
  ) {
    this.look();
  }

  /** Takes note of what the seat to move sees. Until the next turn is looked at, that is the turn asked about. */
  look() {
    const { engine, state } = this.match;
    if (state.phase !== 'turn' || this.sight?.turn === state.turn) return;
    this.sight = visibleStateOf(engine, state.toMove);
    this.answer = undefined;
  }

  /** Undefined where no play is possible. Fails where nobody can tell; the next to ask may be luckier. */
  best(): Promise<BestPlay | undefined> {
    const { sight } = this;
    if (!sight) return Promise.resolve(undefined);
    this.answer ??= this.adviser.advise(sight).then(
      (advice) => advice && { move: advice.move, sheet: playSheet(sight, advice.move.tiles).sheet },
      (error) => {
        if (this.sight === sight) this.answer = undefined;
        throw error;
      },
    );
    return this.answer;
  }
}

/** What decides where a verdict is told, and whether. */
interface VerdictRules {
  /** Whether the players wish to know. */
  areWanted(): boolean;
  isPerson(seat: number): boolean;
  /** A score sheet is shown after the play, and stands until it is read: a computer that acts would close it. */
  hasSheet(): boolean;
  /** Whether others look at the table from whom a rack is hidden: the best word would tell its letters. */
  isSecret(): boolean;
}

/**
 * What could have been made of a turn, told when it is over: on the score sheet, or, where that is nobody else's
 * business or nothing was played, as news at its player's next turn.
 */
export class Verdicts {
  private ofPlay: Promise<Sentence | undefined> | undefined;
  private readonly news = new Map<number, Sentence>();

  constructor(
    private readonly texts: Texts,
    private readonly match: Match,
    private readonly teacher: Pick<Teacher, 'look' | 'best'>,
    private readonly rules: VerdictRules,
  ) {}

  /** Must hear of a play before it is explained. */
  weigh(events: readonly GameEvent[]) {
    for (const event of events) {
      if (event.type === 'playScored' && this.isWanted(event.seat)) this.judge(event.seat, event.sheet.total);
      else if ((event.type === 'exchanged' || event.type === 'passed') && this.isWanted(event.seat))
        void this.keepNews(event.seat);
    }
    this.teacher.look();
  }

  /** On the play just explained; undefined where nobody wishes it. What can't be found out is left unsaid. */
  takeVerdict(): Promise<Sentence | undefined> | undefined {
    const { ofPlay } = this;
    this.ofPlay = undefined;
    return ofPlay;
  }

  /** What is to be said to a player whose turn is open; once. */
  takeNews(seat: number): Sentence | undefined {
    const news = this.news.get(seat);
    this.news.delete(seat);
    return news;
  }

  private isWanted(seat: number) {
    return this.rules.areWanted() && this.rules.isPerson(seat);
  }

  private judge(seat: number, points: number) {
    const isSecret = this.rules.isSecret();
    const hasSheet = this.rules.hasSheet();
    const hints = this.match.state.history.findLast((entry) => entry.seat === seat)?.hints ?? 0;
    if (hasSheet) this.ofPlay = this.ask((best) => () => verdictOn(this.texts, best, points, hints, isSecret));
    if (isSecret || !hasSheet) void this.keepNews(seat, points);
  }

  private async keepNews(seat: number, points = 0) {
    const who = this.match.personAt(seat);
    const news = await this.ask((best) =>
      points < best.sheet.total ? () => this.texts.hint.verdict.last({ who, ...wordAndPoints(best) }) : undefined,
    );
    if (news) this.news.set(seat, news);
  }

  private ask(say: (best: BestPlay) => Sentence | undefined): Promise<Sentence | undefined> {
    return this.teacher.best().then(
      (best) => best && say(best),
      () => undefined,
    );
  }
}

/** A play beside the best one, whose word is not named where it is a secret. */
export function verdictOn(
  texts: Texts,
  best: Pick<BestPlay, 'sheet'>,
  points: number,
  hints = 0,
  isSecret = false,
): string {
  const { sheet } = best;
  const { found, helped } = texts.hint.verdict;
  if (points >= sheet.total) return hints > 0 ? helped({ count: hints }) : found;
  // Nearly all of it is not all of it.
  const share = Math.min(0.99, points / sheet.total);
  return isSecret
    ? texts.hint.verdict.share({ points: sheet.total, share })
    : texts.hint.verdict.best({ ...wordAndPoints(best), share });
}

const wordAndPoints = (play: Pick<BestPlay, 'sheet'>) => {
  const { word, points } = mainOf(play);
  return { word, points };
};
