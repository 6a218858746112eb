/** What is said on the way between the scenes. */
export const way = {
  leave: { title: 'Verlassen?', means: 'Die Partie ist gespeichert.', stay: 'Bleiben', leave: 'Verlassen' },
  /** Of what is played and cannot be gone on with. */
  lost: 'Davon bleibt nichts.',
  unknown: 'Diese Adresse führt hier nirgendwohin, deshalb siehst du das Menü.',
  noGame: 'Auf dem Tisch liegt keine Partie zum Weiterspielen.',
  noResult: 'Es gibt keine fertige Partie mehr anzusehen.',
  noRecord: 'Es gibt kein Protokoll anzusehen. Öffne eins.',
  noSearch: 'Es gibt keine Wortsuche zum Weiterspielen.',
  noRound: 'Es gibt kein Scramble zum Weiterspielen.',
  noLink: 'Der Link ist nicht mehr da. Öffne ihn noch einmal, um seine Partie zu sehen.',
  noTable:
    'Es gibt keinen Tisch mit Freunden, zu dem man zurückkehren kann. Öffne die Einladung noch einmal.',
  noBoard: 'Es gibt kein Brett zum Zuschauen. Wähl erst eins.',
} as const;
