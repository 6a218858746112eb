import type { DailyId, DailyResult } from '../../daily/rules/attempts';
import type { Texts } from '../texts';

const squares = { found: '🟩', hinted: '🟨', missed: '⬜' } as const;
/** Found without help, with a hint, or not at all. */
export type Square = keyof typeof squares;

/** A result that gives no word away, the same for every game. */
export const inSquares = (all: readonly Square[]): string => all.map((own) => squares[own]).join('');

const squaresOfShare = 5;

/** A share in squares: only what lacks nothing is full, and the last of what was found shows the hints. */
export function shareInSquares({ share, isBest }: { share: number; isBest: boolean }, hints = 0): string {
  const most = isBest ? squaresOfShare : squaresOfShare - 1;
  const found = Math.max(0, Math.min(most, Math.round(share * squaresOfShare)));
  return inSquares(
    Array.from({ length: squaresOfShare }, (_, at) =>
      at >= found ? 'missed' : at >= found - hints ? 'hinted' : 'found',
    ),
  );
}

const marked: Readonly<Record<string, Square>> = { f: 'found', h: 'hinted', m: 'missed' };

/** A daily's result; empty where figures say all. */
export function dailyInSquares(daily: DailyId, { found, of, hints, marks = '' }: DailyResult): string {
  if (daily === 'find' && of) return shareInSquares({ share: found / of, isBest: found >= of }, hints);
  return inSquares([...marks].flatMap((mark) => marked[mark] ?? []));
}

/** How much of each length of words was found, the shortest first: a line of squares for each. */
export const lengthsInSquares = (
  { forms }: Texts,
  groups: readonly { length: number; orMore: boolean; found: number; words: readonly unknown[] }[],
): string =>
  [...groups]
    .reverse()
    .map(({ length, orMore, found, words }) => {
      // A single word shows.
      const share = Math.max(found / words.length, Math.min(found, 1) / squaresOfShare);
      const isBest = found === words.length;
      return `${forms.inDigits(length)}${orMore ? '+' : ''} ${shareInSquares({ share, isBest })}`;
    })
    .join('\n');

/** What is shared begins with what it is, in a line that names the house. */
export const sharedText = ({ common }: Texts, what: readonly string[], ...lines: readonly string[]): string =>
  [[common.wordbler, ...what].join(' · '), ...lines].filter(Boolean).join('\n');

/** What may not be copied for the player is selected: how it is copied by hand. */
export const copyByHand = ({ share }: Texts, byFinger: boolean): string => (byFinger ? share.byFinger : share.byKey);

/** A warning of the clock. */
export const clockLeft = ({ speech }: Texts, seconds: number): string =>
  seconds >= 60 ? speech.minutesLeft({ count: Math.round(seconds / 60) }) : speech.secondsLeft({ count: seconds });
