import { render } from 'lit-html';
import { type MascotId, mascot } from '../mascots';

const thresholdPx = 8;

export type Source = { from: 'gallery'; mascot: MascotId } | { from: 'seat'; seat: number };

interface Drag {
  pointer: number;
  element: HTMLElement;
  bird: MascotId;
  start: { x: number; y: number };
  ghost: HTMLElement | undefined;
}

interface Heard {
  /** A box, the gallery, or neither. */
  dropped(source: Source, target: number | 'gallery' | undefined): void;
}

/** Carries a mascot from where it is pressed to where it is let go: with a mouse, a finger or a pen. */
export class MascotDrag {
  private drag: Drag | undefined;
  private swallowsClick = false;
  private readonly stop = new AbortController();

  constructor(
    private readonly within: HTMLElement,
    private readonly heard: Heard,
  ) {
    const { signal } = this.stop;
    within.addEventListener('pointerdown', (event) => this.press(event), { signal });
    within.addEventListener('pointermove', (event) => this.move(event), { signal });
    within.addEventListener('pointerup', (event) => this.letGo(event), { signal });
    within.addEventListener('pointercancel', () => this.end(), { signal });
    // A finger is captured by what it touches first; losing that to the button is no loss.
    const lost = ({ target }: Event) => target === this.drag?.element && this.end();
    within.addEventListener('lostpointercapture', lost, { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && this.end(), { signal });
    // The click that follows a drop is none.
    const swallow = (event: MouseEvent) => {
      if (this.swallowsClick && event.detail > 0) event.stopPropagation();
      this.swallowsClick = false;
    };
    within.addEventListener('click', swallow, { signal, capture: true });
  }

  remove() {
    this.end();
    this.stop.abort();
  }

  private press(event: PointerEvent) {
    this.swallowsClick = false;
    const element = (event.target as Element).closest<HTMLElement>('[data-bird]');
    if (!element || !event.isPrimary || event.button !== 0 || this.drag) return;
    const start = { x: event.clientX, y: event.clientY };
    const bird = element.dataset.bird as MascotId;
    this.drag = { pointer: event.pointerId, element, bird, start, ghost: undefined };
  }

  private move({ pointerId, clientX, clientY }: PointerEvent) {
    const { drag } = this;
    if (drag?.pointer !== pointerId) return;
    if (!drag.ghost) {
      if (Math.hypot(clientX - drag.start.x, clientY - drag.start.y) < thresholdPx) return;
      drag.element.setPointerCapture(pointerId);
      drag.ghost = this.lift(drag);
    }
    drag.ghost.style.translate = `${clientX}px ${clientY}px`;
    this.light(this.boxAt(clientX, clientY));
  }

  private letGo({ pointerId, clientX, clientY }: PointerEvent) {
    const { drag } = this;
    if (drag?.pointer !== pointerId) return;
    const box = this.boxAt(clientX, clientY);
    const overGallery = document.elementFromPoint(clientX, clientY)?.closest('.gallery');
    const { seat } = drag.element.dataset;
    const isDrag = drag.ghost !== undefined;
    this.end();
    if (!isDrag) return;
    this.swallowsClick = true;
    const source: Source =
      seat === undefined ? { from: 'gallery', mascot: drag.bird } : { from: 'seat', seat: Number(seat) };
    this.heard.dropped(source, box ? Number(box.dataset.seat) : overGallery ? 'gallery' : undefined);
  }

  private end() {
    this.drag?.ghost?.remove();
    this.drag?.element.classList.remove('lifted');
    this.light(undefined);
    this.drag = undefined;
  }

  private lift({ element, bird }: Drag): HTMLElement {
    const ghost = document.createElement('div');
    ghost.className = 'carried';
    render(mascot(bird, 'happy'), ghost);
    this.within.append(ghost);
    element.classList.add('lifted');
    return ghost;
  }

  // The whole seat catches what is dropped on it, not just its box.
  private boxAt(x: number, y: number) {
    return document.elementFromPoint(x, y)?.closest('.seat-form')?.querySelector<HTMLElement>('.mascot-box');
  }

  private light(box: HTMLElement | null | undefined) {
    for (const lit of this.within.querySelectorAll('.mascot-box.over'))
      if (lit !== box) lit.classList.remove('over');
    box?.classList.add('over');
  }
}
