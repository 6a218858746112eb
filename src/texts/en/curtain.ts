import type { PlaceHeld } from '../shapes';
import { counted } from './forms';

const places = ['first', 'second', 'third'] as const;

export const curtain = {
  title: (name: string) => `Pass to ${name}`,
  passTo: 'Pass to',
  lift: 'Show my tiles',
  standing: (points: number, held: PlaceHeld | undefined, left: number) => {
    const place =
      held &&
      ('behind' in held
        ? `${held.behind} behind ${places[held.place - 1]} place`
        : `in ${places[held.place - 1]} place`);
    const at = place === undefined ? '' : `, ${place}`;
    return `${counted(points, 'point')}${at} · ${counted(left, 'tile')} left`;
  },
} as const;
