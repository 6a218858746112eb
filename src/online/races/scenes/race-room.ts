import { spelled } from '../../../engine/alphabet/digraphs';
import { must } from '../../../engine/must';
import { raceMark } from '../../../engine/saving/room-marks';
import { knownMascot } from '../../../shared/mascots';
import type { Dialog } from '../../../shared/panels/dialog';
import { openMenuSheet } from '../../../shared/panels/menu-sheet';
import { pageTicker } from '../../../shared/platform/page-time';
import { goTo, isOnStage, visit } from '../../../shared/scenes/go-to';
import { PanelScene } from '../../../shared/scenes/panel-scene';
import { playerOf } from '../../../shared/scenes/player';
import type { Services } from '../../../shared/scenes/services';
import { sharedText } from '../../../texts/sentences/shared';
import { openSharing } from '../../../transfer/scenes/sharing';
import { placesOf, type RacedGame, sharedWords } from '../../protocol/protocol';
import { birdBeside, faultOf, isAtEnd, linkTo, type OwnBird, ownBird, takeSeat } from '../../ui/room-page';
import type { RaceHere, RaceNews } from '../client/race-here';
import { mostOnPodium, RaceCloserPanel, RaceEndPanel, type RaceEndView, raceWon } from '../panels/race-end-panel';
import { RaceRoomPanel, type RaceView } from '../panels/race-room-panel';
import { briefOf, type RacesHere, racedGames } from './races-here';

/** A race by its address or an invitation: who comes, the start, and when it is over who has come where. */
export class RaceRoom extends PanelScene {
  /** Until it is over. */
  private panel: RaceRoomPanel | undefined;
  private end: RaceEnd | undefined;
  private race!: RaceHere;
  private own!: OwnBird;
  private refused: string | undefined;
  private coming: Promise<void> | undefined;
  private unplayable: string | undefined;
  private callOff = () => {};

  constructor(
    private readonly races: RacesHere,
    services: Services,
  ) {
    super('RaceRoom', services);
  }

  async create({ room, secret }: { room?: string; secret?: string }) {
    const { services, races } = this;
    const isHere = visit(this);
    const asked = room === undefined ? undefined : { room, ...(secret && { secret }) };
    const [player, race] = await Promise.all([playerOf(services), asked && races.come(asked)]);
    if (!isHere()) return;
    if (!race) {
      services.notice = () => races.why('noSuchRoom');
      goTo(this, 'Menu');
      return;
    }
    this.race = race;
    this.own = ownBird(player);
    this.refused = undefined;
    this.coming = undefined;
    this.unplayable = undefined;
    this.panel = undefined;
    this.end = undefined;
    this.enter();
    const stopListening = race.listen((news) => this.heed(news));
    this.scope.whenLeft(
      stopListening,
      () => this.callOff(),
      () => this.panel?.remove(),
      () => this.end?.remove(),
    );
    this.show();
  }

  private heed(news: RaceNews) {
    if (news.kind === 'refused') this.refused = this.races.why(news.reason);
    this.show();
  }

  private join() {
    const { race, own, services } = this;
    const bird = birdBeside(own.bird, (id) => race.seats.some(({ mascot }) => mascot === id));
    void takeSeat(services, race, { ...own, bird });
  }

  private async look() {
    const isHere = visit(this);
    const look = await this.races.look(this.race);
    if (!isHere()) return;
    if (typeof look === 'object') return goTo(this, look.scene, { ...look.data, race: this.race.id });
    this.refused = look();
    this.show();
  }

  private async again() {
    if (this.race.next === null) {
      this.race.again();
      return;
    }
    const room = await this.races.goOn(this.race);
    goTo(this, 'RaceRoom', { room });
  }

  private get stage(): RaceView['stage'] {
    const { race, races } = this;
    if (!race.start) return 'waiting';
    if (race.seat === null) return 'begun';
    const own = races.running?.room === race.id ? races.running : undefined;
    if (own?.run.state.phase !== 'over' || own.isPutOff) return 'soon';
    return own.run.isTimeUp ? 'late' : 'done';
  }

  private show() {
    if (!isOnStage(this)) return;
    if (this.race.scores) this.showEnd(this.race.scores);
    else this.showRoom();
  }

