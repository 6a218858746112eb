import { must } from '../../engine/must';
import { Flights } from '../../shared/panels/panel-motions';
import { chirpOf } from '../../shared/platform/sound';
import { isCalm } from '../../shared/platform/theme';
import type { Services } from '../../shared/scenes/services';
import { middleOf } from '../canvas/tray-picture';
import type { RoundPanel } from '../panels/round-panel';
import type * as scramble from '../rules';
import type { TrayStage } from './tray-stage';

interface Ways {
  services: Pick<Services, 'root' | 'preferences' | 'texts' | 'sound'>;
  panel: RoundPanel;
  stage(): TrayStage | undefined;
  player(at: number): scramble.Player | undefined;
  /** Lays out what has changed. */
  laidOut(): void;
  arrived(): void;
}

const flightMs = 420;

/** Brings found words to the list and their points to the score. */
export class FoundWordFlight {
  /** Words whose place in the list is still empty. */
  readonly coming = new Set<string>();
  /** What the score does not show yet. */
  points = 0;
  private readonly flights: Flights;

  constructor(private readonly ways: Ways) {
    this.flights = new Flights(ways.services.root);
  }

  /** A word that is found is seen and heard on the tray, and goes to the list if it may fly. */
  found(event: scramble.EventOf<'wordFound'>) {
    const { services, player, laidOut, stage } = this.ways;
    const flies = this.expect(event);
    services.sound.play('found');
    const chirp = chirpOf(player(event.player)?.mascot);
    if (chirp) services.sound.play(chirp);
    laidOut();
    void stage()?.tray.accept(event.path);
    if (flies) this.bring(event);
  }

  /** Whether the word will fly; its place in the list must be laid out before it is brought there. */
  private expect({ word, points }: scramble.EventOf<'wordFound'>): boolean {
    if (isCalm(this.ways.services.preferences.now)) return false;
    this.coming.add(word);
    this.points += points;
    return true;
  }

  private bring({ word, points, path }: scramble.EventOf<'wordFound'>) {
    const { services, panel, stage, arrived } = this.ways;
    const boxes = stage()?.tray.boxes;
    const land = (isWord: boolean) => {
      if (isWord) this.coming.delete(word);
      else this.points -= points;
      arrived();
    };
    if (!boxes) {
      land(true);
      land(false);
      return;
    }
    const from = middleOf(must(boxes[must(path[Math.floor(path.length / 2)])]));
    const flight = { from, ms: flightMs };
    this.flights.fly({
      ...flight,
      ...{ what: { word }, to: () => panel.placeOf(word), arrived: () => land(true) },
    });
    this.flights.fly({
      ...flight,
      ...{
        what: { points: services.texts.inFigures(`+${points}`) },
        to: () => panel.score,
        arrived: () => land(false),
      },
    });
  }

  cut() {
    this.flights.cut();
  }

  remove() {
    this.flights.remove();
  }
}
