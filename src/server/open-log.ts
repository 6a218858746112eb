import { natsLog } from './nats-log';
import type { RoomLog } from './room-log';
import { SqliteLog } from './sqlite-log';

const { ROOMS = 'rooms.db', NATS, NATS_REPLICAS = '1' } = process.env;

/** Where the games are, as the environment says. */
export const placeOfLog = NATS ? `NATS at ${NATS}` : ROOMS;

export const openLog = async (): Promise<RoomLog> =>
  NATS ? natsLog(NATS, Number(NATS_REPLICAS)) : new SqliteLog(ROOMS);
