import type { EventType, GameEvent } from '../rules';

// After these the player to move goes on at once; all others are told to their end first.
const passing: readonly EventType[] = [
  'tileLaid',
  'tileMoved',
  'letterChosen',
  'rackArranged',
  'timeSpent',
  'playRefused',
  'hintTaken',
];

export const isPassing = (event: GameEvent) =>
  passing.includes(event.type) ||
  (event.type === 'tilesWentHome' && (event.reason === 'takeBack' || event.reason === 'recall')) ||
  (event.type === 'wordsRejected' && !event.turnLost);
