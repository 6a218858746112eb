import { type Brush, circle, grain } from './brush';
import { partyColours } from './colours';

/** A night sky as large as the window, a string of lamps along the top of the stage; `unit` is the size of a lamp. */
export function paintNight(g: Brush, w: number, h: number, stage: number, unit: number) {
  const sky = g.createLinearGradient(0, 0, 0, h);
  sky.addColorStop(0, '#071528');
  sky.addColorStop(0.55, '#0d2b3c');
  sky.addColorStop(1, '#11463b');
  g.fillStyle = sky;
  g.fillRect(0, 0, w, h);
  glow(g, stage / 2, h * 0.55, Math.min(stage, h) * 0.6, 'rgb(255 222 160 / 16%)');
  const any = grain(3);
  for (let i = 0; i < 90; i++) {
    g.fillStyle = `rgb(255 250 230 / ${20 + any() * 50}%)`;
    circle(g, any() * w, any() ** 1.4 * h * 0.8, unit * (0.04 + any() * 0.07));
    g.fill();
  }
  // Where the title leaves it room.
  if (stage > unit * 34) moon(g, stage - unit * 3.4, unit * 7.4, unit * 1.15);
  lamps(g, stage, unit);
}

function moon(g: Brush, x: number, y: number, r: number) {
  glow(g, x, y, r * 3.6, 'rgb(255 240 200 / 26%)');
  g.fillStyle = '#fff3cf';
  g.beginPath();
  g.arc(x, y, r, -Math.PI * 0.42, Math.PI * 0.72);
  g.arc(x - r * 0.34, y - r * 0.2, r * 0.86, Math.PI * 0.66, -Math.PI * 0.34, true);
  g.fill();
}

const shades = [0, 2, 3, 4].map((which) => partyColours[which % partyColours.length] ?? '#ffd778');

function lamps(g: Brush, stage: number, unit: number) {
  const spans = Math.max(2, Math.round(stage / (unit * 13)));
  const sag = (x: number) => unit * (0.35 + 0.9 * Math.sin(((x / stage) * spans * Math.PI) % Math.PI));
  g.strokeStyle = '#2a2018';
  g.lineWidth = Math.max(1, unit * 0.1);
  g.beginPath();
  for (let x = 0; x <= stage; x += unit / 2) g.lineTo(x, sag(x));
  g.stroke();
  const count = Math.round(stage / (unit * 2.1));
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.5) / count) * stage;
    const y = sag(x) + unit * 0.55;
    const colour = shades[i % shades.length] ?? '#ffd778';
    glow(g, x, y, unit * 1.5, `${colour}66`);
    g.fillStyle = '#2a2018';
    g.fillRect(x - unit * 0.16, y - unit * 0.6, unit * 0.32, unit * 0.3);
    g.fillStyle = colour;
    g.beginPath();
    g.ellipse(x, y, unit * 0.26, unit * 0.36, 0, 0, Math.PI * 2);
    g.fill();
    g.fillStyle = 'rgb(255 255 255 / 70%)';
    g.beginPath();
    g.ellipse(x - unit * 0.07, y - unit * 0.1, unit * 0.08, unit * 0.14, 0.3, 0, Math.PI * 2);
    g.fill();
  }
}

function glow(g: Brush, x: number, y: number, r: number, colour: string) {
  const light = g.createRadialGradient(x, y, 0, x, y, r);
  light.addColorStop(0, colour);
  light.addColorStop(1, 'transparent');
  g.fillStyle = light;
  g.fillRect(x - r, y - r, r * 2, r * 2);
}
