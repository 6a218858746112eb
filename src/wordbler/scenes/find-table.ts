import { pageTicker } from '../../shared/platform/page-time';
import type { Services } from '../../shared/scenes/services';
import { recordDaily } from '../../stats/play/finished';
import { playShelf } from '../../stats/play/play-shelf';
import type { Sentence } from '../../texts/texts';
import type { Advice } from '../ai';
import { LocalClock } from '../play/clock';
import { ComputerSeats } from '../play/computer-seats';
import { type FindAtPlay, keepFind, resultOf } from '../play/find';
import { readingOf } from '../rules/scoring';
import type { TableGame } from './table-game';

/** The attempt of a day is over, the one that counts or one for practice. */
export async function writeFindDown({ storage }: Services, at: FindAtPlay) {
  const { points, best, hints } = resultOf(at);
  const result = { found: points, of: best, points, hints };
  await recordDaily(playShelf(storage), { id: 'find', day: at.day, result }, Date.now());
}

/**
 * What becomes of it: which page plays it, where it leads, and what happens when another page takes it, and at its end.
 */
interface Becomes {
  greeting: Sentence | undefined;
  game: 'find' | 'puzzle';
  leads: Pick<TableGame, 'leadsTo' | 'over'>;
  drop(): void;
  ended(): void;
}

/** The find of a day as it stands on the table. */
export const findAtTable = (services: Services, at: FindAtPlay, greeting: Sentence | undefined): TableGame =>
  findTable(services, at, {
    greeting,
    game: 'find',
    leads: { leadsTo: 'Menu', over: () => 'Find' },
    drop: () => {
      services.saves.find = undefined;
    },
    ended: () => {
      services.saves.find = { day: at.day, isOver: true };
      void writeFindDown(services, at);
    },
  });

/** A position and its one turn, on the table. */
export function findTable(
  services: Services,
  at: FindAtPlay,
  { greeting, game, leads, drop, ended: end }: Becomes,
): TableGame {
  const { match, answer } = at;
  const { computers, preferences } = services;
  const words = at.sheet.words.map(readingOf);
  const move = { kind: 'play' as const, tiles: [...answer.tiles], score: answer.points };
  const advice: Advice = { move, words };
  return {
    match,
    greeting,
    ...leads,
    others: ComputerSeats.at(match, computers.of(match.setup), preferences, pageTicker),
    adviser: { advise: () => Promise.resolve(advice) },
    clock: new LocalClock(match, pageTicker),
    hold(scope) {
      scope.hold({ game, keep: () => keepFind(at, services.storage), drop });
      scope.whenLeft(match.listen(() => match.state.phase === 'over' && end()));
    },
  };
}
