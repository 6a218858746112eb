import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { countPage } from '../../costs';
import { type Chromium, discardUnpacked, unpackedChromium } from './packed-chromium';

interface Candidate {
  name: string;
  find: () => Promise<Chromium>;
  /** Makes a second start worth trying: throws away what a damaged file may have left behind. */
  renew?: () => Promise<void>;
}

const START_TIMEOUT = 30_000;

const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--font-render-hinting=none',
  // Nothing reaches another host: the page, its workers, or the browser itself.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

const INSTALL = `No Chromium could be started. One of these helps:
  - npm ci                         (brings @sparticuz/chromium for Linux on x64; not with --omit=dev or --omit=optional)
  - apt-get install chromium       (or Google Chrome at its usual place)
  - npx playwright-core install chromium
  - CHROMIUM_PATH=/path/to/chrome  (any Chromium that is already there)`;

const USUAL_PLACES: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'],
  darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
    (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
  ),
  win32: [process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)'], process.env['LOCALAPPDATA']].flatMap(
    (folder) =>
      folder
        ? [
            join(folder, 'Google/Chrome/Application/chrome.exe'),
            join(folder, 'Chromium/Application/chrome.exe'),
            join(folder, 'Microsoft/Edge/Application/msedge.exe'),
          ]
        : [],
  ),
};

export function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  return startFirst(async (found) => countPages(await chromium.launch(withBrowser(options, found))));
}

function countPages(browser: Browser): Browser {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => (await open(options)).on('page', countPage);
  return browser;
}

function withBrowser(options: LaunchOptions, found: Chromium): LaunchOptions {
  return {
    timeout: START_TIMEOUT,
    ...options,
    executablePath: found.path,
    args: [...ARGS, ...(options.args ?? [])],
    env: { ...process.env, ...found.env, ...options.env },
  };
}

async function startFirst<T>(start: (found: Chromium) => Promise<T>): Promise<T> {
  const reasons: string[] = [];
  for (const candidate of candidates()) {
    try {
      const found = await candidate.find();
      if (!candidate.renew) return await start(found);
      try {
        return await start(found);
      } catch {
        await candidate.renew();
        return await start(await candidate.find());
      }
    } catch (error) {
      reasons.push(`${candidate.name}: ${reason(error)}`);
    }
  }
  throw nothingRuns(reasons);
}

/**
 * CHROMIUM_PATH is somebody's decision, so nothing else is tried beside it. The packed browser has no windows, and
 * opens a page in less than half the time.
 */
function candidates(): Candidate[] {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return [{ name: 'CHROMIUM_PATH', find: () => existing(chosen) }];
  return [
    { name: '@sparticuz/chromium', find: unpackedChromium, renew: discardUnpacked },
    ...(USUAL_PLACES[process.platform] ?? []).map((path) => ({ name: path, find: () => existing(path) })),
    { name: "Playwright's own", find: async () => existing(chromium.executablePath()) },
  ];
}

async function existing(path: string): Promise<Chromium> {
  try {
    await access(path, constants.X_OK);
  } catch {
    throw new Error(`nothing that can be run at ${path || 'an unknown place'}`);
  }
  return { path };
}

function reason(error: unknown): string {
  const lines = stripVTControlCharacters(error instanceof Error ? error.message : String(error)).split('\n');
  const telling = lines.filter((line) => /error while|cannot|not found|denied|no such|exitCode=/i.test(line));
  return [...new Set([lines[0], ...telling].map((line) => line!.replace(/^[\s-]+/, '')))].slice(0, 3).join(' | ');
}

function nothingRuns(reasons: string[]): Error {
  const advice = process.env['CHROMIUM_PATH']
    ? 'CHROMIUM_PATH leads to no Chromium that starts. Correct it, or unset it to have one found.'
    : INSTALL;
  return new Error(`${advice}\nTried:\n${reasons.map((line) => `  - ${line}`).join('\n')}`);
}
