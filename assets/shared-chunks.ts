interface Module {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

interface Modules {
  getModuleInfo(id: string): Module | null;
}

/** All that is there as soon as a module is. */
function neededBy(root: string, modules: Modules) {
  const needed = new Set([root]);
  for (const id of needed) for (const own of modules.getModuleInfo(id)?.importedIds ?? []) needed.add(own);
  return needed;
}

/** All that is asked for later, by whatever is there by then. */
function laterThan(root: string, modules: Modules) {
  const asked = new Set<string>();
  const seen = new Set([root]);
  for (const id of seen) {
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {};
    for (const own of dynamicallyImportedIds) asked.add(own);
    for (const own of [...importedIds, ...dynamicallyImportedIds]) seen.add(own);
  }
  return asked;
}

/** All that a language of the interface says, but for English, in one file; how it works is told by one of its own. */
export const languageChunk = (id: string) => {
  const [, language] = /\/src\/texts\/(?!en\/)(\w\w)\/(?!how\.)/.exec(id) ?? [];
  return language ? `${language}-texts` : null;
};

const followed = [
  /\/src\/online\/(client|protocol|races\/client)\//,
  /\/src\/wordbler\/(play\/online\/|rules\/online\/(?!fair-seed|index))/,
  /\/src\/(search\/rules|scramble\/(rules|play))\/race\./,
];

/**
 * What follows a game that is played elsewhere, and is asked for when somebody goes there; what checks its end comes
 * then.
 */
export const netChunk = (id: string) => (followed.some((place) => place.test(id)) ? 'net' : null);

const otherGame = /\/src\/(search|scramble)\/scenes\/[^/]+\.ts$/;

/**
 * What several parts of the page share, in three chunks instead of thirty, since each costs a way to the server and
 * back: what the page begins with, what a table shares with the other games, and what only Wordbler's scenes share.
 */
export function sharedChunk(source: string) {
  let chunkOf: ((id: string) => string | null) | undefined;
  return (id: string, modules: Modules): string | null => {
    chunkOf ??= chunks(source, modules);
    return chunkOf(id);
  };
}

function chunks(source: string, modules: Modules) {
  const [start, main, table] = ['start.ts', 'main.ts', 'wordbler/scenes/board-chunk.ts'].map((path) =>
    neededBy(`${source}/${path}`, modules),
  ) as [Set<string>, Set<string>, Set<string>];
  const others = [...laterThan(`${source}/main.ts`, modules)].filter((id) => otherGame.test(id));
  const elsewhere = new Set(others.flatMap((id) => [...neededBy(id, modules)]));
  return (id: string) => {
    if (start.has(id)) return null;
    if (main.has(id)) return 'phaser-and-core';
    if (!table.has(id)) return null;
    return elsewhere.has(id) ? 'at-play' : 'wordbler';
  };
}
