import type { Dialog } from '../../shared/panels/dialog';
import type { AnySave } from '../../shared/play/same-game';
import type { Services } from '../../shared/scenes/services';
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
  const { carrying } = services.texts;
  try {
    const { openShareGame, sharedGame } = await import('./share');
    const others = await more();
    openShareGame(services.texts, dialog, {
      ...sharedGame(services.texts, game.save() as AnySave),
      isOver: game.state.phase === 'over',
      more: others,
      closed,
    });
  } catch {
    services.announcer.say(carrying.game.missing);
    services.notice = () => carrying.game.missing;
    closed();
  }
}
