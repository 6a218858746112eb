import type Phaser from 'phaser';
import { askUnderWay, type Dialog } from '../../shared/panels/dialog';
import { wakeAfter } from '../../shared/platform/page-time';
import { isCalm } from '../../shared/platform/settings';
import { dayOf } from '../../shared/play/day';
import { lyingAt } from '../../shared/play/quarantine';
import type { Daily } from '../../shared/scenes/game-descriptor';
import { goTo, isOnStage } from '../../shared/scenes/go-to';
import type { Now } from '../../shared/scenes/player';
import type { Services } from '../../shared/scenes/services';
import { playShelf } from '../../stats/play/play-shelf';
import type { StatsTexts } from '../../texts/texts';
import { startCard } from '../panels/dailies-panel';
import { type Attempts, counts, type DailyId, dailyIds, isCounting, streakOf } from '../rules/attempts';
import { type PressedDaily, reloadFor, reloadsFor } from './reload';

/** As long as the card takes to go (`panels/dailies-panel.ts`). */
const cardLeavesMs = 140;

/** What everyone gets every day, in the order in which it is shown. */
export const dailiesOf = ({ games }: Pick<Services, 'games'>): Daily[] =>
  dailyIds.flatMap((id) => games.find(({ daily }) => daily?.id === id)?.daily ?? []);

/** Those of the day that another page goes on with: this one has let go of them. */
export async function beside(services: Services, attempts: Attempts, day: string): Promise<ReadonlySet<DailyId>> {
  const { storage } = services;
  const found = await Promise.all(
    dailiesOf(services).map(async ({ id, place, waits, isSaved }) => {
      const isLost = isCounting(attempts, id, day) && !waits(services);
      return isLost && isSaved(await lyingAt(storage, place), day) ? id : [];
    }),
  );
  return new Set(found.flat());
}

/**
 * A daily that is under way is gone on with; any other is told in a sentence before it begins, and nothing counts and
 * no clock runs until then.
 */
export async function openStart(
  scene: Phaser.Scene,
  texts: StatsTexts,
  services: Services,
  dialog: Dialog,
  pressed: PressedDaily,
) {
  const { id, day } = pressed;
  const daily = dailiesOf(services).find((own) => own.id === id);
  if (!daily) return;
  if (daily.waits(services) && daily.isOf(services, day)) return playDaily(scene, services, dialog, pressed);
  const attempts = await playShelf(services.storage).dailies.read();
  if ((await beside(services, attempts, day)).has(id)) return reloadFor(services.tabs, pressed);
  if (!isOnStage(scene)) return;
  const today = dayOf(new Date());
  const isCounted = counts(attempts, id, day, today);
  const { days, played } = streakOf(attempts, today);
  const dayOfRow = isCounted && !played.includes(today) ? days + 1 : undefined;
  // One position is chosen for everyone; the other two are laid in the language that is played.
  const isEnglish = id === 'find' || services.preferences.now.words === 'en';
  const isForeign = isEnglish && services.spoken.language !== 'en';
  const table = daily.faceDown(texts);
  let isLeaving = false;
  const show = () =>
    dialog.open(
      'daily-start',
      () => texts.menu.dailies[id],
      () =>
        startCard(
          texts,
          { id, day, counts: isCounted, isForeign, dayOfRow, table, isLeaving },
          { start, close: dialog.close },
        ),
      dialog.close,
    );
  // The table stays, until the real one stands in its place: the menu is not seen between.
  const begin = () => {
    if (!dialog.is('daily-start')) return;
    playDaily(scene, services, dialog, pressed).catch((error: unknown) => {
      dialog.close();
      throw error;
    });
  };
  const start = () => {
    if (isLeaving) return;
    isLeaving = true;
    show();
    if (isCalm(services.preferences.now)) begin();
    else wakeAfter(cardLeavesMs, begin);
  };
  show();
}

/** Goes on with it, or begins it: for the first time, or once more. A game under way is not ended without a word. */
export async function playDaily(scene: Phaser.Scene, services: Services, dialog: Dialog, pressed: PressedDaily) {
  const { id, day } = pressed;
  const daily = dailiesOf(services).find((own) => own.id === id);
  if (!daily) return;
  if ((await reloadsFor(services, pressed)) || !isOnStage(scene)) return;
  const begin = () => goTo(scene, daily.choose, { now: true, day } satisfies Now);
  const goOn = () => goTo(scene, daily.play);
  const attempts = await playShelf(services.storage).dailies.read();
  // To begin it would take its attempt.
  if ((await beside(services, attempts, day)).has(id)) return reloadFor(services.tabs, pressed);
  if (!isOnStage(scene)) return;
  if (!daily.waits(services)) begin();
  else if (daily.isOf(services, day)) goOn();
  else askUnderWay(dialog, () => services.texts.select.endGame, goOn, begin);
}
