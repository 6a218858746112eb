import type { DailyEnd } from '../../daily/rules/attempts';
import type { Texts } from '../texts';

/** What leads on from there: to the next, or to the whole card. */
export const dailyOnward = ({ menu }: Texts, { next }: DailyEnd) =>
  next ? menu.dailyNext({ name: menu.dailies[next] }) : menu.strip;

/** A shortcut as keyboards have it printed. */
export function printedKeys({ keys: { printed } }: Texts, shortcut: string) {
  const names: Readonly<Record<string, string>> = printed;
  return shortcut.replace(/\p{L}+/gu, (key) => names[key] ?? key);
}
