import { figure, plural, together } from './forms';

/** The seats at which nobody sits, and games that are only watched. */
export const computer = {
  levels: {
    justRight: 'Just right',
    nestling: 'Nestling',
    fledgling: 'Fledgling',
    songbird: 'Songbird',
    club: 'Club',
    expert: 'Expert',
    master: 'Master',
  },
  /** How well a computer plays that is to be just right. */
  steps: {
    hatchling: 'a little below Nestling',
    nestling: 'Nestling',
    fledgling: 'Fledgling',
    aboveFledgling: 'a little above Fledgling',
    songbird: 'Songbird',
    aboveSongbird: 'a little above Songbird',
    club: 'Club',
    expert: 'Expert',
  },
  justRight: (step: string) => `Just right: ${step}`,
  playsJustRight: (names: readonly string[], step: string) =>
    `${together(names)} ${plural(names.length, { one: 'plays', other: 'play' })} just right: ${step}.`,
  /** After a game that moved it, or did not. */
  nextJustRight: (step: string) => `Next game, just right: ${step}.`,
  kind: (level: string) => `Computer · ${level}`,
  says: (remark: string) => `“${remark}”`,
  /** What one says that has looked ahead: how sure it is of its play. */
  sure: (percent: number) => `${figure(percent)} % sure.`,
  /** What a computer says to its own great play. */
  remarks: {
    nestling: ['A word! A real one!', 'Flap, flap, hop!', 'I made that up all by myself.', 'Was that much?'],
    fledgling: ['Did I do that?', 'Look, look what I found!', 'Beginner’s luck.', 'Can I do that again?'],
    songbird: [
      'That one sings!',
      'It came to me like a tune.',
      'I like this rack.',
      'A happy day on this branch.',
    ],
    club: ['I was waiting for that.', 'The squares were just right.', 'Every point counts.', 'Your turn.'],
    expert: ['As planned.', 'That opening was too good to leave.', 'The bag was kind.', 'One move ahead.'],
    master: [
      'I saw that a while ago.',
      'I tried it a thousand times.',
      'Of all ways, this one.',
      'Patience pays.',
    ],
  },
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
