import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, type PointerHabits, Pointers } from '../../../../src/shared/platform/pointers';

class Surface extends EventTarget {
  readonly captured: number[] = [];
  asked = 0;

  constructor(
    private readonly left = 0,
    private readonly top = 0,
  ) {
    super();
  }

  setPointerCapture(pointer: number) {
    this.captured.push(pointer);
  }

  getBoundingClientRect() {
    this.asked++;
    return { left: this.left, top: this.top };
  }
}

let surface: Surface;
let told: string[];
let answer: Answer;
let pointers: Pointers;

function listen(habits: Partial<PointerHabits> = {}) {
  surface = new Surface(10, 20);
  told = [];
  answer = 'take';
  const at = ({ x, y }: { x: number; y: number }) => `${x},${y}`;
  pointers = new Pointers(
    surface as unknown as HTMLElement,
    {
      press: (press, isAlone) => {
        told.push(`${press.kind} ${press.pointer} at ${at(press.at)}${isAlone ? '' : ' too'}`);
        return answer;
      },
      lift: () => {
        told.push('lift');
        return true;
      },
      drag: (to) => told.push(`drag ${at(to)}`),
      drop: (to) => told.push(`drop ${at(to)}`),
      lose: () => told.push('lose'),
      tap: () => told.push('tap'),
      pinch: (before, after) => told.push(`pinch ${before.map(at).join(' ')} to ${after.map(at).join(' ')}`),
      hover: (to) => told.push(`hover ${at(to)}`),
    },
    { capture: 'at once', ...habits },
  );
}

const mouse = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, buttons: 1 };
const finger = (pointerId: number) => ({
  pointerId,
  pointerType: 'touch',
  isPrimary: pointerId === 2,
  button: 0,
  buttons: 1,
});
const pen = { ...mouse, pointerId: 9, pointerType: 'pen' };

function send(type: string, x: number, y: number, more: object = mouse, on: EventTarget = surface) {
  const event = new Event(type, { cancelable: true });
  on.dispatchEvent(Object.assign(event, { clientX: x, clientY: y, detail: 1 }, more));
  return event;
}

