import type { DailyEnd } from '../../daily/rules/attempts';
import { dailyEnd, goOnFrom } from '../../daily/scenes/record-result';
import { playLanguages } from '../../engine/alphabet/languages';
import { must } from '../../engine/must';
import { nameFault, tidyName } from '../../engine/players/names';
import { pngOf } from '../../shared/canvas/brush';
import { type MenuEntry, openMenuSheet } from '../../shared/panels/menu-sheet';
import { isCalm } from '../../shared/platform/settings';
import { dateOf } from '../../shared/play/day';
import { isFromElsewhere } from '../../shared/play/same-game';
import { goTo, isOnStage, visit } from '../../shared/scenes/go-to';
import { PanelScene } from '../../shared/scenes/panel-scene';
import { Party } from '../../shared/scenes/party';
import { playerOf } from '../../shared/scenes/player';
import { sealedOf } from '../../shared/scenes/sealed-storage';
import type { Services } from '../../shared/scenes/services';
import { inSquares, sharedText } from '../../texts/sentences/shared';
import type { SearchTexts } from '../../texts/texts';
import { openSharing, shareGame } from '../../transfer/scenes/sharing';
import {
  finalSheet,
  paintPictureOn,
  pictureHeight,
  pictureWidth,
  type ShownSheet,
  searchPicture,
  sheetAt,
} from '../canvas/search-picture';
import { categoryName, nameInLanguage } from '../panels/category-name';
import { ReplayPanel } from '../panels/replay-panel';
import { openScoreTables, openSeed } from '../panels/score-tables';
import { CloserPanel, type EndedSearch, type SummaryAction, SummaryPanel } from '../panels/summary-panel';
import { choiceOf, linkTo, setupOf, shippedList } from '../play/choice';
import { HighScores } from '../play/high-scores';
import { forgetSearch, SearchMatch } from '../play/match';
import { ScoreEntry, type ScoreEntryView } from '../play/score-entry';
import { replaySteps } from '../play/view';
import { wordsHere } from '../play/words';
import * as wordSearch from '../rules';
import { printSearch } from './print';
import { SearchRecorder } from './records';

const nameKey = 'search name';
/** How a score came about, which its place in the tables says, too. */
interface CameAbout {
  isElsewhere: boolean;
  isPractice: boolean;
}

const wordsOf = ({ setup }: wordSearch.ReadonlyGame) => must(wordsHere(wordSearch.languageOf(setup.list)));

const ratio = pictureHeight / pictureWidth;

