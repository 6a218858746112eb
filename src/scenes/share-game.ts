import type { AnySave } from '../match/same-game';
import type { OtherWay } from '../panels/carrying/share-game';
import type { Dialog } from '../panels/dialog';
import type { House } from './house';

/** Any of the three, under way or over. */
interface Shared {
  save(): object;
  state: { phase: string };
}

interface Beside {
  /** What else can be handed out; fetched along. */
  more?: () => readonly OtherWay[] | Promise<readonly OtherWay[]>;
  closed?: () => void;
}

/** Opens the panel with the link to a game; it is fetched when it is first asked for. */
export async function shareGame(
  house: House,
  dialog: Dialog,
  game: Shared,
  { more = () => [], closed = () => {} }: Beside = {},
) {
  const { carrying } = house.texts;
  try {
    const { openShareGame, sharedGame } = await import('./carrying/share');
    const others = await more();
    openShareGame(house.texts, dialog, {
      ...sharedGame(house.texts, game.save() as AnySave),
      isOver: game.state.phase === 'over',
      more: others,
      closed,
    });
  } catch {
    house.announcer.say(carrying.game.missing);
    house.notice = () => carrying.game.missing;
    closed();
  }
}
