import { expect } from 'vitest';
import { type GameEngine, isBlank, isSame, shapeOf, squareAt } from '../../../src/rules';
import { nameOf } from '../../wordbler/rules/notation';
import { lookCloser } from './ends';
import type { Position } from './find-play';
import { positionIn, type Reader } from './reader';

const spelled = { '2L': 'double letter', '3L': 'triple letter', '2W': 'double word', '3W': 'triple word' };

const joined = (parts: readonly (string | false | null)[]) => parts.filter(Boolean).join(', ');
const worth = (points: number) => `${points} ${points === 1 ? 'point' : 'points'}`;

const nameOfSeat = ({ setup }: GameEngine, seat: number) => setup.seats[seat]!.name;

/** What the squares must be called at the beginning of a turn. */
const namesOfSquares = ({ setup, state, faces }: GameEngine) => {
  const { side, star, bonuses } = shapeOf(setup.rules);
  return state.board.map((placed, index) => {
    const square = squareAt(index, side);
    const bonus = bonuses[index]!;
    const face = placed && faces[placed.tile]!;
    return joined([
      nameOf(square),
      isSame(square, star) && 'star',
      face && (isBlank(face) ? `blank as ${placed.letter}` : placed.letter),
      face && worth(face.points),
      bonus && `${spelled[bonus]}${placed ? ', used' : ''}`,
      !placed && 'empty',
    ]);
  });
};

/** What the rack of the player to move must be called. */
export const namesOfRack = ({ state, faces }: GameEngine) =>
  state.racks[state.toMove]!.map((tile) => {
    if (tile === null) return 'empty slot';
    const { letter, points } = faces[tile]!;
    return `${letter || 'blank'}, ${worth(points)}`;
  });

/** Board, rack and whose it is, read as a turn begins, are what the game has. Tells the position that was read. */
export async function expectSameView(reader: Reader, game: GameEngine): Promise<Position> {
  await expect.poll(() => reader.rack()).toEqual(namesOfRack(game));
  expect(await reader.rackName()).toBe(`${nameOfSeat(game, game.state.toMove)}’s rack`);
  const [squares, rack] = [await reader.squares(), await reader.rack()];
  expect(squares).toEqual(namesOfSquares(game));
  return positionIn(squares, rack);
}

/** The sentences about the play, exchange or pass that has just been made are what the game has. */
export async function expectTurnHeard(reader: Reader, game: GameEngine, seat: number) {
  const { history, bag, fails } = game.state;
  const name = nameOfSeat(game, seat);
  const entry = history.findLast((one) => one.seat === seat && one.kind !== 'rackLost')!;
  const bagNow = `${bag.length} ${bag.length === 1 ? 'tile' : 'tiles'} left in the bag.`;
  const drawn = new RegExp(`^${name} draws \\d tiles?. ${bagNow}$`);
  if (entry.kind === 'played') {
    const isAlone = entry.sheet.words.length === 1;
    const words = entry.sheet.words.map((word) => {
      const scores = isAlone ? '' : ` for ${word.score}`;
      return `${word.word} ${word.direction} from ${nameOf(word)}${scores}`;
    });
    const sum = `${worth(entry.points)}, total ${entry.total}.`;
    await reader.expectHeard(`${name} plays ${words.join(', ')}. ${sum}`);
    await reader.expectHeard(drawn);
  } else if (entry.kind === 'exchanged') {
    await reader.expectHeard(`${name} exchanges ${entry.count} tiles. Scoreless turns: ${fails}.`);
    await reader.expectHeard(drawn);
  } else await reader.expectHeard(`${name} passes. Scoreless turns: ${fails}.`);
}

/** The end is said, and to whoever looks closer a table tells it as the game has it. */
export async function expectEnd(reader: Reader, game: GameEngine) {
  const { winners, ranking, reason } = game.state.outcome!;
  const nameOf = (seat: number) => nameOfSeat(game, seat);
  const totals = ranking.map(({ seat, total }) => `${nameOf(seat)} ${total}`.replace('-', '−')).join(', ');
  const wins = `${winners.map(nameOf).join(' and ')} ${winners.length === 1 ? 'wins' : 'share the win'}`;
  await reader.page.getByRole('heading', { name: wins }).waitFor();
  await reader.expectHeard(`Game over. ${wins}. ${totals}.`);
  await lookCloser(reader.page);
  const table = reader.page.getByRole('table');
  for (const { seat, played, total } of ranking) {
    const cells = table
      .getByRole('row')
      .filter({ hasText: nameOf(seat) })
      .getByRole('cell');
    const told = async () => {
      const figures = await cells.allTextContents();
      return [figures[0], figures.at(-1)].map((figure) => Number(figure?.replace('−', '-')));
    };
    await expect.poll(told).toEqual([played, total]);
  }
  await reader.page.keyboard.press('Escape');
  return reason;
}
