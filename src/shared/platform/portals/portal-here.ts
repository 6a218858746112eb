import type { CrazyGames } from './crazy-games';
import type { GameDistribution } from './game-distribution';
import type { Poki } from './poki';
import type { Portal } from './portal';
import type { YouTube } from './youtube';

/** There only English is shipped, and no server for tables with others answers. */
export const isOnPortal = import.meta.env.MODE === 'portal';

interface Scripts {
  CrazyGames?: { SDK: CrazyGames };
  PokiSDK?: Poki;
  gdsdk?: GameDistribution;
  ytgame?: YouTube;
}

/** The portal whose script is on the page; its code is fetched then, and never elsewhere. */
export function portalHere(scripts = window as Scripts): (() => Promise<Portal>) | undefined {
  const { CrazyGames, PokiSDK, gdsdk, ytgame } = scripts;
  if (CrazyGames) return async () => new (await import('./crazy-games')).CrazyGamesPortal(CrazyGames.SDK);
  if (PokiSDK) return async () => new (await import('./poki')).PokiPortal(PokiSDK);
  if (gdsdk) return async () => new (await import('./game-distribution')).GameDistributionPortal(gdsdk);
  if (ytgame) return async () => new (await import('./youtube')).YouTubePortal(ytgame);
  return undefined;
}
