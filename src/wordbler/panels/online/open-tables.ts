import { html, nothing } from 'lit-html';
import { isLanguage, playLanguages } from '../../../engine/alphabet/languages';
import { called } from '../../../engine/players/unnamed';
import { icon } from '../../../shared/panels/icons';
import type { FriendTexts } from '../../../texts/texts';
import type { TableListed } from '../../rules/online';
import { rulesInBrief } from '../rules-panel';

interface Actions {
  sitDown(room: string): void;
  lookAgain(): void;
}

/** Tables at which somebody waits for whoever comes; or why there are none. */
export function openTables(
  texts: FriendTexts,
  open: readonly TableListed[] | 'off' | { why: string },
  actions: Actions,
) {
  const { listed } = texts.online.races;
  const row = ({ room, seats, taken, rules, tiles }: TableListed) => {
    const there = seats.filter(({ kind }, at) => kind === 'computer' || taken[at]);
    const names = there.map(({ name }) => called(name, texts.select)).join(', ');
    const language = isLanguage(tiles) ? playLanguages[tiles].name : '';
    return html`<li class="list-row"><button type="button" class="bare line grow" @click=${() => actions.sitDown(room)}>
      <span class="saying grow"><b class="cut">${listed.sit(names)}</b><small>${language} · ${rulesInBrief(texts, rules)}</small></span>${icon('onward', 18)}</button></li>`;
  };
  const why = open === 'off' ? listed.off : 'why' in open ? open.why : open.length === 0 && listed.none;
  const rows = Array.isArray(open) ? (open as readonly TableListed[]).map(row) : nothing;
  return html`<section class="open-tables paper"><h2>${listed.title}</h2>
    ${why ? html`<p class="quiet" role="status">${why}</p>` : html`<ul>${rows}</ul>`}
    ${open === 'off' ? '' : html`<button type="button" class="ivory with-icon" @click=${actions.lookAgain}>${icon('undo', 18)}<span>${listed.look}</span></button>`}
  </section>`;
}
