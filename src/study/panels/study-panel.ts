import { html, nothing, type TemplateResult } from 'lit-html';
import type { LanguageId } from '../../engine/alphabet/languages';
import { mascot } from '../../shared/mascots';
import { saying } from '../../shared/panels/controls';
import { type IconName, icon } from '../../shared/panels/icons';
import { languageChoice } from '../../shared/panels/language-choice';
import { screenHead } from '../../shared/panels/screen-head';
import { tileLetter } from '../../shared/panels/tiles';
import { dueToday } from '../../texts/sentences/study';
import type { Sentence, StudyTexts } from '../../texts/texts';
import { type DrillKind, drillKinds } from '../rules/drills';
import { StudyScreen } from './study-parts';

/** So many words come back on a day. */
interface DayAhead {
  date: Date;
  words: number;
}

const tallest = 54;

/** How many words come back on each of the next days. */
const weekAhead = (texts: StudyTexts, week: readonly DayAhead[]) => {
  const { study, forms } = texts;
  const most = Math.max(1, ...week.map(({ words }) => words));
  const bar = (words: number) => {
    const height = Math.max(4, (tallest * words) / most);
    const colour = words > 0 ? 'var(--teal)' : 'var(--line)';
    return `width:70%;height:${height}px;border-radius:4px;background:${colour}`;
  };
  return html`<section class="not-small" aria-labelledby="study-week"
    .style=${'margin-block-start:auto;padding-block:var(--s3)'}>
    <small id="study-week">${study.week}</small>
    <ol class="line" .style=${'align-items:end'}>${week.map(
      ({
        date,
        words,
      }) => html`<li class="column grow" aria-label=${study.comesOn({ day: forms.weekday(date), count: words })}
        .style=${'align-items:center;gap:2px'}>
        <b aria-hidden="true">${words > 0 ? forms.figure(words) : ''}</b>
        <i aria-hidden="true" .style=${bar(words)}></i>
        <small aria-hidden="true">${forms.shortDay(date)}</small></li>`,
    )}</ol></section>`;
};

export interface StudyShown {
  language: LanguageId;
  /** So many words are to be answered today; and when the next one comes, if none is. */
  due: number;
  next: Date | undefined;
  /** What comes back on the days after this one. */
  week: readonly DayAhead[];
  learned: number;
  all: number;
  /** The letters that are worth most. */
  heavy: readonly string[];
  /** So many positions there are, so many are solved, and how many points the next one asks for. */
  puzzles: number;
  solved: number;
  goal: number | undefined;
  said: Sentence | undefined;
}

export type StudyAction =
  | { kind: 'back' | 'practise' | 'book' | 'puzzle' | 'how' }
  | { kind: 'language'; language: LanguageId }
  | { kind: 'drill'; drill: DrillKind };

/** Where words are learned: those that come back today, the word finder, drills. */
export class StudyPanel extends StudyScreen<StudyAction> {
  render(shown: StudyShown) {
    const { texts, act } = this;
    const { study, common } = texts;
    this.layer.render(
      () => html`<div class="study-page study-hub">
      ${screenHead(
        { title: common.study, back: common.back, leave: () => this.act({ kind: 'back' }) },
        languageChoice(texts, {
          now: shown.language,
          choose: (language) => act({ kind: 'language', language }),
          namedFrom: 560,
        }),
      )}
      ${shown.said ? html`<p class="notice" role="alert">${shown.said()}</p>` : nothing}
      <div class="study-sections">${this.today(shown)}
      <section class="paper column" aria-labelledby="study-finder">
        <h2 id="study-finder">${study.finder}</h2>
        <button type="button" class="with-icon"
          @click=${() => this.act({ kind: 'book' })}>${icon('find')}<span>${study.find}</span></button>
        <button type="button" class="bare with-icon"
          @click=${() => this.act({ kind: 'how' })}>${icon('bulb')}<span>${common.howItWorks}</span></button>
      </section>
      <section class="paper column study-drills" aria-labelledby="study-drills">
        <h2 id="study-drills">${study.drills}</h2>
        <ul class="evenly">${drillKinds.map((kind) => html`<li>${this.drill(kind, shown)}</li>`)}</ul>
      </section>
      ${this.puzzles(shown)}</div>
    </div>`,
    );
  }

  private today({ due, next, week, learned, all }: StudyShown): TemplateResult {
    const { study } = this.texts;
    const says = dueToday(this.texts, due, next);
    return html`<section class="paper column study-today" aria-labelledby="study-today">
      <header class="line"><h2 id="study-today" class="grow">${study.today}</h2>
        <span class="bird-box" aria-hidden="true">${mascot('sage', due > 0 ? 'idle' : 'happy')}</span></header>
      ${
        all === 0
          ? html`<p class="quiet">${study.empty}</p>`
          : html`<p class="study-due">${due > 0 ? inLargeFigures(says, this.texts.forms.figure(due)) : says}</p>
            <span class="bar" aria-hidden="true"><i .style=${`inline-size:${(100 * learned) / all}%`}></i></span>
            <small>${this.texts.stats.learned({ learned, all })}</small>
            ${week.some(({ words }) => words > 0) ? weekAhead(this.texts, week) : nothing}`
      }
      ${
        due > 0
          ? html`<button type="button" class="gold big with-icon"
              @click=${() => this.act({ kind: 'practise' })}>${icon('play')}<span>${study.practise}</span></button>`
          : nothing
      }
    </section>`;
  }

  private puzzles({ puzzles, solved, goal }: StudyShown): TemplateResult {
    const { study } = this.texts;
    return html`<section class="paper column study-puzzles" aria-labelledby="study-puzzles">
      <h2 id="study-puzzles">${study.puzzles}</h2>
      <p class="quiet">${puzzles === 0 ? study.noPuzzles : study.puzzlesSolved({ solved, all: puzzles })}</p>
      ${
        goal === undefined
          ? nothing
          : html`<button type="button" class="with-icon"
              @click=${() => this.act({ kind: 'puzzle' })}>${icon('bulb')}<span>${study.puzzle({ goal })}</span>
            </button>`
      }
    </section>`;
  }

  private drill(kind: DrillKind, { heavy }: StudyShown): TemplateResult {
    const { study } = this.texts;
    const sign = kind === 'heavy' ? tileLetter(heavy[0] ?? '') : icon(signs[kind]);
    return html`<button type="button" class="study-drill line"
      @click=${() => this.act({ kind: 'drill', drill: kind })}>
      <span class="tile" aria-hidden="true">${sign}</span>${saying(study.drillNames[kind])}</button>`;
  }
}

/** A sentence with its number as what is seen first. */
function inLargeFigures(sentence: string, figures: string): TemplateResult {
  const [before = '', ...after] = sentence.split(figures);
  return html`<span>${before}${after.length > 0 ? html`<b>${figures}</b>` : nothing}${after.join(figures)}</span>`;
}

const signs: Readonly<Record<Exclude<DrillKind, 'heavy'>, IconName>> = {
  twos: 'done',
  hooks: 'plus',
  racks: 'shuffle',
};
