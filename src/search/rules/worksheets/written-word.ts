import { must } from '../../../engine/must';
import type { ReadonlyGame } from '../engine';

/** A word as its list has it: with what stands in the list alone. */
export const writtenWord = (
  { setup, state }: Pick<ReadonlyGame, 'setup' | 'state'>,
  index: number,
): string => (setup.sheet ? must(setup.sheet.words[index]).text : must(state.laid[index]).word);
