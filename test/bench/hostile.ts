import { enveloped, readHello, readMessage } from '../../src/embed/read';
import { carriedGame, readCarriedGame } from '../../src/engine/links/link';
import { Dice } from '../../src/engine/random/dice';
import { digestOf } from '../../src/engine/saving/untrusted';
import { GameEngine, gameRecord, presets, scramble, wordSearch } from '../../src/rules';
import { recordNotes } from '../../src/texts/sentences/record';
import { readEverything, writeEverything } from '../../src/transfer/play/carried';
import { openRecord } from '../../src/wordbler/rules/record/open';
import { Hostile } from '../embed/hostile';
import { Spoiling } from '../hostile/spoiling';
import * as boards from '../scramble/rules/playing';
import { lexicon } from '../scramble/rules/words';
import * as searches from '../search/rules/playing';
import { family } from '../search/rules/words';
import { en } from '../texts/spoken';
import { RandomPlayer } from '../wordbler/rules/random-player';
import { anyWord, setupFor } from '../wordbler/rules/table';
import type { Row } from './table';

const notes = recordNotes(en);

const times = 2_000;

/**
 * What took long is read twice more, for a busy machine is no fault of the input; what is slow only at first is not
 * seen.
 */
function spentOn(act: () => unknown): number {
  const once = () => {
    const begun = performance.now();
    act();
    return performance.now() - begun;
  };
  const first = once();
  return first < 5 ? first : Math.min(first, once(), once());
}

/** The slowest of all that is spoiled, each of which the page reads in one go. */
export async function hostileRows(): Promise<Row[]> {
  const dice = new Dice('hostile bench');
  const table = new GameEngine(setupFor(4, presets.classic, { seed: 'bench' }), anyWord);
  const player = new RandomPlayer('bench');
  for (let moves = 60; moves > 0 && table.state.phase !== 'over'; moves--) table.dispatch(player.next(table));
  const search = searches.begun({ seed: 'bench' });
  for (let moves = 12; moves > 0; moves--) search.dispatch(searches.anyCommand(search, dice));
  const round = new scramble.GameEngine(boards.anySetup(dice, 'bench'), lexicon);
  for (let moves = 30; moves > 0; moves--) round.dispatch(boards.anyCommand(round, dice));

  const games = [
    ['Wordbler', table.save(), (value: unknown) => GameEngine.restore(value, anyWord)],
    ['Word search', search.save(), (value: unknown) => wordSearch.GameEngine.restore(value, family)],
    ['Scramble', round.save(), (value: unknown) => scramble.GameEngine.restore(value, lexicon)],
  ] as const;
  const rows: Row[] = [];
  const add = (name: string, read: (spoiling: Spoiling) => () => unknown) => {
    const spoiling = new Spoiling(name);
    let slowest = 0;
    for (let time = 0; time < times; time++) {
      slowest = Math.max(slowest, spentOn(read(spoiling)));
    }
    rows.push({ what: `slowest hostile ${name}`, unit: 'ms', ours: slowest, aim: { atMost: 100 } });
  };
  for (const [name, save, open] of games) {
    const whole: object = JSON.parse(JSON.stringify(save));
    add(`save of ${name}`, (spoiling) => {
      const spoiled = spoiling.value(whole, [whole]);
      // With the right sum, as somebody would who wants it to be read.
      const { setup, commands } = (spoiled ?? {}) as typeof save;
      let forged: unknown = spoiled;
      if (typeof spoiled === 'object' && spoiled) forged = { ...spoiled, digest: digestOf([setup, commands]) };
      return () => open(forged);
    });
    const link = carriedGame(save)!;
    add(`link to ${name}`, (spoiling) => {
      const text = spoiling.text(link, [link]);
      return () => {
        const read = readCarriedGame(text);
        if (typeof read !== 'string') open(read);
      };
    });
  }
  const written = gameRecord(table, anyWord, notes);
  rows.push(longSave());
  add('record', (spoiling) => {
    const text = spoiling.text(written, [written]);
    return () => openRecord(text);
  });
  addOthers(add);
  return rows;
}

/** A save that is as long as one may be. */
function longSave(): Row {
  const game = searches.begun({ seed: 'bench' });
  const { setup, commands } = game.save();
  const selection = { type: 'stroke', from: { x: 0, y: 0 }, to: { x: 17, y: 17 } } as const;
  const all = [...commands, ...Array.from({ length: 10_000 - commands.length }, () => selection)];
  const save = { ...game.save(), commands: all, digest: digestOf([setup, all]) };
  const ours = spentOn(() => wordSearch.GameEngine.restore(save, family));
  return { what: 'save of 10,000 strokes', unit: 'ms', ours, aim: { atMost: 100 } };
}

/** What else comes from anywhere: messages of a host, links to boards and grids, lists, and files of everything. */
function addOthers(add: (name: string, read: (spoiling: Spoiling) => () => unknown) => void) {
  const hostile = new Hostile('bench');
  const spoilt = (name: string, sound: readonly string[], read: (text: string) => unknown) =>
    add(name, (spoiling) => {
      const text = spoiling.text(spoiling.one(sound), sound);
      return () => read(text);
    });
  const letters = 'QUATERNIONSLEPTIDE'.repeat(6).slice(0, 100);
  const board = { kind: 'typed', letters } as const;
  const round = new scramble.GameEngine(
    { ...scramble.usualRules, board, players: [{ name: 'Ann' }], words: lexicon.id },
    lexicon,
  );
  const messages = [
    { type: 'newGame', game: 'scramble', seed: 'a', players: ['Ann', 'Ben'], level: 'club' },
    { type: 'loadState', save: round.save() },
    { type: 'setVolume', sound: 0.5, music: 1 },
  ].map((message, id) => enveloped({ id, ...message }));
  add('message', () => {
    let message: unknown = hostile.one(messages);
    for (let times = hostile.one([1, 2, 5]); times > 0; times--) message = hostile.spoiled(message);
    return () => {
      readHello(message);
      return readMessage(message);
    };
  });
  spoilt('link to a board', [scramble.shareText(round.setup)], scramble.readShared);
  const list = { name: 'Our birds', words: [...wordSearch.presetList('gardenBirds').words] };
  const { setup } = searches.begun({ seed: 'bench' });
  const own = { ...setup, list: wordSearch.ownList(list) };
  spoilt('link to a grid', [setup, own].map(wordSearch.shareText), (text) => wordSearch.readShared(text, family));
  spoilt('file of lists', [wordSearch.writeListFile([list])], wordSearch.readListFile);
  spoilt('pasted list', [list.words.join('\n')], (text) =>
    wordSearch.checkList({ name: 'x', words: wordSearch.pastedWords(text).slice(0, 16) }),
  );
  const file = writeEverything({ kept: { scramble: round.save() }, sealed: { lists: [list] } });
  spoilt('file of everything', [file], readEverything);
}
