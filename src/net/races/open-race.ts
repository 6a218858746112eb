import { type RaceWished, type RefusedRaceWish, raceVersion } from '../../core/races/protocol';
import type { Ticker } from '../../match/game-clock';
import { askOnce, type NoAnswer } from '../ask-once';
import { lineAddress } from '../line';
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
