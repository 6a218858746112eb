import type { NoPlay, Reason } from '../../wordbler/ai';
import type { Premium } from '../../wordbler/rules';
import { counted, de, plural, together, you } from './forms';

const small = (
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize ' +
  'dix-sept dix-huit dix-neuf vingt'
).split(' ');
const inWords = (count: number) => small[count] ?? String(count);
const countedInWords = (count: number, one: string) => `${inWords(count)} ${plural(count, { one, other: `${one}s` })}`;
const times: Readonly<Record<number, string>> = { 2: 'double', 3: 'triple' };
const howOften = (count: number) => times[count] ?? `${inWords(count)} fois`;

const premiums: Readonly<Record<Premium, string>> = {
  '2L': 'lettre compte double',
  '3L': 'lettre compte triple',
  '2W': 'mot compte double',
  '3W': 'mot compte triple',
};

const earnsNothing: Readonly<Record<NoPlay, (words: readonly string[]) => string>> = {
  exchanged: () => 'un échange ne rapporte rien',
  passed: () => 'passer ne rapporte rien',
  invalid: (words) =>
    `${together(words)} ${plural(words.length, { one: 'n’est pas un mot', other: 'ne sont pas des mots' })}`,
  timedOut: () => 'le temps était écoulé',
};

const through = {
  start: (letter: string, word: string) => `partent du ${letter} ${de(word)}`,
  middle: (letter: string, word: string) => `passent par le ${letter} ${de(word)}`,
  end: (letter: string, word: string) => `mènent au ${letter} ${de(word)}`,
} as const;

/** A letter from here on is named with its worth. */
const namedFrom = 4;

function clause(reason: Reason): string {
  switch (reason.kind) {
    case 'nothing':
      return `${earnsNothing[reason.did](reason.words)} : il y avait ${countedInWords(reason.points, 'point')} à prendre`;
    case 'elsewhere':
      return `${reason.word} rapporte plus ailleurs`;
    case 'allSeven': {
      const way = reason.through
        ? through[reason.through.at](reason.through.letter, reason.through.word)
        : 'se posent en un seul coup';
      return `les sept jetons ${way}${reason.toEdge ? ' jusqu’au bord' : ''}`;
    }
    case 'wordPremium': {
      const { letter, face, premium, times: count } = reason;
      if (count > Number(premium[0])) return `le mot entier compte ${howOften(count)}`;
      return face >= namedFrom
        ? `le ${letter}, qui vaut ${face}, profite de la case ${premiums[premium]}`
        : `le mot atteint la case ${premiums[premium]}`;
    }
    case 'letterPremium': {
      const { letter, premium, value, words } = reason;
      return words.length > 1
        ? `le ${letter} sur la case ${premiums[premium]} compte dans les deux sens, dans ${together(words)}`
        : `le ${letter} sur la case ${premiums[premium]} vaut ${value}`;
    }
    case 'words':
      return `${countedInWords(reason.words.length, 'mot')} d’un coup : ${together(reason.words)}`;
    case 'hook':
      return `le ${reason.letter} fait aussi ${reason.to} ${de(reason.from)}`;
    case 'extends':
      return `${reason.from} s’allonge en ${reason.to}`;
    case 'again':
      return `le ${reason.letter} compte une fois de plus`;
    case 'heavy':
      return `le ${reason.letter}, qui vaut ${reason.face}, est posé`;
    case 'longer':
      return `${countedInWords(reason.tiles, 'jeton')} ${plural(reason.tiles, { one: 'est posé', other: 'sont posés' })} au lieu de ${inWords(reason.than)}`;
    case 'more':
      return `il y avait ${countedInWords(reason.points, 'point')} de plus dans le même chevalet`;
  }
}

const points = (count: number) => counted(count, 'point');
const stars = (count: number) => `${count} ${plural(count, { one: 'étoile', other: 'étoiles' })} sur 3`;

