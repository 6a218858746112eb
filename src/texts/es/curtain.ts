import type { PlaceHeld } from '../shapes';
import { counted, figure, plural } from './forms';

const places = ['en cabeza', 'puesto 2'] as const;
const ahead = ['de la cabeza', 'del puesto 2', 'del puesto 3'] as const;

export const curtain = {
  title: (name: string) => `Pásalo a ${name}`,
  passTo: 'Pásalo a',
  lift: 'Ver mis fichas',
  standing: (points: number, held: PlaceHeld | undefined, left: number) => {
    const place =
      held &&
      ('behind' in held ? `a ${figure(held.behind)} ${ahead[held.place - 1]}` : places[held.place - 1]);
    const at = place === undefined ? '' : `, ${place}`;
    return `${counted(points, 'punto')}${at} · ${plural(left, { one: 'queda', other: 'quedan' })} ${counted(left, 'ficha')}`;
  },
} as const;
