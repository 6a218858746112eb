import { html } from 'lit-html';
import { type BoardName, boardNames, type Rules, seatCountsOf, shapeOf } from '../../core/wordbler';
import type { Texts } from '../../texts/texts';
import { named, nameOf } from './board-rules';

interface BoardChoice {
  rules: Rules;
  seats: number;
  lieOn(board: BoardName): void;
}

/** A phone has a row for its name, and a wide window has room. */
const whereNamed = 'max-width:clamp(0px,max(600px - 100cqi,100cqi - 1200px) * 99,8em)';

/** On which board the next game lies: so many squares wide and high. */
export const boardChoice = (texts: Texts, { rules, seats, lieOn }: BoardChoice) => {
  const { boards } = texts.select;
  const side = texts.inFigures(shapeOf(rules).side);
  return html`<label class="field words-choice" title=${boards.label} .style=${'padding-inline-end:32px'}>
    <b aria-hidden="true">${side}×${side}</b><span class="cut" aria-hidden="true" .style=${whereNamed}>${boards.names[nameOf(rules)]}</span>
    <select aria-label=${boards.label} .style=${'position:absolute;inset:0;height:100%;opacity:0'}
      @change=${(event: Event) => lieOn((event.target as HTMLSelectElement).value as BoardName)}>
    ${boardNames
      .filter((name) => seatCountsOf(named(name)).includes(seats))
      .map(
        (name) =>
          html`<option value=${name} .selected=${name === nameOf(rules)}>${boards.names[name]} · ${boards.means(shapeOf(named(name)).side, false)}</option>`,
      )}
  </select></label>`;
};
