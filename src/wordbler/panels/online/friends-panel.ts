import { html, nothing } from 'lit-html';
import { isLanguage, playLanguages } from '../../../engine/alphabet/languages';
import { freshForm, type OwnBird } from '../../../online/ui/room-page';
import { knownMascot, mascot } from '../../../shared/mascots';
import { segments, stepper, switchRow } from '../../../shared/panels/controls';
import { type IconName, icon } from '../../../shared/panels/icons';
import { type LanguageOfPlay, languageChoice } from '../../../shared/panels/language-choice';
import { Layer } from '../../../shared/panels/layer';
import { screenHead } from '../../../shared/panels/screen-head';
import type { FriendTexts } from '../../../texts/texts';
import { type Level, levels, type Rules, ruleRanges, seatCounts } from '../../rules';
import type { TableListed } from '../../rules/online';
import { rulesInBrief } from '../rules-panel';

/** What the player wants of the panel. */
export type FriendsAction =
  | { kind: 'back' | 'chooseRules' | 'start' | 'race' | 'lookAgain' }
  | { kind: 'open' | 'sitDown'; room: string }
  | { kind: 'remove'; table: OwnTable }
  | { kind: 'send'; game: LinkedGame }
  | { kind: 'change'; table: Partial<FreshTable> }
  | { kind: 'notify'; on: boolean };

type Act = (action: FriendsAction) => void;

/** What came of looking for a server: its open tables, none where it lists none, or why there are none to be had. */
export type Looked = readonly TableListed[] | 'looking' | 'off' | 'unanswered' | { why: string };

/** Tables at which somebody waits for whoever comes; or why there are none. */
function openTables(texts: FriendTexts, open: readonly TableListed[] | { why: string }, act: Act) {
  const { listed } = texts.online.races;
  const row = ({ room, seats, taken, rules, tiles }: TableListed) => {
    const there = seats.filter(({ kind }, at) => kind === 'computer' || taken[at]);
    const names = there.map(({ name }) => name);
    const language = isLanguage(tiles) ? playLanguages[tiles].name : '';
    return html`<li class="list-row"><button type="button" class="bare line grow"
      @click=${() => act({ kind: 'sitDown', room })}>
      <span class="saying grow"><b
        class="cut">${listed.sit({ names })}</b><small>${language} · ${rulesInBrief(
          texts,
          rules,
        )}</small></span>${icon('onward', 18)}</button></li>`;
  };
  const why = 'why' in open ? open.why : open.length === 0 && listed.none;
  const rows = 'why' in open ? nothing : open.map(row);
  return html`<section class="open-tables paper"><h2>${listed.title}</h2>
    ${why ? html`<p class="quiet" role="status">${why}</p>` : html`<ul>${rows}</ul>`}
    <button type="button" class="ivory with-icon"
      @click=${() => act({ kind: 'lookAgain' })}>${icon('undo', 18)}<span>${listed.look}</span></button>
  </section>`;
}

export interface OwnTable {
  room: string;
  players: readonly { name: string; mascot?: string | undefined; isTaken: boolean }[];
  state: string;
  /** Somebody waits for this device. */
  isOwnTurn: boolean;
  isOver: boolean;
  /** Without a seat of one's own. */
  isWatched: boolean;
}

export const namesAt = ({ players }: OwnTable) => players.map(({ name }) => name);

/** Who is to sit beside oneself: somebody invited, or a computer. */
type OtherSeat = 'person' | Level;

export interface FreshTable {
  own: OwnBird;
  others: readonly OtherSeat[];
  rules: Rules;
  watched: boolean;
  /** Anybody may sit down. */
  listed: boolean;
}

interface State extends FreshTable {
  tables: readonly OwnTable[];
  /** Those of others. */
  open: Looked;
  fault: string | undefined;
  nameFault: string | undefined;
  isOpening: boolean;
  /** Undefined where the browser cannot. */
  notifies: boolean | undefined;
}

const freshSeats = (count: number, others: readonly OtherSeat[]) =>
  Array.from({ length: count - 1 }, (_, at) => others[at] ?? 'person');

/** The tables at which somebody plays with others, and another one. */
export class FriendsPanel {
  private readonly layer: Layer;

