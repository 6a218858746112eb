import Phaser from 'phaser';
import { wordSearch } from '../core';
import { forgetRound, keptRound } from '../match/scramble/keep-round';
import { Round } from '../match/scramble/round';
import { family } from '../match/search/family';
import { forgetSearch, keptSearch } from '../match/search/search-keeping';
import { finishedGame, forgetGame, keptGame } from '../match/wordbler/keeping';
import { Match } from '../match/wordbler/match';
import { BootPanel } from '../panels/boot-panel';
import { loadFonts } from '../platform/fonts';
import { wantedPlace } from '../platform/wanted';
import { en } from '../texts/en';
import { enScramble } from '../texts/en-scramble';
import { enSearchPlay } from '../texts/en-search-play';
import { DictionaryError } from '../worker/dictionary-error';
import { goTo } from './go-to';
import type { House } from './house';
import { Later } from './later';
import { sceneFor } from './shared-address';

/** Loads the dictionary, in the worker, and says how far it is. */
export class Boot extends Phaser.Scene {
  constructor(private readonly house: House) {
    super('Boot');
  }

  create() {
    const panel = new BootPanel(this.house.root);
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
    if (!(await fonts)) this.house.notice = en.boot.noFont;
    await this.house.storage.outliveThePage();
    await this.house.preferences.load();
    await this.findKeptGame();
    await this.findKeptSearch();
    await this.findKeptRound();
    await this.findFinishedGame();
    const scene = sceneFor(location.hash);
    goTo(this, scene === 'Menu' ? (this.wanted ?? this.lastResult) : scene);
  }

  /** What the page was loaded anew for, because it had not come. */
  private get wanted() {
    const place = wantedPlace();
    return place !== undefined && this.scene.get(place) instanceof Later ? place : undefined;
  }

  /** The result that was looked at when the page was left, or else the menu. */
  private get lastResult() {
    const { finished, search, round } = this.house;
    if (finished) return 'GameOver';
    // A score may still be without a name.
    if (search?.state.phase === 'over') return 'SearchSummary';
    return round?.state.phase === 'over' ? 'ScrambleResult' : 'Menu';
  }

  private async findFinishedGame() {
    const { storage, words } = this.house;
    const match = words && (await finishedGame(storage, words));
    if (match) this.house.finished = { match, picture: undefined };
  }

  private async findKeptGame() {
    const { storage, words } = this.house;
    const kept = words && (await keptGame(storage, words));
    if (kept instanceof Match) this.house.match = kept;
    else if (kept) {
      this.house.notice = en.select.lostGame(en.saves[kept.reason]);
      await forgetGame(storage);
    }
  }

  private async findKeptSearch() {
    const { storage } = this.house;
    const kept = await keptSearch(storage, family());
    if (kept instanceof wordSearch.GameEngine) this.house.search = kept;
    else if (kept) {
      this.house.notice = enSearchPlay.lost(enSearchPlay.saves[kept.reason]);
      await forgetSearch(storage);
    }
  }

  private async findKeptRound() {
    const { storage, words } = this.house;
    const kept = words && (await keptRound(storage, words));
    if (kept instanceof Round) this.house.round = kept;
    else if (kept) {
      this.house.notice = enScramble.lost(en.saves[kept.reason]);
      await forgetRound(storage);
    }
  }
}
