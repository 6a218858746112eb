import '../../stats/panels/styles.css';
import type { TemplateResult } from 'lit-html';
import Phaser from 'phaser';
import type { Dialog } from '../../shared/panels/dialog';
import { dateOf, dayOf, onNewDay } from '../../shared/play/day';
import { isOnStage } from '../../shared/scenes/go-to';
import type { Services } from '../../shared/scenes/services';
import { playShelf } from '../../stats/play/play-shelf';
import type { RecordTexts } from '../../texts/texts';
import { findLying } from '../../wordbler/play/find-lying';
import { dailyStrip } from '../panels/dailies-panel';
import { type Attempts, streakOf } from '../rules';
import { beside, dailies, dailyShown, openArchive, openDaily, playDaily } from './dailies';
import { takePressed } from './loads-anew';

/** The dailies on the menu, as they are known by now, and word of midnight as long as that scene stands. */
export async function stripOf(
  scene: Phaser.Scene,
  texts: RecordTexts,
  services: Services,
  dialog: Dialog,
  newDay: () => void,
): Promise<() => TemplateResult> {
  const attempts: Attempts = await playShelf(services.storage).dailies.read();
  services.find ??= await findLying(services.storage);
  const looked = dayOf(new Date());
  const elsewhere = await beside(services, attempts, looked);
  services.offline.keepYear(dayOf(new Date()).slice(0, 4));
  if (isOnStage(scene)) {
    scene.events.once(Phaser.Scenes.Events.SHUTDOWN, onNewDay(newDay));
    void goOnWithPressed(scene, services, dialog);
  }
  return () => {
    const today = dayOf(new Date());
    return dailyStrip(
      texts,
      {
        date: dateOf(today),
        dailies: dailies.map((daily) =>
          dailyShown(services, attempts, daily, today, today === looked ? elsewhere : undefined),
        ),
        streak: streakOf(attempts, today).days,
      },
      {
        open: (daily) => openDaily(scene, texts, services, dialog, daily, today),
        archive: () => openArchive(scene, texts, services, dialog, attempts),
      },
    );
  };
}

/** The page was loaded anew for a daily that was pressed: it is not to be pressed once more. */
async function goOnWithPressed(scene: Phaser.Scene, services: Services, dialog: Dialog) {
  const pressed = takePressed();
  if (!pressed) return;
  // Only then is it known of which day it is.
  await services.saves.open('scramble').catch(() => {});
  if (isOnStage(scene)) await playDaily(scene, services, dialog, pressed);
}
