import type { Look } from '../platform/settings';

/** Light from above: top, middle, bottom. */
export type Wood = readonly [string, string, string];
/** Top and bottom of the face, the wall below it, the letter. */
export type TileColours = readonly [top: string, bottom: string, wall: string, ink: string];

/** What every table has: felt, something made of wood, tiles. What one game adds stands in its room. */
export interface TableColours {
  felt: string;
  feltCorner: string;
  /** Without grain, gloss and vignette. */
  flat: boolean;
  frame: Wood;
  tile: TileColours;
  tileEdge: string;
}

export const tables: Readonly<Record<Look, TableColours>> = {
  dark: {
    felt: '#1f6b52',
    feltCorner: '#124536',
    flat: false,
    frame: ['#7d5230', '#5d3a20', '#3d2413'],
    tile: ['#fffdf4', '#f5e8c8', '#cdb07a', '#2c1f14'],
    tileEdge: 'rgba(60,35,10,.5)',
  },
  light: {
    felt: '#efe6d6',
    feltCorner: '#dccdb3',
    flat: false,
    frame: ['#2b8a86', '#1c6f6d', '#114f4e'],
    tile: ['#fffefa', '#fbf1da', '#97783f', '#2c1f14'],
    tileEdge: 'rgba(60,35,10,.85)',
  },
  contrast: {
    felt: '#0b2a20',
    feltCorner: '#0b2a20',
    flat: true,
    frame: ['#20130a', '#20130a', '#20130a'],
    tile: ['#ffffff', '#ffffff', '#000000', '#000000'],
    tileEdge: '#000000',
  },
};

export const gold = '#f2c14e';
export const partyColours = ['#ffd778', '#ff8fb3', '#8fe3ff', '#a8f0a0', '#d7b1ff', '#ffb37a'];
