import type * as wordSearch from '../../search/rules';
import type { SaveFault } from '../../wordbler/rules';

export const saves = {
  notASave: 'Das ist keine gespeicherte Partie.',
  otherVersion: 'Diese gespeicherte Partie lässt sich nicht lesen.',
  newerVersion: 'Diese Partie braucht eine neuere Version. Lade die Seite neu.',
  otherWordList: 'Diese Partie hat eine andere Wortliste.',
  badSetup: 'Die gespeicherte Partie ist beschädigt.',
  badCommand: 'Die gespeicherte Partie ist beschädigt.',
  damaged: 'Die gespeicherte Partie ist beschädigt.',
} as const satisfies Readonly<Record<SaveFault, string>>;

export const searchSaves = {
  notASave: 'Das ist keine gespeicherte Wortsuche.',
  otherVersion: 'Diese gespeicherte Partie lässt sich nicht lesen.',
  newerVersion: 'Diese Partie braucht eine neuere Version. Lade die Seite neu.',
  otherFilter: 'Diese Partie meidet andere Wörter.',
  badSetup: 'Die gespeicherte Partie ist beschädigt.',
  badCommand: 'Die gespeicherte Partie ist beschädigt.',
  damaged: 'Die gespeicherte Partie ist beschädigt.',
  noWords: 'Ihre Wörter sind nicht geladen. Lade die Seite neu und versuch es noch mal.',
} as const satisfies Readonly<Record<wordSearch.SaveFault | 'noWords', string>>;

export const fault = {
  title: 'Da ist etwas schiefgegangen.',
  advice: 'Deine Partie ist gespeichert. Lade neu, um sie fortzusetzen.',
} as const;

export const boot = {
  sceneMissing: 'Dieses Spiel ließ sich nicht laden. Prüf die Verbindung und lade die Seite neu.',
  loading: 'Das Wörterbuch lädt',
  loadingShare: 'Das Wörterbuch lädt… {share%}',
  percent: '{share%}',
  noFont: 'Die Schrift des Spiels ließ sich nicht laden, du siehst eine einfache.',
  notSealed: 'Dieser Browser speichert nichts. Deine Listen und Ergebnisse gehen beim Schließen verloren.',
  failures: {
    missing: 'Die Wortliste fehlt auf dem Server. Versuch es später noch mal.',
    unreachable: 'Die Wortliste ist nicht erreichbar. Prüf die Verbindung und versuch es noch mal.',
    damaged: 'Die Wortliste kam beschädigt an. Versuch es noch mal.',
    stopped: 'Das Wörterbuch läuft nicht mehr. Versuch es noch mal.',
    silent: 'Das Wörterbuch antwortet nicht. Versuch es noch mal.',
  },
} as const;

export const letterKeys = {
  open: 'Buchstabentasten',
  of: 'Buchstaben, {language}',
  stranger: '„{sign}“ steht auf keinem Stein ({language}). Nimm das Bänkchen, oder stell die Tastatur auf {language}.',
} as const;

export const sound = { failed: 'Die Klänge ließen sich nicht laden. Du spielst ohne sie.' } as const;
