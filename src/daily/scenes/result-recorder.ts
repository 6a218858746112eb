import type Phaser from 'phaser';
import type { Begun } from '../../shared/play/same-game';
import { visit } from '../../shared/scenes/go-to';
import { layUnseenAside } from '../../shared/scenes/scene-scope';
import type { Services } from '../../shared/scenes/services';
import type { Finished, Practice } from '../../stats/play/finished';
import type { Played } from '../../stats/rules';
import type { Sentence } from '../../texts/texts';
import { beginsHere, takePractice, writeGameDown } from './record-result';

interface RecordedMatch {
  /** It has begun just now, which is still to be written down. */
  isNew: boolean;
  practice: Practice | undefined;
  readonly engine: Begun;
  readonly state: { phase: string };
  listen(listener: () => void): () => void;
}

const recorded = new WeakMap<Begun, Promise<Played | undefined>>();

/** Saves a game that is played here, and writes down what came of it when it ends: for statistics, and for its day. */
export abstract class ResultRecorder<Match extends RecordedMatch> {
  protected abstract readonly game: 'search' | 'scramble';
  protected abstract readonly place: string;

  constructor(protected readonly services: Services) {}

  /** Whose day it is, if what everyone gets on one. */
  protected abstract dayOf(match: Match): string | undefined;

  /** Saves it from now on. Returns what stops that. */
  protected abstract save(match: Match): () => void;

  protected abstract finished(match: Match, name: string): Finished;

  /** Saves a game of a day as it begins; false where another page has begun that. */
  begin(match: Match): Promise<boolean> {
    const { services, game, place } = this;
    return beginsHere(
      services,
      match,
      game,
      () => this.dayOf(match),
      () => {
        void layUnseenAside(services, place);
        this.save(match)();
      },
    );
  }

  /** The same; where it is one of a day and counts for none, it is told why. */
  async beginAndTell(scene: Phaser.Scene, match: Match, usual: Sentence, tell: (says: Sentence) => void) {
    const isHere = visit(scene);
    const says = (await this.begin(match)) && isHere() ? takePractice(this.services, match, usual) : undefined;
    if (says) tell(says);
  }

  /** How it belongs to this page, until another goes on with it. */
  held(match: Match) {
    const { services, game, place } = this;
    const keep = () => {
      const stopSaving = this.save(match);
      const stopRecording = match.listen(() => match.state.phase === 'over' && void this.recorded(match));
      return () => {
        stopSaving();
        stopRecording();
      };
    };
    const drop = () => {
      services.saves[game] = undefined;
    };
    return { game, place, keep, drop };
  }

  /** What was written down of a game that is over: at its end, or now, where that was before this visit. */
  recorded(match: Match): Promise<Played | undefined> {
    const known = recorded.get(match.engine);
    if (known) return known;
    const written = writeGameDown(this.services, match.engine, (name) => this.finished(match, name));
    recorded.set(match.engine, written);
    // What could not be written is told as any fault, and tried once more where the result is shown.
    void written.catch((error: unknown) => {
      recorded.delete(match.engine);
      throw error;
    });
    return written;
  }
}
