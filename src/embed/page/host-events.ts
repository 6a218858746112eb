import Phaser from 'phaser';
import { spelled } from '../../engine/alphabet/digraphs';
import type { ScrambleMatch } from '../../scramble/play/match';
import type * as scramble from '../../scramble/rules';
import type { SearchMatch } from '../../search/play/match';
import type * as wordSearch from '../../search/rules';
import { pageHold } from '../../shared/platform/page-time';
import { wentTo } from '../../shared/scenes/go-to';
import type { Services } from '../../shared/scenes/services';
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

/** Where a game is played, and where it is looked at when it is over. */
const played: Readonly<Record<string, GameName>> = {
  Board: 'wordbler',
  WordSearch: 'wordsearch',
  ScramblePlay: 'scramble',
};
const over: Readonly<Record<string, GameName>> = {
  GameOver: 'wordbler',
  Review: 'wordbler',
  SearchSummary: 'wordsearch',
  ScrambleResult: 'scramble',
};

/** Follows whatever game is on stage, and tells of it. */
export class GameFollower {
  private scene = '';
  private isReplay = false;
  private source: object | undefined;
  private followed: Followed | undefined;
  private stop = () => {};
  private running: GameName | undefined;
  private told: GameView | undefined;

  constructor(
    game: Phaser.Game,
    private readonly services: Services,
    private readonly tell: (...telling: Telling) => void,
  ) {
    game.events.on(wentTo, (scene: string, data: object) => {
      this.scene = scene;
      this.isReplay = 'replay' in data;
      this.look();
    });
    // What is kept is opened behind the scene that waits for it, which then is drawn.
    game.events.on(Phaser.Core.Events.POST_RENDER, () => this.look());
    pageHold.listen(() => this.look());
  }

  /** The game on stage, under way or over. */
  get current(): Followed | undefined {
    return this.followed;
  }

  /** What somebody who comes late must know. */
  get standing(): Telling[] {
    const { followed, running } = this;
    if (!followed) return [];
    const { view } = followed;
    return [...(running ? [['gameplayStart', { game: running }] as const] : []), ['stateChanged', { state: view }]];
  }

  private look() {
    const source = this.sourceNow;
    if (source !== this.source) {
      this.stop();
      this.source = source;
      this.followed = source && followedOf(source);
      this.stop = this.followed?.follow((tellings) => this.pass(tellings)) ?? (() => {});
    }
    this.attend();
  }

  private pass(tellings: Telling[]) {
    for (const telling of tellings) this.tell(...telling);
    this.attend();
  }

  private get sourceNow() {
    const { scene, services, isReplay } = this;
    const { search, scramble, finished } = services.saves;
    const name = isReplay ? over['GameOver'] : (played[scene] ?? over[scene]);
    const wordbler = isReplay || scene in over ? finished?.match : services.saves.wordbler;
    return name && { wordbler, wordsearch: search, scramble }[name];
  }

  /** Whether somebody plays, and how it stands, where that is another than was told. */
  private attend() {
    const { followed } = this;
    const isPlaying = followed?.isPlayed && this.scene in played && !this.isReplay && !pageHold.isHeld;
    const running = isPlaying ? followed?.game : undefined;
    if (running !== this.running) {
      if (this.running) this.tell('gameplayStop', { game: this.running });
      this.running = running;
      if (running) this.tell('gameplayStart', { game: running });
    }
    const view = followed?.view;
    if (!view || JSON.stringify(view) === JSON.stringify(this.told)) return;
    this.told = view;
    this.tell('stateChanged', { state: view });
  }
}

type Source = NonNullable<Services['saves']['wordbler' | 'search' | 'scramble']>;

function followedOf(source: Source): Followed {
  if ('rules' in source) return followMatch(source);
  return 'board' in source ? followRound(source) : followSearch(source);
}
