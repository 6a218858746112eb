import { askOnce, lineAddress, type NoAnswer } from '../../../online/client/line';
import type { Ticker } from '../../../shared/play/game-clock';
import {
  protocolVersion,
  type RefusedWish,
  type TableListed,
  type TableWished,
  type Told,
} from '../../rules/online/protocol';
import { readTold } from './read-told';

type Opened = Extract<Told, { t: 'opened' }>;

/** Opens a room for such a table; or why there is none. */
export async function openRoom(
  table: TableWished,
  ticker: Ticker,
): Promise<Opened | RefusedWish | NoAnswer | 'strange'> {
  const answer = await askOnce(lineAddress(), { t: 'open', v: protocolVersion, table }, ticker);
  if (typeof answer === 'string') return answer;
  const told = readTold(answer.said);
  if (told?.t === 'opened') return told;
  return told?.t === 'refused' ? told.reason : 'strange';
}

/** The tables at which somebody waits for whoever comes; `off` where the server has no such list. */
export async function openTables(
  ticker: Ticker,
): Promise<readonly TableListed[] | 'off' | NoAnswer | 'strange'> {
  const answer = await askOnce(lineAddress(), { t: 'tables', v: protocolVersion }, ticker);
  if (typeof answer === 'string') return answer;
  const told = readTold(answer.said);
  if (told?.t !== 'tables') return 'strange';
  return told.isListing ? told.tables : 'off';
}
