import Phaser from 'phaser';
import { wordSearch } from '../../core';
import { lastSearchKey, readChoice, type SearchChoice } from '../../match/search/choice';
import { family } from '../../match/search/family';
import { HighScores } from '../../match/search/high-scores';
import { readListsFrom } from '../../match/search/list-import';
import { OwnLists } from '../../match/search/own-lists';
import { searchStanding } from '../../match/search/search-keeping';
import { dayOf, linkTo, sharedIn } from '../../match/search/shared-link';
import { Dialog } from '../../panels/dialog';
import { askPanel } from '../../panels/search/ask-panel';
import { ChoosePanel } from '../../panels/search/choose-panel';
import { invitationPanel } from '../../panels/search/invitation-panel';
import { openSearchHelp } from '../../panels/search/play-help';
import { openScoreTables } from '../../panels/search/score-tables';
import type { BarButton } from '../../panels/search/search-bar';
import { openSettings } from '../../panels/settings-panel';
import { saveFile } from '../../platform/save-file';
import { en } from '../../texts/en';
import { enSearchEnd } from '../../texts/en-search-end';
import { enSearchPlay } from '../../texts/en-search-play';
import { goTo } from '../go-to';
import type { House } from '../house';

const text = en.searchChoose;

/** Choosing what to search for: a category, a list of one's own, the grid of the day or one that a friend sent. */
export class SearchChoose extends Phaser.Scene {
  constructor(private readonly house: House) {
    super('SearchChoose');
  }

  async create() {
    const { house } = this;
    const lists = new OwnLists(house.sealed);
    const scores = new HighScores(house.sealed);
    const choice = readChoice(await house.storage.get(lastSearchKey));
    const found = await lists.load();
    const { shelf, lost } = await scores.read();
    if (!this.scene.isActive()) return;
    if (lost) house.notice = enSearchEnd.table.lost;
    if (found === 'damaged') house.notice = text.damaged;
    this.show(lists, scores, choice, bestIn(shelf.tables));
  }

  private show(lists: OwnLists, scores: HighScores, choice: SearchChoice, best: ReturnType<typeof bestIn>) {
    const { house } = this;
    const dialog = new Dialog(house.root);
    const setupOf = (list: wordSearch.WordList, { directions, clock }: SearchChoice, seed: string) => ({
      ...{ list, directions, clock, seed },
      filter: family().id,
    });
    const invited = takeShared();
    if (typeof invited === 'string') house.notice = text.share.faults[invited];
    const panel = new ChoosePanel(house.root, {
      lists,
      choice,
      best,
      notice: house.notice,
      dialog,
      today: () => new Date(),
      newSeed: () => this.newSeed(),
      bar: () => this.bar(dialog, scores, () => panel),
      start: (list, chosen, seed) => this.askToBegin(setupOf(list, chosen, seed || this.newSeed()), dialog),
      playToday: () => {
        const setup = wordSearch.dailySetup(dayOf(new Date()), family().id);
        if (setup) this.askToBegin(setup, dialog);
      },
      link: (list, chosen, seed) => linkTo(setupOf(list, chosen, seed), location.href),
      import: (file) => readListsFrom(file, lists, text),
      export: (own) =>
        saveFile(text.own.fileName, new Blob([wordSearch.writeListFile(own)], { type: 'application/json' })),
      remember: (chosen) => void house.storage.set(lastSearchKey, chosen),
      back: () => goTo(this, 'Menu'),
    });
    house.notice = undefined;
    const invite = () => {
      const shared = takeShared();
      if (typeof shared === 'string') panel.tell(text.share.faults[shared]);
      else if (shared) this.invite(shared, dialog);
    };
    if (typeof invited === 'object') this.invite(invited, dialog);
    addEventListener('hashchange', invite);
    const press = (event: KeyboardEvent) => {
      if (event.key !== '?' || dialog.isOpen || isTyping(event)) return;
      event.preventDefault();
      openSearchHelp(dialog);
    };
    addEventListener('keydown', press);
    const stopListening = house.preferences.listen(() => panel.draw());
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, () => {
      removeEventListener('hashchange', invite);
      removeEventListener('keydown', press);
      stopListening();
      dialog.remove();
      panel.remove();
    });
  }

  private bar(dialog: Dialog, scores: HighScores, panel: () => ChoosePanel): BarButton[] {
    const { preferences } = this.house;
    const { muted } = preferences.now;
    const refresh = async () => panel().showBest(bestIn((await scores.read()).shelf.tables));
    return [
      {
        sign: 'trophy',
        label: text.scores,
        act: () =>
          void openScoreTables(dialog, {
            scores,
            category: panel().category,
            now: () => Date.now(),
            cleared: () => void refresh(),
          }),
      },
      {
        sign: muted ? 'mute' : 'sound',
        label: text.sound,
        pressed: !muted,
        act: () => preferences.change({ muted: !preferences.now.muted }),
      },
      { sign: 'help', label: enSearchPlay.howTo.title, act: () => openSearchHelp(dialog) },
      { sign: 'gear', label: text.settings, onlyWide: true, act: () => openSettings(dialog, preferences) },
    ];
  }

  /** A link has led here. */
  private invite(setup: wordSearch.Setup, dialog: Dialog) {
    const close = () => dialog.close();
    const play = () => {
      close();
      this.askToBegin(setup, dialog);
    };
    dialog.open('confirm', text.share.invited, invitationPanel(setup, { play, close }), close);
  }

  /** A search under way is not ended without a word. */
  private askToBegin(setup: wordSearch.Setup, dialog: Dialog) {
    if (!searchStanding(this.house.search)) {
      this.begin(setup);
      return;
    }
    const { title, means, goOn, anew } = text.underWay;
    const panel = askPanel(
      title,
      means,
      { label: goOn, act: () => goTo(this, 'WordSearch') },
      { label: anew, act: () => this.begin(setup) },
    );
    dialog.open('confirm', title, panel, () => dialog.close());
  }

  private begin(setup: wordSearch.Setup) {
    const engine = new wordSearch.GameEngine(setup, family());
    engine.dispatch({ type: 'begin' });
    this.house.search = engine;
    goTo(this, 'WordSearch');
  }

  /** One that an address names may be longer than a seed can be. */
  private newSeed(): string {
    return this.house
      .newSeed()
      .slice(0, wordSearch.longestSeed)
      .replace(/\p{Cs}/gu, '');
  }
}

const isTyping = ({ target }: Event) =>
  target instanceof Element && target.matches('input:not([type="radio"]), textarea');

const bestIn = (tables: wordSearch.ScoreTables) => (list: string) => wordSearch.tableOf(tables, list).at(0);

/** What the address of the page has for this game, once: it must not come again with every reload. */
function takeShared() {
  const shared = sharedIn(location.hash, family().id);
  if (shared !== undefined) history.replaceState(history.state, '', location.href.replace(/#.*$/s, ''));
  return shared;
}
