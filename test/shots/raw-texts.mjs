import { register } from 'node:module';

// The page has some texts built into it (`?raw`); outside the build tool somebody else must read them.
const hooks = `
import { readFile } from 'node:fs/promises';
export async function load(url, context, next) {
  if (!url.endsWith('?raw')) return next(url, context);
  const source = 'export default ' + JSON.stringify(await readFile(new URL(url), 'utf8'));
  return { format: 'module', shortCircuit: true, source };
}`;

register(`data:text/javascript,${encodeURIComponent(hooks)}`);
