import { figure, plural, together } from './forms';

/** The seats at which nobody sits, and games that are only watched. */
export const computer = {
  levels: {
    justRight: 'A tu medida',
    nestling: 'Polluelo',
    fledgling: 'Volantón',
    songbird: 'Ruiseñor',
    club: 'Club',
    expert: 'Experto',
    master: 'Maestro',
  },
  /** How well a computer plays that is to be just right. */
  steps: {
    hatchling: 'algo menos que Polluelo',
    nestling: 'Polluelo',
    fledgling: 'Volantón',
    aboveFledgling: 'algo más que Volantón',
    songbird: 'Ruiseñor',
    aboveSongbird: 'algo más que Ruiseñor',
    club: 'Club',
    expert: 'Experto',
  },
  justRight: (step: string) => `A tu medida: ${step}`,
  playsJustRight: (names: readonly string[], step: string) =>
    `${together(names)} ${plural(names.length, { one: 'juega', other: 'juegan' })} a tu medida: ${step}.`,
  /** After a game that moved it, or did not. */
  nextJustRight: (step: string) => `La próxima partida, a tu medida: ${step}.`,
  kind: (level: string) => `Máquina · ${level}`,
  says: (remark: string) => `«${remark}»`,
  /** What one says that has looked ahead: how sure it is of its play. */
  sure: (percent: number) => `Seguro al ${figure(percent)} %.`,
  /** What a computer says to its own great play. */
  remarks: {
    nestling: [
      '¡Una palabra! ¡De verdad!',
      '¡Aletea, aletea, salta!',
      '¡Se me ha ocurrido sin ayuda!',
      '¿Eso era mucho?',
    ],
    fledgling: [
      '¿Eso lo he hecho yo?',
      '¡Mira, mira lo que he encontrado!',
      'La suerte del principiante.',
      '¿Puedo repetirlo?',
    ],
    songbird: [
      '¡Esta sí que canta!',
      'Me vino como una melodía.',
      'Me gusta este atril.',
      'Buen día en esta rama.',
    ],
    club: ['Estaba esperando esto.', 'Las casillas estaban en su sitio.', 'Cada punto cuenta.', 'Te toca.'],
    expert: [
      'Como estaba previsto.',
      'Ese hueco era demasiado bueno.',
      'La bolsa ha sido generosa.',
      'Una jugada por delante.',
    ],
    master: ['Lo vi venir.', 'Lo probé mil veces.', 'De todos los caminos, este.', 'La paciencia rinde.'],
  },
  noThought: 'La máquina no puede pensar.',
  noThoughtMeans:
    'Sus palabras no se han podido cargar, o ha dejado de pensar. La partida está guardada: inténtalo otra vez, o déjala y vuelve luego.',
  tryAgain: 'Reintentar',
  watch: {
    pause: 'Pausa',
    goOn: 'Seguir',
    step: 'Próximo turno',
    stepWhy: 'Muestra un turno y hace una pausa',
    speed: 'Velocidad',
    speeds: { slow: 'Lenta', normal: 'Normal', fast: 'Rápida' },
    paused: 'En pausa.',
    goesOn: 'La partida sigue.',
  },
} as const;
