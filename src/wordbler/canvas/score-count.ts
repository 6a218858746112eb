import { must } from '../../engine/must';
import type { Point } from '../../shared/canvas/box';
import { grain } from '../../shared/canvas/brush';
import { partyColours } from '../../shared/canvas/colours';
import { plentyFor } from '../../shared/canvas/fireworks';
import { between, clamp, easeIn, easeOut, hump, popOut, ringOut, share } from '../../shared/canvas/motion';
import type { Change, TablePicture } from './picture';
import { depth, type Run, squareCentre } from './places';
import {
  type BlowBeat,
  type BonusBeat,
  type CountedLetter,
  type CountedPlay,
  firstArrival,
  type LetterBeat,
  type ScoreScript,
  scoreScript,
} from './score-plan';
import type { Stage } from './stage';
import { hopTile, once, trailOf } from './tile-motions';
import { count, acclaim as times } from './timings';

/** From the upper edge of the window, in squares: a sum that bends over the first rows stays in sight. */
const headroom = 0.7;

/** The sum draws back a little, bends over the board and sinks into the player's card. */
async function flySum(stage: Stage, from: Point, seat: number, landed: () => void) {
  const to = stage.seatPoint(seat);
  const at = (ms: number): Point => {
    const k = share(ms, count.flight);
    const go = k ** 2.2 * (1.2 - 0.2 * k) - count.drawBack * hump(clamp(k * 2.4, 0, 1));
    const up = hump(clamp(go, 0, 1)) * count.flightArc * stage.unit;
    const y = between(from.y, to.y, go) - up;
    return { x: between(from.x, to.x, go), y: Math.max(y, headroom * stage.unit) };
  };
  const style = { dots: count.trailDots, apart: count.trailApart, alpha: 0.8, side: (left: number) => 0.34 * left };
  const isUnderWay = (then: number, now: number) => then > 0 && now > count.flight * 0.2 && now < count.flight;
  const showTrail = trailOf(stage, style, isUnderWay);
  stage.cue('whoosh');
  stage.bubble.letGo();
  const land = once(() => {
    stage.bubble.hide();
    stage.cue('score');
    landed();
  });
  await stage.choreographer.over(count.flight, (ms) => {
    const k = share(ms, count.flight);
    const sink = count.flightSink * easeOut(share(k - 0.8, 0.2));
    stage.bubble.place(at(ms), 1 + count.flightGrow * hump(k) - sink);
    showTrail(ms, at);
    if (k >= 1) land();
  });
}

/** Of several words, the one that is being counted is named beside the sum, on the side away from the tiles. */
function nameWords(stage: Stage, words: ScoreScript['words'], sum: Point, run: Run) {
  const { places, textures, choreographer, cell } = stage;
  if (words.length < 2 || cell < count.nameFrom * textures.theme.px)
    return { shown: Promise.resolve(), hide: () => {} };
  const tag = stage.image(textures.wordName(must(words[0]).word).key, depth.score + 2).setAlpha(0);
  const from = squareCentre(places.board, run.from);
  const isColumn = run.from.x === run.to.x;
  const below = !isColumn && sum.y > from.y;
  const place = (w: number): Point => {
    const { x, size, frame } = places.board;
    const aside = isColumn ? Math.sign(sum.x - from.x) * (w / 2 - cell * 0.8) : 0;
    const left = x + frame + w / 2;
    return {
      x: Math.round(clamp(sum.x + aside, left, left + size - 2 * frame - w)),
      y: Math.round(sum.y + cell * (below ? 0.8 : -0.8)),
    };
  };
  const naming = words.map(({ at, word }) => {
    const { key, w } = textures.wordName(word);
    const { x, y } = place(w);
    return choreographer.over(
      count.nameIn,
      (ms) => tag.setTexture(key).setPosition(x, y).setAlpha(share(ms, count.nameIn)),
      at,
    );
  });
  return { shown: Promise.all(naming), hide: () => tag.setVisible(false) };
}

export interface ScoredPlay {
  seat: number;
  play: CountedPlay;
  points: number;
}

