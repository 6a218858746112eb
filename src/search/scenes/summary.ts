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
import { holdGame, mute, SceneScope, takeNotice } from '../../shared/scenes/scene-scope';
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
import { type SummaryActions, SummaryPanel } from '../panels/summary-panel';
import { shippedList } from '../play/choice';
import { HighScores } from '../play/high-scores';
import { forgetSearch } from '../play/keeping';
import { replaySteps } from '../play/search-replay';
import { SearchRun } from '../play/search-run';
import { linkTo } from '../play/shared-link';
import { wordsHere } from '../play/words';
import * as wordSearch from '../rules';
import { Entering } from './entering';
import { printSearch } from './print';
import { writeSearchDown } from './written-down';

const nameKey = 'search name';
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
    const engine = services.search?.engine;
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

  private build(
    engine: wordSearch.ReadonlyGame,
    name: string,
    row: number | undefined,
    cameAbout: { isElsewhere: boolean; isPractice: boolean },
  ) {
    const { services } = this;
    const { setup, state } = engine;
    const words = must(wordsHere(wordSearch.languageOf(setup.list)));
    const category = categoryName(this.texts, setup.list);
    const dialog = new Dialog(services.root);
    const scores = new HighScores(services.sealed);
    const dress = (points: number) => ({
      name: category,
      points: this.texts.search.end.picture.title(points),
      inFigures: this.texts.inFigures,
      style: services.preferences.now.searchMarks,
    });
    const paint = (canvas: HTMLCanvasElement, sheet: ShownSheet, points = state.score) =>
      paintPictureOn(canvas, sheet, dress(points));
    let replay: ReplayPanel | undefined;
    const actions: SummaryActions = {
      playAgain: () => this.playAgain(engine, services.newSeed()),
      sameGrid: () => this.playAgain(engine, setup.seed),
      choose: () => goTo(this, 'SearchChoose'),
      menu: () => goTo(this, 'Menu'),
      replay: () => {
        replay = new ReplayPanel(this.texts, dialog, {
          engine,
          steps: replaySteps(engine, words),
          ratio,
          calm: isCalm(services.preferences.now),
          paint: (canvas, step, share) => paint(canvas, sheetAt(engine, step, share), step.score),
          stepped: ({ told }) => {
            services.sound.play('page');
            if (told.type === 'wordFound') services.sound.play('found');
            if (told.type === 'nope') services.sound.play('nope');
          },
        });
      },
      savePicture: () =>
        searchPicture(finalSheet(engine), dress(state.score)).toBlob((picture) => {
          const { file } = this.texts.search.end.picture;
          if (!picture) panel.say(() => this.texts.search.end.picture.failed);
          else if (!saveFile(file(category), picture)) panel.say(() => this.texts.carrying.picture.notSaved);
        }),
      share: () => void this.share(engine, panel, dialog),
      print: () => void printSearch(this.texts, services, dialog, setup),
      link: () => void shareGame(services, dialog, engine),
      tables: () =>
        void openScoreTables(this.texts, dialog, {
          scores,
          category: setup.list.id,
          now: () => Date.now(),
          language: words.language,
          listOf: (id) => (id === setup.list.id ? setup.list : shippedList(id)),
          play: (list, { directions, seed }) =>
            this.begin({ ...setup, list, directions: [...directions], seed }),
          cleared: () => void entering.begin(),
        }),
      statistics: () => goTo(this, 'Statistics', { game: 'search' }),
      mute: () => mute(services),
      settings: settingsAt(this, services, dialog),
      enter: (typed) => void entering.enter(typed),
      seed: (entry) =>
        openSeed(this.texts, dialog, {
          entry,
          play: () => this.begin({ ...setup, directions: [...entry.directions], seed: entry.seed }),
          close: () => dialog.close(),
        }),
    };
    const panel = new SummaryPanel(
      this.texts,
      services.root,
      {
        engine,
        category,
        name,
        row,
        now: Date.now(),
        ratio,
        paint: (canvas) => paint(canvas, finalSheet(engine)),
      },
      actions,
    );
    const entering = new Entering(this.texts, engine, scores, {
      ...cameAbout,
      stand: (standing) => panel.stand(standing),
      entered: (entry, said) => {
        letGo();
        void services.storage.set(nameKey, entry.name);
        services.sound.play('score');
        services.announcer.say(said());
        panel.focusTable();
      },
      notice: () => takeNotice(services),
    });
    panel.mute(services.preferences.now.muted);
    const letGo = this.holdSearch();
    void entering.begin().then(({ place, isRecord }) => {
      if (!isOnStage(this)) return;
      if (place === undefined) letGo();
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
      services.preferences.listen(({ muted }) => panel.mute(muted)),
      () => entering.remove(),
      letGo,
    );
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
        services.search = undefined;
      },
    });
    return () => {
      if (isHeld) void forgetSearch(services.storage);
      end();
    };
  }

  /** The same list: in a new grid, or in the same once more. */
  private playAgain({ setup }: wordSearch.ReadonlyGame, seed: string) {
    this.begin({ ...setup, seed });
  }

  private begin(setup: wordSearch.Setup) {
    this.services.search = SearchRun.fresh(setup);
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
    if (await shareText(this, this.texts, dialog, { text, url }))
      panel.say(() => this.texts.search.end.share.copied);
  }
}
