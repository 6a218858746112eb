import { figure, plural, together } from './forms';

/** The seats at which nobody sits, and games that are only watched. */
export const computer = {
  levels: {
    justRight: 'Passend',
    nestling: 'Nestling',
    fledgling: 'Flügge',
    songbird: 'Singvogel',
    club: 'Club',
    expert: 'Profi',
    master: 'Meister',
  },
  /** How well a computer plays that is to be just right. */
  steps: {
    hatchling: 'knapp unter Nestling',
    nestling: 'Nestling',
    fledgling: 'Flügge',
    aboveFledgling: 'knapp über Flügge',
    songbird: 'Singvogel',
    aboveSongbird: 'knapp über Singvogel',
    club: 'Club',
    expert: 'Profi',
  },
  justRight: (step: string) => `Passend: ${step}`,
  playsJustRight: (names: readonly string[], step: string) =>
    `${together(names)} ${plural(names.length, { one: 'spielt', other: 'spielen' })} passend zu dir: ${step}.`,
  /** After a game that moved it, or did not. */
  nextJustRight: (step: string) => `Nächste Partie, passend zu dir: ${step}.`,
  kind: (level: string) => `Computer · ${level}`,
  says: (remark: string) => `„${remark}“`,
  /** What one says that has looked ahead: how sure it is of its play. */
  sure: (percent: number) => `Zu ${figure(percent)} % sicher.`,
  /** What a computer says to its own great play. */
  remarks: {
    nestling: [
      'Ein Wort! Ein echtes!',
      'Flatter, flatter, hüpf!',
      'Ganz allein ausgedacht.',
      'War das viel?',
    ],
    fledgling: [
      'War ich das?',
      'Guck mal, was ich gefunden hab!',
      'Anfängerglück.',
      'Darf ich das noch mal?',
    ],
    songbird: [
      'Das klingt!',
      'Kam mir zugeflogen wie ein Lied.',
      'Mit diesem Bänkchen lässt sich’s singen.',
      'Ein schöner Tag auf diesem Ast.',
    ],
    club: ['Darauf hab ich gewartet.', 'Genau die richtigen Felder.', 'Jeder Punkt zählt.', 'Du bist dran.'],
    expert: [
      'Wie geplant.',
      'Die Lücke war zu schön.',
      'Der Beutel meint es gut.',
      'Immer einen Zug voraus.',
    ],
    master: [
      'Das sah ich kommen.',
      'Tausendmal durchprobiert.',
      'Von allen Wegen dieser.',
      'Geduld zahlt sich aus.',
    ],
  },
  noThought: 'Der Computer kann nicht denken.',
  noThoughtMeans:
    'Seine Wörter konnten nicht geladen werden, oder er ist stecken geblieben. Die Partie ist gespeichert: Versuch es noch einmal, oder geh und komm wieder.',
  tryAgain: 'Noch einmal',
  watch: {
    pause: 'Pause',
    goOn: 'Weiter',
    step: 'Nächster Zug',
    stepWhy: 'Zeigt einen Zug und hält an',
    speed: 'Tempo',
    speeds: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell' },
    paused: 'Pause.',
    goesOn: 'Es geht weiter.',
  },
} as const;
