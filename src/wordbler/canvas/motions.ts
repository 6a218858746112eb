import { must } from '../../engine/must';
import { between, calmFade, carry, hump, share } from '../../shared/canvas/motion';
import type { EventGroup } from '../play/event-queue';
import type { Ceremony } from '../play/match';
import { type EventOf, type GameEvent, inReadingOrder } from '../rules';
import { openBag, openBagMs, type Shake, shakeMs, shakenBag, thudAt } from './bag-view';
import { isHinted } from './game-picture';
import { type Change, isSameBubble, lookAt, type Move, movesBetween, newlySpent } from './picture';
import { depth, squareBox } from './places';
import { countPlay, type ScoredPlay } from './score-count';
import type { Stage } from './stage';
import { flyAll, handOver, once, shakeHeads, turnTiles } from './tile-motions';
import { dropPose, hopping, landed, planFlight } from './tile-poses';
import { cheer as cheers, draw, draw as drawTimes, type FlightStyle, flights, held, shakes, spend } from './timings';

/**
 * What is seen between two pictures. draw: the racks of the first draw come, change or go; cheer: who starts is shown;
 * look: nothing moves, so that all can see, or while something else does (`ifMoving`); deal: out of the bag; refill:
 * so, but quicker; intoBag: back into it; play: onto the board from a rack; home: from the board; refuse: a shake of
 * the head, then home; slide: within the rack or the board; handOver: another rack comes in front; turnOver: where they
 * lie; score: a play is counted, its bonus squares turn grey, and something else goes on while its points fly. `tiles`
 * narrows it down and gives the order.
 */
export type Motion =
  | { kind: 'shake'; long: boolean }
  | { kind: 'draw' }
  | { kind: 'cheer'; ms: number }
  | { kind: 'handOver' }
  | { kind: 'look'; ms: number; ifMoving?: true }
  | ({ kind: 'score'; meanwhile: readonly Motion[] } & ScoredPlay)
  | { kind: 'deal'; tiles?: readonly number[]; ceremony?: Ceremony }
  | {
      kind: 'refill' | 'intoBag' | 'play' | 'home' | 'refuse' | 'slide' | 'turnOver';
      tiles?: readonly number[];
    };

export async function perform(stage: Stage, change: Change, motions: readonly Motion[]): Promise<void> {
  if (isHinted(change.before) && !isHinted(change.after)) stage.forgetHint(change.before);
  if (!motions.some(({ kind }) => kind === 'score') && !isSameBubble(change.before, change.after)) stage.bubble.hide();
  await Promise.all([drop(stage, change), inTurn(stage, change, motions)]);
}

async function inTurn(stage: Stage, change: Change, motions: readonly Motion[]) {
  for (const motion of motions) await play(stage, change, motion);
}

function play(stage: Stage, change: Change, motion: Motion): Promise<unknown> {
  switch (motion.kind) {
    case 'shake':
      return shakeBag(stage, motion.long ? shakes.long : shakes.short);
    case 'draw':
      return changeDraw(stage, change);
    case 'cheer':
      return cheer(stage, change, motion.ms);
    case 'look':
      return stage.choreographer.wait(motion.ifMoving && stage.calm ? 0 : motion.ms);
    case 'score':
      return countPlay(stage, change, motion, () =>
        Promise.all([greyOut(stage, change), inTurn(stage, change, motion.meanwhile)]),
      );
    case 'handOver':
      return handOver(stage, change);
    case 'turnOver':
      return turnTiles(stage, change, motion.tiles);
    case 'deal':
      return deal(stage, change, motion.tiles, flights.deal, motion.ceremony);
    case 'refill':
      return deal(stage, change, motion.tiles, flights.refill);
    case 'intoBag':
      return intoBag(
        stage,
        change,
        moves(change, motion.tiles, (move) => move.to.at === 'bag'),
      );
    case 'play': {
      const played = moves(change, motion.tiles, onto).sort((a, b) => reading(a.to, b.to));
      return flyAll(stage, played, { ...change, style: flights.play, trail: true });
    }
    case 'home':
      return flyAll(stage, homeward(change, motion.tiles), { ...change, style: flights.home });
    case 'refuse':
      return refuse(stage, change, motion.tiles);
    case 'slide':
      return flyAll(stage, moves(change, motion.tiles, within), { ...change, style: flights.slide });
  }
}

function moves(change: Change, tiles: readonly number[] | undefined, fits: (move: Move) => boolean): Move[] {
  const all = movesBetween(change.before, change.after).filter(
    (move) => move.tile.id !== change.dropped?.id && fits(move),
  );
  if (!tiles) return all;
  return tiles.flatMap((id) => all.filter((move) => move.tile.id === id));
}

