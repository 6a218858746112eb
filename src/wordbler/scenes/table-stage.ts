import { called } from '../../engine/players/unnamed';
import type { Texts } from '../../texts/texts';
import { pictureAfter, pictureOf, type Viewing, withWordMarks } from '../canvas/game-picture';
import { isUnseen, type Motion, motionsOf, motionsOfScene } from '../canvas/motions';
import { type TablePicture, tilesHeld } from '../canvas/picture';
import type { Table } from '../canvas/table';
import { curtain } from '../canvas/timings';
import type { Match } from '../play/match';
import type { Move, Scene, Stage } from '../play/staging';
import type { TablePlay } from '../play/table-play';
import { lastOfOthers, runOf } from '../play/table-view';
import type { GameEvent, TileId } from '../rules';

interface Ways {
  texts: Texts;
  match: Match;
  table: Pick<Table, 'present' | 'fastForward' | 'inBag'>;
  play(): TablePlay;
  /** The points of the tiles laid are shown beside them. */
  preview(): boolean;
  /** The picture with the hint in it that is told now. */
  hinted(picture: TablePicture): TablePicture;
  /** Something the panels show has changed; what happens by itself may be on its way first. */
  redraw(byItself?: boolean): void;
}

const motions: Readonly<Record<Move, Motion>> = {
  home: { kind: 'home' },
  play: { kind: 'play' },
  turnOver: { kind: 'turnOver' },
  handOver: { kind: 'handOver' },
  rest: { kind: 'look', ms: 1 },
  curtain: { kind: 'look', ms: curtain.passesRack, ifMoving: true },
};

/** The canvas under a match: it shows the pictures of the game in their order. */
export class TableStage implements Stage {
  private shown: TablePicture | undefined;

  constructor(private readonly ways: Ways) {}

  /** What is on the table, which follows the game as fast as it is told. */
  get picture(): TablePicture {
    this.shown ??= pictureOf(this.ways.match.engine, this.viewing);
    return this.shown;
  }

  get bagCount() {
    return this.ways.table.inBag;
  }

  get tilesHeld() {
    const { match, play } = this.ways;
    return tilesHeld(this.picture, match.setup.seats.length, play().front.shown);
  }

  get racks() {
    const lying = new Set(
      this.picture.tiles.flatMap(({ id, place: { at } }) => (at === 'rack' || at === 'seat' ? [id] : [])),
    );
    const { racks } = this.ways.match.state;
    return racks.map((rack) => rack.filter((tile): tile is TileId => tile !== null && lying.has(tile)));
  }

  stand(by: readonly (GameEvent | Move)[] = []) {
    const moved = by.flatMap((one) => (typeof one === 'string' ? motions[one] : motionsOf(one)));
    return this.change(pictureOf(this.ways.match.engine, this.viewing), moved);
  }

  enact(...events: Scene) {
    const { viewing } = this;
    const { ceremony } = this.ways.match;
    if (events.every((event) => isUnseen(event, ceremony))) return Promise.resolve();
    const after = events.reduce<TablePicture>(
      (so, event) => pictureAfter(this.ways.texts, so, event, viewing),
      this.picture,
    );
    return this.change({ ...after, marked: viewing.marked }, motionsOfScene(events, ceremony), true);
  }

  point() {
    const { cursor, rackCursor, marked } = this.viewing;
    void this.change({ ...this.picture, cursor, rackCursor, marked }, []);
  }

  fastForward() {
    this.ways.table.fastForward();
  }

  redraw() {
    this.ways.redraw();
  }

  private get viewing(): Viewing {
    const { match, preview, texts } = this.ways;
    const { gestures, front, saying, typing } = this.ways.play();
    const { chosen, picked, blank } = gestures;
    const { cursor, rackCell, isOnBoard, isOnRack } = typing;
    return {
      names: match.setup.seats.map(({ name }) => called(name, texts.select)),
      seat: front.shown,
      faceUp: front.isUp,
      chosen,
      picked,
      blank,
      preview: preview(),
      marked: withWordMarks(saying.marked, match.laidWords),
      outlined: lastOfOthers(match.state.history, front.shown).flatMap((entry) => runOf(entry) ?? []),
      cursor: isOnBoard ? cursor : null,
      rackCursor: isOnRack ? rackCell : null,
    };
  }

  private change(picture: TablePicture, moved: readonly Motion[], byItself = false) {
    this.shown = this.ways.hinted(picture);
    const { redraw, table, play } = this.ways;
    redraw(byItself);
    const shown = table.present(this.shown, moved);
    if (play().isHurried) table.fastForward();
    return shown;
  }
}
