import { beforeEach, describe, expect, it } from 'vitest';
import { must } from '../../../src/engine/must';
import { freshFind } from '../../../src/wordbler/play/find';
import { Pass, passWaits } from '../../../src/wordbler/play/gestures';
import { Match } from '../../../src/wordbler/play/match';
import { type Clock, presets } from '../../../src/wordbler/rules';
import { judge } from '../../browser/support/game-of-two';
import { findOn } from '../../browser/support/saved-find';
import { HandTicker } from '../../shared/play/hand-ticker';
import { anyWord, setupFor } from '../rules/table';

let ticker: HandTicker;
let match: Match;
let pass: Pass;
let told: string[];
let isCovered = false;

function sit(clock: Clock = { kind: 'off' }) {
  ticker = new HandTicker();
  told = [];
  isCovered = false;
  match = Match.fresh(setupFor(2, { ...presets.classic, clock }), anyWord);
  match.send({ type: 'begin' });
  pass = new Pass(match, ticker, {
    changed: () => told.push(pass.isWaiting ? 'waits' : 'taken back'),
    ask: () => told.push('asked'),
    isCovered: () => isCovered,
    send: () => told.push('passed'),
  });
}

function lay() {
  const seat = match.state.toMove;
  match.send({ type: 'lay', seat, tile: match.rack[0]!, x: 7, y: 7 });
}

beforeEach(() => sit());

describe('a pass', () => {
  it.each([
    ['with nothing laid', () => {}],
    ['with tiles on the board', lay],
    ['where a clock runs', () => sit({ kind: 'perTurn', seconds: 60 })],
  ])('%s waits, and counts then', (_, before) => {
    before();
    pass.press();
    ticker.pass(passWaits - 1);
    expect(told).toEqual(['waits']);
    ticker.pass(1);
    expect(told).toEqual(['waits', 'passed']);
    expect(pass.isWaiting).toBe(false);
    expect(ticker.isIdle).toBe(true);
  });

  it('is taken back by the second press', () => {
    pass.press();
    pass.press();
    ticker.pass(2 * passWaits);
    expect(told).toEqual(['waits', 'taken back']);
  });

  it('waits as long as something lies over the table', () => {
    pass.press();
    ticker.pass(passWaits / 2);
    isCovered = true;
    ticker.pass(5 * passWaits);
    expect(told).toEqual(['waits']);
    isCovered = false;
    ticker.pass(passWaits / 2 - 1);
    expect(told).toEqual(['waits']);
    ticker.pass(1);
    expect(told).toEqual(['waits', 'passed']);
  });

  it('is asked about where there is no other turn', () => {
    const { match } = must(freshFind('2026-11-27', findOn('2026-11-27'), { name: 'Ada', mascot: 'maize' }, judge));
    told = [];
    new Pass(match, ticker, {
      changed: () => told.push('waits'),
      ask: () => told.push('asked'),
      isCovered: () => false,
      send: () => told.push('passed'),
    }).press();
    expect(told).toEqual(['asked']);
  });
});