/** Without what a name of a file cannot have. */
const pictureName = ({ search }: SearchTexts, category: string) =>
  search.end.picture.file({ category: category.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-') });

/** The end of a word search: picture, score breakdown, high scores, and the replay. */
export class SearchSummary extends PanelScene {
  private panel!: SummaryPanel;
  private closer: CloserPanel | undefined;
  private replay: ReplayPanel | undefined;
  private entryView: ScoreEntryView | undefined;

  constructor(
    private readonly texts: SearchTexts,
    services: Services,
  ) {
    super('SearchSummary', services);
  }

  async create() {
    const { services } = this;
    const isHere = visit(this);
    const match = services.saves.search;
    if (!match?.state.outcome) return goTo(this, 'Menu');
    const { engine } = match;
    const name = await services.storage.get(nameKey);
    const player = await playerOf(services);
    const isElsewhere = await isFromElsewhere(services.storage, engine);
    const written = await new SearchRecorder(services).recorded(match);
    const row = await dailyEnd(services, 'search', written?.daily);
    if (!isHere()) return;
    const known = typeof name === 'string' && !nameFault(name, []) ? tidyName(name) : player.name;
    this.build(engine, known, row, { isElsewhere, isPractice: written?.practice === true });
  }

  private build(engine: wordSearch.ReadonlyGame, name: string, row: DailyEnd | undefined, cameAbout: CameAbout) {
    const { services, texts } = this;
    const { state, setup } = engine;
    this.enter();
    const scores = new HighScores(sealedOf(services));
    const entry = new ScoreEntry(texts, engine, scores, services, cameAbout, name);
    const day = wordSearch.dayOfSearch(setup, wordsOf(engine));
    const ended: EndedSearch = {
      engine,
      category: categoryName(texts, setup.list),
      day: day === undefined ? undefined : dateOf(day),
      row,
      now: Date.now(),
      ratio,
      paint: (canvas) => this.paint(engine, canvas, finalSheet(engine)),
    };
    const more = this.entries(engine, row, () => this.openTables(engine, scores, entry));
    const act: Readonly<Record<SummaryAction, () => unknown>> = {
      playAgain: () => this.playAgain(engine),
      next: () => goOnFrom(this, row),
      share: () => this.share(engine),
      lookCloser: () => this.lookCloser(ended, scores, entry),
      more: () => openMenuSheet(this.dialog, more),
    };
    const panel = new SummaryPanel(texts, ended, services, {
      act: (action) => act[action](),
      call: (typed) => void entry.call(typed),
    });
    this.panel = panel;
    this.holdSearch();
    entry.changed.on((view) => {
      this.entryView = view;
      panel.showEntry(view);
      this.closer?.showEntry(view);
    });
    entry.entered.on((entered, said, isTyped) => {
      services.sound.play('score');
      services.announcer.say(said());
      if (!isTyped) return;
      void services.storage.set(nameKey, entered.name);
      panel.endNaming();
    });
    let party: Party | undefined;
    void entry.begin().then(({ isRecord }) => {
      if (!isOnStage(this)) return;
      if (state.outcome?.reason === 'allFound' || isRecord) {
        party = new Party(this, services);
        this.moving = party;
      }
      if (isRecord) services.sound.play('win');
    });
    this.scope.whenLeft(
      () => panel.remove(),
      () => this.endLooking(),
      () => this.replay?.remove(),
      () => party?.stop(),
      () => entry.stop(),
    );
  }

  /** What the end can do besides. */
  private entries(engine: wordSearch.ReadonlyGame, row: DailyEnd | undefined, tables: () => void) {
    const { texts, services, dialog } = this;
    const { setup } = engine;
    const leads = this.leads('search');
    return () => {
      const { common, search } = texts;
      const { buttons } = search.end;
      const again: MenuEntry = { label: common.playAgain, icon: 'again', choose: () => this.playAgain(engine) };
      const entries: MenuEntry[] = [
        ...(row ? [again] : []),
        { label: buttons.sameGrid, icon: 'undo', choose: () => this.begin(setup) },
        { label: buttons.choose, icon: 'list', choose: () => goTo(this, 'SearchChoose') },
        { label: common.replay, icon: 'play', choose: () => this.openReplay(engine) },
        { label: common.print, icon: 'print', choose: () => void printSearch(texts, services, dialog, setup) },
        { label: common.highScores, icon: 'trophy', choose: tables },
        { label: common.stats, icon: 'bars', choose: leads.statistics },
        { label: common.settings, icon: 'gear', choose: leads.settings },
        { label: common.menu, icon: 'menu', choose: leads.menu },
      ];
      return { title: common.more, close: common.close, entries };
    };
  }

  private lookCloser(ended: EndedSearch, scores: HighScores, entry: ScoreEntry) {
    const { engine } = ended;
    this.closer = new CloserPanel(this.texts, ended, this.entryView, [this.services.root, this.panel.element], {
      back: () => this.endLooking(),
      tables: () => this.openTables(engine, scores, entry),
      seed: (chosen) => this.openSeed(engine, chosen),
    });
  }

  private endLooking() {
    this.closer?.remove();
    this.closer = undefined;
  }

  private playAgain({ setup }: wordSearch.ReadonlyGame) {
    this.begin({ ...setup, seed: this.services.newSeed() });
  }

  private openReplay(engine: wordSearch.ReadonlyGame) {
    const { sound, preferences } = this.services;
    this.replay = new ReplayPanel(this.texts, this.dialog, {
      engine,
      steps: replaySteps(engine, wordsOf(engine)),
      ratio,
      calm: isCalm(preferences.now),
      paint: (canvas, step, share) => this.paint(engine, canvas, sheetAt(engine, step, share), step.score),
      stepped: ({ event }) => {
        sound.play('page');
        if (event.type === 'wordFound') sound.play('found');
        if (event.type === 'nope') sound.play('nope');
      },
    });
  }

  private openTables({ setup }: wordSearch.ReadonlyGame, scores: HighScores, entry: ScoreEntry) {
    void openScoreTables(this.texts, this.dialog, {
      scores,
      category: setup.list.id,
      rules: wordSearch.rulesOf(setup),
      now: () => Date.now(),
      language: wordSearch.languageOf(setup.list),
      listOf: (id) => (id === setup.list.id ? setup.list : shippedList(id)),
      play: (list, { directions, seed }, rules) =>
        this.begin(setupOf(list, { ...choiceOf(setup), rules, directions }, seed)),
      cleared: () => void entry.begin(),
    });
  }

  private openSeed({ setup }: wordSearch.ReadonlyGame, entry: wordSearch.ScoreEntry) {
    openSeed(this.texts, this.dialog, {
      entry,
      play: () => this.begin({ ...setup, directions: [...entry.directions], seed: entry.seed }),
      close: this.dialog.close,
    });
  }

  private pictureOf(engine: wordSearch.ReadonlyGame) {
    return {
      name: pictureName(this.texts, categoryName(this.texts, engine.setup.list)),
      paint: () => pngOf(searchPicture(finalSheet(engine), this.captions(engine, engine.state.score))),
    };
  }

  private paint(
    engine: wordSearch.ReadonlyGame,
    canvas: HTMLCanvasElement,
    sheet: ShownSheet,
    points = engine.state.score,
  ) {
    paintPictureOn(canvas, sheet, this.captions(engine, points));
  }

  /** What stands on the picture, and how words are marked there. */
  private captions({ setup }: wordSearch.ReadonlyGame, points: number) {
    const { texts, services } = this;
    return {
      name: categoryName(texts, setup.list),
      points: texts.common.pointCount({ count: points }),
      inFigures: texts.forms.inDigits,
      style: services.preferences.now.searchMarks,
    };
  }

  /** A reload comes back here, until it is left for another place. */
  private holdSearch() {
    const { services } = this;
    let isHere = true;
    this.scope.whenLeft(() => isHere && void forgetSearch(services.storage));
    this.scope.hold({
      game: 'search',
      // It lies there as the search has left it.
      keep: () => () => {},
      drop: () => {
        isHere = false;
        services.saves.search = undefined;
      },
    });
  }

  private begin(setup: wordSearch.Setup) {
    this.services.saves.search = SearchMatch.fresh(setup);
    goTo(this, 'WordSearch');
  }

  /** Gives nothing of the grid away; its day, where it is the one that everyone gets. */
  private resultOf({ setup, state }: wordSearch.ReadonlyGame): string {
    const { texts } = this;
    const { laid, found, score } = state;
    const language = wordSearch.languageOf(setup.list);
    const day = wordSearch.dayOfSearch(setup, must(wordsHere(language)));
    const what =
      day === undefined
        ? [texts.common.search, nameInLanguage(texts, setup.list)]
        : [texts.menu.dailies.search, texts.forms.day(dateOf(day))];
    const said = day === undefined || language === 'en' ? [] : [playLanguages[language].name];
    const words = inSquares(laid.map((_, word) => wordSearch.markOf(state, word)));
    return sharedText(
      texts,
      [...what, ...said],
      words,
      texts.search.end.found({ found: found.length, all: laid.length, points: score }),
    );
  }

  private share(engine: wordSearch.ReadonlyGame) {
    const { services, dialog, texts } = this;
    const url = linkTo(engine.setup, location.href);
    return openSharing(services, dialog, () => ({
      says: () => ({ text: this.resultOf(engine), url }),
      picture: this.pictureOf(engine),
      more: [{ sign: 'play', label: texts.transfer.game.replay, act: () => void this.shareReplay(engine) }],
    }));
  }

  private shareReplay(engine: wordSearch.ReadonlyGame) {
    const { services, dialog } = this;
    return shareGame(services, dialog, engine, () => ({
      text: this.resultOf(engine),
      picture: this.pictureOf(engine),
    }));
  }
}
