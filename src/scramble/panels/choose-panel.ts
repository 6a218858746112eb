import { html, nothing, type TemplateResult } from 'lit-html';
import { must } from '../../engine/must';
import { called, keptAs, longestName, type NameFault, nameFaults, personOf, unnamed } from '../../engine/players/names';
import { knownMascot, type MascotId, mascot, mascotIds } from '../../shared/mascots';
import { saying, segments, stepper, switchRow } from '../../shared/panels/controls';
import { type IconName, icon } from '../../shared/panels/icons';
import { type LanguageOfPlay, languageChoice } from '../../shared/panels/language-choice';
import { Layer } from '../../shared/panels/layer';
import type { PageServices } from '../../shared/panels/page-services';
import { headTool, screenHead } from '../../shared/panels/screen-head';
import { tileLetter } from '../../shared/panels/tiles';
import type { ScrambleTexts } from '../../texts/texts';
import { clockChoices, fewestChoices, mostAtOneDevice, type RoundChoice } from '../play/choice';
import * as scramble from '../rules';
import { settingsTool } from './play-parts';

export interface ChooseState {
  choice: RoundChoice;
  seed: string;
  /** The dice are being rolled. */
  rolling: boolean;
  /** What went wrong; and what went well. */
  notice: string | undefined;
  /** A game that was left waits. */
  isUnderWay: boolean;
}

/** What the scene does for it. */
export type ChooseAction =
  | 'newSeed'
  | 'roll'
  | 'daily'
  | 'goOn'
  | 'solve'
  | 'watch'
  | 'share'
  | 'back'
  | 'settings'
  | 'help';

interface Actions {
  /** The language of the board, and of the next game of any kind. */
  words: Pick<LanguageOfPlay, 'now' | 'choose'>;
  change(choice: Partial<RoundChoice>): void;
  seed(seed: string): void;
  act(action: ChooseAction): void;
}

/** A throw of each size that looks like one. */
const pictured: Readonly<Record<scramble.DiceSide, scramble.Throw>> = {
  4: { side: 4, seed: 'pictured', roll: 0 },
  5: { side: 5, seed: 'pictured', roll: 0 },
  6: { side: 6, seed: 'pictured', roll: 0 },
};

/** What is to be played: board, time, players; and the ways to the solver. */
export class ChoosePanel {
  private readonly layer: Layer;
  private isMoreOpen = false;

  constructor(
    private readonly texts: ScrambleTexts,
    services: Pick<PageServices, 'root' | 'preferences'>,
    private readonly actions: Actions,
  ) {
    this.layer = new Layer(services.root, 'screen scramble sc-choose');
  }

  show(state: ChooseState) {
    const { common } = this.texts;
    const { choose, roll, solve } = this.texts.scramble;
    const { actions } = this;
    const { choice, notice, rolling, isUnderWay } = state;
    const faults = faultsOf(state);
    this.layer.render(
      () => html`${screenHead(
        { title: common.scramble, back: common.back, leave: () => actions.act('back') },
        html`${headTool(settingsTool(this.texts, () => actions.act('settings')))}${headTool({
          sign: 'help',
          label: common.help,
          act: () => actions.act('help'),
        })}`,
      )}
    <div class="roll-page">
      ${notice ? html`<p class="notice" role="alert">${notice}</p>` : nothing}
      ${
        isUnderWay
          ? html`<p class="kept paper apart note"><span>${choose.kept}</span>
              <button type="button" class="ivory with-icon"
                @click=${() => actions.act('goOn')}>${icon('play')}<span>${common.continue}</span></button></p>`
          : nothing
      }
      <section class="paper slip column roll-board"><header
        class="apart"><h2>${common.board}</h2>${languageChoice(this.texts, {
          ...actions.words,
          namedFrom: 420,
        })}</header>
        <div class="sizes tabs stack" role="radiogroup"
          aria-label=${common.board}>${scramble.diceSides.map((side) => this.size(side, choice.side))}</div>
        ${this.labelled(
          choose.time,
          segments({
            name: 'scramble-clock',
            label: choose.time,
            values: clockChoices.map(String),
            texts: Object.fromEntries(clockChoices.map((one) => [String(one), this.clock(one)])),
            chosen: String(choice.seconds),
            change: (value) => actions.change({ seconds: value === 'null' ? null : Number(value) }),
          }),
        )}
        ${this.more(state, faults.seed)}
      </section>
      <div class="roll-side column">
        <section class="paper slip column roll-players"><header class="apart"><h2>${this.texts.select.players}</h2>
          <button type="button" class="ivory with-icon" ?disabled=${choice.players.length === mostAtOneDevice}
            @click=${() => this.add(choice)}>${icon('plus')}<span>${choose.add}</span></button></header>
          <ul class="rows">${choice.players.map((player, place) =>
            this.player(choice, player, place, faults.names[place]),
          )}</ul>
          ${choice.players.length > 1 ? nothing : this.computerRow(choice)}
        </section>
        <div class="roll-birds" aria-hidden="true">${choice.players.map(
          ({ mascot: id }, place) => html`<i>${mascot(knownMascot(id, place), 'happy')}</i>`,
        )}</div>
        <div class="roll-start stack">
          <button type="button" class="gold with-icon big" ?disabled=${rolling || faults.any}
            @click=${() => actions.act('roll')}>${icon('dice')}<span>${rolling ? choose.rolling : roll}</span></button>
          <div class="tabs stack">
            ${card('calendar', this.texts.menu.dailies.scramble, rolling || faults.any, () => actions.act('daily'))}
            ${card('find', solve, false, () => actions.act('solve'))}
            ${card('eye', choose.watch, rolling || faults.seed, () => actions.act('watch'))}
          </div>
        </div>
      </div>
    </div>`,
    );
  }

