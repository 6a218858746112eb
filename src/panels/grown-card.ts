const grownMs = 320;
const quick = 'cubic-bezier(.3, .7, .2, 1)';

/** A card of the menu grows into what it opens: a sheet over both, which fades as it comes to be as large as the window. */
export const growCard = (card: HTMLElement | null, within: HTMLElement) =>
  passSheet(card, within, (small) => [
    { transform: small },
    { opacity: 1, offset: 0.5 },
    { transform: 'none', opacity: 0 },
  ]);

/** And back. */
export const shrinkToCard = (card: HTMLElement | null, within: HTMLElement) =>
  passSheet(card, within, (small) => [
    { transform: 'none', opacity: 0.9 },
    { opacity: 0.9, offset: 0.5 },
    { transform: small, opacity: 0 },
  ]);

function passSheet(card: HTMLElement | null, within: HTMLElement, frames: (small: string) => Keyframe[]) {
  if (!card || within.matches('.calm')) return;
  const [small, all] = [card.getBoundingClientRect(), within.getBoundingClientRect()];
  const sheet = document.createElement('div');
  sheet.className = 'grown';
  sheet.dataset['from'] = card.matches('.go-on') ? 'go-on' : card.dataset['game'];
  sheet.ariaHidden = 'true';
  within.append(sheet);
  const scale = `scale(${small.width / all.width}, ${small.height / all.height})`;
  const passing = sheet.animate(frames(`translate(${small.x - all.x}px, ${small.y - all.y}px) ${scale}`), {
    duration: grownMs,
    easing: quick,
  });
  passing.onfinish = () => sheet.remove();
}
