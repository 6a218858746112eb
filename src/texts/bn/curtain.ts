import type { PlaceHeld } from '../shapes';
import { counted, figure, points, to } from './forms';

const places = ['প্রথম', 'দ্বিতীয়', 'তৃতীয়'] as const;

export const curtain = {
  title: (name: string) => `${to(name)} দিন`,
  passTo: 'এবার',
  lift: 'আমার টাইল দেখান',
  standing: (score: number, held: PlaceHeld | undefined, left: number) => {
    const place =
      held &&
      ('behind' in held
        ? `${places[held.place - 1]} স্থান আর ${figure(held.behind)} দূরে`
        : `${places[held.place - 1]} স্থান`);
    const at = place === undefined ? '' : `, ${place}`;
    return `${points(score)}${at} · ${counted(left, 'টাইল')} বাকি`;
  },
} as const;
