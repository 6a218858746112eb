import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

type WithStyles = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/** The page itself is a line of script that asks for all else. What that will be is told with the page, so that it comes at once. */
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
        const scripts = [...new Set(first.flatMap(({ fileName, imports }) => [fileName, ...imports]))];
        const styles = first.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
        return [
          ...scripts.map((href) => link({ rel: 'modulepreload', href: `./${href}` })),
          ...styles.map((href) => link({ rel: 'preload', as: 'style', href: `./${href}` })),
        ];
      },
    },
  };
}

const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { ...attrs, crossorigin: true },
  injectTo: 'head',
});
