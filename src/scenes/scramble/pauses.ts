import type { scramble } from '../../core';
import type { PathMaking } from '../../match/scramble/path-making';
import type { Round } from '../../match/scramble/round';
import type { RoundClock } from '../../match/scramble/round-clock';
import type { Dialog } from '../../panels/dialog';
import { pausePanel, readyPanel } from '../../panels/scramble/between-turns';
import { openScrambleHelp } from '../../panels/scramble/help';
import { enScramble } from '../../texts/en-scramble';

interface Ways {
  round: Round;
  clock: RoundClock;
  making: PathMaking;
  dialog: Dialog;
  /** What is to be said of the board before it is played. */
  notice: string | undefined;
  /** To the menu; the game is kept. */
  left(): void;
  /** Opens the settings; `closed` when they are. */
  settings(closed: () => void): void;
  draw(): void;
}

const { speech } = enScramble;

/** The times in which nobody searches: the letters are covered, the clock stands, and a panel leads on. */
export class RoundPauses {
  constructor(private readonly ways: Ways) {}

  /** Where a game begins, or goes on after a visit elsewhere or a reload. */
  enter() {
    const { round } = this.ways;
    if (round.state.phase === 'ready') {
      this.askToBegin();
      return;
    }
    if (round.state.phase === 'turn') round.send({ type: 'pause' });
    this.askToGoOn(enScramble.pause.why);
  }

  askToBegin(ended?: scramble.EventOf<'turnEnded'>) {
    const { round, dialog, notice } = this.ways;
    const { player } = round.state;
    const begin = () => {
      dialog.close();
      round.send({ type: 'begin' });
    };
    const stop = () => round.send({ type: 'giveUp' });
    const leave = () => this.leave();
    const panel = readyPanel(
      round.setup,
      player,
      ended ? speech.ended(ended.reason, ended.words, ended.score) : notice,
      {
        ...{ begin, stop, leave },
      },
    );
    dialog.open('between-turns', enScramble.ready.title(round.nameOf(player)), panel);
    this.ways.draw();
  }

  pause(why: string = enScramble.pause.why) {
    if (this.halt()) this.askToGoOn(why);
  }

  help() {
    if (this.halt()) openScrambleHelp(this.ways.dialog, this.goOn);
  }

  leave() {
    this.halt();
    if (this.ways.round.state.phase !== 'over') this.ways.left();
  }

  watchTheTab(): () => void {
    const hidden = () => {
      if (document.hidden) this.pause(enScramble.pause.hidden);
    };
    document.addEventListener('visibilitychange', hidden);
    return () => document.removeEventListener('visibilitychange', hidden);
  }

  private askToGoOn(why: string) {
    const { dialog, round, draw } = this.ways;
    const end = () => {
      dialog.close();
      round.send({ type: 'endTurn' });
    };
    const again = () => this.askToGoOn(why);
    const panel = pausePanel(why, {
      goOn: this.goOn,
      end,
      leave: () => this.leave(),
      help: () => openScrambleHelp(dialog, again),
      settings: () => this.ways.settings(again),
    });
    dialog.open('between-turns', enScramble.pause.title, panel, this.goOn);
    draw();
  }

  /** Says whether there was a turn to pause. */
  private halt(): boolean {
    const { round, clock, making } = this.ways;
    if (round.state.phase !== 'turn') return false;
    clock.pause();
    making.clear();
    return round.send({ type: 'pause' }).ok;
  }

  private readonly goOn = () => {
    const { dialog, round, clock, draw } = this.ways;
    dialog.close();
    if (!round.send({ type: 'goOn' }).ok) return;
    clock.run();
    draw();
  };
}
