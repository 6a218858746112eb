import { html } from 'lit-html';

interface Answer {
  label: string;
  act(): void;
}

/** A question with two answers, the first of which is the safe one. */
export const askPanel = (title: string, means: string, safe: Answer, other: Answer) => html`
  <h2>${title}</h2>
  <p>${means}</p>
  <div class="row">
    <button class="gold" autofocus @click=${safe.act}>${safe.label}</button>
    <button @click=${other.act}>${other.label}</button>
  </div>`;
