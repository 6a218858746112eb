import { html, svg } from 'lit-html';
import { languageOfList } from '../engine/alphabet/languages';
import { must } from '../engine/must';
import { dailySeed } from '../engine/random/dice';
import { fieldsOf } from '../engine/saving/untrusted';
import { letterCell as cell, drawnLetters, middleOf as middle } from '../shared/panels/drawn-letters';
import type { GameDescriptor } from '../shared/scenes/game-descriptor';
import { LazyScene } from '../shared/scenes/lazy-scene';
import type { Now } from '../shared/scenes/player';
import type { Services } from '../shared/scenes/services';
import type { Texts } from '../texts/texts';
import { lastRoundKey, type RoundInProgress, roundInProgress, roundPlace } from './play/menu-facts';

const tray = ['FINDL', 'OACHE', 'SWRTG'];
const path = [
  [0, 0],
  [1, 0],
  [2, 0],
  [2, 1],
  [3, 1],
] as const;
const isOnPath = (x: number, y: number) => path.some(([ownX, ownY]) => ownX === x && ownY === y);

const tile = (
  x: number,
  y: number,
) => svg`<rect x=${x * cell + 2} y=${y * cell + 3} width="36" height="36" rx="7" fill="#cdb07a" />
  <rect x=${x * cell + 2} y=${y * cell + 2} width="36" height="34" rx="7" fill="#fbf3dd"
    stroke=${isOnPath(x, y) ? '#d79f2e' : 'none'} stroke-width="2.5" />`;

const links = path.slice(1).map(([x, y], at) => {
  const [fromX, fromY] = must(path[at]);
  return svg`<path class="drawn after-${at}"
    d="M${middle(fromX) + (x - fromX) * 12} ${middle(fromY) + (y - fromY) * 12}L${middle(x) - (x - fromX) * 12} ${
      middle(y) - (y - fromY) * 12
    }" />`;
});

/** A tray with a word on its way. */
const trayPicture = () => html`<span class="game-picture on-violet" aria-hidden="true"><svg
  viewBox="-8 -8 ${must(tray[0]).length * cell + 16} ${tray.length * cell + 16}">
  ${tray.flatMap((row, y) => [...row].map((_, x) => tile(x, y)))}
  <g stroke="#7a4e08" stroke-width="11" stroke-linecap="round">${links}</g><g stroke="#f2c14e" stroke-width="8"
    stroke-linecap="round">${links}</g>
  ${drawnLetters(tray)}</svg></span>`;

/** A tray of dice that lie face down. */
const trayFaceDown = () =>
  html`<div class="mini-tray face-down"
    .style=${'--side:4'}>${Array.from(
      { length: 16 },
      () => html`<i class="tile" .style=${'width:auto;height:auto'}></i>`,
    )}</div>`;

/** What the menu says of a board that waits. */
const waitingRound = ({ common }: Texts, { words, score }: RoundInProgress) =>
  html`${common.wordCount({ count: words })} · ${common.pointCount({ count: score })}`;

const keys = ['ScrambleChoose', 'ScramblePlay', 'ScrambleResult', 'ScrambleSolve', 'ScrambleWatch'] as const;

const standing = ({ saves }: Services) =>
  saves.round === 'over' ? undefined : (saves.round ?? roundInProgress(saves.scramble));

/** Of the board that is played or looked at, or of the one that waits; where there is none, of the next. */
function languageNow({ saves, preferences }: Services) {
  const words = saves.scramble?.setup.words ?? saves.roundWords;
  return (words !== undefined && languageOfList(words)) || preferences.now.words;
}

const boardIn = (saved: unknown) => fieldsOf<{ board: unknown }>(fieldsOf<{ setup: unknown }>(saved)?.setup)?.board;

export const scramble: GameDescriptor = {
  id: 'scramble',
  help: async (i18n) => {
    const [texts, { scrambleHelp }] = await Promise.all([i18n.with('scramble'), import('./panels/help-panel')]);
    return () => scrambleHelp(texts);
  },
  scenes: {
    choose: 'ScrambleChoose',
    play: 'ScramblePlay',
    now: () => ({ scene: 'ScrambleChoose', data: { now: true } satisfies Now }),
    has: (scene) => scene.startsWith('Scramble'),
    all: (services, i18n) =>
      keys.map(
        (key) =>
          new LazyScene(services, key, () => services.texts.common.scramble, {
            fetched: async () => {
              const [own, { scrambleScenes }] = await Promise.all([i18n.with('scramble'), import('./scenes/scenes')]);
              return scrambleScenes[key](own, services);
            },
            needs: () => Promise.all([services.saves.open('scramble'), services.fonts]),
            words: () => services.lists.of(languageNow(services)),
          }),
      ),
  },
  menu: {
    picture: trayPicture,
    waiting: (services) => {
      const known = standing(services);
      return known && ((texts) => waitingRound(texts, known));
    },
    starts: async ({ storage }) => (await import('./play/choice')).boardStarts(storage),
  },
  saved: {
    places: [roundPlace],
    traces: [roundPlace, lastRoundKey],
    open: async (services) => (await import('./scenes/opening')).openRound(services),
    result: ({ saves }) => (saves.round === 'over' ? 'ScrambleResult' : undefined),
  },
  daily: {
    id: 'scramble',
    sign: 'dice',
    faceDown: trayFaceDown,
    choose: 'ScrambleChoose',
    play: 'ScramblePlay',
    place: roundPlace,
    isSaved: (saved, day) => fieldsOf<{ seed: unknown }>(boardIn(saved))?.seed === dailySeed(day),
    waits: ({ saves }) => roundInProgress(saves.scramble) !== undefined || typeof saves.round === 'object',
    progress: ({ saves: { scramble } }) => {
      const most = scramble?.state.msAllowed;
      return scramble && most ? scramble.turn.msSpent / most : undefined;
    },
    isOf: ({ saves }, day) => {
      const board = saves.scramble?.setup.board;
      return board?.kind === 'dice' && board.seed === dailySeed(day);
    },
  },
};
