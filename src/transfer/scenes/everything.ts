import { dailiesPlace, joinedAttempts, readAttempts } from '../../daily/rules/attempts';
import { lastRoundKey, roundPlace } from '../../scramble/play/menu-facts';
import { HighScores, joinedScores, readShelf, type ScoreShelf, scoresPlace } from '../../search/play/high-scores';
import { lastSearchKey, searchPlace } from '../../search/play/menu-facts';
import { joined, listsPlace, readLists, savedLists } from '../../search/play/own-lists';
import * as wordSearch from '../../search/rules';
import { readSettings, type Settings } from '../../shared/platform/settings';
import { allQuarantined, lyingAt, type Quarantined, quarantinePlace } from '../../shared/play/quarantine';
import { type AnySave, likeness, readSave } from '../../shared/play/same-game';
import { sealedOf } from '../../shared/scenes/sealed-storage';
import type { Services } from '../../shared/scenes/services';
import {
  type Books,
  bookPlaces,
  cardsPlace,
  type PlayShelf,
  playShelf,
  puzzlesPlace,
  recordPlace,
  toSeekPlace,
} from '../../stats/play/play-shelf';
import { fromElsewhere, joinedRecords, type RecordFault, readRecord } from '../../stats/rules/statistics';
import { joinedDecks, readDeck } from '../../study/rules/deck';
import { joinedPuzzles, readPuzzles } from '../../study/rules/drills';
import { finishedPlace, gamePlace, lastTableKey } from '../../wordbler/play/menu-facts';
import type { Changes, GameChange } from '../panels/moving-panel';
import type { Everything } from '../play/carried';
import type { Journal } from './journal';
import { type Come, openCome } from './opening';

const gamePlaces = [gamePlace, finishedPlace, searchPlace, roundPlace] as const;
type GamePlace = (typeof gamePlaces)[number];
/** What was chosen last: taken where nothing was chosen yet. */
const choicePlaces = ['player', 'search name', lastTableKey, lastSearchKey, lastRoundKey, toSeekPlace];
export const settingsPlace = 'settings';

/** All that is kept here. */
export async function everythingOf(services: Services): Promise<Everything> {
  const { storage } = services;
  const sealed = sealedOf(services);
  const kept: Record<string, unknown> = {};
  for (const place of [...gamePlaces, ...choicePlaces, ...bookPlaces, settingsPlace, quarantinePlace]) {
    const value = await lyingAt(storage, place);
    if (value !== undefined && value !== null) kept[place] = value;
  }
  const { shelf } = await new HighScores(sealed).read();
  return { kept, sealed: { [listsPlace]: await savedLists(sealed), [scoresPlace]: shelf } };
}

export interface Plan extends Changes {
  /** Those that are otherwise in the file. */
  settings: Partial<Settings>;
  /** What is carried out, but for the settings. */
  journal: Journal;
  /** The games that are played from now on. */
  come: Come[];
}

type PlanFault = 'damaged' | 'newer' | 'tooManyLists';

/** What the file would change here, of which nothing is done yet; or why it can't be taken. */
export async function planFor(services: Services, file: Everything): Promise<Plan | PlanFault> {
  const { storage, preferences } = services;
  const sealed = sealedOf(services);
  const lists = file.sealed[listsPlace] === undefined ? [] : readLists(file.sealed[listsPlace]);
  const scores = file.sealed[scoresPlace] === undefined ? noScores : readShelf(file.sealed[scoresPlace]);
  if (!lists || !scores || gamesIn(file).length > mostGames) return 'damaged';
  if (lists.length > wordSearch.mostLists) return 'tooManyLists';
  const books = readBooks(file);
  if (typeof books === 'string') return books;
  const played = await newIn(playShelf(storage), books);
  const own = await savedLists(sealed);
  const all = joined(own, lists);
  if (all.length > wordSearch.mostLists) return 'tooManyLists';
  const { shelf } = await new HighScores(sealed).read();
  const { added, left } = joinedScores(shelf, scores);
  const games = await planGames(services, file);
  const choices: [string, unknown][] = [];
  for (const place of choicePlaces)
    if (file.kept[place] !== undefined && (await storage.get(place)) === undefined)
      choices.push([place, file.kept[place]]);
  return {
    lists: { added: all.length - own.length, known: lists.length - (all.length - own.length) },
    scores: { added, left },
    ...played,
    games: games.changes,
    settings: file.kept[settingsPlace] ? otherSettings(preferences.now, file.kept[settingsPlace]) : {},
    choices: choices.length,
    journal: {
      kept: { ...Object.fromEntries(choices), ...games.kept },
      lists,
      scores: added > 0 ? scores : undefined,
      books,
    },
    come: games.come,
  };
}

/** What was played on the other device, with what had been laid aside there and can be read here. */
function readBooks(file: Everything): Books | RecordFault {
  const record = bookIn(file, recordPlace, readRecord, joinedRecords);
  if (typeof record === 'string') return record;
  const dailies = bookIn(file, dailiesPlace, readAttempts, joinedAttempts);
  if (typeof dailies === 'string') return dailies;
  const cards = bookIn(file, cardsPlace, readDeck, joinedDecks);
  if (typeof cards === 'string') return cards;
  const puzzles = bookIn(file, puzzlesPlace, readPuzzles, joinedPuzzles);
  if (typeof puzzles === 'string') return puzzles;
  return { record: fromElsewhere(record), dailies, cards, puzzles };
}

