import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import { must } from '../../engine/must';
import { called, personOf } from '../../engine/players/names';
import { knownMascot, mascot } from '../../shared/mascots';
import { PlayingBird } from '../../shared/mascots/playing-bird';
import { icon } from '../../shared/panels/icons';
import { type Box, Layer } from '../../shared/panels/layer';
import { type LetterKeysOpen, letterKeys, letterKeysButton, letterKeysIn } from '../../shared/panels/letter-keys';
import { opponents } from '../../shared/panels/opponents';
import type { PageServices } from '../../shared/panels/page-services';
import { Flights } from '../../shared/panels/panel-motions';
import { isCalm } from '../../shared/platform/settings';
import { wordGroup } from '../../texts/sentences/scramble';
import type { ScrambleTexts } from '../../texts/texts';
import type { ScrambleSession } from '../play/session';
import { type RoundView, viewRound } from '../play/view';
import * as scramble from '../rules';
import { climbTree, climbTwig, roomForTwig, scrambleBar, trayBoxIn, trayPlaceIn, wordPlaque } from './play-parts';

/** As it stands on a clock: 1:44. */
function clockFace(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const around = 2 * Math.PI * 46;
const ticks = Array.from({ length: 12 }, (_, at) => at * 30);

/** From here on the ring is coral. */
const lateFrom = 30_000;
const isLate = (left: number | undefined) => left !== undefined && left <= lateFrom;

/** A clock whose ring empties; without a limit it is an empty face. */
const clockRing = (texts: ScrambleTexts, left: number | undefined, share: number, paused: boolean) => html`<div
  class="clock-ring disc ${isLate(left) ? 'late' : ''}" role="timer"
  aria-label=${
    left === undefined
      ? texts.scramble.ready.noLimit
      : texts.scramble.play.timeLeft({ time: texts.forms.inDigits(clockFace(left)) })
  }>
  <svg viewBox="0 0 100 100" aria-hidden="true">
    <circle cx="50" cy="50" r="49.500" fill="#2a160a" />
    <circle cx="50" cy="50" r="42" fill="#fffaf0" />
    ${ticks.map((turn) => svg`<path d="M50 10v3" transform="rotate(${turn} 50 50)" stroke="#6b543d" />`)}
    <circle cx="50" cy="50" r="46" fill="none" stroke=${isLate(left) ? '#ff7a66' : 'var(--gold)'} stroke-width="6"
      stroke-dasharray=${around}
      stroke-dashoffset=${around * (1 - share)} transform="rotate(-90 50 50)" />
  </svg>
  <b aria-hidden="true">${
    paused ? html`<i class="bars"></i>` : left === undefined ? '∞' : texts.forms.inDigits(clockFace(left))
  }</b>
</div>`;

// What is named comes before its figure where it is read out, and below it where it is seen.
const figureFirst = 'display:flex;flex-direction:column-reverse;text-align:center';

// Bonus words wear it.
const gold = 'color:var(--amber)';

type FoundWords = readonly { word: string }[];

const rows = (words: FoundWords, coming: ReadonlySet<string>, language: string, isBonus: (word: string) => boolean) =>
  words.map(
    ({ word }) =>
      html`<li data-word=${word} class=${coming.has(word) ? 'coming' : ''} .style=${isBonus(word) ? gold : ''}><span
        lang=${language}>${spelled(word)}</span></li>`,
  );

/** The words found: in groups by length where there is room, and on phones the newest first. */
const foundList = (
  texts: ScrambleTexts,
  {
    found,
    latest,
    bonus,
    coming,
    language,
  }: Pick<RoundView, 'found' | 'latest' | 'bonus' | 'language'> & {
    /** Words that fly to their places. */
    coming: ReadonlySet<string>;
  },
) => {
  const { climb, play } = texts.scramble;
  const extra = new Set(bonus.words.map(({ word }) => word));
  const listed = (words: FoundWords) => rows(words, coming, language, (word) => extra.has(word));
  const group = (name: string, points: number, words: FoundWords) =>
    html`<div class="found-group"><h3 class="apart note"><span class="line"
      .style=${'color:inherit'}>${name}</span><span>${texts.common.pointCount({ count: points })}</span></h3>
      <ul class="rows">${listed(words)}</ul></div>`;
  return html`<section
  class="sc-found slip paper column" aria-label=${play.found}>
  <header class="apart"><h2>${play.found}</h2><span class="line"><span
    class="chip">${texts.forms.figure(latest.length - extra.size)}</span>${
      extra.size > 0
        ? html`<span class="chip"
      .style=${`${gold};background:#fdebb8`}>${climb.bonusCount({ count: extra.size })}</span>`
        : nothing
    }</span></header>
  <div class="found-groups scrolls not-small">${latest.length === 0 ? html`<p class="note">${play.none}</p>` : nothing}
    ${found.map(({ length, orMore, points, words }) => group(wordGroup(texts, length, orMore), points, words))}
    ${
      extra.size > 0
        ? html`<div
      .style=${`${gold};margin-block-start:8px;border-block-start:2px dashed var(--line)`}>${group(
        climb.bonus,
        bonus.points,
        bonus.words,
      )}</div>`
        : nothing
    }</div>
  <ul class="found-latest rows scrolls">${listed(latest)}</ul>
</section>`;
};

/** Of those who race on the same board. */
interface Others {
  /** How far they are. */
  beside(): TemplateResult;
}

const moves = { good: 'found', rank: 'reached', bad: 'refused', news: undefined } as const;

/** A board being played: clock, points, the word in the making, the words found. */
export class RoundPanel {
  private readonly layer: Layer;
  private readonly bird: PlayingBird;
  private readonly letterKeys: LetterKeysOpen;

  constructor(
    private readonly session: ScrambleSession,
    services: Pick<PageServices, 'root' | 'preferences'>,
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
    const { session, letterKeys: keys } = this;
    const { texts, making, arriving } = session;
    const { alphabet, board } = session.match;
    const onBoard = scramble.wordAlong(board, [...Array(board.letters.length).keys()]);
    const letters = alphabet.letters.filter((letter) => onBoard.includes(letter));
    const { common } = texts;
    const { play } = texts.scramble;
    const view = viewRound(session);
    const covered = !session.isOpen;
    const note = turnNote(texts, view);
    const { player, players, isRace, left, share, points, word, worth, isWord, message, typed, paths } = view;
    const length = word.join('').length;
    const { name, mascot: id } = must(players[player]);
    const bird = knownMascot(id, player);
    const { goal, isInTurns } = view;
    const { hints } = session;
    const isAwaited = !isRace && !hints.isReady && !hints.failed;
    const pose = this.bird.poseFor(!making.typed && making.path.length > 2 ? 'think' : session.pose);
    this.layer.render(
      () => html`${scrambleBar(texts, {
        back: () => session.actions.emit('leave'),
        chips: chips(texts, view),
        beside: this.race?.beside() ?? computerBeside(texts, view),
        tools: [
          ...(isRace ? [] : [{ sign: 'bulb', label: common.hint, keys: '7', act: () => session.hint() } as const]),
          { sign: 'menu', label: common.menu, keys: '9', act: () => session.pause() },
        ],
      })}
    <aside class="sc-left column"><div class="sc-clock walnut">${clockRing(texts, left, share, covered)}
      <dl .style=${figureFirst}><dt class="note">${common.points}</dt><dd
        class="gold-text">${texts.forms.figure(points)}</dd></dl></div>
    ${
      isInTurns || note
        ? html`<div class="sc-turn sitter line paper"><span class="bird-box">${mascot(bird)}</span>
      <p class="saying grow"><b
        class="cut"><bdi>${
          isInTurns ? texts.menu.toMove({ who: personOf(name) }) : called(name, texts.forms.callings)
        }</bdi></b>${note && html`<small>${note}</small>`}</p></div>`
        : nothing
    }
    ${
      goal
        ? climbTree(texts, { goal, bird, pose })
        : html`<div class="sc-bird column" aria-hidden="true"><i class="at-play">${mascot(bird, pose)}</i></div>`
    }</aside>
    <div class="sc-top column">${
      goal ? climbTwig(texts, { goal, bird, pose }) : isAwaited ? roomForTwig(texts, { bird, pose }) : nothing
    }
    <div class="plaque walnut"
      aria-hidden="true">${wordPlaque(texts, {
        letters: word,
        worth,
        isWord,
        message,
        empty: play.empty,
        note: wordNote(texts, length, paths),
      })}</div></div>
    <div class="sc-tray">${this.grid}</div>
    <div class="sc-right column">${foundList(texts, { ...view, coming: arriving.words })}
    <form class="sc-type column not-small" @submit=${this.submit}>
      <div class="line apart"><label class="note"
        for="sc-typed">${play.type}</label>${letterKeysButton(texts, keys)}</div>
      ${keys.isOpen ? letterKeys(texts, { ...alphabet, letters }, () => this.field) : nothing}
      <span class="field"><input id="sc-typed" lang=${alphabet.id} autocomplete="off" autocapitalize="characters"
        spellcheck="false" maxlength="40"
        .value=${typed} ?disabled=${covered}
        @input=${(event: Event) => making.setTyped((event.target as HTMLInputElement).value)} />
      <button type="submit" class="bare" aria-label=${play.enter} ?disabled=${covered}>${icon('enter')}</button></span>
    </form>
    ${
      isRace || left !== undefined
        ? nothing
        : html`<button type="button" class="ivory with-icon sc-end not-small"
        @click=${() => session.askToEndTurn()}>${icon('pass')}<span>${play.endTurn}</span></button>`
    }</div>
    <div class="sc-foot row walnut">
      <button type="button" class="ivory with-icon" ?disabled=${word.length === 0}
        @click=${() => making.clear()}>${icon('close')}<span>${play.clear}</span></button>
      <button type="button" class="gold with-icon" ?disabled=${word.length === 0}
        @click=${() => making.enter()}>${icon('done')}<span>${play.playWord}</span></button>
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
  { left, points, computer }: RoundView,
): TemplateResult => html`<span class="bar-chips" aria-hidden="true">
  <span class="bar-chip ${isLate(left) ? 'late' : ''}">${icon('clock')}${
    left === undefined ? '∞' : texts.forms.inDigits(clockFace(left))
  }</span>
  <span class="bar-chip gold-text">${
    computer ? texts.forms.inDigits(`${points}\u202f:\u202f${computer.points}`) : texts.forms.figure(points)
  }</span>
</span>`;

/** How far the computer is. */
const computerBeside = (texts: ScrambleTexts, { computer: other }: RoundView) => {
  const { opponent } = texts.scramble;
  if (!other) return undefined;
  const { points, words } = other;
  const says = (name: string, found: number) => opponent.stands({ name, words: found, points });
  return opponents(texts, { label: texts.computer.kind, says }, [{ ...other, seat: 1, found: words, isHere: true }]);
};

function wordNote({ common, scramble: { play } }: ScrambleTexts, letters: number, paths: number | undefined): string {
  if (paths === undefined) return common.letterCount({ count: letters });
  return paths === 0 ? play.notOnBoard : play.paths({ count: paths });
}

function turnNote(texts: ScrambleTexts, { players, player, isRace, isInTurns, computer: other }: RoundView): string {
  const { play, raced, opponent } = texts.scramble;
  if (isRace) return raced.turn;
  if (other) return opponent.against({ name: other.name });
  if (!isInTurns) return '';
  const next = players[player + 1];
  return next ? play.next({ name: next.name }) : play.last;
}

/** The tray that words fly from, and where each of its squares is, once it stands. */
interface Start {
  readonly boxes: readonly Box[] | undefined;
}

const flightMs = 420;

/** Brings found words to the list and their points to the score, if anything may fly. */
export class FoundWordFlight {
  private readonly flights: Flights;

  constructor(
    private readonly session: ScrambleSession,
    private readonly services: Pick<PageServices, 'root' | 'preferences' | 'texts'>,
    private readonly start: Start,
  ) {
    this.flights = new Flights(services.root);
    session.happened.on((events) => {
      for (const event of events) {
        if (event.type === 'wordFound') this.bring(event);
        if (event.type === 'turnEnded') this.cut();
      }
    });
    session.making.changed.on(() => {
      if (!session.making.isEmpty) this.cut();
    });
  }

  private bring({ word, points, path }: scramble.EventOf<'wordFound'>) {
    const { session, services } = this;
    const { arriving } = session;
    if (isCalm(services.preferences.now)) return;
    arriving.words.add(word);
    arriving.points += points;
    const wordArrived = () => {
      arriving.words.delete(word);
      session.changed.emit();
    };
    const pointsArrived = () => {
      arriving.points -= points;
      session.changed.emit();
    };
    const { boxes } = this.start;
    if (!boxes) {
      wordArrived();
      pointsArrived();
      return;
    }
    const { x, y, w, h } = must(boxes[must(path[Math.floor(path.length / 2)])]);
    const from = { x: x + w / 2, y: y + h / 2 };
    this.flights.fly({
      what: { word },
      from,
      to: () => this.seen(`.sc-found [data-word="${word}"]`),
      ms: flightMs,
      arrived: wordArrived,
    });
    this.flights.fly({
      what: { points: services.texts.forms.inDigits(`+${points}`) },
      from,
      to: () => this.seen('.sc-clock .gold-text, .bar-chip.gold-text'),
      ms: flightMs,
      arrived: pointsArrived,
    });
  }

  resize() {
    this.cut();
  }

  /** All have arrived. */
  cut() {
    this.flights.cut();
  }

  remove() {
    this.flights.remove();
  }

  /** Of the one that is in sight: a phone lists and counts elsewhere. */
  private seen(selector: string): HTMLElement | undefined {
    const all = this.services.root.querySelector('.sc-round')?.querySelectorAll<HTMLElement>(selector) ?? [];
    return [...all].find((one) => one.offsetParent !== null);
  }
}
