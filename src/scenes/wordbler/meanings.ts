import { spelled } from '../../core/alphabet/own-units';
import { decentLead, decentMeaning } from '../../core/meanings/decent';
import { isRude } from '../../match/rude-words';
import { Dialog } from '../../panels/dialog';
import { type MeaningState, meaningPanel } from '../../panels/wordbler/meaning-panel';
import type { House } from '../house';

/** Shows what a word means, over whatever panel it was tapped in; but nothing that a family table may not want to see. */
export class Meanings {
  private readonly dialog: Dialog;
  private asked = '';

  constructor(
    private readonly house: Pick<House, 'texts' | 'root' | 'dictionary'>,
    /** Whose words they are: our book is English. */
    private readonly tiles: string,
  ) {
    this.dialog = new Dialog(house.root);
  }

  async look(word: string) {
    this.asked = word;
    if (this.tiles !== 'en') {
      this.put(word, 'elsewhere');
      return;
    }
    if (isRude(word)) {
      this.put(word, 'withheld');
      return;
    }
    this.put(word, 'loading');
    const meaning = await this.house.dictionary.meaning(word);
    if (this.asked !== word) return;
    if (typeof meaning === 'string') this.put(word, meaning);
    else if ('mayComeFrom' in meaning) this.put(word, decentLead(meaning, isRude));
    else this.put(word, decentMeaning(meaning, isRude) ?? 'withheld');
  }

  remove() {
    this.asked = '';
    this.dialog.remove();
  }

  private put(word: string, meaning: MeaningState) {
    const { texts } = this.house;
    const { tiles } = this;
    const close = () => {
      this.asked = '';
      this.dialog.close();
    };
    const look = (other: string) => void this.look(other);
    this.dialog.open(
      'meaning',
      () => texts.meanings.title(spelled(word)),
      () => meaningPanel(texts, { word, tiles, meaning, close, look }),
      close,
    );
  }
}
