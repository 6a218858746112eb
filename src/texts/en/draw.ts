const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;

function reason(letter: string): string {
  if (letter === '') return 'A blank beats them all.';
  return letter === 'A' ? 'Nothing comes before A.' : `${letter} is nearest A.`;
}

/** What stands on the board while it is drawn who starts. */
export const draw = {
  title: 'Who starts?',
  rule: 'One tile each. The letter nearest A starts; a blank beats them all.',
  tie: (names: readonly string[], letter: string) =>
    `${listed(names)} ${names.length === 2 ? 'both' : 'all'} drew ${letter || 'a blank'}.`,
  again: 'They draw again; their first tiles stay out.',
  starts: (name: string) => `${name} starts.`,
  because: (letter: string, others: readonly string[]) => `${reason(letter)} Then ${listed(others)}.`,
};
