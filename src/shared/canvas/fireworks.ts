import { must } from '../../engine/must';
import { type Brush, circle, grain } from './brush';
import { partyColours } from './colours';
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

/** A night sky as large as the window, a string of lamps along the top of the stage; `unit` is the size of a lamp. */
export function paintNight(g: Brush, w: number, h: number, stage: number, unit: number) {
  const sky = g.createLinearGradient(0, 0, 0, h);
  sky.addColorStop(0, '#071528');
  sky.addColorStop(0.55, '#0d2b3c');
  sky.addColorStop(1, '#11463b');
  g.fillStyle = sky;
  g.fillRect(0, 0, w, h);
  halo(g, stage / 2, h * 0.55, Math.min(stage, h) * 0.6, 'rgb(255 222 160 / 16%)');
  const any = grain(3);
  for (let i = 0; i < 90; i++) {
    g.fillStyle = `rgb(255 250 230 / ${20 + any() * 50}%)`;
    circle(g, any() * w, any() ** 1.4 * h * 0.8, unit * (0.04 + any() * 0.07));
    g.fill();
  }
  // Where the title leaves it room.
  if (stage > unit * 34) moon(g, stage - unit * 3.4, unit * 7.4, unit * 1.15);
  lamps(g, stage, unit);
}

function moon(g: Brush, x: number, y: number, r: number) {
  halo(g, x, y, r * 3.6, 'rgb(255 240 200 / 26%)');
  g.fillStyle = '#fff3cf';
  g.beginPath();
  g.arc(x, y, r, -Math.PI * 0.42, Math.PI * 0.72);
  g.arc(x - r * 0.34, y - r * 0.2, r * 0.86, Math.PI * 0.66, -Math.PI * 0.34, true);
  g.fill();
}

const shades = [0, 2, 3, 4].map((which) => partyColours[which % partyColours.length] ?? '#ffd778');

function lamps(g: Brush, stage: number, unit: number) {
  const spans = Math.max(2, Math.round(stage / (unit * 13)));
  const sag = (x: number) => unit * (0.35 + 0.9 * Math.sin(((x / stage) * spans * Math.PI) % Math.PI));
  g.strokeStyle = '#2a2018';
  g.lineWidth = Math.max(1, unit * 0.1);
  g.beginPath();
  for (let x = 0; x <= stage; x += unit / 2) g.lineTo(x, sag(x));
  g.stroke();
  const count = Math.round(stage / (unit * 2.1));
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.5) / count) * stage;
    const y = sag(x) + unit * 0.55;
    const colour = shades[i % shades.length] ?? '#ffd778';
    halo(g, x, y, unit * 1.5, `${colour}66`);
    g.fillStyle = '#2a2018';
    g.fillRect(x - unit * 0.16, y - unit * 0.6, unit * 0.32, unit * 0.3);
    g.fillStyle = colour;
    g.beginPath();
    g.ellipse(x, y, unit * 0.26, unit * 0.36, 0, 0, Math.PI * 2);
    g.fill();
    g.fillStyle = 'rgb(255 255 255 / 70%)';
    g.beginPath();
    g.ellipse(x - unit * 0.07, y - unit * 0.1, unit * 0.08, unit * 0.14, 0.3, 0, Math.PI * 2);
    g.fill();
  }
}

function halo(g: Brush, x: number, y: number, r: number, colour: string) {
  const light = g.createRadialGradient(x, y, 0, x, y, r);
  light.addColorStop(0, colour);
  light.addColorStop(1, 'transparent');
  g.fillStyle = light;
  g.fillRect(x - r, y - r, r * 2, r * 2);
}
