import type * as wordSearch from '../../search/rules';
import type { SaveFault } from '../../wordbler/rules';

/** Why what was kept cannot be opened. */
export const saves: Readonly<Record<SaveFault, string>> = {
  notASave: 'Das ist kein Spielstand von Wordbler.',
  otherVersion: 'Dieser Spielstand kommt von einer Version von Wordbler, die es nie gab.',
  newerVersion:
    'Dieser Spielstand kommt von einer neueren Version von Wordbler. Lade die Seite neu, um sie zu bekommen.',
  otherWordList: 'Dieser Spielstand gehört zu einer anderen Wortliste.',
  badSetup: 'Der Spielstand ist beschädigt: Sein Tisch lässt sich nicht aufbauen.',
  badCommand: 'Der Spielstand ist beschädigt: Einer seiner Züge ist nicht möglich.',
  damaged: 'Der Spielstand ist beschädigt.',
};

export const searchSaves: Readonly<Record<wordSearch.SaveFault | 'noWords', string>> = {
  notASave: 'Was gespeichert war, ist keine Wortsuche.',
  otherVersion: 'Gespeichert hat es eine Version des Spiels, die es nie gab.',
  newerVersion: 'Gespeichert hat es eine neuere Version des Spiels. Lade die Seite neu, um sie zu bekommen.',
  otherFilter: 'Es gehört zu einer anderen Liste gemiedener Wörter.',
  badSetup: 'Die Wortliste oder die Richtungen sind beschädigt.',
  badCommand: 'Einer der Striche ist nicht möglich.',
  damaged: 'Es ist beschädigt.',
  noWords:
    'Die Wörter seiner Sprache konnten nicht geladen werden. Beim nächsten Besuch wird es wieder versucht.',
};
