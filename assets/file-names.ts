/** What the build calls its files, so that its table can be read and the budget knows what comes later. */

interface Chunk {
  facadeModuleId: string | null;
  moduleIds: readonly string[];
}

interface Asset {
  originalFileNames: readonly string[];
}

/** The scenes of one game, which are asked for when that game is. */
const scenesOf = (path: string | null | undefined) => /scenes\/([^/]+)\/scenes\.ts$/.exec(path ?? '')?.[1];

const hashed = (name: string | undefined, ending: string) => `assets/${name ?? '[name]'}-[hash]${ending}`;

export function chunkFileNames({ facadeModuleId, moduleIds }: Chunk): string {
  const game = scenesOf(facadeModuleId);
  if (game) return hashed(`${game}-scenes`, '.js');
  const holdsPhaser = moduleIds.some((id) => id.includes('/node_modules/phaser/'));
  return hashed(holdsPhaser ? 'phaser-and-core' : undefined, '.js');
}

export function assetFileNames({ originalFileNames }: Asset): string {
  const game = scenesOf(originalFileNames[0]);
  return hashed(game && `${game}-scenes`, '[extname]');
}
