/**
 * How those are kept who gave no name: whoever plays alone, and the others by their places. So they were always kept, in
 * games, records and links; what they are called is said by the language that is spoken.
 */
export const unnamed = {
  you: 'You',
  seat: (seat: number) => `Player ${seat + 1}`,
};

/** What a language calls them. */
export type Callings = typeof unnamed;

/** What somebody kept under this name is called: a name of one's own is never another. */
export function called(name: string, callings: Callings): string {
  if (name === unnamed.you) return callings.you;
  const [, place] = /^Player (\d)$/.exec(name) ?? [];
  return place ? callings.seat(Number(place) - 1) : name;
}

/** How somebody is kept whom a player sees under this name, and leaves so. */
export function keptAs(shown: string, callings: Callings): string {
  if (shown === callings.you) return unnamed.you;
  const seat = [...'012345678'].findIndex((at) => callings.seat(Number(at)) === shown);
  return seat < 0 ? shown : unnamed.seat(seat);
}

/** Whatever is put into a sentence, with everybody in it called as the language calls them. */
export function allCalled<Put>(put: Put, callings: Callings): Put {
  if (typeof put === 'string') return called(put, callings) as Put;
  if (typeof put === 'function') {
    const answer = put as unknown as (...given: unknown[]) => unknown;
    return ((...given: unknown[]) => allCalled(answer(...given), callings)) as Put;
  }
  if (Array.isArray(put)) return put.map((one) => allCalled(one, callings)) as Put;
  if (typeof put !== 'object' || put === null || Object.getPrototypeOf(put) !== Object.prototype) return put;
  return Object.fromEntries(
    Object.entries(put).map(([field, own]) => [field, allCalled(own, callings)]),
  ) as Put;
}
