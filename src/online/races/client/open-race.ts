import type { Ticker } from '../../../shared/play/game-clock';
import { askOnce, type NoAnswer } from '../../client/ask-once';
import { lineAddress } from '../../client/line';
import { type RaceWished, type RefusedRaceWish, raceVersion } from '../../protocol/protocol';
import { readRaceTold } from './read-race-told';

/** Where the server listens to those who race. */
export const racesAddress = () => lineAddress('online/races');

/** Opens such a race; or why there is none. */
export async function openRace(
  race: RaceWished,
  ticker: Ticker,
): Promise<{ room: string; secret: string } | RefusedRaceWish | NoAnswer | 'strange'> {
  const answer = await askOnce(racesAddress(), { t: 'open', v: raceVersion, race }, ticker);
  if (typeof answer === 'string') return answer;
  const told = readRaceTold(answer.said);
  if (told?.t === 'opened') return told;
  return told?.t === 'refused' ? told.reason : 'strange';
}
