import type Phaser from 'phaser';
import { must } from '../../engine/must';
import type { Point } from '../../shared/canvas/box';
import { stirred } from '../../shared/canvas/layers';
import { sparePictures } from '../../shared/canvas/texture-shelf';
import type { PageServices } from '../../shared/panels/page-services';
import { type ScreenSize, sizeOf } from '../../shared/platform/screen-size';
import { isCalm, lookOf, paces } from '../../shared/platform/settings';
import type { Step } from '../play/event-queue';
import { lastOfOthers, type Match, runOf } from '../play/match';
import type { WordblerSession } from '../play/session';
import type { ShownTable } from '../play/shown-table';
import { shapeOf, type TileId, usualShape } from '../rules';
import { paintSquares } from './board-view';
import { boards } from './colours';
import { bareSquares, pictureAfter, pictureOf, type Viewing, withHint, withWordMarks } from './game-picture';
import { layout } from './layout';
import { isUnseen, type Motion, motionsOf, motionsOfGroup } from './motions';
import { type Face, faceOf } from './paint-board';
import { bagParts } from './paint-furniture';
import { type Bonus, lookAt, type TablePicture, tilesHeld } from './picture';
import { inDevicePixels, type Places } from './places';
import { Table, type TableOptions, tableTheme } from './table';
import { playCue } from './table-sounds';
import { type Textures, texturesOf } from './textures';
import { curtain } from './timings';

type BoardServices = Pick<PageServices, 'preferences' | 'texts' | 'sound' | 'root'>;
type PaintServices = Pick<PageServices, 'preferences' | 'texts'>;

/** How the canvas draws a table for this player. */
const themeOf = ({ preferences: { now: settings }, texts }: PaintServices) => ({
  colours: boards[lookOf(settings)],
  labels: settings.labels,
  signs: { ...texts.board.bonusSigns },
  inFigures: texts.forms.figure,
  hand: settings.hand,
  reducedMotion: isCalm(settings),
});

/** The same, with the size of the window, for a table of that game; or for any, where none is played. */
const optionsFor = (size: ScreenSize, services: PaintServices, match: Pick<Match, 'rules' | 'setup'> | undefined) => ({
  ...size,
  ...themeOf(services),
  isBagless: match?.setup.from !== undefined,
  side: (match ? shapeOf(match.rules) : usualShape).side,
});

const moves: Readonly<Record<string, Motion>> = {
  home: { kind: 'home' },
  play: { kind: 'play' },
  turnOver: { kind: 'turnOver' },
  handOver: { kind: 'handOver' },
  rest: { kind: 'look', ms: 1 },
  curtain: { kind: 'look', ms: curtain.passesRack, ifMoving: true },
};

/** The canvas under a game: it shows the pictures of the game in their order. */
export class BoardCanvas implements ShownTable {
  readonly table: Table;
  private latest: TablePicture | undefined;
  private readonly stopping: (() => void)[];

  constructor(
    scene: Phaser.Scene,
    private readonly session: WordblerSession,
    private readonly services: BoardServices,
    /** Knows where the card of a seat is. */
    private readonly panel: { seatBox(seat: number): DOMRect | undefined },
  ) {
    this.table = new Table(scene, session, {
      ...optionsFor(sizeOf(services.root), services, session.match),
      seatPoint: (seat) => this.seatPoint(seat),
      onStir: () => scene.game.events.emit(stirred),
      onCue: (cue, step) => playCue(services.sound, cue, step),
    });
    session.shown = this;
    this.stopping = [
      session.steps.on((step) => this.showStep(step)),
      session.hurried.on(() => this.hurry()),
      this.followSettings(),
    ];
  }

  get layout() {
    return this.table.layout;
  }

  get still() {
    return this.table.still;
  }

  /** What is on the table, which follows the game as fast as that can be shown. */
  get picture(): TablePicture {
    this.latest ??= pictureOf(this.session.match.engine, this.viewing);
    return this.latest;
  }

  get inBag() {
    return this.table.inBag;
  }

  get tilesHeld() {
    const { match, visibleRack } = this.session;
    return tilesHeld(this.picture, match.setup.seats.length, visibleRack.shown);
  }

