import { spelled } from '../../engine/alphabet/digraphs';
import type { ScrambleMatch } from '../../scramble/play/match';
import type * as scramble from '../../scramble/rules';
import type { SearchMatch } from '../../search/play/match';
import type * as wordSearch from '../../search/rules';
import type { PlayedMatch } from '../../wordbler/play/match';
import type { GameEvent } from '../../wordbler/rules';
import type { GameName, GameView, Told } from '../protocol';

/** What is told of a game, each with its type. */
export type Telling = { [Type in keyof Told]: readonly [Type, Told[Type]] }[keyof Told];

/** A game that is on stage, and how the host sees it. */
export interface Followed {
  readonly game: GameName;
  readonly view: GameView;
  /** Its clock may run. */
  readonly isPlayed: boolean;
  save(): object;
  /** Returns what stops it. */
  follow(tell: (tellings: Telling[]) => void): () => void;
}

export function followMatch(match: PlayedMatch): Followed {
  const game = 'wordbler';
  const { state, setup } = match;
  return {
    game,
    get view(): GameView {
      const { phase, scores, toMove } = state;
      const names = setup.seats.map(({ name }) => name);
      return { game, phase, scores: [...scores], names, player: toMove, over: phase === 'over' };
    },
    get isPlayed() {
      return state.phase !== 'over';
    },
    save: () => match.engine.save(),
    follow: (tell) => match.listen((events) => tell(events.flatMap((event) => ofWordbler(event, [...state.scores])))),
  };
}

function ofWordbler(event: GameEvent, scores: number[]): Telling[] {
  const game = 'wordbler';
  const noPlay = (player: number, kind: string): Telling[] => [['play', { game, player, kind, words: [], points: 0 }]];
  switch (event.type) {
    case 'turnBegan':
      return [['turn', { game, player: event.seat }]];
    case 'playScored': {
      const { words, total: points } = event.sheet;
      const made = words.map(({ word }) => spelled(word));
      return [
        ['play', { game, player: event.seat, kind: 'played', words: made, points }],
        ['score', { game, scores }],
      ];
    }
    case 'exchanged':
    case 'passed':
    case 'timedOut':
      return noPlay(event.seat, event.type);
    case 'gameEnded': {
      const { winners, reason } = event.outcome;
      return [['gameOver', { game, scores, winners: [...winners], reason }]];
    }
    default:
      return [];
  }
}

export function followSearch(run: SearchMatch): Followed {
  const game = 'wordsearch';
  const { state } = run;
  return {
    game,
    get view(): GameView {
      const { phase, score } = state;
      return { game, phase, scores: [score], names: [], player: 0, over: phase === 'over' };
    },
    get isPlayed() {
      return state.phase === 'searching';
    },
    save: () => run.engine.save(),
    follow: (tell) => run.listen((events) => tell(events.flatMap((event) => ofSearch(event, state.score)))),
  };
}

function ofSearch(event: wordSearch.GameEvent, now: number): Telling[] {
  const game = 'wordsearch';
  const score: Telling = ['score', { game, scores: [now] }];
  switch (event.type) {
    case 'wordFound':
      return [['wordFound', { game, player: 0, word: spelled(event.laid.word), points: event.points }], score];
    case 'hinted':
    case 'cheated':
      return [score];
    case 'gameEnded':
      return [['gameOver', { game, scores: [now], winners: [], reason: event.reason }]];
    default:
      return [];
  }
}

export function followRound(round: ScrambleMatch): Followed {
  const game = 'scramble';
  const { state, setup } = round;
  const scores = () => state.outcome?.scores.slice() ?? state.turns.map(({ points }) => points);
  return {
    game,
    get view(): GameView {
      const { phase, player } = state;
      const names = setup.players.map(({ name }) => name);
      return { game, phase, scores: scores(), names, player, over: phase === 'over' };
    },
    get isPlayed() {
      return state.phase === 'turn';
    },
    save: () => round.engine.save(),
    follow: (tell) => round.listen((events) => tell(events.flatMap((event) => ofRound(event, scores())))),
  };
}

function ofRound(event: scramble.GameEvent, scores: number[]): Telling[] {
  const game = 'scramble';
  switch (event.type) {
    case 'turnBegan':
      return [['turn', { game, player: event.player }]];
    case 'wordFound': {
      const { player, points } = event;
      return [
        ['wordFound', { game, player, word: spelled(event.word), points }],
        ['score', { game, scores }],
      ];
    }
    case 'gameEnded':
      return [['gameOver', { game, scores, winners: [...event.winners], reason: event.reason }]];
    default:
      return [];
  }
}
