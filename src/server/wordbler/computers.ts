import { type Move, type Sight, sightOf } from '../../wordbler/ai';
import { type Step, stepOf, type WordJudge } from '../../wordbler/rules';
import { commandsOf } from '../../wordbler/rules/move';
import { FollowedGame } from '../../wordbler/rules/online';
import type { Time } from '../time';
import { computersAsked } from './deadlines';
import { viewOf } from './telling';
import type { AwakeRoom } from './world';

/** Who thinks. */
export interface Mind {
  /** For those at one address, who share what there is to think with. */
  think(list: string, sight: Sight, step: Step, whose: string): Promise<Move>;
  doubts(list: string, words: readonly string[], step: Step, whose: string): Promise<boolean>;
}

/** The computers at the tables. Each sees what its seat sees, and nothing else. */
export class Computers {
  private readonly thoughts = new Set<string>();

  constructor(
    private readonly mind: Mind,
    private readonly words: (list: string) => WordJudge,
    private readonly time: Time,
    /** A move takes at least so long, so that people can follow. */
    private readonly msAtLeast: number,
    private readonly failed: (room: AwakeRoom, error: unknown) => void,
  ) {}

  /** Has the seats think that are asked in this room. */
  think(room: AwakeRoom, whose: string) {
    for (const seat of computersAsked(room.state)) void this.answer(room, seat, whose);
  }

  private async answer(room: AwakeRoom, seat: number, whose: string) {
    const { game, setup } = room.state;
    if (!game) return;
    const { turn, openPlay } = game.state;
    const thought = `${room.id} ${turn} ${seat} ${openPlay === null}`;
    if (this.thoughts.has(thought)) return;
    this.thoughts.add(thought);
    try {
      const view = structuredClone(viewOf(room.state, seat))!;
      const followed = new FollowedGame(setup, seat, this.words(setup.words), { state: view });
      const step = stepOf(setup.seats[seat]!)!;
      const [commands] = await Promise.all([this.decide(followed, seat, step, whose), this.atLeast()]);
      await room.obey(seat, turn, commands);
    } catch (error) {
      this.failed(room, error);
    } finally {
      this.thoughts.delete(thought);
    }
  }

  private async decide(followed: FollowedGame, seat: number, step: Step, whose: string) {
    const { setup, state } = followed;
    if (!state.openPlay) {
      const move = await this.mind.think(setup.words, sightOf(followed, seat), step, whose);
      return commandsOf(move, followed, seat);
    }
    const words = state.openPlay.sheet.words.map(({ word }) => followed.readings(word)[0] ?? word);
    const type = (await this.mind.doubts(setup.words, words, step, whose))
      ? ('challenge' as const)
      : ('accept' as const);
    return [{ type, seat }];
  }

  private atLeast() {
    return new Promise<void>((resolve) => this.time.after(this.msAtLeast, resolve));
  }
}