const onto = ({ from, to }: Move) => to.at === 'board' && (from.at === 'seat' || from.at === 'rack');
const off = ({ from, to }: Move) => from.at === 'board' && (to.at === 'rack' || to.at === 'seat');
const within = ({ from, to }: Move) => from.at === to.at && to.at !== 'bag' && to.at !== 'seat';

const reading = (a: Move['to'], b: Move['to']) => (a.at === 'board' && b.at === 'board' ? inReadingOrder(a, b) : 0);

// Last in reading order, first home, unless an order is given.
const homeward = (change: Change, tiles?: readonly number[]) => {
  const found = moves(change, tiles, off);
  return tiles ? found : found.sort((a, b) => reading(b.from, a.from));
};

async function shakeBag(stage: Stage, shake: Shake) {
  if (stage.calm) return;
  stage.cue('shake');
  const thud = once(() => stage.cue('thud'));
  await stage.choreographer.over(shakeMs(shake), (ms) => {
    stage.bag.stand(shakenBag(ms, shake));
    if (ms >= thudAt(shake)) thud();
  });
}

async function deal(
  stage: Stage,
  change: Change,
  tiles: readonly number[] | undefined,
  few: FlightStyle,
  ceremony?: Ceremony,
) {
  const dealt = moves(change, tiles, ({ from }) => from.at === 'bag');
  if (!dealt.length) return;
  const around = ceremony === 'short' ? flights.dealQuickly : flights.dealAround;
  const style = dealt.length > 7 ? around : few;
  await Promise.all([open(stage, style, dealt.length), flyAll(stage, dealt, { ...change, style })]);
}

async function intoBag(stage: Stage, change: Change, returned: Move[]) {
  const [first] = returned;
  if (!first) return;
  const style = flights.intoBag;
  const from = stage.spot(first.tile, first.from, true, change.before);
  const { landsAt } = planFlight(from, { ...stage.bag.mouth, side: 1, faceUp: false }, style, stage.unit, 0);
  await Promise.all([
    open(stage, style, returned.length, landsAt * 0.8),
    flyAll(stage, returned, { ...change, style }),
  ]);
}

async function open(stage: Stage, { stagger }: FlightStyle, tiles: number, first = 0) {
  if (stage.calm) return;
  await stage.choreographer.over(openBagMs(stagger, tiles, first), (ms) =>
    stage.bag.stand(openBag(ms, stagger, tiles, first)),
  );
}

async function refuse(stage: Stage, change: Change, tiles?: readonly number[]) {
  await shakeHeads(stage, change, tiles);
  await flyAll(stage, homeward(change, tiles), { ...change, style: flights.refused });
}

async function greyOut(stage: Stage, { before, after }: Change) {
  const ms = stage.calm ? calmFade : spend.fade;
  await Promise.all(
    newlySpent(before, after).map((square) => {
      const box = squareBox(stage.places.board, square);
      const look = must(lookAt(after, square));
      const grey = stage.image(stage.textures.square(look, box), depth.fading, box.x, box.y).setOrigin(0);
      return stage.choreographer.over(ms, (now) => grey.setAlpha(share(now, ms)));
    }),
  );
}

// From the hand: near its place the tile is set down, from afar it flies.
async function drop(stage: Stage, { after, dropped }: Change) {
  const look = dropped && after.tiles.find(({ id }) => id === dropped.id);
  if (!look || !dropped) return;
  const { choreographer, glow } = stage;
  const view = stage.tile(look);
  const to = stage.spot(look, look.place, look.faceUp, after);
  const { pose } = dropped;
  const lit = glow.alpha;
  view.wear(look);
  if (stage.calm || look.place.at === 'bag' || look.place.at === 'seat') return;
  const away = Math.hypot(to.x - pose.x, to.y - pose.y) / stage.unit;
  if (away > held.dropWithin) {
    glow.setAlpha(0);
    const { ms, poseAt } = planFlight({ ...pose, faceUp: true }, to, flights.home, stage.unit, 0);
    return choreographer.over(ms, (now) => view.stand(poseAt(now)));
  }
  await choreographer.over(held.drop, (ms) => {
    view.stand(dropPose(pose, to, ms));
    glow.setAlpha(lit * (1 - share(ms, held.glowOut)));
  });
  stage.cue('click');
  await choreographer.over(held.settle, (ms) => view.stand(landed(to, ms, held)));
}

/** With the short ceremony it is only said who starts. */
const drawing: readonly GameEvent['type'][] = ['drewForStart', 'startDecided', 'drawReturned'];

/** Nothing of this is to be seen. */
export const isUnseen = ({ type }: GameEvent, ceremony: Ceremony) => ceremony === 'short' && drawing.includes(type);

