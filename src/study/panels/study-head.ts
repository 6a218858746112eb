import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../shared/panels/icons';

/** The way back, what it is, and what else belongs in the first line. */
export const studyHead = (
  { title, leads, back }: { title: string; leads: string; back(): void },
  more: TemplateResult | typeof nothing = nothing,
) => html`<header class="study-head line">
  <button type="button" class="back-tool with-icon" aria-label=${leads} @click=${back}>${icon('onward')}<span class="not-narrow">${leads}</span></button>
  <h1 class="grow">${title}</h1>${more}</header>`;
