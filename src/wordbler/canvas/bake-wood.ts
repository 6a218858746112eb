import { paintWood } from '../../shared/canvas/bake-ground';
import { type Brush, rounded, tableFont } from '../../shared/canvas/bake-shapes';
import { type Box, within } from '../../shared/canvas/box';
import type { BoardColours } from './colours';
import { type Places, rackCell, rackCells, squareCentre } from './places';

const cornerOf = ({ frame }: Places['board'], px: number) => Math.max(8 * px, frame * 0.75);

/** Where nothing is seen of what lies under the board. */
export const underFrame = ({ board }: Pick<Places, 'board'>, px: number): Box =>
  within({ x: board.x, y: board.y, w: board.size, h: board.size }, cornerOf(board, px));

export function paintFrame(g: Brush, { board }: Pick<Places, 'board'>, px: number, colours: BoardColours) {
  const { x, y, size, frame, cell, side: squares } = board;
  const corner = cornerOf(board, px);
  const line = Math.min(3 * px, frame * 0.4);
  const side = cell * squares + 2 * line;
  const grid = { x: x + frame - line, y: y + frame - line, w: side, h: side };
  const plank = { x, y, w: size, h: size, corner, wood: colours.frame, seed: 3 };
  paintWood(g, plank, px, colours.flat, within(grid, line * 2));
  rounded(g, grid.x, grid.y, side, side, line * 2);
  g.fillStyle = colours.grid;
  g.fill();
  if (frame < 15 * px) return;
  g.fillStyle = colours.coordinates;
  g.font = `700 ${Math.round(frame * 0.56)}px ${tableFont}`;
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  for (let i = 0; i < squares; i++) {
    const at = squareCentre(board, { x: i, y: i });
    g.fillText(String.fromCharCode(65 + i), at.x, y + frame * 0.5);
    g.fillText(`${i + 1}`, x + frame * 0.48, at.y + px);
  }
}

export function paintRack(g: Brush, { rack }: Pick<Places, 'rack'>, px: number, colours: BoardColours) {
  const { x, y, w, h, tile, pad, vertical } = rack;
  const corner = Math.min(20 * px, tile * 0.26);
  paintWood(g, { x, y, w, h, corner, wood: colours.rack, seed: 11 }, px, colours.flat);
  g.fillStyle = 'rgba(0,0,0,.28)';
  if (vertical) rounded(g, x + w * 0.07, y + pad * 0.5, tile * 1.06, h - pad, tile * 0.18);
  else rounded(g, x + pad * 0.55, y + h * 0.07, w - pad * 1.1, tile * 1.06, tile * 0.18);
  g.fill();
  g.fillStyle = 'rgba(255,235,200,.2)';
  if (!vertical) g.fillRect(x + 10 * px, y + h - h * 0.085, w - 20 * px, 2 * px);
  g.strokeStyle = colours.flat ? '#ffffff' : 'rgba(255,240,210,.22)';
  g.lineWidth = 1.5 * px;
  g.setLineDash([4 * px, 4 * px]);
  for (let cell = 0; cell < rackCells; cell++) {
    const at = rackCell(rack, cell);
    rounded(g, at.x - tile * 0.44, at.y - tile * 0.45, tile * 0.88, tile * 0.88, tile * 0.14);
    g.stroke();
  }
  g.setLineDash([]);
}
