import { register } from 'node:module';

// Some modules import assets, as text (`?raw`) or by address (`?url`); outside the build tool somebody else must read
// them.
const hooks = `
import { readFile } from 'node:fs/promises';
export async function load(url, context, next) {
  const [, kind] = /[?&](raw|url)$/.exec(url) ?? [];
  if (!kind) return next(url, context);
  const text = kind === 'raw' ? await readFile(new URL(url), 'utf8') : url.replace(/[?].*/, "");
  return { format: 'module', shortCircuit: true, source: 'export default ' + JSON.stringify(text) };
}`;

register(`data:text/javascript,${encodeURIComponent(hooks)}`);
