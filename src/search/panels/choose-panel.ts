import { html, nothing } from 'lit-html';
import type { LanguageId } from '../../engine/alphabet/languages';
import { watchPointer } from '../../shared/mascots/bird-motion';
import { segments } from '../../shared/panels/controls';
import { confirm, type Dialog, openToCopy } from '../../shared/panels/dialog';
import { languageChoice } from '../../shared/panels/language-choice';
import { Layer } from '../../shared/panels/layer';
import type { LetterKeysOpen } from '../../shared/panels/letter-keys';
import type { PageServices } from '../../shared/panels/page-services';
import { headTool, screenHead } from '../../shared/panels/screen-head';
import { saveFile } from '../../shared/platform/files';
import type { SearchTexts, Sentence } from '../../texts/texts';
import { listOf, rulesFor, type SearchChoice, turnWay } from '../play/choice';
import { bestIn, type HighScores } from '../play/high-scores';
import { lastSearchKey } from '../play/menu-facts';
import type { OwnLists } from '../play/own-lists';
import * as wordSearch from '../rules';
import { chooseDaily, chooseGallery, chooseOwn, choosePlaque, type ToSeekShown } from './choose-lists';
import { chooseCompass } from './compass';
import { OwnDesk } from './list-editor';

type Best = ReturnType<typeof bestIn>;

/** What is offered, and what was chosen last. */
interface ChooseOffer {
  lists: OwnLists;
  scores: HighScores;
  choice: SearchChoice;
  best: Best;
  /** Of the other games. */
  toSeek: readonly ToSeekShown[];
  notice: Sentence | undefined;
  dialog: Dialog;
  /** Of the next game. */
  languages: { readonly now: LanguageId; choose(language: LanguageId): void };
  /** The letters beside what is written. */
  keys: LetterKeysOpen;
}

/** A grid that is asked for; without a seed chance decides. */
export interface WantedSearch {
  list: wordSearch.WordList;
  choice: SearchChoice;
  seed: string;
}

/** What a button asks of the scene. */
export type ChooseAction =
  | 'back'
  | 'playToday'
  | 'forClass'
  | { start: WantedSearch }
  | { print: WantedSearch }
  /** What else can be done. */
  | { menu: WantedSearch }
  /** To be shared as soon as its words are here. */
  | { share: WantedSearch };

/** So wide is the scene from where its bar has room for what the language is called. */
const namedFrom = 700;

type View = 'lists' | 'compass' | 'editor';

/** What to search for, which ways and for how long. */
export class ChoosePanel {
  private readonly layer: Layer;
  private readonly stopWatching: () => void;
  private choice: SearchChoice;
  private best: Best;
  private view: View = 'lists';
  private tab: 'pages' | 'own' = 'pages';
  private query = '';
  /** Empty: chance decides. */
  private seed = '';
  private refused: wordSearch.Direction | undefined;
  private readonly desk: OwnDesk;
  private notice: Sentence | undefined;
  private isGone = false;

  constructor(
    private readonly texts: SearchTexts,
    private readonly services: Pick<PageServices, 'root' | 'preferences' | 'storage' | 'newSeed' | 'spoken'>,
    private readonly offer: ChooseOffer,
    private readonly act: (action: ChooseAction) => void,
  ) {
    this.choice = offer.choice;
    this.best = offer.best;
    this.notice = offer.notice;
    this.desk = new OwnDesk(texts, {
      lists: offer.lists,
      languages: offer.languages,
      keys: offer.keys,
      export: (lists) => this.export(lists),
      renamed: (from, list) => void this.rename(from, list),
      changed: () => this.render(),
      opened: () => this.turnTo('editor', '#list-name'),
      closed: (list) => this.backFromDesk(list),
    });
    this.layer = new Layer(services.root, 'screen search search-choose');
    this.stopWatching = watchPointer(this.layer.element);
    this.choice = { ...this.choice, list: this.list.id };
    this.tab = wordSearch.pageOf(this.choice.list) ? 'pages' : 'own';
    this.render();
    this.element.querySelector('.chosen')?.scrollIntoView({ block: 'nearest' });
    addEventListener('keydown', this.press);
    this.element.addEventListener('cancel', () => this.back());
  }

  remove() {
    this.isGone = true;
    removeEventListener('keydown', this.press);
    this.stopWatching();
    this.element.removeAttribute('data-aside');
    this.layer.remove();
  }

  /** A file of lists that was brought in, and what came of it. */
  takeLists(file: File) {
    this.change(() => (this.tab = 'own'));
    void this.desk.import(file);
  }

  /** The high scores have changed. */
  async readBest() {
    const { shelf } = await this.offer.scores.read();
    if (this.isGone) return;
    this.best = bestIn(shelf);
    this.render();
  }

  get chosen(): SearchChoice {
    return this.choice;
  }

  notify(notice: Sentence) {
    this.change(() => (this.notice = notice));
  }

  render() {
    this.element.toggleAttribute('data-aside', this.view !== 'lists');
    this.layer.render(() => (this.view === 'lists' ? this.lists() : html`${this.head()}${this.otherView()}`));
  }

  private get element() {
    return this.layer.element;
  }

  private get list(): wordSearch.WordList {
    const { lists, languages } = this.offer;
    return listOf(lists, this.choice, languages.now);
  }

  private get wanted(): WantedSearch {
    const { list, choice, seed } = this;
    return { list, choice, seed };
  }

  private head() {
    const { texts, view } = this;
    const { common, menu } = texts;
    const title = { lists: common.search, editor: menu.ownList, compass: common.directions }[view];
    const language = () =>
      languageChoice(texts, {
        now: this.offer.languages.now,
        choose: (own) => this.speak(own),
        namedFrom,
      });
    return screenHead(
      { title, back: common.back, leave: () => this.back() },
      view === 'lists'
        ? html`${language()}${headTool({
            sign: 'menu',
            label: common.menu,
            act: () => this.act({ menu: this.wanted }),
          })}`
        : nothing,
    );
  }

