import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, constants } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Point } from '../../src/shared/canvas/box';

const INSTALL =
  'WebKit cannot be started here: install it with `sudo apt-get install webkit2gtk-driver xvfb`, or set WEBKIT_DRIVER_PATH to a WebKitWebDriver.';

/** A WebKit with one page, driven by the WebDriver protocol; on a machine without a screen, before one of its own. */
export class WebKit {
  private constructor(
    private readonly session: string,
    private readonly processes: readonly ChildProcess[],
  ) {}

  static async start(): Promise<WebKit> {
    const driver = process.env['WEBKIT_DRIVER_PATH'] ?? '/usr/bin/WebKitWebDriver';
    const needsScreen = !process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY'];
    for (const program of [driver, ...(needsScreen ? ['/usr/bin/Xvfb'] : [])])
      await access(program, constants.X_OK).catch(() => {
        throw new Error(`Nothing can be run at ${program}. ${INSTALL}`);
      });
    const processes: ChildProcess[] = [];
    try {
      const env = { ...process.env };
      if (needsScreen) {
        const screen = spawn('/usr/bin/Xvfb', ['-displayfd', '3', '-screen', '0', '1440x1000x24'], {
          stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
        });
        processes.push(screen);
        const [number] = await once(screen.stdio[3]!, 'data');
        env['DISPLAY'] = `:${String(number).trim()}`;
      }
      const port = await freePort();
      processes.push(spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' }));
      const url = `http://127.0.0.1:${port}/session`;
      const { sessionId } = await patiently(() => ask<{ sessionId: string }>('POST', url, { capabilities: {} }));
      return new WebKit(`${url}/${sessionId}`, processes);
    } catch (error) {
      for (const one of processes) one.kill();
      throw error;
    }
  }

  async end() {
    await ask('DELETE', this.session).catch(() => {});
    for (const one of this.processes) one.kill();
  }

  go(url: string) {
    return ask('POST', `${this.session}/url`, { url });
  }

  /** What a function body gives back on the page. */
  run<T>(body: string, ...args: unknown[]): Promise<T> {
    return ask<T>('POST', `${this.session}/execute/sync`, { script: body, args });
  }

  resize(width: number, height: number) {
    return ask('POST', `${this.session}/window/rect`, { width, height });
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await ask<string>('GET', `${this.session}/screenshot`), 'base64');
  }

  /** Waits for a button in sight whose name begins so, and that can be pressed. */
  waitFor(name: string) {
    return patiently(() => this.button(name, ''));
  }

  /** By the page itself: a click of the driver's can fail on a button that goes away at once. */
  press(name: string) {
    return patiently(() => this.button(name, 'found?.click();'));
  }

  private async button(name: string, act: string) {
    const isThere = await this.run<boolean>(`${FIND_BUTTON} ${act} return Boolean(found);`, name);
    if (!isThere) throw new Error(`There is no "${name}" to be pressed`);
  }

  /** Takes hold at the first point, and lets go at the last. */
  async drag(points: readonly Point[]) {
    const move = ({ x, y }: Point) => ({
      type: 'pointerMove',
      duration: 30,
      x: Math.round(x),
      y: Math.round(y),
    });
    const [first, ...others] = points;
    const actions = [
      move(first!),
      { type: 'pointerDown', button: 0 },
      ...others.map(move),
      { type: 'pointerUp', button: 0 },
    ];
    await ask('POST', `${this.session}/actions`, {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });
  }
}

const FIND_BUTTON = `
  const [name] = arguments;
  const found = [...document.querySelectorAll('button')].find((button) => {
    const called = button.getAttribute('aria-label') ?? button.innerText.trim().replace(/\\s+/g, ' ');
    return called.startsWith(name) && !button.disabled && button.checkVisibility({ visibilityProperty: true });
  });`;

async function ask<T>(method: string, url: string, body?: unknown): Promise<T> {
  const answer = await fetch(url, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`WebKit: ${value.error} ${value.message}`);
  return value;
}

/** Tries until it works, for a quarter of a minute at least. */
export async function patiently<T>(act: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await act();
    } catch (error) {
      if (tries === 150) throw error;
      await wait(100);
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
