import Phaser from 'phaser';
import { noteMissed } from '../../daily/scenes/note-missed';
import { keepToSeek, rowWith } from '../../daily/scenes/record-result';
import { goOnTo } from '../../online/races/scenes/race-at-play';
import { Dialog } from '../../shared/panels/dialog';
import { idle } from '../../shared/platform/page-time';
import { dateOf } from '../../shared/play/day';
import { awaitsLetters } from '../../shared/scenes/await-letters';
import { settingsAt } from '../../shared/scenes/choosing';
import { forgetSeen } from '../../shared/scenes/forget-seen';
import { goTo } from '../../shared/scenes/go-to';
import { type Restful, stirred } from '../../shared/scenes/loop';
import { mute, SceneScope } from '../../shared/scenes/scene-scope';
import { searchFor } from '../../shared/scenes/search-for';
import type { Services } from '../../shared/scenes/services';
import type { ScrambleTexts } from '../../texts/texts';
import { shareGame } from '../../transfer/scenes/share-game';
import { shareText } from '../../transfer/scenes/share-text';
import { type ListedBy, ResultPanel, type ResultState } from '../panels/result-panel';
import { readChoice, usualChoice, wishOf } from '../play/choice';
import { foundSquares } from '../play/found-squares';
import { lastRoundKey, roundPlace } from '../play/menu-facts';
import { type ResultView, viewResult } from '../play/result-view';
import { Round } from '../play/round';
import { boardLink } from '../play/shared-board';
import { WordLook } from '../play/word-look';
import * as scramble from '../rules';
import { printBoard } from './print';
import { TrayHost } from './tray-host';
import { writeRoundDown } from './written-down';

/** The end of a board: who found what, and every word that was to be found, with its paths and its meaning. */
export class ScrambleResult extends Phaser.Scene implements Restful {
  private round!: Round;
  private panel!: ResultPanel;
  private look!: WordLook;
  private tray: TrayHost | undefined;
  private words: scramble.PlacedWord[] | undefined;
  private view: ResultView | undefined;
  private solving: ResultState['solving'] = 'solving';
  private seek: (() => void) | undefined;
  private by: ListedBy = 'length';
  private leaving!: AbortController;
  private row: number | undefined;
  /** Of the race that is looked at. */
  private room: string | undefined;

  constructor(
    private readonly texts: ScrambleTexts,
    private readonly services: Services,
  ) {
    super('ScrambleResult');
  }

  get still() {
    return this.tray?.still ?? true;
  }

  override update(_time: number, delta: number) {
    this.tray?.tick(delta);
  }

  create(sent: { race?: string }) {
    const { services } = this;
    const { race } = sent;
    this.room = race;
    const round =
      race === undefined ? services.round : services.raced?.room === race ? services.raced.round : undefined;
    if (!round?.state.outcome) {
      goOnTo(this, 'ScrambleChoose', race);
      return;
    }
    const language = scramble.languageOf(round.setup);
    if (awaitsLetters(this, services, language, sent)) return;
    const scope = new SceneScope(this, services);
    this.round = round;
    this.words = undefined;
    this.seek = undefined;
    this.row = undefined;
    this.view = viewResult(round);
    this.by = 'length';
    this.leaving = new AbortController();
    this.look = new WordLook({
      board: round.board,
      language,
      meaning: (word) => services.dictionary.meaning(word),
      changed: () => this.refresh(),
    });
    const dialog = new Dialog(services.root);
    this.panel = new ResultPanel(this.texts, services.root, {
      choose: (word) => this.choose(word),
      by: (by) => {
        this.by = by;
        this.refresh();
      },
      tryAgain: () => void this.solve(),
      again: () => void this.again(),
      same: () => this.begin(round.setup.board),
      seek: () => this.seek,
      back: () => this.leave(),
      menu: () => goTo(this, 'Menu'),
      share: () =>
        void shareGame(services, dialog, round.engine, {
          more: () => [
            { sign: 'list', label: this.texts.scramble.shared.result, act: () => this.shareResult(dialog) },
          ],
        }),
      print: () => {
        const words = this.solving === 'solved' ? this.view?.result.words : undefined;
        void printBoard(this.texts, services, dialog, round.setup, words, this.view?.hidden);
      },
      study: () => goTo(this, 'Study'),
      statistics: () => goTo(this, 'Statistics', { game: 'scramble' }),
      mute: () => mute(services),
      settings: settingsAt(this, services, dialog),
    });
    this.solving = 'solving';
    const tray = new TrayHost(this, services, {
      room: () => this.panel.trayBox,
      stood: () => this.refresh(),
    });
    this.tray = tray;
    const rebuild = () => void tray.build(round.board);
    this.refresh();
    rebuild();
    if (race === undefined) this.announce(round.state.outcome);
    scope.whenLeft(
      () => this.panel.remove(),
      () => dialog.remove(),
      () => tray.destroy(),
      () => this.leaving.abort(),
      // Only whoever loads the page anew comes back here.
      () => race === undefined && void forgetSeen(services, roundPlace),
      services.preferences.listen(rebuild),
    );
    scope.whenResized(rebuild);
    void this.solve();
  }

