import type { Played } from '../../engine/played';
import type { PlayRecord } from './play-record';

/** Who is played against: a computer of a level, or somebody. */
export interface Rival {
  level: string;
  name: string;
}

const remembered = 8;
const least = 3;
const step = 10;
const most = 200;

/** With a handicap, it is not known how far ahead somebody would have been without. */
const isComparable = (own: Played) =>
  own.game === 'wordbler' && own.handicap === undefined && own.board === undefined && own.against?.length === 1;

/**
 * The points that would have made the last games against somebody even: more than nothing for the rival, less for
 * whoever
 * plays here; 0 where too few are known, or they were even.
 */
export function suggestedPoints(record: PlayRecord, { level, name }: Rival, people: string): number {
  const last = record
    .filter((own) => isComparable(own) && own.level === level && (level !== people || own.against?.[0] === name))
    .flatMap(({ ahead }) => ahead ?? [])
    .slice(-remembered);
  if (last.length < least) return 0;
  const mean = last.reduce((sum, ahead) => sum + ahead, 0) / last.length;
  const rounded = Math.round(mean / step) * step;
  return Math.max(-most, Math.min(most, rounded)) || 0;
}
