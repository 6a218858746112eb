import { html, nothing, svg } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import { must } from '../../engine/must';
import { mascot } from '../../shared/mascots';
import { segments, switchRow } from '../../shared/panels/controls';
import { icon } from '../../shared/panels/icons';
import { tileLetter } from '../../shared/panels/tiles';
import type { SearchTexts } from '../../texts/texts';
import { mayChooseRules, type SearchChoice } from '../play/choice';
import * as wordSearch from '../rules';

/** Clockwise, as one goes round a compass. */
const roundTheCompass = [
  'up',
  'upRight',
  'right',
  'downRight',
  'down',
  'downLeft',
  'left',
  'upLeft',
] as const satisfies readonly wordSearch.Direction[];

/** By how many degrees from "up". */
export const bearing = (way: wordSearch.Direction) => roundTheCompass.indexOf(way) * 45;

const isSlanted = (way: wordSearch.Direction) => {
  const { x, y } = wordSearch.steps[way];
  return x !== 0 && y !== 0;
};

const beam = (way: wordSearch.Direction) => {
  const tip = isSlanted(way) ? -42 : -46;
  return svg`<g transform="rotate(${bearing(way)})"><path fill="#f2c14e" d="M-7-14L0 ${tip} 7-14 0-4z" />
    <path fill="#d79f2e" stroke="none" d="M0 ${tip + 3}L6-14 0-6z" /></g>`;
};

const shortBeam = (way: wordSearch.Direction) =>
  svg`<path fill="none" stroke-dasharray="3 3" d="M-5-14L0-29 5-14" transform="rotate(${bearing(way)})" />`;

/** A long beam for each way that is chosen, a short dashed one for each that is not; their number, if it is told. */
export const compassRose = (chosen: readonly wordSearch.Direction[], number?: string) => html`<svg class="rose"
  viewBox="-50 -50 100 100" stroke="#8a5a0c" stroke-width="1.6" stroke-linejoin="round" aria-hidden="true">
  ${roundTheCompass.map((way) => (chosen.includes(way) ? beam(way) : shortBeam(way)))}
  <circle r="9" fill="#fff8e7" />
  ${
    number
      ? svg`<text y="3.8" text-anchor="middle" font-size="11" font-weight="800" stroke="none"
      fill="#2c1f14">${number}</text>`
      : ''
  }</svg>`;

type Rules = Pick<SearchChoice, 'rules' | 'clock' | 'directions'>;

/** By which rules; those with a clock by how much is on it. */
export function rulesInShort(texts: SearchTexts, { rules, clock, directions }: Rules): string {
  if (rules === 'casual') return texts.select.presets.casual;
  const seconds = wordSearch.clockSeconds(clock, directions.length);
  return seconds === undefined ? texts.select.presets.wordbler : texts.forms.clock(seconds);
}

export function rulesText(texts: SearchTexts, chosen: Rules): string {
  const { wordbler: authors } = texts.select.presets;
  const short = rulesInShort(texts, chosen);
  const hasClock = chosen.rules === 'authors' && short !== authors;
  return hasClock ? texts.forms.oneByOne([authors, short]) : short;
}

export const rulesChoice = (
  texts: SearchTexts,
  name: string,
  chosen: wordSearch.RuleSet,
  change: (rules: wordSearch.RuleSet) => void,
) =>
  segments({
    name,
    label: texts.select.preset,
    values: wordSearch.ruleSets,
    texts: { casual: texts.select.presets.casual, authors: texts.select.presets.wordbler },
    chosen,
    change,
  });

type Way = wordSearch.Direction;

interface Compass {
  choice: SearchChoice;
  /** One of its words shows what a word is worth. */
  list: wordSearch.WordList;
  /** Which of the last two has just been asked to go. */
  refused: Way | undefined;
  turn(way: Way): void;
  setWays(ways: readonly Way[]): void;
  setRules(rules: wordSearch.RuleSet): void;
  setClock(clock: wordSearch.Clock): void;
  capBonus(cappedBonus: boolean): void;
  done(): void;
}

const easy: readonly Way[] = ['right', 'down'];

// As they lie round the five of a number pad.
const byDigit: Readonly<Record<string, Way>> = {
  7: 'upLeft',
  8: 'up',
  9: 'upRight',
  4: 'left',
  6: 'right',
  1: 'downLeft',
  2: 'down',
  3: 'downRight',
};

const isSame = (a: readonly Way[], b: readonly Way[]) => a.length === b.length && b.every((way) => a.includes(way));

