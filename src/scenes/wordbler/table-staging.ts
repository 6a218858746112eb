import type { GameEvent } from '../../core/wordbler';
import type { Showing } from '../../match/showing';
import type { ComputerSeats } from '../../match/wordbler/computer-seats';
import type { Match } from '../../match/wordbler/match';
import type { Dialog } from '../../panels/dialog';
import type { Motion } from '../../table/wordbler/motions';
import type { TablePicture } from '../../table/wordbler/picture';
import type { Texts } from '../../texts/texts';

/** What the table must do for a match: show pictures, and move from one to the next. */
export interface Shows {
  present(picture: TablePicture, motions: readonly Motion[]): Promise<void>;
  fastForward(): void;
}

/** What a match is played on, and who hears of it. */
export interface Staging {
  texts: Texts;
  match: Match;
  table: Shows;
  dialog: Dialog;
  computers: ComputerSeats;
  /** Where nobody plays, how it goes on; undefined where people play. */
  showing: Showing | undefined;
  /** No curtain falls and every rack lies open. */
  openRacks(): boolean;
  /** A game that was played before: nobody acts, nothing is asked. */
  watched: boolean;
  /** Everything is told that has happened. */
  idle(): void;
  /** The points of the tiles laid are shown beside them. */
  preview(): boolean;
  /** What is said aloud, besides what is shown. */
  tell(event: GameEvent): void;
  refuse(text: string): void;
  /** So few seconds are left. */
  warn(seconds: number): void;
  /** Something the panels show has changed. */
  redraw(): void;
  /** The picture with the hint in it that is told now. */
  hinted(picture: TablePicture): TablePicture;
  /** What could have been made of the play that is explained now, as soon as it is known. */
  verdict(): Promise<string | undefined>;
  /** Shows what a word means. */
  meaning(word: string): void;
  over(): void;
}
