import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
// The last one that speaks with a Firefox of the long-term branch; its own Firefox is not a released one.
import { firefox } from 'playwright-core-firefox';

const INSTALL =
  'There is no Firefox here: install it with `sudo apt-get install firefox-esr`, or set FIREFOX_PATH to the one to be tested.';

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

export async function launchFirefox(isCalm: boolean): Promise<Browser> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: await installed(),
    timeout: 60_000,
    firefoxUserPrefs: {
      ...OFFLINE,
      'ui.prefersReducedMotion': isCalm ? 1 : 0,
      'ui.systemUsesDarkTheme': 1,
    },
  });
  // The same interface, of another version.
  return browser as unknown as Browser;
}
