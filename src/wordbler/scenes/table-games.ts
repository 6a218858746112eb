import type Phaser from 'phaser';
import { pageTicker } from '../../shared/platform/page-time';
import { holdGame } from '../../shared/scenes/scene-scope';
import type { Services } from '../../shared/scenes/services';
import { LocalClock } from '../play/clock';
import { ComputerSeats } from '../play/computer-seats';
import { Match, type PlayedMatch } from '../play/match';
import { gamePlace } from '../play/menu-facts';
import { drawnBefore, greetingOf } from '../play/messages';
import { rememberResult } from '../play/new-game';
import { Replay } from '../play/replay';
import { keepGame } from '../play/saving';
import { resultsIn } from './new-game';
import type { TableGame } from './table-game';
import { wordsLookedAt } from './words-of';

const computersOf = ({ computers, preferences }: Services, match: Match) =>
  ComputerSeats.at(match, computers.of(match.setup), preferences, pageTicker);

/** The game under way on this device. */
export function gameHere(scene: Phaser.Scene, services: Services, match: PlayedMatch): TableGame {
  const { texts } = services;
  const others = computersOf(services, match);
  return {
    match,
    played: match,
    others,
    clock: new LocalClock(match, pageTicker),
    isReplay: false,
    isWatched: others.persons.length === 0,
    greeting: greetingOf(texts, match) ?? drawnBefore(texts, match),
    leadsTo: 'Menu',
    entries: [],
    hold(whenLeft) {
      const keep = () => keepGame(match, services.storage);
      const drop = () => {
        services.saves.wordbler = undefined;
      };
      whenLeft(holdGame(scene, services, { game: 'wordbler', place: gamePlace, keep, drop }));
      whenLeft(rememberResult(match, resultsIn(services)));
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
    match,
    played: match,
    others: computersOf(services, match),
    clock: new LocalClock(match, pageTicker),
    isReplay: true,
    isWatched: true,
    greeting: undefined,
    leadsTo: 'GameOver',
    entries: [],
    stand(whenLeft, { queue, showing }) {
      whenLeft(queue.emptied.on(() => void showing?.next().then(step)));
    },
    over: () => 'GameOver',
  };
}
