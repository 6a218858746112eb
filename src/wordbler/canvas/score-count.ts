import { must } from '../../engine/must';
import type { Point } from '../../shared/canvas/box';
import { between, clamp, easeIn, easeOut, hump, popOut, share } from '../../shared/canvas/motion';
import { acclaim } from './applause';
import type { Change } from './picture';
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
import { count } from './timings';

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
  if (words.length < 2 || cell < count.nameFrom * textures.dress.px)
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

export interface Reckoning {
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
  { seat, play, points }: Reckoning,
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
