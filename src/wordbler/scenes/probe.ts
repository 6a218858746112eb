import type { TablePicture } from '../canvas/picture';
import type { Table } from '../canvas/table';
import type { Zoom } from '../canvas/zoom';

/** What lies where, on the screen and by rights. It can be read and changes nothing. */
export interface Probe {
  /** Nothing moves, and all is drawn. */
  readonly still: boolean;
  readonly places: ReturnType<Table['places']>;
  readonly picture: TablePicture;
  readonly zoom: Zoom;
  readonly light: Table['light'];
  /** The window it is laid out for. */
  readonly size: { width: number; height: number };
}

declare global {
  interface Window {
    wordbler?: Probe;
  }
}

/**
 * For an address with `?probe=1`: tests compare what is seen with what should be. As every rack is in it, only the
 * build for tests has it, that of Vite's mode `probe`.
 */
export function showProbe(table: Table) {
  if (!new URLSearchParams(location.search).has('probe')) return;
  window.wordbler = {
    get still() {
      return table.still;
    },
    get places() {
      return table.places();
    },
    get picture() {
      return table.shown;
    },
    get zoom() {
      return table.zoom;
    },
    get light() {
      return table.light;
    },
    get size() {
      const { width, height } = table.layout;
      return { width, height };
    },
  };
}