function bookIn<Row, Fault extends string>(
  { kept }: Everything,
  place: string,
  read: (value: unknown) => readonly Row[] | Fault,
  join: (one: readonly Row[], other: readonly Row[]) => readonly Row[],
): readonly Row[] | Fault {
  const lying = kept[place] === undefined ? [] : read(kept[place]);
  if (typeof lying === 'string') return lying;
  return listAside(kept[quarantinePlace])
    .filter((aside) => aside?.place === place)
    .map((aside) => read(aside?.value))
    .reduce<readonly Row[]>((all, own) => (typeof own === 'string' ? all : join(all, own)), lying);
}

async function newIn(shelf: PlayShelf, books: Books) {
  const [record, dailies, deck, puzzles] = await Promise.all([
    shelf.record.read(),
    shelf.dailies.read(),
    shelf.cards.read(),
    shelf.puzzles.read(),
  ]);
  const known = new Set(record.map(({ id }) => id));
  const done = new Set(dailies.map(({ daily, day, result }) => `${daily} ${day} ${result !== undefined}`));
  return {
    played: books.record.filter(({ id }) => !known.has(id)).length,
    dailies: books.dailies.filter(({ daily, day, result }) => result && !done.has(`${daily} ${day} true`)).length,
    cards: othersIn(deck, joinedDecks(deck, books.cards)),
    puzzles: othersIn(puzzles, joinedPuzzles(puzzles, books.puzzles)),
  };
}

/** So many are not as they were. */
function othersIn(before: readonly object[], after: readonly object[]): number {
  const known = new Set(before.map((one) => JSON.stringify(one)));
  return after.filter((one) => !known.has(JSON.stringify(one))).length;
}

/** More have waited with nobody, and each is compared with the others. */
const mostGames = 200;

const noScores: ScoreShelf = { tables: {}, names: {} };

/** That a hint has been read is no matter of taste, and results add up to nothing with those of others. */
const personal: readonly string[] = ['knowsHurry', 'gamesBegun', 'justRight'];

function otherSettings(now: Readonly<Settings>, value: unknown): Partial<Settings> {
  const there = Object.entries(readSettings(value)).filter(
    ([name, own]) => !personal.includes(name) && own !== now[name as keyof Settings],
  );
  const results = now.justRight.length === 0 ? readSettings(value).justRight : [];
  return { ...Object.fromEntries(there), ...(results.length > 0 && { justRight: results }) };
}

async function planGames(services: Services, file: Everything) {
  const changes: GameChange[] = [];
  const come = new Map<string, Come>();
  const here = new Map<string, AnySave | undefined>();
  const waiting = await allQuarantined(services.storage);
  const wasWaiting = waiting.length;
  for (const save of gamesIn(file)) {
    const opened = await openCome(services, save);
    if ('why' in opened) {
      const why = opened.why ?? (() => services.texts.transfer.opening.unknown);
      changes.push({ place: placeOf(save), what: 'unread', why });
      continue;
    }
    const place = opened.place as GamePlace;
    if (!here.has(place)) here.set(place, readSave(await lyingAt(services.storage, place)));
    const what = changeBy(here.get(place), waiting, opened);
    if (!what) continue;
    changes.push({ place, what });
    const value = JSON.parse(JSON.stringify(opened.save)) as AnySave;
    if (what === 'aside') waiting.push({ place, value });
    else {
      here.set(place, value);
      come.set(place, opened);
    }
  }
  const saved: [string, unknown][] = [...come].map(([place, { save }]) => [place, save]);
  if (waiting.length > wasWaiting) saved.push([quarantinePlace, waiting]);
  return { changes, come: [...come.values()], kept: Object.fromEntries(saved) };
}

function changeBy(
  here: AnySave | undefined,
  waiting: readonly Quarantined[],
  { place, save }: Come,
): 'put' | 'further' | 'aside' | undefined {
  const known = here ? likeness(here, save) : 'none';
  if (known === 'none') return 'put';
  if (known === 'further') return 'further';
  const isWaiting = waiting.some((aside) => {
    const other = aside.place === place ? readSave(aside.value) : undefined;
    return other !== undefined && likeness(other, save) !== 'other' && likeness(other, save) !== 'further';
  });
  return known === 'other' && !isWaiting ? 'aside' : undefined;
}

/** On the table first, then those that wait. */
const gamesIn = ({ kept }: Everything): AnySave[] =>
  [...gamePlaces.map((place) => kept[place]), ...listAside(kept[quarantinePlace]).map((aside) => aside?.value)].flatMap(
    (value) => readSave(value) ?? [],
  );

const listAside = (value: unknown): (Partial<Quarantined> | null)[] => (Array.isArray(value) ? value : []);

const placeOf = ({ game }: AnySave): GamePlace =>
  game === 'wordSearch' ? searchPlace : game === 'scramble' ? roundPlace : gamePlace;
