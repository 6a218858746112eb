import { type Find, findOf } from '../../core/wordbler/find-of-day';
import { fetchWords, unpackWords } from '../../worker/fetch-words';

const years: Readonly<Record<string, string>> = import.meta.glob('../../../assets/finds/*.finds', {
  query: '?url',
  import: 'default',
  eager: true,
});
const patienceMs = 8000;

/** What is to be found on a day; undefined where there is nothing. A `LoadError` says why its year cannot be had. */
export async function fetchFind(day: string): Promise<Find | undefined> {
  const url = years[`../../../assets/finds/${day.slice(0, 4)}.finds`];
  if (!url) return undefined;
  const signal = AbortSignal.timeout(patienceMs);
  const packed = await fetchWords(
    { url, bytes: 1 },
    (file) => fetch(file, { signal }),
    () => {},
  );
  return findOf(new TextDecoder().decode(await unpackWords(packed)), day);
}
