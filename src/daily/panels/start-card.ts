import { html, nothing, type TemplateResult } from 'lit-html';
import { mascot } from '../../shared/mascots';
import { icon } from '../../shared/panels/icons';
import { dateOf } from '../../shared/play/day';
import type { StatsTexts } from '../../texts/texts';
import type { DailyId } from '../rules/attempts';
import { flame } from './dailies-panel';

const birds = { search: 'scarlet', scramble: 'maize', find: 'sage' } as const;

const felt = 'position:absolute;inset:0;transition:filter var(--quick);filter:';
const cardLies =
  'position:relative;gap:var(--s3);width:min(500px,100%);margin-block-start:min(150px,26cqb);padding:var(--s5) clamp(20px,5cqi,40px) 38px;font-size:var(--t6);text-align:center;transition:all var(--quick) ease-in';
const cardLeaves = 'opacity:0;translate:0 24px';
const birdStands = 'position:absolute;inset:auto auto calc(100% - 9px);width:min(176px,30cqb,36cqi)';
const pill =
  'position:absolute;bottom:-23px;padding:9px 20px 9px 16px;border-radius:var(--round);white-space:nowrap;color:#ffd778;background:#0c2b21;box-shadow:inset 0 0 0 2px #d79f2e,var(--lift)';

interface Starts {
  id: DailyId;
  day: string;
  /** It is today's, for the first time. */
  counts: boolean;
  /** Which day of a row it makes; undefined where it makes none longer. */
  dayOfRow: number | undefined;
  /** Its table, face down. */
  table: TemplateResult;
  /** Start was pressed: the card gives way to the table. */
  isLeaving: boolean;
}

/** What a daily is, in a sentence, and whether it counts: it begins, and its clock runs, at a press. */
export const startCard = (
  texts: StatsTexts,
  { id, day, counts, dayOfRow, table, isLeaving }: Starts,
  { start, close }: { start(): void; close(): void },
) => {
  const { common, forms, stats } = texts;
  return html`<div class="start-table middle" .style=${felt + (isLeaving ? 'none' : 'brightness(.5)')} aria-hidden="true">${table}</div>
    <button type="button" class="back-tool with-icon" .style=${'position:absolute;inset:12px auto auto 16px'} aria-label=${common.back} @click=${close}>${icon('onward')}<span class="not-narrow">${common.back}</span></button>
    <section class="start-card paper middle" .style=${`${cardLies};${isLeaving ? cardLeaves : ''}`}>
      <span .style=${birdStands} aria-hidden="true">${mascot(birds[id], id === 'find' ? 'think' : 'happy')}</span>
      <p class="quiet with-icon">${icon('calendar', 17)}<span>${forms.day(dateOf(day))}</span></p>
      <h2 .style=${'font-size:max(26px,46*var(--u))'}>${texts.menu.dailies[id]}</h2>
      <p>${stats.starts[id]}</p>
      <button type="button" class="gold with-icon big" .style=${'width:100%'} autofocus @click=${start}>${icon('play')}<span>${common.start}</span></button>
      <p class="quiet">${counts ? stats.once : common.practice}</p>
      ${dayOfRow === undefined ? nothing : html`<p class="line" .style=${pill}>${flame}<b>${stats.dayIf({ day: dayOfRow })}</b></p>`}
    </section>`;
};
