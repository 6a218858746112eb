import type { Direction, EventOf, GameEvent, Premium, Run, Surroundings } from '../../wordbler/rules';
import type { Known, SpokenCell, SpokenSquare, Standing } from '../sentence-facts';
import { notInDictionary } from './board';
import { counted, does, of, oneByOne, plural, squareName, toMove, wins } from './forms';

const spelled = (tile: { letter: string }) => tile.letter || 'joker';
const joined = (parts: readonly (string | false | undefined)[]) =>
  oneByOne(parts.filter((part): part is string => Boolean(part)));

/** As players write it: A1 is the top left corner. */

const premiums: Readonly<Record<Premium, string>> = {
  '2L': 'lettre compte double',
  '3L': 'lettre compte triple',
  '2W': 'mot compte double',
  '3W': 'mot compte triple',
};

const ways: Readonly<Record<Direction, string>> = { across: 'horizontal', down: 'vertical' };

const marks = {
  refused: 'pas un mot',
  hint: 'indice',
  lit: 'marqué',
  word: 'un mot',
  noWord: 'aucun mot',
} as const;

function square({ tile, premium, star, spent, mark, ghost, ...at }: SpokenSquare): string {
  const { letter, value, blank, laid, raised } = tile ?? {};
  const lies = blank ? (letter ? `joker pour ${letter}` : 'joker sans lettre') : letter;
  return joined([
    squareName(at),
    star && 'étoile',
    lies,
    tile && counted(value ?? 0, 'point'),
    laid && 'posé ce tour',
    raised && 'en main',
    premium && `${premiums[premium]}${spent ? ', déjà pris' : ''}`,
    !tile && 'vide',
    mark && (ghost ? `${marks[mark]} ${ghost}` : marks[mark]),
  ]);
}

function cell(tile: SpokenCell | undefined): string {
  if (!tile) return 'place vide';
  if (!tile.faceUp) return 'face cachée';
  return joined([
    spelled(tile),
    counted(tile.value, 'point'),
    tile.onBoard && 'sur le plateau',
    tile.raised && 'en main',
    tile.hinted && marks.hint,
    tile.chosen && 'choisi pour l’échange',
  ]);
}

function scored({ seat, sheet, total }: EventOf<'playScored'>, { nameOf }: Known): string {
  const words = sheet.words.map(
    (word) => `${word.word}, ${ways[word.direction]} depuis ${squareName(word)}, pour ${word.score}`,
  );
  const bonus = sheet.bonus > 0 && `${sheet.bonus} pour les sept jetons`;
  return `${does(nameOf(seat), 'joue')} ${joined([...words, bonus])}. Cela fait ${counted(sheet.total, 'point')}, ${total} en tout.`;
}

function wentHome({ tiles, reason }: EventOf<'tilesWentHome'>, { letterOf }: Known): string {
  if (reason !== 'takeBack') return `${counted(tiles.length, 'jeton')} de retour au chevalet.`;
  return tiles.map((tile) => `${letterOf(tile.tile) || 'Joker'} revient de ${squareName(tile)}.`).join(' ');
}

const leftInBag = (count: number) =>
  `${plural(count, { one: 'Reste', other: 'Restent' })} ${counted(count, 'jeton')} dans le sac.`;
const failing = (fails: number) => `Tours blancs d’affilée : ${fails}.`;

