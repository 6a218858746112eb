import type * as wordSearch from '../../../search/rules';
import { day, dayOfMonth, figure, large, month, oneByOne, plural } from '../forms';

type Direction = wordSearch.Direction;

const thin = '\u202f';

/** 3060 as it is read with ease; a minus that is as wide as a plus. */
const points = (value: number) => (value < 0 ? '−' : '') + large(Math.abs(value), thin);

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

const pointed = (count: number) => `${points(count)} ${plural(count, { one: 'point', other: 'points' })}`;

const numerals = ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'];

const ways: Readonly<Record<Direction, string>> = {
  right: 'à droite',
  down: 'vers le bas',
  left: 'à gauche',
  up: 'vers le haut',
  downLeft: 'en bas à gauche',
  downRight: 'en bas à droite',
  upLeft: 'en haut à gauche',
  upRight: 'en haut à droite',
};

const directions = (count: number) =>
  count === 8
    ? 'les huit directions'
    : `${numerals[count]} ${plural(count, { one: 'direction', other: 'directions' })}`;

const foundWords = (found: number) => plural(found, { one: 'mot trouvé', other: 'mots trouvés' });

const sum = (length: number, multiplier: number, score: number) => `${length} × ${multiplier} = ${points(score)}`;

const squares = { found: '🟦', hinted: '🟨', missed: '⬜' } as const;

