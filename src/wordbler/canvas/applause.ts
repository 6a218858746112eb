import { must } from '../../engine/must';
import type { Point } from '../../shared/canvas/box';
import { grain } from '../../shared/canvas/brush';
import { partyColours } from '../../shared/canvas/colours';
import { plentyFor } from '../../shared/canvas/fireworks';
import { between, clamp, easeOut, popOut, ringOut, share } from '../../shared/canvas/motion';
import type { TablePicture } from './picture';
import { depth, squareCentre } from './places';
import type { CountedPlay } from './score-plan';
import type { Stage } from './stage';
import { hopTile, once } from './tile-motions';
import { acclaim as times } from './timings';

/** How much is made of a play once it is counted; nothing of a usual one. */
export const degreesOf = ({ words }: Pick<CountedPlay, 'words'>, points: number) => ({
  ripples: points >= times.ripplesFrom,
  rings: points >= times.ringsFrom,
  isFeast: must(words[0]).letters.filter(({ isNew }) => isNew).length >= times.feastFrom,
});

/** A big play: its letters ripple; then a ring goes out and the board shakes; for seven tiles, paper and a banner. */
export async function acclaim(stage: Stage, before: TablePicture, play: CountedPlay, points: number) {
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
