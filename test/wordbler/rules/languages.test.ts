import { describe, expect, it } from 'vitest';
import { spelled } from '../../../src/engine/alphabet/digraphs';
import { type LanguageId, languageIds, playLanguages } from '../../../src/engine/alphabet/languages';
import { readLetters } from '../../../src/engine/alphabet/spelling';
import { GameEngine, presets } from '../../../src/rules';
import { think } from '../../../src/wordbler/ai/levels';
import { isBlank, tileFaces } from '../../../src/wordbler/rules/board';
import { gameRecord } from '../../../src/wordbler/rules/game-record';
import { openRecord } from '../../../src/wordbler/rules/record/open';
import { setupFault } from '../../../src/wordbler/rules/setup';
import { commandsOf, visibleStateOf } from '../../../src/wordbler/rules/visible-state';
import { some } from '../../long';
import { knowledgeOf, loadWords } from '../../strength/knowledge';
import { answerOf } from '../ai/computer-game';

const notes = {
  description: () => 'rules',
  timedOut: '',
  failedChallenge: '',
  handicap: String,
  resigned: String,
  finalScores: () => '',
};

const setupOf = (id: LanguageId, seed: string) => ({
  seats: (['club', 'songbird'] as const).map((level) => ({ name: level, kind: 'computer' as const, level })),
  rules: presets.classic,
  seed,
  tiles: id,
  words: playLanguages[id].list,
});

/** The sample has tiles of two letters. */
const others = some(
  languageIds.filter((id) => id !== 'en'),
  ['es'],
);

describe.each(others)('a game of computers in %s', (id) => {
  it('is played to its end in words of the list, with the tiles of the bag, and can be kept and written down', async () => {
    const words = await loadWords(id);
    const knowledge = knowledgeOf(words);
    const engine = new GameEngine(setupOf(id, `${id} 1`), words);
    engine.dispatch({ type: 'begin' });
    while (engine.state.phase !== 'over') {
      const { toMove: seat } = engine.state;
      const level = engine.setup.seats[seat]!.level as 'club';
      const move = answerOf(think(knowledge, visibleStateOf(engine, seat), level));
      for (const command of commandsOf(move, engine, seat))
        expect(engine.dispatch(command)).toMatchObject({ ok: true });
    }
    const { board, racks, bag, history } = engine.state;
    const lying = [...board.flatMap((tile) => tile?.tile ?? []), ...racks.flat(), ...bag].filter(
      (tile) => tile !== null,
    );
    expect(lying.toSorted((a, b) => a - b)).toEqual(engine.faces.map((_, tile) => tile));
    const played = history.flatMap((entry) => (entry.kind === 'played' ? entry.sheet.words : []));
    expect(played.length).toBeGreaterThan(10);
    for (const { word } of played) {
      expect(words.has(word), spelled(word)).toBe(true);
      expect(readLetters(spelled(word), words.alphabet)).toEqual({ letters: word });
    }
    expect(history.some((entry) => entry.kind === 'invalid')).toBe(false);
    const again = GameEngine.restore(JSON.parse(JSON.stringify(engine.save())), words);
    expect(again instanceof GameEngine && again.state).toEqual(engine.state);
    const opened = openRecord(gameRecord(engine, words, notes));
    if ('refused' in opened) throw new Error(JSON.stringify(opened));
    expect(opened).toMatchObject({ language: id, isOfOurTiles: true, isWhole: true, faults: [] });
    const letters = (all: readonly ({ letter: string } | null)[]) => all.map((tile) => tile?.letter ?? '');
    expect(letters(opened.board)).toEqual(letters(board));
  });
});

describe('a language of play', () => {
  it('has tiles of its own for what it writes with two letters', async () => {
    const words = await loadWords('es');
    const read = readLetters('llama', words.alphabet);
    if (!('letters' in read)) throw new Error('LLAMA is not read');
    expect(read.letters).toHaveLength(4);
    expect(words.has(read.letters)).toBe(true);
    expect(words.has('LLAMA')).toBe(false);
    expect(spelled(read.letters)).toBe('LLAMA');
    const double = tileFaces(playLanguages.es.tiles).filter((face) => spelled(face.letter) === 'LL');
    expect(double.map(({ points }) => points)).toEqual([8]);
  });

  it('has each tile told apart from every other, in all languages', () => {
    for (const id of languageIds) {
      const faces = tileFaces(playLanguages[id].tiles).filter((face) => !isBlank(face));
      const written = new Set(faces.map(({ letter }) => spelled(letter)));
      expect(written.size).toBe(playLanguages[id].tiles.letters.length);
    }
  });

  it('is judged by a list of its own, and by no other', () => {
    expect(setupFault(setupOf('es', 'a'))).toBeUndefined();
    expect(setupFault({ ...setupOf('es', 'a'), words: 'fr1' })).toBe('unknownTiles');
    expect(setupFault({ ...setupOf('es', 'a'), words: 'enable1' })).toBe('unknownTiles');
    expect(setupFault({ ...setupOf('es', 'a'), tiles: 'xx' })).toBe('unknownTiles');
    expect(setupFault({ ...setupOf('es', 'a'), tiles: 'toString' })).toBe('unknownTiles');
  });
});
