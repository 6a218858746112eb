import type { NameFault } from '../../../engine/players/names';
import type * as wordSearch from '../../../search/rules';
import { counted, day, oneByOne, plural, signs, weekday } from '../forms';

const called = (name: string, list: number) => (name.trim() ? `« ${name} »` : `La liste ${list + 1} du fichier`);

const numbers = ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'];

const names: Readonly<Record<NameFault, string>> = {
  nameEmpty: 'Écris un nom.',
  nameTooLong: '16 caractères au plus.',
  nameTaken: 'Une autre liste a ce nom.',
};

const ways: Readonly<Record<wordSearch.Direction, string>> = {
  right: 'à droite',
  down: 'vers le bas',
  left: 'à gauche',
  up: 'vers le haut',
  downLeft: 'en bas à gauche',
  downRight: 'en bas à droite',
  upLeft: 'en haut à gauche',
  upRight: 'en haut à droite',
};

/** Which letters there are: of the language that is named, or else English ones. */
const letters = (language: string | undefined) =>
  language ? `les lettres de la langue ${language}` : 'les lettres A à Z';

function wordFault(word: string, fault: wordSearch.WordFault, language: string | undefined): string {
  switch (fault.code) {
    case 'space':
      return 'Pas d’espaces.';
    case 'notALetter':
      return fault.foreign
        ? `Seulement ${letters(language)}, pas ${signs(
            fault.foreign.map(({ sign }) => sign),
            fault.foreign,
          )}.`
        : `Seulement ${letters(language)}.`;
    case 'tooShort':
      return 'Au moins 3 lettres.';
    case 'tooLong':
      return 'Au plus 10 lettres.';
    case 'double':
      return `${fault.other} y est déjà.`;
    case 'reversed':
      return `${word} est ${fault.other} à l’envers.`;
    case 'inside':
      return `${word} est dans ${fault.other}.`;
    case 'insideReversed':
      return `${word} est dans ${fault.other}, à l’envers.`;
  }
}

function badList(
  list: number,
  name: string,
  { name: nameFault, words }: wordSearch.ListCheck,
  language: string | undefined,
): string {
  const place = words.findIndex((fault) => fault !== undefined);
  const fault = words[place];
  const why = nameFault ? names[nameFault] : fault ? wordFault(`mot ${place + 1}`, fault, language) : '';
  const where = nameFault || !fault ? '' : `, mot ${place + 1}`;
  return `${called(name, list)}${where} : ${why} Rien n’a été importé.`;
}

function fileFault(fault: wordSearch.ListFileFault): string {
  switch (fault.code) {
    case 'tooBig':
      return 'Le fichier est trop gros pour des listes de mots. Rien n’a été importé.';
    case 'notAListFile':
      return 'Ce n’est pas un fichier de listes de mots. Rien n’a été importé.';
    case 'otherVersion':
      return 'Le fichier vient d’une autre version du jeu. Rien n’a été importé.';
    case 'noLists':
      return 'Il n’y a aucune liste dans le fichier.';
    case 'tooManyLists':
      return 'Il y a trop de listes. Rien n’a été importé.';
    case 'badShape':
      return `La liste ${fault.list + 1} du fichier est illisible. Rien n’a été importé.`;
    case 'wordCount':
      return `${called(fault.name, fault.list)} a ${counted(fault.count, 'mot')} ; une liste en a exactement 14. Rien n’a été importé.`;
    case 'badList':
      return badList(fault.list, fault.name, fault.check, fault.language);
  }
}

const shareFaults: Readonly<Record<wordSearch.ShareFault, string>> = {
  notShared: 'Le lien ne contient pas de mots mêlés. Choisis-en ici.',
  otherVersion: 'Le lien vient d’une autre version du jeu. Choisis des mots mêlés ici.',
  damaged: 'Le lien est abîmé ou coupé. Redemande-le, ou choisis des mots mêlés ici.',
};

const minutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const capital = (text: string) => text.replace(/^./u, (first) => first.toUpperCase());

