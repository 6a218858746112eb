export const saves = {
  notASave: 'Das ist keine gespeicherte Partie.',
  otherVersion: 'Diese gespeicherte Partie lässt sich nicht lesen.',
  newerVersion: 'Diese Partie braucht eine neuere Version. Lade die Seite neu.',
  otherWordList: 'Diese Partie nutzt eine andere Wortliste.',
  badSetup: 'Die gespeicherte Partie ist beschädigt.',
  badCommand: 'Die gespeicherte Partie ist beschädigt.',
  damaged: 'Die gespeicherte Partie ist beschädigt.',
} as const;

export const searchSaves = {
  otherFilter: 'Diese Partie nutzt eine andere Sperrliste.',
  noWords: 'Die Wörter dazu ließen sich nicht laden. Lade die Seite neu.',
} as const;

export const fault = {
  title: 'Da ist etwas schiefgegangen.',
  advice: 'Deine Partie ist gespeichert. Lade die Seite neu, um weiterzuspielen.',
} as const;

export const boot = {
  sceneMissing: 'Dieses Spiel ließ sich nicht laden. Prüfe die Verbindung und lade die Seite neu.',
  loading: 'Das Wörterbuch lädt',
  loadingShare: 'Das Wörterbuch lädt… {share%}',
  percent: '{share%}',
  noFont: 'Die Schrift ließ sich nicht laden: Du siehst eine einfache.',
  notSealed: 'Dieser Browser speichert nichts. Deine Listen und Ergebnisse gehen beim Schließen verloren.',
  failures: {
    missing: 'Die Wortliste fehlt auf dem Server. Versuche es später noch mal.',
    unreachable: 'Die Wortliste ist nicht erreichbar. Prüfe die Verbindung und versuche es noch mal.',
    damaged: 'Die Wortliste kam beschädigt an. Versuche es noch mal.',
    stopped: 'Das Wörterbuch ist ausgefallen. Versuche es noch mal.',
    silent: 'Das Wörterbuch antwortet nicht. Versuche es noch mal.',
  },
} as const;

export const letterKeys = {
  open: 'Buchstabentasten',
  of: 'Buchstaben, {language}',
  stranger: '„{sign}“ steht auf keinem Stein. Nutze das Bänkchen oder stelle die Tastatur auf {language}.',
} as const;

export const sound = { failed: 'Die Klänge ließen sich nicht laden. Du spielst ohne sie.' } as const;
