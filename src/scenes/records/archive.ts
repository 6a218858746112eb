import type Phaser from 'phaser';
import { type Attempts, daysBefore } from '../../core/dailies';
import { dayOf } from '../../match/day';
import type { Dialog } from '../../panels/dialog';
import { archivePanel } from '../../panels/records/archive-panel';
import type { RecordTexts } from '../../texts/texts';
import type { House } from '../house';
import { openDaily } from './open-daily';
import { dailies, dailyShown } from './play-daily';

/** The dailies of today, and of the days before, which can be played for practice. */
export function openArchive(
  scene: Phaser.Scene,
  texts: RecordTexts,
  house: House,
  dialog: Dialog,
  attempts: Attempts,
) {
  const today = dayOf(new Date());
  const days = [today, ...daysBefore(today)].map((day) => ({
    day,
    dailies: dailies.map((daily) => dailyShown(house, attempts, daily, day)),
  }));
  const close = () => dialog.close();
  dialog.open(
    'archive',
    () => texts.records.archive,
    () =>
      archivePanel(texts, days, {
        close,
        open: (daily, day) =>
          openDaily(scene, texts, house, dialog, daily, day, () =>
            openArchive(scene, texts, house, dialog, attempts),
          ),
      }),
    close,
  );
}
