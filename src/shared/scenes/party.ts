import type Phaser from 'phaser';
import { must } from '../../engine/must';
import { type Brush, canvasOf, paintSpark } from '../canvas/brush';
import { partyColours } from '../canvas/colours';
import {
  confetti,
  type Dot,
  leaving,
  type Paper,
  type Plenty,
  partyTile,
  plentyFor,
  type Rocket,
  rocketDots,
  rockets,
  type Sky,
  stillStars,
  within,
} from '../canvas/fireworks';
import { stirred } from '../canvas/layers';
import { clamp, longestFrame, party } from '../canvas/motion';
import { pageHold } from '../platform/page-time';
import { type ScreenSize, sizeOf } from '../platform/screen-size';
import { isCalm } from '../platform/settings';
import { canvasLayer, transformed } from './flights';
import { resized } from './screen';
import type { Services } from './services';

interface PartyOptions {
  size: ScreenSize;
  /** Reduced motion: still stars. */
  calm: boolean;
  /** A rocket bursts. */
  bang: () => void;
  /** Within which every burst and all paper stays. */
  sky: () => Sky;
}

// All of it moves, and is soft: more than this would be copied for every frame and seen by nobody.
const mostPixels = 1_300_000;

/** Fireworks and paper for the winner, on a canvas of their own over all that is drawn. */
class PartyStage {
  private readonly layer = canvasLayer();
  private readonly brush = canvasOf(1, 1).brush;
  private readonly sparks = partyColours.map((colour) => painted(24, 24, (g) => paintSpark(g, 12, colour)));
  private readonly papers = partyColours.map((colour) =>
    painted(14, 9, (g) => {
      g.fillStyle = colour;
      g.fillRect(0, 0, 14, 9);
    }),
  );
  private size: ScreenSize;
  private plenty: Plenty;
  private fire: Rocket[] = [];
  /** One that came when all was over. */
  private late: Rocket | undefined;
  private lateCount = 0;
  private paper: (ms: number) => Paper[] = () => [];
  /** Pixels to each of the page. */
  private fine = 1;
  private ms = 0;
  private ended = Number.POSITIVE_INFINITY;
  private drawn = 0;

  constructor(
    game: Phaser.Game,
    private readonly options: PartyOptions,
  ) {
    this.size = options.size;
    this.plenty = plentyFor(options.size.dpr);
    this.layer.append(this.brush.canvas);
    game.canvas.before(this.layer);
    this.resize(options.size);
  }

  /** All is over, or stands still. */
  get still() {
    const isOver = this.options.calm || leaving(this.ms, this.ended) === 0;
    return isOver && !this.late && this.drawn > 1;
  }

  resize(size: ScreenSize) {
    this.size = size;
    this.plenty = plentyFor(size.dpr);
    const sky = this.options.sky();
    const tile = partyTile(size.width, size.height);
    this.fire = rockets(partyColours.length, sky).map((rocket) =>
      within(rocket, sky, size.width / tile, size.height / tile),
    );
    this.late = undefined;
    const { w, h } = sky;
    const falling = confetti(this.plenty.papers, partyColours.length);
    this.paper = (ms) => falling(ms).map((paper) => ({ ...paper, x: paper.x * w, y: paper.y * h }));
    const { width, height, dpr } = size;
    const { canvas } = this.brush;
    this.fine = Math.min(dpr, Math.sqrt(mostPixels / (width * height)));
    Object.assign(canvas, { width: Math.ceil(width * this.fine), height: Math.ceil(height * this.fine) });
    transformed(canvas, `scale(${1 / this.fine})`);
    this.drawn = 0;
  }

  tick(ms: number) {
    const before = this.ms;
    this.ms += Math.min(ms, longestFrame);
    this.drawn++;
    if (this.options.calm) return this.drawStill();
    for (const { at } of this.late ? [this.late] : this.fire) {
      const bursts = at + party.rise;
      if (before < bursts && this.ms >= bursts && this.ended > this.ms) this.options.bang();
    }
    const left = leaving(this.ms, this.ended);
    if (this.late) return this.placeLate(this.late);
    if (left === 0) return this.paint([], [], 0);
    const sparks = this.fire.flatMap((rocket) => rocketDots(rocket, this.ms, this.plenty));
    this.paint(sparks, this.paper(this.ms), left);
  }

  /** Enough of it: what is in the air fades. */
  end() {
    if (this.ended < this.ms) return;
    this.ended = this.ms + party.out;
    this.drawn = 0;
  }

