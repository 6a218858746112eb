import type Phaser from 'phaser';
import { fieldsOf } from '../../engine/saving/untrusted';
import { roundPlace, roundStanding } from '../../scramble/play/menu-facts';
import { searchPlace, searchStanding } from '../../search/play/menu-facts';
import * as wordSearch from '../../search/rules';
import { askToEnd, type Dialog } from '../../shared/panels/dialog';
import type { IconName } from '../../shared/panels/icons';
import { isOnPortal } from '../../shared/platform/portals/on-portal';
import { dateOf, dayOf } from '../../shared/play/day';
import { lyingAt } from '../../shared/play/quarantine';
import { goTo, isOnStage } from '../../shared/scenes/go-to';
import type { Now } from '../../shared/scenes/player';
import type { Services } from '../../shared/scenes/services';
import { playShelf } from '../../stats/play/play-shelf';
import type { RecordTexts, Sentence } from '../../texts/texts';
import { ownAddress, shareText } from '../../transfer/scenes/share-text';
import { findPlace } from '../../wordbler/play/menu-facts';
import { archivePanel, type DailyShown, dailyName, dailyResultPanel } from '../panels/dailies-panel';
import {
  type Attempts,
  attemptAt,
  countsAgainFrom,
  type DailyId,
  type DailyResult,
  daysBefore,
  isCounting,
  resultInSquares,
} from '../rules';
import { loadAnew, loadsAnew, type PressedDaily } from './loads-anew';

/** What everyone gets every day, where it is begun and gone on with, and what stands in its way. */
interface Daily {
  id: DailyId;
  sign: IconName;
  choosing: string;
  playing: string;
  /** A game of its kind is under way. */
  waits(services: Services): boolean;
  /** It is that of the day. */
  isOf(services: Services, day: string): boolean;
  place: string;
  /** What is kept there is that of the day. */
  lies(kept: unknown, day: string): boolean;
}

const setupIn = (kept: unknown) =>
  fieldsOf<{ seed: unknown; board: unknown }>(fieldsOf<{ setup: unknown }>(kept)?.setup);

const everywhere: readonly Daily[] = [
  {
    id: 'search',
    sign: 'find',
    choosing: 'SearchChoose',
    playing: 'WordSearch',
    waits: ({ saves }) => searchStanding(saves.search) !== undefined,
    isOf: ({ saves }, day) => saves.search?.setup.seed === wordSearch.dailySeed(day),
    place: searchPlace,
    lies: (kept, day) => setupIn(kept)?.seed === wordSearch.dailySeed(day),
  },
  {
    id: 'scramble',
    sign: 'dice',
    choosing: 'ScrambleChoose',
    playing: 'ScramblePlay',
    waits: ({ saves }) => roundStanding(saves.scramble) !== undefined || typeof saves.round === 'object',
    isOf: ({ saves }, day) => {
      const board = saves.scramble?.setup.board;
      return board?.kind === 'dice' && board.seed === `daily-${day}`;
    },
    place: roundPlace,
    lies: (kept, day) => fieldsOf<{ seed: unknown }>(setupIn(kept)?.board)?.seed === `daily-${day}`,
  },
];

const find: Daily = {
  id: 'find',
  sign: 'bulb',
  choosing: 'Find',
  playing: 'Find',
  waits: (services) => services.find !== undefined && !services.find.isOver,
  isOf: (services, day) => services.find?.day === day,
  place: findPlace,
  lies: (kept, day) => fieldsOf<{ day: unknown }>(kept)?.day === day,
};

/** A portal's zip has no room for the finds. */
export const dailies: readonly Daily[] = isOnPortal ? everywhere : [...everywhere, find];

/** Those of the day that another page goes on with: this one has let go of them. */
export async function beside(services: Services, attempts: Attempts, day: string): Promise<ReadonlySet<DailyId>> {
  const { storage } = services;
  const found = await Promise.all(
    dailies.map(async ({ id, place, waits, lies }) => {
      const isLost = isCounting(attempts, id, day) && !waits(services);
      return isLost && lies(await lyingAt(storage, place), day) ? id : [];
    }),
  );
  return new Set(found.flat());
}

/** How a day's stands. */
export function dailyShown(
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
    isLeft: attempt !== undefined && !isUnderWay,
    isPractice: isToday && !attempt && countsAgainFrom(attempts, id, day) !== undefined,
  };
}

/** Goes on with it, or begins it: for the first time, or once more. A game under way is not ended without a word. */
export async function playDaily(scene: Phaser.Scene, services: Services, dialog: Dialog, pressed: PressedDaily) {
  const { id, day } = pressed;
  const daily = dailies.find((own) => own.id === id);
  if (!daily) return;
  if ((await loadsAnew(services, pressed)) || !isOnStage(scene)) return;
  const begin = () => goTo(scene, daily.choosing, { now: true, day } satisfies Now);
  const goOn = () => goTo(scene, daily.playing);
  const attempts = await playShelf(services.storage).dailies.read();
  // To begin it would take its attempt.
  if ((await beside(services, attempts, day)).has(id)) return loadAnew(services.tabs, pressed);
  if (!isOnStage(scene)) return;
  if (!daily.waits(services)) begin();
  else if (daily.isOf(services, day)) goOn();
  else askToEnd(services.texts, dialog, { anew: begin, goOn });
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
  texts: RecordTexts,
  { find }: Services,
  dialog: Dialog,
  { id, day, result }: Done,
  leads: Leads,
) {
  const { records } = texts;
  const { found, of, points, ms } = result;
  const signs = resultInSquares(id, result);
  const date = dateOf(day);
  const title = () => records.ofDay(dailyName(texts, id), date);
  let isWanted = true;
  const share = async () => {
    const told = records.told(dailyName(texts, id), date, records.done(found, of, points, ms));
    const text = signs ? `${told}\n${signs}` : told;
    const sharing = { text, url: ownAddress(), title: () => records.finding.share };
    const isCopied = await shareText(scene, texts, dialog, sharing);
    // A browser that asks whether it may copy can be answered late.
    if (isCopied && isWanted && dialog.is('daily-result')) show(() => records.finding.copied);
  };
  const actions = {
    again: leads.again,
    close: () => {
      isWanted = false;
      leads.close();
    },
    share: () => void share(),
    // Its position lies here still.
    look: id === 'find' && find?.day === day && find.isOver ? () => goTo(scene, 'Find') : undefined,
  };
  const show = (said?: Sentence) =>
    dialog.open(
      'daily-result',
      title,
      () => dailyResultPanel(texts, { title: title(), result, signs, said }, actions),
      actions.close,
    );
  show();
}

/** A daily of a day is wanted: what came of it, where it is done, which `close` leads away from; else it is played. */
export function openDaily(
  scene: Phaser.Scene,
  texts: RecordTexts,
  services: Services,
  dialog: Dialog,
  { id, result }: DailyShown,
  day: string,
  close = dialog.close,
) {
  const again = dialog.closing(() => void playDaily(scene, services, dialog, { id, day }));
  if (result) openDailyResult(scene, texts, services, dialog, { id, day, result }, { again, close });
  else again();
}

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
  dialog.open(
    'archive',
    () => texts.records.archive,
    () =>
      archivePanel(texts, days, {
        close: dialog.close,
        open: (daily, day) =>
          openDaily(scene, texts, services, dialog, daily, day, () =>
            openArchive(scene, texts, services, dialog, attempts),
          ),
      }),
    dialog.close,
  );
}
