import { isLanguage } from '../../engine/alphabet/languages';
import { digestOf } from '../../engine/keeping/digest';
import { must } from '../../engine/must';
import type { Played, Share } from '../../engine/played';
import type { Told } from '../../engine/told';
import type { ReadonlyGame } from './engine';
import { justRight, levels } from './levels';
import { recordsOf } from './records';
import type { Rules } from './rules';
import type { Seat } from './setup';

/** Where nobody plays by a level. */
export const ofPeople = 'people';

/** The seat of whoever plays here: the one of that name, or else the first where a person sits; undefined where none does. */
export function ownSeat(seats: readonly Seat[], { name }: Pick<Told, 'name'>): number | undefined {
  const people = [...seats.keys()].filter((seat) => must(seats[seat]).kind === 'person');
  return people.find((seat) => must(seats[seat]).name === name) ?? people[0];
}

/** A game that is over, for the record; undefined while it is not, and where only computers have played. */
export function asPlayed(
  { setup, state, commands }: ReadonlyGame,
  told: Told,
  share?: Share,
): Played | undefined {
  const { name: _, ...more } = told;
  const own = ownSeat(setup.seats, told);
  const { outcome } = state;
  if (!outcome || own === undefined || !isLanguage(setup.tiles)) return undefined;
  const board = boardPlayedOn(setup.rules);
  const others = state.scores.filter((_, seat) => seat !== own);
  const points = must(outcome.ranking.find(({ seat }) => seat === own)).total;
  const turns = state.history.filter(({ seat }) => seat === own);
  const { bestPlay, longestWord, bonuses } = recordsOf(turns, setup.seats.length);
  const hints = turns.reduce((sum, entry) => sum + (entry.hints ?? 0), 0);
  const isWon = outcome.winners.includes(own);
  return {
    id: digestOf(['wordbler', setup, commands, own]),
    game: 'wordbler',
    level: levelOf(setup.seats),
    language: setup.tiles,
    result: !isWon ? 'lost' : outcome.winners.length > 1 ? 'drawn' : 'won',
    points,
    ...(others.length > 0 && { ahead: points - Math.max(...others) }),
    ...(bestPlay && { best: { word: bestPlay.word, points: bestPlay.points } }),
    ...(longestWord && { longest: { word: longestWord.word, letters: longestWord.word.length } }),
    ...(share && { share }),
    against: setup.seats.filter((_, seat) => seat !== own).map((seat) => seat.name),
    ...(bonuses.count > 0 && { racks: bonuses.count }),
    ...(hints > 0 && { hints }),
    ...(setup.seats.some(({ handicap }) => handicap) && { handicap: true as const }),
    ...(board && { board }),
    ...more,
  };
}

/** Another one than the usual, as the record names it. */
const boardPlayedOn = ({ board, premiums, letterOrder }: Rules) =>
  [board, premiums !== undefined && 'premiums', letterOrder].filter(Boolean).join(' ');

/** That of the strongest computer at the table. */
export function levelOf(seats: readonly Seat[]): string {
  const seated = seats.map(({ level }) => level);
  return (
    levels.findLast((level) => seated.includes(level)) ?? (seated.includes(justRight) ? justRight : ofPeople)
  );
}
