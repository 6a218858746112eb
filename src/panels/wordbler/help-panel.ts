import { html, nothing, type TemplateResult } from 'lit-html';
import type { KeyHelp } from '../../texts/shapes';
import type { Texts } from '../../texts/texts';
import { panelHead } from '../controls';
import type { Dialog } from '../dialog';
import { icon } from '../icons';
import { keyList } from '../key-list';
import { boardCut, type Cell } from './small-board';

type Step = keyof Texts['help']['steps'];

const old = (letters: string): Cell[] => [...letters].map((letter) => ({ letter, old: true }));
const laid = (letters: string): Cell[] => [...letters].map((letter) => ({ letter }));

const pictures = (texts: Texts): Readonly<Record<Step, TemplateResult>> => ({
  lay: boardCut(5, [...Array<Cell>(6).fill({}), ...laid('NE'), { star: true }, ...Array<Cell>(6).fill({})]),
  touch: boardCut(5, [...old('NEST'), ...Array<Cell>(4).fill({}), ...laid('ON'), ...Array<Cell>(5).fill({})]),
  colours: boardCut(5, [
    ...Array<Cell>(5).fill({}),
    ...(['2L', '3L', '2W', '3W'] as const).map((premium): Cell => ({ premium })),
    { spent: '2W' },
    ...Array<Cell>(5).fill({}),
  ]),
  done: html`<span class="board-cut as-button" aria-hidden="true"><b class="chip line">${icon('done', 18)}${texts.help.done}</b></span>`,
});

/** How to play, and what the keys do. */
export function openHelp(
  texts: Texts,
  dialog: Dialog,
  keys: readonly KeyHelp[],
  closed: () => void = () => {},
) {
  const close = () => {
    dialog.close();
    closed();
  };
  const steps = Object.keys(texts.help.steps) as Step[];
  const shown = pictures(texts);
  dialog.open(
    'help',
    texts.help.title,
    html`${panelHead(texts.help.title, texts.help.close, close)}
      <ol class="steps">${steps.map((step) => {
        const [title, text] = texts.help.steps[step];
        return html`<li>${shown[step]}<span><b>${title}</b>${text}</span></li>`;
      })}</ol>
      ${keys.length > 0 ? keyList(texts, keys) : nothing}`,
    close,
  );
}
