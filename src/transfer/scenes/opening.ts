import type { WordJudge } from '../../engine/lexicon/lexicon';
import { ScrambleMatch } from '../../scramble/play/match';
import { roundPlace } from '../../scramble/play/menu-facts';
import * as scramble from '../../scramble/rules';
import { SearchMatch, savedLanguage } from '../../search/play/match';
import { searchPlace } from '../../search/play/menu-facts';
import * as wordSearch from '../../search/rules';
import { readyIn } from '../../search/scenes/opening';
import { lyingAt, quarantine } from '../../shared/play/quarantine';
import { type AnySave, likeness, noteElsewhere, readSave, savedWords } from '../../shared/play/same-game';
import type { WordsComing } from '../../shared/play/word-lists';
import type { Services } from '../../shared/scenes/services';
import type { Sentence } from '../../texts/texts';
import { Match } from '../../wordbler/play/match';
import { finishedPlace, gamePlace } from '../../wordbler/play/menu-facts';
import { bringDiceOf } from '../../wordbler/play/saving';
import { GameEngine } from '../../wordbler/rules';

/** A game that came from elsewhere, sound and replayed. */
export interface Come {
  save: AnySave;
  /** Which page plays it is settled by this name. */
  game: 'wordbler' | 'search' | 'scramble';
  /** Where it is kept, and what lies there now. */
  place: string;
  own: AnySave | undefined;
  /** The own one is under way: it is not set aside without a word. */
  isUnderWay: boolean;
  /** Where it is seen, or the own one. */
  scene: string;
  /** It is what is played from now on. */
  put(): void;
}

/** Why there is none; undefined names no game that is played here. */
export interface NotCome {
  why: Sentence | undefined;
}

type Opening = (services: Services, save: AnySave, words: WordJudge) => Come | NotCome;

const isOver = ({ state }: { state: { phase: string } }) => state.phase === 'over';
const saveOf = (game: { engine: { save(): object } } | undefined) => game?.engine.save() as AnySave | undefined;

const wordbler: Opening = (services, save, words) => {
  const engine = GameEngine.restore(save, words);
  if (!(engine instanceof GameEngine)) return { why: () => services.texts.saves[engine.reason] };
  const match = Match.of(engine);
  match.ceremony = 'short';
  // A result that is looked at takes nothing from the game on the table.
  if (isOver(match))
    return {
      save,
      game: 'wordbler' as const,
      place: finishedPlace,
      own: undefined,
      isUnderWay: false,
      scene: 'GameOver',
      put: () => {
        services.saves.finished = { match };
      },
    };
  return {
    save,
    game: 'wordbler' as const,
    place: gamePlace,
    own: saveOf(services.saves.wordbler),
    isUnderWay: services.saves.wordbler !== undefined,
    scene: 'Board',
    put: () => {
      services.saves.wordbler = match;
    },
  };
};

async function search(services: Services, save: AnySave): Promise<Come | NotCome> {
  const words = await readyIn(services, savedLanguage(save));
  if (typeof words === 'function') return { why: words };
  const engine = wordSearch.GameEngine.restore(save, words);
  if (!(engine instanceof wordSearch.GameEngine)) {
    const { saves, searchSaves } = services.texts;
    return { why: () => ({ ...saves, ...searchSaves })[engine.reason] };
  }
  const run = SearchMatch.of(engine);
  return {
    save,
    game: 'search' as const,
    place: searchPlace,
    own: saveOf(services.saves.search),
    isUnderWay: services.saves.search !== undefined && !isOver(services.saves.search),
    scene: isOver(run) ? 'SearchSummary' : 'WordSearch',
    put: () => {
      services.saves.search = run;
    },
  };
}

const board: Opening = (services, save, words) => {
  const engine = scramble.GameEngine.restore(save, words);
  if (!(engine instanceof scramble.GameEngine)) return { why: () => services.texts.saves[engine.reason] };
  const round = ScrambleMatch.of(engine);
  return {
    save,
    game: 'scramble' as const,
    place: roundPlace,
    own: saveOf(services.saves.scramble),
    isUnderWay: services.saves.scramble !== undefined && !isOver(services.saves.scramble),
    scene: isOver(round) ? 'ScrambleResult' : 'ScramblePlay',
    put: () => {
      services.saves.scramble = round;
    },
  };
};

const openings: Readonly<Record<string, Opening>> = { wordbler, scramble: board };

/** The words that a game is to be judged by, where it is judged by any. */
export function wordsOf({ lists }: Pick<Services, 'lists'>, save: AnySave): WordsComing | undefined {
  if (save.game === 'wordSearch') return undefined;
  const words = savedWords(save);
  return words === undefined ? lists.of('en') : lists.ofGame({ words });
}

/** Replays what a link carries by the rules of its game, once its words are there. */
export async function openCome(services: Services, save: AnySave): Promise<Come | NotCome> {
  if (save.game === 'wordSearch') return search(services, save);
  const open = Object.hasOwn(openings, save.game) ? openings[save.game] : undefined;
  if (!open) return { why: undefined };
  if (open === wordbler) await bringDiceOf(save);
  return open(services, save, (await wordsOf(services, save)?.wanted()) ?? noWords);
}

const noWords: WordJudge = { id: 'none', has: () => false };

/** Nothing of the player's own is in its way: there is none, or it is the same game and not as far. */
export const isFree = ({ own, save, isUnderWay }: Come) => !isUnderWay || !own || likeness(own, save) === 'further';

/** The player has been as far in the same game, or further. */
export const isBehind = ({ own, save }: Come) => own !== undefined && ['same', 'behind'].includes(likeness(own, save));

/** It is what lies there, or that game played further. */
function goesOn(lying: unknown, save: AnySave): boolean {
  const here = readSave(lying);
  return here !== undefined && ['same', 'further'].includes(likeness(here, save));
}

/** Puts it in its place, and what lies there aside. */
export async function takeCome({ storage, tabs }: Services, come: Come) {
  const { save, game, place, put } = come;
  // A page that plays what lies there stops keeping it.
  tabs.takeGame(game);
  // Another page may have begun one since, or gone on.
  const lying = await lyingAt(storage, place);
  if (place !== finishedPlace && lying !== undefined && !goesOn(lying, save))
    await quarantine(storage, { place, value: lying });
  await noteElsewhere(storage, save);
  await storage.set(place, JSON.parse(JSON.stringify(save)));
  put();
}
