import { html, nothing } from 'lit-html';
import type { LanguageId } from '../../engine/alphabet/languages';
import { watchPointer } from '../../shared/mascots/watching';
import { segments } from '../../shared/panels/controls';
import { ask, type Dialog } from '../../shared/panels/dialog';
import { languageChoice } from '../../shared/panels/language-choice';
import { Layer } from '../../shared/panels/layer';
import type { LetterKeysOpen } from '../../shared/panels/letter-keys';
import type { SearchTexts, Sentence } from '../../texts/texts';
import { listOf, type SearchChoice, turnWay } from '../play/choice';
import type { Imported, OwnLists } from '../play/own-lists';
import * as wordSearch from '../rules';
import { nameInLanguage } from './category-name';
import { chooseCompass } from './choose-compass';
import {
  type BestOf,
  chooseDaily,
  chooseGallery,
  chooseOwn,
  choosePlaque,
  type ToSeekShown,
} from './choose-lists';
import { openShare } from './choose-share';
import { OwnDesk } from './list-editor';
import { type BarButton, searchBar } from './search-bar';

/** What whoever chooses a search can wish for, and what is shown of the last one. */
interface ChooseWishes {
  lists: OwnLists;
  choice: SearchChoice;
  best: BestOf;
  /** Of the other games. */
  toSeek: readonly ToSeekShown[];
  notice: Sentence | undefined;
  dialog: Dialog;
  /** Of the next game. */
  languages: { readonly now: LanguageId; choose(language: LanguageId): void };
  today(): Date;
  newSeed(): string;
  bar(): BarButton[];
  start(list: wordSearch.WordList, choice: SearchChoice, seed: string): void;
  playToday(): void;
  /** The letters beside what is written. */
  keys: LetterKeysOpen;
  /** Opens what shares a list, as soon as its words are here. */
  share(list: wordSearch.WordList, open: () => void): void;
  link(list: wordSearch.WordList, choice: SearchChoice, seed: string): string;
  print(list: wordSearch.WordList, choice: SearchChoice, seed: string): void;
  /** Reads a file; what is wrong with it is told in words. */
  import(file: File): Promise<Imported | Sentence>;
  export(lists: readonly wordSearch.OwnList[]): void;
  /** A list has another name than the one it had under this id. */
  renamed(from: string, list: wordSearch.WordList): void;
  /** A page of one's own is made for others. */
  forClass(): void;
  remember(choice: SearchChoice): void;
  back(): void;
}

/** So wide is the scene from where its bar has room for what the language is called. */
const namedFrom = 700;

type View = 'lists' | 'compass' | 'editor';

/** What to search for, which ways and for how long. */
export class ChoosePanel {
  private readonly layer: Layer;
  private readonly stopWatching: () => void;
  private choice: SearchChoice;
  private best: BestOf;
  private view: View = 'lists';
  private tab: 'pages' | 'own' = 'pages';
  private query = '';
  /** Empty: chance decides. */
  private seed = '';
  private refused: wordSearch.Direction | undefined;
  private readonly desk: OwnDesk;
  private notice: Sentence | undefined;

  constructor(
    private readonly texts: SearchTexts,
    parent: HTMLElement,
    private readonly options: ChooseWishes,
  ) {
    this.choice = options.choice;
    this.best = options.best;
    this.notice = options.notice;
    this.desk = new OwnDesk(texts, {
      lists: options.lists,
      language: () => this.options.languages.now,
      keys: options.keys,
      import: options.import,
      export: options.export,
      renamed: options.renamed,
      changed: () => this.render(),
      opened: () => this.turnTo('editor', '#list-name'),
      closed: (list) => this.backFromDesk(list),
    });
    this.layer = new Layer(parent, 'screen search search-choose');
    this.stopWatching = watchPointer(this.layer.element);
    this.choice = { ...this.choice, list: this.list.id };
    this.tab = wordSearch.pageOf(this.choice.list) ? 'pages' : 'own';
    this.render();
    this.element.querySelector('.chosen')?.scrollIntoView({ block: 'nearest' });
    addEventListener('keydown', this.press);
    this.element.addEventListener('cancel', () => this.back());
  }

