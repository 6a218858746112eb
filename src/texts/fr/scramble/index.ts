import type { BoardFault, Reach, Refusal, TurnEnd, Within } from '../../../scramble/rules';
import { allLetters, counted, de, does, figure, oneByOne, plural, signs, wins, you } from '../forms';
import { refusals } from './refusals';
import { help, notShown, printed, raced, rival, shared } from './sheets';

const clockText = (seconds: number) =>
  seconds < 60 ? counted(seconds, 'seconde') : counted(Math.round(seconds / 60), 'minute');

const boardFaults = {
  empty: () => 'Tape les lettres d’une grille, ligne par ligne.',
  notLetters: (fault) =>
    `Pas de ${signs(fault.strange, fault.foreign)} dans une grille : seulement les lettres ${allLetters(fault.letters, 'A à Z')}.`,
  tooSmall: ({ count }) => `${counted(count, 'lettre')}, c’est trop peu : une grille en a au moins 4 (2 × 2).`,
  notSquare: ({ count }) =>
    `${counted(count, 'lettre')} ne font pas un carré. Une grille en a 4, 9, 16, 25, 36… : ${nearest(count)}.`,
  tooLarge: ({ count }) => `${counted(count, 'lettre')}, c’est trop : une grille en a au plus 100 (10 × 10).`,
} satisfies {
  [reason in BoardFault['reason']]: (fault: Extract<BoardFault, { reason: reason }>) => string;
};

/** How many letters are missing to the next square, or too many for the one before. */
function nearest(count: number): string {
  const side = Math.max(2, Math.ceil(Math.sqrt(count)));
  const [more, fewer] = [side ** 2 - count, count - (side - 1) ** 2];
  return side > 2 ? `${more} de plus ou ${fewer} de moins` : `${more} de plus`;
}

