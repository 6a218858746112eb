import { posix } from 'node:path';
import type { Rule } from './house';
import type { Sources } from './imports';

/**
 * The styles of a scene stay on the page after it, so a class that is styled by itself is so wherever anything wears
 * it.
 * What a screen or a shape of the window adds to a part of another file says whose it is (`.search-end .breakdown`,
 * `.screen.search-choose`): such a rule is free. So are these files, whose lists give many parts and screens one thing
 * in common: below all of them, or where the system paints.
 */
const common = ['base', 'tokens', 'forced'].map((name) => `src/shared/styles/${name}.css`);

/** Where a room's class is worn beyond its folder, and the room's styles are there, too. */
const alsoThere: Readonly<Record<string, RegExp>> = {
  // Tables and races with friends are fetched with the players of Wordbler.
  wordbler: /^src\/online\//,
  daily: /^src\/wordbler\/panels\/find-panel\.ts$|^src\/stats\//,
  stats: /^src\/daily\/panels\/dailies-panel\.ts$/,
};

const stylesIn = (sources: Sources) =>
  [...sources].filter(([path]) => path.startsWith('src/') && path.endsWith('.css'));

/** What a file styles by a class alone, whatever state that is in. */
function bareClassesOf(text: string): Set<string> {
  const plain = text.replaceAll(/\/\*[\s\S]*?\*\/|"[^"\n]*"/g, '');
  const open: string[] = [];
  const found = new Set<string>();
  for (const [, said = '', mark] of plain.matchAll(/([^{};]*)([{};])/g)) {
    const within = open.filter((head) => !/^@(container|layer|media|supports)/.test(head));
    if (mark === '{') open.push(said.trim());
    else if (said.includes(':') && within.length === 1)
      for (const one of partsOf(within[0]!)) {
        const [, name] = /^\.([\w-]+)(?:\[[^\]]*\]|::?[\w-]+(?:\(.*\))?)*$/.exec(one) ?? [];
        if (name) found.add(name);
      }
    if (mark === '}') open.pop();
  }
  return found;
}

/** The selectors of a list, `:is(…)` at their beginning written out. */
function partsOf(list: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const sign of list) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.flatMap((part) => {
    const [, some, rest = ''] = /^:(?:is|where)\(((?:[^()]|\([^()]*\))*)\)(.*)$/s.exec(part.trim()) ?? [];
    return some === undefined ? [part.trim()] : partsOf(some).map((one) => one + rest);
  });
}

/** The folder with whose scenes a file comes; nothing where every page has it. */
function roomOf(path: string): string | undefined {
  const [, room] = path.split('/');
  return room === 'shared' || room === 'app' ? undefined : room;
}

/** What the first page has of styles that lie in a room. */
function everywhere(sources: Sources): Set<string> {
  const index = 'src/shared/styles/index.css';
  const named = [...(sources.get(index) ?? '').matchAll(/@import "(.*?)"/g)];
  return new Set(named.map(([, path]) => posix.join(posix.dirname(index), path!)));
}

/** The classes that markup spells; where a class is put together from what has a name, whichever word the file has. */
function wornIn(text: string): Set<string> {
  const spelled =
    /\bclass(?:Name)? ?= ?("[^"]*"|'[^']*'|`[^`]*`|\$\{[^}]*\})|classList\.\w+\(([^)]*)\)|new Layer\(\w+,([^)]*)\)/g;
  const quotedIn = (code: string) => (code.match(/(['"`])[\w -]+\1/g) ?? []).join(' ');
  const said = [...text.matchAll(spelled)].map(([, ...found]) => found.join(' ').replaceAll(/\$\{[^}]*\}/g, quotedIn));
  if (/className = `[^`]*\$\{/.test(text)) said.push(quotedIn(text));
  return new Set(said.join(' ').match(/[\w-]+/g));
}

export const bareClasses: Rule[] = [
  {
    name: 'no bare class is styled in two files',
    faults: ({ sources }) => {
      const files = new Map<string, string[]>();
      for (const [path, text] of stylesIn(sources))
        for (const own of common.includes(path) ? [] : bareClassesOf(text))
          files.set(own, [...(files.get(own) ?? []), path]);
      return [...files]
        .filter(([, paths]) => paths.length > 1)
        .map(([own, paths]) => `.${own} is styled in ${paths.join(' and ')}`);
    },
    broken: {
      'src/shared/styles/base.css': ':is(.chip, .disc) { color: red; }',
      'src/shared/styles/parts/chip.css':
        '.chip { color: red; }\n.disc { & .chip { color: red; } }\n.ring, .dot { color: red; }',
      'src/search/panels/end.css': `@layer fit {
        @container screen (width < 600px) { :is(.page, .end:not(.a, .b)), .x .ring { color: red; } }
      }
      .page { & .chip { color: red; } }
      .page .chip, .screen.dot, p.disc { content: "} .ring {"; } /* .ring { } */`,
      'src/wordbler/panels/sheet.css': '.sheet { & .page { color: red; } }\n.end[data-a="b"]::before { color: red; }',
      'src/wordbler/panels/play.css': '.ring { color: red; }\n@keyframes dot { to { color: red; } }',
    },
    said: [
      '.ring is styled in src/shared/styles/parts/chip.css and src/wordbler/panels/play.css',
      '.end is styled in src/search/panels/end.css and src/wordbler/panels/sheet.css',
    ],
  },
  {
    name: 'what a room styles by its class alone is worn in that room',
    faults: ({ sources }) => {
      const first = everywhere(sources);
      const own = new Map<string, string>();
      for (const [path, text] of stylesIn(sources)) {
        const room = first.has(path) || common.includes(path) ? undefined : roomOf(path);
        if (room) for (const name of bareClassesOf(text)) own.set(name, room);
      }
      return [...sources]
        .filter(([path]) => path.startsWith('src/') && path.endsWith('.ts'))
        .flatMap(([path, text]) =>
          [...wornIn(text)].flatMap((name) => {
            const room = own.get(name);
            const isThere = !room || room === roomOf(path) || alsoThere[room]?.test(path);
            return isThere ? [] : [`${path} wears .${name} of ${room}`];
          }),
        );
    },
    broken: {
      'src/shared/styles/index.css': '@import "../../wordbler/panels/definition.css" layer(screens);',
      'src/wordbler/panels/definition.css': '.senses { color: red; }',
      'src/wordbler/panels/sheet.css': '.word { color: red; }\n.sheet .sum { color: red; }\n.share { color: red; }',
      'src/wordbler/panels/sheet.ts': `html\`<p class="word share sum">\``,
      'src/shared/panels/panel-motions.ts': `type Kind = 'word' | 'points';\nthing.className = \`flight \${kind}\`;`,
      'src/stats/panels/statistics-panel.ts': `svg\`<path class="mean \${isOld ? 'share' : nothing}" />\``,
      'src/online/races/panels/room.ts': `html\`<p class="word">\``,
      'src/search/panels/end.ts': `const word = 'word';\nhtml\`<p class="sum senses \${one.word}">\``,
    },
    said: [
      'src/shared/panels/panel-motions.ts wears .word of wordbler',
      'src/stats/panels/statistics-panel.ts wears .share of wordbler',
    ],
  },
];
