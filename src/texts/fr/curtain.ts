import { counted } from './forms';

const places = ['en tête', 'deuxième', 'troisième', 'en dernière place'] as const;

export const curtain = {
  title: (name: string) => `Passe à ${name}`,
  passTo: 'Passe à',
  lift: 'Voir mes jetons',
  standing: (points: number, place: number | undefined, left: number) => {
    const at = place === undefined ? '' : `, ${places[place - 1]}`;
    return `${counted(points, 'point')}${at} · ${counted(left, 'jeton')} au sac`;
  },
} as const;
