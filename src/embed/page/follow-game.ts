import Phaser from 'phaser';
import { pageHold } from '../../shared/platform/page-time';
import { wentTo } from '../../shared/scenes/go-to';
import type { Services } from '../../shared/scenes/services';
import type { GameName, GameView } from '../protocol';
import { type Followed, followMatch, followRound, followSearch, type Telling } from './host-events';

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
