import { portalHere } from '../../shared/platform/portals/portal-here';
import type { Services } from '../../shared/scenes/services';

/** What wakes the portal that this page stands on; undefined on none. */
export function awakenPortal(services: Services): Services['portal'] {
  const portal = portalHere();
  return (
    portal &&
    (async (game) => {
      try {
        const [{ beginOnPortal }, own] = await Promise.all([import('./begin'), portal()]);
        await beginOnPortal(game, services, own);
      } catch (error) {
        // The game is played all the same.
        // biome-ignore lint/suspicious/noConsole: whoever has put the game there looks there.
        console.warn(error);
      }
    })
  );
}
