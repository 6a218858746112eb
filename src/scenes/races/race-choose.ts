import Phaser from 'phaser';
import { wordSearch } from '../../core';
import { unnamed } from '../../core/players/unnamed';
import type { RaceWished } from '../../core/races/protocol';
import type { ScrambleRaceWished } from '../../core/scramble/race';
import type { SearchRaceWished } from '../../core/search/race';
import { the } from '../../core/the';
import { openRace } from '../../net/races/open-race';
import { isMascot, mascotIds } from '../../panels/mascots';
import { nameOf } from '../../panels/online/bird-choice';
import { type FreshRace, RaceChoosePanel, type WayCount } from '../../panels/races/race-choose-panel';
import { nameInLanguage } from '../../panels/search/category-name';
import { pageTicker } from '../../platform/page-ticker';
import { goTo, isOnStage, visit } from '../go-to';
import type { House } from '../house';
import { languageOfPlay } from '../language-of-play';
import { playerOf } from '../player';
import { wordsChosen } from '../scramble/words-of';
import type { RacesHere } from './races-here';

const waysOf: Readonly<Record<WayCount, readonly wordSearch.Direction[]>> = {
  2: ['right', 'down'],
  4: ['right', 'down', 'downLeft', 'downRight'],
  8: wordSearch.directions,
};

/** A race is set up, and whoever sets it up is the first in it. */
export class RaceChoose extends Phaser.Scene {
  private panel!: RaceChoosePanel;
  private fresh!: FreshRace;
  private fault: string | undefined;
  private isOpening = false;
  private last: string | undefined;

  constructor(
    private readonly races: RacesHere,
    private readonly house: House,
  ) {
    super('RaceChoose');
  }

  async create() {
    const { house, races } = this;
    const isHere = visit(this);
    const [{ name, mascot }, last] = await Promise.all([playerOf(house), races.last()]);
    if (!isHere()) return;
    this.last = last?.room;
    this.fault = undefined;
    this.isOpening = false;
    this.fresh = {
      own: { name: name === unnamed.you ? '' : name, bird: isMascot(mascot) ? mascot : the(mascotIds[0]) },
      ...{ game: 'search', hides: false, list: the(this.lists[0]).id, ways: 4 },
      ...{ side: 4, minutes: 3, shortest: 3, strikeShared: false },
    };
    this.panel = new RaceChoosePanel(races.texts, house.root, {
      words: languageOfPlay(house, () => this.change({ list: the(this.lists[0]).id })),
      back: () => goTo(this, 'Friends'),
      last: () => goTo(this, 'RaceRoom', { room: this.last }),
      change: (part) => this.change(part),
      start: () => void this.start(),
    });
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, () => this.panel.remove());
    this.show();
  }

  /** Those that ship with the game in the language of play. */
  private get lists() {
    const language = this.house.preferences.now.words;
    return wordSearch.pagesOf(language).map((page) => {
      const id = wordSearch.idOfPage({ page, language });
      return { id, name: nameInLanguage(this.races.texts, { id }) };
    });
  }

  private change(part: Partial<FreshRace>) {
    this.fresh = { ...this.fresh, ...part };
    this.fault = undefined;
    this.show();
  }

  private show() {
    const { fresh, lists, fault, isOpening, last } = this;
    if (!isOnStage(this)) return;
    this.panel.render({ ...fresh, lists, fault, isOpening, hasLast: last !== undefined });
  }

  private get wished(): Omit<RaceWished, 'hides'> {
    const { game, list, ways, side, minutes, shortest, strikeShared } = this.fresh;
    if (game === 'search') {
      const wished: SearchRaceWished = { list, directions: [...waysOf[ways]], clock: 'scaled' };
      return { game, wished };
    }
    const words = wordsChosen(this.house);
    const wished: ScrambleRaceWished = { words, side, seconds: 60 * minutes, shortest, strikeShared };
    return { game, wished };
  }

  private async start() {
    const { races, house, fresh } = this;
    if (this.isOpening) return;
    this.isOpening = true;
    this.fault = undefined;
    this.show();
    const { hides, own } = fresh;
    const opened = await openRace({ ...this.wished, hides }, pageTicker);
    this.isOpening = false;
    if (typeof opened === 'string') {
      this.fault = races.why(opened);
      this.show();
      return;
    }
    const name = nameOf(house.texts, own);
    races.sitAs(name, own.bird);
    const race = await races.come(opened);
    await race?.take(name, own.bird);
    goTo(this, 'RaceRoom', { room: opened.room });
  }
}
