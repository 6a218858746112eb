import type { Handicap, Rules } from '../../wordbler/rules';
import type { LineFault, LineFaultCode } from '../../wordbler/rules/record/open';
import { counted, oneByOne, signs } from './forms';

const faults: Readonly<Record<LineFaultCode, string>> = {
  unknown: 'elle est incompréhensible.',
  tooManyPlayers: 'c’est un cinquième joueur ; quatre peuvent être montrés.',
  tooManyTurns: 'c’est un tour de trop ; 300 peuvent être montrés.',
  leavesBoard: 'ce mot sort du plateau.',
  otherLetter: 'une autre lettre se trouve là.',
  nothingThere: 'un point remplace une lettre là où il n’y en a pas.',
  noWord: 'elle ne pose aucun mot.',
  nothingToWithdraw: 'il n’y a aucun coup de ce joueur à reprendre.',
  mixed: 'ces lettres sont d’une autre écriture',
  placement: 'd’après les règles d’ici, cela ne pouvait pas être posé là.',
  rack: 'ces jetons n’étaient pas sur le chevalet.',
  score: 'les points ne sont pas ceux du plateau d’ici.',
  total: 'le total n’est pas le précédent plus ces points.',
};

const why = ({ code, foreign = [] }: LineFault) =>
  code === 'mixed'
    ? `${faults.mixed} : ${signs(
        foreign.map(({ sign }) => sign),
        foreign,
      )}.`
    : faults[code];

const onLine = (fault: LineFault) => `Ligne ${fault.line} : ${why(fault)}`;

const ending = {
  gameEnds: 'la partie finit quand le sac est vide',
  playOn: 'la partie finit quand un chevalet est vide',
} as const;

const wrongWord = {
  turnLost: 'un mot faux coûte le tour',
  tryAgain: 'un mot faux peut être rejoué',
  challenge: 'contester à tort coûte le tour suivant',
} as const;

const listed = (totals: readonly { name: string; total: number }[]) =>
  oneByOne(totals.map(({ name, total }) => `${name} ${total}`));

/** Games written down, of this program and of others. */
export const record = {
  open: 'Ouvrir une partie notée',
  /** From the first one on, whoever played it. */
  next: 'Tour suivant',
  another: 'Une autre partie',
  title: 'Partie notée',
  back: { label: 'Retour', means: 'Retour à la mise en place (Échap)' },
  close: 'Fermer',
  howTo:
    'Une partie en GCG, le format de la plupart des programmes : choisis le fichier, dépose-le sur la page ou colle son texte.',
  file: 'Choisir un fichier',
  paste: 'Le texte de la partie',
  show: 'Montrer',
  totals: listed,
  faults: (count: number) => counted(count, 'ligne étrange', 'lignes étranges'),
  fault: onLine,
  stopped: 'La partie est montrée jusqu’où elle a pu être suivie.',
  refused: {
    empty: 'Ce n’est pas une partie notée : aucune ligne de joueur n’y figure.',
    tooBig: 'C’est trop long pour une partie notée.',
    unreadable: 'Le fichier n’a pas pu être lu.',
    at: (fault: LineFault) => `La partie ne peut pas être montrée. ${onLine(fault)}`,
  },
  /** What other programs are told. */
  written: {
    description: ({ fullRackBonus, bagEmpty, invalidWord }: Rules, seats: number) =>
      `Wordbler, ${counted(seats, 'joueur')}, mots d’ENABLE1 ; sept jetons posés rapportent ${fullRackBonus} de plus ; ${ending[bagEmpty]} ; ${wrongWord[invalidWord]}.`,
    handicap: (name: string, { points, time, hints }: Handicap) =>
      `${name} reçoit ${oneByOne([
        ...(points === undefined ? [] : [`${points} points au départ, qu’aucune ligne ne compte`]),
        ...(time === undefined ? [] : [`${time} % du temps`]),
        ...(hints === undefined ? [] : [`des indices pour ${counted(hints, 'tour')}`]),
      ])}.`,
    timedOut: 'Temps écoulé.',
    inVain: 'Saute un tour après une contestation à tort.',
    resigned: (name: string) => `${name} abandonne ; les jetons retournent dans le sac.`,
    reckoning: (totals: readonly { name: string; total: number }[]) =>
      `Décompte de Wordbler, où un chevalet restant compte une fois pour chaque côté : ${listed(totals)}.`,
  },
} as const;
