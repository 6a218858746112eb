import type { Dialog } from '../../shared/panels/dialog';
import type { Services } from '../../shared/scenes/services';
import { shareGame } from '../../transfer/scenes/sharing';
import type { PlayedMatch } from '../play/match';

/** The sheet that shares a game, and whatever else of it can be handed out. */
export const shareMatch = (services: Services, dialog: Dialog, match: PlayedMatch) =>
  shareGame(services, dialog, match.engine, async () =>
    (await import('./share-match')).whatToShare(services, dialog, match),
  );

/** Hands out the record of a game; where that may be refused, its text. Says what kept it from coming. */
export async function saveRecord(services: Services, dialog: Dialog, match: PlayedMatch): Promise<string | undefined> {
  try {
    (await import('./share-match')).saveRecord(services, dialog, match);
    return undefined;
  } catch {
    return services.texts.transfer.game.missing;
  }
}

/** Saves the picture of the final board; what there is to say of it is said. */
export async function savePicture(services: Services, match: PlayedMatch): Promise<string | undefined> {
  try {
    return await (await import('./share-match')).savePicture(services, match);
  } catch {
    return services.texts.transfer.picture.failed;
  }
}
