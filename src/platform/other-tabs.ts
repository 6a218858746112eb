/** The kept game belongs to one page: whoever opens it last. */
export class OtherTabs {
  private readonly channel = openChannel();
  private readonly listeners = new Set<() => void>();

  constructor() {
    this.channel?.addEventListener('message', () => {
      for (const taken of [...this.listeners]) taken();
    });
  }

  /** Tells all other tabs that the game goes on here. */
  takeGame() {
    this.channel?.postMessage('taken');
  }

  /** Returns what stops the listening. */
  listen(taken: () => void): () => void {
    this.listeners.add(taken);
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
