import type Phaser from 'phaser';
import { wordSearch } from '../../core';
import type { Attempts, DailyId } from '../../core/dailies';
import { attemptAt } from '../../core/dailies';
import { roundStanding } from '../../match/scramble/standing';
import { searchStanding } from '../../match/search/standing';
import type { Dialog } from '../../panels/dialog';
import type { IconName } from '../../panels/icons';
import type { DailyShown } from '../../panels/records/daily-strip';
import { endGamePanel } from '../../panels/wordbler/small-panels';
import { isOnPortal } from '../../platform/portals/on-portal';
import { goTo, isOnStage } from '../go-to';
import type { House } from '../house';
import { loadsAnew } from '../loads-anew';
import type { Now } from '../player';

/** What everyone gets every day, where it is begun and gone on with, and what stands in its way. */
interface Daily {
  id: DailyId;
  sign: IconName;
  choosing: string;
  playing: string;
  /** A game of its kind is under way. */
  waits(house: House): boolean;
  /** It is that of the day. */
  isOf(house: House, day: string): boolean;
}

const everywhere: readonly Daily[] = [
  {
    id: 'search',
    sign: 'find',
    choosing: 'SearchChoose',
    playing: 'WordSearch',
    waits: ({ search }) => searchStanding(search) !== undefined,
    isOf: ({ search }, day) => search?.setup.seed === wordSearch.dailySeed(day),
  },
  {
    id: 'scramble',
    sign: 'dice',
    choosing: 'ScrambleChoose',
    playing: 'ScramblePlay',
    waits: ({ round, kept }) => roundStanding(round) !== undefined || typeof kept.round === 'object',
    isOf: ({ round }, day) => {
      const board = round?.setup.board;
      return board?.kind === 'dice' && board.seed === `daily-${day}`;
    },
  },
];

const find: Daily = {
  id: 'find',
  sign: 'bulb',
  choosing: 'Find',
  playing: 'Find',
  waits: (house) => house.find !== undefined && !house.find.isOver,
  isOf: (house, day) => house.find?.day === day,
};

/** A portal's zip has no room for the finds. */
export const dailies: readonly Daily[] = isOnPortal ? everywhere : [...everywhere, find];

/** How a day's stands. */
export function dailyShown(
  house: House,
  attempts: Attempts,
  { id, sign, ...daily }: Daily,
  day: string,
): DailyShown {
  const attempt = attemptAt(attempts, id, day);
  const isUnderWay = daily.waits(house) && daily.isOf(house, day) && !attempt?.result;
  const { result, practice } = attempt ?? {};
  return { id, sign, result, practice, isUnderWay, isLeft: attempt !== undefined && !isUnderWay };
}

/** Goes on with it, or begins it: for the first time, or once more. A game under way is not ended without a word. */
export async function playDaily(scene: Phaser.Scene, house: House, dialog: Dialog, id: DailyId, day: string) {
  const daily = dailies.find((own) => own.id === id);
  if (!daily) return;
  if ((await loadsAnew(house)) || !isOnStage(scene)) return;
  const begin = () => goTo(scene, daily.choosing, { now: true, day } satisfies Now);
  const goOn = () => goTo(scene, daily.playing);
  if (!daily.waits(house)) begin();
  else if (daily.isOf(house, day)) goOn();
  else
    dialog.open(
      'confirm',
      () => house.texts.select.endGame.title,
      () => endGamePanel(house.texts, { anew: begin, goOn }),
      () => dialog.close(),
    );
}
