/** Words that, typed during a game, do what nobody is to know. */
export const cheatCodes = ['mambazamba', 'flash'] as const;

export type CheatCode = (typeof cheatCodes)[number];

export const cheatCost = 50;
export const secondsGained = 100;
/** So long `flash` shows the hidden words. */
export const flashMs = 1000;

/** How many letters of each code have been typed. */
export type Typed = Readonly<Record<CheatCode, number>>;

export const nothingTyped: Typed = { mambazamba: 0, flash: 0 };

/** After a key: a wrong one starts a code over, and may begin it anew. Keys that write no sign don't count. */
export function typeKey(typed: Typed, key: string): { typed: Typed; code: CheatCode | undefined } {
  if ([...key].length !== 1) return { typed, code: undefined };
  const sign = key.toLowerCase();
  const next = { ...typed };
  for (const code of cheatCodes) {
    if (sign === code[typed[code]]) next[code] = typed[code] + 1;
    else next[code] = sign === code[0] ? 1 : 0;
  }
  const code = cheatCodes.find((own) => next[own] === own.length);
  return code ? { typed: nothingTyped, code } : { typed: next, code: undefined };
}
