import type { PathTone } from './tray-picture';

export interface FaceColours {
  top: string;
  bottom: string;
  wall: string;
  edge: string;
  glow: string;
}

/** A tile that is part of a path. */
export const faceColours: Readonly<Record<'lit' | 'good' | 'bad', FaceColours>> = {
  lit: { top: '#fff6d8', bottom: '#ffe7a6', wall: '#8a6a38', edge: '#8a5a0c', glow: '#ffd978' },
  good: { top: '#f2fbee', bottom: '#cfeecb', wall: '#3f7c4c', edge: '#1f6540', glow: '#8fe0a0' },
  bad: { top: '#fff0f0', bottom: '#f9cfd2', wall: '#8c3a42', edge: '#9c0f35', glow: '#ff6f8f' },
};

export interface RibbonColours {
  edge: string;
  fill: string;
  last: string;
  chevron: string;
}

export const ribbonColours: Readonly<Record<PathTone, RibbonColours>> = {
  open: { edge: '#8a5a0c', fill: '#f9d577', last: '#fff3c8', chevron: '#6d4507' },
  shown: { edge: '#8a5a0c', fill: '#f9d577', last: '#fff3c8', chevron: '#6d4507' },
  good: { edge: '#1f6540', fill: '#9fe0a8', last: '#e0f8df', chevron: '#12472b' },
  bad: { edge: '#9c0f35', fill: '#f6a3ad', last: '#ffe1e4', chevron: '#7a0a28' },
};
