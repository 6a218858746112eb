import { html, nothing, type TemplateResult } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import { definitionBody } from '../../shared/panels/definition';
import { Dialog } from '../../shared/panels/dialog';
import { icon } from '../../shared/panels/icons';
import type { PageServices } from '../../shared/panels/page-services';
import { pointsIn, tileLetter } from '../../shared/panels/tiles';
import { type DefinitionState, definitionAtOnce, definitionOf } from '../../shared/play/word-definition';
import type { Texts } from '../../texts/texts';

interface TileFigure {
  letter: string;
  points: number;
  blank?: boolean;
  old?: boolean;
}

/** A tile drawn as text, for score breakdowns. */
export const tileFigure = ({ letter, points, blank, old }: TileFigure) =>
  html`<span class="tile ${blank ? 'is-blank' : ''} ${old ? 'is-old' : ''}">${
    letter ? tileLetter(letter) : '?'
  }<sub>${points}</sub></span>`;

/** A word that tells more when it is tapped. */
export const wordLink = (word: string, language: string, title: string, tell: () => void) =>
  html`<button type="button" lang=${language} class="word-link cut" title=${title}
    @click=${tell}>${spelled(word)}</button>`;

/** A word that tells its definition. */
export const definitionLink = (texts: Texts, word: string, language: string, definition: (word: string) => void) =>
  wordLink(word, language, texts.definitions.title({ word: word }), () => definition(word));

const tilesOf = (word: string) => [...word].map((letter) => html`<span class="tile">${tileLetter(letter)}</span>`);

/** One that tells its definition. */
export const tilesLink = (texts: Texts, word: string, language: string, definition: (word: string) => void) =>
  html`<button type="button" lang=${language} class="word-link tiles" .style="--letters:${word.length}"
    title=${texts.definitions.title({ word: word })}
    aria-label=${spelled(word)} @click=${() => definition(word)}>${tilesOf(word)}</button>`;

interface Props {
  /** In capitals. */
  word: string;
  /** Of which language. */
  tiles: string;
  definition: DefinitionState;
  close(): void;
  /** Asks once more, after `unavailable`, or for a word it may come from. */
  look(word: string): void;
}

/** What a word on the board means. */
const definitionPanel = (texts: Texts, { word, tiles, definition, close, look }: Props): TemplateResult => html`
  <header class="panel-head">
    <h2 lang=${tiles} class="tiles wraps definition-word" .style="--letters:${word.length}"
      aria-label=${spelled(word)}>${[...word].map((letter) =>
        tileFigure({ letter, points: pointsIn(tiles).get(letter) ?? 0 }),
      )}</h2>
    <button type="button" class="close" autofocus aria-label=${texts.common.close} title=${texts.common.close}
      @click=${close}>${icon('close')}</button>
  </header>
  <div class="definition-body" role="status">${definitionBody(texts, { word, language: tiles, definition, look })}</div>
  ${
    definition === 'unavailable'
      ? html`<button class="gold" @click=${() => look(word)}>${texts.common.tryAgain}</button>`
      : nothing
  }
  ${
    typeof definition === 'string' || 'mayComeFrom' in definition
      ? nothing
      : html`<p class="small-print">${texts.definitions.source}</p>`
  }`;

/** Shows what a word means, over whatever panel it was tapped in. */
export class Definitions {
  private readonly dialog: Dialog;
  private asked = '';

  constructor(
    private readonly services: Pick<PageServices, 'texts' | 'root' | 'dictionary'>,
    /** Whose words they are. */
    private readonly tiles: string,
  ) {
    this.dialog = new Dialog(services.root);
  }

  async look(word: string) {
    const { tiles, services } = this;
    this.asked = word;
    const known = definitionAtOnce(word, tiles);
    this.put(word, known ?? 'loading');
    if (known) return;
    const definition = await definitionOf(services.dictionary, word, tiles);
    if (this.asked === word) this.put(word, definition);
  }

  remove() {
    this.asked = '';
    this.dialog.remove();
  }

  private put(word: string, definition: DefinitionState) {
    const { texts } = this.services;
    const { tiles } = this;
    const close = () => {
      this.asked = '';
      this.dialog.close();
    };
    const look = (other: string) => void this.look(other);
    this.dialog.open(
      'definition',
      () => texts.definitions.title({ word: spelled(word) }),
      () => definitionPanel(texts, { word, tiles, definition, close, look }),
      close,
    );
  }
}
