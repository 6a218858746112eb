/** One client, as far as it can be told something. */
export interface Line {
  readonly address: string;
  send(text: string): void;
  /** With a code of WebSocket and a word why. */
  close(code: number, why: string): void;
}

/** Who hears what one client says. */
export interface Hearer {
  hear(text: string): void;
  closed(): void;
}

/** Closing codes. */
export const closing = { refused: 1008, restart: 1012, later: 1013 } as const;
