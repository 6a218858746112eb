import type { LanguageId } from '../../core/alphabet/languages';
import type { DailyId } from '../../core/dailies';
import { type SeekSource, withWordsToSeek } from '../../core/records/to-seek';
import { dayOf } from '../../match/day';
import { beginDaily, type Finished, writeDown } from '../../match/records/finished';
import { playShelf } from '../../match/records/play-shelf';
import { type Begun, partFromElsewhere } from '../../match/same-game';
import type { House } from '../house';
import { playerOf } from '../player';

/** A game is begun: false if it is one of a day, and counts no more. */
export async function countsAsBegun(
  { storage }: House,
  game: { isNew: boolean },
  id: DailyId,
  dayOf: () => string | undefined,
): Promise<boolean> {
  const day = game.isNew ? dayOf() : undefined;
  game.isNew = false;
  return day === undefined || beginDaily(playShelf(storage), id, day, Date.now());
}

/** Words of a game that was played here, for a search of one's own. */
export const keepToSeek = (
  { storage }: House,
  source: SeekSource,
  language: LanguageId,
  words: readonly string[],
) =>
  playShelf(storage).toSeek.change((all) =>
    withWordsToSeek(all, source, { day: dayOf(new Date()), language, words }),
  );

/** Writes down a game that is over, once; somebody else's is only looked at. */
export async function writeGameDown(
  house: House,
  game: Begun,
  finishedBy: (name: string) => Finished | undefined,
) {
  const { storage } = house;
  const { name } = await playerOf(house);
  const finished = finishedBy(name);
  const part = finished && (await partFromElsewhere(storage, game));
  if (!finished || part === 'all') return undefined;
  return writeDown(
    playShelf(storage),
    finished,
    { name, ...(part === 'some' && { imported: true }) },
    Date.now(),
  );
}
