import { counted, plural } from './forms';

const places = ['en cabeza', 'puesto 2', 'puesto 3', 'en último lugar'] as const;

export const curtain = {
  title: (name: string) => `Pásalo a ${name}`,
  passTo: 'Pásalo a',
  lift: 'Ver mis fichas',
  standing: (points: number, place: number | undefined, left: number) => {
    const at = place === undefined ? '' : `, ${places[place - 1]}`;
    return `${counted(points, 'punto')}${at} · ${plural(left, { one: 'queda', other: 'quedan' })} ${counted(left, 'ficha')}`;
  },
} as const;
