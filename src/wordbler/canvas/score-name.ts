import { must } from '../../engine/must';
import type { Point } from '../../shared/canvas/box';
import { clamp, share } from '../../shared/canvas/easing';
import { depth } from './depths';
import { squareCentre } from './places';
import type { Run } from './score-place';
import type { ScoreScript } from './score-script';
import type { Stage } from './stage';
import { count } from './timings';

/** Of several words, the one that is being counted is named beside the sum, on the side away from the tiles. */
export function nameWords(stage: Stage, words: ScoreScript['words'], sum: Point, run: Run) {
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
