// Times in ms, angles in degrees, lengths in rack tiles, so that they hold on every screen.
import { carry, type Ease, toss } from '../../shared/canvas/motion';

export const bagMoves = {
  halfSwing: 50,
  lift: 0.045, // lift and swing are shares of the bag's height
  swing: 0.045,
  squash: 0.035,
  sway: 2.4,
  neckLag: 50,
  neckFollow: 0.55,
  neckTurn: 5,
  tasselLag: 90,
  tasselTurn: 26,
  thudSquash: 0.06,
  open: 90,
  mouth: 0.16,
  burp: 0.14,
  burpFor: 110,
};

/** Before the deal, and before tiles that only fill a rack up: nobody is to wait for those. */
export const shakes = {
  long: { halfSwings: 13, thud: 150 },
  short: { halfSwings: 4, thud: 100 },
};

export interface FlightStyle {
  least: number;
  perTile: number;
  most: number;
  stagger: number;
  ease: Ease;
  arc: number;
  arcPerTile: number;
  /** Where along the way the arc is highest. */
  peak: number;
  height: number;
  grow: number;
  turn: number;
  flipFrom: number;
  flipTo: number;
  settle: number;
  squash: number;
}

const deal: FlightStyle = {
  least: 260,
  perTile: 15,
  most: 440,
  stagger: 72,
  ease: toss,
  arc: 0.9,
  arcPerTile: 0.06,
  peak: 0.2,
  height: 0.5,
  grow: 0.16,
  turn: 9,
  flipFrom: 0.45,
  flipTo: 0.75,
  settle: 140,
  squash: 0.07,
};

const home: FlightStyle = {
  ...deal,
  least: 240,
  perTile: 13,
  most: 380,
  stagger: 48,
  ease: carry,
  arc: 0.4,
  peak: 0.5,
  height: 0.42,
  grow: 0.12,
  turn: 5,
  settle: 120,
  squash: 0.05,
};

export const flights = {
  deal,
  /** Several racks at once, a tile to each in turn. */
  dealAround: { ...deal, stagger: 46, grow: 0.45 },
  /** Nobody is to wait for it: shaken and dealt to four within two seconds. */
  dealQuickly: { ...deal, stagger: 9, grow: 0.45 },
  refill: { ...deal, stagger: 40, most: 400, settle: 120 },
  home,
  refused: { ...home, stagger: 62, arc: 0.25, turn: 7, least: 220, most: 340 },
  intoBag: { ...home, stagger: 60, arc: 0.9, peak: 0.8, turn: 8, flipFrom: 0.1, flipTo: 0.4, settle: 0 },
  play: {
    ...deal,
    least: 320,
    perTile: 14,
    most: 460,
    stagger: 80,
    ease: carry,
    arc: 0.5,
    arcPerTile: 0.08,
    peak: 0.5,
    height: 0.6,
    grow: 0.3,
    turn: 8,
    flipFrom: 0.2,
    flipTo: 0.55,
    settle: 130,
    squash: 0.06,
  },
  slide: { ...home, least: 180, most: 300, stagger: 18, arc: 0.3, height: 0.3, turn: 3, settle: 90 },
} satisfies Record<string, FlightStyle>;

export const trail = { dots: 7, apart: 22, alpha: 0.5, size: 0.17 };
export const turnOver = { ms: 220, stagger: 40, grow: 0.08, settle: 90, squash: 0.04 };
/** From the press that parts it until its halves have passed the rack; its own times are in curtain.css. */
export const curtain = { passesRack: 400 };
/** Another rack comes in front; `fadeFrom` is a share of the way out. */
export const handOver = { out: 200, apart: 35, reach: 1.1, fadeFrom: 0.35, gap: 170, appear: 60 };
export const spend = { fade: 300 };
/** The first draw: the racks come and go, and there is time to see what was drawn and who starts. */
export const draw = { fade: 220, bag: 290, look: 500, tie: 1200, starts: 1500 };
/** The tile that starts hops twice. */
export const cheer = { after: 200, hop: 430, high: 0.55 };

export const held = {
  threshold: 8, // CSS pixels a pointer moves before it drags
  lift: 110,
  raise: 0.36,
  grow: 0.12,
  aboveFinger: 52, // CSS pixels from a finger to the middle of its tile, which it must not hide
  gather: 1, // as far as this, or for as long as `lift`, the tile is still on its way to the hand
  sideLag: 60,
  turnPerSpeed: 7.5, // speed in tiles per 100 ms
  turnMost: 11,
  turnLag: 75,
  glowIn: 80,
  glowOut: 120,
  drop: 130,
  dropWithin: 1.6, // farther than this the tile flies
  settle: 140,
  squash: 0.07,
};

/** The count of a play. Cross words are counted in passing; `blow` is a word's bonus on its way to the sum. */
export const count = {
  most: 1050, // the letters and bonus squares of a play; a longer count runs faster
  start: 160,
  letter: 90,
  crossLetter: 45,
  bonusExtra: 240,
  crossPause: 60,
  rest: 200,
  hop: 220,
  hopHeight: 0.22,
  hopGrow: 0.12,
  coinPop: 110,
  coinHold: 150,
  coinFly: 210,
  coinRise: 0.5,
  coinArc: 0.5,
  coinPunch: 0.45,
  coinSink: 0.5,
  badge: 240,
  badgeGap: 110,
  overshoot: 1.9,
  bubbleIn: 200,
  bubbleOut: 90,
  punch: 160,
  punchBy: 0.2,
  blowPause: 90,
  blowFly: 380,
  blowLeave: 0.4, // the share of its time in which it rises from its square
  blowSize: 1.9,
  blowPunch: 0.55,
  flight: 480,
  flightArc: 1.4,
  flightGrow: 0.22,
  flightSink: 0.35,
  drawBack: 0.06,
  nameIn: 120,
  nameFrom: 30, // CSS pixels: on smaller squares no word is named
  card: 480, // the points on the player's card
  trailDots: 14,
  trailApart: 11,
};

/** What is made of a big play while its points fly: nobody waits for it. `reach` and `gravity` are in squares. */
export const acclaim = {
  ripplesFrom: 20,
  ringsFrom: 30,
  feastFrom: 7, // tiles
  ripple: 45,
  ring: 620,
  dots: 30,
  reach: 2.6,
  jolt: 240,
  joltBy: 0.07,
  paper: 940,
  paperOut: 260,
  gravity: 9,
  banner: 940,
  bannerIn: 220,
  bannerOut: 160,
  bannerHigh: 1.7, // squares; on small ones at least so many CSS pixels
  bannerLeast: 46,
};

/** The board under a finger that carries a tile, where squares are small; in CSS pixels and in shares of its place. */
export const zooming = {
  below: 44,
  lifted: 1.6,
  lag: 55,
  out: 160,
  doubleTap: 320,
  tapWithin: 24,
  rest: 180, // so long a tile stays about where it is before the board grows around it
  steady: 0.016,
  edge: 0.07, // a share on either side of the edge, where what has grown moves while a tile is held there
  holdAtEdge: 350,
  pace: 0.5, // shares a second, right at the edge
};

export const refuse = { rim: 90, swings: 3, swing: 105, reach: 0.13, ripple: 14, hold: 170 };
