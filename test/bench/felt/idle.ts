import { launchChromium } from '../../browser/chromium';
import type { Build } from './builds';
import { hiddenTab } from './hidden-tab';
import { finished, round, search, underWay } from './kept';
import { processorTime } from './processes';
import type { Figures } from './table';
import { desk, rest, Visit } from './visit';

interface Scene {
  address: string;
  kept?: Record<string, unknown>;
  go?: (visit: Visit) => Promise<unknown>;
}

/** Nobody touches the page, and what moves of itself has come to rest if ever it does. */
const untouchedMs = 20_000;
const watchedMs = 10_000;
/** Each in a browser of its own. */
const atOnce = 5;

/** The share of a core that all processes of the browser take, scene by scene. */
export async function idleShares({ url }: Build, part: string): Promise<Figures> {
  const looks = [
    ...Object.entries(scenes).map(
      ([name, scene]) => [`untouched: ${name}`, () => shareOf(url, scene)] as const,
    ),
    ...Object.entries(hidden).map(([name, button]) => [name, () => hiddenShare(url, button)] as const),
  ].filter(([name]) => name.includes(part));
  const figures: Figures = {};
  while (looks.length > 0) {
    const some = looks.splice(0, atOnce);
    const shares = await Promise.all(some.map(([, look]) => look()));
    for (const [at, [name]] of some.entries()) figures[name] = shares[at]!;
  }
  return figures;
}

async function shareOf(url: string, { address, kept, go }: Scene): Promise<number> {
  const browser = await launchChromium();
  try {
    const visit = await Visit.start(browser, { screen: desk, ...(kept && { kept }) });
    await visit.page.goto(address === 'about:blank' ? address : `${url}${address}`);
    await go?.(visit);
    return await watched(() => processorTime(browser));
  } finally {
    await browser.close();
  }
}

async function hiddenShare(url: string, button: string | undefined): Promise<number> {
  const browser = await launchChromium();
  try {
    await hiddenTab(browser, url, button);
    // Once, some time after a page has come to rest, the browser tidies it up.
    const time = () => processorTime(browser);
    return Math.min(await watched(time), await watched(time, 0));
  } finally {
    await browser.close();
  }
}

async function watched(time: () => Promise<number>, before = untouchedMs): Promise<number> {
  await rest(before);
  const [begun, taken] = [performance.now(), await time()];
  await rest(watchedMs);
  return ((await time()) - taken) / ((performance.now() - begun) / 100_000);
}

const press =
  (...names: (string | RegExp)[]) =>
  async (visit: Visit) => {
    for (const name of names) await visit.press(name);
  };

const over = { 'finished game': finished().save() };
const ended = { search: search(14).saved };
const scenes: Record<string, Scene> = {
  'a blank page': { address: 'about:blank' },
  menu: { address: '', go: (visit) => visit.button('Play now: Wordbler') },
  'the players': { address: '', go: press('Players and rules') },
  'the table': {
    address: '',
    kept: { game: underWay().save() },
    go: async (visit) => {
      await visit.press(/^Go on with the last game/);
      await visit.button('Shuffle');
    },
  },
  'the end of a game': { address: '#/over', kept: over, go: (visit) => visit.button('Play again') },
  review: { address: '#/review', kept: over, go: (visit) => visit.sees('.point-sum') },
  'replay, playing': { address: '#/replay', kept: over, go: (visit) => visit.sees('.hud') },
  'replay, paused': { address: '#/replay', kept: over, go: (visit) => visit.press('Pause') },
  'the categories': { address: '#/search', go: (visit) => visit.button('Start') },
  'a search, clock running': {
    address: '',
    kept: { search: search(3).saved },
    go: press(/^Go on with the word search/),
  },
  'the summary': { address: '#/search/over', kept: ended, go: (visit) => visit.sees('.search-end') },
  'the boards': { address: '#/scramble', go: (visit) => visit.button(/^Solve a board/) },
  'a board, clock running': {
    address: '',
    kept: { scramble: round().saved },
    go: press(/^Go on with Scramble/, 'Go on'),
  },
  'the words of a board': {
    address: '',
    kept: { scramble: round().saved },
    go: async (visit) => {
      await press(/^Go on with Scramble/, 'Go on')(visit);
      await visit.page.keyboard.press('9');
      await visit.press(/^End/);
      await visit.sees('.sc-result');
    },
  },
  'the solver': { address: '#/scramble/solve', go: (visit) => visit.sees('#sc-letters') },
};

const hidden: Record<string, string | undefined> = {
  'hidden: menu': undefined,
  'hidden: the table': 'Play now: Wordbler',
  'hidden: a search': 'Play now: Word search',
  'hidden: a board': 'Play now: Scramble',
};
