import Phaser from 'phaser';
import { scramble } from '../../core';
import { PathMaking } from '../../match/scramble/path-making';
import type { Round } from '../../match/scramble/round';
import { RoundClock } from '../../match/scramble/round-clock';
import { RoundHints } from '../../match/scramble/round-hints';
import { type RoundMessage, viewRound } from '../../match/scramble/round-view';
import { Dialog } from '../../panels/dialog';
import type { Pose } from '../../panels/mascots';
import { RoundPanel } from '../../panels/scramble/round-panel';
import { openSettings } from '../../panels/settings-panel';
import { pageTicker } from '../../platform/page-ticker';
import { enScramble } from '../../texts/en-scramble';
import { goTo } from '../go-to';
import type { House } from '../house';
import type { Restful } from '../loop';
import { resized } from '../screen';
import { openHints } from './hints';
import { holdRound } from './hold-round';
import { RoundHoming } from './homing';
import { listenForLetters } from './keys';
import { listenForPaths } from './paths';
import { RoundPauses } from './pauses';
import { TimeWarnings, tellRound } from './speech';
import { TrayStage } from './tray-stage';

// How long the plaque says what the game said.
const saidMs = 1500;

/** A board of letters being played, turn after turn, until everybody has searched it. */
export class ScramblePlay extends Phaser.Scene implements Restful {
  private round!: Round;
  private making!: PathMaking;
  private clock!: RoundClock;
  private hints!: RoundHints;
  private panel!: RoundPanel;
  private dialog!: Dialog;
  private pauses!: RoundPauses;
  private homing!: RoundHoming;
  private warnings!: TimeWarnings;
  private stage: TrayStage | undefined;
  private message: RoundMessage | undefined;
  private pose: Pose = 'idle';
  private stopSaying = () => {};
  private drawHints = () => {};

  constructor(private readonly house: House) {
    super('ScramblePlay');
  }

  get still() {
    return this.stage?.still ?? true;
  }

  override update(_time: number, delta: number) {
    this.stage?.tick(delta);
  }

  create() {
    const { house } = this;
    const { round } = house;
    if (!round || round.state.phase === 'over') {
      goTo(this, round ? 'ScrambleResult' : 'ScrambleChoose');
      return;
    }
    this.round = round;
    this.say(undefined);
    this.dialog = new Dialog(house.root);
    this.warnings = new TimeWarnings(house.announcer);
    this.making = new PathMaking({
      board: round.board,
      play: (path) => this.send({ type: 'play', path }, path),
      type: (word) => this.send({ type: 'type', word }, []),
      changed: () => this.changed(),
    });
    this.clock = new RoundClock(round, pageTicker, () => this.draw());
    this.hints = new RoundHints(round, house.boards, () => this.hinted());
    this.pauses = new RoundPauses({
      round,
      clock: this.clock,
      making: this.making,
      dialog: this.dialog,
      notice: house.notice,
      left: () => goTo(this, 'Menu'),
      settings: (closed) => openSettings(this.dialog, house.preferences, closed),
      draw: () => this.draw(),
    });
    house.notice = undefined;
    this.panel = this.makePanel();
    this.homing = new RoundHoming({
      house,
      panel: this.panel,
      stage: () => this.stage,
      arrived: () => this.draw(),
    });
    this.draw();
    this.listen();
    this.rebuild();
    void this.hints.look();
    this.pauses.enter();
  }

  private makePanel(): RoundPanel {
    return new RoundPanel(this.house.root, {
      back: () => this.pauses.leave(),
      pause: () => this.pauses.pause(),
      mute: () => this.mute(),
      help: () => this.pauses.help(),
      hint: () => this.hint(),
      endTurn: () => this.round.send({ type: 'endTurn' }),
      clear: () => this.making.clear(),
      enter: () => this.making.enter(),
      typed: (word) => this.making.setTyped(word),
      take: (square) => this.isOpen && this.making.take(square),
      point: (square) => this.making.point(square),
    });
  }

