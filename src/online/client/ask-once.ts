import type { Ticker } from '../../shared/play/game-clock';
import { endOf, msToAnswer } from './line';

/** Why nobody answers: there is no server, it says nothing, or there are too many lines from here. */
export type NoAnswer = 'unanswered' | 'silent' | 'crowded';

/** Asks one thing on a line of its own, and hangs up: what was said, or why nothing was. */
export function askOnce(
  address: string,
  question: object,
  ticker: Ticker,
): Promise<{ said: string } | NoAnswer> {
  return new Promise((resolve) => {
    const socket = new WebSocket(address);
    let nothing: NoAnswer = 'unanswered';
    const end = (answer: { said: string } | NoAnswer) => {
      callOff();
      socket.onclose = null;
      socket.close();
      resolve(answer);
    };
    const callOff = ticker.after(msToAnswer, () => end(nothing));
    socket.onopen = () => {
      nothing = 'silent';
      socket.send(JSON.stringify(question));
    };
    socket.onmessage = ({ data }) => end({ said: String(data) });
    socket.onclose = ({ code, reason }) => end(endOf(code, reason) === 'crowded' ? 'crowded' : nothing);
  });
}
