import Phaser from 'phaser';
import type { LanguageId } from '../../engine/alphabet/languages';
import type { Lexicon } from '../../engine/lexicon/lexicon';
import type { Dialog } from '../panels/dialog';
import { FetchingPanel } from '../panels/fetching-panel';
import { openSettings } from '../panels/settings-panel';
import { pageTicker } from '../platform/page-time';
import type { WordsComing } from '../play/word-lists';
import { goTo } from './go-to';
import type { Services } from './services';

/**
 * The language of the next game, whichever it is: chosen in one, it is offered in the others, too, and at the next
 * visit.
 */
export const languageOfPlay = (
  { preferences, letters }: Pick<Services, 'preferences' | 'letters'>,
  chosen: (language: LanguageId) => void = () => {},
) => ({
  get now() {
    return preferences.now.words;
  },
  choose(words: LanguageId) {
    preferences.change({ words });
    // While the game is set up they come.
    letters.of(words);
    chosen(words);
  },
});

/** Where no game has a menu of its own the key that opens menus opens the settings. Returns what a button does. */
export function settingsAt(scene: Phaser.Scene, services: Services, dialog: Dialog): () => void {
  const open = () => openSettings(services, dialog);
  const press = (event: KeyboardEvent) => {
    if (event.key !== '9' || event.defaultPrevented || isElsewhere(event)) return;
    event.preventDefault();
    open();
  };
  addEventListener('keydown', press);
  scene.events.once(Phaser.Scenes.Events.SHUTDOWN, () => removeEventListener('keydown', press));
  return open;
}

const isElsewhere = ({ repeat, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
  const isTyping = target instanceof Element && target.matches('input:not([type="radio"]), select, textarea');
  return repeat || ctrlKey || metaKey || altKey || isTyping || document.querySelector('dialog[open]') !== null;
};

// What comes sooner needs no panel that flashes up.
const noticedMs = 300;

/**
 * The words that a scene cannot go on without. How far they are, or why they do not come, stands in front of it
 * meanwhile; whoever has left it is waited for no more.
 */
export function awaitWords(
  scene: Phaser.Scene,
  { texts, root }: Pick<Services, 'texts' | 'root'>,
  coming: WordsComing,
): Promise<Lexicon> {
  if (coming.words) return coming.wanted();
  let panel: FetchingPanel | undefined;
  const show = () =>
    coming.failure ? panel?.showFailure(coming.failure, () => coming.again()) : panel?.showProgress(coming.share);
  const stopTicking = pageTicker.after(noticedMs, () => {
    panel = new FetchingPanel(
      texts,
      root,
      () => texts.common.wordbler,
      () => goTo(scene, 'Menu'),
    );
    show();
  });
  const stopListening = coming.listen(show);
  const leave = () => {
    stopTicking();
    stopListening();
    panel?.remove();
  };
  void coming.here.then(leave);
  scene.events.once(Phaser.Scenes.Events.SHUTDOWN, leave);
  return coming.wanted();
}
