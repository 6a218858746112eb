import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../shared/panels/icons';
import type { FriendTexts } from '../../texts/texts';
import { birdChoice, type OwnBird } from './bird-choice';

interface FreshForm {
  title: string;
  means: string;
  own: OwnBird;
  nameFault?: string | undefined;
  change(own: OwnBird): void;
  /** What is to be played. */
  rules: TemplateResult;
  fault: string | undefined;
  isOpening: boolean;
  open: string;
  start(): void;
}

/** Something new with friends: who one is, what is to be played, and the one golden button. */
export const freshForm = (texts: FriendTexts, form: FreshForm) => {
  const { title, means, own, nameFault, change, rules, fault, isOpening, open, start } = form;
  return html`<form class="fresh-table paper" novalidate @submit=${(event: Event) => {
    event.preventDefault();
    start();
  }}>
    <header><h2>${title}</h2><p class="quiet">${means}</p></header>
    ${birdChoice(texts, { ...own, taken: [], fault: nameFault, change: (part) => change({ ...own, ...part }) })}
    ${rules}
    ${fault ? html`<p class="notice" role="alert">${fault}</p>` : nothing}
    <button class="gold big with-icon" ?disabled=${isOpening}>${icon('play')}<span>${open}</span></button>
  </form>`;
};
