import { writeFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { evenGameOf, gameRecord, justRight, nextStep, recordsOf, type Seat } from '../../../src/rules';
import { stepNamed } from '../../../src/texts/sentences/board';
import { recordNotes } from '../../../src/texts/sentences/record';
import { finalSizes } from '../../../src/wordbler/scenes/share-match';
import { some } from '../../long';
import { en } from '../../texts/spoken';
import { axeFaults } from '../support/axe-faults';
import { allowCopying, inFirefox } from '../support/browser';
import { fromEnd } from '../support/ends';
import { judge } from '../support/game-of-two';
import { gameToReview } from '../support/game-to-review';
import { it, long } from '../support/page-test';
import type { OpenPage } from '../support/play';
import { Reader } from '../support/reader';
import { ended, playToEnd } from '../support/reviewed-game';
import { savedAt } from '../support/saved-at';
import { savedBy } from '../support/saved-file';
import { sheetIn } from '../support/share-sheet';

const { common, transfer } = en;
const notes = recordNotes(en);

// A person and a computer that is just right: four plays and three passes, the last of which is the person's.
const seats: Seat[] = [
  { name: 'Pip', kind: 'computer', level: justRight, step: 'songbird', mascot: 'maize' },
  { name: 'Mira', kind: 'person', mascot: 'sage' },
];
const players = seats.map(({ name }) => name);
const almost = gameToReview(3, seats);
const finished = ended(almost);
const step = nextStep([evenGameOf(seats, finished.state.outcome!)!]);

let open: OpenPage;

/** Passes the last turn. */
async function playOut() {
  open = await playToEnd(almost, { before: allowCopying });
}

afterEach(() => open.check());

const press = (name: string) => open.page.getByRole('button', { name, disabled: false }).click();

const saved = (button: string) => savedBy(open.page, () => press(button));
const savedFromEnd = (button: string) => savedBy(open.page, () => fromEnd(open.page, button));

describe('after the game', () => {
  // It is played to its end once, and each test leaves the result on the page, until it is left for good.
  beforeAll(playOut);
  afterAll(() => open.close());

  it('is told once, and the keys begin at its first control', async () => {
    const reader = new Reader(open.page);
    await reader.expectHeard(/^Game over\. /);
    const told = (await reader.said()).filter((sentence) => sentence.includes('Game over.'));
    expect(told).toHaveLength(1);
    const focused = () => open.page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toContain('Play again');
    // What passes at the table is no press here, though Firefox takes it for one.
    const pressed = await open.page.evaluateHandle(() => {
      const clicks: string[] = [];
      addEventListener('click', ({ type }) => clicks.push(type), true);
      return clicks;
    });
    await open.page.keyboard.press('Control+Enter');
    expect(await pressed.jsonValue()).toEqual([]);
  });

  it('tells the ranking, how well the computer will play, and, to whoever looks closer, the final scores and the highlights', async () => {
    const { outcome, history } = finished.state;
    const [first, second] = outcome!.ranking;
    const card = (await open.page.locator('.end-card').textContent()) ?? '';
    expect(card).toContain(`${first!.total - second!.total} ahead of ${players[second!.seat]}`);
    expect(card).toContain(en.over.none);
    expect(step).not.toBe('songbird');
    await open.page.locator('.end-badge').getByText(stepNamed(en, step)).waitFor();
    await press('Look closer');
    const text = (await open.page.locator('dialog.closer-look').textContent()) ?? '';
    for (const { seat, played, total } of outcome!.ranking) {
      expect(text).toContain(players[seat]);
      expect(text).toContain(String(played));
      expect(text).toContain(String(total));
    }
    const { bestPlay, longestWord, average } = recordsOf(history, 2);
    expect(text).toContain(`${bestPlay!.points} · ${players[bestPlay!.seat]}`);
    expect(text).toContain(longestWord!.word);
    expect(text).toContain(average!.points.toFixed(1));
    await open.page.keyboard.press('Escape');
    await open.page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  it('saves the record of the game', async () => {
    const { name, bytes } = await savedFromEnd('Save game file');
    expect(name).toBe('wordbler.gcg');
    expect(bytes.toString('utf8')).toBe(gameRecord(finished, judge, notes));
  });

  it('saves a picture of the board', async () => {
    const { name, bytes } = await savedFromEnd('Save picture');
    expect(name).toBe('wordbler.png');
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    const { square, margin, head } = finalSizes;
    expect([width, height]).toEqual([15 * square + 2 * margin, 15 * square + head + margin]);
    const shot = process.env['SHOT'];
    if (shot) await writeFile(`${shot}/board.png`, bytes);
  });

  long('hands the picture and the record on from the review, too, or says what keeps them', async () => {
    const { page } = open;
    await fromEnd(page, 'Review');
    await press('Share');
    await sheetIn(page).button('More').click();
    const said = page.getByRole('dialog').getByRole('status');
    await press('Copy picture');
    await said.getByText(common.copied).waitFor();
    const types = () => page.evaluate(async () => (await navigator.clipboard.read()).flatMap((one) => one.types));
    // The clipboard of a Firefox without a screen holds no pictures.
    if (!inFirefox) expect(await types()).toContain('image/png');
    await page.evaluate(() => {
      navigator.clipboard.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await press('Copy picture');
    await said.getByText(transfer.picture.refused).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    const again = await savedBy(page, () => sheetIn(page).button('Picture').click());
    expect(again.bytes.subarray(1, 4).toString()).toBe('PNG');
    const { bytes } = await saved('Save game file');
    expect(bytes.toString('utf8')).toBe(gameRecord(finished, judge, notes));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Play again' }).waitFor();
  });

  long('can be come back to in the middle of the replay', async () => {
    await fromEnd(open.page, 'Replay');
    await press('Pause');
    await open.page.keyboard.press('9');
    await press('Leave');
    await open.page.getByRole('button', { name: 'Play again' }).waitFor();
    expect(await open.page.locator('.screen.over').count()).toBe(1);
  });

  it('shows the whole game again, and comes back', async () => {
    await fromEnd(open.page, 'Replay');
    await press('Pause');
    // It is watched: there is nothing to lay.
    expect(await open.page.getByRole('button', { name: 'Done' }).count()).toBe(0);
    await open.page.getByRole('radio', { name: 'Fast' }).check();
    await press('Continue');
    await open.page.getByRole('button', { name: 'Play again' }).waitFor();
    const winners = finished.state.outcome!.winners.map((seat) => players[seat]).join(' and ');
    await open.page.getByRole('heading', { name: new RegExp(winners) }).waitFor();
  });

  it('is still there after a reload, and gone once it is left: the same play again, the computer as it said', async () => {
    await open.page.reload();
    const heading = open.page.getByRole('heading', { level: 1 });
    await open.page.getByRole('button', { name: 'Play again' }).waitFor();
    for (const seat of finished.state.outcome!.winners) expect(await heading.textContent()).toContain(players[seat]);
    expect((await savedFromEnd('Save picture')).name).toBe('wordbler.png');
    // Whoever looks at the statistics comes back as well, also where the page was reloaded there.
    for (const isFresh of some([false, true], [false])) {
      await fromEnd(open.page, 'Stats');
      await open.page.getByRole('heading', { name: 'Stats', exact: true }).waitFor();
      if (isFresh) await open.page.reload();
      await press('Back');
      await open.page.getByRole('button', { name: 'Play again' }).waitFor();
    }
    await press('Play again');
    const told = `Just right: ${stepNamed(en, step)}`;
    await open.page.locator('.seat', { hasText: told }).waitFor();
    expect(await open.page.locator('.seat .name').allTextContents()).toEqual(players);
    await expect.poll(() => savedAt(open.page, 'finished game')).toBeUndefined();
  });
});