/** Where the sum stands, and what it says. */
interface Sum extends Point {
  strike: (points: number, force: number) => void;
}

/** A play is counted letter by letter, and the total flies to its player; something else may go on meanwhile. */
export async function countPlay(
  stage: Stage,
  { before }: Change,
  { seat, play, points }: ScoredPlay,
  meanwhile: () => Promise<unknown>,
) {
  if (stage.calm || !play.words.length) {
    stage.session.landPoints(seat, points, 0);
    await meanwhile();
    return;
  }
  const script = scoreScript(play);
  const sum = await openSum(stage, before, play);
  const beats = script.beats.map((beat) => {
    if (beat.kind === 'letter') return countLetter(stage, before, beat, sum);
    return strikeSum(stage, beat, sum);
  });
  const { choreographer } = stage;
  choreographer.haste = Math.max(1, script.ms / count.most);
  const appear = choreographer.over(
    count.bubbleIn,
    (ms) => stage.bubble.place(sum, popOut(1.7)(share(ms, count.bubbleIn))),
    firstArrival(script) - count.bubbleIn,
  );
  const names = nameWords(stage, script.words, sum, runOf(play));
  await Promise.all([appear, ...beats, names.shown, choreographer.wait(script.ms)]);
  names.hide();
  choreographer.haste = 1;
  await Promise.all([pay(stage, sum, seat, points), acclaim(stage, before, play, points), meanwhile()]);
}

async function pay(stage: Stage, sum: Sum, seat: number, points: number) {
  await flySum(stage, sum, seat, () => stage.session.landPoints(seat, points, points));
  await stage.choreographer.over(count.card, (ms) =>
    stage.session.countPoints(seat, Math.round(points * (1 - easeOut(share(ms, count.card))))),
  );
}

function runOf({ words }: CountedPlay): Run {
  const { letters } = must(words[0]);
  return { from: must(letters[0]), to: must(letters.at(-1)) };
}

// The preview goes; the sum comes up again in its place, with the first coin.
async function openSum(stage: Stage, before: Change['before'], play: CountedPlay): Promise<Sum> {
  const { bubble, choreographer } = stage;
  const { x, y } = before.bubble ? stage.bubble.at : stage.bubblePoint(runOf(play), before);
  if (before.bubble) {
    await choreographer.over(count.bubbleOut, (ms) => bubble.place({ x, y }, 1 - easeIn(share(ms, count.bubbleOut))));
  }
  bubble.raise(true);
  bubble.say(0);
  let struck = 0;
  const strike = (points: number, force: number) => {
    bubble.say(points);
    const mine = ++struck;
    void choreographer.over(count.punch, (ms) => {
      const blow = hump(share(ms, count.punch) ** 0.6);
      if (mine === struck) bubble.place({ x, y }, 1 + count.punchBy * force * blow);
    });
  };
  return { x, y, strike };
}

function countLetter(stage: Stage, before: Change['before'], beat: LetterBeat, sum: Sum) {
  return Promise.all([hopTile(stage, before, beat.letter.tile, beat.at), flyCoin(stage, beat, sum)]);
}

// What a letter is worth pops up, grows if its square says so, and flies into the sum, which changes only then.
function flyCoin(stage: Stage, beat: LetterBeat, sum: Sum) {
  const { letter, quiet, step } = beat;
  if (letter.value === 0) return;
  const ms = beat.arrives - beat.at;
  const from = squareCentre(stage.places.board, letter);
  const coin = stage.image(stage.textures.coin(letter.face), depth.score + 3).setScale(0);
  const isGrowing = letter.value > letter.face;
  const start = once(() => stage.cue('count', step));
  const grow = once(() => {
    coin.setTexture(stage.textures.coin(letter.value));
    void popBadge(stage, letter);
    stage.cue('bonus', step);
  });
  const arrive = once(() => {
    coin.setVisible(false);
    sum.strike(beat.sum, quiet ? 0.6 : 1);
  });
  const draw = (now: number) => {
    start();
    if (isGrowing && now >= count.badgeGap) grow();
    const go = easeIn(share(now - ms + count.coinFly, count.coinFly));
    const swell = isGrowing ? count.coinPunch * hump(share(now - count.badgeGap, count.badge)) : 0;
    const sink = 1 - count.coinSink * share(go - 0.6, 0.4);
    const rise = count.coinRise * stage.unit;
    coin
      .setScale(popOut(1.7)(share(now, count.coinPop)) * (1 + swell) * sink)
      .setPosition(
        between(from.x, sum.x, go),
        between(from.y - rise, sum.y, go) - hump(go) * count.coinArc * stage.unit,
      );
    if (now >= ms) arrive();
  };
  return stage.choreographer.over(ms, draw, beat.at);
}