describe('Pointers', () => {
  beforeEach(() => listen());

  it.each([
    ['mouse', mouse, ['hover 5,5', 'hover 40,5']],
    ['touch', finger(2), []],
    ['pen', pen, []],
  ])('hears a drag of a %s', (kind, who, [first, second]) => {
    send('pointerdown', 5, 5, who);
    send('pointermove', 5, 5, who);
    send('pointermove', 40, 5, who);
    send('pointerup', 60, 5, who);
    const hover = (words: string | undefined) => (words ? [words] : []);
    expect(told).toEqual([
      `${kind} ${who.pointerId} at 5,5`,
      ...hover(first),
      ...['lift', 'drag 40,5'],
      ...hover(second),
      ...['drag 60,5', 'drop 60,5'],
      ...hover(second && 'hover 60,5'),
    ]);
    expect(surface.captured).toEqual([who.pointerId]);
  });

  it('tells a tap, and counts points from the corner of what they are on', () => {
    listen({ origin: new Surface(10, 20) as unknown as Element });
    send('pointerdown', 15, 50, pen);
    send('pointerup', 16, 50, pen);
    expect(told).toEqual(['pen 9 at 5,30', 'tap']);
  });

  it('leaves the other buttons of a mouse alone', () => {
    send('pointerdown', 5, 5, { ...mouse, button: 2, buttons: 2 });
    send('pointermove', 40, 5, { ...mouse, buttons: 2 });
    send('pointerup', 40, 5, { ...mouse, button: 2, buttons: 0 });
    expect(told).toEqual(['hover 40,5', 'hover 40,5']);
  });

  it('loses a drag to a second finger; what both do from then on is a pinch', () => {
    listen({ threshold: 0 });
    send('pointerdown', 5, 5, finger(2));
    send('pointerdown', 50, 5, finger(3));
    send('pointermove', 70, 5, finger(3));
    send('pointermove', 0, 5, finger(2));
    send('pointerup', 0, 5, finger(2));
    send('pointermove', 80, 5, finger(3));
    send('pointerup', 80, 5, finger(3));
    expect(told.slice(1)).toEqual([
      'touch 3 at 50,5 too',
      'lose',
      'pinch 5,5 50,5 to 5,5 70,5',
      'pinch 5,5 70,5 to 0,5 70,5',
    ]);
    send('pointerdown', 5, 5, finger(2));
    expect(told.at(-1)).toBe('touch 2 at 5,5');
  });

  it('does nothing with what is left to somebody else, and nothing comes of what is spent', () => {
    answer = 'leave';
    send('pointerdown', 5, 5);
    expect([surface.captured, told]).toEqual([[], ['mouse 1 at 5,5']]);
    answer = 'spent';
    send('pointerdown', 5, 5, finger(2));
    send('pointermove', 50, 5, finger(2));
    send('pointerup', 50, 5, finger(2));
    expect([surface.captured, told.slice(1)]).toEqual([[2], ['touch 2 at 5,5']]);
  });

  it.each(['pointercancel', 'lostpointercapture'])('loses the drag at a %s', (type) => {
    send('pointerdown', 5, 5, pen);
    send('pointermove', 40, 5, pen);
    send(type, 0, 0, pen);
    send('pointermove', 60, 5, pen);
    send('pointerup', 60, 5, pen);
    expect(told.slice(1)).toEqual(['lift', 'drag 40,5', 'lose']);
  });

  it('loses nothing where something else lost the capture', () => {
    listen({ captor: () => new Surface() as unknown as Element });
    send('pointerdown', 5, 5, pen);
    send('pointermove', 40, 5, pen);
    send('lostpointercapture', 0, 0, pen);
    send('pointerup', 60, 5, pen);
    expect(told.at(-1)).toBe('drop 60,5');
  });

  it('ends a drag of the mouse at the first move without its button', () => {
    send('pointerdown', 5, 5);
    send('pointermove', 40, 5);
    send('pointermove', 60, 5, { ...mouse, buttons: 0 });
    send('pointermove', 80, 5, { ...mouse, buttons: 0 });
    expect(told.slice(4)).toEqual(['drag 60,5', 'drop 60,5', 'hover 60,5', 'hover 80,5']);
  });

  it('begins anew where the end of a press was never seen', () => {
    send('pointerdown', 5, 5, finger(2));
    send('pointermove', 40, 5, finger(2));
    send('pointerdown', 7, 5, { ...finger(4), isPrimary: true });
    send('pointerup', 7, 5, finger(4));
    expect(told.slice(3)).toEqual(['lose', 'touch 4 at 7,5', 'tap']);
  });

  it('lets go when it is told to, once', () => {
    send('pointerdown', 5, 5);
    send('pointermove', 40, 5);
    expect(pointers.dragging).toBe(true);
    pointers.letGo();
    pointers.letGo();
    expect(told.slice(4)).toEqual(['lose']);
    pointers.reset();
    send('pointerdown', 5, 5);
    expect(told.at(-1)).toBe('mouse 1 at 5,5');
  });

  it('keeps the focus where it is if that is wanted', () => {
    expect(send('pointerdown', 5, 5).defaultPrevented).toBe(false);
    listen({ keepsFocus: true });
    expect(send('pointerdown', 5, 5).defaultPrevented).toBe(true);
    answer = 'leave';
    expect(send('pointerdown', 5, 5, pen).defaultPrevented).toBe(false);
  });

  it('captures with the drag, and the click at its end is none', () => {
    listen({ capture: 'dragging' });
    let clicks = 0;
    surface.addEventListener('click', () => clicks++);
    const stopped = (event: Event) => event.cancelBubble;
    send('pointerdown', 5, 5);
    expect(surface.captured).toEqual([]);
    send('pointerup', 5, 5);
    expect(stopped(send('click', 5, 5))).toBe(false);
    send('pointerdown', 5, 5);
    send('pointermove', 40, 5);
    expect(surface.captured).toEqual([1]);
    send('pointerup', 40, 5);
    const click = new Event('click');
    const stop = vi.spyOn(click, 'stopPropagation');
    surface.dispatchEvent(Object.assign(click, { detail: 1 }));
    expect(stop).toHaveBeenCalledOnce();
    expect(stopped(send('click', 40, 5))).toBe(false);
    expect(clicks).toBeGreaterThan(1);
  });

  const between = (...points: [number, number][]) => points.map(([clientX, clientY]) => ({ clientX, clientY }));

  it('is told every point of the way, if that is wanted', () => {
    const way = { ...mouse, getCoalescedEvents: () => between([20, 5], [30, 5], [40, 5]) };
    for (const wholeWay of [false, true]) {
      listen({ wholeWay, threshold: 0 });
      send('pointerdown', 5, 5);
      send('pointermove', 40, 5, way);
      const drags = told.filter((word) => word.startsWith('drag'));
      expect(drags).toEqual(wholeWay ? ['drag 20,5', 'drag 30,5', 'drag 40,5'] : ['drag 40,5']);
    }
    send('pointermove', 50, 5, { ...mouse, getCoalescedEvents: () => [] });
    expect(told.at(-2)).toBe('drag 50,5');
  });

  it('asks for no layout while something is dragged', () => {
    listen();
    const origin = new Surface(10, 20);
    pointers.destroy();
    pointers = new Pointers(
      surface as unknown as HTMLElement,
      { press: () => 'take', drag: (to) => told.push(`drag ${to.x},${to.y}`) },
      { capture: 'at once', origin: origin as unknown as Element },
    );
    told = [];
    send('pointerdown', 15, 25);
    const { asked } = origin;
    for (const x of [40, 50, 60]) send('pointermove', x, 25);
    expect(told).toEqual(['drag 30,5', 'drag 40,5', 'drag 50,5']);
    expect(origin.asked).toBe(asked);
    send('pointerup', 60, 25);
  });

  it('loses what it holds when it is destroyed, and hears no more', () => {
    send('pointerdown', 5, 5);
    send('pointermove', 40, 5);
    pointers.destroy();
    send('pointerdown', 5, 5);
    expect(told.slice(4)).toEqual(['lose']);
  });
});
