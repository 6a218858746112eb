import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IncomingFiles } from '../../../src/shared/platform/files';

interface Launch {
  files?: { getFile(): Promise<File> }[];
}

/** What a browser calls when a file is opened with the game. */
let launch: (launch: Launch) => void;

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://games.example/'));
  vi.stubGlobal('window', {
    launchQueue: {
      setConsumer: (took: typeof launch) => {
        launch = took;
      },
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const record = new File(['>A: ABC 8H CAB +16 16'], 'game.gcg');
const opened = (file: Promise<File>) => ({ files: [{ getFile: () => file }] });

it('a file the browser opens with the game reaches who listens, before or after it began to', async () => {
  const brought = new IncomingFiles();
  launch(opened(Promise.resolve(record)));
  await Promise.resolve();
  const heard: unknown[] = [];
  const stop = brought.listen((file) => heard.push(file));
  launch(opened(Promise.resolve(record)));
  await expect.poll(() => heard).toEqual([record, record]);
  stop();
  launch(opened(Promise.resolve(record)));
  brought.listen((file) => heard.push(file));
  await expect.poll(() => heard).toHaveLength(3);
});

it('one that cannot be had is told as such, and a start without a file as nothing', async () => {
  const heard: unknown[] = [];
  new IncomingFiles().listen((file) => heard.push(file));
  launch({});
  launch({ files: [] });
  launch(opened(Promise.reject(new DOMException('gone', 'NotFoundError'))));
  await expect.poll(() => heard).toEqual([undefined]);
});

it('a browser that opens no files with pages has nothing to bring', () => {
  vi.stubGlobal('window', {});
  expect(() => new IncomingFiles()).not.toThrow();
});
