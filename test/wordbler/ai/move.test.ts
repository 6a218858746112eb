import { describe, expect, it } from 'vitest';
import { Dice } from '../../../src/engine/random/dice';
import { isBlank } from '../../../src/wordbler/rules/board';
import type { Move } from '../../../src/wordbler/rules/visible-state';
import { commandsOf } from '../../../src/wordbler/rules/visible-state';
import { lexicon } from '../../engine/familiarity/shipped-familiarity';
import { often } from '../../long';
import { pictureOf } from '../rules/notation';
import { tableWith } from '../rules/table';
import { allPlays, deskWith } from './found-plays';
import { bag, positions } from './positions';
import { knowledge } from './shipped-knowledge';
import { boardOfLetters } from './slow-search';

const { gaddag } = knowledge;
const rackText = (rack: readonly string[]) => rack.map((letter) => letter || '?').join('');

const tableFor = (rack: string, board = '') =>
  tableWith({ racks: [rack, ''], board, rules: { fullRackBonus: 50 }, words: lexicon });

describe('A found play', () => {
  it('is one that the game takes, for the very score that was found', () => {
    const dice = new Dice('sent');
    const sent = { blanks: 0, doubles: 0, full: 0, all: 0 };
    for (const { letters, rack } of positions(gaddag, 'sent', often(50, 120))) {
      if (!isInOneBag(letters, rack)) continue;
      const board = pictureOf(boardOfLetters(letters));
      const plays = allPlays(deskWith(gaddag, letters), rack);
      for (const play of dice.shuffled(plays).slice(0, 4)) {
        const engine = tableFor(rackText(rack), board);
        const answers = commandsOf(play, engine, 0).map((command) => engine.dispatch(command));
        expect(answers.every(({ ok }) => ok)).toBe(true);
        expect(engine.state.history.at(-1)).toMatchObject({ kind: 'played', points: play.score });
        const faces = play.tiles.map(({ letter, blank }) => (blank ? '' : letter));
        sent.all++;
        sent.blanks += Number(faces.includes(''));
        sent.doubles += Number(new Set(faces).size < faces.length);
        sent.full += Number(faces.length === 7);
      }
    }
    expect(sent.all).toBeGreaterThan(often(60, 150));
    expect(sent.blanks).toBeGreaterThan(often(4, 10));
    expect(sent.doubles).toBeGreaterThan(often(4, 10));
  });
});

describe('A move', () => {
  const play = (letters: string): Move => ({
    kind: 'play',
    score: 0,
    tiles: [...letters].map((letter, at) => ({
      x: 7 + at,
      y: 7,
      letter: letter.toUpperCase(),
      blank: letter !== letter.toUpperCase(),
    })),
  });

  it('takes two alike as two tiles, and a blank only where one is meant', () => {
    const engine = tableFor('E?ESS?');
    const commands = commandsOf(play('SEeS'), engine, 0);
    const lays = commands.flatMap((command) => (command.type === 'lay' ? [command] : []));
    expect(new Set(lays.map(({ tile }) => tile)).size).toBe(4);
    expect(lays.map(({ tile, letter }) => [isBlank(engine.faces[tile]!), letter])).toEqual([
      [false, undefined],
      [false, undefined],
      [true, 'E'],
      [false, undefined],
    ]);
    expect(commands.at(-1)).toEqual({ type: 'done', seat: 0 });
  });

  it('lays its tiles in the order of reading', () => {
    const { tiles } = play('SEE') as Move & { kind: 'play' };
    const backwards: Move = { kind: 'play', score: 0, tiles: tiles.toReversed() };
    const engine = tableFor('SEE');
    expect(commandsOf(backwards, engine, 0).map((command) => ('x' in command ? command.x : 'done'))).toEqual([
      7,
      8,
      9,
      'done',
    ]);
  });

  it('may be an exchange of tiles alike, or a pass', () => {
    const engine = tableFor('EEV?');
    const [exchange] = commandsOf({ kind: 'exchange', letters: ['E', '', 'E'] }, engine, 0);
    expect(engine.dispatch(exchange).ok).toBe(true);
    expect(engine.state.history.at(-1)).toMatchObject({ kind: 'exchanged', count: 3 });
    expect(commandsOf({ kind: 'pass' }, engine, 1)).toEqual([{ type: 'pass', seat: 1 }]);
  });

  it('cannot be made with tiles that are not on the rack', () => {
    const engine = tableFor('SE');
    expect(() => commandsOf(play('SEE'), engine, 0)).toThrow(RangeError);
    expect(() => commandsOf(play('Se'), engine, 0)).toThrow(RangeError);
    expect(() => commandsOf({ kind: 'exchange', letters: ['S', 'S'] }, engine, 0)).toThrow(RangeError);
  });
});

/** Random racks may hold what the board has already taken; a real table has but a hundred tiles. */
function isInOneBag(letters: readonly string[], rack: readonly string[]): boolean {
  const left = [...bag];
  const used = [...letters.filter((letter) => letter !== '').map(faceOf), ...rack];
  return used.every((face) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

const faceOf = (letter: string) => (letter === letter.toUpperCase() ? letter : '');
