// Younger than the oldest browsers this runs in, and than the types it is checked by.
const { transfer } = ArrayBuffer.prototype as { transfer?: (this: ArrayBuffer, length: number) => unknown };

/**
 * Frees the memory of large arrays that nobody reads any more now, where a browser can, instead of at the next garbage
 * collection. They are empty afterwards.
 */
export function letGo(...arrays: readonly ArrayBufferView<ArrayBuffer>[]): void {
  for (const { buffer } of arrays) if (buffer.byteLength > 0) transfer?.call(buffer, 0);
}