  remove() {
    this.layer.remove();
  }

  /** What is seldom changed. */
  private more(state: ChooseState, isBadSeed: boolean) {
    const { choose } = this.texts.scramble;
    const { shortestWord: label } = this.texts.common;
    const { actions } = this;
    const { choice } = state;
    this.isMoreOpen ||= isBadSeed;
    return html`<details class="more" .open=${this.isMoreOpen} @toggle=${(event: Event) => {
      this.isMoreOpen = (event.target as HTMLDetailsElement).open;
    }}><summary class="line">${choose.rest}${icon('onward', 18)}</summary>
      ${this.labelled(
        label,
        segments({
          name: 'scramble-shortest',
          label,
          values: [...scramble.shortestLengths],
          texts: Object.fromEntries(scramble.shortestLengths.map((one) => [one, this.texts.forms.figure(one)])),
          chosen: choice.shortest,
          change: (shortest) => actions.change({ shortest }),
        }),
      )}
      ${this.seedRow(state, isBadSeed)}
      ${
        choice.players.length > 1
          ? switchRow(choose.strike, undefined, choice.strikeShared, (strikeShared) => actions.change({ strikeShared }))
          : nothing
      }
      <div class="setting">${saying(choose.fewest)}
        ${stepper({
          label: choose.fewest,
          unit: choose.unit,
          value: choice.fewestWords,
          says: this.texts.forms.figure(choice.fewestWords),
          range: [fewestChoices.least, fewestChoices.most],
          by: fewestChoices.step,
          fewer: choose.fewer,
          more: choose.more,
          change: (fewestWords) => actions.change({ fewestWords }),
        })}</div>
      ${switchRow(choose.known, undefined, choice.known, (known) => actions.change({ known }))}
    </details>`;
  }

  private clock(seconds: number | null) {
    const { choose } = this.texts.scramble;
    return seconds === null ? choose.noLimit : choose.minutes({ count: seconds / 60 });
  }

  private labelled(label: string, content: TemplateResult) {
    return html`<div class="column"><span class="note not-low" aria-hidden="true">${label}</span>${content}</div>`;
  }

  private size(side: scramble.DiceSide, chosen: scramble.DiceSide) {
    const { letters } = scramble.throwDice(pictured[side], this.actions.words.now);
    return html`<label class="size"><input type="radio" name="scramble-size" .checked=${side === chosen}
        @change=${() => this.actions.change({ side })} />
      <span class="size-card column" .style=${'height:100%;text-align:center'}><span class="mini-tray"
        .style="--side:${side}" aria-hidden="true">${[...letters].map(
          (letter) => html`<i>${tileLetter(letter)}</i>`,
        )}</span><b>${this.texts.forms.inDigits(`${side} × ${side}`)}</b></span></label>`;
  }

