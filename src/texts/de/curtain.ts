import { counted, points } from './forms';

export const curtain = {
  title: (name: string) => `Weiter an ${name}`,
  passTo: 'Weiter an',
  lift: 'Meine Steine zeigen',
  standing: (score: number, place: number | undefined, left: number) => {
    const at = place === undefined ? '' : `, Platz ${place}`;
    return `${points(score)}${at} · noch ${counted(left, 'Stein', 'Steine')}`;
  },
} as const;
