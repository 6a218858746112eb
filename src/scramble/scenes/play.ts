import Phaser from 'phaser';
import { goOnTo, type RaceIn } from '../../online/races/scenes/race-at-play';
import { Dialog } from '../../shared/panels/dialog';
import { openSettings } from '../../shared/panels/settings-panel';
import { pageTicker } from '../../shared/platform/page-time';
import { lastSecondsFrom } from '../../shared/platform/sound';
import { awaitsLetters } from '../../shared/scenes/await-letters';
import { goTo, visit } from '../../shared/scenes/go-to';
import type { Leavable } from '../../shared/scenes/journey';
import { KeptFocus } from '../../shared/scenes/kept-focus';
import type { Lesson } from '../../shared/scenes/lesson';
import { letterKeysIn } from '../../shared/scenes/letter-keys-in';
import type { Restful } from '../../shared/scenes/loop';
import type { Now } from '../../shared/scenes/player';
import type { Refreshing } from '../../shared/scenes/scene-scope';
import { mute, SceneScope, takeNotice, tools } from '../../shared/scenes/scene-scope';
import type { Services } from '../../shared/scenes/services';
import type { ScrambleTexts, Sentence } from '../../texts/texts';
import { shareGame } from '../../transfer/scenes/share-game';
import { RoundPanel } from '../panels/round-panel';
import { RoundPlay, type RoundStage } from '../play/round-play';
import { viewRound } from '../play/round-view';
import * as scramble from '../rules';
import { firstWordLesson } from './first-word';
import { FoundWordFlight } from './found-word-flight';
import { heldRound, roundAt } from './held-round';
import { openHints } from './hints';
import { listenForLetters } from './keys';
import { listenForPaths } from './paths';
import { RoundPauses } from './pauses';
import { seenOf, toldOf } from './round-shown';
import { TrayHost } from './tray-host';
import { tellIfPractice, writeRoundDown } from './written-down';

/** A board of letters being played, turn after turn, until everybody has searched it. */
export class ScramblePlay extends Phaser.Scene implements Restful, Leavable {
  private play!: RoundPlay;
  private panel!: RoundPanel;
  private dialog!: Dialog;
  private scope!: SceneScope;
  private refreshing!: Refreshing;
  private lesson!: Lesson;
  private pauses!: RoundPauses;
  private homing!: FoundWordFlight;
  private focus!: KeptFocus;
  private standing: TrayHost | undefined;
  /** Others play the same board at the same time. */
  private race: RaceIn<'scramble'> | undefined;
  /** That the time was up is still being felt. */
  private felt: Promise<unknown> | undefined;
  private drawHints: () => unknown = () => {};

  constructor(
    private readonly texts: ScrambleTexts,
    private readonly services: Services,
  ) {
    super('ScramblePlay');
  }

  get still() {
    return this.standing?.still ?? true;
  }

  override update(_time: number, delta: number) {
    this.standing?.tick(delta);
  }

  async create(sent: Now & { race?: string }) {
    const isHere = visit(this);
    const { texts, services } = this;
    const { race, round } = roundAt(services, sent.race);
    this.race = race;
    if (!round || round.state.phase === 'over') {
      goOnTo(this, round ? 'ScrambleResult' : 'ScrambleChoose', sent.race);
      return;
    }
    if (awaitsLetters(this, services, scramble.languageOf(round.setup), sent)) return;
    this.dialog = new Dialog(services.root);
    const { dialog } = this;
    this.scope = new SceneScope(this, services);
    this.refreshing = this.scope.refreshing(() => this.show());
    this.scope.sayWordsIn(scramble.languageOf(round.setup));
    // What is raced in is kept where the race is.
    if (!race) this.scope.hold(heldRound(round, services));
    this.scope.playMusic('calm');
    const solver = services.boards.of(round.setup);
    this.play = new RoundPlay({ texts, round, solver, ticker: pageTicker, stage: this.makeStage() });
    const notice = takeNotice(services);
    this.pauses = new RoundPauses(texts, {
      ...{ play: () => this.play, dialog, notice },
      leave: () => this.leave(),
      share: (closed) => void shareGame(services, dialog, round.engine, { closed }),
      settings: (closed) => openSettings(services, dialog, closed),
    });
    this.panel = this.makePanel();
    this.focus = new KeptFocus(services, () => this.panel.focusTray());
    this.homing = new FoundWordFlight({
      ...{ services, panel: this.panel, stage: () => this.standing?.stage },
      player: (at) => round.setup.players[at],
      laidOut: () => this.refreshing.now(),
      arrived: () => this.refreshing.soon(),
    });
    this.lesson = firstWordLesson(services, this.play, () => ({
      boxes: this.standing?.stage?.boxes ?? [],
      place: this.panel.trayBox,
    }));
    this.standing = new TrayHost(this, services, {
      room: () => this.panel.trayBox,
      seen: () => seenOf(this.play),
      stood: () => {
        this.homing.cut();
        this.refreshing.now();
      },
    });
    // Nobody searches before the letters lie there, nor sees or hears them; but a race has begun.
    if (!race) this.play.halt();
    this.refreshing.now();
    this.listen();
    await this.standing.build(round.board);
    if (!isHere()) return;
    this.play.enter(sent.now && !notice);
    if (race) this.roll();
    else void tellIfPractice(this, texts, services, round, (says) => this.play.note(says));
  }

