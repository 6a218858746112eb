import { personOf } from '../../engine/players/names';
import type { RecordNotes } from '../../wordbler/rules/game-record';
import type { LineFault } from '../../wordbler/rules/record/open';
import type { Texts } from '../texts';
import { signs } from './signs';

/** What everybody has scored. */
export const totalsOf = ({ common, forms }: Texts, totals: readonly { name: string; total: number }[]): string =>
  forms.oneByOne(totals.map(({ name, total }) => common.scoreOf({ name, score: total })));

/** What is wrong with a line of a game file. */
export function lineFault(texts: Texts, { line, code, foreign = [] }: LineFault): string {
  const { faults, onLine } = texts.record;
  if (code !== 'mixed') return onLine({ line, fault: faults[code] });
  const letters = signs(
    texts,
    foreign.map(({ sign }) => sign),
    foreign,
  );
  return onLine({ line, fault: faults.mixed({ letters }) });
}

/** What a game file says in words. */
export function recordNotes(texts: Texts): RecordNotes {
  const { written } = texts.record;
  return {
    description: ({ fullRackBonus, bagEmpty, invalidWord }, seats) =>
      texts.forms.sentences([
        written.setup({ count: seats }),
        written.bonus({ points: fullRackBonus }),
        written.bagEmpty[bagEmpty],
        written.invalidWord[invalidWord],
      ]),
    handicap: (name, { points, time, hints }) => {
      const given = [
        ...(points === undefined ? [] : [written.points({ points })]),
        ...(time === undefined ? [] : [written.time({ time: time / 100 })]),
        ...(hints === undefined ? [] : [written.hints({ count: hints })]),
      ];
      return written.handicap({ name, given: texts.forms.oneByOne(given) });
    },
    timedOut: written.timedOut,
    failedChallenge: written.failedChallenge,
    resigned: (name) => written.resigned({ who: personOf(name) }),
    finalScores: (totals) => written.finalScores({ totals: totalsOf(texts, totals) }),
  };
}
