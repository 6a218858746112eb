import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { bearings, type Figure, type Mark, outline, type Pose, type Species, shoulder } from './anatomy';
import { birds, type MascotId } from './birds';

/** A bird that fills its box. */
export function pictureOf(id: MascotId, pose: Pose): TemplateResult {
  const bird: Species = birds[id];
  const flying = bird.legs === 'none';
  return html`<svg class="mascot ${pose} ${flying ? 'flying' : ''}" .style=${`--own:${Object.keys(birds).indexOf(id)}`}
    viewBox="0 0 200 200" aria-hidden="true" focusable="false">
    <ellipse class="m-ground" cx="100" cy="190" rx=${flying ? 34 : bird.figure.belly * 0.9} ry="8"
      fill="url(#mascot-ground)" />
    <g class="m-hop">
      ${legs(bird)}
      <g class="m-breath">
        ${tail(bird)}
        <g class="m-droop">
          ${body(id, bird)}
          <g class="m-crest">${(bird.crest ?? []).map(mark)}</g>
          ${face(bird, pose)}
          ${wing(bird, pose, -1)}${pose === 'think' ? nothing : wing(bird, pose, 1)}
          ${(bird.wears ?? []).map(mark)}
          ${pose === 'think' ? chinWing(bird) : nothing}
        </g>
      </g>
    </g>
    ${pose === 'think' ? thought : nothing}
    ${pose === 'sleep' ? sleep(bird) : nothing}
  </svg>`;
}

