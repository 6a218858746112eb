import { must } from '../../engine/must';
import { type Board, sideOf, squareIndex } from './board';
import { type Run, runsOf, wordOf } from './placement';
import { type Premiums, premiumFactors } from './premiums';
import type { Rules } from './rules';
import type { LetterScore, ScoreSheet, WordScore } from './score-sheet';
import { shapeOf } from './shape';
import type { LaidTile } from './state';
import { isBlank, rackSize, type TileFace } from './tiles';

function scoreRun(run: Run, faces: readonly TileFace[], premiums: Premiums): WordScore {
  const letters = run.letters.map(({ tile, letter, isNew, x, y }): LetterScore => {
    const printed = must(faces[tile]);
    const face = printed.points;
    const premium = isNew ? must(premiums[squareIndex({ x, y }, sideOf(premiums))]) : null;
    const value = face * (premium ? premiumFactors[premium].letter : 1);
    return { x, y, tile, letter, blank: isBlank(printed), isNew, face, premium, value };
  });
  const multiplier = letters.reduce(
    (product, { premium }) => product * (premium ? premiumFactors[premium].word : 1),
    1,
  );
  const score = multiplier * letters.reduce((sum, { value }) => sum + value, 0);
  return { x: run.x, y: run.y, word: wordOf(run), direction: run.direction, letters, multiplier, score };
}

/** The reckoning of tiles that break no rule of laying; whether the words are words is not asked here. */
export function scorePlay(
  board: Board,
  laid: readonly LaidTile[],
  faces: readonly TileFace[],
  rules: Rules,
): ScoreSheet {
  const { premiums } = shapeOf(rules);
  const words = runsOf(board, laid).map((run) => scoreRun(run, faces, premiums));
  const bonus = laid.length === rackSize ? rules.fullRackBonus : 0;
  return { words, bonus, total: words.reduce((sum, { score }) => sum + score, bonus) };
}
