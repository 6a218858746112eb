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

const ours = new RegExp(`(\\b(?:${names.join('|')})\\b)`);

const say = (text: string) =>
  text
    .split(ours)
    .map((piece, at) => (at % 2 === 0 ? lengthen(piece) : piece))
    .join('');

/** In a message, what stands in braces stays: its name, and the signs between its forms. */
const sayMessage = (message: string) =>
  piecesOf(message)
    .map((piece, at) => (at % 2 === 0 ? say(piece) : `{${sayForms(piece)}}`))
    .join('');

const sayForms = (placeholder: string) =>
  placeholder.replace(/^(\w+)([|/])(.*)$/su, (_, name: string, mark: string, rest: string) =>
    [name, ...rest.split(mark).map(say)].join(mark),
  );

/** The same catalogue, said so. */
export const inMirror = <Messages>(messages: Messages): Messages => mirrored(messages) as Messages;

function mirrored(messages: unknown): unknown {
  if (typeof messages === 'string') return sayMessage(messages);
  if (Array.isArray(messages)) return messages.map(mirrored);
  return Object.fromEntries(Object.entries(messages as object).map(([name, own]) => [name, mirrored(own)]));
}
