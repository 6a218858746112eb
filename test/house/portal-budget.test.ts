import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { partsJoined } from '../../assets/portals/joined-meanings';
import { type PortalFile, portalFaults, sentInAll } from '../../assets/portals/portal-budget';
import { portalPages, withScript } from '../../assets/portals/portal-pages';

const page = '<html><head>\n<link href="./assets/main.css" /><script src="./assets/index.js"></script></head></html>';
const files: PortalFile[] = [{ name: 'index.html', bytes: 900 }];
const pages = portalPages('an id');

describe("a portal's zip", () => {
  it.each(pages)('begins with its own script and asks for nothing else outside: $name', (portal) => {
    const html = withScript(page, portal);
    expect(html.indexOf(portal.script)).toBeLessThan(html.indexOf('./assets/index.js'));
    expect(html.indexOf(portal.script)).toBeGreaterThan(0);
    expect(portalFaults({ first: 1, files, html }, portal.script)).toEqual([]);
    if (portal.before) expect(portal.before.source).toContain('"an id"');
  });

  it('is refused where it is too heavy, in too many files, or asks for what lies elsewhere', () => {
    const html = page
      .replace('./assets/main.css', '/assets/main.css')
      .replace('./assets/index.js', 'https://elsewhere');
    const many = Array.from({ length: 100 }, (_, at) => ({ name: `${at}.js`, bytes: at ? 1 : 11_000_000 }));
    expect(portalFaults({ first: 3_100_000, files: many, html }, pages[0]!.script)).toEqual([
      'the first board takes 3.10 MB, and 3.00 MB is the most',
      'everything in one language takes 11.00 MB, and 5.00 MB is the most',
      'there are 100 files, and there must be fewer than 100',
      '0.js takes 11.00 MB, and 10.00 MB is the most',
      'the page asks for https://elsewhere',
      '/assets/main.css is found at the root of a site alone',
    ]);
  });

  it('is refused where it carries what only tables with friends need', () => {
    const more = [...files, { name: 'a.js', bytes: 9, isForFriends: true }, { name: 'b.js', bytes: 9 }];
    expect(portalFaults({ first: 1, files: more, html: page }, '')).toEqual([
      'a.js is for tables with friends, to which no way leads',
    ]);
  });

  it('holds every language of the sentences, of which a player is sent one', () => {
    const texts = [
      { name: 'de.js', bytes: 3_000_000, language: 'de' },
      { name: 'fr.js', bytes: 3_500_000, language: 'fr' },
    ];
    expect(sentInAll([...files, ...texts])).toBe(3_500_900);
    expect(portalFaults({ first: 1, files: [...files, ...texts], html: page }, '')).toEqual([]);
    // Nor is anybody sent the sounds of two kinds of browsers.
    const sounds = ['a.webm', 'b.webm', 'a.mp3'].map((name) => ({ name, bytes: 100_000 }));
    expect(sentInAll([...files, ...texts, ...sounds])).toBe(3_700_900);
  });

  it('holds every definition in a quarter of the files', () => {
    const folder = new URL('../../assets/meanings/', import.meta.url).pathname;
    const list = readFileSync(`${folder}parts.ts`, 'utf8');
    const names = [...list.matchAll(/file: '([^']+)'/g)].map(([, name]) => name);
    const text = (packed: Buffer) => gunzipSync(packed).toString();
    const joined = partsJoined(list, folder);
    expect(joined.length).toBe(Math.ceil(names.length / 4));
    expect(joined.map(({ packed }) => text(packed)).join('')).toBe(
      names.map((name) => text(readFileSync(`${folder}${name}`))).join(''),
    );
    for (const { from, packed } of joined) expect(text(packed).startsWith(`${from}\t`)).toBe(true);
  });
});
