import { Gesture, type GestureHabits, type GestureListener, type Pair, Pinch, type Point, type Press } from './gesture';

/** take: it is followed. spent: it is down, but nothing comes of it. leave: it is somebody else's. */
export type Answer = 'take' | 'spent' | 'leave';

interface PointersListener extends GestureListener {
  /** A pointer comes down, alone or beside others. What it joins comes to nothing, unless it is left. */
  press(press: Press, isAlone: boolean): Answer;
  /** Two fingers moved together. */
  pinch?(before: Pair, after: Pair): void;
  /** A mouse is here, whatever its buttons do. */
  hover?(at: Point): void;
}

export interface PointerHabits extends GestureHabits {
  /** Points are CSS pixels from its corner; without it, from the corner of the page. */
  origin?: Element;
  /**
   * at once: a pointer belongs to the element from the press on, wherever it goes. dragging: when it drags; until
   * then it may still be the click of what lies below, and the click that ends a drag is none.
   */
  capture: 'at once' | 'dragging';
  /** Who gets what the captured pointer does. */
  captor?: (press: Press) => Element;
  /** The focus stays where it is, nothing is selected. */
  keepsFocus?: boolean;
  /** Every point of the way counts, also those that lie between two frames. */
  wholeWay?: boolean;
}

/** Mouse, touch and pen over an element, as one hand: who drags, taps or pinches. */
export class Pointers {
  private readonly gesture: Gesture;
  private readonly fingers: Pinch;
  private readonly captors = new Map<number, Element>();
  private readonly kinds = new Map<number, Press['kind']>();
  private readonly listening = new AbortController();
  private swallowsClick = false;
  /** Where the origin was when the first pointer came down: it stays there until the last one leaves. */
  private corner: Point | undefined;

  constructor(
    private readonly element: HTMLElement,
    private readonly listener: PointersListener,
    private readonly habits: PointerHabits,
  ) {
    this.gesture = new Gesture(
      {
        drag: (at, when) => listener.drag?.(at, when),
        drop: (at) => this.drop(at),
        lose: () => listener.lose?.(),
        tap: (press) => listener.tap?.(press),
        lift: (press, at) => this.lift(press, at),
      },
      habits,
    );
    this.fingers = new Pinch((before, after) => listener.pinch?.(before, after));
    const on = (type: string, act: (event: PointerEvent) => void) =>
      element.addEventListener(type, (event) => act(event as PointerEvent), {
        signal: this.listening.signal,
        passive: type !== 'pointerdown',
      });
    on('pointerdown', (event) => this.begin(event));
    on('pointermove', (event) => this.move(event));
    on('pointerup', (event) => this.end(event));
    on('pointercancel', ({ pointerId }) => this.cancel(pointerId));
    // A finger is captured by what it touches first; losing that to the captor is no loss.
    on('lostpointercapture', ({ pointerId, target }) => {
      if (target === this.captors.get(pointerId)) this.cancel(pointerId);
    });
    if (habits.capture === 'dragging') this.swallowClicks();
  }

  get dragging() {
    return this.gesture.dragging;
  }

  /** What is held is lost, and what the pointers still do means nothing. */
  letGo() {
    this.corner = undefined;
    this.gesture.lose();
  }

  /** As if every pointer had left. */
  reset() {
    this.corner = undefined;
    this.fingers.reset();
    this.captors.clear();
    this.kinds.clear();
    this.gesture.reset();
  }

  /** Nothing is heard any more; what is held is lost. */
  destroy() {
    this.listening.abort();
    this.reset();
  }

  private begin(event: PointerEvent) {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    this.swallowsClick = false;
    if (this.gesture.isFree || !this.corner) this.corner = this.cornerNow;
    const press = this.pressOf(event);
    if (press.isPrimary) this.forget(press.kind);
    const answer = this.listener.press(press, this.gesture.isFree);
    if (answer === 'leave') return;
    if (this.habits.keepsFocus) event.preventDefault();
    this.kinds.set(press.pointer, press.kind);
    if (this.habits.capture === 'at once') this.capture(press);
    if (press.kind === 'touch') this.fingers.down(press.pointer, press.at);
    this.gesture.begin(press, answer === 'spent');
  }

  private move(event: PointerEvent) {
    const at = this.pointOf(event);
    // A button that was released where no event could be sent.
    if (this.kinds.get(event.pointerId) === 'mouse' && (event.buttons & 1) === 0) return this.end(event);
    for (const one of this.stepsOf(event)) this.gesture.move(event.pointerId, this.pointOf(one), one.timeStamp);
    this.fingers.move(event.pointerId, at);
    this.hover(event, at);
  }

  private stepsOf(event: PointerEvent): readonly PointerEvent[] {
    const all = this.habits.wholeWay ? (event.getCoalescedEvents?.() ?? []) : [];
    return all.length > 0 ? all : [event];
  }

  private end(event: PointerEvent) {
    const at = this.pointOf(event);
    this.release(event.pointerId);
    this.gesture.end(event.pointerId, at, event.timeStamp);
    this.hover(event, at);
  }

  private cancel(pointer: number) {
    this.release(pointer);
    this.gesture.cancel(pointer);
  }

  private release(pointer: number) {
    this.fingers.up(pointer);
    this.captors.delete(pointer);
    this.kinds.delete(pointer);
  }

  // The first of its kind comes down only where no other is: one that was not seen to end has ended.
  private forget(kind: Press['kind']) {
    for (const [pointer, other] of this.kinds) if (other === kind) this.cancel(pointer);
  }

  private lift(press: Press, at: Point): boolean {
    if (!(this.listener.lift?.(press, at) ?? true)) return false;
    if (this.habits.capture === 'dragging') this.capture(press);
    return true;
  }

  private drop(at: Point) {
    this.swallowsClick = true;
    this.listener.drop?.(at);
  }

  private capture(press: Press) {
    const captor = this.habits.captor?.(press) ?? this.element;
    this.captors.set(press.pointer, captor);
    try {
      // Without it a mouse that is let go outside an iframe would never be heard of again.
      captor.setPointerCapture(press.pointer);
    } catch {
      // A pointer that is gone already, or one that a script made up.
    }
  }

  private hover({ pointerType }: PointerEvent, at: Point) {
    if (pointerType === 'mouse') this.listener.hover?.(at);
  }

  private swallowClicks() {
    const swallow = (event: MouseEvent) => {
      if (this.swallowsClick && event.detail > 0) event.stopPropagation();
      this.swallowsClick = false;
    };
    const { signal } = this.listening;
    this.element.addEventListener('click', swallow, { signal, capture: true });
  }

  private pressOf(event: PointerEvent): Press {
    const { pointerId, pointerType, isPrimary, timeStamp, ctrlKey, shiftKey, altKey, metaKey } = event;
    return {
      pointer: pointerId,
      kind: pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse',
      isPrimary,
      at: this.pointOf(event),
      when: timeStamp,
      modifiers: { ctrl: ctrlKey, shift: shiftKey, alt: altKey, meta: metaKey },
      target: event.target as Element,
    };
  }

  private pointOf({ clientX, clientY }: PointerEvent): Point {
    const { x, y } = this.gesture.isFree ? this.cornerNow : (this.corner ?? this.cornerNow);
    return { x: clientX - x, y: clientY - y };
  }

  private get cornerNow(): Point {
    const { left, top } = this.habits.origin?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return { x: left, y: top };
  }
}
