import * as scramble from '../rules';
import type { RoundView } from './round-view';

/** What the bird beside the tray thinks of it all. */
export type Remark =
  | { about: 'begin' | 'hurry' | 'half' }
  | { about: 'oneMore'; letters: number; points: number }
  | { about: 'longest'; points: number };

const hurryFromMs = 30_000;

/** Undefined when there is nothing worth a word. */
export function remarkOn({
  word,
  left,
  all,
  latest,
}: Pick<RoundView, 'word' | 'left' | 'all' | 'latest'>): Remark | undefined {
  const letters = word.join('').length;
  const [points, more] = [scramble.pointsFor(letters), scramble.pointsFor(letters + 1)];
  if (letters >= 4 && more > points) return { about: 'oneMore', letters: letters + 1, points: more };
  if (letters > 4 && more === points) return { about: 'longest', points };
  if (left !== undefined && left <= hurryFromMs) return { about: 'hurry' };
  if (latest.length === 0) return { about: 'begin' };
  return all !== undefined && latest.length * 2 > all ? { about: 'half' } : undefined;
}