// Words of more letters than these bring no more points.
const numerals = ['', 'Une', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit'];

const knowers: Readonly<Record<Reach, string>> = {
  beginner: 'de tous',
  most: 'de presque tous',
  wellRead: 'des grands lecteurs',
};

const ends: Readonly<Record<TurnEnd, string>> = {
  timeOut: 'Temps écoulé !',
  done: 'Le tour est fini.',
  givenUp: 'Abandonné.',
};

export const scramble = {
  name: 'Scramble',
  practice: 'C’est un entraînement : il ne compte pour aucun jour.',
  motto: 'Des chaînes de lettres qui se touchent',
  back: 'Retour',
  points: (points: number) => counted(points, 'point'),
  words: (words: number) => counted(words, 'mot'),
  letters: (letters: number) => counted(letters, 'lettre'),
  of: (found: number, all: number) => `${found} sur ${all}`,
  refuse: (reason: Refusal, word: string, shortest: number) => refusals[reason](word, shortest),
  boardFault: (fault: BoardFault) => (boardFaults[fault.reason] as (own: BoardFault) => string)(fault),
  choose: {
    board: 'La grille',
    size: (side: number) => `${side} × ${side}`,
    sizeMeans: (side: number) =>
      side === 4 ? 'vite parcourue' : side === 5 ? 'pour de longs mots' : 'beaucoup à trouver',
    time: 'Temps pour chaque tour',
    times: (seconds: number | null) => (seconds === null ? 'Sans' : `${seconds / 60} min`),
    shortest: 'Mot le plus court',
    lengths: (length: number) => `${length}`,
    seed: 'Numéro de grille',
    seedMeans: 'Même numéro, même grille',
    newSeed: 'Un autre numéro',
    badSeed: 'Tape un numéro ou un mot pour la grille, 40 lettres ou chiffres au plus.',
    players: 'Qui joue ?',
    inTurns: 'À tour de rôle, sur la même grille.',
    playerName: (player: number) => `Nom du joueur ${player}`,
    mascotOf: (name: string) => `Une autre mascotte pour ${name}`,
    remove: (name: string) => `Retirer ${name}`,
    add: 'Ajouter un joueur',
    rest: 'Plus : mot le plus court, numéro de grille',
    strike: 'Rayer les mots communs',
    strikeMeans: 'Trouvés à deux ou plus : aucun point',
    fewest: 'Au moins ce nombre de mots',
    fewestMeans: 'Relance jusqu’à les avoir',
    fewer: 'Moins de mots',
    more: 'Plus de mots',
    unit: 'mots',
    known: 'Des mots connus',
    knownMeans: 'Seulement des grilles riches en mots courants',
    roll: 'Lancer',
    rolling: 'Ça roule…',
    daily: 'Grille du jour',
    dailyMeans: 'Pour tous',
    solve: 'Résoudre',
    solveMeans: 'Tous les mots',
    watch: 'Regarder',
    watchMeans: 'Mot après mot',
    notMet: (words: number) => `Jamais autant : cette grille a ${counted(words, 'mot')}.`,
    failed: 'La grille n’a pas pu être lancée. Réessaie.',
    link: 'Copier le lien de cette grille',
    copied: 'Copié : qui ouvre le lien reçoit la même grille.',
    copyByHand: (link: string) => `Copie ce lien : ${link}`,
    badLink: 'Le lien de la grille est abîmé. Redemande-le, ou lance une grille à toi.',
    invited: 'Une grille partagée avec toi',
    invitedMeans: 'Une partie est en cours. Jouer la grille partagée y met fin.',
    playShared: 'Jouer la grille partagée',
    kept: 'Une partie est en cours. Lancer en commence une autre et y met fin.',
    goOn: 'La continuer',
  },
  play: {
    title: (names: readonly string[]) => `Scramble : ${oneByOne(names)}`,
    timeLeft: (text: string) => `Temps restant ${text}`,
    noClock: 'Sans chrono',
    points: 'Points',
    words: 'Mots',
    turnOf: (name: string) => (name === you ? 'À toi' : `Au tour ${de(name)}`),
    next: (name: string) => `puis ${name}, même grille`,
    alone: 'en solo',
    last: 'dernier tour sur cette grille',
    empty: 'Glisse, touche ou tape un mot.',
    soFar: (letters: number) => `déjà ${counted(letters, 'lettre')}`,
    waysOf: (letters: number, ways: number) =>
      ways === 0 ? 'pas dans la grille' : `${counted(letters, 'lettre')}, ${counted(ways, 'chemin')}`,
    found: 'Trouvés',
    none: 'Rien encore. Chaque lettre mène à ses huit voisines.',
    groupOf: (length: number, orMore: boolean) => (orMore ? `${length} ou plus` : counted(length, 'lettre')),
    each: (points: number) => counted(points, 'point'),
    type: 'Ou tape un mot',
    typeHint: 'Entrée le joue',
    enter: 'Jouer le mot tapé',
    clear: 'Effacer',
    letGo: 'Lâche.',
    playWord: 'Jouer',
    pause: 'Pause',
    hint: 'Indice',
    endTurn: 'Finir le tour',
    good: (word: string, points: number) => `${word} : ${counted(points, 'point')}`,
    grid: 'Lettres de la grille',
    gridHint: 'Les flèches déplacent, Espace prend une lettre, Entrée joue le mot, Échap l’efface. Ou tape le mot.',
    square: (letter: string, row: number, column: number) => `${letter}, ligne ${row}, colonne ${column}`,
    taken: (order: number) => `lettre ${order} du mot`,
    left: (words: number) => counted(words, 'mot'),
    list: 'Les mots que tu as trouvés',
    menu: 'Menu',
    sound: 'Couper le son',
    soundOn: 'Remettre le son',
    help: 'Comment jouer',
  },
  remarks: {
    begin: 'Les longs mots comptent le plus : huit lettres font 11 points.',
    hurry: 'La dernière demi-minute !',
    half: 'Plus de la moitié des mots sont à toi !',
    oneMore: (letters: number, points: number) =>
      `${numerals[letters]} lettres en vue ? Cela ferait ${counted(points, 'point')}.`,
    longest: (points: number) => `${counted(points, 'point')} : aucun mot ne rapporte plus.`,
  },
  ready: {
    title: (name: string) => (name === you ? 'C’est à toi !' : `${name}, c’est à toi !`),
    alone: 'On y va ?',
    first: (seconds: number | null) =>
      seconds === null ? 'Sans chrono : cherche aussi longtemps que tu veux.' : `Tu as ${clockText(seconds)}.`,
    handOver: (name: string) => `Passe à ${name}. Personne d’autre ne doit encore voir les lettres.`,
    begin: 'Commencer',
    stop: 'Arrêter la partie ici',
  },
  printed,
  raced,
  rival,
  shared,
  pause: {
    title: 'En pause',
    why: 'Les lettres sont cachées et le chrono est arrêté.',
    hidden: 'En pause, car la page n’était plus visible. Le chrono s’est arrêté.',
    goOn: 'Reprendre',
    end: 'Finir le tour',
    asks: {
      title: 'Finir le tour ?',
      means: 'Ce qui est trouvé compte, et le temps qui reste est perdu.',
      keep: 'Continuer',
      sure: 'Oui, finir',
    },
    leave: 'Quitter pour l’instant',
    leaveMeans: 'La partie est gardée : reprends-la depuis le menu.',
  },
  hint: {
    title: 'Indices',
    counts: 'Combien de mots restent à chaque lettre',
    counted: 'Chaque lettre montre à combien de mots elle sert encore.',
    letter: 'Montrer la première lettre d’un mot',
    more: (shown: number) => `Une lettre de plus (${shown} déjà là)`,
    shown: (letters: string, length: number) => `${counted(length, 'lettre')}, au début : ${letters}.`,
    none: 'Tous les mots connus sont trouvés. Bravo !',
    waiting: 'Les mots se comptent. Un instant.',
    failed: 'Les mots n’ont pas pu être comptés. Redemande.',
    free: 'Les indices ne coûtent rien ; le résultat dit combien ont été pris.',
    close: 'Fermer',
  },
  ended: (reason: TurnEnd) => ends[reason],
  speech: {
    began: (name: string, seconds: number | null) =>
      seconds === null
        ? `${does(name, 'commence')}, sans chrono.`
        : `${does(name, 'commence')} : ${clockText(seconds)}.`,
    beganAlone: (seconds: number | null) =>
      `La recherche commence${seconds === null ? ', sans chrono' : ` : ${clockText(seconds)}`}.`,
    took: (letters: string) => letters,
    found: (word: string, points: number, score: number) => `${word}, ${counted(points, 'point')}. Score ${score}.`,
    ended: (reason: TurnEnd, words: number, score: number) =>
      `${ends[reason]} ${counted(words, 'mot')}, ${counted(score, 'point')}.`,
    left: (seconds: number) => `Encore ${counted(seconds, 'seconde')}.`,
    paused: 'En pause.',
    wentOn: 'La partie continue.',
    cleared: 'Effacé.',
  },
  result: {
    seek: 'Chercher les manqués',
    seekMeans: 'Une grille de mots mêlés avec les mots manqués',
    missedList: 'Mots manqués',
    title: (words: number, hidden: number) =>
      `${plural(words, { one: 'Le mot', other: `Les ${words} mots` })} de la grille${notShown(hidden)}`,
    solving: 'Recherche de tous les mots…',
    failed: 'Les mots de la grille sont introuvables. Ce que tu as trouvé est montré.',
    tryAgain: 'Réessayer',
    winner: (names: readonly string[]) => (names.length === 0 ? 'Aucun mot trouvé' : wins(names)),
    own: 'Ton résultat',
    alone: (words: number, points: number) => `${counted(words, 'mot')}, ${counted(points, 'point')}`,
    within: ({ reach, found, all }: Within) =>
      `${figure(found)} sur ${plural(all, { one: 'le seul mot connu', other: `les ${counted(all, 'mot')} connus` })} ${knowers[reach]}`,
    shared: 'commun',
    missed: 'raté',
    missedBy: ['raté', 'raté', 'raté à deux', 'raté par tous'],
    foundBy: (names: readonly string[]) => `trouvé par ${oneByOne(names)}`,
    struck: (count: number) =>
      `${counted(count, 'mot commun', 'mots communs')} ${plural(count, { one: 'rayé', other: 'rayés' })} : aucun point.`,
    point: 'Choisis un mot pour voir son chemin et son sens.',
    hints: (count: number) => counted(count, 'indice'),
    again: 'Relancer',
    same: 'Même grille',
    menu: 'Menu',
    path: (at: number, all: number) => `chemin ${at} sur ${all}`,
    previous: 'Chemin précédent',
    next: 'Chemin suivant',
    inside: 'Dedans',
    group: (length: number, orMore: boolean) => (orMore ? `${length} ou plus` : counted(length, 'lettre')),
    groupNote: (points: number, found: number, all: number) => `${counted(points, 'point')}, ${found} sur ${all}`,
    byStart: 'Ratés, par initiale',
    byLength: 'Par longueur',
    view: 'Comment les mots sont listés',
    startAt: (letter: string, row: number, column: number) => `${letter} (ligne ${row}, colonne ${column})`,
  },
  solver: {
    title: 'Résoudre une grille',
    field: 'Tape ou colle ses lettres, ligne par ligne',
    fits: (count: number, side: number, hasQ: boolean) =>
      `${counted(count, 'lettre')} : ${side} × ${side}.${hasQ ? ' Q se lit QU.' : ''}`,
    paste: 'Coller',
    pasteFailed: 'Le navigateur ne donne pas le presse-papiers : appuie sur Ctrl+V dans le champ.',
    roll: 'Lancer',
    shortest: 'Mot le plus court',
    solving: 'Recherche…',
    failed: 'La grille n’a pas pu être résolue : la recherche s’est arrêtée. Réessaie.',
    tryAgain: 'Réessayer',
    sums: (words: number, points: number) => `${counted(words, 'mot')}, ${counted(points, 'point')}`,
    filter: 'Filtre, p. ex. ING ou ?R*T',
    order: 'Trier par',
    orders: { score: 'Score', length: 'Longueur', alphabet: 'A à Z' },
    columns: { word: 'Mot', letters: 'Lettres', points: 'Points', paths: 'Chemins' },
    shown: (from: number, to: number, all: number) => `${from}–${to} sur ${all}`,
    none: 'Aucun mot de la grille ne passe le filtre.',
    noWords: 'Il n’y a pas de mot de cette longueur dans la grille.',
    watch: 'Regarder',
    chart: 'Mots par longueur',
    list: 'Mots de la grille',
    noMeaning: 'Aucun sens connu.',
  },
  watch: {
    title: 'L’ordinateur joue',
    played: 'Joué jusqu’ici',
    points: 'Points',
    pause: 'Pause',
    goOn: 'Reprendre',
    next: 'Mot suivant',
    previous: 'Mot précédent',
    speed: 'Vitesse',
    speeds: (seconds: number) => `${figure(seconds)} s par mot`,
    over: 'C’étaient tous les mots.',
    from: (first: string, last: string, squares: number) => `Du ${first} au ${last} : ${counted(squares, 'case')}.`,
    again: 'Depuis le début',
  },
  help,
} as const;
