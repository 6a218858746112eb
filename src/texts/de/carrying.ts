import { counted, figure } from './forms';

/** A game in a link, and everything in a file. */
export const carrying = {
  /** Called so while it is fetched. */
  names: { Carried: 'Die Partie aus dem Link', Moving: 'Der Umzug' },
  share: 'Teilen',
  game: {
    title: 'Diese Partie teilen',
    close: 'Schließen',
    means: 'Der Link enthält die ganze Partie. Wer ihn öffnet, kann von hier weiterspielen.',
    meansOver: 'Der Link enthält die ganze Partie. Wer ihn öffnet, sieht das Ergebnis und kann sie nachspielen.',
    text: (game: string) => `Eine Partie ${game} für dich:`,
    link: 'Link',
    copy: 'Link kopieren',
    send: 'Teilen',
    code: 'Als QR-Code zeigen',
    codeOf: 'QR-Code des Links',
    noCode: 'Der Code konnte nicht gezeichnet werden. Der Link oben führt zur selben Partie.',
    copied: 'Kopiert. Füg ihn ein, wo du magst.',
    refused: 'Kopieren ist hier nicht erlaubt. Der Link ist markiert: Kopier ihn mit Strg+C oder durch langes Drücken.',
    tooLong: 'Diese Partie ist zu lang für einen Link.',
    missing: 'Das Teilen konnte nicht geladen werden. Prüf die Verbindung und versuch es noch einmal.',
  },
  /** Of the board, when all is over. */
  picture: {
    copy: 'Bild kopieren',
    send: 'Bild teilen',
    copied: 'Das Bild ist kopiert. Füg es ein, wo du magst.',
    refused: 'So darf das Bild die Seite nicht verlassen. Speicher es stattdessen.',
    notSaved:
      'Vielleicht lässt der Browser das Spiel hier nichts speichern. Wenn nichts kam, öffne das Spiel in einem eigenen Tab.',
    failed: 'Das Bild ließ sich hier nicht machen.',
  },
  opening: {
    faults: {
      notCarried: 'In dem Link steckt keine Partie.',
      newerLink: 'Der Link kommt von einer neueren Version des Spiels. Lade die Seite neu, um sie zu bekommen.',
      damagedLink:
        'Der Link ist beschädigt oder abgeschnitten. Lass ihn dir noch einmal schicken; hier hat sich nichts geändert.',
      tooLongLink: 'Der Link ist länger als jede Partie. Hier hat sich nichts geändert.',
    },
    unknown: 'Der Link gehört zu einem Spiel, das es hier nicht gibt. Hier hat sich nichts geändert.',
    refused: (why: string) => `Die Partie aus dem Link lässt sich nicht öffnen. ${why} Hier hat sich nichts geändert.`,
    title: 'Mit dem Link kam eine Partie',
    means:
      'Du hast noch eine Partie laufen. Sie kann warten und kommt beim nächsten Besuch wieder, wenn die andere vorbei ist.',
    keep: 'Bei meiner bleiben',
    open: 'Link öffnen',
    behind: 'Das ist die Partie aus dem Link: Du bist hier schon weiter.',
  },
  moving: {
    open: 'Anderes Gerät',
    go: 'Mitnehmen, holen',
    title: 'Alles mitnehmen',
    back: 'Menü',
    take: 'Mitnehmen',
    takeMeans: 'Eine Datei mit deinen Partien, Wortlisten, Bestenlisten, Einstellungen und dem zuletzt Gewählten.',
    save: 'Datei speichern',
    fileName: 'wordbler-alles.json',
    saved: 'Gespeichert. Hol sie auf dem anderen Gerät herein, genau hier.',
    code: 'Als QR-Code zeigen',
    codeOf: 'QR-Code von allem',
    codeMeans: 'Halt die Kamera des anderen Geräts auf den Code.',
    codeTooLong: 'Für einen Code ist das zu viel. Speicher stattdessen die Datei.',
    noCode: 'Der Code konnte nicht gezeichnet werden. Speicher stattdessen die Datei.',
    bring: 'Hereinholen',
    bringMeans: 'Erst siehst du, was die Datei ändert. Ungefragt wird nichts von dir ersetzt.',
    choose: 'Datei wählen',
    changes: 'Das bringt die Datei',
    nothing: 'Das ist alles schon hier.',
    lists: (added: number, known: number) =>
      `${counted(added, 'Wortliste kommt', 'Wortlisten kommen')} dazu${
        known === 0 ? '' : `, ${counted(known, 'ist', 'sind')} schon hier`
      }.`,
    played: (added: number) =>
      `${counted(added, 'beendetes Spiel kommt', 'beendete Spiele kommen')} in die Statistik, als mitgebracht markiert.`,
    dailies: (added: number) => `${counted(added, 'Tagesaufgabe gilt', 'Tagesaufgaben gelten')} dann als gespielt.`,
    cards: (changed: number) =>
      `${counted(changed, 'Lernwort kommt', 'Lernwörter kommen')} dazu oder auf den neueren Stand.`,
    puzzles: (changed: number) =>
      `${counted(changed, 'Rätsel kommt', 'Rätsel kommen')} dazu oder auf den neueren Stand.`,
    scores: (added: number, out: number) =>
      `${counted(added, 'Bestwert kommt', 'Bestwerte kommen')} dazu, markiert als „von anderswo“.${
        out === 0 ? '' : ` ${counted(out, 'schwächerer fällt', 'schwächere fallen')} aus einer vollen Tabelle.`
      }`,
    games: {
      put: (game: string) => `${game}: Die Partie kommt hierher.`,
      further: (game: string) => `${game}: In der Datei ist deine Partie schon weiter, dort spielst du weiter.`,
      aside: (game: string) => `${game}: Die Partie wartet, bis deine vorbei ist.`,
      unread: (game: string, why: string) => `${game}: Die Partie bleibt zurück. ${why}`,
    },
    names: {
      game: 'Wordbler',
      'finished game': 'Wordbler, ein Ergebnis',
      search: 'Wortsuche',
      scramble: 'Scramble',
    },
    settings: (count: number) => `Auch ${counted(count, 'Einstellung', 'Einstellungen')} übernehmen`,
    settingsMean: 'anstelle von deinen',
    choices: 'Letzte Tische, Listen und Bretter kommen mit, wo du noch keine hast.',
    agree: 'Hereinholen',
    cancel: 'Lieber nicht',
    changed: 'Hier hat sich inzwischen etwas geändert. Sieh dir noch einmal an, was die Datei bringt.',
    done: 'Alles ist da.',
    doneForNow: 'Alles ist da, bis du die Seite schließt: Dieser Browser speichert für sie nichts.',
    faults: {
      cannotRead:
        'Die Datei lässt sich nicht lesen. Wähl sie noch einmal, oder speicher sie dort neu, wo sie herkommt.',
      tooBig: 'Die Datei ist zu groß für eine von uns. Es kam nichts herein.',
      notOurs: 'Das ist keine Datei dieses Spiels. Wähl die, die „Mitnehmen“ gespeichert hat.',
      lists: 'In dieser Datei sind nur Wortlisten. Importier sie unter „Kategorien“ in der Wortsuche.',
      newer:
        'Die Datei kommt von einer neueren Version des Spiels. Lade die Seite neu, um sie zu bekommen, und versuch es noch einmal.',
      damaged: 'Die Datei ist beschädigt oder verändert. Speicher sie dort neu, wo sie herkommt. Es kam nichts herein.',
      tooManyLists: `Das wären mehr als ${figure(200)} Wortlisten. Lösch erst ein paar. Es kam nichts herein.`,
    },
  },
} as const;

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
