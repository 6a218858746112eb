import { WordsToCome } from '../../engine/lexicon/lexicon';
import { fieldsOf } from '../../engine/saving/untrusted';
import { pageTicker } from '../../shared/platform/page-time';
import { savedWords } from '../../shared/play/same-game';
import { openIn } from '../../shared/scenes/open-saved';
import type { Services } from '../../shared/scenes/services';
import { LocalClock } from '../play/clock';
import { ComputerSeats } from '../play/computer-seats';
import { Match, type PlayedMatch } from '../play/match';
import { finishedPlace, gamePlace } from '../play/menu-facts';
import { drawnBefore, greetingOf } from '../play/messages';
import { rememberResult } from '../play/new-game';
import { finishedGame, keepGame, Replay, refusedIn, savedGame } from '../play/saving';
import type { WordJudge } from '../rules';
import { resultsIn } from './sit-down';
import type { TableGame } from './table-game';
import { wordsLookedAt } from './words-at-table';

const playedHere = ({ computers, preferences }: Services, match: PlayedMatch) => ({
  match,
  played: match,
  others: ComputerSeats.at(match, computers.of(match.setup), preferences, pageTicker),
  clock: new LocalClock(match, pageTicker),
});

/** The game under way on this device. */
export function gameHere(services: Services, match: PlayedMatch): TableGame {
  const { texts } = services;
  const game = playedHere(services, match);
  const isTaught = services.lessons.isDue('wordbler');
  return {
    ...game,
    isWatched: game.others.persons.length === 0,
    // Whoever is shown the first steps is told nothing besides.
    isTaught,
    greeting: isTaught ? undefined : (greetingOf(texts, match) ?? drawnBefore(texts, match)),
    leadsTo: 'Menu',
    hold(scope) {
      scope.hold({
        game: 'wordbler',
        place: gamePlace,
        keep: () => keepGame(match, services.storage),
        drop: () => {
          services.saves.wordbler = undefined;
        },
      });
      scope.whenLeft(rememberResult(match, resultsIn(services)));
    },
    over() {
      services.saves.finished = { match };
      services.saves.wordbler = undefined;
      return 'GameOver';
    },
  };
}

/** The finished game once more; undefined where there is none. */
export function gameAgain(services: Services): TableGame | undefined {
  const { finished } = services.saves;
  const words = wordsLookedAt(services).words;
  if (!finished || !words) return undefined;
  const match = Match.fresh(finished.match.engine.setup, words);
  const replay = new Replay(match, finished.match.engine, words);
  const step = () => {
    if (replay.step()) services.sound.play('page');
  };
  return {
    ...playedHere(services, match),
    isReplay: true,
    isWatched: true,
    leadsTo: 'GameOver',
    makeViews: ({ queue, showing }) => [{ remove: queue.emptied.on(() => void showing?.next().then(step)) }],
    over: () => 'GameOver',
  };
}

/** The game under way, and the one whose result was looked at. */
export async function openGames(services: Services) {
  const { saves } = services.texts;
  const finished = await openIn(services, finishedPlace, saves, async (from) =>
    finishedGame(from, await wordsIn(services, await from.get(finishedPlace))),
  );
  if (finished)
    services.saves.finished = {
      match: finished,
      isSeen: true,
      room: roomIn(await services.storage.get(finishedPlace)),
    };
  const match = await openIn(services, gamePlace, saves, async (from) =>
    savedGame(from, await wordsIn(services, await from.get(gamePlace))),
  );
  services.saves.wordbler ??= match;
}

/** Where it was played on several devices. */
function roomIn(saved: unknown): string | undefined {
  const { room } = fieldsOf<{ room: unknown }>(saved) ?? {};
  return typeof room === 'string' ? room : undefined;
}

/** What judges a kept game. Where there is none, nothing is fetched. */
function wordsIn({ lists }: Services, saved: unknown): WordJudge | Promise<WordJudge> {
  const coming = lists.ofGame({ words: savedWords(saved) ?? '' });
  return saved === undefined ? coming.judge : coming.wanted();
}

/**
 * The game under way while the words still come, as they judged it before; whether there is one. Should they say
 * otherwise now, it is opened anew.
 */
export async function openBeforeWords(services: Services): Promise<boolean> {
  const saved = await services.storage.get(gamePlace);
  const refused = refusedIn(saved);
  if (!refused) return false;
  const coming = services.lists.ofGame({ words: savedWords(saved) ?? '' });
  const judge = new WordsToCome(coming.judge.id, refused);
  const match = await savedGame({ get: async () => saved }, judge);
  // They may have come meanwhile.
  if (coming.words || !(match instanceof Match)) return false;
  services.saves.wordbler = match;
  coming.first(async (words) => {
    if (judge.come(words)) return;
    const other = await openIn(services, gamePlace, services.texts.saves, (from) => savedGame(from, words));
    if (services.saves.wordbler === match) services.saves.wordbler = other;
  });
  return true;
}
