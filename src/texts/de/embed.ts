export const embed = {
  malformed: 'Diese Version kennt die Nachricht nicht.',
  failed: 'Das hat nicht geklappt.',
  noWords: 'Die Wörter ließen sich nicht laden.',
  noBoard: 'Das Brett ließ sich nicht würfeln.',
  noPicture: 'Es ist kein Brett zu sehen.',
  unknownGame: 'Dieses Spiel gibt es hier nicht.',
  badValue: 'Der Wert für „{name}“ in der Adresse lässt sich nicht lesen.',
} as const;
