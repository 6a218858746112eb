import type * as wordSearch from '../../../search/rules';
import { counted, inFigures } from '../forms';

const words = (count: number) => counted(count, 'mot');

function wordFault(word: string, fault: wordSearch.SheetWordFault): string {
  switch (fault.code) {
    case 'notALetter':
      return `${word} : « ${fault.sign} » n’est pas une lettre de cette langue.`;
    case 'tooShort':
      return `${word} est trop court : 2 lettres au moins.`;
    case 'tooLong':
      return `${word} est trop long : 20 lettres au plus.`;
    case 'noClue':
      return `${word} n’a pas encore d’indice. Écris-le après « = ».`;
    case 'double':
      return `${word} y est deux fois.`;
    case 'reversed':
      return `${word}, c’est ${fault.other} à l’envers.`;
    case 'twiceInside':
      return `${word} se lit plus d’une fois dans ${fault.other}, ou dans d’autres aussi. Enlève l’un d’eux.`;
    case 'againstTheWay':
      return `${word} se lit à l’envers dans ${fault.other}, et deux directions opposées ne sont pas choisies.`;
  }
}

function fault(what: wordSearch.SheetFault): string {
  switch (what.code) {
    case 'tooFewWords':
      return `${words(what.count)} pour l’instant ; une fiche en prend de 4 à 40.`;
    case 'tooManyWords':
      return `${words(what.count)}, c’est trop ; une fiche en prend de 4 à 40.`;
    case 'noDirections':
      return 'Choisis au moins une direction.';
    case 'notAMessage':
      return 'Le message a des signes qui ne sont pas des lettres de cette langue.';
  }
}

function layFault(what: wordSearch.LayFault, word: string): string {
  switch (what.code) {
    case 'noLine':
      return `${word} est plus long que toutes les lignes de la fiche. Agrandis-la, ou choisis plus de directions.`;
    case 'noRoom':
      return `Tous les mots n’ont pas de place : ${word} reste dehors. Agrandis la fiche, ou enlève des mots.`;
    case 'messageTooLong':
      return `Le message a ${counted(what.letters, 'lettre')}, et il en reste ${what.left} au plus. Raccourcis-le, ou agrandis la fiche.`;
    case 'messageMakesWords':
      return 'Avec ce message, un mot de la liste apparaît une deuxième fois. Change-le un peu.';
    case 'crowded':
      return 'Quelles que soient les lettres, un mot apparaît une deuxième fois. Enlève les mots les plus courts.';
  }
}

/** Pages that somebody makes for a class. */
export const sheet = {
  open: 'Pour une classe',
  title: 'Une fiche pour une classe',
  untitled: 'Mots mêlés',
  noLetter: 'pas de lettre',
  heading: 'Titre',
  words: 'Mots, un par ligne',
  howTo:
    'Espaces, traits d’union et apostrophes restent dans la liste. Un indice vient après « = » : lynx = Il voit loin.',
  ready: (count: number) => `${words(count)}, tout est bon.`,
  more: (count: number) => `et ${count} de plus`,
  wordFault,
  fault,
  layFault,
  shape: 'Forme',
  shapes: { square: 'Carré', wide: 'Large', heart: 'Cœur' },
  size: 'Taille',
  smaller: 'Plus petit',
  larger: 'Plus grand',
  squares: 'cases',
  extent: (wide: number, high: number) => `${inFigures(wide)}×${inFigures(high)}`,
  shown: 'La liste montre',
  shownAs: { words: 'Mots', clues: 'Indices', hidden: 'Rien' },
  ways: 'Directions',
  message: 'Message secret',
  messageMeans: 'Les premières lettres qui restent le forment, dans le sens de la lecture.',
  preview: 'Aperçu',
  picture: (count: number) => `La fiche, avec ${words(count)} en évidence.`,
  another: 'D’autres lettres',
  play: 'Jouer',
  link: 'Lien',
  share: {
    title: 'Un lien pour la classe',
    means: 'Qui l’ouvre reçoit exactement cette fiche. Rien n’en est gardé sur son appareil.',
    text: (name: string) => `Des mots mêlés pour toi : ${name}`,
  },
  sent: {
    title: 'Une fiche pour toi',
    hidden: (count: number) => `${words(count)} ${count < 2 ? 'se cache' : 'se cachent'} dans ses lettres.`,
    message: 'Ce qui reste te dit quelque chose.',
    nothingKept:
      'Rien de cette fiche n’est gardé sur cet appareil : ni points, ni record, ni partie. Si tu recharges la page, elle recommence.',
    start: 'Commencer',
    otherLetters: 'Cette fiche vient d’une autre version du jeu. Demande un nouveau lien.',
  },
  end: {
    see: 'Voir la fin',
    title: 'Tous trouvés !',
    givenUp: 'Abandonné',
    message: 'Les lettres qui restent disent :',
    nothingKept: 'Rien de tout cela n’est gardé.',
    again: 'Rejouer',
    back: 'Retour à la fiche',
    menu: 'Menu',
  },
  printed: {
    message: (count: number) => `Les ${count} premières lettres qui restent, ligne par ligne, disent :`,
    said: 'Le message :',
    hidden: (count: number) => `${words(count)} ${count < 2 ? 'se cache' : 'se cachent'} ici. Écris-les :`,
  },
} as const;
