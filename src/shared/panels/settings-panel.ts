import { html, nothing, type TemplateResult } from 'lit-html';
import { type Language, languages, languageTags } from '../../texts/languages';
import type { Texts } from '../../texts/texts';
import { type Preferences, type Settings, textScales, textSizes } from '../platform/settings';
import { panelHead, saying, segments, slider, switchRow, tabs } from './controls';
import type { Dialog } from './dialog';
import { icon } from './icons';

const looks = ['dark', 'light', 'contrast', 'system'] as const;
const paces = ['slow', 'normal', 'fast'] as const;
const thinkings = ['instant', 'natural', 'slow'] as const;
const scoreSheets = ['rules', 'each', 'own', 'asked'] as const;
const motions = ['system', 'full', 'reduced'] as const;
const searchMarks = ['both', 'squares', 'strokes'] as const;

const switches = ['legend', 'labels', 'preview', 'openRacks', 'verdict'] as const;

const allTabs = ['look', 'table', 'sound', 'motion'] as const;
type Tab = (typeof allTabs)[number];

interface Settable {
  texts: Texts;
  preferences: Preferences;
  spoken: {
    readonly language: Language;
    /** False where it cannot be had. */
    choose(language: Language): Promise<boolean>;
  };
}

/** Opens everything a player may like otherwise. What is changed counts at once. */
export function openSettings(
  { texts, preferences, spoken }: Settable,
  dialog: Dialog,
  closed: () => void = () => {},
  /** Where everything is taken along, if there is a way there. */
  moving?: () => void,
) {
  const change = (changed: Partial<Settings>) => preferences.change(changed);
  let missing: Language | undefined;
  let tab: Tab = 'look';
  const show = (next: Tab) => {
    tab = next;
    renew();
  };
  const speak = async (language: Language) => {
    missing = undefined;
    if (!(await spoken.choose(language))) missing = language;
    if (dialog.is('settings')) renew();
  };
  const renew = () =>
    dialog.open(
      'settings',
      () => texts.common.settings,
      () =>
        settingsPanel({
          texts,
          now: preferences.now,
          tab,
          show,
          change,
          close,
          language: languageField(texts, spoken.language, missing, speak),
          moving,
        }),
      close,
    );
  // A scene that is left takes the panel with it.
  const stopListening = preferences.listen(() => (dialog.is('settings') ? renew() : stopListening()));
  const close = () => {
    stopListening();
    dialog.close();
    closed();
  };
  renew();
}

interface Shown {
  texts: Texts;
  now: Readonly<Settings>;
  tab: Tab;
  show(tab: Tab): void;
  change(changed: Partial<Settings>): void;
  close(): void;
  language: TemplateResult;
  moving: (() => void) | undefined;
}

const settingsPanel = (shown: Shown) => {
  const { texts, tab, show, close } = shown;
  const names = {
    look: texts.settings.look,
    table: texts.common.board,
    sound: texts.common.sound,
    motion: texts.settings.motion,
  };
  return html`
  ${panelHead(texts.common.settings, texts.common.close, close)}
  ${tabs({ label: texts.common.settings, values: allTabs, texts: names, chosen: tab, choose: show })}
  <div class="settings-tab" role="tabpanel" aria-label=${names[tab]}>${pages[tab](shown)}</div>`;
};

const row = (label: string, control: TemplateResult) =>
  html`<div class="setting stacks">${saying(label)}${control}</div>`;

