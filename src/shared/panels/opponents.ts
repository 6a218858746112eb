import { html, type TemplateResult } from 'lit-html';
import type { Texts } from '../../texts/texts';
import { knownMascot, mascot } from '../mascots';

/** Somebody who plays on the same board or grid at the same time. */
export interface Opponent {
  name: string;
  mascot?: string | undefined;
  seat: number;
  found: number;
  isHere: boolean;
}

interface Sayings {
  /** Who they are. */
  label: string;
  /** What those are told who don't see it. */
  says(name: string, found: number): string;
}

/**
 * Where there is no room for all of them, those ahead are seen: who has no room wraps out of sight, behind what is
 * nothing.
 */
const roomy = 'flex-wrap:wrap;max-height:44px;overflow:hidden';

/** How far the others are, those ahead first. */
export const opponents = ({ forms }: Texts, { label, says }: Sayings, all: readonly Opponent[]): TemplateResult =>
  html`<ul class="line" .style=${roomy} aria-label=${label}><li aria-hidden="true" .style=${'height:44px'}></li>${[
    ...all,
  ]
    .sort((a, b) => b.found - a.found)
    .map(
      ({ seat, name, mascot: id, found, isHere }) =>
        html`<li class="line" .style=${'flex:none;height:44px'} title=${name}><i aria-hidden="true"
          .style=${'width:34px;flex:none'}>${mascot(knownMascot(id, seat), isHere ? 'idle' : 'sleep')}</i><b
          aria-hidden="true">${forms.figure(found)}</b><span class="spoken">${says(name, found)}</span></li>`,
    )}</ul>`;
