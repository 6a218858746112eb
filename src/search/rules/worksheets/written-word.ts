import { the } from '../../../engine/the';
import type { PlayedGame } from '../engine';

/** A word as its list has it: with what stands in the list alone. */
export const writtenWord = ({ setup, state }: Pick<PlayedGame, 'setup' | 'state'>, index: number): string =>
  setup.sheet ? the(setup.sheet.words[index]).text : the(state.laid[index]).word;
