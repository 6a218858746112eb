import { html, nothing, type TemplateResult } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import type { Alphabet } from '../../engine/alphabet/languages';
import { must } from '../../engine/must';
import { type Person, personOf } from '../../engine/players/names';
import { knownMascot, mascot } from '../../shared/mascots';
import { panelHead } from '../../shared/panels/controls';
import { confirm, type Dialog } from '../../shared/panels/dialog';
import { icon } from '../../shared/panels/icons';
import type { PageServices } from '../../shared/panels/page-services';
import { tileLetter } from '../../shared/panels/tiles';
import { nextTask, pageTicker } from '../../shared/platform/page-time';
import { isCalm } from '../../shared/platform/settings';
import type { Sentence, Texts } from '../../texts/texts';
import type { WordblerSession } from '../play/session';
import type { SeatView } from '../play/table-state';
import type { PlayedTurn, Question } from '../play/turns';
import { begunBy, letterOfBoth, letterOfKey } from '../play/written-letters';
import { tileSetOf } from '../rules';
import { historyPanel, scoreSheetPanel } from './history-panel';
import { playBefore } from './last-plays';
import type { Definitions } from './word-definition';

interface CurtainTold {
  next: SeatView;
  before: TemplateResult | undefined;
  lift(): void;
  challenge: (() => void) | undefined;
  /** A press now may be that of the hand that passed the turn. */
  isFalling: boolean;
  /** An Enter now was meant for what was there before. */
  isEarly(): boolean;
}

/** Velvet that falls between turns, so that nobody sees the other's tiles; and whose turn it is. */
const curtainPanel = (texts: Texts, { next, before, lift, challenge, isFalling, isEarly }: CurtainTold) => html`
  <div class="velvet" aria-hidden="true">
    <div class="half"><i class="cloth"></i><i class="braid"></i></div>
    <div class="half"><i class="cloth"></i><i class="braid"></i></div>
    <div class="valance"></div>
  </div>
  <div class="pass-card stack ${isFalling ? 'is-falling' : ''}">
    <span class="pic">${mascot(knownMascot(next.mascot, next.seat), 'happy')}</span>
    <h2>${texts.curtain.passTo({ who: personOf(next.name) })}</h2>
    ${before ?? nothing}
    <button class="gold with-icon" autofocus @click=${lift}
      @keydown=${(event: KeyboardEvent) => event.key === 'Enter' && isEarly() && event.preventDefault()}
      >${icon('eye', 26)}${texts.curtain.lift}</button>
    ${challenge ? html`<button class="crimson" @click=${challenge}>${texts.challenge.challenge}</button>` : nothing}
  </div>`;

/** Every letter a blank can be. */
function chooserPanel(texts: Texts, alphabet: Alphabet, choose: (letter: string) => void, cancel: () => void) {
  /** One that another may make a letter of several characters of. */
  let half: string | undefined;
  const type = (letter: string, panel: HTMLElement) => {
    const both = half && letterOfBoth(half, letter, alphabet.letters);
    half = undefined;
    if (both) choose(both);
    else if (begunBy(letter, alphabet.letters).length === 0) choose(letter);
    else {
      // Whoever meant it alone takes it with Enter.
      half = letter;
      panel.querySelectorAll<HTMLElement>('.tile')[alphabet.letters.indexOf(letter)]?.focus();
    }
  };
  return html`<div .style=${'display:contents'}
    @keydown=${(event: KeyboardEvent) => {
      const letter = letterOfKey(event.key, alphabet);
      if (letter && !event.ctrlKey && !event.metaKey && !event.altKey) type(letter, event.currentTarget as HTMLElement);
    }}>
    ${panelHead(texts.chooser.title, texts.common.cancel, cancel)}
    <div class="letter-grid" lang=${alphabet.id}>
      ${alphabet.letters.map(
        (letter) =>
          html`<button class="tile is-blank" aria-label=${spelled(letter)}
          @click=${() => choose(letter)}>${tileLetter(letter)}</button>`,
      )}
    </div>
    <p class="quiet">${texts.chooser.means}</p>
  </div>`;
}

interface Doubt {
  mover: Person;
  points: number;
  words: readonly string[];
  language: string;
  asked: Person;
  /** After so many the play stands by itself; undefined where it waits. */
  seconds: number | undefined;
  accept(): void;
  challenge(): void;
}

