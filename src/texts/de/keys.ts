import type { KeyHelp } from '../shapes';

/** What the keys of the board do, as the "?" sheet tells it. */
export const keys = {
  title: 'Tasten',
  /** As keyboards have them printed, for a tooltip. */
  short: (keys: string) =>
    keys
      .replace('Control', 'Strg')
      .replace('Escape', 'Esc')
      .replace('Enter', 'Eingabe')
      .replace('Backspace', 'Rücktaste')
      .replace('Delete', 'Entf')
      .replace('Space', 'Leertaste'),
  board: [
    { keys: 'A bis Z', meaning: 'Diesen Stein auf die Marke legen, sonst einen Joker' },
    { keys: 'A bis Z, ohne Marke', meaning: 'Den Stein aufnehmen; dann sein Feld anklicken' },
    { keys: '← ↑ → ↓', meaning: 'Die Marke zeigen, dann bewegen' },
    { keys: 'Strg + Pfeil', meaning: 'Zum nächsten Stein oder zum Rand springen' },
    { keys: 'Leertaste', meaning: 'Waagerecht oder senkrecht schreiben' },
    { keys: 'Rücktaste oder Strg+Z', meaning: 'Den letzten Stein zurücknehmen' },
    { keys: 'Entf', meaning: 'Den Stein unter der Marke zurücknehmen' },
    { keys: 'Eingabe', meaning: 'Fertig, oder die gewählten Steine tauschen' },
    { keys: 'Esc', meaning: 'Alle Steine zurück, abbrechen oder schließen (auch den Tipp)' },
    { keys: 'Strg+Eingabe', meaning: 'Passen' },
    { keys: '1 bis 4', meaning: 'Verlauf dieses Platzes' },
    { keys: '=', meaning: 'Wie der letzte Zug zählte' },
    { keys: '5', meaning: 'Das Bänkchen mischen' },
    { keys: '6', meaning: 'Tauschen: Buchstaben, oder Pfeile und Leertaste, wählen die Steine' },
    { keys: '7', meaning: 'Tipp: erst die Steine, dann die Felder, dann das Wort; dann legt er sie' },
    { keys: '8', meaning: 'Ton aus oder an' },
    { keys: '9', meaning: 'Menü' },
    { keys: '0', meaning: 'Sagen, wie die Partie steht (für Screenreader)' },
    { keys: ',', meaning: 'Die Wörter, Zeile und Spalte und freien Prämienfelder an der Marke sagen' },
    { keys: '.', meaning: 'Vollbild an oder aus' },
    { keys: 'Tab', meaning: 'Weiter zum Bänkchen, dann zu den Knöpfen' },
    { keys: 'Leertaste, auf dem Bänkchen', meaning: 'Diesen Stein auf die Marke legen, oder ihn wählen' },
    { keys: 'Umschalt + Pfeil, auf dem Bänkchen', meaning: 'Diesen Stein auf dem Bänkchen verschieben' },
    {
      keys: 'Leertaste, Eingabe, + und −',
      meaning: 'Beim Zuschauen: anhalten oder weiter, ein Zug, schneller oder langsamer',
    },
    { keys: '?', meaning: 'Diese Hilfe' },
  ] satisfies KeyHelp[],
} as const;
