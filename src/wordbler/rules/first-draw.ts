import { must } from '../../engine/must';
import type { Game } from './game';
import { type Position, positionOf } from './position';
import type { Refusal } from './refusals';
import { tileSetOf } from './setup';
import { isBlank, type TileId } from './tiles';
import { beginTurn } from './turn';

interface Draw {
  seat: number;
  tile: TileId;
}

/** A blank beats every letter; then the letter nearest the start of the alphabet. The lower, the better. */
function rankOf(game: Game, tile: TileId): number {
  const face = must(game.faces[tile]);
  return isBlank(face) ? -1 : game.letters.indexOf(face.letter);
}

/** Draws for the start until one seat is best, returns those tiles, deals, and gives that seat the turn. */
export function begin(game: Game): Refusal | undefined {
  const { state } = game;
  if (state.phase !== 'ready') return 'alreadyBegun';
  if (game.setup.from) return beginThere(game, game.setup.from);
  const seats = Array.from({ length: game.seatCount }, (_, seat) => seat);
  const drawn: TileId[] = [];
  const winner = drawUntilOneIsBest(game, seats, drawn);
  game.emit({ type: 'startDecided', ...winner });
  game.putInBag(drawn);
  game.emit({ type: 'drawReturned', tiles: drawn });
  const order = seats.map((offset) => (winner.seat + offset) % game.seatCount);
  game.emit({ type: 'dealt', hands: order.map((seat) => ({ seat, drawn: game.fillRack(seat) })) });
  beginTurn(game, winner.seat);
  return undefined;
}

function beginThere(game: Game, from: Position): undefined {
  const { rack } = positionOf(from, tileSetOf(game.setup));
  const cells = game.rackOf(0);
  const drawn = rack.map((tile, cell) => ({ tile, cell }));
  for (const { tile, cell } of drawn) cells[cell] = tile;
  game.state.bag = [];
  game.emit({ type: 'dealt', hands: [{ seat: 0, drawn }] });
  beginTurn(game, 0);
}

// The tiles drawn so far stay out of the bag until it is settled.
function drawUntilOneIsBest(game: Game, seats: readonly number[], drawn: TileId[], round = 1): Draw {
  const draws = seats.map((seat): Draw => ({ seat, tile: must(game.drawTiles(1)[0]) }));
  drawn.push(...draws.map(({ tile }) => tile));
  const best = Math.min(...draws.map(({ tile }) => rankOf(game, tile)));
  const leaders = draws.filter(({ tile }) => rankOf(game, tile) === best);
  const tied = leaders.length > 1 ? leaders.map(({ seat }) => seat) : [];
  game.emit({ type: 'drewForStart', round, draws, tied });
  return tied.length > 0 ? drawUntilOneIsBest(game, tied, drawn, round + 1) : must(leaders[0]);
}
