import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { DictionaryError, WorkerConnection } from '../../src/worker/worker-connection';
import { answering, FakeWorker, list, neverAnswering, packed } from './fake-worker';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

it('A line keeps no answer alive once it is given', async () => {
  const worker = new FakeWorker(answering(packed));
  const line = new WorkerConnection(worker, { progress: () => {} }, 1000);
  await line.ask((remote) => remote.load(list.id));
  const given = new WeakRef(await line.ask((remote) => remote.handOver()));
  // What a task has reached for stays until the task ends.
  await wait();
  collectGarbage();
  expect(given.deref()).toBeUndefined();
  worker.terminate();
});

it('A line that ends fails every question that is open, and every later one', async () => {
  const worker = new FakeWorker(neverAnswering);
  const line = new WorkerConnection(worker, { progress: () => {} }, 1000);
  const fault = new DictionaryError('stopped', 'for a test');
  const open = [line.ask((remote) => remote.load(list.id)), line.ask((remote) => remote.load(list.id))];
  line.end(fault);
  open.push(line.ask((remote) => remote.load(list.id)));
  for (const question of open) await expect(question).rejects.toBe(fault);
});
