import cluster from 'node:cluster';
import { networkInterfaces } from 'node:os';
import { roomMark } from '../engine/saving/room-marks';
import { startHost } from './host';
import { usuallyAllowed } from './limits';
import { log } from './logging';
import { openLog, placeOfLog } from './open-log';

const loopback = '127.0.0.1';
const {
  PORT = '8787',
  ORIGINS = '',
  BEHIND_PROXY,
  // Past the proxy anybody could claim any address.
  HOST = BEHIND_PROXY ? loopback : '',
  METRICS = '',
  SITE = 'dist',
  SOCKETS_AN_ADDRESS,
  ROOMS_AN_HOUR,
  OPEN_TABLES,
  // Another process says it.
  QUIET,
} = process.env;

const isOpenToAll = !HOST || /^(0\.0\.0\.0|::)$/.test(HOST);
const networks = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
const inNetwork = networks.filter(({ family, internal }) => family === 'IPv4' && !internal).map((own) => own.address);
const addresses = isOpenToAll ? ['localhost', ...inNetwork] : [HOST];

if (!/^((.+:)?\d+)?$/.test(METRICS)) throw new Error('METRICS should be a port, or an address and a port: 9100');
const [, metricsAddress = loopback, metricsPort] = /^(?:(.+):)?(\d+)$/.exec(METRICS) ?? [];
const host = await startHost({
  log: await openLog(),
  port: Number(PORT),
  ...(HOST && { address: HOST }),
  ...(metricsPort !== undefined && { metrics: { port: Number(metricsPort), address: metricsAddress } }),
  ...(isOpenToAll && { addressForOthers: inNetwork[0] }),
  site: SITE,
  origins: ORIGINS.split(/[\s,]+/).filter(Boolean),
  isBehindProxy: Boolean(BEHIND_PROXY),
  listsTables: Boolean(OPEN_TABLES),
  allowed: {
    sockets: Number(SOCKETS_AN_ADDRESS ?? usuallyAllowed.sockets),
    roomsAnHour: Number(ROOMS_AN_HOUR ?? usuallyAllowed.roomsAnHour),
  },
});

const pages = addresses.map((address) => `http://${address}:${host.port}/`);
if (!QUIET)
  process.stdout.write(`Wordbler is running at ${pages.join(' and ')}
An invitation looks like ${pages.at(-1)}#${roomMark('<room>', '<secret>')}
Rooms are saved in ${placeOfLog}. Ctrl+C stops the server; games resume when it starts again.
`);

let isStopping = false;
// Ctrl+C reaches all processes; of several the first one tells the others.
if (cluster.isWorker) process.on('SIGINT', () => {});
for (const signal of cluster.isWorker ? (['SIGTERM'] as const) : (['SIGINT', 'SIGTERM'] as const))
  process.on(signal, () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log('info', `Stopping on ${signal}`);
    void host.stop().then(() => process.exit(0));
  });
