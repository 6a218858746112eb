import type { Box } from '../../shared/canvas/box';

/**
 * wide: columns left and right of the page. narrow: one column right of it. tablet: strip, page, list. phone: the
 * same, with the reading line above the page and a foot. low: a phone on its side, or a small square.
 */
export type SearchKind = 'wide' | 'narrow' | 'tablet' | 'phone' | 'low';

export type SearchPanel = 'bar' | 'head' | 'plaque' | 'bird' | 'list' | 'ways' | 'buttons' | 'foot';

export interface SearchLayout {
  kind: SearchKind;
  width: number;
  height: number;
  /** On huge screens all is drawn larger; the boxes are for a scale of 1. */
  ui: number;
  /** The paper. */
  page: Box;
  /** The corner of the first square and the side of each, when the whole page is seen. */
  sheet: { x: number; y: number; cell: number };
  /** What of the sheet can be seen. */
  window: Box;
  panels: Partial<Record<SearchPanel, Box>>;
  /** Of the list of words. */
  columns: number;
  /** So many columns and rows of squares there are. */
  extent: Extent;
}

interface Extent {
  w: number;
  h: number;
}

export interface PageSpec {
  /** The page is seen through a window, with larger squares. */
  zoomed: boolean;
  /** The list of words is folded up. */
  folded: boolean;
  /** Other squares than those of the game as its author plays it. */
  extent?: Extent;
  /** A list that has other lines than fourteen words: so many, and whether each takes all the width. */
  listed?: { lines: number; areLong: boolean } | undefined;
}

type FullPageSpec = PageSpec & Required<Pick<PageSpec, 'extent'>>;

const usual: Extent = { w: 18, h: 18 };
const largestCell = 44;
/** Of a page with few squares, which are no smaller together than the usual ones. */
const largestOf = ({ w, h }: Extent) => Math.max(largestCell, Math.min(66, (largestCell * usual.w) / Math.max(w, h)));

function searchKind(w: number, h: number): SearchKind {
  if ((h < 520 || w < 700) && w >= h * 0.97) return 'low';
  if (w >= 1200 && h >= 680) return 'wide';
  if (w >= h * 0.97) return 'narrow';
  return w < 700 ? 'phone' : 'tablet';
}

/** Whether the page may be zoomed: only where its squares are smaller than a finger. */
export const mayZoom = (kind: SearchKind) => kind === 'phone' || kind === 'low';

type Arrangement = Omit<SearchLayout, 'kind' | 'width' | 'height' | 'ui' | 'extent'>;

/** Where everything is, in CSS pixels. */
export function searchLayout(width: number, height: number, spec: PageSpec): SearchLayout {
  const ui = Math.max(1, Math.min(width / 1600, height / 1000));
  const [w, h] = [width / ui, height / ui];
  const kind = searchKind(w, h);
  const { extent = usual } = spec;
  return { kind, width, height, ui, extent, ...arrange[kind](w, h, { ...spec, extent }) };
}

const arrange: Readonly<Record<SearchKind, (w: number, h: number, spec: FullPageSpec) => Arrangement>> = {
  wide: layWide,
  narrow: layNarrow,
  tablet: layTablet,
  phone: layPhone,
  low: layLow,
};

const cellFor = (extent: Extent, high: number, wide: number) =>
  Math.floor(Math.min(high / extent.h, wide / extent.w, largestOf(extent)));

/** To the nearest half below. */
const halfCellFor = (extent: Extent, high: number, wide: number) =>
  Math.min(largestOf(extent), Math.floor(Math.min(high / extent.h, wide / extent.w) * 2) / 2);

/**
 * A page of paper with a head; the sheet stands in the middle below it. What stands beside it is as high as beside a
 * usual one, at least.
 */
function pageOf(extent: Extent, room: { high: number; wide: number }, edge: Edge, x: number, top: number) {
  const { side, head, below } = edge;
  const cell = cellFor(extent, room.high, room.wide);
  const [across, deep] = [cell * extent.w, cell * extent.h];
  const h = head + deep + below;
  const column = Math.max(h, head + cellFor(usual, room.high, room.wide) * usual.h + below);
  const y = top + (column - h) / 2;
  const sheet = { x: x + side, y: y + head, cell };
  const page = { x, y, w: across + 2 * side, h };
  const seen = { x: x + side / 2, y: y + head - side / 4, w: across + side, h: deep + side / 2 };
  return { page, column, sheet, window: seen, head: { x: x + side, y: y + 18, w: across, h: head - 26 } };
}

