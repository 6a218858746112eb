import { must } from '../../engine/must';
import { mascotIds } from '../../shared/mascots';
import { openHelp } from '../../shared/panels/help';
import { pageTicker } from '../../shared/platform/page-time';
import { keepOwnPlayer } from '../../shared/play/own-player';
import { ChooseScene } from '../../shared/scenes/choose-scene';
import { awaitWords } from '../../shared/scenes/choosing';
import { goTo, isOnStage, visit } from '../../shared/scenes/go-to';
import { type Handed, type Now, playerOf } from '../../shared/scenes/player';
import { takeNotice } from '../../shared/scenes/scene-scope';
import type { Services } from '../../shared/scenes/services';
import { sharedText } from '../../texts/sentences/shared';
import type { ScrambleTexts, Sentence } from '../../texts/texts';
import { openSharing } from '../../transfer/scenes/sharing';
import { type ChooseAction, ChoosePanel } from '../panels/choose-panel';
import {
  boardLink,
  type RoundChoice,
  readChoice,
  setupOf,
  sharedBoard,
  specOf,
  usualChoice,
  wordsChosen,
} from '../play/choice';
import { ScrambleMatch } from '../play/match';
import { lastRoundKey, roundInProgress } from '../play/menu-facts';
import * as scramble from '../rules';
import { ScrambleRecorder } from './records';
import type { Watched } from './solve';

// A roll that takes no longer needs nothing to look at.
const noticedMs = 500;

/** Choosing a board of letters: to play, to solve, or to watch. */
export class ScrambleChoose extends ChooseScene {
  protected override readonly playing = 'ScramblePlay';
  private choice!: RoundChoice;
  private seed = '';
  private rolling: AbortController | undefined;
  private notice: Sentence | undefined;
  private panel!: ChoosePanel;
  /** Nobody wants to choose: a board is rolled and played. */
  private now = false;
  private isHidden = false;

  constructor(
    private readonly texts: ScrambleTexts,
    services: Services,
  ) {
    super('ScrambleChoose', services);
  }

  async create({ now = false, day, link = '', shares = false }: Now & Handed) {
    const { services } = this;
    const isHere = visit(this);
    const saved = await services.storage.get(lastRoundKey);
    const player = await playerOf(services);
    if (!isHere()) return;
    this.now = now;
    this.isHidden = now;
    this.choice = readChoice(saved, usualChoice(player.name, player.mascot));
    this.seed = newSeed();
    this.notice = takeNotice(services);
    this.prepare();
    this.enter();
    this.panel = this.makePanel();
    this.takeShared(link);
    this.helpBy(
      () => this.help(),
      () => !this.isHidden,
    );
    this.scope.whenLeft(
      () => this.panel.remove(),
      () => {
        this.rolling?.abort();
        this.rolling = undefined;
      },
      services.preferences.listen(() => this.refresh()),
    );
    if (now) void this.playNow(day);
    else if (shares) void this.share();
    else this.refresh();
  }

  /** While the board is chosen its words come. */
  private prepare() {
    const { services } = this;
    services.letters.of(services.preferences.now.words);
    services.boards.of({ words: wordsChosen(services) }).prepare();
  }

  protected override languageChosen() {
    this.prepare();
    this.refresh();
  }

  protected override get isUnderWay() {
    return roundInProgress(this.services.saves.scramble) !== undefined;
  }

  /** A link has led to another board. */
  protected override underWay() {
    const { select, scramble } = this.texts;
    const { invited, endsGame, playShared } = scramble.choose;
    return { title: invited, means: endsGame, goOn: select.endGame.goOn, anew: playShared };
  }

  private help() {
    openHelp(this.services, this.dialog, 'scramble');
  }

  /** Alone, on the board of a day, or on a new one like the last. */
  private async playNow(day: string | undefined) {
    const { choice } = this;
    this.choice = { ...choice, players: choice.players.slice(0, 1) };
    const stopWaiting = pageTicker.after(noticedMs, () => {
      this.isHidden = false;
      this.refresh();
    });
    await (day ? this.playDay(day) : this.play(specOf(choice, this.seed)));
    stopWaiting();
    if (!isOnStage(this)) return;
    this.services.notice = this.notice;
    goTo(this, 'ScrambleChoose');
  }