  private showRoom() {
    const { races, race, services } = this;
    const { online } = races.texts;
    const { stage } = this;
    if (stage === 'soon' && !isAtEnd(race) && this.unplayable === undefined) this.ready();
    const isOpen = race.state === 'open';
    const { game, wished = {} } = race.race ?? {};
    if (stage === 'waiting' && game) racedGames[game].prepare?.(services, wished);
    this.panel ??= new RaceRoomPanel(races.texts, services.root, {
      back: () => goTo(this, 'Menu'),
      change: (part) => {
        this.own = { ...this.own, ...part };
        this.refused = undefined;
        this.show();
      },
      join: () => this.join(),
      start: () => race.begin(),
    });
    this.panel.render({
      fault: this.fault(),
      isComing: !race.race,
      seats: race.seats,
      own: race.seat,
      here: race.here,
      stage,
      brief: race.race ? briefOf(races.texts, race.race) : '',
      link: linkTo(raceMark(race.id, race.place.invitation)),
      connection: {
        isOpen,
        says: isOpen
          ? online.waiting.count({ here: race.here.length, all: race.seats.length })
          : race.state === 'opening'
            ? online.line.opening
            : online.line.closed,
      },
      seconds: Math.max(0, Math.min(3, Math.ceil(-race.elapsed / 1000))),
      bird: this.own,
      refused: this.refused,
    });
    if (stage === 'soon') services.announcer.say(online.races.soon);
  }

  private showEnd(scores: readonly number[]) {
    const { races, services, dialog, race } = this;
    const ended = this.ended(scores);
    if (this.end) return this.end.show(ended);
    this.callOff();
    this.panel?.remove();
    this.panel = undefined;
    const { game } = must(race.race);
    this.end = new RaceEnd(races, services, dialog, ended, {
      ...this.leads(game),
      again: () => void this.again(),
      fresh: () => goTo(this, 'RaceChoose'),
      words: racedGames[game].look && (() => void this.look()),
    });
  }

  private ended(scores: readonly number[]): EndedRace {
    const { races, race } = this;
    const told = must(race.race);
    const { look, language, link } = racedGames[told.game];
    const finds = race.finds.flatMap((find) => ('word' in find ? [find] : []));
    const shared = sharedWords(finds);
    const isStruck = look?.struck(told.wished) ? (word: string) => shared.includes(word) : () => false;
    const words = (seat: number) =>
      finds
        .filter((find) => find.seat === seat)
        .map(({ word, points }) => ({
          word: spelled(word),
          points,
          isStruck: isStruck(word),
          isAlone: !shared.includes(word),
        }));
    return {
      game: told.game,
      fault: this.fault(),
      refused: this.refused,
      seats: race.seats,
      own: race.seat,
      places: placesOf(scores).map((own) => ({ ...own, words: words(own.seat) })),
      language: language(told.wished),
      hasNext: race.next !== null,
      brief: briefOf(races.texts, told),
      counts: look?.counts(races.texts, told.wished),
      link: link(race),
    };
  }

  /** Counts down, and makes the game ready meanwhile. */
  private ready() {
    const { races, race } = this;
    this.callOff();
    const ms = -race.elapsed;
    this.callOff = pageTicker.after(Math.max(0, ms > 0 ? ms % 1000 || 1000 : 0), () => {
      if (race.elapsed < 0) this.show();
      else void this.play();
    });
    this.coming ??= races.ready(race).then((run) => {
      if (typeof run === 'function') {
        this.unplayable = run();
        this.show();
        return;
      }
      races.running?.stop();
      races.running = run;
    });
  }

  private async play() {
    await this.coming;
    const { races, race } = this;
    // What ended it is said here, with what can be done.
    if (isAtEnd(race)) return;
    if (isOnStage(this) && race.race && races.running?.room === race.id && !race.scores)
      goTo(this, racedGames[race.race.game].scene, { race: race.id });
  }

  private fault(): RaceView['fault'] {
    const { races, race, unplayable } = this;
    return unplayable === undefined ? faultOf(race, races) : { why: unplayable };
  }
}

