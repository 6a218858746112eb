/** What the page says before any of the game is there, and why it goes no further. */
export const firstFrame = {
  description:
    'Mots croisés sur un plateau, mots mêlés et Scramble : en solo, contre l’ordinateur ou à plusieurs. Sans compte, et même sans réseau.',
  loading: 'Chargement',
  coming: 'Les jeux arrivent :',
  lost: 'Wordbler n’a pas pu être chargé. Vérifie la connexion. Ce qui est gardé ici reste.',
  undrawn: 'Ce navigateur ne laisse pas Wordbler dessiner. Redémarre-le ou utilise un autre navigateur.',
  again: 'Réessayer',
  old: 'Ce navigateur est trop ancien pour Wordbler. Il faut Chrome ou Edge 110, Firefox 125, Safari 16.4, iOS ou iPadOS 16.4, ou plus récent.',
  file: 'Les navigateurs ne laissent pas Wordbler tourner depuis un fichier. Mets son dossier sur un serveur web, ou lance « npm start » dans ses sources, et ouvre cette adresse.',
  shut: 'Ce cadre est coupé du site où se trouve Wordbler. Il faut « allow-same-origin » dans le sandbox du cadre, ou que le site envoie « Access-Control-Allow-Origin: * » avec chaque fichier.',
  noScript: 'Wordbler a besoin de JavaScript. Active-le, puis recharge la page.',
};
