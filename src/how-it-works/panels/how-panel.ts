import { html, nothing } from 'lit-html';
import { mascot } from '../../shared/mascots';
import { saying, slider } from '../../shared/panels/controls';
import { icon } from '../../shared/panels/icons';
import { Layer } from '../../shared/panels/layer';
import { headTool, screenHead } from '../../shared/panels/screen-head';
import type { HowTexts } from '../../texts/texts';
import type { Stepping } from '../play/stepping';
import { type HowPageId, howPages } from '../rules/page-link';
import type { Page } from './page';

const owl = html`<span class="bird-box" aria-hidden="true">${mascot('sage', 'idle')}</span>`;

/** The pages there are. */
export class ContentsPanel {
  private readonly layer: Layer;

  constructor(
    private readonly texts: HowTexts,
    parent: HTMLElement,
    private readonly leave: () => void,
    private readonly open: (page: HowPageId) => void,
  ) {
    this.layer = new Layer(parent, 'screen how lamp-lit');
  }

  render() {
    const { common, how } = this.texts;
    this.layer.render(
      () => html`<div class="how-page">
      ${screenHead({ title: common.howItWorks, back: common.back, leave: this.leave })}
      <section class="paper column how-contents"><p class="how-says line">${owl}<b>${how.intro}</b></p>
      <ul class="column">${howPages.map(
        (page) =>
          html`<li><button type="button" class="line apart" @click=${() => this.open(page)}>${saying(
            how[page].name,
            how[page].about,
          )}${icon('play')}</button></li>`,
      )}</ul></section></div>`,
    );
  }

  remove() {
    this.layer.remove();
  }
}

/** A page: its picture, the sentence of the step, and what moves it. */
export class HowPanel {
  private readonly layer: Layer;

  constructor(
    private readonly texts: HowTexts,
    parent: HTMLElement,
    private readonly shown: { id: HowPageId; page: Page; stepping: Stepping },
    private readonly act: (action: 'back' | 'share') => void,
  ) {
    this.layer = new Layer(parent, 'screen how lamp-lit');
  }

  render() {
    const { texts, shown, act } = this;
    const { page, stepping, id } = shown;
    const { common, how } = texts;
    this.layer.render(() => {
      const { at } = stepping;
      const head = { title: how[id].name, back: common.back, leave: () => act('back') };
      return html`<div class="how-page how-${id}">
      ${screenHead(head, headTool({ sign: 'share', label: common.share, act: () => act('share') }))}
      <section class="paper column how-stage">
        <p class="how-says line" role="status" aria-live=${stepping.isPlaying ? 'off' : 'polite'}>${owl}<b>${page.says(
          at,
        )}</b></p>
        <div class="how-picture">${page.picture(at)}</div>
        ${this.controls()}
      </section>
      <section class="paper column how-form">${page.form(at)}</section>
    </div>`;
    });
  }

  focusOn(selector: string) {
    this.layer.element.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }

  remove() {
    this.layer.remove();
  }

  private controls() {
    const { texts, shown } = this;
    const { stepping } = shown;
    const { common, how } = texts;
    const { at, last, isPlaying, pace, fastest } = stepping;
    const step = (by: number) => stepping.goTo(at + by);
    return html`<div class="line how-steps">
      <button type="button" class="ivory icon-only how-backward" aria-label=${how.backward} title=${how.backward}
        aria-keyshortcuts="ArrowLeft" ?disabled=${at === 0} @click=${() => step(-1)}>${icon('onward')}</button>
      <button type="button" class="gold with-icon grow how-play" aria-keyshortcuts="Space" ?disabled=${last === 0}
        @click=${() => (isPlaying ? stepping.pause() : stepping.play())}>${icon(
          isPlaying ? 'pause' : 'play',
        )}<span>${isPlaying ? common.pause : common.start}</span></button>
      <button type="button" class="ivory icon-only how-forward" aria-label=${how.forward} title=${how.forward}
        aria-keyshortcuts="ArrowRight" ?disabled=${at === last} @click=${() => step(1)}>${icon('onward')}</button>
    </div>
    ${
      last === 0
        ? nothing
        : slider({
            max: last,
            value: at,
            label: how.position,
            says: how.stepOf({ step: at + 1, all: last + 1 }),
            set: (to) => stepping.goTo(to),
          })
    }
    <label class="line"><small>${common.speed}</small>${slider({
      max: fastest,
      value: pace,
      label: common.speed,
      says: texts.forms.figure(pace + 1),
      set: (to) => stepping.setPace(to),
    })}</label>`;
  }
}
