import { createStore, type UseStore } from 'idb-keyval';

/** A database was asked, and said nothing at all. */
export class NoAnswer extends Error {}

/** Many short waits instead of a long one: a device that slept meanwhile has not waited for long. */
const waitMs = 300;
const mostWaits = 10;

/**
 * A database that may open, or not even that, and then never answer: who asks is told so after three seconds. From
 * then on nothing is asked of it, nor done there however late it wakes up, for what it holds was never seen.
 */
export function patientStore(database: string, name: string): UseStore {
  const store = createStore(database, name);
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
    if (await isAnswered(answer)) return answer;
    isSilent = true;
    return mayAsk() as never;
  };
}

/** Whether that comes, or fails, within the time. */
export function isAnswered(answer: Promise<unknown>): Promise<boolean> {
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
