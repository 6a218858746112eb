import { html } from 'lit-html';
import { panelHead } from '../../shared/panels/controls';
import { dateOf } from '../../shared/play/day';
import type { RecordTexts } from '../../texts/texts';
import { type DailyShown, dailyButton } from './daily-strip';

interface Day {
  day: string;
  dailies: readonly DailyShown[];
}

interface Actions {
  close(): void;
  open(daily: DailyShown, day: string): void;
}

/** The last days, the latest first, and what was made of their dailies. */
export const archivePanel = (texts: RecordTexts, days: readonly Day[], { close, open }: Actions) => html`
  ${panelHead(texts.records.archive, texts.records.close, close)}
  <p class="quiet">${texts.records.archiveMeans}</p>
  <ul class="archive-days">${days.map(
    ({
      day,
      dailies,
    }) => html`<li class="line wraps"><h3 .style=${'flex:0 1 110px'}>${texts.records.date(dateOf(day))}</h3>
      <div class="line" .style=${'flex:1 1 300px'}>${dailies.map((daily) => dailyButton(texts, daily, () => open(daily, day), 'archive'))}</div></li>`,
  )}</ul>`;
