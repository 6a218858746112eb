import { html, nothing } from 'lit-html';
import { segments } from '../../shared/panels/controls';
import { type IconName, icon } from '../../shared/panels/icons';
import { type SelfPlay, type ShowingSpeed, showingPauses } from '../../shared/play/self-play';
import { printedKeys } from '../../texts/sentences/page';
import type { Texts } from '../../texts/texts';
import type { HintView } from '../play/hints';
import type { WordblerSession } from '../play/session';
import type { TableView } from '../play/table-state';
import { hintSteps } from '../rules';

interface Look {
  keys?: string;
  /** Why it can't be pressed now. */
  why?: string | false;
  kind?: string;
  /** It has been pressed, and something is under way. */
  busy?: boolean;
}

const button = (
  texts: Texts,
  name: IconName,
  label: string,
  act: () => void,
  { keys, why, kind = '', busy = false }: Look = {},
) =>
  html`<button class="with-icon ${kind}" ?disabled=${Boolean(why)} aria-disabled=${busy || nothing}
    title=${why || (keys ? `${label} (${printedKeys(texts, keys)})` : label)}
    aria-keyshortcuts=${keys ?? nothing} @click=${act}>${icon(name)}<span>${label}</span></button>`;

type Shown = TableView & { hint?: HintView | undefined };

/** What helps on the way to a play; where buttons are few, only what can help now: to pass, the menu is opened. */
export function helpers(texts: Texts, view: Shown, session: WordblerSession, areFew: boolean) {
  const { open, laid, exchanging, mayExchange, exchangeNeeds, watch } = view;
  if (watch) return speeds(texts, watch.speed, session.showing);
  const notOpen = !open && texts.table.notOpen;
  const shuffle = () => session.shuffle();
  const whyNoShuffle = !view.mayArrange && notOpen;
  if (exchanging) {
    return html`${button(texts, 'shuffle', texts.board.shuffle, shuffle, { keys: '5', why: whyNoShuffle })}
      ${button(texts, 'close', texts.common.cancel, () => session.gestures.cancel(), { keys: 'Escape' })}`;
  }
  const nothingLaid = notOpen || (laid === 0 && texts.refusals.nothingToTakeBack);
  const small = !mayExchange && texts.board.exchangeNeeds({ count: exchangeNeeds });
  const hint = view.hint ? hintButton(texts, view.hint, notOpen, () => session.pressHint()) : nothing;
  const shuffled = () => button(texts, 'shuffle', texts.board.shuffle, shuffle, { keys: '5', why: whyNoShuffle });
  const undo = () =>
    button(texts, 'undo', texts.common.undo, () => session.undo(), { keys: 'Control+Z', why: nothingLaid });
  const recall = () =>
    button(texts, 'recall', texts.board.recall, () => session.recall(), { keys: 'Escape', why: nothingLaid });
  const exchange = () =>
    button(texts, 'exchange', texts.board.exchange, () => session.exchange(), { keys: '6', why: notOpen || small });
  if (!areFew && !view.task) return html`${hint}${shuffled()}${undo()}${recall()}${exchange()}`;
  if (view.task) return html`${hint}${laid > 0 ? recall() : shuffled()}`;
  const now = laid > 0 ? html`${recall()}${undo()}` : html`${shuffled()}${exchange()}`;
  return html`${hint}${now}${view.passing ? passButton(texts, view, session) : nothing}`;
}

function passButton(texts: Texts, { open, passing }: TableView, session: WordblerSession) {
  const why = !open && texts.table.notOpen;
  const label = passing ? texts.board.keepTurn : texts.common.pass;
  const kind = passing ? 'runs-down' : '';
  return button(texts, passing ? 'undo' : 'pass', label, () => session.pressPass(), {
    keys: 'Control+Enter',
    why,
    kind,
  });
}

// It leads on: each press tells more, and the last lays what was told.
function hintButton(texts: Texts, { shown, isLaid }: HintView, notOpen: string | false, act: () => void) {
  const busy = shown?.kind === 'thinking';
  const step = shown?.kind === 'told' ? shown.step : 0;
  const asking = step === hintSteps ? texts.hint.placeIt : step > 0 ? texts.hint.more : texts.common.hint;
  const label = busy ? texts.hint.thinking : asking;
  const why = notOpen || (isLaid && step === hintSteps && texts.hint.isPlaced);
  return button(texts, 'bulb', label, act, {
    keys: '7',
    why,
    busy,
    kind: step === hintSteps && !isLaid ? 'gold hinting' : step > 0 ? 'hinting' : '',
  });
}

/** What ends the turn. */
export function finishers(texts: Texts, view: TableView, session: WordblerSession, areFew: boolean) {
  const { open, exchanging, chosen, watch } = view;
  if (watch) return watchers(texts, watch.paused, session.showing);
  const why = !open && texts.table.notOpen;
  if (exchanging) {
    if (chosen === 0)
      return button(texts, 'exchange', texts.board.chooseTiles, () => {}, {
        kind: 'finish-button',
        why: texts.refusals.noTilesChosen,
      });
    return button(texts, 'exchange', texts.board.exchangeTiles({ count: chosen }), () => session.exchange(), {
      kind: 'crimson finish-button',
      keys: 'Enter',
    });
  }
  return html`${areFew || view.task ? nothing : passButton(texts, view, session)}
    ${button(texts, 'done', texts.board.done, () => session.done(), {
      kind: view.mayEnd ? 'gold finish-button' : 'finish-button',
      keys: 'Enter',
      why,
    })}`;
}

const speedNames = Object.keys(showingPauses) as ShowingSpeed[];

const speeds = ({ common }: Texts, chosen: ShowingSpeed, showing: SelfPlay | undefined) =>
  html`<div class="watch-speed">${segments({
    name: 'watch-speed',
    label: common.speed,
    values: speedNames,
    texts: { slow: common.slow, normal: common.normal, fast: common.fast },
    chosen,
    change: (speed) => showing?.goAt(speed),
  })}</div>`;

const watchers = (texts: Texts, paused: boolean, showing: SelfPlay | undefined) => {
  const { common, computer } = texts;
  return html`${button(texts, 'step', computer.nextTurn, () => showing?.step(), { keys: 'Enter', kind: 'watch-step' })}
    ${button(texts, paused ? 'play' : 'pause', paused ? common.continue : common.pause, () => showing?.pauseOrGoOn(), {
      keys: 'Space',
      kind: 'gold finish-button',
    })}`;
};

const tool = (name: IconName, label: string, act: () => void, keys?: string) =>
  html`<button class="with-icon tool" title=${keys ? `${label} (${keys})` : label} aria-label=${label}
    aria-keyshortcuts=${keys ?? nothing} @click=${act}>${icon(name)}</button>`;

type WithActions = Pick<WordblerSession, 'actions'>;

export const menuTool = (texts: Texts, { actions }: WithActions) =>
  tool('menu', texts.common.menu, () => actions.emit('menu'), '9');

export const helpTool = (texts: Texts, { actions }: WithActions) =>
  tool('help', texts.table.help, () => actions.emit('help'), '?');

export const tools = (texts: Texts, session: WithActions, muted: boolean) => html`<div class="tools">
  ${menuTool(texts, session)}${helpTool(texts, session)}
  ${tool(
    muted ? 'mute' : 'sound',
    muted ? texts.table.unmute : texts.table.mute,
    () => session.actions.emit('mute'),
    '8',
  )}
</div>`;
