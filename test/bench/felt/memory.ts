import { launchChromium } from '../../browser/support/chromium';
import type { Build } from './builds';
import { heldFor } from './heap';
import { memoryOfPage } from './processes';
import type { Figures } from './table';
import { desk, fineDesk, phone, rest, type Screen, Visit } from './visit';

const games = 50;
const inPlayMs = 12_000;
/** How each game is begun, and what is seen of it. */
export const kinds = [
  { name: 'Wordbler', seen: '.seat' },
  { name: 'Word search', seen: '.search-play' },
  { name: 'Scramble', seen: '.sc-round' },
] as const;

/** What the page and its workers, which share a process, keep for themselves while a game is played; and after many. */
export async function memoryFigures({ url }: Build, part: string): Promise<Figures> {
  const figures: Figures = {};
  const { slowed: _, ...fast } = phone;
  for (const screen of [fineDesk, { ...fast, name: '390x844 x3' }]) {
    const each = kinds.map(async ({ name, seen }) => {
      const key = `${name}, ${screen.name}`;
      if (!key.includes(part)) return;
      const { taken, held } = await inPlay(url, screen, name, seen);
      figures[`in play: ${key}`] = taken;
      figures[`of that held for good: ${key}`] = held;
    });
    await Promise.all(each);
  }
  const key = `left by ${games} games`;
  if (key.includes(part)) figures[key] = await leftBy(url);
  return figures;
}

async function inPlay(url: string, screen: Screen, name: string, seen: string) {
  const browser = await launchChromium();
  try {
    const visit = await Visit.start(browser, { screen });
    await visit.page.goto(url);
    await visit.press(`Play now: ${name}`);
    await visit.sees(seen);
    if (name === 'Wordbler') await visit.button('Shuffle');
    // A hint: what thinks has thought.
    await visit.page.keyboard.press('7');
    await rest(inPlayMs);
    const taken = await memoryOfPage(browser);
    await heldFor(visit);
    return { taken, held: await memoryOfPage(browser) };
  } finally {
    await browser.close();
  }
}

async function leftBy(url: string): Promise<number> {
  const browser = await launchChromium();
  try {
    const visit = await Visit.start(browser, { screen: desk });
    await visit.page.emulateMedia({ reducedMotion: 'reduce' });
    await visit.page.goto(url);
    // What is made once and kept is there after some games of each kind: most of it is code, compiled again as it is
    // used more.
    for (let game = 0; game < 6 * kinds.length; game++) await beginAndLeave(visit, game);
    const before = await heldFor(visit);
    for (let game = 0; game < games; game++) await beginAndLeave(visit, game);
    return (await heldFor(visit)) - before;
  } finally {
    await browser.close();
  }
}

export async function beginAndLeave(visit: Visit, game: number) {
  const { name, seen } = kinds[game % kinds.length]!;
  // The first time it begins; then it waits, and is gone on with.
  const way = new RegExp(`^(Play now: |Continue )${name}$`);
  await visit.press(way);
  await visit.sees(seen);
  await rest(300);
  await visit.page.evaluate('void setTimeout(() => history.back())');
  await visit.press('Leave');
  await visit.button(way);
}
