import { counted, figure, together } from './forms';
import { races } from './races';

const faults = {
  unanswered:
    'Hier antwortet kein Server für Tische mit Freunden. Wer diese Seite betreibt, kann einen mit „npm run host“ starten; bis dahin spielt sich alles andere wie immer.',
  strange:
    'Was dieser Server sagt, ergibt hier keinen Sinn. Vielleicht ist er von einer anderen Version: Lade die Seite neu und versuche es noch einmal.',
  otherVersion:
    'Der Server ist von einer anderen Version. Lade die Seite neu; beendete Spiele kann man noch ansehen.',
  noSuchRoom:
    'Diesen Tisch gibt es nicht mehr. Tische werden nach 30 Tagen ohne Zug abgeräumt; bitte um eine neue Einladung.',
  notSeated:
    'Diese Einladung führt zu keinem freien Platz. Jemand hat sich damit gesetzt, oder sie ist unvollständig: Bitte um eine andere.',
  seatTaken: 'Jemand war schneller: Dieser Platz ist besetzt. Bitte um eine andere Einladung.',
  begunWithout:
    'Dieser Tisch hat ohne dich begonnen: Wer da war, hat nicht länger gewartet. Eröffne selbst einen, oder frag nach dem nächsten.',
  givenAway:
    'Diesen Platz hat jetzt der Computer. Frag, wer dich eingeladen hat: Bis zum Beginn kann er wieder deiner werden.',
  taken: 'Dieser Platz wird jetzt auf anderen Geräten gespielt, und mehr als vier können es nicht sein.',
  refused: 'Der Server hat die Verbindung beendet. Versuche es noch einmal.',
  crowded: 'Zu viele Verbindungen aus deinem Netz. Schließe andere Tabs oder versuche es gleich noch einmal.',
  silent: 'Der Server antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.',
  tooMany:
    'So viele Tische lassen sich von hier nicht auf einmal öffnen. Warte etwas und versuche es dann wieder.',
  notKept: 'Der Server kann gerade nichts aufbewahren. Versuche es bald wieder; nichts ist verloren.',
  stale: 'Der Zug war schon vorbei. Deine Steine liegen wieder auf deinem Bänkchen.',
  notNow: 'Dein letzter Zug ist noch unterwegs. Einen Moment.',
  rudeName: 'Dieser Name passt nicht an diesen Tisch. Wähle einen anderen.',
  other: 'Der Server hat das abgelehnt. Nichts hat sich geändert.',
};