  get racks() {
    const lying = new Set(
      this.picture.tiles.flatMap(({ id, place: { at } }) => (at === 'rack' || at === 'seat' ? [id] : [])),
    );
    const { racks } = this.session.match.state;
    return racks.map((rack) => rack.filter((tile): tile is TileId => tile !== null && lying.has(tile)));
  }

  resize({ width, height, dpr }: ScreenSize) {
    this.table.resize(width, height, dpr);
    this.session.redraw();
  }

  tick(ms: number) {
    this.table.tick(ms);
  }

  remove() {
    for (const stop of this.stopping) stop();
    this.table.destroy();
  }

  /** The middle of its card, in CSS pixels. */
  private seatPoint(seat: number): Point | null {
    const box = this.panel.seatBox(seat);
    const { left, top } = this.services.root.getBoundingClientRect();
    return box ? { x: box.x - left + box.width / 2, y: box.y - top + box.height / 2 } : null;
  }

  private showStep(step: Step): Promise<void> | undefined {
    const { match } = this.session;
    if (step.kind === 'state') {
      const motions = step.by.flatMap((one) => (typeof one === 'string' ? must(moves[one]) : motionsOf(one)));
      return this.present(pictureOf(match.engine, this.viewing), motions);
    }
    const { viewing } = this;
    if (step.kind === 'cursors') {
      const { cursor, rackCursor, marked } = viewing;
      return this.present({ ...this.picture, cursor, rackCursor, marked });
    }
    const { events } = step;
    const { ceremony } = match;
    if (events.every((event) => isUnseen(event, ceremony))) return undefined;
    const after = events.reduce<TablePicture>(
      (so, event) => pictureAfter(this.services.texts, so, event, viewing),
      this.picture,
    );
    return this.present({ ...after, marked: viewing.marked }, motionsOfGroup(events, ceremony));
  }

  private present(picture: TablePicture, motions: readonly Motion[] = []) {
    this.latest = this.withHint(picture);
    const shown = this.table.present(this.latest, motions);
    if (this.session.isHurried) this.hurry();
    return shown;
  }

  /** The draw is skipped by one tap. */
  private hurry() {
    if (this.picture.draw) this.table.cut();
    else this.table.fastForward();
  }

  private get viewing(): Viewing {
    const { match, gestures, visibleRack, messages, typing, laidWords } = this.session;
    const { preferences } = this.services;
    const { chosen, picked, blank } = gestures;
    const { cursor, rackCell, isOnBoard, isOnRack } = typing;
    return {
      names: match.setup.seats.map(({ name }) => name),
      seat: visibleRack.shown,
      faceUp: visibleRack.isUp,
      chosen,
      picked,
      blank,
      preview: preferences.now.preview,
      isNone: laidWords.some(({ isWord }) => !isWord),
      marked: withWordMarks(messages.marked, laidWords),
      outlined: lastOfOthers(match.state.history, visibleRack.shown).flatMap((entry) => runOf(entry) ?? []),
      cursor: isOnBoard ? cursor : null,
      rackCursor: isOnRack ? rackCell : null,
    };
  }

  /** With the hint in it that is told now. */
  private withHint(picture: TablePicture): TablePicture {
    const { hint } = this.session;
    const { told } = hint;
    if (!told) return withHint(picture, undefined);
    const { best, step } = told;
    const { letters } = must(best.sheet.words[0]);
    const ghost = {
      letters: letters.filter(({ isNew }) => isNew),
      points: best.sheet.total,
      from: must(letters[0]),
      to: must(letters.at(-1)),
    };
    return withHint(picture, {
      tiles: hint.tilesOf(best),
      squares: step > 1 ? best.move.tiles : [],
      ghost: step > 2 ? ghost : null,
    });
  }

  /** Keeps the table as the settings say. Returns what stops it. */
  private followSettings(): () => void {
    const { table, services } = this;
    const { preferences, texts } = services;
    table.pace = paces[preferences.now.pace];
    // Its figures and signs tell one language from another.
    const seen = ({ colours, labels, signs, hand }: ReturnType<typeof themeOf>) =>
      JSON.stringify([colours, labels, signs, hand, texts.forms.figure('0123456789')]);
    let shown = seen(themeOf(services));
    return preferences.listen((settings) => {
      const { reducedMotion, ...theme } = themeOf(services);
      table.pace = paces[settings.pace];
      table.reducedMotion = reducedMotion;
      const now = seen({ reducedMotion, ...theme });
      if (now !== shown) table.retheme(theme);
      shown = now;
      this.session.refresh();
    });
  }
}

