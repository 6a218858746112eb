import { html, nothing, type TemplateResult } from 'lit-html';
import { must } from '../../engine/must';
import { knownMascot, mascot } from '../../shared/mascots';
import { panelHead } from '../../shared/panels/controls';
import { confirm, type Dialog } from '../../shared/panels/dialog';
import { openHelp } from '../../shared/panels/help';
import { icon } from '../../shared/panels/icons';
import { openMenuSheet } from '../../shared/panels/menu-sheet';
import type { PageServices } from '../../shared/panels/page-services';
import { openSettings } from '../../shared/panels/settings-panel';
import { turnTime } from '../../texts/sentences/scramble';
import type { Sentence } from '../../texts/texts';
import type { Question, ScrambleSession } from '../play/session';
import { computerOf } from '../rules';

/** What is asked while nobody searches, and what may be asked about a board. */
export class RoundDialogs {
  /** Nothing is left that could be shown. */
  private isNothingLeft = false;

  constructor(
    private readonly session: ScrambleSession,
    private readonly services: Pick<PageServices, 'texts' | 'preferences' | 'spoken' | 'announcer' | 'helpOf'>,
    private readonly dialog: Dialog,
  ) {
    session.asked.on((question) => this.open(question));
    session.hints.changed.on(() => dialog.is('scramble-hints') && this.drawHints());
  }

  private open(question: Question | undefined) {
    const { session, services, dialog } = this;
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
        openHelp(services, dialog, 'scramble', () => session.goOn());
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
      () => (match.isInTurns ? ready.title({ who: match.personAt(player) }) : ready.alone),
      () => readyPanel(session, player, news?.()),
    );
  }

  private askToGoOn(why: Sentence | undefined) {
    const { session, services, dialog } = this;
    const { texts, match } = session;
    const again = () => session.askAgain();
    const goOn = () => session.goOn();
    const leave = () => session.actions.emit('leave');
    const share = () => session.actions.emit('share');
    const endTurn = () => session.askToEndTurn();
    openMenuSheet(dialog, () => {
      const { common, scramble } = texts;
      return {
        title: common.paused,
        close: common.close,
        above: why && html`<p>${why()}</p>`,
        goOn: { label: common.keepPlaying, act: goOn },
        entries: [
          { label: common.help, icon: 'help', choose: () => openHelp(services, dialog, 'scramble', again) },
          { label: common.settings, icon: 'gear', choose: () => openSettings(services, dialog, again) },
          ...(match.isRace
            ? []
            : [
                { label: common.share, icon: 'share', choose: share } as const,
                { label: scramble.play.endTurn, icon: 'pass', choose: endTurn } as const,
              ]),
          { label: common.leave, icon: 'door', choose: leave },
        ],
      };
    });
  }

  private askToEndTurn() {
    const { session, dialog } = this;
    const says = () => {
      const { common, scramble } = session.texts;
      const { pause, play } = scramble;
      return { title: pause.end, means: pause.ends, keep: common.keepPlaying, sure: play.endTurn };
    };
    const endTurn = () => session.endTurn();
    confirm(dialog, says, endTurn, () => session.goOn());
  }

  private drawHints() {
    const { session, dialog } = this;
    if (dialog.isOpen && !dialog.is('scramble-hints')) return;
    dialog.open(
      'scramble-hints',
      () => session.texts.common.hints,
      () => this.hintSheet(),
      this.endHints,
    );
  }

  private hintSheet(): TemplateResult {
    const { texts, hints } = this.session;
    const { hint } = texts.scramble;
    const { shown, isCounting, isReady, failed } = hints;
    const isNone = this.isNothingLeft;
    return html`${panelHead(texts.common.hints, texts.common.close, this.endHints)}
  <p>${hint.free}</p>
  ${isReady || failed ? nothing : html`<p role="status">${hint.waiting}</p>`}
  ${
    failed && !isReady
      ? html`<p class="notice" role="alert">${hint.failed}</p>
        <button type="button" class="ivory with-icon"
          @click=${this.lookAgain}>${icon('again')}${texts.common.tryAgain}</button>`
      : nothing
  }
  <button type="button" class="ivory with-icon" ?disabled=${!isReady || isCounting} @click=${this.count}>
    ${icon('list')}${hint.count}</button>
  ${isCounting ? html`<p role="status">${hint.counted}</p>` : nothing}
  <button type="button" class="ivory with-icon" ?disabled=${!isReady || isNone} @click=${this.reveal}>
    ${icon('bulb')}${shown ? hint.more : hint.letter}</button>
  ${
    shown
      ? html`<p role="status"><b>${hint.shown({ letters: shown.letters, length: shown.word.length })}</b></p>`
      : nothing
  }
  ${isNone ? html`<p role="status">${hint.none}</p>` : nothing}`;
  }

  private readonly endHints = () => this.session.endHints();

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
    if (shown)
      this.services.announcer.say(texts.scramble.hint.shown({ letters: shown.letters, length: shown.word.length }));
    this.drawHints();
  };

  private readonly lookAgain = () => {
    void this.session.hints.look();
    this.drawHints();
  };
}

function readyPanel(session: ScrambleSession, player: number, news: string | undefined): TemplateResult {
  const { texts, match } = session;
  const { ready, opponent } = texts.scramble;
  const { setup } = match;
  const { players, seconds } = setup;
  const other = players[computerOf(setup) ?? -1];
  const { mascot: id } = must(players[player]);
  const who = match.personAt(player);
  return html`<div class="between stack">
    <span class="bird-box" aria-hidden="true">${mascot(knownMascot(id, player), 'happy')}</span>
    ${news ? html`<p class="turn-over">${news}</p>` : nothing}
    <h2><bdi dir="auto">${match.isInTurns ? ready.title({ who }) : ready.alone}</bdi></h2>
    <p>${turnTime(texts, seconds)}</p>
    ${
      other
        ? html`<p><bdi>${opponent.against({ name: other.name })}</bdi>${
            other.level ? ` · ${texts.computer.levels[other.level]}` : nothing
          }</p>`
        : nothing
    }
    ${player > 0 ? html`<p>${ready.handOver({ name: who.name })}</p>` : nothing}
    <button type="button" class="gold big" autofocus @click=${() => session.begin()}>${texts.common.start}</button>
    <div class="ways line wraps">
      <button type="button" @click=${() => session.actions.emit('leave')}>${texts.common.leave}</button>
      ${player > 0 ? html`<button type="button" @click=${() => session.giveUp()}>${ready.stop}</button>` : nothing}
    </div></div>`;
}
