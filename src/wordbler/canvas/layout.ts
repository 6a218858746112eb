import type { Box } from '../../shared/canvas/box';
import { hasRoomBeside, layNarrow, layUpright, layWide } from './layout-columns';
import type { Arrangement, Kind, Layout } from './layout-shapes';
import { layEven, layPhone, layTablet } from './layout-stacked';

/** Where everything is around a board of so many squares a side, in CSS pixels; for the left hand in a mirror, but for what lies on the board itself. */
export function layout(
  width: number,
  height: number,
  side: number,
  hand: 'right' | 'left' = 'right',
): Layout {
  const kind = kindOf(width, height);
  const place = { kind, width, height, ...arrange[kind](width, height, side) };
  return hand === 'left' ? mirrored(place) : place;
}

function mirrored(place: Layout): Layout {
  const { width, board, rack, bag, marker, panels } = place;
  const flip = <B extends Box>(box: B): B => ({ ...box, x: width - box.x - box.w });
  const flipped = Object.entries(panels).map(([name, box]) => [name, flip(box)]);
  return {
    ...place,
    board: {
      ...board,
      x: width - board.x - board.size,
      ...(board.window && { window: flip(board.window) }),
    },
    rack: flip(rack),
    bag: flip(bag),
    marker: marker && { ...marker, x: width - marker.x },
    panels: Object.fromEntries(flipped),
  };
}

const arrange: Readonly<Record<Kind, (w: number, h: number, side: number) => Arrangement>> = {
  low: layUpright,
  wide: layWide,
  narrow: layNarrow,
  tablet: layTablet,
  phone: layPhone,
  even: layEven,
};

// What is left beside, or below, a board that fills 84 % of the shorter side decides; 88 % where the rack stands.
export function kindOf(w: number, h: number): Kind {
  if (h < 520 && hasRoomBeside(w, h)) return 'low';
  if (h >= 520 && w >= h * 0.84 + 488) return 'wide';
  if (h >= 480 && w >= h * 0.84 + 294) return 'narrow';
  if (w >= 600 && h >= w * 0.84 + 230 + Math.max(60, w * 0.098)) return 'tablet';
  if (w < 600 && h >= w * 1.18 + 166) return 'phone';
  return 'even';
}
