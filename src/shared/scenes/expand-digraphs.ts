import { spelled } from '../../engine/alphabet/digraphs';

/**
 * Sentences whose words have their letters of several characters in full, whatever was put into them. `put` has a look at
 * that before.
 */
export function expandDigraphs<Texts>(texts: Texts, put = (given: unknown[]) => given): Texts {
  if (typeof texts === 'string') return spelled(texts) as Texts;
  if (typeof texts === 'function') {
    const say = texts as (...given: unknown[]) => unknown;
    return ((...given: unknown[]) => expandDigraphs(say(...put(given)), put)) as Texts;
  }
  if (Array.isArray(texts)) return texts.map((one) => expandDigraphs(one, put)) as Texts;
  if (typeof texts !== 'object' || texts === null || Object.getPrototypeOf(texts) !== Object.prototype)
    return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([name, own]) => [name, expandDigraphs(own, put)]),
  ) as Texts;
}
