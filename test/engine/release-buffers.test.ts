import { expect, it } from 'vitest';
import { letGo } from '../../src/engine/release-buffers';

it('arrays that are let go of are empty where that can be done, with all that share their memory, else as they were', () => {
  const isDone = 'transfer' in ArrayBuffer.prototype;
  const whole = new Uint32Array(1000);
  const part = whole.subarray(10, 20);
  letGo(part, whole, new Uint8Array(5));
  expect([whole.length, part.length]).toEqual(isDone ? [0, 0] : [1000, 10]);
});
