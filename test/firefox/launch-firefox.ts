import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Locator } from 'playwright-core';
// The last one that speaks with a Firefox of the long-term branch; its own Firefox is not a released one.
import { firefox } from 'playwright-core-firefox';

const INSTALL =
  'There is no Firefox here: install it with `sudo apt-get update && sudo apt-get install firefox-esr`, or set FIREFOX_PATH to the one to be tested, from 143.';

const USUAL_PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  join(process.env['PROGRAMFILES'] ?? '', 'Mozilla Firefox/firefox.exe'),
];

/** FIREFOX_PATH is somebody's decision, so nothing else is tried beside it. */
async function installed(): Promise<string> {
  const chosen = process.env['FIREFOX_PATH'];
  for (const path of chosen ? [chosen] : USUAL_PLACES) {
    try {
      await access(path, constants.X_OK);
      return path;
    } catch {
      // Not here.
    }
  }
  throw new Error(chosen ? `FIREFOX_PATH leads to no Firefox: ${chosen}. ${INSTALL}` : INSTALL);
}

const OFFLINE = {
  // Nothing reaches another host: neither the page nor the browser itself.
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.no_proxies_on': 'localhost, 127.0.0.1',
};

const DRIVEN = {
  // Its driver loses sight of a page that is come back to as it was.
  'fission.bfcacheInParent': false,
  // Tests read what was copied.
  'dom.events.testing.asyncClipboard': true,
  // As for everybody: its driver would let files read each other.
  'security.fileuri.strict_origin_policy': true,
};

/** Its driver has no fingers: where a test taps, it clicks. Drags by finger are left out. */
async function tapByMouse(browser: Browser) {
  const page = await browser.newPage();
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator;
  locators.tap = function (options) {
    return this.click(options);
  };
  await page.close();
}

export async function launchFirefox(isCalm: boolean): Promise<Browser> {
  const launched = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: await installed(),
    timeout: 60_000,
    firefoxUserPrefs: {
      ...OFFLINE,
      ...DRIVEN,
      'ui.prefersReducedMotion': isCalm ? 1 : 0,
      'ui.systemUsesDarkTheme': 1,
    },
  });
  // The same interface, of another version.
  const browser = launched as unknown as Browser;
  await tapByMouse(browser);
  return browser;
}
