import '../../panels/records/styles.css';
import type { TemplateResult } from 'lit-html';
import type Phaser from 'phaser';
import { type Attempts, streakOf } from '../../core/dailies';
import { dateOf, dayOf } from '../../match/day';
import { playShelf } from '../../match/records/play-shelf';
import { findLying } from '../../match/wordbler/find-lying';
import type { Dialog } from '../../panels/dialog';
import { dailyStrip } from '../../panels/records/daily-strip';
import type { RecordTexts } from '../../texts/texts';
import type { House } from '../house';
import { openArchive } from './archive';
import { dailies, dailyShown, playDaily } from './play-daily';

/** The dailies on the menu, as they are known by now. */
export async function stripOf(
  scene: Phaser.Scene,
  texts: RecordTexts,
  house: House,
  dialog: Dialog,
): Promise<() => TemplateResult> {
  const attempts: Attempts = await playShelf(house.storage).dailies.read();
  house.find ??= await findLying(house.storage);
  return () => {
    // Midnight may have come since.
    const today = dayOf(new Date());
    return dailyStrip(
      texts,
      {
        date: dateOf(today),
        dailies: dailies.map((daily) => dailyShown(house, attempts, daily, today)),
        streak: streakOf(attempts, today).days,
      },
      {
        play: (id) => playDaily(scene, house, dialog, id, dayOf(new Date())),
        archive: () => openArchive(scene, texts, house, dialog, attempts),
      },
    );
  };
}
