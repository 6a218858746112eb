import { areRules, type Rules, type Seat, seatCounts, setupFault } from '../rules';

/** Who sat at the last table and by which rules they played, to be offered again. */
export interface TableChoice {
  seats: Seat[];
  rules: Rules;
}

/** The choice in a kept value, if it is one to play with. */
export function readTable(kept: unknown): TableChoice | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { seats = seatsOf(kept), rules } = kept as Partial<TableChoice>;
  if (!areRules(rules)) return undefined;
  // Seed, tiles and words belong to a game, not to a table: any will do to judge the seats.
  return setupFault({ seats, rules, seed: 'any', tiles: 'en', words: '' })
    ? undefined
    : { seats: seats!, rules };
}

/** Before there were mascots, a table was kept as a list of names. */
function seatsOf(kept: object): Seat[] | undefined {
  const { names } = kept as { names?: unknown };
  if (!Array.isArray(names) || !seatCounts.some((count) => count === names.length)) return undefined;
  return names.map((name) => ({ name, kind: 'person' }));
}
