import type Phaser from 'phaser';
import type { Lexicon } from '../../engine/lexicon/lexicon';
import { must } from '../../engine/must';
import { Dice } from '../../engine/random/dice';
import { readChoice, setupOf, specOf, usualChoice } from '../../scramble/play/choice';
import { ScrambleMatch } from '../../scramble/play/match';
import { lastRoundKey } from '../../scramble/play/menu-facts';
import * as scramble from '../../scramble/rules';
import { SearchMatch } from '../../search/play/match';
import * as wordSearch from '../../search/rules';
import { readyIn } from '../../search/scenes/opening';
import { canvasOf } from '../../shared/canvas/brush';
import { mascotIds } from '../../shared/mascots';
import type { OwnPlayer } from '../../shared/play/own-player';
import { freeName } from '../../shared/play/own-player';
import type { AnySave } from '../../shared/play/same-game';
import type { WordsComing } from '../../shared/play/word-lists';
import { goTo, isOnStage } from '../../shared/scenes/go-to';
import { holdPage } from '../../shared/scenes/hold-page';
import { paintSeen } from '../../shared/scenes/patched-canvas';
import { type Now, playerOf } from '../../shared/scenes/player';
import type { Services } from '../../shared/scenes/services';
import type { EmbedTexts } from '../../texts/texts';
import { lastTableKey } from '../../wordbler/play/menu-facts';
import { readTable, type TableChoice, tableNow } from '../../wordbler/play/new-game';
import { justRight, presets, type Seat } from '../../wordbler/rules';
import { freshMatch } from '../../wordbler/scenes/sit-down';
import type { Answered, Asked, GameName, GameSpec } from '../protocol';
import type { HostCommand } from '../read';
import type { GameFollower } from './follow-game';
import type { Reply } from './host-line';

const mostSeats = 4;

/**
 * Sets out a new game as the host wishes it. Returns the scene where it is played. Fails where no board can be rolled.
 */
const newGame: Readonly<Record<GameName, (services: Services, spec: GameSpec, words: Lexicon) => Promise<string>>> = {
  wordbler: async (services, spec, words) => {
    const seed = spec.seed ?? services.newSeed();
    const { preferences } = services;
    // Named draws stay as they are, whoever begins by them.
    const start = { short: true, personFirst: spec.seed === undefined };
    services.saves.wordbler = freshMatch(
      { preferences, newSeed: () => seed },
      await tableFor(services, spec),
      words,
      start,
    );
    return 'Board';
  },
  wordsearch: async (services, { seed = services.newSeed(), rules = 'casual' }) => {
    const language = services.preferences.now.words;
    const words = await readyIn(services, language);
    if (typeof words === 'function') throw new Error(words());
    const pages = wordSearch.pagesOf(language);
    const page = must(pages[new Dice(seed).below(pages.length)]);
    const list = wordSearch.listOfPage(words, { page, language }, seed);
    services.saves.search = SearchMatch.fresh({
      list,
      directions: [...wordSearch.directions],
      ...(rules === 'casual' ? { clock: 'off', rules } : { clock: 'standard' }),
      seed,
    });
    return 'WordSearch';
  },
  scramble: async (services, { seed = services.newSeed(), players }, words) => {
    const own = await playerOf(services);
    const choice = readChoice(await services.storage.get(lastRoundKey), usualChoice(own.name, own.mascot));
    const spec = specOf(choice, seed.slice(0, scramble.longestSeed).replace(/\p{Cs}/gu, ''));
    const { board } = await services.boards.of({ words: words.id }).roll(spec, 0, new AbortController().signal);
    const seated = players?.map((name, at) => ({ name, mascot: birdAt(at, own) })) ?? choice.players.slice(0, 1);
    services.saves.scramble = ScrambleMatch.fresh(
      setupOf({ ...choice, players: seated }, board, words.id, mascotIds),
      words,
    );
    return 'ScramblePlay';
  },
};

/** Who sits at the table: those who are named, and a computer where one is wished for or somebody would sit alone. */
export async function tableFor(services: Services, { players, level }: GameSpec): Promise<TableChoice> {
  const own = await playerOf(services);
  const last = readTable(await services.storage.get(lastTableKey));
  if (!players && !level) return tableNow(last, own, mascotIds);
  const names = players ?? [own.name];
  const seats: Seat[] = names.map((name, at) => ({ name, kind: 'person', mascot: birdAt(at, own) }));
  if (seats.length === 1 || (level && seats.length < mostSeats))
    seats.push({
      name: freeName(names),
      kind: 'computer',
      level: level ?? justRight,
      mascot: birdAt(seats.length, own),
    });
  return { seats, rules: last?.rules ?? presets.casual };
}

/** The player's own bird sits first. */
const birdAt = (at: number, { mascot }: OwnPlayer) =>
  must([mascot, ...mascotIds.filter((bird) => bird !== mascot)][at]);

