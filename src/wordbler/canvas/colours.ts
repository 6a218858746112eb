import { type TableColours, type TileColours, tables, type Wood } from '../../shared/canvas/colours';
import type { Look } from '../../shared/platform/settings';
import type { Bonus } from './picture';

/** Ground and label. */
type Sign = readonly [ground: string, label: string];

export interface BoardColours extends TableColours {
  rack: Wood;
  grid: string;
  square: string;
  coordinates: string;
  bonus: Readonly<Record<Exclude<Bonus, ''>, Sign>>;
  spent: Sign;
}

const bonus: BoardColours['bonus'] = {
  '2L': ['#8fd0ea', '#0d3a52'],
  '3L': ['#2f55b4', '#ffffff'],
  '2W': ['#f4ae6b', '#4a2206'],
  '3W': ['#b5253c', '#ffffff'],
};

export const boards: Readonly<Record<Look, BoardColours>> = {
  dark: {
    ...tables.dark,
    rack: ['#8e5f37', '#6d4526', '#472b16'],
    grid: '#0c3226',
    square: '#194f3f',
    coordinates: '#e9c88d',
    bonus,
    spent: ['#9aa09a', '#2b312d'],
  },
  light: {
    ...tables.light,
    rack: ['#2b8a86', '#1c6f6d', '#114f4e'],
    grid: '#86aea6',
    square: '#c2dad2',
    coordinates: '#eafffb',
    bonus,
    spent: ['#8b939b', '#2b312d'],
  },
  contrast: {
    ...tables.contrast,
    rack: ['#20130a', '#20130a', '#20130a'],
    grid: '#000000',
    square: '#12382c',
    coordinates: '#ffffff',
    bonus: {
      '2L': ['#bfeaff', '#000000'],
      '3L': ['#0a2f9e', '#ffffff'],
      '2W': ['#ffc98a', '#000000'],
      '3W': ['#98001c', '#ffffff'],
    },
    spent: ['#c2c6c2', '#000000'],
  },
};

export const blankTile: TileColours = ['#f3d3f7', '#d694e2', '#9b57ad', '#3f1250'];
export const pinkTile: TileColours = ['#ffe0ea', '#f8aec9', '#c76f92', '#4f0f2c'];
export const chosenTile: TileColours = ['#d8325a', '#a80f3c', '#6d0526', '#ffffff'];
export const tileBack = { face: '#e2cc9b', edge: 'rgba(90,55,20,.55)', line: '#b08b4c' };

export const tripleRim: Readonly<Record<'3L' | '3W', string>> = { '3L': '#a9c0ff', '3W': '#ffa9b3' };
export const goldEdge = '#5a3a00';
export const goldInk = '#4a2f00';
export const leaf = '#1c7a44';
export const crimson = '#d8325a';
export const refusal = '#ff6f8f';
export const cream = '#fff8e7';
export const teal = '#35c2b4';
export const glow = 'rgba(255,226,140,.45)';

export const velvet = ['#b069cf', '#7d3a9c', '#3c1350'] as const;
export const bagNeck = ['#c488de', '#4d1b66'] as const;
export const cord = { dark: '#8f6418', gold: '#f2c14e', light: '#fff0b8' };
