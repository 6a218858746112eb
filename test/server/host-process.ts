import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

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
