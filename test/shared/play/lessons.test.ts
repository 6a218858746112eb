import { describe, expect, it } from 'vitest';
import { Lessons } from '../../../src/shared/play/lessons';
import { someShelf } from '../../stats/play/some-shelf';

const traces = { wordbler: ['game', 'last table'], search: ['search'], scramble: ['scramble'] };

async function lessonsWith(saved: Readonly<Record<string, unknown>>) {
  const shelf = someShelf(saved);
  const lessons = new Lessons(shelf);
  await lessons.load(traces);
  return { lessons, kept: () => shelf.kept.get('lessons') };
}

describe('The first lessons', () => {
  it('are due until they are done, each for good, whatever has been kept meanwhile', async () => {
    const { lessons, kept } = await lessonsWith({});
    expect(lessons.isDue('wordbler')).toBe(true);
    await expect.poll(kept).toEqual([]);
    lessons.end('search');
    lessons.end('search');
    await expect.poll(kept).toEqual(['search']);
    const later = await lessonsWith({ lessons: kept(), game: {}, search: {} });
    expect(later.lessons.isDue('wordbler')).toBe(true);
    expect(later.lessons.isDue('search')).toBe(false);
    expect(later.lessons.isDue('scramble')).toBe(true);
  });

  it('are not for those who have played before, whatever else is kept', async () => {
    for (const strange of [undefined, null, 7, 'all', { wordbler: 'soon' }]) {
      const { lessons, kept } = await lessonsWith({ lessons: strange, 'last table': { seats: [] } });
      expect(lessons.isDue('wordbler')).toBe(false);
      expect(lessons.isDue('scramble')).toBe(true);
      await expect.poll(kept).toEqual(['wordbler']);
    }
  });
});
