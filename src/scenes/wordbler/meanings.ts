import { decentLead, decentMeaning } from '../../core/meanings/decent';
import { isRude } from '../../match/rude-words';
import { Dialog } from '../../panels/dialog';
import { type MeaningState, meaningPanel } from '../../panels/wordbler/meaning-panel';
import type { Texts } from '../../texts/texts';
import type { DictionaryClient } from '../../worker/dictionary-client';

/** Shows what a word means, over whatever panel it was tapped in; but nothing that a family table may not want to see. */
export class Meanings {
  private readonly dialog: Dialog;
  private asked = '';

  constructor(
    private readonly texts: Texts,
    root: HTMLElement,
    private readonly dictionary: DictionaryClient,
  ) {
    this.dialog = new Dialog(root);
  }

  async look(word: string) {
    this.asked = word;
    if (isRude(word)) {
      this.put(word, 'withheld');
      return;
    }
    this.put(word, 'loading');
    const meaning = await this.dictionary.meaning(word);
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
    const close = () => {
      this.asked = '';
      this.dialog.close();
    };
    const look = (other: string) => void this.look(other);
    this.dialog.open(
      'meaning',
      this.texts.meanings.title(word),
      meaningPanel(this.texts, { word, meaning, close, look }),
      close,
    );
  }
}
