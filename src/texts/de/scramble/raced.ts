/** What is said of a board while others race on it. */
export const raced = {
  turn: 'im Wettlauf',
  goesOn: 'Der Wettlauf geht inzwischen weiter: Seine Uhr wartet auf niemanden.',
  noHint: 'Im Wettlauf wird niemandem geholfen.',
  back: 'Zurück zum Wettlauf',
};
