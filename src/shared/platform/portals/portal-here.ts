import type { Portal } from '../host-env';
import type { CrazyGames } from './crazy-games';
import type { GameDistribution } from './game-distribution';
import type { Poki } from './poki';
import type { YouTube } from './youtube';

interface Scripts {
  CrazyGames?: { SDK: CrazyGames };
  PokiSDK?: Poki;
  gdsdk?: GameDistribution;
  ytgame?: YouTube;
}

/** The portal whose script is on the page; its code is fetched then, and never elsewhere. */
export function portalHere(scripts = window as Scripts): (() => Promise<Portal>) | undefined {
  const { CrazyGames, PokiSDK, gdsdk, ytgame } = scripts;
  if (CrazyGames) return async () => (await import('./crazy-games')).crazyGames(CrazyGames.SDK);
  if (PokiSDK) return async () => (await import('./poki')).poki(PokiSDK);
  if (gdsdk) return async () => (await import('./game-distribution')).gameDistribution(gdsdk);
  if (ytgame) return async () => (await import('./youtube')).youtube(ytgame);
  return undefined;
}
