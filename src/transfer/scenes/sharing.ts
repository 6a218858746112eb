import type { Dialog } from '../../shared/panels/dialog';
import type { AnySave } from '../../shared/play/same-game';
import type { Services } from '../../shared/scenes/services';
import type { Shareable } from '../panels/share-sheet';

/** Any of the three, under way or over. */
interface Game {
  save(): object;
  state: { phase: string };
}

type SharedGame = { text: string } & Omit<Shareable, 'says'>;

/** Opens the sheet that shares something; it is fetched when it is first asked for. */
export async function openSharing(
  services: Services,
  dialog: Dialog,
  shared: () => Shareable | Promise<Shareable>,
  closed?: () => void,
) {
  try {
    const { openShareSheet } = await import('../panels/share-sheet');
    const byFinger = () => services.lastInput.byFinger;
    openShareSheet(services.texts, dialog, { closed, byFinger, ...(await shared()) });
  } catch {
    const { missing } = services.texts.transfer.game;
    services.announcer.say(missing);
    services.notice = () => missing;
    closed?.();
  }
}

/** The same for a game: whoever opens its link plays on, or sees its end. */
export const shareGame = (
  services: Services,
  dialog: Dialog,
  game: Game,
  what: () => SharedGame | Promise<SharedGame>,
  closed?: () => void,
) =>
  openSharing(
    services,
    dialog,
    async () => {
      const [{ carriedLink }, { text, ...more }] = await Promise.all([import('../play/carried'), what()]);
      const { means, meansOver } = services.texts.transfer.game;
      const url = carriedLink(game.save() as AnySave, location.href);
      return { says: () => ({ text, url, means: game.state.phase === 'over' ? meansOver : means }), ...more };
    },
    closed,
  );
