import '../panels/worksheets/styles.css';
import Phaser from 'phaser';
import { Dialog } from '../../shared/panels/dialog';
import { letterKeysIn } from '../../shared/panels/letter-keys';
import { openSettings } from '../../shared/panels/settings-panel';
import { pageTicker } from '../../shared/platform/page-time';
import { goTo, isOnStage, visit } from '../../shared/scenes/go-to';
import { SceneScope } from '../../shared/scenes/scene-scope';
import type { Services } from '../../shared/scenes/services';
import type { SearchTexts, Sentence } from '../../texts/texts';
import { type Laid, MakePanel, SentPanel } from '../panels/worksheets/worksheet-panels';
import { SearchMatch } from '../play/match';
import { wordsHere } from '../play/words';
import { draftKey, readDraft, type SheetDraft, worksheetOf } from '../play/worksheet';
import * as wordSearch from '../rules';
import { readyIn } from './opening';
import type { PlayedSheet } from './play';
import { printSheet, shareSheet } from './print';

/** So long the page does nothing else, at most. */
const pieceMs = 8;

/** What a laying comes to; undefined once nobody waits for it any more. The page goes on meanwhile. */
export async function laidInPieces<Laid>(
  laying: Generator<undefined, Laid>,
  isWanted: () => boolean,
): Promise<Laid | undefined> {
  const channel = new MessageChannel();
  try {
    while (isWanted()) {
      const until = performance.now() + pieceMs;
      do {
        const { done, value } = laying.next();
        if (done) return value;
      } while (performance.now() < until);
      // Sooner than a timer, which waits four milliseconds each time.
      await new Promise((resolve) => {
        channel.port1.onmessage = resolve;
        channel.port2.postMessage(undefined);
      });
    }
    return undefined;
  } finally {
    channel.port1.close();
  }
}

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
  private asSaved: SheetDraft | undefined;
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
    const saved = await services.storage.get(draftKey);
    if (!isHere()) return;
    this.draft = readDraft(saved, services.preferences.now.words, this.newSeed());
    this.asSaved = this.draft;
    this.check = wordSearch.checkWorksheet(worksheetOf(this.draft));
    this.laid = undefined;
    this.laidOf = undefined;
    this.notice = undefined;
    const dialog = new Dialog(services.root);
    this.panel = new MakePanel(this.texts, services.root, this.made, letterKeysIn(services), (action) => {
      if (typeof action === 'object') return this.change(action);
      switch (action) {
        case 'another':
          return this.change({ seed: this.newSeed(), isApart: true });
        case 'settings':
          return openSettings(services, dialog);
        case 'back':
          return goTo(this, 'SearchChoose');
        default:
          return void this.handOut(action, dialog);
      }
    });
    new SceneScope(this, services).whenLeft(
      () => this.cancel(),
      () => this.panel.remove(),
      () => dialog.remove(),
      services.preferences.listen(() => this.show()),
    );
    void this.lay();
  }

  private get made() {
    const { draft, check, laid, notice } = this;
    return { draft, check, laid, notice };
  }

  private show() {
    this.panel.show(this.made);
  }

  private change(part: Partial<SheetDraft>) {
    this.draft = { ...this.draft, ...part };
    void this.services.storage.set(draftKey, this.draft);
    this.check = wordSearch.checkWorksheet(worksheetOf(this.draft));
    this.cancel();
    this.cancel = pageTicker.after(restMs, () => void this.lay());
    // What was laid is another page now.
    if (!this.check.sound) this.laid = undefined;
    this.show();
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
    this.show();
  }

  private seedsFor(draft: SheetDraft): string[] {
    const isOpen = draft !== this.asSaved && draft.isApart && draft.message !== '';
    return [draft.seed, ...Array.from({ length: isOpen ? mostSeeds - 1 : 0 }, () => this.newSeed())];
  }

  /** The page as it is, if there is one: played here, printed, or given away by its link. */
  private async handOut(how: 'play' | 'print' | 'link', dialog: Dialog) {
    await this.lay();
    const { draft, laid, texts, services } = this;
    if (this.laidOf !== draft || !laid || 'code' in laid || !isOnStage(this)) return;
    const sheet = worksheetOf(draft);
    const text = wordSearch.worksheetText(sheet, laid.grid);
    if (text === undefined) return;
    if (how === 'print') void printSheet(texts, services, dialog, { sheet, layout: laid, text });
    else if (how === 'link') void shareSheet(texts, services, dialog, { sheet, text });
    else {
      const match = SearchMatch.ofSheet(sheet, laid);
      goTo(this, 'WordSearch', { sheet: text, match, isMade: true } satisfies PlayedSheet);
    }
  }

  private newSeed(): string {
    return wordSearch.tidySeed(this.services.newSeed());
  }
}

/** A page of a class that came with a link. Nothing of it is kept on this device. */
export class SheetSent extends Phaser.Scene {
  constructor(
    private readonly texts: SearchTexts,
    private readonly services: Services,
  ) {
    super('SheetSent');
  }

  private layout: wordSearch.Layout | undefined;

  async create({ sheet: text = '' }: { sheet?: string }) {
    const { services } = this;
    const isHere = visit(this);
    let now: wordSearch.Worksheet | Sentence | undefined;
    const panel = new SentPanel(this.texts, services.root, {
      now: () => (typeof now === 'function' ? now() : now),
      start: () => {
        const { layout } = this;
        if (typeof now !== 'object' || !layout) return;
        const match = SearchMatch.ofSheet(now, layout);
        goTo(this, 'WordSearch', { sheet: text, match, isMade: false } satisfies PlayedSheet);
      },
      back: () => goTo(this, 'Menu'),
    });
    new SceneScope(this, services).whenLeft(() => panel.remove());
    const found = await this.read(text);
    if (!isHere()) return;
    now = found;
    panel.render();
  }

  private async read(text: string): Promise<wordSearch.Worksheet | Sentence> {
    const { opening } = this.texts.transfer;
    const sent = wordSearch.readWorksheetText(text);
    if (typeof sent === 'string') return () => opening.faults[sent];
    const words = await readyIn(this.services, sent.sheet.language);
    if (typeof words === 'function') return words;
    const layout = await laidInPieces(wordSearch.layingOf(sent.sheet, words), () => isOnStage(this));
    // The words that are at hand must lay the letters that were sent.
    this.layout = layout && 'grid' in layout && sent.isOf(layout.grid) ? layout : undefined;
    return this.layout ? sent.sheet : () => this.texts.search.worksheets.otherLetters;
  }
}
