import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@nats-io/transport-node';
import { freePort } from './host-process';

/** Whether Debian's nats-server, or any, is installed: `sudo apt-get install nats-server`. */
export function hasNats(): boolean {
  try {
    execFileSync('nats-server', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    process.stderr.write('nats-server is not installed: the tests of it are passed over.\n');
    return false;
  }
}

export interface NatsServer {
  url: string;
  stop(): Promise<void>;
}

export async function startNats(): Promise<NatsServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'nats-'));
  const child: ChildProcess = spawn(
    'nats-server',
    ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', folder],
    { stdio: 'ignore' },
  );
  const url = `127.0.0.1:${port}`;
  const nc = await connect({
    servers: url,
    waitOnFirstConnect: true,
    reconnectTimeWait: 50,
    maxReconnectAttempts: -1,
  });
  await nc.close();
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        child.kill();
      }),
  };
}
