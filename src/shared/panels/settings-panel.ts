import { html, nothing, type TemplateResult } from 'lit-html';
import { type Language, languages, languageTags } from '../../texts/languages';
import type { Texts } from '../../texts/texts';
import type { Preferences, Settings } from '../platform/settings';
import { panelHead, saying, segments, slider, switchRow } from './controls';
import type { Dialog } from './dialog';
import { icon } from './icons';

const looks = ['dark', 'light', 'contrast', 'system'] as const;
const paces = ['slow', 'normal', 'fast'] as const;
const thinkings = ['instant', 'natural', 'slow'] as const;
const hands = ['right', 'left'] as const;
const scoreSheets = ['rules', 'each', 'own', 'asked'] as const;
const motions = ['system', 'full', 'reduced'] as const;
const searchMarks = ['both', 'squares', 'strokes'] as const;

type Switch = 'legend' | 'labels' | 'preview' | 'openRacks';
const switches: readonly Switch[] = ['legend', 'labels', 'preview', 'openRacks'];

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
        settingsPanel(
          texts,
          preferences.now,
          change,
          close,
          languageField(texts, spoken.language, missing, speak),
          moving,
        ),
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

const settingsPanel = (
  texts: Texts,
  now: Readonly<Settings>,
  change: (changed: Partial<Settings>) => void,
  close: () => void,
  language: TemplateResult,
  moving: (() => void) | undefined,
) => html`
  ${panelHead(texts.common.settings, texts.common.close, close)}
  <div class="settings-columns">
    <section aria-label=${texts.settings.theme}>
      <h3>${texts.settings.theme}</h3>
      <div class="looks evenly" role="radiogroup" aria-label=${texts.settings.theme}>${looks.map(
        (
          look,
        ) => html`<label><input type="radio" name="look" .checked=${now.look === look} @change=${() => change({ look })} />
          <span class="look ${look}"><i class="line" aria-hidden="true"><u class="p2L"></u><u class="tile"></u><u class="p3W"></u></i>${texts.settings.looks[look]}</span></label>`,
      )}</div>
      <h3>${texts.common.board}</h3>
      ${switches.map((key) => switchRow(texts.settings[key], undefined, now[key], (on) => change({ [key]: on })))}
      <div class="setting stacks">${saying(texts.settings.hand, texts.settings.handMeans)}${segments({
        name: 'hand',
        label: texts.settings.hand,
        values: hands,
        texts: texts.settings.hands,
        chosen: now.hand,
        change: (hand) => change({ hand }),
      })}</div>
      <div class="setting stacks">${saying(texts.settings.breakdown, texts.settings.breakdownMeans)}${segments({
        name: 'score-sheet',
        label: texts.settings.breakdown,
        values: scoreSheets,
        texts: texts.settings.breakdowns,
        chosen: now.scoreSheet,
        change: (scoreSheet) => change({ scoreSheet }),
      })}</div>
      <h3>${texts.settings.computer}</h3>
      <div class="setting stacks">${saying(texts.settings.thinking)}${segments({
        name: 'thinking',
        label: texts.settings.thinking,
        values: thinkings,
        texts: texts.settings.thinkings,
        chosen: now.thinking,
        change: (thinking) => change({ thinking }),
      })}</div>
      ${switchRow(texts.settings.verdict, texts.settings.verdictMeans, now.verdict, (verdict) => change({ verdict }))}
    </section>
    <section>
      <h3>${texts.common.sound}</h3>
      ${switchRow(texts.settings.muted, undefined, now.muted, (muted) => change({ muted }))}
      ${volume(texts, texts.settings.sounds, now.soundVolume, now.muted, (soundVolume) => change({ soundVolume }))}
      ${volume(texts, texts.settings.music, now.musicVolume, now.muted, (musicVolume) => change({ musicVolume }))}
      <h3>${texts.common.search}</h3>
      <div class="setting stacks">${saying(texts.settings.marks)}${segments({
        name: 'search-marks',
        label: texts.settings.marks,
        values: searchMarks,
        texts: texts.settings.searchMarks,
        chosen: now.searchMarks,
        change: (marks) => change({ searchMarks: marks }),
      })}</div>
      <h3>${texts.settings.motion}</h3>
      <div class="setting stacks">${saying(texts.common.speed)}${segments({
        name: 'pace',
        label: texts.common.speed,
        values: paces,
        texts: { slow: texts.common.slow, normal: texts.common.normal, fast: texts.common.fast },
        chosen: now.pace,
        change: (pace) => change({ pace }),
      })}</div>
      <div class="setting stacks">${saying(texts.settings.animations)}${segments({
        name: 'motion',
        label: texts.settings.animations,
        values: motions,
        texts: texts.settings.motions,
        chosen: now.motion,
        change: (motion) => change({ motion }),
      })}</div>
      <h3>${texts.common.language}</h3>
      ${language}
      ${moving ? html`<div class="setting">${saying(texts.transfer.moving.open)}<button type="button" class="with-icon" @click=${moving}>${icon('bring')}${texts.transfer.moving.title}</button></div>` : nothing}
    </section>
  </div>`;

const languageField = (
  texts: Texts,
  now: Language,
  missing: Language | undefined,
  change: (language: Language) => void,
) => html`
  <label class="field">${icon('globe')}<select aria-label=${texts.common.language}
    @change=${(event: Event) => change((event.target as HTMLSelectElement).value as Language)}>
    ${languageTags.map((tag) => html`<option value=${tag} lang=${tag} .selected=${tag === now}>${languages[tag]}</option>`)}
  </select></label>
  ${missing ? html`<p class="notice" role="alert">${texts.settings.languageMissing({ language: languages[missing] ?? missing })}</p>` : nothing}`;

const volume = (texts: Texts, label: string, share: number, muted: boolean, change: (share: number) => void) => html`
  <label class="setting volume">${saying(label)}
    ${slider({
      max: 100,
      step: 5,
      value: Math.round(share * 100),
      says: muted ? texts.settings.silent : texts.settings.volume({ share }),
      disabled: muted,
      set: (percent) => change(percent / 100),
    })}
    <output>${muted || share === 0 ? texts.settings.silent : texts.settings.volume({ share })}</output></label>`;
