import { promisifyRequest, type UseStore } from 'idb-keyval';

/** A database was asked, and said nothing at all. */
export class NoAnswer extends Error {}

/** Many short waits instead of a long one: a device that slept meanwhile has not waited for long. */
const waitMs = 300;
const waitsForLock = 10;
/** A device that has just been switched on, or is very busy, takes its time. */
const waitsForStore = 20;

/**
 * A database that may open, or not even that, and then never answer: who asks is told so after six seconds. From then
 * on nothing is asked of it, nor done there however late it wakes up, for what it holds was never seen.
 */
export function storeWithTimeout(database: string, name: string): UseStore {
  const store = storeOf(database, name);
  let isSilent = false;
  const mayAsk = () => {
    if (isSilent) throw new NoAnswer(`no answer from ${database}`);
  };
  return async (mode, use) => {
    mayAsk();
    const answer = store(mode, (shelf) => {
      mayAsk();
      return use(shelf);
    });
    if (await isAnswered(answer, waitsForStore)) return answer;
    isSilent = true;
    return mayAsk() as never;
  };
}

/** A page in the background closes its database when another wants to delete or upgrade it. */
function storeOf(database: string, name: string): UseStore {
  let opening: Promise<IDBDatabase> | undefined;
  const forget = () => {
    opening = undefined;
  };
  const open = () => {
    if (opening) return opening;
    const request = indexedDB.open(database);
    request.onupgradeneeded = () => request.result.createObjectStore(name);
    opening = promisifyRequest(request);
    opening.then((opened) => {
      opened.onclose = forget;
      opened.onversionchange = () => {
        forget();
        opened.close();
      };
    }, forget);
    return opening;
  };
  return async (mode, use) => use((await open()).transaction(name, mode).objectStore(name));
}

/** Whether that comes, or fails, within the time. */
export function isAnswered(answer: Promise<unknown>, mostWaits = waitsForLock): Promise<boolean> {
  return new Promise((resolve) => {
    let waits = 0;
    const end = (answered: boolean) => {
      clearInterval(timer);
      resolve(answered);
    };
    const timer = setInterval(() => ++waits === mostWaits && end(false), waitMs);
    const answered = () => end(true);
    answer.then(answered, answered);
  });
}
