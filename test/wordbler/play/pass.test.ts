import { beforeEach, describe, expect, it } from 'vitest';
import { must } from '../../../src/engine/must';
import { freshFind } from '../../../src/wordbler/play/find';
import { Pass, passWaits } from '../../../src/wordbler/play/gestures';
import { Match } from '../../../src/wordbler/play/match';
import { type Clock, presets } from '../../../src/wordbler/rules';
import { judge } from '../../browser/support/game-of-two';
import { findOn } from '../../browser/support/kept-find';
import { HandTicker } from '../../shared/play/hand-ticker';
import { anyWord, setupFor } from '../rules/table';

let ticker: HandTicker;
let match: Match;
let pass: Pass;
let told: string[];

function sit(clock: Clock = { kind: 'off' }) {
  ticker = new HandTicker();
  told = [];
  match = Match.fresh(setupFor(2, { ...presets.classic, clock }), anyWord);
  match.send({ type: 'begin' });
  pass = new Pass(match, ticker, {
    changed: () => told.push(pass.isWaiting ? 'waits' : 'taken back'),
    ask: () => told.push('asked'),
    send: () => told.push('passed'),
  });
}

function lay() {
  const seat = match.state.toMove;
  match.send({ type: 'lay', seat, tile: match.rack[0]!, x: 7, y: 7 });
}

beforeEach(() => sit());

describe('a pass', () => {
  it('counts at once by mouse or keys while nothing is laid', () => {
    pass.press(false);
    expect(told).toEqual(['passed']);
  });

  it.each([
    ['by a finger', true, () => {}],
    ['with tiles on the board', false, lay],
  ])('%s waits, and counts then', (_, byTouch, before) => {
    before();
    pass.press(byTouch);
    ticker.pass(passWaits - 1);
    expect(told).toEqual(['waits']);
    ticker.pass(1);
    expect(told).toEqual(['waits', 'passed']);
    expect(pass.isWaiting).toBe(false);
  });

  it('is taken back by the second press', () => {
    pass.press(true);
    pass.press(true);
    ticker.pass(2 * passWaits);
    expect(told).toEqual(['waits', 'taken back']);
  });

  it('never waits where a clock runs: with tiles on the board it is asked about', () => {
    sit({ kind: 'perTurn', seconds: 60 });
    pass.press(true);
    expect(told).toEqual(['passed']);
    lay();
    pass.press(false);
    expect(told).toEqual(['passed', 'asked']);
  });

  it('is asked about where there is no other turn, however it is pressed', () => {
    const { match } = must(freshFind('2026-11-27', findOn('2026-11-27'), { name: 'Ada', mascot: 'maize' }, judge));
    for (const byTouch of [false, true]) {
      told = [];
      new Pass(match, ticker, {
        changed: () => told.push('waits'),
        ask: () => told.push('asked'),
        send: () => told.push('passed'),
      }).press(byTouch);
      expect(told).toEqual(['asked']);
    }
  });
});
