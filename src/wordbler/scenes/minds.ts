import { pageTicker } from '../../shared/platform/page-time';
import type { Services } from '../../shared/scenes/services';
import { ComputerSeats } from '../play/computer-seats';
import { TableHint } from '../play/hints';
import type { Match } from '../play/match';
import type { TablePlay } from '../play/table-play';
import type { Adviser } from '../play/teacher';

export function computersOf({ preferences, computers }: Services, match: Match): ComputerSeats {
  const wait = (ms: number) => new Promise<void>((resolve) => void pageTicker.after(ms, resolve));
  return new ComputerSeats(match, computers.of(match.setup), () => preferences.now.thinking, wait);
}

interface Asked {
  adviser: Adviser | undefined;
  persons: readonly number[];
  play(): TablePlay;
  sheets: ConstructorParameters<typeof TableHint>[1]['sheets'];
}

export function hintFor(services: Services, match: Match, { adviser, ...asked }: Asked): TableHint {
  const { computers, lists, announcer, preferences, texts } = services;
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
