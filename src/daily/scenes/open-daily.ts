import type Phaser from 'phaser';
import type { Dialog } from '../../shared/panels/dialog';
import type { Services } from '../../shared/scenes/services';
import type { RecordTexts } from '../../texts/texts';
import type { DailyShown } from '../panels/daily-strip';
import { openDailyResult } from './daily-result';
import { playDaily } from './play-daily';

/** A daily of a day is wanted: what came of it, where it is done, which `close` leads away from; else it is played. */
export function openDaily(
  scene: Phaser.Scene,
  texts: RecordTexts,
  services: Services,
  dialog: Dialog,
  { id, result }: DailyShown,
  day: string,
  close = () => dialog.close(),
) {
  const again = () => {
    dialog.close();
    void playDaily(scene, services, dialog, { id, day });
  };
  if (result) openDailyResult(scene, texts, services, dialog, { id, day, result }, { again, close });
  else again();
}
