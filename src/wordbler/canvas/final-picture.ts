import { must } from '../../engine/must';
import { type Brush, canvasOf, fillWith, rounded, shade, tableFont } from '../../shared/canvas/brush';
import { type Board, isBlank, isSame, type Shape, squareAt, type TileFace } from '../rules';
import type { BoardColours } from './colours';
import { paintSquare, paintTile, type SquareDress } from './paint-board';

/** A board when all is over, and what stands above it. */
interface Final {
  shape: Shape;
  board: Board;
  faces: readonly TileFace[];
  title: string;
  totals: string;
  signs: SquareDress['signs'];
}

/** In pixels of the picture. */
export const finalSizes = { square: 60, margin: 30, head: 96 } as const;

const { square, margin, head } = finalSizes;
const rimmed = Math.round(square * 0.92);

/** The picture that can be saved and shared: the same whatever window the game was played in. */
export function finalPicture(final: Final, colours: BoardColours): HTMLCanvasElement {
  const { bonuses, star, side: squares } = final.shape;
  const side = squares * square;
  const { canvas, brush } = canvasOf(side + 2 * margin, side + head + margin);
  const [above, middle, below] = colours.frame;
  brush.fillStyle = shade(brush, 0, 0, canvas.height, [
    [0, above],
    [0.5, middle],
    [1, below],
  ]);
  brush.fillRect(0, 0, canvas.width, canvas.height);
  paintHead(brush, final, side, colours.coordinates);
  rounded(brush, margin - 6, head - 6, side + 12, side + 12, 12);
  fillWith(brush, colours.grid);
  for (const [index, bonus] of bonuses.entries()) {
    const at = squareAt(index, squares);
    const lies = final.board[index];
    const look = { bonus: bonus ?? '', star: isSame(at, star), spent: Boolean(lies && bonus) } as const;
    const box = { x: margin + at.x * square, y: head + at.y * square, w: square, h: square };
    paintSquare(brush, box, look, Boolean(lies), { colours, px: 1, labels: true, signs: final.signs });
    if (!lies) continue;
    const tile = bonus ? rimmed : square;
    const face = must(final.faces[lies.tile]);
    brush.save();
    brush.translate(box.x + (square - tile) / 2, box.y + (square - tile) / 2);
    paintTile(brush, 0, tile, 1, colours, {
      letter: lies.letter,
      value: face.points,
      dress: isBlank(face) ? 'pink' : 'plain',
    });
    brush.restore();
  }
  return canvas;
}

function paintHead(g: Brush, { title, totals }: Final, side: number, ink: string) {
  const edge = margin + side;
  g.fillStyle = ink;
  g.textBaseline = 'alphabetic';
  g.textAlign = 'left';
  g.font = `800 38px ${tableFont}`;
  g.fillText(title, margin, 62);
  const room = side - g.measureText(title).width - margin;
  g.textAlign = 'right';
  g.font = `700 28px ${tableFont}`;
  g.fillText(totals, edge, 60, room);
}
