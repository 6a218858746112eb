const isCalm = (element: Element) => element.closest('.calm') !== null;

/** Something has landed here. */
export function punch(element: Element | null | undefined) {
  if (!element || isCalm(element)) return;
  element.animate([{ scale: 1 }, { scale: 1.22, offset: 0.35, easing: 'ease-out' }, { scale: 1 }], {
    duration: 200,
    easing: 'ease-in',
  });
}

/** The time is up: what is looked at is shaken. Returns when that is over, if it is. */
export function jolt(element: Element): Promise<unknown> | undefined {
  if (isCalm(element)) return undefined;
  const frames = [0, -7, 6, -4, 3, -1, 0].map((x) => ({ translate: `${x}px` }));
  return element.animate(frames, { duration: 360, easing: 'ease-out' }).finished;
}

const countMs = 900;

/** A figure counts up to what it is, in words of its own. Returns what ends that at once. */
export function countUp(element: Element | null, total: number, say: (figure: number) => string): () => void {
  // Its text is a template's, which must find it again.
  const text = [...(element?.childNodes ?? [])].find(
    (node): node is Text => node instanceof Text && node.data !== '',
  );
  if (!element || !text || isCalm(element)) return () => {};
  const end = text.data;
  const began = performance.now();
  let frame = 0;
  const step = (now: number) => {
    const left = 1 - Math.min(1, (now - began) / countMs);
    text.data = left > 0 ? say(Math.round(total * (1 - left ** 3))) : end;
    if (left > 0) frame = requestAnimationFrame(step);
  };
  step(began);
  return () => {
    cancelAnimationFrame(frame);
    text.data = end;
  };
}
