import type { DailyEnd } from '../../daily/rules/attempts';
import { dailyEnd, goOnFrom, keepToSeek } from '../../daily/scenes/record-result';
import { goOnTo } from '../../online/races/scenes/race-at-play';
import { idle } from '../../shared/platform/page-time';
import { dateOf } from '../../shared/play/day';
import { awaitsLetters } from '../../shared/scenes/await-letters';
import { forgetSeen } from '../../shared/scenes/forget-seen';
import { goTo } from '../../shared/scenes/go-to';
import { searchFor } from '../../shared/scenes/search-for';
import type { Services } from '../../shared/scenes/services';
import { noteMissed } from '../../stats/play/finished';
import { rankTold, sharedResult, winner } from '../../texts/sentences/scramble';
import type { ScrambleTexts } from '../../texts/texts';
import { shareGame, shareText } from '../../transfer/scenes/sharing';
import { ResultPanel, type ResultState, type ResultWish } from '../panels/result-panel';
import { boardLink, readChoice, usualChoice, wishOf } from '../play/choice';
import { ScrambleMatch } from '../play/match';
import { lastRoundKey, roundPlace } from '../play/menu-facts';
import { foundSquares, type ResultView, viewResult } from '../play/view';
import { WordLook } from '../play/word-look';
import * as scramble from '../rules';
import { ScrambleRecorder } from './records';
import { TrayScene } from './tray-scene';

/** The board of a race that is over, and its room; of neither, one's own. */
export interface Looked {
  race?: string;
  raced?: ScrambleMatch;
}

/** The end of a board: who found what, and every word that was to be found, with its paths and its meaning. */
export class ScrambleResult extends TrayScene {
  private match!: ScrambleMatch;
  private panel!: ResultPanel;
  private look!: WordLook;
  private words: scramble.PlacedWord[] | undefined;
  private view: ResultView | undefined;
  private solving: ResultState['solving'] = 'solving';
  private seek: (() => void) | undefined;
  private leaving!: AbortController;
  private row: DailyEnd | undefined;
  /** Of the race that is looked at. */
  private room: string | undefined;

  constructor(
    private readonly texts: ScrambleTexts,
    services: Services,
  ) {
    super('ScrambleResult', services);
  }

  create(sent: Looked) {
    const { services } = this;
    const { race, raced } = sent;
    this.room = race;
    const match = race === undefined ? services.saves.scramble : raced;
    if (!match?.state.outcome) {
      goOnTo(this, 'ScrambleChoose', race);
      return;
    }
    const language = scramble.languageOf(match.setup);
    if (awaitsLetters(this, services, language, sent)) return;
    this.enter();
    this.match = match;
    this.words = undefined;
    this.seek = undefined;
    this.row = undefined;
    this.view = viewResult(match);
    this.leaving = new AbortController();
    this.look = new WordLook(match.board, language, services.dictionary);
    this.look.changed.on(() => this.refresh());
    this.solving = 'solving';
    this.panel = this.makePanel();
    this.standTray(this.panel, () => match.board);
    if (race === undefined) this.announce(match.state.outcome);
    this.scope.whenLeft(
      () => this.leaving.abort(),
      // Only whoever loads the page anew comes back here.
      () => race === undefined && void forgetSeen(services, roundPlace),
    );
    void this.solve();
  }

  private makePanel() {
    const act: Readonly<Record<ResultWish, () => void>> = {
      ...this.leads('scramble'),
      back: () => this.leave(),
      study: () => goTo(this, 'Study'),
      print: () => this.print(),
      share: () => void this.share(),
      solve: () => void this.solve(),
      seek: () => this.seek?.(),
      again: () => void this.again(),
      next: () => goOnFrom(this, this.row),
      same: () => this.begin(this.match.setup.board),
    };
    return new ResultPanel(this.texts, this.services, (wish) => act[wish]());
  }

  private print() {
    const { match, view } = this;
    const words = this.solving === 'solved' ? view?.result.words : undefined;
    this.printBoard(this.texts, match.setup, words, view?.hidden);
  }

  private share() {
    return shareGame(this.services, this.dialog, this.match.engine, {
      more: () => [{ sign: 'list', label: this.texts.scramble.shared.action, act: () => this.shareResult() }],
    });
  }