  private lists() {
    const { texts, offer, choice } = this;
    const { list } = this;
    const rules = rulesFor(list, choice);
    const best = (id: string) => this.best(id, rules);
    const { choose } = texts.search;
    const own = offer.lists.all;
    const start = (event: Event) => {
      event.preventDefault();
      this.act({ start: this.wanted });
    };
    return html`${this.head()}${this.notice ? html`<p class="notice" role="alert">${this.notice()}</p>` : nothing}
      <form class="search-page choose-page tab-${this.tab}" @submit=${start} novalidate>
      ${chooseDaily(this.texts, new Date(), () => this.act('playToday'))}
      <div class="choose-tabs">${segments({
        name: 'choose-tab',
        label: choose.tabs,
        values: ['pages', 'own'] as const,
        texts: {
          pages: this.texts.menu.games.search.more,
          own: choose.lists.title,
        },
        chosen: this.tab,
        change: (tab) => this.change(() => (this.tab = tab)),
      })}</div>
      ${chooseGallery(this.texts, {
        language: this.offer.languages.now,
        chosen: choice.list,
        best,
        query: this.query,
        choose: (list) => this.choose({ list }),
        find: (query) => this.change(() => (this.query = query)),
      })}
      ${chooseOwn(this.texts, {
        toSeek: offer.toSeek,
        lists: own,
        chosen: choice.list,
        best,
        said: this.desk.said,
        choose: (list) => this.choose({ list }),
        edit: (at) => this.desk.open(at),
        importFile: (file) => void this.desk.import(file),
        exportAll: () => this.export(own),
        forClass: () => this.act('forClass'),
      })}
      ${choosePlaque(this.texts, {
        choice: { ...choice, rules },
        list,
        areForeign: wordSearch.languageOf(list) === 'en' && this.services.spoken.language !== 'en',
        best: best(choice.list),
        seed: this.seed,
        changeWays: () => this.turnTo('compass', '.way'),
        setRules: (rules) => this.choose({ rules }),
        share: () => this.share(),
      })}
    </form>`;
  }

  private otherView() {
    if (this.desk.editor) return this.desk.editor.template();
    const { list, choice } = this;
    return chooseCompass(this.texts, {
      choice: { ...choice, rules: rulesFor(list, choice) },
      list,
      refused: this.refused,
      turn: (way) => this.turn(way),
      setWays: (ways) => this.choose({ directions: wordSearch.inOrder(ways) }),
      setRules: (rules) => this.choose({ rules }),
      setClock: (clock) => this.choose({ clock }),
      capBonus: (cappedBonus) => this.choose({ cappedBonus }),
      done: () => this.back(),
    });
  }

  private change(act: () => void) {
    act();
    this.render();
  }

  /** What ships in another language is another list; one's own stays chosen. */
  private speak(language: LanguageId) {
    this.offer.languages.choose(language);
    this.query = '';
    this.notice = undefined;
    this.choose({ list: this.list.id });
  }

  private choose(part: Partial<SearchChoice>) {
    this.choice = { ...this.choice, ...part };
    this.refused = undefined;
    void this.services.storage.set(lastSearchKey, this.choice);
    this.render();
  }

  private turn(way: wordSearch.Direction) {
    const directions = turnWay(this.choice.directions, way);
    if (typeof directions !== 'string') {
      this.choose({ directions });
      return;
    }
    // Taken away and put back, so that it shakes each time and is told again.
    this.change(() => (this.refused = undefined));
    this.change(() => (this.refused = way));
  }

  private turnTo(view: View, focus: string) {
    this.view = view;
    this.notice = undefined;
    this.refused = undefined;
    this.render();
    this.element.querySelector<HTMLElement>(focus)?.focus();
  }

  /** What is chosen may be gone. */
  private backFromDesk(saved: wordSearch.OwnList | undefined) {
    this.tab = 'own';
    if (saved) this.choose({ list: wordSearch.ownList(saved).id });
    else this.choose({ list: this.list.id });
    this.turnTo('lists', saved ? '.own-row.chosen input' : '.own-acts button');
  }

  private back() {
    const { desk } = this;
    if (this.view === 'lists') this.act('back');
    else if (this.view === 'compass') this.turnTo('lists', '.plaque-ways');
    else if (desk.editor?.hasChanged) this.askToLeave();
    else desk.close();
  }

  private askToLeave() {
    const { editor } = this.texts.search.choose;
    const says = () => {
      const { discard, keepEditing, doDiscard } = editor;
      return { title: discard, keep: keepEditing, sure: doDiscard };
    };
    confirm(this.offer.dialog, says, () => this.desk.close());
  }

  private readonly press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || this.offer.dialog.isOpen || event.isComposing) return;
    if (this.view === 'lists' || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    this.back();
  };

  share() {
    this.act({ share: this.wanted });
  }

  /** The seed of the next grid; empty, chance decides. */
  setSeed(seed: string) {
    this.change(() => (this.seed = seed));
  }

  private export(lists: readonly wordSearch.OwnList[]) {
    const { lists: says } = this.texts.search.choose;
    const written = wordSearch.writeListFile(lists);
    const isSaved = saveFile(says.fileName, new Blob([written], { type: 'application/json' }));
    if (!isSaved) openToCopy(this.texts, this.offer.dialog, written, () => this.texts.common.export);
  }

  /** A list has another name than the one it had under this id. */
  private async rename(from: string, list: wordSearch.WordList) {
    await this.offer.scores.rename(from, list);
    await this.readBest();
  }
}
