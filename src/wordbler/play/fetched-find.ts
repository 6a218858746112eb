import of2026 from '../../../assets/finds/2026.finds?url';
import of2027 from '../../../assets/finds/2027.finds?url';
import of2028 from '../../../assets/finds/2028.finds?url';
import of2029 from '../../../assets/finds/2029.finds?url';
import of2030 from '../../../assets/finds/2030.finds?url';
import of2031 from '../../../assets/finds/2031.finds?url';
import of2032 from '../../../assets/finds/2032.finds?url';
import of2033 from '../../../assets/finds/2033.finds?url';
import of2034 from '../../../assets/finds/2034.finds?url';
import of2035 from '../../../assets/finds/2035.finds?url';
import of2036 from '../../../assets/finds/2036.finds?url';
import { fetchWords, unpackWords } from '../../worker/fetch-words';
import { type Find, findOf } from '../rules/find-of-day';

const years: Readonly<Record<string, string>> = {
  2026: of2026,
  2027: of2027,
  2028: of2028,
  2029: of2029,
  2030: of2030,
  2031: of2031,
  2032: of2032,
  2033: of2033,
  2034: of2034,
  2035: of2035,
  2036: of2036,
};
const patienceMs = 8000;

/** What is to be found on a day; undefined where there is nothing. A `LoadError` says why its year cannot be had. */
export async function fetchFind(day: string): Promise<Find | undefined> {
  const url = years[day.slice(0, 4)];
  if (!url) return undefined;
  const signal = AbortSignal.timeout(patienceMs);
  const packed = await fetchWords(
    { url, bytes: 1 },
    (file) => fetch(file, { signal }),
    () => {},
  );
  return findOf(new TextDecoder().decode(await unpackWords(packed)), day);
}
