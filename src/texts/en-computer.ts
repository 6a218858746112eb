/** The seats at which nobody sits, and games that are only watched. */
export const enComputer = {
  levels: { fledgling: 'Fledgling', songbird: 'Songbird', club: 'Club', expert: 'Expert' },
  noThought: 'The computer cannot think.',
  noThoughtMeans:
    'Its words could not be loaded, or its thinking stopped. The game is kept: try again, or leave it and come back.',
  tryAgain: 'Try again',
  watch: {
    pause: 'Pause',
    goOn: 'Go on',
    step: 'Next turn',
    stepWhy: 'Shows one turn, and pauses',
    speed: 'Speed',
    speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
    paused: 'Paused.',
    goesOn: 'The game goes on.',
  },
} as const;
