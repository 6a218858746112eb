import type { Lexicon } from '../../engine/lexicon';
import { must } from '../../engine/must';
import { Dice } from '../../engine/random/dice';
import { readChoice, setupOf, usualChoice, wishOf } from '../../scramble/play/choice';
import { lastRoundKey } from '../../scramble/play/menu-facts';
import { Round } from '../../scramble/play/round';
import * as scramble from '../../scramble/rules';
import { SearchRun } from '../../search/play/search-run';
import * as wordSearch from '../../search/rules';
import { readyIn } from '../../search/scenes/words';
import { mascotIds } from '../../shared/mascots';
import { freeName } from '../../shared/play/computer-names';
import type { OwnPlayer } from '../../shared/play/own-player';
import { playerOf } from '../../shared/scenes/player';
import type { Services } from '../../shared/scenes/services';
import { readTable, type TableChoice } from '../../wordbler/play/last-table';
import { lastTableKey } from '../../wordbler/play/menu-facts';
import { tableNow } from '../../wordbler/play/table-now';
import { justRight, presets, type Seat } from '../../wordbler/rules';
import { freshMatch } from '../../wordbler/scenes/fresh-match';
import type { GameName, GameWish } from '../protocol';

const mostSeats = 4;

/** Sets out a new game as the host wishes it. Returns the scene where it is played. Fails where no board can be rolled. */
export const newGame: Readonly<
  Record<GameName, (services: Services, wish: GameWish, words: Lexicon) => Promise<string>>
> = {
  wordbler: async (services, wish, words) => {
    const seed = wish.seed ?? services.newSeed();
    const { preferences } = services;
    // Named draws stay as they are, whoever begins by them.
    const start = { short: true, personFirst: wish.seed === undefined };
    services.match = freshMatch(
      { preferences, newSeed: () => seed },
      await tableFor(services, wish),
      words,
      start,
    );
    return 'Board';
  },
  wordsearch: async (services, { seed = services.newSeed() }) => {
    const language = services.preferences.now.words;
    const words = await readyIn(services, language);
    if (typeof words === 'function') throw new Error(words());
    const pages = wordSearch.pagesOf(language);
    const page = must(pages[new Dice(seed).below(pages.length)]);
    const list = wordSearch.listOfPage(words, { page, language }, seed);
    services.search = SearchRun.fresh({
      list,
      directions: [...wordSearch.directions],
      clock: 'standard',
      seed,
    });
    return 'WordSearch';
  },
  scramble: async (services, { seed = services.newSeed(), players }, words) => {
    const own = await playerOf(services);
    const choice = readChoice(await services.storage.get(lastRoundKey), usualChoice(own.name, own.mascot));
    const wish = wishOf(choice, seed.slice(0, scramble.longestSeed).replace(/\p{Cs}/gu, ''));
    const { board } = await services.boards
      .of({ words: words.id })
      .roll(wish, 0, new AbortController().signal);
    const seated =
      players?.map((name, at) => ({ name, mascot: birdAt(at, own) })) ?? choice.players.slice(0, 1);
    services.round = Round.fresh(setupOf({ ...choice, players: seated }, board, words.id, mascotIds), words);
    return 'ScramblePlay';
  },
};

/** Who sits at the table: those who are named, and a computer where one is wished for or somebody would sit alone. */
export async function tableFor(services: Services, { players, level }: GameWish): Promise<TableChoice> {
  const own = await playerOf(services);
  const last = readTable(await services.storage.get(lastTableKey));
  if (!players && !level) return tableNow(last, own, mascotIds);
  const names = players ?? [own.name];
  const seats: Seat[] = names.map((name, at) => ({ name, kind: 'person', mascot: birdAt(at, own) }));
  if (seats.length === 1 || (level && seats.length < mostSeats))
    seats.push({
      ...{ name: freeName(names), kind: 'computer', level: level ?? justRight },
      mascot: birdAt(seats.length, own),
    });
  return { seats, rules: last?.rules ?? presets.casual };
}

/** The player's own bird sits first. */
const birdAt = (at: number, { mascot }: OwnPlayer) =>
  must([mascot, ...mascotIds.filter((bird) => bird !== mascot)][at]);
