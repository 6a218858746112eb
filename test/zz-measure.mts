import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { launchChromium } from '/tmp/wt/start/test/browser/chromium';

const T: any = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};
const cache = new Map<string, any>();
const serve = (dir: string) =>
  new Promise<any>((res) => {
    const s = createServer((q, r) => {
      let p = decodeURIComponent((q.url ?? '/').replace(/[?#].*/, ''));
      if (p.endsWith('/')) p += 'index.html';
      const f = join(dir, p);
      if (!existsSync(f)) {
        r.writeHead(404).end();
        return;
      }
      let e = cache.get(f);
      if (!e) {
        const b = readFileSync(f);
        const t = /\.(html|css|js|json|svg)$/.test(f);
        e = { b: t ? gzipSync(b) : b, t };
        cache.set(f, e);
      }
      r.writeHead(200, {
        'Content-Type': T[extname(f)] ?? 'application/octet-stream',
        'Content-Length': e.b.length,
        ...(e.t && { 'Content-Encoding': 'gzip' }),
      });
      r.end(e.b);
    }).listen(0, '127.0.0.1', () => res(s));
  });
const [, , rounds = '3', lat = '150', cpu = '4', ...dirs] = process.argv;
const br = await launchChromium();
const out: any = {};
const servers = await Promise.all(dirs.map(serve));
for (let k = 0; k < +rounds; k++)
  for (const [i, d] of dirs.entries()) {
    for (const action of ['menu', 'play']) {
      const ctx = await br.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
      await ctx.addInitScript(`new PerformanceObserver(l=>{for(const e of l.getEntries())(window.ls??=[]).push(e.value+':'+e.sources.map(s=>s.node?.className||s.node?.nodeName).join('|'))}).observe({type:'layout-shift',buffered:true});
   window.seen={}; const look=()=>{ for (const [n,f] of [['menu',()=>document.querySelector('.play-now')],['board',()=>[...document.querySelectorAll('button')].some(b=>/Shuffle/.test(b.getAttribute('aria-label')||b.textContent)&&!b.disabled)]]) if(!seen[n]&&f()) seen[n]=performance.now(); requestAnimationFrame(look)}; look();
   try{localStorage.setItem('wordbler: not yet kept',JSON.stringify([['lessons',['wordbler','search','scramble']]]))}catch{}`);
      const page = await ctx.newPage();
      const c = await ctx.newCDPSession(page);
      await c.send('Network.enable');
      await c.send('Performance.enable');
      if (+lat > 0)
        await c.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: +lat,
          downloadThroughput: (1.6e6 / 8) * (+lat > 500 ? 0.9 : 1),
          uploadThroughput: 750e3 / 8,
        });
      if (+cpu > 1) await c.send('Emulation.setCPUThrottlingRate', { rate: +cpu });
      let bytes = 0,
        files = 0;
      c.on('Network.loadingFinished', (e: any) => {
        bytes += e.encodedDataLength;
        files++;
      });
      await page.goto(`http://127.0.0.1:${servers[i].address().port}/?seed=s${k}`, { waitUntil: 'commit' });
      await page.waitForFunction('window.seen?.menu', undefined, { timeout: 60000, polling: 50 });
      if (action === 'play') {
        await page.locator('.play-now').first().click();
        await page.waitForFunction(
          `window.seen?.board || (document.querySelector('.hud') && void 0)`,
          undefined,
          { timeout: 60000, polling: 50 },
        );
      } else await page.waitForTimeout(+lat > 0 ? 5000 : 1200);
      const r: any = await page.evaluate(
        `({seen, fp:performance.getEntriesByType('paint').map(e=>Math.round(e.startTime)), ls:window.ls, ready:performance.getEntriesByName('dictionary-ready')[0]?.startTime})`,
      );
      const m = Object.fromEntries(
        (await c.send('Performance.getMetrics')).metrics.map((x: any) => [x.name, x.value]),
      );
      const key = `${action} ${d}`;
      (out[key] ??= []).push({
        menu: Math.round(r.seen.menu),
        board: Math.round(r.seen.board ?? 0),
        words: Math.round(r.ready ?? 0),
        fp: r.fp.join('/'),
        kB: Math.round(bytes / 1000),
        files,
        task: Math.round(m.TaskDuration * 1000),
        script: Math.round(m.ScriptDuration * 1000),
        layout: Math.round((m.LayoutDuration + m.RecalcStyleDuration) * 1000),
        ls: (r.ls ?? []).join(' ').slice(0, 200),
      });
      await ctx.close();
    }
  }
for (const [k, v] of Object.entries(out)) {
  console.log(k);
  for (const x of v as any[]) console.log('  ', JSON.stringify(x));
}
await br.close();
servers.forEach((s) => s.close());
process.exit(0);
