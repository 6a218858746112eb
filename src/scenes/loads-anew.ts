import type { House } from './house';

/**
 * The page is loaded anew where another one has begun or gone on with something since: to begin it here, too, would take
 * its attempt. Says whether. Where that cannot be known, it is played.
 */
export async function loadsAnew({ kept }: Pick<House, 'kept'>): Promise<boolean> {
  const isBehind = await kept.isBehind().catch(() => false);
  if (isBehind) location.reload();
  return isBehind;
}
