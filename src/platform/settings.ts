import type { Storage } from './storage';

/** What a player likes, apart from any game. */
export interface Settings {
  /** Every rack lies open and no curtain falls between turns. */
  openRacks: boolean;
}

const settingsKey = 'settings';
const defaults: Settings = { openRacks: false };

/** Reads what is kept; whatever is not as it should be is as on the first day. */
export async function loadSettings(storage: Storage): Promise<Settings> {
  const kept = await storage.get(settingsKey);
  if (typeof kept !== 'object' || kept === null) return { ...defaults };
  const { openRacks } = kept as Partial<Settings>;
  return { openRacks: typeof openRacks === 'boolean' ? openRacks : defaults.openRacks };
}

export const saveSettings = (storage: Storage, settings: Settings) =>
  storage.set(settingsKey, { ...settings });
