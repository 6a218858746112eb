import { must } from '../../engine/must';
import { personOf } from '../../engine/players/names';
import { startReason, tieOf } from '../../texts/sentences/board';
import type { Texts } from '../../texts/texts';
import {
  type EventOf,
  type GameEvent,
  isBlank,
  isSame,
  type LaidWord,
  type SeenGame,
  type Shape,
  type Square,
  shapeOf,
  sideOf,
  squareAt,
  squareIndex,
  type TileId,
} from '../rules';
import type { DrawLook, GhostLook, Mark, SquareLook, TablePicture, TileLook, TilePlace } from './picture';
import type { Run } from './places';

/** Who looks at the table, and what is in their hand. */
export interface Viewing {
  /** Of the seats, as they are kept. */
  names: readonly string[];
  /** Whose tiles lie on the rack in front. */
  seat: number | undefined;
  /** Those tiles are turned up. */
  faceUp: boolean;
  chosen: ReadonlySet<TileId>;
  picked: TileId | undefined;
  /** A blank put down that has no letter yet. */
  blank: ({ tile: TileId } & Square) | undefined;
  marked: readonly Mark[];
  /** Words that others have laid last. */
  outlined: readonly Run[];
  /** The points of the tiles laid stand beside them. */
  preview: boolean;
  /** The rules tell that they make no word. */
  isNone: boolean;
  /** Where the keys act, while they are used. */
  cursor: TablePicture['cursor'];
  rackCursor: TablePicture['rackCursor'];
}

/** The table as it is now. */
export function pictureOf(engine: SeenGame, viewing: Viewing): TablePicture {
  const { board, racks, laid, bag, toMove } = engine.state;
  const shape = shapeOf(engine.setup.rules);
  const places = new Map<TileId, TilePlace>();
  const letters = new Map<TileId, string>();
  for (const tile of bag) places.set(tile, { at: 'bag' });
  racks.forEach((rack, seat) => {
    rack.forEach((tile, cell) => {
      if (tile !== null) places.set(tile, onRack(seat, cell, viewing.seat));
    });
  });
  const lie = (tile: TileId, { x, y }: Square, isLaid: boolean, letter: string) => {
    places.set(tile, { at: 'board', x, y, laid: isLaid });
    letters.set(tile, letter);
  };
  board.forEach((placed, index) => {
    if (placed) lie(placed.tile, squareAt(index, shape.side), false, placed.letter);
  });
  for (const { tile, letter, ...square } of laid) lie(tile, square, true, letter);
  if (viewing.blank) lie(viewing.blank.tile, viewing.blank, true, '');
  const tiles = [...places].map(([id, place]): TileLook => {
    const face = must(engine.faces[id]);
    return {
      id,
      letter: letters.get(id) ?? face.letter,
      value: face.points,
      blank: isBlank(face),
      place,
      faceUp: place.at === 'board' || (place.at === 'rack' && viewing.faceUp),
      chosen: viewing.chosen.has(id),
      raised: viewing.picked === id,
    };
  });
  return {
    squares: shape.bonuses.map((_, index) => squareLook(shape, index, board[index] !== null)),
    tiles: tiles.sort((a, b) => a.id - b.id),
    bagCount: bag.length,
    mover: toMove,
    marked: viewing.marked,
    outlined: viewing.outlined,
    bubble: viewing.preview ? bubbleOf(engine, viewing.isNone) : null,
    cursor: viewing.cursor,
    rackCursor: viewing.rackCursor,
  };
}

// What a play would score, whether or not its words are words.
function bubbleOf(engine: SeenGame, isNone: boolean): TablePicture['bubble'] {
  const sheet = engine.state.phase === 'turn' ? engine.preview() : undefined;
  if (!sheet) return null;
  const { letters } = must(sheet.words[0]);
  return { points: sheet.total, isNone, from: must(letters[0]), to: must(letters.at(-1)) };
}

