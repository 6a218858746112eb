/** In ms; lengths in squares. */
export const sheetTimes = {
  /** The capsule of a found word draws itself; its squares turn blue one after another. */
  capsule: 260,
  square: 35,
  squareFade: 120,
  /** A selection that is no word of the list. */
  shake: 240,
  shakes: 4,
  shakeBy: 4,
  fade: 350,
  /** Missed words appear one by one. */
  missed: 140,
  /** At the edge a selection scrolls a page that is larger than its window, so many squares a second at most. */
  scroll: 9,
  /** From the edge, in CSS pixels, the page gives way. */
  edge: 34,
} as const;