  private announce({ winners, scores }: scramble.Outcome) {
    const { match, services } = this;
    const { texts } = this;
    const { scored, sums } = texts.scramble;
    if (match.isAlone) {
      services.sound.play('score');
      services.announcer.say(`${sums({ words: match.turn.found.length, points: match.turn.points })}.`);
      return;
    }
    if (winners.length > 0) services.sound.play('win');
    const won = winner(
      texts,
      winners.map((player) => match.personAt(player)),
    );
    const all = scores.map((points, player) => scored({ what: match.nameOf(player), points }));
    services.announcer.say(`${won}. ${texts.forms.oneByOne(all)}.`);
  }

  private async solve() {
    const { match, leaving } = this;
    this.solving = 'solving';
    this.refresh();
    try {
      this.words = await this.services.boards.of(match.setup).solve(match.board, match.setup.shortest, leaving.signal);
      this.view = viewResult(match, this.words);
      this.solving = 'solved';
    } catch {
      this.solving = 'failed';
    }
    if (!leaving.signal.aborted) this.showWords();
    // What is saved of them can wait until they are seen.
    await idle();
    if (this.words) this.keep(this.words);
    if (!leaving.signal.aborted) this.refresh();
  }

  /** The best word that was missed is shown until another is chosen. */
  private showWords() {
    const { view } = this;
    const goal = view?.goals.length === 1 ? view.goals[0] : undefined;
    if (goal) this.services.announcer.say(rankTold(this.texts, goal));
    const words = view?.result.words ?? [];
    const first = words.find(({ word }) => word === view?.bestMissed) ?? words[0];
    if (first && !this.look.word) this.look.look(first.word, first.path);
    this.refresh();
  }

  /** What was missed is to be searched for, and of it what not everybody knows to be learned. */
  private keep(words: readonly scramble.PlacedWord[]) {
    const { match, services } = this;
    const missed = scramble.wordsMissed(words, match.turn.found);
    const language = scramble.languageOf(match.setup);
    void keepToSeek(services, 'missed', language, missed);
    this.seek = searchFor(this, () => this.texts.common.missedWords, missed, language);
    void this.writeDown(words);
  }

  private async writeDown(words: readonly scramble.PlacedWord[]) {
    const { match, services } = this;
    const written = await new ScrambleRecorder(services).recordShare(match, words);
    this.row = await dailyEnd(services, 'scramble', written?.daily);
    if (!this.leaving.signal.aborted) this.refresh();
    await noteMissed(services, 'scramble', written, scramble.wordsToLearn(words, match.turn.found));
  }

  /** What came of it, and the way to the board. */
  private async shareResult(): Promise<string | undefined> {
    const { match, texts, dialog } = this;
    const { setup } = match;
    const { shared } = texts.scramble;
    const words = this.solving === 'solved' ? this.words : undefined;
    const { view } = this;
    if (!view) return undefined;
    const day = scramble.dayOfBoard(setup);
    const sum = sharedResult(texts, {
      date: day === undefined ? undefined : dateOf(day),
      players: view.result.players,
      all: words && view.all,
    });
    const text = words ? `${sum}\n${foundSquares(view.groups, texts.forms.inDigits)}` : sum;
    const url = boardLink(setup, location.href);
    const isCopied = await shareText(this, texts, dialog, { text, url, title: () => shared.action });
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
    const { board, players, shortest, seconds, strikeShared } = this.match.setup;
    if (board.kind === 'typed') {
      goTo(this, 'ScrambleChoose');
      return;
    }
    const { side } = board;
    const last = readChoice(await this.services.storage.get(lastRoundKey), usualChoice('', ''));
    const choice = { ...last, side, players, shortest, seconds, strikeShared };
    try {
      const rolled = await this.services.boards
        .of(this.match.setup)
        .roll(wishOf(choice, board.seed), board.roll + 1, this.leaving.signal);
      this.begin(rolled.board);
    } catch {
      if (this.leaving.signal.aborted) return;
      this.services.notice = () => this.texts.scramble.choose.failed;
      goTo(this, 'ScrambleChoose');
    }
  }

  private begin(board: scramble.BoardSource) {
    const { setup } = this.match;
    const { words } = this.services.lists.ofGame(setup);
    if (!words || this.leaving.signal.aborted) return;
    this.services.saves.scramble = ScrambleMatch.fresh({ ...setup, board }, words);
    goTo(this, 'ScramblePlay');
  }

  protected override refresh() {
    const { match, view, solving, look } = this;
    if (!view) return;
    this.panel.show({
      view,
      players: match.setup.players,
      solving,
      look,
      side: match.board.side,
      row: this.row,
      mayBeSought: this.seek !== undefined,
      isRace: this.room !== undefined,
    });
    this.showPath(match.board, look.path);
  }
}
