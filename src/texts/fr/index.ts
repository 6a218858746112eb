import type { EndReason, GameEvent, NameFault, Refusal } from '../../wordbler/rules';
import { computer, curtain, draw, happening, hint, notInDictionary, table } from './board';
import { common } from './common';
import { counted, day, does, inFigures, of, plural, wins, you } from './forms';
import { about, fetching, help, keys, lesson, meanings, menu, settings, share, way } from './menu';
import { boot, fault, letterKeys, saves, searchSaves, sound } from './page';
import { searchLists } from './search/lists';
import { mascots, mascotsInShort, record, select } from './select';
import { speech } from './speech';
import { printing, transfer } from './transfer';

const refusals: Readonly<Record<Refusal | 'disjoint' | 'noSuchTile', string>> = {
  malformed: 'Ce coup n’existe pas dans ce jeu.',
  notBegun: 'La partie n’a pas encore commencé.',
  alreadyBegun: 'La partie a déjà commencé.',
  gameOver: 'La partie est finie.',
  noSuchSeat: 'Cette place est vide.',
  notYourTurn: 'Ce n’est pas ton tour.',
  challengeOpen: 'Le dernier coup peut encore être contesté.',
  noChallenge: 'Il n’y a pas de coup à contester.',
  notYourPlay: 'Tu n’as plus ton mot à dire sur ce coup.',
  notYourTile: 'Ce jeton n’est pas sur ton chevalet.',
  alreadyLaid: 'Ce jeton est déjà sur le plateau.',
  notLaid: 'Ce jeton n’a pas été posé ce tour-ci.',
  outsideBoard: 'C’est en dehors du plateau.',
  squareTaken: 'Cette case est prise.',
  letterMissing: 'Choisis une lettre pour le joker.',
  notALetter: 'Cette lettre n’existe pas dans ce jeu.',
  notABlank: 'Seul un joker peut changer de lettre.',
  noSuchCell: 'Le chevalet n’a pas cette place.',
  nothingLaid: 'Pose d’abord au moins un jeton.',
  nothingToTakeBack: 'Tu n’as aucun jeton sur le plateau ce tour-ci.',
  notInLine: 'Les lettres vont sur une seule ligne ou colonne.',
  gap: 'Il y a un trou dans le mot.',
  missesStar: 'Le premier mot doit passer par l’étoile.',
  tooShort: 'Le premier mot demande deux lettres.',
  disjoint: 'Le mot doit toucher un mot du plateau.',
  takeTilesBack: 'Reprends d’abord tes jetons : « Rappeler ».',
  bagTooSmall: 'Pour échanger, il faut sept jetons dans le sac.',
  noTilesChosen: 'Choisis les jetons à échanger.',
  tileChosenTwice: 'Un jeton ne s’échange qu’une fois.',
  noHints: 'Cette table joue sans indices.',
  noMoreHints: 'L’indice t’a dit tout ce qu’il y a à dire.',
  hintsSpent: 'Tu as pris tous les indices que tu avais.',
  noClock: 'Cette partie se joue sans chrono.',
  alreadyResigned: 'Tu as déjà quitté cette partie.',
  noSuchTile: 'Il n’y a plus de tel jeton sur le chevalet.',
};

const names: Readonly<Record<NameFault, string>> = {
  nameEmpty: 'Écris un nom.',
  nameTooLong: '16 caractères au plus.',
  nameTaken: 'Ce nom est déjà pris.',
};

const endings: Readonly<Record<EndReason, string>> = {
  fails: 'Trop de tours blancs d’affilée : tout le monde perd la valeur de son chevalet.',
  wentOut: 'Le dernier jeton est posé : les autres perdent la valeur de leur chevalet, et qui a fini la gagne.',
  bagEmpty: 'Le sac est vide : tout le monde perd la valeur de son chevalet.',
  resigned:
    'Tous les autres ont abandonné : leurs points restent, mais ils ne peuvent plus gagner, et aucun chevalet n’est compté.',
  oneTurn: 'Son seul tour est joué.',
};

function news(event: GameEvent, name: (seat: number) => string): string | undefined {
  switch (event.type) {
    case 'startDecided':
      return `${does(name(event.seat), 'commence')}.`;
    case 'playRefused':
      return refusals[event.reason];
    case 'wordsRejected':
      return notInDictionary(event);
    case 'playScored': {
      const [main] = event.sheet.words;
      return `${does(name(event.seat), 'marque')} ${event.sheet.total}${main ? ` avec ${main.word}` : ''}.`;
    }
    case 'playAccepted':
      return `${does(name(event.by), 'accepte')} le coup.`;
    case 'playChallenged':
      return event.words.length === 0
        ? `Tout est au dictionnaire. ${does(name(event.by), 'saute')} le prochain tour.`
        : notInDictionary(event);
    case 'exchanged':
      return `${does(name(event.seat), 'échange')} ${counted(event.returned.length, 'jeton')}.`;
    case 'passed':
      return `${does(name(event.seat), 'passe')}.`;
    case 'timedOut':
      return `${does(name(event.seat), 'n’a plus de temps', 'n’as plus de temps')}.`;
    case 'turnSkipped':
      return `${does(name(event.seat), 'saute')} un tour.`;
    case 'resigned':
      return `${does(name(event.seat), 'abandonne')}.`;
    default:
      return undefined;
  }
}

