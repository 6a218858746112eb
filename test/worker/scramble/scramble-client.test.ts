import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Lexicon } from '../../../src/engine/lexicon/lexicon';
import { unpackGraph } from '../../../src/engine/lexicon/unpack-graph';
import { scramble } from '../../../src/rules';
import { unpackWords } from '../../../src/worker/fetch-words';
import { Boards } from '../../../src/worker/scramble/boards';
import { ScrambleClient } from '../../../src/worker/scramble/scramble-client';
import { DictionaryError } from '../../../src/worker/worker-connection';
import { answering, FakeWorker, list, neverAnswering, packed, words } from '../fake-worker';

const lexicon = new Lexicon({
  id: list.id,
  alphabet: list.alphabet,
  ...unpackGraph(await unpackWords([packed]), list.alphabet),
});

/** Everybody knows ABBA, BAA is rude, and nobody knows any other word. */
const marks = answering(gzipSync(new Uint8Array(words.map((word) => ({ ABBA: 1, BAA: 16 })[word] ?? 0))));

const board = scramble.boardOf('ABBA');
const wish: scramble.BoardSpec = { side: 4, seed: 'a', shortest: 2, fewestWords: 0, fewestKnown: 0 };

let started: FakeWorker[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const worker of started) worker.terminate();
  started = [];
});

/** A client whose first so many workers die when they are asked to solve or roll. */
function clientOf(dying = 0, fetchFile: typeof fetch = marks, words: () => Lexicon | Promise<Lexicon> = () => lexicon) {
  const startWorker = () => {
    const worker = new FakeWorker(fetchFile);
    const isDoomed = started.length < dying;
    started.push(worker);
    if (isDoomed) {
      const post = worker.postMessage.bind(worker);
      worker.postMessage = (message) => {
        if (['solve', 'roll'].includes((message as { m: string }).m)) worker.kill();
        else post(message);
      };
    }
    return worker;
  };
  return new ScrambleClient(words, { startWorker, silence: dying > 0 ? 100 : 60_000 });
}

const texts = (solved: readonly scramble.MarkedWord[]) => solved.map(({ word }) => word).toSorted();

describe('The worker that solves', () => {
  it('studies once and answers with every word, its points, path, where it lies on whichever path, and what is known of it', async () => {
    const client = clientOf();
    client.prepare();
    const solved = await client.solve(board, 2);
    expect(texts(solved)).toEqual(['AB', 'ABBA', 'BAA']);
    expect(solved.find(({ word }) => word === 'ABBA')).toEqual({
      word: 'ABBA',
      points: 1,
      path: [0, 1, 2, 3],
      paths: 4,
      squares: [0, 1, 2, 3],
      starts: [0, 3],
      level: 10,
    });
    expect(solved.find(({ word }) => word === 'BAA')).toMatchObject({ isRude: true });
    expect(texts(await client.solve(board, 4))).toEqual(['ABBA']);
    expect(await client.solve(scramble.boardOf('CCCC'), 2)).toEqual([]);
    expect(started).toHaveLength(1);
  });

  it('is replaced when it dies in the middle, and the board is solved all the same', async () => {
    const client = clientOf(2);
    expect(texts(await client.solve(board, 2))).toEqual(['AB', 'ABBA', 'BAA']);
    expect(started.map(({ terminated }) => terminated)).toEqual([true, true, false]);
  });

  it('is replaced once for all who wait', async () => {
    const client = clientOf(1);
    const all = await Promise.all([2, 3, 4].map((shortest) => client.solve(board, shortest)));
    expect(all.map(texts)).toEqual([['AB', 'ABBA', 'BAA'], ['ABBA', 'BAA'], ['ABBA']]);
    expect(started).toHaveLength(2);
  });

  it('that dies again and again is an error, and the next question starts afresh', async () => {
    const client = clientOf(3);
    const error = await client.solve(board, 2).catch((reason) => reason);
    expect(error).toBeInstanceOf(DictionaryError);
    expect(await client.solve(board, 2)).toHaveLength(3);
  });

  it('that rests begins anew, and only for what is asked', async () => {
    let come = (_: Lexicon) => {};
    const coming = new Promise<Lexicon>((resolve) => {
      come = resolve;
    });
    const client = clientOf(0, marks, () => coming);
    client.prepare();
    client.rest();
    come(lexicon);
    await new Promise((resolve) => setTimeout(resolve));
    expect(started).toHaveLength(0);
    client.prepare();
    client.rest();
    expect(await client.solve(board, 2)).toHaveLength(3);
    const open = client.solve(board, 2);
    client.rest();
    expect(await open).toHaveLength(3);
    client.rest();
    expect(started.map(({ terminated }) => terminated)).toEqual([true, true]);
  });

  it('solves without knowing how common words are, and asks again next time', async () => {
    let isThere = false;
    const client = clientOf(0, () => (isThere ? marks() : Promise.resolve(new Response(null, { status: 404 }))));
    expect((await client.solve(board, 2)).some(({ level }) => level)).toBe(false);
    isThere = true;
    expect((await client.solve(board, 2)).some(({ level }) => level)).toBe(true);
  });

  it('waits while a board could be played to learn it, and not for ever', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    let answer = (_: Response) => {};
    const late = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const solvedAfter = async (ms: number, fetchFile: typeof fetch) => {
      const boards = new Boards(fetchFile, () => {}, [list]);
      boards.study(lexicon.data);
      const solving = boards.solve(board, 2);
      await vi.advanceTimersByTimeAsync(ms);
      answer(await marks());
      return (await solving).map(({ level }) => level !== undefined);
    };
    expect(await solvedAfter(5_000, () => late)).toEqual([false, true, false]);
    expect(await solvedAfter(6_000, neverAnswering)).toEqual([false, false, false]);
  });
});

describe('An answer that is wanted no more', () => {
  it('is given up at once, also while a worker is dead', async () => {
    const client = clientOf(3);
    const { signal, abort } = controlled();
    const solving = client.solve(board, 2, signal);
    abort();
    await expect(solving).rejects.toBe('enough');
    await expect(client.solve(board, 2, signal)).rejects.toBe('enough');
  });

  it('leaves other answers alone', async () => {
    const client = clientOf();
    const { signal, abort } = controlled();
    const solving = client.solve(board, 3, signal);
    const other = client.solve(board, 2);
    abort();
    await expect(solving).rejects.toBe('enough');
    expect(await other).toHaveLength(3);
    expect(started).toHaveLength(1);
  });

  it('ends the rolling', async () => {
    const client = clientOf();
    await client.solve(board, 2);
    const { signal, abort } = controlled();
    const rolling = client.roll({ ...wish, fewestWords: 1000 }, 0, signal);
    abort();
    await expect(rolling).rejects.toBe('enough');
    expect(await client.roll(wish)).toMatchObject({ isMet: true });
  });

  function controlled() {
    const controller = new AbortController();
    return { signal: controller.signal, abort: () => controller.abort('enough') };
  }
});

describe('Rolling in the worker', () => {
  it('gives the first throw from one on, or the best of many', async () => {
    const client = clientOf(1);
    expect(await client.roll(wish)).toMatchObject({ board: { ...rolled, roll: 0 }, isMet: true });
    expect(await client.roll(wish, 7)).toMatchObject({ board: { ...rolled, roll: 7 }, isMet: true });
    expect(await client.roll({ ...wish, fewestWords: 1000 })).toMatchObject({ isMet: false });
  });

  const rolled = { kind: 'dice', side: 4, seed: 'a' };
});
