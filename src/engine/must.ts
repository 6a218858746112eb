/** What must be there: an item whose place is known to be one of its list's. */
export function must<T>(item: T | undefined): T {
  if (item === undefined) throw new RangeError('Nothing lies where something must');
  return item;
}
