/** Undefined if it could not be had. */
type Brought = File | undefined;

interface Launch {
  files?: readonly { getFile(): Promise<File> }[];
}
interface Launches {
  setConsumer(took: (launch: Launch) => void): void;
}

/** What another program hands to the page: a file that is opened with it, or what is shared to it. */
export class IncomingFiles {
  private readonly waiting: Brought[] = [];
  private listener: ((brought: Brought) => void) | undefined;

  constructor() {
    const { launchQueue } = window as { launchQueue?: Launches };
    launchQueue?.setConsumer(({ files = [] }) => {
      void files[0]?.getFile().then(
        (file) => this.take(file),
        () => this.take(undefined),
      );
    });
    if (new URLSearchParams(location.search).has('brought')) void this.takeShared();
  }

  /** Who takes it from now on; what has come before comes at once. Returns what stops that. */
  listen(listener: (brought: Brought) => void): () => void {
    this.listener = listener;
    for (const brought of this.waiting.splice(0)) listener(brought);
    return () => {
      this.listener = undefined;
    };
  }

  private take(brought: Brought) {
    if (this.listener) this.listener(brought);
    else this.waiting.push(brought);
  }

  /** The worker that was asked in place of a server has laid it down (worker/service-worker.ts). */
  private async takeShared() {
    history.replaceState(history.state, '', location.pathname + location.hash);
    const folder = new URL('./', location.href);
    const place = new URL('brought', folder).href;
    try {
      const table = await caches.open(`wordbler ${folder} brought`);
      const shared = await table.match(place);
      await table.delete(place);
      this.take(shared && new File([await shared.blob()], 'shared'));
    } catch {
      this.take(undefined);
    }
  }
}
