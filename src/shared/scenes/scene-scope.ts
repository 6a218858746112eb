import Phaser from 'phaser';
import type { Sentence } from '../../texts/texts';
import { fillScreen } from '../platform/full-screen';
import type { Mix } from '../platform/music-file';
import { goTo } from './go-to';
import type { House } from './house';
import { layUnseenAside } from './lay-unseen-aside';
import { Refreshing } from './refreshing';
import { resized } from './screen';

/** A game that is kept, and which page it belongs to. */
interface Held {
  game: Parameters<House['tabs']['takeGame']>[0];
  /** Where it is kept, if in no place of its own. */
  place?: string;
  /** Keeps it from now on. Returns what stops that. */
  keep(): () => void;
  /** Another page goes on with it. */
  drop(): void;
}

/** A game belongs to this page and is kept, until another page goes on with it. Returns what ends both. */
export function holdGame(scene: Phaser.Scene, house: House, { game, place, keep, drop }: Held): () => void {
  house.tabs.takeGame(game);
  if (place !== undefined) void layUnseenAside(house, place);
  const stopKeeping = keep();
  const end = () => {
    stopKeeping();
    stopListening();
  };
  const stopListening = house.tabs.listen(() => {
    end();
    drop();
    house.notice = () => house.texts.board.otherTab;
    goTo(scene, 'Menu');
  }, game);
  return end;
}

interface Sight {
  hidden(): void;
  seen?(): void;
  /** The page goes, or another takes its place: what is not kept yet must be kept now. */
  gone?(): void;
}

/**
 * Somebody sits at a game, or at what came of it: what every such scene does besides, and undoes when it is left, the
 * last thing first.
 */
export class SceneScope {
  private readonly undoing: (() => void)[] = [];

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly house: House,
  ) {
    scene.events.once(Phaser.Scenes.Events.SHUTDOWN, () => {
      for (const undo of this.undoing.splice(0).reverse()) undo();
    });
  }

  whenLeft(...undo: (() => void)[]) {
    this.undoing.push(...undo);
  }

  /** Until it is left, `show` shows how things stand. */
  refreshing(show: () => void): Refreshing {
    const refreshing = new Refreshing(show);
    this.whenLeft(() => refreshing.stop());
    return refreshing;
  }

  /** Before anybody else listens to the game: what happens is kept first. */
  hold(held: Held) {
    this.whenLeft(holdGame(this.scene, this.house, held));
  }

  /** The words of the game are said in its language. */
  sayWordsIn(language: string) {
    const { announcer } = this.house;
    announcer.wordsIn = language;
    this.whenLeft(() => {
      announcer.wordsIn = undefined;
    });
  }

  playMusic(mix: Mix = 'full') {
    const { sound } = this.house;
    sound.startMusic(mix);
    this.whenLeft(() => sound.stopMusic());
  }

  /** Nobody plays a page that is out of sight. */
  watchSight({ hidden, seen, gone }: Sight) {
    const look = () => (document.hidden ? hidden() : seen?.());
    document.addEventListener('visibilitychange', look);
    // Before what is not yet written is left behind.
    const go = () => gone?.();
    addEventListener('pagehide', go, true);
    this.whenLeft(() => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pagehide', go, true);
    });
  }

  whenResized(fit: () => void) {
    const { events } = this.scene;
    events.on(resized, fit);
    this.whenLeft(() => events.off(resized, fit));
  }
}

/** What is to be said at the next opportunity, once. */
export function takeNotice(house: House): Sentence | undefined {
  const { notice } = house;
  house.notice = undefined;
  return notice;
}

/** Sound on or off. */
export const mute = ({ preferences }: Pick<House, 'preferences'>) =>
  preferences.change({ muted: !preferences.now.muted });

/** What does the same at every game; `refresh` finds what is to be said. */
export const tools = (house: House, refresh: () => void) => ({
  mute: () => mute(house),
  fill: async () => {
    if (await fillScreen()) return;
    house.notice = () => house.texts.board.notFilled;
    refresh();
  },
});
