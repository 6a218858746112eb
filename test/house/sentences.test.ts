import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../../src');
/** The server speaks to whoever starts it, in English. */
const READ_BY_NOBODY = /^(texts|engine|server|\w+\/(rules|ai|protocol))\//;
const READ_ALOUD =
  /\b(aria-(?:label|description|roledescription|valuetext|placeholder)|title|placeholder|alt)\s*=\s*"([^"]*)"/g;
const WORD = /\p{L}{2}/u;
/** Two words or more, begun or ended as sentences are, and no piece of markup or style. */
const SENTENCE = /^\s*\p{Lu}(?=.*\p{L}{2,} \p{L})[^<>=;{}]*$|^[^<>=;{}]*\p{L}{2,} \p{L}[^<>=;{}]*[.!?…]\s*$/u;

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/**
 * What players would read that no catalogue knows: words in templates, in what is read aloud, and sentences anywhere.
 */
function strayWords(file: string, source: string): string[] {
  const found = new Map<string, number>();
  const note = (text: string, { start }: Node) => {
    if (!found.has(text)) found.set(text, source.slice(0, start).split('\n').length);
  };
  visit(parseSync(file, source).program, (node) => {
    if (node.type === 'TaggedTemplateExpression' && /^(html|svg)$/.test((node['tag'] as { name: string }).name)) {
      for (const text of wordsOf((node['quasi'] as { quasis: Piece[] }).quasis)) note(text, node);
    } else if (node.type === 'Literal' && typeof node['value'] === 'string' && SENTENCE.test(node['value'])) {
      note(node['value'], node);
    } else if (node.type === 'TemplateElement' && SENTENCE.test((node as unknown as Piece).value.cooked)) {
      note((node as unknown as Piece).value.cooked, node);
    }
  });
  return [...found].map(([text, line]) => `${file}:${line} says “${text.trim()}”`);
}

interface Piece {
  value: { cooked: string };
}

function wordsOf(pieces: readonly Piece[]): string[] {
  const hole = '\u0000';
  const markup = pieces.map(({ value }) => value.cooked).join(hole);
  const aloud: string[] = [];
  const between = markup.replace(/<!--.*?-->/gs, '').replace(/<[^>]*>/g, (tag) => {
    aloud.push(...[...tag.matchAll(READ_ALOUD)].map(([, , text]) => text!));
    return hole;
  });
  const plain = between.replace(/&\w+;/g, ' ');
  return [...plain.split(hole), ...aloud].map((text) => text.trim()).filter((text) => WORD.test(text));
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const each of value) visit(each, see);
  } else if (typeof value === 'object' && value !== null) {
    if (typeof (value as Node).type === 'string') see(value as Node);
    for (const each of Object.values(value)) visit(each, see);
  }
}

describe('the sentences of the house', () => {
  it('stand in the catalogues and nowhere else', () => {
    const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => path.endsWith('.ts') && !READ_BY_NOBODY.test(path));
    expect(files.length).toBeGreaterThan(300);
    expect(files.flatMap((file) => strayWords(file, readFileSync(join(SOURCE, file), 'utf8')))).toEqual([]);
  });

  it('are noticed wherever they stand', () => {
    const source = [
      'const a = html`<p class="card big">@{name} wins</p>`;',
      'const b = html`<button aria-label="Close it" class=@{x > 1 ? "on" : ""}>@{icon("close")}</button>`;',
      'const c = `Fails in a row: @{fails}`;',
      "say('The game is over.');",
      'const d = svg`<g aria-labelledby="drawn-title"><text>@{letter} × 2</text></g>`;',
      "const e = 'sc-button gold'; const f = 'Enter'; throw new Error('there is no such day');",
      'const g = html`<i>Q</i>&nbsp;<b>u</b>`;',
    ]
      .join('\n')
      .replaceAll('@{', '${');
    expect(strayWords('panels/a.ts', source)).toEqual([
      'panels/a.ts:1 says “wins”',
      'panels/a.ts:2 says “Close it”',
      'panels/a.ts:3 says “Fails in a row:”',
      'panels/a.ts:4 says “The game is over.”',
    ]);
  });
});
