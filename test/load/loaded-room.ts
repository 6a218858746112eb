import { type Command, presets } from '../../src/rules';
import type { Knowledge } from '../../src/wordbler/ai/knowledge';
import { think } from '../../src/wordbler/ai/levels';
import type { FollowedGame } from '../../src/wordbler/rules/online';
import { commandsOf, visibleStateOf } from '../../src/wordbler/rules/visible-state';
import { openRoom, Player } from '../server/player';
import { knowledgeOf, loadWords } from '../strength/knowledge';

export const words = await loadWords();
const knowledge: Knowledge = knowledgeOf(words);

export const table = {
  seats: [{ kind: 'person' }, { kind: 'person' }],
  rules: presets.classic,
  tiles: 'en',
  words: words.id,
};

/** What a seat that is to move likes best. */
export function bestCommands(game: FollowedGame, seat: number): Command[] {
  const thought = think(knowledge, visibleStateOf(game, seat), 'club');
  let step = thought.next();
  while (!step.done) step = thought.next();
  return commandsOf(step.value, game, seat);
}

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
};

export interface Figures {
  cpu: number;
  memory: number;
  sockets: number;
}

/** What the server says of itself. */
export async function figuresOf(port: number): Promise<Figures> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)![1]);
  return {
    cpu: figure('process_cpu_seconds_total'),
    memory: figure('process_resident_memory_bytes'),
    sockets: figure('wordbler_sockets'),
  };
}

/** A room with its players, who move when they are told to. When a game is over, they play again. */
export class LoadedRoom {
  /** How long moves took, from the wish to what was told of it. */
  readonly latencies: number[] = [];
  private again: Promise<void> | undefined;
  /** How many there have been. */
  static opened = 0;

  private constructor(
    private readonly port: number,
    private players: Player[],
  ) {}

  /** Opened and waiting, each seat's invitation open on so many devices. */
  static async open(port: number, devices: number): Promise<LoadedRoom> {
    const { room, invitations } = await openRoom(port, table);
    LoadedRoom.opened++;
    const players = invitations.flatMap(({ secret }) =>
      Array.from({ length: devices }, () => {
        const player = new Player(() => port, room, secret, words);
        player.isForgetful = true;
        return player.connect();
      }),
    );
    await until(() => players.every(({ welcome }) => welcome));
    return new LoadedRoom(port, players);
  }

  static async begin(port: number, devices: number): Promise<LoadedRoom> {
    const room = await LoadedRoom.open(port, devices);
    for (const [at, player] of room.players.entries()) player.take(`Player ${at}`);
    await until(() => room.players.every(({ game }) => game?.state.phase === 'turn'));
    return room;
  }

  /** Whoever is to move does; not where the last move is still on its way. */
  move() {
    const mover = this.players.find(({ game, seat }) => game?.state.toMove === seat);
    if (!mover?.game || this.players.some(({ isBusy }) => isBusy)) return;
    if (mover.game.state.phase === 'over') {
      this.again ??= this.playAgain();
      return;
    }
    const { game, seat } = mover;
    const commands = bestCommands(game, seat);
    const began = performance.now();
    mover.once(() => this.latencies.push(performance.now() - began));
    mover.does(commands);
  }

  leave() {
    for (const player of this.players) player.leave();
  }

  private async playAgain() {
    const next = await LoadedRoom.begin(this.port, 1);
    this.leave();
    this.players = next.players;
    this.again = undefined;
  }
}
