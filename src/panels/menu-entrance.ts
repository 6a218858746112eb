import { the } from '../core/the';

const apartMs = 45;
const cardsApartMs = 60;
const glideMs = 350;
// As a bird is drawn: its feet are near the foot of its box.
const soft = 'cubic-bezier(.2, .8, .3, 1)';

/** Which birds of the first rack sit elsewhere on the menu: from which tile to which. */
const moves: readonly (readonly [from: number, to: number])[] = [
  [0, 0],
  [2, 2],
  [4, 3],
  [6, 6],
];

/**
 * How the menu comes, the first time: the rack that was there while it loaded glides to its place, with whatever had turned
 * over on it; or its tiles drop in. The cards rise. All of it lies on elements that are there, and can be pressed, from the start.
 */
export function enterMenu(menu: HTMLElement, first: HTMLElement | null, isCalm: boolean) {
  // All is asked before anything is changed, so the page is laid out once.
  const from =
    isCalm || !first || getComputedStyle(first).visibility === 'hidden' ? undefined : rackIn(first);
  const was = from && the(from).getBoundingClientRect();
  const over = from ? [...from.children].map((tile) => Number((tile as HTMLElement).dataset['over'])) : [];
  first?.remove();
  const rack = rackIn(menu);
  if (isCalm || !rack) return;
  const played = [
    ...(was ? glide(rack, was, over) : drop(rack)),
    ...[...menu.querySelectorAll('.go-on, .game-card')].map((card, nth) =>
      rise(card, 80 + nth * cardsApartMs),
    ),
    ...[...menu.querySelectorAll('.menu-more, .stray, .motto, .menu-bag')].map((own) => come(own, 300)),
  ];
  menu.classList.add('enters');
  void Promise.allSettled(played.map(({ finished }) => finished)).then(() => {
    menu.classList.remove('enters');
    rack.classList.remove('face-down');
  });
}

const rackIn = (element: HTMLElement) => element.querySelector<HTMLElement>('.title-rack');

function glide(rack: HTMLElement, was: DOMRect, over: readonly number[]): Animation[] {
  const is = rack.getBoundingClientRect();
  const grown = was.width / is.width;
  const now = performance.now();
  rack.classList.add('face-down');
  let late = 0;
  const tiles = [...rack.children] as HTMLElement[];
  const dues = tiles.map((_, at) => {
    const due = over[at];
    if (due) return due - now;
    late += apartMs;
    return late;
  });
  for (const [at, tile] of tiles.entries()) {
    tile.style.setProperty('--late', `${dues[at]}ms`);
    tile.classList.add('over');
  }
  const hops = moves.flatMap(([from, to]) => {
    const bird = tiles[to]?.querySelector<HTMLElement>('.perched');
    const due = dues[from];
    if (!bird || due === undefined || due > -180) return [];
    // It sits already.
    bird.style.animation = 'none';
    bird.style.opacity = '1';
    if (from === to) return [];
    const far = the(tiles[from]).offsetLeft - the(tiles[to]).offsetLeft;
    return bird.animate(
      [
        { transform: `translateX(${far}px)` },
        { transform: `translate(${far / 2}px, -35%) scale(.96, 1.05)`, offset: 0.5 },
        { transform: 'none' },
      ],
      { duration: glideMs, easing: 'ease-in-out' },
    );
  });
  const far = `${was.x - is.x}px, ${was.y - is.y}px`;
  rack.style.transformOrigin = '0 0';
  return [
    rack.animate([{ transform: `translate(${far}) scale(${grown})` }, { transform: 'none' }], {
      duration: glideMs,
      easing: soft,
    }),
    ...hops,
  ];
}

const drop = (rack: HTMLElement): Animation[] =>
  [...rack.children].map((tile, nth) =>
    tile.animate(
      [
        { transform: 'translateY(-130%)', opacity: 0, easing: 'ease-in' },
        { transform: 'scale(1.04, .94)', opacity: 1, offset: 0.62 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: 300, delay: nth * apartMs, fill: 'backwards' },
    ),
  );

const rise = (card: Element, delay: number): Animation =>
  card.animate(
    [
      { transform: 'translateY(26px)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: 300, delay, easing: soft, fill: 'backwards' },
  );

const come = (own: Element, delay: number): Animation =>
  own.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 250, delay, fill: 'backwards' });
