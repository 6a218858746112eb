import { html, svg } from 'lit-html';
import { must } from '../../engine/must';
import type { RecordTexts } from '../../texts/texts';
import type { Statistics } from '../rules';

/** Of the last games. */
const mostShown = 20;
const [width, height] = [400, 200];

/** Game by game as a line, with the mean of seven dashed beside it; and in words, and as a table for readers. */
export function chart(texts: RecordTexts, name: string, shares: Statistics['shares']) {
  const { records } = texts;
  const shown = shares.slice(-mostShown);
  if (shown.length < 2) return html`<p class="quiet">${records.few}</p>`;
  const all = shown.flatMap(({ share, mean }) => [share, mean]);
  const least = Math.floor(Math.min(...all) * 10) / 10;
  const most = Math.max(least + 0.1, Math.ceil(Math.max(...all) * 10) / 10);
  const x = (at: number) => (width * at) / (shown.length - 1);
  const y = (share: number) => height - (height * (share - least)) / (most - least);
  const line = (shareOf: (one: (typeof shown)[number]) => number) =>
    shown.map((one, at) => `${x(at).toFixed(1)},${y(shareOf(one)).toFixed(1)}`).join(' L');
  const path = line(({ share }) => share);
  const last = must(shown.at(-1));
  const says = records.percent;
  const told = records.chart(
    name,
    shown.length,
    says(must(shown[0]).share),
    says(last.share),
    says(last.mean),
  );
  const steps = [most, (most + least) / 2, least];
  return html`<figure class="share-chart">
    <div class="share-scale" aria-hidden="true">${steps.map((share) => html`<span>${says(share)}</span>`)}</div>
    <div class="share-plot">
      <svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" role="img" aria-label=${told}>
        ${steps.map((share) => svg`<path class="grid-line" d="M0 ${y(share)}H${width}" />`)}
        <path class="under" d="M${path} L${width},${height} L0,${height}Z" />
        <path class="mean" d="M${line(({ mean }) => mean)}" /><path class="share" d="M${path}" />
      </svg>
      <b class="chip" aria-hidden="true" .style=${`inset-block-start:${(100 * y(last.share)) / height}%`}>${says(last.share)}</b>
    </div>
    <figcaption class="line apart" aria-hidden="true"><small>${records.gamesAgo(shown.length - 1)}</small><small>${records.lastGame}</small></figcaption>
    <table class="spoken"><caption>${name}</caption>
      <thead><tr><th scope="col">${records.which}</th><th scope="col">${name}</th><th scope="col">${records.mean}</th></tr></thead>
      <tbody>${shown.map(({ share, mean }, at) => html`<tr><th scope="row">${texts.inFigures(at + 1)}</th><td>${says(share)}</td><td>${says(mean)}</td></tr>`)}</tbody></table>
  </figure>`;
}
