import type { CrazyGames, GameDistribution, Poki, Portal, YouTube } from './portal';

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
  if (CrazyGames) return async () => new (await import('./portal')).CrazyGamesPortal(CrazyGames.SDK);
  if (PokiSDK) return async () => new (await import('./portal')).PokiPortal(PokiSDK);
  if (gdsdk) return async () => new (await import('./portal')).GameDistributionPortal(gdsdk);
  if (ytgame) return async () => new (await import('./portal')).YouTubePortal(ytgame);
  return undefined;
}
