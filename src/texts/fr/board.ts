import type { Direction, HistoryEntry, NoWords, Square } from '../../wordbler/rules';
import type { PlaceHeld } from '../sentence-facts';
import { counted, de, does, figure, oneByOne, plural, squareName, tenths, together, you } from './forms';

/** What stands around the board. */
export const table = {
  menu: 'Menu',
  goOn: 'Continuer la partie',
  help: 'Touches et aide',
  mute: 'Couper le son',
  unmute: 'Remettre le son',
  fullscreen: 'Plein écran',
  person: 'Humain',
  lastPlays: 'Derniers coups',
  laid: (name: string) => (name === you ? '' : 'pose'),
  hurry: 'Touche pour accélérer',
  hurryAnywhere: 'Touche n’importe où pour accélérer',
  openRacks: 'Jeu ouvert : toutes les lettres se voient',
  missed: 'raté',
  exchange: 'Échange',
  exchanged: (count: number) => counted(count, 'jeton'),
  pass: 'Passe',
  timeOut: 'Hors temps',
  skipped: 'Saute un tour',
  inVain: 'Contestation',
  unseen: 'Pas encore vus',
  whereUnseen: (bag: number, racks: number) => `${bag} au sac, ${racks} en main`,
  why: {
    notOpen: 'Pas pendant que les jetons bougent',
    nothingLaid: 'Aucun jeton n’est encore posé',
    bagTooSmall: (needs: number) => `Le sac contient moins de ${counted(needs, 'jeton')}`,
  },
  history: {
    title: 'Historique',
    howScored: (word: string) => `Le compte ${de(word)}`,
    turn: 'Tour',
    what: 'Coup',
    score: 'Score',
    total: 'Total',
    missed: 'Ratés',
    none: 'Rien encore.',
    close: 'Fermer',
    average: 'par coup',
    averageOf: tenths,
    best: 'meilleur coup',
    misses: 'ratés',
    exchanges: 'échanges',
    notWords: 'pas au dictionnaire',
    disjoint: 'ne touche aucun mot',
  },
  over: {
    replay: 'Revoir',
    savePicture: 'Enregistrer l’image',
    picture: 'Image',
    saveRecord: 'Enregistrer la partie GCG',
    record: 'Partie',
    left: 'Reste au chevalet',
    reckoning: 'Décompte',
    records: 'Les records de la partie',
    bestPlay: 'Meilleur coup',
    longestWord: 'Mot le plus long',
    average: 'Moyenne par tour',
    averageOf: tenths,
    bonuses: 'Bonus',
    byWhom: (figure: number, name: string) => `${figure}, ${name}`,
    letters: (count: number, name: string) => `${counted(count, 'lettre')}, ${name}`,
    noBonus: 'jamais sept d’un coup',
    times: (count: number) => (count === 1 ? 'une fois' : `${count} fois`),
    wentOut: 'fini en premier',
    handicap: 'donnés au départ',
    overTime: (minutes: number) => `${minutes} min de trop`,
    resigned: 'abandon : après tous les autres',
    margin: (first: number, second: number) => `${first} à ${second}`,
  },
} as const;

const places = ['en tête', 'deuxième'] as const;
const ahead = ['de la tête', 'de la deuxième place', 'de la troisième place'] as const;

export const curtain = {
  title: (name: string) => `Passe à ${name}`,
  passTo: 'Passe à',
  lift: 'Voir mes jetons',
  standing: (points: number, held: PlaceHeld | undefined, left: number) => {
    const place =
      held && ('behind' in held ? `à ${figure(held.behind)} ${ahead[held.place - 1]}` : places[held.place - 1]);
    const at = place === undefined ? '' : `, ${place}`;
    return `${counted(points, 'point')}${at} · ${counted(left, 'jeton')} au sac`;
  },
} as const;

function reason(letter: string): string {
  if (letter === '') return 'Un joker bat tout.';
  return letter === 'A' ? 'Rien ne vient avant A.' : `${letter} est la plus proche de A.`;
}

