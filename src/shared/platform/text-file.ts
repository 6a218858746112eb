/** Of which letters a text is written: nearly always those all programs write today, else those it names, else Latin ones. */
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
    (dataTransfer?.types.includes('text/plain') &&
      !(target instanceof Element && target.closest('input, textarea')));
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
