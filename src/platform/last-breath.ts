const place = 'wordbler: not yet kept';

/**
 * What could not be written before the page went is left where writing takes no time. Not every frame may do
 * that; then it is lost, as it would have been.
 */
export function leaveBehind(values: ReadonlyMap<string, unknown>) {
  if (values.size === 0) return;
  try {
    localStorage.setItem(place, JSON.stringify([...values]));
  } catch {
    // Nothing can be kept here, which the player has been told.
  }
}

/** What the last page left behind, once. */
export function pickUp(): [key: string, value: unknown][] {
  try {
    const left: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    localStorage.removeItem(place);
    return Array.isArray(left)
      ? left.filter((entry) => Array.isArray(entry) && typeof entry[0] === 'string')
      : [];
  } catch {
    return [];
  }
}
