import { Layer } from './layer';

/** A page over another, with what can be looked at more closely: Back, Escape and the browser's Back lead out of it. */
export class AsidePage {
  readonly layer: Layer;
  private readonly focused = document.activeElement;

  constructor(
    parent: HTMLElement,
    name: string,
    private readonly under: HTMLElement,
    private readonly back: () => void,
  ) {
    this.layer = new Layer(parent, name);
    under.style.display = 'none';
    this.layer.element.toggleAttribute('data-aside', true);
    this.layer.element.addEventListener('cancel', back);
    addEventListener('keydown', this.press);
  }

  /** Once it is drawn. */
  takeFocus() {
    this.layer.element.querySelector('button')?.focus();
  }

  remove() {
    removeEventListener('keydown', this.press);
    this.under.style.display = '';
    // Its way back is told by that.
    this.layer.element.removeAttribute('data-aside');
    this.layer.remove();
    if (this.focused instanceof HTMLElement) this.focused.focus();
  }

  private readonly press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    this.back();
  };
}
