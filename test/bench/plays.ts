import { readFileSync } from 'node:fs';
import { GameEngine, presets } from '../../src/rules';
import { buildGaddag } from '../../src/wordbler/ai/build-gaddag';
import type { Gaddag } from '../../src/wordbler/ai/gaddag';
import type { Knowledge } from '../../src/wordbler/ai/knowledge';
import { think } from '../../src/wordbler/ai/levels';
import type { SearchBoard } from '../../src/wordbler/ai/search-board';
import { commandsOf, visibleStateOf } from '../../src/wordbler/rules/visible-state';
import { lexicon } from '../engine/familiarity/shipped-familiarity';
import { deskWith } from '../wordbler/ai/found-plays';
import { knowledge } from '../wordbler/ai/shipped-knowledge';
import { crowded } from './crowded-boards';
import { median, milliseconds } from './rounds';
import type { Row } from './table';

/** What an engine in C takes on a machine of two cores, in ms; no solver in JavaScript could be had from npm. */
const inC = { name: 'an engine in C', median: 0.075, mean: 0.18, oneBlank: 2, twoBlanks: 6 };
const rounds = 7;
const gamesEach = 100;

interface Case {
  desk: SearchBoard;
  rack: readonly string[];
}

export async function playRows(): Promise<Row[]> {
  const builds: number[] = [];
  for (let round = 0; round < rounds; round++) builds.push(await milliseconds(() => void buildGaddag(lexicon)));
  return [
    { what: 'graph for finding plays, built', unit: 'ms', ours: median(builds), aim: { atMost: 300 } },
    ...positionRows(knowledge.gaddag),
    ...crowdedRows(knowledge.gaddag),
    { what: 'games of Club against Club a second', unit: '', ours: gamesPerSecond(), aim: { atLeast: 100 } },
  ];
}

function positionRows(gaddag: Gaddag): Row[] {
  const cases = readCases(gaddag);
  const withBlanks = (count: number) =>
    cases.filter(({ rack }) => rack.filter((letter) => letter === '').length === count);
  const none = withBlanks(0).map(timeOf);
  const mean = none.reduce((sum, time) => sum + time, 0) / none.length;
  const row = (what: string, ours: number, figure: number): Row => ({
    what,
    unit: 'ms',
    ours,
    peer: { name: inC.name, figure },
    aim: { atMost: 1.5 },
  });
  return [
    row('all plays of a position, median', median(none), inC.median),
    row('all plays of a position, mean', mean, inC.mean),
    row('the same with a blank, median', median(withBlanks(1).map(timeOf)), inC.oneBlank),
    row('the same with two blanks', median(withBlanks(2).map(timeOf)), inC.twoBlanks),
  ];
}

const crowdedRows = (gaddag: Gaddag): Row[] =>
  crowded.map(({ rack, rows }) => {
    const found = { desk: deskWith(gaddag, lettersOf(rows)), rack: tilesOf(rack) };
    const { count } = found.desk.findPlays(found.rack);
    return {
      what: `${rack} on a crowded board: ${count.toLocaleString('en')} plays`,
      unit: 'ms',
      ours: timeOf(found),
    };
  });

function readCases(gaddag: Gaddag): Case[] {
  const file = readFileSync(new URL('../wordbler/ai/crossword-cases.tsv', import.meta.url), 'utf8');
  return file
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, rows, rack] = line.split('\t');
      return { desk: deskWith(gaddag, lettersOf(rows!)), rack: tilesOf(rack!) };
    });
}

const tilesOf = (rack: string) => [...rack].map((letter) => (letter === '?' ? '' : letter));

const lettersOf = (rows: string) =>
  [...rows.replace(/\d+/g, (empty) => '.'.repeat(Number(empty))).replaceAll('/', '')].map((letter) =>
    letter === '.' ? '' : letter,
  );

/** The median of a few searches, each long enough to be measured. */
function timeOf({ desk, rack }: Case): number {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    let searches = 0;
    do {
      desk.findPlays(rack);
      searches++;
    } while (performance.now() - start < 1);
    times.push((performance.now() - start) / searches);
  }
  return median(times);
}

function gamesPerSecond(): number {
  const speeds: number[] = [];
  // The first games have everything to compile.
  for (let game = 0; game < gamesEach; game++) playGame(knowledge, `warm ${game}`);
  for (let round = 0; round < 3; round++) {
    const start = performance.now();
    for (let game = 0; game < gamesEach; game++) playGame(knowledge, `bench ${round} ${game}`);
    speeds.push((gamesEach * 1000) / (performance.now() - start));
  }
  return median(speeds);
}

/** A whole game by the real engine, every command judged by it. */
function playGame(known: Knowledge, seed: string) {
  const seats = ['Ada', 'Bruno'].map((name) => ({ name, kind: 'computer' as const, level: 'club' as const }));
  const setup = { seats, rules: presets.classic, seed, tiles: 'en', words: lexicon.id };
  const engine = new GameEngine(setup, lexicon);
  engine.dispatch({ type: 'begin' });
  while (engine.state.phase !== 'over') {
    const seat = engine.state.toMove;
    const thought = think(known, visibleStateOf(engine, seat), 'club');
    let step = thought.next();
    while (!step.done) step = thought.next();
    for (const command of commandsOf(step.value, engine, seat)) engine.dispatch(command);
  }
}
