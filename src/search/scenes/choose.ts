import type { LanguageId } from '../../engine/alphabet/languages';
import { must } from '../../engine/must';
import { Dice } from '../../engine/random/dice';
import { openHelp } from '../../shared/panels/help';
import { letterKeysIn } from '../../shared/panels/letter-keys';
import { openMenuSheet } from '../../shared/panels/menu-sheet';
import { openSettings } from '../../shared/panels/settings-panel';
import { dateOf } from '../../shared/play/day';
import { isRude } from '../../shared/play/word-definition';
import { ChooseScene } from '../../shared/scenes/choose-scene';
import { goTo, isOnStage, visit } from '../../shared/scenes/go-to';
import type { Handed, Now } from '../../shared/scenes/player';
import { takeNotice } from '../../shared/scenes/scene-scope';
import { sealedOf } from '../../shared/scenes/sealed-storage';
import type { Sought } from '../../shared/scenes/search-for';
import type { Services } from '../../shared/scenes/services';
import { playShelf } from '../../stats/play/play-shelf';
import { type AllToSeek, seekSources } from '../../stats/rules/to-seek';
import { sharedText } from '../../texts/sentences/shared';
import type { SearchTexts } from '../../texts/texts';
import { openSharing } from '../../transfer/scenes/sharing';
import { nameInLanguage } from '../panels/category-name';
import type { ToSeekShown } from '../panels/choose-lists';
import { type ChooseAction, ChoosePanel, type WantedSearch } from '../panels/choose-panel';
import { openScoreTables } from '../panels/score-tables';
import { invitationPanel, seedChoice } from '../panels/search-dialogs';
import { linkTo, listOf, readChoice, type SearchChoice, setupOf, sharedIn, shippedList } from '../play/choice';
import { bestIn, HighScores } from '../play/high-scores';
import { SearchMatch } from '../play/match';
import { lastSearchKey, searchInProgress } from '../play/menu-facts';
import { OwnLists } from '../play/own-lists';
import { wordsHere } from '../play/words';
import * as wordSearch from '../rules';
import { readyIn } from './opening';
import { printSearch } from './print';
import { SearchRecorder } from './records';

/** Choosing what to search for: a category, a list of one's own, the grid of the day or one that a friend sent. */
export class SearchChoose extends ChooseScene {
  protected override readonly playing = 'WordSearch';
  private panel!: ChoosePanel;

  constructor(
    private readonly texts: SearchTexts,
    services: Services,
  ) {
    super('SearchChoose', services);
  }

  async create(sent: Now & Sought & Handed) {
    const { now, day, among } = sent;
    const { services } = this;
    const isHere = visit(this);
    const lists = new OwnLists(sealedOf(services));
    const scores = new HighScores(sealedOf(services));
    const saved = await services.storage.get(lastSearchKey);
    const choice = readChoice(saved);
    const found = await lists.load();
    const last = saved === undefined ? undefined : choice;
    if (now && isHere() && (await (day ? this.playDay(day) : this.playNow(lists, last)))) return;
    if (among && isHere() && (await this.playAmong(among, choice))) return;
    const { shelf, lost } = await scores.read();
    const toSeek = await playShelf(services.storage).toSeek.read();
    if (!isHere()) return;
    if (lost) services.notice = () => this.texts.search.end.scores.lost;
    if (found === 'damaged') services.notice = () => this.texts.search.choose.damaged;
    this.build(lists, scores, choice, bestIn(shelf), toSeek, sent);
  }

  /** By Casual rules: the last list on another grid, or any. Whether there is one. */
  private async playNow(lists: OwnLists, last: SearchChoice | undefined): Promise<boolean> {
    const { services } = this;
    const language = services.preferences.now.words;
    const choice: SearchChoice = { ...(last ?? readChoice(undefined)), rules: 'casual' };
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
    void this.begin(setupOf(last ? list : wordSearch.listOfPage(words, any, seed), choice, seed));
    return true;
  }

  /** What everyone gets on a day. Whether it can be had. */
  private async playDay(day: string): Promise<boolean> {
    const { services } = this;
    const words = await readyIn(services, services.preferences.now.words);
    const setup = typeof words === 'function' ? undefined : wordSearch.dailySetup(day, words);
    if (typeof words === 'function') services.notice = words;
    if (setup && isOnStage(this)) void this.begin(setup);
    return setup !== undefined;
  }