  /** One more rocket, when all others are gone. */
  again() {
    const next = this.fire[this.lateCount++ % this.fire.length];
    if (next && this.ended > this.ms)
      this.late = { ...next, at: this.ms, colour: this.lateCount % partyColours.length };
  }

  destroy() {
    this.layer.remove();
  }

  private placeLate(rocket: Rocket) {
    const left = clamp((this.ended - this.ms) / party.out, 0, 1);
    if (left > 0 && this.ms < rocket.at + party.rise + party.burst)
      return this.paint(rocketDots(rocket, this.ms, this.plenty), [], left);
    this.paint([], [], 0);
    this.late = undefined;
  }

  private drawStill() {
    const isOn = this.ended === Number.POSITIVE_INFINITY;
    this.paint(isOn ? stillStars(this.fire, this.plenty) : [], [], 1);
  }

  private paint(sparks: readonly Dot[], papers: readonly Paper[], left: number) {
    const { brush, fine } = this;
    const { width, height } = this.size;
    const tile = partyTile(width, height);
    this.layer.hidden = sparks.length + papers.length === 0;
    brush.resetTransform();
    brush.clearRect(0, 0, brush.canvas.width, brush.canvas.height);
    const draw = (picture: CanvasImageSource, dot: Dot, w: number, h: number, turn: number) => {
      const [cos, sin] = [Math.cos(turn) * fine, Math.sin(turn) * fine];
      const [x, y] = [dot.x * width + dot.dx * tile, dot.y * height + dot.dy * tile];
      brush.setTransform(cos, sin, -sin, cos, x * fine, y * fine);
      brush.globalAlpha = clamp(dot.alpha * left, 0, 1);
      brush.drawImage(picture, -w / 2, -h / 2, w, h);
    };
    for (const dot of sparks) {
      const side = dot.size * tile;
      draw(this.sparks[dot.colour]!, dot, side, side, 0);
    }
    for (const dot of papers) {
      const side = dot.size * tile;
      const wide = Math.max(1 / fine, Math.abs(dot.wide) * side);
      draw(this.papers[dot.colour]!, dot, side * 1.5, wide, dot.turn);
    }
  }
}

/** Where whoever won stands: what falls behind a card is seen by nobody. */
function skyOf(root: HTMLElement): Sky {
  const { left, top, width, height } = root.getBoundingClientRect();
  const { right, bottom } = must(root.querySelector('.end-stage') ?? undefined).getBoundingClientRect();
  return { w: Math.min(1, (right - left) / width), h: Math.min(1, (bottom - top) / height) };
}

function painted(w: number, h: number, paint: (g: Brush) => void): HTMLCanvasElement {
  const { canvas, brush } = canvasOf(w, h);
  paint(brush);
  return canvas;
}

const againEvery = 6000;

/** Fireworks over the stage of an end, which a tap ends; where it goes on, one rocket follows now and then. */
export class Party {
  private readonly stage: PartyStage;
  private readonly timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly services: Pick<Services, 'root' | 'preferences' | 'sound'>,
    { goesOn = false } = {},
  ) {
    const { root, preferences, sound } = services;
    this.stage = new PartyStage(scene.game, {
      size: sizeOf(root),
      calm: isCalm(preferences.now),
      bang: () => sound.play('bang'),
      sky: () => skyOf(root),
    });
    if (goesOn && !isCalm(preferences.now)) this.timer = setInterval(this.again, againEvery);
    addEventListener('pointerdown', this.end);
    scene.events.on(resized, this.resize);
    this.stir();
  }

  get still() {
    return this.stage.still;
  }

  tick(ms: number) {
    this.stage.tick(ms);
  }

  stop() {
    clearInterval(this.timer);
    removeEventListener('pointerdown', this.end);
    this.scene.events.off(resized, this.resize);
    this.stage.destroy();
  }

  // For somebody who is there to see it.
  private readonly again = () => {
    const { documentElement, hidden } = document;
    if (hidden || pageHold.isHeld || documentElement.hasAttribute('data-resting') || !this.still) return;
    this.stage.again();
    this.stir();
  };

  private readonly end = () => {
    clearInterval(this.timer);
    this.stage.end();
    this.stir();
  };

  private readonly resize = () => {
    this.stage.resize(sizeOf(this.services.root));
    this.stir();
  };

  private stir() {
    this.scene.game.events.emit(stirred);
  }
}
