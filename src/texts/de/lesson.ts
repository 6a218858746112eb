const tile = (letter: string) => (letter ? `das ${letter}` : 'den Joker');
const square = (onStar: boolean) => (onStar ? 'den Stern' : 'dieses Feld');

/** What is said beside the hand that shows the first step of each game. */
export const lesson = {
  label: 'Erste Schritte',
  skip: 'Überspringen',
  spoken: (step: number, of: number, line: string) => `Erste Schritte, ${step} von ${of}: ${line}`,
  wordbler: {
    first: (letter: string, onStar: boolean) => `Zieh ${tile(letter)} auf ${square(onStar)}.`,
    picked: (onStar: boolean) => `Jetzt tipp auf ${square(onStar)}.`,
    next: (letter: string) => `Als Nächstes ${tile(letter)}.`,
    own: 'Jedes Wort ist recht, in einer Linie.',
    done: 'Das ist ein Wort: Drück Fertig.',
    keys: {
      type: (letter: string) => `Jetzt die Taste ${letter}.`,
      lay: (letter: string, column: string, row: number) =>
        `Mit den Pfeilen auf ${column}${row}, dann die Taste ${letter}.`,
      own: 'Jedes Wort ist recht, in einer Linie.',
      done: 'Das ist ein Wort: Eingabe heißt Fertig.',
    },
  },
  search: {
    from: (word: string) => `Hier ist ${word}: Zieh es nach.`,
    to: (word: string) => `Weiter bis ans Ende von ${word}.`,
    keys: {
      from: (letter: string, row: number, column: number) =>
        `Mit den Pfeilen auf ${letter} in Zeile ${row}, Spalte ${column}, dann Eingabe.`,
    },
  },
  scramble: {
    first: (word: string) => `Hier ist ${word}: Zieh es nach.`,
    next: (letter: string) => `Weiter zum ${letter}.`,
    end: 'Lass los, oder tipp noch mal auf den letzten.',
    own: 'Ein Wort? Lass los, oder tipp noch mal auf sein Ende.',
    keys: { type: (word: string) => `Tipp ${word}, dann Eingabe.`, typed: 'Eingabe spielt das Wort.' },
  },
} as const;