// The badge stays on the corner of its tile until all is counted: one can check the sum.
function popBadge(stage: Stage, letter: CountedLetter) {
  if (!letter.premium) return;
  const { cell } = stage.places.board;
  const { x, y } = squareCentre(stage.places.board, letter);
  const key = stage.textures.badge(letter.premium);
  const badge = stage.image(key, depth.score - 1, x - cell * 0.26, y - cell * 0.44).setScale(0);
  return stage.choreographer.over(count.badge, (ms) => badge.setScale(popOut(count.overshoot)(share(ms, count.badge))));
}

// A word's bonus leaves its square, the bonus the rack; the sum jumps when it is hit, not before.
function strikeSum(stage: Stage, beat: BlowBeat | BonusBeat, sum: Sum) {
  const { textures, places, unit } = stage;
  const isBonus = beat.kind === 'bonus';
  const { rack } = places;
  const from = isBonus ? { x: rack.x + rack.w / 2, y: rack.y + rack.h / 2 } : squareCentre(places.board, beat.letter);
  const key = isBonus ? textures.bubble(`+${beat.points}`) : textures.badge(beat.letter.premium ?? '2W');
  const badge = stage.image(key, depth.score + 4, from.x, from.y).setScale(0);
  const size = isBonus ? 1.2 : count.blowSize;
  const start = once(() => stage.cue('multiplier'));
  const hit = once(() => {
    badge.setVisible(false);
    sum.strike(beat.sum, count.blowPunch / count.punchBy);
    stage.cue('hit');
  });
  const draw = (ms: number) => {
    start();
    const k = share(ms, count.blowFly);
    const up = popOut(count.overshoot)(share(k, count.blowLeave));
    const go = easeIn(share(k - count.blowLeave, 1 - count.blowLeave));
    badge
      .setScale(up * size)
      .setPosition(between(from.x, sum.x, go), between(from.y - unit * 0.5 * up, sum.y, go) - hump(go) * unit * 0.6);
    if (k >= 1) hit();
  };
  return stage.choreographer.over(count.blowFly, draw, beat.at);
}

/** How much is made of a play once it is counted; nothing of a usual one. */
export const degreesOf = ({ words }: Pick<CountedPlay, 'words'>, points: number) => ({
  ripples: points >= times.ripplesFrom,
  rings: points >= times.ringsFrom,
  isFeast: must(words[0]).letters.filter(({ isNew }) => isNew).length >= times.feastFrom,
});

/** A big play: its letters ripple; then a ring goes out and the board shakes; for seven tiles, paper and a banner. */
async function acclaim(stage: Stage, before: TablePicture, play: CountedPlay, points: number) {
  const { ripples, rings, isFeast } = degreesOf(play, points);
  const { letters, word } = must(play.words[0]);
  const centre = (letter: (typeof letters)[number] | undefined) => squareCentre(stage.places.board, must(letter));
  const [from, to] = [centre(letters[0]), centre(letters.at(-1))];
  await Promise.all(
    [
      ripples && letters.map(({ tile }, i) => hopTile(stage, before, tile, i * times.ripple)),
      rings && ringOf(stage, from, to),
      rings && joltBoard(stage),
      isFeast && scatter(stage, from, to),
      isFeast && raiseBanner(stage, word, points, from, to),
    ].flat(),
  );
}