interface Edge {
  side: number;
  head: number;
  below: number;
}

function layWide(w: number, h: number, { extent }: FullPageSpec): Arrangement {
  const [top, gap] = [80, 28];
  const room = { high: h - top - 20 - 116, wide: w - 48 - 2 * gap - 196 - 250 - 76 };
  const { page, column, ...paper } = pageOf(extent, room, { side: 38, head: 86, below: 30 }, 0, top);
  const spare = w - 48 - 2 * gap - page.w;
  const right = Math.min(316, spare - 196);
  const left = Math.min(256, spare - right);
  const from = (w - left - right - page.w - 2 * gap) / 2;
  const shift = <B extends { x: number }>(box: B): B => ({ ...box, x: box.x + from + left + gap });
  const rightX = from + left + page.w + 2 * gap;
  const ways = Math.min(168, column * 0.24);
  const plaque = Math.min(330, column * 0.46);
  const buttons = 112;
  return {
    page: shift(page),
    sheet: shift(paper.sheet),
    window: shift(paper.window),
    columns: 1,
    panels: {
      bar: { x: 0, y: 0, w, h: 60 },
      head: shift(paper.head),
      plaque: { x: from, y: top + 4, w: left, h: plaque },
      bird: { x: from, y: top + plaque + 16, w: left, h: column - plaque - buttons - 28 },
      buttons: { x: from, y: top + column - buttons, w: left, h: buttons },
      list: { x: rightX, y: top + 4, w: right, h: column - ways - 20 },
      ways: { x: rightX, y: top + column - ways, w: right, h: ways },
    },
  };
}

function layNarrow(w: number, h: number, { extent }: FullPageSpec): Arrangement {
  const [bar, margin, least] = [h < 700 ? 56 : 60, 14, 250];
  const top = bar + margin;
  const side = h < 700 ? 16 : 26;
  const head = h < 700 ? 60 : 74;
  const room = { high: h - top - margin - head - side, wide: w - 3 * margin - least - 2 * side };
  const edge = { side, head, below: side };
  const { page, column, head: headBox, ...paper } = pageOf(extent, room, edge, margin, top);
  const x = page.x + page.w + margin + 6;
  const right = Math.min(360, w - x - margin);
  const spare = w - x - margin - right;
  const from = spare / 2;
  const shift = <B extends { x: number }>(box: B): B => ({ ...box, x: box.x + from });
  const foot = top + column;
  const buttons = 52;
  const plaque = 92;
  const ways = column > 640 ? 132 : 0;
  const listEnd = foot - buttons - 10 - (ways ? ways + 10 : 0);
  return {
    page: shift(page),
    sheet: shift(paper.sheet),
    window: shift(paper.window),
    columns: 1,
    panels: {
      bar: { x: 0, y: 0, w, h: bar },
      head: shift({ ...headBox, y: headBox.y - (head < 70 ? 8 : 4) }),
      plaque: { x: x + from, y: top, w: right, h: plaque },
      list: { x: x + from, y: top + plaque + 10, w: right, h: listEnd - top - plaque - 10 },
      ...(ways ? { ways: { x: x + from, y: listEnd + 10, w: right, h: ways } } : {}),
      buttons: { x: x + from, y: foot - buttons, w: right, h: buttons },
    },
  };
}

function layTablet(w: number, h: number, { extent, listed }: FullPageSpec): Arrangement {
  const [bar, strip] = [60, 96];
  const columns = columnsOf(listed, 5, { long: 2, short: 3 });
  const list = listed ? Math.min(200, Math.max(84, Math.ceil(listed.lines / columns) * 28 + 14)) : 84;
  const room = { high: h - bar - 10 - strip - 10 - 76 - 22 - 12 - list - 6, wide: w - 48 - 68 };
  const edge = { side: 34, head: 76, below: 22 };
  const { page, column, ...paper } = pageOf(extent, room, edge, 0, bar + 10 + strip + 10);
  const x = (w - page.w) / 2;
  const shift = <B extends { x: number }>(box: B): B => ({ ...box, x: box.x + x });
  const plaque = Math.min(340, page.w * 0.48);
  // Five words side by side need more room than a small page is wide.
  const listW = Math.max(page.w, Math.min(w - 48, 720));
  return {
    page: shift(page),
    sheet: shift(paper.sheet),
    window: shift(paper.window),
    columns,
    panels: {
      bar: { x: 0, y: 0, w, h: bar },
      head: shift(paper.head),
      plaque: { x, y: bar + 10, w: plaque, h: strip },
      bird: { x: x + plaque + 16, y: bar + 6, w: page.w - plaque - 16, h: strip + 8 },
      list: { x: (w - listW) / 2, y: bar + 32 + strip + column, w: listW, h: list },
    },
  };
}

