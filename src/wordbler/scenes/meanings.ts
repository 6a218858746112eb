import { spelled } from '../../engine/alphabet/digraphs';
import { Dialog } from '../../shared/panels/dialog';
import { type MeaningState, meaningAtOnce, meaningOf } from '../../shared/play/word-meaning';
import type { Services } from '../../shared/scenes/services';
import { meaningPanel } from '../panels/word-meaning';

/** Shows what a word means, over whatever panel it was tapped in. */
export class Meanings {
  private readonly dialog: Dialog;
  private asked = '';

  constructor(
    private readonly services: Pick<Services, 'texts' | 'root' | 'dictionary'>,
    /** Whose words they are. */
    private readonly tiles: string,
  ) {
    this.dialog = new Dialog(services.root);
  }

  async look(word: string) {
    const { tiles, services } = this;
    this.asked = word;
    const known = meaningAtOnce(word, tiles);
    this.put(word, known ?? 'loading');
    if (known) return;
    const meaning = await meaningOf(services.dictionary, word, tiles);
    if (this.asked === word) this.put(word, meaning);
  }

  remove() {
    this.asked = '';
    this.dialog.remove();
  }

  private put(word: string, meaning: MeaningState) {
    const { texts } = this.services;
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
