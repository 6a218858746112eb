import type Phaser from 'phaser';
import type { LanguageId } from '../../engine/alphabet/languages';
import type { Played } from '../../engine/played';
import { dateOf, dayOf } from '../../shared/play/day';
import { type Begun, partFromElsewhere } from '../../shared/play/same-game';
import { goTo, visit } from '../../shared/scenes/go-to';
import { type Handed, playerOf } from '../../shared/scenes/player';
import { layUnseenAside } from '../../shared/scenes/scene-scope';
import type { Services } from '../../shared/scenes/services';
import { beginDaily, type Finished, type Practice, writeDown } from '../../stats/play/finished';
import { playShelf } from '../../stats/play/play-shelf';
import { earnedBy } from '../../stats/play/statistics-page';
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

interface RecordedMatch {
  /** It has begun just now, which is still to be written down. */
  isNew: boolean;
  practice: Practice | undefined;
  readonly engine: Begun;
  readonly state: { phase: string };
  listen(listener: () => void): () => void;
}

const recorded = new WeakMap<Begun, Promise<Played | undefined>>();

/** Saves a game that is played here, and writes down what came of it when it ends: for statistics, and for its day. */
export abstract class ResultRecorder<Match extends RecordedMatch> {
  protected abstract readonly game: 'search' | 'scramble';
  protected abstract readonly place: string;

  constructor(protected readonly services: Services) {}

  /** Whose day it is, if what everyone gets on one. */
  protected abstract dayOf(match: Match): string | undefined;

  /** Saves it from now on. Returns what stops that. */
  protected abstract save(match: Match): () => void;

  protected abstract finished(match: Match, name: string): Finished;

  /** Saves a game of a day as it begins; false where another page has begun that. */
  begin(match: Match): Promise<boolean> {
    const { services, game, place } = this;
    return beginsHere(
      services,
      match,
      game,
      () => this.dayOf(match),
      () => {
        void layUnseenAside(services, place);
        this.save(match)();
      },
    );
  }

  /** The same; where it is one of a day and counts for none, it is told why. */
  async beginAndTell(scene: Phaser.Scene, match: Match, usual: Sentence, tell: (says: Sentence) => void) {
    const isHere = visit(scene);
    const says = (await this.begin(match)) && isHere() ? takePractice(this.services, match, usual) : undefined;
    if (says) tell(says);
  }

  /** How it belongs to this page, until another goes on with it. */
  held(match: Match) {
    const { services, game, place } = this;
    const keep = () => {
      const stopSaving = this.save(match);
      const stopRecording = match.listen(() => match.state.phase === 'over' && void this.recorded(match));
      return () => {
        stopSaving();
        stopRecording();
      };
    };
    const drop = () => {
      services.saves[game] = undefined;
    };
    return { game, place, keep, drop };
  }

  /** What was written down of a game that is over: at its end, or now, where that was before this visit. */
  recorded(match: Match): Promise<Played | undefined> {
    const known = recorded.get(match.engine);
    if (known) return known;
    const written = writeGameDown(this.services, match.engine, (name) => this.finished(match, name));
    recorded.set(match.engine, written);
    // What could not be written is told as any fault, and tried once more where the result is shown.
    void written.catch((error: unknown) => {
      recorded.delete(match.engine);
      throw error;
    });
    return written;
  }
}
