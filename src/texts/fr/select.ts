import type { Handicap, Rules } from '../../wordbler/rules';
import type { LineFault, LineFaultCode } from '../../wordbler/rules/record/open';
import { counted, oneByOne, signs, span, you } from './forms';

/** Setting the table: who plays, behind which mascot, by which rules. */
export const select = {
  title: 'Qui joue ?',
  back: 'Retour',
  players: 'Places',
  seats: 'places',
  /** Who plays alone and has given no name. */
  you,
  seat: (seat: number) => `Joueur ${seat + 1}`,
  name: (seat: number) => `Nom du joueur ${seat + 1}`,
  nameShort: 'Nom',
  kind: (seat: number) => `Le joueur ${seat + 1} est`,
  kinds: { person: 'Humain', computer: 'Ordinateur' },
  level: (seat: number) => `Niveau du joueur ${seat + 1}`,
  levelShort: 'Niveau',
  /** Of the level that follows the results. */
  levelNow: (step: string) => `En ce moment : ${step}`,
  levelMeans: {
    nestling: 'Débute : des mots courts et simples',
    fledgling: 'Des mots courts et faciles',
    songbird: 'De bons mots de tous les jours',
    club: 'Toujours le meilleur score',
    expert: 'Voit loin, sans pitié',
    master: 'Essaie ses coups, sans hâte',
  },
  box: (seat: number, mascot: string | undefined) => `Mascotte du joueur ${seat + 1} : ${mascot ?? 'pas encore'}`,
  dropHere: 'Dépose ici',
  mascots: 'Mascottes',
  howToChoose: 'Touches-en une pour la place libre, ou fais-la glisser.',
  whichSeat: (mascot: string) => `${mascot} : à quelle place ?`,
  mascotFor: (player: string) => `Une mascotte pour ${player}`,
  mascotTaken: (mascot: string, player: string) => `${mascot}, avec ${player}`,
  ready: 'C’est bon',
  undo: 'Annuler',
  undoWhy: 'Annule le dernier choix de mascotte (Ctrl+Z)',
  preset: 'Règles',
  presets: { casual: 'Libre', classic: 'Classique', wordbler: 'Wordbler', own: 'Perso…' },
  ownRules: 'Règles perso',
  presetSays: {
    casual: 'Un mot faux est montré, et tu peux réessayer.',
    classic: 'Un mot faux coûte le tour. On joue jusqu’au dernier jeton.',
    wordbler: 'Celles de l’auteur : un mot faux coûte le tour ; sac vide, partie finie.',
  },
  openRacks: 'Jeu ouvert',
  words: 'Langue des mots',
  rulesTitle: 'Règles de la table',
  differs: (preset: string) => `diffère de ${preset}`,
  backTo: (preset: string) => `Revenir à ${preset}`,
  useRules: 'Jouer avec ces règles',
  close: 'Fermer',
  boards: {
    label: 'Plateau',
    names: { usual: 'Normal', small: 'Petit', super: 'Super' },
    means: (side: number, isFull: boolean) =>
      `${side} cases sur ${side}${isFull ? '\u202f; le petit est pour deux' : ''}`,
    premiums: 'Cases bonus',
    premiumsLie: { own: 'Comme toujours', chance: 'Au hasard' },
    premiumsMean: { own: 'à leurs places', chance: 'ailleurs à chaque partie, et autant' },
    letters: 'Lettres d’un mot',
    lettersLie: { inOrder: 'Dans l’ordre', free: 'Dans le désordre' },
    lettersMean: { inOrder: 'comme le mot s’écrit', free: 'si elles forment un mot' },
    brief: {
      small: 'Petit plateau',
      super: 'Super plateau',
      chance: 'bonus au hasard',
      free: 'lettres dans le désordre',
    },
  },
  handicaps: {
    label: 'Avantages',
    means: 'points, temps ou indices pour une place',
    choose: 'Choisir…',
    of: (name: string) => `Avantage de ${name}`,
    points: 'Points au départ',
    time: 'Temps à l’horloge',
    hints: 'Tours avec indices',
    units: { points: 'points', hints: 'tours' },
    asRules: 'selon la règle',
    brief: {
      points: (points: number) => `+${points}`,
      hints: (turns: number) => (turns === 1 ? '1 indice' : `${turns} indices`),
    },
    suggested: (name: string, points: number) => `D’après les dernières parties\u202f: ${points} points pour ${name}`,
    take: 'Les donner',
  },
  invalidWord: 'Un mot absent du dictionnaire',
  invalidWords: { turnLost: 'Tour perdu', tryAgain: 'Réessayer', challenge: 'Contester' },
  invalidWordMeans: {
    turnLost: 'les jetons reviennent et le tour est fini',
    tryAgain: 'les jetons restent et le tour continue',
    challenge: 'il reste, sauf si on le conteste',
  },
  fullRackBonus: 'Bonus pour sept jetons posés',
  bagEmpty: 'Quand le sac est vide',
  bagsEmpty: { gameEnds: 'C’est fini', playOn: 'On continue' },
  bagEmptyMeans: {
    gameEnds: 'la partie s’arrête aussitôt',
    playOn: 'la partie dure jusqu’à un chevalet vide',
  },
  failsToEnd: 'Tours blancs avant la fin',
  failsMean: 'mots faux, échanges, passes, temps écoulé',
  exchangeNeeds: 'Pour un échange, il faut',
  clock: 'Chrono',
  clocks: { off: 'Sans', perTurn: 'Par tour', perPlayer: 'Par joueur', perDays: 'Par jours' },
  clockMeans: {
    off: 'aucune limite de temps',
    perTurn: '30–300 s ; temps écoulé, tour blanc',
    perPlayer: '1–60 min ; 10 points par minute de trop',
    perDays: '1–7 jours par tour ; temps écoulé, tour blanc',
  },
  challengeTime: 'Temps pour contester',
  challengeIn: span,
  hints: 'Indices',
  hintsMean: { true: 'la table peut aider', false: 'la table n’aide pas' },
  showsWords: 'Les mots posés sont vérifiés',
  showsWordsMean: {
    true: 'une coche pour un mot, une croix sinon',
    false: 'seul Valider le dit',
    challenge: 'pas là où on peut contester',
  },
  on: 'Oui',
  off: 'Non',
  units: {
    fullRackBonus: 'points',
    failsToEnd: 'tours',
    exchangeNeeds: 'jetons',
    seconds: 'secondes',
    minutes: 'minutes',
  },
  fewer: (what: string) => `${what} : moins`,
  more: (what: string) => `${what} : plus`,
  brief: {
    invalidWord: {
      turnLost: 'Un mot faux coûte le tour',
      tryAgain: 'Un mot faux se rejoue',
      challenge: 'Un mot reste s’il n’est pas contesté',
    },
    bagEmpty: { gameEnds: 'fin quand le sac est vide', playOn: 'on finit les chevalets' },
    bonus: (points: number) => `${points} pour sept jetons`,
    clock: {
      off: 'sans chrono',
      perTurn: (seconds: number) => `${seconds} s par tour`,
      perPlayer: (minutes: number) => `${minutes} min par joueur`,
      perDays: (days: number) => `${days} j par tour`,
    },
  },
  start: 'Jouer',
  endGame: {
    title: 'Une partie est en cours',
    means: 'Il n’y a de place que pour une. La nouvelle la remplacera pour de bon.',
    goOn: 'La continuer',
    anew: 'Commencer la nouvelle',
  },
} as const;

/** By the mascots' ids. */
export const mascots = {
  maize: 'Paruline jaune',
  azure: 'Paruline azurée',
  flame: 'Paruline à gorge orangée',
  hood: 'Paruline à capuchon',
  cinder: 'Rougequeue',
  sage: 'Hibou',
  thimble: 'Troglodyte',
  rosehip: 'Rouge-gorge',
  river: 'Martin-pêcheur',
  skerry: 'Macareux',
  scarlet: 'Cardinal',
  jewel: 'Colibri',
} as const;

/** Where there is little room. */
export const mascotsInShort: Partial<Record<keyof typeof mascots, string>> = {
  maize: 'Jaune',
  azure: 'Azurée',
  flame: 'Orangée',
  hood: 'À capuchon',
  river: 'Martin',
};

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
