const lookMs = 1500;

let looking: ReturnType<typeof setTimeout> | undefined;

/** The birds of all other players look at the one who scores, for a moment. */
export function eyesOn(root: HTMLElement, seat: number) {
  const cards = [...root.querySelectorAll<HTMLElement>('.seat')];
  const middleOf = (card: HTMLElement) => {
    const { x, y, width, height } = card.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const scoring = cards.find(({ dataset }) => dataset['seat'] === `${seat}`);
  if (!scoring) return;
  const there = middleOf(scoring);
  const others = cards.filter((card) => card !== scoring);
  // All are measured before any is touched.
  const ways = others.map((card) => wayTo(middleOf(card), there));
  const turn = (gazes: readonly (readonly [string, string])[]) => {
    for (const [i, card] of others.entries()) {
      const [x, y] = gazes[i] ?? ['', ''];
      const bird = card.querySelector<SVGElement>('.pic > .mascot');
      bird?.style.setProperty('--look-x', x);
      bird?.style.setProperty('--look-y', y);
    }
  };
  clearTimeout(looking);
  turn(ways);
  looking = setTimeout(() => turn([]), lookMs);
}

/** As far as eyes go, in the direction of a point. */
export function wayTo(
  from: { x: number; y: number },
  to: { x: number; y: number },
): readonly [string, string] {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = (by: number) => (Math.round((by / far) * 100) / 100).toString();
  return [share(to.x - from.x), share(to.y - from.y)];
}
