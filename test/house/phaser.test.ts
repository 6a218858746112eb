import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

interface Node {
  type: string;
  [key: string]: unknown;
}

/** What slim.js leaves out although the types know it. */
const SYSTEMS = 'cache|data|input|lights|load|make|physics|registry|sound|time|tweens';
/** And what of pictures and cameras. */
const METHODS =
  /(\.main\.(fade|flash|pan|rotateTo|shake|zoomTo)\w*|\.(getBounds|createGeometryMask|setMask|setLighting|setFilters))$/;

const root = join(import.meta.dirname, '../..');
const slim = nodesOf('slim.js', readFileSync(join(root, 'assets/phaser/slim.js'), 'utf8'));
const factories = slim.flatMap(({ type, source }) => {
  const name = type === 'ImportDeclaration' && /(\w+)Factory$/.exec((source as { value: string }).value)?.[1];
  return name ? [name.toLowerCase()] : [];
});
const held = slim.flatMap(({ type, declaration }) =>
  type === 'ExportDefaultDeclaration' ? keysOf(declaration as Node) : [],
);

/** Whatever a source takes from Phaser that only the whole package has. */
function missing(file: string, source: string): string[] {
  if (!/from 'phaser'/.test(source)) return [];
  const system = new RegExp(
    `(^|\\.)(scene|sys${source.includes('extends Phaser.Scene') ? '|this' : ''})\\.(${SYSTEMS})$`,
  );
  return nodesOf(file, source)
    .map(chainOf)
    .filter((chain = '') => {
      const factory = /(^|\.)add\.(\w+)$/.exec(chain)?.[2];
      if (factory) return !factories.includes(factory);
      return chain.startsWith('Phaser.') ? !isHeld(chain) : system.test(chain) || METHODS.test(chain);
    })
    .map((chain) => `${file} takes ${chain}`);
}

const isHeld = (chain: string) => held.some((path) => isWithin(path, chain) || isWithin(chain, path));
const isWithin = (path: string, other: string) => `${path}.`.startsWith(`${other}.`);

function nodesOf(file: string, source: string): Node[] {
  const nodes: Node[] = [];
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if ('type' in value) nodes.push(value as Node);
    Object.values(value).forEach(visit);
  };
  visit(parseSync(file, source).program);
  return nodes;
}

/** `this.scene.add` and the like; types are other nodes. */
function chainOf(node: Node): string | undefined {
  if (node.type === 'ThisExpression') return 'this';
  if (node.type === 'Identifier') return node['name'] as string;
  if (node.type !== 'MemberExpression' || node['computed']) return undefined;
  const object = chainOf(node['object'] as Node);
  return object && `${object}.${(node['property'] as Node)['name']}`;
}

function keysOf({ properties }: Node, before = 'Phaser'): string[] {
  return (properties as { key: { name: string }; value: Node }[]).flatMap(({ key, value }) => {
    const path = `${before}.${key.name}`;
    return value.type === 'ObjectExpression' ? keysOf(value, path) : [path];
  });
}

describe('the slim Phaser', () => {
  it('holds all that the sources take from it', () => {
    const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
    const scripts = files.filter((file) => file.endsWith('.ts'));
    expect(scripts.flatMap((file) => missing(file, readFileSync(join(root, 'src', file), 'utf8')))).toEqual([]);
  });

  it('notices what is left out', () => {
    const said = (source: string) => missing('a.ts', `import Phaser from 'phaser';\n${source}`);
    expect(said('new Phaser.Game({ type: Phaser.WEBGL, mode: Phaser.Scale.NONE });')).toEqual([
      'a.ts takes Phaser.WEBGL',
    ]);
    expect(said('on(Phaser.Core.Events.READY); on(Phaser.Core.Config); on(Phaser.Input.Events.DRAG);')).toEqual([
      'a.ts takes Phaser.Core.Config',
      'a.ts takes Phaser.Input.Events.DRAG',
      'a.ts takes Phaser.Input.Events',
      'a.ts takes Phaser.Input',
    ]);
    expect(said('let image: Phaser.GameObjects.Sprite;')).toEqual([]);
    expect(said('scene.add.image(0, 0); this.scene.add.sprite(0, 0).setDepth(1);')).toEqual([
      'a.ts takes this.scene.add.sprite',
    ]);
    expect(said('this.cameras.main.shake(9); this.cameras.main.setScroll(9); tile.getBounds();')).toEqual([
      'a.ts takes this.cameras.main.shake',
      'a.ts takes tile.getBounds',
    ]);
    expect(said('scene.tweens.add({}); this.time = 3;')).toEqual(['a.ts takes scene.tweens']);
    expect(said('class A extends Phaser.Scene { create() { this.load.image(); this.scene.start(); } }')).toEqual([
      'a.ts takes this.load',
    ]);
    expect(missing('a.ts', 'scene.tweens.add({});')).toEqual([]);
  });
});
