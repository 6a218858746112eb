import type Phaser from 'phaser';
import { type Brush, canvasOf, paintSpark } from '../table/bake-shapes';
import { partyColours } from '../table/colours';
import { clamp } from '../table/easing';
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
} from '../table/party';
import { addPicture } from '../table/texture-shelf';
import { longestFrame, party } from '../table/timings';
import type { ScreenSize } from './screen';

export interface PartyOptions {
  size: ScreenSize;
  /** Reduced motion: still stars. */
  calm: boolean;
  /** A rocket bursts. */
  bang: () => void;
  /** Within which every burst stays; without it, they have the sky that such windows leave. */
  stage: (() => Sky) | undefined;
}

/** Fireworks and paper for the winner, on a scene of its own. */
export class PartyStage {
  private readonly scene: Phaser.Scene;
  private readonly options: PartyOptions;
  private size: ScreenSize;
  private plenty: Plenty;
  private fire: Rocket[] = [];
  /** One that came when all was over. */
  private late: Rocket | undefined;
  private lateCount = 0;
  private paper: (ms: number) => Paper[] = () => [];
  private readonly sparks: Phaser.GameObjects.Image[] = [];
  private readonly papers: Phaser.GameObjects.Image[] = [];
  private ms = 0;
  private ended = Number.POSITIVE_INFINITY;
  private drawn = 0;

  constructor(scene: Phaser.Scene, options: PartyOptions) {
    this.scene = scene;
    this.options = options;
    this.size = options.size;
    this.plenty = plentyFor(options.size.dpr);
    partyColours.forEach((colour, i) => {
      bake(scene, `spark-${i}`, 24, 24, (g) => paintSpark(g, 12, colour));
      bake(scene, `paper-${i}`, 14, 9, (g) => {
        g.fillStyle = colour;
        g.fillRect(0, 0, 14, 9);
      });
    });
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
    const sky = this.options.stage?.();
    const fire = rockets(partyColours.length, sky ?? skyOf(size));
    const tile = partyTile(size.width, size.height);
    this.fire = sky ? fire.map((rocket) => within(rocket, sky, size.width / tile, size.height / tile)) : fire;
    this.late = undefined;
    const { w, h } = sky ?? { w: 1, h: 1 };
    const falling = confetti(this.plenty.papers, partyColours.length);
    this.paper = (ms) => falling(ms).map((paper) => ({ ...paper, x: paper.x * w, y: paper.y * h }));
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
    const dots = left > 0 ? this.fire.flatMap((rocket) => rocketDots(rocket, this.ms, this.plenty)) : [];
    this.place(this.sparks, 'spark', dots, left);
    this.place(this.papers, 'paper', left > 0 ? this.paper(this.ms) : [], left);
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
    for (const image of [...this.sparks, ...this.papers]) image.destroy();
  }

  private placeLate(rocket: Rocket) {
    const dots = rocketDots(rocket, this.ms, this.plenty);
    const left = clamp((this.ended - this.ms) / party.out, 0, 1);
    this.place(this.sparks, 'spark', dots, left);
    if (left > 0 && this.ms < rocket.at + party.rise + party.burst) return;
    this.place(this.sparks, 'spark', [], 0);
    this.late = undefined;
  }

  private drawStill() {
    const isOn = this.ended === Number.POSITIVE_INFINITY;
    this.place(this.sparks, 'spark', isOn ? stillStars(this.fire, this.plenty) : [], 1);
  }

  // As many pictures as there are dots at the moment; more are made when they are needed.
  private place(
    images: Phaser.GameObjects.Image[],
    kind: 'spark' | 'paper',
    dots: readonly (Dot | Paper)[],
    left: number,
  ) {
    const { width, height, dpr } = this.size;
    const unit = partyTile(width, height) * dpr;
    while (images.length < dots.length) images.push(this.scene.add.image(0, 0, `${kind}-0`));
    images.forEach((image, i) => {
      const dot = dots[i];
      image.setVisible(!!dot);
      if (!dot) return;
      const side = dot.size * unit;
      image
        .setTexture(`${kind}-${dot.colour}`)
        .setPosition(dot.x * width * dpr + dot.dx * unit, dot.y * height * dpr + dot.dy * unit)
        .setAlpha(dot.alpha * left);
      if ('turn' in dot)
        image.setRotation(dot.turn).setDisplaySize(side * 1.5, Math.max(1, Math.abs(dot.wide) * side));
      else image.setDisplaySize(side, side);
    });
  }
}

// In a wide window the panels stand at the right, in others below.
const skyOf = ({ width, height }: ScreenSize): Sky =>
  width > height * 1.2 ? { w: 0.6, h: 1 } : { w: 1, h: 0.6 };

function bake(scene: Phaser.Scene, key: string, w: number, h: number, paint: (g: Brush) => void) {
  if (scene.textures.exists(key)) return;
  const { canvas, brush } = canvasOf(w, h);
  paint(brush);
  addPicture(scene.textures, key, canvas);
}
