import { must } from '../../engine/must';
import { watchPresence } from '../platform/presence';

/** All birds move on the same beat, by steps: a frame a second costs a hundredth of what birds that glide do. */
const beatMs = 1800;
/** On every third beat some blink or wag, which takes no longer than this. */
const quickMs = 180;
const quickEvery = 3;
export const isQuick = (beat: number) => beat % quickEvery === 0;

/** What moves in a bird by itself, and how it stands there at a beat; no word for what rests. */
export type Stirring = Readonly<Partial<Record<Part, Stance>>>;
type Part = 'm-breath' | 'm-eyes' | 'm-tail' | 'm-hop' | 'm-beat' | 'm-tear' | 'm-thought';
export interface Stance {
  transform?: string;
  opacity?: string;
}

/** How a bird is drawn, as far as it matters for what moves in it. */
export interface Bird {
  /** Which one it is: no two do the same at the same time. */
  own: number;
  is(state: 'happy' | 'sad' | 'think' | 'blink' | 'sleep' | 'flying'): boolean;
}

// By turns: on each beat a third of them draw breath or let it out.
const breathEvery = 3;
const swings = [0, 0.5, 1, 0.5];
// Of so many quick beats, those on which a lid falls.
const lids = { of: 5, fall: [0, 2] };
const wagsOf = 3;
const tears: readonly Stance[] = [
  { opacity: '0' },
  { transform: 'translateY(5px)' },
  { transform: 'translateY(20px)', opacity: '.6' },
];
const snores: readonly Stance[] = [
  { opacity: '0' },
  { transform: 'translate(-4px,4px)' },
  { transform: 'translate(0,-2px)' },
  { transform: 'translate(3px,-8px)', opacity: '.4' },
];

const turning = <T>(steps: readonly T[], at: number): T => must(steps[at % steps.length]);

/** What a bird does at a beat, or shortly after it. */
export function stirringAt({ own, is }: Bird, beat: number, isAfter: boolean): Stirring {
  const breathes = (Math.floor((beat + own) / breathEvery) + own) % 2 === 1;
  const swing = turning(swings, beat + own);
  const quick = isQuick(beat) ? beat / quickEvery + own * 2 : undefined;
  const blinks = !isAfter && quick !== undefined && lids.fall.includes(quick % lids.of);
  const wags = quick !== undefined && quick % wagsOf === 0;
  const isUp = (beat % 2 === 0) !== isAfter;
  return {
    ...(breathes && { 'm-breath': { transform: 'scale(.992,1.022)' } }),
    ...(blinks && !is('happy') && !is('blink') && !is('sleep') && { 'm-eyes': { transform: 'scaleY(.06)' } }),
    ...(wags && { 'm-tail': { transform: `rotate(${isAfter ? 2 : -3}deg)` } }),
    ...(is('flying') && {
      'm-hop': { transform: `translateY(${2 - 8 * swing}px)` },
      'm-beat': { transform: isUp ? 'rotate(-11deg) scaleX(.94)' : 'rotate(11deg)' },
    }),
    ...(is('sad') && { 'm-tear': turning(tears, beat) }),
    ...(is('think') && {
      'm-thought': { transform: `translate(${2 * swing}px,${-4 * swing}px) scale(${1 + 0.04 * swing})` },
    }),
  };
}

/** The letters of a snore go up one after another. */
export const snoreAt = (nth: number, beat: number): Stance => turning(snores, beat + snores.length - nth);

const parts: readonly Part[] = ['m-breath', 'm-eyes', 'm-tail', 'm-hop', 'm-beat', 'm-tear', 'm-thought'];
// The browser keeps these lists at hand.
const allOf = (part: string) => document.getElementsByClassName(part) as HTMLCollectionOf<SVGElement>;

let beat = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

let isWatched = false;

/** From the first one on, the birds of the page move as long as somebody is there to see it. */
export function stirBirds() {
  if (isWatched) return;
  isWatched = true;
  watchPresence((isHere) => {
    clearTimeout(timer);
    if (isHere) timer = setTimeout(step, beatMs);
    else rest();
  });
}