/** Choosing what to search for: a category or an own list, the directions, the clock. */
export const choose = {
  title: 'Choisis une catégorie',
  game: 'Mots mêlés',
  /** On tiles, and beside them. */
  logo: ['MOTS', 'mêlés'],
  back: 'Retour',
  sound: 'Son',
  settings: 'Réglages',
  scores: 'Records',
  count: (pages: number) => `${counted(pages, 'page')}, 14 mots chacune`,
  find: 'Chercher une catégorie',
  noneFound: 'Aucune catégorie de ce nom.',
  categories: 'Catégories',
  pages: (pages: number) => counted(pages, 'page'),
  tabs: 'Où choisir',
  ownTab: (lists: number) => `Listes perso, ${lists}`,
  best: (score: number) => `Record ${score}`,
  notPlayed: 'Jamais jouée',
  bestBy: (score: number, name: string) => `Record : ${score}, par ${name}`,
  chosen: 'Choisie',
  daily: 'La grille du jour',
  dailyMeans: 'La même page pour tous.',
  playToday: 'Jouer',
  play: 'Jouer',
  day: (date: Date) => capital(weekday(date)),
  shortDay: day,
  start: 'C’est parti',
  directions: 'Directions',
  howMany: (count: number) => (count === 8 ? 'Les huit' : `${count} sur huit`),
  ways: (count: number) => `${count} sens`,
  change: 'Changer',
  changeDirections: 'Changer les directions',
  clock: 'Chrono',
  clocks: { standard: '12:00', scaled: 'Ajusté', off: 'Sans' },
  time: minutes,
  off: 'sans',
  damaged: 'Tes mots enregistrés ont été modifiés hors du jeu : les listes d’origine reprennent leur place.',
  own: {
    title: 'Listes perso',
    count: (lists: number) => counted(lists, 'liste'),
    none: 'Quatorze mots à toi font aussi une page.',
    seek: {
      missed: 'Mots manqués',
      missedMeans: (date: Date) => `Une recherche des mots manqués à Scramble le ${day(date)}`,
      laid: 'Mots posés',
      laidMeans: (date: Date) => `Une recherche des mots posés dans la dernière partie de Wordbler, le ${day(date)}`,
    },
    fresh: 'Nouvelle liste',
    edit: (name: string) => `Modifier ${name}`,
    import: 'Importer',
    export: 'Exporter',
    fileName: 'listes-de-mots.json',
    deleted: (name: string) => `« ${name} » est supprimée.`,
    undo: 'Annuler',
    saved: (name: string) => `« ${name} » est enregistrée.`,
    savedForNow: (name: string) => `« ${name} » est gardée jusqu’à la fermeture de la page.`,
    imported: (added: number, known: number) =>
      [
        added > 0 || known === 0
          ? `${counted(added, 'liste')} ${plural(added, { one: 'importée', other: 'importées' })}.`
          : '',
        known > 0
          ? `${counted(known, 'liste')} ${plural(known, { one: 'était déjà là', other: 'étaient déjà là' })}.`
          : '',
      ]
        .filter(Boolean)
        .join(' '),
    cannotRead: 'Le fichier n’a pas pu être lu.',
  },
  editor: {
    title: 'Liste perso',
    name: 'Nom de la catégorie',
    word: (place: number) => `Mot ${place + 1}`,
    ready: 'mots sur 14 en règle',
    howTo: 'Entrée passe au mot suivant. Coller une liste les remplit tous.',
    pasted: (count: number) =>
      count === 14
        ? '14 mots collés.'
        : `${counted(count, 'mot')} ${plural(count, { one: 'collé', other: 'collés' })} ; une liste en a exactement 14.`,
    leftOut: (first: readonly string[], others: number) =>
      `Plus de place pour ${oneByOne(first)}${others > 0 ? ` et ${counted(others, 'autre')}` : ''}.`,
    needs: 'Ce qu’il faut à une liste',
    rules: {
      count: 'Exactement 14 mots',
      letters: 'Des lettres, sans espaces',
      length: 'De 3 à 10 lettres',
      twice: 'Aucun mot en double',
      inside: 'Aucun mot dans un autre',
      name: 'Un nom',
    },
    holds: 'respecté',
    broken: 'pas respecté',
    open: 'en attente',
    save: 'Enregistrer',
    delete: 'Supprimer',
    discard: 'Abandonner les changements ?',
    discardMeans: 'La liste a changé et n’est pas enregistrée.',
    throwAway: 'Abandonner',
    goOn: 'Continuer',
    missing: (change: number, add: number, named: boolean) =>
      oneByOne(
        [
          change > 0 ? `${counted(change, 'mot')} à changer` : '',
          add > 0 ? `${counted(add, 'mot')} à ajouter` : '',
          named ? '' : 'un nom à trouver',
        ].filter(Boolean),
      ),
    readyToSave: 'Tout est en règle.',
  },
  compass: {
    title: 'Dans quelles directions vont les mots ?',
    means: 'Les plus difficiles rapportent plus. Choisis-en au moins deux.',
    tooFew: 'Choisis au moins deux directions.',
    keys: 'Les flèches font le tour, Espace choisit.',
    way: (way: wordSearch.Direction, multiplier: number) => `${ways[way]}, fois ${multiplier}`,
    some: 'Combien',
    easy: '2 faciles',
    chosen: (count: number) => `Choix : ${count}`,
    all: 'Les 8',
    example: 'Par exemple',
    sum: (letters: number, multiplier: number) =>
      `${letters} lettres × ${multiplier} = ${counted(letters * multiplier, 'point')}`,
    starts: (count: number, seconds: number) =>
      `${capital(numbers[count] ?? String(count))} directions : le chrono part de ${minutes(seconds)}.`,
    noClock: 'Sans chrono : prends ton temps. Mais pas de bonus non plus.',
    capped: 'Limiter le bonus de temps',
    cappedMeans: 'Pas plus que la valeur des mots ; sinon 10 points par seconde',
    done: 'Valider',
  },
  share: {
    open: 'Graine et lien',
    title: 'La même grille pour quelqu’un',
    means: 'La même graine, la même liste et les mêmes directions donnent la même grille. Le lien contient tout.',
    seed: 'Graine',
    byChance: 'Laisser faire le hasard',
    badSeed: 'Une graine a de 1 à 40 caractères.',
    another: 'Une autre',
    link: 'Lien',
    about: (list: string) => `Des mots mêlés pour toi : ${list}`,
    copy: 'Partager le lien',
    copied: 'Le lien est copié.',
    notCopied: 'Le navigateur ne permet pas de le copier. Sélectionne-le et copie-le à la main.',
    close: 'Fermer',
    faults: shareFaults,
    invited: 'Une grille pour toi',
    invitedMeans: (list: string, count: number, clock: string) => `${list}, ${count} directions, chrono : ${clock}.`,
    accept: 'Jouer',
    elsewhere: 'En choisir une autre',
  },
  underWay: {
    title: 'Une recherche est en cours',
    means: 'Il n’y a de place que pour une. La nouvelle la remplacera pour de bon.',
    goOn: 'La continuer',
    anew: 'Commencer la nouvelle',
  },
  nameFaults: names,
  wordFault,
  fileFault,
} as const;
