import type { Browser, BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';
import { rememberApart } from './apart';
import { inFirefox, launchBrowser, type Motion } from './browser';
import { hasten } from './page-time';

export interface PageOptions {
  viewport?: { width: number; height: number };
  /** A touch screen: fingers instead of a mouse, and the page's own viewport tag counts. */
  touch?: boolean;
  deviceScaleFactor?: number;
  /** What motion is left when little is wanted passes as fast as a page can draw it. */
  reducedMotion?: Motion;
  /** Another server of the same site than the plain host, or a link to it. */
  site?: string;
  /** Below the site's own folder, such as 'index.html'. */
  path?: string;
  query?: string | Record<string, string>;
  /** Somebody who has never played, and is shown the first steps. */
  untaught?: boolean;
  /** Whether what it plays is decoded and mixed. */
  sound?: boolean;
  /** Off unless asked for, since what a service worker fetches passes every record here by. */
  serviceWorkers?: 'allow' | 'block';
  /** What tests do on the page breaks the host's strict policy. */
  breaksPolicy?: boolean;
  /** Other origins the page may reach, such as a host page's. */
  origins?: string[];
  colorScheme?: 'dark' | 'light';
  forcedColors?: 'active' | 'none';
  contrast?: 'more' | 'no-preference';
  /** What the browser likes to read. */
  locale?: string;
  /** Where the browser is. */
  timezoneId?: string;
  /** Runs before the first request, for routes, clocks and stored settings. */
  before?: (context: BrowserContext) => Promise<unknown>;
}

export interface OpenPage {
  page: Page;
  context: BrowserContext;
  /** Whatever the page, its frames or its workers reported as an error. */
  errors: string[];
  /** Addresses on other origins that the page asked for and did not get. */
  requests: string[];
  /** Fails when there was an error or a request to another origin. */
  check: () => void;
  /** Closes the page, and checks. */
  close: () => Promise<void>;
}

/**
 * A page of a test lives for seconds: what V8 compiles for the long run, and a picture in many small tiles, cost more
 * there than they save.
 */
const args = ['--js-flags=--no-turbofan', '--default-tile-width=1536', '--default-tile-height=1024'];

const started = new Map<string, Promise<Browser>>();

/** This worker's own browser, for all its files; it ends with the worker. */
function browser(motion: Motion): Promise<Browser> {
  const kind = inFirefox ? motion : 'any';
  const browser = started.get(kind) ?? launchBrowser({ args }, motion);
  started.set(kind, browser);
  return browser;
}

/** What the test that runs has opened; what is opened between tests is not its own. */
let openInTest: OpenPage[] | undefined;

/** Closes what the test opens; what went wrong on any of the pages is said when all are closed. */
export async function closingAll(test: () => Promise<unknown>) {
  const opened: OpenPage[] = [];
  openInTest = opened;
  await test();
  openInTest = undefined;
  const closed = await Promise.allSettled(opened.map((open) => open.close()));
  for (const one of closed) if (one.status === 'rejected') throw one.reason;
}

export function siteUrl(options: Pick<PageOptions, 'site' | 'path' | 'query'> = {}): string {
  const site = options.site ?? inject('siteUrl');
  // With whatever the site's own address ends.
  const url = options.path === undefined ? new URL(site) : new URL(options.path, site);
  url.search = new URLSearchParams(options.query).toString();
  return url.href;
}

export async function openPage(options: PageOptions = {}): Promise<OpenPage> {
  const {
    touch = false,
    reducedMotion = 'no-preference',
    viewport = { width: 1280, height: 800 },
    deviceScaleFactor = 1,
  } = options;
  const context = await (await browser(reducedMotion)).newContext({
    viewport,
    deviceScaleFactor,
    hasTouch: touch,
    isMobile: touch && !inFirefox,
    reducedMotion,
    colorScheme: options.colorScheme ?? 'dark',
    forcedColors: options.forcedColors ?? 'none',
    contrast: options.contrast ?? 'no-preference',
    serviceWorkers: options.serviceWorkers ?? 'block',
    bypassCSP: options.breaksPolicy ?? false,
    locale: options.locale ?? 'en-GB',
    ...(options.timezoneId && { timezoneId: options.timezoneId }),
  });
  const errors = collectErrors(context);
  const requests = fenceIn(context, [new URL(inject('siteUrl')).origin, ...(options.origins ?? [])]);
  const check = () => {
    const faults = [...errors, ...requests.map((url) => `request to another origin: ${url}`)];
    if (faults.length > 0) throw new Error(`The page did what it should not:\n  ${faults.join('\n  ')}`);
  };
  try {
    if (!options.untaught) await teach(context);
    await rememberApart(context);
    if (!options.sound) await silence(context);
    if (reducedMotion === 'reduce') await hasten(context);
    await options.before?.(context);
    // Of whatever page is opened in it.
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    await page.goto(siteUrl(options));
    const close = async () => {
      await context.close();
      check();
    };
    const open = { page, context, errors, requests, check, close };
    openInTest?.push(open);
    return open;
  } catch (error) {
    await context.close();
    throw error;
  }
}

/** Leaves the page where it is and opens it anew, at its beginning: a reload would come back to the scene. */
export async function comeBack(page: Page) {
  const url = page.url().replace(/#.*$/, '');
  // By way of nowhere: an address that differs in its last part alone need not be loaded.
  await page.goto('about:blank');
  await page.goto(url);
}

/** Nobody need be shown how a game is played: it lies where a page leaves what it could not keep in time. */
export const teach = (context: BrowserContext) =>
  context.addInitScript(() => {
    try {
      const place = 'wordbler: not yet kept';
      const left = JSON.parse(localStorage.getItem(place) ?? '[]');
      const lessons = ['wordbler', 'search', 'scramble'];
      localStorage.setItem(place, JSON.stringify([...left, ['lessons', lessons]]));
    } catch {
      // A page that is still blank, or may keep nothing.
    }
  });

/** To decode and to mix sounds takes a twentieth of a run: nothing is heard where nobody listens. */
const silence = (context: BrowserContext) =>
  context.addInitScript(() => {
    AudioContext.prototype.resume = () => Promise.resolve();
    BaseAudioContext.prototype.decodeAudioData = async function () {
      return this.createBuffer(1, 1, this.sampleRate);
    };
  });

function collectErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (failure) => {
    const error = failure.error();
    errors.push(error.stack || error.message);
  });
  context.on('page', (page) => {
    page.on('crash', () => errors.push(`the page crashed: ${page.url()}`));
  });
  return errors;
}

/**
 * Other hosts cannot be reached (see chromium.ts); here it is noted what was asked of them. Nothing is held up for it:
 * a
 * request that goes by way of the test costs as much as a small file.
 */
function fenceIn(context: BrowserContext, origins: string[]): string[] {
  const requests: string[] = [];
  const note = (address: string) => {
    const url = new URL(address);
    if (/^(https?|wss?):$/.test(url.protocol) && !origins.includes(url.origin)) requests.push(address);
  };
  context.on('request', (request) => note(request.url()));
  context.on('page', (page) => page.on('websocket', (socket) => note(socket.url())));
  return requests;
}
