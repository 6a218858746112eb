import { digestOf } from '../keeping/digest';
import { fieldsOf } from '../keeping/fields';
import type { GameKind, SavedGame } from '../keeping/game-kind';
import { type CarriedFault, carriedText, readCarriedText } from './carried-text';

type Save = SavedGame<GameKind>;

/** A whole game for a link: setup, seed and commands. Undefined if it gets too long. */
export const carriedGame = ({ game, version, setup, commands }: Save): string | undefined =>
  carriedText({ game, version, setup, commands });

/**
 * The save in the text of a link, as if it had been kept here, to be judged like any other; or why there is none.
 * Takes any text.
 */
export function readCarriedGame(text: string): Save | CarriedFault {
  const read = readCarriedText(text);
  if (typeof read === 'string') return read;
  const { game, version, setup, commands } = fieldsOf<Save>(read.value) ?? {};
  return { app: 'wordbler', game, version, setup, commands, digest: digestOf([setup, commands]) } as Save;
}
