import type { Rule } from './house';

/**
 * What Chrome 110, Firefox 125 or Safari 16.4 does not have, and would fail at. The compiler knows the language's own
 * newer
 * parts; what a browser only passes over, as a style that makes something nicer, may be used.
 */
const inCode = [
  ...[/\bURL\.(canParse|parse)\b/, /\bPromise\.(withResolvers|try)\b/, /\bAbortSignal\.any\b/],
  ...[/\b(Array\.fromAsync|Object\.groupBy|Map\.groupBy|RegExp\.escape|Error\.isError)\b/],
  ...[/\bCSS\.registerProperty\b/, /\bscheduler\.(yield|postTask)\b/, /\bnew (CloseWatcher|Highlight)\b/],
  /\.(checkVisibility|moveBefore|getHTML|setHTML(Unsafe)?|requestClose|(show|hide|toggle)Popover|startViewTransition)\b/,
  /\.(isWellFormed|toWellFormed|toBase64|toHex|getOrInsert|bytes)\(/,
  /\bnew (Blob|Response|Request)\([^()]*\)\.bytes\b/,
];
const inStyles = [
  ...[/\bcolor-mix\(/, /\blight-dark\(/, /\b(anchor|round|calc-size|linear|sibling-index)\(/],
  ...[/@scope\b/, /\bsubgrid\b/, /\bfloat: *inline-/, /\bcontent-visibility\b/, /@container [^{]*style\(/],
];

const isOurs = (path: string) => path.startsWith('src/') && /\.(ts|css)$/.test(path);
const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

export const olderBrowsers: Rule[] = [
  {
    name: 'nothing is used that the oldest of the browsers fails at',
    faults: ({ sources }) =>
      [...sources]
        .filter(([path]) => isOurs(path))
        .flatMap(([path, text]) =>
          (path.endsWith('.css') ? inStyles : inCode).flatMap((own) => {
            const found = own.exec(withoutComments(text));
            return found ? [`${path} uses ${found[0]}`] : [];
          }),
        ),
    broken: {
      'src/engine/a.ts': 'export const a = () => URL.canParse(text) && Promise.withResolvers();',
      'src/engine/b.ts': '// URL.canParse is too new.\nnew URL(text);',
      'src/search/panels/a.css': '.a { float: inline-start; color: color-mix(in srgb, red, blue); }',
      'test/a.ts': 'URL.canParse(text);',
    },
    said: [
      'src/engine/a.ts uses URL.canParse',
      'src/engine/a.ts uses Promise.withResolvers',
      'src/search/panels/a.css uses color-mix(',
      'src/search/panels/a.css uses float: inline-',
    ],
  },
];
