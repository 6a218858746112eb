import { must } from '../../engine/must';
import type { PageServices } from '../../shared/panels/page-services';
import { Flights } from '../../shared/panels/panel-motions';
import { isCalm } from '../../shared/platform/settings';
import type { SearchCanvas } from '../canvas/search-canvas';
import type { SearchSession } from '../play/session';
import * as wordSearch from '../rules';
import type { PlayPanel } from './play-panel';

const flightMs = 420;

/** Brings found words from the page to the list, and their points to the score. */
export class FoundWordFlight {
  private readonly flights: Flights;
  private readonly stopListening: (() => void)[];

  constructor(
    private readonly session: SearchSession,
    private readonly services: Pick<PageServices, 'root' | 'preferences' | 'texts'>,
    private readonly canvas: SearchCanvas,
    private readonly panel: PlayPanel,
  ) {
    this.flights = new Flights(services.root);
    this.stopListening = [
      session.hurried.on(() => this.flights.cut()),
      session.happened.on((events) => {
        for (const event of events) {
          if (event.type === 'wordFound') this.bring(event);
          else if ('score' in event) session.heldScore = undefined;
        }
      }),
    ];
  }

  remove() {
    for (const stop of this.stopListening) stop();
    this.flights.remove();
  }

  private bring({ laid, word, points, score }: wordSearch.EventOf<'wordFound'>) {
    const { session, services, canvas, panel } = this;
    if (isCalm(services.preferences.now)) {
      session.heldScore = undefined;
      return;
    }
    const squares = wordSearch.squaresOf(laid);
    const [a, b] = [must(squares[0]), must(squares.at(-1))];
    const from = canvas.middleOf({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
    this.flights.fly({ what: { word: laid.word }, from, to: () => panel.rowOf(word), ms: flightMs });
    // A page of a class counts words alone.
    if (session.match.setup.sheet) return;
    session.heldScore ??= score - points;
    this.flights.fly({
      what: { points: services.texts.forms.figure(`+${points}`) },
      from,
      to: () => panel.score,
      ms: flightMs,
      arrived: () => session.pointsArrive(),
    });
  }
}
