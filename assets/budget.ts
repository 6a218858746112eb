import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Everything up to a playable board with its dictionary; 1 kB is 1000 bytes. */
export const BUDGET = 700_000;

/** A server can be trusted to compress these. All else counts as it is: a file that is packed, or one it does not know. */
const TEXT = /\.(html|css|js|json|svg|txt|webmanifest)$/;
/** Nobody waits for these: they are asked for once the board is there, when a computer is to play, or for another game. */
const LATER =
  /\.(mp3|webm|ogg|opus|m4a|wav|meanings|familiarity)$|(search|scramble|carrying)-(scenes|texts)-[^/]*$/;

export interface Built {
  name: string;
  bytes: Uint8Array;
}

export interface Weight {
  name: string;
  raw: number;
  transferred: number;
  later: boolean;
}

export interface Weights {
  /** The heaviest first, and what comes later behind them. */
  files: Weight[];
  raw: number;
  transferred: number;
}

export function weigh(built: readonly Built[]): Weights {
  const files = built
    .map(({ name, bytes }) => ({
      name,
      raw: bytes.length,
      transferred: TEXT.test(name) ? gzipSync(bytes).length : bytes.length,
      later: LATER.test(name),
    }))
    .sort((a, b) => Number(a.later) - Number(b.later) || b.transferred - a.transferred);
  const first = files.filter(({ later }) => !later);
  return {
    files,
    raw: first.reduce((sum, { raw }) => sum + raw, 0),
    transferred: first.reduce((sum, { transferred }) => sum + transferred, 0),
  };
}

export const isOver = ({ transferred }: Weights, budget = BUDGET) => transferred > budget;

export function tableOf({ files, raw, transferred }: Weights, budget = BUDGET): string {
  const total = 'up to a playable board';
  const width = Math.max(total.length, ...files.map(({ name }) => name.length));
  const row = (name: string, ...cells: string[]) =>
    [name.padEnd(width), ...cells.map((cell) => cell.padStart(12))].join('').trimEnd();
  return [
    row('', 'raw', 'transferred'),
    ...files.map((file) =>
      row(file.name, kB(file.raw), kB(file.transferred)).concat(file.later ? '  later' : ''),
    ),
    row(total, kB(raw), kB(transferred)).concat(`  of ${kB(budget)}`),
  ].join('\n');
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Prints the table of a build and fails one that weighs too much, before it is written. */
export function byteBudget(): Plugin {
  return {
    name: 'byte-budget',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const weights = weigh(
          Object.values(bundle).map((file) => ({
            name: file.fileName,
            bytes: Buffer.from(file.type === 'chunk' ? file.code : file.source),
          })),
        );
        this.environment.logger.info(`\n${tableOf(weights)}\n`);
        if (isOver(weights)) {
          this.error(`The page weighs ${kB(weights.transferred)}, and ${kB(BUDGET)} is the most it may.`);
        }
      },
    },
  };
}
