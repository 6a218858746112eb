import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';

/** Seconds. */
const bounds = [0.005, 0.02, 0.1, 0.5, 2, 10];

/** How long it took: counted by how often it was within each bound. */
export class Latency {
  private readonly within = bounds.map(() => 0);
  private count = 0;
  private sum = 0;

  note(seconds: number) {
    this.count++;
    this.sum += seconds;
    for (const [at, bound] of bounds.entries()) if (seconds <= bound) this.within[at]!++;
  }

  figures(name: string): [string, number][] {
    return [
      ...bounds.map((bound, at): [string, number] => [`${name}_bucket{le="${bound}"}`, this.within[at]!]),
      [`${name}_bucket{le="+Inf"}`, this.count],
      [`${name}_sum`, this.sum],
      [`${name}_count`, this.count],
    ];
  }
}

/** How late this process comes to what is due: what thinks or writes too long at once keeps everybody waiting. */
export class LoopLag {
  private readonly delays: IntervalHistogram = monitorEventLoopDelay({ resolution: 20 });

  constructor() {
    this.delays.enable();
  }

  /** Since they were last asked for. */
  figures(): [string, number][] {
    const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 || 0);
    const figures: [string, number][] = [
      ['wordbler_loop_lag_seconds{quantile="0.5"}', seconds(this.delays.percentile(50))],
      ['wordbler_loop_lag_seconds{quantile="0.99"}', seconds(this.delays.percentile(99))],
      ['wordbler_loop_lag_seconds{quantile="1"}', seconds(this.delays.max)],
    ];
    this.delays.reset();
    return figures;
  }

  stop() {
    this.delays.disable();
  }
}

/** Figures for whoever watches over the server, on a port of their own: they are nobody else's business. */
export async function serveMetrics(figures: () => string, port: number, address: string): Promise<Server> {
  const server = createServer((request, response) => {
    const isAsked = request.url === '/metrics';
    response.writeHead(isAsked ? 200 : 404, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
    response.end(isAsked ? figures() : '');
  });
  await new Promise<void>((begun, failed) => server.once('error', failed).listen(port, address, begun));
  return server;
}

export const portOf = (server: Server) => (server.address() as AddressInfo).port;
