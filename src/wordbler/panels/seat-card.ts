import { html, nothing } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import { personOf } from '../../engine/players/names';
import { knownMascot, mascot } from '../../shared/mascots';
import { icon } from '../../shared/panels/icons';
import { tileLetter } from '../../shared/panels/tiles';
import { stepNamed } from '../../texts/sentences/board';
import type { Texts } from '../../texts/texts';
import type { SeatView, TableView } from '../play/table-state';
import type { Questions } from '../play/turns';
import { hintSteps, justRight, type TileFace } from '../rules';
import { lastLine } from './last-plays';
import { handicapInBrief } from './rules-panel';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A name never pushes the score away: wide ones are set smaller, in two steps. */
export function nameSize(name: string): string {
  let width = 0;
  for (const { segment } of graphemes.segment(name)) {
    if (/\p{Extended_Pictographic}/u.test(segment)) width += 1.6;
    else width += /[WM@]/.test(segment) ? 1.35 : 1;
  }
  if (width > 14) return 'very-long';
  return width > 9 ? 'long' : '';
}

/** Who sits there: a person, or how well the computer plays. */
function kindOf({ computer, select }: Texts, { level, step }: Pick<SeatView, 'level' | 'step'>): string {
  if (!level) return select.kinds.person;
  return level === justRight && step
    ? computer.justRight({ step: stepNamed({ computer }, step) })
    : `${computer.kind} · ${computer.levels[level]}`;
}

/** A player's place at the table. Pressing it opens the history; pressing the last play, its points. */
export const seatCard = (texts: Texts, view: SeatView, { asked }: Pick<Questions, 'asked'>) => {
  const {
    seat,
    name,
    mascot: id,
    mood,
    note,
    score,
    figure,
    toMove,
    tiles,
    rack,
    last,
    left,
    language,
    handicap,
  } = view;
  const given = handicapInBrief(texts, handicap);
  const press = ({ target }: Event) => {
    const isLast = target instanceof Element && target.closest('.last');
    if (isLast && last?.kind === 'played') asked.emit({ kind: 'explain', play: last });
    else asked.emit({ kind: 'history', seat });
  };
  return html`<button class="seat ${toMove ? 'now' : ''} ${rack ? 'open' : ''} ${
    left === undefined ? '' : 'timed'
  } ${nameSize(name)}" data-seat=${seat}
    title=${`${texts.history.titleOf({ who: personOf(name) })} (${seat + 1})`} aria-keyshortcuts=${seat + 1}
    @click=${press}>
    ${toMove ? html`<span class="flag chip">${texts.board.onTurn}</span>` : nothing}
    <span class="pic">${mascot(knownMascot(id, seat), mood)}</span>
    <span class="who column">
      <bdi class="name cut-lines" dir="auto">${texts.forms.word(name)}</bdi>
      <small class="kind cut">${note ?? (given ? `${kindOf(texts, view)} · ${given}` : kindOf(texts, view))}</small>
      <b class="score" aria-hidden="true">${texts.forms.figure(figure)}</b><span
        class="spoken">${texts.forms.figure(score)}</span>
      ${left === undefined ? nothing : clock(texts, left, toMove)}
      ${
        rack
          ? nothing
          : html`<span class="pips"
        aria-hidden="true">${Array.from({ length: tiles }, () => html`<u></u>`)}</span>`
      }
    </span>
    ${rack ? openRack(texts, rack) : nothing}
    ${last ? html`<span class="last">${lastLine(texts, last, language)}</span>` : nothing}
  </button>`;
};

/** What is to be found, and the hints that are left: it stands in the place of the one seat. */
export const taskCard = (
  { title, note, hints }: NonNullable<TableView['task']>,
  { seat, mood }: SeatView,
  hasNote: boolean,
) =>
  html`<div class="task" data-seat=${seat}>
    <span class="pic" aria-hidden="true">${mascot('sage', mood)}</span>
    <span class="name"><b>${title()}</b>${
      note && hasNote ? html` <small class="quiet">${note()}</small>` : nothing
    }</span>
    <span class="line" aria-hidden="true">${bulbs.map(
      (at) => html`<i class=${at < hintSteps - hints ? 'on' : ''}>${icon('bulb', 26)}</i>`,
    )}</span>
  </div>`;

const bulbs = Array.from({ length: hintSteps }, (_, at) => at);

const openRack = (texts: Texts, rack: readonly TileFace[]) =>
  html`<span class="spoken">${texts.forms.labelled(
    texts.common.rack,
    rack.map(({ letter }) => spelled(letter) || texts.common.blank).join(' '),
  )}</span>
    <span class="open-rack tiles"
      aria-hidden="true">${rack.map(
        ({ letter, points }) =>
          html`<u class="tile ${letter ? '' : 'is-blank'}">${letter ? tileLetter(letter) : '?'}${
            letter ? html`<sub>${points}</sub>` : nothing
          }</u>`,
      )}</span>`;

const clock = (texts: Texts, ms: number, runs: boolean) =>
  html`<time class="${runs ? 'runs' : ''} ${
    ms < 10_000 ? 'late' : ''
  }">${icon('clock', 16)}${texts.forms.figure(clockFace(ms))}</time>`;

function clockFace(ms: number): string {
  const seconds = Math.ceil(Math.abs(ms) / 1000);
  return `${ms < 0 ? '−' : ''}${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const lookMs = 1500;

let looking: ReturnType<typeof setTimeout> | undefined;

/** The birds of all other players look at the one who scores, for a moment. */
export function eyesOn(root: HTMLElement, seat: number) {
  const cards = [...root.querySelectorAll<HTMLElement>('.seat')];
  const middleOf = (card: HTMLElement) => {
    const { x, y, width, height } = card.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const scoring = cards.find(({ dataset }) => dataset['seat'] === `${seat}`);
  if (!scoring) return;
  const there = middleOf(scoring);
  const others = cards.filter((card) => card !== scoring);
  // All are measured before any is touched.
  const ways = others.map((card) => wayTo(middleOf(card), there));
  const turn = (gazes: readonly (readonly [string, string])[]) => {
    for (const [i, card] of others.entries()) {
      const [x, y] = gazes[i] ?? ['', ''];
      const bird = card.querySelector<SVGElement>('.pic > .mascot');
      bird?.style.setProperty('--look-x', x);
      bird?.style.setProperty('--look-y', y);
    }
  };
  clearTimeout(looking);
  turn(ways);
  looking = setTimeout(() => turn([]), lookMs);
}

/** As far as eyes go, in the direction of a point. */
export function wayTo(from: { x: number; y: number }, to: { x: number; y: number }): readonly [string, string] {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = (by: number) => (Math.round((by / far) * 100) / 100).toString();
  return [share(to.x - from.x), share(to.y - from.y)];
}
