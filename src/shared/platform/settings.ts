import { type LanguageId, languageIds } from '../../engine/alphabet/languages';
import { isLanguage, type Language, languageTags } from '../../texts/languages';
import type { OtherTabs } from './other-tabs';
import type { Storage } from './storage';

/** The page's language before anything kept is read: that of its first frame (assets/without-modules.js). */
export function firstLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'en';
}

export function rememberLanguage(language: Language) {
  try {
    localStorage.setItem('wordbler: language', language);
  } catch {
    // It is kept among the settings all the same, where anything can be kept.
  }
}

export const textSizes = ['small', 'normal', 'large', 'largest'] as const;
type TextSize = (typeof textSizes)[number];

export const textScales: Readonly<Record<TextSize, number>> = { small: 0.875, normal: 1, large: 1.15, largest: 1.3 };

/** What a player likes, apart from any game. */
export interface Settings {
  /** Every rack lies open and no curtain falls between turns. */
  openRacks: boolean;
  legend: boolean;
  /** 2L, 3L, 2W, 3W written on the squares; their colours stay. */
  labels: boolean;
  /** The points of the tiles laid stand beside them. */
  preview: boolean;
  muted: boolean;
  /** From 0 to 1. */
  soundVolume: number;
  musicVolume: number;
  pace: 'slow' | 'normal' | 'fast';
  /** How long the computer takes over a move. */
  thinking: 'instant' | 'natural' | 'slow';
  /** After which plays the score sheet opens by itself; `rules` leaves it to those of the game. */
  scoreSheet: 'rules' | 'each' | 'own' | 'asked';
  /** The best play is told after each turn of a person. */
  verdict: boolean;
  /** How found words show in a word search: light blue squares, rounded strokes, or both. */
  searchMarks: 'both' | 'squares' | 'strokes';
  /** How much of the list of a word search is seen. */
  searchList: 'all' | 'remaining' | 'hidden';
  /** `system` asks the system whether motion is to be reduced. */
  motion: 'system' | 'full' | 'reduced';
  /** The hand that reaches over the table: racks, bag and panels stand on its side. */
  hand: 'right' | 'left';
  look: 'system' | 'dark' | 'light' | 'contrast';
  /** Beside that of the browser. */
  textSize: TextSize;
  /** What is read and heard; until somebody chooses, what the browser likes. */
  speaks: Language | 'browser';
  /** The language of letters and words of the next game. */
  words: LanguageId;
  /** The letters of the language lie open beside what is written in it. */
  letterKeys: boolean;
  /** That a tap hurries what moves has been said. */
  knowsHurry: boolean;
  /** What nobody has seen of the bag yet stands beside the board, where there is room. */
  tracker: boolean;
  /** Games of Wordbler that were begun: the legend goes with the third. */
  gamesBegun: 'none' | 'one' | 'two' | 'many';
  /** The system tells whose turn it is, in games with others. */
  notifies: boolean;
  /** What others say at a table is not shown. */
  mutesTalk: boolean;
  /** The last games against computers that are to be just right, as their game writes and reads them. */
  justRight: readonly object[];
}

export const defaultSettings: Readonly<Settings> = {
  openRacks: false,
  legend: true,
  labels: true,
  preview: true,
  muted: false,
  soundVolume: 0.8,
  musicVolume: 0.4,
  pace: 'normal',
  thinking: 'natural',
  scoreSheet: 'rules',
  verdict: false,
  searchMarks: 'both',
  searchList: 'all',
  motion: 'system',
  hand: 'right',
  look: 'system',
  textSize: 'normal',
  speaks: 'browser',
  words: 'en',
  letterKeys: false,
  knowsHurry: false,
  tracker: false,
  gamesBegun: 'none',
  notifies: false,
  mutesTalk: false,
  justRight: [],
};

const choices: { readonly [key in keyof Settings]?: readonly string[] } = {
  pace: ['slow', 'normal', 'fast'],
  thinking: ['instant', 'natural', 'slow'],
  scoreSheet: ['rules', 'each', 'own', 'asked'],
  searchMarks: ['both', 'squares', 'strokes'],
  searchList: ['all', 'remaining', 'hidden'],
  gamesBegun: ['none', 'one', 'two', 'many'],
  motion: ['system', 'full', 'reduced'],
  hand: ['right', 'left'],
  look: ['system', 'dark', 'light', 'contrast'],
  textSize: textSizes,
  speaks: ['browser', ...languageTags],
  words: languageIds,
};

const settingsKey = 'settings';

