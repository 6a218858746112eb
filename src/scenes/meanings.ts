import { Dialog } from '../panels/dialog';
import { type MeaningState, meaningPanel } from '../panels/meaning-panel';
import { enMeanings } from '../texts/en-meanings';
import type { DictionaryClient } from '../worker/dictionary-client';

/** Shows what a word means, over whatever panel it was tapped in. */
export class Meanings {
  private readonly dialog: Dialog;
  private asked = '';

  constructor(
    root: HTMLElement,
    private readonly dictionary: DictionaryClient,
  ) {
    this.dialog = new Dialog(root);
  }

  async show(word: string) {
    this.asked = word;
    this.draw(word, 'loading');
    const meaning = await this.dictionary.meaning(word);
    if (this.asked === word) this.draw(word, meaning);
  }

  remove() {
    this.asked = '';
    this.dialog.remove();
  }

  private draw(word: string, meaning: MeaningState) {
    const close = () => {
      this.asked = '';
      this.dialog.close();
    };
    const tryAgain = () => void this.show(word);
    this.dialog.open(
      'meaning',
      enMeanings.title(word),
      meaningPanel({ word, meaning, close, tryAgain }),
      close,
    );
  }
}
