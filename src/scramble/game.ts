import { languageOfList } from '../engine/alphabet/languages';
import { dailySeed } from '../engine/random/dice';
import { fieldsOf } from '../engine/saving/untrusted';
import type { GameDescriptor } from '../shared/scenes/game-descriptor';
import { LazyScene } from '../shared/scenes/lazy-scene';
import type { Now } from '../shared/scenes/player';
import type { Services } from '../shared/scenes/services';
import { trayFaceDown, trayPicture, waitingRound } from './panels/menu-card';
import { lastRoundKey, roundInProgress, roundPlace } from './play/menu-facts';

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
    starts: async (services) => (await import('./scenes/starts')).boardStarts(services),
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
