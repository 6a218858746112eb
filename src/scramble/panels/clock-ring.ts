import { html, svg } from 'lit-html';
import type { ScrambleTexts } from '../../texts/texts';

/** As it stands on a clock: 1:44. */
export function clockFace(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const around = 2 * Math.PI * 46;
const ticks = Array.from({ length: 12 }, (_, at) => at * 30);

/** From here on the ring is coral. */
export const lateFrom = 30_000;

/** A clock whose ring empties; without a limit it is an empty face. */
export const clockRing = (
  texts: ScrambleTexts,
  left: number | undefined,
  share: number,
  paused: boolean,
) => html`<div
  class="clock-ring disc ${left !== undefined && left <= lateFrom ? 'late' : ''}" role="timer"
  aria-label=${left === undefined ? texts.scramble.play.noClock : texts.scramble.play.timeLeft(texts.inFigures(clockFace(left)))}>
  <svg viewBox="0 0 100 100" aria-hidden="true">
    <circle cx="50" cy="50" r="49.500" class="ring-rim" />
    <circle cx="50" cy="50" r="42" class="ring-face" />
    ${ticks.map((turn) => svg`<path d="M50 10v3" transform="rotate(${turn} 50 50)" class="ring-tick" />`)}
    <circle cx="50" cy="50" r="46" class="ring-left" stroke-dasharray=${around}
      stroke-dashoffset=${around * (1 - share)} transform="rotate(-90 50 50)" />
  </svg>
  <b aria-hidden="true">${paused ? html`<i class="bars"></i>` : left === undefined ? '∞' : texts.inFigures(clockFace(left))}</b>
</div>`;
