import type { KeyHelp } from '../../sentence-facts';
import { counted, day, figure, oneByOne, plural } from '../forms';

export const help = {
  title: 'Comment jouer à Scramble',
  steps: [
    ['Glisse', 'De lettre en lettre, et lâche à la fin du mot.'],
    ['Ou touche, ou tape', 'Touche les lettres une à une, et deux fois la dernière ; ou tape le mot.'],
    ['Un pas en arrière', 'Revenir sur la lettre d’avant retire la dernière.'],
    [
      'Des chaînes qui se touchent',
      'Les lettres se suivent en ligne, en colonne ou de biais. Aucune case deux fois dans un mot. Qu compte pour deux lettres.',
    ],
    [
      'Une grille pour tous',
      'À plusieurs, on la fouille à tour de rôle. Les mots trouvés à deux peuvent être rayés à la fin.',
    ],
  ],
  points: {
    title: 'Points',
    rows: [
      ['3 ou 4 lettres', '1'],
      ['5 lettres', '2'],
      ['6 lettres', '3'],
      ['7 lettres', '5'],
      ['8 ou plus', '11'],
    ],
  },
  keys: [
    { keys: 'A à Z', meaning: 'Taper un mot : tous ses chemins s’allument' },
    { keys: 'Entrée', meaning: 'Jouer le mot' },
    { keys: 'Retour arrière', meaning: 'Retirer la dernière lettre' },
    { keys: 'Échap', meaning: 'Effacer le mot' },
    { keys: '← ↑ → ↓', meaning: 'Se déplacer sur les lettres' },
    { keys: 'Espace', meaning: 'Prendre la lettre ; encore sur la dernière, jouer le mot' },
    { keys: '7', meaning: 'Indices' },
    { keys: '8', meaning: 'Couper ou remettre le son' },
    { keys: '9', meaning: 'Pause' },
    { keys: '.', meaning: 'Plein écran, ou non' },
    { keys: '?', meaning: 'Cette aide' },
  ] satisfies KeyHelp[],
} as const;

/** Of words that are counted, and that no family table need see. */
export const notShown = (hidden: number) =>
  hidden > 0 ? `, ${figure(hidden)} ${plural(hidden, { one: 'caché', other: 'cachés' })}` : '';

/** A board on paper, and the panel that prints it. */
export const printed = {
  board: 'La grille',
  rules: (shortest: number) =>
    `Des mots de ${shortest} lettres ou plus, chaque lettre touchant la suivante, aucune deux fois dans un mot.`,
  points: 'Points :',
  words: (count: number) => `La liste : ${counted(count, 'mot')}`,
  wordsMean: 'sur des pages à part',
  wordsTitle: (all: number, hidden: number) =>
    `Scramble : ${plural(all, { one: 'le seul mot', other: `les ${counted(all, 'mot')}` })}${notShown(hidden)}`,
} as const;

/** What is said of a board while others race on it. */
export const raced = {
  turn: 'en course',
  goesOn: 'La course continue pendant ce temps : son horloge n’attend personne.',
  noHint: 'En course, personne n’est aidé.',
  back: 'Retour à la course',
};

/** The computer, which searches the same board at the same time. */
export const rival = {
  label: 'Adversaire',
  means: 'L’ordinateur cherche dans la même grille',
  nobody: 'Personne',
  against: (name: string) => `contre ${name}`,
  stands: (name: string, words: number, points: number) =>
    `${name} : ${counted(words, 'mot')}, ${counted(points, 'point')}`,
};

interface Shared {
  /** Only of the board that everyone gets on a day. */
  date: Date | undefined;
  players: readonly { name: string; words: number; score: number }[];
  /** How many words there were to find, where that is known. */
  all: number | undefined;
}

/** A result that gives no word of the board away. */
export const shared = {
  result: 'Résultat en texte',
  title: 'Partager le résultat',
  copied: 'Copié. Colle-le où tu veux : le lien mène à la même grille.',
  text: ({ date, players, all }: Shared) => {
    const name = date ? `Scramble du ${day(date)} ${figure(date.getFullYear())}` : 'Scramble';
    const results = players.map(
      (player) =>
        `${players.length > 1 ? `${player.name} ` : ''}${counted(player.score, 'point')} avec ${counted(player.words, 'mot')}`,
    );
    return `${name} : ${oneByOne(results)}${all === undefined ? '' : `, sur ${figure(all)} dans la grille`}`;
  },
} as const;
