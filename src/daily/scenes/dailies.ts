import '../../stats/panels/styles.css';
import type { TemplateResult } from 'lit-html';
import Phaser from 'phaser';
import type { Dialog } from '../../shared/panels/dialog';
import { wakeAfter } from '../../shared/platform/page-time';
import { dateOf, dayOf, daysOf, monthBeside, monthOfDay, onNewDay } from '../../shared/play/day';
import { isDay } from '../../shared/play/hash-prefixes';
import type { Daily } from '../../shared/scenes/game-descriptor';
import { goTo, isOnStage } from '../../shared/scenes/go-to';
import type { Handed } from '../../shared/scenes/player';
import type { Services } from '../../shared/scenes/services';
import { playShelf } from '../../stats/play/play-shelf';
import { dailyInSquares, sharedText } from '../../texts/sentences/shared';
import { result as told } from '../../texts/sentences/stats';
import type { StatsTexts } from '../../texts/texts';
import { openSharing } from '../../transfer/scenes/sharing';
import { archivePanel, type DailyShown, dailyResultPanel, stampCard } from '../panels/dailies-panel';
import { dayLink, readDayLink } from '../play/day-link';
import {
  type Attempts,
  attemptAt,
  countsAgainFrom,
  type DailyId,
  type DailyResult,
  dailyIds,
  daysBefore,
  streakOf,
} from '../rules/attempts';
import { takePressed } from './reload';
import { beside, dailiesOf, openStart, playDaily } from './start-daily';

/** How a day's stands. */
function dailyShown(
  services: Services,
  attempts: Attempts,
  { id, sign, ...daily }: Daily,
  day: string,
  elsewhere: ReadonlySet<DailyId> = new Set(),
): DailyShown {
  const attempt = attemptAt(attempts, id, day);
  const isHere = daily.waits(services) && daily.isOf(services, day) && !attempt?.result;
  const isUnderWay = isHere || elsewhere.has(id);
  const { result, practice } = attempt ?? {};
  const isToday = day === dayOf(new Date());
  return {
    id,
    sign,
    result,
    practice,
    isUnderWay,
    progress: isHere ? daily.progress?.(services) : undefined,
    isFresh: false,
    isLeft: attempt !== undefined && !isUnderWay,
    isPractice: !attempt && (!isToday || countsAgainFrom(attempts, id, day) !== undefined),
  };
}

/** When the seal lies (`dailies.css`). */
const sealFallsMs = 450;

/** Those of today whose seals were seen; undefined before the first look, which is no news. */
let sealed: ReadonlySet<DailyId> | undefined;

/** Which results have come since the card was seen last. */
function freshResults(attempts: Attempts, day: string): ReadonlySet<DailyId> {
  const done = dailyIds.filter((id) => attemptAt(attempts, id, day)?.result);
  const fresh = new Set(sealed && done.filter((id) => !sealed?.has(id)));
  sealed = new Set(done);
  return fresh;
}

interface Done {
  id: DailyId;
  day: string;
  result: DailyResult;
}

interface Leads {
  /** Begins it once more, for practice. */
  again(): void;
  close(): void;
}

/** Shows a daily that was played to its end. */
function openDailyResult(
  scene: Phaser.Scene,
  texts: StatsTexts,
  services: Services,
  dialog: Dialog,
  { id, day, result }: Done,
  leads: Leads,
) {
  const { find } = services.saves;
  const { stats } = texts;
  const signs = dailyInSquares(id, result);
  const date = dateOf(day);
  const title = () => stats.ofDay({ name: texts.menu.dailies[id], day: texts.forms.day(date) });
  const share = () =>
    openSharing(
      services,
      dialog,
      () => ({
        says: () => ({
          text: sharedText(texts, [texts.menu.dailies[id], texts.forms.day(date)], signs, told(texts, result)),
          url: dayLink(location.href, day, id),
        }),
      }),
      show,
    );
  const actions = {
    again: leads.again,
    close: leads.close,
    share: () => void share(),
    // Its position lies here still.
    look: id === 'find' && find?.day === day && find.isOver ? () => goTo(scene, 'Find') : undefined,
  };
  const show = () =>
    dialog.open(
      'daily-result',
      title,
      () => dailyResultPanel(texts, { title: title(), result, signs }, actions),
      leads.close,
    );
  show();
}

/** A daily of a day is wanted: what came of it, where it is done, which `close` leads away from; else it is played. */
function openDaily(
  scene: Phaser.Scene,
  texts: StatsTexts,
  services: Services,
  dialog: Dialog,
  { id, result }: DailyShown,
  day: string,
  close = dialog.close,
) {
  const again = () => {
    dialog.close();
    void playDaily(scene, services, dialog, { id, day });
  };
  if (result) openDailyResult(scene, texts, services, dialog, { id, day, result }, { again, close });
  else void openStart(scene, texts, services, dialog, { id, day });
}