/** A race that is over: what is shown of it, what it was about, and the way to the same grid or board. */
interface EndedRace extends RaceEndView {
  game: RacedGame;
  brief: string;
  counts: string | undefined;
  link: string | undefined;
}

interface Leads {
  again(): void;
  fresh(): void;
  /** All that was to be found, where that can be looked at. */
  words: (() => void) | undefined;
  statistics(): void;
  settings(): void;
  menu(): void;
}

/** The end of a race, and what is opened over it. */
class RaceEnd {
  private readonly panel: RaceEndPanel;
  private closer: RaceCloserPanel | undefined;

  constructor(
    private readonly races: RacesHere,
    private readonly services: Services,
    private readonly dialog: Dialog,
    private ended: EndedRace,
    private readonly leads: Leads,
  ) {
    const { again, fresh } = leads;
    this.panel = new RaceEndPanel(races.texts, services.root, {
      again,
      fresh,
      share: () => void this.share(),
      lookCloser: () => this.lookCloser(),
      more: () => this.openMore(),
    });
    this.panel.render(ended);
    const { forms } = races.texts;
    services.announcer.say(forms.sentences([raceWon(races.texts, ended), this.scores(forms.oneByOne)]));
    // The keys were where it was waited for.
    const ring: FocusOptions & { focusVisible?: boolean } = services.lastInput.byKeys ? {} : { focusVisible: false };
    if (document.activeElement === document.body)
      this.panel.element.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true, ...ring });
  }

  show(ended: EndedRace) {
    this.ended = ended;
    this.panel.render(ended);
  }

  remove() {
    this.endLooking();
    this.panel.remove();
  }

  private scores(join: (all: string[]) => string) {
    const { scoreOf } = this.races.texts.common;
    const { places, seats } = this.ended;
    return join(places.map(({ seat, score }) => scoreOf({ name: seats[seat]?.name ?? '', score })));
  }

  private share() {
    const { races, services, dialog, ended } = this;
    const { texts } = races;
    const what = [texts.online.races.title, ended.brief];
    const text = sharedText(
      texts,
      what,
      raceWon(texts, ended),
      this.scores((all) => all.join(' · ')),
    );
    const picture = { name: 'wordbler-race.png', paint: () => this.paint() };
    return openSharing(services, dialog, () => ({ says: () => ({ text, url: ended.link }), picture }));
  }

  /** The podium, and in which game. */
  private async paint() {
    const { races, ended } = this;
    const { common, forms } = races.texts;
    const { game, places, seats } = ended;
    const [{ cardPicture, cardSizes }, { birdImage }, { pngOf }] = await Promise.all([
      import('../../../shared/canvas/card-picture'),
      import('../../../shared/mascots/bird-image'),
      import('../../../shared/canvas/brush'),
    ]);
    const results = places.slice(0, mostOnPodium).map(({ seat, place, score }) => ({
      name: seats[seat]?.name ?? '',
      how: common.pointCount({ count: score }),
      seal: forms.figure(place),
    }));
    const first = places[0]?.seat ?? 0;
    const bird = await birdImage(knownMascot(seats[first]?.mascot, first), 'happy', 2 * cardSizes.bird);
    const headline = raceWon(races.texts, ended);
    return pngOf(cardPicture({ title: common.wordbler, headline, note: common[game], results, bird }));
  }

  private lookCloser() {
    const { races, services, panel, leads, ended } = this;
    this.closer = new RaceCloserPanel(races.texts, [services.root, panel.element], ended, {
      back: () => this.endLooking(),
      words: leads.words,
    });
  }

  private endLooking() {
    this.closer?.remove();
    this.closer = undefined;
  }

  private openMore() {
    const { leads, ended } = this;
    openMenuSheet(this.dialog, () => {
      const { common, online } = this.races.texts;
      return {
        title: common.more,
        close: common.close,
        entries: [
          ...(ended.own === null ? [] : [{ label: online.races.fresh, icon: 'play' as const, choose: leads.fresh }]),
          { label: common.stats, icon: 'bars', choose: leads.statistics },
          { label: common.settings, icon: 'gear', choose: leads.settings },
          { label: common.menu, icon: 'menu', choose: leads.menu },
        ],
      };
    });
  }
}
