import { piecesOf } from './messages';

/**
 * No language: English with accents, a third longer, written from right to left. What is put into a sentence stays as
 * it is.
 */
const accented: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aàcçeèiìnñoòuùyÿAÀCÇEÈIÌNÑOÒUÙYÝ'.matchAll(/(.)(.)/g)].map(([, plain, own]) => [plain, own]),
);

/** Called so everywhere. */
const names = ['Wordbler', 'Scramble'];

const lengthen = (text: string) =>
  text.replace(/[a-z]+/gi, (word) => {
    let more = Math.ceil(word.length / 3);
    return word.replace(/./g, (letter) => {
      const own = accented[letter] ?? letter;
      if (!/[aeiou]/.test(letter) || more === 0) return own;
      more--;
      return own + own;
    });
  });

/** What was put into a sentence is found again in it: names and words of games, which are written large. */
function putIn(value: unknown, found: Set<string>) {
  if (typeof value === 'string' && /\p{Lu}|\p{Lo}/u.test(value)) found.add(value);
  else if (Array.isArray(value)) for (const one of value) putIn(one, found);
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) putIn(one, found);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function say(text: string, put: readonly unknown[]): string {
  const found = new Set<string>(names);
  putIn(put, found);
  const own = [...found].sort((a, b) => b.length - a.length).map(escaped);
  return text
    .split(new RegExp(`((?<!\\p{L})(?:${own.join('|')})(?!\\p{L}))`, 'u'))
    .map((piece, at) => (at % 2 === 0 ? lengthen(piece) : piece))
    .join('');
}

/** In a message, what stands in braces stays: its name, and the signs between its forms. */
const mirroredMessage = (message: string, put: readonly unknown[]) =>
  piecesOf(message)
    .map((piece, at) => (at % 2 === 0 ? say(piece, put) : `{${mirroredForms(piece, put)}}`))
    .join('');

const mirroredForms = (placeholder: string, put: readonly unknown[]) =>
  placeholder.replace(/^(\w+)([|/])(.*)$/su, (_, name: string, mark: string, rest: string) => {
    const forms = rest.split(mark).map((form) => say(form, put));
    return [name, ...forms].join(mark);
  });

/** The same catalogue, said so. */
export function inMirror<Texts>(texts: Texts, put: readonly unknown[] = []): Texts {
  if (typeof texts === 'string') return mirroredMessage(texts, put) as Texts;
  if (typeof texts === 'function') {
    const own = texts as unknown as (...given: unknown[]) => unknown;
    return ((...given: unknown[]) => inMirror(own(...given), given)) as Texts;
  }
  if (Array.isArray(texts)) return texts.map((one) => inMirror(one, put)) as Texts;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([name, own]) => [name, inMirror(own, put)])) as Texts;
}
