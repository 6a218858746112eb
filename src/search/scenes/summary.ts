import Phaser from 'phaser';
import { rowWith } from '../../daily/scenes/record-result';
import { playLanguages } from '../../engine/alphabet/languages';
import { must } from '../../engine/must';
import { nameFault, tidyName } from '../../engine/players/names';
import { Dialog } from '../../shared/panels/dialog';
import { saveFile } from '../../shared/platform/files';
import { isCalm } from '../../shared/platform/theme';
import { dateOf } from '../../shared/play/day';
import { isFromElsewhere } from '../../shared/play/same-game';
import { settingsAt } from '../../shared/scenes/choosing';
import { goTo, isOnStage, visit } from '../../shared/scenes/go-to';
import type { Restful } from '../../shared/scenes/loop';
import { Party } from '../../shared/scenes/party';
import { playerOf } from '../../shared/scenes/player';
import { holdGame, SceneScope } from '../../shared/scenes/scene-scope';
import type { Services } from '../../shared/scenes/services';
import type { SearchTexts } from '../../texts/texts';
import { shareGame } from '../../transfer/scenes/share-game';
import { shareText } from '../../transfer/scenes/share-text';
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
import { SummaryPanel } from '../panels/summary-panel';
import { linkTo, shippedList } from '../play/choice';
import { HighScores } from '../play/high-scores';
import { SearchMatch } from '../play/match';
import { forgetSearch } from '../play/saving';
import { ScoreEntry } from '../play/score-entry';
import { replaySteps } from '../play/view';
import { wordsHere } from '../play/words';
import * as wordSearch from '../rules';
import { printSearch } from './print';
import { writeSearchDown } from './records';

const nameKey = 'search name';
/** How a score came about, which its place in the tables says, too. */
interface CameAbout {
  isElsewhere: boolean;
  isPractice: boolean;
}

const wordsOf = ({ setup }: wordSearch.ReadonlyGame) => must(wordsHere(wordSearch.languageOf(setup.list)));

const ratio = pictureHeight / pictureWidth;

/** The end of a word search: picture, reckoning, high scores, and the search once more. */
export class SearchSummary extends Phaser.Scene implements Restful {
  private party: Party | undefined;

  constructor(
    private readonly texts: SearchTexts,
    private readonly services: Services,
  ) {
    super('SearchSummary');
  }

  async create() {
    const { services } = this;
    const isHere = visit(this);
    const engine = services.saves.search?.engine;
    if (!engine?.state.outcome) {
      goTo(this, 'Menu');
      return;
    }
    const name = await services.storage.get(nameKey);
    const player = await playerOf(services);
    const isElsewhere = await isFromElsewhere(services.storage, engine);
    const written = await writeSearchDown(services, engine);
    const row = await rowWith(services, 'search', written?.daily);
    if (!isHere()) return;
    const known = typeof name === 'string' && !nameFault(name, []) ? tidyName(name) : player.name;
    this.build(engine, known, row, { isElsewhere, isPractice: written?.practice === true });
  }

  get still() {
    return this.party?.still ?? true;
  }

  override update(_time: number, delta: number) {
    this.party?.tick(delta);
  }

  private build(engine: wordSearch.ReadonlyGame, name: string, row: number | undefined, cameAbout: CameAbout) {
    const { services, texts } = this;
    const { state, setup } = engine;
    const dialog = new Dialog(services.root);
    const scores = new HighScores(services.sealed);
    const entry = new ScoreEntry(texts, engine, scores, services, cameAbout);
    const openTheSettings = settingsAt(this, services, dialog);
    const ended = {
      engine,
      category: categoryName(texts, setup.list),
      name,
      row,
      now: Date.now(),
      ratio,
      paint: (canvas: HTMLCanvasElement) => this.paint(engine, canvas, finalSheet(engine)),
    };
    let replay: ReplayPanel | undefined;
    const panel = new SummaryPanel(texts, ended, entry, services, (wish) => {
      if (typeof wish === 'object') return this.openSeed(engine, dialog, wish.seed);
      switch (wish) {
        case 'playAgain':
          return this.begin({ ...setup, seed: services.newSeed() });
        case 'sameGrid':
          return this.begin(setup);
        case 'choose':
          return goTo(this, 'SearchChoose');
        case 'menu':
          return goTo(this, 'Menu');
        case 'statistics':
          return goTo(this, 'Statistics', { game: 'search' });
        case 'replay':
          replay = this.openReplay(engine, dialog);
          return;
        case 'savePicture':
          return this.savePicture(engine, panel);
        case 'share':
          return void this.share(engine, panel, dialog);
        case 'print':
          return void printSearch(texts, services, dialog, setup);
        case 'link':
          return void shareGame(services, dialog, engine);
        case 'tables':
          return this.openTables(engine, dialog, scores, entry);
        default:
          return openTheSettings();
      }
    });
    const release = this.holdSearch();
    entry.entered.on((entered, said) => {
      release();
      void services.storage.set(nameKey, entered.name);
      services.sound.play('score');
      services.announcer.say(said());
      panel.focusTable();
    });
    void entry.begin().then(({ place, isRecord }) => {
      if (!isOnStage(this)) return;
      if (place === undefined) release();
      if (state.outcome?.reason === 'allFound' || isRecord) this.party = new Party(this, services);
      if (isRecord) services.sound.play('win');
    });
    new SceneScope(this, services).whenLeft(
      () => panel.remove(),
      () => dialog.remove(),
      () => replay?.remove(),
      () => {
        this.party?.stop();
        this.party = undefined;
      },
      () => entry.stop(),
      release,
    );
  }

