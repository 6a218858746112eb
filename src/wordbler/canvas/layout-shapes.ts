import type { Box, Point } from '../../shared/canvas/box';

/** The board with its frame; its squares begin `frame` inside. */
export interface BoardBox extends Point {
  size: number;
  frame: number;
  cell: number;
  /** So many squares. */
  side: number;
  /** What of a board that has grown can be seen. */
  window?: Box;
}

export interface RackBox extends Box {
  tile: number;
  gap: number;
  pad: number;
  vertical: boolean;
}

/**
 * low: a phone on its side, the rack upright. wide, narrow: columns left and right. tablet, phone: everything
 * above and below the board. even: a nearly square window, the rack upright and a strip above and below.
 */
export type Kind = 'low' | 'wide' | 'narrow' | 'tablet' | 'phone' | 'even';

/** `left` holds tools and seats, `right` seats, messages and buttons; tablet, phone and even have rows instead. */
export type PanelName =
  | 'left'
  | 'right'
  | 'tools'
  | 'help'
  | 'seats'
  | 'count'
  | 'fails'
  | 'legend'
  | 'actions'
  | 'finish';

export interface Layout {
  kind: Kind;
  width: number;
  height: number;
  margin: number;
  /** At this scale the side columns are drawn. */
  ui: number;
  /** A phone with one row of buttons only. */
  short: boolean;
  board: BoardBox;
  rack: RackBox;
  bag: Box;
  /** The middle of the green light that stands beside the rack of the seat to move, where there is room. */
  marker: Point | null;
  panels: Partial<Record<PanelName, Box>>;
}

export type Arrangement = Omit<Layout, 'kind' | 'width' | 'height'>;
