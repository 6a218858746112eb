import type { TemplateResult } from 'lit-html';
import type Phaser from 'phaser';
import type { Dialog } from '../../shared/panels/dialog';
import { pageTicker, wakeAfter } from '../../shared/platform/page-time';
import type { ClockWays } from '../../shared/play/game-clock';
import { Showing } from '../../shared/play/showing';
import { holdGame } from '../../shared/scenes/scene-scope';
import type { Services } from '../../shared/scenes/services';
import type { Sentence } from '../../texts/texts';
import type { MenuEntry } from '../panels/table-buttons';
import type { Areas } from '../panels/table-panel';
import type { OtherSeats } from '../play/computer-seats';
import { keepGame } from '../play/keeping';
import { Match, type PlayedMatch } from '../play/match';
import { gamePlace } from '../play/menu-facts';
import { drawnBefore } from '../play/messages';
import { greetingOf, rememberResult } from '../play/new-game';
import { Replay } from '../play/replay';
import type { TablePlay } from '../play/table-play';
import type { TableView } from '../play/table-view';
import type { Adviser } from '../play/teacher';
import { type TurnClock, turnClock } from '../play/turn-clock';
import { computersOf } from './minds';
import { resultsIn } from './new-game';
import { wordsLookedAt } from './words-of';

/** The finished game, to be shown again. */
function replayOf(services: Services) {
  const { finished } = services;
  const words = wordsLookedAt(services).words;
  if (!finished || !words) return undefined;
  const match = Match.fresh(finished.match.engine.setup, words);
  const replay = new Replay(match, finished.match.engine, words);
  return {
    match,
    step: () => {
      if (replay.step()) services.sound.play('page');
    },
  };
}

const own = (view: TableView) => view;
const nothing = () => {};

/** The game under way on this device. */
export function gameHere(scene: Phaser.Scene, services: Services, match: PlayedMatch): TableGame {
  const { texts } = services;
  const others = computersOf(services, match);
  return {
    ...{ match, played: match, others, isReplay: false, leadsTo: 'Menu', entries: [] },
    showing: (changed) => (others.persons.length === 0 ? new Showing(wakeAfter, changed) : undefined),
    greeting: greetingOf(texts, match) ?? drawnBefore(texts, match),
    clock: (ways) => turnClock(match, pageTicker, ways),
    hold(whenLeft) {
      const keep = () => keepGame(match, services.storage);
      const drop = () => {
        services.match = undefined;
      };
      whenLeft(holdGame(scene, services, { game: 'wordbler', place: gamePlace, keep, drop }));
      whenLeft(rememberResult(match, resultsIn(services)));
    },
    over() {
      services.finished = { match };
      services.match = undefined;
      return 'GameOver';
    },
    ...{ stand: nothing, idle: nothing, seen: own, shown: nothing },
  };
}

/** The finished game once more; undefined where there is none. */
export function gameAgain(services: Services): TableGame | undefined {
  const replay = replayOf(services);
  if (!replay) return undefined;
  const { match, step } = replay;
  return {
    ...{ match, played: match, others: computersOf(services, match), isReplay: true, leadsTo: 'GameOver' },
    ...{ entries: [], greeting: undefined, over: () => 'GameOver', hold: nothing, stand: nothing },
    showing: (changed) => new Showing(wakeAfter, changed),
    clock: (ways) => turnClock(match, pageTicker, ways),
    idle: ({ showing }) => void showing?.next().then(step),
    ...{ seen: own, shown: nothing },
  };
}

type WhenLeft = (...undo: (() => void)[]) => void;

/** What stands on the table: a game that is played here, one that was, or one that is played elsewhere. */
export interface TableGame {
  readonly match: Match;
  /** Where all that was done in it is known: it can be shared. */
  readonly played: PlayedMatch | undefined;
  readonly others: OtherSeats;
  /** Who knows the best play, where that is no computer. */
  readonly adviser?: Adviser;
  /** How it goes on where nobody plays. */
  showing(changed: () => void): Showing | undefined;
  readonly isReplay: boolean;
  /** Said when the first turn is open. */
  readonly greeting: Sentence | undefined;
  clock(ways: ClockWays): TurnClock;
  /** Before anybody else listens to it. */
  hold(whenLeft: WhenLeft): void;
  /** It is played on this table, until that is left. */
  stand(whenLeft: WhenLeft, play: TablePlay, refresh: () => void): void;
  /** All that has happened is shown. */
  idle(play: TablePlay): void;
  /** It is over: where that leads. */
  over(): 'GameOver' | 'Find' | 'Puzzle' | Promise<'GameOver' | 'Menu'>;
  /** Where its menu's way out leads. */
  readonly leadsTo: 'Menu' | 'GameOver' | 'Study';
  /** What else can be opened in its menu. */
  readonly entries: readonly MenuEntry[];
  /** What is to be seen around the board, and beside that. */
  seen(view: TableView): TableView;
  shown(areas: Areas): void;
}

/** What stands at the end of a game that was played on several devices, in the place of what was remarkable. */
export interface FairnessProof {
  card(dialog: Dialog): TemplateResult;
  /** Whoever only looked on has no say in it. */
  readonly mayRepeat: boolean;
  /** What is said of the next game. */
  readonly again: string;
  /** Wishes for it, until all have; then goes on there. */
  playAgain(): Promise<void>;
  /** The room of the next game, once there is one. */
  readonly next: { room: string } | undefined;
  listen(changed: () => void): () => void;
}