const squareLook = ({ bonuses, side, star }: Shape, index: number, spent: boolean): SquareLook => ({
  bonus: bonuses[index] ?? '',
  star: isSame(squareAt(index, side), star),
  spent: spent && bonuses[index] !== null,
});

/** Of a board on which nothing lies. */
export const bareSquares = (shape: Shape) => shape.bonuses.map((_, index) => squareLook(shape, index, false));

const onRack = (seat: number, cell: number, seen: number | undefined): TilePlace =>
  seat === seen ? { at: 'rack', cell } : { at: 'seat', seat };

type Change = Partial<Pick<TileLook, 'place' | 'faceUp' | 'chosen' | 'letter' | 'raised'>>;

/**
 * The table one event later, as seen from a seat. A command's events end in the engine's own state; these are
 * the moments in between, which only the eye needs.
 */
export function pictureAfter(texts: Texts, picture: TablePicture, event: GameEvent, viewing: Viewing): TablePicture {
  const { seat: seen, faceUp } = viewing;
  const toRack = (seat: number, cell: number): Change => ({
    place: onRack(seat, cell, seen),
    faceUp: seat === seen && faceUp,
    chosen: false,
    raised: false,
  });
  const toBag: Change = { place: { at: 'bag' }, faceUp: false, chosen: false };
  switch (event.type) {
    case 'drewForStart':
      return drawnForStart(texts, picture, event, viewing.names);
    case 'startDecided':
      return startDecided(texts, picture, event, viewing.names);
    case 'drawReturned':
      return changed(
        picture,
        event.tiles.map((tile) => ({ tile })),
        () => toBag,
      );
    case 'dealt':
      return event.hands.reduce<TablePicture>(
        (so, { seat, drawn }) => changed(so, drawn, ({ cell }) => toRack(seat, cell)),
        { ...picture, draw: null },
      );
    case 'tileLaid': {
      const { tile, x, y, letter } = event;
      const place = { at: 'board', x, y, laid: true } as const;
      return changed(picture, [{ tile }], () => ({ place, letter, faceUp: true }));
    }
    case 'exchanged':
    case 'resigned':
      return changed(picture, event.returned, () => toBag);
    case 'refilled':
      return changed(picture, event.drawn, ({ cell }) => toRack(event.seat, cell));
    case 'tilesWentHome':
      return changed(picture, event.tiles, ({ cell }) => toRack(event.seat, cell));
    case 'playScored':
      return { ...fixed(picture, event), outlined: viewing.outlined };
    default:
      return picture;
  }
}

function changed<T extends { tile: TileId }>(
  picture: TablePicture,
  touched: readonly T[],
  change: (item: T) => Change,
): TablePicture {
  const changes = new Map(touched.map((item) => [item.tile, change(item)]));
  const tiles = picture.tiles.map((tile) => {
    const after = { ...tile, ...changes.get(tile.id) };
    // A blank stands for a letter only while it lies on the board.
    return after.blank && after.place.at !== 'board' ? { ...after, letter: '' } : after;
  });
  return {
    ...picture,
    tiles,
    bubble: null,
    bagCount: tiles.filter(({ place }) => place.at === 'bag').length,
  };
}

// The tiles are laid for good, and the bonus squares under them are spent.
function fixed(picture: TablePicture, { sheet }: EventOf<'playScored'>): TablePicture {
  const letters = sheet.words.flatMap((word) => word.letters).filter(({ isNew }) => isNew);
  const covered = new Set(letters.map((letter) => squareIndex(letter, sideOf(picture.squares))));
  const after = changed(picture, letters, ({ x, y }) => ({ place: { at: 'board', x, y, laid: false } }));
  const squares = picture.squares.map((look, index) =>
    covered.has(index) ? { ...look, spent: look.bonus !== '' } : look,
  );
  return { ...after, squares };
}

