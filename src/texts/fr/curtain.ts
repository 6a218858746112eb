import type { PlaceHeld } from '../shapes';
import { counted, figure } from './forms';

const places = ['en tête', 'deuxième'] as const;
const ahead = ['de la tête', 'de la deuxième place', 'de la troisième place'] as const;

export const curtain = {
  title: (name: string) => `Passe à ${name}`,
  passTo: 'Passe à',
  lift: 'Voir mes jetons',
  standing: (points: number, held: PlaceHeld | undefined, left: number) => {
    const place =
      held &&
      ('behind' in held ? `à ${figure(held.behind)} ${ahead[held.place - 1]}` : places[held.place - 1]);
    const at = place === undefined ? '' : `, ${place}`;
    return `${counted(points, 'point')}${at} · ${counted(left, 'jeton')} au sac`;
  },
} as const;
