import { digestOf } from '../keeping/digest';
import { escaped, unescaped } from '../keeping/link-text';
import { isPreset } from './categories/presets';
import { clocks } from './clock-face';
import { directions } from './grid/directions';
import { ownList, presetList, readOwnList, type WordList } from './lists/word-list';
import { type Setup, setupFault } from './setup';

export type ShareFault = 'notShared' | 'otherVersion' | 'damaged';

/** The second says how the time bonus is counted; whoever knows only the first is told so. */
const versions = ['1', '2'] as const;
const sumLength = 8;

/**
 * A setup as a short text for a link, so that a friend gets the same grid: version, list, directions, clock,
 * seed, and a sum of what they stand for. Holds only what an address may hold unescaped.
 */
export function shareText(setup: Setup): string {
  const { list } = setup;
  const named = isPreset(list.id) ? `p~${list.id}` : ['o', escaped(list.name ?? ''), ...list.words].join('~');
  const ways = directions.map((way) => (setup.directions.includes(way) ? '1' : '0')).join('');
  return [
    versions[setup.cappedBonus ? 1 : 0],
    named,
    Number.parseInt(ways, 2).toString(16),
    setup.clock,
    escaped(setup.seed),
    sumOf(setup),
  ].join('.');
}

/** The setup in a shared text, for the filter that is at hand; or why there is none. */
export function readShared(text: string, filter: string): Setup | ShareFault {
  const parts = text.split('.');
  const [written = '', named, ways = '', clock, seed = '', sum] = parts;
  if (!/^\d+$/.test(written) || named === undefined) return 'notShared';
  if (!versions.some((own) => own === written)) return 'otherVersion';
  if (parts.length !== 6 || !/^[\da-f]{1,2}$/.test(ways)) return 'damaged';
  const bits = Number.parseInt(ways, 16).toString(2).padStart(directions.length, '0');
  const setup = {
    list: readNamed(named),
    directions: directions.filter((_, at) => bits[at] === '1'),
    clock: clocks.find((own) => own === clock),
    seed: unescaped(seed),
    ...(written === versions[1] && { cappedBonus: true }),
    filter,
  } as Setup;
  return setupFault(setup) === undefined && sumOf(setup) === sum ? setup : 'damaged';
}

function readNamed(named: string): WordList | undefined {
  const [kind, name = '', ...words] = named.split('~');
  if (kind === 'p') return isPreset(name) && words.length === 0 ? presetList(name) : undefined;
  if (kind !== 'o') return undefined;
  const own = readOwnList({ name: unescaped(name), words });
  return own && ownList(own);
}

// The words of a preset count, too: the same name with other words would be another grid.
const sumOf = ({ list, directions: chosen, clock, seed, cappedBonus }: Setup) =>
  digestOf([
    list.name ?? '',
    list.words,
    directions.filter((way) => chosen.includes(way)),
    clock,
    seed,
    ...(cappedBonus ? ['capped'] : []),
  ]).slice(0, sumLength);
