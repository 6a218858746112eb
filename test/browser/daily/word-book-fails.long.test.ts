import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { dayAt } from '../../../src/study/play/schedule';
import { writeDeck } from '../../../src/study/rules/deck';
import { faults } from '../support/axe-faults';
import { keepInPage } from '../support/game-of-two';
import { it } from '../support/page-test';
import { openPage } from '../support/play';

const card = (word: string) => ({
  word,
  language: 'fr' as const,
  from: ['wordbler' as const],
  answers: [],
  missed: dayAt(new Date()) - 3,
});

const openKillable = () =>
  openPage({
    reducedMotion: 'reduce',
    before: async (context) => {
      // Workers that are at work die, and those that are begun, as long as they are to.
      await context.addInitScript(() => {
        const all: Worker[] = [];
        let areDying = false;
        const kill = (worker: Worker) => {
          worker.terminate();
          worker.dispatchEvent(new ErrorEvent('error', { message: 'killed' }));
        };
        window.Worker = class extends Worker {
          constructor(...how: ConstructorParameters<typeof Worker>) {
            super(...how);
            all.push(this);
            if (areDying) queueMicrotask(() => kill(this));
          }
        };
        Object.assign(window, {
          killWorkers: (on: boolean) => {
            areDying = on;
            if (on) for (const worker of all.splice(0)) kill(worker);
          },
        });
      });
      const cards = JSON.parse(JSON.stringify(writeDeck([card('CHAT'), card('ROUGE')]))) as object;
      await keepInPage(context, { 'study cards': cards });
    },
  });

const killWorkers = (page: Page, on: boolean) => page.evaluate(`killWorkers(${on})`);
const didNotAnswer = (page: Page) => page.getByText('The word finder isn’t answering.');

async function toStudy(page: Page) {
  await page.getByRole('button', { name: 'Study', exact: true }).click();
}

it('a word finder that dies says so wherever it was asked, and answers when it is asked again', async () => {
  const { page } = await openKillable();
  const again = page.getByRole('button', { name: 'Try again' });
  await toStudy(page);
  await page.getByRole('button', { name: 'Find words' }).click();
  const field = page.getByRole('searchbox', { name: 'Letters' });
  await field.fill('c?t');
  await page.getByText('3 words').waitFor();
  await killWorkers(page, true);
  await page.getByRole('button', { name: /^CAT, / }).click();
  const look = page.getByRole('region', { name: 'CAT' });
  await look.getByText('The word finder isn’t answering.').waitFor();
  expect(await faults(page)).toEqual([]);
  await killWorkers(page, false);
  await again.press('Enter');
  await look.getByRole('button', { name: 'SCAT', exact: true }).waitFor();
  expect(await didNotAnswer(page).count()).toBe(0);
  await killWorkers(page, true);
  await field.fill('d?g');
  await didNotAnswer(page).waitFor();
  await killWorkers(page, false);
  await again.click();
  await page.getByText('4 words').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await killWorkers(page, true);
  await page.getByRole('button', { name: /^Two letters/ }).click();
  await didNotAnswer(page).waitFor();
  await killWorkers(page, false);
  await again.click();
  await page.getByText('1 of 10').waitFor();
});

it('words of today that nobody could judge are not said to be done, and are there once somebody can', async () => {
  const { page } = await openKillable();
  await toStudy(page);
  await page.getByRole('combobox').first().selectOption('fr');
  await page.getByText('2 words due today').waitFor();
  // The words of the language are there.
  const practise = page.getByRole('button', { name: 'Practise' });
  await practise.click();
  await page.getByRole('button', { name: 'Show answer' }).waitFor();
  await page.keyboard.press('Escape');
  await practise.waitFor();
  await killWorkers(page, true);
  await practise.click();
  await didNotAnswer(page).waitFor();
  expect(await page.getByText('All done for today!').count()).toBe(0);
  expect(await faults(page)).toEqual([]);
  await killWorkers(page, false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Show answer' }).waitFor();
});

it('a drill or a word finder that is left at once leaves no worker behind', async () => {
  const { page } = await openKillable();
  await toStudy(page);
  const drill = page.getByRole('button', { name: /^Two letters/ });
  const answerOne = async () => {
    await drill.click();
    await page.locator('.study-option').first().waitFor();
    await expect.poll(() => page.workers().length).toBe(1);
    await page.goBack();
    await drill.waitFor();
    await expect.poll(() => page.workers().length).toBe(0);
  };
  await answerOne();
  for (let time = 0; time < 3; time++) {
    await Promise.all([page.waitForEvent('worker'), drill.click()]);
    await page.goBack();
    await drill.waitFor();
  }
  await page.getByRole('button', { name: 'Find words' }).click();
  const field = page.getByRole('searchbox', { name: 'Letters' });
  await Promise.all([page.waitForEvent('worker'), field.fill('C?T')]);
  await page.goBack();
  await drill.waitFor();
  await answerOne();
});
