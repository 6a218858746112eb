/** Tells an element's styles how many steps they have to give up, in `data-tight`: each step includes the ones before. */
export function tighten(element: HTMLElement, steps: number) {
  const given = Array.from({ length: steps }, (_, index) => index + 1).join(' ');
  // To say it again would have all in it styled again.
  if (element.getAttribute('data-tight') !== given) element.setAttribute('data-tight', given);
}

/** The fewest steps with which the element is no longer too full. */
export const fewestSteps = (element: HTMLElement, most: number, isFull: () => boolean) =>
  stepsFrom(0, element, most, isFull);

/** The same, sought from where it is likely to be: each step leaves more room than the one before. */
export function stepsFrom(start: number, element: HTMLElement, most: number, isFull: () => boolean): number {
  let steps = start;
  tighten(element, steps);
  if (isFull()) {
    while (steps < most) {
      tighten(element, ++steps);
      if (steps === most || !isFull()) break;
    }
    return steps;
  }
  while (steps > 0) {
    tighten(element, steps - 1);
    if (isFull()) {
      tighten(element, steps);
      break;
    }
    steps--;
  }
  return steps;
}
