/** A term of the games, and the words that once stood for it: nobody is to read those any more. */
export interface Term {
  readonly term: string;
  readonly dropped: RegExp;
  /** The parts of the catalogue in which the dropped words mean something else. */
  readonly except?: RegExp;
}

/** One term for one thing, in the interface, in spoken sentences, in the code and in the README. */
export const terms: readonly Term[] = [
  { term: 'turn', dropped: /\bto move\b|\bone move\b|\bmoves out\b/i },
  { term: 'play', dropped: /\b(lay|lays|laying|laid)\b/i },
  { term: 'board', dropped: /\btables?\b/i, except: /^\.(online|way\.noTable)/ },
  { term: 'grid', dropped: /\bpages? (of|on)\b|\bten pages\b/i, except: /^\.(transfer|search\.worksheets)/ },
  { term: 'puzzle', dropped: /\btoday’s puzzle\b/i },
  { term: 'seat', dropped: /\b(free|your|own|no|such) places?\b/i },
  { term: 'Daily play', dropped: /\bfinds? of the day\b/i },
  { term: 'Daily grid', dropped: /\b(grid|page|list) of the day\b/i },
  { term: 'Daily board', dropped: /\bboards? of the day\b/i },
  { term: 'practice', dropped: /\bcounts for no\b/i },
  { term: 'streak', dropped: /\bin a row\b/i },
  { term: 'Stats', dropped: /\bstatistics\b/i },
  { term: 'high scores', dropped: /\bscore tables?\b|\bbest 14\b/i },
  { term: 'score breakdown', dropped: /\bscore sheets?\b/i, except: /^\.printing/ },
  { term: 'final scores', dropped: /\breckoning\b|\breckoned\b|^at the end$/i },
  { term: 'bonus square', dropped: /\bpremiums?\b/i },
  { term: 'invalid word', dropped: /\bwrong words?\b|\b(is|are) no words?\b/i },
  { term: 'scoreless turn', dropped: /\bfails\b/i },
  { term: 'use all tiles', dropped: /\b(go|goes|went|going) out\b/i },
  { term: 'failed challenge', dropped: /\bin vain\b/i },
  { term: 'definition', dropped: /\bmeanings?\b/i, except: /^\.about/ },
  { term: 'path', dropped: /(?<!both )\bways\b/i, except: /^\.computer\.remarks/ },
  { term: 'selection', dropped: /\bstrokes?\b/i },
  { term: 'multiplier', dropped: /\bfactors?\b/i },
  { term: 'Continue', dropped: /^go on\b|\bgo on with\b|\bresume\b/i },
  { term: 'Keep playing', dropped: /^(stay|keep)$/i },
  { term: 'saved', dropped: /\bkept\b/i, except: /^\.stats\.states/ },
  { term: 'delete', dropped: /\bthrow\w* .*away\b|\bforget\b/i },
  { term: 'export', dropped: /\btak(e|en|ing) along\b/i },
  { term: 'import', dropped: /\b(bring|brought|bringing) in\b/i },
  { term: 'backed up', dropped: /\b(set|lies|laid) aside\b/i },
  { term: 'game code', dropped: /\bseeds?\b|\bboard number\b/i },
  { term: 'custom', dropped: /^own\b|\bown (lists?|rules)\b/i },
  { term: 'watch', dropped: /\blook(s|ed|ing)? on\b|\bonlookers?\b/i },
  { term: 'Correspondence', dropped: /\bby the day\b/i },
  { term: 'handicap', dropped: /\bas ruled\b/i },
  { term: 'computer', dropped: /\brivals?\b/i },
  { term: 'reload', dropped: /\banew\b/i },
  { term: 'time’s up', dropped: /\bout of time\b|\btime-out\b/i },
  { term: 'hide, show', dropped: /\bfold(s|ed)? up\b/i },
  { term: 'you', dropped: /\bwhoever\b|\bit is told\b/i },
];

/** A message, and the way to it in the catalogue. */
export interface Place {
  readonly way: string;
  readonly text: string;
}

/** Every message of a catalogue, without the names of what is put into it. */
export function placesOf(messages: unknown, way = ''): Place[] {
  if (typeof messages === 'string') return [{ way, text: messages.replace(/\{\w+/g, '{') }];
  return Object.entries(messages as object).flatMap(([name, own]) => placesOf(own, `${way}.${name}`));
}
