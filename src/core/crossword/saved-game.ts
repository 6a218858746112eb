import type { Command } from './commands';
import type { Setup, SetupFault } from './setup';
import type { GameState } from './state';

/** A game as it is kept: what it began with and what was done. Replaying it gives the game. */
export interface SavedGame {
  app: 'wordbler';
  version: 1;
  setup: Setup;
  commands: Command[];
  /** Of all that and the state the replay must reach; shows a game that was cut off or edited. */
  digest: string;
}

export type SaveFault = 'notASave' | 'otherVersion' | 'otherWordList' | 'badSetup' | 'badCommand' | 'damaged';

export interface SaveRefusal {
  reason: SaveFault;
  setupFault?: SetupFault;
}

/** Two 32-bit FNV-1a sums, one read forwards and one backwards: not a seal, but it sees every slip. */
export function digestOf(setup: Setup, commands: readonly Command[], state: GameState): string {
  const text = JSON.stringify([setup, commands, state]);
  let [forwards, backwards] = [0x811c9dc5, 0x811c9dc5];
  for (let at = 0, end = text.length - 1; at <= end; at++) {
    forwards = Math.imul(forwards ^ text.charCodeAt(at), 0x01000193);
    backwards = Math.imul(backwards ^ text.charCodeAt(end - at), 0x01000193);
  }
  return [forwards, backwards].map((sum) => (sum >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The envelope of a saved game, if that is what the value is; its setup and commands are still unread. */
export function readEnvelope(value: unknown): SavedGame | SaveFault {
  if (typeof value !== 'object' || value === null || !('app' in value) || value.app !== 'wordbler')
    return 'notASave';
  const save = value as Partial<SavedGame>;
  if (save.version !== 1) return 'otherVersion';
  if (!Array.isArray(save.commands) || typeof save.digest !== 'string') return 'damaged';
  return save as SavedGame;
}
