import { describe, expect, it } from 'vitest';
import { Dice } from '../../../../src/engine/random/dice';
import { type GameEngine, type GameEvent, rackSize } from '../../../../src/rules';
import { pictureAfter, pictureOf, type Viewing } from '../../../../src/wordbler/canvas/game-picture';
import type { TablePicture } from '../../../../src/wordbler/canvas/picture';
import { OnlineGame } from '../../../../src/wordbler/play/online/online-game';
import { seenEvents, seenState, type Viewer } from '../../../../src/wordbler/rules/online';
import { often } from '../../../long';
import { en } from '../../../texts/spoken';
import { deed, isLaying, newGame, parityWord } from '../../rules/online/watched-game';
import { RandomPlayer } from '../../rules/random-player';

const viewingOf = (engine: GameEngine, seat: number | undefined): Viewing => ({
  names: engine.setup.seats.map(({ name }) => name),
  seat,
  faceUp: true,
  chosen: new Set(),
  picked: undefined,
  blank: undefined,
  marked: [],
  outlined: [],
  preview: false,
  isNone: false,
  cursor: null,
  rackCursor: null,
});

/** The table of one viewer, which shows every event it is told. */
class Watched {
  readonly game: OnlineGame;
  private picture: TablePicture;
  private readonly viewing: Viewing;
  readonly faults: string[] = [];

  constructor(
    private readonly engine: GameEngine,
    readonly viewer: Viewer,
    view = false,
  ) {
    const state = view ? structuredClone(seenState(engine.state as never, viewer)) : undefined;
    this.game = new OnlineGame(engine.setup, viewer, parityWord, state, {
      wish: () => false,
      refused: () => {},
      misled: () => this.faults.push('was misled'),
      keepHand: () => {},
    });
    this.viewing = viewingOf(engine, viewer ?? undefined);
    this.picture = pictureOf(this.game, this.viewing);
    this.game.stand({
      isTelling: () => false,
      restacked: () => {
        const restacked = pictureOf(this.game, this.viewing);
        // Of what lies open nothing may move.
        for (const tile of this.picture.tiles) {
          const now = placeIn(restacked, tile.id);
          const isHidden = tile.place.at === 'bag' || tile.place.at === 'seat';
          if (!isHidden && now !== JSON.stringify(tile.place)) this.faults.push(`tile ${tile.id} is restacked`);
        }
        this.picture = restacked;
      },
    });
    this.game.listen((events) => {
      for (const event of events) this.show(event);
    });
    this.game.send({ type: 'begin' });
  }

  private show(event: GameEvent) {
    if (event.type === 'tileLaid' && event.seat !== this.viewer) {
      const from = placeIn(this.picture, event.tile);
      if (from !== JSON.stringify({ at: 'seat', seat: event.seat }))
        this.faults.push(`a tile of seat ${event.seat} flies from ${from}`);
    }
    this.picture = pictureAfter(en, this.picture, event, this.viewing);
  }

  /** What the table shows when all is told is what the game has. */
  compare() {
    const now = pictureOf(this.game, this.viewing);
    const { phase } = this.game.state;
    for (const { id, place } of phase === 'over' ? [] : now.tiles) {
      const shown = placeIn(this.picture, id);
      const isOwnBusiness = place.at === 'rack' || (place.at === 'board' && place.laid);
      if (!isOwnBusiness && shown !== JSON.stringify(place))
        this.faults.push(`tile ${id} is shown at ${shown} instead of ${JSON.stringify(place)}`);
    }
    this.picture = now;
    this.count();
  }

  private count() {
    const { engine, game, viewer } = this;
    const seen = seenState(engine.state as never, viewer);
    const { state } = game;
    if (state.phase === 'over') return;
    const lying = [...state.bag, ...state.racks.flat(), ...state.board.map((placed) => placed?.tile ?? null)];
    const tiles = lying.filter((tile) => tile !== null);
    if (new Set(tiles).size !== tiles.length || tiles.length !== game.faces.length)
      this.faults.push(`${tiles.length} tiles of ${game.faces.length}, ${new Set(tiles).size} of them different`);
    if (state.bag.length !== seen.bag.length) this.faults.push('another bag');
    for (const [seat, rack] of seen.racks.entries()) {
      const own = state.racks[seat]!;
      if (own.length !== rackSize) this.faults.push('a rack of another size');
      if (seat === viewer ? own.join() !== rack.join() : countOf(own) !== countOf(rack))
        this.faults.push(`another rack at seat ${seat}`);
    }
  }
}

const countOf = (rack: readonly unknown[]) => rack.filter((tile) => tile !== null).length;
const placeIn = ({ tiles }: TablePicture, id: number) => JSON.stringify(tiles.find((tile) => tile.id === id)?.place);

function faultsIn(number: number): string[] {
  const engine = newGame(number);
  const dice = new Dice(`deeds ${number}`);
  const player = new RandomPlayer(`player ${number}`, 8);
  const watchers = [...engine.setup.seats.keys(), null].map((viewer) => new Watched(engine, viewer));
  let entry: GameEvent[] = [];
  for (let tries = 0; tries < 300 && engine.state.phase !== 'over'; tries++) {
    const answer = engine.dispatch(deed(dice, engine, player));
    if (!answer.ok) continue;
    entry.push(...answer.events);
    if (answer.events.every(({ type }) => isLaying(type))) continue;
    // As a server tells it: nothing lies on the table between two entries.
    const { phase, laid, toMove } = engine.state;
    const home = phase === 'turn' && laid.length > 0 && engine.dispatch({ type: 'recall', seat: toMove });
    if (home && 'events' in home) entry.push(...home.events);
    const events = entry;
    entry = [];
    for (const watcher of watchers) {
      watcher.game.tell(structuredClone(seenEvents(events, watcher.viewer)));
      watcher.compare();
    }
    if (tries % 50 === 7) watchers.push(new Watched(engine, dice.below(engine.setup.seats.length), true));
  }
  return watchers.flatMap(({ viewer, faults }) => faults.map((fault) => `${fault} (viewer ${viewer})`));
}

describe('a game that is played elsewhere, at a table', () => {
  it('shows every tile once, each flying from where it was, in random games of every kind', () => {
    for (let number = 0; number < often(4, 21); number++)
      expect(faultsIn(number).slice(0, 3), `game ${number}`).toEqual([]);
  });
});

it.each([0, 1, null])('a table that ended by a resignation is opened anew, by viewer %s', (viewer) => {
  for (const byMover of [true, false]) {
    const engine = newGame(0);
    engine.dispatch({ type: 'begin' });
    const { toMove } = engine.state;
    engine.dispatch({ type: 'resign', seat: byMover ? toMove : 1 - toMove });
    expect(engine.state.phase).toBe('over');
    expect(() => new Watched(engine, viewer, true)).not.toThrow();
  }
});
