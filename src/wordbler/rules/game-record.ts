import { spelled } from '../../engine/alphabet/digraphs';
import type { WordJudge } from '../../engine/lexicon/lexicon';
import { must } from '../../engine/must';
import { replay } from '../../engine/saving/game-log';
import { columnName, isBlank, squareName, type TileId } from './board';
import { GameEngine, type ReadonlyGame } from './engine';
import type { Handicap, Rules } from './rules';
import type { ScoreSheet, WordScore } from './scoring';
import { type BoardRules, otherBoards } from './shape';
import type { EventOf, GameEvent } from './types';

/** What the format has no sign for, in words. */
export interface RecordNotes {
  /** By which rules, where other programs expect their own. */
  description(rules: Rules, seats: number): string;
  /** What a seat was given. */
  handicap(name: string, handicap: Handicap): string;
  timedOut: string;
  /** Of whoever challenged a play that stood. */
  failedChallenge: string;
  resigned(name: string): string;
  /** The end as it was scored here, where the format does so in one line. */
  finalScores(totals: readonly { name: string; total: number }[]): string;
}

/** How the table stood before a command: what its events alone don't tell. */
interface Before {
  /** Nothing where it is not to be told. */
  rack: string;
  score: number;
  sheet: ScoreSheet | undefined;
}

/**
 * The game in GCG, the format that programs for this family of games read. Racks stand as they were before
 * each turn, so the game is replayed for them. Whoever moves first is the first player there. A game under way ends
 * with the racks as they are; those that its table does not show are not told, nor what was left on them before.
 */
export function gameRecord(
  game: ReadonlyGame,
  words: WordJudge,
  notes: RecordNotes,
  isShown: (seat: number) => boolean = () => true,
): string {
  const { setup } = game;
  const isOver = game.state.phase === 'over';
  const count = setup.seats.length;
  const engine = new GameEngine(setup, words);
  const look = (): Before => {
    const { toMove, openPlay } = engine.state;
    return {
      rack: rackOf(engine, toMove),
      score: played(engine, toMove),
      sheet: openPlay?.sheet ?? engine.preview(),
    };
  };
  const rackOf = (of: ReadonlyGame, seat: number) => (isOver || isShown(seat) ? rackLetters(of, seat) : '');
  let first = 0;
  const lines: Line[] = [];
  for (const { events, before } of replay(engine, game.commands, look))
    for (const event of events) {
      if (event.type === 'startDecided') first = event.seat;
      lines.push(...linesFor(event, engine, before, { ...notes, rackOf }));
    }
  const order = Array.from({ length: count }, (_, place) => (first + place) % count);
  const nicks = new Map(order.map((seat, place) => [seat, nickOf(must(setup.seats[seat]).name, place)]));
  return [
    '#character-encoding UTF-8',
    ...order.map((seat, place) => `#player${place + 1} ${nicks.get(seat)} ${must(setup.seats[seat]).name}`),
    `#description ${notes.description(setup.rules, count)}`,
    // What tells others the tiles; those of English go without saying.
    ...(setup.tiles === 'en' ? [] : [`#lexicon ${setup.words}`]),
    ...boardLines(setup.rules),
    ...(isOver ? [] : ['#incomplete']),
    ...setup.seats.flatMap(({ name, handicap }) => (handicap ? [`#note ${notes.handicap(name, handicap)}`] : [])),
    ...lines.map((line) => ('note' in line ? `#note ${line.note}` : `>${nicks.get(line.seat)}: ${line.text}`)),
    ...(isOver ? [] : order.flatMap((seat, place) => rackLine(place, rackOf(game, seat)))),
    '',
  ].join('\n');
}

const rackLine = (place: number, rack: string) => (rack ? [`#rack${place + 1} ${rack}`] : []);

type Line = { seat: number; text: string } | { note: string };

function linesFor(
  event: GameEvent,
  engine: ReadonlyGame,
  { rack, score, sheet }: Before,
  notes: RecordNotes & { rackOf(game: ReadonlyGame, seat: number): string },
): Line[] {
  switch (event.type) {
    case 'playScored':
      return [
        playLine(engine, {
          seat: event.seat,
          rack,
          sheet: event.sheet,
          after: event.total - given(engine, event.seat),
        }),
      ];
    case 'wordsRejected': {
      if (!event.turnLost || !sheet) return [];
      const withdrawn = {
        seat: event.seat,
        text: `${rack || laidLetters(sheet)} --  -${sheet.total} ${score}`,
      };
      const tried = { seat: event.seat, rack, sheet, after: score + sheet.total };
      return [playLine(engine, tried), withdrawn];
    }
    case 'exchanged': {
      const returned = lettersOf(
        engine,
        event.returned.map(({ tile }) => tile),
      );
      return [{ seat: event.seat, text: `${rack} -${rack ? returned : event.returned.length} +0 ${score}` }];
    }
    case 'passed':
      return [nothingDone(event.seat, rack, score)];
    case 'timedOut':
      return [nothingDone(event.seat, rack, score), { note: notes.timedOut }];
    case 'turnSkipped': {
      // Another's command led here: whoever sits out is not who moved before it.
      const own = played(engine, event.seat);
      return [nothingDone(event.seat, notes.rackOf(engine, event.seat), own), { note: notes.failedChallenge }];
    }
    case 'resigned':
      return [{ note: notes.resigned(must(engine.setup.seats[event.seat]).name) }];
    case 'gameEnded':
      return endLines(engine, event, notes);
    default:
      return [];
  }
}

