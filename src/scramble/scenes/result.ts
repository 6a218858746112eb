import type { DailyEnd } from '../../daily/rules/attempts';
import { dailyEnd, goOnFrom, keepToSeek } from '../../daily/scenes/record-result';
import type { LanguageId } from '../../engine/alphabet/languages';
import { must } from '../../engine/must';
import { goOnTo } from '../../online/races/scenes/race-at-play';
import { pngOf } from '../../shared/canvas/brush';
import { tables } from '../../shared/canvas/colours';
import type { Dialog } from '../../shared/panels/dialog';
import { type MenuEntry, openMenuSheet } from '../../shared/panels/menu-sheet';
import { idle } from '../../shared/platform/page-time';
import { isOnPortal } from '../../shared/platform/portals/portal-here';
import { lookOf } from '../../shared/platform/settings';
import { dateOf } from '../../shared/play/day';
import { awaitsLetters } from '../../shared/scenes/await-letters';
import { forgetSeen } from '../../shared/scenes/forget-seen';
import { goTo } from '../../shared/scenes/go-to';
import { searchFor } from '../../shared/scenes/search-for';
import type { Services } from '../../shared/scenes/services';
import { noteMissed } from '../../stats/play/finished';
import { playShelf } from '../../stats/play/play-shelf';
import { gamesOf, statisticsOf } from '../../stats/rules/statistics';
import { boardResult, rankTold, winner } from '../../texts/sentences/scramble';
import { lengthsInSquares, sharedText } from '../../texts/sentences/shared';
import type { ScrambleTexts } from '../../texts/texts';
import { openSharing, shareGame } from '../../transfer/scenes/sharing';
import { boardPicture } from '../canvas/tray-pictures';
import { type EndAction, EndPanel, type ResultAction, ResultPanel, type ResultState } from '../panels/end-panel';
import { boardLink, readChoice, specOf, usualChoice } from '../play/choice';
import { ScrambleMatch } from '../play/match';
import { lastRoundKey, roundPlace } from '../play/menu-facts';
import { type ResultView, viewResult } from '../play/view';
import { WordLook } from '../play/word-look';
import * as scramble from '../rules';
import { ScrambleRecorder } from './records';
import { TrayScene } from './tray-scene';

/** The board of a race that is over, and its room; of neither, one's own. */
export interface Looked {
  race?: string;
  raced?: ScrambleMatch;
}

