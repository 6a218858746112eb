import { counted, points, to } from './forms';

const places = ['প্রথম', 'দ্বিতীয়', 'তৃতীয়', 'চতুর্থ'] as const;

export const curtain = {
  title: (name: string) => `${to(name)} দিন`,
  passTo: 'এবার',
  lift: 'আমার টাইল দেখান',
  standing: (score: number, place: number | undefined, left: number) => {
    const at = place === undefined ? '' : `, ${places[place - 1]} স্থান`;
    return `${points(score)}${at} · ${counted(left, 'টাইল')} বাকি`;
  },
} as const;
