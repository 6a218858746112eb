export const firstFrame = {
  title: 'Wordbler : trois jeux de lettres dans un même nid',
  description: 'Mots à croiser, mots mêlés et Scramble. En solo, contre l’ordinateur ou entre amis. Sans compte.',
  loading: 'Chargement',
  coming: 'Chargement des jeux',
  lost: 'Impossible de charger Wordbler. Vérifie ta connexion.',
  undrawn: 'Wordbler ne s’affiche pas dans ce navigateur. Redémarre-le ou essaies-en un autre.',
  again: 'Réessayer',
  old: 'Wordbler demande au moins Chrome ou Edge 110, Firefox 125, Safari, iOS ou iPadOS 16.4.',
  file:
    'Wordbler ne fonctionne pas depuis un fichier. Mets son dossier sur un serveur web, ou lance « npm start » dans son code source.',
  shut:
    'Ce cadre ne peut pas joindre Wordbler. Ajoute « allow-same-origin » à son attribut sandbox, ou envoie « Access-Control-Allow-Origin: * » avec chaque fichier.',
  noScript: 'Wordbler a besoin de JavaScript. Active-le et recharge la page.',
};