  constructor(
    private readonly texts: FriendTexts,
    parent: HTMLElement,
    private readonly words: Pick<LanguageOfPlay, 'now' | 'choose'>,
    private readonly act: Act,
  ) {
    this.layer = new Layer(parent, 'screen friends lamp-lit');
  }

  render(state: State) {
    const { texts, act } = this;
    const { online, common } = texts;
    const isMet = state.open !== 'looking' && state.open !== 'unanswered';
    this.layer.render(
      () => html`<div class="friends-page">
      ${screenHead(
        { title: texts.menu.friends, back: common.back, leave: () => act({ kind: 'back' }) },
        isMet
          ? html`<button type="button" class="ivory with-icon"
          @click=${() => act({ kind: 'race' })}>${icon('play', 18)}<span>${online.races.fresh}</span></button>`
          : nothing,
      )}
      ${this.tables(state)}
      ${isMet ? this.fresh(state) : this.withNobody(state)}
    </div>`,
    );
  }

  private fresh(state: State) {
    const { texts, act } = this;
    const { fresh } = texts.online;
    return freshForm(texts, {
      title: fresh.title,
      means: fresh.means,
      open: fresh.start,
      own: state.own,
      nameFault: state.nameFault,
      change: (own) => this.change({ own }),
      rules: html`${this.seats(state)} ${this.rules(state)}`,
      fault: state.fault,
      isOpening: state.isOpening,
      start: () => act({ kind: 'start' }),
    });
  }

  private withNobody({ open }: State) {
    const { texts, act } = this;
    if (open === 'looking') return html`<p role="status">${texts.online.line.opening}</p>`;
    return withoutServer(texts, {
      send: (game) => act({ kind: 'send', game }),
      lookAgain: () => act({ kind: 'lookAgain' }),
    });
  }

  remove() {
    this.layer.remove();
  }

  private change(table: Partial<FreshTable>) {
    this.act({ kind: 'change', table });
  }

  /** Beside the new table, in one column. */
  private tables(state: State) {
    const { tables, open } = state;
    const isTold = typeof open !== 'string';
    if (tables.length === 0 && !isTold) return nothing;
    return html`<div class="known-tables stack">
      ${tables.length > 0 ? this.ownTables(state) : nothing}
      ${isTold ? openTables(this.texts, open, this.act) : nothing}
    </div>`;
  }

  private ownTables({ tables, notifies }: State) {
    const { texts, act } = this;
    const { online } = texts;
    return html`<section class="own-tables paper"><h2>${online.yours}</h2>
      <ul>${tables.map(
        (table) => html`<li class="list-row ${table.isOwnTurn ? 'own-turn' : ''}">
          <button type="button" class="bare line grow" @click=${() => act({ kind: 'open', room: table.room })}>
            <span class="table-birds"
              aria-hidden="true">${table.players.map(
                ({ mascot: id }, seat) =>
                  html`<i>${mascot(knownMascot(id, seat), table.isOwnTurn ? 'happy' : 'idle')}</i>`,
              )}</span>
            <span class="saying"><b class="cut">${texts.forms.oneByOne(
              table.players.map(({ name, isTaken }) => (isTaken ? name : online.free)),
            )}</b><small>${table.state}</small></span>
          </button>
          <button type="button" class="ivory icon-only" title=${online.remove.sure}
            aria-label=${online.remove.table({ names: namesAt(table) })}
            @click=${() => act({ kind: 'remove', table })}>${icon('trash', 18)}</button>
        </li>`,
      )}</ul>
      ${
        notifies === undefined
          ? nothing
          : switchRow(online.notify.label, online.notify.means, notifies, (on) => act({ kind: 'notify', on }))
      }
    </section>`;
  }

