// Younger than the oldest browsers this runs in, and than the types it is checked by.
const { transfer } = ArrayBuffer.prototype as { transfer?: (this: ArrayBuffer, length: number) => unknown };

/**
 * Gives back at once, where that can be done, what large arrays take that nobody reads any more: clearing away would come to
 * them much later. They are empty then.
 */
export function letGo(...arrays: readonly ArrayBufferView<ArrayBuffer>[]): void {
  for (const { buffer } of arrays) if (buffer.byteLength > 0) transfer?.call(buffer, 0);
}
