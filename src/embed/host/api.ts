import type { Answered, Asked, GameView, Told } from '../protocol';

/** Keeps what the frame may not. Both may answer later. */
export interface HostStorage {
  get(key: string): unknown;
  /** A value of null is to be forgotten; all others are plain data. */
  set(key: string, value: unknown): unknown;
}

/**
 * `<wordbler-game>`. What the game tells comes as an event of that name, and once more as `told`, with all of it as
 * detail.
 * Its attributes are those of the address (`game`, `seed`, `lang`, `players`, `level`, `rules`, `theme`,
 * `mute`, `motion`), `src`, where the game lies, and `sandbox`, handed to the frame. They count when it is put into a page.
 */
export interface WordblerGame extends HTMLElement {
  /** Set before it is put into a page, or in the same task. */
  storage: HostStorage | undefined;
  /** What the game said when it answered. */
  readonly ready: Promise<Told['ready']>;
  newGame(spec: Asked['newGame']): Promise<Answered['newGame']>;
  pause(): Promise<Answered['pause']>;
  resume(): Promise<Answered['resume']>;
  mute(muted?: boolean): Promise<Answered['mute']>;
  setVolume(volume: Asked['setVolume']): Promise<Answered['setVolume']>;
  setTheme(theme: Asked['setTheme']['theme']): Promise<Answered['setTheme']>;
  getState(): Promise<{ state: GameView | null; save: unknown }>;
  loadState(save: object): Promise<Answered['loadState']>;
  /** A picture of the board, as PNG. */
  snapshot(): Promise<Blob>;
  focus(): Promise<void>;
  addEventListener<Type extends keyof Told>(
    type: Type,
    heard: (event: CustomEvent<Told[Type]>) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: 'told',
    heard: (event: CustomEvent<{ type: keyof Told }>) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    heard: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'wordbler-game': WordblerGame;
  }
}
