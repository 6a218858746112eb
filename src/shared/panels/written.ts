/** What stands on the page in somebody's language, and how it is written there once more. */
const written = new Map<object, () => void>();

/** Writes it now, and again whenever another language is chosen: in its place, with whatever has the focus. */
export function write(place: object, again: () => void) {
  written.set(place, again);
  again();
}

export const takeAway = (place: object) => written.delete(place);

/** Another language is spoken now. */
export function writeAllAnew() {
  for (const again of [...written.values()]) again();
}
