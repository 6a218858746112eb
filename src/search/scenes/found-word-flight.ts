import { must } from '../../engine/must';
import { middleOfSquare } from '../../shared/canvas/grid';
import { Flights } from '../../shared/panels/panel-motions';
import { isCalm } from '../../shared/platform/theme';
import type { Services } from '../../shared/scenes/services';
import type { PlayPanel } from '../panels/play-panel';
import type { SearchRun } from '../play/search-run';
import * as wordSearch from '../rules';
import type { SearchStage } from './stage';

interface HomingProps {
  services: Pick<Services, 'root' | 'preferences' | 'texts'>;
  panel: PlayPanel;
  run: Pick<SearchRun, 'state' | 'setup'>;
  stage: () => SearchStage | undefined;
  arrived: () => void;
}

const flightMs = 420;

/** Brings found words to the list and their points to the score. */
export class FoundWordFlight {
  /** What the score shows: points that still fly are not in it. */
  score: number;
  private readonly flights: Flights;

  constructor(private readonly props: HomingProps) {
    this.score = props.run.state.score;
    this.flights = new Flights(props.services.root);
  }

  bring({ laid, word, points, score }: wordSearch.EventOf<'wordFound'>) {
    const { services, panel, run, arrived } = this.props;
    const stage = this.props.stage();
    if (!stage || isCalm(services.preferences.now)) {
      this.score = score;
      return;
    }
    const squares = wordSearch.squaresOf(laid);
    const [a, b] = [must(squares[0]), must(squares.at(-1))];
    const middle = middleOfSquare(stage.view, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
    const { ui } = stage.layout;
    const from = { x: middle.x * ui, y: middle.y * ui };
    this.flights.fly({
      what: { word: laid.word },
      from,
      to: () => panel.rowOf(word),
      ms: flightMs,
    });
    // A page of a class counts words alone.
    if (run.setup.sheet) return;
    this.flights.fly({
      what: { points: services.texts.inFigures(`+${points}`) },
      from,
      to: () => panel.score,
      ms: flightMs,
      arrived: () => {
        this.score = run.state.score;
        arrived();
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
