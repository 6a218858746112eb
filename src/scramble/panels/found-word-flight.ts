import { must } from '../../engine/must';
import type { Box } from '../../shared/canvas/box';
import type { PageServices } from '../../shared/panels/page-services';
import { Flights } from '../../shared/panels/panel-motions';
import { isCalm } from '../../shared/platform/settings';
import type { ScrambleSession } from '../play/session';
import type * as scramble from '../rules';

/** The tray that words fly from, and where each of its squares is, once it stands. */
interface Start {
  readonly boxes: readonly Box[] | undefined;
}

const flightMs = 420;

/** Brings found words to the list and their points to the score, if anything may fly. */
export class FoundWordFlight {
  private readonly flights: Flights;

  constructor(
    private readonly session: ScrambleSession,
    private readonly services: Pick<PageServices, 'root' | 'preferences' | 'texts'>,
    private readonly start: Start,
  ) {
    this.flights = new Flights(services.root);
    session.happened.on((events) => {
      for (const event of events) {
        if (event.type === 'wordFound') this.bring(event);
        if (event.type === 'turnEnded') this.cut();
      }
    });
    session.making.changed.on(() => {
      if (!session.making.isEmpty) this.cut();
    });
  }

  private bring({ word, points, path }: scramble.EventOf<'wordFound'>) {
    const { session, services } = this;
    const { arriving } = session;
    if (isCalm(services.preferences.now)) return;
    arriving.words.add(word);
    arriving.points += points;
    const wordArrived = () => {
      arriving.words.delete(word);
      session.changed.emit();
    };
    const pointsArrived = () => {
      arriving.points -= points;
      session.changed.emit();
    };
    const { boxes } = this.start;
    if (!boxes) {
      wordArrived();
      pointsArrived();
      return;
    }
    const { x, y, w, h } = must(boxes[must(path[Math.floor(path.length / 2)])]);
    const from = { x: x + w / 2, y: y + h / 2 };
    this.flights.fly({
      what: { word },
      from,
      to: () => this.seen(`.sc-found [data-word="${word}"]`),
      ms: flightMs,
      arrived: wordArrived,
    });
    this.flights.fly({
      what: { points: services.texts.forms.inDigits(`+${points}`) },
      from,
      to: () => this.seen('.sc-clock .gold-text, .bar-chip.gold-text'),
      ms: flightMs,
      arrived: pointsArrived,
    });
  }

  resize() {
    this.cut();
  }

  /** All have arrived. */
  cut() {
    this.flights.cut();
  }

  remove() {
    this.flights.remove();
  }

  /** Of the one that is in sight: a phone lists and counts elsewhere. */
  private seen(selector: string): HTMLElement | undefined {
    const all = this.services.root.querySelector('.sc-round')?.querySelectorAll<HTMLElement>(selector) ?? [];
    return [...all].find((one) => one.offsetParent !== null);
  }
}
