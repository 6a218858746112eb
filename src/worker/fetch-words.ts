import type { LoadFailure } from './protocol';
import type { WordList } from './word-list';

export class LoadError extends Error {
  override readonly name = 'LoadError';
  readonly failure: LoadFailure;

  constructor(failure: LoadFailure) {
    super(failure.detail);
    this.failure = failure;
  }
}

/** The bytes of a packed file as they ship. Tells how much of them has come, from 0 to 1. */
export async function fetchWords(
  { url, bytes: expected }: Pick<WordList, 'url' | 'bytes'>,
  fetchFile: typeof fetch,
  onProgress: (share: number) => void,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const response = await fetchFile(url).catch(unreachable);
  if (!response.ok) {
    // What is left of the answer is of no use to anyone.
    response.body?.cancel().catch(() => {});
    throw new LoadError({ code: 'missing', detail: `HTTP ${response.status}` });
  }
  if (response.body === null) throw new LoadError({ code: 'damaged', detail: 'an empty answer' });

  const reader = response.body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(unreachable);
    if (done) return chunks;
    chunks.push(value);
    received += value.length;
    onProgress(Math.min(1, received / expected));
  }
}

export async function unpackWords(packed: BlobPart[]): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const stream = new Blob(packed).stream().pipeThrough(new DecompressionStream('gzip'));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch (cause) {
    throw new LoadError({ code: 'damaged', detail: String(cause) });
  }
}

function unreachable(cause: unknown): never {
  throw new LoadError({ code: 'unreachable', detail: String(cause) });
}
