import { areRules, nameFaults, type Rules, seatCounts } from '../core/crossword';

/** Who sat at the last table and by which rules they played, to be offered again. */
export interface TableChoice {
  names: string[];
  rules: Rules;
}

export const lastTableKey = 'last table';

/** The choice in a kept value, if it is one to play with. */
export function readTable(kept: unknown): TableChoice | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { names, rules } = kept as Partial<TableChoice>;
  if (!Array.isArray(names) || !seatCounts.some((count) => count === names.length)) return undefined;
  if (!names.every((name) => typeof name === 'string') || nameFaults(names).some(Boolean)) return undefined;
  return areRules(rules) ? { names, rules } : undefined;
}
