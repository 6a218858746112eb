import type Phaser from 'phaser';
import type { Lexicon } from '../../engine/lexicon';
import { canvasOf } from '../../shared/canvas/bake-shapes';
import type { AnySave } from '../../shared/play/same-game';
import { goTo, isOnStage } from '../../shared/scenes/go-to';
import { holdPage } from '../../shared/scenes/holding';
import { paintSeen } from '../../shared/scenes/patched-canvas';
import type { Now } from '../../shared/scenes/player';
import type { Services } from '../../shared/scenes/services';
import type { WordsComing } from '../../shared/scenes/words-coming';
import type { EmbedTexts } from '../../texts/texts';
import type { Answered, Asked } from '../protocol';
import type { HostCommand } from '../read';
import type { GameFollower } from './follow';
import type { Reply } from './host-line';
import { newGame } from './new-game';

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

type Ways = { [Type in keyof Asked]: (asked: Asked[Type]) => Answered[Type] | Promise<Answered[Type]> };

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

  private readonly ways: Ways = {
    newGame: async (wish) => {
      const { lists, preferences } = this.services;
      const words = await this.come(lists.of(wish.game === 'wordsearch' ? 'en' : preferences.now.words));
      this.goOn();
      await this.stage();
      const scene = await newGame[wish.game](this.services, wish, words).catch(() => {
        throw new Refused('noBoard');
      });
      // Whoever is named takes the device in turn, and is asked to.
      const now = wish.game === 'scramble' && !wish.players?.[1];
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
