import { openSaved } from '../play/quarantine';
import type { Services } from './services';

/** Opens what is kept at a place. What cannot be opened is set aside, and the menu says why. */
export async function openIn<Game extends object, Reason extends string>(
  services: Pick<Services, 'storage' | 'saves'>,
  place: string,
  reasons: Readonly<Record<Reason, string>>,
  open: Parameters<typeof openSaved<Game, Reason>>[2],
): Promise<Game | undefined> {
  const { game, unopened } = await openSaved(services.storage, place, open);
  // They are all told of anew, those that were told of before as well.
  services.saves.unopened = [
    ...services.saves.unopened.filter((own) => own.place !== place),
    ...unopened.map(({ value, reason }) => ({ place, value, why: () => reasons[reason] })),
  ];
  return game;
}
