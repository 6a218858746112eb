import type Phaser from 'phaser';
import type { Dialog } from '../../shared/panels/dialog';
import { dayOf } from '../../shared/play/day';
import type { Services } from '../../shared/scenes/services';
import type { RecordTexts } from '../../texts/texts';
import { archivePanel } from '../panels/archive-panel';
import { type Attempts, daysBefore } from '../rules';
import { openDaily } from './open-daily';
import { dailies, dailyShown } from './play-daily';

/** The dailies of today, and of the days before, which can be played for practice. */
export function openArchive(
  scene: Phaser.Scene,
  texts: RecordTexts,
  services: Services,
  dialog: Dialog,
  attempts: Attempts,
) {
  const today = dayOf(new Date());
  const days = [today, ...daysBefore(today)].map((day) => ({
    day,
    dailies: dailies.map((daily) => dailyShown(services, attempts, daily, day)),
  }));
  const close = () => dialog.close();
  dialog.open(
    'archive',
    () => texts.records.archive,
    () =>
      archivePanel(texts, days, {
        close,
        open: (daily, day) =>
          openDaily(scene, texts, services, dialog, daily, day, () =>
            openArchive(scene, texts, services, dialog, attempts),
          ),
      }),
    close,
  );
}
