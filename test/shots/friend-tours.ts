import type { Page } from 'playwright-core';
import { encode } from 'uqr';
import { bringSha256Dice } from '../../src/engine/random/sha256-dice';
import { GameEngine, presets, type Seat } from '../../src/rules';
import { commitmentTo, seedOf, seenState } from '../../src/wordbler/rules/online';
import { judge, playOn } from '../browser/support/game-of-two';
import type { Tour } from './tours';

bringSha256Dice();

const room = 'wren-417-wren-41';
const secret = 'secret-of-the-own-seat';
const seed = 'kept by the server';
const nonces = ['of Ada', 'of Bruno', 'of Chidi', 'of Dorotea'];
const birds = ['maize', 'azure', 'ember', 'hooded'];
const seats = ['Ada', 'Bruno', 'Chidi', 'Dorotea'].map(
  (name, at): Seat => ({ name, kind: 'person', mascot: birds[at]! }),
);

/** A game as a server has it, so many turns on. */
function played(turns: number): GameEngine {
  const rules = { ...presets.casual, bagEmpty: 'gameEnds' } as const;
  const setup = {
    seats,
    rules,
    seed: seedOf(seed, nonces),
    dice: 'sha256',
    tiles: 'en',
    words: judge.id,
  } as const;
  return playOn(new GameEngine(setup, judge), turns);
}

interface Scene {
  game: GameEngine;
  taken: readonly boolean[];
  here: readonly number[];
  hasBegun: boolean;
}

/** Plays the server: whoever comes in is told how it stands. */
async function serve(page: Page, { game, taken, here, hasBegun }: Scene) {
  const { seed: _, ...setup } = game.setup;
  const named = setup.seats.map((seat, at) => (taken[at] ? seat : { kind: 'person', name: `Player ${at + 1}` }));
  const isOver = game.state.phase === 'over';
  const told = [
    {
      t: 'welcome',
      v: 2,
      seq: 1,
      n: 0,
      now: 0,
      since: 0,
      seat: 0,
      isTaken: true,
      taken,
      setup: { ...setup, seats: named },
      commitment: commitmentTo(seed),
      rematch: { wished: [] },
      view: hasBegun ? seenState(game.state as never, 0) : null,
    },
    { t: 'here', seats: here, watching: 2 },
    ...(isOver ? [{ t: 'revealed', seed, nonces, save: game.save() }] : []),
  ];
  await page.route(/\/online$/, (route) => route.fulfill({ body: 'here' }));
  await page.routeWebSocket(/\/online$/, (socket) => {
    socket.onMessage(() => {
      for (const one of told) socket.send(JSON.stringify(one));
    });
  });
}

const kept = {
  rooms: [room],
  [`room ${room}`]: {
    room,
    secret,
    nonce: nonces[0],
    watched: true,
    at: 0,
    invitations: [{ seat: 3, secret: 'secret-of-the-last-one' }],
    standing: { names: seats.map((seat) => ({ ...seat, isTaken: true })), seat: 0, toMove: 0, isOver: false },
  },
};

/** The address of the page's server is another each time. */
async function dressLinks(page: Page) {
  const link = `https://wordbler.example/#r=${room}`;
  const { data } = encode(link, { ecc: 'L', border: 4 });
  const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  await page.evaluate(
    ([link, path, size]) => {
      for (const field of document.querySelectorAll<HTMLInputElement>('.field input[readonly]')) field.value = link!;
      const code = document.querySelector('.invitation svg.qr-code');
      code?.setAttribute('viewBox', `0 0 ${size} ${size}`);
      code?.querySelector('path')?.setAttribute('d', path!);
    },
    [link, dark.join(''), String(data.length)],
  );
}

async function goThere(page: Page) {
  await page.evaluate((to) => {
    location.hash = to;
  }, `#r=${room}.${secret}`);
}

export const friendTours: Record<string, Tour> = {
  friends: {
    kept,
    tour: async (page, snap) => {
      await serve(page, {
        game: played(9),
        taken: [true, true, true, true],
        here: [0, 2, 3],
        hasBegun: true,
      });
      await page.getByRole('button', { name: 'Friends' }).click();
      await page.getByRole('button', { name: 'Open table' }).waitFor();
      await snap('friends');
    },
  },
  'friends-wait': {
    kept,
    tour: async (page, snap) => {
      await serve(page, {
        game: played(0),
        taken: [true, true, true, false],
        here: [0, 1, 2],
        hasBegun: false,
      });
      await goThere(page);
      await page.getByText('Starts when').waitFor();
      await page.locator('.invitation svg.qr-code').waitFor();
      await dressLinks(page);
      await snap('friends-wait');
    },
  },
  'friends-table': {
    kept,
    tour: async (page, snap) => {
      await serve(page, {
        game: played(10),
        taken: [true, true, true, true],
        here: [0, 2, 3],
        hasBegun: true,
      });
      await goThere(page);
      await page.locator('.hud [data-seat]').first().waitFor();
      await page.getByText('Bruno is away.').waitFor();
      await snap('friends-table');
      await page.keyboard.press('9');
      await page.getByRole('dialog').getByRole('button', { name: 'More' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Say something' }).click();
      await page.getByRole('button', { name: 'Good game!' }).waitFor();
      await snap('friends-talk');
    },
  },
  'friends-over': {
    kept,
    tour: async (page, snap) => {
      await serve(page, {
        game: played(90),
        taken: [true, true, true, true],
        here: [0, 1, 2, 3],
        hasBegun: true,
      });
      await goThere(page);
      await page.getByRole('button', { name: 'Look closer' }).waitFor();
      await snap('friends-over');
    },
  },
};