/** One more round of the first draw: the tiles drawn before by the same seats make room. */
function drawnForStart(
  texts: Texts,
  picture: TablePicture,
  { draws, round }: EventOf<'drewForStart'>,
  names: readonly string[],
): TablePicture {
  const sharers = draws.map(({ seat }) => seat);
  const shown = names.map(texts.forms.word);
  const drawnBy = new Map(draws.map(({ tile, seat }) => [tile, seat]));
  const tiles = picture.tiles.map((tile): TileLook => {
    const { place } = tile;
    const seat = drawnBy.get(tile.id);
    if (seat !== undefined)
      return { ...tile, faceUp: true, place: { at: 'drawn', seat, seats: names.length, aside: 0 } };
    if (place.at !== 'drawn' || !sharers.includes(place.seat)) return tile;
    return { ...tile, place: { ...place, aside: place.aside + 1 } };
  });
  const bagCount = tiles.filter(({ place }) => place.at === 'bag').length;
  const draw: DrawLook =
    round === 1
      ? { names: shown, title: texts.draw.title, line: texts.draw.rule, lit: [], isDecided: false }
      : {
          names: shown,
          title: tieOf(
            texts,
            sharers.map((seat) => must(names[seat])),
            letterOf(picture, must(sharers[0])),
          ),
          line: texts.draw.again,
          lit: sharers,
          isDecided: false,
        };
  return { ...picture, tiles, bagCount, draw };
}

function startDecided(
  texts: Texts,
  picture: TablePicture,
  { seat }: EventOf<'startDecided'>,
  names: readonly string[],
): TablePicture {
  const who = personOf(must(names[seat]));
  const line = startReason(texts, who, letterOf(picture, seat));
  const title = texts.news.starts({ who });
  return {
    ...picture,
    draw: { names: names.map(texts.forms.word), title, line, lit: [seat], isDecided: true },
  };
}

// Of the tile in the first cell; a blank's is empty.
const letterOf = ({ tiles }: TablePicture, seat: number) =>
  tiles.find(({ place }) => place.at === 'drawn' && place.seat === seat && place.aside === 0)?.letter ?? '';

/** What of a hint is seen: tiles of the rack, the squares they go to, and at last the play itself. */
export interface HintLook {
  tiles: ReadonlySet<number>;
  squares: readonly Square[];
  ghost: GhostLook | null;
}

/** A picture with this hint in it, or with none; whatever hint was in it before is gone. */
export function withHint(picture: TablePicture, hint: HintLook | undefined): TablePicture {
  const tiles = picture.tiles.map((look) => {
    const hinted = hint?.tiles.has(look.id) && look.place.at === 'rack' && look.faceUp ? true : undefined;
    return look.hinted === hinted ? look : { ...look, hinted };
  });
  const free = hint?.squares.filter((square) => !tiles.some(({ place }) => liesOn(place, square))) ?? [];
  const marks = free.map(({ x, y }) => ({ x, y, tone: 'hint' as const }));
  const others = picture.marked.filter(({ tone }) => tone !== 'hint');
  return { ...picture, tiles, marked: [...marks, ...others], ghost: hint?.ghost ?? null };
}

/** Squares of a hint are shown, or its play. */
export const isHinted = ({ ghost, marked }: TablePicture) =>
  Boolean(ghost) || marked.some(({ tone }) => tone === 'hint');

const liesOn = (place: TileLook['place'], { x, y }: Square) => place.at === 'board' && place.x === x && place.y === y;

/** Every laid tile says whether all its runs are words; a square that is marked otherwise stays so. */
export function withWordMarks(marked: readonly Mark[], words: readonly LaidWord[]): Mark[] {
  const laid = words.flatMap(({ squares, isWord }) =>
    squares.filter(({ isNew }) => isNew).map(({ x, y }) => ({ x, y, isWord })),
  );
  const marks = laid
    .filter((tile, index) => laid.findIndex((other) => isSame(tile, other)) === index)
    .filter((tile) => !marked.some((mark) => isSame(tile, mark)))
    .map(({ x, y }): Mark => {
      const isFine = laid.every((other) => other.isWord || !isSame({ x, y }, other));
      return { x, y, tone: isFine ? 'word' : 'noWord' };
    });
  return [...marks, ...marked];
}