type SettingsListener = (settings: Readonly<Settings>, changed: Partial<Settings>) => void;

/** The settings of this page: everybody reads them, a change is kept and told to whoever listens. */
export class Preferences {
  private values: Settings = { ...defaultSettings };
  /** As the address or the page around wants it: not kept, and only until the player chooses otherwise. */
  private lent: Partial<Settings> = {};
  private shown: Readonly<Settings> = this.values;
  private readonly listeners = new Set<SettingsListener>();

  constructor(
    private readonly storage: Storage,
    private readonly tabs?: Pick<OtherTabs, 'tellSettings' | 'hearSettings'>,
  ) {
    // What is lent here stays.
    tabs?.hearSettings((changed) => {
      this.values = readSettings({ ...this.values, ...changed });
      this.notify(changed);
    });
  }

  get now(): Readonly<Settings> {
    return this.shown;
  }

  async load() {
    // As another page may have set them since.
    const saved = this.storage.latest(settingsKey).catch(() => this.storage.get(settingsKey));
    this.values = readSettings(await saved);
    this.notify(this.values);
  }

  lend(lent: Partial<Settings>) {
    const sound = readSettings({ ...this.now, ...lent });
    const names = Object.keys(lent) as (keyof Settings)[];
    this.lent = { ...this.lent, ...Object.fromEntries(names.map((name) => [name, sound[name]])) };
    this.notify(lent);
  }

  change(changed: Partial<Settings>) {
    this.values = readSettings({ ...this.values, ...changed });
    for (const name of Object.keys(changed)) delete this.lent[name as keyof Settings];
    // Another page may have changed others, and a later release has some of its own.
    const own = Object.keys(changed).map((name) => [name, this.values[name as keyof Settings]]);
    void this.storage.merge(settingsKey, Object.fromEntries(own), defaultSettings);
    this.tabs?.tellSettings(changed);
    this.notify(changed);
  }

  /** Returns what stops the listening. */
  listen(heard: SettingsListener): () => void {
    this.listeners.add(heard);
    return () => this.listeners.delete(heard);
  }

  private notify(changed: Partial<Settings>) {
    this.shown = { ...this.values, ...this.lent };
    for (const heard of [...this.listeners]) heard(this.now, changed);
  }
}

/** Whatever is not as it should be is as on the first day. */
export function readSettings(saved: unknown): Settings {
  const given = typeof saved === 'object' && saved !== null ? (saved as Record<string, unknown>) : {};
  const entries = Object.entries(defaultSettings).map(([key, usual]) => {
    const value = given[key];
    return [key, isSound(key as keyof Settings, value, usual) ? value : usual];
  });
  return Object.fromEntries(entries) as Settings;
}

function isSound(key: keyof Settings, value: unknown, usual: unknown): boolean {
  if (typeof value !== typeof usual || Array.isArray(value) !== Array.isArray(usual)) return false;
  if (typeof value === 'number') return value >= 0 && value <= 1;
  return choices[key]?.includes(value as string) ?? true;
}

export type Look = Exclude<Settings['look'], 'system'>;

const says = (query: string) => matchMedia(query).matches;

/** How the table is to look, asking the system where the player leaves it to that. */
export function lookOf({ look }: Readonly<Settings>): Look {
  if (look !== 'system') return look;
  if (says('(prefers-contrast: more)') || says('(forced-colors: active)')) return 'contrast';
  return says('(prefers-color-scheme: light)') ? 'light' : 'dark';
}

export const isCalm = ({ motion }: Readonly<Settings>) =>
  motion === 'system' ? says('(prefers-reduced-motion: reduce)') : motion === 'reduced';

export const paces: Readonly<Record<Settings['pace'], number>> = { slow: 0.65, normal: 1, fast: 1.8 };

/** Keeps the page dressed as the player likes it: classes for the look and for calm, and how large its text is. */
export function applyTheme(root: HTMLElement, preferences: Preferences) {
  const wear = () => {
    const look = lookOf(preferences.now);
    for (const other of ['dark', 'light', 'contrast']) root.classList.toggle(other, other === look);
    root.classList.toggle('calm', isCalm(preferences.now));
    document.documentElement.style.fontSize = `${textScales[preferences.now.textSize] * 100}%`;
  };
  wear();
  preferences.listen(wear);
  for (const query of [
    '(prefers-contrast: more)',
    '(forced-colors: active)',
    '(prefers-color-scheme: light)',
    '(prefers-reduced-motion: reduce)',
  ]) {
    matchMedia(query).addEventListener('change', () => preferences.change({}));
  }
}