function ringOf(stage: Stage, from: Point, to: Point) {
  const { choreographer, cell, textures } = stage;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const half = { x: (to.x - from.x) / 2 + cell / 2, y: (to.y - from.y) / 2 + cell / 2 };
  const dots = Array.from({ length: times.dots }, () => stage.image(textures.spark, depth.score - 2));
  const start = once(() => stage.cue('bigPlay'));
  return choreographer.over(times.ring, (ms) => {
    start();
    const k = share(ms, times.ring);
    const out = easeOut(k) * times.reach * cell;
    const side = cell * between(0.7, 0.2, k);
    for (const [i, dot] of dots.entries()) {
      const angle = (i / dots.length) * Math.PI * 2;
      dot
        .setPosition(middle.x + Math.cos(angle) * (half.x + out), middle.y + Math.sin(angle) * (half.y + out))
        .setDisplaySize(side, side)
        .setAlpha(1 - k);
    }
  });
}

function joltBoard(stage: Stage) {
  const by = times.joltBy * stage.cell;
  return stage.choreographer.over(times.jolt, (ms) => {
    const k = share(ms, times.jolt);
    stage.jolt(k < 1 ? by * ringOut(k) : 0);
  });
}

interface Scrap {
  /** Along the word, from its beginning to its end. */
  along: number;
  /** In squares a second. */
  aside: number;
  up: number;
  spin: number;
  size: number;
}

/** Paper thrown up from the whole length of a word. */
export function scraps(many: number): Scrap[] {
  const any = grain(21);
  return Array.from({ length: many }, () => ({
    along: any(),
    aside: (any() - 0.5) * 9,
    up: 5 + any() * 8,
    spin: (any() - 0.5) * 16,
    size: 0.2 + any() * 0.16,
  }));
}

function scatter(stage: Stage, from: Point, to: Point) {
  const { choreographer, cell, textures } = stage;
  const thrown = scraps(plentyFor(textures.theme.px).papers / 2).map((scrap, i) => {
    const colour = must(partyColours[i % partyColours.length]);
    const key = textures.once(`scrap-${colour}`, 14, 9, (g) => {
      g.fillStyle = colour;
      g.fillRect(0, 0, 14, 9);
    });
    return { scrap, image: stage.image(key, depth.score + 5) };
  });
  return choreographer.over(times.paper, (ms) => {
    const left = clamp((times.paper - ms) / times.paperOut, 0, 1);
    for (const { scrap, image } of thrown) {
      const { along, aside, up, spin, size } = scrap;
      const s = ms / 1000;
      image
        .setPosition(
          between(from.x, to.x, along) + aside * s * cell,
          between(from.y, to.y, along) + (times.gravity * s * s - up * s) * cell,
        )
        .setRotation(spin * s)
        .setDisplaySize(size * 1.5 * cell, Math.max(1, size * cell * Math.abs(Math.cos(spin * 1.7 * s))))
        .setAlpha(left);
    }
  });
}

function raiseBanner(stage: Stage, word: string, points: number, from: Point, to: Point) {
  const { choreographer, places, textures } = stage;
  const { board } = places;
  const { key, w, h } = textures.banner(word, points);
  const most = board.size - 2 * board.frame;
  const size = Math.min(1, most / w);
  const middle = board.x + board.size / 2;
  const isHigh = Math.min(from.y, to.y) < board.y + board.size / 2;
  const y = isHigh ? Math.max(from.y, to.y) + h * 1.6 : Math.min(from.y, to.y) - h * 1.6;
  const banner = stage.image(key, depth.score + 6).setScale(0);
  return choreographer.over(times.banner, (ms) => {
    const up = popOut(1.4)(share(ms, times.bannerIn));
    const out = clamp((times.banner - ms) / times.bannerOut, 0, 1);
    banner
      .setScale(size * up)
      .setAlpha(out)
      .setPosition(middle, clamp(y, board.y + h, board.y + board.size - h));
  });
}
