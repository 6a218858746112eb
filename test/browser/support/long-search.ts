import { wordSearch } from '../../../src/rules';
import { englishWords } from '../../../src/search/play/words';
import { selectAlong } from './ended-search';

/** The longest words a list may have, and a name that is as long as one can be; the first ones are found. */
export function longSearch(): wordSearch.GameEngine {
  const words =
    'WATERMELON STRAWBERRY BLACKBERRY GRAPEFRUIT CLEMENTINE MANGOSTEEN LOGANBERRY REDCURRANT CHICKWEEDS BUTTERMILK CRANBERRY NECTARINE MAMMOTHS WIMMWWMMWW';
  const list = wordSearch.ownList({ name: 'Kitchen garden W', words: words.split(' ') });
  const directions = [...wordSearch.directions];
  const engine = new wordSearch.GameEngine(
    { list, directions, clock: 'standard', seed: 'long', filter: englishWords().id },
    englishWords(),
  );
  engine.dispatch({ type: 'begin' });
  for (const laid of engine.state.laid.slice(0, 7)) engine.dispatch({ type: 'stroke', ...selectAlong(laid) });
  return engine;
}