  private announce({ winners, scores }: scramble.Outcome) {
    const { round, services } = this;
    const { result } = this.texts.scramble;
    if (round.isAlone) {
      services.sound.play('score');
      services.announcer.say(`${result.alone(round.turn.found.length, round.turn.points)}.`);
      return;
    }
    if (winners.length > 0) services.sound.play('win');
    const names = winners.map((player) => round.nameOf(player));
    services.announcer.say(
      `${result.winner(names)}. ${scores.map((score, player) => `${round.nameOf(player)}: ${this.texts.scramble.points(score)}`).join(', ')}.`,
    );
  }

  private async solve() {
    const { round, leaving } = this;
    this.solving = 'solving';
    this.refresh();
    try {
      this.words = await this.services.boards
        .of(round.setup)
        .solve(round.board, round.setup.shortest, leaving.signal);
      this.view = viewResult(round, this.words);
      this.solving = 'solved';
    } catch {
      this.solving = 'failed';
    }
    if (!leaving.signal.aborted) this.showWords();
    // What is kept of them can wait until they are seen.
    await idle();
    if (this.words) this.keep(this.words);
    if (!leaving.signal.aborted) this.refresh();
  }

  /** The best word of the board is shown until another is chosen. */
  private showWords() {
    const { view } = this;
    if (view?.within) this.services.announcer.say(`${this.texts.scramble.result.within(view.within)}.`);
    const [first] = view?.groups[0]?.words ?? [];
    if (first && !this.look.word) this.choose(first.word);
    this.refresh();
  }

  /** What was missed is to be searched for, and of it what most people know to be learned. */
  private keep(words: readonly scramble.PlacedWord[]) {
    const { round, services } = this;
    const missed = scramble.wordsMissed(words, round.turn.found);
    const language = scramble.languageOf(round.setup);
    void keepToSeek(services, 'missed', language, missed);
    this.seek = searchFor(this, () => this.texts.scramble.result.missedList, missed, language);
    void this.writeDown(words);
  }

  private async writeDown(words: readonly scramble.PlacedWord[]) {
    const { round, services } = this;
    const written = await writeRoundDown(services, round, words);
    this.row = await rowWith(services, 'scramble', written?.daily);
    if (!this.leaving.signal.aborted) this.refresh();
    await noteMissed(services, 'scramble', written, scramble.wordsToLearn(words, round.turn.found));
  }

  private choose(word: string) {
    const path = this.view?.result.words.find((own) => own.word === word)?.path;
    this.look.look(word, path);
  }

  /** What came of it, and the way to the board. */
  private async shareResult(dialog: Dialog): Promise<string | undefined> {
    const { round, texts } = this;
    const { setup } = round;
    const { shared } = texts.scramble;
    const words = this.solving === 'solved' ? this.words : undefined;
    const { view } = this;
    if (!view) return undefined;
    const day = scramble.dayOfBoard(setup);
    const sum = shared.text({
      date: day === undefined ? undefined : dateOf(day),
      players: view.result.players,
      all: words && view.all,
    });
    const text = words ? `${sum}\n${foundSquares(view.groups, texts.inFigures)}` : sum;
    const url = boardLink(setup, location.href);
    const isCopied = await shareText(this, texts, dialog, { text, url, title: () => shared.title });
    return isCopied ? shared.copied : undefined;
  }

  private leave() {
    goOnTo(this, 'Menu', this.room);
  }

  /** The same table, another board. */
  private async again() {
    if (this.room !== undefined) {
      this.leave();
      return;
    }
    const { board, players, shortest, seconds, strikeShared } = this.round.setup;
    if (board.kind === 'typed') {
      goTo(this, 'ScrambleChoose');
      return;
    }
    const { side } = board;
    const last = readChoice(await this.services.storage.get(lastRoundKey), usualChoice('', ''));
    const choice = { ...last, side, players, shortest, seconds, strikeShared };
    try {
      const rolled = await this.services.boards
        .of(this.round.setup)
        .roll(wishOf(choice, board.seed), board.roll + 1, this.leaving.signal);
      this.begin(rolled.board);
    } catch {
      if (this.leaving.signal.aborted) return;
      this.services.notice = () => this.texts.scramble.choose.failed;
      goTo(this, 'ScrambleChoose');
    }
  }

  private begin(board: scramble.BoardSource) {
    const { setup } = this.round;
    const { words } = this.services.lists.ofGame(setup);
    if (!words || this.leaving.signal.aborted) return;
    this.services.round = Round.fresh({ ...setup, board }, words);
    goTo(this, 'ScramblePlay');
  }

  private refresh() {
    const { round, view, solving, by, look, tray } = this;
    if (!view) return;
    const { muted } = this.services.preferences.now;
    const { side } = round.board;
    this.panel.render({
      view,
      players: round.setup.players,
      solving,
      by,
      look,
      side,
      muted,
      row: this.row,
      isRace: this.room !== undefined,
    });
    tray?.stage?.stand({ path: look.path ? { squares: look.path, tone: 'shown' } : null });
    this.game.events.emit(stirred);
  }
}
