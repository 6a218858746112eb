import { html } from 'lit-html';

// Strokes in a square of 24.
const strokes = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  help: 'M9 9a3 3 0 116 .3c0 2-3 2.2-3 4.7M12 18v.1',
  sound: 'M4 10v4h3l5 4V6L7 10zM15.5 9a4 4 0 010 6M18 6.5a8 8 0 010 11',
  mute: 'M4 10v4h3l5 4V6L7 10zM16 9.5l5 5M21 9.5l-5 5',
  full: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  done: 'M5 13l4.5 4.5L19 7',
  exchange: 'M4 8h13l-3.5-3.5M20 16H7l3.5 3.5',
  pass: 'M5 6l7 6-7 6zM17 6v12',
  undo: 'M9 7L4.5 11.5 9 16M5 11.500h9a5 5 0 010 10',
  shuffle: 'M4 7h3c5 0 5 10 10 10h3M17 14l3 3-3 3M4 17h3c2 0 3-1.5 4-3.5M13 9.5C14 8 15 7 17 7h3M17 4l3 3-3 3',
  recall: 'M12 4v10M7.5 10l4.5 4.500L16.5 10M4 15v4h16v-4',
  close: 'M6 6l12 12M18 6L6 18',
  clock: 'M12 4a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM12 8v4.500l3 2M9.5 2h5',
  onward: 'M9 5l7 7-7 7',
  gear: 'M12 8.5a3.5 3.5 0 100 7 3.5 3.5 0 000-7zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.100 2.100M16.3 16.3l2.1 2.1M18.4 5.6l-2.100 2.1M7.7 16.3l-2.1 2.1',
  info: 'M12 11v6M12 7v.1M12 3a9 9 0 100 18 9 9 0 000-18z',
  list: 'M8 7h12M8 12h12M8 17h12M4 7h.1M4 12h.1M4 17h.1',
  bars: 'M5 20v-6M10 20V9M15 20v-8M20 20V4M3 20h19',
  door: 'M14 4H6v16h8M10 12h10M17 9l3 3-3 3',
  again: 'M5 12a7 7 0 107-7H7M10 2L7 5l3 3',
  plus: 'M12 5v14M5 12h14',
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9v.1',
  save: 'M12 4v10M8 10.5l4 4 4-4M5 19h14',
  play: 'M7 5l12 7-12 7z',
  pause: 'M8 5v14M16 5v14',
  fast: 'M4 6l7 6-7 6zM13 6l7 6-7 6z',
  step: 'M6 5l9 7-9 7zM19 5v14',
  person: 'M12 4a4 4 0 100 8 4 4 0 000-8zM4.500 20c.8-4 3.800-5.500 7.500-5.500s6.700 1.500 7.500 5.500',
  chip: 'M7 7h10v10H7zM10 3.500V7M14 3.500V7M10 17v3.500M14 17v3.500M3.500 10H7M3.500 14H7M17 10h3.500M17 14h3.500',
  bulb: 'M9 18h6M10 21h4M12 3a6 6 0 00-3.500 10.900c.6.500.900 1.100.900 1.800h5.200c0-.7.3-1.300.9-1.800A6 6 0 0012 3z',
  tile: 'M5 5h14v14H5zM8.500 16.5L12 8l3.500 8.500M10 13.500h4',
  globe: 'M12 3a9 9 0 100 18 9 9 0 000-18zM3 12h18M12 3c6 5.500 6 12.500 0 18c-6-5.500-6-12.500 0-18z',
  pencil: 'M4 20l1-5L16 4l4 4L9 19zM13.500 6.500l4 4',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.500 11v5M13.500 11v5',
  bring: 'M12 16V5M7 9l5-5 5 5M5 20h14',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5',
  find: 'M10.500 4a6.500 6.500 0 100 13 6.500 6.500 0 000-13zM15.500 15.500L20 20',
  lock: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 017 0v3',
  warn: 'M12 4l9 16H3zM12 10v4.500M12 17.500v.1',
  share:
    'M8 11l8-4.500M8 13l8 4.500M6 9.500a2.500 2.500 0 100 5 2.500 2.500 0 000-5zM18 3a2.500 2.500 0 100 5 2.500 2.500 0 000-5zM18 16a2.500 2.500 0 100 5 2.500 2.500 0 000-5z',
  trophy: 'M7 4h10v6a5 5 0 01-10 0zM7 6H4q0 5 3.500 5M17 6h3q0 5-3.500 5M12 15v4M8 20h8',
  way: 'M4 12h15M13 6l6 6-6 6',
  enter: 'M19 6v6H6M10 8l-4 4 4 4',
  back: 'M15 5l-7 7 7 7',
  keyboard: 'M3 6h18v12H3zM7 10v.1M11 10v.1M15 10v.1M18 10v.1M7 14h10',
  bolt: 'M13 3L5 14h6l-1 7 9-12h-6z',
  dice: 'M5 4h14v16H5zM9 8.500v.1M15 8.500v.1M12 12v.1M9 15.500v.1M15 15.500v.1',
  eye: 'M2.500 12q4-7 9.500-7t9.500 7q-4 7-9.500 7t-9.500-7zM12 9a3 3 0 100 6 3 3 0 000-6z',
  closer: 'M10.500 4a6.500 6.500 0 100 13 6.500 6.500 0 000-13zM15.500 15.500L20 20M10.500 8v5M8 10.500h5',
  people:
    'M9 5a3.500 3.500 0 100 7 3.500 3.500 0 000-7zM2.500 20c.6-4 3-5.500 6.500-5.500s5.900 1.500 6.500 5.500M15.500 5.500a3.500 3.500 0 010 6.500M17.500 14.800c2.300.6 3.600 2.200 4 5.200',
  says: 'M4 5h16v11h-9l-5 4v-4H4zM8.500 10.500v.1M12 10.500v.1M15.500 10.500v.1',
  farther: 'M10.500 4a6.500 6.500 0 100 13 6.500 6.500 0 000-13zM15.500 15.500L20 20M8 10.500h5',
} as const;

export type IconName = keyof typeof strokes;

/** A small drawing that goes with words; it says nothing by itself. */
export const icon = (name: IconName, size = 22) => html`<svg class="icon" width=${size} height=${size}
  viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"
  stroke-linejoin="round" aria-hidden="true"><path d=${strokes[name]} /></svg>`;