export const online = {
  title: 'Mit Freunden spielen',
  back: 'Zurück',
  yours: 'Deine Tische',
  remove: {
    table: (names: string) => `Den Tisch mit ${names} entfernen`,
    title: (names: string) => `Den Tisch mit ${names} entfernen?`,
    seat: 'Der Schlüssel zu deinem Platz wird von diesem Gerät gelöscht. Ohne ihn kommst du nicht zurück, und die anderen warten auf dich.',
    over: 'Das Ergebnis und der Weg zur Revanche werden von diesem Gerät gelöscht.',
    watched: 'Um wieder zuzuschauen, brauchst du den Link.',
    keep: 'Tisch behalten',
    sure: 'Tisch entfernen',
  },
  yourTurn: 'Du bist am Zug',
  turnOf: (name: string) => `Am Zug: ${name}`,
  waitsFor: (count: number) => `wartet auf ${counted(count, 'Person', 'Personen')}`,
  isOver: 'beendet',
  watching: 'du schaust zu',
  free: 'Freier Platz',
  fresh: {
    title: 'Ein neuer Tisch',
    means:
      'Alle auf dem eigenen Gerät, jetzt oder über Tage. Für jeden, den du einlädst, bekommst du einen Link.',
    you: 'Du',
    name: 'Dein Name',
    bird: 'Dein Vogel',
    seats: 'Plätze',
    seat: (seat: number) => `Platz ${figure(seat + 1)}`,
    kinds: { person: 'Freund', computer: 'Computer' },
    pace: 'Tempo',
    paces: { live: 'Gleich', days: 'Über Tage' },
    perTurn: 'Tage je Zug',
    watched: 'Andere dürfen zuschauen',
    watchedMeans: 'wer den Link dafür hat',
    start: 'Tisch öffnen',
  },
  waiting: {
    title: 'Dein Tisch ist offen',
    begins: (count: number) =>
      count === 1
        ? 'Es geht los, sobald der letzte Platz besetzt ist.'
        : `Es geht los, sobald noch ${figure(count)} sitzen.`,
    start: (count: number) => (count === 2 ? 'Zu zweit beginnen' : 'Zu dritt beginnen'),
    startMeans: 'Die freien Plätze werden dann geschlossen, und ihre Einladungen führen nirgends mehr hin.',
    give: 'Dem Computer geben',
    takeBack: 'Platz wieder freigeben',
    invite: 'Einladen',
    oneSeat: 'Wer den Link hat, kann sich setzen, einmal.',
    link: 'Einladung',
    code: 'Die Einladung, für eine Kamera',
    copy: 'Kopieren',
    share: 'Teilen',
    copied: 'Kopiert.',
    refused: 'Kopieren ist hier nicht erlaubt. Markiere den Link und kopiere ihn.',
    text: 'Spiel Wordbler mit mir',
    watchLink: 'Link zum Zuschauen',
    host: 'Das bist du',
    ready: 'Bereit',
    away: 'weg',
    free: 'noch niemand',
    count: (here: number, all: number) => `Online, ${figure(here)} von ${figure(all)} sind da`,
  },
  invited: {
    title: 'Eine Einladung',
    by: (names: readonly string[]) =>
      names.length === 0
        ? 'Ein Platz ist für dich frei.'
        : `${together(names)} ${names.length === 1 ? 'möchte' : 'möchten'} mit dir spielen.`,
    sit: 'Hinsetzen',
    watch: 'Du schaust zu. Es hat noch nicht begonnen.',
  },
  line: {
    opening: 'Verbinden …',
    open: 'Online',
    broken: 'Die Leitung ist unterbrochen. Sie kommt von selbst wieder; nichts ist verloren.',
    closed: 'Offline',
    again: 'Noch einmal versuchen',
    here: 'Auf diesem Gerät spielen',
  },
  table: {
    away: 'weg, bald zurück',
    sign: (name: string) => `${name} ist weg. Der Zug wartet.`,
    wentAway: (name: string) => `${name} ist weg.`,
    back: (name: string) => `${name} ist wieder da.`,
    watching: (others: number) =>
      others === 0 ? 'Du schaust zu.' : `Du schaust zu, außer dir noch ${figure(others)}.`,
    lookOn: (count: number) => `${figure(count)} ${count === 1 ? 'schaut' : 'schauen'} zu`,
    thisDevice: 'Dieses Gerät',
    online: 'Online',
    daysLeft: (days: number, hours: number) =>
      days > 0 ? `noch ${counted(days, 'Tag', 'Tage')}` : `noch ${counted(hours, 'Stunde', 'Stunden')}`,
  },
  resign: {
    entry: 'Aufgeben',
    title: 'Aufgeben?',
    means: 'Deine Steine kommen zurück in den Beutel, und die anderen spielen weiter.',
    stay: 'Weiterspielen',
    leave: 'Aufgeben',
  },
  other: {
    entry: 'Auf einem anderen Gerät weiter',
    means: 'Wer diesen Link öffnet, spielt auf deinem Platz: Er ist für dich allein.',
    watch: 'Andere zuschauen lassen',
    watchMeans: 'Wer diesen Link öffnet, sieht das Brett und kein Bänkchen.',
  },
  talk: {
    entry: 'Etwas sagen',
    mute: 'Mir nichts sagen',
    unmute: 'Die anderen reden lassen',
    says: (name: string, phrase: string) => `${name}: ${phrase}`,
    phrases: [
      'Hallo!',
      'Viel Glück!',
      'Viel Spaß!',
      'Gut gespielt!',
      'Was für ein Wort!',
      'Danke!',
      'Gern geschehen.',
      'Entschuldigung!',
      'Einen Moment, bitte.',
      'Lass dir Zeit.',
      'Du bist dran!',
      'Ich denke nach.',
      'Nur Vokale …',
      'Nur Konsonanten …',
      'Das Wort hatte ich auch.',
      'Ist das ein Wort?',
      'Das war Glück.',
      'Das war knapp!',
      'Ich muss bald los.',
      'Dann morgen.',
      'Ich bin wieder da.',
      'Schönes Spiel!',
      'Noch einmal?',
      'Gute Nacht!',
    ],
    reactions: ['Schön!', 'Hm', 'Wow!', 'Oh nein', 'Puh', 'Ha!', 'Zzz', 'Hallo!'],
  },
  notify: {
    label: 'Sagen, wenn ich am Zug bin',
    means: 'solange diese Seite irgendwo offen ist',
    title: 'Du bist am Zug',
    text: (names: string) => `Am Tisch mit ${names}`,
    refused: 'Der Browser lässt diese Seite das nicht sagen. Seine Einstellungen können es erlauben.',
  },
  over: {
    checked: 'Geprüft',
    fair: 'Niemand hat den Beutel angefasst.',
    means: (players: number, draws: number) =>
      `Ihr habt ihn ${players === 2 ? 'zu zweit' : `zu ${players === 3 ? 'dritt' : 'viert'}`} gemischt, und das ganze Spiel wurde hier noch einmal gespielt: ${counted(draws, 'Stein', 'Steine')} gezogen, jeder so, wie er kommen musste.`,
    unfair: 'Mit diesem Spiel stimmt etwas nicht.',
    unfairMeans:
      'Es wurde nicht aus dem gegeben, was vor dem Beginn versiegelt war. Trau seinem Ergebnis nicht.',
    how: 'Wie das geprüft wird',
    howMeans: [
      'Vor dem Beginn versiegelt der Server seinen Teil der Mischung und sagt allen das Siegel.',
      'Dann fügt jedes Gerät einen eigenen Teil hinzu, per Zufall. Alle Teile zusammen mischen den Beutel: Allein kann ihn niemand bestimmen.',
      'Am Ende werden alle Teile gesagt. Dieses Gerät hat das Siegel gebrochen, die Teile zusammengesetzt und das ganze Spiel noch einmal gespielt: Jeder Stein kam, wie er musste.',
    ],
    again: 'Noch einmal',
    wished: 'Warten auf die anderen …',
    asks: (name: string) => `${name} möchte noch einmal spielen.`,
    goTo: 'Zum nächsten Spiel',
    close: 'Schließen',
  },
  races,
  faults: { ...faults, ...races.faults },
} as const;