/** The format knows the points of plays alone. */
const given = ({ setup }: ReadonlyGame, seat: number) => must(setup.seats[seat]).handicap?.points ?? 0;
const played = (game: ReadonlyGame, seat: number) => must(game.state.scores[seat]) - given(game, seat);

const nothingDone = (seat: number, rack: string, score: number): Line => ({
  seat,
  text: `${rack} - +0 ${score}`,
});

/**
 * Between two, whoever goes out is given the other's rack twice in one line and nobody loses it: the same
 * distance between them, and all that most programs read.
 */
function endLines(engine: ReadonlyGame, { outcome }: EventOf<'gameEnded'>, { finalScores }: RecordNotes): Line[] {
  const { state, setup } = engine;
  const racks = state.racks.map((_, seat) => rackLetters(engine, seat));
  const isTwice = state.racks.length === 2 && outcome.reason === 'wentOut';
  const totals = outcome.ranking.reduce<number[]>((all, { seat, played }) => {
    all[seat] = played;
    return all;
  }, []);
  const lines = outcome.adjustments.flatMap(({ seat, kind, points }): Line[] => {
    if (kind === 'handicap' || (isTwice && kind === 'rackLost')) return [];
    const worth = isTwice && kind === 'wentOut' ? points * 2 : points;
    const total = must(totals[seat]) + worth;
    totals[seat] = total;
    const others = racks.filter((_, other) => other !== seat).join('');
    const own = must(racks[seat]);
    const what = { rackLost: `${own} (${own})`, wentOut: `(${others})`, overTime: `${own} (time)` }[kind];
    return [{ seat, text: `${what} ${worth < 0 ? '' : '+'}${worth} ${total}` }];
  });
  if (!isTwice) return lines;
  return [
    ...lines,
    { note: finalScores(setup.seats.map(({ name }, seat) => ({ name, total: must(state.scores[seat]) }))) },
  ];
}

const playLine = (
  { setup }: ReadonlyGame,
  { seat, rack, sheet, after }: { seat: number; rack: string; sheet: ScoreSheet; after: number },
): Line => ({
  seat,
  text: `${rack || laidLetters(sheet)} ${placed(must(sheet.words[0]), setup.tiles)} +${sheet.total} ${after}`,
});

/** What everybody saw of the rack. */
const laidLetters = ({ words: [main] }: ScoreSheet) =>
  must(main)
    .letters.filter(({ isNew }) => isNew)
    .map(({ letter, blank }) => (blank ? '?' : signOf(letter)))
    .join('');

/** A tile of several characters stands in brackets, as Quackle has it. */
const signOf = (letter: string) => (spelled(letter).length > 1 ? `[${spelled(letter)}]` : letter);

// The row first for a word across, the column first for one down; a dot is a letter that was there before.
function placed({ x, y, direction, letters }: WordScore, tiles: string): string {
  const word = letters.map(({ letter, blank, isNew }) => {
    if (!isNew) return '.';
    return blank ? signOf(letter).toLocaleLowerCase(tiles) : signOf(letter);
  });
  return `${direction === 'across' ? `${y + 1}${columnName(x)}` : squareName({ x, y })} ${word.join('')}`;
}

const rackLetters = (engine: ReadonlyGame, seat: number) => lettersOf(engine, must(engine.state.racks[seat]));

const lettersOf = (engine: ReadonlyGame, tiles: readonly (TileId | null)[]) =>
  tiles
    .filter((tile) => tile !== null)
    .map((tile) => must(engine.faces[tile]))
    .map((face) => (isBlank(face) ? '?' : signOf(face.letter)))
    .join('');

// A nick is one word; a name of no letters at all still needs one.
const nickOf = (name: string, place: number) => `${name.replace(/[\s:>#]+/gu, '_') || 'player'}_${place + 1}`;

const pragma = '#board-layout';
const usual = 'usual';
/** As other programs call it. */
const anyOrder = '#variant wordsmog';
const shape = new RegExp(
  `^${pragma}\\s+wordbler-(?<board>${[usual, ...otherBoards].join('|')})(?:-(?<premiums>\\d{1,6}))?$`,
  'i',
);

/** The head of a record that says on which board; nothing on the usual one, which goes without saying. */
function boardLines({ board, premiums, letterOrder }: BoardRules): string[] {
  const variant = letterOrder ? [anyOrder] : [];
  if (!board && premiums === undefined) return variant;
  return [
    ...variant,
    `${pragma} ${['wordbler', board ?? usual, ...(premiums === undefined ? [] : [premiums])].join('-')}`,
  ];
}

/** What such a line tells of the board, or of the order of letters; nothing where it is none of ours. */
export function boardWritten(line: string): BoardRules {
  if (line.toLowerCase() === anyOrder) return { letterOrder: 'free' };
  const parts = shape.exec(line)?.groups;
  if (!parts) return {};
  const board = otherBoards.find((name) => name === parts['board']?.toLowerCase());
  const premiums = parts['premiums'] === undefined ? undefined : Number(parts['premiums']);
  return { ...(board && { board }), ...(premiums !== undefined && { premiums }) };
}
