import { FetchingPanel } from '../../shared/panels/fetching-panel';
import type { PageServices } from '../../shared/panels/page-services';
import type { WordblerSession } from '../play/session';

/** Why awaited words do not come stands in front of the table; how far they are, on it. */
export class AwaitedWordsPanel {
  private panel: FetchingPanel | undefined;
  private readonly stopListening: () => void;

  constructor(
    private readonly session: WordblerSession,
    private readonly services: Pick<PageServices, 'texts' | 'root'>,
    private readonly toMenu: () => void,
  ) {
    this.stopListening = session.words.changed.on(() => this.look());
  }

  remove() {
    this.stopListening();
    this.panel?.remove();
  }

  private look() {
    const { texts, root } = this.services;
    const { words } = this.session;
    if (words.failure) {
      this.panel ??= new FetchingPanel(texts, root, () => texts.menu.games.wordbler.name, this.toMenu);
      this.panel.showFailure(words.failure, () => words.again());
    } else {
      this.panel?.remove();
      this.panel = undefined;
    }
  }
}
