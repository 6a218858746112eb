import type { Dialog } from '../../shared/panels/dialog';
import { ask } from '../../shared/panels/dialog';
import type { ScrambleTexts, Sentence } from '../../texts/texts';
import { openScrambleHelp, pausePanel, readyPanel } from '../panels/round-dialogs';
import type { RoundPlay } from '../play/round-play';
import type * as scramble from '../rules';

interface Ways {
  play(): RoundPlay;
  dialog: Dialog;
  /** What is to be said of the board before it is played. */
  notice: Sentence | undefined;
  leave(): void;
  /** Opens the settings; `closed` when they are. */
  settings(closed: () => void): void;
  /** Opens the link to the game; `closed` when it is. */
  share(closed: () => void): void;
}

/** What is asked while nobody searches: the letters are covered, and a panel leads on. */
export class RoundPauses {
  constructor(
    private readonly texts: ScrambleTexts,
    private readonly ways: Ways,
  ) {}

  askToBegin(ended?: scramble.EventOf<'turnEnded'>) {
    const { texts } = this;
    const { dialog, notice, leave } = this.ways;
    const play = this.ways.play();
    const { round } = play;
    const { player } = round.state;
    const { ready, speech } = texts.scramble;
    const news = () => (ended ? speech.ended(ended.reason, ended.words, ended.score) : notice?.());
    const actions = { begin: () => play.begin(), stop: () => play.giveUp(), leave };
    dialog.open(
      'between-turns',
      () => (round.isInTurns ? ready.title(round.nameOf(player)) : ready.alone),
      () => readyPanel(texts, round.setup, player, news(), actions),
    );
  }

  askToGoOn(why: Sentence) {
    const { texts } = this;
    const { dialog, leave, settings, share } = this.ways;
    const play = this.ways.play();
    const again = () => this.askToGoOn(why);
    const goOn = () => play.goOn();
    const panel = () =>
      pausePanel(texts, why(), {
        goOn,
        leave,
        help: () => openScrambleHelp(texts, dialog, again),
        settings: () => settings(again),
        ...(!play.round.isRace && { end: () => this.endTurn(), share: () => share(again) }),
      });
    dialog.open('between-turns', () => texts.scramble.pause.title, panel, goOn);
  }

  /** Without a clock it is how a turn ends; before its time is up, that is not done by one press. */
  endTurn() {
    const { texts } = this;
    const play = this.ways.play();
    if (play.round.setup.seconds === null) {
      play.endTurn();
      return;
    }
    play.halt();
    if (play.round.state.phase !== 'paused') return;
    const goOn = () => play.goOn();
    const question = () => {
      const { asks } = texts.scramble.pause;
      const safe = { label: asks.keep, act: goOn };
      return { ...asks, safe, other: { label: asks.sure, act: () => play.endTurn() } };
    };
    ask(this.ways.dialog, question, goOn);
  }

  help() {
    const play = this.ways.play();
    play.halt(() => openScrambleHelp(this.texts, this.ways.dialog, () => play.goOn()));
  }
}
