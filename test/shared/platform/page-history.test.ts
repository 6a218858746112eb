import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageHistory, type Step } from '../../../src/shared/platform/page-history';

/** A browser's history; where it is slow, it moves when the test says so. */
class BrowserHistory {
  private entries: { state: unknown; url: string }[];
  private at = 0;
  private walks: number[] = [];

  constructor(
    url: string,
    private readonly popped: () => void,
  ) {
    this.entries = [{ state: null, url }];
  }

  get state() {
    return this.entries[this.at]!.state;
  }

  get length() {
    return this.entries.length;
  }

  get hash() {
    return this.entries[this.at]!.url;
  }

  pushState(state: unknown, _: string, url: string) {
    this.entries = [...this.entries.slice(0, ++this.at), { state, url }];
  }

  replaceState(state: unknown, _: string, url: string) {
    this.entries[this.at] = { state, url };
  }

  go(by: number) {
    this.walks.push(by);
  }

  /** Somebody types an address, or follows a link. */
  assign(url: string) {
    this.pushState(null, '', url);
    this.popped();
  }

  /** All that was asked for is done at last. */
  answer() {
    for (const by of this.walks.splice(0)) {
      this.at += by;
      this.popped();
    }
  }
}

const patience = 3000;
const menu: Step = { address: '#/' };
const race = (secret: string): Step => ({ address: '#/race', data: { secret } });

let browser: BrowserHistory;
let moved: (readonly Step[] | string)[];
let page: PageHistory;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let pop = () => {};
  browser = new BrowserHistory('#race=wrong', () => pop());
  vi.stubGlobal('history', browser);
  vi.stubGlobal('location', browser);
  vi.stubGlobal('addEventListener', (_: string, heard: () => void) => {
    pop = heard;
  });
  moved = [];
  page = new PageHistory((to) => moved.push(to));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const led = async (...way: Step[]) => {
  page.lead(way);
  await Promise.resolve();
};
const steps = () => (browser.state as { way: readonly Step[] }).way;

describe('the history of a browser that walks more slowly than is waited for', () => {
  /** Invited by a link, and by another one to the same race: two entries back and one on. */
  const invitedAnew = async () => {
    await led(menu, race('wrong'));
    browser.assign('#race=right');
    await led(menu, race('right'));
  };

  it('leads the page nowhere when it comes to the entry after all, and is walked as ever from then on', async () => {
    await invitedAnew();
    vi.advanceTimersByTime(patience);
    expect(steps()).toEqual([menu, race('right')]);
    browser.answer();
    expect(moved).toEqual(['#race=right']);
    expect([steps(), browser.length]).toEqual([[menu, race('right')], 2]);
    // Back is the player's.
    browser.go(-1);
    browser.answer();
    expect(moved.at(-1)).toEqual([menu]);
  });

  it('leads on where it comes in time, and heeds Back then', async () => {
    await invitedAnew();
    browser.answer();
    expect([steps(), browser.length]).toEqual([[menu, race('right')], 2]);
    browser.go(-1);
    browser.answer();
    expect(moved.at(-1)).toEqual([menu]);
    // Nothing is waited for any more.
    vi.advanceTimersByTime(patience);
    expect(steps()).toEqual([menu]);
  });
});
