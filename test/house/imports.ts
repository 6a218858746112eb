import { posix } from 'node:path';
import { parseSync } from 'vite';

/**
 * `value` and `type` are static, re-exports among them; `address` is a file that is named but not run in place:
 * a worker's script, an asset, a stylesheet with a query.
 */
export type ImportKind = 'value' | 'type' | 'dynamic' | 'address';

export interface Import {
  file: string;
  line: number;
  kind: ImportKind;
  /** As written; empty where only a running program could tell. */
  specifier: string;
  /** A path from the repository's root, or the specifier itself for a package. */
  target: string;
}

export interface Scanned {
  imports: Import[];
  /** The source with comments and literal texts blanked out, line for line. */
  code: string;
}

export type Sources = ReadonlyMap<string, string>;
export type Scans = ReadonlyMap<string, Scanned>;

/** `value` is a literal's value, but a pair of texts in a template's piece. */
interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export function scanAll(sources: Sources): Scans {
  const scripts = [...sources].filter(([file]) => file.startsWith('src/') && /\.[mc]?[jt]sx?$/.test(file));
  return new Map(scripts.map(([file, source]) => [file, scan(file, source, sources)]));
}

function scan(file: string, source: string, sources: Sources): Scanned {
  const { program, comments, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]!.message}`);
  const imports: Import[] = [];
  const blanks: { start: number; end: number }[] = [...comments];
  visit(program, (node) => {
    if (node.type === 'Literal' || node.type === 'TemplateElement') blanks.push(node);
    const named = namedBy(node);
    if (!named) return;
    const specifier = textOf(named.specifier);
    const kind = specifier.includes('?') ? 'address' : named.kind;
    const target = resolve(file, specifier, sources);
    imports.push({ file, line: lineAt(source, node.start), kind, specifier, target });
  });
  return { imports, code: blankOut(source, blanks) };
}

function namedBy(node: Node): { kind: ImportKind; specifier: unknown } | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
      return { kind: node['importKind'] === 'type' ? 'type' : 'value', specifier: node['source'] };
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
      if (!node['source']) return undefined;
      return { kind: node['exportKind'] === 'type' ? 'type' : 'value', specifier: node['source'] };
    case 'TSImportType':
      return { kind: 'type', specifier: node['source'] };
    case 'TSExternalModuleReference':
      return { kind: 'value', specifier: node['expression'] };
    case 'ImportExpression':
      return { kind: 'dynamic', specifier: node['source'] };
    case 'NewExpression': {
      const [first, second] = node['arguments'] as Node[];
      const isUrl = (node['callee'] as Node)['name'] === 'URL' && isNode(second?.['object']);
      return isUrl && (second['object'] as Node).type === 'MetaProperty'
        ? { kind: 'address', specifier: first }
        : undefined;
    }
    case 'CallExpression': {
      const callee = node['callee'] as Node;
      const onMeta = isNode(callee['object']) && callee['object'].type === 'MetaProperty';
      const glob = onMeta && isNode(callee['property']) && callee['property']['name'] === 'glob';
      return glob ? { kind: 'dynamic', specifier: undefined } : undefined;
    }
    default:
      return undefined;
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const each of value) visit(each, see);
  } else if (isNode(value)) {
    see(value);
    for (const each of Object.values(value)) visit(each, see);
  }
}

function textOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (typeof node['value'] === 'string') return node['value'];
  const pieces = node.type === 'TemplateLiteral' ? (node['quasis'] as { value: { cooked: string } }[]) : [];
  return pieces.length === 1 ? pieces[0]!.value.cooked : '';
}

function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}

function blankOut(source: string, ranges: { start: number; end: number }[]): string {
  let code = '';
  let at = 0;
  for (const { start, end } of ranges.sort((a, b) => a.start - b.start)) {
    code += source.slice(at, start) + source.slice(start, end).replace(/[^\n]/g, ' ');
    at = end;
  }
  return code + source.slice(at);
}

function resolve(file: string, specifier: string, sources: Sources): string {
  const plain = specifier.replace(/\?.*$/, '');
  if (!/^\.{0,2}\//.test(plain) && !/^\.{1,2}$/.test(plain)) return plain;
  const path = plain.startsWith('/') ? plain.slice(1) : posix.join(posix.dirname(file), plain);
  const tries = [path, `${path}.ts`, `${path}.tsx`, path.replace(/\.js$/, '.ts'), `${path}/index.ts`];
  return tries.find((each) => sources.has(each)) ?? path;
}

const followed = (found: Import) => found.kind === 'value' || found.kind === 'dynamic';

/** Every file that loads with the page or may load later, with the imports that lead there. */
export function loadedFrom(entry: string, scans: Scans): ReadonlyMap<string, Import[]> {
  const ways = new Map<string, Import[]>([[entry, []]]);
  for (const [file, way] of ways) {
    for (const step of scans.get(file)?.imports.filter(followed) ?? []) {
      if (!ways.has(step.target)) ways.set(step.target, [...way, step]);
    }
  }
  return ways;
}

/**
 * One closed way for each import that closes one. A worker's address closes none, nor does a type within a folder:
 * what lies side by side may name each other's shapes.
 */
export function cycles(scans: Scans): Import[][] {
  const found: Import[][] = [];
  const done = new Set<string>();
  const walk = (file: string, way: Import[]) => {
    for (const step of scans.get(file)?.imports ?? []) {
      const isShape = step.kind === 'type' && posix.dirname(file) === posix.dirname(step.target);
      if (step.kind === 'address' || isShape) continue;
      const start = step.target === file ? way.length : way.findIndex((each) => each.file === step.target);
      if (start >= 0) found.push([...way.slice(start), step]);
      else if (!done.has(step.target)) walk(step.target, [...way, step]);
    }
    done.add(file);
  };
  for (const file of scans.keys()) if (!done.has(file)) walk(file, []);
  return found;
}
