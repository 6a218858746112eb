import { counted } from './forms';

export const curtain = {
  title: (name: string) => `Weiter an ${name}`,
  passTo: 'Weiter an',
  lift: 'Meine Steine zeigen',
  standing: (points: number, place: number | undefined, left: number) => {
    const at = place === undefined ? '' : `, Platz ${place}`;
    return `${counted(points, 'Punkt', 'Punkte')}${at} · noch ${counted(left, 'Stein', 'Steine')}`;
  },
} as const;
