import Phaser from 'phaser';
import { loadsAnew } from '../../daily/scenes/loads-anew';
import type { LanguageId } from '../../engine/alphabet/languages';
import { must } from '../../engine/must';
import { Dice } from '../../engine/random/dice';
import { ask, Dialog, openToCopy } from '../../shared/panels/dialog';
import { openSettings } from '../../shared/panels/settings-panel';
import { saveFile } from '../../shared/platform/files';
import { isTyping } from '../../shared/platform/presence';
import { dayOf } from '../../shared/play/day';
import { languageOfPlay } from '../../shared/scenes/choosing';
import { goTo, isOnStage, visit } from '../../shared/scenes/go-to';
import { takeDropped } from '../../shared/scenes/incoming-files';
import { letterKeysIn } from '../../shared/scenes/letter-keys-in';
import type { Now } from '../../shared/scenes/player';
import { mute, SceneScope, takeNotice } from '../../shared/scenes/scene-scope';
import type { Sought } from '../../shared/scenes/search-for';
import type { Services } from '../../shared/scenes/services';
import { playShelf } from '../../stats/play/play-shelf';
import type { AllToSeek } from '../../stats/rules/to-seek';
import type { SearchTexts } from '../../texts/texts';
import { ChoosePanel } from '../panels/choose-panel';
import { openSearchHelp } from '../panels/play-help';
import { openScoreTables } from '../panels/score-tables';
import type { BarButton } from '../panels/search-bar';
import { listOf, readChoice, type SearchChoice, setupOf, shippedList } from '../play/choice';
import { bestIn, HighScores } from '../play/high-scores';
import { readListsFrom } from '../play/list-import';
import { lastDailyKey, lastSearchKey, searchStanding } from '../play/menu-facts';
import { OwnLists } from '../play/own-lists';
import { SearchRun } from '../play/search-run';
import { linkTo } from '../play/shared-link';
import { wordsHere } from '../play/words';
import * as wordSearch from '../rules';
import { invite, takeShared } from './invited';
import { printSearch } from './print';
import { searchesFrom } from './to-seek';
import { readyIn } from './words';
import { beginSearch } from './written-down';

/** Choosing what to search for: a category, a list of one's own, the grid of the day or one that a friend sent. */
export class SearchChoose extends Phaser.Scene {
  constructor(
    private readonly texts: SearchTexts,
    private readonly services: Services,
  ) {
    super('SearchChoose');
  }

  async create({ now, day, among }: Now & Sought) {
    const { services } = this;
    const isHere = visit(this);
    const lists = new OwnLists(services.sealed);
    const scores = new HighScores(services.sealed);
    const kept = await services.storage.get(lastSearchKey);
    const choice = readChoice(kept);
    const found = await lists.load();
    const last = kept === undefined ? undefined : choice;
    if (now && isHere() && (await (day ? this.playDay(day) : this.playNow(lists, last)))) return;
    if (among && isHere() && (await this.playAmong(among, choice))) return;
    const { shelf, lost } = await scores.read();
    const toSeek = await playShelf(services.storage).toSeek.read();
    if (!isHere()) return;
    if (lost) services.notice = () => this.texts.search.end.table.lost;
    if (found === 'damaged') services.notice = () => this.texts.search.choose.damaged;
    this.build(lists, scores, choice, bestIn(shelf.tables), toSeek, among);
  }

  /** The last list on another grid, or the grid of the day; if that was played, any. Whether there is one. */
  private async playNow(lists: OwnLists, last: SearchChoice | undefined): Promise<boolean> {
    const { services } = this;
    const day = dayOf(new Date());
    const played = await services.storage.get(lastDailyKey);
    const language = services.preferences.now.words;
    const choice = last ?? readChoice(undefined);
    const list = listOf(lists, choice, language);
    const words = await readyIn(services, wordSearch.languageOf(list));
    if (typeof words === 'function') {
      services.notice = words;
      return false;
    }
    if (!isOnStage(this)) return true;
    const seed = this.newSeed();
    const pages = wordSearch.pagesOf(language);
    const any = { page: must(pages[new Dice(seed).below(pages.length)]), language };
    const daily = last || played === day ? undefined : wordSearch.dailySetup(day, words);
    this.begin(daily ?? setupOf(last ? list : wordSearch.listOfPage(words, any, seed), choice, seed));
    return true;
  }

