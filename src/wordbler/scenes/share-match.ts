import { must } from '../../engine/must';
import { type Brush, canvasOf, fillWith, pngOf, rounded, shade, tableFont } from '../../shared/canvas/brush';
import { type Dialog, openToCopy } from '../../shared/panels/dialog';
import { saveFile } from '../../shared/platform/files';
import { lookOf } from '../../shared/platform/settings';
import type { Services } from '../../shared/scenes/services';
import { recordNotes, totalsOf } from '../../texts/sentences/record';
import { sharedText } from '../../texts/sentences/shared';
import type { Texts } from '../../texts/texts';
import type { OtherWay } from '../../transfer/panels/share-sheet';
import { type BoardColours, boards } from '../canvas/colours';
import { paintSquare, paintTile, type SquareTheme } from '../canvas/paint-board';
import type { PlayedMatch } from '../play/match';
import { racksShown } from '../play/shown-table';
import { type Board, isBlank, isSame, type Shape, shapeOf, squareAt, type TileFace } from '../rules';
import { gameRecord } from '../rules/game-record';

/** Hands out the record of a game, over or under way; where that may be refused, its text. */
export function saveRecord({ lists, texts, preferences }: Services, dialog: Dialog, { engine }: PlayedMatch) {
  const { words } = lists.ofGame(engine.setup);
  if (!words) return;
  const shown = racksShown(engine.setup.seats, preferences.now.openRacks);
  const record = gameRecord(engine, words, recordNotes(texts), shown);
  const isSaved = saveFile('wordbler.gcg', new Blob([record], { type: 'text/plain' }));
  if (!isSaved) openToCopy(texts, dialog, record, () => texts.record.title);
}

const pictureName = 'wordbler.png';

/** What the sheet shares beside the link: the result and its picture, and the record once there is something in it. */
export function whatToShare(services: Services, dialog: Dialog, match: PlayedMatch) {
  const { outcome, history } = match.state;
  const { texts } = services;
  const record: OtherWay = {
    sign: 'list',
    label: texts.over.saveFile,
    act: () => void saveRecord(services, dialog, match),
  };
  return {
    text: sharedText(texts, [], outcome ? totals(texts, match) : ''),
    picture: outcome ? { name: pictureName, paint: () => pictureOf(services, match) } : undefined,
    more: history.length > 0 ? [record] : [],
  };
}

/** What there is to say of it is said. */
export async function savePicture(services: Services, match: PlayedMatch): Promise<string | undefined> {
  const isSaved = saveFile(pictureName, await pictureOf(services, match));
  return isSaved ? undefined : services.texts.transfer.picture.notSaved;
}

function totals(texts: Texts, { state, engine }: PlayedMatch): string {
  const ranked = state.outcome?.ranking ?? [];
  return totalsOf(
    texts,
    ranked.map(({ seat, total }) => ({ name: engine.setup.seats[seat]?.name ?? '', total })),
  );
}

function pictureOf({ texts, preferences }: Services, match: PlayedMatch): Promise<Blob> {
  const { state, engine } = match;
  const final = {
    shape: shapeOf(engine.setup.rules),
    board: state.board,
    faces: engine.faces,
    title: texts.common.wordbler,
    totals: totals(texts, match),
    signs: texts.board.bonusSigns,
  };
  return pngOf(finalPicture(final, boards[lookOf(preferences.now)]));
}

/** A board when all is over, and what stands above it. */
interface Final {
  shape: Shape;
  board: Board;
  faces: readonly TileFace[];
  title: string;
  totals: string;
  signs: SquareTheme['signs'];
}

/** In pixels of the picture. */
export const finalSizes = { square: 60, margin: 30, head: 96 } as const;

const { square, margin, head } = finalSizes;
const rimmed = Math.round(square * 0.92);

/** The picture that can be saved and shared: the same whatever window the game was played in. */
function finalPicture(final: Final, colours: BoardColours): HTMLCanvasElement {
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
      style: isBlank(face) ? 'pink' : 'plain',
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
