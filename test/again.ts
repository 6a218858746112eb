import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Runs the suite again and again: a test that fails by chance shows itself. `npm run test:again -- 20`. */
const [times = '20', ...options] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(times))
  throw new RangeError(`How many times? For example: npm run test:again -- 20 (not ${times})`);
const say = (line: string) => process.stdout.write(`${line}\n`);
mkdirSync('runs', { recursive: true });

let failed = 0;
for (let run = 1; run <= Number(times); run++) {
  const begun = performance.now();
  const log = `runs/${run}.log`;
  const { code, told } = await runOnce(log);
  if (code !== 0) failed++;
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
  say(`${run}: ${code === 0 ? 'green' : 'RED'}, ${minutes} minutes, ${log}`);
  for (const line of told) say(`   ${line}`);
}
say(failed === 0 ? `All ${times} green` : `${failed} of ${times} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** What failed, or needed a second try, is said again. */
function runOnce(log: string): Promise<{ code: number | null; told: string[] }> {
  const file = createWriteStream(log);
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...options]);
  let text = '';
  for (const output of [child.stdout, child.stderr])
    output.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      file.write(part);
    });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      file.end();
      const lines = stripVTControlCharacters(text).split('\n');
      const second = lines.findIndex((line) => /\d+ needed a second try:$/.test(line));
      const tries = second < 0 ? [] : lines.slice(second).filter((line) => / > |second try/.test(line));
      resolve({ code, told: [...lines.filter((line) => /^\s+FAIL\s/.test(line)), ...tries] });
    });
  });
}
