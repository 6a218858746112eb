import { spelled } from '../engine/alphabet/digraphs';
import { called, type Person } from '../engine/players/names';
import type { Forms } from './forms';

/**
 * A message is a string, with what is put into it in braces:
 *
 * - `{word}` a text, a number or a list: "QUAIL", "1,234", "Ada, Bo and Cy"
 * - `{count|# tile|# tiles}` a form for each plural of the language: one, two, few, many, other
 * - `{who/You pass/# passes}` a form for the player who reads it, and one for anybody else
 * - `{share%}` a share of one: "80%"
 *
 * In a form, # is the number or the name. A sentence that needs more than this is made in `sentences/`.
 */
type Inside<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Inside<Rest> : never;
type NameIn<Placeholder> = Placeholder extends `${infer Name}|${string}`
  ? Name
  : Placeholder extends `${infer Name}/${string}`
    ? Name
    : Placeholder extends `${infer Name}%`
      ? Name
      : Placeholder;
type ValueIn<Placeholder> = Placeholder extends `${string}|${string}` | `${string}%`
  ? number
  : Placeholder extends `${string}/${string}`
    ? Person
    : Value;

type Value = string | number | Person | readonly string[];
type Arguments<Text> = { readonly [Placeholder in Inside<Text> as NameIn<Placeholder> & string]: ValueIn<Placeholder> };

/** A catalogue as players meet it: what something is put into is a function of its named arguments. */
export type Spoken<Messages> = Messages extends string
  ? Inside<Messages> extends never
    ? string
    : (put: Arguments<Messages>) => string
  : Messages extends readonly [unknown, unknown]
    ? { readonly [place in keyof Messages]: Spoken<Messages[place]> }
    : Messages extends readonly (infer One)[]
      ? readonly Spoken<One>[]
      : { readonly [name in keyof Messages]: Spoken<Messages[name]> };

/** The same messages in another language: lists may be longer or shorter. */
export type Translated<Messages> = Messages extends string
  ? string
  : Messages extends readonly [unknown, unknown]
    ? { readonly [place in keyof Messages]: Translated<Messages[place]> }
    : Messages extends readonly (infer One)[]
      ? readonly Translated<One>[]
      : { readonly [name in keyof Messages]: Translated<Messages[name]> };

/** What stands in braces is at the odd places. */
export const piecesOf = (message: string) => message.split(/[{}]/);

const isPerson = (value: Value): value is Person => typeof value === 'object' && 'isYou' in value;

/** The messages of a language, as players meet them. */
export const speak = <const Messages>(messages: Messages, forms: Forms) => spoken(messages, forms) as Spoken<Messages>;

function spoken(messages: unknown, forms: Forms): unknown {
  if (typeof messages === 'string') return messages.includes('{') ? sentence(messages, forms) : messages;
  if (Array.isArray(messages)) return messages.map((one) => spoken(one, forms));
  return Object.fromEntries(Object.entries(messages as object).map(([name, own]) => [name, spoken(own, forms)]));
}

function sentence(message: string, forms: Forms) {
  const pieces = piecesOf(message);
  return (put: Readonly<Record<string, Value>>) =>
    pieces.map((piece, at) => (at % 2 === 0 ? piece : putIn(piece, put, forms))).join('');
}

function putIn(placeholder: string, put: Readonly<Record<string, Value>>, forms: Forms): string {
  const [, name = '', mark = '', rest = ''] = /^(\w+)([|/%]?)(.*)$/su.exec(placeholder) ?? [];
  const value = put[name];
  if (value === undefined) throw new TypeError(`nothing is put in for ${placeholder}`);
  if (mark === '%') return forms.percent(Number(value));
  const said = textOf(value, forms);
  if (mark === '') return said;
  const choices = rest.split(mark);
  const wanted = mark === '|' ? forms.pluralPlace(Number(value)) : isPerson(value) && value.isYou ? 0 : 1;
  return choices[Math.min(wanted, choices.length - 1)]!.replaceAll('#', said);
}

function textOf(value: Value, forms: Forms): string {
  if (typeof value === 'number') return forms.figure(value);
  if (typeof value === 'string') return spelled(called(value, forms.callings));
  return isPerson(value) ? textOf(value.name, forms) : forms.together(value);
}
