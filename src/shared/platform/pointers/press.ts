export interface Point {
  x: number;
  y: number;
}

export interface Modifiers {
  ctrl: boolean;
  shift: boolean;
  alt: boolean;
  meta: boolean;
}

/** A button, a finger or a pen has come down. */
export interface Press {
  pointer: number;
  kind: 'mouse' | 'touch' | 'pen';
  /** The first of its kind to be down. */
  isPrimary: boolean;
  at: Point;
  /** In ms, as events count it. */
  when: number;
  modifiers: Modifiers;
  target: Element;
}
