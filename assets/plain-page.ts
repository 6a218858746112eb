import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type { FirstFrame, firstFramesOf } from '../src/texts/first-frames';

/**
 * Puts into the page what it says before any of the game is there. A script that is no module goes before the page's
 * own:
 * it says that in the player's language, and tells what hinders the game. Both wait for the page and run in the order
 * in
 * which they stand.
 */
export function plainPage(): Plugin[] {
  const plain = readFileSync(new URL('without-modules.js', import.meta.url), 'utf8')
    .replace(/\/\*\*.*?\*\/\s*/s, '')
    .replace(/\n\s*/g, '\n');
  let frames: ReturnType<typeof firstFramesOf>;
  let source: string;
  let fileName: string;
  return [
    {
      name: 'first-sentences',
      async configResolved({ mode }) {
        const texts = fileURLToPath(new URL('../src/texts/first-frames.ts', import.meta.url));
        const { module } = await runnerImport<{ firstFramesOf: typeof firstFramesOf }>(texts);
        frames = module.firstFramesOf(mode);
        const said = JSON.stringify(frames, (name, own) => (['noScript', 'title'].includes(name) ? undefined : own));
        source = `const FIRST_FRAMES = ${said};\n${plain}`;
        const sum = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        fileName = `assets/without-modules-${sum}.js`;
      },
      transformIndexHtml: {
        order: 'pre',
        handler: (page, { server }) => ({
          html: page.replace(/\{\{(\w+)\}\}/g, (_, name) => sentence(frames, name as keyof FirstFrame)),
          tags: server ? [{ tag: 'script', children: source, injectTo: 'body' }] : [],
        }),
      },
    },
    {
      name: 'plain-page',
      apply: 'build',
      generateBundle() {
        this.emitFile({ type: 'asset', fileName, source });
      },
      transformIndexHtml: {
        order: 'post',
        handler: () => [{ tag: 'script', attrs: { defer: true, src: `./${fileName}` }, injectTo: 'head-prepend' }],
      },
    },
  ];
}

/** Where there is no script nobody knows which language is read: there it is said in all of them. */
const sentence = (frames: ReturnType<typeof firstFramesOf>, name: keyof FirstFrame) =>
  name === 'noScript'
    ? Object.entries(frames)
        .map(([language, { noScript }]) => `<p lang="${language}">${escaped(noScript)}</p>`)
        .join('')
    : escaped(frames['en']?.[name] ?? '');

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
