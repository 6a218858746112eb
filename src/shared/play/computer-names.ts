import { nameFault } from '../../engine/players/names';

/** How a computer may be called: short and friendly, and more names than a table has seats. */
export const computerNames: readonly string[] = [
  'Pip',
  'Juno',
  'Otto',
  'Fern',
  'Basil',
  'Wilma',
  'Hugo',
  'Tilly',
  'Moss',
  'Edda',
  'Nico',
  'Ivy',
];

/** The first name that nobody of these has, ignoring case. */
export function freeName(taken: readonly string[]): string {
  const name = computerNames.find((own) => !nameFault(own, taken));
  if (!name) throw new RangeError(`more are called than sit at a table: ${taken}`);
  return name;
}