/** The end of a board; and, looked at more closely, every word to be found, with its paths and its definition. */
export class ScrambleResult extends TrayScene {
  private match!: ScrambleMatch;
  private end: EndPanel | undefined;
  private words: { panel: ResultPanel; takeAway(): void } | undefined;
  private look!: WordLook;
  private placed: scramble.PlacedWord[] | undefined;
  private view: ResultView | undefined;
  private solving: ResultState['solving'] = 'solving';
  private seek: (() => void) | undefined;
  private leaving!: AbortController;
  private row: DailyEnd | undefined;
  private bestRank: scramble.Rank | undefined;
  private isRankKnown = false;
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
    this.placed = undefined;
    this.seek = undefined;
    this.row = undefined;
    this.isRankKnown = false;
    this.end = undefined;
    this.words = undefined;
    this.view = viewResult(match);
    this.leaving = new AbortController();
    this.look = new WordLook(match.board, language, services.dictionary);
    this.look.changed.on(() => this.refresh());
    this.solving = 'solving';
    // How a race ended is told where it was played: whoever comes from there looks closer.
    if (race === undefined) this.standEnd(language, match.state.outcome);
    else this.openWords();
    this.scope.whenLeft(() => this.leaving.abort());
    void this.solve();
  }

  private standEnd(language: LanguageId, outcome: scramble.Outcome) {
    const { services } = this;
    const more = this.entries();
    const act: Readonly<Record<EndAction, () => void>> = {
      again: () => void this.again(),
      next: () => goOnFrom(this, this.row),
      share: () => void this.share(),
      lookCloser: () => this.openWords(),
      more: () => openMenuSheet(this.dialog, more),
    };
    const end = new EndPanel(this.texts, language, services, (action) => act[action]());
    this.end = end;
    this.scope.whenLeft(
      () => end.remove(),
      // Only whoever reloads the page comes back here.
      () => void forgetSeen(services, roundPlace),
    );
    this.refresh();
    this.announce(outcome);
  }

  /** What the end can do besides. */
  private entries() {
    const leads = this.leads('scramble');
    return () => {
      const { common, scramble: says } = this.texts;
      const { seek } = this;
      const entries: MenuEntry[] = [
        ...(this.row ? [{ label: common.playAgain, icon: 'again' as const, choose: () => void this.again() }] : []),
        { label: says.result.same, icon: 'undo', choose: () => this.begin(this.match.setup.board) },
        ...(seek ? [{ label: says.result.seek, icon: 'find' as const, choose: seek }] : []),
        { label: common.print, icon: 'print', choose: () => this.print() },
        ...(isOnPortal ? [] : [{ label: common.study, icon: 'pencil' as const, choose: () => goTo(this, 'Study') }]),
        { label: common.stats, icon: 'bars', choose: leads.statistics },
        { label: common.settings, icon: 'gear', choose: leads.settings },
        { label: common.menu, icon: 'menu', choose: leads.menu },
      ];
      return { title: common.more, close: common.close, entries };
    };
  }

  /** All words of the board, over the end where there is one. */
  private openWords() {
    const { services, match } = this;
    const act: Readonly<Record<ResultAction, () => void>> = {
      back: () => (this.end ? this.closeWords() : this.leave()),
      solve: () => void this.solve(),
    };
    const place = { root: services.root, under: this.end?.element };
    const panel = new ResultPanel(this.texts, place, (action) => act[action]());
    this.words = { panel, takeAway: () => {} };
    this.words.takeAway = this.standTray(panel, () => match.board);
    panel.takeFocus();
  }

  private closeWords() {
    const { words } = this;
    this.words = undefined;
    words?.takeAway();
  }

  private print() {
    const { match, view } = this;
    const words = this.solving === 'solved' ? view?.result.words : undefined;
    this.printBoard(this.texts, match.setup, words, view?.hidden);
  }

  private share() {
    const { services, dialog, match, texts } = this;
    const view = must(this.view);
    const all = this.solving === 'solved' ? view.all : undefined;
    return shareResult(texts, services, dialog, { match, view, all });
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
      this.placed = await this.services.boards.of(match.setup).solve(match.board, match.setup.shortest, leaving.signal);
      this.view = viewResult(match, this.placed);
      this.solving = 'solved';
      const missed = scramble.wordsMissed(this.placed, match.turn.found);
      const language = scramble.languageOf(match.setup);
      this.seek = searchFor(this, () => this.texts.common.missedWords, missed, language);
    } catch {
      this.solving = 'failed';
    }
    if (!leaving.signal.aborted) this.showWords();
    // What is saved of them can wait until they are seen.
    await idle();
    if (this.placed) this.keep(this.placed);
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
    void this.writeDown(words);
  }

  private async writeDown(words: readonly scramble.PlacedWord[]) {
    const { match, services } = this;
    const written = await new ScrambleRecorder(services).recordShare(match, words);
    this.row = await dailyEnd(services, 'scramble', written?.daily);
    await this.lookUpRank();
    if (!this.leaving.signal.aborted) this.refresh();
    await noteMissed(services, 'scramble', written, scramble.wordsToLearn(words, match.turn.found));
  }

  /** The best rank of other boards; whoever played with others is told none. */
  private async lookUpRank() {
    const { match, services } = this;
    if (!match.isAlone) return;
    const record = await playShelf(services.storage).record.read();
    const own = scramble.idOf(match.engine);
    this.bestRank = statisticsOf(gamesOf(record, 'scramble').filter(({ id }) => id !== own)).bestRank;
    this.isRankKnown = true;
  }

  private leave() {
    goOnTo(this, 'Menu', this.room);
  }

  /** The same table, another board. */
  private async again() {
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
        .roll(specOf(choice, board.seed), board.roll + 1, this.leaving.signal);
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
    const { players } = match.setup;
    const day = scramble.dayOfBoard(match.setup);
    this.end?.show({
      view,
      players,
      solving,
      day: day === undefined ? undefined : dateOf(day),
      row: this.row,
      bestRank: this.bestRank,
      isRankKnown: this.isRankKnown,
    });
    this.words?.panel.show({
      view,
      players,
      solving,
      look,
      side: match.board.side,
      isRace: this.room !== undefined,
    });
    this.showPath(match.board, look.path);
  }
}

interface Ended {
  match: ScrambleMatch;
  view: ResultView;
  /** Undefined while nobody knows how many words there were. */
  all: number | undefined;
}

/** What came of a board, without a word of it, and the way to the board; or to the game as it was played. */
function shareResult(texts: ScrambleTexts, services: Services, dialog: Dialog, { match, view, all }: Ended) {
  const { common, forms, menu, transfer } = texts;
  const { setup, board, engine } = match;
  const day = scramble.dayOfBoard(setup);
  const what = day === undefined ? [common.scramble] : [menu.dailies.scramble, forms.day(dateOf(day))];
  const told = boardResult(texts, { players: view.result.players, all });
  const text = sharedText(texts, what, all === undefined ? '' : lengthsInSquares(texts, view.groups), told);
  const colours = tables[lookOf(services.preferences.now)];
  const picture = {
    name: 'wordbler-scramble.png',
    paint: async () => pngOf(boardPicture(board, { title: common.scramble, told }, colours)),
  };
  const replay = () => void shareGame(services, dialog, engine, () => ({ text, picture }));
  const url = boardLink(setup, location.href);
  return openSharing(services, dialog, () => ({
    says: () => ({ text, url }),
    picture,
    more: [{ sign: 'play', label: transfer.game.replay, act: replay }],
  }));
}
