import {
  protocolVersion,
  type RefusedWish,
  type TableListed,
  type TableWished,
  type Told,
} from '../../core/wordbler/online/protocol';
import { lineAddress } from '../line';
import { readTold } from './read-told';

type Opened = Extract<Told, { t: 'opened' }>;

/** Opens a room for such a table; or why there is none: `unanswered` where there is no server. */
export function openRoom(table: TableWished): Promise<Opened | RefusedWish | 'unanswered' | 'strange'> {
  return new Promise((resolve) => {
    const socket = new WebSocket(lineAddress());
    socket.onopen = () => socket.send(JSON.stringify({ t: 'open', v: protocolVersion, table }));
    socket.onmessage = ({ data }) => {
      const told = readTold(String(data));
      if (told?.t === 'opened') resolve(told);
      else resolve(told?.t === 'refused' ? told.reason : 'strange');
      socket.close();
    };
    socket.onclose = () => resolve('unanswered');
  });
}

/** The tables at which somebody waits for whoever comes; `off` where the server has no such list. */
export function openTables(): Promise<readonly TableListed[] | 'off' | 'unanswered'> {
  return new Promise((resolve) => {
    const socket = new WebSocket(lineAddress());
    socket.onopen = () => socket.send(JSON.stringify({ t: 'tables', v: protocolVersion }));
    socket.onmessage = ({ data }) => {
      const told = readTold(String(data));
      if (told?.t === 'tables') resolve(told.isListing ? told.tables : 'off');
      socket.close();
    };
    socket.onclose = () => resolve('unanswered');
  });
}