  /** The words of another game, unless another search is under way. Whether it can be had. */
  private async playAmong(own: wordSearch.OwnList, choice: SearchChoice): Promise<boolean> {
    const words = await readyIn(this.services, wordSearch.languageOf(own));
    if (typeof words === 'function') this.services.notice = words;
    if (typeof words === 'function' || searchInProgress(this.services.saves.search)) return false;
    if (isOnStage(this)) void this.begin(setupOf(wordSearch.ownList(own), choice, this.newSeed()));
    return true;
  }

  private build(
    lists: OwnLists,
    scores: HighScores,
    choice: SearchChoice,
    best: ReturnType<typeof bestIn>,
    toSeek: AllToSeek,
    { among, link = '', dropped, shares }: Sought & Handed,
  ) {
    const { texts, services, languages } = this;
    const { share } = texts.search.choose;
    this.enter();
    const { dialog } = this;
    const shared = sharedIn(link);
    if (typeof shared === 'string') services.notice = () => share.faults[shared];
    const seek = (own: wordSearch.OwnList, chosen: SearchChoice) =>
      this.askFor(setupOf(wordSearch.ownList(own), chosen, this.newSeed()));
    const offer = {
      lists,
      scores,
      choice,
      best,
      toSeek: searchesFrom(
        toSeek,
        texts,
        (own) => void this.withWords(wordSearch.languageOf(own), () => seek(own, this.panel.chosen)),
      ),
      notice: takeNotice(services),
      dialog,
      languages,
      keys: letterKeysIn(services),
    };
    const help = () => openHelp(services, dialog, 'search');
    const openMenu = (wanted: WantedSearch) =>
      openMenuSheet(dialog, () => {
        const { common } = texts;
        return {
          title: common.menu,
          close: common.close,
          entries: [
            { label: common.help, icon: 'help', choose: help },
            { label: common.settings, icon: 'gear', choose: () => openSettings(services, dialog) },
            { label: common.highScores, icon: 'trophy', choose: () => this.openTables(scores, lists) },
            { label: common.print, icon: 'print', choose: () => this.print(wanted) },
          ],
        };
      });
    const panel = new ChoosePanel(texts, services, offer, (action) => {
      if (typeof action === 'object' && 'menu' in action) return openMenu(action.menu);
      if (typeof action === 'object') return this.grant(action);
      switch (action) {
        case 'playToday':
          return goTo(this, 'Menu', { daily: 'search' } satisfies Handed);
        case 'forClass':
          return goTo(this, 'SheetMake');
        default:
          return goTo(this, 'Menu');
      }
    });
    this.panel = panel;
    this.languageChosen(languages.now);
    if (typeof shared === 'object')
      void this.withWords(shared.language, (words) => {
        const setup = shared.read(words);
        if (typeof setup === 'string') panel.notify(() => share.faults[setup]);
        else this.openInvitation(setup);
      });
    if (among && wordsHere(wordSearch.languageOf(among))) seek(among, choice);
    if (dropped instanceof File) panel.takeLists(dropped);
    if (shares) panel.share();
    this.helpBy(help);
    this.scope.whenLeft(
      () => panel.remove(),
      services.preferences.listen(() => panel.render()),
    );
  }

  protected override get isUnderWay() {
    return searchInProgress(this.services.saves.search) !== undefined;
  }

  protected override underWay() {
    const { select, search } = this.texts;
    return { ...search.choose.underWay, goOn: select.endGame.goOn };
  }

  /** While somebody chooses they come. Whoever begins without them is told why not. */
  protected override languageChosen(language: LanguageId) {
    if (wordsHere(language)) return;
    void readyIn(this.services, language).then(() => isOnStage(this) && this.panel.render());
  }

