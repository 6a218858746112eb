export const firstFrame = {
  title: 'Wordbler: drei Wörterspiele in einem Nest',
  description: 'Kreuzwortspiel, Wortsuche und Scramble. Allein, gegen den Computer oder mit Freunden. Ohne Konto.',
  loading: 'Wird geladen',
  coming: 'Die Spiele laden',
  lost: 'Wordbler ließ sich nicht laden. Prüfe die Verbindung.',
  undrawn: 'Wordbler lässt sich in diesem Browser nicht anzeigen. Starte ihn neu oder nimm einen anderen.',
  again: 'Noch mal versuchen',
  old: 'Wordbler braucht mindestens Chrome oder Edge 110, Firefox 125 oder Safari (iOS, iPadOS) 16.4.',
  file: 'Wordbler läuft nicht als Datei. Lege den Ordner auf einen Webserver oder starte „npm start“ im Quelltext.',
  shut: 'Dieser Rahmen erreicht Wordbler nicht. Gib seiner Sandbox „allow-same-origin“ oder sende mit jeder Datei „Access-Control-Allow-Origin: *“.',
  noScript: 'Wordbler braucht JavaScript. Schalte es ein und lade die Seite neu.',
};
