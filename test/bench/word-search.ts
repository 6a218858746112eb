import { readFileSync } from 'node:fs';
import WordSearch from '@blex41/word-search';
import { createPuzzle, hideWords } from 'wordsearch-generator';
import { wordSearch } from '../../src/rules';
import { placesByWalking } from '../search/rules/slow-walk';
import { medians, milliseconds } from './rounds';
import type { Row } from './table';

const { directions, languageWords, Finder, gridSize, layOut, presetIds, presetWords } = wordSearch;

const lists = presetIds.map((id) => presetWords(id));
const filterFile = new URL('../../assets/languages/en/family-filter.txt', import.meta.url);
const family = languageWords('family', readFileSync(filterFile, 'utf8').trim().split('\n'));

/** A grid of a list, in all eight directions; the seed is for those who take one. */
type Layer = (words: string[], seed: string) => readonly string[];

const layers = {
  ours: (words, seed) =>
    layOut({ words, directions: [...directions], size: gridSize, seed, filter: family })?.grid ?? [],
  blex: (words) => {
    const options = { cols: gridSize, rows: gridSize, dictionary: words, maxWords: words.length };
    return rowsOf(new WordSearch({ ...options, backwardsProbability: 0.5 }).grid);
  },
  hibbs: (words) => rowsOf(hideWords(createPuzzle(gridSize, gridSize, 'en', [...words]), 'en')),
} satisfies Record<string, Layer>;

const names = { blex: '@blex41/word-search', hibbs: 'wordsearch-generator' } as const;
const peers = ['blex', 'hibbs'] as const;

const rowsOf = (grid: readonly string[][]) => grid.map((row) => row.join(''));

export async function wordSearchRows(): Promise<Row[]> {
  return [...(await layoutRows()), ...soundnessRows(), ...(await finderRows())];
}

/** Milliseconds a grid, over all lists. The aim is against the faster of the two. */
async function layoutRows(): Promise<Row[]> {
  let seed = 0;
  const timed = (lay: Layer) => async () => {
    const round = `${seed++}`;
    const spent = await milliseconds(() => {
      for (const words of lists) if (lay(words, round).length !== gridSize) throw new Error('No grid');
    });
    return spent / lists.length;
  };
  const figures = await medians(
    {
      ours: timed(layers.ours),
      blex: timed(layers.blex),
      hibbs: timed(layers.hibbs),
    },
    { warmUp: 3, rounds: 9 },
  );
  const faster = Math.min(...peers.map((peer) => figures[peer]));
  return peers.map((peer) => ({
    what: `a grid of ${gridSize} by ${gridSize} laid`,
    unit: 'ms',
    ours: figures.ours,
    peer: { name: names[peer], figure: figures[peer] },
    ...(figures[peer] === faster && { aim: { atMost: 0.5 } }),
  }));
}

const gridsEach = 20;

/** How many grids hold a word of their list twice, counted by the slow walk; and how many of ours go wrong else. */
function soundnessRows(): Row[] {
  const count = (lay: Layer, isWrong: (grid: readonly string[], words: string[]) => boolean) => {
    const seeds = [...Array(gridsEach).keys()];
    return seeds.reduce((sum, seed) => {
      const wrong = lists.filter((words) => isWrong(lay(words, `${seed}`), words));
      return sum + wrong.length;
    }, 0);
  };
  const holdsTwice = (grid: readonly string[], words: string[]) =>
    words.some((word) => placesByWalking(grid, word).length > 1);
  const lacksWord = (grid: readonly string[], words: string[]) =>
    words.some((word) => placesByWalking(grid, word).length === 0);
  const isRude = (grid: readonly string[]) => family.finder.in(grid).length > 0;

  const of = `of ${gridsEach * lists.length} grids`;
  const ours = count(layers.ours, holdsTwice);
  const aim = { atMost: 0 };
  return [
    ...peers.map((peer) => ({
      what: `${of} hold a word twice`,
      unit: '',
      ours,
      peer: { name: names[peer], figure: count(layers[peer], holdsTwice) },
      aim,
    })),
    { what: `${of} lack a word`, unit: '', ours: count(layers.ours, lacksWord), aim },
    { what: `${of} show a rude word`, unit: '', ours: count(layers.ours, isRude), aim },
  ];
}

async function finderRows(): Promise<Row[]> {
  const grids = lists.map((words, at) => ({ words, grid: layers.ours(words, `${at}`) }));
  const { ours, walk } = await medians({
    ours: () =>
      milliseconds(() => {
        for (const { words, grid } of grids)
          if (new Finder(words).in(grid).length !== words.length) throw new Error('A word is not found');
      }),
    walk: () =>
      milliseconds(() => {
        for (const { words, grid } of grids)
          for (const word of words)
            if (placesByWalking(grid, word).length !== 1) throw new Error('A word is not found');
      }),
  });
  const peer = { name: 'a walk from every square', figure: walk / grids.length };
  return [{ what: '14 words found in a grid', unit: 'ms', ours: ours / grids.length, peer }];
}
