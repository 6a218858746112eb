import { expect } from 'vitest';
import { it } from '../support/page-test';
import { openPage } from '../support/play';

// As a browser does with a file that somebody opens with the installed game; a text, because tools change functions.
const launches = `{
  let took;
  const setConsumer = (consumer) => { took = consumer; };
  Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
  window.launch = (content) => took({ files: [{
    getFile: async () => {
      if (content === undefined) throw new DOMException('gone', 'NotFoundError');
      return new File([content], 'brought');
    },
  }] });
}`;

it('a file that the system hands over is read, or a sentence says why it cannot be', async () => {
  const { page } = await openPage({
    reducedMotion: 'reduce',
    before: (context) => context.addInitScript(launches),
  });
  for (const [content, address, sentence] of [
    [undefined, '#/', 'Couldn’t read the file. Choose another.'],
    ['A letter to a friend.', '#/players', 'This isn’t a game file. Choose a GCG file.'],
    ['', '#/players', 'This isn’t a game file. Choose a GCG file.'],
    ['{"kind":"something else"}', '#/moving', 'This isn’t a Wordbler export.'],
    ['{"kind":"word lists"', '#/search', 'This isn’t a file of word lists.'],
    ['#player1 a A\n#player2 b B\n>a: CATSERI 8H CAT +10 10\n', '#/record', 'CAT'],
  ] as const) {
    await page.getByRole('button', { name: 'Play now: Wordbler' }).waitFor();
    await page.evaluate(`launch(${JSON.stringify(content)})`);
    await expect.poll(() => new URL(page.url()).hash).toBe(address);
    await page.getByText(sentence).first().waitFor();
    await page.evaluate(`location.hash = '#/'`);
  }
});
