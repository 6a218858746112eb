import type Phaser from 'phaser';
import type { Dialog } from '../../shared/panels/dialog';
import type { House } from '../../shared/scenes/house';
import type { RecordTexts } from '../../texts/texts';
import type { DailyShown } from '../panels/daily-strip';
import { openDailyResult } from './daily-result';
import { playDaily } from './play-daily';

/** A daily of a day is wanted: what came of it, where it is done, which `close` leads away from; else it is played. */
export function openDaily(
  scene: Phaser.Scene,
  texts: RecordTexts,
  house: House,
  dialog: Dialog,
  { id, result }: DailyShown,
  day: string,
  close = () => dialog.close(),
) {
  const again = () => {
    dialog.close();
    void playDaily(scene, house, dialog, { id, day });
  };
  if (result) openDailyResult(scene, texts, house, dialog, { id, day, result }, { again, close });
  else again();
}