/** What a screen reader says of an event; undefined where the sentence on the screen will do, or there is none. */
function event(event: GameEvent, known: Known): string | undefined {
  const { nameOf, letterOf } = known;
  switch (event.type) {
    case 'drewForStart': {
      const draws = event.draws.map(
        ({ seat, tile }) => `${does(nameOf(seat), 'tire')} ${letterOf(tile) || 'un joker'}.`,
      );
      const tie = event.tied.length > 0 ? [`Égalité, nouveau tirage : ${oneByOne(event.tied.map(nameOf))}.`] : [];
      return [...draws, ...tie].join(' ');
    }
    case 'drawReturned':
      return 'Les jetons tirés retournent dans le sac.';
    case 'dealt':
      return `Tous les chevalets sont remplis. ${leftInBag(known.bagCount)}`;
    case 'turnBegan':
      return `${toMove(nameOf(event.seat))}.`;
    case 'tileLaid':
      return `${letterOf(event.tile) || `Joker pour ${event.letter}`} en ${squareName(event)}.`;
    case 'tileMoved': {
      const swap = event.swapped === null ? '' : `, à la place de ${letterOf(event.swapped) || 'ce joker'}`;
      return `${letterOf(event.tile) || 'Joker'} de ${squareName(event.from)} à ${squareName(event)}${swap}.`;
    }
    case 'letterChosen':
      return `Le joker est ${event.letter}.`;
    case 'tilesWentHome':
      return wentHome(event, known);
    case 'rackArranged':
      return event.shuffled ? 'Le chevalet est mélangé.' : 'Le chevalet est dans un nouvel ordre.';
    case 'wordsRejected': {
      const end = event.turnLost ? `${does(nameOf(event.seat), 'perd')} le tour. ${failing(event.fails)}` : 'Réessaie.';
      return `${notInDictionary(event)}. ${end}`;
    }
    case 'playOffered': {
      const words = event.sheet.words.map(({ word }) => word);
      return `${does(nameOf(event.seat), 'pose')} ${joined(words)} pour ${counted(event.sheet.total, 'point')}. Ce coup peut être contesté.`;
    }
    case 'playScored':
      return scored(event, known);
    case 'refilled':
      return `${does(nameOf(event.seat), 'pioche')} ${counted(event.drawn.length, 'jeton')}. ${leftInBag(known.bagCount)}`;
    case 'exchanged':
      return `${does(nameOf(event.seat), 'échange')} ${counted(event.returned.length, 'jeton')}. ${failing(event.fails)}`;
    case 'passed':
      return `${does(nameOf(event.seat), 'passe')}. ${failing(event.fails)}`;
    case 'timedOut':
      return `${does(nameOf(event.seat), 'n’a plus de temps', 'n’as plus de temps')}. ${failing(event.fails)}`;
    case 'resigned':
      return `${does(nameOf(event.seat), 'abandonne')}. ${leftInBag(known.bagCount)}`;
    case 'gameEnded': {
      const { winners, ranking } = event.outcome;
      const totals = ranking.map(({ seat, total }) => `${nameOf(seat)} ${total}`);
      return `La partie est finie. ${wins(winners.map(nameOf))}. ${joined(totals)}.`;
    }
    default:
      return undefined;
  }
}

function standing(now: Standing): string {
  const laid = now.laid.map((tile) => `${tile.letter} en ${squareName(tile)}`);
  return [
    now.mover && `${toMove(now.mover)}.`,
    `${joined(now.seats.map(({ name, score }) => `${name} ${score}`))}.`,
    leftInBag(now.bagCount),
    `Tours blancs d’affilée : ${now.fails} sur ${now.failsToEnd}.`,
    laid.length > 0 && `Posé : ${joined(laid)}.`,
    now.points !== undefined && `Cela rapporte ${now.points} si chaque mot est bon.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const run = ({ letters, ...at }: Run) => `${letters} en ${squareName(at)}`;
const line = (name: string, runs: readonly Run[]) => `${name} : ${runs.length > 0 ? joined(runs.map(run)) : 'vide'}.`;

function near({ at, row, column, words, free }: Surroundings): string {
  return [
    line(`Ligne ${at.y + 1}`, row),
    line(`Colonne ${squareName(at).charAt(0)}`, column),
    words.length > 0 && `Mots proches : ${joined(words.map((word) => `${run(word)} ${ways[word.direction]}`))}.`,
    free.length > 0 &&
      `Libre à côté : ${joined(free.map(({ premium, ...square }) => `${premiums[premium]} ${squareName(square)}`))}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const clockLeft = (seconds: number) =>
  seconds >= 60 ? `Encore ${counted(Math.round(seconds / 60), 'minute')}.` : `Encore ${counted(seconds, 'seconde')}.`;

/** What is said to those who don't see the table. */
export const speech = {
  title: (names: readonly string[]) => `Wordbler : ${oneByOne(names)}`,
  board: 'Plateau',
  rack: 'Chevalet',
  blank: 'joker',
  hurry: 'Touche l’écran ou n’importe quelle touche pour accélérer.',
  rackOf: (name: string) => of('Chevalet', name),
  events: 'Ce qui s’est passé',
  hint: 'Les flèches déplacent, les lettres posent des jetons, Espace change de sens, Entrée joue. Le point d’interrogation dit toutes les touches.',
  square,
  cell,
  event,
  standing,
  near,
  clockLeft,
  timeIsUp: 'Le temps est écoulé : chaque minute entamée coûte désormais des points.',
  directions: { across: 'Écriture horizontale.', down: 'Écriture verticale.' },
  picked: (letter: string) => `${letter || 'Joker'} en main. Choisis sa case.`,
  putDown: 'Reposé.',
  choosing:
    'Choisis les jetons à échanger : tape leurs lettres, ou appuie sur Espace quand tu y es. Entrée échange, Échap annule.',
  laidWords: (words: readonly { word: string; isWord: boolean }[]) =>
    words.map(({ word, isWord }) => `${word} ${isWord ? 'est' : 'n’est pas'} un mot.`).join(' '),
  chosen: (letters: readonly string[]) =>
    letters.length === 0
      ? 'Aucun jeton choisi.'
      : `${plural(letters.length, { one: 'Choisi', other: 'Choisis' })} : ${joined(letters.map((letter) => letter || 'joker'))}.`,
} as const;
