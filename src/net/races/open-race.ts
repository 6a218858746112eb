import { type RaceWished, type RefusedRaceWish, raceVersion } from '../../core/races/protocol';
import { lineAddress } from '../line';
import { readRaceTold } from './read-race-told';

/** Where the server listens to those who race. */
export const racesAddress = () => lineAddress('online/races');

/** Opens such a race; or why there is none: `unanswered` where there is no server. */
export function openRace(
  race: RaceWished,
): Promise<{ room: string; secret: string } | RefusedRaceWish | 'unanswered' | 'strange'> {
  return new Promise((resolve) => {
    const socket = new WebSocket(racesAddress());
    socket.onopen = () => socket.send(JSON.stringify({ t: 'open', v: raceVersion, race }));
    socket.onmessage = ({ data }) => {
      const told = readRaceTold(String(data));
      if (told?.t === 'opened') resolve(told);
      else resolve(told?.t === 'refused' ? told.reason : 'strange');
      socket.close();
    };
    socket.onclose = () => resolve('unanswered');
  });
}