/** What stands on the board while it is drawn who starts. */
export const draw = {
  title: 'Qui commence ?',
  rule: 'Un jeton par chevalet. La lettre la plus proche de A commence ; un joker bat tout.',
  tie: (names: readonly string[], letter: string) =>
    letter
      ? `${together(names)} : la même lettre, ${letter}.`
      : `${together(names)} : un joker ${names.length === 2 ? 'pour les deux' : 'partout'}.`,
  again: 'Nouveau tirage ; les premiers jetons restent dehors.',
  starts: (name: string) => `${does(name, 'commence')}.`,
  told: (drawn: readonly { name: string; letters: readonly string[] }[], first: string) => {
    const draws = drawn.map(({ name, letters }) => does(name, `a tiré ${drew(letters)}`, `as tiré ${drew(letters)}`));
    return `${draws.join('. ')}. ${does(first, 'commence')}.`;
  },
  because: (letter: string, others: readonly string[]) => `${reason(letter)} Puis ${together(others)}.`,
};

const drew = (letters: readonly string[]) => letters.map((letter) => letter || 'un joker').join(', puis ');

export const notInDictionary = ({ words, inAnyOrder }: NoWords) =>
  `${inAnyOrder ? 'Aucun mot, quel que soit l’ordre' : 'Pas au dictionnaire'} : ${oneByOne(words)}`;

export function happening(entry: HistoryEntry, name: (seat: number) => string): string {
  switch (entry.kind) {
    case 'played':
      return oneByOne(entry.sheet.words.map(({ word }) => word));
    case 'exchanged':
      return `Échange de ${counted(entry.count, 'jeton')}`;
    case 'passed':
      return 'Passe';
    case 'invalid':
      return notInDictionary(entry);
    case 'disjoint':
      return `Ne touche aucun mot : ${entry.word}`;
    case 'timedOut':
      return 'Temps écoulé';
    case 'challengedInVain':
      return `Conteste à tort (${name(entry.by)})`;
    case 'skipped':
      return 'Tour sauté';
    case 'resigned':
      return 'Abandon';
    case 'handicap':
      return 'Commence avec un avantage';
    case 'rackLost':
      return `Reste au chevalet : ${entry.letters.map((letter) => letter || 'joker').join(' ')}`;
    case 'wentOut':
      return 'Chevalet vidé en premier';
    case 'overTime':
      return `${counted(entry.minutes, 'minute')} de trop`;
  }
}

/** What is said of an event; undefined where the table shows it plainly enough. */

const numbers = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept'];
const these = (count: number) => plural(count, { one: 'Ce jeton', other: `Ces ${numbers[count]} jetons` });

/** As players write it: A1 is the top left corner. */

const ways: Readonly<Record<Direction, string>> = { across: 'horizontal', down: 'vertical' };

interface HintedWord extends Square {
  word: string;
  direction: Direction;
  points: number;
}

/** What the teacher says while a turn is played, and after it. */
export const hint = {
  hint: 'Indice',
  more: 'Encore',
  thinking: 'Je cherche',
  layIt: 'Le poser',
  liesThere: 'L’indice est sur le plateau',
  title: (step: number) => `Indice ${step} sur 3`,
  tiles: (count: number) => `${these(count)}.`,
  squares: (count: number) => `${these(count)}, ici.`,
  word: ({ word, direction, ...from }: HintedWord) => `${word}, ${squareName(from)} ${ways[direction]}`,
  points: (points: number) => counted(points, 'point'),
  /** Beneath a play in words of the table's level. */
  beyond: ({ word, direction, points, ...from }: HintedWord) =>
    `Expert : ${word}, ${squareName(from)} ${ways[direction]}, ${points}`,
  noPlay: 'Aucun coup n’est possible avec ces jetons : échange ou passe.',
  failed: 'L’indice est introuvable. Rien n’a été compté : réessaie.',
  close: 'Fermer l’indice',
  taken: (count: number) => counted(count, 'indice'),
  /** For those who don't see the marks. */
  spoken: {
    thinking: 'Recherche d’un coup.',
    tiles: (letters: readonly string[]) =>
      `Indice 1 sur 3 : utilise ${oneByOne(letters.map((letter) => letter || 'le joker'))}.`,
    squares: (squares: readonly Square[]) => `Indice 2 sur 3 : en ${oneByOne(squares.map(squareName))}.`,
    word: ({ word, direction, points, ...from }: HintedWord) =>
      `Indice 3 sur 3 : ${word}, ${ways[direction]} depuis ${squareName(from)}, ${counted(points, 'point')}.`,
    beyond: ({ word, direction, points, ...from }: HintedWord) =>
      `Un expert pose ${word}, ${ways[direction]} depuis ${squareName(from)}, ${counted(points, 'point')}.`,
    closed: 'L’indice est fermé.',
  },
  verdict: {
    found: 'Tu as trouvé le meilleur coup.',
    best: (word: string, points: number, percent: number) => `Le meilleur : ${word}, ${points}. Tu en as ${percent} %.`,
    /** The word would tell the others what is left on the rack. */
    share: (points: number, percent: number) => `Le meilleur coup valait ${points}. Tu en as ${percent} %.`,
    /** The player hears of it at the next turn. */
    last: (word: string, points: number, name: string) =>
      `Le mieux ${name === you ? 'à ton dernier tour' : `au dernier tour ${de(name)}`} : ${word}, ${points}.`,
    beyond: (word: string, points: number) => `Un expert trouve ${word}, ${points}.`,
  },
} as const;

