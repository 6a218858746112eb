import { must } from '../../engine/must';
import type { Sentence, Texts } from '../../texts/texts';
import { GameEngine } from '../rules';
import type { Match } from './match';

// What is drawn needs no word.
const noWords = (id: string) => ({ id, has: () => false });

/** Who drew what, for whoever comes back to a game in which nobody has had a turn. */
export function drawnBefore({ draw }: Texts, { state, setup }: Match): Sentence | undefined {
  if (
    state.phase !== 'turn' ||
    state.history.some(({ kind }) => kind !== 'handicap') ||
    setup.seats.length < 2
  )
    return undefined;
  const engine = new GameEngine(setup, noWords(setup.words));
  const begun = engine.dispatch({ type: 'begin' });
  if (!begun.ok) return undefined;
  const drawn = setup.seats.map(({ name }) => ({ name, letters: [] as string[] }));
  let first = 0;
  for (const event of begun.events) {
    if (event.type === 'startDecided') first = event.seat;
    if (event.type !== 'drewForStart') continue;
    for (const { seat, tile } of event.draws) must(drawn[seat]).letters.push(must(engine.faces[tile]).letter);
  }
  return () => draw.told(drawn, must(drawn[first]).name);
}
