/** Tells an element's styles how many steps they have to give up, in `data-tight`: each step includes the ones before. */
export function tighten(element: HTMLElement, steps: number) {
  const given = Array.from({ length: steps }, (_, index) => index + 1);
  element.setAttribute('data-tight', given.join(' '));
}

/** The fewest steps with which the element is no longer too full. */
export function fewestSteps(element: HTMLElement, most: number, isFull: () => boolean): number {
  for (let steps = 0; steps < most; steps++) {
    tighten(element, steps);
    if (!isFull()) return steps;
  }
  tighten(element, most);
  return most;
}
