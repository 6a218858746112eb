import type * as wordSearch from '../../../search/rules';
import type { KeyHelp, SpokenLetter, SpokenRow } from '../../sentence-facts';
import { counted, oneByOne, plural } from '../forms';
import { end } from './end';

type Event = wordSearch.GameEvent;
type Square = wordSearch.Square;

const { points, clock, ways } = end;

const numerals = ['Zéro', 'Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf', 'Dix'];
const numeral = (count: number) => numerals[count] ?? String(count);

const place = ({ x, y }: Square) => `ligne ${y + 1}, colonne ${x + 1}`;

const got = (count: number) =>
  `${numeral(count)} ${plural(count, { one: 's’est échappé. Regarde le cadre vert', other: 'se sont échappés. Regarde les cadres verts' })} en pointillé.`;

const found = (count: number) => plural(count, { one: 'trouvé', other: 'trouvés' });
const missed = (count: number) => plural(count, { one: 'raté', other: 'ratés' });

/** Why nothing came of what was asked; what no player can bring about is not said. */
const refusals: Partial<Readonly<Record<wordSearch.Refusal, string>>> = {
  noClock: 'Cette recherche est sans chrono.',
  nothingToHint: 'Chaque mot qui reste a eu son indice.',
  paused: 'La recherche est en pause.',
};

