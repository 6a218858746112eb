import { figure, plural, together } from './forms';

/** The seats at which nobody sits, and games that are only watched. */
export const computer = {
  levels: {
    justRight: 'Sur mesure',
    nestling: 'Oisillon',
    fledgling: 'Moineau',
    songbird: 'Rossignol',
    club: 'Club',
    expert: 'Expert',
    master: 'Maître',
  },
  /** How well a computer plays that is to be just right. */
  steps: {
    hatchling: 'un peu moins qu’Oisillon',
    nestling: 'Oisillon',
    fledgling: 'Moineau',
    aboveFledgling: 'un peu plus que Moineau',
    songbird: 'Rossignol',
    aboveSongbird: 'un peu plus que Rossignol',
    club: 'Club',
    expert: 'Expert',
  },
  justRight: (step: string) => `Sur mesure : ${step}`,
  playsJustRight: (names: readonly string[], step: string) =>
    `${together(names)} ${plural(names.length, { one: 'joue', other: 'jouent' })} sur mesure : ${step}.`,
  nextJustRight: (step: string) => `Prochaine partie sur mesure : ${step}.`,
  kind: (level: string) => `Ordinateur · ${level}`,
  says: (remark: string) => `« ${remark} »`,
  /** What one says that has looked ahead: how sure it is of its play. */
  sure: (percent: number) => `Sûr à ${figure(percent)} %.`,
  /** What a computer says to its own great play. */
  remarks: {
    nestling: ['Un mot ! Un vrai !', 'Flap, flap, hop !', 'Je l’ai trouvé sans aide !', 'C’était beaucoup ?'],
    fledgling: [
      'C’est moi qui ai fait ça ?',
      'Regarde, regarde ce que j’ai trouvé !',
      'La chance du débutant.',
      'Je peux recommencer ?',
    ],
    songbird: [
      'Celui-là, il chante !',
      'Il m’est venu comme un air.',
      'J’aime bien ce chevalet.',
      'Beau temps sur ma branche.',
    ],
    club: [
      'J’attendais ce moment.',
      'Les cases étaient bien placées.',
      'Chaque point compte.',
      'À toi de jouer.',
    ],
    expert: ['Comme prévu.', 'L’ouverture était trop belle.', 'Le sac a été généreux.', 'Un coup d’avance.'],
    master: [
      'Je l’avais vu venir.',
      'Je l’ai essayé mille fois.',
      'De tous les chemins, celui-ci.',
      'La patience paie.',
    ],
  },
  noThought: 'L’ordinateur n’arrive pas à réfléchir.',
  noThoughtMeans:
    'Ses mots n’ont pas pu être chargés, ou sa réflexion s’est arrêtée. La partie est gardée : réessaie, ou quitte-la et reviens plus tard.',
  tryAgain: 'Réessayer',
  watch: {
    pause: 'Pause',
    goOn: 'Reprendre',
    step: 'Tour suivant',
    stepWhy: 'Montre un tour, puis fait une pause',
    speed: 'Vitesse',
    speeds: { slow: 'Lent', normal: 'Normal', fast: 'Rapide' },
    paused: 'En pause.',
    goesOn: 'La partie continue.',
  },
} as const;
