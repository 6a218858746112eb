/** Makes every sound of the game: `npx tsx assets/sound/encode.ts`. README.md tells what it needs. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Effect } from '../../src/platform/sound-effects';
import { recipes } from './effects';
import { levelled, loudest } from './level';
import { music } from './music';
import { type Samples, sampleRate, silence } from './synth';

type Span = [start: number, length: number, loop?: true];

// Decoders differ by up to 50 ms in where an mp3 begins; within the gaps nobody hears it.
const gap = 0.1;
// So much of the loop stands before its start and after its end.
const lap = 0.2;

const levels: Partial<Record<Effect, number>> = {
  click: -18,
  lift: -23,
  slide: -26,
  shake: -20,
  whoosh: -22,
  undo: -20,
  clock: -21,
  button: -23,
};
const usual = -17;

function sprite() {
  const parts: Samples[] = [silence(gap)];
  const spans: Record<string, Span> = {};
  let at = parts[0]!.length;
  for (const [effect, make] of Object.entries(recipes)) {
    const sound = levelled(make(), levels[effect as Effect] ?? usual);
    spans[effect] = [inMs(at), inMs(sound.length)];
    parts.push(sound, silence(gap));
    at += sound.length + parts[parts.length - 1]!.length;
    report(effect, sound);
  }
  return { sound: joined(parts), spans };
}

function loop() {
  const once = levelled(music(), -20);
  report('music', once);
  const margin = Math.round(lap * sampleRate);
  const sound = joined([once.slice(-margin), once, once.slice(0, margin)]);
  return { sound, spans: { loop: [inMs(margin), inMs(once.length), true] satisfies Span } };
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

function encode(sound: Samples, file: string, options: string) {
  const input = `-f f32le -ar ${sampleRate} -ac 1 -i -`;
  // Nothing that changes from run to run: the same source gives the same bytes.
  const exact = '-map_metadata -1 -fflags +bitexact -flags:a +bitexact';
  const path = fileURLToPath(new URL(file, import.meta.url));
  const command = `-v error -y ${input} ${exact} ${options}`.split(' ');
  const { status, error, stderr } = spawnSync('ffmpeg', [...command, path], {
    input: Buffer.from(sound.buffer, sound.byteOffset, sound.byteLength),
  });
  if (status !== 0) throw error ?? new Error(stderr.toString());
}

function report(name: string, sound: Samples) {
  const peak = sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const level = (20 * Math.log10(loudest(sound))).toFixed(1);
  const seconds = (sound.length / sampleRate).toFixed(2);
  process.stdout.write(`${name.padEnd(10)} ${seconds} s, loudest ${level} dB, peak ${peak.toFixed(2)}\n`);
}

const effects = sprite();
const tune = loop();
encode(effects.sound, 'effects.webm', '-c:a libopus -b:a 40k -vbr on');
encode(effects.sound, 'effects.mp3', '-c:a libmp3lame -b:a 64k');
encode(tune.sound, 'music.webm', '-c:a libopus -b:a 29k -vbr constrained');
encode(tune.sound, 'music.mp3', '-c:a libmp3lame -ar 32000 -b:a 48k');

const lines = Object.entries({ effects: effects.spans, music: tune.spans }).map(([file, spans]) => {
  const rows = Object.entries(spans).map(([name, span]) => `    "${name}": [${span.join(', ')}]`);
  return `  "${file}": {\n${rows.join(',\n')}\n  }`;
});
writeFileSync(new URL('sprites.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`);
