import { knownMascot } from '../../../shared/mascots';
import type { Dialog } from '../../../shared/panels/dialog';
import { openMenuSheet } from '../../../shared/panels/menu-sheet';
import type { Services } from '../../../shared/scenes/services';
import { sharedText } from '../../../texts/sentences/shared';
import { openSharing } from '../../../transfer/scenes/sharing';
import type { RacedGame } from '../../protocol/protocol';
import { mostOnPodium, RaceCloserPanel, RaceEndPanel, type RaceEndView, raceWon } from '../panels/race-end-panel';
import type { RacesHere } from './races-here';

/** A race that is over: what is shown of it, what it was about, and the way to the same grid or board. */
export interface EndedRace extends RaceEndView {
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
export class RaceEnd {
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
