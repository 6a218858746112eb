import fc from 'fast-check';
import type { Played } from '../../../src/engine/played';
import { dayWritten } from '../../../src/engine/saving/time';

const day = 24 * 60 * 60 * 1000;
// The number of the day on which the usual epoch begins.
const epoch = 719_468;

/** A game that somebody may have finished. Few have many ids, so that records have some in common. */
export const somePlayed: fc.Arbitrary<Played> = fc
  .record({
    id: fc.integer({ min: 0, max: 40 }).map((own) => own.toString(16).padStart(16, '0')),
    game: fc.constantFrom('wordbler' as const, 'search' as const, 'scramble' as const),
    level: fc.constantFrom('club', 'standard', '4'),
    language: fc.constantFrom('en' as const, 'es' as const),
    when: fc.integer({ min: 0, max: 30_000 * day }),
    result: fc.constantFrom('won' as const, 'lost' as const, 'over' as const),
    points: fc.integer({ min: -500, max: 9000 }),
    best: fc.option(fc.record({ word: fc.constantFrom('QUARTZ', 'AT'), points: fc.integer({ max: 400 }) })),
    longest: fc.option(fc.constantFrom({ word: 'QUARTZ', letters: 6 }, { word: 'WOMANHOOD', letters: 9 })),
    share: fc.option(
      fc.record({ made: fc.nat(90), over: fc.nat(90) }).map(({ made, over }) => ({ made, of: made + over + 1 })),
    ),
    hints: fc.option(fc.integer({ min: 1, max: 5 })),
    cheats: fc.option(fc.integer({ min: 1, max: 5 })),
    practice: fc.option(fc.constant(true as const)),
    imported: fc.option(fc.constant(true as const)),
  })
  .map(({ best, longest, share, hints, cheats, practice, imported, ...own }) => ({
    ...own,
    day: dayWritten(epoch + Math.floor(own.when / day)),
    ...(best && { best }),
    ...(longest && { longest }),
    ...(share && { share }),
    ...(hints && { hints }),
    ...(cheats && { cheats }),
    ...(practice && { practice }),
    ...(imported && { imported }),
  }));
