import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { fetchFamiliarity } from '../../src/worker/familiar-words';
import { type WordList, wordLists } from '../../src/worker/word-list';
import { lexicon, marks, packedMarks } from '../engine/familiarity/shipped-familiarity';
import { answering } from './fake-worker';

const [english] = wordLists as [WordList];

describe('How well known words are', () => {
  it('is as long to fetch as the file says', () => {
    expect(packedMarks).toHaveLength(english.familiarity.bytes);
  });

  it('is fetched from its own file', async () => {
    const fetchFile = vi.fn<typeof fetch>(answering(packedMarks));
    const familiarity = await fetchFamiliarity(lexicon, fetchFile, wordLists);
    expect(fetchFile).toHaveBeenCalledExactlyOnceWith(english.familiarity.url);
    expect(familiarity.levelOf('AARDVARK')).toBe(20);
    expect(familiarity.isRude('DAMN')).toBe(true);
  });

  it.each<[string, typeof fetch, string, string]>([
    ['missing', answering(null, { status: 404 }), 'missing', 'HTTP 404'],
    ['unreachable', () => Promise.reject(new TypeError('no network')), 'unreachable', 'no network'],
    ['no gzip', answering('no gzip at all'), 'damaged', ''],
    ['cut short', answering(packedMarks.slice(0, 20_000)), 'damaged', ''],
    ['for other words', answering(gzipSync(marks.slice(1))), 'damaged', '168550 marks for 168551 words'],
  ])('says why it cannot be had when it is %s', async (_, fetchFile, code, detail) => {
    const failing = fetchFamiliarity(lexicon, fetchFile, wordLists);
    await expect(failing).rejects.toMatchObject({
      name: 'LoadError',
      failure: { code, detail: expect.stringContaining(detail) },
    });
  });
});
