import { describe, expect, it } from 'vitest';
import type { GameEngine } from '../../../src/rules';
import { type AnswerOf, type CommandOf, GameDecorator, LocalGame } from '../../../src/shared/play/running-game';
import { Gestures, type Objection } from '../../../src/wordbler/play/gestures';
import { Match } from '../../../src/wordbler/play/match';
import { Typing } from '../../../src/wordbler/play/typing';
import { begun, setupFor } from '../../wordbler/rules/table';

/** A game played elsewhere: what is sent is on its way until it arrives. */
class GameElsewhere extends GameDecorator<GameEngine> {
  private readonly onTheWay: (() => void)[] = [];

  override send(command: CommandOf<GameEngine>, answered?: (answer: AnswerOf<GameEngine>) => void) {
    this.onTheWay.push(() => super.send(command, answered));
  }

  arrive() {
    for (const send of this.onTheWay.splice(0)) send();
  }
}

function playedElsewhere() {
  const elsewhere = new GameElsewhere(new LocalGame(begun(setupFor(2))));
  const match = new Match(elsewhere);
  const refused: Objection[] = [];
  const heard = {
    refused: (reason: Objection) => refused.push(reason),
    words: () => undefined,
    changed: () => {},
    pointed: () => {},
  };
  const gestures = new Gestures(match, heard);
  const typing = new Typing(match, gestures, heard);
  typing.point({ x: 7, y: 7 });
  return { match, elsewhere, gestures, typing, refused };
}

describe('a running game', () => {
  it('tells everybody what happened before its answer, and nobody of what was refused', () => {
    const match = Match.fresh(setupFor(2), { id: 'any', has: () => true });
    const heard: string[] = [];
    const stop = match.listen((events) => heard.push(...events.map(({ type }) => type).slice(-1)));
    match.beforeCommand = ({ type }) => heard.push(`before ${type}`);
    match.send({ type: 'begin' }, ({ ok }) => heard.push(`obeyed: ${ok}`));
    match.send({ type: 'begin' }, ({ ok }) => heard.push(`obeyed: ${ok}`));
    stop();
    match.send({ type: 'pass', seat: match.state.toMove });
    expect(heard).toEqual([
      ...['before begin', 'turnBegan', 'obeyed: true'],
      ...['before begin', 'obeyed: false'],
      'before pass',
    ]);
  });

  it('may be played elsewhere: what is typed goes on when the answer comes', () => {
    const { match, elsewhere, typing, refused } = playedElsewhere();
    const { state, engine } = match;
    const tile = state.racks[state.toMove]!.find((own) => own !== null && engine.faces[own]!.letter !== '')!;
    typing.letter(engine.faces[tile]!.letter);
    expect([state.laid.length, typing.cursor.x]).toEqual([0, 7]);
    elsewhere.arrive();
    expect([state.laid.length, typing.cursor.x]).toEqual([1, 8]);
    typing.takeBack();
    elsewhere.arrive();
    expect([state.laid.length, typing.cursor.x]).toEqual([0, 7]);
    expect(refused).toEqual([]);
  });

  it('may be played elsewhere: a refusal is said when it comes', () => {
    const { elsewhere, gestures, refused } = playedElsewhere();
    gestures.send({ type: 'takeBack' });
    expect(refused).toEqual([]);
    elsewhere.arrive();
    expect(refused).toEqual(['nothingToTakeBack']);
  });
});
