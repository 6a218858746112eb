import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

type WithStyles = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

const table = /\/src\/scenes\/wordbler\/at-table\.ts$/;

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
      handler(_, { bundle, chunk }) {
        if (!bundle || !chunk) return [];
        const chunks = Object.values(bundle).filter((file): file is WithStyles => file.type === 'chunk');
        const named = (fileName: string) => chunks.filter((own) => own.fileName === fileName);
        const first = chunk.dynamicImports.flatMap(named);
        const scripts = scriptsOf(first);
        const next = chunks.filter(({ facadeModuleId }) => table.test(facadeModuleId ?? ''));
        return [
          ...scripts.map((href) => link({ rel: 'modulepreload', href })),
          ...stylesOf(first).map((href) => link({ rel: 'preload', as: 'style', href })),
          ...scriptsOf(next)
            .filter((href) => !scripts.includes(href))
            .map((href) => link({ rel: 'next-scene', as: 'script', href })),
          ...stylesOf(next).map((href) => link({ rel: 'next-scene', as: 'style', href })),
        ];
      },
    },
  };
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