/** What is said at the end of a word search, and in its tables of scores. */
export const end = {
  points,
  clock,
  sum,
  ways,
  allWays: (chosen: readonly Direction[]) => oneByOne(chosen.map((way) => ways[way])),
  titles: { allFound: 'Les quatorze y sont !', timeOut: 'Temps écoulé !', givenUp: 'Abandonné' },
  found: (found: number, all: number) => `${found} sur ${all} ${plural(found, { one: 'trouvé', other: 'trouvés' })}`,
  subtitle: (category: string, count: number, time: string | undefined) =>
    oneByOne([category, directions(count), ...(time === undefined ? [] : [time])]),
  left: (seconds: number) => `reste ${clock(seconds)}`,
  spent: (seconds: number) => `en ${clock(seconds)}`,
  picture: {
    title: pointed,
    alternative: (category: string, found: number, missed: readonly string[]) =>
      `La grille ${category} : ${found} ${foundWords(found)}, sur cases bleu clair ; ${
        missed.length === 0 ? 'aucun raté' : `ratés, sur cases vertes : ${oneByOne(missed)}`
      }.`,
    file: (category: string) => `mots-meles-${category.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}.png`,
    failed: 'L’image n’a pas pu être créée ici.',
    legendFound: (count: number) => `${count} ${plural(count, { one: 'trouvé', other: 'trouvés' })}`,
    legendMissed: (count: number) => `${count} ${plural(count, { one: 'raté', other: 'ratés' })}`,
  },
  buttons: {
    playAgain: 'Rejouer',
    playAgainMeans: 'la même liste dans une nouvelle grille',
    sameGrid: 'La même grille',
    choose: 'Autre catégorie',
    replay: 'Revoir',
    save: 'Enregistrer l’image',
    saveMeans: 'en PNG',
    share: 'Partager',
    link: 'Ma recherche',
    linkMeans: 'un lien pour la regarder et la revoir',
    menu: 'Menu',
    tables: 'Tous les records',
    back: 'Retour aux catégories',
    sound: 'Son',
  },
  reckoning: {
    title: 'Le décompte',
    number: 'Numéro',
    word: 'Mot',
    direction: 'Direction',
    sum: 'Longueur × facteur',
    score: 'Score',
    hinted: 'avec un indice',
    nothing: 'Aucun mot n’a été trouvé.',
    words: 'Mots',
    missed: 'Mots ratés',
    none: 'Aucun',
    cheat: (code: string, times: number) => `Triche « ${code} » × ${times}`,
    hints: (times: number) => `Indices × ${times}`,
    noHelp: 'Triches et indices',
    bonus: (seconds: number, each: number) => `Bonus de temps ${seconds} s × ${each}`,
    bonusCapped: (seconds: number) => `Bonus de temps ${seconds} s, limité aux mots`,
    bonusBought: (seconds: number) => `Bonus de temps ${seconds} s, sans le temps du code`,
    bonusLost: 'Bonus de temps : il manque des mots',
    noClock: 'Bonus de temps : sans chrono',
    total: 'Total',
    best: 'Première place',
    place: (place: number) => `${place}ᵉ place`,
    alone: 'Le premier ici',
    outside: 'Hors du tableau',
  },
  table: {
    title: (category: string) => `Les 14 meilleurs, ${category}`,
    place: 'Place',
    name: 'Nom',
    score: 'Score',
    when: 'Date',
    ways: 'Sens',
    seed: 'Graine',
    seedOf: (seed: string) => `Graine ${seed}`,
    seedMeans: 'La même liste avec cette graine donne la même grille.',
    again: 'Jouer cette grille',
    copy: 'Copier la graine',
    copied: 'La graine est copiée.',
    elsewhere: 'venu d’ailleurs',
    cheats: (count: number) => `${points(count)} ${plural(count, { one: 'triche', other: 'triches' })}`,
    hints: (count: number) => `${points(count)} ${plural(count, { one: 'indice', other: 'indices' })}`,
    practice: 'entraînement : la grille pouvait être connue',
    now: 'maintenant',
    date: (when: number, now: number) => {
      const [then, today] = [new Date(when), new Date(now)];
      const isThisYear = then.getFullYear() === today.getFullYear();
      return isThisYear ? `${dayOfMonth(then)} ${month(then)}` : `${month(then)} ${figure(then.getFullYear())}`;
    },
    yourName: 'Ton nom pour le tableau',
    enter: 'Entrer au tableau',
    entered: (place: number, name: string) => `${name} : ${place === 1 ? 'première' : `${place}ᵉ`} place au tableau.`,
    tooLow: (lowest: number) => `Le tableau est plein : il faut ${pointed(lowest)} pour y entrer.`,
    empty: 'Aucun score encore.',
    sessionOnly: 'Ce navigateur ne garde rien pour cette page : le tableau vit jusqu’à sa fermeture.',
    lost: 'Tes records ont été modifiés hors du jeu : tous les tableaux repartent de zéro.',
    meanwhile: 'Entre-temps, d’autres ont fait mieux : le score n’entre plus au tableau.',
  },
  tables: {
    title: 'Records',
    close: 'Fermer',
    category: 'Catégorie',
    option: (category: string, best: number | undefined) =>
      best === undefined ? category : `${category} (${points(best)})`,
    former: 'Catégorie précédente',
    next: 'Catégorie suivante',
    clear: 'Vider ce tableau',
    clearAll: 'Vider tous les tableaux',
    sureOne: (category: string) => `Vider le tableau ${category} ? Ses scores seront perdus pour de bon.`,
    sureAll: 'Vider tous les tableaux ? Tous les scores seront perdus pour de bon.',
    doClear: 'Vider',
    keep: 'Garder',
  },
  share: {
    text: (category: string, found: number, all: number, score: number) =>
      `Mots mêlés, ${category} : j’ai trouvé ${found} mots sur ${all}, ${pointed(score)}. Tu fais mieux dans la même grille ?`,
    /** A square for each word of the list tells no letter of it. */
    daily: (date: Date, score: number, words: readonly ('found' | 'hinted' | 'missed')[], language?: string) =>
      `Mots mêlés du ${day(date)} ${figure(date.getFullYear())}${language ? ` (${language})` : ''} : ${words.filter((word) => word !== 'missed').length} mots sur ${words.length}, ${pointed(score)}\n${words.map((word) => squares[word]).join('')}`,
    copied: 'Copié. Colle-le à qui tu veux : le lien mène à la même grille.',
  },
  printed: {
    title: (category: string) => `Mots mêlés : ${category}`,
    puzzle: 'La grille',
    key: 'La solution',
    keyMeans: 'sur une page à part',
    keyTitle: (category: string) => `Solution : ${category}`,
    ways: 'Les mots vont tout droit, dans ces directions :',
  },
  replay: {
    title: 'Revoir',
    close: 'Fermer',
    picture: (found: number, all: number) => `La grille avec ${found} ${foundWords(found)} sur ${all}.`,
    play: 'Lecture',
    pause: 'Pause',
    back: 'Étape précédente',
    step: 'Étape suivante',
    again: 'Depuis le début',
    speed: 'Vitesse',
    speeds: { slow: 'Lent', normal: 'Normal', fast: 'Rapide' },
    position: 'Étape',
    at: (step: number, all: number) => `Étape ${step} sur ${all}`,
    score: 'Score',
    time: 'Temps',
    keys: 'Espace lance et met en pause, les flèches avancent et reculent, + et − changent la vitesse.',
    start: 'La recherche commence.',
    wordFound: (word: string, way: Direction, length: number, multiplier: number, score: number) =>
      `${word}, ${ways[way]}, ${sum(length, multiplier, score)}`,
    foundBefore: (word: string) => `Encore ${word}`,
    nope: (letters: string) => `Non ! ${letters} n’est pas dans la liste`,
    hinted: (word: string) => `Un indice pour ${word}`,
    mambazamba: (seconds: number) => `Triche « mambazamba » : ${seconds} s de plus`,
    flash: 'Triche « flash » : les mots cachés se montrent',
    endings: {
      allFound: (bonus: number) => `Tout est trouvé. Bonus de temps : ${points(bonus)}`,
      timeOut: () => 'Temps écoulé.',
      givenUp: () => 'Abandonné.',
    },
  },
} as const;
