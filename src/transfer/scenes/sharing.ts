import type Phaser from 'phaser';
import { type Dialog, openToCopy } from '../../shared/panels/dialog';
import { shareOut } from '../../shared/platform/share';
import type { AnySave } from '../../shared/play/same-game';
import { isOnStage } from '../../shared/scenes/go-to';
import type { Services } from '../../shared/scenes/services';
import type { Texts } from '../../texts/texts';
import type { OtherWay } from '../panels/share-game';

/** Any of the three, under way or over. */
interface Shared {
  save(): object;
  state: { phase: string };
}

interface Beside {
  /** What else can be handed out; fetched along. */
  more?: () => readonly OtherWay[] | Promise<readonly OtherWay[]>;
  closed?: () => void;
}

/** Opens the panel with the link to a game; it is fetched when it is first asked for. */
export async function shareGame(
  services: Services,
  dialog: Dialog,
  game: Shared,
  { more = () => [], closed = () => {} }: Beside = {},
) {
  const { transfer } = services.texts;
  try {
    const { openShareGame, sharedGame } = await import('../panels/share-game');
    const others = await more();
    openShareGame(services.texts, dialog, {
      ...sharedGame(services.texts, game.save() as AnySave),
      isOver: game.state.phase === 'over',
      more: others,
      closed,
    });
  } catch {
    services.announcer.say(transfer.game.missing);
    services.notice = () => transfer.game.missing;
    closed();
  }
}

interface Told {
  text: string;
  url: string;
  /** What it is called where it lies ready to be copied by hand. */
  title?(): string;
}

/** A result goes out as a text; true if it lies on the clipboard now, which is to be said. */
export async function shareText(scene: Phaser.Scene, texts: Texts, dialog: Dialog, { text, url, title }: Told) {
  const shared = await shareOut({ text, url });
  if (!isOnStage(scene)) return false;
  if (shared === 'refused') openToCopy(texts, dialog, `${text}\n${url}`, title);
  return shared === 'copied';
}

/** The page without what it was asked for. */
export const ownAddress = () => location.href.replace(/[?#].*$/s, '');
