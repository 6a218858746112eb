import '../panels/styles.css';
import type Phaser from 'phaser';
import type { House } from '../../shared/scenes/house';
import type { Readied } from '../../shared/scenes/in-slices';
import { sizeOf } from '../../shared/scenes/screen';
import type { SearchTexts } from '../../texts/texts';
import { englishWords } from '../play/words';
import { SearchChoose } from './choose';
import { pageAhead } from './stage';
import { SearchSummary } from './summary';
import { WordSearch } from './word-search';

async function worksheets() {
  // No way leads there on a portal, and its zip carries nothing of it.
  if (import.meta.env.MODE === 'portal') throw new RangeError('worksheets are made elsewhere');
  return import('./worksheets/scenes');
}

/** All of Word search, by the names that lead there. */
export const searchScenes = {
  SearchChoose: (texts, house) => new SearchChoose(texts, house),
  WordSearch: (texts, house) =>
    Object.assign(new WordSearch(texts, house), {
      *makeReady() {
        englishWords();
        yield* pageAhead(sizeOf(house.root), house.preferences.now);
      },
    } satisfies Readied),
  SearchSummary: (texts, house) => new SearchSummary(texts, house),
  SheetMake: async (texts, house) => new (await worksheets()).SheetMake(texts, house),
  SheetSent: async (texts, house) => new (await worksheets()).SheetSent(texts, house),
} satisfies Record<string, (texts: SearchTexts, house: House) => Phaser.Scene | Promise<Phaser.Scene>>;
