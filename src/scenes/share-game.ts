import type { AnySave } from '../match/same-game';
import type { Dialog } from '../panels/dialog';
import type { House } from './house';

/** Any of the three, under way or over. */
interface Shared {
  save(): object;
  state: { phase: string };
}

/** Opens the panel with the link to a game; it is fetched when it is first asked for. */
export async function shareGame(house: House, dialog: Dialog, game: Shared, closed: () => void = () => {}) {
  const { carrying } = house.texts;
  try {
    const { openShareGame, sharedGame } = await import('./carrying/share');
    openShareGame(house.texts, dialog, {
      ...sharedGame(house.texts, game.save() as AnySave),
      isOver: game.state.phase === 'over',
      closed,
    });
  } catch {
    house.announcer.say(carrying.game.missing);
    house.notice = carrying.game.missing;
    closed();
  }
}
