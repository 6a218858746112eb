import { must } from '../../engine/must';
import { type Box, within } from '../../shared/canvas/box';
import { type Brush, circle, fillWith, grain, rounded, shade, tableFont } from '../../shared/canvas/brush';
import { paintWood } from '../../shared/canvas/paint-ground';
import { type BoardColours, bagNeck, cord, velvet } from './colours';
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
  fillWith(g, colours.grid);
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

/** The bag is drawn in a box of 200 by 236, in four parts that move on their own. */
export const bagBox = {
  wide: 200,
  high: 236,
  /** What of the box the bag fills. */
  cloth: { wide: 176, high: 222 },
  ground: { x: 100, y: 214 },
  neck: { x: 100, y: 66 },
  tassel: { x: 128, y: 70 },
  mouth: { x: 100, y: 52 },
};

export const bagParts = ['shadow', 'body', 'neck', 'tassel'] as const;
export type BagPart = (typeof bagParts)[number];

/** What of the box each part takes: a picture costs by its size whenever it moves. */
export const partBoxes: Readonly<Record<BagPart, Box>> = {
  shadow: { x: 0, y: 194, w: 200, h: 37 },
  body: { x: 12, y: 62, w: 176, h: 158 },
  neck: { x: 40, y: 9, w: 120, h: 70 },
  tassel: { x: 119, y: 62, w: 39, h: 84 },
};

export function paintBag(g: Brush, part: BagPart, unit: number) {
  g.scale(unit, unit);
  g.translate(-partBoxes[part].x, -partBoxes[part].y);
  g.lineCap = 'round';
  paint[part](g);
}

const bodyShape = 'M62 64C38 96 8 152 20 192C32 224 168 224 180 192C192 152 162 96 138 64Z';
const neckShape =
  'M57 66C42 46 38 26 53 17C63 30 74 13 84 24C94 9 106 9 116 24C126 13 137 30 147 17C162 26 158 46 143 66Z';

const folds: readonly [x: number, bend: number, colour: string][] = [
  [70, -26, 'rgba(30,0,50,.35)'],
  [86, -10, 'rgba(30,0,50,.3)'],
  [114, 10, 'rgba(30,0,50,.3)'],
  [130, 26, 'rgba(30,0,50,.38)'],
  [78, -18, 'rgba(255,225,255,.14)'],
  [122, 20, 'rgba(255,225,255,.1)'],
];

const strands: readonly [colour: string, width: number][] = [
  [cord.dark, 11],
  [cord.gold, 6.5],
  [cord.light, 1.8],
];

const paint: Readonly<Record<BagPart, (g: Brush) => void>> = {
  shadow(g) {
    g.translate(100, 212);
    g.scale(1, 0.17);
    const soft = g.createRadialGradient(0, 0, 50, 0, 0, 96);
    soft.addColorStop(0, 'rgba(0,0,0,.42)');
    soft.addColorStop(1, 'rgba(0,0,0,0)');
    g.fillStyle = soft;
    g.fillRect(-100, -100, 200, 200);
  },

  body(g) {
    const cloth = g.createRadialGradient(72, 120, 8, 100, 150, 118);
    velvet.forEach((colour, i) => {
      cloth.addColorStop(must([0, 0.45, 1][i]), colour);
    });
    const body = new Path2D(bodyShape);
    g.fillStyle = cloth;
    g.fill(body);
    g.clip(body);
    g.lineWidth = 5;
    for (const [x, bend, colour] of folds) {
      g.strokeStyle = colour;
      g.beginPath();
      g.moveTo(x, 68);
      g.quadraticCurveTo(x + bend * 0.5, 100, x + bend * 1.7, 150);
      g.stroke();
    }
    const random = grain(5);
    for (let i = 0; i < 500; i++) {
      g.fillStyle = random() > 0.5 ? 'rgba(255,220,255,.06)' : 'rgba(20,0,40,.08)';
      g.fillRect(random() * 200, 60 + random() * 160, 1.6, 1.6);
    }
  },

  neck(g) {
    g.fillStyle = shade(g, 0, 12, 54, [
      [0, bagNeck[0]],
      [1, bagNeck[1]],
    ]);
    g.fill(new Path2D(neckShape));
    for (const [colour, width] of strands) {
      g.strokeStyle = colour;
      g.lineWidth = width;
      g.beginPath();
      g.moveTo(54, 63);
      g.quadraticCurveTo(100, 78, 146, 63);
      g.stroke();
    }
  },

  tassel(g) {
    for (const [colour, width] of strands) {
      g.strokeStyle = colour;
      g.lineWidth = width * 0.9;
      g.beginPath();
      g.moveTo(128, 70);
      g.quadraticCurveTo(150, 86, 144, 112);
      g.stroke();
    }
    for (const [colour, radius] of [
      [cord.dark, 10],
      [cord.gold, 8],
    ] as const) {
      g.fillStyle = colour;
      circle(g, 144, 117, radius);
      g.fill();
    }
    g.strokeStyle = cord.gold;
    g.lineWidth = 3;
    for (const spread of [-6, 0, 6]) {
      g.beginPath();
      g.moveTo(144, 122);
      g.lineTo(144 + spread, 142);
      g.stroke();
    }
  },
};