/** How an event moves the tiles; none for what only changes figures. */
export function motionsOf(event: GameEvent, ceremony: Ceremony = 'long'): Motion[] {
  switch (event.type) {
    case 'drewForStart': {
      const tiles = event.draws.map(({ tile }) => tile);
      const shown = { kind: 'look', ms: draw.look } as const;
      return [...drawChanges(event.round), { kind: 'shake', long: true }, { kind: 'deal', tiles }, shown];
    }
    case 'startDecided':
      return [{ kind: 'draw' }, { kind: 'cheer', ms: draw.starts }];
    case 'dealt':
      return [{ kind: 'draw' }, { kind: 'shake', long: true }, { kind: 'deal', tiles: inTurns(event), ceremony }];
    case 'refilled':
      return refill(event);
    case 'drawReturned':
    case 'exchanged':
    case 'resigned':
      return [{ kind: 'intoBag' }];
    case 'tileLaid':
      return [{ kind: 'play' }];
    case 'tileMoved':
    case 'rackArranged':
      return [{ kind: 'slide' }];
    case 'tilesWentHome': {
      const isDoubted = event.reason === 'invalid' || event.reason === 'challenged';
      return [{ kind: isDoubted ? 'refuse' : 'home', tiles: event.tiles.map(({ tile }) => tile) }];
    }
    case 'playScored':
      return scored(event, []);
    default:
      return [];
  }
}

/** How a scene moves them: the tiles of a play fly together. */
export function motionsOfGroup([first, second]: EventGroup, ceremony: Ceremony): Motion[] {
  if (!first) return [];
  return first.type === 'playScored' && second?.type === 'refilled'
    ? motionsOfPlay(first, second)
    : motionsOf(first, ceremony);
}

/** The points of a play fly to its player while the rack is filled up. */
const motionsOfPlay = (event: EventOf<'playScored'>, refilled: EventOf<'refilled'>): Motion[] =>
  scored(event, refill(refilled));

const scored = ({ seat, sheet }: EventOf<'playScored'>, meanwhile: Motion[]): Motion[] => [
  { kind: 'score', seat, play: sheet, points: sheet.total, meanwhile },
];

const refill = ({ drawn }: EventOf<'refilled'>): Motion[] => [
  { kind: 'shake', long: false },
  { kind: 'refill', tiles: drawn.map(({ tile }) => tile) },
];

// A tie is told, then the tiles drawn before make room.
const drawChanges = (round: number): Motion[] =>
  round === 1 ? [{ kind: 'draw' }] : [{ kind: 'draw' }, { kind: 'look', ms: draw.tie }, { kind: 'slide' }];

// As people deal: a tile to each rack in turn.
function inTurns({ hands }: EventOf<'dealt'>): number[] {
  const rounds = Math.max(...hands.map(({ drawn }) => drawn.length));
  return Array.from({ length: rounds }, (_, round) =>
    hands.flatMap(({ drawn }) => drawn.slice(round, round + 1).map(({ tile }) => tile)),
  ).flat();
}

/** The racks of the draw come or go, and the bag with them: onto the star, and home. */
async function changeDraw(stage: Stage, { before, after }: Change) {
  const { choreographer, draw } = stage;
  if (before.draw && after.draw) {
    draw.present(after.draw);
    return;
  }
  const look = after.draw ?? before.draw;
  const ms = stage.calm ? calmFade : drawTimes.fade;
  const fades = choreographer.over(ms, (now) => {
    const k = share(now, ms);
    draw.present(look, after.draw ? k : 1 - k);
  });
  await Promise.all([fades, moveBag(stage, { before, after })]);
}

async function moveBag(stage: Stage, { before, after }: Pick<Change, 'before' | 'after'>) {
  if (stage.calm) return;
  const [from, to] = [stage.bagPlace(before), stage.bagPlace(after)];
  const large = Math.max(from.unit, to.unit);
  stage.cue('whoosh');
  await stage.choreographer.over(drawTimes.bag, (ms) => {
    const k = carry(share(ms, drawTimes.bag));
    const unit = between(from.unit, to.unit, k);
    const y = between(from.y, to.y, k) - hump(k) * stage.unit * 0.8;
    stage.bag.move({ x: between(from.x, to.x, k), y, unit }, large);
  });
}

/** There is time to see who starts, and the tile that decided it hops. */
async function cheer(stage: Stage, { after }: Change, ms: number) {
  const { calm, choreographer, unit } = stage;
  const winners = calm
    ? []
    : after.tiles.filter(
        ({ place }) => place.at === 'drawn' && place.aside === 0 && after.draw?.lit.includes(place.seat),
      );
  await Promise.all([
    choreographer.wait(ms),
    ...winners.map((look) => {
      const view = stage.tile(look);
      const spot = stage.spot(look, look.place, look.faceUp, after);
      view.raise(0);
      return choreographer.over(2 * cheers.hop, (now) => view.stand(hopping(spot, now, unit)), cheers.after);
    }),
  ]);
}
