import { must } from '../../engine/must';
import { KeptFocus } from '../../shared/panels/kept-focus';
import type { Services } from '../../shared/scenes/services';
import type { SearchTexts } from '../../texts/texts';
import { GridMirror } from '../panels/grid-mirror';
import type { SearchPlay } from '../play/search-play';
import * as wordSearch from '../rules';

type Square = wordSearch.Square;
interface Box extends Square {
  w: number;
  h: number;
}

const keyOf = ({ x, y }: Square) => y * 1000 + x;

/** The search for those who play by keys, or don't see it: squares with names, and everything that happens, said. */
export class SearchReaderView {
  private readonly mirror: GridMirror;
  private strokeSaid = '';
  private readonly focus: KeptFocus;

  constructor(
    private readonly texts: SearchTexts,
    private readonly services: Pick<Services, 'root' | 'announcer' | 'lastInput'>,
    setup: wordSearch.Setup,
    private readonly play: () => SearchPlay,
    private readonly keepsSecrets: () => boolean,
    private readonly focusPanel: () => void,
  ) {
    this.mirror = new GridMirror(texts, services.root, wordSearch.extentOfGame(setup), {
      focused: (square) => play().stroking.point(square),
      pressed: (square) => {
        if (!play().isOpen) return;
        play().stroking.point(square);
        play().stroking.mark();
      },
    });
    services.root.querySelector('canvas')?.setAttribute('aria-hidden', 'true');
    addEventListener('pointerdown', this.leave);
    this.focus = new KeptFocus(services, () => {
      if (this.play().isOpen) this.mirror.focus();
      else this.focusPanel();
    });
  }

  place(window: Box, grid: Box) {
    this.mirror.place(window, grid);
  }

  reflect() {
    const { state, stroking } = this.play();
    // A pointer is faster than anybody can listen; what it has drawn is told when it lifts.
    if (stroking.isHeld) return;
    const found = this.wordsAt(state.laid.filter((_, index) => wordSearch.isFound(state, index)));
    const missed = this.wordsAt(
      state.phase === 'over' ? state.laid.filter((_, index) => !wordSearch.isFound(state, index)) : [],
    );
    const hinted = new Set(
      state.hinted
        .filter((index) => !wordSearch.isFound(state, index))
        .map((index) => keyOf(must(state.laid[index]))),
    );
    const inStroke = new Set(stroking.stroke ? wordSearch.strokeSquares(stroking.stroke).map(keyOf) : []);
    const start = stroking.stroke && keyOf(stroking.stroke.from);
    const nameOf = (square: Square) => {
      const key = keyOf(square);
      if (!wordSearch.isOnGrid(state.grid, square)) return this.texts.search.sheet.noLetter;
      return this.texts.search.play.square({
        ...square,
        letter: wordSearch.letterAt(state.grid, square),
        found: found.get(key) ?? [],
        missed: missed.get(key) ?? [],
        mark: key === start ? 'start' : inStroke.has(key) ? 'stroke' : undefined,
        hinted: hinted.has(key),
      });
    };
    this.mirror.name(nameOf, stroking.cursor, state.phase === 'paused');
    this.sayStroke();
    this.focus.keep();
  }

  announce(events: readonly wordSearch.GameEvent[]) {
    const { play } = this.texts.search;
    const { state, run } = this.play();
    const hasPoints = !run.setup.sheet;
    const wordOf = (word: number) =>
      this.keepsSecrets() && !wordSearch.isFound(state, word)
        ? play.secretWord
        : wordSearch.writtenWord(run.engine, word);
    for (const event of events) {
      const text = play.event(event, wordOf, hasPoints);
      if (text) this.services.announcer.say(text);
    }
  }

  refuse(text: string) {
    this.services.announcer.refuse(text);
  }

  sayStanding() {
    const { state, clock, run } = this.play();
    const seconds = clock.left === undefined ? undefined : Math.ceil(clock.left / 1000);
    this.services.announcer.say(
      this.texts.search.play.standing(
        state.found.length,
        state.laid.length,
        run.setup.sheet ? undefined : state.score,
        seconds,
      ),
    );
  }

  /** Time runs out. */
  warn(seconds: number) {
    if (seconds > 0) this.services.announcer.say(this.texts.search.play.clockLeft(seconds));
  }

  /** Nothing came of the stroke under way. */
  sayLetGo() {
    this.services.announcer.say(this.texts.search.play.dropped);
  }

  /** The focus goes where the keys now act. */
  focusLetters() {
    this.mirror.focus();
  }

  remove() {
    removeEventListener('pointerdown', this.leave);
    this.focus.stop();
    this.mirror.remove();
  }

  private readonly leave = () => this.play().stroking.leave();

  private wordsAt(laid: readonly wordSearch.LaidWord[]): Map<number, string[]> {
    const at = new Map<number, string[]>();
    for (const word of laid)
      for (const square of wordSearch.squaresOf(word))
        at.set(keyOf(square), [...(at.get(keyOf(square)) ?? []), word.word]);
    return at;
  }

  // Where keys draw, the letters under the stroke are heard; a pointer is faster than speech.
  private sayStroke() {
    const { play } = this.texts.search;
    const { stroking, state } = this.play();
    const { stroke, start, isHeld } = stroking;
    if (isHeld) return;
    const direction = stroke && wordSearch.directionOf(stroke);
    const letters = stroke ? wordSearch.strokeLetters(state.grid, stroke) : '';
    const said = !start ? '' : direction ? play.stroke(letters, direction) : play.started(letters);
    const { strokeSaid } = this;
    this.strokeSaid = said;
    if (said === strokeSaid) return;
    if (said !== '') this.services.announcer.say(said);
  }
}
