import { html, nothing, type TemplateResult } from 'lit-html';
import * as scramble from '../../../scramble/rules';
import { segments, switchRow } from '../../../shared/panels/controls';
import { type LanguageOfPlay, languageChoice } from '../../../shared/panels/language-choice';
import { Layer } from '../../../shared/panels/layer';
import { screenHead } from '../../../shared/panels/screen-head';
import { boardSize } from '../../../texts/sentences/online';
import type { FriendTexts } from '../../../texts/texts';
import { type RacedGame, raceGames } from '../../protocol/protocol';
import { freshForm, type OwnBird } from '../../ui/room-page';

export const wayCounts = [2, 4, 8] as const;
export type WayCount = (typeof wayCounts)[number];
const minutes = [1, 2, 3, 5] as const;

export interface FreshRace {
  own: OwnBird;
  game: RacedGame;
  hides: boolean;
  /** In Word search. */
  list: string;
  ways: WayCount;
  /** In Scramble. */
  side: scramble.DiceSide;
  minutes: (typeof minutes)[number];
  shortest: number;
  strikeShared: boolean;
}

interface State extends FreshRace {
  /** What there is to search for, by its id. */
  lists: readonly { id: string; name: string }[];
  fault: string | undefined;
  isOpening: boolean;
  hasLast: boolean;
}

interface Actions {
  words: Pick<LanguageOfPlay, 'now' | 'choose'>;
  back(): void;
  last(): void;
  change(race: Partial<FreshRace>): void;
  start(): void;
}

/** A new race: who one is, in which game, and how that is played. */
export class RaceChoosePanel {
  private readonly layer: Layer;

  constructor(
    private readonly texts: FriendTexts,
    parent: HTMLElement,
    private readonly actions: Actions,
  ) {
    this.layer = new Layer(parent, 'screen friends lamp-lit');
  }

  render(state: State) {
    const { texts, actions } = this;
    const { common } = texts;
    const { races } = texts.online;
    const { own, game, hides, fault, isOpening, hasLast } = state;
    const names = Object.fromEntries(raceGames.map((id) => [id, texts.common[id]]));
    this.layer.render(
      () => html`<div class="friends-page">
      ${screenHead(
        { title: races.title, back: common.back, leave: actions.back },
        hasLast ? html`<button type="button" class="ivory" @click=${actions.last}>${races.last}</button>` : nothing,
      )}
      ${freshForm(texts, {
        title: races.fresh,
        means: races.means,
        own,
        fault,
        isOpening,
        open: races.open,
        change: (next) => actions.change({ own: next }),
        rules: html`<div class="fresh-rules">
          ${this.few('game', common.game, raceGames, game, names)}
          <div class="setting"><b>${texts.select.words}</b>${languageChoice(texts, { ...actions.words, namedFrom: 420 })}</div>
          ${game === 'search' ? this.search(state) : this.scramble(state)}
          ${switchRow(races.hides, undefined, hides, (on) => actions.change({ hides: on }))}
        </div>`,
        start: actions.start,
      })}
    </div>`,
    );
  }

  remove() {
    this.layer.remove();
  }

  private search({ list, lists, ways }: State): TemplateResult {
    const { common } = this.texts;
    return html`<div class="setting"><b>${common.category}</b><label class="field"><select aria-label=${common.category} @change=${(event: Event) => this.actions.change({ list: (event.target as HTMLSelectElement).value })}>
        ${lists.map(({ id, name }) => html`<option value=${id} .selected=${id === list}>${name}</option>`)}</select></label></div>
      ${this.few('ways', common.directions, wayCounts, ways)}`;
  }

  private scramble({ side, minutes: lasts, shortest, strikeShared }: State): TemplateResult {
    const { texts } = this;
    const { races } = texts.online;
    const sides = Object.fromEntries(scramble.diceSides.map((own) => [own, boardSize(texts, own)]));
    return html`${this.few('side', texts.common.board, scramble.diceSides, side, sides)}
      ${this.few('minutes', races.minutes, minutes, lasts)}
      ${this.few('shortest', texts.common.shortestWord, scramble.shortestLengths, shortest)}
      ${switchRow(races.strike, races.strikeMeans, strikeShared, (on) => this.actions.change({ strikeShared: on }))}`;
  }

  /** One of a few, by its figure where nothing else is said. */
  private few<Name extends 'game' | 'ways' | 'side' | 'minutes' | 'shortest'>(
    name: Name,
    label: string,
    values: readonly FreshRace[Name][],
    chosen: FreshRace[Name],
    texts: Readonly<Record<string, string>> = Object.fromEntries(
      values.map((value) => [value, typeof value === 'number' ? this.texts.forms.figure(value) : String(value)]),
    ),
  ) {
    const change = (next: FreshRace[Name]) => this.actions.change({ [name]: next });
    return html`<div class="setting"><b>${label}</b>${segments({ name: `race-${name}`, label, values, texts, chosen, change })}</div>`;
  }
}