  private seats({ others }: State) {
    const { texts } = this;
    const { fresh } = texts.online;
    const count = others.length + 1;
    const seat = (own: OtherSeat, at: number) => {
      const change = (other: OtherSeat) => this.change({ others: others.map((was, i) => (i === at ? other : was)) });
      return html`<div class="setting">${segments({
        name: `seat-${at + 1}`,
        label: fresh.seat({ seat: at + 2 }),
        values: ['person', 'computer'] as const,
        texts: fresh.kinds,
        chosen: own === 'person' ? own : 'computer',
        change: (kind) => change(kind === 'person' ? kind : 'club'),
      })}${
        own === 'person'
          ? nothing
          : html`<label class="field"><select aria-label=${texts.select.level({ seat: at + 2 })}
            @change=${(event: Event) => change((event.target as HTMLSelectElement).value as Level)}>
              ${levels.map(
                (level) => html`<option value=${level}
                .selected=${level === own}>${texts.computer.levels[level]}</option>`,
              )}</select></label>`
      }</div>`;
    };
    return html`<div role="group" aria-label=${fresh.seats}>
      <div class="setting"><b>${fresh.seats}</b>${segments({
        name: 'seat-count',
        label: fresh.seats,
        values: seatCounts.filter((own) => own > 1),
        texts: Object.fromEntries(seatCounts.map((own) => [own, texts.forms.figure(own)])),
        chosen: count as (typeof seatCounts)[number],
        change: (next) => this.change({ others: freshSeats(next, others) }),
      })}</div>
      ${others.map(seat)}
    </div>`;
  }

  private rules({ rules, watched, listed, open }: State) {
    const { texts, act } = this;
    const { fresh } = texts.online;
    const { clock } = rules;
    const isByDay = clock.kind === 'perDays';
    const days = (value: number) => this.change({ rules: { ...rules, clock: { kind: 'perDays', days: value } } });
    return html`<div class="fresh-rules">
      <div class="setting"><b>${texts.select.preset}</b>
        <button type="button" class="ivory with-icon" @click=${() => act({ kind: 'chooseRules' })}><span
          class="cut">${rulesInBrief(texts, rules)}</span>${icon('onward', 16)}</button></div>
      <div class="setting stacks"><b>${fresh.pace}</b><span class="line wraps">${segments({
        name: 'pace',
        label: fresh.pace,
        values: ['live', 'days'] as const,
        texts: fresh.paces,
        chosen: isByDay ? 'days' : 'live',
        change: (pace) => (pace === 'days' ? days(3) : this.change({ rules: { ...rules, clock: { kind: 'off' } } })),
      })}${
        isByDay
          ? stepper({
              label: fresh.pace,
              unit: fresh.perTurn,
              value: clock.days,
              says: texts.forms.figure(clock.days),
              range: ruleRanges.turnDays,
              by: 1,
              fewer: texts.select.fewer({ what: fresh.pace }),
              more: texts.select.more({ what: fresh.pace }),
              change: days,
            })
          : nothing
      }</span></div>
      <div class="setting"><b>${texts.select.words}</b>${languageChoice(texts, { ...this.words, namedFrom: 420 })}</div>
      ${switchRow(fresh.watched, undefined, watched, (on) => this.change({ watched: on }))}
      ${
        Array.isArray(open)
          ? switchRow(texts.online.races.listed.label, undefined, listed, (on) => this.change({ listed: on }))
          : nothing
      }
    </div>`;
  }
}

/** What is played with others by links alone. */
const linkedGames = ['wordbler', 'search', 'scramble'] as const;
export type LinkedGame = (typeof linkedGames)[number];

const signs: Readonly<Record<LinkedGame, IconName>> = { wordbler: 'share', search: 'find', scramble: 'dice' };

interface WithoutServer {
  send(game: LinkedGame): void;
  lookAgain(): void;
}

/** Where no server answers: what needs none, and a line for whoever could run one. */
const withoutServer = (texts: FriendTexts, { send, lookAgain }: WithoutServer) => {
  const { common, online } = texts;
  const { without } = online;
  const row = (game: LinkedGame) =>
    html`<li class="list-row"><button type="button" class="bare line grow" @click=${() => send(game)}>
      ${icon(signs[game], 28)}<span
        class="saying grow"><b>${common[game]}</b><small>${without.games[game]}</small></span>${icon(
          'onward',
          18,
        )}</button></li>`;
  return html`<section class="card" .style=${'margin-inline: auto'}><h2>${without.title}</h2>
    <ul>${linkedGames.map(row)}</ul>
    <div class="line wraps"><small class="quiet grow" role="status">${online.faults.unanswered}</small>
      <button type="button" class="ivory" @click=${lookAgain}>${common.tryAgain}</button></div>
  </section>`;
};
