import workerUrl from './dictionary.worker?worker&url';
import type { WorkerLike } from './worker-line';

export function startWorker(): WorkerLike {
  if (globalThis.origin !== 'null') return new Worker(workerUrl, { type: 'module' });
  const url = new URL(workerUrl, location.href).href;
  return new Worker(URL.createObjectURL(new Blob([importing(url)], { type: 'text/javascript' })));
}

/**
 * In a frame sandboxed without an origin of its own, a page may start no worker from a file, nor any module
 * worker. A plain script of its own making that imports the file is allowed; it must keep the messages that
 * come before the file does.
 */
const importing = (url: string) => `
  const early = [];
  const keep = (event) => early.push(event.data);
  addEventListener('message', keep);
  import(${JSON.stringify(url)}).then(
    () => {
      removeEventListener('message', keep);
      for (const data of early) dispatchEvent(new MessageEvent('message', { data }));
    },
    (error) => setTimeout(() => { throw error; }),
  );`;
