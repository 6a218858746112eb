import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const felt = '#124536';
const description =
  'Crossing words, word search and Scramble at one table: alone, against the computer or together. No account, and it plays without a network.';
const previewShows = 'A game of Wordbler: crossing words on a board, four birds around it';

const images = {
  icon192: 'icon-192.png',
  icon512: 'icon-512.png',
  maskable: 'icon-maskable.png',
  touch: 'icon-touch.png',
  preview: 'preview.jpg',
  board: 'screenshot-board.jpg',
  search: 'screenshot-search.jpg',
  phone: 'screenshot-phone.jpg',
  phoneMenu: 'screenshot-phone-menu.jpg',
};
type Image = keyof typeof images;

/** What a system is told that installs the page. All paths count from where this file lies: beside the page. */
const manifestOf = (at: (image: Image) => string) => ({
  name: 'Wordbler',
  short_name: 'Wordbler',
  description,
  lang: 'en',
  dir: 'ltr',
  start_url: './',
  scope: './',
  display: 'standalone',
  orientation: 'any',
  background_color: felt,
  theme_color: felt,
  categories: ['games'],
  icons: [
    { src: at('icon192'), sizes: '192x192', type: 'image/png' },
    { src: at('icon512'), sizes: '512x512', type: 'image/png' },
    { src: at('maskable'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  screenshots: [
    shot(at('board'), '1280x720', 'wide', 'A game of Wordbler'),
    shot(at('search'), '1280x720', 'wide', 'A word search'),
    shot(at('phone'), '780x1688', 'narrow', 'A game of Wordbler'),
    shot(at('phoneMenu'), '780x1688', 'narrow', 'Three word games'),
  ],
  shortcuts: [
    { name: 'Wordbler', url: './#/players' },
    { name: 'Word search', url: './#/search' },
    { name: 'Scramble', url: './#/scramble' },
  ],
  share_target: {
    action: './',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: 'title',
      text: 'text',
      url: 'url',
      files: [{ name: 'files', accept: ['.gcg', 'text/plain', '.json', 'application/json'] }],
    },
  },
  file_handlers: [{ action: './', accept: { 'application/x-gcg': ['.gcg'], 'application/json': ['.json'] } }],
});

const shot = (src: string, sizes: string, form_factor: 'wide' | 'narrow', label: string) => ({
  src,
  sizes,
  type: 'image/jpeg',
  form_factor,
  label,
});

/** The page as a thing of its own: what installs it, and what is shown where somebody pastes its address. */
export function appManifest(): Plugin {
  /** Whoever shows links wants a whole address, which only the host knows. */
  const site = process.env['SITE_URL']?.replace(/\/?$/, '/');
  const files = new Map<string, string>();
  const named = (file: string) => files.get(file) ?? file;
  return {
    name: 'app-manifest',
    apply: 'build',
    buildStart() {
      for (const name of Object.values(images)) {
        const source = readFileSync(fileURLToPath(new URL(name, import.meta.url)));
        files.set(name, this.emitFile({ type: 'asset', name, source }));
      }
    },
    generateBundle() {
      for (const [name, reference] of files) files.set(name, this.getFileName(reference));
      const manifest = manifestOf((image) => `./${named(images[image])}`);
      const source = `${JSON.stringify(manifest, null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const imageAt = (image: Image) => {
          const found = Object.values(bundle ?? {}).find(
            (file) => file.type === 'asset' && file.names.includes(basename(images[image])),
          );
          return `./${found?.fileName}`;
        };
        const preview = imageAt('preview');
        return [
          tag('link', { rel: 'manifest', href: './manifest.webmanifest' }),
          tag('link', { rel: 'apple-touch-icon', href: imageAt('touch') }),
          tag('meta', { property: 'og:image', content: site ? new URL(preview, site).href : preview }),
          tag('meta', { property: 'og:image:width', content: '1200' }),
          tag('meta', { property: 'og:image:height', content: '630' }),
          tag('meta', { property: 'og:image:alt', content: previewShows }),
          ...(site ? [tag('meta', { property: 'og:url', content: site })] : []),
        ];
      },
    },
  };
}

const tag = (name: string, attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: name,
  attrs,
  injectTo: 'head',
});
