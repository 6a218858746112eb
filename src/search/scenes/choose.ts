import Phaser from 'phaser';
import { loadsAnew } from '../../daily/scenes/loads-anew';
import type { LanguageId } from '../../engine/alphabet/languages';
import { must } from '../../engine/must';
import { Dice } from '../../engine/random/dice';
import { ask, Dialog } from '../../shared/panels/dialog';
import { letterKeysIn } from '../../shared/panels/letter-keys';
import { openSettings } from '../../shared/panels/settings-panel';
import { isTyping } from '../../shared/platform/presence';
import { dateOf, dayOf } from '../../shared/play/day';
import { isRude } from '../../shared/play/word-meaning';
import { languageOfPlay } from '../../shared/scenes/choosing';
import { goTo, isOnStage, visit } from '../../shared/scenes/go-to';
import { takeDropped } from '../../shared/scenes/incoming-files';
import type { Now } from '../../shared/scenes/player';
import { SceneScope, takeNotice } from '../../shared/scenes/scene-scope';
import type { Sought } from '../../shared/scenes/search-for';
import type { Services } from '../../shared/scenes/services';
import { playShelf } from '../../stats/play/play-shelf';
import { type AllToSeek, seekSources } from '../../stats/rules/to-seek';
import type { SearchTexts } from '../../texts/texts';
import type { ToSeekShown } from '../panels/choose-lists';
import { ChoosePanel, type ChooseWish } from '../panels/choose-panel';
import { invitationPanel } from '../panels/choose-share';
import { openSearchHelp } from '../panels/play-help';
import { openScoreTables } from '../panels/score-tables';
import { listOf, readChoice, type SearchChoice, setupOf, sharedIn, shippedList } from '../play/choice';
import { bestIn, HighScores } from '../play/high-scores';
import { SearchMatch } from '../play/match';
import { lastDailyKey, lastSearchKey, searchStanding } from '../play/menu-facts';
import { OwnLists } from '../play/own-lists';
import { wordsHere } from '../play/words';
import * as wordSearch from '../rules';
import { readyIn } from './opening';
import { printSearch } from './print';
import { beginSearch } from './records';

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
    if (typeof words === 'function' || searchStanding(this.services.saves.search)) return false;
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
    const { texts, services } = this;
    const { share } = texts.search.choose;
    const dialog = new Dialog(services.root);
    const shared = takeShared(services);
    if (typeof shared === 'string') services.notice = () => share.faults[shared];
    const languages = languageOfPlay(services, (language) => void this.fetchAhead(language, panel));
    const seek = (own: wordSearch.OwnList, chosen: SearchChoice) =>
      this.askToBegin(setupOf(wordSearch.ownList(own), chosen, this.newSeed()), dialog);
    const offer = {
      lists,
      scores,
      choice,
      best,
      toSeek: searchesFrom(
        toSeek,
        texts,
        (own) => void this.withWords(wordSearch.languageOf(own), panel, () => seek(own, panel.chosen)),
      ),
      notice: takeNotice(services),
      dialog,
      languages,
      keys: letterKeysIn(services),
    };
    const panel = new ChoosePanel(texts, services, offer, (wish) => {
      if (typeof wish === 'object') return void this.grant(wish, panel, dialog);
      switch (wish) {
        case 'playToday':
          return void this.playToday(languages.now, panel, dialog);
        case 'scores':
          return this.openTables(panel, dialog, scores, lists);
        case 'help':
          return openSearchHelp(texts, dialog);
        case 'settings':
          return openSettings(services, dialog);
        case 'forClass':
          return goTo(this, 'SheetMake');
        default:
          return goTo(this, 'Menu');
      }
    });
    void this.fetchAhead(languages.now, panel);
    if (typeof shared === 'object')
      void this.withWords(shared.language, panel, (words) => {
        const setup = shared.read(words);
        if (typeof setup === 'string') panel.notify(() => share.faults[setup]);
        else this.openInvitation(setup, dialog);
      });
    if (among && wordsHere(wordSearch.languageOf(among))) seek(among, choice);
    const dropped = takeDropped(services);
    if (dropped) panel.takeLists(dropped);
    const press = (event: KeyboardEvent) => {
      if (event.key !== '?' || dialog.isOpen || isTyping(event)) return;
      event.preventDefault();
      openSearchHelp(texts, dialog);
    };
    addEventListener('keydown', press);
    new SceneScope(this, services).whenLeft(
      () => panel.remove(),
      () => dialog.remove(),
      services.preferences.listen(() => panel.render()),
      () => removeEventListener('keydown', press),
    );
  }

  /** With the words of its language, as soon as they are here. */
  private grant(wish: Extract<ChooseWish, object>, panel: ChoosePanel, dialog: Dialog) {
    const wanted = 'start' in wish ? wish.start : 'print' in wish ? wish.print : wish.share;
    const { list, choice, seed } = wanted;
    return this.withWords(wordSearch.languageOf(list), panel, () => {
      if ('share' in wish) return panel.openShare(wanted);
      const setup = setupOf(list, choice, seed || this.newSeed());
      if ('start' in wish) this.askToBegin(setup, dialog);
      else void printSearch(this.texts, this.services, dialog, setup);
    });
  }

  private async playToday(language: LanguageId, panel: ChoosePanel, dialog: Dialog) {
    const { services } = this;
    const day = dayOf(new Date());
    if ((await loadsAnew(services, { id: 'search', day })) || !isOnStage(this)) return;
    await this.withWords(language, panel, (words) => {
      const setup = wordSearch.dailySetup(dayOf(new Date()), words);
      // Which is not begun anew over itself.
      if (searchStanding(services.saves.search) && services.saves.search?.setup.seed === setup?.seed)
        goTo(this, 'WordSearch');
      else if (setup) this.askToBegin(setup, dialog);
    });
  }

  private openTables(panel: ChoosePanel, dialog: Dialog, scores: HighScores, lists: OwnLists) {
    void openScoreTables(this.texts, dialog, {
      scores,
      category: panel.chosen.list,
      now: () => Date.now(),
      language: this.services.preferences.now.words,
      listOf: (id) => shippedList(id) ?? lists.all.map(wordSearch.ownList).find((own) => own.id === id),
      play: (list, { directions, seed }) =>
        void this.withWords(wordSearch.languageOf(list), panel, () =>
          this.askToBegin(setupOf(list, { ...panel.chosen, directions }, seed), dialog),
        ),
      cleared: () => void panel.readBest(),
    });
  }

  /** A link has led here. */
  private openInvitation(setup: wordSearch.Setup, dialog: Dialog) {
    const { texts } = this;
    const { close } = dialog;
    const play = dialog.closing(() => this.askToBegin(setup, dialog));
    dialog.open(
      'confirm',
      () => texts.search.choose.share.invited,
      () => invitationPanel(texts, setup, { play, close }),
      close,
    );
  }

  /** While somebody chooses they come. Whoever begins without them is told why not. */
  private async fetchAhead(language: LanguageId, panel: ChoosePanel) {
    if (wordsHere(language)) return;
    await readyIn(this.services, language);
    if (isOnStage(this)) panel.render();
  }

  private async withWords(language: LanguageId, panel: ChoosePanel, act: (words: wordSearch.LanguageWords) => void) {
    const words = await readyIn(this.services, language);
    if (!isOnStage(this)) return;
    if (typeof words === 'function') panel.notify(words);
    else act(words);
  }

  /** A search under way is not ended without a word. */
  private askToBegin(setup: wordSearch.Setup, dialog: Dialog) {
    if (!searchStanding(this.services.saves.search)) {
      this.begin(setup);
      return;
    }
    const { underWay } = this.texts.search.choose;
    const question = () => ({
      ...underWay,
      safe: { label: underWay.goOn, act: () => goTo(this, 'WordSearch') },
      other: { label: underWay.anew, act: () => this.begin(setup) },
    });
    ask(dialog, question, dialog.close);
  }

  private begin(setup: wordSearch.Setup) {
    void this.beginHere(SearchMatch.fresh(setup));
  }

  private async beginHere(run: SearchMatch) {
    const { services } = this;
    if (!(await beginSearch(services, run))) return;
    const day = dayOf(new Date());
    if (run.setup.seed === wordSearch.dailySeed(day)) void services.storage.set(lastDailyKey, day);
    services.saves.search = run;
    goTo(this, 'WordSearch');
  }

  private newSeed(): string {
    return wordSearch.tidySeed(this.services.newSeed());
  }
}

/** What the address of the page had for this game, once. */
function takeShared(services: Services) {
  const shared = sharedIn(services.link ?? '');
  if (shared !== undefined) services.link = undefined;
  return shared;
}

/** The searches that can be made of what was missed or laid in the other games. */
function searchesFrom(all: AllToSeek, texts: SearchTexts, begin: (own: wordSearch.OwnList) => void): ToSeekShown[] {
  const { seek } = texts.search.choose.own;
  return seekSources.flatMap((source) => {
    const { language, day, words } = all[source] ?? {};
    if (!language || !day || !words) return [];
    const decent = words.filter((word) => !isRude(word));
    const among = wordSearch.wordsAmong(decent, language);
    if (!among) return [];
    return {
      name: () => seek[source],
      means: () => seek[`${source}Means`](dateOf(day)),
      begin: () => begin({ name: seek[source], language, words: among }),
    };
  });
}
