import Phaser from 'phaser';
import type { Lexicon } from '../core/lexicon';
import { lastRoundKey } from '../match/scramble/choice';
import { keptRound, roundPlace } from '../match/scramble/keeping';
import { lastDailyKey, lastSearchKey } from '../match/search/choice';
import { family } from '../match/search/family';
import { keptSearch, searchPlace } from '../match/search/keeping';
import { openKept } from '../match/set-aside';
import { finishedGame, finishedPlace, gamePlace, keptGame } from '../match/wordbler/keeping';
import { lastTableKey } from '../match/wordbler/last-table';
import { BootPanel } from '../panels/boot-panel';
import { loadFonts } from '../platform/fonts';
import { DictionaryError } from '../worker/dictionary-error';
import { finishWhatCame } from './finish-what-came';
import { goTo } from './go-to';
import type { House } from './house';
import { Journey } from './journey';

/** What games leave behind that were played. */
const traces = {
  wordbler: [gamePlace, finishedPlace, lastTableKey],
  search: [searchPlace, lastSearchKey, lastDailyKey],
  scramble: [roundPlace, lastRoundKey],
};

/** Loads the dictionary, in the worker, and says how far it is. */
export class Boot extends Phaser.Scene {
  constructor(private readonly house: House) {
    super('Boot');
  }

  create() {
    const panel = new BootPanel(this.house.texts, this.house.root);
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, () => panel.remove());
    performance.mark('first-scene');
    void this.loadWords(panel);
  }

  private async loadWords(panel: BootPanel) {
    panel.showProgress(0);
    const fonts = loadFonts();
    try {
      this.house.words = await this.house.dictionary.load((share) => panel.showProgress(share));
    } catch (error) {
      if (!(error instanceof DictionaryError)) throw error;
      panel.showFailure(error.code, () => void this.loadWords(panel));
      return;
    }
    if (!(await fonts)) this.house.notice = this.house.texts.boot.noFont;
    await this.house.storage.outliveThePage();
    await finishWhatCame(this.house);
    await this.house.preferences.load();
    await this.house.lessons.load(traces);
    await this.findKept(this.house.words);
    const { scene, data } = new Journey(this.game, this.house).begin(this.lastResult);
    goTo(this, scene, data);
  }

  /** The result that was looked at when the page was left, or else the menu. */
  private get lastResult() {
    const { finished, search, round } = this.house;
    if (finished) return 'GameOver';
    // A score may still be without a name.
    if (search?.state.phase === 'over') return 'SearchSummary';
    return round?.state.phase === 'over' ? 'ScrambleResult' : 'Menu';
  }

  private async findKept(words: Lexicon) {
    const { house } = this;
    const { saves, searchSaves } = house.texts;
    const finished = await this.open(finishedPlace, saves, (from) => finishedGame(from, words));
    if (finished) house.finished = { match: finished, picture: undefined };
    house.match = await this.open(gamePlace, saves, (from) => keptGame(from, words));
    house.search = await this.open(searchPlace, searchSaves, (from) => keptSearch(from, family()));
    house.round = await this.open(roundPlace, saves, (from) => keptRound(from, words));
  }

  private async open<Game extends object, Reason extends string>(
    place: string,
    reasons: Readonly<Record<Reason, string>>,
    open: Parameters<typeof openKept<Game, Reason>>[2],
  ): Promise<Game | undefined> {
    const { storage, unopened } = this.house;
    const opened = await openKept(storage, place, open);
    for (const { value, reason } of opened.unopened) unopened.push({ place, value, why: reasons[reason] });
    return opened.game;
  }
}
