import { fieldsOf } from '../../engine/keeping/untrusted';

/**
 * Fetches the dice that a kept game was played with, where they are not those of every day. Where they cannot be had, the
 * reader of saves says that the game's setup cannot be played.
 */
export async function bringDiceOf(kept: unknown): Promise<void> {
  const { setup } = fieldsOf<{ setup: unknown }>(kept) ?? {};
  if (fieldsOf<{ dice: unknown }>(setup)?.dice !== 'sha256') return;
  const fetched = await import('../../engine/random/sha256-dice').catch(() => undefined);
  fetched?.bringSha256Dice();
}
