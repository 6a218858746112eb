import { spelled } from '../core/alphabet/own-units';

/** Sentences whose words have their letters of several characters in full, whatever was put into them. */
export function inFull<Texts>(texts: Texts): Texts {
  if (typeof texts === 'string') return spelled(texts) as Texts;
  if (typeof texts === 'function') {
    const say = texts as (...put: unknown[]) => unknown;
    return ((...put: unknown[]) => inFull(say(...put))) as Texts;
  }
  if (Array.isArray(texts)) return texts.map(inFull) as Texts;
  if (typeof texts !== 'object' || texts === null || Object.getPrototypeOf(texts) !== Object.prototype)
    return texts;
  return Object.fromEntries(Object.entries(texts).map(([name, own]) => [name, inFull(own)])) as Texts;
}
