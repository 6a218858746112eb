import { portalHere } from '../../shared/platform/portals/portal-here';
import type { House } from '../../shared/scenes/house';

/** What wakes the portal that this page stands on; undefined on none. */
export function awakenPortal(house: House): House['portal'] {
  const portal = portalHere();
  return (
    portal &&
    (async (game) => {
      try {
        const [{ beginOnPortal }, own] = await Promise.all([import('./begin'), portal()]);
        await beginOnPortal(game, house, own);
      } catch (error) {
        // The game is played all the same.
        // biome-ignore lint/suspicious/noConsole: whoever has put the game there looks there.
        console.warn(error);
      }
    })
  );
}
