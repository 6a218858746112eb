import { describe, expect, it } from 'vitest';
import { portalFaults } from '../../assets/portals/portal-budget';
import { portalPages, withScript } from '../../assets/portals/portal-pages';

const page =
  '<html><head>\n<link href="./assets/main.css" /><script src="./assets/index.js"></script></head></html>';
const files = [{ name: 'index.html', bytes: 900 }];
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
      'all takes 11.00 MB, and 5.00 MB is the most',
      'there are 100 files, and there must be fewer than 100',
      '0.js takes 11.00 MB, and 10.00 MB is the most',
      'the page asks for https://elsewhere',
      '/assets/main.css is found at the root of a site alone',
    ]);
  });
});
