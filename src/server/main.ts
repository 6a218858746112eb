import cluster from 'node:cluster';
import { log } from './logging';

const { PROCESSES = '1', NATS, METRICS } = process.env;
/** Whoever dies at its start is not started again all the time. */
const msToStartAgain = 1000;

/** Several processes at one address, each with figures on a port of its own; one that ends by itself is replaced. */
function share(count: number) {
  let isStopping = false;
  const start = (at: number) => {
    const metrics = METRICS?.replace(/\d+$/, (port) => String(Number(port) + at));
    const worker = cluster.fork({ ...(metrics && { METRICS: metrics }), ...(at > 0 && { QUIET: '1' }) });
    worker.once('exit', (code, signal) => {
      if (isStopping) return;
      log('error', `Process ${at + 1} of ${count} ended by ${signal ?? code}, and is started again`);
      setTimeout(() => isStopping || start(at), msToStartAgain);
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      isStopping = true;
      for (const worker of Object.values(cluster.workers ?? {})) worker?.kill('SIGTERM');
    });
  for (let at = 0; at < count; at++) start(at);
}

if (cluster.isPrimary && Number(PROCESSES) > 1) {
  if (!NATS) throw new Error('Several processes share their games in NATS: set NATS, or PROCESSES=1');
  share(Number(PROCESSES));
} else await import('./serve');