const challengePanel = (
  texts: Texts,
  { mover, points, words, language, asked, seconds, accept, challenge }: Doubt,
) => html`
  <h2>${texts.challenge.title({ who: mover, points })}</h2>
  <div class="words" lang=${language}>${texts.forms.oneByOne(words)}</div>
  <p>${texts.challenge.ask({ who: asked })}${
    seconds === undefined
      ? nothing
      : html` <small>${texts.forms.labelled(texts.select.challengeTime, texts.forms.span(seconds))}</small>`
  }</p>
  <div class="row">
    <button class="gold" autofocus @click=${accept}>${texts.challenge.accept}</button>
    <button class="crimson" @click=${challenge}>${texts.challenge.challenge}</button>
  </div>`;

/** The computer's turn cannot come, and what to do. */
const noThoughtPanel = (texts: Texts, detail: string, again: () => void) => html`
  <h2>${texts.computer.noThought}</h2>
  <p>${texts.computer.noThoughtMeans}</p>
  <p><code>${detail}</code></p>
  <button class="gold" autofocus @click=${again}>${texts.common.tryAgain}</button>`;

type QuestionOf<K extends Question['kind']> = Extract<Question, { kind: K }>;

/** In ms: an Enter before that may have been pressed for what the curtain fell over. */
const settles = 1000;
/** In ms, as in curtain.css: until then its card is on its way. */
const falls = 500;

/** Asks the players what their game wants to know, in a panel over the table. */
export class TableQuestions {
  /** So often something was asked or answered: what belongs to an older question comes too late. */
  private asked = 0;
  private readonly stopping: (() => void)[];

  constructor(
    private readonly session: WordblerSession,
    private readonly services: Pick<PageServices, 'texts' | 'sound' | 'preferences'>,
    private readonly dialog: Dialog,
    private readonly definitions: Definitions,
  ) {
    const { questions } = session;
    this.stopping = [
      questions.asked.on((question) => this.open(question)),
      questions.closed.on((what) => (what === 'all' ? this.close() : this.closeWithTurn())),
    ];
  }

  remove() {
    for (const stop of this.stopping) stop();
  }

  private open(question: Question) {
    switch (question.kind) {
      case 'curtain':
        return this.curtain(question);
      case 'sheet':
        return void this.sheet(question);
      case 'noThought':
        return this.noThought(question);
      case 'challenge':
        return this.challenge(question);
      case 'pass':
        return this.pass(question);
      case 'letter':
        return this.letter(question);
      case 'history':
        return this.history(question.seat);
      case 'explain':
        return this.explain(question.play);
    }
  }

  private get texts() {
    return this.services.texts;
  }

  private get match() {
    return this.session.match;
  }

  private get seats() {
    return this.session.view.seats;
  }

  private readonly definition = (word: string) => void this.definitions.look(word);

  private close() {
    this.asked++;
    this.dialog.close();
  }

  /** A letter, a look into the past or the points of a play belong to the turn in which they were opened. */
  private closeWithTurn() {
    if (['chooser', 'ask', 'history', 'sheet', 'challenge'].some((name) => this.dialog.is(name))) this.dialog.close();
  }

  /** Only its button lifts it: a stray Escape, or a press beside it, may be anybody's. */
  private curtain({ seat, told, lifted, challenge }: QuestionOf<'curtain'>) {
    const { seats, texts, dialog } = this;
    const { play, news } = told;
    const next = must(seats[seat]);
    const fell = pageTicker.now();
    const calm = isCalm(this.services.preferences.now);
    let cancelHanging = () => {};
    const answered = (answer: () => void) => () => {
      cancelHanging();
      dialog.close();
      answer();
    };
    const before = () =>
      play ? playBefore(texts, must(seats[play.seat]), play.sheet) : news && html`<p>${news()}</p>`;
    const draw = (isFalling: boolean) =>
      dialog.open(
        'curtain',
        () => texts.curtain.passTo({ who: personOf(next.name) }),
        () =>
          curtainPanel(texts, {
            next,
            before: before(),
            isFalling,
            lift: answered(lifted),
            challenge: challenge && answered(challenge),
            isEarly: () => pageTicker.now() < fell + settles,
          }),
      );
    draw(!calm);
    this.services.sound.play('curtain');
    if (!calm) cancelHanging = pageTicker.after(falls, () => dialog.is('curtain') && draw(false));
  }

