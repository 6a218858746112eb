import { nothing, svg } from 'lit-html';
import { darker, mark } from './paint';
import type { Pose } from './poses';
import { bearings } from './poses';
import type { Species } from './species';

export function face(bird: Species, pose: Pose) {
  const { eyes, cheek } = bird;
  const size = eyes.size ?? 1;
  const blush = (x: number) =>
    svg`<ellipse cx=${x} cy=${eyes.y + 24 * size} rx=${13 * size} ry=${8.5 * size} fill=${cheek} opacity=".42" />`;
  return svg`
    ${blush(100 - eyes.x - 19 * size)}${blush(100 + eyes.x + 19 * size)}
    <g class="m-eyes" .style=${`transform-origin:100px ${eyes.y}px`}>${eye(bird, pose, -1)}${eye(bird, pose, 1)}</g>
    ${beak(bird, bearings[pose].beak === 'open')}
    ${pose === 'sad' ? svg`<path class="m-tear" d=${`M${106 + eyes.x} ${eyes.y + 16}q-7 11 0 15q7-4 0-15Z`} fill="#7fd0ff" />` : nothing}`;
}

function eye(bird: Species, pose: Pose, side: -1 | 1) {
  const { eyes, base } = bird;
  const { eyes: lids, gaze, brows } = bearings[pose];
  const x = 100 + side * eyes.x;
  const around = eyes.white
    ? svg`<circle cx=${x} cy=${eyes.y} r="22" fill=${eyes.white} stroke=${darker(eyes.white, 25)} stroke-width="2" />`
    : eyes.ring
      ? svg`<ellipse cx=${x} cy=${eyes.y} rx="17.5" ry="19" fill=${eyes.ring} />`
      : nothing;
  const line = bird.line ?? '#1a0f18';
  if (lids !== 'open') {
    const [end, bend] = lids === 'smiling' ? [4, -15] : [0, 11];
    return svg`${around}<path d=${`M${x - 13} ${eyes.y + end}Q${x} ${eyes.y + bend} ${x + 13} ${eyes.y + end}`}
      fill="none" stroke=${line} stroke-width="6" stroke-linecap="round" />`;
  }
  const roam = eyes.white ? 1.5 : 1;
  return svg`${around}
    <g transform=${`translate(${x + gaze[0] * roam} ${eyes.y + gaze[1] * roam}) scale(${eyes.size ?? 1})`}>
      <g class="m-gaze">
        <ellipse rx="14" ry="15.5" fill=${eyes.iris} /><ellipse rx="14" ry="15.5" fill="url(#mascot-iris)" />
        <circle cx="-4.5" cy="-6" r="5.2" fill="#fff" /><circle cx="5" cy="6" r="2.4" fill="#fff" opacity=".85" />
      </g>
    </g>
    ${brows ? brow(x, eyes.y, side, brows, darker(base, 55)) : nothing}`;
}

function brow(x: number, y: number, side: -1 | 1, kind: 'worried' | 'raised' | 'high', stroke: string) {
  // Worried brows rise towards the middle; of two raised ones only the right goes up, of high ones both.
  const d =
    kind === 'worried'
      ? `M${x - 13 * side} ${y - 26}Q${x} ${y - 23} ${x + 14 * side} ${y - 16}`
      : side < 0 && kind === 'raised'
        ? `M${x - 13} ${y - 20}Q${x - 2} ${y - 23} ${x + 11} ${y - 20}`
        : `M${x - 11 * side} ${y - 23}Q${x + 2 * side} ${y - 32} ${x + 14 * side} ${y - 24}`;
  return mark({ d, stroke, width: 5 });
}

interface Beak {
  upper: string;
  lower: string;
  gloss: string;
  extra?: { d: string; fill?: string; stroke?: string; width?: number }[];
}

// Drawn for eyes at a height of 86.
const beaks: Readonly<Record<Species['beak']['shape'], Beak>> = {
  cone: {
    upper: 'M100 90C109 90 118 98 118 103C113 109 107 113 100 115C93 113 87 109 82 103C82 98 91 90 100 90Z',
    lower: 'M87 106C91 124 109 124 113 106C107 113 93 113 87 106Z',
    gloss: 'M92 97Q100 92 107 97',
  },
  hook: {
    upper: 'M100 90C110 90 114 97 112 104C110 115 105 122 100 126C95 122 90 115 88 104C86 97 90 90 100 90Z',
    lower: 'M91 110C94 130 106 130 109 110C104 120 96 120 91 110Z',
    gloss: 'M94 97Q100 93 106 97',
  },
  wide: {
    upper: 'M100 82C124 82 134 100 131 108C124 122 111 128 100 128C89 128 76 122 69 108C66 100 76 82 100 82Z',
    lower: 'M76 116C80 142 120 142 124 116C115 128 85 128 76 116Z',
    gloss: 'M82 96Q100 84 118 96',
    extra: [
      { d: 'M72 104Q100 88 128 104', stroke: '#ffd23f', width: 5 },
      { d: 'M82 90Q100 80 118 90L114 95Q100 88 86 95Z', fill: '#35506e' },
    ],
  },
  dagger: {
    upper: 'M84 98C88 86 108 84 116 92L184 124C189 127 187 132 182 131L116 116C98 118 80 112 84 98Z',
    lower: 'M90 108C94 126 116 132 150 138L112 114Z',
    gloss: 'M94 97Q104 91 116 98L146 112',
  },
  needle: {
    upper:
      'M90 98C92 90 106 89 111 95C134 104 166 110 196 132C198 135 195 137 192 135C164 120 132 116 110 108C100 110 88 108 90 98Z',
    lower: 'M94 106C98 118 112 122 136 126L108 108Z',
    gloss: 'M96 97Q102 93 109 98L132 106',
  },
};

function beak({ beak: { shape, colour, y = 0 }, eyes }: Species, open: boolean) {
  const { upper, lower, gloss, extra = [] } = beaks[shape];
  const tongue = 'M93 115Q100 111 107 115Q105 121 100 121Q95 121 93 115Z';
  return svg`<g transform=${`translate(0 ${eyes.y - 86 + y})`}>
    ${open ? svg`<path d=${lower} fill="#8f2435" /><path d=${tongue} fill="#ff7f8e" />` : nothing}
    <path d=${upper} fill=${colour} /><path d=${upper} fill="url(#mascot-fall)" />
    <path d=${gloss} fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".5" />
    ${extra.map(mark)}
  </g>`;
}