/** The seats at which nobody sits, and games that are only watched. */
export const computer = {
  levels: {
    justRight: 'Sur mesure',
    nestling: 'Oisillon',
    fledgling: 'Moineau',
    songbird: 'Rossignol',
    club: 'Club',
    expert: 'Expert',
    master: 'Maître',
  },
  /** How well a computer plays that is to be just right. */
  steps: {
    hatchling: 'un peu moins qu’Oisillon',
    nestling: 'Oisillon',
    fledgling: 'Moineau',
    aboveFledgling: 'un peu plus que Moineau',
    songbird: 'Rossignol',
    aboveSongbird: 'un peu plus que Rossignol',
    club: 'Club',
    expert: 'Expert',
  },
  justRight: (step: string) => `Sur mesure : ${step}`,
  playsJustRight: (names: readonly string[], step: string) =>
    `${together(names)} ${plural(names.length, { one: 'joue', other: 'jouent' })} sur mesure : ${step}.`,
  nextJustRight: (step: string) => `Prochaine partie sur mesure : ${step}.`,
  kind: (level: string) => `Ordinateur · ${level}`,
  says: (remark: string) => `« ${remark} »`,
  /** What one says that has looked ahead: how sure it is of its play. */
  sure: (percent: number) => `Sûr à ${figure(percent)} %.`,
  /** What a computer says to its own great play. */
  remarks: {
    nestling: ['Un mot ! Un vrai !', 'Flap, flap, hop !', 'Je l’ai trouvé sans aide !', 'C’était beaucoup ?'],
    fledgling: [
      'C’est moi qui ai fait ça ?',
      'Regarde, regarde ce que j’ai trouvé !',
      'La chance du débutant.',
      'Je peux recommencer ?',
    ],
    songbird: [
      'Celui-là, il chante !',
      'Il m’est venu comme un air.',
      'J’aime bien ce chevalet.',
      'Beau temps sur ma branche.',
    ],
    club: ['J’attendais ce moment.', 'Les cases étaient bien placées.', 'Chaque point compte.', 'À toi de jouer.'],
    expert: ['Comme prévu.', 'L’ouverture était trop belle.', 'Le sac a été généreux.', 'Un coup d’avance.'],
    master: [
      'Je l’avais vu venir.',
      'Je l’ai essayé mille fois.',
      'De tous les chemins, celui-ci.',
      'La patience paie.',
    ],
  },
  noThought: 'L’ordinateur n’arrive pas à réfléchir.',
  noThoughtMeans:
    'Ses mots n’ont pas pu être chargés, ou sa réflexion s’est arrêtée. La partie est gardée : réessaie, ou quitte-la et reviens plus tard.',
  tryAgain: 'Réessayer',
  watch: {
    pause: 'Pause',
    goOn: 'Reprendre',
    step: 'Tour suivant',
    stepWhy: 'Montre un tour, puis fait une pause',
    speed: 'Vitesse',
    speeds: { slow: 'Lent', normal: 'Normal', fast: 'Rapide' },
    paused: 'En pause.',
    goesOn: 'La partie continue.',
  },
} as const;
