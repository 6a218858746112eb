import { must } from '../../engine/must';
import type { Game } from './game';
import { clockOf } from './handicap';
import type { Happening } from './history';
import { type Adjustment, type EndReason, rank } from './outcome';
import { minutesOver, pointsPerMinuteOver } from './over-time';
import { pointsOf } from './tiles';

/** One seat has no other turn. What lies on its rack costs nothing. */
export function endAfterOneTurn(game: Game): boolean {
  if (!game.setup.from) return false;
  end(game, 'oneTurn');
  return true;
}

export function endAfterFails(game: Game): boolean {
  if (game.state.fails < game.rules.failsToEnd) return false;
  end(game, 'fails');
  return true;
}

/** Called after the mover's refill, when the bag may have run out. */
export function endAfterRefill(game: Game): boolean {
  const { state, rules } = game;
  if (state.bag.length > 0) return false;
  const wentOut = game.tilesOf(state.toMove).length === 0;
  if (!wentOut && rules.bagEmpty === 'playOn') return false;
  end(game, wentOut ? 'wentOut' : 'bagEmpty');
  return true;
}

/** All but one have left. What lies on a rack then costs nobody anything. */
export function endByResigning(game: Game): boolean {
  if (game.state.resigned.length < game.seatCount - 1) return false;
  end(game, 'resigned');
  return true;
}

function end(game: Game, reason: EndReason) {
  const { state } = game;
  // These were given at the start, and are no points of a play.
  const adjustments = state.history.flatMap(({ kind, seat, points }): Adjustment[] =>
    kind === 'handicap' ? [{ seat, kind, points }] : [],
  );
  const adjust = (seat: number, points: number, happening: Happening & { kind: Adjustment['kind'] }) => {
    adjustments.push({ seat, kind: happening.kind, points });
    game.note(seat, points, happening);
  };
  let left = 0;
  for (let seat = 0; seat < game.seatCount; seat++) {
    const tiles = game.tilesOf(seat);
    const points = pointsOf(game.faces, tiles);
    left += points;
    if (tiles.length === 0 || reason === 'resigned' || reason === 'oneTurn') continue;
    adjust(seat, 0 - points, {
      kind: 'rackLost',
      letters: tiles.map((tile) => must(game.faces[tile]).letter),
    });
  }
  if (reason === 'wentOut') adjust(state.toMove, left, { kind: 'wentOut' });
  for (let seat = 0; seat < game.seatCount; seat++) {
    const minutes = minutesOver(clockOf(game.setup, seat), must(state.msUsed[seat]));
    if (minutes > 0) adjust(seat, -minutes * pointsPerMinuteOver, { kind: 'overTime', minutes });
  }
  const ranking = rank(state.scores, adjustments, state.resigned);
  const winners = ranking.filter(({ place }) => place === 1).map(({ seat }) => seat);
  state.phase = 'over';
  state.outcome = { reason, adjustments, ranking, winners };
  game.emit({ type: 'gameEnded', outcome: state.outcome, racks: state.racks.map((rack) => [...rack]) });
}
