import { html } from 'lit-html';
import { fromWidth } from '../../shared/panels/language-choice';
import type { Texts } from '../../texts/texts';
import { type BoardName, boardNames, type Rules, seatCountsOf, shapeOf } from '../rules';
import { named, nameOf } from './board-rules';

interface BoardChoice {
  rules: Rules;
  seats: number;
  lieOn(board: BoardName): void;
}

/** On a phone what can be chosen from stands in the head without its arrow. */
export const room = 'padding-inline:max(5px,(100cqi - 600px) * 0.02) clamp(5px,(100cqi - 600px) * 99,34px)';

/** So wide is the scene from where its head has room for the name, too. */
const namedFrom = 1200;

/** On which board the next game lies: so many squares wide and high. */
export const boardChoice = (texts: Texts, { rules, seats, lieOn }: BoardChoice) => {
  const { boards } = texts.select;
  const side = texts.inFigures(shapeOf(rules).side);
  return html`<label class="field words-choice" title=${boards.label} .style=${room}>
    <b aria-hidden="true">${side}×${side}</b><span class="cut" aria-hidden="true" .style=${fromWidth(namedFrom)}>${boards.names[nameOf(rules)]}</span>
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
