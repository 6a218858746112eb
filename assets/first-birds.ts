import { fileURLToPath } from 'node:url';
import { nothing, type TemplateResult } from 'lit-html';
import { type Plugin, runnerImport } from 'vite';
import type { MascotId } from '../src/panels/mascots/birds';
import type { definitionsOf } from '../src/panels/mascots/paint';
import type { pictureOf } from '../src/panels/mascots/picture';
import type { Pose } from '../src/panels/mascots/poses';

type Drawn = { pictureOf: typeof pictureOf };
type Painted = { definitionsOf: typeof definitionsOf };

const wanted = /url\("bird:(\w+)-(\w+)"\)/g;

/** Puts the birds into the first styles that are seen before there is a script to draw them: a picture each. */
export function firstBirds(): Plugin {
  return {
    name: 'first-birds',
    enforce: 'pre',
    async transform(styles, id) {
      if (!/first-styles\.css/.test(id)) return undefined;
      const drawn = await taken<Drawn>('picture');
      const painted = await taken<Painted>('paint');
      return styles.replace(wanted, (_, bird: MascotId, pose: Pose) => {
        const picture = textOf(drawn.pictureOf(bird, pose))
          .replace(/ class="m-droop"/, pose === 'sad' ? drooping : '')
          .replace(/ (class|aria-hidden|focusable)="[^"]*"/g, '')
          .replace('viewBox="0 0 200 200"', `xmlns="http://www.w3.org/2000/svg" viewBox="${box}"`)
          .replace('>', `>${painted.definitionsOf([bird])}`);
        return `url("data:image/svg+xml,${packed(picture)}")`;
      });
    },
  };
}

/** With room for crests and wings. */
const box = '-20 -40 240 240';
const drooping = ' transform="translate(100 191) scale(1.03 .95) rotate(-2) translate(-100 -186)"';

const packed = (picture: string) =>
  picture
    .replace(/\s+/g, ' ')
    .replaceAll('> <', '><')
    .replaceAll('"', "'")
    .replace(/[%#<>]/g, encodeURIComponent);

/** As the page has it: its sources name no endings of files. */
const taken = async <Module>(name: string) =>
  (await runnerImport<Module>(fileURLToPath(new URL(`../src/panels/mascots/${name}.ts`, import.meta.url))))
    .module;

/** As markup. What is a style to the page is an attribute here, or nothing. */
function textOf(value: unknown): string {
  if (value === nothing || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).join('');
  if (typeof value !== 'object' || value === null) return String(value);
  const { strings, values } = value as TemplateResult;
  return strings.slice(1).reduce((text, next, i) => joined(text, values[i]) + next, strings[0] ?? '');
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
