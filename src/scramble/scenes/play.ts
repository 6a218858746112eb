import Phaser from 'phaser';
import { goOnTo, type RaceIn } from '../../online/races/scenes/race-at-play';
import { Dialog } from '../../shared/panels/dialog';
import { jolt } from '../../shared/panels/panel-motions';
import { pageTicker } from '../../shared/platform/page-time';
import { awaitsLetters } from '../../shared/scenes/await-letters';
import { goTo, visit } from '../../shared/scenes/go-to';
import type { Leavable } from '../../shared/scenes/journey';
import { KeptFocus } from '../../shared/scenes/kept-focus';
import type { Lesson } from '../../shared/scenes/lesson';
import type { Restful } from '../../shared/scenes/loop';
import type { Now } from '../../shared/scenes/player';
import { type Refreshing, SceneScope, takeNotice } from '../../shared/scenes/scene-scope';
import type { Services } from '../../shared/scenes/services';
import type { ScrambleTexts, Sentence } from '../../texts/texts';
import { shareGame } from '../../transfer/scenes/share-game';
import { SessionTray } from '../canvas/session-tray';
import { FoundWordFlight } from '../panels/found-word-flight';
import { RoundDialogs } from '../panels/round-dialogs';
import { RoundPanel } from '../panels/round-panel';
import { RoundSounds } from '../panels/round-sounds';
import { ScreenReaderView } from '../panels/screen-reader-view';
import { ScrambleSession, type Wish } from '../play/session';
import * as scramble from '../rules';
import { ScrambleKeys } from './keys';
import { firstWordLesson } from './lesson';
import { heldMatch, matchAt, tellIfPractice, writeDown } from './records';

/** A board of letters being played, turn after turn, until everybody has searched it. */
export class ScramblePlay extends Phaser.Scene implements Restful, Leavable {
  private session!: ScrambleSession;
  private dialog!: Dialog;
  private scope!: SceneScope;
  private refreshing!: Refreshing;
  private reader!: ScreenReaderView;
  private panel!: RoundPanel;
  private sounds!: RoundSounds;
  private flight!: FoundWordFlight;
  private lesson!: Lesson;
  private focus!: KeptFocus;
  private tray: SessionTray | undefined;
  /** Others play the same board at the same time. */
  private race: RaceIn<'scramble'> | undefined;
  /** That the time was up is still being felt. */
  private felt: Promise<unknown> | undefined;

  constructor(
    private readonly texts: ScrambleTexts,
    private readonly services: Services,
  ) {
    super('ScramblePlay');
  }

  get still() {
    return this.tray?.still ?? true;
  }

  override update(_time: number, delta: number) {
    this.tray?.tick(delta);
  }

  async create(sent: Now & { race?: string }) {
    const isHere = visit(this);
    const { texts, services } = this;
    const { race, match } = matchAt(services, sent.race);
    this.race = race;
    this.felt = undefined;
    if (!match || match.isOver) {
      goOnTo(this, match ? 'ScrambleResult' : 'ScrambleChoose', sent.race);
      return;
    }
    const language = scramble.languageOf(match.setup);
    if (awaitsLetters(this, services, language, sent)) return;
    this.dialog = new Dialog(services.root);
    this.scope = new SceneScope(this, services);
    this.refreshing = this.scope.refreshing(() => this.show());
    this.scope.sayWordsIn(language);
    // What is raced in is kept where the race is.
    if (!race) this.scope.hold(heldMatch(match, services));
    this.scope.playMusic('calm');
    const session = new ScrambleSession(match, {
      texts,
      solver: services.boards.of(match.setup),
      ticker: pageTicker,
      notice: takeNotice(services),
    });
    this.session = session;
    const tray = this.makeViews(session);
    // Nobody searches before the letters lie there, nor sees or hears them; but a race has begun.
    if (!race) session.halt();
    this.refreshing.now();
    this.listen(session);
    await tray.build(match.board);
    if (!isHere()) return;
    session.enter(sent.now);
    if (race) this.roll();
    else void tellIfPractice(this, texts, services, match, (says) => session.note(says));
  }

  restToLeave() {
    const { session } = this;
    if (session.isOver) return undefined;
    const wasOpen = session.isOpen;
    session.halt();
    return () => wasOpen && session.goOn();
  }

  private makeViews(session: ScrambleSession) {
    const { services, dialog } = this;
    new RoundDialogs(session, services, dialog);
    this.reader = new ScreenReaderView(session, services);
    this.panel = new RoundPanel(session, services, this.reader.element, this.race);
    const tray = new SessionTray(this, session, services, this.panel, dialog);
    this.tray = tray;
    this.focus = new KeptFocus(services, () => this.reader.focus());
    this.flight = new FoundWordFlight(session, services, tray);
    this.sounds = new RoundSounds(session, services);
    this.lesson = firstWordLesson(services, session, tray, this.panel);
    tray.stood.on(() => {
      this.reader.place(tray.tray?.boxesInRoom ?? []);
      this.flight.cut();
      this.refreshing.now();
    });
    return tray;
  }

  private listen(session: ScrambleSession) {
    const { services, scope } = this;
    const keys = new ScrambleKeys(session, services, this.dialog, this.lesson);
    const wishes: Readonly<Record<Wish, () => void>> = {
      leave: () => this.leave(),
      share: () => void this.share(),
    };
    session.changed.on(() => this.refreshing.soon());
    session.wished.on((wish) => wishes[wish]());
    session.happened.on((events) => {
      for (const event of events) this.follow(event);
    });
    scope.whenLeft(
      () => this.panel.remove(),
      () => this.reader.remove(),
      () => this.focus.stop(),
      () => this.lesson.remove(),
      () => this.flight.remove(),
      () => this.dialog.remove(),
      () => this.tray?.remove(),
      () => session.stop(),
      services.preferences.listen(() => this.rebuild()),
      () => keys.remove(),
    );
    const bird = { note: (says: Sentence) => session.overhear(says) };
    const stop = this.race?.stand(
      () => this.refreshing.soon(),
      bird,
      () => this.toResult(),
    );
    if (stop) scope.whenLeft(stop);
    scope.watchSight({ hidden: () => session.outOfSight(), gone: () => session.clock.spend() });
    scope.whenResized(() => this.rebuild());
  }

  /** To the menu; the game is kept. */
  private leave() {
    this.session.halt();
    if (!this.session.isOver) goTo(this, 'Menu');
  }

  private share() {
    const { session } = this;
    const closed = () => session.askAgain();
    return shareGame(this.services, this.dialog, session.match.engine, { closed });
  }

  private follow(event: scramble.GameEvent) {
    if (event.type === 'turnEnded')
      this.felt = event.reason === 'timeOut' ? jolt(this.services.root) : undefined;
    if (event.type !== 'gameEnded') return;
    void writeDown(this.services, this.session.match);
    void this.toResult();
  }

  private roll() {
    this.sounds.roll();
    this.tray?.roll();
  }

  /** Where the time was up, that is felt before. */
  private async toResult() {
    const isHere = visit(this);
    if (this.felt) await this.felt;
    if (isHere()) goOnTo(this, 'ScrambleResult', this.race?.room);
  }

  private rebuild() {
    this.flight.cut();
    void this.tray?.rebuild();
  }

  private show() {
    this.sounds.show();
    this.reader.show();
    this.panel.show();
    this.tray?.show();
    this.focus.keep();
    this.lesson.refresh();
  }
}