  private listen() {
    const { house, round, making, panel } = this;
    const isOpen = () => this.isOpen && !this.dialog.isOpen;
    const stops = [
      holdRound(this, house, round),
      round.listen((events) => this.hear(events)),
      house.preferences.listen(() => this.rebuild()),
      listenForPaths(panel.trayPlace, making, { root: house.root, tray: () => this.stage?.tray, isOpen }),
      listenForLetters(making, {
        isOpen,
        hint: () => this.hint(),
        mute: () => this.mute(),
        pause: () => this.pauses.pause(),
        help: () => this.pauses.help(),
      }),
      this.pauses.watchTheTab(),
    ];
    this.events.on(resized, this.rebuild);
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, () => {
      this.clock.stop();
      this.hints.stop();
      this.stopSaying();
      for (const stop of stops) stop();
      this.events.off(resized, this.rebuild);
      this.stage?.destroy();
      this.stage = undefined;
      this.dialog.remove();
      this.homing.remove();
      panel.remove();
    });
  }

  /** Somebody may search. */
  private get isOpen() {
    return this.round.state.phase === 'turn';
  }

  private changed() {
    const { making } = this;
    if (making.path.length > 0) this.house.sound.play('click');
    if (!making.isEmpty) {
      this.homing.cut();
      this.say(undefined);
    }
    this.draw();
  }

  private send(command: scramble.Command, path: readonly number[]) {
    // Cleared first: what the tray answers would be cut short by it.
    this.making.clear();
    const answer = this.round.send(command);
    if (answer.ok) return;
    const text = enScramble.refuse(answer.reason, answer.word ?? '', this.round.setup.shortest);
    this.house.sound.play('nope');
    this.house.announcer.refuse(text);
    this.say({ kind: 'bad', text }, 'sad');
    this.draw();
    void this.stage?.tray.refuse(path);
  }

  private hear(events: readonly scramble.GameEvent[]) {
    tellRound(events, this.round, this.house.announcer);
    for (const event of events) this.answer(event);
  }

  private answer(event: scramble.GameEvent) {
    switch (event.type) {
      case 'turnBegan':
        this.say(undefined);
        this.hints.forget();
        this.clock.run();
        this.draw();
        this.house.sound.play('shake');
        void this.stage?.roll();
        return;
      case 'wordFound':
        this.found(event);
        return;
      case 'turnEnded':
        this.ended(event);
        return;
      case 'gameEnded':
        goTo(this, 'ScrambleResult');
        return;
      default:
        this.draw();
    }
  }

  private found(found: scramble.EventOf<'wordFound'>) {
    const { word, path, points, words } = found;
    const flies = this.homing.expect(found);
    this.house.sound.play('found');
    this.hints.found(word);
    this.say({ kind: 'good', text: enScramble.play.good(word, points) }, 'happy');
    this.draw();
    void this.stage?.tray.accept(path);
    if (flies) this.homing.bring(found);
    // There is nothing left to find.
    if (words === this.hints.all) queueMicrotask(() => this.round.send({ type: 'endTurn' }));
  }

  private ended(event: scramble.EventOf<'turnEnded'>) {
    this.clock.pause();
    this.homing.cut();
    this.making.clear();
    this.say(undefined);
    this.house.sound.play(event.reason === 'timeOut' ? 'clock' : 'score');
    if (this.round.state.phase === 'ready') this.pauses.askToBegin(event);
  }

  private hint() {
    if (!this.isOpen) return;
    const say = (text: string) => this.house.announcer.say(text);
    this.drawHints = openHints(this.dialog, this.hints, say);
  }

  private hinted() {
    if (this.dialog.is('scramble-hints')) this.drawHints();
    this.draw();
  }

  private mute() {
    const { preferences } = this.house;
    preferences.change({ muted: !preferences.now.muted });
  }

  private say(message: RoundMessage | undefined, pose: Pose = 'idle') {
    this.stopSaying();
    this.message = message;
    this.pose = pose;
    if (!message) return;
    this.stopSaying = pageTicker.after(saidMs, () => {
      this.say(undefined);
      this.draw();
    });
  }

  private readonly rebuild = () => {
    this.making.lose();
    this.homing.cut();
    this.stage?.destroy();
    this.stage = new TrayStage(this, this.house, this.panel.trayBox, this.round.board);
    this.draw();
  };

  private draw() {
    const { round, making, clock, hints, stage, message, homing } = this;
    const { board } = round;
    const { left } = clock;
    const covered = !this.isOpen;
    const { cursor, typed } = making;
    const path = typed ? [] : making.path;
    const counts = covered ? [] : hints.counts;
    const told = {
      side: board.side,
      letters: [...board.letters].map(scramble.readingOf),
      covered,
      path,
      counts,
      cursor,
    };
    const look = {
      muted: this.house.preferences.now.muted,
      pose: path.length > 2 ? 'think' : this.pose,
      coming: homing.coming,
    } as const;
    const view = viewRound(round, making, { left, all: hints.all, message });
    this.warnings.see(left);
    this.panel.draw({ ...view, points: view.points - homing.points }, told, stage?.boxes ?? [], look);
    stage?.show({
      covered,
      path: path.length > 0 ? { squares: path, tone: 'open' } : null,
      lit: making.typedPaths?.flat() ?? hints.shown?.squares ?? [],
      cursor: covered ? null : cursor,
      counts,
    });
  }
}
