import { isLanguage, type LanguageId } from './alphabet/languages';
import { dayNumber } from './saving/time';
import { count, matching, oneOf, type Reader, recordOf, text, whole } from './saving/untrusted';

export const gamesPlayed = ['wordbler', 'search', 'scramble'] as const;
export type GamePlayed = (typeof gamesPlayed)[number];

/** How a game ended for whoever plays here; where nobody is to be beaten, it is won by finding all, or just over. */
export const results = ['won', 'lost', 'drawn', 'over'] as const;

/** What must be said with every figure of a game. */
export interface CameAbout {
  /** So many cheats, and steps of hints. */
  cheats?: number;
  hints?: number;
  /** It could have been played before: a daily once more, or an old one. */
  practice?: true;
  /** Some seat was given points, time or hints. */
  handicap?: true;
  /** It was played on another board than the usual one. */
  board?: string;
  /** It was made on another device, or in a game that came from one. */
  imported?: true;
}

/** So much was made of what could have been made. */
export interface Share {
  made: number;
  of: number;
}

/** A finished game, as whoever plays here has played it. */
export interface Played extends CameAbout {
  /** The same wherever this game is told of. */
  id: string;
  game: GamePlayed;
  /** Whom it was played against, or on what. */
  level: string;
  language: LanguageId;
  /** Milliseconds of the usual epoch, told by whoever has a clock, and the day by that clock. */
  when: number;
  day: string;
  result: (typeof results)[number];
  points: number;
  /** By how many more than the best of the others. */
  ahead?: number;
  best?: { word: string; points: number };
  longest?: { word: string; letters: number };
  /** Beside the best that could have been done, where that is known. */
  share?: Share;
  /** So many of the words that most players know, on a board where these are the goal. */
  familiar?: Share;
  /** Who else played. */
  against?: string[];
  /** How often the whole rack was laid at once. */
  racks?: number;
  /** What it was played on, where that can be played once more: the same for the same board. */
  on?: string;
  /** It was the scored attempt at what everyone gets on this day. */
  daily?: string;
}

const longestText = 100;
const mostRivals = 10;

const short: Reader<string> = (value) => {
  const own = text(value);
  return own !== undefined && own !== '' && own.length <= longestText ? own : undefined;
};
const some: Reader<number> = (value) => count(value) || undefined;
const yes = oneOf([true] as const);
export const aDay: Reader<string> = (value) =>
  typeof value === 'string' && dayNumber(value) !== undefined ? value : undefined;
const language: Reader<LanguageId> = (value) => (typeof value === 'string' && isLanguage(value) ? value : undefined);

const digest = matching(/^[0-9a-f]{16}$/);

const readShare: Reader<Share> = (value) => {
  const own = recordOf<Share>({ made: count, of: some })(value);
  return own && own.made <= own.of ? own : undefined;
};

const rivals: Reader<string[]> = (value) => {
  if (!Array.isArray(value) || value.length === 0 || value.length > mostRivals) return undefined;
  const names = Array.from<unknown, string | undefined>(value, short);
  return names.every((name) => name !== undefined) ? names : undefined;
};

/** The game in a value that may come from anywhere, copied and stripped of what does not belong. */
export const readPlayed = recordOf<Played>({
  id: digest,
  game: oneOf(gamesPlayed),
  level: short,
  language,
  when: count,
  day: aDay,
  result: oneOf(results),
  points: whole,
  'ahead?': whole,
  'best?': recordOf<NonNullable<Played['best']>>({ word: short, points: whole }),
  'longest?': recordOf<NonNullable<Played['longest']>>({ word: short, letters: some }),
  'share?': readShare,
  'familiar?': readShare,
  'against?': rivals,
  'racks?': some,
  'on?': digest,
  'daily?': aDay,
  'cheats?': some,
  'hints?': some,
  'practice?': yes,
  'handicap?': yes,
  'board?': short,
  'imported?': yes,
});

/** With a handicap, or on another board: its figures say nothing of others. */
export const isApart = ({ handicap, board }: CameAbout) => handicap !== undefined || board !== undefined;

/**
 * Nothing has helped, nobody has played it before, and all was as usual: what its figures say may stand beside others.
 */
export const isFair = (own: CameAbout) => own.cheats === undefined && own.practice === undefined && !isApart(own);

/** What no game knows of itself: when it was finished, who plays here, and what it was played for. */
export interface Told extends Pick<CameAbout, 'practice' | 'imported'> {
  when: number;
  day: string;
  /** What whoever plays here is called. */
  name: string;
  daily?: string;
}

/** Whose game it is that is told of: theirs who play here, by name, or else the first. */
export function ownAmong(players: readonly { name: string }[], { name }: Pick<Told, 'name'>): number {
  return Math.max(
    0,
    players.findIndex((player) => player.name === name),
  );
}
