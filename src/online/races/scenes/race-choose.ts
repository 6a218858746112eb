import Phaser from 'phaser';
import { playLanguages } from '../../../engine/alphabet/languages';
import { must } from '../../../engine/must';
import type { ScrambleRaceWished } from '../../../scramble/rules/race';
import { nameInLanguage } from '../../../search/panels/category-name';
import * as wordSearch from '../../../search/rules';
import type { SearchRaceWished } from '../../../search/rules/race';
import { pageTicker } from '../../../shared/platform/page-time';
import { languageOfPlay } from '../../../shared/scenes/choosing';
import { goTo, isOnStage, visit } from '../../../shared/scenes/go-to';
import { playerOf } from '../../../shared/scenes/player';
import type { Services } from '../../../shared/scenes/services';
import type { RaceWished } from '../../protocol/protocol';
import { ownBird, takeSeat } from '../../ui/room-page';
import { openRace } from '../client/race-here';
import { type FreshRace, RaceChoosePanel, type WayCount } from '../panels/race-room-panel';
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
    private readonly services: Services,
  ) {
    super('RaceChoose');
  }

  async create() {
    const { services, races } = this;
    const isHere = visit(this);
    const [player, last] = await Promise.all([playerOf(services), races.last()]);
    if (!isHere()) return;
    this.last = last?.room;
    this.fault = undefined;
    this.isOpening = false;
    this.fresh = {
      own: ownBird(player),
      game: 'search',
      hides: false,
      list: must(this.lists[0]).id,
      ways: 4,
      side: 4,
      minutes: 3,
      shortest: 3,
      strikeShared: false,
    };
    this.panel = new RaceChoosePanel(races.texts, services.root, {
      words: languageOfPlay(services, () => this.change({ list: must(this.lists[0]).id })),
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
    const language = this.services.preferences.now.words;
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
    const words = playLanguages[this.services.preferences.now.words].list;
    const wished: ScrambleRaceWished = { words, side, seconds: 60 * minutes, shortest, strikeShared };
    return { game, wished };
  }

  private async start() {
    const { races, services, fresh } = this;
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
    const race = await races.come(opened);
    if (race) await takeSeat(services, race, own);
    goTo(this, 'RaceRoom', { room: opened.room });
  }
}
