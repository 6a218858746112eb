import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import { must } from '../../engine/must';
import { called } from '../../engine/players/names';
import { knownMascot, mascot } from '../../shared/mascots';
import { PlayingBird } from '../../shared/mascots/playing-bird';
import { icon } from '../../shared/panels/icons';
import { type Box, Layer } from '../../shared/panels/layer';
import { type LetterKeysOpen, letterKeys, letterKeysButton, letterKeysIn } from '../../shared/panels/letter-keys';
import type { PageServices } from '../../shared/panels/page-services';
import { rivals } from '../../shared/panels/rivals';
import type { ScrambleTexts } from '../../texts/texts';
import type { ScrambleSession } from '../play/session';
import { type Remark, type RoundView, remarkOn, viewRound } from '../play/view';
import { scrambleBar, scrambleSound, trayBoxIn, trayPlaceIn, wordPlaque } from './game-bar';

/** As it stands on a clock: 1:44. */
function clockFace(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const around = 2 * Math.PI * 46;
const ticks = Array.from({ length: 12 }, (_, at) => at * 30);

/** From here on the ring is coral. */
const lateFrom = 30_000;

/** A clock whose ring empties; without a limit it is an empty face. */
const clockRing = (texts: ScrambleTexts, left: number | undefined, share: number, paused: boolean) => html`<div
  class="clock-ring disc ${left !== undefined && left <= lateFrom ? 'late' : ''}" role="timer"
  aria-label=${left === undefined ? texts.scramble.play.noClock : texts.scramble.play.timeLeft(texts.inFigures(clockFace(left)))}>
  <svg viewBox="0 0 100 100" aria-hidden="true">
    <circle cx="50" cy="50" r="49.500" class="ring-rim" />
    <circle cx="50" cy="50" r="42" class="ring-face" />
    ${ticks.map((turn) => svg`<path d="M50 10v3" transform="rotate(${turn} 50 50)" class="ring-tick" />`)}
    <circle cx="50" cy="50" r="46" class="ring-left" stroke-dasharray=${around}
      stroke-dashoffset=${around * (1 - share)} transform="rotate(-90 50 50)" />
  </svg>
  <b aria-hidden="true">${paused ? html`<i class="bars"></i>` : left === undefined ? '∞' : texts.inFigures(clockFace(left))}</b>
</div>`;

const row = (
  { inFigures }: ScrambleTexts,
  { word, points }: { word: string; points: number },
  coming: ReadonlySet<string>,
  language: string,
) =>
  html`<li data-word=${word} class=${coming.has(word) ? 'coming' : ''}><span lang=${language}>${spelled(word)}</span><span class="note">${inFigures(points)}</span></li>`;

/** The words found: in groups by length where there is room, and on phones the newest first. */
const foundList = (
  texts: ScrambleTexts,
  {
    found,
    latest,
    all,
    coming,
    language,
  }: Pick<RoundView, 'found' | 'latest' | 'all' | 'language'> & {
    /** Words that fly to their places. */
    coming: ReadonlySet<string>;
  },
) => html`<section
  class="sc-found slip paper column" aria-label=${texts.scramble.play.list}>
  <header class="apart"><h2>${texts.scramble.play.found}</h2><span class="chip">${
    all === undefined ? texts.inFigures(latest.length) : texts.scramble.of(latest.length, all)
  }</span></header>
  <div class="found-groups scrolls not-small">${
    latest.length === 0
      ? html`<p class="note">${texts.scramble.play.none}</p>`
      : found.map(
          (
            group,
          ) => html`<div class="found-group"><h3 class="apart note"><span>${texts.scramble.play.groupOf(group.length, group.orMore)}</span><span>${texts.scramble.play.each(group.points)}</span></h3>
            <ul class="rows">${group.words.map((own) => row(texts, own, coming, language))}</ul></div>`,
        )
  }</div>
  <ul class="found-latest rows scrolls">${latest.map((own) => row(texts, own, coming, language))}</ul>
</section>`;

function sentence(texts: ScrambleTexts, remark: Remark): string {
  const { remarks } = texts.scramble;
  switch (remark.about) {
    case 'oneMore':
      return remarks.oneMore(remark.letters, remark.points);
    case 'longest':
      return remarks.longest(remark.points);
    default:
      return remarks[remark.about];
  }
}

/** The bubble over the bird, when it has something to say. */
const birdSays = (texts: ScrambleTexts, view: RoundView) => {
  const remark = remarkOn(view);
  if (!remark) return nothing;
  const isUnsure = 'points' in remark && !view.isWord;
  return html`<p class="says" .style=${isUnsure ? 'color:var(--ink-2)' : ''}>${sentence(texts, remark)}</p>`;
};

/** Of those who race on the same board. */
interface Others {
  /** How far they are. */
  beside(): TemplateResult;
}

const moves = { good: 'found', bad: 'refused', news: undefined } as const;

/** A board being played: clock, points, the word in the making, the words found. */
export class RoundPanel {
  private readonly layer: Layer;
  private readonly bird: PlayingBird;
  private readonly letterKeys: LetterKeysOpen;

  constructor(
    private readonly session: ScrambleSession,
    private readonly services: Pick<PageServices, 'root' | 'preferences'>,
    /** What lies over the tray. */
    private readonly grid: HTMLElement,
    private readonly race: Others | undefined,
  ) {
    this.layer = new Layer(services.root, 'screen scramble sc-round');
    this.bird = new PlayingBird(this.layer.element, () => this.show());
    this.letterKeys = letterKeysIn(services);
  }

  get trayPlace(): HTMLElement {
    return trayPlaceIn(this.layer.element);
  }

  get trayBox(): Box {
    return trayBoxIn(this.layer.element);
  }

  private get field() {
    return this.layer.element.querySelector<HTMLInputElement>('#sc-typed');
  }

  show() {
    const { session, services, letterKeys: keys } = this;
    const { texts, making, arriving } = session;
    const { alphabet } = session.match;
    const { play } = texts.scramble;
    const view = viewRound(session);
    const covered = !session.isOpen;
    const { player, players, isRace, left, share, points, latest, word, worth, isWord, message, typed, ways } = view;
    const length = word.join('').length;
    const { name, mascot: id } = must(players[player]);
    const bird = knownMascot(id, player);
    const pose = this.bird.poseFor(!making.typed && making.path.length > 2 ? 'think' : session.pose);
    this.layer.render(
      () => html`${scrambleBar(texts, {
        back: () => session.wished.emit('leave'),
        chips: chips(texts, view),
        beside: this.race?.beside() ?? rivalBeside(texts, view),
        tools: [
          { sign: 'pause', label: play.pause, keys: '9', act: () => session.pause() },
          ...(isRace ? [] : [{ sign: 'bulb', label: play.hint, keys: '7', act: () => session.hint() } as const]),
          { ...scrambleSound(texts, services), isExtra: true },
          { sign: 'help', label: play.help, keys: '?', isExtra: true, act: () => session.help() },
        ],
      })}
    <aside class="sc-left column" .style=${'grid-area:left'}><div class="sc-clock walnut">${clockRing(texts, left, share, covered)}
      <dl class="row"><div><dt class="note">${play.points}</dt><dd class="gold-text">${texts.inFigures(points)}</dd></div>
      <div><dt class="note">${play.words}</dt><dd>${texts.inFigures(latest.length)}</dd></div></dl></div>
    <div class="sc-turn sitter line paper"><span class="bird-box">${mascot(bird)}</span>
      <p class="saying grow"><b class="cut"><bdi>${view.isInTurns ? play.turnOf(name) : called(name, texts.forms.callings)}</bdi></b><small>${turnNote(texts, view)}</small></p></div>
    <div class="sc-bird column" aria-hidden="true">${covered ? nothing : birdSays(texts, view)}<i class="at-play">${mascot(bird, pose)}</i></div></aside>
    <i class="sc-perch at-play" aria-hidden="true">${mascot(bird, pose)}</i>
    <div class="plaque walnut" aria-hidden="true">${wordPlaque(texts, { letters: word, worth, isWord, message, empty: play.empty, note: ways === undefined ? play.soFar(length) : play.waysOf(length, ways) })}</div>
    <div class="sc-tray">${this.grid}</div>
    <div class="sc-right column" .style=${'grid-area:right'}>${foundList(texts, { ...view, coming: arriving.words })}
    <form class="sc-type column not-small" @submit=${this.submit}>
      <div class="line apart"><label class="note" for="sc-typed">${play.type}</label>${letterKeysButton(texts, keys)}</div>
      ${keys.isOpen ? letterKeys(texts, alphabet, () => this.field) : nothing}
      <span class="field"><input id="sc-typed" lang=${alphabet.id} autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="40"
        placeholder=${play.typeHint} .value=${typed} ?disabled=${covered}
        @input=${(event: Event) => making.setTyped((event.target as HTMLInputElement).value)} />
      <button type="submit" class="bare" aria-label=${play.enter} ?disabled=${covered}>${icon('enter')}</button></span>
    </form>
    ${isRace ? nothing : html`<button type="button" class="ivory with-icon sc-end not-small" @click=${() => session.askToEndTurn()}>${icon('pass')}<span>${play.endTurn}</span></button>`}</div>
    <div class="sc-foot row walnut">
      <button type="button" class="ivory with-icon" ?disabled=${word.length === 0} @click=${() => making.clear()}>${icon('close')}<span>${play.clear}</span></button>
      <button type="button" class="gold with-icon" ?disabled=${word.length === 0} @click=${() => making.enter()}>${icon('done')}<span>${play.playWord}</span></button>
    </div>
    `,
    );
    this.bird.take(message, message && moves[message.kind]);
  }

  remove() {
    this.bird.stop();
    this.layer.remove();
  }

  private readonly submit = (event: Event) => {
    event.preventDefault();
    this.session.making.enter();
  };
}

/** Clock and score where no column has room for them. */
const chips = (
  texts: ScrambleTexts,
  { left, points, rival }: RoundView,
): TemplateResult => html`<span class="bar-chips" aria-hidden="true">
  <span class="bar-chip ${left !== undefined && left <= lateFrom ? 'late' : ''}">${icon('clock')}${left === undefined ? '∞' : texts.inFigures(clockFace(left))}</span>
  <span class="bar-chip gold-text">${rival ? texts.inFigures(`${points}\u202f:\u202f${rival.points}`) : html`${icon('star')}${texts.inFigures(points)}`}</span>
</span>`;

/** How far the computer is. */
const rivalBeside = (texts: ScrambleTexts, { rival: other }: RoundView) => {
  const { rival } = texts.scramble;
  if (!other) return undefined;
  const { points, words } = other;
  const says = (name: string, found: number) => rival.stands(name, found, points);
  return rivals(texts, { label: rival.label, says }, [{ ...other, seat: 1, found: words, isHere: true }]);
};

function turnNote(texts: ScrambleTexts, { players, player, isRace, isInTurns, rival: other }: RoundView): string {
  const { play, raced, rival } = texts.scramble;
  if (isRace) return raced.turn;
  if (other) return rival.against(other.name);
  if (!isInTurns) return play.alone;
  const next = players[player + 1];
  return next ? play.next(next.name) : play.last;
}
