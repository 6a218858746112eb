import { must } from '../../engine/must';
import type { Square } from '../../engine/square';
import { endAfterFails, endAfterOneTurn, endAfterRefill, endByResigning } from './ending';
import type { Game } from './game';
import { placementFault, runsOf, squaresOf, wordOf } from './placement';
import { clockOf, mayTakeHints, msPerTurn } from './rules';
import { isWord, type NoWords, noWords, type ScoreSheet, scorePlay, withReadings } from './scoring';
import type { Commanded, OpenPlay, Refusal } from './types';

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

function nextTurn(game: Game) {
  if (!endByResigning(game)) beginTurn(game, must(game.playersAfter(game.state.toMove)[0]));
}

/** The turn is lost or given away: one more fail in a row, and perhaps the last one. */
function failTurn(game: Game, emit: (fails: number) => void) {
  emit(++game.state.fails);
  if (!endAfterOneTurn(game) && !endAfterFails(game)) nextTurn(game);
}

function scoreAndPassOn(game: Game, scored: ScoreSheet) {
  const { state } = game;
  const sheet = withReadings(game.rules, game.words, scored);
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

const sheetOfLaid = (game: Game): ScoreSheet => scorePlay(game.state.board, game.state.laid, game.faces, game.rules);

/** What the laid tiles would score if all their words are words; undefined while they lie wrong. */
export const previewOf = (game: Game): ScoreSheet | undefined =>
  placementFault(game.state.board, game.state.laid) ? undefined : sheetOfLaid(game);

const wordsIn = (sheet: ScoreSheet) => sheet.words.map(({ word }) => word);

const invalidWords = (game: Game, sheet: ScoreSheet) =>
  wordsIn(sheet).filter((word, index, all) => !isWord(game.rules, game.words, word) && all.indexOf(word) === index);

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
  else game.emit({ type: 'wordsRejected', seat, ...refused, attempted, squares, turnLost, fails: state.fails });
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
  const returned = rack.flatMap((tile, cell) => (tile !== null && tiles.includes(tile) ? [{ tile, cell }] : []));
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

function timeOut(game: Game) {
  const seat = game.state.toMove;
  game.sendHome(game.state.laid, 'timeOut');
  game.note(seat, 0, { kind: 'timedOut' });
  failTurn(game, (fails) => game.emit({ type: 'timedOut', seat, fails }));
}

/** Notes thinking time. The core has no clock of its own: whoever measures tells it how long it was. */
export function spendTime(game: Game, { seat, ms }: Commanded<'spendTime'>): Refusal | undefined {
  const { state, rules } = game;
  if (rules.clock.kind === 'off') return 'noClock';
  const msThisTurn = state.msThisTurn + ms;
  const msUsed = must(state.msUsed[seat]) + ms;
  state.msThisTurn = msThisTurn;
  state.msUsed[seat] = msUsed;
  game.emit({ type: 'timeSpent', seat, ms, msThisTurn, msUsed });
  if (msThisTurn >= (msPerTurn(clockOf(game.setup, seat)) ?? Number.POSITIVE_INFINITY)) timeOut(game);
  return undefined;
}

/** An opponent lets the play stand. When the last one has, it scores. */
export function accept(game: Game, { seat }: Commanded<'accept'>): Refusal | undefined {
  const open = game.state.openPlay;
  if (!open) return 'noChallenge';
  if (!open.awaiting.includes(seat)) return 'notYourPlay';
  open.awaiting = open.awaiting.filter((other) => other !== seat);
  game.emit({ type: 'playAccepted', seat: game.state.toMove, by: seat });
  if (open.awaiting.length === 0) scoreAndPassOn(game, open.sheet);
  return undefined;
}

/** The time to doubt the play is over: whoever has said nothing lets it stand. Whoever measures the time says so. */
export function letStand(game: Game): Refusal | undefined {
  const open = game.state.openPlay;
  if (!open) return 'noChallenge';
  if (game.rules.challengeSeconds === undefined) return 'noClock';
  for (const seat of [...open.awaiting]) accept(game, { type: 'accept', seat });
  return undefined;
}

/**
 * An opponent doubts the play. With a word that is none, it is taken back and the turn is lost; if all are
 * words, it scores and the challenger sits out the next turn.
 */
export function challenge(game: Game, { seat: by }: Commanded<'challenge'>): Refusal | undefined {
  const { state } = game;
  const open = state.openPlay;
  if (!open) return 'noChallenge';
  if (!open.awaiting.includes(by)) return 'notYourPlay';
  const seat = state.toMove;
  const refused = noWords(game.rules, invalidWords(game, open.sheet));
  game.emit({ type: 'playChallenged', seat, by, ...refused });
  if (refused.words.length === 0) {
    state.skips[by] = must(state.skips[by]) + 1;
    game.note(by, 0, { kind: 'challengedInVain', by: seat });
    scoreAndPassOn(game, open.sheet);
    return undefined;
  }
  state.openPlay = null;
  const attempted = wordsIn(open.sheet);
  game.note(seat, 0, { kind: 'invalid', ...refused, attempted, turnLost: true });
  const laid = state.laid;
  const squares = squaresOf(open.sheet, refused.words);
  failTurn(game, (fails) => {
    game.emit({ type: 'wordsRejected', seat, ...refused, attempted, squares, turnLost: true, fails });
    game.sendHome(laid, 'challenged');
  });
  return undefined;
}

/**
 * A seat leaves the game, at any time. As on most sites: it cannot win any more, whatever its points; its tiles go back
 * into the bag, and the others play on. The last one left has won at once, and no rack is scored.
 */
export function resign(game: Game, { seat }: Commanded<'resign'>): Refusal | undefined {
  const { state } = game;
  if (!game.plays(seat)) return 'alreadyResigned';
  const wasToMove = seat === state.toMove;
  if (wasToMove) {
    // An open play goes with its player: nobody has let it stand yet.
    state.openPlay = null;
    game.sendHome(state.laid, 'recall');
  }
  state.resigned.push(seat);
  const rack = game.rackOf(seat);
  const returned = rack.flatMap((tile, cell) => (tile === null ? [] : [{ tile, cell }]));
  rack.fill(null);
  game.putInBag(returned.map(({ tile }) => tile));
  game.note(seat, 0, { kind: 'resigned' });
  game.emit({ type: 'resigned', seat, returned });
  if (wasToMove) nextTurn(game);
  else if (state.openPlay) waitNoMore(game, state.openPlay, seat);
  else endByResigning(game);
  return undefined;
}

/** Who has nobody left to doubt a play has made it. */
function waitNoMore(game: Game, open: OpenPlay, seat: number) {
  open.awaiting = open.awaiting.filter((other) => other !== seat);
  if (open.awaiting.length === 0) scoreAndPassOn(game, open.sheet);
}

/** A hint comes in steps: which tiles, then where, then the word. */
export const hintSteps = 3;

/** Notes that a step of a hint was asked for. What it says is not the rules' business. */
export function hint(game: Game, { seat }: Commanded<'hint'>): Refusal | undefined {
  const { state } = game;
  if (!mayTakeHints(game, seat)) return game.setup.seats[seat]?.handicap?.hints ? 'hintsSpent' : 'noHints';
  if (state.hintsThisTurn === hintSteps) return 'noMoreHints';
  game.emit({ type: 'hintTaken', seat, step: ++state.hintsThisTurn });
  return undefined;
}