  /** The verdict stands on the sheet as soon as it is known. What somebody reads is not taken away for it. */
  private async sheet({ scored: { seat, sheet }, verdict, opened }: QuestionOf<'sheet'>) {
    const { asked } = this;
    // The table is drawn with the points first: a panel over everything is work enough for a task of its own.
    await nextTask();
    if (this.dialog.isOpen || asked !== this.asked) {
      opened({ read: Promise.resolve() });
      return;
    }
    const mover = must(this.seats[seat]);
    const title = () => this.texts.sheet.title({ who: personOf(mover.name), points: sheet.total });
    let said: Sentence | undefined;
    const known = verdict.then((own) => {
      said = own;
    });
    const panel = (goOn: () => void) => scoreSheetPanel(this.texts, mover, sheet, said?.(), this.definition, goOn);
    const read = this.ask('sheet', title, panel, known);
    // And what comes behind it, again.
    await nextTask();
    opened({ read });
  }

  private noThought({ detail, again }: QuestionOf<'noThought'>) {
    void this.ask(
      'no-thought',
      () => this.texts.computer.noThought,
      (answer) => noThoughtPanel(this.texts, detail, answer),
    ).then(again);
  }

  private challenge({ seat, answer: tell }: QuestionOf<'challenge'>) {
    const { openPlay, toMove } = this.match.state;
    if (!openPlay) return;
    const { sheet } = openPlay;
    const mover = this.match.personAt(toMove);
    const answer = (type: 'accept' | 'challenge') => {
      this.dialog.close();
      tell(type);
    };
    const panel = () =>
      challengePanel(this.texts, {
        mover,
        asked: this.match.personAt(seat),
        points: sheet.total,
        words: sheet.words.map(({ word }) => word),
        language: this.match.setup.tiles,
        seconds: this.match.rules.challengeSeconds,
        accept: () => answer('accept'),
        challenge: () => answer('challenge'),
      });
    this.dialog.open('challenge', () => this.texts.challenge.title({ who: mover, points: sheet.total }), panel);
  }

  private pass({ sure }: QuestionOf<'pass'>) {
    const says = () => {
      const { board, common } = this.texts;
      return { ...board.passSure, keep: common.keepPlaying, sure: common.pass };
    };
    confirm(this.dialog, says, sure, () => {}, 'ask');
  }

  private letter({ chosen, cancelled }: QuestionOf<'letter'>) {
    if (this.dialog.isOpen) return;
    const closing =
      <T extends unknown[]>(act: (...given: T) => void) =>
      (...given: T) => {
        this.dialog.close();
        act(...given);
      };
    const cancel = closing(cancelled);
    const panel = () => chooserPanel(this.texts, tileSetOf(this.match.setup).alphabet, closing(chosen), cancel);
    this.dialog.open('chooser', () => this.texts.chooser.title, panel, cancel);
  }

  /** Opens a player's history, or turns to another's. */
  private history(seat: number) {
    if (this.dialog.isOpen && !this.dialog.is('history')) return;
    const { close } = this.dialog;
    const { history } = this.match.state;
    const panel = () =>
      historyPanel(this.texts, {
        seat,
        seats: this.seats,
        history,
        turnTo: (other) => this.history(other),
        explain: (play) => this.explain(play),
        close,
      });
    this.dialog.open('history', () => this.texts.history.titleOf({ who: this.match.personAt(seat) }), panel, close);
  }

  /** Opened from a history, it leads back there. */
  private explain({ seat, sheet }: PlayedTurn) {
    const fromHistory = this.dialog.is('history');
    if (this.dialog.isOpen && !fromHistory) return;
    const mover = must(this.seats[seat]);
    const close = () => {
      this.dialog.close();
      if (fromHistory) this.history(seat);
    };
    const panel = () => scoreSheetPanel(this.texts, mover, sheet, undefined, this.definition, close);
    this.dialog.open(
      'sheet',
      () => this.texts.sheet.title({ who: personOf(mover.name), points: sheet.total }),
      panel,
      close,
    );
  }

  // Waits until the panel is answered, or dismissed, which is an answer, too. After `more` it is drawn once more.
  private ask(
    name: string,
    label: () => string,
    panel: (answer: () => void) => TemplateResult,
    more?: Promise<unknown>,
  ) {
    const asked = ++this.asked;
    return new Promise<void>((resolve) => {
      const answer = () => {
        this.asked++;
        this.dialog.close();
        resolve();
      };
      const draw = () => panel(answer);
      const opened = this.dialog.openInSteps(name, label, draw, answer);
      if (!more) return;
      void Promise.all([opened, more]).then(() => {
        if (asked === this.asked && this.dialog.is(name)) this.dialog.open(name, label, draw, answer);
      });
    });
  }
}
