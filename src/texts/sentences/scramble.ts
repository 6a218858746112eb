import { type Person, personOf } from '../../engine/players/names';
import type { BoardFault, GameEvent, Goal, Rank, Refusal } from '../../scramble/rules';
import { allLetters } from '../forms';
import type { ScrambleTexts } from '../texts';
import { signs } from './signs';

export const wordGroup = ({ scramble }: ScrambleTexts, length: number, orMore: boolean): string =>
  orMore ? scramble.groupOrMore({ length }) : scramble.group({ length });

export function refusal({ scramble }: ScrambleTexts, reason: Refusal, word: string, shortest: number): string {
  const { refusals } = scramble;
  const message = reason in refusals ? refusals[reason as keyof typeof refusals] : refusals.malformed;
  return typeof message === 'string' ? message : message({ word, shortest });
}

export const rankReached = ({ common, scramble: { climb } }: ScrambleTexts, rank: Rank): string =>
  climb.reached({ rank: common.ranks[rank] });

/** The rank, and how many of the familiar words made it. */
export const rankTold = (texts: ScrambleTexts, { rank, found, all }: Goal): string =>
  texts.forms.sentences([rankReached(texts, rank), `${texts.forms.figure(found)} ${texts.scramble.climb.of({ all })}`]);

/** Over the end of whoever played alone: praise for the rank, or where there is none for any word. */
export function headline({ scramble: { result } }: ScrambleTexts, rank: Rank | undefined, found: number): string {
  if (rank === 'nest' || found === 0) return result.own;
  return rank === 'falcon' || rank === 'eagle' ? result.great : result.done;
}

/** Why a typed text is no board. */
export function boardFault(texts: ScrambleTexts, fault: BoardFault): string {
  const { common, scramble } = texts;
  const { faults } = scramble;
  switch (fault.reason) {
    case 'empty':
    case 'tooSmall':
      return faults.few;
    case 'tooLarge':
      return faults.many(fault);
    case 'notLetters':
      return faults.strange({
        letters: allLetters(fault.letters, common.aToZ),
        signs: signs(texts, fault.strange, fault.foreign),
      });
    case 'notSquare':
      return notSquare(texts, fault.count);
  }
}

/** How many letters are missing to the next square, or too many for the one before. */
function notSquare({ scramble: { faults } }: ScrambleTexts, count: number): string {
  const side = Math.max(2, Math.ceil(Math.sqrt(count)));
  const [more, fewer] = [side ** 2 - count, count - (side - 1) ** 2];
  return side > 2 ? faults.moreOrFewer({ more, fewer }) : faults.more({ more });
}

/** How long a turn lasts. */
export function turnTime({ common, scramble: { ready } }: ScrambleTexts, seconds: number | null): string {
  if (seconds === null) return ready.noLimit;
  const time =
    seconds < 60 ? common.secondCount({ count: seconds }) : common.minuteCount({ count: Math.round(seconds / 60) });
  return ready.time({ time });
}

/** What whoever doesn't see the tray is told of what happens; nobody is named where there is one player alone. */
export function news(texts: ScrambleTexts, event: GameEvent, who: (player: number) => Person | undefined) {
  const { speech } = texts.scramble;
  switch (event.type) {
    case 'turnBegan': {
      const person = who(event.player);
      const time = turnTime(texts, event.secondsLeft);
      return person ? texts.forms.sentences([speech.began({ who: person }), time]) : time;
    }
    case 'wordFound':
      return speech.found(event);
    case 'turnEnded':
      return speech.ended[event.reason]({ words: event.words, points: event.score });
    case 'paused':
      return speech.paused;
    case 'wentOn':
      return speech.wentOn;
    default:
      return undefined;
  }
}

export function winner({ over, scramble: { result } }: ScrambleTexts, winners: readonly Person[]): string {
  const [first, ...others] = winners;
  if (!first) return result.nobody;
  if (others.length === 0) return over.wins({ who: first });
  const rest = winners.filter(({ isYou }) => !isYou).map(({ name }) => name);
  return winners.some(({ isYou }) => isYou) ? result.tieWithYou({ names: rest }) : result.tie({ names: rest });
}

export const foundBy = ({ scramble: { result } }: ScrambleTexts, finders: readonly Person[]): string =>
  result.foundBy({ names: finders.map(({ name, isYou }) => (isYou ? result.finderYou : name)) });

/** The words of a board; some are counted that no family table need see. */
export const boardWords = ({ scramble: { result } }: ScrambleTexts, count: number, hidden: number): string =>
  hidden > 0 ? result.wordsHidden({ count, hidden }) : result.words({ count });

interface BoardResult {
  players: readonly { name: string; words: number; score: number }[];
  /** How many words there were to find, where that is known. */
  all: number | undefined;
}

/** What came of a board, without a word of it. */
export function boardResult({ forms, scramble: { shared } }: ScrambleTexts, { players, all }: BoardResult): string {
  const lines = players.map(({ name, score: points, words }) =>
    players.length > 1 ? shared.resultOf({ who: personOf(name), points, words }) : shared.result({ points, words }),
  );
  const results = forms.oneByOne(lines);
  return all === undefined ? results : shared.outOf({ results, all });
}
