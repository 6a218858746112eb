import type { Engine, GameKind } from './rule-book';

/** A command of a played game, what came of it, and what was seen before it. */
export interface Replayed<Kind extends GameKind, Seen> {
  command: Kind['command'];
  events: Kind['event'][];
  before: Seen;
}

/**
 * A played game once more, command by command, in a fresh one with the same setup. Before each command `look` sees
 * how it stands, after it whoever walks through this does.
 */
export function* replay<Kind extends GameKind, Seen = undefined>(
  fresh: Engine<Kind>,
  commands: readonly Kind['command'][],
  look: () => Seen = () => undefined as Seen,
): Generator<Replayed<Kind, Seen>> {
  for (const command of commands) {
    const before = look();
    const answer = fresh.dispatch(command);
    if (!answer.ok) throw new Error(`A played game holds a command that is refused: ${answer.reason}`);
    yield { command, events: answer.events, before };
  }
}
