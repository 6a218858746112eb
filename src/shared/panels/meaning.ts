import { html, nothing, type TemplateResult } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import type { Meaning, Sense } from '../../engine/meanings/lookup';
import type { Texts } from '../../texts/texts';
import type { MeaningState } from '../play/word-meaning';

const made = (affix: string, word: string) => (affix.startsWith('-') ? `${word} + ${affix}` : `${affix} + ${word}`);

/** How a word comes from the one whose meaning is told, step by step: un- + FLUKED, past of FLUKE. */
const originsOf = ({ meanings }: Texts, { origins }: Meaning): string[] =>
  origins.flatMap((origin) =>
    'affix' in origin
      ? made(origin.affix, origin.of)
      : origin.forms.slice(0, 1).map((form) => meanings.forms[form]({ word: origin.of })),
  );

/** What else it may be a form of. */
const othersOf = ({ meanings }: Texts, { origins }: Meaning): string[] =>
  origins.flatMap((origin) =>
    'forms' in origin ? origin.forms.slice(1).map((form) => meanings.forms[form]({ word: origin.of })) : [],
  );

/** The sense that fits the word as it lies there; what else it may be is folded away. */
export function sensesOf(texts: Texts, meaning: Meaning, row: (sense: Sense) => TemplateResult): TemplateResult {
  const [first, ...rest] = meaning.senses;
  const lines = (all: readonly string[]) => all.map((line) => html`<p class="quiet">${line}</p>`);
  const parts = [...new Set(rest.map(({ part }) => texts.meanings.parts[part]))];
  return html`${lines(originsOf(texts, meaning))}
    ${first && row(first)}
    ${
      rest.length > 0
        ? html`<details><summary>${texts.forms.oneByOne(parts)}</summary>
            ${lines(othersOf(texts, meaning))}${rest.map(row)}</details>`
        : nothing
    }`;
}

/** Of a word that is not English, as our book is. In a frame nothing leads away from the page around. */
export function meaningElsewhere(texts: Texts, word: string, language: string): TemplateResult {
  const written = spelled(word).toLocaleLowerCase(language);
  const address = `https://${language}.wiktionary.org/wiki/${encodeURIComponent(written)}`;
  return html`${isFramed() ? nothing : html`<p><a href=${address} target="_blank" rel="noopener">${texts.meanings.dictionary({ word: written })}</a></p>`}
    <p>${texts.meanings.elsewhere({ word: spelled(word) })}</p>`;
}

const isFramed = () => parent !== window;

interface Props {
  word: string;
  language: string;
  meaning: MeaningState;
  /** Asks for a word it may come from. */
  look(word: string): void;
}

/** What a word means, sense by sense; or why that is not told. */
export function meaningBody(texts: Texts, { word, language, meaning, look }: Props): TemplateResult {
  if (meaning === 'elsewhere') return meaningElsewhere(texts, word, language);
  if (meaning === 'loading') return html`<p>${texts.meanings.loading}</p>`;
  if (meaning === 'unknown') return html`<p>${texts.meanings.unknown({ word: word })}</p>`;
  if (meaning === 'withheld') return html`<p>${texts.meanings.withheld({ word: word })}</p>`;
  if (meaning === 'unavailable') return html`<p>${texts.meanings.unavailable}</p>`;
  if ('mayComeFrom' in meaning) {
    const { mayComeFrom } = meaning;
    return html`<p>${texts.meanings.unknown({ word: word })} ${texts.meanings.lead({ word: mayComeFrom })}</p>
      <button type="button" @click=${() => look(mayComeFrom)}>${texts.meanings.title({ word: mayComeFrom })}</button>`;
  }
  return html`<div class="senses stack">${sensesOf(texts, meaning, (sense) => senseRow(texts, sense))}</div>`;
}

const senseRow = (texts: Texts, { part, gloss }: Sense) =>
  html`<p><span class="chip">${texts.meanings.parts[part]}</span> <span lang="en">${gloss}</span></p>`;