  /** What everyone gets on a day. Whether it can be had. */
  private async playDay(day: string): Promise<boolean> {
    const { services } = this;
    const words = await readyIn(services, services.preferences.now.words);
    const setup = typeof words === 'function' ? undefined : wordSearch.dailySetup(day, words);
    if (typeof words === 'function') services.notice = words;
    if (setup && isOnStage(this)) this.begin(setup);
    return setup !== undefined;
  }

  /** The words of another game, unless another search is under way. Whether it can be had. */
  private async playAmong(own: wordSearch.OwnList, choice: SearchChoice): Promise<boolean> {
    const words = await readyIn(this.services, wordSearch.languageOf(own));
    if (typeof words === 'function') this.services.notice = words;
    if (typeof words === 'function' || searchStanding(this.services.search)) return false;
    if (isOnStage(this)) this.begin(setupOf(wordSearch.ownList(own), choice, this.newSeed()));
    return true;
  }

  private build(
    lists: OwnLists,
    scores: HighScores,
    choice: SearchChoice,
    best: ReturnType<typeof bestIn>,
    toSeek: AllToSeek,
    among: wordSearch.OwnList | undefined,
  ) {
    const { choose } = this.texts.search;
    const { services } = this;
    const dialog = new Dialog(services.root);
    const invited = takeShared(services);
    if (typeof invited === 'string') services.notice = () => choose.share.faults[invited];
    const languages = languageOfPlay(services, (language) => void this.fetchAhead(language, () => panel));
    const seek = (own: wordSearch.OwnList, chosen: SearchChoice) =>
      this.askToBegin(setupOf(wordSearch.ownList(own), chosen, this.newSeed()), dialog);
    const panel = new ChoosePanel(this.texts, services.root, {
      lists,
      choice,
      best,
      toSeek: searchesFrom(
        toSeek,
        this.texts,
        (own) => void this.withWords(wordSearch.languageOf(own), panel, () => seek(own, panel.chosen)),
      ),
      notice: takeNotice(services),
      dialog,
      languages,
      keys: letterKeysIn(services),
      today: () => new Date(),
      newSeed: () => this.newSeed(),
      bar: () => this.bar(dialog, scores, lists, () => panel),
      start: (list, chosen, seed) =>
        void this.withWords(wordSearch.languageOf(list), panel, () =>
          this.askToBegin(setupOf(list, chosen, seed || this.newSeed()), dialog),
        ),
      playToday: async () => {
        const day = dayOf(new Date());
        if ((await loadsAnew(services, { id: 'search', day })) || !isOnStage(this)) return;
        await this.withWords(languages.now, panel, (words) => {
          const setup = wordSearch.dailySetup(dayOf(new Date()), words);
          // Which is not begun anew over itself.
          if (searchStanding(services.search) && services.search?.setup.seed === setup?.seed)
            goTo(this, 'WordSearch');
          else if (setup) this.askToBegin(setup, dialog);
        });
      },
      print: (list, chosen, seed) =>
        void this.withWords(wordSearch.languageOf(list), panel, () =>
          printSearch(this.texts, services, dialog, setupOf(list, chosen, seed || this.newSeed())),
        ),
      share: (list, open) => void this.withWords(wordSearch.languageOf(list), panel, open),
      link: (list, chosen, seed) => linkTo(setupOf(list, chosen, seed), location.href),
      import: (file) => readListsFrom(file, lists, choose),
      export: (own) => {
        const written = wordSearch.writeListFile(own);
        const isSaved = saveFile(choose.own.fileName, new Blob([written], { type: 'application/json' }));
        if (!isSaved) openToCopy(this.texts, dialog, written, () => choose.own.export, 'notSaved');
      },
      renamed: (from, list) =>
        void scores.rename(from, list).then(async () => {
          const { shelf } = await scores.read();
          if (isOnStage(this)) panel.showBest(bestIn(shelf.tables));
        }),
      forClass: () => goTo(this, 'SheetMake'),
      remember: (chosen) => void services.storage.set(lastSearchKey, chosen),
      back: () => goTo(this, 'Menu'),
    });
    void this.fetchAhead(languages.now, () => panel);
    if (typeof invited === 'object')
      void this.withWords(invited.language, panel, (words) => {
        const setup = invited.read(words);
        if (typeof setup === 'string') panel.notify(() => choose.share.faults[setup]);
        else invite(this.texts, dialog, setup, () => this.askToBegin(setup, dialog));
      });
    if (among && wordsHere(wordSearch.languageOf(among))) seek(among, choice);
    const dropped = takeDropped(services);
    if (dropped) panel.takeLists(dropped);
    const press = (event: KeyboardEvent) => {
      if (event.key !== '?' || dialog.isOpen || isTyping(event)) return;
      event.preventDefault();
      openSearchHelp(this.texts, dialog);
    };
    addEventListener('keydown', press);
    new SceneScope(this, services).whenLeft(
      () => panel.remove(),
      () => dialog.remove(),
      services.preferences.listen(() => panel.render()),
      () => removeEventListener('keydown', press),
    );
  }

