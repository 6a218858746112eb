import Phaser from 'phaser';
import { goTo, isOnStage, visit } from '../../../shared/scenes/go-to';
import { SceneScope } from '../../../shared/scenes/scene-scope';
import type { Services } from '../../../shared/scenes/services';
import type { SearchTexts, Sentence } from '../../../texts/texts';
import { SentPanel } from '../../panels/worksheets/worksheet-panels';
import { SearchRun } from '../../play/search-run';
import * as wordSearch from '../../rules';
import { readyIn } from '../words';
import { laidInPieces } from './laid-in-pieces';

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
      bar: [],
      start: () => {
        const { layout } = this;
        if (typeof now !== 'object' || !layout) return;
        services.worksheet = { text, run: SearchRun.ofSheet(now, layout), isMade: false };
        goTo(this, 'WordSearch', { sheet: text });
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
    const { opening } = this.texts.carrying;
    const sent = wordSearch.readWorksheetText(text);
    if (typeof sent === 'string') return () => opening.faults[sent];
    const words = await readyIn(this.services, sent.sheet.language);
    if (typeof words === 'function') return words;
    const layout = await laidInPieces(wordSearch.layingOf(sent.sheet, words), () => isOnStage(this));
    // The words that are at hand must lay the letters that were sent.
    this.layout = layout && 'grid' in layout && sent.isOf(layout.grid) ? layout : undefined;
    return this.layout ? sent.sheet : () => this.texts.search.sheet.sent.otherLetters;
  }
}
