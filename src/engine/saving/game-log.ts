import type { Answer, Engine, GameKind, RuleBook, SavedGame, SaveRefusal, Table } from './rule-book';
import { digestOf, fieldsOf, readBy } from './untrusted';

/** What a save holds, before anybody has judged it. */
interface Saved {
  readonly setup: unknown;
  readonly commands: readonly unknown[];
}

/** Makes what a save holds of it in the next version. It is only asked for what was found undamaged. */
export type Migration = (saved: Saved) => Saved;

/** Nothing but the digest has changed: it no longer covers the state. */
export const withoutState: Migration = (saved) => saved;

interface Named {
  readonly name: string;
  readonly migrations: readonly Migration[];
}

const newestOf = ({ migrations }: Named) => migrations.length + 1;

function writeSave<Kind extends GameKind>(
  book: Named,
  setup: Kind['setup'],
  log: readonly Kind['command'][],
): SavedGame<Kind> {
  const commands = [...log];
  const digest = digestOf([setup, commands]);
  return { app: 'wordbler', game: book.name, version: newestOf(book), setup, commands, digest };
}

/** More has nobody played, and would keep a page busy. */
const mostCommands = 10_000;

type EnvelopeFault = 'notASave' | 'otherVersion' | 'newerVersion' | 'damaged';

/**
 * What lies in a saved game, in today's version; setup and commands are still unread. Of a damaged one of today's
 * version they are there, too, for there may be more to say about it.
 */
function readSave(book: Named, value: unknown): (Saved & { isDamaged: boolean }) | EnvelopeFault {
  const save = fieldsOf<SavedGame<GameKind>>(value);
  // Version 1 of Wordbler did not say which game it was.
  const { app, game = firstGame, version, setup, commands, digest } = save ?? {};
  if (app !== 'wordbler' || game !== book.name) return 'notASave';
  if (!Number.isSafeInteger(version) || (version as number) < 1) return 'otherVersion';
  const steps = (version as number) - 1;
  const newer = book.migrations.slice(steps);
  if (steps > book.migrations.length) return 'newerVersion';
  if (!Array.isArray(commands) || commands.length > mostCommands) return 'damaged';
  if (typeof digest !== 'string') return 'damaged';
  const isDamaged = !isDigest(version as number, digest, [setup, commands]);
  if (isDamaged && newer.length > 0) return 'damaged';
  return { ...newer.reduce<Saved>((saved, step) => step(saved), { setup, commands }), isDamaged };
}

const firstGame = 'wordbler';

/**
 * The digest of version 1 ends with the state that the replay reached, as that release wrote it: whoever checks it
 * ties all later states to that one's shape, and one new field would lose every game kept by it. So it need only be
 * a digest. What is left to see damage by is the replay, which must find the setup sound and every command allowed;
 * a slip that passes that has made another game, but one that can be played.
 */
const isDigest = (version: number, digest: string, covered: unknown) =>
  version === 1 ? /^[\da-f]{16}$/.test(digest) : digest === digestOf(covered);

/** One game by its rule book: commands in, events out. A refused command changes nothing. */
export class GameLog<Kind extends GameKind, Game extends Table<Kind>> implements Engine<Kind> {
  protected game: Game;
  private log: Kind['command'][] = [];

  /** The setup must be sound (ask the book's `setupFault` first), and the judge the one it names. */
  constructor(
    private readonly book: RuleBook<Kind, Game>,
    setup: Kind['setup'],
    private readonly judge: Kind['judge'],
  ) {
    const fault = book.setupFault(setup);
    if (fault) throw new RangeError(`No game can be set up like this: ${fault}`);
    if (setup[book.judgedBy] !== judge.id)
      throw new RangeError(`The setup asks for the ${book.judgedBy} ${setup[book.judgedBy]}`);
    const misfit = book.misfit?.(setup, judge);
    if (misfit) throw new RangeError(`No game can be set up like this: ${misfit}`);
    this.game = book.fresh(book.ownSetup(setup), judge);
  }

  get setup(): Readonly<Kind['setup']> {
    return this.game.setup;
  }

  get state(): Readonly<Kind['state']> {
    return this.game.state;
  }

  get commands(): readonly Kind['command'][] {
    return this.log;
  }

  dispatch(value: unknown): Answer<Kind> {
    const command = readBy<Kind['command']>(this.book.fields, value);
    const refused = command ? (this.book.untimely(this.game, command) ?? this.obey(command)) : this.book.malformed;
    if (refused) {
      const why = typeof refused === 'string' ? { reason: refused } : refused;
      return { ok: false, ...why } as Answer<Kind>;
    }
    this.log.push(command!);
    return { ok: true, events: this.game.takeEvents() };
  }

  /**
   * All of these commands, or none of them: where one is refused, those before it are taken back, and the state is
   * another object of the same content.
   */
  dispatchAll(values: readonly unknown[]): Answer<Kind> {
    const obeyed = this.log.length;
    const events: Kind['event'][] = [];
    for (const value of values) {
      const answer = this.dispatch(value);
      if (!answer.ok) {
        if (this.log.length > obeyed) this.playAgain(this.log.slice(0, obeyed));
        return answer;
      }
      events.push(...answer.events);
    }
    return { ok: true, events };
  }

  save(): SavedGame<Kind> {
    return writeSave<Kind>(this.book, this.game.setup, this.log);
  }

  // A copy before every list of commands would cost each of them what this costs the few that are refused.
  private playAgain(commands: readonly Kind['command'][]) {
    this.game = this.book.fresh(this.game.setup, this.judge);
    this.log = [];
    for (const command of commands) this.dispatch(command);
  }

  private obey(command: Kind['command']) {
    return this.book.rules[command.type as Kind['command']['type']](this.game, command as never);
  }
}

/** The game in a saved value, replayed in one that `begin` makes; or why there is none. Takes anything. */
export function restoreBy<Kind extends GameKind, Game extends Table<Kind>, Log extends Engine<Kind>>(
  book: RuleBook<Kind, Game>,
  value: unknown,
  judge: Kind['judge'],
  begin: (setup: Kind['setup']) => Log,
): Log | SaveRefusal<Kind> {
  const save = readSave(book, value);
  if (typeof save === 'string') return { reason: save };
  const fault = book.setupFault(save.setup);
  if (fault) return { reason: 'badSetup', setupFault: fault };
  const setup = save.setup as Kind['setup'];
  if (setup[book.judgedBy] !== judge.id) return { reason: book.otherJudge };
  const misfit = book.misfit?.(setup, judge);
  if (misfit) return { reason: 'badSetup', setupFault: misfit };
  const game = begin(setup);
  if (!save.commands.every((command) => game.dispatch(command).ok)) return { reason: 'badCommand' };
  return save.isDamaged ? { reason: 'damaged' } : game;
}

/** A command of a played game, what came of it, and what was seen before it. */
interface Replayed<Kind extends GameKind, Seen> {
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