  restToLeave() {
    const { play } = this;
    if (play.round.state.phase === 'over') return undefined;
    const wasOpen = play.isOpen;
    play.halt();
    return () => wasOpen && play.goOn();
  }

  private makePanel(): RoundPanel {
    const { play, pauses } = this;
    return new RoundPanel(this.texts, this.services.root, {
      keys: letterKeysIn(this.services),
      back: () => this.leave(),
      pause: () => play.pause(),
      mute: () => mute(this.services),
      help: () => pauses.help(),
      hint: () => this.hint(),
      endTurn: () => pauses.endTurn(),
      clear: () => play.making.clear(),
      enter: () => play.making.enter(),
      typed: (word) => play.making.setTyped(word),
      take: (square) => play.isOpen && play.making.take(square),
      point: (square) => play.making.point(square),
    });
  }

  private makeStage(): RoundStage {
    const { announcer, sound } = this.services;
    return {
      changed: () => this.refreshing.soon(),
      reached: () => this.reached(),
      hinted: () => {
        this.drawHints();
        this.refreshing.soon();
      },
      happened: (event) => this.follow(event),
      refused: (text, path) => {
        sound.play('nope');
        announcer.refuse(text);
        this.refreshing.now();
        void this.standing?.stage?.tray.refuse(path);
      },
      say: (text) => announcer.say(text),
      askToBegin: (ended) => {
        this.pauses.askToBegin(ended);
        this.refreshing.soon();
      },
      askToGoOn: (why) => {
        this.pauses.askToGoOn(why);
        this.refreshing.soon();
      },
      answered: () => this.dialog.close(),
    };
  }

  private listen() {
    const { services, play, panel, scope } = this;
    const isOpen = () => play.isOpen && !this.dialog.isOpen;
    scope.whenLeft(
      () => panel.remove(),
      () => this.focus.stop(),
      () => this.lesson.remove(),
      () => this.homing.remove(),
      () => this.dialog.remove(),
      () => this.standing?.destroy(),
      () => play.stop(),
      services.preferences.listen(() => this.rebuild()),
      listenForPaths(panel.trayPlace, play.making, {
        root: services.root,
        tray: () => this.standing?.stage?.tray,
        isOpen,
      }),
      listenForLetters(play.making, {
        isOpen,
        skip: () => this.lesson.skip(),
        hint: () => this.hint(),
        ...tools(this.services, () => play.note(takeNotice(services))),
        pause: () => play.pause(),
        help: () => this.pauses.help(),
      }),
    );
    const bird = { note: (says: Sentence) => play.overhear(says) };
    const stop = this.race?.stand(
      () => this.refreshing.soon(),
      bird,
      () => this.toResult(),
    );
    if (stop) scope.whenLeft(stop);
    scope.watchSight({ hidden: () => play.outOfSight(), gone: () => play.clock.spend() });
    scope.whenResized(() => this.rebuild());
  }

  /** To the menu; the game is kept. */
  private leave() {
    this.play.halt();
    if (this.play.round.state.phase !== 'over') goTo(this, 'Menu');
  }

  private reached() {
    const { path, isEmpty } = this.play.making;
    if (path.length > 0) this.services.sound.play('stroke', { step: path.length - 1 });
    if (!isEmpty) this.homing.cut();
    this.refreshing.soon();
  }

  private follow(event: scramble.GameEvent) {
    const { sound } = this.services;
    switch (event.type) {
      case 'turnBegan':
        this.refreshing.now();
        this.roll();
        return;
      case 'wordFound':
        this.homing.found(event);
        return;
      case 'turnEnded':
        this.homing.cut();
        sound.play(event.reason === 'timeOut' ? 'clock' : 'score');
        this.felt = event.reason === 'timeOut' ? this.panel.jolt() : undefined;
        return;
      case 'gameEnded':
        void writeRoundDown(this.services, this.play.round);
        void this.toResult();
        return;
      default:
        if (event.type === 'paused' || event.type === 'wentOn') sound.play('page');
        this.refreshing.soon();
    }
  }

  private roll() {
    this.services.sound.play('shake');
    void this.standing?.stage?.roll();
  }

  /** Where the time was up, that is felt before. */
  private async toResult() {
    const isHere = visit(this);
    if (this.felt) await this.felt;
    if (isHere()) goOnTo(this, 'ScrambleResult', this.race?.room);
  }

  private hint() {
    if (!this.play.isOpen) return;
    if (this.race) return this.play.note(() => this.texts.scramble.raced.noHint);
    this.drawHints = openHints(this.texts, this.dialog, this.play.hints, this.services.announcer);
  }

  private rebuild() {
    this.play.making.lose();
    this.homing.cut();
    void this.standing?.build(this.play.round.board);
  }

  private show() {
    const { play, homing } = this;
    const stage = this.standing?.stage;
    const { left } = play.clock;
    this.services.sound.hurryMusic(play.isOpen && left !== undefined && left > 0 && left <= lastSecondsFrom);
    const told = toldOf(play);
    const look = {
      muted: this.services.preferences.now.muted,
      pose: told.path.length > 2 ? 'think' : play.pose,
      ...{ coming: homing.coming, beside: this.race?.beside() },
      alphabet: play.round.alphabet,
    } as const;
    const view = viewRound(play);
    this.panel.render({ ...view, points: view.points - homing.points }, told, stage?.boxes ?? [], look);
    stage?.stand(seenOf(play));
    this.focus.keep();
    this.lesson?.refresh();
  }
}
