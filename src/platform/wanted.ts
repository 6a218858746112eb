/** Loads the page anew, to come back to a place in it. */
export function comeBackTo(place: string) {
  history.replaceState({ wanted: place }, '');
  location.reload();
}

/** The place that the page was loaded anew for, once. */
export function wantedPlace(): string | undefined {
  const { wanted } = (history.state ?? {}) as { wanted?: unknown };
  if (typeof wanted !== 'string') return undefined;
  history.replaceState(null, '');
  return wanted;
}
