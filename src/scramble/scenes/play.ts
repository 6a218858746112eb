import { goOnTo, type RaceIn } from '../../online/races/scenes/race-at-play';
import type { Box } from '../../shared/panels/layer';
import { Lesson, type LessonStep } from '../../shared/panels/lesson';
import type { PageServices } from '../../shared/panels/page-services';
import { jolt } from '../../shared/panels/panel-motions';
import { pageTicker } from '../../shared/platform/page-time';
import { chirpOf, lastSecondsFrom } from '../../shared/platform/sound';
import { awaitsLetters } from '../../shared/scenes/await-letters';
import { goTo, visit } from '../../shared/scenes/go-to';
import { type Opened, PlayScene } from '../../shared/scenes/play-scene';
import type { Now } from '../../shared/scenes/player';
import { takeNotice } from '../../shared/scenes/scene-scope';
import type { Services } from '../../shared/scenes/services';
import { sharedText } from '../../texts/sentences/shared';
import type { ScrambleTexts, Sentence } from '../../texts/texts';
import { shareGame } from '../../transfer/scenes/sharing';
import { SessionTray } from '../canvas/tray-host';
import { RoundDialogs } from '../panels/round-dialogs';
import { FoundWordFlight, RoundPanel } from '../panels/round-panel';
import { ScreenReaderView } from '../panels/screen-reader-view';
import { firstWord, firstWordStep } from '../play/hints';
import { type Action, ScrambleSession } from '../play/session';
import * as scramble from '../rules';
import { ScrambleKeys } from './keys';
import { dayOf, matchAt, ScrambleRecorder } from './records';

type Sent = Now & { race?: string };

/** A board of letters being played, turn after turn, until everybody has searched it. */
export class ScramblePlay extends PlayScene<ScrambleSession, Sent> {
  protected override readonly music = 'calm';
  private reader!: ScreenReaderView;
  private tray!: SessionTray;
  /** Nobody is asked whether to begin. */
  private isNow = false;
  private readonly recorder = new ScrambleRecorder(this.services);
  /** Others play the same board at the same time. */
  private race: RaceIn<'scramble'> | undefined;
  /** That the time was up is still being felt. */
  private felt: Promise<unknown> | undefined;

  constructor(
    private readonly texts: ScrambleTexts,
    services: Services,
  ) {
    super('ScramblePlay', services);
  }

  protected open(sent: Sent): Opened<ScrambleSession> | undefined {
    const { texts, services } = this;
    const { race, match } = matchAt(services, sent.race);
    this.race = race;
    this.isNow = sent.now ?? false;
    this.felt = undefined;
    if (!match || match.isOver) {
      goOnTo(this, match ? 'ScrambleResult' : 'ScrambleChoose', sent.race);
      return undefined;
    }
    const language = scramble.languageOf(match.setup);
    if (awaitsLetters(this, services, language, sent)) return undefined;
    return {
      language,
      // What is raced in is kept where the race is.
      hold: race ? undefined : (scope) => scope.hold(this.recorder.held(match)),
      session: () =>
        new ScrambleSession(match, {
          texts,
          solver: services.boards.of(match.setup),
          ticker: pageTicker,
          notice: takeNotice(services),
        }),
    };
  }

  protected makeViews(session: ScrambleSession) {
    const { services, dialog } = this;
    new RoundDialogs(session, services, dialog);
    const reader = new ScreenReaderView(session, services);
    const panel = new RoundPanel(session, services, reader.element, this.race);
    const tray = new SessionTray(this, session, services, panel, dialog);
    const flight = new FoundWordFlight(session, services, tray);
    this.reader = reader;
    this.tray = tray;
    tray.stood.on(() => {
      reader.place(tray.boxesInRoom);
      flight.cut();
      this.redraw.now();
    });
    // What is known of the words has a place above the tray.
    session.hints.changed.on(() => this.redraw.now());
    const act: Readonly<Record<Action, () => void>> = {
      leave: () => this.leave(),
      share: () => void this.share(),
    };
    session.actions.on((action) => act[action]());
    session.happened.on((events) => {
      for (const event of events) this.follow(event);
    });
    const sounds = new ScrambleSounds(session, services);
    const lesson = firstWordLesson(services, session, tray, panel);
    const keys = new ScrambleKeys(session, services, dialog, lesson);
    return [sounds, reader, panel, tray, flight, keys, lesson];
  }

  protected override findFocus() {
    this.reader.focus();
  }

  protected override joinRace(session: ScrambleSession) {
    const bird = { note: (says: Sentence) => session.overhear(says) };
    return this.race?.stand(
      () => this.redraw.soon(),
      bird,
      () => this.toResult(),
    );
  }

