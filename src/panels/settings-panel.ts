import { html } from 'lit-html';
import type { Preferences, Settings } from '../platform/settings';
import { en } from '../texts/en';
import { enSearchPlay } from '../texts/en-search-play';
import { type Language, languages } from '../texts/languages';
import { panelHead, saying, segments, switchRow } from './controls';
import type { Dialog } from './dialog';
import { icon } from './icons';

const looks = ['dark', 'light', 'contrast', 'system'] as const;
const paces = ['slow', 'normal', 'fast'] as const;
const thinkings = ['instant', 'natural', 'slow'] as const;
const motions = ['system', 'full', 'reduced'] as const;
const searchMarks = ['both', 'squares', 'strokes'] as const;

type Switch = 'legend' | 'labels' | 'preview' | 'openRacks';
const switches: readonly (readonly [Switch, means: string])[] = [
  ['legend', en.settings.legendMeans],
  ['labels', en.settings.labelsMean],
  ['preview', en.settings.previewMeans],
  ['openRacks', en.settings.openRacksMean],
];

/** Opens everything a player may like otherwise. What is changed counts at once. */
export function openSettings(dialog: Dialog, preferences: Preferences, closed: () => void = () => {}) {
  const change = (changed: Partial<Settings>) => preferences.change(changed);
  const draw = () =>
    dialog.open('settings', en.settings.title, settingsPanel(preferences.now, change, close), close);
  const stopListening = preferences.listen(draw);
  const close = () => {
    stopListening();
    dialog.close();
    closed();
  };
  draw();
}

const settingsPanel = (
  now: Readonly<Settings>,
  change: (changed: Partial<Settings>) => void,
  close: () => void,
) => html`
  ${panelHead(en.settings.title, en.settings.close, close)}
  <div class="settings-columns">
    <section aria-label=${en.settings.table}>
      <h3>${en.settings.table}</h3>
      <div class="looks" role="radiogroup" aria-label=${en.settings.table}>${looks.map(
        (
          look,
        ) => html`<label><input type="radio" name="look" .checked=${now.look === look} @change=${() => change({ look })} />
          <span class="look ${look}"><i aria-hidden="true"><u></u><u></u><u></u></i>${en.settings.looks[look]}</span></label>`,
      )}</div>
      <h3>${en.settings.board}</h3>
      ${switches.map(([key, means]) => switchRow(en.settings[key], means, now[key], (on) => change({ [key]: on })))}
      <h3>${en.settings.computer}</h3>
      <div class="setting stacks">${saying(en.settings.thinking)}${segments({
        name: 'thinking',
        label: en.settings.thinking,
        values: thinkings,
        texts: en.settings.thinkings,
        chosen: now.thinking,
        change: (thinking) => change({ thinking }),
      })}</div>
      ${switchRow(en.settings.verdict, en.settings.verdictMeans, now.verdict, (verdict) => change({ verdict }))}
      <h3>${enSearchPlay.settings.heading}</h3>
      <div class="setting stacks">${saying(enSearchPlay.settings.marks, enSearchPlay.settings.marksMean)}${segments(
        {
          name: 'search-marks',
          label: enSearchPlay.settings.marks,
          values: searchMarks,
          texts: enSearchPlay.settings.choices,
          chosen: now.searchMarks,
          change: (marks) => change({ searchMarks: marks }),
        },
      )}</div>
    </section>
    <section>
      <h3>${en.settings.sound}</h3>
      ${switchRow(en.settings.muted, undefined, now.muted, (muted) => change({ muted }))}
      ${volume(en.settings.sounds, now.soundVolume, now.muted, (soundVolume) => change({ soundVolume }))}
      ${volume(en.settings.music, now.musicVolume, now.muted, (musicVolume) => change({ musicVolume }))}
      <h3>${en.settings.motion}</h3>
      <div class="setting stacks">${saying(en.settings.pace)}${segments({
        name: 'pace',
        label: en.settings.pace,
        values: paces,
        texts: en.settings.paces,
        chosen: now.pace,
        change: (pace) => change({ pace }),
      })}</div>
      <div class="setting stacks">${saying(en.settings.animations, en.settings.motionMeans)}${segments({
        name: 'motion',
        label: en.settings.animations,
        values: motions,
        texts: en.settings.motions,
        chosen: now.motion,
        change: (motion) => change({ motion }),
      })}</div>
      <h3>${en.settings.language}</h3>
      ${languageField(now.language, (language) => change({ language }))}
      <p class="small-print">${en.settings.atOnce}</p>
    </section>
  </div>`;

const tags = Object.keys(languages) as Language[];

const languageField = (now: Language, change: (language: Language) => void) => html`
  <label class="field">${icon('globe')}<select aria-label=${en.settings.language}
    @change=${(event: Event) => change((event.target as HTMLSelectElement).value as Language)}>
    ${tags.map((tag) => html`<option value=${tag} lang=${tag} .selected=${tag === now}>${languages[tag]}</option>`)}
  </select></label>`;

const volume = (label: string, share: number, muted: boolean, change: (share: number) => void) => html`
  <label class="setting volume">${saying(label)}
    <input type="range" class="slider" min="0" max="100" step="5" .value=${String(Math.round(share * 100))} ?disabled=${muted}
      style="--share:${share * 100}%" aria-valuetext=${muted ? en.settings.silent : en.settings.volume(share)}
      @input=${(event: Event) => change((event.target as HTMLInputElement).valueAsNumber / 100)} />
    <output>${muted || share === 0 ? en.settings.silent : en.settings.volume(share)}</output></label>`;
