import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Where no run has yet been timed the largest files come first, but these are short and take long. */
const LONG = [
  'any-language',
  'stats-and-study',
  'friends',
  'offline',
  'scramble',
  'computer',
  'first-steps',
  'races',
  'game-over',
  'killed',
  'dailies',
];

/** What takes longest begins first, so that no worker is left with it at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const isLong = ({ moduleId }: TestSpecification) =>
  LONG.some((name) => moduleId.includes('/browser/') && moduleId.endsWith(`/${name}.test.ts`));
