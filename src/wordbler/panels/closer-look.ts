import { html, nothing, type TemplateResult } from 'lit-html';
import { must } from '../../engine/must';
import { knownMascot, mascot } from '../../shared/mascots';
import { panelHead } from '../../shared/panels/controls';
import type { Dialog } from '../../shared/panels/dialog';
import { icon } from '../../shared/panels/icons';
import type { Texts } from '../../texts/texts';
import { type HistoryEntry, recordsOf } from '../rules';
import type { Result } from './game-over-panel';
import { nameSize } from './seat-card';
import { tileFigure, tilesLink } from './word-definition';

interface CloserActions {
  review(): void;
  replay(): void;
  definition(word: string): void;
}

/** How every total came about, what was remarkable, and the game once more. */
export function openCloserLook(texts: Texts, dialog: Dialog, result: Result, actions: CloserActions) {
  const { common, forms } = texts;
  const nameOf = (seat: number) => forms.word(must(result.seats[seat]).name);
  const panel = () => html`${panelHead(common.lookCloser, common.close, dialog.close)}
    ${finalScores(texts, result, nameOf)} ${records(texts, result, nameOf, actions.definition)} ${result.sealed?.card() ?? nothing}
    <div class="evenly">
      <button type="button" class="with-icon" @click=${dialog.closing(actions.replay)}>${icon('play')}<span>${common.replay}</span></button>
      <button type="button" class="gold with-icon" @click=${dialog.closing(actions.review)}>${icon('star')}<span>${common.review}</span></button>
    </div>`;
  dialog.open('closer-look', () => common.lookCloser, panel, dialog.close);
}

function finalScores(
  texts: Texts,
  { outcome, history, points, seats }: Result,
  nameOf: (seat: number) => string,
): TemplateResult {
  const { over, common, forms } = texts;
  return html`<section class="final-scores">
    <h2>${over.finalScores}</h2>
    <table>
      <thead><tr><th>${over.player}</th><th class="cut">${common.points}</th><th class="cut">${over.left}</th><th><span class="spoken">${over.adjustment}</span></th><th>${common.total}</th></tr></thead>
      <tbody>${outcome.ranking.map(
        ({ seat, place, played, total }) => html`<tr class=${place === 1 ? 'winner' : ''}>
          <th scope="row" class=${nameSize(nameOf(seat))}><span class="line"><span class="head" aria-hidden="true">${mascot(knownMascot(must(seats[seat]).mascot, seat))}</span><bdi class="cut-lines" dir="auto">${nameOf(seat)}</bdi></span></th>
          <td>${forms.figure(played)}</td>
          <td>${history.filter((entry) => entry.seat === seat).map((entry) => adjustment(texts, entry, points))}</td>
          <td class="change">${signed(texts, total - played)}</td>
          <td><b .style=${'font-size:var(--t5)'}>${forms.figure(total)}</b></td>
        </tr>`,
      )}</tbody>
    </table>
    <p>${texts.endings[outcome.reason]}</p>
  </section>`;
}

const signed = ({ forms }: Texts, points: number) => forms.figure(points > 0 ? `+${points}` : points);

/** Each in a line of its own: a seat may have more than one. */
const note = (text: string) => html`<div><small>${text}</small></div>`;

function adjustment(texts: Texts, entry: HistoryEntry, points: Result['points']) {
  const { over } = texts;
  switch (entry.kind) {
    case 'rackLost':
      return html`<span class="tiles left-tiles">${entry.letters.map((letter) =>
        tileFigure({ letter, points: points.get(letter) ?? 0, blank: letter === '' }),
      )}</span>`;
    case 'handicap':
      return note(over.handicap);
    case 'wentOut':
      return note(over.wentOut);
    case 'overTime':
      return note(over.overTime({ count: entry.minutes }));
    case 'resigned':
      return note(over.resigned);
    default:
      return nothing;
  }
}

function records(
  texts: Texts,
  { history, seats, language }: Result,
  nameOf: (seat: number) => string,
  definition: (word: string) => void,
) {
  const { over, common, forms } = texts;
  const link = (word: string) => tilesLink(texts, word, language, definition);
  const { bestPlay, longestWord, average, bonuses } = recordsOf(history, seats.length);
  // Where nobody laid a word there is nothing to tell.
  if (!bestPlay || !longestWord || !average) return nothing;
  return html`<section class="records">
    <h2>${over.highlights}</h2>
    <dl class="evenly">
      ${record(common.bestPlay, link(bestPlay.word), `${forms.figure(bestPlay.points)} · ${nameOf(bestPlay.seat)}`)}
      ${record(over.longestWord, link(longestWord.word), `${common.letterCount({ count: longestWord.word.length })} · ${nameOf(longestWord.seat)}`)}
      ${record(over.average, forms.tenths(average.points), nameOf(average.seat))}
      ${record(over.bonuses, forms.figure(bonuses.points), bonuses.count > 0 ? over.times({ count: bonuses.count }) : '')}
    </dl>
  </section>`;
}

const record = (name: string, figure: TemplateResult | string, note: string) => html`<div>
  <dt class="quiet">${name}</dt><dd><b>${figure}</b> <small>${note}</small></dd>
</div>`;
