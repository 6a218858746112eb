import { afterEach, expect } from 'vitest';
import { msToStart } from '../../src/online/protocol/protocol';
import { DrivenTime } from './driven-time';
import { openRace, RacingDevice } from './racer';
import { hostHere, type TestHost } from './table-online';

type Options = Parameters<typeof hostHere>[0];

/** A server whose clock is driven, and whoever races there. Each test begins it anew. */
export class RaceCourse {
  host!: TestHost;
  time!: DrivenTime;
  private readonly devices: RacingDevice[] = [];

  constructor() {
    afterEach(async () => {
      for (const device of this.devices.splice(0)) device.leave();
      await this.host.stop();
    });
  }

  async begin(options: Options = {}) {
    this.time = new DrivenTime();
    this.host = await hostHere({ time: this.time, ...options });
  }

  /** The server is away for so long. */
  async restart(options: Options, msDown = 0) {
    await this.host.stop();
    this.time.pass(msDown);
    this.host = await hostHere({ time: this.time, ...options });
  }

  open(race: object) {
    return openRace(this.host.port, race);
  }

  come(room: string, secret: string): RacingDevice {
    const device = new RacingDevice(() => this.host.port, room, secret).connect();
    this.devices.push(device);
    return device;
  }

  /** People in a race that has not begun; more than it has places for are refused one. */
  async inRace(names: readonly string[], race: object) {
    const { room, secret } = await this.open(race);
    const all = names.map(() => this.come(room, secret));
    for (const [at, device] of all.entries()) {
      await expect.poll(() => device.welcome).toBeDefined();
      device.take(names[at]!);
      await expect.poll(() => device.welcome?.seat ?? device.refusals[0]).not.toBeUndefined();
    }
    return { room, secret, all };
  }

  /** They have started: what the game is set up with. */
  async started(all: readonly RacingDevice[]): Promise<object> {
    all[0]!.wish({ t: 'start' });
    await expect.poll(() => all.every(({ events }) => events.some(({ type }) => type === 'startCalled'))).toBe(true);
    const call = all[0]!.events.find((event) => event.type === 'startCalled')!;
    this.time.pass(msToStart);
    return call.start.setup;
  }
}
