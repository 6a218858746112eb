import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * A script that is no module goes before the page's own, and tells what hinders that. Both wait for the page and run in
 * the order in which they stand.
 */
export function plainPage(): Plugin {
  const source = readFileSync(new URL('without-modules.js', import.meta.url), 'utf8')
    .replace(/\/\*\*.*?\*\/\s*/s, '')
    .replace(/\n\s*/g, '\n');
  const sum = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  const fileName = `assets/without-modules-${sum}.js`;
  return {
    name: 'plain-page',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'script', attrs: { defer: true, src: `./${fileName}` }, injectTo: 'head-prepend' },
      ],
    },
  };
}
