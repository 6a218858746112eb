import { must } from '../../engine/must';
import { grain } from './brush';
import { clamp, easeOut, party, radians, share } from './motion';

/** A dot of light. `x` and `y` are shares of the screen, `dx`, `dy` and `size` are in tiles. */
export interface Dot {
  x: number;
  y: number;
  dx: number;
  dy: number;
  size: number;
  alpha: number;
  colour: number;
}

export interface Paper extends Dot {
  turn: number;
  /** As it tumbles: 1 is its face, 0 its edge. */
  wide: number;
}

export interface Rocket {
  at: number;
  x: number;
  y: number;
  colour: number;
  reach: number;
  turn: number;
}

/** What a screen can carry: pixels are what fireworks cost. */
export interface Plenty {
  sparks: number;
  tail: number;
  papers: number;
}

export const plentyFor = (dpr: number): Plenty => (dpr < 1.5 ? party.plenty : party.plentyOnDense);

/** What a tile measures in a window of this size, in CSS pixels. */
export function partyTile(width: number, height: number): number {
  const shorter = Math.min(width, height);
  return Math.round(shorter < 520 ? Math.min(54, shorter * 0.123) : Math.min(88, shorter * 0.082));
}

/** The part of the screen, from its corner, that no panel covers. */
export interface Sky {
  w: number;
  h: number;
}

/** Left and right in turn, over the middle of the sky. */
export function rockets(colours: number, { w, h }: Sky): Rocket[] {
  const any = grain(5);
  return Array.from({ length: party.rockets }, (_, i) => ({
    at: i * party.rocketEvery + any() * 90,
    x: w * (i % 2 ? 0.7 + any() * 0.22 : 0.08 + any() * 0.22),
    y: h * (0.16 + any() * 0.34),
    colour: i % colours,
    reach: party.reach * (0.75 + any() * 0.5),
    turn: any() * Math.PI,
  }));
}

/** The same rocket, its burst inside a stage in a window of so many tiles. */
export function within(rocket: Rocket, { w, h }: Sky, wide: number, high: number): Rocket {
  const reach = Math.min(rocket.reach, (w * wide) / 5, (h * high) / 4);
  const edge = reach + 0.3;
  return {
    ...rocket,
    reach,
    x: clamp(rocket.x, edge / wide, w - edge / wide),
    y: clamp(rocket.y, edge / high, Math.max(edge / high, h - (edge + party.drop) / high)),
  };
}

/** Nothing is simulated: every moment can be drawn, in any order. */
export function rocketDots(rocket: Rocket, ms: number, plenty: Plenty): Dot[] {
  const since = ms - rocket.at;
  if (since < 0 || since > party.rise + party.burst) return [];
  return since < party.rise ? risingTail(rocket, since) : burst(rocket, since - party.rise, plenty);
}

function risingTail({ x, y, colour }: Rocket, ms: number): Dot[] {
  return Array.from({ length: party.riseTail }, (_, i) => {
    const k = easeOut(share(ms - i * party.tailApart, party.rise));
    return {
      x,
      y: 1.02 + (y - 1.02) * k,
      dx: Math.sin(k * 9) * 0.05,
      dy: 0,
      size: 0.16 - i * 0.024,
      alpha: 0.9 - i * 0.17,
      colour,
    };
  });
}

function burst(rocket: Rocket, ms: number, { sparks, tail }: Plenty): Dot[] {
  const { x, y, colour, reach, turn } = rocket;
  const dots: Dot[] = [];
  if (ms < party.flash) dots.push({ x, y, dx: 0, dy: 0, size: party.flashSize, alpha: 1 - ms / party.flash, colour });
  for (let spark = 0; spark < sparks; spark++) {
    const ring = must([0.55, 0.8, 1][spark % 3]);
    const angle = turn + (spark / sparks) * Math.PI * 2;
    for (let i = 0; i < tail; i++) {
      const then = ms - i * party.tailApart;
      const k = share(then, party.burst);
      const alpha = glow(k, spark, ms) * (1 - i / tail) ** 1.5;
      if (then <= 0 || alpha < 0.06) continue;
      const out = easeOut(k) * reach * ring;
      const dx = Math.cos(angle) * out;
      const dy = Math.sin(angle) * out + party.drop * k * k;
      dots.push({ x, y, dx, dy, size: i ? 0.15 - i * 0.02 : 0.24, alpha, colour });
    }
  }
  return dots;
}

// Bright, then paler, and every third spark twinkles.
function glow(k: number, spark: number, ms: number): number {
  if (k < party.twinkleFrom) return 1;
  const fade = 1 - (k - party.twinkleFrom) / (1 - party.twinkleFrom);
  return fade * ((spark + Math.floor(ms / 60)) % 3 === 0 ? 0.25 : 1);
}

/** Paper over the whole screen. */
export function confetti(count: number, colours: number): (ms: number) => Paper[] {
  const any = grain(9);
  const papers = Array.from({ length: count }, () => ({
    at: any() * party.confettiSpread,
    x: any(),
    phase: any() * Math.PI * 2,
    size: 0.16 + any() * 0.12,
    speed: 0.8 + any() * 0.5,
    colour: Math.floor(any() * colours),
  }));
  return (ms) =>
    papers.flatMap(({ at, x, phase, size, speed, colour }) => {
      const since = ms - at;
      const y = -0.05 + (since / party.confettiFor) * speed * party.fall;
      if (since < 0 || y > 1.05) return [];
      const wide = Math.cos((since / party.tumbleEvery) * Math.PI * speed + phase);
      const dx = Math.sin((since / party.swayEvery) * Math.PI + phase) * party.sway;
      return [{ x, y, dx, dy: 0, size, alpha: 1, colour, turn: phase + radians(since * 0.12), wide }];
    });
}

/** Reduced motion: some bursts at their widest, as a still picture. */
export const stillStars = (all: readonly Rocket[], plenty: Plenty): Dot[] =>
  all
    .slice(0, party.stillStars)
    .flatMap((rocket) => rocketDots({ ...rocket, at: 0 }, party.rise + party.burst * 0.45, plenty));

/** How much of it all is left as it ends; `ended` is when somebody has had enough. */
export const leaving = (ms: number, ended: number) => clamp((Math.min(party.lasts, ended) - ms) / party.out, 0, 1);
