import type { Commanded } from './commands';
import { endByResigning } from './ending';
import type { Game } from './game';
import type { Refusal } from './refusals';
import type { OpenPlay } from './state';
import { nextTurn, scoreAndPassOn } from './turn';

/**
 * A seat leaves the game, at any time. As on most sites: it cannot win any more, whatever its points; its tiles go back into
 * the bag, and the others play on. The last one left has won at once, and no rack is reckoned.
 */
export function resign(game: Game, { seat }: Commanded<'resign'>): Refusal | undefined {
  const { state } = game;
  if (!game.plays(seat)) return 'alreadyResigned';
  const wasToMove = seat === state.toMove;
  if (wasToMove) {
    // An open play goes with its player: nobody has let it stand yet.
    state.openPlay = null;
    game.sendHome(state.laid, 'recall');
  }
  state.resigned.push(seat);
  const rack = game.rackOf(seat);
  const returned = rack.flatMap((tile, cell) => (tile === null ? [] : [{ tile, cell }]));
  rack.fill(null);
  game.putInBag(returned.map(({ tile }) => tile));
  game.note(seat, 0, { kind: 'resigned' });
  game.emit({ type: 'resigned', seat, returned });
  if (wasToMove) nextTurn(game);
  else if (state.openPlay) waitNoMore(game, state.openPlay, seat);
  else endByResigning(game);
  return undefined;
}

/** Who has nobody left to doubt a play has made it. */
function waitNoMore(game: Game, open: OpenPlay, seat: number) {
  open.awaiting = open.awaiting.filter((other) => other !== seat);
  if (open.awaiting.length === 0) scoreAndPassOn(game, open.sheet);
}