/** The review after the game. What a person did is addressed to that person. */
export const review = {
  title: 'Analyse',
  back: { label: 'Résultat', means: 'Retour au résultat (Échap)' },
  players: 'Les coups de qui',
  turn: 'Tour',
  own: { person: 'Toi', computer: 'Joué', other: 'Joué' },
  best: 'Meilleur',
  /** Where the best is one in words of the table's level. */
  expert: 'Expert',
  expertOf: (word: string, count: number) => `expert ${word} ${count}`,
  expertBeside: (word: string, count: number) => `Expert : ${word} ${count}`,
  bestOf: (word: string, count: number) => `meilleur ${word} ${count}`,
  points: 'Points',
  bestPoints: 'Points du meilleur coup',
  stars: 'Étoiles',
  starsOf: stars,
  totalPoints: (got: number, most: number, share: number) => `${got} sur ${points(most)}, ${Math.round(share * 100)} %`,
  totalStars: (got: number, most: number) => `${got}/${most}`,
  totalStarsSpoken: (got: number, most: number) => `${counted(got, 'étoile')} sur ${most}`,
  did: { exchanged: 'échange', passed: 'passe', invalid: 'raté', timedOut: 'hors temps' },
  same: 'idem',
  noPlay: 'aucun coup',
  waiting: 'pas encore connu',
  none: 'Aucun tour.',
  noneToLearn: 'Aucun tour dont tirer une leçon.',
  turnOf: (turn: number) => `Tour ${turn}`,
  which: 'Montré sur le plateau',
  held: {
    person: (turn: number) => `Tour ${turn}, tu avais`,
    computer: (turn: number) => `Tour ${turn}, en main`,
    other: (turn: number) => `Tour ${turn}, en main`,
  },
  heldSpoken: (letters: readonly string[]) =>
    letters.length === 0 ? 'rien' : letters.map((letter) => letter || 'joker').join(' '),
  lessons: 'Trois coups à retenir',
  lessonsOf: (count: number) =>
    count === 3 ? 'Trois coups à retenir' : count === 1 ? 'Un coup à retenir' : 'Deux coups à retenir',
  noLessons: 'Rien n’a été perdu : chaque coup était le meilleur.',
  lessonsWait: 'Ils viendront quand tous les tours auront été analysés.',
  toLearn: 'À retenir',
  allTurns: 'Tous les tours',
  views: 'Ce qui est listé',
  given: (count: number) => `+${count}`,
  givenSpoken: (count: number) => `${points(count)} de plus`,
  beside: {
    person: (what: string, best: number) => `toi : ${what}, meilleur : ${best}`,
    computer: (what: string, best: number) => `joué : ${what}, meilleur : ${best}`,
    other: (what: string, best: number) => `joué : ${what}, meilleur : ${best}`,
  },
  what: {
    played: (word: string, count: number) => `${word} ${count}`,
    exchanged: (count: number) => `${counted(count, 'jeton')} ${plural(count, { one: 'échangé', other: 'échangés' })}`,
    passed: 'passé',
    invalid: (words: readonly string[]) =>
      `${together(words)} ${plural(words.length, { one: 'refusé', other: 'refusés' })}`,
    timedOut: 'hors temps',
  },
  why(reasons: readonly Reason[]): string {
    const text = reasons.map(clause).join(' ; ');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  },
  board: {
    play: (words: readonly string[], place: string, direction: 'across' | 'down', count: number) =>
      `${words[0]}, ${place} ${direction === 'across' ? 'horizontal' : 'vertical'}, ${points(count)}${words.length > 1 ? ` ; aussi ${together(words.slice(1))}` : ''}`,
    before: (what: string) => `Le plateau à ce moment-là : ${what}`,
    end: 'Le plateau à la fin',
  },
  /** Every turn tried out once more, for longer. */
  deep: {
    title: 'Analyse approfondie',
    means: (seconds: number) =>
      `Essaie chaque tour comme le fait le Maître, ${counted(seconds, 'seconde')} chacun, en tirant au sort les jetons que personne n’avait vus. Elle regarde jusqu’au tour suivant du joueur et compte une victoire 50 points : une bonne estimation, pas une preuve.`,
    begin: 'Approfondir',
    goOn: 'Continuer',
    stop: 'Arrêter',
    progress: (done: number, all: number) => `Tours essayés : ${done} sur ${all}`,
    /** What is seen on the board, short. */
    tried: 'Essayé',
    what: {
      play: (word: string, count: number) => `${word} pour ${points(count)}`,
      exchange: (count: number) => `échanger ${counted(count, 'jeton')}`,
      pass: 'passer',
    },
    better: (what: string, more: number, margin: number, sure: number) =>
      `Mieux en moyenne de ${points(more)}, à ${margin} près : ${what}. Sûr à ${sure} %.`,
    noDifference: (what: string) => `Aussi bien que le reste : ${what} revient au même.`,
    bestTried: (sure: number) => `Rien de ce qui a été essayé n’est mieux : sûr à ${sure} %.`,
    betterToTheEnd: (what: string, more: number) =>
      `Mieux de ${points(more)} à la fin : ${what}. Tout a été suivi jusqu’au bout.`,
    nothingBetter: 'Rien n’était mieux : tout a été suivi jusqu’au bout.',
    hardlyTried: 'Essayé trop peu pour en juger.',
    done: (better: number, all: number) =>
      `${all === 1 ? 'Le tour est essayé' : `Les ${all} tours sont essayés`} : autre chose était mieux dans ${better}.`,
  },
  progress: (done: number, all: number) => `Recherche des meilleurs coups : ${done} sur ${counted(all, 'tour')}`,
  done: (name: string, sums: string, stars: string) =>
    `${name === you ? 'Tous tes tours' : `Tous les tours ${de(name)}`} sont analysés : ${sums}, ${stars}.`,
  failed: 'Les meilleurs coups sont introuvables : les mots n’ont pas pu être chargés, ou la recherche s’est arrêtée.',
  tryAgain: 'Réessayer',
} as const;