  remove() {
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
  showBest(best: BestOf) {
    this.best = best;
    this.render();
  }

  get chosen(): SearchChoice {
    return this.choice;
  }

  print() {
    this.options.print(this.list, this.choice, this.seed);
  }

  notify(notice: Sentence) {
    this.change(() => (this.notice = notice));
  }

  render() {
    this.element.toggleAttribute('data-aside', this.view !== 'lists');
    this.layer.render(() => (this.view === 'lists' ? this.lists() : html`${this.bar()}${this.otherView()}`));
  }

  private get element() {
    return this.layer.element;
  }

  private get list(): wordSearch.WordList {
    return listOf(this.options.lists, this.choice, this.options.languages.now);
  }

  private bar() {
    const { choose } = this.texts.search;
    const middle =
      this.view === 'editor'
        ? html`<h1 class="unseen-narrow">${choose.editor.title}</h1>`
        : this.view === 'lists'
          ? html`<span class="line" .style=${'justify-content:end'}>${languageChoice(this.texts, {
              now: this.options.languages.now,
              choose: (language) => this.speak(language),
              namedFrom,
            })}</span>`
          : nothing;
    return searchBar(
      this.texts,
      { label: choose.back, act: () => this.back() },
      middle,
      this.options.bar(),
      this.view === 'lists',
    );
  }

  private lists() {
    const { texts, options, choice, best } = this;
    const { choose } = texts.search;
    const own = options.lists.all;
    const start = (event: Event) => {
      event.preventDefault();
      options.start(this.list, choice, this.seed);
    };
    return html`${this.bar()}${this.notice ? html`<p class="notice" role="alert">${this.notice()}</p>` : nothing}
      <form class="search-page choose-page tab-${this.tab}" @submit=${start} novalidate>
      ${chooseDaily(this.texts, options.today(), options.playToday)}
      <div class="choose-tabs">${segments({
        name: 'choose-tab',
        label: choose.tabs,
        values: ['pages', 'own'] as const,
        texts: {
          pages: choose.pages(wordSearch.pagesOf(this.options.languages.now).length),
          own: choose.ownTab(own.length),
        },
        chosen: this.tab,
        change: (tab) => this.change(() => (this.tab = tab)),
      })}</div>
      ${chooseGallery(this.texts, {
        language: this.options.languages.now,
        chosen: choice.list,
        best,
        query: this.query,
        choose: (list) => this.choose({ list }),
        find: (query) => this.change(() => (this.query = query)),
      })}
      ${chooseOwn(this.texts, {
        ...{ toSeek: options.toSeek, lists: own },
        chosen: choice.list,
        best,
        said: this.desk.said,
        choose: (list) => this.choose({ list }),
        edit: (at) => this.desk.open(at),
        importFile: (file) => void this.desk.import(file),
        exportAll: () => options.export(own),
        forClass: options.forClass,
      })}
      ${choosePlaque(this.texts, {
        choice,
        list: this.list,
        best: best(choice.list),
        seed: this.seed,
        changeWays: () => this.turnTo('compass', '.way'),
        setClock: (clock) => this.choose({ clock }),
        share: () => this.share(),
      })}
    </form>`;
  }

  private otherView() {
    if (this.desk.editor) return this.desk.editor.template();
    return chooseCompass(this.texts, {
      choice: this.choice,
      words: this.list.words,
      language: wordSearch.languageOf(this.list),
      refused: this.refused,
      turn: (way) => this.turn(way),
      setWays: (ways) => this.choose({ directions: wordSearch.inOrder(ways) }),
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
    this.options.languages.choose(language);
    this.query = '';
    this.notice = undefined;
    this.choose({ list: this.list.id });
  }

  private choose(part: Partial<SearchChoice>) {
    this.choice = { ...this.choice, ...part };
    this.refused = undefined;
    this.options.remember(this.choice);
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
    const { desk, options } = this;
    if (this.view === 'lists') options.back();
    else if (this.view === 'compass') this.turnTo('lists', '.plaque-ways');
    else if (desk.editor?.hasChanged) this.askToLeave();
    else desk.close();
  }

  private askToLeave() {
    const { dialog } = this.options;
    const close = () => dialog.close();
    const leave = () => {
      close();
      this.desk.close();
    };
    const { editor } = this.texts.search.choose;
    const question = () => ({
      title: editor.discard,
      means: editor.discardMeans,
      safe: { label: editor.goOn, act: close },
      other: { label: editor.throwAway, act: leave },
    });
    ask(dialog, question, close);
  }

  private readonly press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || this.options.dialog.isOpen || event.isComposing)
      return;
    if (this.view === 'lists' || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    this.back();
  };

  private share() {
    const { list, choice, options } = this;
    const open = () =>
      openShare(this.texts, options.dialog, {
        seed: this.seed,
        about: this.texts.search.choose.share.about(nameInLanguage(this.texts, list)),
        newSeed: options.newSeed,
        link: (seed) => options.link(list, choice, seed),
        print: (seed) => options.print(list, choice, seed),
        closed: (seed) => this.change(() => (this.seed = seed)),
      });
    options.share(list, open);
  }
}
