/** The text of bytes: nearly always UTF-8, else the encoding that it names, else Latin letters. */
export function decoded(bytes: BufferSource): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Latin letters stand for every byte, so whatever else is written in plain ones can be read with them.
    const latin = new TextDecoder('latin1').decode(bytes);
    const named = /^#character-encoding\s+(\S+)/im.exec(latin)?.[1];
    return named ? decodedAs(named, bytes, latin) : latin;
  }
}

function decodedAs(encoding: string, bytes: BufferSource, otherwise: string): string {
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    return otherwise;
  }
}

/** What stands in a file; undefined where it can't be read. */
export async function textOf(file: Pick<Blob, 'arrayBuffer'>): Promise<string | undefined> {
  const bytes = await file.arrayBuffer().catch(() => undefined);
  return bytes && decoded(bytes);
}

/** Files and texts that are dropped anywhere on the page. Returns what stops that. */
export function watchDrops(took: (dropped: File | string) => void): () => void {
  const wants = ({ dataTransfer, target }: DragEvent) =>
    dataTransfer?.types.includes('Files') ||
    (dataTransfer?.types.includes('text/plain') && !(target instanceof Element && target.closest('input, textarea')));
  const over = (event: DragEvent) => {
    if (wants(event)) event.preventDefault();
  };
  const drop = (event: DragEvent) => {
    if (!wants(event)) return;
    event.preventDefault();
    const dropped = event.dataTransfer?.files[0] ?? event.dataTransfer?.getData('text/plain');
    if (dropped) took(dropped);
  };
  addEventListener('dragover', over);
  addEventListener('drop', drop);
  return () => {
    removeEventListener('dragover', over);
    removeEventListener('drop', drop);
  };
}

/** Frames may be kept from handing out files, and no browser tells. */
const isSureTo = () => parent === window;

/** Downloads a file to the player's device. False where nobody can tell whether it came. */
export function saveFile(name: string, content: Blob): boolean {
  let url: string;
  try {
    url = URL.createObjectURL(content);
  } catch {
    return false;
  }
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the address after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return isSureTo();
}

/** Undefined if it could not be had. */
type Incoming = File | undefined;

interface Launch {
  files?: readonly { getFile(): Promise<File> }[];
}
interface Launches {
  setConsumer(took: (launch: Launch) => void): void;
}

/** What another program hands to the page: a file that is opened with it, or what is shared to it. */
export class IncomingFiles {
  private readonly waiting: Incoming[] = [];
  private listener: ((file: Incoming) => void) | undefined;

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
  listen(listener: (file: Incoming) => void): () => void {
    this.listener = listener;
    for (const brought of this.waiting.splice(0)) listener(brought);
    return () => {
      this.listener = undefined;
    };
  }

  private take(file: Incoming) {
    if (this.listener) this.listener(file);
    else this.waiting.push(file);
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
