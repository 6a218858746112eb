import type * as wordSearch from '../../search/rules';
import type { SaveFault } from '../../wordbler/rules';
import {
  board,
  challenge,
  chooser,
  computer,
  curtain,
  draw,
  endings,
  happening,
  hint,
  history,
  names,
  news,
  over,
  refusals,
  sheet,
  table,
} from './board';
import { carrying, printing } from './carrying';
import { common } from './common';
import { figure, inFigures } from './forms';
import { about, fetching, held, help, keys, lesson, meanings, menu, settings, share, way } from './menu';
import { searchLists } from './search/lists';
import { mascots, mascotsInShort, record, select } from './select';
import { speech } from './speech';

const saves: Readonly<Record<SaveFault, string>> = {
  notASave: 'Ce n’est pas une partie de Wordbler.',
  otherVersion: 'Cette partie vient d’une version de Wordbler qui n’a jamais existé.',
  newerVersion: 'Cette partie vient d’une version plus récente de Wordbler. Recharge la page pour l’obtenir.',
  otherWordList: 'Cette partie a été jouée avec une autre liste de mots.',
  badSetup: 'La partie est abîmée : sa table ne peut pas être mise en place.',
  badCommand: 'La partie est abîmée : un de ses coups n’est pas possible.',
  damaged: 'La partie est abîmée.',
};

const searchSaves: Readonly<Record<wordSearch.SaveFault | 'noWords', string>> = {
  notASave: 'Ce qui a été gardé n’est pas une grille de mots mêlés.',
  otherVersion: 'Elle vient d’une version du jeu qui n’a jamais existé.',
  newerVersion: 'Elle vient d’une version plus récente du jeu. Recharge la page pour l’obtenir.',
  otherFilter: 'Elle a été gardée avec une autre liste de mots à éviter.',
  badSetup: 'Sa liste ou ses directions sont abîmées.',
  badCommand: 'Un de ses traits n’est pas possible.',
  damaged: 'Elle est abîmée.',
  noWords: 'Les mots de sa langue n’ont pas pu être chargés. Nouvel essai à la prochaine visite.',
};

/** Every sentence a player reads, in French. */
export { embed } from './embed';
export { online } from './online';
export { review } from './review';
export { scramble } from './scramble';
export { search } from './search';
export { stats } from './stats';
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
  fault: {
    title: 'Quelque chose s’est mal passé.',
    advice: 'La partie en cours est gardée. Recharge la page pour la continuer.',
    reload: 'Recharger',
  },
  boot: {
    sceneMissing: 'Ce jeu n’a pas pu être chargé. Vérifie la connexion et réessaie, ou recharge la page.',
    title: 'Wordbler',
    loading: 'Le dictionnaire arrive',
    percent: (share: number) => `${figure(share)} %`,
    noFont: 'Les lettres de ce jeu n’ont pas pu être chargées : en voici d’ordinaires.',
    building: 'Les mots se rangent',
    ready: 'C’est prêt',
    notSealed: 'Ce navigateur ne garde rien pour cette page : listes perso et records seront perdus à la fermeture.',
    tryAgain: 'Réessayer',
    failures: {
      missing: 'La liste de mots manque sur le serveur. Réessaie, ou reviens un peu plus tard.',
      unreachable: 'La liste de mots est hors d’atteinte. Vérifie la connexion, puis réessaie.',
      damaged: 'La liste de mots est arrivée abîmée. Réessaie pour la recharger.',
      stopped: 'Le dictionnaire s’est arrêté. Réessaie pour le relancer.',
      silent: 'Le dictionnaire ne répond pas. Réessaie pour le relancer.',
    },
  },
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
  held,
  hint,
  draw,
  speech,
  keys,
  meanings,
  printing,
  record,
  way,
  carrying,
  board,
  letterKeys: {
    open: 'Clavier de lettres',
    of: (language: string) => `Lettres, ${language}`,
    takeBack: 'Effacer',
    stranger: (sign: string, language: string) =>
      `« ${sign} » n’est sur aucun jeton en ${language}. Prends les jetons du chevalet, ou passe le clavier en ${language}.`,
  },
  sound: { failed: 'Les sons n’ont pas pu être chargés : la partie continue sans eux.' },
  curtain,
  chooser,
  sheet,
  challenge,
  history,
  over,
} as const;