/** Every sentence a player reads, in French. */
export { embed } from './embed';
export { online } from './online';
export { records } from './records';
export { review } from './review';
export { scramble } from './scramble';
export { search } from './search';
export { study } from './study';

export const fr = {
  common,
  inFigures,
  refusals,
  names,
  saves,
  searchSaves,
  endings,
  happening,
  news,
  bagTooSmall: (needs: number) =>
    needs === 7 ? refusals.bagTooSmall : `Pour échanger, il faut ${counted(needs, 'jeton')} dans le sac.`,
  fault,
  boot,
  fetching,
  menu,
  settings,
  help,
  lesson,
  about,
  select,
  searchLists,
  share,
  mascots,
  mascotsInShort,
  table,
  computer,
  hint,
  draw,
  speech,
  keys,
  meanings,
  printing,
  record,
  way,
  transfer,
  board: {
    toMove: 'À jouer',
    tilesLeft: (count: number) => plural(count, { one: 'jeton', other: 'jetons' }),
    fails: 'Tours blancs d’affilée',
    failsShort: 'Blancs',
    failsOf: (fails: number, most: number) => `${fails}/${most}`,
    done: 'Valider',
    undo: 'Annuler',
    recall: 'Rappeler',
    shuffle: 'Mêler',
    exchange: 'Échanger',
    exchangeTiles: (count: number) => `Échanger ${counted(count, 'jeton')}`,
    cancel: 'Annuler',
    pass: 'Passer',
    takePassBack: 'Annuler',
    passing: 'Tu passes dans trois secondes. Appuie sur Échap pour annuler.',
    passSure: {
      title: 'Passer ?',
      means: 'Tes jetons retournent au chevalet.',
      only: 'Il n’y a pas d’autre tour ici : le meilleur coup est montré ensuite.',
      goOn: 'Continuer à jouer',
      pass: 'Passer',
    },
    history: (name: string) => of('Historique', name),
    leave: 'Quitter',
    score: (points: number) => `Rapporte ${points}`,
    premiumSigns: { '2L': 'LD', '3L': 'LT', '2W': 'MD', '3W': 'MT' },
    shortPremiums: { '2L': 'lettre ×2', '3L': 'lettre ×3', '2W': 'mot ×2', '3W': 'mot ×3' },
    premiums: { '2L': 'Lettre double', '3L': 'Lettre triple', '2W': 'Mot double', '3W': 'Mot triple' },
    otherTab: 'La partie continue dans un autre onglet. Recharge cette page pour la reprendre ici.',
    notKept: 'Ce navigateur ne garde rien pour cette page : la partie sera perdue à sa fermeture.',
    notFilled: 'Cette page n’a pas le droit de passer en plein écran ici.',
    clockAhead: (date: Date) =>
      `Entraînement : l’horloge avançait. Les jours comptent à nouveau à partir du ${day(date)}.`,
  },
  letterKeys,
  sound,
  curtain,
  chooser: {
    title: 'Choisis une lettre pour le joker',
    means: 'Elle compte 0 point. Touche à côté pour le reprendre.',
    cancel: 'Annuler',
  },
  sheet: {
    title: (name: string, points: number) => `${does(name, 'marque')} ${points}`,
    place: (direction: 'across' | 'down', from: string) =>
      `${direction === 'across' ? 'horizontal' : 'vertical'} en ${from}`,
    main: 'mot principal',
    cross: 'mot croisé',
    reads: 'Ces lettres forment',
    wordTimes: (multiplier: number) => `mot × ${multiplier}`,
    bonus: 'Les sept jetons',
    total: 'Total',
    goOn: 'Continuer',
  },
  challenge: {
    title: (name: string, points: number) => `${does(name, 'pose')} un coup à ${points}`,
    ask: (name: string) => `${name === you ? 'À toi de dire' : name} : est-ce que tout est bien un mot ?`,
    accept: 'Accepter',
    challenge: 'Contester',
  },
  history: {
    title: (name: string) => of('Historique', name),
    none: 'Rien encore.',
    turn: 'Tour',
    close: 'Fermer',
  },
  over: {
    review: 'Analyse',
    result: 'Résultat',
    wins,
    reckoning: 'Décompte',
    player: 'Joueur',
    played: 'Joué',
    adjustments: 'À la fin',
    total: 'Total',
    place: 'Place',
    playAgain: 'Rejouer',
    newTable: 'Nouvelle table',
  },
} as const;
