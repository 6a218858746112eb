import { rackSize } from '../tiles';
import type { OpenedRecord } from './open';
import type { LineFaultCode } from './read';

/** What was done there, or what it was done with, is not what is written. */
const unclear: readonly LineFaultCode[] = ['placement', 'rack', 'mixed'];

/** The turns of which a record tells all that somebody must know who plays on from them: the whole rack above all. */
export function wholeTurns({ turns, faults, isOfOurTiles }: OpenedRecord): OpenedRecord['turns'] {
  if (!isOfOurTiles) return [];
  const spoilt = new Set(faults.flatMap(({ line, code }) => (unclear.includes(code) ? line : [])));
  return turns.filter(({ line, sight: { rack, bagCount } }) => {
    const isWhole = rack.length === rackSize || (bagCount === 0 && rack.length > 0 && rack.length < rackSize);
    return isWhole && !spoilt.has(line);
  });
}