function layPhone(w: number, h: number, { zoomed, folded, extent, listed }: FullPageSpec): Arrangement {
  const [bar, foot, gap] = [56, h < 700 ? 60 : 68, h < 700 ? 6 : 8];
  const line = h < 700 ? 48 : 56;
  const below = bar + gap + line + gap;
  const cell = halfCellFor(extent, h - below - foot - 148, w - 18);
  const across = cell * extent.w;
  const side = Math.max(4, Math.min(9, (w - across) / 2));
  const x = (w - across - 2 * side) / 2;
  const y = below + 2;
  const small = { x, y, w: across + 2 * side, h: cell * extent.h + 2 * 6 };
  const free = h - foot - gap - (y + small.h + 6);
  const columns = columnsOf(listed, 2, { long: 1, short: 2 });
  const inTwo = Math.ceil((listed?.lines ?? 14) / columns) * 24 + 18;
  const twoColumns = !zoomed && (listed !== undefined || free >= inTwo + gap);
  const rows5 = Math.min(24, (free - 2 * gap - 12) / 5);
  // Another list takes what room there is, but for the bird.
  const inAll = listed ? Math.max(inTwo, free - gap - 60) : inTwo;
  const listH = folded ? 0 : twoColumns ? Math.min(inAll, free - gap) : rows5 * 5 + 14;
  const listY = h - foot - gap - listH;
  const page = zoomed ? { x: 4, y, w: w - 8, h: (folded ? h - foot - gap : listY - gap - 2) - y } : small;
  const birdH = listY - gap - (small.y + small.h + 8);
  const list = { x: 8, y: listY, w: w - 16, h: listH };
  const bird = { x: 8, y: small.y + small.h + 10, w: w - 16, h: Math.min(48, birdH) };
  return {
    page,
    sheet: { x: x + side, y: y + 6, cell },
    window: zoomed ? page : { x, y, w: small.w, h: small.h },
    columns: listed || twoColumns ? columns : 3,
    panels: {
      bar: { x: 0, y: 0, w, h: bar },
      head: { x: 8, y: bar + gap, w: w - 16, h: line },
      ...(folded ? {} : { list }),
      ...(!zoomed && birdH >= 40 ? { bird } : {}),
      foot: { x: 0, y: h - foot, w, h: foot },
    },
  };
}

function layLow(w: number, h: number, { zoomed, folded, extent, listed }: FullPageSpec): Arrangement {
  const [bar, line, foot] = [52, 48, 56];
  // Where the column beside the page is too narrow for the bar, the bar goes across the window.
  const across = w - sizeLow(w, h, 0, extent) * extent.w - 42 < leastForBar;
  const top = across ? bar : 0;
  const cell = sizeLow(w, h, top, extent);
  const deep = cell * extent.h;
  const small = { x: 6, y: top + (h - top - deep - 12) / 2, w: cell * extent.w + 14, h: deep + 12 };
  const least = across ? w - small.w - 8 : folded ? 300 : 380;
  const page = zoomed ? { x: 4, y: top + 6, w: Math.max(small.w, w - least), h: h - top - 12 } : small;
  const x = page.x + page.w + 14;
  const right = w - x - 8;
  const headY = across ? top + 6 : bar + 4;
  const listY = headY + line + 6;
  const barBox = across ? { x: 0, y: 0, w, h: bar } : { x, y: 0, w: right + 8, h: bar };
  return {
    page,
    sheet: { x: small.x + 7, y: small.y + 6, cell },
    window: page,
    columns: across ? 1 : columnsOf(listed, right < 370 ? 2 : 3, { long: 1, short: 2 }),
    panels: {
      bar: barBox,
      head: { x, y: headY, w: right, h: line },
      ...(folded ? {} : { list: { x, y: listY, w: right, h: h - listY - foot - 8 } }),
      foot: { x, y: h - foot, w: right + 8, h: foot },
    },
  };
}

const leastForBar = 262;
const leastBeside = 190;

const sizeLow = (w: number, h: number, top: number, extent: Extent) =>
  halfCellFor(extent, h - top - 22, w - (top ? leastBeside : 0) - 42);

const columnsOf = (listed: PageSpec['listed'], usually: number, of: { long: number; short: number }) =>
  !listed ? usually : listed.areLong ? of.long : of.short;
