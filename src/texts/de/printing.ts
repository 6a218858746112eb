import { counted } from './forms';

/** What is printed, and the panel that prints it. */
export const printing = {
  open: 'Drucken',
  close: 'Schließen',
  means: 'Auf A4 oder Letter, schwarz auf weiß.',
  print: 'Drucken',
  missing: 'Der Druck konnte nicht geladen werden. Prüf die Verbindung und versuch es noch einmal.',
  refused:
    'Wenn sich nichts öffnet, darf das Spiel hier nicht drucken. Lass dieses Fenster offen und nimm den Druckbefehl des Browsers, oder öffne das Spiel in einem eigenen Tab.',
  name: 'Name',
  date: 'Datum',
  code: 'Dasselbe am Bildschirm',
  wordbler: {
    sheet: 'Punktezettel',
    sheetMeans: 'eine Spalte für alle, die mitspielen',
    board: 'Leeres Brett',
    boardMeans: 'zum Legen von Hand',
    turn: 'Zug',
    word: 'Wort',
    points: 'Punkte',
    total: 'Gesamt',
    left: 'Übrig geblieben',
    tiles: 'Die Steine: was jeder zählt und wie viele es gibt',
    blank: 'Joker',
    tile: (points: number, count: number) => `${points} × ${count}`,
    star: 'Das erste Wort geht über die Mitte.',
    rack: (size: number) => `Alle ziehen ${counted(size, 'Stein', 'Steine')}.`,
  },
} as const;
