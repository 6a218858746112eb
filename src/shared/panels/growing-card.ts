const grownMs = 320;
const quick = 'cubic-bezier(.3, .7, .2, 1)';

/** A card of the menu grows into what it opens: its paper, and its picture on it, over both, fading all the way. */
export const growCard = (card: HTMLElement | null, within: HTMLElement) => passSheet(card, within, (frames) => frames);

/** And back. */
export const shrinkToCard = (card: HTMLElement | null, within: HTMLElement) =>
  passSheet(card, within, (frames) => frames.toReversed());

type Way = (frames: Keyframe[]) => Keyframe[];

function passSheet(card: HTMLElement | null, within: HTMLElement, way: Way) {
  if (!card || within.matches('.calm')) return;
  const [small, all] = [card.getBoundingClientRect(), within.getBoundingClientRect()];
  const picture = card.querySelector('.game-picture');
  const drawn = picture?.getBoundingClientRect();
  const grown = document.createElement('div');
  grown.className = 'grown';
  grown.dataset['from'] = card.dataset['game'];
  grown.ariaHidden = 'true';
  const sheet = grown.appendChild(document.createElement('i'));
  within.append(grown);
  const timing = { duration: grownMs, easing: quick };
  const from = (x: number, y: number, wide: number, high: number) =>
    `translate(${x - all.x}px, ${y - all.y}px) scale(${wide}, ${high})`;
  const toWhole = (small: string, whole = 'none') => way([{ transform: small }, { transform: whole }]);
  sheet.animate(toWhole(from(small.x, small.y, small.width / all.width, small.height / all.height)), timing);
  if (picture && drawn) {
    // As large as on the card, and as much larger as the paper gets wider.
    const same = grown.appendChild(picture.cloneNode(true)) as HTMLElement;
    Object.assign(same.style, { width: `${drawn.width}px`, height: `${drawn.height}px` });
    const wider = all.width / small.width;
    const there = `translate(${(drawn.x - small.x) * wider}px, 0) scale(${wider})`;
    same.animate(toWhole(from(drawn.x, drawn.y, 1, 1), there), timing);
  }
  const fading = grown.animate([{ opacity: 1 }, { opacity: 0.9, offset: 0.3 }, { opacity: 0 }], grownMs);
  fading.onfinish = () => grown.remove();
}
