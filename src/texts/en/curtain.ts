import { counted } from './forms';

const places = ['first', 'second', 'third', 'last'] as const;

export const curtain = {
  title: (name: string) => `Pass to ${name}`,
  passTo: 'Pass to',
  lift: 'Show my tiles',
  standing: (points: number, place: number | undefined, left: number) => {
    const at = place === undefined ? '' : `, in ${places[place - 1]} place`;
    return `${counted(points, 'point')}${at} · ${counted(left, 'tile')} left`;
  },
} as const;
