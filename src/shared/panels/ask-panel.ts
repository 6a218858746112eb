import { html } from 'lit-html';
import type { Dialog } from './dialog';

interface Answer {
  label: string;
  act(): void;
}

interface Question {
  title: string;
  means: string;
  /** Nothing is lost by it. */
  safe: Answer;
  other: Answer;
}

/** A question with two answers; `name` is what its styles call it. */
export function ask(dialog: Dialog, question: () => Question, dismissed: () => void, name = 'confirm') {
  const panel = () => {
    const { title, means, safe, other } = question();
    return html`
  <h2>${title}</h2>
  <p>${means}</p>
  <div class="row">
    <button class="gold" autofocus @click=${safe.act}>${safe.label}</button>
    <button @click=${other.act}>${other.label}</button>
  </div>`;
  };
  dialog.open(name, () => question().title, panel, dismissed);
}