  private makePanel() {
    const { services } = this;
    const act: Readonly<Record<ChooseAction, () => void>> = {
      newSeed: () => this.setSeed(newSeed()),
      roll: () => void this.play(specOf(this.choice, this.seed)),
      daily: () => goTo(this, 'Menu', { daily: 'scramble' } satisfies Handed),
      goOn: () => goTo(this, 'ScramblePlay'),
      solve: () => goTo(this, 'ScrambleSolve'),
      watch: () => void this.watch(),
      share: () => void this.share(),
      back: () => goTo(this, 'Menu'),
      settings: this.settings(),
      help: () => this.help(),
    };
    return new ChoosePanel(this.texts, services, {
      words: this.languages,
      change: (choice) => {
        this.choice = { ...this.choice, ...choice };
        void services.storage.set(lastRoundKey, this.choice);
        this.refresh();
      },
      seed: (seed) => this.setSeed(seed.trim()),
      act: (action) => act[action](),
    });
  }

  private setSeed(seed: string) {
    this.seed = seed;
    this.refresh();
  }

  private async playDay(day: string) {
    const spec = scramble.dailySpec(day);
    if (!spec) throw new Error('there is no such day');
    // A daily board is the same for everyone, in its size, shortest word and time, too.
    const { side, shortest } = spec;
    this.choice = { ...this.choice, side, shortest, seconds: scramble.usualRules.seconds, rival: null };
    await this.play(spec);
  }

  private async play(spec: scramble.BoardSpec) {
    const rolled = await this.roll(spec);
    if (!rolled) return;
    if (!rolled.isMet && !this.now)
      this.services.notice = () => this.texts.scramble.choose.notMet({ count: rolled.words });
    await this.begin(rolled.board, wordsChosen(this.services));
  }

  private async watch() {
    const rolled = await this.roll(specOf(this.choice, this.seed));
    if (!rolled) return;
    goTo(this, 'ScrambleWatch', {
      board: scramble.boardFrom(rolled.board, this.services.preferences.now.words),
      shortest: this.choice.shortest,
      words: wordsChosen(this.services),
    } satisfies Watched);
  }

  private async begin(board: scramble.BoardSource, list: string) {
    const words = await awaitWords(this, this.services, this.services.lists.ofGame({ words: list }));
    if (!isOnStage(this)) return;
    keepOwnPlayer(this.services.storage, this.choice.players);
    const match = ScrambleMatch.fresh(setupOf(this.choice, board, words.id, mascotIds), words);
    if (!(await new ScrambleRecorder(this.services).begin(match))) return;
    this.services.saves.scramble = match;
    goTo(this, 'ScramblePlay', { now: this.now } satisfies Now);
  }

  /** Undefined if it failed, which is said, or is not wanted any more. */
  private async roll(spec: scramble.BoardSpec): Promise<scramble.Rolled | undefined> {
    const rolling = new AbortController();
    this.rolling = rolling;
    this.notice = undefined;
    this.refresh();
    try {
      const { services } = this;
      const words = await awaitWords(this, services, services.lists.of(services.preferences.now.words));
      const rolled = await services.boards.of({ words: words.id }).roll(spec, 0, rolling.signal);
      if (rolling.signal.aborted) return undefined;
      return rolled;
    } catch {
      if (!rolling.signal.aborted) this.notice = () => this.texts.scramble.choose.failed;
      return undefined;
    } finally {
      if (this.rolling === rolling) {
        this.rolling = undefined;
        this.refresh();
      }
    }
  }

  /** The board of a link that was opened: it is set out, and played by whoever sits here. */
  private takeShared(link: string) {
    const shared = sharedBoard(link);
    if (shared === undefined) return;
    if (typeof shared === 'string') {
      this.notice = () => this.texts.scramble.choose.badLink;
      return;
    }
    const { board, words, shortest, seconds, strikeShared } = shared;
    const play = () => {
      this.choice = { ...this.choice, shortest, strikeShared, seconds };
      void this.begin(board, words);
    };
    this.askToBegin(play);
  }

  private async share() {
    const rolled = await this.roll(specOf(this.choice, this.seed));
    if (!rolled) return;
    const { shortest, seconds, strikeShared } = this.choice;
    const words = wordsChosen(this.services);
    const url = boardLink({ board: rolled.board, words, shortest, seconds, strikeShared }, location.href);
    const text = sharedText(this.texts, [this.texts.common.scramble]);
    await openSharing(this.services, this.dialog, () => ({ says: () => ({ text, url }) }));
  }

  private refresh() {
    if (this.isHidden) return;
    const { choice, seed, notice, rolling } = this;
    this.panel.show({
      choice,
      seed,
      notice: notice?.(),
      rolling: rolling !== undefined,
      isUnderWay: this.isUnderWay,
    });
  }
}

// Few figures: they are read out to friends.
const newSeed = () => String(must(crypto.getRandomValues(new Uint32Array(1))[0]) % 100_000);
