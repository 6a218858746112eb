import { html, nothing, type TemplateResult } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import type { Definition, Sense } from '../../engine/definitions/lookup';
import type { Texts } from '../../texts/texts';
import type { DefinitionState } from '../play/word-definition';

const made = (affix: string, word: string) => (affix.startsWith('-') ? `${word} + ${affix}` : `${affix} + ${word}`);

/** How a word comes from the one whose definition is told, step by step: un- + FLUKED, past of FLUKE. */
const originsOf = ({ definitions }: Texts, { origins }: Definition): string[] =>
  origins.flatMap((origin) =>
    'affix' in origin
      ? made(origin.affix, origin.of)
      : origin.forms.slice(0, 1).map((form) => definitions.forms[form]({ word: origin.of })),
  );

/** What else it may be a form of. */
const othersOf = ({ definitions }: Texts, { origins }: Definition): string[] =>
  origins.flatMap((origin) =>
    'forms' in origin ? origin.forms.slice(1).map((form) => definitions.forms[form]({ word: origin.of })) : [],
  );

/** The sense that fits the word as it lies there; what else it may be is folded away. */
export function sensesOf(texts: Texts, definition: Definition, row: (sense: Sense) => TemplateResult): TemplateResult {
  const [first, ...rest] = definition.senses;
  const lines = (all: readonly string[]) => all.map((line) => html`<p class="quiet">${line}</p>`);
  const parts = [...new Set(rest.map(({ part }) => texts.definitions.parts[part]))];
  return html`${lines(originsOf(texts, definition))}
    ${first && row(first)}
    ${
      rest.length > 0
        ? html`<details><summary>${texts.forms.oneByOne(parts)}</summary>
            ${lines(othersOf(texts, definition))}${rest.map(row)}</details>`
        : nothing
    }`;
}

/** Of a word that is not English, as our book is. In a frame nothing leads away from the page around. */
export function definitionElsewhere(texts: Texts, word: string, language: string): TemplateResult {
  const written = spelled(word).toLocaleLowerCase(language);
  const address = `https://${language}.wiktionary.org/wiki/${encodeURIComponent(written)}`;
  return html`${
    isFramed()
      ? nothing
      : html`<p><a href=${address} target="_blank"
      rel="noopener">${texts.definitions.dictionary({ word: written })}</a></p>`
  }
    <p>${texts.definitions.elsewhere({ word: spelled(word) })}</p>`;
}

const isFramed = () => parent !== window;

interface Props {
  word: string;
  language: string;
  definition: DefinitionState;
  /** Asks for a word it may come from. */
  look(word: string): void;
}

/** What a word means, sense by sense; or why that is not told. */
export function definitionBody(texts: Texts, { word, language, definition, look }: Props): TemplateResult {
  if (definition === 'elsewhere') return definitionElsewhere(texts, word, language);
  if (definition === 'loading') return html`<p>${texts.definitions.loading}</p>`;
  if (definition === 'unknown') return html`<p>${texts.definitions.unknown({ word: word })}</p>`;
  if (definition === 'withheld') return html`<p>${texts.definitions.withheld({ word: word })}</p>`;
  if (definition === 'unavailable') return html`<p>${texts.definitions.unavailable}</p>`;
  if ('mayComeFrom' in definition) {
    const { mayComeFrom } = definition;
    return html`<p>${texts.definitions.unknown({ word: word })} ${texts.definitions.lead({ word: mayComeFrom })}</p>
      <button type="button" @click=${() =>
        look(mayComeFrom)}>${texts.definitions.title({ word: mayComeFrom })}</button>`;
  }
  return html`<div class="senses stack">${sensesOf(texts, definition, (sense) => senseRow(texts, sense))}</div>`;
}

const senseRow = (texts: Texts, { part, gloss }: Sense) =>
  html`<p><span class="chip">${texts.definitions.parts[part]}</span> <span lang="en">${gloss}</span></p>`;
