import type { SceneScope } from '../../shared/scenes/scene-scope';

/** Keys that nothing on the page takes for itself; `press` says whether it was meant. */
export function listenForKeys(scope: SceneScope, press: (key: string, onButton: boolean) => boolean) {
  const hear = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (
      document.querySelector('dialog[open]') ||
      (target instanceof Element && target.matches('input, select'))
    )
      return;
    if (press(key, target instanceof HTMLButtonElement)) event.preventDefault();
  };
  addEventListener('keydown', hear);
  scope.whenLeft(() => removeEventListener('keydown', hear));
}
