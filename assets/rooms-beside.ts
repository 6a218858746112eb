import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { Plugin } from 'vite';

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** A server of rooms beside the one that serves the page while it is worked on: tables with friends are there, too. */
export function roomsBeside(): Plugin {
  let port = 0;
  return {
    name: 'rooms-beside',
    // A preview serves files alone, and tests start a server of their own.
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview && !process.env['VITEST'],
    async config() {
      port = await freePort();
      return {
        server: { proxy: { '^/online(/races)?$': { target: `http://127.0.0.1:${port}`, ws: true } } },
      };
    },
    configureServer() {
      const rooms = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
        env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), SITE: '' },
        // Its address is not the page's.
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      process.once('exit', () => rooms.kill());
    },
  };
}

/**
 * What a page hears who looks for a server where there are files alone. A server answers at that address itself, and
 * whoever passes that on to one passes this on, too.
 */
export const noRooms = (): Plugin => ({
  name: 'no-rooms',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'online', source: 'none\n' });
  },
});
