/** While the code of a game is on its way. */
export const fetching = {
  coming: (game: string) => `${game} wird geladen.`,
  late: (game: string) =>
    `${game} ist noch nicht da. Warte, versuch es noch einmal, oder spiel inzwischen etwas anderes.`,
  unreachable: 'Der Server antwortet nicht. Prüf die Verbindung und versuch es noch einmal.',
  loadsAnew:
    'Ein neuer Versuch lädt die Seite neu. Hier lässt sich nichts speichern, deine laufende Partie ginge verloren.',
  tryAgain: 'Noch einmal',
  menu: 'Zurück zum Menü',
} as const;
