import { networkInterfaces } from 'node:os';
import { roomMark } from '../engine/saving/room-marks';
import { startHost } from './host';
import { LibsqlLog } from './libsql-log';
import { usuallyAllowed } from './limits';
import { natsLog } from './nats-log';

const {
  PORT = '8787',
  ROOMS = 'rooms.db',
  NATS,
  NATS_REPLICAS = '1',
  ORIGINS = '',
  BEHIND_PROXY,
  SITE = 'dist',
  SOCKETS_AN_ADDRESS,
  ROOMS_AN_HOUR,
  OPEN_TABLES,
} = process.env;

const log = NATS ? await natsLog(NATS, Number(NATS_REPLICAS)) : new LibsqlLog(ROOMS);
const host = await startHost({
  log,
  port: Number(PORT),
  site: SITE,
  origins: ORIGINS.split(/[\s,]+/).filter(Boolean),
  isBehindProxy: Boolean(BEHIND_PROXY),
  listsTables: Boolean(OPEN_TABLES),
  allowed: {
    sockets: Number(SOCKETS_AN_ADDRESS ?? usuallyAllowed.sockets),
    roomsAnHour: Number(ROOMS_AN_HOUR ?? usuallyAllowed.roomsAnHour),
  },
});

const addresses = [
  'localhost',
  ...Object.values(networkInterfaces()).flatMap((all) =>
    (all ?? []).filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  ),
];
const pages = addresses.map((address) => `http://${address}:${host.port}/`);
process.stdout.write(`Wordbler is running at ${pages.join(' and ')}
An invitation looks like ${pages.at(-1)}#${roomMark('<room>', '<secret>')}
Rooms are saved in ${NATS ? `NATS at ${NATS}` : ROOMS}. Ctrl+C stops the server; games resume when it starts again.
`);

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    void host.stop().then(() => process.exit(0));
  });