/** The dailies of today, and of the days before, which can be played for practice: a month at a time. */
export function openArchive(
  scene: Phaser.Scene,
  texts: StatsTexts,
  services: Services,
  dialog: Dialog,
  attempts: Attempts,
  wanted = dayOf(new Date()),
  wantedMonth?: string,
) {
  const today = dayOf(new Date());
  const open = [today, ...daysBefore(today)];
  const chosen = open.includes(wanted) ? wanted : today;
  const month = wantedMonth ?? monthOfDay(chosen);
  const dayShown = (day: string) => ({
    day,
    dailies: dailiesOf(services).map((daily) => dailyShown(services, attempts, daily, day)),
  });
  const { close } = dialog;
  const turnTo = (day: string, shown: string) => openArchive(scene, texts, services, dialog, attempts, day, shown);
  const calendar = {
    days: daysOf(month).map((day) => ({ ...dayShown(day), isOpen: open.includes(day) })),
    chosen: dayShown(chosen),
    today,
    row: streakOf(attempts, today).played,
    hasBefore: [...open, ...attempts.map(({ day }) => day)].some((day) => monthOfDay(day) < month),
    hasAfter: month < monthOfDay(today),
  };
  dialog.open(
    'archive',
    () => texts.stats.archive,
    () =>
      archivePanel(texts, calendar, {
        close,
        choose: (day) => turnTo(day, month),
        turn: (by) => turnTo(chosen, monthBeside(month, by)),
        open: (daily, day) => openDaily(scene, texts, services, dialog, daily, day, () => turnTo(day, month)),
      }),
    close,
  );
}

/**
 * The dailies on the menu, as they are known by now, and word of midnight and of what is to be told as long as that scene stands. `wanted`: one
 * that another scene or an address leads to.
 */
export async function todaysDailies(
  scene: Phaser.Scene,
  texts: StatsTexts,
  services: Services,
  dialog: Dialog,
  changed: () => void,
  wanted: Handed = {},
): Promise<() => TemplateResult> {
  const attempts: Attempts = await playShelf(services.storage).dailies.read();
  await Promise.all(dailiesOf(services).map((daily) => daily.look?.(services)));
  const looked = dayOf(new Date());
  const elsewhere = await beside(services, attempts, looked);
  const fresh = freshResults(attempts, looked);
  if (fresh.size > 0) wakeAfter(sealFallsMs, () => isOnStage(scene) && services.sound.play('thud'));
  services.offline.keepYear(dayOf(new Date()).slice(0, 4));
  if (isOnStage(scene)) {
    scene.events.once(Phaser.Scenes.Events.SHUTDOWN, onNewDay(changed));
    void goOnWithPressed(scene, texts, services, dialog);
    openWanted(scene, texts, services, dialog, { attempts, today: looked, elsewhere }, wanted);
  }
  return () => {
    const today = dayOf(new Date());
    const date = dateOf(today);
    const dailies = dailiesOf(services).map((daily) => ({
      ...dailyShown(services, attempts, daily, today, today === looked ? elsewhere : undefined),
      isFresh: fresh.has(daily.id),
    }));
    const streak = streakOf(attempts, today).days;
    return stampCard(
      texts,
      { date, dailies, streak },
      {
        open: (daily) => openDaily(scene, texts, services, dialog, daily, today),
        archive: () => openArchive(scene, texts, services, dialog, attempts),
        share: () => void shareDay(texts, services, dialog, { day: today, dailies, streak }),
      },
    );
  };
}

interface Looked {
  attempts: Attempts;
  today: string;
  elsewhere: ReadonlySet<DailyId>;
}

/** What another scene or an address leads to: one of today's, or of another day, or all of that. */
function openWanted(
  scene: Phaser.Scene,
  texts: StatsTexts,
  services: Services,
  dialog: Dialog,
  { attempts, today, elsewhere }: Looked,
  { daily: id, link = '' }: Handed,
) {
  const wanted = id ? { day: today, id } : readDayLink(link);
  if (!wanted) {
    if (isDay(link)) services.notice = () => services.texts.transfer.opening.faults.damagedLink;
    return;
  }
  const { day } = wanted;
  const daily = dailiesOf(services).find((own) => own.id === wanted.id);
  const beside = day === today ? elsewhere : undefined;
  if (daily) openDaily(scene, texts, services, dialog, dailyShown(services, attempts, daily, day, beside), day);
  else if (day !== today) openArchive(scene, texts, services, dialog, attempts, day);
}

/** The page was reloaded for a daily that was pressed: it is not to be pressed once more. */
async function goOnWithPressed(scene: Phaser.Scene, texts: StatsTexts, services: Services, dialog: Dialog) {
  const pressed = takePressed();
  if (!pressed) return;
  // Only then is it known of which day it is.
  await services.saves.open('scramble').catch(() => {});
  if (isOnStage(scene)) await openStart(scene, texts, services, dialog, pressed);
}

interface Day {
  day: string;
  dailies: readonly DailyShown[];
  streak: number;
}

/** What came of all dailies of a day goes out as one text, and as one picture. */
function shareDay(texts: StatsTexts, services: Services, dialog: Dialog, shown: Day) {
  const { day, dailies } = shown;
  const { forms, menu, stats } = texts;
  const date = forms.day(dateOf(day));
  const results = dailies.flatMap(({ id, result }) =>
    result ? [{ name: menu.dailies[id], how: told(texts, result), signs: dailyInSquares(id, result) }] : [],
  );
  const lines = results.flatMap(({ signs, ...own }) => [stats.play(own), signs]);
  const paint = async () => {
    const [{ cardPicture, cardSizes }, { birdImage }, { pngOf }] = await Promise.all([
      import('../../shared/canvas/card-picture'),
      import('../../shared/mascots/bird-image'),
      import('../../shared/canvas/brush'),
    ]);
    const streak = shown.streak > 1 ? { streak: stats.streak({ days: shown.streak }) } : {};
    const bird = await birdImage('maize', 'happy', 2 * cardSizes.bird);
    const own = { title: texts.common.wordbler, headline: stats.allDone, note: date, ...streak, results, bird };
    return pngOf(cardPicture(own));
  };
  return openSharing(services, dialog, () => ({
    says: () => ({ text: sharedText(texts, [date], ...lines), url: dayLink(location.href, day) }),
    picture: { name: `wordbler-${day}.png`, paint },
  }));
}
