import Phaser from 'phaser';
import type { Lexicon } from '../../engine/lexicon/lexicon';
import { FetchingPanel } from '../panels/fetching-panel';
import { pageTicker } from '../platform/page-time';
import type { WordsComing } from '../play/word-lists';
import { goTo } from './go-to';
import type { Services } from './services';

// What comes sooner needs no panel that flashes up.
const noticedMs = 300;

/**
 * The words that a scene cannot go on without. How far they are, or why they do not come, stands in front of it meanwhile;
 * whoever has left it is waited for no more.
 */
export function awaitWords(
  scene: Phaser.Scene,
  { texts, root }: Pick<Services, 'texts' | 'root'>,
  coming: WordsComing,
): Promise<Lexicon> {
  if (coming.words) return coming.wanted();
  let panel: FetchingPanel | undefined;
  const show = () =>
    coming.failure
      ? panel?.showFailure(coming.failure, () => coming.again())
      : panel?.showProgress(coming.share);
  const stopTicking = pageTicker.after(noticedMs, () => {
    panel = new FetchingPanel(
      texts,
      root,
      () => texts.menu.games.wordbler.name,
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
