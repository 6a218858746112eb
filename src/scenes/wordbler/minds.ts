import { ComputerSeats } from '../../match/wordbler/computer-seats';
import type { Match } from '../../match/wordbler/match';
import { TableHint } from '../../match/wordbler/table-hint';
import type { TablePlay } from '../../match/wordbler/table-play';
import { pageTicker } from '../../platform/page-ticker';
import type { House } from '../house';

export function computersOf({ preferences, computer }: House, match: Match): ComputerSeats {
  const wait = (ms: number) => new Promise<void>((resolve) => void pageTicker.after(ms, resolve));
  return new ComputerSeats(match, computer, () => preferences.now.thinking, wait);
}

interface Asked {
  persons: readonly number[];
  play(): TablePlay;
  sheets: ConstructorParameters<typeof TableHint>[1]['sheets'];
}

export function hintFor(house: House, match: Match, asked: Asked): TableHint {
  const { computer, announcer, preferences, texts } = house;
  return new TableHint(texts, {
    match,
    adviser: computer,
    ...asked,
    say: (text) => announcer.say(text),
    verdicts: () => preferences.now.verdict,
    openRacks: () => preferences.now.openRacks,
  });
}
