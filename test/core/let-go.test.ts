import { describe, expect, it } from 'vitest';
import { letGo } from '../../src/core/let-go';

describe('letting go of arrays', () => {
  it.runIf('transfer' in ArrayBuffer.prototype)('empties them, and all that share their memory', () => {
    const whole = new Uint32Array(1000);
    const part = whole.subarray(10, 20);
    letGo(part, new Uint8Array(5));
    expect([whole.length, part.length]).toEqual([0, 0]);
  });

  it('does nothing to what cannot be let go of', () => {
    const { memory } = new WebAssembly.Instance(
      // A module with a page of memory, and nothing else.
      new WebAssembly.Module(
        Uint8Array.of(
          0,
          97,
          115,
          109,
          1,
          0,
          0,
          0,
          5,
          3,
          1,
          0,
          1,
          7,
          10,
          1,
          6,
          109,
          101,
          109,
          111,
          114,
          121,
          2,
          0,
        ),
      ),
    ).exports as { memory: WebAssembly.Memory };
    const bytes = new Uint8Array(memory.buffer as ArrayBuffer);
    letGo(bytes);
    expect(bytes.length).toBe(65_536);
  });
});
