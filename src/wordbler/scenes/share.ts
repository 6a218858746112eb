import type { Dialog } from '../../shared/panels/dialog';
import type { House } from '../../shared/scenes/house';
import { shareGame } from '../../transfer/scenes/share-game';
import type { PlayedMatch } from '../play/match';

/** The link to a game, and whatever else of it can be handed out. */
export const shareMatch = (house: House, dialog: Dialog, match: PlayedMatch) =>
  shareGame(house, dialog, match.engine, {
    more: async () => (await import('./share-match')).waysToShare(house, dialog, match),
  });

/** Hands out the record of a game; where that may be refused, its text. Says what kept it from coming. */
export async function saveRecord(
  house: House,
  dialog: Dialog,
  match: PlayedMatch,
): Promise<string | undefined> {
  try {
    (await import('./share-match')).saveRecord(house, dialog, match);
    return undefined;
  } catch {
    return house.texts.carrying.game.missing;
  }
}

/** Saves the picture of the final board; what there is to say of it is said. */
export async function savePicture(house: House, match: PlayedMatch): Promise<string | undefined> {
  try {
    return await (await import('./share-match')).savePicture(house, match);
  } catch {
    return house.texts.carrying.picture.failed;
  }
}
