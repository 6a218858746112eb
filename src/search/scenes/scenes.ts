import '../panels/styles.css';
import type Phaser from 'phaser';
import type { Readied } from '../../shared/canvas/in-slices';
import { sizeOf } from '../../shared/platform/screen-size';
import type { Services } from '../../shared/scenes/services';
import type { SearchTexts } from '../../texts/texts';
import { pageAhead } from '../canvas/search-canvas';
import { englishWords } from '../play/words';
import { SearchChoose } from './choose';
import { WordSearch } from './play';
import { SearchSummary } from './summary';

async function worksheets() {
  // No way leads there on a portal, and its zip carries nothing of it.
  if (import.meta.env.MODE === 'portal') throw new RangeError('worksheets are made elsewhere');
  return import('./worksheets');
}

/** All of Word search, by the names that lead there. */
export const searchScenes = {
  SearchChoose: (texts, services) => new SearchChoose(texts, services),
  WordSearch: (texts, services) =>
    Object.assign(new WordSearch(texts, services), {
      *makeReady() {
        englishWords();
        yield* pageAhead(sizeOf(services.root), services.preferences.now);
      },
    } satisfies Readied),
  SearchSummary: (texts, services) => new SearchSummary(texts, services),
  SheetMake: async (texts, services) => new (await worksheets()).SheetMake(texts, services),
  SheetSent: async (texts, services) => new (await worksheets()).SheetSent(texts, services),
} satisfies Record<string, (texts: SearchTexts, services: Services) => Phaser.Scene | Promise<Phaser.Scene>>;
