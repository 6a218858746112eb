import { html, type SVGTemplateResult, svg } from 'lit-html';
import type * as wordSearch from '../rules';

const ink = '#3b2a1c';

const area = (fill: string, d: string) => svg`<path fill=${fill} d=${d} />`;
const line = (d: string) => svg`<path fill="none" d=${d} />`;
const disc = (fill: string, x: number, y: number, r: number) => svg`<circle fill=${fill} cx=${x} cy=${y} r=${r} />`;
const petals = [0, 72, 144, 216, 288].map(
  (turn) => svg`<ellipse fill="#ee6f9b" cx="24" cy="14" rx="7" ry="9" transform="rotate(${turn} 24 24)" />`,
);
const tileOf = (x: number) => svg`<rect fill="#fff4e2" x=${x} y="14" width="17" height="22" rx="4" />`;
const oval = svg`<ellipse fill="none" stroke-width="3" cx="24" cy="24" rx="21" ry="6" transform="rotate(-18 24 24)" />`;

interface Picture {
  tint: string;
  /** In a square of 48. */
  parts: readonly SVGTemplateResult[];
}

const pictures: Readonly<Record<wordSearch.PageId, Picture>> = {
  gardenBirds: {
    tint: '#d9ecd5',
    parts: [
      area('#e9692f', 'M10 28c0-12 9-18 18-16 8 2 11 8 10 15-1 9-8 13-15 13S10 36 10 28z'),
      area('#fff4e2', 'M14 31c2-7 12-7 17 0-2 7-13 9-17 0z'),
      area('#f2b233', 'M37 20l8 2-7 3z'),
      disc('#fff', 31, 20, 2.6),
      line('M20 40v5M27 40v5M10 30L3 36'),
    ],
  },
  fruit: {
    tint: '#fbdcd0',
    parts: [
      area('#d93a3a', 'M24 16c8-6 18 0 16 12-2 10-9 16-16 13-7 3-14-3-16-13C6 16 16 10 24 16z'),
      area('#6db356', 'M24 15c1-7 7-10 13-9-1 6-6 10-13 9z'),
      line('M24 17c0-4-1-6-3-9'),
    ],
  },
  vegetables: {
    tint: '#dff0c8',
    parts: [
      area('#f28a2c', 'M16 18c8-3 16 1 16 6C30 34 20 42 10 43 10 32 12 24 16 18z'),
      area('#5faa4a', 'M24 19c-4-8 0-13 2-15 4 4 3 10 0 15zM28 21c2-8 8-10 13-9-1 6-6 10-13 9z'),
      line('M18 27l6 3M14 34l5 3'),
    ],
  },
  trees: {
    tint: '#d5ead0',
    parts: [area('#8b5a34', 'M21 30h6v14h-6z'), area('#4e9c51', 'M24 4l11 15h-5l9 13H9l9-13h-5z')],
  },
  flowers: {
    tint: '#fadce6',
    parts: [...petals, disc('#f7cf4d', 24, 24, 6)],
  },
  farmyard: {
    tint: '#fbecc0',
    parts: [
      area('#fff', 'M8 26c0-8 8-12 18-12s14 5 14 12-6 12-16 12S8 34 8 26z'),
      area('#4b3a2f', 'M34 14c6-3 10 0 11 5s-3 9-8 7z'),
      line('M15 37v7M30 37v7'),
      disc('#fff', 40, 19, 1.4),
    ],
  },
  seaLife: {
    tint: '#cfe8f2',
    parts: [
      area('#3f9ec9', 'M6 25c8-14 22-14 30-2l8-7v18l-8-7C28 38 14 38 6 25z'),
      disc('#fff', 15, 22, 2.6),
      line('M22 16c3 5 3 12 0 17'),
    ],
  },
  insects: {
    tint: '#e9e2f6',
    parts: [
      area('#d93a3a', 'M24 12c10 0 14 8 14 16S32 42 24 42 10 36 10 28s4-16 14-16z'),
      area('#3b2a1c', 'M17 13c1-6 13-6 14 0z'),
      line('M24 14v28M20 6l-3-3M28 6l3-3'),
      disc(ink, 17, 26, 2),
      disc(ink, 31, 26, 2),
      disc(ink, 19, 34, 1.6),
      disc(ink, 29, 34, 1.6),
    ],
  },
  weather: {
    tint: '#d6e8f8',
    parts: [
      disc('#f7c63d', 30, 18, 9),
      line('M30 3v3M43 8l-2 2M46 19h-3'),
      area('#fff', 'M14 38c-8 0-10-10-2-12 1-9 14-10 17-2 9-2 12 14 2 14z'),
    ],
  },
  space: {
    tint: '#dcdcf2',
    parts: [disc('#e8a44a', 24, 24, 12), oval, line('M40 8h.01M8 40h.01M42 38h.01M10 9h.01')],
  },
  mountains: {
    tint: '#e0e8e4',
    parts: [area('#8aa09a', 'M3 40L18 12l9 15 5-8 13 21z'), area('#fff', 'M18 12l6 10-4-1-3 4-3-4-2 1z')],
  },
  harbour: {
    tint: '#d3e9f3',
    parts: [area('#b5412f', 'M6 31h36l-6 11H12z'), area('#fff', 'M22 6v22H8z'), area('#f2c14e', 'M26 10l13 18H26z')],
  },
  railway: {
    tint: '#f1e0cf',
    parts: [
      area('#3a7d5c', 'M8 18h20V9h11v27H8z'),
      disc('#d9c596', 15, 37, 5),
      disc('#d9c596', 32, 37, 5),
      area('#fff', 'M31 13h5v8h-5z'),
      area('#b5412f', 'M12 10h6v8h-6z'),
    ],
  },
  kitchen: {
    tint: '#fbe3cb',
    parts: [
      area('#c9503a', 'M8 20h28v12c0 6-5 10-14 10S8 38 8 32z'),
      line('M36 24h6c3 0 3 7 0 7h-6M15 14c-3-4 3-5 0-9M23 14c-3-4 3-5 0-9M30 14c-3-4 3-5 0-9'),
    ],
  },
  bakery: {
    tint: '#faeacb',
    parts: [area('#e0a04e', 'M6 30c0-12 8-18 18-18s18 6 18 18c0 8-36 8-36 0z'), line('M14 20l5 7M22 17l5 8M31 18l4 6')],
  },
  tools: {
    tint: '#e4e4e0',
    parts: [area('#9aa7ad', 'M8 9h22l8 8H8z'), area('#b9763f', 'M17 17h8v26h-8z')],
  },
  sports: {
    tint: '#fde2c9',
    parts: [
      disc('#fff', 24, 24, 17),
      area(ink, 'M24 17l7 5-3 8h-8l-3-8z'),
      line('M24 17V8M31 22l8-4M28 30l5 8M20 30l-5 8M17 22l-8-4'),
    ],
  },
  music: {
    tint: '#ecdff4',
    parts: [
      area('#8a5fc0', 'M12 36a6 5 0 1112 0 6 5 0 11-12 0M28 32a6 5 0 1112 0 6 5 0 11-12 0'),
      line('M24 36V10l16-4v26'),
      line('M24 17l16-4'),
    ],
  },
  clothes: {
    tint: '#d9e6f6',
    parts: [area('#3f78b5', 'M16 8l-11 8 5 8 4-3v20h20V21l4 3 5-8-11-8c-3 5-13 5-16 0z')],
  },
  boardGames: {
    tint: '#efe3c8',
    parts: [
      area('#fff8e7', 'M9 9h30v30H9z'),
      area(ink, 'M9 9h10v10H9zM29 9h10v10H29zM19 19h10v10H19zM9 29h10v10H9zM29 29h10v10H29z'),
    ],
  },
  school: {
    tint: '#d8ecdc',
    parts: [
      area('#3a7d5c', 'M24 12C18 8 11 8 5 10v28c6-2 13-2 19 2 6-4 13-4 19-2V10c-6-2-13-2-19 2z'),
      line('M24 12v28M10 17c4-1 7 0 10 1M10 24c4-1 7 0 10 1M28 18c3-1 6-2 10-1M28 25c3-1 6-2 10-1'),
    ],
  },
  painting: {
    tint: '#fbe0dc',
    parts: [
      area('#d9a866', 'M24 8c14 0 20 8 20 16 0 6-5 7-10 6-4-1-6 3-4 6 2 4-2 7-6 7C12 43 4 35 4 25S12 8 24 8z'),
      disc('#d93a3a', 15, 20, 3),
      disc('#3f78b5', 24, 15, 3),
      disc('#f7cf4d', 34, 20, 3),
      disc('#4e9c51', 13, 30, 3),
    ],
  },
  winter: {
    tint: '#dcedf6',
    parts: [
      disc('#fff', 24, 33, 11),
      disc('#fff', 24, 16, 8),
      area('#c43f3f', 'M15 23c6 3 12 3 18 0v4c-6 3-12 3-18 0z'),
      line('M21 14h.01M27 14h.01M35 31l8-6M13 31l-8-6'),
      area('#f28a2c', 'M24 17l7 2-7 1z'),
      area(ink, 'M17 9h14M20 9V3h8v6z'),
    ],
  },
  castles: {
    tint: '#e6e1d8',
    parts: [
      area('#b9ab98', 'M7 42V18h6v5h6v-5h10v5h6v-5h6v24z'),
      area('#5a3620', 'M19 42V33q5-6 10 0v9z'),
      area('#d93a3a', 'M24 18V4l9 4-9 4z'),
    ],
  },
  everyday: {
    tint: '#fbecc0',
    parts: [
      area('#fff4e2', 'M6 20h30v12q-2 10-15 10T6 32z'),
      line('M36 23q8-1 7 6t-9 6M14 14q-3-4 0-8M24 14q-3-4 0-8'),
      area('#e9692f', 'M6 25h30v5H6z'),
    ],
  },
  shortWords: {
    tint: '#cfe8f2',
    parts: [tileOf(6), tileOf(25), line('M11 31l4-10 4 10M12.500 28h5M30 21v10h3q4 0 4-3t-4-3 3-2-3-2z')],
  },
  longWords: {
    tint: '#dff0c8',
    parts: [
      area('#5faa4a', 'M4 34q6-12 12 0t12 0 12 0q6-2 3-12l-5-1q0 6-4 5t-8 0-8 0-8 0-6 4z'),
      disc('#fff', 40, 18, 4),
      disc(ink, 41, 18, 1.5),
    ],
  },
};

const paper: Picture = {
  tint: '#e9e2f6',
  parts: [line('M17 14h22M17 24h22M17 34h22'), disc(ink, 9.5, 14, 2), disc(ink, 9.5, 24, 2), disc(ink, 9.5, 34, 2)],
};

/** What a category looks like; own lists look like a list. */
export function categoryPicture(id: wordSearch.PageId | undefined, name = 'category-picture middle') {
  const { tint, parts } = id ? pictures[id] : paper;
  return html`<span class=${name} .style="background:${tint}" aria-hidden="true"><svg viewBox="0 0 48 48"
    stroke=${ink} stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${parts}</svg></span>`;
}
