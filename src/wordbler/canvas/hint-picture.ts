import type { GhostLook, TablePicture, TileLook } from './picture';
import type { Square } from './places';

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

const liesOn = (place: TileLook['place'], { x, y }: Square) =>
  place.at === 'board' && place.x === x && place.y === y;
