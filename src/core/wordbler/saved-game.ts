import type { Command } from './commands';
import type { Setup, SetupFault } from './setup';

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

/** The envelope of a saved game, if that is what the value is; its setup and commands are still unread. */
export function readEnvelope(value: unknown): SavedGame | SaveFault {
  if (typeof value !== 'object' || value === null || !('app' in value) || value.app !== 'wordbler')
    return 'notASave';
  const save = value as Partial<SavedGame>;
  if (save.version !== 1) return 'otherVersion';
  if (!Array.isArray(save.commands) || typeof save.digest !== 'string') return 'damaged';
  return save as SavedGame;
}
