export const firstFrame = {
  title: 'Wordbler : trois jeux de lettres dans un même nid',
  description: 'Mots à croiser, mots mêlés et Scramble. En solo, contre l’ordinateur ou entre amis. Sans compte.',
  loading: 'Chargement',
  coming: 'Chargement des jeux',
  lost: 'Impossible de charger Wordbler. Vérifie ta connexion.',
  undrawn: 'Wordbler ne peut pas s’afficher dans ce navigateur. Redémarre-le ou prends-en un autre.',
  again: 'Réessayer',
  old: 'Wordbler demande Chrome ou Edge 110, Firefox 125, Safari, iOS ou iPadOS 16.4, ou plus récent.',
  file: 'Wordbler ne peut pas s’ouvrir comme un fichier. Mets son dossier sur un serveur web, ou lance « npm start » dans son code.',
  shut: 'Ce cadre ne peut pas joindre Wordbler. Ajoute « allow-same-origin » à sa sandbox, ou envoie « Access-Control-Allow-Origin: * » avec chaque fichier.',
  noScript: 'Wordbler a besoin de JavaScript. Active-le et recharge la page.',
};
