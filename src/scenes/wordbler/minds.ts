import { ComputerSeats } from '../../match/wordbler/computer-seats';
import type { Match } from '../../match/wordbler/match';
import { TableHint } from '../../match/wordbler/table-hint';
import type { TablePlay } from '../../match/wordbler/table-play';
import type { Adviser } from '../../match/wordbler/teacher';
import { pageTicker } from '../../platform/page-ticker';
import type { House } from '../house';

export function computersOf({ preferences, computers }: House, match: Match): ComputerSeats {
  const wait = (ms: number) => new Promise<void>((resolve) => void pageTicker.after(ms, resolve));
  return new ComputerSeats(match, computers.of(match.setup), () => preferences.now.thinking, wait);
}

interface Asked {
  adviser: Adviser | undefined;
  persons: readonly number[];
  play(): TablePlay;
  sheets: ConstructorParameters<typeof TableHint>[1]['sheets'];
}

export function hintFor(house: House, match: Match, { adviser, ...asked }: Asked): TableHint {
  const { computers, lists, announcer, preferences, texts } = house;
  return new TableHint(texts, {
    match,
    adviser: adviser ?? {
      advise: async (sight, step) => {
        // A table may stand before the words.
        await lists.ofGame(match.setup).wanted();
        return computers.of(match.setup).advise(sight, step);
      },
    },
    ...asked,
    say: (text) => announcer.say(text),
    verdicts: () => preferences.now.verdict,
    openRacks: () => preferences.now.openRacks,
  });
}