/** Which ways words may run, what each is worth, and the rules. */
export const chooseCompass = (texts: SearchTexts, compass: Compass) => {
  const { choice, refused, setWays, setRules, done } = compass;
  const { directions, rules } = choice;
  return html`<div class="search-page compass-page">
    <div class="compass-room middle"><div class="compass-disc walnut" role="group" aria-label=${texts.common.directions}
      @keydown=${(event: KeyboardEvent) => walkRound(event, compass.turn)}>
      <div class="compass-heart">${compassRose(directions, texts.forms.figure(directions.length))}</div>
      ${roundTheCompass.map((way) => wayTile(texts, way, directions.includes(way), refused === way, compass.turn))}
    </div></div>
    <section class="compass-words page-side column">
      <div class="paper stack">
        ${
          refused
            ? html`<p class="fault line"
          role="alert">${icon('warn', 20)}${texts.search.choose.compass.tooFew}</p>`
            : html`<p class="quiet">${texts.search.choose.compass.means}</p>`
        }
        ${segments({
          name: 'some-ways',
          label: texts.search.choose.compass.some,
          values: ['easy', 'own', 'all'] as const,
          texts: {
            easy: texts.search.choose.compass.easy,
            own: texts.search.choose.compass.custom({ count: directions.length }),
            all: texts.search.choose.allDirections,
          },
          chosen: isSame(directions, easy) ? 'easy' : directions.length === 8 ? 'all' : 'own',
          change: (some) => setWays(some === 'easy' ? easy : some === 'all' ? wordSearch.directions : directions),
        })}
        ${example(texts, directions, compass)}
        ${
          mayChooseRules(compass.list)
            ? html`<h2>${texts.select.preset}</h2>${rulesChoice(texts, 'compass-rules', rules, setRules)}`
            : nothing
        }
        ${rules === 'casual' ? nothing : clockAndBonus(texts, compass)}
        <small class="by-keys">${texts.search.choose.compass.keys}</small>
      </div>
      <p class="compass-says line"><span class="compass-bird bird-box"
        aria-hidden="true">${mascot('azure', rules === 'casual' ? 'happy' : 'think')}</span>
        <span class="says grow" role="status">${rulesSay(texts, choice)}</span></p>
      <button type="button" class="gold with-icon big" @click=${done}>${icon('done')}${texts.common.done}</button>
    </section>
  </div>`;
};

/** What the author's rules leave open. */
const clockAndBonus = (texts: SearchTexts, { choice: { clock, cappedBonus }, setClock, capBonus }: Compass) => {
  const { choose } = texts.search;
  return html`${segments({
    name: 'compass-clock',
    label: texts.select.clock,
    values: wordSearch.clocks,
    texts: choose.clocks,
    chosen: clock,
    change: setClock,
  })}
    ${clock === 'off' ? nothing : switchRow(choose.compass.capped, choose.compass.cappedMeans, cappedBonus, capBonus)}`;
};

const wayTile = (texts: SearchTexts, way: Way, isChosen: boolean, refused: boolean, turn: (way: Way) => void) => {
  const multiplier = wordSearch.multipliers[way];
  const { x, y } = wordSearch.steps[way];
  const far = Math.hypot(x, y);
  const place = `left:${50 + (35.2 * x) / far}%;top:${50 + (35.2 * y) / far}%`;
  return html`<button type="button" class="way middle ${refused ? 'refused' : ''}" data-way=${way} .style=${place}
    aria-pressed=${isChosen} aria-label=${texts.search.choose.compass.way({
      way: texts.search.play.directions[way],
      multiplier,
    })} @click=${() => turn(way)}>
    <span class="way-arrow" .style="rotate:${bearing(way) - 90}deg">${icon('way', 30)}</span>
    <b>×${texts.forms.figure(multiplier)}</b>
    <span class="dots tens">${Array.from({ length: multiplier / 10 }, () => html`<i></i>`)}</span>
    ${isChosen ? html`<span class="tick disc">${icon('done', 18)}</span>` : nothing}
  </button>`;
};

/** The best that the chosen ways allow. */
function example(texts: SearchTexts, directions: readonly Way[], { list }: Pick<Compass, 'list'>) {
  const { words } = list;
  const [word] = words.toSorted((a, b) => Math.abs(a.length - 5) - Math.abs(b.length - 5));
  if (word === undefined) return nothing;
  const { compass } = texts.search.choose;
  const way = directions.reduce((best, own) =>
    wordSearch.multipliers[own] > wordSearch.multipliers[best] ? own : best,
  );
  const multiplier = wordSearch.multipliers[way];
  return html`<h2>${compass.example}</h2>
    <p class="compass-example line wraps"><span class="way-arrow"
      .style="rotate:${bearing(way) - 90}deg">${icon('way', 24)}</span>
      <span class="tiles" lang=${wordSearch.languageOf(list)} role="img"
        aria-label=${spelled(word)}>${[...word].map(
          (letter) => html`<i class="tile" aria-hidden="true">${tileLetter(letter)}</i>`,
        )}</span>
      <b>${compass.sum({ letters: word.length, multiplier, points: word.length * multiplier })}</b></p>`;
}

function rulesSay(texts: SearchTexts, { directions, rules, clock }: SearchChoice): string {
  const { compass } = texts.search.choose;
  if (rules === 'casual') return compass.casual;
  const seconds = wordSearch.clockSeconds(clock, directions.length);
  return seconds === undefined
    ? compass.noClock
    : compass.starts({ count: directions.length, time: texts.forms.clock(seconds) });
}

function walkRound(event: KeyboardEvent, turn: (way: Way) => void) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const disc = event.currentTarget as HTMLElement;
  const tileOf = (way: Way) => disc.querySelector<HTMLElement>(`[data-way="${way}"]`)!;
  const meant = byDigit[event.key];
  const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
  const at = roundTheCompass.findIndex((way) => tileOf(way) === event.target);
  const step = steps[event.key];
  if (meant) {
    tileOf(meant).focus();
    if (!event.repeat) turn(meant);
  } else if (step && at >= 0) tileOf(must(roundTheCompass[(at + step + 8) % 8])).focus();
  else return;
  event.preventDefault();
}
