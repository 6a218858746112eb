import type { Dialog } from '../../shared/panels/dialog';
import { openToCopy } from '../../shared/panels/share-panel';
import { saveFile } from '../../shared/platform/save-file';
import type { House } from '../../shared/scenes/house';
import type { PlayedMatch } from '../play/match';
import { racksShown } from '../play/shown-racks';
import { gameRecord } from '../rules/game-record';

/** Hands out the record of a game, over or under way; where that may be refused, its text. */
export function saveRecord({ lists, texts, preferences }: House, dialog: Dialog, { engine }: PlayedMatch) {
  const { words } = lists.ofGame(engine.setup);
  if (!words) return;
  const shown = racksShown(engine.setup.seats, preferences.now.openRacks);
  const record = gameRecord(engine, words, texts.record.written, shown);
  const isSaved = saveFile('wordbler.gcg', new Blob([record], { type: 'text/plain' }));
  if (!isSaved) openToCopy(texts, dialog, record, () => texts.record.title, 'notSaved');
}
