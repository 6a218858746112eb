import { expect, it } from 'vitest';
import { keep } from '../../../src/shared/play/running-game';
import { Match } from '../../../src/wordbler/play/match';
import { anyWord, setupFor } from '../../wordbler/rules/table';

it('a game that is held first is kept before anybody else learns of a command', () => {
  const match = Match.fresh(setupFor(2), anyWord);
  let commands = -1;
  keep(match, (save) => {
    commands = save.commands.length;
  });
  const heard: number[] = [];
  match.listen(() => heard.push(commands));
  match.send({ type: 'begin' });
  match.send({ type: 'pass', seat: match.state.toMove });
  expect(heard).toEqual([1, 2]);
});
