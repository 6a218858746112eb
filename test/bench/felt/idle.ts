import { launchChromium } from '../../browser/support/chromium';
import type { Build } from './builds';
import { hiddenTab } from './hidden-tab';
import { finished } from './kept';
import { processorTime } from './processes';
import type { Figures } from './table';
import { desk, rest, Visit } from './visit';
import { type Way, walk, wayTo } from './ways';

/** Nobody touches the page, and what moves of itself has come to rest if ever it does. */
const untouchedMs = 20_000;
const watchedMs = 10_000;
/** Each in a browser of its own. */
const atOnce = 5;

/** The share of a core that all processes of the browser take, scene by scene. */
export async function idleShares({ url }: Build, part: string): Promise<Figures> {
  const looks = [
    ...Object.entries(scenes).map(([name, way]) => [`untouched: ${name}`, () => shareOf(url, way)] as const),
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

async function shareOf(url: string, way: Way): Promise<number> {
  const browser = await launchChromium();
  try {
    const visit = await Visit.start(browser, { screen: desk, ...(way.kept && { kept: way.kept }) });
    await walk(visit, url, way);
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

const over = { 'finished game': finished().save() };

/** Where no way of the longest tasks leads. */
export const replays: Record<string, Way> = {
  'replay, playing': { address: '#/replay', kept: over, steps: [['replay', (visit) => visit.sees('.hud')]] },
  'replay, paused': { address: '#/replay', kept: over, steps: [['pause', (visit) => visit.press('Pause')]] },
};

const scenes: Record<string, Way> = {
  'a blank page': { address: 'about:blank', steps: [] },
  menu: { steps: [['menu', (visit) => visit.button('Play now: Wordbler')]] },
  ...replays,
  'the players': wayTo('players', 'menu to the players'),
  'the table': wayTo('table', 'menu to the table'),
  'the end of a game': wayTo('over', 'the end of a game'),
  review: wayTo('over', 'review'),
  'the categories': wayTo('search choose', 'menu to the categories'),
  'a search, clock running': wayTo('search play', 'menu to the search'),
  'the summary': wayTo('search play', 'the last word, and the summary'),
  'the boards': wayTo('scramble choose', 'menu to the boards'),
  'the solver': wayTo('scramble choose', 'boards to the solver'),
  'a board, clock running': wayTo('scramble play', 'a path'),
  'the words of a board': wayTo('scramble play', 'the words of the board'),
};

const hidden: Record<string, string | undefined> = {
  'hidden: menu': undefined,
  'hidden: the table': 'Play now: Wordbler',
  'hidden: a search': 'Play now: Word search',
  'hidden: a board': 'Play now: Scramble',
};
