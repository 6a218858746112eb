import { html, nothing } from 'lit-html';
import { mascot } from '../../shared/mascots';
import { segments } from '../../shared/panels/controls';
import type { Dialog } from '../../shared/panels/dialog';
import { icon } from '../../shared/panels/icons';
import { type MenuEntry, openMenuSheet } from '../../shared/panels/menu-sheet';
import type { PageServices } from '../../shared/panels/page-services';
import type { SearchTexts } from '../../texts/texts';
import type { SearchView } from '../play/view';
import * as wordSearch from '../rules';
import { nameInLanguage } from './category-name';
import { rulesText } from './compass';

interface SeedChoice {
  /** As it was typed. */
  typed: string;
  type(seed: string): void;
  another(): void;
  byChance(): void;
}

/** The seed of a grid that is shared. */
export const seedChoice = ({ common, search }: SearchTexts, { typed, type, another, byChance }: SeedChoice) => {
  const { share } = search.choose;
  const isSeed = wordSearch.isSeed(typed);
  return html`<label><span>${share.code}</span>
    <input id="grid-seed" class="boxed" autocomplete="off" spellcheck="false" .value=${typed} aria-invalid=${!isSeed}
      aria-describedby="seed-fault"
      @input=${(event: Event) => type((event.target as HTMLInputElement).value)} /></label>
    <em id="seed-fault" class="fault">${isSeed ? nothing : share.badCode}</em>
    <div class="row"><button type="button" class="with-icon"
      @click=${another}>${icon('shuffle')}${common.newCode}</button>
      <button type="button" @click=${byChance}>${share.atRandom}</button></div>`;
};

interface More {
  view: SearchView;
  /** Codes can hardly be typed without keys. */
  byTouch: boolean;
  preferences: PageServices['preferences'];
  cheat(code: 'mambazamba' | 'flash'): void;
  share(): void;
  print(): void;
  again(): void;
}

/** What the cover of a search that rests keeps behind *More*. */
export function openMore(texts: SearchTexts, dialog: Dialog, more: More) {
  const { preferences, cheat, share, print, again } = more;
  const { sheet, isRace, hasClock, hasCheats } = more.view;
  const entries = (): MenuEntry[] => {
    const { common } = texts;
    const { paused } = texts.search.play;
    const seconds = paused.seconds({ seconds: wordSearch.secondsGained });
    const cost = sheet ? '' : ` (${common.pointCount({ count: -wordSearch.cheatCost })})`;
    const cheats: (MenuEntry | false)[] = [
      hasClock && { label: `${seconds}${cost}`, icon: 'clock', choose: () => cheat('mambazamba') },
      { label: `${paused.flash}${cost}`, icon: 'bolt', choose: () => cheat('flash') },
    ];
    const own: (MenuEntry | false)[] = [
      { label: common.share, icon: 'share', choose: share },
      { label: common.print, icon: 'print', choose: print },
      !sheet && { label: paused.newGrid, icon: 'undo', choose: again },
    ];
    const all = [...(more.byTouch && hasCheats ? cheats : []), ...(isRace ? [] : own)];
    return all.filter((entry) => entry !== false);
  };
  const modes = () =>
    segments({
      name: 'search-list',
      label: texts.common.words,
      values: wordSearch.listModes,
      texts: texts.search.play.paused.modes,
      chosen: preferences.now.searchList,
      change: (searchList) => preferences.change({ searchList }),
    });
  openMenuSheet(dialog, () => ({
    title: texts.common.more,
    close: texts.common.close,
    above: sheet && sheet.shown !== 'words' ? undefined : modes(),
    entries: entries(),
  }));
}

/** A grid that somebody has sent. */
export const invitationPanel = (
  texts: SearchTexts,
  setup: wordSearch.Setup,
  { play, close }: { play(): void; close(): void },
) => html`
  <h2>${texts.search.choose.share.invited}</h2>
  <p><bdi dir="auto">${texts.search.choose.share.invitedMeans({
    list: nameInLanguage(texts, setup.list),
    count: setup.directions.length,
    rules: rulesText(texts, { ...setup, rules: wordSearch.rulesOf(setup) }),
  })}</bdi></p>
  <div class="row">
    <button class="gold" autofocus @click=${play}>${texts.search.choose.play}</button>
    <button @click=${close}>${texts.search.choose.share.elsewhere}</button>
  </div>`;

interface SheetEnd {
  sheet: wordSearch.Worksheet;
  reason: wordSearch.EndReason;
  again(): void;
  /** Where it was made. */
  back: (() => void) | undefined;
  menu(): void;
}

/** The end of a page of a class, and what the letters left over say. */
export function openSheetEnd(texts: SearchTexts, dialog: Dialog, sheetEnd: SheetEnd) {
  const { end } = texts.search.worksheets;
  const { sheet, reason, again, back, menu } = sheetEnd;
  const title = () => texts.search.play.over[reason === 'allFound' ? 'allFound' : 'givenUp'];
  const { close } = dialog;
  const leave = (act: () => void) => () => {
    close();
    act();
  };
  dialog.open(
    'class-end',
    title,
    () => html`<span class="bird-box"
      aria-hidden="true">${mascot('rosehip', reason === 'allFound' ? 'happy' : 'think')}</span>
      <h2>${title()}</h2>
      ${
        sheet.message
          ? html`<p>${end.message}</p><p class="sheet-message"><bdi dir="auto"
        lang=${sheet.language}>${sheet.message}</bdi></p>`
          : nothing
      }
      <div class="row">
        <button type="button" class="gold with-icon" autofocus
          @click=${leave(again)}>${icon('undo')}${texts.common.playAgain}</button>
        ${
          back
            ? html`<button type="button" class="with-icon"
          @click=${leave(back)}>${icon('pencil')}${end.edit}</button>`
            : nothing
        }
        <button type="button" class="with-icon" @click=${leave(menu)}>${icon('menu')}${texts.common.menu}</button>
      </div>`,
    close,
  );
}
