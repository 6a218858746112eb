/** What the build calls its files, so that its table can be read and the budget knows what comes later. */

interface Chunk {
  facadeModuleId: string | null;
}

interface Asset {
  originalFileNames: readonly string[];
}

/** The scenes and the sentences of one game, which are asked for when that game is. */
const laterPart = (path: string | null | undefined) => {
  const [, room, part, texts] =
    /([^/]+)\/scenes\/scenes\.ts$|scenes\/([^/]+)\/scenes\.ts$|texts\/[^/]+\/([^/]+)\/index\.ts$/.exec(path ?? '') ??
    [];
  const scenes = room ?? part;
  return scenes ? `${scenes}-scenes` : texts && `${texts}-texts`;
};

const hashed = (name: string | undefined, ending: string) => `assets/${name ?? '[name]'}-[hash]${ending}`;

export const chunkFileNames = ({ facadeModuleId }: Chunk) => hashed(laterPart(facadeModuleId), '.js');

export function assetFileNames({ originalFileNames }: Asset): string {
  return hashed(laterPart(originalFileNames[0]), '[extname]');
}
