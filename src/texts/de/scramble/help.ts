import type { KeyHelp } from '../../shapes';

export const help = {
  title: 'So geht Scramble',
  steps: [
    ['Zieh', 'Von Buchstabe zu Buchstabe, und lass am Ende des Wortes los.'],
    [
      'Oder tipp',
      'Tipp die Buchstaben der Reihe nach an und den letzten noch einmal; oder schreib das Wort.',
    ],
    ['Ein Schritt zurück', 'Auf den Buchstaben davor, das nimmt den letzten weg.'],
    [
      'Ketten, die sich berühren',
      'Buchstaben dürfen waagerecht, senkrecht oder schräg aufeinander folgen. Kein Feld zweimal im Wort. Qu zählt als zwei Buchstaben.',
    ],
    [
      'Ein Brett für alle',
      'Mehrere suchen nacheinander darauf. Wörter, die zwei gefunden haben, können am Ende gestrichen werden.',
    ],
  ],
  points: {
    title: 'Punkte',
    rows: [
      ['3 oder 4 Buchstaben', '1'],
      ['5 Buchstaben', '2'],
      ['6 Buchstaben', '3'],
      ['7 Buchstaben', '5'],
      ['8 oder mehr', '11'],
    ],
  },
  keys: [
    { keys: 'A bis Z', meaning: 'Ein Wort schreiben: Alle seine Wege leuchten auf' },
    { keys: 'Eingabe', meaning: 'Das Wort spielen' },
    { keys: 'Rücktaste', meaning: 'Den letzten Buchstaben wegnehmen' },
    { keys: 'Esc', meaning: 'Das Wort löschen' },
    { keys: '← ↑ → ↓', meaning: 'Über die Buchstaben gehen' },
    { keys: 'Leertaste', meaning: 'Den Buchstaben nehmen; noch mal auf dem letzten: das Wort spielen' },
    { keys: '7', meaning: 'Tipps' },
    { keys: '8', meaning: 'Ton aus oder an' },
    { keys: '9', meaning: 'Pause' },
    { keys: '.', meaning: 'Vollbild an oder aus' },
    { keys: '?', meaning: 'Diese Hilfe' },
  ] satisfies KeyHelp[],
} as const;
