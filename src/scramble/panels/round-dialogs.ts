import { html, nothing, type TemplateResult } from 'lit-html';
import { must } from '../../engine/must';
import { knownMascot, mascot } from '../../shared/mascots';
import { panelHead } from '../../shared/panels/controls';
import { confirm, type Dialog } from '../../shared/panels/dialog';
import { type HelpPicture, openHelpSheet } from '../../shared/panels/help';
import { icon } from '../../shared/panels/icons';
import type { PageServices } from '../../shared/panels/page-services';
import { openSettings } from '../../shared/panels/settings-panel';
import type { ScrambleTexts, Sentence } from '../../texts/texts';
import type { Question, ScrambleSession } from '../play/session';
import { rivalOf } from '../rules';

/** What is asked while nobody searches, and what may be asked about a board. */
export class RoundDialogs {
  /** Nothing is left that could be shown. */
  private isNothingLeft = false;

  constructor(
    private readonly session: ScrambleSession,
    private readonly services: Pick<PageServices, 'texts' | 'preferences' | 'spoken' | 'announcer'>,
    private readonly dialog: Dialog,
  ) {
    session.asked.on((question) => this.open(question));
    session.hints.changed.on(() => dialog.is('scramble-hints') && this.drawHints());
  }

  private open(question: Question | undefined) {
    const { session, dialog } = this;
    switch (question?.kind) {
      case 'begin':
        this.askToBegin(question.news);
        return;
      case 'goOn':
        this.askToGoOn(question.why);
        return;
      case 'endTurn':
        this.askToEndTurn();
        return;
      case 'help':
        openScrambleHelp(session.texts, dialog, () => session.goOn());
        return;
      case 'hints':
        this.isNothingLeft = false;
        this.drawHints();
        return;
      default:
        dialog.close();
    }
  }

  /** Before each turn: who is next, and nobody sees the letters yet. */
  private askToBegin(news: Sentence | undefined) {
    const { session, dialog } = this;
    const { texts, match } = session;
    const { player } = match.state;
    const { ready } = texts.scramble;
    dialog.open(
      'between-turns',
      () => (match.isInTurns ? ready.title(match.nameOf(player)) : ready.alone),
      () => readyPanel(session, player, news?.()),
    );
  }

  private askToGoOn(why: Sentence) {
    const { session, services, dialog } = this;
    const { texts, match } = session;
    const again = () => session.askAgain();
    const goOn = () => session.goOn();
    const help = () => openScrambleHelp(texts, dialog, again);
    const settings = () => openSettings(services, dialog, again);
    const panel = () => html`<div class="between stack">
  <h2>${texts.scramble.pause.title}</h2>
  <p>${why()}</p>
  <button type="button" class="gold big" autofocus @click=${goOn}>${texts.scramble.pause.goOn}</button>
  <div class="ways line wraps">
    <button type="button" title=${texts.scramble.pause.leaveMeans} @click=${() => session.wished.emit('leave')}>${texts.scramble.pause.leave}</button>
    ${match.isRace ? nothing : html`<button type="button" @click=${() => session.askToEndTurn()}>${texts.scramble.pause.end}</button>`}
    <button type="button" @click=${help}>${texts.scramble.play.help}</button>
    ${match.isRace ? nothing : html`<button type="button" @click=${() => session.wished.emit('share')}>${texts.common.share}</button>`}
    <button type="button" @click=${settings}>${texts.common.settings}</button>
  </div></div>`;
    dialog.open('between-turns', () => texts.scramble.pause.title, panel, goOn);
  }

  private askToEndTurn() {
    const { session, dialog } = this;
    const says = () => session.texts.scramble.pause.asks;
    const endTurn = () => session.endTurn();
    confirm(dialog, says, endTurn, () => session.goOn());
  }

  private drawHints() {
    const { session, dialog } = this;
    if (dialog.isOpen && !dialog.is('scramble-hints')) return;
    dialog.open(
      'scramble-hints',
      () => session.texts.scramble.hint.title,
      () => this.hintSheet(),
      this.dialog.close,
    );
  }

