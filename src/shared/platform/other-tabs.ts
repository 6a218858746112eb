/** A game that is kept under a name. */
type Kept = 'wordbler' | 'search' | 'scramble' | 'find' | 'puzzle';

/** A kept game belongs to one page: whoever opens it last. What is set in one is set in all. */
export class OtherTabs {
  private readonly channel = openChannel();
  private readonly listeners = new Map<() => void, Kept>();

  constructor() {
    this.channel?.addEventListener('message', ({ data }) => {
      for (const [taken, game] of [...this.listeners]) if (game === data) taken();
    });
  }

  /** Tells all other tabs that the game goes on here. */
  takeGame(game: Kept = 'wordbler') {
    this.channel?.postMessage(game);
  }

  /** Tells all other tabs what was set here. */
  tellSettings(changed: object) {
    this.channel?.postMessage({ settings: changed });
  }

  hearSettings(heard: (changed: object) => void) {
    this.channel?.addEventListener('message', ({ data }) => {
      const { settings } = (data ?? {}) as { settings?: unknown };
      if (typeof settings === 'object' && settings !== null) heard(settings);
    });
  }

  /** Returns what stops the listening. */
  listen(taken: () => void, game: Kept = 'wordbler'): () => void {
    this.listeners.set(taken, game);
    return () => this.listeners.delete(taken);
  }
}

// In a frame without an origin of its own there may be no channel, and nothing kept that could be shared.
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('wordbler');
  } catch {
    return undefined;
  }
}