/** What the table of the game that waits is drawn with, or else any table, painted in steps. */
export const tableReady = (game: Phaser.Game, size: ScreenSize, services: PaintServices, match: Match | undefined) =>
  makeReady(game, optionsFor(size, services, match), match ? lyingIn(match) : bare());

/** What is wanted on it later: any letter, wherever it may be laid. */
export function tableMore(game: Phaser.Game, size: ScreenSize, services: PaintServices, match: Match) {
  const { engine } = match;
  const worth = new Map(engine.faces.map(({ letter, points }) => [letter, points]));
  worth.delete('');
  const faces = [...worth].map(([letter, value]) => ({ letter, value, style: 'plain' as const }));
  return makeMore(game, optionsFor(size, services, match), faces);
}

const lyingIn = ({ engine, setup, state }: Match) =>
  pictureOf(engine, {
    names: setup.seats.map(({ name }) => name),
    seat: state.toMove,
    faceUp: true,
    chosen: new Set(),
    picked: undefined,
    blank: undefined,
    marked: [],
    outlined: [],
    preview: false,
    isNone: false,
    cursor: null,
    rackCursor: null,
  });

const bare = () => ({ squares: bareSquares(usualShape), tiles: [] });

type Size = Pick<
  TableOptions,
  'width' | 'height' | 'side' | 'dpr' | 'hand' | 'colours' | 'labels' | 'signs' | 'inFigures'
>;

/** Paints what a table of that size and theme begins with, and what lies on it, one step after another. */
export function* makeReady(
  game: Pick<Phaser.Scene, 'textures'>,
  options: Size,
  lying: Pick<TablePicture, 'squares' | 'tiles'>,
): Generator<string | HTMLCanvasElement> {
  const places = inDevicePixels(layout(options.width, options.height, options.side, options.hand), options.dpr);
  if (sparePictures.areInTheWay) return;
  const textures = texturesOf(game, places, tableTheme(options));
  const steps = stepsOf(textures, places, lying);
  while (!textures.isGone) {
    const step = steps.next();
    if (step.done) return;
    yield step.value;
  }
}

function* stepsOf(
  textures: Textures,
  places: Places,
  lying: Pick<TablePicture, 'squares' | 'tiles'>,
): Generator<string | HTMLCanvasElement> {
  const { sides } = textures;
  yield* textures.groundSteps;
  yield* paintSquares(textures.ground, places.board, lying, textures.theme);
  for (const part of bagParts) yield textures.bag(part);
  yield textures.shadow;
  yield textures.glow;
  yield textures.tileBack(sides.rack);
  yield textures.rim('gold', sides.rack);
  // A font costs most the first time.
  yield textures.coin(1);
  for (const look of lying.tiles) {
    const { place } = look;
    if (place.at === 'rack') yield textures.tile(faceOf(look), sides.rack);
    if (place.at !== 'board') continue;
    const isOnBonus = lookAt(lying, place)?.bonus;
    yield textures.tile(faceOf(look), isOnBonus ? sides.rimmed : sides.cell);
  }
}

// Of all letters, on all bonus squares.
const worths = [0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 16, 20, 24, 30];
const badges: readonly Exclude<Bonus, ''>[] = ['2L', '3L', '2W', '3W'];

/** Paints what plays are laid and counted with on a table that stands, for as long as it does. */
function* makeMore(game: Pick<Phaser.Scene, 'textures'>, options: Size, faces: readonly Face[]): Generator<string> {
  const places = inDevicePixels(layout(options.width, options.height, options.side, options.hand), options.dpr);
  const textures = texturesOf(game, places, tableTheme(options));
  const { cell, rimmed } = textures.sides;
  const all = [
    ...worths.map((points) => () => textures.coin(points)),
    ...badges.map((bonus) => () => textures.badge(bonus)),
    () => textures.spark,
    ...[cell, rimmed].map((side) => () => textures.rim('gold', side)),
    // Few lie on a bonus square, and are a little smaller there: those are painted when they do.
    ...faces.map((face) => () => textures.tile(face, cell)),
  ];
  for (const painted of all) {
    if (!textures.isInUse) return;
    yield painted();
  }
}
