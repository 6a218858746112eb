import { gameRecord } from '../../core/wordbler/game-record';
import type { PlayedMatch } from '../../match/wordbler/match';
import { racksShown } from '../../match/wordbler/shown-racks';
import type { Dialog } from '../../panels/dialog';
import { openToCopy } from '../../panels/share-panel';
import { saveFile } from '../../platform/save-file';
import type { House } from '../house';

/** Hands out the record of a game, over or under way; where that may be refused, its text. */
export function saveRecord({ lists, texts, preferences }: House, dialog: Dialog, { engine }: PlayedMatch) {
  const { words } = lists.ofGame(engine.setup);
  if (!words) return;
  const shown = racksShown(engine.setup.seats, preferences.now.openRacks);
  const record = gameRecord(engine, words, texts.record.written, shown);
  const isSaved = saveFile('wordbler.gcg', new Blob([record], { type: 'text/plain' }));
  if (!isSaved) openToCopy(texts, dialog, record, () => texts.record.title, 'notSaved');
}
