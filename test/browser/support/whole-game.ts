import type { GameEngine } from '../../../src/rules';
import type { Point } from '../../../src/shared/canvas/box';
import { nameOf } from '../../wordbler/rules/notation';
import { expectEnd, expectSameView, expectTurnHeard } from './expected-view';
import { findLetters } from './find-play';
import { isWord, shortWords } from './game-of-two';
import type { Reader } from './reader';

/** What a hand does at the table, by whatever it points with. */
export interface Hands {
  press(name: string | RegExp): Promise<void>;
  /** Brings a tile to a square. */
  carry(from: Point, to: Point): Promise<void>;
  tap(at: Point): Promise<void>;
}

/** One player after another, who know only what they read; a copy of the game tells what they must read. */
export class WholeGame {
  constructor(
    readonly reader: Reader,
    readonly hands: Hands,
    readonly game: GameEngine,
  ) {}

  /** Lifts the curtain and reads the table. */
  async beginTurn() {
    const { reader, hands, game } = this;
    await reader.page.getByRole('dialog', { name: `Pass to ${this.mover}` }).waitFor();
    await reader.expectHeard(`${this.mover}’s turn.`);
    await hands.press('Show my tiles');
    await reader.page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
    return expectSameView(reader, game);
  }

  /** Lays the longest play that is found in what is read. */
  async playTurn() {
    const position = await this.beginTurn();
    const { reader, hands, game } = this;
    const seat = game.state.toMove;
    const play = findLetters(position, shortWords, isWord);
    // No game of these tests comes to a rack without a play; a turn lost silently must not pass for one.
    if (!play) throw new Error(`Nobody can play with ${position.rack.join()}`);
    const tiles = play.map(({ cell }) => game.state.racks[seat]![cell]!);
    const { cell, square } = await reader.places();
    for (const letter of play) {
      await hands.carry(cell(letter.cell), square(letter));
      if (position.rack[letter.cell] === '') await hands.press(new RegExp(`^${letter.letter}$`));
    }
    for (const [index, { letter, x, y }] of play.entries()) {
      const isBlank = position.rack[play[index]!.cell] === '';
      await reader.expectHeard(`${isBlank ? `Blank as ${letter}` : letter} on ${nameOf({ x, y })}.`);
      game.dispatch({ type: 'lay', seat, tile: tiles[index], letter, x, y });
    }
    await hands.press(/^Done/);
    game.dispatch({ type: 'done', seat });
    await expectTurnHeard(reader, game, seat);
    // Before the end it is explained; before another turn the curtain tells it.
    if (game.state.phase === 'over') await hands.press('Continue');
  }

  async exchangeTurn(count: number) {
    await this.beginTurn();
    const { reader, hands, game } = this;
    const seat = game.state.toMove;
    await hands.press('Exchange');
    await reader.expectHeard(/^Choose tiles to exchange/);
    const places = await reader.places();
    for (let cell = 0; cell < count; cell++) await hands.tap(places.cell(cell));
    await hands.press(`Exchange ${count} tiles`);
    const tiles = game.state.racks[seat]!.slice(0, count) as number[];
    game.dispatch({ type: 'exchange', seat, tiles });
    await expectTurnHeard(reader, game, seat);
  }

  async passTurn() {
    await this.beginTurn();
    const seat = this.game.state.toMove;
    await this.hands.press('Pass');
    this.game.dispatch({ type: 'pass', seat });
    await expectTurnHeard(this.reader, this.game, seat);
  }

  async playToTheEnd() {
    while (this.game.state.phase === 'turn') await this.playTurn();
    return expectEnd(this.reader, this.game);
  }

  private get mover() {
    const { setup, state } = this.game;
    return setup.seats[state.toMove]!.name;
  }
}
