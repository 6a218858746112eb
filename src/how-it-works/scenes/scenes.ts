import '../panels/styles.css';
import Phaser from 'phaser';
import { Dialog } from '../../shared/panels/dialog';
import { wakeAfter } from '../../shared/platform/page-time';
import { howMark } from '../../shared/play/hash-prefixes';
import { awaitWords } from '../../shared/scenes/choosing';
import { goBack, goTo, staysWith, visit } from '../../shared/scenes/go-to';
import { SceneScope } from '../../shared/scenes/scene-scope';
import type { Services } from '../../shared/scenes/services';
import type { HowTexts } from '../../texts/texts';
import { openSharing } from '../../transfer/scenes/sharing';
import { ChecksPage } from '../panels/checks-page';
import { DictionaryPage } from '../panels/dictionary-page';
import { ContentsPanel, HowPanel } from '../panels/how-panel';
import type { Page, PageGiven } from '../panels/page';
import { SolverPage } from '../panels/solver-page';
import { UndoPage } from '../panels/undo-page';
import { Stepping } from '../play/stepping';
import { type HowPageId, known, readShown, type Shown, writeShown } from '../rules/page-link';

const pages: Readonly<Record<HowPageId, (given: PageGiven) => Page>> = {
  solver: (given: PageGiven) => new SolverPage(given),
  dictionary: (given: PageGiven) => new DictionaryPage(given),
  undo: (given: PageGiven) => new UndoPage(given),
  checks: (given: PageGiven) => new ChecksPage(given),
};

/** The pages there are. */
class HowItWorksScene extends Phaser.Scene {
  constructor(
    private readonly texts: HowTexts,
    private readonly services: Services,
  ) {
    super('HowItWorks');
  }

  create() {
    const { services, texts } = this;
    const scope = new SceneScope(this, services);
    const panel = new ContentsPanel(
      texts,
      services.root,
      () => goBack(this),
      (page) => goTo(this, 'HowPage', { page }),
    );
    panel.render();
    scope.whenLeft(() => panel.remove());
    listenForKeys(scope, (key) => {
      if (key === 'Escape') goBack(this);
      return key === 'Escape';
    });
  }
}

/** One of them. */
class HowPageScene extends Phaser.Scene {
  constructor(
    private readonly texts: HowTexts,
    private readonly services: Services,
  ) {
    super('HowPage');
  }

  async create(told: Partial<Shown> & { link?: string }) {
    const { services, texts } = this;
    const shown = told.link === undefined ? known(told) : readShown(told.link);
    const { page: id = 'solver', language = services.preferences.now.words, typed, step } = shown;
    const isHere = visit(this);
    const words = await awaitWords(this, services, services.lists.of(language));
    if (!isHere()) return;
    const scope = new SceneScope(this, services);
    scope.sayWordsIn(language);
    const dialog = new Dialog(services.root);
    let isReady = false;
    const page = pages[id]({
      texts,
      words,
      language,
      typed,
      changed: (to) => {
        if (to !== undefined) stepping.goTo(to);
        else panel.render();
        if (isReady) remember();
      },
    });
    const stepping = new Stepping(() => page.steps, wakeAfter);
    const now = (): Shown => ({ page: id, language, typed: page.typed, step: stepping.at });
    /** Whoever loads the page anew sees the same. */
    const remember = () => this.game.events.emit(staysWith, 'HowPage', now());
    const share = () => {
      const url = `${location.href.replace(/#.*/, '')}${howMark}${writeShown(now())}`;
      const text = texts.how.shared({ page: texts.how[id].name });
      void openSharing(services, dialog, () => ({ says: () => ({ text, url }) }));
    };
    const leave = () => goTo(this, 'HowItWorks');
    const panel = new HowPanel(texts, services.root, { id, page, stepping }, (action) =>
      action === 'back' ? leave() : share(),
    );
    stepping.changed.on(() => panel.render());
    stepping.goTo(step ?? 0);
    isReady = true;
    remember();
    addEventListener('pagehide', remember);
    listenForKeys(scope, (key, onButton) => {
      const acts: Readonly<Record<string, () => void>> = {
        Escape: leave,
        ArrowLeft: () => stepping.goTo(stepping.at - 1),
        ArrowRight: () => stepping.goTo(stepping.at + 1),
        Home: () => stepping.goTo(0),
        End: () => stepping.goTo(stepping.last),
        ...(!onButton && { ' ': () => (stepping.isPlaying ? stepping.pause() : stepping.play()) }),
      };
      const act = acts[key];
      if (!act) return page.press?.(key, stepping.at) ?? false;
      act();
      return true;
    });
    scope.whenLeft(
      () => removeEventListener('pagehide', remember),
      () => stepping.stop(),
      () => dialog.remove(),
      () => panel.remove(),
    );
  }
}

/** Keys that nothing on the page takes for itself; `press` says whether it was meant. */
function listenForKeys(scope: SceneScope, press: (key: string, onButton: boolean) => boolean) {
  const hear = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (document.querySelector('dialog[open]')) return;
    const isTyping = target instanceof Element && target.matches('input, select, textarea');
    if (isTyping && key !== 'Escape') return;
    if (press(key, target instanceof HTMLButtonElement)) event.preventDefault();
  };
  addEventListener('keydown', hear);
  scope.whenLeft(() => removeEventListener('keydown', hear));
}

/** Where it is shown how the games work, by the names that lead there. */
export const howScenes = {
  HowItWorks: (texts: HowTexts, services: Services) => new HowItWorksScene(texts, services),
  HowPage: (texts: HowTexts, services: Services) => new HowPageScene(texts, services),
};
