import { LessonPanel, type LessonShown } from '../panels/lesson';
import type { TaughtGame } from '../play/lessons';
import type { View } from './play-scene';
import type { Services } from './services';

/** What is shown next, to those who point and to those who use keys. */
export interface LessonStep extends Omit<LessonShown, 'line'> {
  line: string;
  keys: string;
}

/** The first step of a game, as long as it is due. */
export class Lesson implements View {
  private readonly panel: LessonPanel | undefined;
  private said = '';
  isShown = false;
  private isGone = false;
  private view: readonly unknown[] = [];
  private removed = () => {};

  constructor(
    private readonly services: Pick<Services, 'root' | 'texts' | 'lessons' | 'lastInput' | 'announcer'>,
    private readonly game: TaughtGame,
    /** `soon`: it is not known yet. */
    private readonly step: () => LessonStep | 'soon' | undefined,
    /** Nothing else is to be closed first. */
    private readonly mayClose: () => boolean,
    /** It stands still meanwhile. */
    private readonly clock?: { hold(isHeld: boolean): void },
  ) {
    if (!this.isDue) return;
    this.panel = new LessonPanel(services.texts, services.root, () => this.end());
  }

  get isDue(): boolean {
    return this.services.lessons.isDue(this.game);
  }

  /** After everything that changes what is due. */
  show() {
    const step = this.panel && this.isDue && !this.isGone ? this.step() : undefined;
    this.clock?.hold(step !== undefined);
    const shown = step === 'soon' ? undefined : step;
    if (!shown && !this.isShown) return;
    this.isShown = shown !== undefined;
    const { lastInput, announcer, texts } = this.services;
    this.panel?.show(shown && { ...shown, line: lastInput.byKeys ? shown.keys : shown.line });
    const said = shown ? texts.lesson.spoken({ step: shown.step, steps: shown.steps, line: shown.keys }) : '';
    if (said && said !== this.said) announcer.say(said);
    this.said = said || this.said;
  }

  /** What is pointed at may be looked at in another way. */
  follow(...view: unknown[]) {
    if (view.every((part, at) => part === this.view[at])) return;
    this.view = view;
    this.show();
  }

  /** It is done, or not wanted. */
  end() {
    this.services.lessons.end(this.game);
    this.show();
  }

  /** Escape, where nothing else is to be closed. Says whether there was anything to skip. */
  skip(): boolean {
    const may = this.isShown && this.mayClose();
    if (may) this.end();
    return may;
  }

  whenRemoved(act: () => void) {
    this.removed = act;
  }

  remove() {
    this.isGone = true;
    this.removed();
    this.panel?.remove();
  }
}
