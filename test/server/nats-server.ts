import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { isLong } from '../long';
import { freePort } from './host-process';

/** Another than the one that is installed, to see whether it does better. */
const program = process.env['NATS_SERVER'] ?? 'nats-server';

/** Whether Debian's nats-server, or any, is installed. The long run does not go without it. */
export function hasNats(): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    const missing = 'nats-server is not installed: sudo apt-get install nats-server';
    if (isLong) throw new Error(missing);
    process.stderr.write(`${missing}. The tests of several servers are left out.\n`);
    return false;
  }
}

/** One server, or several that keep every stream together. */
export class NatsServers {
  private readonly folder = mkdtempSync(join(tmpdir(), 'nats-'));
  private readonly running = new Map<number, ChildProcess>();

  private constructor(
    private readonly ports: readonly number[],
    private readonly routes: readonly string[],
  ) {}

  static async start(count = 1): Promise<NatsServers> {
    const ports = [];
    const routes = [];
    for (let at = 0; at < count; at++) {
      ports.push(await freePort());
      routes.push(`nats://127.0.0.1:${await freePort()}`);
    }
    const servers = new NatsServers(ports, routes);
    for (let at = 0; at < count; at++) servers.run(at);
    await servers.untilTheyKeep();
    return servers;
  }

  get count(): number {
    return this.ports.length;
  }

  get url(): string {
    return this.ports.map((port) => `127.0.0.1:${port}`).join();
  }

  run(at: number) {
    const name = `n${at}`;
    const others = this.routes.filter((_, other) => other !== at).join();
    const inCluster = ['-cluster', this.routes[at]!, '-cluster_name', 'words', '-routes', others];
    const own = ['-a', '127.0.0.1', '-p', `${this.ports[at]}`, '-n', name];
    this.running.set(
      at,
      spawn(program, [...own, '-js', '-sd', join(this.folder, name), ...(this.count > 1 ? inCluster : [])], {
        stdio: 'ignore',
      }),
    );
  }

  kill(at: number): Promise<void> {
    const child = this.running.get(at);
    this.running.delete(at);
    return new Promise((resolve) => {
      if (!child) return resolve();
      child.once('exit', () => resolve());
      child.kill('SIGKILL');
    });
  }

  async stop() {
    await Promise.all([...this.running.keys()].map((at) => this.kill(at)));
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Servers of a cluster must have found each other before anything can be kept on all of them. */
  private async untilTheyKeep() {
    const nc = await connect({
      servers: this.url.split(','),
      waitOnFirstConnect: true,
      reconnectTimeWait: 50,
      maxReconnectAttempts: -1,
    });
    const config = { name: 'trial', subjects: ['trial'], num_replicas: this.count };
    for (;;) {
      try {
        const jsm = await jetstreamManager(nc);
        await jsm.streams.add(config);
        await jsm.streams.delete(config.name);
        break;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
    await nc.close();
  }
}
