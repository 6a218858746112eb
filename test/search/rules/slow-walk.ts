/** The slow reference: from every square in every direction, letter by letter. */
const ways = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => ({ dx, dy }))).filter(({ dx, dy }) => dx || dy);

/** The places of a word, each as its squares in order of reading, written `x,y x,y …`. */
export function placesByWalking(grid: readonly string[], word: string): string[] {
  const places = new Map<string, string>();
  for (let y = 0; y < grid.length; y++)
    for (let x = 0; x < grid.length; x++)
      for (const { dx, dy } of ways) {
        const squares: string[] = [];
        for (let at = 0; at < word.length && grid[y + dy * at]?.[x + dx * at] === word[at]; at++)
          squares.push(`${x + dx * at},${y + dy * at}`);
        // The same squares read from both ends are one place.
        if (squares.length === word.length) {
          const key = [...squares].sort().join(' ');
          if (!places.has(key)) places.set(key, squares.join(' '));
        }
      }
  return [...places.values()];
}
