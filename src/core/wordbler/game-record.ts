import { replay } from '../keeping/replay';
import type { WordJudge } from '../lexicon/word-judge';
import { the } from '../the';
import { GameEngine, type PlayedGame } from './engine';
import type { EventOf, GameEvent } from './events';
import type { ScoreSheet, WordScore } from './score-sheet';
import { isBlank, type TileId } from './tiles';

/** How the table stood before a command: what its events alone don't tell. */
interface Before {
  rack: string;
  score: number;
  sheet: ScoreSheet | undefined;
}

/**
 * The game in GCG, the format that programs for this family of games read. Racks stand as they were before
 * each turn, so the game is replayed for them.
 */
export function gameRecord(played: PlayedGame, words: WordJudge): string {
  const { setup } = played;
  const nicks = setup.seats.map(({ name }, seat) => nickOf(name, seat));
  const engine = new GameEngine(setup, words);
  const lines = setup.seats.map(({ name }, seat) => `#player${seat + 1} ${nicks[seat]} ${name}`);
  const look = (): Before => {
    const { toMove, racks, openPlay, scores } = engine.state;
    const rack = lettersOf(engine, the(racks[toMove]));
    return { rack, score: the(scores[toMove]), sheet: openPlay?.sheet ?? engine.preview() };
  };
  for (const { events, before } of replay(engine, played.commands, look)) {
    for (const event of events) {
      for (const { seat, text } of linesFor(event, engine, before)) lines.push(`>${nicks[seat]}: ${text}`);
    }
  }
  return `#character-encoding UTF-8\n${lines.join('\n')}\n`;
}

interface Line {
  seat: number;
  text: string;
}

function linesFor(event: GameEvent, engine: PlayedGame, { rack, score, sheet }: Before): Line[] {
  switch (event.type) {
    case 'playScored':
      return [playLine(event.seat, rack, event.sheet, event.total)];
    case 'wordsRejected': {
      if (!event.turnLost || !sheet) return [];
      const withdrawn = { seat: event.seat, text: `${rack} -- -${sheet.total} ${score}` };
      return [playLine(event.seat, rack, sheet, score + sheet.total), withdrawn];
    }
    case 'exchanged': {
      const returned = lettersOf(
        engine,
        event.returned.map(({ tile }) => tile),
      );
      return [{ seat: event.seat, text: `${rack} -${returned} +0 ${score}` }];
    }
    case 'passed':
    case 'timedOut':
      return [{ seat: event.seat, text: `${rack} - +0 ${score}` }];
    case 'gameEnded':
      return endLines(engine, event);
    default:
      return [];
  }
}

function endLines(engine: PlayedGame, { outcome }: EventOf<'gameEnded'>): Line[] {
  const { history, racks } = engine.state;
  return outcome.adjustments.map(({ seat, kind, points }) => {
    const total = history.findLast((entry) => entry.seat === seat && entry.kind === kind)?.total ?? points;
    const own = lettersOf(engine, the(racks[seat]));
    const others = racks.map((rack, other) => (other === seat ? '' : lettersOf(engine, rack))).join('');
    const what = { rackLost: `${own} (${own})`, wentOut: `(${others})`, overTime: `${own} (time)` }[kind];
    return { seat, text: `${what} ${points < 0 ? '' : '+'}${points} ${total}`.trim() };
  });
}

const playLine = (seat: number, rack: string, { words: [main], total }: ScoreSheet, after: number): Line => ({
  seat,
  text: `${rack} ${placed(the(main))} +${total} ${after}`,
});

// The row first for a word across, the column first for one down; a dot is a letter that was there before.
function placed({ x, y, direction, letters }: WordScore): string {
  const column = String.fromCharCode(65 + x);
  const row = y + 1;
  const word = letters.map(({ letter, blank, isNew }) => {
    if (!isNew) return '.';
    return blank ? letter.toLowerCase() : letter;
  });
  return `${direction === 'across' ? `${row}${column}` : `${column}${row}`} ${word.join('')}`;
}

const lettersOf = (engine: PlayedGame, tiles: readonly (TileId | null)[]) =>
  tiles
    .filter((tile) => tile !== null)
    .map((tile) => the(engine.faces[tile]))
    .map((face) => (isBlank(face) ? '?' : face.letter))
    .join('');

// A nick is one word; a name of no letters at all still needs one.
const nickOf = (name: string, seat: number) => `${name.replace(/[\s:>#]+/gu, '_') || 'player'}_${seat + 1}`;