  protected async begin(session: ScrambleSession) {
    const isHere = visit(this);
    const { race, tray } = this;
    const { match } = session;
    // Nobody searches before the letters lie there, nor sees or hears them; but a race has begun.
    if (!race) session.halt();
    this.redraw.now();
    await tray.build(match.board);
    if (!isHere()) return;
    tray.liesFaceDown = this.isNow && dayOf(match.setup) !== undefined;
    session.enter(this.isNow, tray.liesFaceDown);
    if (race) return;
    const practice = () => this.texts.common.practice;
    void this.recorder.beginAndTell(this, match, practice, (says) => session.note(says));
  }

  protected override rest() {
    this.session.halt();
  }

  protected override preferencesChanged() {
    this.fit();
  }

  /** To the menu; the game is saved. */
  private leave() {
    this.session.halt();
    if (!this.session.isOver) goTo(this, 'Menu');
  }

  private share() {
    const { session } = this;
    const closed = () => session.askAgain();
    const { texts, services } = this;
    const text = sharedText(texts, [texts.common.scramble]);
    return shareGame(services, this.dialog, session.match.engine, () => ({ text }), closed);
  }

  private follow(event: scramble.GameEvent) {
    if (event.type === 'turnEnded') this.felt = event.reason === 'timeOut' ? jolt(this.services.root) : undefined;
    if (event.type === 'gameEnded') void this.toResult();
  }

  /** Where the time was up, that is felt before. */
  private async toResult() {
    const isHere = visit(this);
    if (this.felt) await this.felt;
    if (isHere()) goOnTo(this, 'ScrambleResult', this.race?.room);
  }
}

/** The first word of whoever has never played: its first letter, the next ones, the end. */
function firstWordLesson(
  services: Services,
  session: ScrambleSession,
  tray: SessionTray,
  panel: { readonly trayBox: Box },
): Lesson {
  const says = services.texts.lesson.scramble;
  const { match, making, hints } = session;
  const isOfDay = dayOf(match.setup) !== undefined;
  let word: ReturnType<typeof firstWord>;
  const next = (): LessonStep | 'soon' | undefined => {
    // On the board of a day nothing is given away while its time runs.
    if (!session.isOpen || match.isRace || isOfDay) return undefined;
    if (!hints.isReady) return hints.failed ? undefined : 'soon';
    word ??= firstWord(hints.toFind);
    const step = word && firstWordStep(word, making.path, making.typed);
    if (!step || !word) return undefined;
    const boxes = tray.boxesInRoom;
    const place = panel.trayBox;
    const spot = (square: number) => {
      const { x = 0, y = 0, w = 0, h = 0 } = boxes[square] ?? {};
      return { x: x + place.x, y: y + place.y, w, h };
    };
    const shared = { steps: 3, clear: [place] };
    const type = says.keys.type({ word: word.word });
    switch (step.kind) {
      case 'first':
        return {
          ...shared,
          line: says.first({ word: word.word }),
          keys: type,
          step: 1,
          spots: [spot(step.from), spot(step.to)],
        };
      case 'next': {
        const line = says.next({ letter: scramble.readingOf(match.board.letters.charAt(step.to)) });
        return { ...shared, line, keys: type, step: 2, spots: [spot(step.from), spot(step.to)] };
      }
      case 'end':
      case 'own':
        return { ...shared, line: says.end, keys: says.keys.typed, step: 3, spots: [spot(step.at)] };
      case 'typed':
        return { ...shared, line: says.keys.typed, keys: says.keys.typed, step: 2, spots: [] };
    }
  };
  const lesson = new Lesson(services, 'scramble', next, () => making.isEmpty, session.clock);
  lesson.whenRemoved(
    match.listen((events) => {
      if (events.some(({ type }) => type === 'wordFound' || type === 'turnEnded')) lesson.end();
    }),
  );
  return lesson;
}

/** What is heard of a board that is played. */
class ScrambleSounds {
  constructor(
    private readonly session: ScrambleSession,
    private readonly services: Pick<PageServices, 'sound'>,
  ) {
    const { sound } = services;
    const { making } = session;
    session.happened.on((events) => {
      for (const event of events) this.hear(event);
    });
    session.reached.on(() => sound.play('bigPlay'));
    session.thrown.on(() => sound.play('shake'));
    session.refused.on(() => sound.play('nope'));
    making.changed.on(() => {
      const { path } = making;
      if (path.length > 0) sound.play('stroke', { step: path.length - 1 });
    });
  }

  show() {
    const { session } = this;
    const { left } = session.clock;
    const isHurried = session.isOpen && left !== undefined && left > 0 && left <= lastSecondsFrom;
    this.services.sound.hurryMusic(isHurried);
  }

  remove() {}

  private hear(event: scramble.GameEvent) {
    const { sound } = this.services;
    switch (event.type) {
      case 'wordFound': {
        sound.play('found');
        const chirp = chirpOf(this.session.match.setup.players[event.player]?.mascot);
        if (chirp) sound.play(chirp);
        return;
      }
      case 'turnEnded':
        sound.play(event.reason === 'timeOut' ? 'clock' : 'score');
        return;
      case 'paused':
      case 'wentOn':
        sound.play('page');
    }
  }
}