  private hintSheet(): TemplateResult {
    const { texts, hints } = this.session;
    const { hint } = texts.scramble;
    const { shown, isCounting, isReady, failed } = hints;
    const isNone = this.isNothingLeft;
    return html`${panelHead(hint.title, hint.close, this.dialog.close)}
  <p>${hint.free}</p>
  ${isReady || failed ? nothing : html`<p role="status">${hint.waiting}</p>`}
  ${
    failed && !isReady
      ? html`<p class="notice" role="alert">${hint.failed}</p>
        <button type="button" class="ivory with-icon" @click=${this.lookAgain}>${icon('again')}${texts.scramble.result.tryAgain}</button>`
      : nothing
  }
  <button type="button" class="ivory with-icon" ?disabled=${!isReady || isCounting} @click=${this.count}>
    ${icon('list')}${hint.counts}</button>
  ${isCounting ? html`<p role="status">${hint.counted}</p>` : nothing}
  <button type="button" class="ivory with-icon" ?disabled=${!isReady || isNone} @click=${this.reveal}>
    ${icon('bulb')}${shown ? hint.more(shown.squares.length) : hint.letter}</button>
  ${shown ? html`<p role="status"><b>${hint.shown(shown.letters, shown.word.length)}</b></p>` : nothing}
  ${isNone ? html`<p role="status">${hint.none}</p>` : nothing}`;
  }

  private readonly count = () => {
    const { hints, texts } = this.session;
    hints.count();
    this.services.announcer.say(texts.scramble.hint.counted);
    this.drawHints();
  };

  private readonly reveal = () => {
    const { hints, texts } = this.session;
    this.isNothingLeft = !hints.reveal();
    const { shown } = hints;
    if (shown) this.services.announcer.say(texts.scramble.hint.shown(shown.letters, shown.word.length));
    this.drawHints();
  };

  private readonly lookAgain = () => {
    void this.session.hints.look();
    this.drawHints();
  };
}

function readyPanel(session: ScrambleSession, player: number, news: string | undefined): TemplateResult {
  const { texts, match } = session;
  const { ready, rival } = texts.scramble;
  const { setup } = match;
  const { players, seconds } = setup;
  const other = players[rivalOf(setup) ?? -1];
  const { name, mascot: id } = must(players[player]);
  return html`<div class="between stack">
    <span class="bird-box" aria-hidden="true">${mascot(knownMascot(id, player), 'happy')}</span>
    ${news ? html`<p class="turn-over">${news}</p>` : nothing}
    <h2><bdi dir="auto">${match.isInTurns ? ready.title(name) : ready.alone}</bdi></h2>
    <p>${ready.first(seconds)}</p>
    ${other ? html`<p><bdi>${rival.against(other.name)}</bdi>${other.level ? ` · ${texts.computer.levels[other.level]}` : nothing}</p>` : nothing}
    ${player > 0 ? html`<p>${ready.handOver(name)}</p>` : nothing}
    <button type="button" class="gold big" autofocus @click=${() => session.begin()}>${ready.begin}</button>
    <div class="ways line wraps">
      <button type="button" @click=${() => session.wished.emit('leave')}>${texts.scramble.pause.leave}</button>
      ${player > 0 ? html`<button type="button" @click=${() => session.giveUp()}>${ready.stop}</button>` : nothing}
    </div></div>`;
}

const letters = 'FBNGOILERVLYPTON';

const tray = (path: readonly number[]): TemplateResult =>
  html`<span class="mini-tray" .style=${'--side:4'}>${[...letters].map(
    (letter, square) => html`<i .style=${path.includes(square) ? 'background:var(--gold)' : ''}>${letter}</i>`,
  )}</span>`;

const corner = (square: number) => [((square % 4) + 0.8) / 4, (Math.floor(square / 4) + 0.7) / 4] as const;

/** Which squares each step shows, in their order, and which of them a finger is on. */
const pictures: readonly HelpPicture[] = (
  [[[1, 4, 5, 6], 6], [[4, 5, 6], 6], [[4, 5], 5], [[12, 8, 4, 0]], [[14, 15]]] as const
).map(([path, at]) => ({ picture: tray(path), hands: at === undefined ? [] : [corner(at)] }));

/** How a board is played, and what the keys do. */
export function openScrambleHelp(texts: ScrambleTexts, dialog: Dialog, closed?: () => void) {
  const { help } = texts.scramble;
  const steps = () =>
    help.steps.map(([title, text], at) => ({ ...(pictures[at] ?? { picture: tray([]) }), title, text }));
  const more = () => html`<h3>${help.points.title}</h3>
    <dl class="facts">${help.points.rows.map(([length, worth]) => html`<div><dt>${length}</dt><dd>${worth}</dd></div>`)}</dl>`;
  const sheet = () => ({ title: help.title, steps: steps(), more: more(), keys: help.keys });
  openHelpSheet(texts, dialog, sheet, closed);
}
