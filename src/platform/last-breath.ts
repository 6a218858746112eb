const place = 'wordbler: not yet kept';

/**
 * What is not written yet lies where writing takes no time, so that it outlives the page. Not every frame may do that;
 * then it is lost, as it would have been.
 */
export function leaveBehind(values: ReadonlyMap<string, unknown>) {
  try {
    if (values.size > 0) localStorage.setItem(place, JSON.stringify([...values]));
    else localStorage.removeItem(place);
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
