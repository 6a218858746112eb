import type { PageServices } from './page-services';

/**
 * Who plays by keys and loses the thing that had the focus, because it is gone or disabled now, goes on where the keys
 * act.
 */
export class KeptFocus {
  private tending: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly services: Pick<PageServices, 'root' | 'lastInput'>,
    private readonly goOn: () => void,
  ) {
    services.root.addEventListener('close', this.keep, true);
  }

  // Later, because a focus on its way from one thing to the next is for a moment nowhere.
  readonly keep = () => {
    this.tending ??= setTimeout(() => {
      this.tending = undefined;
      this.find();
    });
  };

  stop() {
    clearTimeout(this.tending);
    this.services.root.removeEventListener('close', this.keep, true);
  }

  private find() {
    const { activeElement } = document;
    const isLost =
      !activeElement ||
      activeElement === document.body ||
      activeElement.matches(':disabled, dialog:not([open]) *, [hidden] *');
    const isAsked = this.services.root.querySelector('dialog[open]') !== null;
    if (isLost && !isAsked && this.services.lastInput.byKeys && document.hasFocus()) this.goOn();
  }
}
