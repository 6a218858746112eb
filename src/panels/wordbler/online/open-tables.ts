import { html } from 'lit-html';
import { isLanguage, playLanguages } from '../../../core/alphabet/languages';
import { called } from '../../../core/players/unnamed';
import type { TableListed } from '../../../core/wordbler/online';
import type { FriendTexts } from '../../../texts/texts';
import { icon } from '../../icons';
import { rulesInBrief } from '../rules-panel';

interface Actions {
  sitDown(room: string): void;
  lookAgain(): void;
}

/** Tables at which somebody waits for whoever comes; or why there are none. */
export function openTables(texts: FriendTexts, open: readonly TableListed[] | 'off', actions: Actions) {
  const { listed } = texts.online.races;
  const row = ({ room, seats, taken, rules, tiles }: TableListed) => {
    const there = seats.filter(({ kind }, at) => kind === 'computer' || taken[at]);
    const names = there.map(({ name }) => called(name, texts.select)).join(', ');
    const language = isLanguage(tiles) ? playLanguages[tiles].name : '';
    return html`<li class="list-row"><button type="button" class="bare line grow" @click=${() => actions.sitDown(room)}>
      <span class="saying grow"><b class="cut">${listed.sit(names)}</b><small>${language} · ${rulesInBrief(texts, rules)}</small></span>${icon('onward', 18)}</button></li>`;
  };
  return html`<section class="own-tables paper" data-open-tables><h2>${listed.title}</h2>
    ${open === 'off' ? html`<p class="quiet">${listed.off}</p>` : open.length === 0 ? html`<p class="quiet">${listed.none}</p>` : html`<ul>${open.map(row)}</ul>`}
    ${open === 'off' ? '' : html`<button type="button" class="ivory with-icon" @click=${actions.lookAgain}>${icon('undo', 18)}<span>${listed.look}</span></button>`}
  </section>`;
}
