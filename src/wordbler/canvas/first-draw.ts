import { must } from '../../engine/must';
import type { Texts } from '../../texts/texts';
import type { EventOf } from '../rules';
import type { DrawLook, TablePicture, TileLook } from './picture';

/** One more round of the first draw: the tiles drawn before by the same seats make room. */
export function drawnForStart(
  texts: Texts,
  picture: TablePicture,
  { draws, round }: EventOf<'drewForStart'>,
  names: readonly string[],
): TablePicture {
  const sharers = draws.map(({ seat }) => seat);
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
      ? { names, title: texts.draw.title, line: texts.draw.rule, lit: [], isDecided: false }
      : {
          names,
          title: texts.draw.tie(
            sharers.map((seat) => must(names[seat])),
            letterOf(picture, must(sharers[0])),
          ),
          line: texts.draw.again,
          lit: sharers,
          isDecided: false,
        };
  return { ...picture, tiles, bagCount, draw };
}

export function startDecided(
  texts: Texts,
  picture: TablePicture,
  { seat }: EventOf<'startDecided'>,
): TablePicture {
  const names = picture.draw?.names ?? [];
  const others = names.map((_, after) => must(names[(seat + after) % names.length])).slice(1);
  const line = texts.draw.because(letterOf(picture, seat), others);
  return {
    ...picture,
    draw: { names, title: texts.draw.starts(must(names[seat])), line, lit: [seat], isDecided: true },
  };
}

// Of the tile in the first cell; a blank's is empty.
const letterOf = ({ tiles }: TablePicture, seat: number) =>
  tiles.find(({ place }) => place.at === 'drawn' && place.seat === seat && place.aside === 0)?.letter ?? '';
