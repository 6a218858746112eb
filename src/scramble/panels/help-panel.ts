import { html, type TemplateResult } from 'lit-html';
import type { Help, HelpPicture } from '../../shared/panels/help';
import type { ScrambleTexts } from '../../texts/texts';

const letters = 'FBNGOILERVLYPTON';

const tray = (path: readonly number[]): TemplateResult =>
  html`<span class="mini-tray" .style=${'--side:4'}>${[...letters].map(
    (letter, square) => html`<i .style=${path.includes(square) ? 'background:var(--gold)' : ''}>${letter}</i>`,
  )}</span>`;

const corner = (square: number) => [((square % 4) + 0.8) / 4, (Math.floor(square / 4) + 0.7) / 4] as const;

/** Which squares each step shows, in their order, and which of them a finger is on. */
const pictures: readonly HelpPicture[] = (
  [[[1, 4, 5, 6], 6], [[4, 5, 6], 6], [[4, 5], 5], [[12, 8, 4, 0]], [[14, 15]]] as const
).map(([path, at]) => ({ picture: tray(path), hands: at === undefined ? [] : [corner(at)] }));

/** How a board is played, and what the keys do. */
export function scrambleHelp(texts: ScrambleTexts): Help {
  const { help } = texts.scramble;
  const steps = help.steps.map(([title, text], at) => ({ ...(pictures[at] ?? { picture: tray([]) }), title, text }));
  const more = html`<h3>${texts.common.points}</h3>
    <dl class="facts">${help.rows.map(([length, worth]) => html`<div><dt>${length}</dt><dd>${worth}</dd></div>`)}</dl>`;
  return { steps, more, keys: help.keys };
}
