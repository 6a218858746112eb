import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

/** Below those that a machine lends to whoever calls out: a server that is started again must find its own free. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 30_000);
    if (await isFree(port)) return port;
  }
}

/** A server in a process of its own, which can be killed and started again. */
export class HostProcess {
  private child: ChildProcess | undefined;

  constructor(
    readonly port: number,
    private readonly settings: Record<string, string>,
  ) {}

  /** Resolves when it serves. */
  start(): Promise<void> {
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
      cwd: root,
      env: { ...process.env, ...this.settings, PORT: String(this.port), SITE: 'no-such-folder' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    return new Promise((resolve, reject) => {
      child.stdout!.once('data', () => resolve());
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
    });
  }

  get isRunning(): boolean {
    return this.child !== undefined;
  }

  /** Resolves with its exit code, once it has ended by this signal. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const { child } = this;
    this.child = undefined;
    return new Promise((resolve) => {
      if (!child) return resolve(null);
      child.once('exit', resolve);
      child.kill(signal);
    });
  }
}
