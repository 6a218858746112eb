import type { Figure } from './figure';

/** A stroke of paint: filled, drawn as a line, or both. */
export interface Mark {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: string;
  /** Rounded by light and shade, as a body is. */
  solid?: true;
}

export interface Species {
  figure: Figure;
  base: string;
  belly: string;
  bellyAt: { y: number; rx: number; ry: number };
  wing: string;
  wings: 'plump' | 'humming';
  /** Bars on the wing, where they are not just lighter feathers. */
  bar?: string;
  tail: { shape: 'down' | 'up' | 'fan' | 'long' | 'fork'; colour: string };
  beak: { shape: 'cone' | 'hook' | 'wide' | 'dagger' | 'needle'; colour: string; y?: number };
  legs: 'short' | 'long' | 'none';
  feet: string;
  eyes: { x: number; y: number; iris: string; white?: string; ring?: string; size?: number };
  cheek: string;
  line?: string;
  /** On the body, below the belly's patch and above it. */
  under?: Mark[];
  over?: Mark[];
  /** Beyond the outline. */
  crest?: Mark[];
  wears?: Mark[];
}
