import { fieldsOf } from '../../engine/keeping/untrusted';

/** By which words a kept game is judged, as far as that is told. */
export function wordsKept(kept: unknown): string | undefined {
  const { setup } = fieldsOf<{ setup: unknown }>(kept) ?? {};
  const { words } = fieldsOf<{ words: unknown }>(setup) ?? {};
  return typeof words === 'string' ? words : undefined;
}