  private openReplay(engine: wordSearch.ReadonlyGame, dialog: Dialog): ReplayPanel {
    const { sound, preferences } = this.services;
    return new ReplayPanel(this.texts, dialog, {
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

  private openTables({ setup }: wordSearch.ReadonlyGame, dialog: Dialog, scores: HighScores, entry: ScoreEntry) {
    void openScoreTables(this.texts, dialog, {
      scores,
      category: setup.list.id,
      now: () => Date.now(),
      language: wordSearch.languageOf(setup.list),
      listOf: (id) => (id === setup.list.id ? setup.list : shippedList(id)),
      play: (list, { directions, seed }) => this.begin({ ...setup, list, directions: [...directions], seed }),
      cleared: () => void entry.begin(),
    });
  }

  private openSeed({ setup }: wordSearch.ReadonlyGame, dialog: Dialog, entry: wordSearch.ScoreEntry) {
    openSeed(this.texts, dialog, {
      entry,
      play: () => this.begin({ ...setup, directions: [...entry.directions], seed: entry.seed }),
      close: dialog.close,
    });
  }

  private savePicture(engine: wordSearch.ReadonlyGame, panel: SummaryPanel) {
    const { texts } = this;
    searchPicture(finalSheet(engine), this.captions(engine, engine.state.score)).toBlob((picture) => {
      if (!picture) return panel.say(() => texts.search.end.picture.failed);
      const name = texts.search.end.picture.file(categoryName(texts, engine.setup.list));
      if (!saveFile(name, picture)) panel.say(() => texts.carrying.picture.notSaved);
    });
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
      points: texts.search.end.picture.title(points),
      inFigures: texts.inFigures,
      style: services.preferences.now.searchMarks,
    };
  }

  /** A reload comes back here, until the score has its name or is left without. Returns what ends that. */
  private holdSearch(): () => void {
    const { services } = this;
    let isHeld = true;
    const end = holdGame(this, services, {
      game: 'search',
      // It lies there as the search has left it.
      keep: () => () => {
        isHeld = false;
      },
      drop: () => {
        services.saves.search = undefined;
      },
    });
    return () => {
      if (isHeld) void forgetSearch(services.storage);
      end();
    };
  }

  private begin(setup: wordSearch.Setup) {
    this.services.saves.search = SearchMatch.fresh(setup);
    goTo(this, 'WordSearch');
  }

  /** In words that give nothing of the grid away; its day, where it is the one that everyone gets. */
  private resultOf({ setup, state }: wordSearch.ReadonlyGame, category: string): string {
    const { share } = this.texts.search.end;
    const { laid, found, score } = state;
    const language = wordSearch.languageOf(setup.list);
    const day = wordSearch.dayOfSearch(setup, must(wordsHere(language)));
    if (day === undefined) return share.text(category, found.length, laid.length, score);
    const words = laid.map((_, word) => wordSearch.markOf(state, word));
    const said = language === 'en' ? undefined : playLanguages[language].name;
    return share.daily(dateOf(day), score, words, said);
  }

  private async share(engine: wordSearch.ReadonlyGame, panel: SummaryPanel, dialog: Dialog) {
    const text = this.resultOf(engine, nameInLanguage(this.texts, engine.setup.list));
    const url = linkTo(engine.setup, location.href);
    if (await shareText(this, this.texts, dialog, { text, url })) panel.say(() => this.texts.search.end.share.copied);
  }
}
