import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../../src/rules';
import { type SeenEvent, seenEvents, seenState } from '../../../../src/wordbler/rules/online';
import { often, some } from '../../../long';
import { faultIn, honest, type Projection } from './watched-game';

const games = often(16, 1000);
/** Some faults show in few games. */
const mostGames = 1000;

/** Events of these types are told as they are, to everybody. */
const toldWhole = (...types: GameEvent['type'][]): Projection => ({
  ...honest,
  events: (events, viewer) =>
    events.flatMap((event) =>
      types.includes(event.type) ? [event as unknown as SeenEvent] : seenEvents([event], viewer),
    ),
});

const untold = (...types: GameEvent['type'][]): Projection => ({
  ...honest,
  events: (events, viewer) => seenEvents(events, viewer).filter(({ type }) => !types.includes(type)),
});

const shown = (show: Projection['state']): Projection => ({ ...honest, state: show });

const mutants: Record<string, Projection> = {
  'tells everybody what is dealt': toldWhole('dealt'),
  'tells everybody what is drawn': toldWhole('refilled'),
  'tells everybody what is exchanged': toldWhole('exchanged'),
  'tells everybody what went back with whom left': toldWhole('resigned'),
  'tells everybody what is laid before it is done': toldWhole('tileLaid', 'tileMoved', 'letterChosen'),
  'tells everybody what is taken back': toldWhole('tilesWentHome'),
  'tells everybody how a rack is arranged': toldWhole('rackArranged'),
  'tells everybody which words were tried again': toldWhole('wordsRejected'),
  'tells everybody of a play that touched nothing': toldWhole('playRefused'),
  'keeps to itself who was late': untold('timedOut'),
  'keeps to itself who has been challenged': untold('playChallenged'),
  'tells a spectator what the first seat sees': {
    state: (state, viewer) => seenState(state, viewer ?? 0),
    events: (events, viewer) => seenEvents(events, viewer ?? 0),
  },
  'shows all racks': shown((state, viewer) => ({ ...seenState(state, viewer), racks: state.racks })),
  'shows the bag': shown((state, viewer) => ({ ...seenState(state, viewer), bag: state.bag })),
  'shows what is laid before it is done': shown((state, viewer) => ({
    ...seenState(state, viewer),
    laid: state.laid,
  })),
  'shows how the dice stand': shown((state, viewer) => ({ ...seenState(state, viewer), dice: state.dice })),
  'shows tries that cost nobody a turn': shown((state, viewer) => ({
    ...seenState(state, viewer),
    history: state.history,
  })),
  'shows the seed': shown((state, viewer, { setup }) => Object.assign(seenState(state, viewer), { seed: setup.seed })),
  'shows the digest': shown((state, viewer, engine) =>
    Object.assign(seenState(state, viewer), { digest: engine.save().digest }),
  ),
};

describe(`In ${games} games by chance`, () => {
  it('nobody is told what is hidden from them, and whoever follows what is told sees the game as it is', () => {
    for (let number = 0; number < games; number++) expect(faultIn(number, honest)).toBeUndefined();
  });

  const all = Object.entries(mutants);
  // That one is found in a late game.
  const early = all.filter(([name]) => name !== 'keeps to itself who was late');
  it.each(some(all, early))('it would be found out that somebody %s', (_, mutant) => {
    let fault: string | undefined;
    for (let number = 0; number < mostGames && !fault; number++) fault = faultIn(number, mutant);
    expect(fault).toBeDefined();
  });
});

describe('An event of a type that nobody knows yet', () => {
  it('is told to nobody', () => {
    for (const type of ['peeked', 'toString', '__proto__', ''])
      for (const viewer of [0, 1, null])
        expect(seenEvents([{ type, seat: 0, tiles: [1] } as unknown as GameEvent], viewer)).toEqual([]);
  });
});
