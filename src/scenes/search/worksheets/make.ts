import Phaser from 'phaser';
import { wordSearch } from '../../../core';
import { SearchRun } from '../../../match/search/search-run';
import { draftKey, readDraft, type SheetDraft, worksheetOf } from '../../../match/search/sheet-draft';
import { wordsHere } from '../../../match/search/words';
import { Dialog } from '../../../panels/dialog';
import type { BarButton } from '../../../panels/search/search-bar';
import { type Laid, MakePanel } from '../../../panels/search/worksheets/make-panel';
import { openSettings } from '../../../panels/settings-panel';
import { pageTicker } from '../../../platform/page-ticker';
import type { SearchTexts, Sentence } from '../../../texts/texts';
import { goTo, isOnStage, visit } from '../../go-to';
import type { House } from '../../house';
import { Sitting } from '../../sitting';
import { readyIn } from '../words';
import { printSheet, shareSheet } from './hand-out';

// While somebody types nothing is laid.
const restMs = 250;

/** Making a page for a class. */
export class SheetMake extends Phaser.Scene {
  private draft!: SheetDraft;
  private check!: wordSearch.SheetCheck;
  private laid: Laid;
  private notice: Sentence | undefined;
  private panel!: MakePanel;
  private cancel = () => {};

  constructor(
    private readonly texts: SearchTexts,
    private readonly house: House,
  ) {
    super('SheetMake');
  }

  async create() {
    const { house } = this;
    const isHere = visit(this);
    const kept = await house.storage.get(draftKey);
    if (!isHere()) return;
    this.draft = readDraft(kept, house.preferences.now.words, this.newSeed());
    this.check = wordSearch.checkWorksheet(worksheetOf(this.draft));
    this.laid = undefined;
    this.notice = undefined;
    const dialog = new Dialog(house.root);
    this.panel = new MakePanel(this.texts, house.root, {
      now: () => ({ draft: this.draft, check: this.check, laid: this.laid, notice: this.notice }),
      bar: () => this.bar(dialog),
      change: (part) => this.change(part),
      another: () => this.change({ seed: this.newSeed() }),
      play: () => this.withSheet((sheet, text) => this.play(sheet, text)),
      print: () =>
        this.withSheet(
          (sheet, text, layout) => void printSheet(this.texts, house, dialog, { sheet, layout, text }),
        ),
      link: () =>
        this.withSheet((sheet, text) => void shareSheet(this.texts, house, dialog, { sheet, text })),
      back: () => goTo(this, 'SearchChoose'),
    });
    new Sitting(this, house).whenLeft(
      () => this.cancel(),
      () => this.panel.remove(),
      () => dialog.remove(),
      house.preferences.listen(() => this.panel.render()),
    );
    void this.lay();
  }

  private bar(dialog: Dialog): BarButton[] {
    return [
      {
        sign: 'gear',
        label: this.texts.search.choose.settings,
        act: () => openSettings(this.house, dialog),
      },
    ];
  }

  private change(part: Partial<SheetDraft>) {
    this.draft = { ...this.draft, ...part };
    void this.house.storage.set(draftKey, this.draft);
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
    const sheet = worksheetOf(this.draft);
    const { language } = sheet;
    const words = wordsHere(language) ?? (await readyIn(this.house, language));
    if (!isOnStage(this) || language !== this.draft.language) return;
    this.notice = typeof words === 'function' ? words : undefined;
    if (typeof words !== 'function')
      this.laid = this.check.sound ? wordSearch.layWorksheet(worksheetOf(this.draft), words) : undefined;
    this.panel.render();
  }

  /** The page as it is, if there is one, and what its link says. */
  private withSheet(act: (sheet: wordSearch.Worksheet, text: string, layout: wordSearch.Layout) => void) {
    const sheet = worksheetOf(this.draft);
    const words = wordsHere(sheet.language);
    if (!words || !this.check.sound) return;
    const layout = wordSearch.layWorksheet(sheet, words);
    const text = 'grid' in layout ? wordSearch.worksheetText(sheet, layout.grid) : undefined;
    if ('grid' in layout && text !== undefined) act(sheet, text, layout);
  }

  private play(sheet: wordSearch.Worksheet, text: string) {
    this.house.worksheet = { text, run: SearchRun.ofSheet(sheet), isMade: true };
    goTo(this, 'WordSearch', { sheet: text });
  }

  /** One that an address names may be longer than a seed can be. */
  private newSeed(): string {
    return this.house
      .newSeed()
      .slice(0, wordSearch.longestSeed)
      .replace(/\p{Cs}/gu, '');
  }
}
