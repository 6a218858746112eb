import type { Preferences } from '../../shared/platform/settings';
import type { TablePlay } from '../play/table-play';

interface Ways {
  preferences: Pick<Preferences, 'now' | 'change'>;
  /** It is shown for the first time. */
  shown(): void;
}

/** Tells, the first time people wait for what is shown, that a tap hurries it, and never again. */
export class HurrySign {
  private wasShown = false;

  constructor(private readonly ways: Ways) {}

  /** Whether it is shown now. */
  see({ isAwaited, isHurried }: Pick<TablePlay, 'isAwaited' | 'isHurried'>, isCalm: boolean): boolean {
    const { preferences, shown } = this.ways;
    if (preferences.now.knowsHurry || isCalm) return false;
    const isShown = isAwaited && !isHurried;
    if (isShown && !this.wasShown) shown();
    // Whoever listens to the settings looks here again.
    if (this.wasShown && !isShown) queueMicrotask(() => preferences.change({ knowsHurry: true }));
    this.wasShown ||= isShown;
    return isShown;
  }
}
