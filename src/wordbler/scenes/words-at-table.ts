import { FetchingPanel } from '../../shared/panels/fetching-panel';
import type { WordsComing } from '../../shared/play/word-lists';
import type { Services } from '../../shared/scenes/services';
import type { Message } from '../play/messages';

interface Ways {
  /** How far they are has changed. */
  changed(): void;
  menu(): void;
  /** They are there. */
  come(): void;
}

/** Words on their way to a table that is laid already: what cannot be without them waits, and says so. */
export class WordsAtTable {
  private isAwaited = false;
  private hasLeft = false;
  private panel: FetchingPanel | undefined;
  private readonly stopListening: () => void;

  constructor(
    private readonly services: Pick<Services, 'texts' | 'root' | 'announcer'>,
    private readonly coming: WordsComing,
    private readonly ways: Ways,
  ) {
    this.stopListening = coming.listen(() => this.look());
    if (!coming.words) void coming.here.then(() => this.hasLeft || ways.come());
  }

  /** Nothing, if they are there. */
  get awaited(): Promise<unknown> | undefined {
    const { announcer, texts } = this.services;
    const { coming } = this;
    if (coming.words) return undefined;
    if (!this.isAwaited) announcer.say(texts.boot.loading);
    this.isAwaited = true;
    this.look();
    return coming.wanted();
  }

  /** How far they are, once they are all that is awaited. */
  get message(): Message | undefined {
    const { texts } = this.services;
    const { coming } = this;
    if (!this.isAwaited || coming.words) return undefined;
    return {
      says: () => `${texts.boot.loading} … ${texts.boot.percent(Math.floor(coming.share * 100))}`,
      kind: 'news',
    };
  }

  leave() {
    this.hasLeft = true;
    this.stopListening();
    this.panel?.remove();
  }

  /** Why they do not come stands in front of the table; how far they are, on it. */
  private look() {
    if (!this.isAwaited) return;
    const { texts, root } = this.services;
    const { coming } = this;
    if (coming.failure) {
      this.panel ??= new FetchingPanel(texts, root, () => texts.menu.games.wordbler.name, this.ways.menu);
      this.panel.showFailure(coming.failure, () => coming.again());
    } else {
      this.panel?.remove();
      this.panel = undefined;
    }
    this.ways.changed();
  }
}
