import { gzipSync } from 'node:zlib';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

type WithStyles = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

const table = /\/src\/wordbler\/scenes\/board-chunk\.ts$/;

/**
 * The page itself is a line of script that asks for all else. What that will be is told with the page, so that it comes
 * at once; and what a table will be, so that it is on its way while the first scene is begun.
 */
export function firstLinks(): Plugin {
  return {
    name: 'first-links',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle, chunk }) {
        if (!bundle || !chunk) return [];
        const chunks = Object.values(bundle).filter((file): file is WithStyles => file.type === 'chunk');
        const named = (fileName: string) => chunks.filter((own) => own.fileName === fileName);
        const first = chunk.dynamicImports.flatMap(named);
        const scripts = scriptsOf(first);
        const next = chunks.filter(({ facadeModuleId }) => table.test(facadeModuleId ?? ''));
        const tags = [
          ...scripts.map((href) => link({ rel: 'modulepreload', href, ...sized(href, bundle) })),
          ...stylesOf(first).map((href) => link({ rel: 'preload', as: 'style', href, ...sized(href, bundle) })),
          ...scriptsOf(next)
            .filter((href) => !scripts.includes(href))
            .map((href) => link({ rel: 'next-scene', as: 'script', href })),
          ...stylesOf(next).map((href) => link({ rel: 'next-scene', as: 'style', href })),
        ];
        return { html: unblocked(page), tags };
      },
    },
  };
}

/**
 * The first styles stand in the body again: the colour of the ground is painted before they are there, and a file has
 * them, too.
 */
function unblocked(page: string): string {
  const styles = /\s*<link rel="stylesheet"[^>]*>/.exec(page)?.[0] ?? '';
  return page.replace(styles, '').replace(/<body[^>]*>/, (body) => body + styles.replace(' crossorigin', ''));
}

/** What it weighs on the way, for the page to tell how much is there. */
function sized(href: string, bundle: Rolldown.OutputBundle) {
  const file = bundle[href.slice(2)];
  if (!file) return {};
  return { 'data-size': String(gzipSync(file.type === 'chunk' ? file.code : file.source).length) };
}

const scriptsOf = (chunks: readonly WithStyles[]) => [
  ...new Set(chunks.flatMap(({ fileName, imports }) => [fileName, ...imports].map((own) => `./${own}`))),
];

const stylesOf = (chunks: readonly WithStyles[]) =>
  chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])].map((own) => `./${own}`));

const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { ...attrs, crossorigin: true },
  injectTo: 'head',
});