  /** With the words of its language, as soon as they are here. */
  private grant(action: Exclude<Extract<ChooseAction, object>, { menu: WantedSearch }>) {
    if ('print' in action) return this.print(action.print);
    const wanted = 'start' in action ? action.start : action.share;
    const { list, choice, seed } = wanted;
    void this.withWords(wordSearch.languageOf(list), () => {
      if ('share' in action) return void this.share(wanted);
      this.askFor(setupOf(list, choice, seed || this.newSeed()));
    });
  }

  private print({ list, choice, seed }: WantedSearch) {
    void this.withWords(wordSearch.languageOf(list), () => {
      const setup = setupOf(list, choice, seed || this.newSeed());
      void printSearch(this.texts, this.services, this.dialog, setup);
    });
  }

  private share({ list, choice, seed: chosen }: WantedSearch) {
    const { texts, services, dialog, panel } = this;
    let seed = chosen || this.newSeed();
    let typed = seed;
    const text = sharedText(texts, [texts.common.search, nameInLanguage(texts, list)]);
    const print = () => void printSearch(texts, services, dialog, setupOf(list, choice, seed));
    const byChance = dialog.closing(() => panel.setSeed(''));
    return openSharing(services, dialog, () => ({
      says: () => ({ text, url: linkTo(setupOf(list, choice, seed), location.href) }),
      more: [{ sign: 'print', label: texts.common.print, act: print }],
      choice: (renew) => {
        const type = (next: string) => {
          typed = next;
          if (wordSearch.isSeed(next)) seed = next;
          renew();
        };
        return seedChoice(texts, { typed, type, another: () => type(this.newSeed()), byChance });
      },
      closed: () => panel.setSeed(seed),
    }));
  }

  private openTables(scores: HighScores, lists: OwnLists) {
    const { panel } = this;
    void openScoreTables(this.texts, this.dialog, {
      scores,
      category: panel.chosen.list,
      rules: panel.chosen.rules,
      now: () => Date.now(),
      language: this.services.preferences.now.words,
      listOf: (id) => shippedList(id) ?? lists.all.map(wordSearch.ownList).find((own) => own.id === id),
      play: (list, { directions, seed }, rules) =>
        void this.withWords(wordSearch.languageOf(list), () =>
          this.askFor(setupOf(list, { ...panel.chosen, rules, directions }, seed)),
        ),
      cleared: () => void panel.readBest(),
    });
  }

  /** A link has led here. */
  private openInvitation(setup: wordSearch.Setup) {
    const { texts, dialog } = this;
    const play = () => {
      dialog.close();
      this.askFor(setup);
    };
    dialog.open(
      'confirm',
      () => texts.search.choose.share.invited,
      () => invitationPanel(texts, setup, { play, close: dialog.close }),
      dialog.close,
    );
  }

  private async withWords(language: LanguageId, act: (words: wordSearch.LanguageWords) => void) {
    const words = await readyIn(this.services, language);
    if (!isOnStage(this)) return;
    if (typeof words === 'function') this.panel.notify(words);
    else act(words);
  }

  private askFor(setup: wordSearch.Setup) {
    this.askToBegin(() => void this.begin(setup));
  }

  private async begin(setup: wordSearch.Setup) {
    const { services } = this;
    const match = SearchMatch.fresh(setup);
    if (!(await new SearchRecorder(services).begin(match))) return;
    services.saves.search = match;
    goTo(this, 'WordSearch');
  }

  private newSeed(): string {
    return wordSearch.tidySeed(this.services.newSeed());
  }
}

/** The searches that can be made of what was missed or laid in the other games. */
function searchesFrom(all: AllToSeek, texts: SearchTexts, begin: (own: wordSearch.OwnList) => void): ToSeekShown[] {
  const { common, forms, search } = texts;
  const { lists: says } = search.choose;
  return seekSources.flatMap((source) => {
    const { language, day, words } = all[source] ?? {};
    if (!language || !day || !words) return [];
    const decent = words.filter((word) => !isRude(word));
    const among = wordSearch.wordsAmong(decent, language);
    if (!among) return [];
    const isMissed = source === 'missed';
    const name = () => (isMissed ? common.missedWords : says.played);
    return {
      name,
      means: () => (isMissed ? says.missedMeans : says.playedMeans)({ day: forms.day(dateOf(day)) }),
      begin: () => begin({ name: name(), language, words: among }),
    };
  });
}
