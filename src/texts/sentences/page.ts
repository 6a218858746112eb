import type { Texts } from '../texts';

/** What is said at the end of a daily that counted, after so many days in a row. */
export const dailyDone = ({ menu }: Texts, days: number) =>
  days > 1 ? menu.dailyStreak({ count: days }) : menu.dailyFirst;

/** A shortcut as keyboards have it printed. */
export function printedKeys({ keys: { printed } }: Texts, shortcut: string) {
  const names: Readonly<Record<string, string>> = printed;
  return shortcut.replace(/\p{L}+/gu, (key) => names[key] ?? key);
}
