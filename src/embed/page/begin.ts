import type Phaser from 'phaser';
import { version } from '../../../package.json';
import { must } from '../../engine/must';
import { roundPlace } from '../../scramble/play/menu-facts';
import { hostEnv } from '../../shared/platform/host-env';
import { isOnPortal } from '../../shared/platform/portals/portal-here';
import { wentTo } from '../../shared/scenes/go-to';
import { keepScrollingHere } from '../../shared/scenes/hold-page';
import type { Now } from '../../shared/scenes/player';
import type { Services } from '../../shared/scenes/services';
import { type Language, languageTags } from '../../texts/languages';
import type { EmbedTexts } from '../../texts/texts';
import { gamePlace } from '../../wordbler/play/menu-facts';
import type { Asked, Failure } from '../protocol';
import { type Address, commands, type Embedding, type First, games, readAddress } from '../read';
import { HostCommands, tableFor } from './commands';
import { GameFollower } from './follow-game';
import { HostLine } from './host-line';

/**
 * The game that the address names is played at once: the one that was left, or else a new one. An address that leads
 * somewhere by itself, or a page that comes back to where it was, needs none.
 */
async function firstScene(
  services: Services,
  asked: Address,
  usual: First,
  begin: (spec: Asked['newGame']) => void,
): Promise<First> {
  const { saves } = services;
  if (location.hash !== '' || usual.scene !== 'Menu') return usual;
  const data: Now = { now: true };
  switch (asked.game) {
    case 'wordbler':
      if (saves.isAwaited(gamePlace)) return { scene: 'Board', data: {} };
      return {
        scene: 'SitDown',
        data: asked.players || asked.level ? { choice: await tableFor(services, asked) } : {},
      };
    case 'wordsearch':
      if (saves.search && saves.search.state.phase !== 'over') return { scene: 'WordSearch', data: {} };
      if (!asked.rules) return { scene: 'SearchChoose', data };
      begin({ game: 'wordsearch', rules: asked.rules });
      return usual;
    case 'scramble':
      if (saves.isAwaited(roundPlace) && saves.round !== 'over') return { scene: 'ScramblePlay', data: {} };
      if (!asked.players) return { scene: 'ScrambleChoose', data };
      begin({ game: 'scramble', players: asked.players });
      return usual;
    default:
      return usual;
  }
}

// More are told when they happen, and then no more.
const mostFaults = 20;
// A host that is there says hello several times by then.
const patienceMs = 1500;

/** Reads what the address asks for, and answers the page around this one. */
export function embed(game: Phaser.Game, services: Services, texts: EmbedTexts): Embedding {
  const { asked, bad } = readAddress(location.search, languageTags);
  const faults: Failure[] = [];
  const fail = (failure: Failure) => {
    if (faults.length < mostFaults) faults.push(failure);
    line.tell('error', failure);
  };
  const follower = new GameFollower(game, services, (...[type, told]) => line.tell(type, told));
  const begun = new Promise((resolve) => game.events.once(wentTo, resolve));
  const obeying = new HostCommands(game, services, texts, follower, begun);
  const line: HostLine = new HostLine(
    {
      malformed: texts.malformed,
      carryOut: (command) => obeying.carryOut(command),
      greet: () => [
        { type: 'ready', version, games, capabilities: commands },
        { type: 'loading', share: must(services.games[0].words)(services).share },
        ...faults.map((failure) => ({ type: 'error', ...failure })),
        ...follower.standing.map(([type, told]) => ({ type, ...told })),
      ],
    },
    asked.host,
  );
  for (const name of bad) {
    const message = texts.badValue({ name });
    // biome-ignore lint/suspicious/noConsole: whoever has written the address looks there.
    console.warn(message);
    fail({ code: 'badValue', message });
  }
  dressAs(services, asked);
  services.lists.listen((share) => line.tell('loading', { share }));
  addEventListener('error', ({ message }) => fail({ code: 'fault', message }));
  addEventListener('unhandledrejection', ({ reason }) => fail({ code: 'fault', message: String(reason) }));
  if (parent !== window) {
    keepScrollingHere();
    leanOn(line, new URLSearchParams(location.search).get('embed') === '1');
  }
  return {
    firstScene: (usual) =>
      firstScene(services, asked, usual, (spec) => void obeying.carryOut({ type: 'newGame', ...spec })),
  };
}

function dressAs({ preferences }: Services, { theme, mute, motion, lang, words }: Address) {
  preferences.lend({
    ...(theme && { look: theme }),
    ...(mute && { muted: true }),
    ...(motion && { motion }),
    ...(lang && { speaks: lang as Language }),
    ...(words && !isOnPortal && { words }),
  });
}

/** What the frame may not do, its host may. */
function leanOn(line: HostLine, waits: boolean) {
  const done = (asking: Promise<unknown>) =>
    asking.then(
      () => true,
      () => false,
    );
  void line.met.then(() => {
    if (line.offers('share')) hostEnv.share = (sharing) => done(line.ask('share', sharing));
    if (line.offers('fullscreen')) hostEnv.fullscreen = () => done(line.ask('fullscreen', {}));
  });
  if (!waits) return;
  const late = new Promise<void>((resolve) => setTimeout(resolve, patienceMs));
  const known = Promise.race([line.met, late]);
  const keeping = async () => {
    await known;
    if (!line.offers('storage')) throw new Error('storage');
  };
  hostEnv.kept = {
    get: async (key) => {
      await keeping();
      return (await line.ask('storage.get', { key })) ?? undefined;
    },
    set: async (key, value) => {
      await keeping();
      return line.ask('storage.set', { key, value: JSON.parse(JSON.stringify(value)) });
    },
  };
}
