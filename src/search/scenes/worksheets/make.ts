import Phaser from 'phaser';
import { Dialog } from '../../../shared/panels/dialog';
import { openSettings } from '../../../shared/panels/settings-panel';
import { pageTicker } from '../../../shared/platform/page-time';
import { goTo, isOnStage, visit } from '../../../shared/scenes/go-to';
import { letterKeysIn } from '../../../shared/scenes/letter-keys-in';
import { SceneScope } from '../../../shared/scenes/scene-scope';
import type { Services } from '../../../shared/scenes/services';
import type { SearchTexts, Sentence } from '../../../texts/texts';
import type { BarButton } from '../../panels/search-bar';
import { type Laid, MakePanel } from '../../panels/worksheets/worksheet-panels';
import { SearchRun } from '../../play/search-run';
import { draftKey, readDraft, type SheetDraft, worksheetOf } from '../../play/sheet-draft';
import { wordsHere } from '../../play/words';
import * as wordSearch from '../../rules';
import { readyIn } from '../words';
import { printSheet, shareSheet } from './hand-out';
import { laidInPieces } from './laid-in-pieces';

// While somebody types nothing is laid.
const restMs = 250;
/** So many pages are looked at, at most, for one whose message lies hidden. */
const mostSeeds = 16;

/** Making a page for a class. */
export class SheetMake extends Phaser.Scene {
  private draft!: SheetDraft;
  private check!: wordSearch.SheetCheck;
  private laid: Laid;
  /** Of which draft it was laid. */
  private laidOf: SheetDraft | undefined;
  /** It may be on paper by now, and keeps its letters. */
  private asKept: SheetDraft | undefined;
  private notice: Sentence | undefined;
  private panel!: MakePanel;
  private cancel = () => {};

  constructor(
    private readonly texts: SearchTexts,
    private readonly services: Services,
  ) {
    super('SheetMake');
  }

  async create() {
    const { services } = this;
    const isHere = visit(this);
    const kept = await services.storage.get(draftKey);
    if (!isHere()) return;
    this.draft = readDraft(kept, services.preferences.now.words, this.newSeed());
    this.asKept = this.draft;
    this.check = wordSearch.checkWorksheet(worksheetOf(this.draft));
    this.laid = undefined;
    this.laidOf = undefined;
    this.notice = undefined;
    const dialog = new Dialog(services.root);
    this.panel = new MakePanel(this.texts, services.root, {
      now: () => ({ draft: this.draft, check: this.check, laid: this.laid, notice: this.notice }),
      bar: () => this.bar(dialog),
      keys: letterKeysIn(services),
      change: (part) => this.change(part),
      another: () => this.change({ seed: this.newSeed(), isApart: true }),
      play: () => this.withSheet((sheet, text, layout) => this.play(sheet, text, layout)),
      print: () =>
        this.withSheet(
          (sheet, text, layout) => void printSheet(this.texts, services, dialog, { sheet, layout, text }),
        ),
      link: () =>
        this.withSheet((sheet, text) => void shareSheet(this.texts, services, dialog, { sheet, text })),
      back: () => goTo(this, 'SearchChoose'),
    });
    new SceneScope(this, services).whenLeft(
      () => this.cancel(),
      () => this.panel.remove(),
      () => dialog.remove(),
      services.preferences.listen(() => this.panel.render()),
    );
    void this.lay();
  }

  private bar(dialog: Dialog): BarButton[] {
    return [
      {
        sign: 'gear',
        label: this.texts.search.choose.settings,
        act: () => openSettings(this.services, dialog),
      },
    ];
  }

  private change(part: Partial<SheetDraft>) {
    this.draft = { ...this.draft, ...part };
    void this.services.storage.set(draftKey, this.draft);
    this.check = wordSearch.checkWorksheet(worksheetOf(this.draft));
    this.cancel();
    this.cancel = pageTicker.after(restMs, () => void this.lay());
    // What was laid is another page now.
    if (!this.check.sound) this.laid = undefined;
    this.panel.render();
  }

  /** As it is now; its words may still be on their way. */
  private async lay() {
    this.cancel();
    const { draft } = this;
    if (this.laidOf === draft) return;
    const isWanted = () => isOnStage(this) && draft === this.draft;
    const sheet = worksheetOf(draft);
    const words = wordsHere(sheet.language) ?? (await readyIn(this.services, sheet.language));
    if (!isWanted()) return;
    this.notice = typeof words === 'function' ? words : undefined;
    if (typeof words !== 'function') {
      const laying = wordSearch.layingHidden(sheet, this.seedsFor(draft), words);
      const found = this.check.sound ? await laidInPieces(laying, isWanted) : undefined;
      if (!isWanted()) return;
      this.laid = found?.laid;
      if (found && found.seed !== draft.seed) {
        this.draft = { ...draft, seed: found.seed };
        void this.services.storage.set(draftKey, this.draft);
      }
      this.laidOf = this.draft;
    }
    this.panel.render();
  }

  private seedsFor(draft: SheetDraft): string[] {
    const isOpen = draft !== this.asKept && draft.isApart && draft.message !== '';
    return [draft.seed, ...Array.from({ length: isOpen ? mostSeeds - 1 : 0 }, () => this.newSeed())];
  }

  /** The page as it is, if there is one, and what its link says. */
  private async withSheet(
    act: (sheet: wordSearch.Worksheet, text: string, layout: wordSearch.Layout) => void,
  ) {
    await this.lay();
    const { draft, laid } = this;
    if (this.laidOf !== draft || !laid || 'code' in laid || !isOnStage(this)) return;
    const sheet = worksheetOf(draft);
    const text = wordSearch.worksheetText(sheet, laid.grid);
    if (text !== undefined) act(sheet, text, laid);
  }

  private play(sheet: wordSearch.Worksheet, text: string, layout: wordSearch.Layout) {
    this.services.worksheet = { text, run: SearchRun.ofSheet(sheet, layout), isMade: true };
    goTo(this, 'WordSearch', { sheet: text });
  }

  /** One that an address names may be longer than a seed can be. */
  private newSeed(): string {
    return this.services
      .newSeed()
      .slice(0, wordSearch.longestSeed)
      .replace(/\p{Cs}/gu, '');
  }
}
