import type { PlaceHeld } from '../shapes';
import { counted, figure, points } from './forms';

export const curtain = {
  title: (name: string) => `Weiter an ${name}`,
  passTo: 'Weiter an',
  lift: 'Meine Steine zeigen',
  standing: (score: number, held: PlaceHeld | undefined, left: number) => {
    const place =
      held &&
      ('behind' in held ? `noch ${figure(held.behind)} bis Platz ${held.place}` : `Platz ${held.place}`);
    const at = place === undefined ? '' : `, ${place}`;
    return `${points(score)}${at} · noch ${counted(left, 'Stein', 'Steine')}`;
  },
} as const;
