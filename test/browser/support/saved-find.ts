import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { must } from '../../../src/engine/must';
import { freshFind, keepFind } from '../../../src/wordbler/play/find';
import { findOf } from '../../../src/wordbler/rules/find-of-day';
import type { PlayedLetter } from '../../../src/wordbler/rules/visible-state';
import { commandsOf } from '../../../src/wordbler/rules/visible-state';
import { judge } from './game-of-two';

/** What everyone is to find on a day. */
export const findOn = (day: string) =>
  must(
    findOf(
      gunzipSync(readFileSync(new URL(`../../../assets/finds/${day.slice(0, 4)}.finds`, import.meta.url))).toString(),
      day,
    ),
  );

/**
 * A find as it lies in a browser: untouched, or after a play; and the play that lays the first word found by trying.
 */
export function savedOfFind(day: string, done?: 'played' | 'best') {
  const at = must(freshFind(day, findOn(day), { name: 'Ada', mascot: 'maize' }, judge));
  const { match, answer } = at;
  match.send({ type: 'begin' });
  const lay = (tiles: readonly PlayedLetter[]) => {
    const move = { kind: 'play' as const, tiles: [...tiles], score: 0 };
    for (const command of commandsOf(move, match.engine, 0)) match.send(command);
  };
  if (done) {
    match.send({ type: 'hint', seat: 0 });
    lay(done === 'best' ? answer.tiles : must(lesserPlay(at)));
  }
  let kept: unknown;
  keepFind(at, {
    set: async (_, value) => {
      kept = value;
    },
  })();
  return { kept, answer };
}

/** A play of two letters or more that is not the best, and makes words alone. */
export function lesserPlay({ answer }: { answer: NonNullable<ReturnType<typeof freshFind>>['answer'] }) {
  const { sight, tiles } = answer;
  for (let y = 0; y < 15; y++)
    for (let x = 0; x < 15; x++)
      for (const one of sight.rack)
        for (const [dx, dy] of [
          [0, 0],
          [1, 0],
          [0, 1],
        ] as const)
          for (const other of dx + dy === 0 ? [''] : sight.rack) {
            const laid = [{ x, y, letter: one, blank: false }];
            if (other) laid.push({ x: x + dx, y: y + dy, letter: other, blank: false });
            if (other === one && sight.rack.filter((own) => own === one).length < 2) continue;
            if (laid.some((own) => own.x > 14 || own.y > 14 || sight.board[own.y * 15 + own.x])) continue;
            const weighed = answer.weigh(laid, judge);
            if (weighed && weighed.points > 6 && !weighed.isBest && tiles.length > 0) return laid;
          }
  return undefined;
}
