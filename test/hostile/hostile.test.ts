import { describe, expect, it } from 'vitest';
import { carriedGame, carriedText, readCarriedGame } from '../../src/engine/links/link';
import { Dice } from '../../src/engine/random/dice';
import type { Engine, GameKind, SavedGame } from '../../src/engine/saving/rule-book';
import { digestOf, jsonText } from '../../src/engine/saving/untrusted';
import { GameEngine, gameRecord, presets, scramble, wordSearch } from '../../src/rules';
import { movedMark } from '../../src/shared/play/hash-prefixes';
import { recordNotes } from '../../src/texts/sentences/record';
import { movedIn, readEverything, writeEverything } from '../../src/transfer/play/carried';
import { openRecord } from '../../src/wordbler/rules/record/open';
import { often } from '../long';
import * as boards from '../scramble/rules/playing';
import { lexicon } from '../scramble/rules/words';
import * as searches from '../search/rules/playing';
import { family } from '../search/rules/words';
import { en } from '../texts/spoken';
import { RandomPlayer } from '../wordbler/rules/random-player';
import { anyWord, setupFor } from '../wordbler/rules/table';
import { Spoiling } from './spoiling';

const notes = recordNotes(en);

type AnyEngine = Engine<GameKind>;
type Played = { save(): unknown };

const dice = new Dice('hostile');

function tables(): GameEngine[] {
  return [2, 3, 4].map((seats) => {
    const clock = { kind: 'perPlayer', minutes: 3 } as const;
    const engine = new GameEngine(setupFor(seats, { ...presets.classic, clock }, { seed: `${seats}` }), anyWord);
    const player = new RandomPlayer(`${seats}`);
    for (let moves = 7 * seats; moves > 0 && engine.state.phase !== 'over'; moves--)
      engine.dispatch(player.next(engine));
    return engine;
  });
}

const searched = searches.begun({ seed: 'one' });
for (let moves = 6; moves > 0; moves--) searched.dispatch(searches.anyCommand(searched, dice));

const rounds = ['one', 'two', 'three'].map((seed) => {
  const engine = new scramble.GameEngine(boards.anySetup(dice, seed), lexicon);
  for (let moves = 10; moves > 0; moves--) engine.dispatch(boards.anyCommand(engine, dice));
  return engine;
});

const copy = (value: unknown) => JSON.parse(JSON.stringify(value)) as SavedGame<GameKind>;
const played = tables();
const saves = {
  wordbler: played.map((engine) => copy(engine.save())),
  wordSearch: [copy(searched.save())],
  scramble: rounds.map((engine) => copy(engine.save())),
};
const all = Object.values(saves).flat();
const opens: Record<string, (value: unknown) => AnyEngine | { reason: string }> = {
  wordbler: (value) => GameEngine.restore(value, anyWord) as AnyEngine | { reason: string },
  wordSearch: (value) => wordSearch.GameEngine.restore(value, family) as AnyEngine | { reason: string },
  scramble: (value) => scramble.GameEngine.restore(value, lexicon) as AnyEngine | { reason: string },
};

let judged = 0;

/**
 * What is opened plays once more to the letter, each fourth time; anything else has a reason. Says how many were
 * opened.
 */
function judge(game: string, value: unknown): number {
  const opened = opens[game]!(value);
  if ('reason' in opened) {
    expect(typeof opened.reason).toBe('string');
    return 0;
  }
  if (judged++ % 4 > 0) return 1;
  const again = opens[game]!(copy((opened as Played).save()));
  expect('state' in again && digestOf(again.state)).toBe(digestOf(opened.state));
  return 1;
}

/** As somebody would who wants it to be read: with the right sum. */
const summed = (value: unknown) => {
  const { setup, commands } = value as SavedGame<GameKind>;
  return { ...(value as object), digest: digestOf([setup, commands]) };
};

const wordsOf = (list: wordSearch.OwnList) => list.words.join('\n');
const lists = (['space', 'gardenBirds'] as const).map((id) => ({
  name: `Our ${id}`,
  words: [...wordSearch.presetList(id).words],
}));

