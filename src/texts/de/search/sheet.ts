import type * as wordSearch from '../../../search/rules';
import { counted, inFigures } from '../forms';

const words = (count: number) => counted(count, 'Wort', 'Wörter');

function wordFault(word: string, fault: wordSearch.SheetWordFault): string {
  switch (fault.code) {
    case 'notALetter':
      return `${word}: „${fault.sign}“ ist kein Buchstabe dieser Sprache.`;
    case 'tooShort':
      return `${word} ist zu kurz: mindestens 2 Buchstaben.`;
    case 'tooLong':
      return `${word} ist zu lang: höchstens 20 Buchstaben.`;
    case 'noClue':
      return `${word} hat noch keinen Hinweis. Schreib ihn hinter „=“.`;
    case 'double':
      return `${word} steht zweimal da.`;
    case 'reversed':
      return `${word} ist ${fault.other} rückwärts.`;
    case 'twiceInside':
      return `${word} lässt sich in ${fault.other} oder noch in anderen Wörtern mehr als einmal lesen. Lass eines davon weg.`;
    case 'againstTheWay':
      return `${word} liest man in ${fault.other} rückwärts, und keine zwei Gegenrichtungen sind gewählt.`;
  }
}

function fault(what: wordSearch.SheetFault): string {
  switch (what.code) {
    case 'tooFewWords':
      return `Bisher ${words(what.count)}; ein Blatt hat 4 bis 40.`;
    case 'tooManyWords':
      return `${words(what.count)} sind zu viele; ein Blatt hat 4 bis 40.`;
    case 'noDirections':
      return 'Wähl mindestens eine Richtung.';
    case 'notAMessage':
      return 'In der Botschaft stehen Zeichen, die keine Buchstaben dieser Sprache sind.';
  }
}

function layFault(what: wordSearch.LayFault, word: string): string {
  switch (what.code) {
    case 'noLine':
      return `${word} ist länger als jede Linie des Blatts. Mach das Blatt größer, oder wähl mehr Richtungen.`;
    case 'noRoom':
      return `Nicht alle Wörter haben Platz: ${word} bleibt übrig. Mach das Blatt größer, oder lass Wörter weg.`;
    case 'messageTooLong':
      return `Die Botschaft hat ${counted(what.letters, 'Buchstaben', 'Buchstaben')}, übrig bleiben höchstens ${what.left}. Kürz sie, oder mach das Blatt größer.`;
    case 'messageMakesWords':
      return 'Mit dieser Botschaft steht ein Wort der Liste ein zweites Mal da. Ändere sie ein wenig.';
    case 'crowded':
      return 'Welche Buchstaben auch das Blatt füllen, ein Wort steht ein zweites Mal da. Lass die kürzesten Wörter weg.';
  }
}

/** Pages that somebody makes for a class. */
export const sheet = {
  open: 'Für eine Klasse',
  title: 'Ein Blatt für eine Klasse',
  untitled: 'Wortsuche',
  noLetter: 'kein Buchstabe',
  heading: 'Überschrift',
  words: 'Wörter, eines je Zeile',
  howTo:
    'Leerzeichen, Bindestriche und Apostrophe bleiben in der Liste. Ein Hinweis kommt hinter „=“: Luchs = Er sieht weit.',
  ready: (count: number) => `${words(count)}, alle gut.`,
  more: (count: number) => `und noch ${count}`,
  wordFault,
  fault,
  layFault,
  shape: 'Form',
  shapes: { square: 'Quadrat', wide: 'Breit', heart: 'Herz' },
  size: 'Größe',
  smaller: 'Kleiner',
  larger: 'Größer',
  squares: 'Felder',
  extent: (wide: number, high: number) => `${inFigures(wide)}×${inFigures(high)}`,
  shown: 'Die Liste zeigt',
  shownAs: { words: 'Wörter', clues: 'Hinweise', hidden: 'Nichts' },
  ways: 'Richtungen',
  message: 'Geheime Botschaft',
  messageMeans: 'Die ersten übrigen Buchstaben ergeben sie, so wie man liest.',
  preview: 'Vorschau',
  picture: (count: number) => `Das Blatt, ${words(count)} sind darin markiert.`,
  another: 'Andere Buchstaben',
  play: 'Spielen',
  link: 'Link',
  share: {
    title: 'Ein Link für die Klasse',
    means: 'Wer ihn öffnet, bekommt genau dieses Blatt. Auf dem Gerät wird davon nichts gespeichert.',
    text: (name: string) => `Eine Wortsuche für dich: ${name}`,
  },
  sent: {
    title: 'Ein Blatt für dich',
    hidden: (count: number) => `In den Buchstaben ${count === 1 ? 'steckt' : 'stecken'} ${words(count)}.`,
    message: 'Was übrig bleibt, sagt dir etwas.',
    nothingKept:
      'Von diesem Blatt wird auf diesem Gerät nichts gespeichert: keine Punkte, kein Rekord und kein Spiel. Lädst du die Seite neu, beginnt es von vorn.',
    start: 'Los',
    otherLetters: 'Dieses Blatt kommt von einer anderen Version des Spiels. Lass dir einen neuen Link geben.',
  },
  end: {
    see: 'Zum Schluss',
    title: 'Alle gefunden!',
    givenUp: 'Aufgegeben',
    message: 'Die übrigen Buchstaben sagen:',
    nothingKept: 'Nichts davon wird gespeichert.',
    again: 'Noch einmal',
    back: 'Zurück zum Blatt',
    menu: 'Menü',
  },
  printed: {
    message: (count: number) => `Die ersten ${count} übrigen Buchstaben sagen, Zeile für Zeile:`,
    said: 'Die Botschaft:',
    hidden: (count: number) => `Hier stecken ${words(count)}. Schreib sie auf:`,
  },
} as const;