  /** While somebody chooses they come. Whoever begins without them is told why not. */
  private async fetchAhead(language: LanguageId, panel: () => ChoosePanel) {
    if (wordsHere(language)) return;
    await readyIn(this.services, language);
    if (isOnStage(this)) panel().render();
  }

  private async withWords(
    language: LanguageId,
    panel: ChoosePanel,
    act: (words: wordSearch.LanguageWords) => void,
  ) {
    const words = await readyIn(this.services, language);
    if (!isOnStage(this)) return;
    if (typeof words === 'function') panel.notify(words);
    else act(words);
  }

  private bar(dialog: Dialog, scores: HighScores, lists: OwnLists, panel: () => ChoosePanel): BarButton[] {
    const { choose } = this.texts.search;
    const { preferences } = this.services;
    const { muted } = preferences.now;
    const refresh = async () => panel().showBest(bestIn((await scores.read()).shelf.tables));
    return [
      {
        sign: 'trophy',
        label: choose.scores,
        act: () =>
          void openScoreTables(this.texts, dialog, {
            scores,
            category: panel().chosen.list,
            now: () => Date.now(),
            language: preferences.now.words,
            listOf: (id) => shippedList(id) ?? lists.all.map(wordSearch.ownList).find((own) => own.id === id),
            play: (list, { directions, seed }) =>
              void this.withWords(wordSearch.languageOf(list), panel(), () =>
                this.askToBegin(setupOf(list, { ...panel().chosen, directions }, seed), dialog),
              ),
            cleared: () => void refresh(),
          }),
      },
      { sign: 'print', label: this.texts.printing.open, onlyWide: true, act: () => panel().print() },
      {
        ...{ sign: muted ? 'mute' : 'sound', label: choose.sound, pressed: !muted, onlyWide: true },
        act: () => mute(this.services),
      },
      {
        sign: 'help',
        label: this.texts.search.play.howTo.title,
        act: () => openSearchHelp(this.texts, dialog),
      },
      { sign: 'gear', label: choose.settings, act: () => openSettings(this.services, dialog) },
    ];
  }

  /** A search under way is not ended without a word. */
  private askToBegin(setup: wordSearch.Setup, dialog: Dialog) {
    if (!searchStanding(this.services.search)) {
      this.begin(setup);
      return;
    }
    const { underWay } = this.texts.search.choose;
    const question = () => ({
      ...underWay,
      safe: { label: underWay.goOn, act: () => goTo(this, 'WordSearch') },
      other: { label: underWay.anew, act: () => this.begin(setup) },
    });
    ask(dialog, question, () => dialog.close());
  }

  private begin(setup: wordSearch.Setup) {
    void this.beginHere(SearchRun.fresh(setup));
  }

  private async beginHere(run: SearchRun) {
    const { services } = this;
    if (!(await beginSearch(services, run))) return;
    const day = dayOf(new Date());
    if (run.setup.seed === wordSearch.dailySeed(day)) void services.storage.set(lastDailyKey, day);
    services.search = run;
    goTo(this, 'WordSearch');
  }

  /** One that an address names may be longer than a seed can be. */
  private newSeed(): string {
    const seed = this.services.newSeed().slice(0, wordSearch.longestSeed);
    return seed.replace(/\p{Cs}/gu, '');
  }
}
