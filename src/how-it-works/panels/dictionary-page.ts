import { html, nothing } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import { readLetters } from '../../engine/alphabet/spelling';
import { must } from '../../engine/must';
import { icon } from '../../shared/panels/icons';
import { tileLetter } from '../../shared/panels/tiles';
import { type Place, WordMap } from '../rules/word-map';
import type { Page, PageGiven } from './page';

/** Longer than any word. */
const longest = 24;

/** A word goes down the graph of all words, letter by letter. */
export class DictionaryPage implements Page {
  private readonly map: WordMap;
  private word = '';
  /** As it stands in the field. */
  private text = '';
  private isRefused = false;
  private places: Place[] = [];

  constructor(private readonly given: PageGiven) {
    this.map = new WordMap(given.words);
    this.take(given.typed ?? '');
    this.text = spelled(this.word);
  }

  get steps() {
    return this.places.length;
  }

  get typed() {
    return this.word;
  }

  says(step: number): string {
    const { dictionary } = this.given.texts.how;
    const { prefix, isThere, isWord, words, on } = this.placeAt(step);
    const letters = spelled(prefix);
    if (step === 0) return dictionary.intro({ count: words });
    if (!isThere) return dictionary.wrong({ letters });
    if (isWord && on.length === 0) return dictionary.last({ letters });
    return (isWord ? dictionary.word : dictionary.place)({ letters, count: words });
  }

  picture(step: number) {
    const { texts, language } = this.given;
    const { dictionary } = texts.how;
    const place = this.placeAt(step);
    const path = [...place.prefix].map((letter, at) => {
      const reached = this.placeAt(at + 1);
      const look = reached.isThere ? (reached.isWord ? 'is-word' : 'is-near') : 'is-deadEnd';
      return html`<span class="tile how-passed ${look}">${tileLetter(letter)}</span>`;
    });
    const ways = place.on.map(
      ({ letter, ends, words }) => html`<li><button type="button" class="tile how-way ${ends ? 'is-word' : ''}"
        aria-label=${dictionary.wayOn({ letter, count: words })}
        @click=${() => this.follow(place.prefix + letter)}>${tileLetter(letter)}</button>
        <small aria-hidden="true">${texts.forms.figure(words)}</small></li>`,
    );
    return html`<div class="how-path line wraps" lang=${language}>${path}${
      place.prefix === ''
        ? nothing
        : html`<button type="button" class="ivory icon-only" aria-label=${dictionary.takeBack}
          title=${dictionary.takeBack}
          @click=${() => this.follow(place.prefix.slice(0, -1))}>${icon('back')}</button>`
    }</div>
      <ul class="how-ways" lang=${language}>${ways}</ul>`;
  }

  form(step: number) {
    const { texts, language } = this.given;
    const { dictionary } = texts.how;
    const { shared } = this.placeAt(step);
    const type = ({ target }: Event) => {
      this.text = (target as HTMLInputElement).value;
      this.take(this.text);
      this.given.changed(this.isRefused ? undefined : this.steps - 1);
    };
    return html`<label class="column"><small>${texts.common.word}</small>
      <input id="how-field" class="boxed" type="text" lang=${language} maxlength=${longest} autocomplete="off"
        autocapitalize="characters" spellcheck="false" aria-invalid=${this.isRefused}
        .value=${this.text} @change=${type} @input=${type} /></label>
      ${this.isRefused ? html`<p role="alert">${dictionary.badWord}</p>` : nothing}
      ${shared > 1 ? html`<p>${dictionary.shared({ count: shared })}</p>` : nothing}`;
  }

  press(key: string): boolean {
    const read = key.length === 1 ? this.read(key) : undefined;
    const now = must(this.places.at(-1)).prefix;
    if (read) this.follow(now + read);
    else if (key === 'Backspace' && now !== '') this.follow(now.slice(0, -1));
    else return false;
    return true;
  }

  private placeAt(step: number): Place {
    return must(this.places[Math.min(step, this.places.length - 1)]);
  }

  private follow(word: string) {
    this.take(word);
    this.text = spelled(this.word);
    this.given.changed(this.steps - 1);
  }

  private take(text: string) {
    const read = text.trim() === '' ? '' : this.read(text);
    this.isRefused = read === undefined;
    if (read === undefined && this.places.length > 0) return;
    this.word = (read ?? '').slice(0, longest);
    this.places = this.map.placesOf(this.word);
  }

  private read(text: string): string | undefined {
    const read = readLetters(text.trim(), this.given.words.alphabet);
    return 'letters' in read ? read.letters : undefined;
  }
}
