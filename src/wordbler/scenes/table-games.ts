import type Phaser from 'phaser';
import { pageTicker, wakeAfter } from '../../shared/platform/page-time';
import { Showing } from '../../shared/play/showing';
import { holdGame } from '../../shared/scenes/scene-scope';
import type { Services } from '../../shared/scenes/services';
import { drawnBefore } from '../play/drawn-before';
import { greetingOf, rememberResult } from '../play/just-right';
import { keepGame } from '../play/keeping';
import { Match, type PlayedMatch } from '../play/match';
import { gamePlace } from '../play/menu-facts';
import { Replay } from '../play/replay';
import type { TableView } from '../play/table-view';
import { turnClock } from '../play/turn-clock';
import { resultsIn } from './fresh-match';
import { computersOf } from './minds';
import type { TableGame } from './table-game';
import { wordsLookedAt } from './words-of';

/** The finished game, to be shown again. */
function replayOf(services: Services) {
  const { finished } = services;
  const words = wordsLookedAt(services).words;
  if (!finished || !words) return undefined;
  const match = Match.fresh(finished.match.engine.setup, words);
  const replay = new Replay(match, finished.match.engine, words);
  return {
    match,
    step: () => {
      if (replay.step()) services.sound.play('page');
    },
  };
}

const own = (view: TableView) => view;
const nothing = () => {};

/** The game under way on this device. */
export function gameHere(scene: Phaser.Scene, services: Services, match: PlayedMatch): TableGame {
  const { texts } = services;
  const others = computersOf(services, match);
  return {
    ...{ match, played: match, others, isReplay: false, leadsTo: 'Menu', entries: [] },
    showing: (changed) => (others.persons.length === 0 ? new Showing(wakeAfter, changed) : undefined),
    greeting: greetingOf(texts, match) ?? drawnBefore(texts, match),
    clock: (ways) => turnClock(match, pageTicker, ways),
    hold(whenLeft) {
      const keep = () => keepGame(match, services.storage);
      const drop = () => {
        services.match = undefined;
      };
      whenLeft(holdGame(scene, services, { game: 'wordbler', place: gamePlace, keep, drop }));
      whenLeft(rememberResult(match, resultsIn(services)));
    },
    over() {
      services.finished = { match };
      services.match = undefined;
      return 'GameOver';
    },
    ...{ stand: nothing, idle: nothing, seen: own, shown: nothing },
  };
}

/** The finished game once more; undefined where there is none. */
export function gameAgain(services: Services): TableGame | undefined {
  const replay = replayOf(services);
  if (!replay) return undefined;
  const { match, step } = replay;
  return {
    ...{ match, played: match, others: computersOf(services, match), isReplay: true, leadsTo: 'GameOver' },
    ...{ entries: [], greeting: undefined, over: () => 'GameOver', hold: nothing, stand: nothing },
    showing: (changed) => new Showing(wakeAfter, changed),
    clock: (ways) => turnClock(match, pageTicker, ways),
    idle: ({ showing }) => void showing?.next().then(step),
    ...{ seen: own, shown: nothing },
  };
}
