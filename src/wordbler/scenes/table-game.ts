import type { ClockWays } from '../../shared/play/game-clock';
import type { Showing } from '../../shared/play/showing';
import type { Sentence } from '../../texts/texts';
import type { MenuEntry } from '../panels/table-buttons';
import type { Areas } from '../panels/table-panel';
import type { Match, PlayedMatch } from '../play/match';
import type { OtherSeats } from '../play/other-seats';
import type { TablePlay } from '../play/table-play';
import type { TableView } from '../play/table-view';
import type { Adviser } from '../play/teacher';
import type { TurnClock } from '../play/turn-clock';

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