describe('What comes from anywhere: more than 150,000 spoiled values, or a fortieth of them', () => {
  it.each([
    ['wordbler', often(180, 7_000)],
    ['wordSearch', often(80, 3_000)],
    ['scramble', often(400, 16_000)],
  ] as const)('kept games never throw, and what is opened plays by the rules: %s', (game, times) => {
    const spoiling = new Spoiling(`kept ${game}`);
    let opened = 0;
    for (let time = 0; time < times; time++) {
      const spoiled = spoiling.value(spoiling.one(saves[game]), [...all, ...played[0]!.commands]);
      const isForged = time % 2 === 0 && typeof spoiled === 'object' && spoiled !== null;
      opened += judge(game, isForged ? summed(spoiled) : spoiled);
    }
    expect(opened).toBeGreaterThan(0);
  });

  it('games in links never throw, torn or made anew with the right sum', () => {
    const spoiling = new Spoiling('carried');
    const links = all.map((save) => carriedGame(save)!);
    for (let time = 0; time < often(400, 16_000); time++) {
      const read = readCarriedGame(spoiling.text(spoiling.one(links), links));
      if (typeof read !== 'string') judge(spoiling.one(Object.keys(opens)), read);
    }
    for (let time = 0; time < often(50, 1_000); time++) {
      const game = spoiling.one(Object.keys(saves)) as keyof typeof saves;
      const spoiled = spoiling.value(spoiling.one(saves[game]), all);
      // What JSON can say of it can be packed.
      const read = readCarriedGame(carriedText(JSON.parse(jsonText(spoiled))) ?? '');
      if (typeof read !== 'string') judge(game, read);
    }
  });

  it('links to boards and grids are read as what they say, or not at all', () => {
    const spoiling = new Spoiling('shared');
    const shared = rounds.map(({ setup }) => scramble.shareText(setup));
    const grids = [
      wordSearch.shareText(searched.setup),
      wordSearch.shareText({ ...searched.setup, list: wordSearch.ownList(lists[0]!) }),
    ];
    for (let time = 0; time < often(800, 33_000); time++) {
      const text = spoiling.text(spoiling.one(shared), [...shared, ...grids]);
      const read = scramble.readShared(text);
      if (typeof read !== 'string') expect(scramble.shareText(read)).toBe(text);
      const grid = wordSearch.readShared(spoiling.text(spoiling.one(grids), [...shared, ...grids]), family);
      if (typeof grid !== 'string') expect(wordSearch.readShared(wordSearch.shareText(grid), family)).toEqual(grid);
    }
  });

  it('records of games name the lines that cannot be understood', () => {
    const spoiling = new Spoiling('records');
    const records = played.map((engine) => gameRecord(engine, anyWord, notes));
    let followed = 0;
    for (let time = 0; time < often(200, 8_000); time++) {
      const opened = openRecord(spoiling.text(spoiling.one(records), records));
      if ('refused' in opened) continue;
      followed++;
      expect(opened.board).toHaveLength(225);
      expect(opened.turns.length).toBeGreaterThan(0);
    }
    expect(followed).toBeGreaterThan(often(12, 500));
  });

  it('lists of words are fourteen good words, or refused with a reason', () => {
    const spoiling = new Spoiling('lists');
    const files = [wordSearch.writeListFile(lists), wordSearch.writeListFile(lists.slice(0, 1))];
    const pasted = lists.map(wordsOf);
    for (let time = 0; time < often(300, 12_000); time++) {
      const read = wordSearch.readListFile(spoiling.text(spoiling.one(files), [...files, ...pasted]));
      if (read.ok) for (const list of read.lists) expect(wordSearch.readOwnList(list)).toEqual(list);
      const words = wordSearch.pastedWords(spoiling.text(spoiling.one(pasted), pasted));
      wordSearch.checkList({ name: 'x', words: words.slice(0, 16) });
    }
  });

  it('files and links that hold everything are whole, or nothing is taken of them', () => {
    const spoiling = new Spoiling('moved');
    const everything = { kept: { game: saves.wordbler[0], settings: { pace: 'fast' } }, sealed: { lists } };
    const file = writeEverything(everything);
    const link = carriedText({ kept: { settings: { pace: 'fast' } }, sealed: { lists } })!;
    for (let time = 0; time < often(250, 10_000); time++) {
      const read = readEverything(spoiling.text(file, [file, link]));
      if (typeof read !== 'string') expect(typeof read.kept).toBe('object');
      movedIn(`${movedMark}${spoiling.text(link, [file, link])}`);
    }
  });
});

describe('A board that is made to be slow', () => {
  it('gives up a row of the same letter, and finds every word that can be found', () => {
    const board = scramble.boardOf('A'.repeat(100));
    expect(scramble.pathOfTyped(board, 'A'.repeat(101))).toBeUndefined();
    for (const pair of ['ES', 'AN', 'IT']) {
      const crowded = scramble.boardOf(
        Array.from({ length: 100 }, (_, at) => pair[(at + ((at / 10) | 0)) % 2]).join(''),
      );
      const words = new scramble.Solver(lexicon).solve(crowded, 2).map(({ word }) => word);
      for (const word of words) expect(scramble.pathOfTyped(crowded, word), word).toHaveLength(word.length);
    }
  });
});
