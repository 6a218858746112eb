import type { Preferences, Settings } from './settings';

export type Look = Exclude<Settings['look'], 'system'>;

const says = (query: string) => matchMedia(query).matches;

/** How the table is to look, asking the system where the player leaves it to that. */
export function lookOf({ look }: Readonly<Settings>): Look {
  if (look !== 'system') return look;
  if (says('(prefers-contrast: more)') || says('(forced-colors: active)')) return 'contrast';
  return says('(prefers-color-scheme: light)') ? 'light' : 'dark';
}

export const isCalm = ({ motion }: Readonly<Settings>) =>
  motion === 'system' ? says('(prefers-reduced-motion: reduce)') : motion === 'reduced';

export const paces: Readonly<Record<Settings['pace'], number>> = { slow: 0.65, normal: 1, fast: 1.8 };

/** Keeps the page dressed as the player likes it: classes for the look and for calm. */
export function dress(root: HTMLElement, preferences: Preferences) {
  const wear = () => {
    const look = lookOf(preferences.now);
    for (const other of ['dark', 'light', 'contrast']) root.classList.toggle(other, other === look);
    root.classList.toggle('calm', isCalm(preferences.now));
  };
  wear();
  preferences.listen(wear);
  for (const query of [
    '(prefers-contrast: more)',
    '(forced-colors: active)',
    '(prefers-color-scheme: light)',
    '(prefers-reduced-motion: reduce)',
  ]) {
    matchMedia(query).addEventListener('change', () => preferences.change({}));
  }
}