const pages: Readonly<Record<Tab, (shown: Shown) => TemplateResult>> = {
  look: ({ texts, now, change, language }) => html`
    ${language}
    ${row(
      texts.settings.textSize,
      segments({
        name: 'text-size',
        label: texts.settings.textSize,
        values: textSizes,
        texts: lettersOf(texts),
        chosen: now.textSize,
        change: (textSize) => change({ textSize }),
      }),
    )}
    <div class="setting stacks">${saying(texts.settings.theme)}
      <div class="looks evenly" role="radiogroup" aria-label=${texts.settings.theme}>${looks.map(
        (look) => html`<label><input type="radio" name="look" .checked=${now.look === look}
          @change=${() => change({ look })} />
          <span class="look ${look}"><i class="line" aria-hidden="true"><u class="p2L"></u><u class="tile"></u><u
            class="p3W"></u></i>${texts.settings.looks[look]}</span></label>`,
      )}</div></div>
    ${switchRow(texts.settings.leftHanded, undefined, now.hand === 'left', (left) =>
      change({ hand: left ? 'left' : 'right' }),
    )}`,
  table: ({ texts, now, change, moving }) => html`
    ${switches.map((key) => switchRow(texts.settings[key], undefined, now[key], (on) => change({ [key]: on })))}
    ${row(
      texts.settings.breakdown,
      segments({
        name: 'score-sheet',
        label: texts.settings.breakdown,
        values: scoreSheets,
        texts: texts.settings.breakdowns,
        chosen: now.scoreSheet,
        change: (scoreSheet) => change({ scoreSheet }),
      }),
    )}
    ${row(
      texts.settings.thinking,
      segments({
        name: 'thinking',
        label: texts.settings.thinking,
        values: thinkings,
        texts: texts.settings.thinkings,
        chosen: now.thinking,
        change: (thinking) => change({ thinking }),
      }),
    )}
    ${
      moving
        ? html`<div class="setting"><button type="button" class="bare with-icon"
      @click=${moving}>${icon('bring')}${texts.transfer.moving.open}</button></div>`
        : nothing
    }`,
  sound: ({ texts, now, change }) => html`
    ${switchRow(texts.settings.muted, undefined, now.muted, (muted) => change({ muted }))}
    ${volume(texts, texts.settings.sounds, now.soundVolume, now.muted, (soundVolume) => change({ soundVolume }))}
    ${volume(texts, texts.settings.music, now.musicVolume, now.muted, (musicVolume) => change({ musicVolume }))}`,
  motion: ({ texts, now, change }) => html`
    ${row(
      texts.common.speed,
      segments({
        name: 'pace',
        label: texts.common.speed,
        values: paces,
        texts: { slow: texts.common.slow, normal: texts.common.normal, fast: texts.common.fast },
        chosen: now.pace,
        change: (pace) => change({ pace }),
      }),
    )}
    ${row(
      texts.settings.animations,
      segments({
        name: 'motion',
        label: texts.settings.animations,
        values: motions,
        texts: texts.settings.motions,
        chosen: now.motion,
        change: (motion) => change({ motion }),
      }),
    )}
    ${row(
      texts.settings.marks,
      segments({
        name: 'search-marks',
        label: texts.settings.marks,
        values: searchMarks,
        texts: texts.settings.searchMarks,
        chosen: now.searchMarks,
        change: (marks) => change({ searchMarks: marks }),
      }),
    )}`,
};

/** An A for each, as large beside the others as the text will be. */
const lettersOf = (texts: Texts) =>
  Object.fromEntries(
    textSizes.map((size) => [
      size,
      html`<i aria-hidden="true" .style="font-size:${textScales[size] ** 2 * 20}px">A</i><em
        class="spoken">${texts.settings.textSizes[size]}</em>`,
    ]),
  );

const languageField = (
  texts: Texts,
  now: Language,
  missing: Language | undefined,
  change: (language: Language) => void,
) => html`
  <div class="setting">${saying(texts.common.language)}<label class="field">${icon('globe')}<select
    aria-label=${texts.common.language}
    @change=${(event: Event) => change((event.target as HTMLSelectElement).value as Language)}>
    ${languageTags.map(
      (tag) => html`<option value=${tag} lang=${tag} .selected=${tag === now}>${languages[tag]}</option>`,
    )}
  </select></label></div>
  ${
    missing
      ? html`<p class="notice"
    role="alert">${texts.settings.languageMissing({ language: languages[missing] ?? missing })}</p>`
      : nothing
  }`;

const volume = (texts: Texts, label: string, share: number, muted: boolean, change: (share: number) => void) => html`
  <label class="setting volume">${saying(label)}
    ${slider({
      max: 100,
      step: 5,
      value: Math.round(share * 100),
      says: muted ? texts.settings.silent : texts.boot.percent({ share }),
      disabled: muted,
      set: (percent) => change(percent / 100),
    })}
    <output>${muted || share === 0 ? texts.settings.silent : texts.boot.percent({ share })}</output></label>`;
