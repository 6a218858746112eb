import { fileURLToPath } from 'node:url';
import { nothing, type TemplateResult } from 'lit-html';
import { type Plugin, runnerImport } from 'vite';
import type { MascotId } from '../src/panels/mascots/birds';
import type { definitionsOf } from '../src/panels/mascots/paint';
import type { pictureOf } from '../src/panels/mascots/picture';

type Drawn = { pictureOf: typeof pictureOf };
type Painted = { definitionsOf: typeof definitionsOf };

const wanted = /<(\w+)([^>]*) data-bird="(\w+)"><\/\1>/g;

/** Draws the birds into the page that are seen before there is a script to draw them. What only the sad have is hidden. */
export function firstBirds(): Plugin {
  return {
    name: 'first-birds',
    transformIndexHtml: {
      order: 'pre',
      async handler(page) {
        const drawn = await taken<Drawn>('picture');
        const painted = await taken<Painted>('paint');
        const bird = (id: string) => textOf(drawn.pictureOf(id as MascotId, 'idle', 'sad'));
        const ids = [...page.matchAll(wanted)].map(([, , , id]) => id as MascotId);
        return page
          .replace(wanted, (_, tag, rest, id) => `<${tag}${rest}>${bird(id)}</${tag}>`)
          .replace('</h1>', `</h1>${painted.definitionsOf(ids)}`);
      },
    },
  };
}

/** As the page has it: its sources name no endings of files. */
const taken = async <Module>(name: string) =>
  (await runnerImport<Module>(fileURLToPath(new URL(`../src/panels/mascots/${name}.ts`, import.meta.url))))
    .module;

/** As markup. What is a style to the page is an attribute here, or nothing: its policy allows no other. */
function textOf(value: unknown): string {
  if (value === nothing || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).join('');
  if (typeof value !== 'object' || value === null) return String(value);
  const { strings, values } = value as TemplateResult;
  return strings
    .slice(1)
    .reduce((text, next, i) => joined(text, values[i]) + next, strings[0] ?? '')
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><');
}

function joined(text: string, value: unknown): string {
  const [attribute, name] = / ([\w.-]+)=$/.exec(text) ?? [];
  if (!attribute) return text + textOf(value);
  const before = text.slice(0, -attribute.length);
  if (name === '.style') {
    const [, turn] = /^transform:rotate\((.*)deg\)$/.exec(textOf(value)) ?? [];
    return turn ? `${before} transform="rotate(${turn})"` : before;
  }
  return value === nothing ? before : `${before} ${name}="${textOf(value)}"`;
}
