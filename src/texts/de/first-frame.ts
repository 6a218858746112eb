/** What the page says before any of the game is there, and why it goes no further. */
export const firstFrame = {
  description:
    'Kreuzwörter auf dem Brett, Wortsuche und Scramble: allein, gegen den Computer oder zusammen. Ohne Konto, und auch ohne Netz.',
  loading: 'Wird geladen',
  coming: 'Die Spiele kommen:',
  lost: 'Wordbler konnte nicht geladen werden. Prüf die Verbindung. Was hier gespeichert ist, bleibt.',
  undrawn: 'Dieser Browser lässt Wordbler nicht zeichnen. Starte ihn neu oder nimm einen anderen.',
  again: 'Noch einmal',
  old: 'Dieser Browser ist zu alt für Wordbler. Es braucht Chrome oder Edge 110, Firefox 125, Safari 16.4, iOS oder iPadOS 16.4 oder etwas Neueres.',
  file: 'Browser lassen Wordbler nicht aus einer Datei laufen. Leg seinen Ordner auf einen Webserver, oder starte „npm start“ in seinem Quelltext, und öffne dann diese Adresse.',
  shut: 'Dieser Rahmen ist von der Seite abgeschnitten, auf der Wordbler liegt. Der Rahmen braucht „allow-same-origin“ in seiner Sandbox, oder die Seite muss mit jeder Datei „Access-Control-Allow-Origin: *“ senden.',
  noScript: 'Wordbler braucht JavaScript. Schalte es ein und lade die Seite neu.',
};
