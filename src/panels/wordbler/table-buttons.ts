import { html, nothing } from 'lit-html';
import { hintSteps } from '../../core/wordbler';
import { type ShowingSpeed, showingPauses } from '../../match/showing';
import type { TableView } from '../../match/wordbler/table-view';
import { en } from '../../texts/en';
import { segments } from '../controls';
import { type IconName, icon } from '../icons';
import type { HintView } from './hint-card';

export interface TableActions {
  /** Of a game that is only watched. */
  pause(): void;
  step(): void;
  speed(speed: ShowingSpeed): void;
  done(): void;
  undo(): void;
  recall(): void;
  shuffle(): void;
  exchange(): void;
  cancel(): void;
  hint(): void;
  closeHint(): void;
  pass(): void;
  history(seat: number): void;
  menu(): void;
  help(): void;
  mute(): void;
  fullscreen(): void;
}

interface Look {
  keys?: string;
  /** Why it can't be pressed now. */
  why?: string | false;
  kind?: string;
  /** It has been pressed, and something is under way. */
  busy?: boolean;
}

const button = (
  name: IconName,
  label: string,
  act: () => void,
  { keys, why, kind = '', busy = false }: Look = {},
) =>
  html`<button class=${kind} ?disabled=${Boolean(why)} aria-disabled=${busy || nothing} title=${why || (keys ? `${label} (${en.keys.short(keys)})` : label)}
    aria-keyshortcuts=${keys ?? nothing} @click=${act}>${icon(name)}<span>${label}</span></button>`;

/** What helps on the way to a play. */
export function helpers(view: TableView & { hint?: HintView }, actions: TableActions) {
  const { open, laid, exchanging, mayExchange, exchangeNeeds, watch } = view;
  if (watch) return speeds(watch.speed, actions);
  const notOpen = !open && en.table.why.notOpen;
  if (exchanging) {
    return html`${button('shuffle', en.board.shuffle, actions.shuffle, { keys: '5', why: notOpen })}
      ${button('close', en.board.cancel, actions.cancel, { keys: 'Escape' })}`;
  }
  const nothingLaid = notOpen || (laid === 0 && en.table.why.nothingLaid);
  const small = !mayExchange && laid === 0 && en.table.why.bagTooSmall(exchangeNeeds);
  return html`${view.hint ? hintButton(view.hint, notOpen, actions.hint) : nothing}
    ${button('shuffle', en.board.shuffle, actions.shuffle, { keys: '5', why: notOpen })}
    ${button('undo', en.board.undo, actions.undo, { keys: 'Control+Z', why: nothingLaid })}
    ${button('recall', en.board.recall, actions.recall, { keys: 'Escape', why: nothingLaid })}
    ${button('exchange', en.board.exchange, actions.exchange, { keys: '6', why: notOpen || small })}`;
}

// It leads on: each press tells more, and the last lays what was told.
function hintButton({ shown, isLaid }: HintView, notOpen: string | false, act: () => void) {
  const busy = shown?.kind === 'thinking';
  const step = shown?.kind === 'told' ? shown.step : 0;
  const asking = step === hintSteps ? en.hint.layIt : step > 0 ? en.hint.more : en.hint.hint;
  const label = busy ? en.hint.thinking : asking;
  const why = notOpen || (isLaid && step === hintSteps && en.hint.liesThere);
  return button('bulb', label, act, { keys: '7', why, busy, kind: step > 0 ? 'hinting' : '' });
}

/** What ends the turn. */
export function finishers(view: TableView, actions: TableActions) {
  const { open, exchanging, chosen, watch } = view;
  if (watch) return watchers(watch.paused, actions);
  const why = !open && en.table.why.notOpen;
  if (exchanging) {
    const label = chosen > 0 ? en.board.exchangeTiles(chosen) : en.board.exchange;
    return button('exchange', label, actions.exchange, { kind: 'crimson finish-button', keys: 'Enter' });
  }
  return html`${button('pass', en.board.pass, actions.pass, { keys: 'Control+Enter', why })}
    ${button('done', en.board.done, actions.done, { kind: 'gold finish-button', keys: 'Enter', why })}`;
}

const speedNames = Object.keys(showingPauses) as ShowingSpeed[];

const speeds = (chosen: ShowingSpeed, { speed }: TableActions) =>
  html`<div class="watch-speed">${segments({
    name: 'watch-speed',
    label: en.computer.watch.speed,
    values: speedNames,
    texts: en.computer.watch.speeds,
    chosen,
    change: speed,
  })}</div>`;

const watchers = (paused: boolean, { pause, step }: TableActions) => {
  const { watch } = en.computer;
  return html`${button('step', watch.step, step, { keys: 'Enter', kind: 'watch-step' })}
    ${button(paused ? 'play' : 'pause', paused ? watch.goOn : watch.pause, pause, { keys: 'Space', kind: 'gold finish-button' })}`;
};

const tool = (name: IconName, label: string, act: () => void, keys?: string) =>
  html`<button class="tool" title=${keys ? `${label} (${keys})` : label} aria-label=${label}
    aria-keyshortcuts=${keys ?? nothing} @click=${act}>${icon(name)}</button>`;

export const menuTool = ({ menu }: TableActions) => tool('menu', en.table.menu, menu, '9');
export const helpTool = ({ help }: TableActions) => tool('help', en.table.help, help, '?');

export const tools = (actions: TableActions, muted: boolean, mayFill: boolean) => html`<div class="tools">
  ${menuTool(actions)}${helpTool(actions)}
  ${tool(muted ? 'mute' : 'sound', muted ? en.table.unmute : en.table.mute, actions.mute, '8')}
  ${mayFill ? tool('full', en.table.fullscreen, actions.fullscreen) : nothing}
</div>`;
