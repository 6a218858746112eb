import { html, nothing, type TemplateResult } from 'lit-html';
import { segments } from '../../shared/panels/controls';
import { type IconName, icon } from '../../shared/panels/icons';
import type { SearchTexts } from '../../texts/texts';
import type { SearchView } from '../play/search-view';
import * as wordSearch from '../rules';
import { nameOf, pictureOf } from './play-head';

export interface CoverActions {
  goOn(): void;
  seconds(): void;
  flash(): void;
  settings(): void;
  share(): void;
  print(): void;
  giveUp(): void;
  again(): void;
  leave(): void;
  mode(mode: wordSearch.ListMode): void;
}

interface CoverTaste {
  listMode: wordSearch.ListMode;
  /** Codes can hardly be typed without keys, so what they do stands here. */
  byTouch: boolean;
}

const item = (sign: IconName, label: string, act: () => void, cost?: string): TemplateResult =>
  html`<button type="button" class="ivory with-icon" @click=${act}>${icon(sign)}<span>${label}</span>${cost ? html`<em class="chip">${cost}</em>` : nothing}</button>`;

/** The book is closed over the page: the letters are hidden, and here is what can be done. */
export const cover = (
  texts: SearchTexts,
  view: SearchView,
  actions: CoverActions,
  { listMode, byTouch }: CoverTaste,
) => {
  const { play } = texts.search;
  const cost = view.sheet ? undefined : play.paused.cost(wordSearch.cheatCost);
  const { paused } = play;
  return html`<section class="ws-cover" role="dialog" aria-label=${paused.title}>
    <div class="ws-cover-frame column">
      <span class="ws-medal disc">${pictureOf(view)}</span>
      <h2>${paused.title}</h2>
      <p>${view.wentOutOfSight ? paused.hidden : paused.left(nameOf(texts, view), view.words - view.found)}</p>
      <button type="button" class="gold with-icon ws-go-on big" @click=${actions.goOn}>${icon('play')}<span>${paused.goOn}</span></button>
      ${byTouch && view.hasClock && !view.isRace ? item('clock', paused.seconds(wordSearch.secondsGained), actions.seconds, cost) : nothing}
      ${byTouch && !view.isRace ? item('bolt', paused.flash, actions.flash, cost) : nothing}
      ${
        view.sheet && view.sheet.shown !== 'words'
          ? nothing
          : html`<div class="ws-cover-modes line wraps"><span>${paused.list}</span>${segments({
              name: 'search-list',
              label: paused.list,
              values: wordSearch.listModes,
              texts: paused.modes,
              chosen: listMode,
              change: actions.mode,
            })}</div>`
      }
      <div class="ws-cover-rest evenly">
        ${item('gear', paused.settings, actions.settings)}
        ${
          view.isRace
            ? nothing
            : html`${item('share', texts.carrying.share, actions.share)}
        ${item('print', texts.printing.open, actions.print)}
        ${view.sheet ? nothing : item('undo', paused.again, actions.again)}`
        }
        ${item('bulb', paused.giveUp, actions.giveUp)}
        ${item('back', paused.leave, actions.leave)}
      </div>
    </div>
  </section>`;
};
