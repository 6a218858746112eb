import Phaser from 'phaser';
import { jsonText } from '../../engine/saving/untrusted';
import type { Sentence } from '../../texts/texts';
import { fillScreen } from '../platform/host-env';
import type { Mix } from '../platform/music';
import { quarantine } from '../play/quarantine';
import { readSave } from '../play/same-game';
import { goTo } from './go-to';
import { resized } from './screen';
import type { Services } from './services';

/**
 * Called before this page keeps a game there: one that another page has begun since, and that nobody could be asked for
 * here, waits until there is room again.
 */
export async function layUnseenAside({ storage, saves }: Pick<Services, 'storage' | 'saves'>, place: string) {
  const known = saves.known(place);
  const value = await storage.before(place);
  const lying = setupIn(value);
  const isSeen =
    lying === undefined || lying === setupIn(known) || jsonText(value) === jsonText(storage.own(place)?.value);
  if (!isSeen) await quarantine(storage, { place, value });
}

const setupIn = (value: unknown) => {
  const save = readSave(value);
  return save && jsonText(save.setup);
};

/** A game that is kept, and which page it belongs to. */
interface Held {
  game: Parameters<Services['tabs']['takeGame']>[0];
  /** Where it is kept, if in no place of its own. */
  place?: string;
  /** Keeps it from now on. Returns what stops that. */
  keep(): () => void;
  /** Another page goes on with it. */
  drop(): void;
}

/** A game belongs to this page and is kept, until another page goes on with it. Returns what ends both. */
function holdGame(scene: Phaser.Scene, services: Services, { game, place, keep, drop }: Held): () => void {
  services.tabs.takeGame(game);
  if (place !== undefined) void layUnseenAside(services, place);
  const stopKeeping = keep();
  const end = () => {
    stopKeeping();
    stopListening();
  };
  const stopListening = services.tabs.listen(() => {
    end();
    drop();
    services.notice = () => services.texts.board.otherTab;
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
    private readonly services: Services,
  ) {
    scene.events.once(Phaser.Scenes.Events.SHUTDOWN, () => {
      for (const undo of this.undoing.splice(0).reverse()) undo();
    });
  }

  whenLeft(...undo: (() => void)[]) {
    this.undoing.push(...undo);
  }

  /** Before anybody else listens to the game: what happens is kept first. */
  hold(held: Held) {
    this.whenLeft(holdGame(this.scene, this.services, held));
  }

  /** The words of the game are said in its language. */
  sayWordsIn(language: string) {
    const { announcer } = this.services;
    announcer.wordsIn = language;
    this.whenLeft(() => {
      announcer.wordsIn = undefined;
    });
  }

  playMusic(mix: Mix = 'full') {
    const { sound } = this.services;
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

  listenKeys(press: (event: KeyboardEvent) => void) {
    addEventListener('keydown', press);
    this.whenLeft(() => removeEventListener('keydown', press));
  }

  whenResized(fit: () => void) {
    const { events } = this.scene;
    events.on(resized, fit);
    this.whenLeft(() => events.off(resized, fit));
  }
}

/** What is to be said at the next opportunity, once. */
export function takeNotice(services: Services): Sentence | undefined {
  const { notice } = services;
  services.notice = undefined;
  return notice;
}

/** Sound on or off. */
const mute = ({ preferences }: Pick<Services, 'preferences'>) => preferences.change({ muted: !preferences.now.muted });

/** What does the same at every game; `refresh` finds what is to be said. */
export const tools = (services: Services, refresh: () => void) => ({
  mute: () => mute(services),
  fill: async () => {
    if (await fillScreen()) return;
    services.notice = () => services.texts.board.notFilled;
    refresh();
  },
});
