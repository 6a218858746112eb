import { expect } from 'vitest';
import { axeFaults } from '../support/axe-faults';
import { it } from '../support/page-test';
import { openPage } from '../support/play';

const open = async (link: string, touch = false) => {
  const { page } = await openPage({
    reducedMotion: 'reduce',
    touch,
    ...(touch && { viewport: { width: 390, height: 844 } }),
    path: `#how=${link}`,
  });
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
  return page;
};

it('the solver is shown by mouse: neighbours, steps, what is typed', async () => {
  const { page } = await openPage({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Study', exact: true }).click();
  await page.getByRole('button', { name: 'How it works' }).click();
  await page.getByRole('button', { name: /^The solver/ }).click();
  const board = page.getByRole('textbox', { name: 'Board, row by row' });
  await board.fill('cats\nabcd\nefgh\nijkl');
  await page.getByText('Every path: 12,029,640.').waitFor();
  await page.locator('.how-square').first().click();
  await page.getByText('In a corner, C touches 3 squares.').waitFor();
  expect(await page.locator('.how-square.is-near').count()).toBe(3);
  const next = page.getByRole('button', { name: 'Next step' });
  await next.click();
  await page.getByText('Start at C.').waitFor();
  await next.click();
  await page.getByText('Some word begins with CA, so go on.').waitFor();
  await page.getByRole('button', { name: 'Step back' }).click();
  await page.getByText('Start at C.').waitFor();
  await next.click();
  await next.click();
  await page.getByText('CAT is a word!').waitFor();
  await page.getByText('1 word after 3 steps').waitFor();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  // What was typed is there after the page is loaded anew.
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.reload();
  await page.getByText('Every path: 12,029,640.').waitFor();
  expect(await board.inputValue()).toBe('CATS\nABCD\nEFGH\nIJKL');
  await board.fill('CATS1');
  await page.getByRole('alert').getByText('Type a square of letters').waitFor();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: /^The dictionary/ }).waitFor();
});

it('the dictionary is walked by keys, from a link', async () => {
  const page = await open('dictionary&en&2&ca');
  await page.getByText(/words begin with CA\.$/).waitFor();
  await page.keyboard.press('t');
  await page.getByText(/^CAT is a word;/).waitFor();
  await page.keyboard.press('q');
  await page.getByText('No word goes on like that: CATQ has no path.').waitFor();
  await page.keyboard.press('Backspace');
  await page.getByText(/^CAT is a word;/).waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.getByText(/words begin with CA\.$/).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^The solver/ }).waitFor();
});

it('the pile of Undo grows and shrinks by touch and keys, and the checks of Done are guessed', async () => {
  const page = await open('undo&en&0&01', true);
  const laid = page.getByRole('list', { name: 'The pile, last tile first' }).getByRole('listitem');
  const rack = page.getByRole('group', { name: 'Rack' }).getByRole('button');
  await rack.nth(6).tap();
  await page.getByText('The pile holds 1 tile.').waitFor();
  await rack.nth(5).tap();
  expect(await laid.allTextContents()).toEqual([await rack.nth(5).textContent(), await rack.nth(6).textContent()]);
  await page.getByRole('button', { name: 'Undo', exact: true }).tap();
  await page.getByText('went on last, so it comes off first.').waitFor();
  expect(await laid.count()).toBe(1);
  await page.keyboard.press('Backspace');
  await page.getByRole('button', { name: 'Undo', exact: true, disabled: true }).waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.getByText('The pile holds 2 tiles.').waitFor();

  await page.evaluate(() => {
    location.hash = '#how=checks';
  });
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
  const choose = (name: string) => page.getByRole('button', { name, exact: true }).tap();
  await page.locator('.how-says').getByText('Board 1: what doesn’t pass?').waitFor();
  await choose('Touching');
  await page.locator('.how-says').getByText('Not quite.').waitFor();
  await choose('None');
  await page.locator('.how-says').getByText('Right! Take the next step to see why.').waitFor();
  for (const said of ['lie in one line', 'No square between', 'touch an old one', 'Words made: BAT']) {
    await choose('Next step');
    await page.locator('.how-says').getByText(said).waitFor();
  }
  await choose('Next step');
  await page.locator('.how-says').getByText('Board 2: what doesn’t pass?').waitFor();
  await choose('In line');
  await page.locator('.how-says').getByText('Right!').waitFor();
  await choose('Next step');
  await page.locator('.how-says').getByText('lie in more than one line').waitFor();
});

it('every page can be read and reached in a small window, upright and sideways', async () => {
  const upright = { width: 320, height: 568 };
  const { page } = await openPage({ reducedMotion: 'reduce', viewport: upright, path: '#/how' });
  await page.locator('.how-contents').waitFor();
  for (const viewport of [upright, { width: 844, height: 390 }]) {
    await page.setViewportSize(viewport);
    for (const link of ['', 'solver&en&9', 'dictionary&en&3&CAT', 'checks&en&8', 'undo&en&3']) {
      await page.evaluate(
        (hash) => {
          location.hash = hash;
        },
        link ? `#how=${link}` : '#/how',
      );
      await page.locator(`.how-${link.split('&')[0] || 'contents'}`).waitFor();
      expect(await axeFaults(page), `${link} at ${viewport.width}`).toEqual([]);
      expect(await page.locator('.how').evaluate((own) => own.scrollWidth - own.clientWidth)).toBe(0);
    }
  }
});
