import Phaser from 'phaser';
import type { Signal } from '../../engine/signal';
import { stirred } from '../canvas/layers';
import { Dialog } from '../panels/dialog';
import type { PageServices } from '../panels/page-services';
import type { Mix } from '../platform/music';
import { nextTask } from '../platform/page-time';
import { type ScreenSize, sizeOf } from '../platform/screen-size';
import type { Leavable } from './journey';
import type { Restful } from './loop';
import { SceneScope } from './scene-scope';
import type { Services } from './services';

/** Shows how things stand, once for all that one task has changed. */
class Redraw {
  private isAsked = false;
  private isOver = false;

  constructor(private readonly show: () => void) {}

  /** Before anybody sees the page again. */
  soon() {
    this.isAsked = true;
    queueMicrotask(() => this.isAsked && this.now());
  }

  /** In a task of its own, unless anybody asks for it sooner: what moves besides does not wait for it. */
  later() {
    this.isAsked = true;
    void nextTask().then(() => this.isAsked && this.now());
  }

  /** For what begins where things stand now: a motion, a focus. */
  now() {
    this.isAsked = false;
    if (!this.isOver) this.show();
  }

  stop() {
    this.isOver = true;
  }
}

/**
 * Who plays by keys and loses the thing that had the focus, because it is gone or disabled now, goes on where the keys
 * act.
 */
class KeptFocus {
  private tending: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly services: Pick<PageServices, 'root' | 'lastInput'>,
    private readonly goOn: () => void,
  ) {
    services.root.addEventListener('close', this.keep, true);
  }

  // Later, because a focus on its way from one thing to the next is for a moment nowhere.
  readonly keep = () => {
    this.tending ??= setTimeout(() => {
      this.tending = undefined;
      this.find();
    });
  };

  stop() {
    clearTimeout(this.tending);
    this.services.root.removeEventListener('close', this.keep, true);
  }

  private find() {
    const { activeElement } = document;
    const isLost =
      !activeElement ||
      activeElement === document.body ||
      activeElement.matches(':disabled, dialog:not([open]) *, [hidden] *');
    const isAsked = this.services.root.querySelector('dialog[open]') !== null;
    if (isLost && !isAsked && this.services.lastInput.byKeys && document.hasFocus()) this.goOn();
  }
}

/** A game being played, as its scene knows it. */
export interface PlaySession {
  /** Something is to be shown anew; `byItself` where it may wait for what moves. */
  readonly changed: Pick<Signal<[byItself?: boolean]>, 'on'>;
  readonly clock: { spend(): void };
  /** Whoever's turn it is may act. */
  readonly isOpen: boolean;
  readonly isOver: boolean;
  /** While the player is asked something; without it the game goes on behind that. */
  pause?(): void;
  goOn?(): void;
  /** Before it is shown: what is to be said to whoever may act now, once. */
  sayNews?(): void;
  /** Nobody sees the page. */
  outOfSight(): void;
  /** It is seen again. */
  inSight?(): void;
  stop(): void;
}

/** What shows a session or has it played: canvas, panel, view for screen readers, sounds, keys, lesson. */
export interface View {
  /** How things stand now, once for all that one task has changed. */
  show?(): void;
  resize?(size: ScreenSize): void;
  /** So many ms later. */
  tick?(ms: number): void;
  /** Nothing of it moves on the canvas. */
  readonly still?: boolean;
  remove(): void;
}

/** A game that a scene has found, and what its session is made of. */
export interface Opened<Session> {
  /** Its words are said in this language. */
  language: string;
  /** It belongs to this page and is saved, before the session: what happens is saved before anybody hears of it. */
  hold?: ((scope: SceneScope) => void) | undefined;
  session(): Session;
}

/** Where a game is played: opens its session, gives it to its views, and takes all away together. */
export abstract class PlayScene<Session extends PlaySession, Sent extends object = object>
  extends Phaser.Scene
  implements Restful, Leavable
{
  protected session!: Session;
  protected dialog!: Dialog;
  protected scope!: SceneScope;
  /** Asks for how things stand to be shown. */
  protected redraw!: Redraw;
  protected readonly music: Mix = 'full';
  private views: View[] = [];
  private focus!: KeptFocus;

  constructor(
    key: string,
    protected readonly services: Services,
  ) {
    super(key);
  }

  create(sent: Sent) {
    const { services } = this;
    const opened = this.open(sent);
    if (!opened) return;
    const scope = new SceneScope(this, services);
    this.scope = scope;
    this.redraw = new Redraw(() => this.show());
    scope.sayWordsIn(opened.language);
    opened.hold?.(scope);
    const session = opened.session();
    this.session = session;
    this.dialog = new Dialog(services.root);
    this.views = this.makeViews(session);
    this.focus = new KeptFocus(services, () => this.findFocus());
    scope.whenLeft(
      () => this.redraw.stop(),
      () => this.focus.stop(),
      () => {
        for (const view of this.views.splice(0).reverse()) view.remove();
      },
      // Last, since it gives back the focus, which views follow.
      () => this.dialog.remove(),
      () => session.stop(),
      session.changed.on((byItself) => (byItself ? this.redraw.later() : this.redraw.soon())),
      services.preferences.listen((_, changed) => this.preferencesChanged(Object.keys(changed))),
    );
    scope.watchSight({
      hidden: () => session.outOfSight(),
      seen: () => session.inSight?.(),
      gone: () => session.clock.spend(),
    });
    scope.whenResized(() => this.fit());
    const leaveRace = this.joinRace(session);
    if (leaveRace) scope.whenLeft(leaveRace);
    void this.begin(session);
    scope.playMusic(this.music);
  }

  get still() {
    return this.views.every(({ still }) => still ?? true);
  }

  override update(_time: number, delta: number) {
    for (const view of this.views) view.tick?.(delta);
  }

  restToLeave(): (() => void) | undefined {
    // Before the game is opened, as while its letters come, there is nothing to be asked.
    if (this.views.length === 0 || !this.asksToLeave) return undefined;
    const wasOpen = this.session.isOpen;
    this.rest();
    return () => wasOpen && this.goOn();
  }

  /** Undefined where nothing is to be played here: the scene has gone elsewhere, or begins again later. */
  protected abstract open(sent: Sent): Opened<Session> | undefined;

  /** Made in the order in which the Tab key comes to them, and returned in that in which they are shown. */
  protected abstract makeViews(session: Session): View[];

  /** The focus was lost: whoever plays by keys goes on where the keys act. */
  protected abstract findFocus(): void;

  /** All stands: the game begins, or goes on. */
  protected abstract begin(session: Session): void | Promise<void>;

  protected get asksToLeave(): boolean {
    return !this.session.isOver;
  }

  /** Others play the same at the same time. Returns what stops following them. */
  protected joinRace(_session: Session): (() => void) | undefined {
    return undefined;
  }

  protected show() {
    this.session.sayNews?.();
    for (const view of this.views) view.show?.();
    this.focus.keep();
  }

  /** None is named where the system may look otherwise now. */
  protected preferencesChanged(_changed: readonly string[]) {
    this.redraw.soon();
  }

  protected fit() {
    const size = sizeOf(this.services.root);
    for (const view of this.views) view.resize?.(size);
  }

  /** While the player is asked whether to leave. */
  protected rest() {
    this.session.pause?.();
  }

  /** The player stays, or comes back from a panel. */
  protected goOn() {
    this.session.goOn?.();
  }

  /** Something on the canvas moves or has changed. */
  protected readonly stir = () => {
    this.game.events.emit(stirred);
  };
}
