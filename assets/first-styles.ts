import { fileURLToPath } from 'node:url';
import { nothing, type TemplateResult } from 'lit-html';
import { type Plugin, runnerImport } from 'vite';
import type { Pose } from '../src/shared/mascots/anatomy';
import type { MascotId } from '../src/shared/mascots/birds';
import type { definitionsOf, pictureOf } from '../src/shared/mascots/picture';

type Drawn = { pictureOf: typeof pictureOf; definitionsOf: typeof definitionsOf };

const weights = [500, 700, 800];
/**
 * The letters that the game itself writes come first, and alone; those that only names, lists and other languages have,
 * when there are any.
 */
const letters = {
  basic: 'U+0020-007E, U+00A0, U+00B7, U+00D7, U+2013, U+2019, U+201C-201D, U+2022, U+2026, U+2191, U+2193',
  latin:
    'U+0080-009F, U+00A1-00B6, U+00B8-00D6, U+00D8-00FF, U+2000-2012, U+2014-2018, U+201A-201B, U+201E-2021, U+2023-2025, U+2027-206F, U+2190, U+2192, U+2194-21FF',
  extended: 'U+0100-017F',
  cyrillic: 'U+0400-045F',
  greek: 'U+0386-03CE',
  bengali: 'U+0964-0965, U+0980-09FE, U+200C-200D, U+20B9, U+25CC',
};
/** What another hand has drawn, in the same manner. */
const drawnBy: Readonly<Record<string, string>> = { bengali: 'baloo-da-2' };
/** On the rack of the title. */
const birds: MascotId[] = ['maize', 'azure', 'sage', 'scarlet'];

/**
 * Puts into the first styles what is the same many times: each weight of the letters, and the birds, which are seen
 * before
 * there is a script to draw them, as they come, and sad.
 */
export function firstStyles(): Plugin {
  return {
    name: 'first-styles',
    enforce: 'pre',
    async transform(styles, id) {
      if (!/first-styles\.css/.test(id)) return undefined;
      const drawn = await taken<Drawn>('picture');
      const picture = (bird: MascotId, pose: Pose) => {
        const text = textOf(drawn.pictureOf(bird, pose))
          .replace(/ class="m-droop"/, pose === 'sad' ? drooping : '')
          .replace(/ (class|aria-hidden|focusable)="[^"]*"/g, '')
          .replace('viewBox="0 0 200 200"', `xmlns="http://www.w3.org/2000/svg" viewBox="${box}"`)
          .replace('>', `>${drawn.definitionsOf([bird])}`);
        return `{background-image:url("data:image/svg+xml,${packed(text)}")}`;
      };
      const rules = birds.map((bird) => `.${bird}${picture(bird, 'idle')}.stopped .${bird}${picture(bird, 'sad')}`);
      return `${styles}@layer base{${faces.join('')}${standIn}}@layer screens{${rules.join('')}}`;
    },
  };
}

const faces = Object.entries(letters).flatMap(([kind, range]) =>
  weights.map((weight) => {
    const file = `../../assets/fonts/${drawnBy[kind] ?? 'm-plus-rounded-1c'}-${kind}-${weight}-normal.woff2`;
    return `@font-face{font-family:"M PLUS Rounded 1c";font-weight:${weight};font-display:swap;src:url("${file}") format("woff2");unicode-range:${range}}`;
  }),
);
/** Until they are there: as wide and as high, so that nothing moves when they come. */
const standIn = `@font-face{font-family:"Until Rounded";src:local("Arial"),local("Liberation Sans"),local("Helvetica");size-adjust:108%;ascent-override:99.5%;descent-override:29.6%;unicode-range:${letters.basic}}`;

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
  (await runnerImport<Module>(fileURLToPath(new URL(`../src/shared/mascots/${name}.ts`, import.meta.url)))).module;

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