/** The word search while it is played: what stands around the grid, and what is said of it. */
export const play = {
  practice: 'C’est un entraînement : il ne compte pour aucun jour.',
  points,
  clock,
  ways,
  title: (category: string) => `Mots mêlés : ${category}`,
  back: 'Retour au menu',
  mute: 'Couper le son',
  unmute: 'Remettre le son',
  help: 'Touches et aide',
  menu: 'Pause et menu',
  score: 'Score',
  time: 'Temps restant',
  noLimit: 'Sans limite',
  timeSpoken: (seconds: number) =>
    `Encore ${counted(Math.floor(seconds / 60), 'minute')} ${counted(seconds % 60, 'seconde')}`,
  found: (count: number, all: number) => `${count} sur ${all} ${found(count)}`,
  ofAll: (all: number) => `sur ${all}`,
  pause: 'Pause',
  hint: 'Indice',
  hintCost: (cost: number) => `−${cost}`,
  hintMeans: (cost: number | undefined) =>
    `Indice : la première lettre d’un mot brille${cost === undefined ? '' : `, pour ${counted(cost, 'point')}`}`,
  words: 'Mots à trouver',
  left: (count: number) => `reste ${count}`,
  missed: (count: number) => `${count} ${missed(count)}`,
  missedWord: 'raté',
  secret: (length: number) => '•'.repeat(length),
  spokenRow: ({ word, length, found, sum }: SpokenRow) =>
    `${word ?? counted(length, 'lettre cachée', 'lettres cachées')}${found ? `, trouvé${sum ? `, ${sum}` : ''}` : ''}`,
  spokenMissed: (word: string) => `${word}, raté`,
  sum: (length: number, multiplier: number, score: number) => `${length}×${multiplier} = ${points(score)}`,
  ways8: 'Les directions et leurs facteurs',
  times: (multiplier: number) => `×${multiplier}`,
  readingOf: (way: wordSearch.Direction, multiplier: number) => `${ways[way]} ×${multiplier}`,
  empty: 'Glisse de la première lettre à la dernière.',
  emptyByTaps: 'Touche la première lettre, puis la dernière.',
  start: 'début',
  letGo: 'Lâcher le trait',
  whole: 'Page entière',
  zoomed: 'Agrandie',
  zoom: 'Comment la page se montre',
  fold: 'Replier la liste de mots',
  unfold: 'Montrer la liste de mots',
  reckoning: 'Voir le décompte',
  again: 'Rejouer',
  over: {
    timeOut: 'Trop tard !',
    givenUp: 'Abandon',
    allFound: 'Tout trouvé !',
    found: (count: number) => `${count} ${found(count)}`,
    missed: (count: number) => `${count} ${missed(count)}`,
    words: (count: number) => `${counted(count, 'mot')} ${found(count)}`,
    costs: 'Triches et indices',
    bonus: (seconds: number) => `Bonus de temps, ${seconds} s`,
    noBonus: 'Bonus de temps : il manque des mots',
    total: 'Score',
  },
  paused: {
    title: 'En pause',
    left: (category: string, count: number) => `${category}, ${counted(count, 'mot')} à trouver`,
    hidden: 'La page n’était plus visible : le chrono est arrêté.',
    goOn: 'Reprendre',
    seconds: (seconds: number) => `${counted(seconds, 'seconde')} de plus`,
    flash: 'Montrer les mots',
    cost: (cost: number) => `−${counted(cost, 'point')}`,
    list: 'Liste de mots',
    modes: { all: 'Tous', remaining: 'Restants', hidden: 'Cachés' },
    settings: 'Réglages',
    giveUp: 'Abandonner',
    again: 'Nouvelle page',
    leave: 'Quitter',
    asks: {
      giveUp: {
        title: 'Abandonner ?',
        means: 'Les mots qui manquent se montrent, et la recherche est finie.',
        keep: 'Continuer',
        sure: 'Oui, abandonner',
      },
      again: {
        title: 'Une nouvelle page ?',
        means: 'Cette page et ce qui y a été trouvé seront perdus pour de bon.',
        keep: 'Garder cette page',
        sure: 'Oui, une nouvelle',
      },
    },
  },
  bird: {
    hello: 'Trouve-les tous. Les mots peuvent se croiser.',
    paused: 'Je garde la page fermée.',
    found: (word: string, way: wordSearch.Direction, sum: string | undefined) =>
      `${word}, ${ways[way]} !${sum ? ` ${sum}.` : ''}`,
    nope: 'Non !',
    before: (word: string) => `${word} est déjà trouvé.`,
    hinted: (word: string | null) =>
      word ? `${word} commence là où ça brille.` : 'Un mot caché commence là où ça brille.',
    seconds: (seconds: number) => `${counted(seconds, 'seconde')} de plus. Je n’ai rien vu.`,
    flash: 'Regarde, vite !',
    allFound: 'Tous, sans exception. Bravo !',
    timeOut: got,
    givenUp: got,
  },
  grid: 'Lettres',
  gridHint:
    'Les flèches déplacent, Entrée ou Espace commence un trait et le finit, Maj avec les flèches le trace, Échap le lâche.',
  square: ({ letter, found, missed, mark, hinted, ...at }: SpokenLetter) =>
    oneByOne([
      letter,
      place(at),
      ...found.map((word) => `trouvé dans ${word}`),
      ...missed.map((word) => `raté : ${word}`),
      ...(mark ? [mark === 'start' ? 'début du trait' : 'dans le trait'] : []),
      ...(hinted ? ['brille'] : []),
    ]),
  stroke: (letters: string, way: wordSearch.Direction) => `${letters}, ${ways[way]}`,
  started: (letter: string) => `Le trait commence à ${letter}.`,
  dropped: 'Lâché.',
  secretWord: 'Un mot caché',
  standing: (count: number, all: number, score: number | undefined, seconds: number | undefined) =>
    `${count} sur ${all} ${found(count)}${score === undefined ? '' : `, ${counted(score, 'point')}`}${seconds === undefined ? '' : `, reste ${clock(seconds)}`}.`,
  clockLeft: (seconds: number) =>
    seconds % 60 === 0 && seconds > 0
      ? `Encore ${counted(seconds / 60, 'minute')}.`
      : `Encore ${counted(seconds, 'seconde')}.`,
  refusals,
  howTo: {
    title: 'Comment chercher',
    steps: {
      draw: ['Trouve quatorze mots', 'Glisse de la première lettre d’un mot à la dernière, ou à rebours.'],
      tap: ['Ou touche les deux bouts', 'Un bout, puis l’autre : le trait se trace entre eux.'],
      ways: [
        'Huit directions',
        'Tout droit, de biais, à l’envers. Un mot rapporte sa longueur × le facteur de sa direction.',
      ],
      quick: ['Fais vite', 'Quand tout est trouvé, chaque seconde restante donne 10 points.'],
      pause: ['Pause', 'Le chrono s’arrête quand tu veux, et les lettres sont cachées.'],
      hint: ['Un indice', 'Il fait briller une première lettre, pour 20 points.'],
      closer: ['Regarde de près', 'Sur un téléphone, deux doigts agrandissent la page et la déplacent.'],
    },
  },
  keys: [
    { keys: '← ↑ → ↓', meaning: 'Se déplacer sur les lettres' },
    { keys: 'Entrée ou Espace', meaning: 'Commencer un trait, et le finir' },
    { keys: 'Maj + flèche', meaning: 'Tracer un trait ; relâcher Maj le finit' },
    { keys: 'Échap', meaning: 'Lâcher le trait' },
    { keys: '7', meaning: 'Indice' },
    { keys: '8', meaning: 'Couper ou remettre le son' },
    { keys: '9', meaning: 'Pause, et reprise' },
    { keys: '0', meaning: 'Dire où en est la recherche (lecteurs d’écran)' },
    { keys: '.', meaning: 'Plein écran, ou non' },
    { keys: '?', meaning: 'Cette aide' },
  ] satisfies KeyHelp[],
  /** What a screen reader says of an event; undefined of what only a clock counts. */
  event(event: Event, wordOf: (word: number) => string, hasPoints = true): string | undefined {
    switch (event.type) {
      case 'gridLaid':
        return undefined;
      case 'wordFound':
        return `${event.laid.word} trouvé, ${ways[event.laid.direction]}${hasPoints ? `, ${counted(event.points, 'point')}. Score ${event.score}.` : '.'}`;
      case 'foundBefore':
        return `${wordOf(event.word)} est déjà trouvé.`;
      case 'nope':
        return `Non ! ${event.letters} n’est pas dans la liste.`;
      case 'hinted':
        return `Indice : ${wordOf(event.word)} commence ${place(event.square)}.${hasPoints ? ` ${counted(event.cost, 'point')} de moins.` : ''}`;
      case 'cheated':
        return event.code === 'flash'
          ? `${hasPoints ? `${counted(event.cost, 'point')} pour un coup d’œil : ` : ''}${event.hidden.map(({ word, direction, ...at }) => `${word}, ${place(at)}, ${ways[direction]}`).join(' ; ')}.`
          : `${counted(event.seconds, 'seconde')} de plus, pour ${counted(event.cost, 'point')}.`;
      case 'paused':
        return 'En pause. Les lettres sont cachées.';
      case 'wentOn':
        return 'La recherche continue.';
      case 'timeSpent':
        return undefined;
      case 'gameEnded':
        return ended(event);
    }
  },
} as const;

function ended({ reason, missed, score, seconds, bonus }: wordSearch.EventOf<'gameEnded'>): string {
  const total = `Score ${score}.`;
  if (reason === 'allFound') {
    const gained = `${counted(seconds, 'seconde')} en réserve : ${counted(bonus, 'point')} de plus. `;
    return `Tous les mots sont trouvés ! ${bonus > 0 ? gained : ''}${total}`;
  }
  const words = `Pas trouvés : ${oneByOne(missed.map(({ word }) => word))}.`;
  return `${reason === 'timeOut' ? 'Temps écoulé !' : 'Abandonné.'} ${words} ${total}`;
}