  private seedRow({ seed }: ChooseState, isBad: boolean) {
    const { choose } = this.texts.scramble;
    const { actions } = this;
    return html`<div class="setting stacks seed-row"><label class="saying grow"
      for="scramble-seed"><b>${choose.code}</b>${
        isBad ? html`<small><span class="bad" role="alert">${choose.badCode}</span></small>` : nothing
      }</label>
      <span class="field"><input id="scramble-seed" autocomplete="off" spellcheck="false"
        maxlength=${scramble.longestSeed}
        .value=${seed} aria-invalid=${isBad}
        @input=${(event: Event) => actions.seed((event.target as HTMLInputElement).value)} /></span>
      <button type="button" class="ivory icon-only" aria-label=${this.texts.common.newCode}
        title=${this.texts.common.newCode} @click=${() => actions.act('newSeed')}>${icon('dice')}</button>
      <button type="button" class="ivory icon-only" aria-label=${this.texts.common.share}
        title=${this.texts.common.share} ?disabled=${isBad}
        @click=${() => actions.act('share')}>${icon('share')}</button></div>`;
  }

  private player(
    choice: RoundChoice,
    { name, mascot: id }: scramble.Player,
    place: number,
    fault: NameFault | undefined,
  ) {
    const { choose } = this.texts.scramble;
    const change = (player: Partial<scramble.Player>) =>
      this.actions.change({
        players: choice.players.map((one, at) => (at === place ? { ...one, ...player } : one)),
      });
    const bird = knownMascot(id, place);
    const who = personOf(name);
    return html`<li>
      <button type="button" class="icon-only" aria-label=${choose.mascotOf({ who })} title=${choose.mascotOf({ who })}
        @click=${() => change({ mascot: nextMascot(choice, bird) })}><i>${mascot(bird)}</i></button>
      <span class="field"><input aria-label=${choose.playerName({ player: place + 1 })}
        .value=${called(name, this.texts.forms.callings)} dir="auto" autocomplete="off" spellcheck="false"
        maxlength=${longestName * 4} aria-invalid=${fault !== undefined}
        @input=${(event: Event) =>
          change({
            name: keptAs((event.target as HTMLInputElement).value, this.texts.forms.callings),
          })} />${icon('pencil', 18)}</span>
      ${
        choice.players.length > 1
          ? html`<button type="button" class="bare icon-only" aria-label=${choose.remove({ who })}
          title=${choose.remove({ who })}
              @click=${() =>
                this.actions.change({ players: choice.players.toSpliced(place, 1) })}>${icon('close')}</button>`
          : nothing
      }
      ${fault ? html`<p class="bad" role="alert">${this.texts.names[fault]}</p>` : nothing}</li>`;
  }

  /** Whom a single player plays against. */
  private computerRow({ rival: chosen }: RoundChoice) {
    const { opponent } = this.texts.scramble;
    const { levels } = this.texts.computer;
    const change = (event: Event) => {
      const { value } = event.target as HTMLSelectElement;
      this.actions.change({ rival: scramble.isComputerLevel(value) ? value : null });
    };
    return html`<label class="setting">${saying(this.texts.computer.kind)}
      <span class="field" .style=${'flex:none'}><select id="scramble-rival" @change=${change}><option value=""
        .selected=${chosen === null}>${opponent.nobody}</option>
      ${scramble.computerLevels.map(
        (level) => html`<option value=${level} .selected=${level === chosen}>${levels[level]}</option>`,
      )}</select></span></label>`;
  }

  private add({ players: before }: RoundChoice) {
    // Who was alone needs a name that others can be told from.
    const players = before.map((player) =>
      player.name === unnamed.you ? { ...player, name: unnamed.seat(0) } : player,
    );
    const taken = players.map(({ name }) => name);
    const names = Array.from({ length: 8 }, (_, place) => unnamed.seat(place));
    const name = names.find((own, place) => place > 0 && !nameFaults([...taken, own]).at(-1)) ?? '';
    const free = mascotIds.find((id) => !players.some(({ mascot: own }) => own === id)) ?? must(mascotIds[0]);
    this.actions.change({ players: [...players, { name, mascot: free }] });
  }
}

const card = (sign: IconName, label: string, disabled: boolean, act: () => void) =>
  html`<button type="button" class="ivory" ?disabled=${disabled} @click=${act}>${icon(sign)}<b>${label}</b></button>`;

function faultsOf({ choice, seed }: ChooseState) {
  const names = nameFaults(choice.players.map(({ name }) => name));
  const badSeed = !scramble.isBoardNumber(seed);
  return { names, seed: badSeed, any: badSeed || names.some((fault) => fault) };
}

/** The next bird that nobody at the table has. */
function nextMascot({ players }: RoundChoice, now: MascotId) {
  const from = mascotIds.indexOf(now);
  const inOrder = [...mascotIds.slice(from + 1), ...mascotIds.slice(0, from)];
  return inOrder.find((id) => !players.some(({ mascot: own }) => own === id)) ?? now;
}
