import { html, type TemplateResult } from 'lit-html';
import type { RacerSeat } from '../../core/races/race';
import type { FriendTexts } from '../../texts/texts';
import { knownMascot, mascot } from '../mascots';

export interface Rival extends RacerSeat {
  seat: number;
  found: number;
  isHere: boolean;
}

/** Where there is no room for all of them, those ahead are seen. */
const roomy = 'flex-wrap:wrap;max-height:44px;overflow:hidden';

/** How far the others are, those ahead first. */
export const rivals = (texts: FriendTexts, all: readonly Rival[]): TemplateResult =>
  html`<ul class="line" .style=${roomy} aria-label=${texts.online.races.others}>${[...all]
    .sort((a, b) => b.found - a.found)
    .map(
      ({ seat, name, mascot: id, found, isHere }) =>
        html`<li class="line" .style=${'flex:none;height:44px'} title=${name}><i aria-hidden="true" .style=${'width:34px;flex:none'}>${mascot(knownMascot(id, seat), isHere ? 'idle' : 'sleep')}</i><b aria-hidden="true">${texts.inFigures(found)}</b><span class="spoken">${texts.online.races.counts(name, found)}</span></li>`,
    )}</ul>`;