/** What is seen on the canvas, as a PNG; undefined where a scene draws nothing there. */
async function pictureOf(game: Phaser.Game, { root }: Services): Promise<Blob | undefined> {
  const { canvas, brush } = canvasOf(game.canvas.width, game.canvas.height);
  paintSeen(game, brush, { x: 0, y: 0 });
  const { data } = brush.getImageData(0, 0, canvas.width, canvas.height);
  if (data.every((value) => value === 0)) return undefined;
  // The cloth lies beneath the canvas.
  brush.globalCompositeOperation = 'destination-over';
  brush.fillStyle = getComputedStyle(root).backgroundColor;
  brush.fillRect(0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob((png) => resolve(png ?? undefined), 'image/png'));
}

type Refusal = Exclude<keyof EmbedTexts, 'badValue'>;

/** Why a command is not carried out: the host is told so. */
class Refused extends Error {
  constructor(
    readonly code: Refusal | 'badSave',
    said?: string,
  ) {
    super(said);
  }
}

type CommandHandlers = {
  [Type in keyof Asked]: (asked: Asked[Type]) => Answered[Type] | Promise<Answered[Type]>;
};

/** They wait for words and scenes; nothing else waits for them. */
const slow: readonly string[] = ['newGame', 'loadState'];

/** Carries out what the host asks for, one game after the other. */
export class HostCommands {
  private letGo: (() => void) | undefined;
  private last: Promise<unknown>;

  constructor(
    private readonly game: Phaser.Game,
    private readonly services: Services,
    private readonly texts: EmbedTexts,
    private readonly follower: GameFollower,
    /** The first scene stands. */
    private readonly first: Promise<unknown>,
  ) {
    this.last = first;
  }

  carryOut(command: HostCommand): Promise<Reply> {
    const { first } = this;
    const isSlow = slow.includes(command.type);
    const done = (isSlow ? this.last : first).then(() => this.reply(command));
    if (isSlow) this.last = done;
    return done;
  }

  private async reply(command: HostCommand): Promise<Reply> {
    try {
      return { ok: await (this.ways[command.type] as (asked: object) => object)(command) };
    } catch (error) {
      if (error instanceof Refused)
        return {
          code: error.code,
          message: error.message || this.texts[error.code as Refusal],
        };
      return { code: 'failed', message: this.texts.failed };
    }
  }

  private readonly ways: CommandHandlers = {
    newGame: async (spec) => {
      const { lists, preferences } = this.services;
      const words = await this.come(lists.of(spec.game === 'wordsearch' ? 'en' : preferences.now.words));
      this.goOn();
      await this.stage();
      const scene = await newGame[spec.game](this.services, spec, words).catch(() => {
        throw new Refused('noBoard');
      });
      // Whoever is named takes the device in turn, and is asked to.
      const now = spec.game === 'scramble' && !spec.players?.[1];
      await this.goTo(scene, now ? ({ now } satisfies Now) : {});
      return {};
    },
    pause: () => {
      this.letGo ??= holdPage(this.game, this.services);
      return {};
    },
    resume: () => {
      this.goOn();
      return {};
    },
    mute: ({ muted = true }) => this.lend({ muted }),
    setVolume: ({ sound, music }) =>
      this.lend({
        ...(sound !== undefined && { soundVolume: sound }),
        ...(music !== undefined && { musicVolume: music }),
      }),
    setTheme: ({ theme }) => this.lend({ look: theme }),
    getState: () => {
      const { current } = this.follower;
      return { state: current?.view ?? null, save: current?.save() ?? null };
    },
    loadState: async ({ save }) => {
      const { openCome, takeCome, wordsOf } = await import('../../transfer/scenes/opening');
      const coming = wordsOf(this.services, save as AnySave);
      if (coming) await this.come(coming);
      const come = await openCome(this.services, save as AnySave);
      if ('why' in come) throw come.why ? new Refused('badSave', come.why()) : new Refused('unknownGame');
      this.goOn();
      await this.stage();
      await takeCome(this.services, come);
      await this.goTo(come.scene, {});
      return {};
    },
    snapshot: async () => {
      const image = await pictureOf(this.game, this.services);
      if (!image) throw new Refused('noPicture');
      return { image };
    },
    focus: () => {
      focusIn(this.services.root);
      return {};
    },
  };

  private lend(lent: Parameters<Services['preferences']['lend']>[0]) {
    this.services.preferences.lend(lent);
    return {};
  }

  private goOn() {
    this.letGo?.();
    this.letGo = undefined;
  }

  /** Fails where they cannot be had now. */
  private come(coming: WordsComing): Promise<Lexicon> {
    return new Promise((resolve, reject) => {
      const attend = () => {
        if (!coming.failure) return;
        stop();
        reject(new Refused('noWords'));
      };
      const stop = coming.listen(attend);
      void coming.wanted().then((words) => {
        stop();
        resolve(words);
      });
      coming.again();
      attend();
    });
  }

  /** A scene that is just being entered takes the game that was set out for it, before another is. */
  private async stage(): Promise<Phaser.Scene> {
    for (;;) {
      const stage = this.game.scene.getScenes(true).find(isOnStage);
      if (stage) return stage;
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  private async goTo(key: string, data: object) {
    goTo(await this.stage(), key, data);
  }
}

/** Where nothing has the focus yet, the first thing that may has it. */
function focusIn(root: HTMLElement) {
  window.focus();
  if (document.activeElement !== document.body) return;
  root.querySelector<HTMLElement>('[data-first], [role="grid"] [tabindex="0"], button:enabled')?.focus();
}
