import { wordSearch } from '../../core';
import type { ReplayStep } from '../../match/search/search-replay';
import { enSearchEnd } from '../../texts/en-search-end';

const { replay: texts } = enSearchEnd;

/** What happened at a step of the replay, in a sentence. */
export function tellStep({ state }: wordSearch.GameEngine, { told }: ReplayStep): string {
  switch (told.type) {
    case 'gridLaid':
      return texts.start;
    case 'wordFound': {
      const { word, direction } = told.laid;
      return texts.wordFound(word, direction, word.length, wordSearch.multipliers[direction], told.points);
    }
    case 'foundBefore':
      return texts.foundBefore(state.laid[told.word].word);
    case 'nope':
      return texts.nope(told.letters);
    case 'hinted':
      return texts.hinted(state.laid[told.word].word);
    case 'cheated':
      return told.code === 'flash' ? texts.flash : texts.mambazamba(told.seconds);
    case 'gameEnded':
      return texts.endings[told.reason](told.bonus);
  }
}
