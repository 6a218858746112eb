import { must } from '../../engine/must';
import type { Square } from '../../engine/squares/square';
import type { Commanded } from './commands';
import { endAfterFails, endAfterOneTurn, endAfterRefill, endByResigning } from './ending';
import type { Game } from './game';
import { isWord, type NoWords, noWords, withReadings } from './letter-order';
import { placementFault, runsOf, wordOf } from './placement';
import type { Refusal } from './refusals';
import type { ScoreSheet } from './score-sheet';
import { scorePlay } from './scoring';
import { squaresOf } from './squares-meant';

export function beginTurn(game: Game, seat: number) {
  const { state } = game;
  state.phase = 'turn';
  state.toMove = seat;
  state.turn++;
  state.msThisTurn = 0;
  state.hintsThisTurn = 0;
  const skips = must(state.skips[seat]);
  if (skips > 0) {
    state.skips[seat] = skips - 1;
    game.note(seat, 0, { kind: 'skipped' });
    game.emit({ type: 'turnSkipped', seat });
    nextTurn(game);
    return;
  }
  game.emit({ type: 'turnBegan', seat, turn: state.turn });
}

export function nextTurn(game: Game) {
  if (!endByResigning(game)) beginTurn(game, must(game.playersAfter(game.state.toMove)[0]));
}

/** The turn is lost or given away: one more fail in a row, and perhaps the last one. */
export function failTurn(game: Game, emit: (fails: number) => void) {
  emit(++game.state.fails);
  if (!endAfterOneTurn(game) && !endAfterFails(game)) nextTurn(game);
}

export function scoreAndPassOn(game: Game, reckoned: ScoreSheet) {
  const { state } = game;
  const sheet = withReadings(game.rules, game.words, reckoned);
  const seat = state.toMove;
  game.fixLaidTiles();
  state.fails = 0;
  state.openPlay = null;
  game.note(seat, sheet.total, { kind: 'played', sheet });
  game.emit({ type: 'playScored', seat, sheet, total: must(state.scores[seat]) });
  if (endAfterOneTurn(game)) return;
  const drawn = game.fillRack(seat);
  if (drawn.length > 0) game.emit({ type: 'refilled', seat, drawn });
  if (!endAfterRefill(game)) nextTurn(game);
}

const sheetOfLaid = (game: Game): ScoreSheet =>
  scorePlay(game.state.board, game.state.laid, game.faces, game.rules);

/** What the laid tiles would score if all their words are words; undefined while they lie wrong. */
export const previewOf = (game: Game): ScoreSheet | undefined =>
  placementFault(game.state.board, game.state.laid) ? undefined : sheetOfLaid(game);

export const wordsIn = (sheet: ScoreSheet) => sheet.words.map(({ word }) => word);

export const invalidWords = (game: Game, sheet: ScoreSheet) =>
  wordsIn(sheet).filter(
    (word, index, all) => !isWord(game.rules, game.words, word) && all.indexOf(word) === index,
  );

export function done(game: Game, { seat }: Commanded<'done'>): Refusal | undefined {
  const { state, rules } = game;
  const fault = placementFault(state.board, state.laid);
  if (fault === 'disjoint') return noteDisjoint(game, seat);
  if (fault) return fault;
  const sheet = sheetOfLaid(game);
  if (rules.invalidWord === 'challenge') {
    offer(game, sheet);
    return undefined;
  }
  const refused = noWords(rules, invalidWords(game, sheet));
  if (refused.words.length === 0) {
    scoreAndPassOn(game, sheet);
    return undefined;
  }
  const turnLost = rules.invalidWord === 'turnLost';
  const squares = squaresOf(sheet, refused.words);
  const attempted = wordsIn(sheet);
  game.note(seat, 0, { kind: 'invalid', ...refused, attempted, turnLost });
  if (turnLost) rejectPlay(game, refused, attempted, squares);
  else
    game.emit({ type: 'wordsRejected', seat, ...refused, attempted, squares, turnLost, fails: state.fails });
  return undefined;
}

/** What the laid tiles spell that touch no word. */
export const disjointWord = ({ state: { board, laid } }: Game) =>
  runsOf(board, laid).map(wordOf)[0] ?? must(laid[0]).letter;

// The turn goes on as after any refusal, but the history remembers the attempt.
function noteDisjoint(game: Game, seat: number): undefined {
  game.note(seat, 0, { kind: 'disjoint', word: disjointWord(game) });
  game.emit({ type: 'playRefused', seat, reason: 'disjoint' });
}

function rejectPlay(game: Game, refused: NoWords, attempted: string[], squares: Square[]) {
  const seat = game.state.toMove;
  const laid = game.state.laid;
  failTurn(game, (fails) => {
    game.emit({ type: 'wordsRejected', seat, ...refused, attempted, squares, turnLost: true, fails });
    game.sendHome(laid, 'invalid');
  });
}

function offer(game: Game, sheet: ScoreSheet) {
  const { state } = game;
  const awaiting = game.playersAfter(state.toMove);
  state.phase = 'challenge';
  state.openPlay = { sheet, awaiting };
  game.emit({ type: 'playOffered', seat: state.toMove, sheet, awaiting: [...awaiting] });
}

export function exchange(game: Game, { seat, tiles }: Commanded<'exchange'>): Refusal | undefined {
  const { state, rules } = game;
  if (state.laid.length > 0) return 'takeTilesBack';
  if (state.bag.length < rules.exchangeNeeds) return 'bagTooSmall';
  if (tiles.length === 0) return 'noTilesChosen';
  const rack = game.rackOf(seat);
  if (!tiles.every((tile) => rack.includes(tile))) return 'notYourTile';
  if (new Set(tiles).size < tiles.length) return 'tileChosenTwice';
  const returned = rack.flatMap((tile, cell) =>
    tile !== null && tiles.includes(tile) ? [{ tile, cell }] : [],
  );
  for (const { cell } of returned) rack[cell] = null;
  game.putInBag(tiles);
  game.note(seat, 0, { kind: 'exchanged', count: tiles.length });
  failTurn(game, (fails) => {
    game.emit({ type: 'exchanged', seat, returned, fails });
    game.emit({ type: 'refilled', seat, drawn: game.fillRack(seat) });
  });
  return undefined;
}

export function pass(game: Game, { seat }: Commanded<'pass'>): Refusal | undefined {
  game.sendHome(game.state.laid, 'pass');
  game.note(seat, 0, { kind: 'passed' });
  failTurn(game, (fails) => game.emit({ type: 'passed', seat, fails }));
  return undefined;
}

export function timeOut(game: Game) {
  const seat = game.state.toMove;
  game.sendHome(game.state.laid, 'timeOut');
  game.note(seat, 0, { kind: 'timedOut' });
  failTurn(game, (fails) => game.emit({ type: 'timedOut', seat, fails }));
}
