/**
 * Keeps the site on the device, by a worker that outlives the page, and knows when a newer one has come. Only a page of
 * its own does so: in a frame its host says what is kept, and a build for a portal has no manifest.
 */
export class Offline {
  private readonly workers = workersOf(window);
  private readonly listeners = new Set<() => void>();
  private registration: ServiceWorkerRegistration | undefined;
  /** Another page has let the newer one in. */
  private isOvertaken = false;

  constructor() {
    const { workers } = this;
    let hadOne = Boolean(workers?.controller);
    workers?.addEventListener('controllerchange', () => {
      if (hadOne) this.isOvertaken = true;
      hadOne = true;
      this.tell();
    });
  }

  /** A newer game lies ready, and comes when this page or all are reloaded. */
  get hasNewer(): boolean {
    return this.isOvertaken || Boolean(this.registration?.waiting && this.workers?.controller);
  }

  /** Calls back when a newer one has come. Returns what stops that. */
  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Has everything fetched that is not kept yet, and looks for a newer game. */
  async keep() {
    const { workers } = this;
    if (!workers) return;
    try {
      if (this.registration) await this.registration.update();
      else this.follow(await workers.register('./service-worker.js', { updateViaCache: 'none' }));
    } catch {
      // There is no network now, or the host or the browser does not want it: the game plays as it would without.
    }
    this.tell();
    if (!this.hasNewer) workers.controller?.postMessage('tidy up');
  }

  /** Has all that a language is played with kept, too; every build to come keeps it as well. */
  keepLanguage(language: string) {
    void this.workers?.ready.then(({ active }) => active?.postMessage({ language }));
  }

  /** Has the finds of a year kept, too. */
  keepYear(year: string) {
    void this.workers?.ready.then(({ active }) => active?.postMessage({ year }));
  }

  /** Loads the newer game. */
  open() {
    const waiting = this.registration?.waiting;
    if (this.isOvertaken || !waiting) location.reload();
    else {
      this.workers?.addEventListener('controllerchange', () => location.reload());
      waiting.postMessage('take over');
    }
  }

  private follow(registration: ServiceWorkerRegistration) {
    this.registration = registration;
    const wantsSpare = !new Audio().canPlayType('audio/webm; codecs="vorbis"');
    if (wantsSpare) void this.workers?.ready.then(({ active }) => active?.postMessage('spare sounds'));
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', () => this.tell());
    });
  }

  private tell() {
    for (const listener of [...this.listeners]) listener();
  }
}

function workersOf({ top, document, location, navigator }: Window): ServiceWorkerContainer | undefined {
  const isOwn = top === window && !new URLSearchParams(location.search).has('embed');
  if (!isOwn || !document.querySelector('link[rel=manifest]')) return undefined;
  // Missing where the page did not come safely.
  return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
}

const patienceMs = 8000;

/** Whether the server that the page came from answers, whatever it says. */
export async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    await fetch(document.baseURI, { method: 'HEAD', mode: 'no-cors', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}

/** What is kept for a language of the interface lies under this name, beside the languages of play. */
export const spokenIn = (language: string) => `${language} texts`;
