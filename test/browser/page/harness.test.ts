import { get } from 'node:http';
import { expect, inject, test } from 'vitest';
import { long } from '../../long';
import { openPage, siteUrl } from '../support/play';

interface Answer {
  status: number | undefined;
  type: string | undefined;
  encoding: string | undefined;
}

/** What is seen to happen on a page needs no game there. */
const plain = { path: 'licences.txt' };

/** Unlike `fetch`, sends a path as it is written. */
function ask(path: string): Promise<Answer> {
  const { hostname, port } = new URL(inject('siteUrl'));
  return new Promise((resolve, reject) => {
    get({ hostname, port, path, headers: { 'Accept-Encoding': 'gzip, br' } }, (response) => {
      response.resume();
      const { 'content-type': type, 'content-encoding': encoding } = response.headers;
      resolve({ status: response.statusCode, type, encoding });
    }).on('error', reject);
  });
}

test('whoever installs the page or shows a link to it finds what its manifest and its head name', async () => {
  const html = await (await fetch(siteUrl())).text();
  const named = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  expect(named(/<title>(.*?)<\/title>/)).toBe('Wordbler');
  const manifest = named(/<link[^>]* rel="manifest"[^>]* href="(.*?)"/);
  const { icons, screenshots, start_url } = await (await fetch(new URL(manifest, siteUrl()))).json();
  const images: { src: string; sizes: string }[] = [...icons, ...screenshots];
  const preview = named(/<meta[^>]* property="og:image"[^>]* content="(.*?)"/);
  for (const path of [...images.map(({ src }) => src), preview, start_url]) {
    expect(path).toMatch(/^\.\//);
    expect((await fetch(new URL(path, siteUrl()))).status, path).toBe(200);
  }
  const sizes = images.map(({ sizes }) => sizes);
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512', '1280x720', '780x1688']));
});

test('the server hands out the built files as they are, and nothing else', async () => {
  const folder = new URL(inject('siteUrl')).pathname;
  const files = inject('siteFiles');
  const html = { status: 200, type: 'text/html; charset=utf-8', encoding: undefined };
  expect(await ask(folder)).toEqual(html);
  expect(await ask(`${folder}index.html?seed=1`)).toEqual(html);
  const script = files.find(({ name }) => name.endsWith('.js'))?.name;
  expect(await ask(folder + script)).toEqual({ ...html, type: 'text/javascript; charset=utf-8' });
  for (const path of ['/', '/index.html', `${folder}none.js`, `${folder}assets`, `${folder}%zz`]) {
    expect(await ask(path), path).toMatchObject({ status: 404 });
  }
  const package_ = `${'../'.repeat(12)}${process.cwd().slice(1)}/package.json`;
  for (const path of [package_, package_.replaceAll('/', '%2f'), package_.replaceAll('.', '%2e')]) {
    expect(await ask(folder + path), path).toMatchObject({ status: 404 });
  }
});

test('all that is bundled is named in the licences, with a text of its own', async () => {
  const said = await (await fetch(siteUrl({ path: 'licences.txt' }))).text();
  const bundled = inject('pageModules').map((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]);
  const packages = new Set(bundled.filter((name) => name !== undefined));
  expect([...packages]).toEqual(expect.arrayContaining(['phaser', 'lit-html', 'howler', 'idb-keyval', 'uqr']));
  // Workers are made of these.
  for (const name of [...packages, 'birpc', 'seedrandom'])
    expect(said, name).toMatch(new RegExp(`^${name} \\d[\\d.]* \\([\\w.-]+\\)\n=+\n\n.{10}`, 'm'));
  const texts = ['Princeton University', 'Kevin Atkinson', 'SIL OPEN FONT LICENSE', 'David Bau', 'Johannes Baag'];
  for (const own of [...texts, 'END OF TERMS AND CONDITIONS']) expect(said).toContain(own);
});

test('the page holds its own code, and no builder of the lexicon', () => {
  const modules = inject('pageModules');
  expect(modules).toContain('src/main.ts');
  expect(modules.filter((path) => /core\/lexicon\/.*(unpack|packed)/.test(path))).toEqual([]);
});

test('a request to another origin is stopped, and fails the check, as does an error on the page, in a promise or in a worker', async () => {
  const { page, context, errors, requests, check } = await openPage({ ...plain, breaksPolicy: true });
  check();
  const came = await page.evaluate(async () => {
    const worker = new Worker(URL.createObjectURL(new Blob(['fetch("http://example.test/c").catch(() => {})'])));
    const answer = await fetch('http://example.test/a').then(
      () => 'answered',
      () => 'stopped',
    );
    new Image().src = 'https://example.test/b.png';
    new WebSocket('ws://example.test/d');
    return [answer, String(worker)];
  });
  expect(came[0]).toBe('stopped');
  const wanted = [
    'http://example.test/a',
    'https://example.test/b.png',
    'http://example.test/c',
    'ws://example.test/d',
  ];
  for (const url of wanted) await expect.poll(() => requests).toContain(url);
  expect(check).toThrow(/another origin/);
  await page.evaluate(`console.error('said aloud')`);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('thrown');
    });
    Promise.reject(new Error('not awaited'));
    new Worker(URL.createObjectURL(new Blob(['throw new Error("thrown in a worker")'])));
  });
  for (const text of ['said aloud', 'thrown', 'not awaited', 'thrown in a worker']) {
    await expect.poll(() => errors.join('\n')).toContain(text);
  }
  expect(check).toThrow(/said aloud/);
  await context.close();
});

test('what a strict host forbids fails the check', async () => {
  const { page, context, errors, check } = await openPage();
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await expect.poll(() => errors.join('\n')).toContain('Content Security Policy');
  expect(check).toThrow(/Content Security Policy/);
  await context.close();
});

long('a page can be a phone that is touched and wants little motion', async () => {
  const { page, close } = await openPage({
    viewport: { width: 360, height: 640 },
    touch: true,
    deviceScaleFactor: 3,
    reducedMotion: 'reduce',
    query: { seed: 'a b' },
  });
  expect(page.url().replace(/#.*$/, '')).toBe(siteUrl({ query: { seed: 'a b' } }));
  const seen = await page.evaluate(() => ({
    width: innerWidth,
    dpr: devicePixelRatio,
    coarse: matchMedia('(pointer: coarse)').matches,
    still: matchMedia('(prefers-reduced-motion: reduce)').matches,
  }));
  expect(seen).toEqual({ width: 360, dpr: 3, coarse: true, still: true });
  await close();
});
