import { expect, it } from 'vitest';
import { drawTold } from '../../../src/texts/sentences/board';
import { Match } from '../../../src/wordbler/play/match';
import { drawnBefore } from '../../../src/wordbler/play/messages';
import { presets } from '../../../src/wordbler/rules';
import { en } from '../../texts/spoken';
import { anyWord, setupFor } from '../rules/table';

const texts = en;

it('whoever comes back before the first turn is told who drew what, and nobody else', () => {
  for (let seed = 0; seed < 200; seed++) {
    const setup = { ...setupFor(3), rules: presets.wordbler, seed: `drawn ${seed}`, words: anyWord.id };
    const match = Match.fresh(setup, anyWord);
    expect(drawnBefore(texts, match)).toBeUndefined();
    const drawn = setup.seats.map(({ name }) => ({ name, letters: [] as string[] }));
    let first = '';
    match.listen((events) => {
      for (const event of events) {
        if (event.type === 'startDecided') first = match.nameOf(event.seat);
        if (event.type !== 'drewForStart') continue;
        for (const { seat, tile } of event.draws) drawn[seat]!.letters.push(match.faceOf(tile).letter);
      }
    });
    match.send({ type: 'begin' });
    expect(drawnBefore(texts, match)?.()).toBe(drawTold(texts, drawn, first));
    match.send({ type: 'pass', seat: match.state.toMove });
    expect(drawnBefore(texts, match)).toBeUndefined();
  }
  const twice = [
    { name: 'Ada', letters: ['E', ''] },
    { name: 'Bo', letters: ['E', 'B'] },
  ];
  expect(drawTold(texts, twice, 'Ada')).toBe('Ada drew E, blank. Bo drew E, B. Ada starts.');
});
