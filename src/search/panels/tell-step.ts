import { must } from '../../engine/must';
import type { SearchTexts } from '../../texts/texts';
import type { ReplayStep } from '../play/search-replay';
import * as wordSearch from '../rules';

/** What happened at a step of the replay, in a sentence. */
export function tellStep(
  texts: SearchTexts,
  { state }: wordSearch.ReadonlyGame,
  { told }: ReplayStep,
): string {
  const { replay } = texts.search.end;
  switch (told.type) {
    case 'gridLaid':
      return replay.start;
    case 'wordFound': {
      const { word, direction } = told.laid;
      return replay.wordFound(word, direction, word.length, wordSearch.multipliers[direction], told.points);
    }
    case 'foundBefore':
      return replay.foundBefore(must(state.laid[told.word]).word);
    case 'nope':
      return replay.nope(told.letters);
    case 'hinted':
      return replay.hinted(must(state.laid[told.word]).word);
    case 'cheated':
      return told.code === 'flash' ? replay.flash : replay.mambazamba(told.seconds);
    case 'gameEnded':
      return replay.endings[told.reason](told.bonus);
  }
}