function step() {
  beat++;
  timer = setTimeout(isQuick(beat) ? after : step, isQuick(beat) ? quickMs : beatMs);
  show(false);
}

function after() {
  timer = setTimeout(step, beatMs - quickMs);
  show(true);
}

function show(isAfter: boolean) {
  if (document.querySelector('.calm')) {
    rest();
    return;
  }
  const stirrings = new Map<Element | null, Stirring>();
  const stirringOf = (bird: SVGElement | null) => {
    const known = stirrings.get(bird);
    if (known) return known;
    // A head beside a line is too small to be seen to move.
    const stirring = bird && !bird.matches('.head *') ? stirringAt(drawn(bird), beat, isAfter) : {};
    stirrings.set(bird, stirring);
    return stirring;
  };
  for (const part of parts)
    for (const element of allOf(part)) stand(element, stirringOf(element.ownerSVGElement)[part]);
  for (const [at, element] of [...allOf('m-z')].entries()) stand(element, snoreAt(at % 3, beat));
}

function rest() {
  for (const part of [...parts, 'm-z']) for (const element of allOf(part)) stand(element);
}

const drawn = ({ classList, style }: SVGElement): Bird => ({
  own: Number(style.getPropertyValue('--own')),
  is: (state) => classList.contains(state),
});

const stood = new WeakMap<Element, string>();

// Only what stands otherwise is touched: all else costs no frame.
function stand(element: SVGElement, { transform = '', opacity = '' }: Stance = {}) {
  const stance = `${transform} ${opacity}`;
  if ((stood.get(element) ?? ' ') === stance) return;
  stood.set(element, stance);
  element.style.transform = transform;
  element.style.opacity = opacity;
}

// From so many pixels on, a bird looks as far to the side as it can, in so many steps.
const farPx = 260;
const steps = 4;
// So long a bird is taken to be where it was last seen.
const knownMs = 1000;

const towards = (distance: number) => Math.round(Math.max(-1, Math.min(1, distance / farPx)) * steps) / steps;

/**
 * Lets the birds within an element follow the pointer with their eyes, while nothing is dragged, or then, too. Returns
 * what stops it.
 */
export function watchPointer(within: HTMLElement, alsoDragging = false): () => void {
  const stop = new AbortController();
  const middles = new Map<SVGElement, { x: number; y: number }>();
  const looks = new Map<SVGElement, string>();
  let seenAt = Number.NEGATIVE_INFINITY;
  let pointer = { x: 0, y: 0 };
  const look = () => {
    for (const [bird, middle] of middles) {
      const [x, y] = [towards(pointer.x - middle.x), towards(pointer.y - middle.y)];
      if (looks.get(bird) === `${x} ${y}`) continue;
      looks.set(bird, `${x} ${y}`);
      bird.style.setProperty('--look-x', `${x}`);
      bird.style.setProperty('--look-y', `${y}`);
    }
  };
  // It tells where they are once the page has been laid out: asking them would have it laid out at once.
  const finder = new IntersectionObserver((found) => {
    finder.disconnect();
    middles.clear();
    for (const { target, boundingClientRect: box } of found)
      middles.set(target as SVGElement, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    for (const bird of looks.keys()) if (!middles.has(bird)) looks.delete(bird);
    look();
  });
  const follow = ({ clientX, clientY, timeStamp, buttons }: PointerEvent) => {
    if ((buttons !== 0 && !alsoDragging) || within.closest('.calm')) return;
    pointer = { x: clientX, y: clientY };
    if (timeStamp - seenAt < knownMs) {
      look();
      return;
    }
    seenAt = timeStamp;
    for (const bird of within.querySelectorAll(':not(.head) > .mascot')) finder.observe(bird);
  };
  const forget = () => {
    seenAt = Number.NEGATIVE_INFINITY;
  };
  const { signal } = stop;
  addEventListener('pointermove', follow, { signal, passive: true });
  addEventListener('resize', forget, { signal });
  addEventListener('scroll', forget, { signal, capture: true, passive: true });
  return () => {
    finder.disconnect();
    stop.abort();
  };
}
