import type Phaser from 'phaser';
import type { LanguageId } from '../../engine/alphabet/languages';
import { dateOf, dayOf } from '../../shared/play/day';
import { type Begun, partFromElsewhere } from '../../shared/play/same-game';
import { goTo } from '../../shared/scenes/go-to';
import { type Handed, playerOf } from '../../shared/scenes/player';
import type { Services } from '../../shared/scenes/services';
import { beginDaily, type Finished, type Practice, writeDown } from '../../stats/play/finished';
import { playShelf } from '../../stats/play/play-shelf';
import { earnedBy } from '../../stats/play/statistics-page';
import type { Played } from '../../stats/rules';
import { type SeekSource, withWordsToSeek } from '../../stats/rules/to-seek';
import type { Sentence } from '../../texts/texts';
import { type DailyEnd, type DailyId, dailiesPlace, endOf, readAttempts } from '../rules/attempts';
import { reloadFor } from './reload';

interface Fresh {
  /** It has begun just now, which is still to be written down. */
  isNew: boolean;
  /** It is one of a day, and counts for none. */
  practice?: Practice | undefined;
}

/**
 * A game is begun; `keep` keeps one of a day. False where another page has begun that one since this page looked: then
 * the page is reloaded, and goes on with it.
 */
export async function beginsHere(
  { storage, saves, tabs }: Services,
  game: Fresh,
  id: DailyId,
  dayOf: () => string | undefined,
  keep: () => void,
): Promise<boolean> {
  const day = game.isNew ? dayOf() : undefined;
  game.isNew = false;
  if (day === undefined) return true;
  const read = readAttempts(saves.known(dailiesPlace));
  const known = typeof read === 'string' ? [] : read;
  const how = await beginDaily(storage, playShelf(storage), { id, day, known, keep }, Date.now());
  if (how === 'elsewhere') {
    reloadFor(tabs, { id, day });
    return false;
  }
  game.practice = how === 'counts' ? undefined : how;
  return true;
}

/** Why a game of a day is practice, once; undefined where it is none. */
export function takePractice({ texts }: Services, game: Fresh, usual: Sentence): Sentence | undefined {
  const { practice } = game;
  game.practice = undefined;
  if (!practice) return undefined;
  const { from } = practice;
  return from === undefined ? usual : () => texts.board.clockAhead({ day: texts.forms.day(dateOf(from)) });
}

/** Words of a game that was played here, for a search of one's own. */
export const keepToSeek = ({ storage }: Services, source: SeekSource, language: LanguageId, words: readonly string[]) =>
  playShelf(storage).toSeek.change((all) => withWordsToSeek(all, source, { day: dayOf(new Date()), language, words }));

/** Writes down a game that is over, once; somebody else's is only looked at. */
export async function writeGameDown(
  services: Services,
  game: Begun,
  finishedBy: (name: string) => Finished | undefined,
) {
  const { storage } = services;
  const { name } = await playerOf(services);
  const finished = finishedBy(name);
  const part = finished && (await partFromElsewhere(storage, game));
  if (!finished || part === 'all') return undefined;
  const shelf = playShelf(storage);
  const who = { name, ...(part === 'some' && { imported: true as const }) };
  const written = await writeDown(shelf, finished, who, Date.now());
  if (written) void celebrate(services, written);
  return written;
}

/** What a game has earned is told where it was played. */
async function celebrate({ storage, earned }: Services, written: Played) {
  const ids = await earnedBy(storage, await playShelf(storage).record.read(), written);
  if (ids.length > 0) earned(ids);
}

/** How long a row it makes and what is next, where today's daily of that kind is done. */
export async function dailyEnd({ storage, games }: Services, id: DailyId, day: string | undefined) {
  const today = dayOf(new Date());
  if (day !== today) return undefined;
  const all = games.flatMap(({ daily }) => daily?.id ?? []);
  return endOf(await playShelf(storage).dailies.read(), id, today, all);
}

/** To what comes next, or to the whole card. */
export const goOnFrom = (scene: Phaser.Scene, end: DailyEnd | undefined) =>
  goTo(scene, 'Menu', (end?.next ? { daily: end.next } : {}) satisfies Handed);
