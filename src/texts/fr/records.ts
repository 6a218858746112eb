import { counted, day, figure, inFigures, oneByOne, plural, together } from './forms';

/** Begun seconds are left on the clock of a game: only whole ones have passed. */
const clock = (ms: number) => {
  const seconds = Math.floor(ms / 1000);
  return inFigures(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`);
};

/** What is said of what was played, and of what everyone gets every day. */
export const records = {
  title: 'Statistiques',
  game: 'Jeu',
  level: 'Niveau',
  all: 'Tous',
  levels: {
    people: 'Personnes',
    standard: '12 minutes',
    scaled: 'Selon les directions',
    off: 'Sans horloge',
    4: '4 × 4',
    5: '5 × 5',
    6: '6 × 6',
    typed: 'Grille saisie',
  },
  played: 'Jouées',
  since: (date: Date) => `depuis le ${day(date)}`,
  won: 'Gagnées',
  allFound: 'Tout trouvé',
  bestGame: 'Meilleure partie',
  against: (names: readonly string[]) => `contre ${together(names)}`,
  average: (points: number) => `${figure(Math.round(points))} en moyenne`,
  bestPlay: 'Meilleur coup',
  bestWord: 'Meilleur mot',
  longest: 'Mot le plus long',
  share: {
    wordbler: ['Précision', 'tes coups, par rapport au meilleur possible'],
    search: ['Visée', 'traits qui étaient des mots de la liste'],
    scramble: ['Récolte', 'des points que presque tous peuvent trouver'],
  },
  percent: (share: number) => `${figure(Math.round(100 * share))} %`,
  more: (share: number) => `${share < 0 ? '−' : '+'}${figure(Math.abs(Math.round(100 * share)))} %`,
  gamesAgo: (games: number) => `il y a ${counted(games, 'partie')}`,
  lastGame: 'dernière partie',
  chart: (name: string, games: number, first: string, last: string, mean: string) =>
    `${name} en ${counted(games, 'partie')} : de ${first} à ${last}, la moyenne des sept dernières ${mean}.`,
  which: 'Partie',
  mean: 'Moyenne de sept',
  few: 'Une courbe se dessine dès que deux parties se comparent.',
  empty: 'Aucune partie n’a été finie ici. Tout ce que tu joues jusqu’au bout compte.',
  row: (days: number) => `${counted(days, 'jour')} de suite`,
  best: (days: number) => `record ${figure(days)}`,
  states: {
    row: 'joué, dans la série',
    played: 'joué',
    forgiven: 'manqué, et pardonné',
    missed: 'pas joué',
    today: 'aujourd’hui',
    coming: 'à venir',
  },
  weekdays: ['L', 'M', 'M', 'J', 'V', 'S', 'D'],
  milestones: 'Étapes',
  reached: (count: number, all: number) => `${figure(count)} sur ${figure(all)}`,
  isReached: 'atteinte',
  fresh: (names: readonly string[]) => `Atteint : ${oneByOne(names)}. Les oiseaux chantent !`,
  names: {
    games50: 'Cinquante parties',
    rack: 'Les sept lettres d’un coup',
    play80: 'Un coup à 80 points',
    word9: 'Un mot de neuf lettres',
    beatExpert: 'Battre l’Expert',
    beatThree: 'Gagner contre trois',
    pages10: 'Dix grilles',
    all1: 'Les quatorze mots trouvés',
    all25: 'Tout trouvé dans 25 grilles',
    unhelped: 'Chaque trait un mot',
    score5000: '5 000 points en une grille',
    dailySearch7: 'Sept grilles du jour',
    boards10: 'Dix plateaux',
    boards100: 'Cent plateaux',
    points30: '30 points sur un plateau',
    points60: '60 points sur un plateau',
    word7: 'Un mot de sept lettres',
    dailyBoard7: 'Sept plateaux du jour',
  },
  how: (cheats: number, apart: number, imported: number) =>
    oneByOne([
      ...(cheats > 0 ? [`${figure(cheats)} avec triche ou en entraînement, hors records`] : []),
      ...(apart > 0 ? [`${figure(apart)} avec avantage ou sur un autre plateau, hors records aussi`] : []),
      ...(imported > 0
        ? [`${figure(imported)} ${plural(imported, { one: 'apportée', other: 'apportées' })} d’ailleurs`]
        : []),
    ]),
  learned: (learned: number, all: number) => `${figure(learned)} sur ${counted(all, 'mot')} appris`,
  learnedMeans: 'Les mots manqués reviennent sous Apprendre.',
  aside:
    'Le journal des parties n’a pas pu être lu. Il est mis de côté, rien n’en est perdu, et un nouveau a été commencé.',
  save: 'L’enregistrer en fichier',
  fileName: 'journal.json',
  notSaved: 'Le navigateur n’autorise peut-être pas l’enregistrement d’un fichier ici.',
  today: 'Aujourd’hui',
  allDone: 'Tout est fait',
  strip: 'Défis du jour',
  find: 'Coup du jour',
  open: 'à jouer',
  underWay: 'continuer',
  left: 'quitté, entraînement',
  done: (found: number, of: number | undefined, points: number, ms: number | undefined) =>
    of === undefined
      ? counted(points, 'point')
      : `${figure(found)} sur ${figure(of)}${ms === undefined ? '' : `, ${clock(ms)}`}`,
  practised: (how: string) => `${how}, entraînement`,
  look: (name: string, how: string) => `${name} : ${how}. Voir le résultat`,
  again: (name: string, how: string) => `${name} : ${how}. Rejouer, pour s’entraîner`,
  play: (name: string, how: string) => `${name} : ${how}`,
  days: 'de suite',
  archive: 'Les 30 derniers jours',
  archiveMeans: 'Les anciens sont de l’entraînement : ils ne changent ni la série ni le résultat du jour.',
  close: 'Fermer',
  ofDay: (name: string, date: Date) => `${name}, ${day(date)}`,
  told: (name: string, date: Date, how: string) =>
    `${name}, ${day(date)} ${figure(date.getFullYear())} : ${how}`,
  finding: {
    none: 'Il n’y a pas de coup pour ce jour. Ils vont de novembre 2026 à dix ans plus tard.',
    missing: 'Le coup de ce jour n’a pas pu être chargé. Réessaie avec une connexion.',
    greeting: 'Quel coup vaut le plus ? Un seul tour, trois indices ; le coup joué compte.',
    practice: 'C’est de l’entraînement : cela ne compte pour aucun jour.',
    found: 'Tu l’as trouvé !',
    near: 'Bien joué',
    given: 'C’était le meilleur coup',
    answer: 'Meilleur coup',
    yours: 'Ton coup',
    noPlay: 'Aucun coup',
    look: 'Sur le plateau',
    again: 'Rejouer, pour s’entraîner',
    share: 'Partager le résultat',
    copied: 'Copié. Le texte ne contient aucun mot du coup.',
    score: (found: number, of: number) => `${figure(found)} sur ${counted(of, 'point')}`,
    hints: (hints: number) => (hints === 0 ? 'aucun indice' : counted(hints, 'indice')),
    /** Squares and figures alone: no word, no place. */
    text: (date: Date, found: number, of: number, squares: string) =>
      `Wordbler, coup du ${day(date)} ${figure(date.getFullYear())} : ${figure(found)} sur ${counted(of, 'point')}\n${squares}`,
  },
  date: day,
} as const;
