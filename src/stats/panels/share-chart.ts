import { html, nothing, svg } from 'lit-html';
import { must } from '../../engine/must';
import type { StatsTexts } from '../../texts/texts';
import type { Statistics } from '../rules';

/** Of the last games. */
const mostShown = 20;
const [width, height] = [400, 200];

type Shares = Statistics['shares'];

/** Fewer points are no line. */
export const hasTrend = (shares: Shares) => shares.length > 1;

/** Game by game as a line. Looked at closely, the mean of seven is dashed beside it, and readers have it as a table. */
export function shareChart(texts: StatsTexts, name: string, shares: Shares, isClose: boolean) {
  const { common, forms, stats } = texts;
  const shown = shares.slice(-mostShown);
  const all = shown.flatMap(({ share, mean }) => [share, mean]);
  const least = Math.floor(Math.min(...all) * 10) / 10;
  const most = Math.max(least + 0.1, Math.ceil(Math.max(...all) * 10) / 10);
  const x = (at: number) => (width * at) / (shown.length - 1);
  const y = (share: number) => height - (height * (share - least)) / (most - least);
  const line = (shareOf: (one: (typeof shown)[number]) => number) =>
    shown.map((one, at) => `${x(at).toFixed(1)},${y(shareOf(one)).toFixed(1)}`).join(' L');
  const path = line(({ share }) => share);
  const last = must(shown.at(-1));
  const says = forms.percent;
  const told = stats.chart({
    name,
    count: shown.length,
    first: says(must(shown[0]).share),
    last: says(last.share),
    mean: says(last.mean),
  });
  const steps = [most, (most + least) / 2, least];
  const table = () => html`<table class="spoken"><caption>${name}</caption>
    <thead><tr><th scope="col">${common.game}</th><th scope="col">${name}</th><th scope="col">${stats.mean}</th></tr></thead>
    <tbody>${shown.map(({ share, mean }, at) => html`<tr><th scope="row">${forms.figure(at + 1)}</th><td>${says(share)}</td><td>${says(mean)}</td></tr>`)}</tbody></table>`;
  return html`<figure class="share-chart">
    <div class="share-scale stack" aria-hidden="true">${steps.map((share) => html`<span>${says(share)}</span>`)}</div>
    <div class="share-plot">
      <svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" role="img" aria-label=${told}>
        ${steps.map((share) => svg`<path class="grid-line" d="M0 ${y(share)}H${width}" />`)}
        <path class="under" d="M${path} L${width},${height} L0,${height}Z" />
        ${isClose ? svg`<path class="mean" d="M${line(({ mean }) => mean)}" />` : nothing}<path class="share" d="M${path}" />
      </svg>
      <b class="chip" aria-hidden="true" .style=${`inset-block-start:${(100 * y(last.share)) / height}%`}>${says(last.share)}</b>
    </div>
    ${isClose ? table() : nothing}
  </figure>`;
}
