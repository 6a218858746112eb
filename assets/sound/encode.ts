/** Makes every sound of the game: `npx tsx assets/sound/encode.ts`. README.md tells what it needs. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Effect, effects, takeName } from '../../src/shared/platform/sound';
import { recipes } from './effects';
import { levelled } from './level';
import { loudest, passage, peak } from './loudness';
import { lastSeconds, loopSeconds, type Mix, music, type Stereo } from './music';
import { cut } from './pieces';
import { type Samples, sampleRate, silence } from './synth';

type Span = [start: number, length: number];

// Decoders differ by up to 50 ms in where an mp3 begins; within the gaps nobody hears it.
const gap = 0.1;
// Half a layer each, eight beats: two of them take 4.5 MB once they are decoded.
const pieces = { loop: 16, layer: 2 };

/** In LUFS; what nothing is said of is strong. Failures are softer than successes. */
const levels: Partial<Record<Effect, number>> = {
  click: -21,
  lift: -21.5,
  slide: -22,
  button: -22,
  page: -21.5,
  stroke: -21,
  clock: -21,
  shake: -20,
  whoosh: -20,
  thud: -21,
  curtain: -19,
  count: -18,
  drum: -18,
  bang: -18,
  error: -20,
  nope: -21,
  undo: -22,
  blank: -18,
};
const strong = -17;
const chirping = -21;
const musical = { loop: -22, layer: -28 };

const levelOf = (effect: Effect) => levels[effect] ?? (effect.startsWith('chirp-') ? chirping : strong);

function sprite() {
  const parts: Samples[] = [silence(gap)];
  const spans: Record<string, Span> = {};
  let at = parts[0]!.length;
  for (const [effect, make] of Object.entries(recipes) as [Effect, (take: number) => Samples][]) {
    for (let take = 0; take < (effects[effect].takes ?? 1); take++) {
      const name = takeName(effect, take);
      const sound = levelled(heardOf(make(take)), levelOf(effect));
      spans[name] = [inMs(at), inMs(sound.length)];
      parts.push(sound, silence(gap));
      at += sound.length + parts[parts.length - 1]!.length;
      report(name, [sound]);
    }
  }
  return { sound: joined(parts), spans };
}

/** Without the end that nobody hears: 50 dB below the loudest; never shorter than a tenth of a second. */
function heardOf(sound: Samples): Samples {
  const most = sound.reduce((high, value) => Math.max(high, Math.abs(value)), 0);
  const last = sound.findLastIndex((value) => Math.abs(value) > most * 0.0032);
  const end = Math.min(sound.length, Math.max(last + 1, Math.round(0.105 * sampleRate)));
  const fall = 0.01 * sampleRate;
  return sound.slice(0, end).map((value, i) => value * Math.min(1, (end - 1 - i) / fall));
}

/** The loop in pieces and, behind them, those of the layer of the last seconds, which begins as the loop does. */
function tune(mix: Mix): Stereo[] {
  const parts = { loop: music(mix), layer: lastSeconds() };
  return (['loop', 'layer'] as const).flatMap((name) => {
    const sound = parts[name];
    const loudness = 10 ** ((musical[name] - loudest(sound, sampleRate, passage)) / 20);
    const levelled = sound.map((ear) => ear.map((value) => value * loudness)) as unknown as Stereo;
    report(`${mix} ${name}`, levelled, passage);
    return cut(levelled, pieces[name]);
  });
}

/** Each a file of its own, one behind the other; how many bytes each has. */
function encodeRow(row: readonly Stereo[], file: string, options: string): number[] {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const files = row.map((piece) => {
    encode(interleaved(...piece), 2, file, options);
    return readFileSync(path);
  });
  writeFileSync(path, Buffer.concat(files));
  return files.map(({ length }) => length);
}

const inMs = (samples: number) => Math.round((samples / sampleRate) * 1e5) / 100;

function joined(parts: readonly Samples[]): Samples {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const interleaved = (left: Samples, right: Samples): Samples =>
  new Float32Array(left.length * 2).map((_, i) => (i % 2 ? right : left)[i >> 1]!);

function encode(sound: Samples, channels: number, file: string, options: string) {
  const input = `-f f32le -ar ${sampleRate} -ac ${channels} -i -`;
  // Nothing that changes from run to run: the same source gives the same bytes.
  const exact = '-map_metadata -1 -fflags +bitexact -flags:a +bitexact';
  const path = fileURLToPath(new URL(file, import.meta.url));
  const command = `-v error -y ${input} ${exact} ${options}`.split(' ');
  const { status, error, stderr } = spawnSync('ffmpeg', [...command, path], {
    input: Buffer.from(sound.buffer, sound.byteOffset, sound.byteLength),
  });
  if (status !== 0) throw error ?? new Error(stderr.toString());
}

function report(name: string, sound: readonly Samples[], seconds?: number) {
  const long = (sound[0]!.length / sampleRate).toFixed(2);
  const level = loudest(sound, sampleRate, seconds).toFixed(1);
  process.stdout.write(`${name.padEnd(14)} ${long} s, ${level} LUFS, peak ${peak(sound).toFixed(1)} dB\n`);
}

const all = sprite();
encode(all.sound, 1, 'effects.webm', '-c:a libopus -b:a 27k -vbr constrained');
encode(all.sound, 1, 'effects.mp3', '-c:a libmp3lame -ar 24000 -q:a 8');
const made = (['full', 'calm'] as const).map((mix) => ({ mix, row: tune(mix) }));
const bytes: Record<string, number[]> = {};
for (const { mix, row } of made) {
  // Long frames: what tells of each takes room. Of the coder's two ways, the one for music, from the first note of a
  // piece on.
  const rate = mix === 'full' ? 36 : 24;
  bytes[mix] = encodeRow(
    row,
    `${mix === 'full' ? 'music' : 'calm'}.webm`,
    `-c:a libopus -b:a ${rate}k -vbr constrained -application lowdelay -frame_duration 60`,
  );
  // Few need it, and what a portal takes is counted: there the full mix serves for both.
  if (mix === 'full')
    bytes['mp3'] = encodeRow(row, 'music.mp3', '-c:a libmp3lame -ar 24000 -b:a 32k -write_xing 0 -id3v2_version 0');
}

const rows = (of: Record<string, number[]>) =>
  Object.entries(of)
    .map(([name, numbers]) => `    "${name}": [${numbers.join(', ')}]`)
    .join(',\n');
const every = Math.round((loopSeconds / pieces.loop) * 1e6) / 1e6;
writeFileSync(
  new URL('sprites.json', import.meta.url),
  `{
  "effects": {
${rows(all.spans)}
  },
  "music": {
    "every": ${every},
    "loop": ${pieces.loop},
    "layer": ${pieces.layer}
  },
  "pieces": {
${rows(bytes)}
  }
}
`,
);
