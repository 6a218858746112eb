import type { WordJudge } from '../../engine/lexicon/lexicon';
import { must } from '../../engine/must';
import { isMascotId, unnamed } from '../../engine/players/names';
import type { Find, Found, NoFind, RaceGame, Racer } from '../../engine/racer';
import { count, fieldsOf, oneOf, recordOf, text, yesOrNo } from '../../engine/saving/untrusted';
import { type DiceSide, diceSides } from './board-source';
import { GameEngine } from './engine';
import {
  type BoardSpec,
  type Player,
  rulesFault,
  type Setup,
  type SharedBoard,
  setupFault,
  shortestLengths,
} from './setup';

/** What is raced for: a board as it is thrown for one, and how it is played. */
export interface ScrambleRaceWished extends Pick<Setup, 'words' | 'shortest' | 'strikeShared'> {
  side: DiceSide;
  seconds: number;
}

const read = recordOf<ScrambleRaceWished>({
  words: text,
  side: oneOf(diceSides),
  seconds: count,
  shortest: oneOf(shortestLengths),
  strikeShared: yesOrNo,
});

/** What is raced for by a wish, which may be anything; undefined if that is nothing. */
export function readScrambleRace(value: unknown): ScrambleRaceWished | undefined {
  const wished = read(value);
  return wished && !rulesFault(wished) ? wished : undefined;
}

/** By the shortest word: the longer it must be, the fewer there are on any board. */
const plenty: Readonly<Record<number, Pick<BoardSpec, 'fewestWords' | 'fewestKnown'>>> = {
  2: { fewestWords: 100, fewestKnown: 50 },
  3: { fewestWords: 75, fewestKnown: 40 },
  4: { fewestWords: 40, fewestKnown: 20 },
  5: { fewestWords: 15, fewestKnown: 8 },
};

/** What the dice are thrown for: a board on which everybody finds something. */
export const wishOfRace = ({ side, shortest }: ScrambleRaceWished, seed: string): BoardSpec => ({
  side,
  seed,
  shortest,
  ...must(plenty[shortest]),
});

/** The board of a race as those who are told play it. */
export const setupOfRace = (
  { board, words, shortest, seconds, strikeShared }: SharedBoard,
  players: readonly Player[],
): Setup => ({
  board,
  words,
  shortest,
  seconds,
  strikeShared,
  players: players.map(({ name, mascot }) => (isMascotId(mascot) ? { name, mascot } : { name })),
});

/** Takes anything, for a server may tell anything. */
export const isRacedBoard = (value: unknown): value is SharedBoard & { seconds: number } => {
  const board = fieldsOf<SharedBoard>(value);
  return board?.seconds !== null && setupFault({ ...board, players: [{ name: unnamed.you }] }) === undefined;
};

class ScrambleRacer implements Racer {
  /** Nobody knows here how many words there are: the time ends it. */
  readonly isDone = false;
  private readonly engine: GameEngine;

  constructor(board: SharedBoard, words: WordJudge) {
    this.engine = new GameEngine(setupOfRace(board, [{ name: unnamed.you }]), words);
    this.engine.dispatch({ type: 'begin' });
  }

  get score(): number {
    return must(this.engine.state.turns[0]).points;
  }

  find(find: Find, ms: number): Found | NoFind {
    const { engine } = this;
    const spend = { type: 'spendTime', ms: Math.max(0, ms - must(engine.state.turns[0]).msSpent) };
    const answer = engine.dispatchAll([spend, { type: 'play', path: [...find] }]);
    if (!answer.ok) return answer.reason === 'alreadyFound' ? 'foundBefore' : 'noFind';
    for (const event of answer.events)
      if (event.type === 'wordFound') return { word: event.word, points: event.points };
    return 'noFind';
  }
}

export const scrambleRace = (board: SharedBoard & { seconds: number }, words: WordJudge): RaceGame => ({
  ms: 1000 * board.seconds,
  strikesShared: board.strikeShared,
  racer: () => new ScrambleRacer(board, words),
});
