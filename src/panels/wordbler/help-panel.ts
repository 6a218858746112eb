import { html, nothing, type TemplateResult } from 'lit-html';
import { en } from '../../texts/en';
import type { KeyHelp } from '../../texts/en-keys';
import { panelHead } from '../controls';
import type { Dialog } from '../dialog';
import { icon } from '../icons';
import { keyList } from '../key-list';
import { boardCut, type Cell } from './small-board';

type Step = keyof typeof en.help.steps;

const old = (letters: string): Cell[] => [...letters].map((letter) => ({ letter, old: true }));
const laid = (letters: string): Cell[] => [...letters].map((letter) => ({ letter }));

const pictures: Readonly<Record<Step, TemplateResult>> = {
  lay: boardCut(5, [...Array<Cell>(6).fill({}), ...laid('NE'), { star: true }, ...Array<Cell>(6).fill({})]),
  touch: boardCut(5, [...old('NEST'), ...Array<Cell>(4).fill({}), ...laid('ON'), ...Array<Cell>(5).fill({})]),
  colours: boardCut(5, [
    ...Array<Cell>(5).fill({}),
    ...(['2L', '3L', '2W', '3W'] as const).map((premium): Cell => ({ premium })),
    { spent: '2W' },
    ...Array<Cell>(5).fill({}),
  ]),
  done: html`<span class="board-cut as-button" aria-hidden="true"><b>${icon('done', 18)}${en.help.done}</b></span>`,
};

/** How to play, and what the keys do. */
export function openHelp(dialog: Dialog, keys: readonly KeyHelp[], closed: () => void = () => {}) {
  const close = () => {
    dialog.close();
    closed();
  };
  const steps = Object.keys(en.help.steps) as Step[];
  dialog.open(
    'help',
    en.help.title,
    html`${panelHead(en.help.title, en.help.close, close)}
      <ol class="steps">${steps.map((step) => {
        const [title, text] = en.help.steps[step];
        return html`<li>${pictures[step]}<span><b>${title}</b>${text}</span></li>`;
      })}</ol>
      ${keys.length > 0 ? keyList(keys) : nothing}`,
    close,
  );
}
