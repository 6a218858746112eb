/** Panels that may be put away say so with this, on the element. */
const closable = 'dialog[open][data-closable], [data-aside]';

/** What is open and may be closed, the one over all others last. */
export const closables = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>(closable)];

/** Asks it to close, as Escape does. */
export const closeLast = (root: HTMLElement) =>
  closables(root)
    .at(-1)
    ?.dispatchEvent(new Event('cancel', { cancelable: true }));

/** Hears of everything that opens or closes. */
export function watchClosables(root: HTMLElement, changed: () => void) {
  new MutationObserver(changed).observe(root, {
    subtree: true,
    attributeFilter: ['open', 'data-closable', 'data-aside'],
  });
}
