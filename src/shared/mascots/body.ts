import { nothing, svg } from 'lit-html';
import { type Figure, shoulder } from './figure';
import { darker, lighter, solid } from './paint';
import { bearings, type Pose } from './poses';
import type { Species } from './species';

const tails: Readonly<Record<Species['tail']['shape'], string>> = {
  down: 'M134 156C158 158 180 174 188 187C182 194 150 190 128 178Z',
  up: 'M138 150C168 138 182 104 178 72C176 62 166 62 163 72C158 102 146 116 128 128Z',
  long: 'M128 150C160 154 194 176 208 196C204 204 190 202 178 196C160 192 138 184 122 176Z',
  fan: 'M124 150C144 130 158 100 166 66C176 58 184 66 182 76C192 70 202 78 198 90C208 88 216 98 208 108C216 110 218 122 208 128C194 152 160 170 128 174Z',
  fork: 'M88 150C84 170 76 184 66 198C78 200 92 190 100 176C108 190 122 200 134 198C124 184 116 170 112 150Z',
};

export const tail = ({
  tail: { shape, colour },
}: Species) => svg`<g class="m-tail">${solid(tails[shape], colour)}
  ${shape === 'fan' ? svg`<path d="M140 152L174 70M146 154L190 82M150 158L204 98M152 164L208 118" stroke=${darker(colour, 40)} stroke-width="3" fill="none" stroke-linecap="round" />` : nothing}</g>`;

export function legs({ legs, feet, figure }: Species) {
  if (legs === 'none') return nothing;
  const leg = (x: number) =>
    svg`<path d=${`M${x} ${figure.bottom - 8}V182`} stroke=${darker(feet, 12)} stroke-width="6" stroke-linecap="round" />`;
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

export function wing(bird: Species, pose: Pose, side: -1 | 1) {
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
export function chinWing({ figure, eyes, wing: colour, bar }: Species) {
  const reach = reachOf(figure);
  return svg`<g transform=${`translate(100 ${eyes.y + 40}) scale(${reach} 1) translate(-100 -126)`}>
    ${solid('M170 104C184 132 168 164 140 160C121 157 104 146 100 133C98 126 104 121 110 124C106 117 113 112 119 116C118 109 126 107 131 113C138 122 150 120 156 102C160 96 168 98 170 104Z', colour)}
    <path d="M110 124C113 128 117 130 121 131M119 116C122 121 126 124 131 125" fill="none" stroke=${darker(colour, 45)}
      stroke-width="2.5" stroke-linecap="round" opacity=".6" />
    <path d="M168 124C168 136 160 146 148 149M158 126C156 134 150 140 142 141" fill="none" stroke=${bar ?? lighter(colour, 35)}
      stroke-width=${bar ? 6 : 3.5} stroke-linecap="round" opacity=${bar ? 1 : 0.7} />
  </g>`;
}

const reachOf = (figure: Figure) => (shoulder(figure).x - 100) / 64;
