/** What a path looks like: being made, taken by the game, refused, or one that is shown. */
export type PathTone = 'open' | 'good' | 'bad' | 'shown';

export interface ShownPath {
  squares: readonly number[];
  tone: PathTone;
}

/** Everything to be seen in a tray. */
export interface TrayPicture {
  side: number;
  /** A capital for each square; Q is shown as Qu. */
  letters: string;
  /** Covered: nobody sees the letters while the clock stands or before a turn. */
  covered: boolean;
  /** The path drawn as a ribbon. */
  path: ShownPath | null;
  /** Squares that are lit without a ribbon: all the ways of a typed word. */
  lit: readonly number[];
  /** Where the keys are. */
  cursor: number | null;
  /** How many words each square still has part in; empty when nobody asked. */
  counts: readonly number[];
}

export const emptyTray = (side: number, letters: string): TrayPicture => ({
  side,
  letters,
  covered: false,
  path: null,
  lit: [],
  cursor: null,
  counts: [],
});
