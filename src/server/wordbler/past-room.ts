import { digestOf } from '../../engine/keeping/digest';
import type { Setup } from '../../wordbler/rules';
import { type Revealed, rulesVersion, seedOf } from '../../wordbler/rules/online';
import type { Entry, OpenEntry } from './entries';

const openOf = ([open]: readonly Entry[]) => open as OpenEntry;

/** Whether a room is played by today's rules. */
export const isOfToday = (entries: readonly Entry[]) => openOf(entries).v === rulesVersion;

/** A finished game of other rules, put together from its log without playing it; undefined while it is not over. */
export function pastGame(entries: readonly Entry[]): Revealed | undefined {
  const { seats, rules, tiles, words, seed, save: version } = openOf(entries);
  const named = seats.map((seat) => ({ ...seat }));
  const nonces = seats.map(() => '');
  const taken = seats.map(({ kind }) => kind === 'computer');
  const commands: Revealed['save']['commands'] = [{ type: 'begin' }];
  let isOver = false;
  for (const entry of entries) {
    if (entry.k === 'take') {
      const { seat, name, mascot, nonce } = entry;
      Object.assign(named[seat]!, { name, ...(mascot !== undefined && { mascot }) });
      nonces[seat] = nonce;
      taken[seat] = true;
    } else if (entry.k === 'give') {
      named[entry.given] = { ...entry.to };
      taken[entry.given] = entry.to.kind === 'computer';
    } else if (entry.k === 'start') {
      for (let own = taken.length - 1; own >= 0; own--)
        if (!taken[own]) for (const list of [named, nonces]) list.splice(own, 1);
    } else if (entry.k === 'do') {
      commands.push(...entry.cmds);
      isOver ||= entry.over === true;
    }
  }
  if (!isOver) return undefined;
  const setup: Setup = { seats: named, rules, seed: seedOf(seed, nonces), dice: 'sha256', tiles, words };
  const digest = digestOf([setup, commands]);
  const save = { app: 'wordbler', game: 'wordbler', version, setup, commands, digest } as const;
  return { seed, nonces, save };
}
