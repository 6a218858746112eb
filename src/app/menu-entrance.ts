import { wakeAfter } from '../shared/platform/page-time';

const apartMs = 45;
const cardsApartMs = 60;
const glideMs = 350;
const turnMs = 180;
const allMs = 1100;
const soft = 'cubic-bezier(.2, .8, .3, 1)';

/** Where the birds of the first rack sit on the menu: from which tile to which. */
const moves: readonly (readonly [from: number, to: number])[] = [
  [0, 0],
  [2, 2],
  [4, 3],
  [6, 6],
];

/** A bird falls on a tile that has turned over; one that still falls does so on the menu. */
const hasLanded = (due: number | undefined) => due !== undefined && due < -2 * turnMs;

/**
 * How the menu comes, the first time: the rack that was there while it loaded glides to its place, with whatever had
 * turned
 * over on it; or its tiles drop in. The cards rise. All of it lies on elements that are there, and can be pressed, from
 * the start.
 */
export class MenuEntrance {
  private readonly from: Element | null;
  private readonly was: DOMRect | undefined;
  private readonly isCalm: boolean;

  /** Before anything of the menu is there, so that nothing has to be laid out to know where the rack lies. */
  constructor(within: HTMLElement) {
    const first = within.querySelector('.first');
    this.isCalm = within.matches('.calm');
    this.from = !this.isCalm && first?.matches('.shown') ? first.querySelector('.title-rack') : null;
    this.was = this.from?.getBoundingClientRect();
    first?.remove();
  }

  play(menu: HTMLElement) {
    const rack = menu.querySelector<HTMLElement>('.title-rack');
    if (this.isCalm || !rack) return;
    const due = this.from ? turnOn(rack, this.from) : [];
    menu.classList.add('enters');
    if (this.was) glideWithTheFrame(rack, this.was, due);
    else drop(rack);
    for (const [nth, card] of [...menu.querySelectorAll('.game-card')].entries()) rise(card, 80 + nth * cardsApartMs);
    for (const own of menu.querySelectorAll('.menu-more, .stray, .menu-bag')) come(own);
    wakeAfter(allMs, () => {
      menu.classList.remove('enters');
      rack.classList.remove('face-down');
    });
  }
}

/**
 * The tiles turn over when they would have turned, and what was still face down one after another. Returns in how many
 * ms each does.
 */
function turnOn(rack: HTMLElement, from: Element): number[] {
  const now = performance.now();
  let late = 0;
  const due = [...from.children].map((tile) => {
    const over = Number((tile as HTMLElement).dataset['over']);
    late += over ? 0 : apartMs;
    return over ? Math.round(over - now) : late;
  });
  rack.classList.add('face-down');
  for (const [at, tile] of ([...rack.children] as HTMLElement[]).entries()) {
    tile.style.setProperty('--late', `${due[at]}ms`);
    tile.classList.add('over');
  }
  for (const [at, to] of moves) if (hasLanded(due[at])) rack.children[to]?.classList.add('sits');
  return due;
}

/** Where the rack is to lie is asked once the menu is laid out anyway, and not in the task that makes it. */
function glideWithTheFrame(rack: HTMLElement, was: DOMRect, due: readonly number[]) {
  rack.style.visibility = 'hidden';
  requestAnimationFrame(() => {
    rack.style.visibility = '';
    glide(rack, was, due);
  });
}

function glide(rack: HTMLElement, was: DOMRect, due: readonly number[]) {
  const is = rack.getBoundingClientRect();
  const tiles = [...rack.children] as HTMLElement[];
  const hops = moves
    .filter(([from, to]) => from !== to && hasLanded(due[from]))
    .map(([from, to]) => ({
      bird: tiles[to]?.querySelector('.perched'),
      far: (tiles[from]?.offsetLeft ?? 0) - (tiles[to]?.offsetLeft ?? 0),
    }));
  const far = `translate(${was.x - is.x}px, ${was.y - is.y}px) scale(${was.width / is.width})`;
  rack.animate(
    [
      { transformOrigin: '0 0', transform: far },
      { transformOrigin: '0 0', transform: 'none' },
    ],
    { duration: glideMs, easing: soft },
  );
  for (const { bird, far } of hops)
    bird?.animate(
      [
        { transform: `translateX(${far}px)` },
        { transform: `translate(${far / 2}px, -35%) scale(.96, 1.05)`, offset: 0.5 },
        { transform: 'none' },
      ],
      { duration: glideMs, easing: 'ease-in-out' },
    );
}

function drop(rack: HTMLElement) {
  for (const [nth, tile] of [...rack.children].entries())
    tile.animate(
      [
        { transform: 'translateY(-130%)', opacity: 0, easing: 'ease-in' },
        { transform: 'scale(1.04, .94)', opacity: 1, offset: 0.62 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: 300, delay: nth * apartMs, fill: 'backwards' },
    );
}

const rise = (card: Element, delay: number) =>
  card.animate(
    [
      { transform: 'translateY(26px)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: 300, delay, easing: soft, fill: 'backwards' },
  );

const come = (own: Element) =>
  own.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 250, delay: 300, fill: 'backwards' });