function body(id: MascotId, { figure, base, belly, bellyAt, under = [], over = [] }: Species) {
  const d = outline(figure);
  return svg`<path d=${d} fill=${base} /><g clip-path=${`url(#${clipOf(id)})`}>
    ${under.map(mark)}
    <ellipse cx="100" cy=${bellyAt.y} rx=${bellyAt.rx} ry=${bellyAt.ry} fill=${belly} />
    <ellipse cx="100" cy=${bellyAt.y} rx=${bellyAt.rx} ry=${bellyAt.ry} fill="url(#mascot-fall)" />
    ${over.map(mark)}
    <path d=${d} fill="url(#mascot-shade)" />
    <path d=${d} fill="none" stroke="#fff" stroke-width="9" opacity=".2" transform="translate(7 8)" />
    <path d=${d} fill="none" stroke=${darker(base, 60)} stroke-width="10" opacity=".16" transform="translate(-4 -5)" />
  </g>`;
}

const thought = svg`<g class="m-thought">
  <g fill="#fffaf0" stroke="#5b4a3a" stroke-width="2.5">
    <circle cx="163" cy="44" r="4" /><circle cx="171" cy="32" r="5.5" />
    <path d="M172 20C165 18 164 8 172 5C173-4 185-8 191-2C199-7 210-1 208 8C215 12 212 22 204 22C200 28 190 28 186 24C180 27 173 25 172 20Z" />
  </g>
  <g fill="#5b4a3a"><circle cx="181" cy="10" r="2.8" /><circle cx="190" cy="10" r="2.8" /><circle cx="199" cy="10"
    r="2.8" /></g>
</g>`;

function sleep({ figure }: Species) {
  const z = (size: number, index: number) =>
    svg`<path class="m-z" .style=${`--nth:${index}`}
      d=${`M${100 + figure.head + index * 15} ${figure.headY - 26 - index * 20}h${size}l${-size} ${size * 1.1}h${size}`}
      fill="none" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round" />`;
  return [z(10, 0), z(13, 1), z(17, 2)];
}

const tails: Readonly<Record<Species['tail']['shape'], string>> = {
  down: 'M134 156C158 158 180 174 188 187C182 194 150 190 128 178Z',
  up: 'M138 150C168 138 182 104 178 72C176 62 166 62 163 72C158 102 146 116 128 128Z',
  long: 'M128 150C160 154 194 176 208 196C204 204 190 202 178 196C160 192 138 184 122 176Z',
  fan: 'M124 150C144 130 158 100 166 66C176 58 184 66 182 76C192 70 202 78 198 90C208 88 216 98 208 108C216 110 218 122 208 128C194 152 160 170 128 174Z',
  fork: 'M88 150C84 170 76 184 66 198C78 200 92 190 100 176C108 190 122 200 134 198C124 184 116 170 112 150Z',
};

const tail = ({ tail: { shape, colour } }: Species) => svg`<g class="m-tail">${solid(tails[shape], colour)}
  ${
    shape === 'fan'
      ? svg`<path d="M140 152L174 70M146 154L190 82M150 158L204 98M152 164L208 118"
    stroke=${darker(colour, 40)} stroke-width="3" fill="none" stroke-linecap="round" />`
      : nothing
  }</g>`;

function legs({ legs, feet, figure }: Species) {
  if (legs === 'none') return nothing;
  const leg = (x: number) =>
    svg`<path d=${`M${x} ${figure.bottom - 8}V182`} stroke=${darker(feet, 12)} stroke-width="6"
      stroke-linecap="round" />`;
  const foot = (x: number, side: number) => {
    const at = (dx: number) => x + dx * side;
    const d = `M${x} 178C${at(-14)} 178 ${at(-18)} 188 ${at(-12)} 190C${at(-8)} 191 ${at(-6)} 188 ${at(-4)} 186C${at(-3)} 192 ${at(3)} 192 ${at(4)} 186C${at(7)} 190 ${at(14)} 190 ${at(13)} 185C${at(12)} 180 ${at(6)} 178 ${x} 178Z`;
    return svg`<path d=${d} fill=${feet} /><path d=${d} fill="url(#mascot-fall)" />`;
  };
  return svg`${legs === 'long' ? [leg(80), leg(120)] : nothing}${foot(80, 1)}${foot(120, -1)}`;
}

const plump = {
  d: 'M8-8C-14-4-28 26-22 60C-20 66-13 66-11 60C-9 66-1 67 1 60C3 64 10 63 12 56C18 38 22 6 8-8Z',
  lines: 'M-17 36C-13 44-8 47-3 47M-9 22C-4 30 2 32 8 31',
};
const humming = {
  d: 'M8-10C-6-6-18 16-20 44C-22 66-16 84-9 90C-4 86 0 77 2 68C8 73 11 66 9 57C15 58 17 51 14 44C18 30 19 2 8-10Z',
  lines: 'M-12 66C-9 46-4 28 4 14M-1 58C1 44 4 34 8 24',
};
// A hummingbird holds its wings out while a plump bird's hang.
const hummingRest = 72;

function wing(bird: Species, pose: Pose, side: -1 | 1) {
  const { x, y } = shoulder(bird.figure);
  const { d, lines } = bird.wings === 'humming' ? humming : plump;
  const { wings } = bearings[pose];
  const turn = (bird.wings === 'humming' ? Math.min(hummingRest + wings * 2, 132) : wings) * -side;
  return svg`<g transform=${`translate(${100 + side * (x - 100)} ${y})`}>
    <g class="m-wing" .style=${`transform:rotate(${turn}deg)`}><g class="m-beat"><g transform=${`scale(${-side} 1)`}>
      ${solid(d, bird.wing)}
      <path d=${lines} fill="none" stroke=${bird.bar ?? lighter(bird.wing, 35)} stroke-width=${bird.bar ? 6 : 3.5}
        stroke-linecap="round" opacity=${bird.bar ? 1 : 0.7} />
    </g></g></g>
  </g>`;
}

/** The wing tip at the chin: from the shoulder, however wide the bird is, to the middle. */
function chinWing({ figure, eyes, wing: colour, bar }: Species) {
  const reach = reachOf(figure);
  return svg`<g transform=${`translate(100 ${eyes.y + 40}) scale(${reach} 1) translate(-100 -126)`}>
    ${solid('M170 104C184 132 168 164 140 160C121 157 104 146 100 133C98 126 104 121 110 124C106 117 113 112 119 116C118 109 126 107 131 113C138 122 150 120 156 102C160 96 168 98 170 104Z', colour)}
    <path d="M110 124C113 128 117 130 121 131M119 116C122 121 126 124 131 125" fill="none" stroke=${darker(colour, 45)}
      stroke-width="2.5" stroke-linecap="round" opacity=".6" />
    <path d="M168 124C168 136 160 146 148 149M158 126C156 134 150 140 142 141" fill="none"
      stroke=${bar ?? lighter(colour, 35)}
      stroke-width=${bar ? 6 : 3.5} stroke-linecap="round" opacity=${bar ? 1 : 0.7} />
  </g>`;
}

const reachOf = (figure: Figure) => (shoulder(figure).x - 100) / 64;

function face(bird: Species, pose: Pose) {
  const { eyes, cheek } = bird;
  const size = eyes.size ?? 1;
  const blush = (x: number) =>
    svg`<ellipse cx=${x} cy=${eyes.y + 24 * size} rx=${13 * size} ry=${8.5 * size} fill=${cheek} opacity=".42" />`;
  return svg`
    ${blush(100 - eyes.x - 19 * size)}${blush(100 + eyes.x + 19 * size)}
    <g class="m-eyes" .style=${`transform-origin:100px ${eyes.y}px`}>${eye(bird, pose, -1)}${eye(bird, pose, 1)}</g>
    ${beak(bird, bearings[pose].beak === 'open')}
    ${
      pose === 'sad'
        ? svg`<path class="m-tear" d=${`M${106 + eyes.x} ${eyes.y + 16}q-7 11 0 15q7-4 0-15Z`}
      fill="#7fd0ff" />`
        : nothing
    }`;
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

const darker = (colour: string, share: number) => `color-mix(in srgb, ${colour}, #2a1238 ${share}%)`;
const lighter = (colour: string, share: number) => `color-mix(in srgb, ${colour}, #fff6e0 ${share}%)`;

/** A flat colour, and over it the light and shade that all birds share. */
const solid = (d: string, fill: string) => svg`<path d=${d} fill=${fill} /><path d=${d} fill="url(#mascot-shade)" />`;

const mark = ({ d, fill = 'none', stroke, width, dash, solid: rounded }: Mark) =>
  rounded && fill !== 'none'
    ? solid(d, fill)
    : svg`<path d=${d} fill=${fill} stroke=${stroke ?? nothing} stroke-width=${width ?? nothing}
        stroke-dasharray=${dash ?? nothing} stroke-linecap="round" stroke-linejoin="round" />`;

const clipOf = (id: MascotId) => `mascot-outline-${id}`;

let hung = false;

/** Once for all the birds of the page. */
export function hangDefinitions() {
  if (hung) return;
  hung = true;
  const definitions = definitionsOf(Object.keys(birds) as MascotId[]);
  document.body.insertAdjacentHTML('beforeend', `<svg class="spoken" aria-hidden="true">${definitions}</svg>`);
}

/** Light, shade and the outlines to paint within. */
export function definitionsOf(ids: readonly MascotId[]): string {
  const outlines = ids.map((id) => `<clipPath id="${clipOf(id)}"><path d="${outline(birds[id].figure)}"/></clipPath>`);
  return `<defs>${shades}${outlines.join('')}</defs>`;
}

const shades = `
  <radialGradient id="mascot-shade" cx=".36" cy=".22" r=".92">
    <stop offset="0" stop-color="#fff6e0" stop-opacity=".5"/>
    <stop offset=".5" stop-color="#fff6e0" stop-opacity="0"/>
    <stop offset=".52" stop-color="#2a1238" stop-opacity="0"/>
    <stop offset="1" stop-color="#2a1238" stop-opacity=".42"/>
  </radialGradient>
  <linearGradient id="mascot-fall" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#fff" stop-opacity=".5"/>
    <stop offset=".5" stop-color="#fff" stop-opacity="0"/>
    <stop offset="1" stop-color="#2a1238" stop-opacity=".22"/>
  </linearGradient>
  <linearGradient id="mascot-iris" x1="0" y1="0" x2="0" y2="1">
    <stop offset=".3" stop-color="#140c14"/>
    <stop offset="1" stop-color="#140c14" stop-opacity=".15"/>
  </linearGradient>
  <radialGradient id="mascot-ground">
    <stop offset="0" stop-color="#1b1030" stop-opacity=".34"/>
    <stop offset="1" stop-color="#1b1030" stop-opacity="0"/>
  </radialGradient>`;
