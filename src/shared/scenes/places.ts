import { readRaceMark, readRoomMark } from '../../engine/saving/room-marks';
import { isSharedBoard, roundInProgress, roundPlace } from '../../scramble/play/menu-facts';
import { isShared, isWorksheet, searchInProgress, sheetMark } from '../../search/play/menu-facts';
import type { Texts } from '../../texts/texts';
import { finishedPlace, gamePlace } from '../../wordbler/play/menu-facts';
import type { Step } from '../platform/page-history';
import { isOnPortal } from '../platform/portals/portal-here';
import { howMark, isCarried, isDay, isHow, isMoved, isRace, isRoom } from '../play/hash-prefixes';
import type { Handed, Now } from './player';
import type { Services } from './services';

type Sentence = Exclude<keyof Texts['way'], 'leave' | 'lost'>;

/** A scene that has an address. */
interface Place {
  address: string;
  scene: string;
  /** What the scene is told when it is come to by its address. */
  data?: object;
  /** The scene under it, where that is not the menu. */
  under?: string;
  /** A game and its end: one takes the place of the other, on the way and at its address. */
  end?: string;
  /** Why it cannot be opened, if so. */
  missing?(services: Services, data: object | undefined): Sentence | false;
}

const link = '#/link';
const room = '#/room';
const race = '#/race';
const raceWords = '#/race/words';
const worksheet = '#/worksheet';
const choices = ['SearchChoose', 'ScrambleChoose'];
const noResult = ({ saves }: Services) => !saves.finished && !saves.isAwaited(finishedPlace) && 'noResult';

/** Others are met on devices of their own, where there is a server for it. */
const withOthers: readonly Place[] = [
  { address: '#/friends', scene: 'Friends' },
  {
    address: room,
    scene: 'FriendRoom',
    missing: (_, data) => !(data && 'room' in data) && 'noTable',
  },
  { address: '#/races', scene: 'RaceChoose', under: '#/friends' },
  ...[race, raceWords].map(
    (address): Place => ({
      address,
      scene: 'RaceRoom',
      missing: (_, data) => !(data && 'room' in data) && 'noTable',
    }),
  ),
];

/** Pages for a class: a portal's address leads nobody to one. */
const worksheets: readonly Place[] = [
  { address: '#/search/make', scene: 'SheetMake', under: '#/search' },
  { address: worksheet, scene: 'SheetSent', missing: (_, data) => !(data && 'sheet' in data) && 'noLink' },
];

/** Where words are learned and looked up. */
const study: readonly Place[] = [
  { address: '#/study', scene: 'Study' },
  { address: '#/study/words', scene: 'WordBook', under: '#/study' },
  { address: '#/study/cards', scene: 'StudyCards', under: '#/study' },
  { address: '#/study/puzzle', scene: 'Puzzle', under: '#/study' },
  { address: '#/study/drill', scene: 'StudyDrill', under: '#/study' },
];

/** Where it is shown how the games work. */
const how: readonly Place[] = [
  { address: '#/how', scene: 'HowItWorks' },
  { address: '#/how/page', scene: 'HowPage', under: '#/how' },
];

const places: readonly Place[] = [
  { address: '#/', scene: 'Menu' },
  { address: '#/players', scene: 'PlayerSelect' },
  {
    address: '#/table',
    scene: 'Board',
    end: '#/over',
    missing: ({ saves }) => !saves.wordbler && !saves.isAwaited(gamePlace) && 'noGame',
  },
  { address: '#/over', scene: 'GameOver', missing: noResult },
  { address: '#/replay', scene: 'Board', data: { replay: true }, under: '#/over', missing: noResult },
  { address: '#/record', scene: 'Record', under: '#/moving' },
  { address: '#/review', scene: 'Review', under: '#/over', missing: noResult },
  { address: '#/search', scene: 'SearchChoose' },
  {
    address: '#/search/play',
    scene: 'WordSearch',
    end: '#/search/over',
    missing: ({ saves }) => !searchInProgress(saves.search) && 'noGame',
  },
  {
    address: '#/search/over',
    scene: 'SearchSummary',
    missing: ({ saves }) => saves.search?.state.phase !== 'over' && 'noResult',
  },
  { address: '#/scramble', scene: 'ScrambleChoose' },
  {
    address: '#/scramble/play',
    scene: 'ScramblePlay',
    end: '#/scramble/over',
    missing: ({ saves }) => !roundInProgress(saves.scramble) && !saves.isAwaited(roundPlace) && 'noGame',
  },
  {
    address: '#/scramble/over',
    scene: 'ScrambleResult',
    missing: ({ saves }) => saves.scramble?.state.phase !== 'over' && !saves.isAwaited(roundPlace) && 'noResult',
  },
  { address: '#/scramble/solve', scene: 'ScrambleSolve', under: '#/scramble' },
  {
    address: '#/scramble/watch',
    scene: 'ScrambleWatch',
    under: '#/scramble',
    missing: (_, data) => !(data && 'board' in data) && 'noBoard',
  },
  {
    address: link,
    scene: 'Carried',
    missing: (_, data) => !isCarried((data as Handed | undefined)?.link ?? '') && 'noLink',
  },
  { address: '#/moving', scene: 'Moving' },
  { address: '#/statistics', scene: 'Statistics' },
  ...(isOnPortal ? [] : [{ address: '#/find', scene: 'Find' }, ...study, ...how, ...worksheets, ...withOthers]),
];

const placeAt = (address: string) => places.find((place) => place.address === address);

export const menu: Step = { address: '#/' };

/** Whoever comes back to a table that is come to from elsewhere comes back to that. */
const atTable = [
  ['room', 'FriendRoom'],
  ['find', 'Find'],
  ['puzzle', 'Puzzle'],
] as const;

/** Where the way leads when a scene is gone to. */
export function stepTo(scene: string, data: object): Step | undefined {
  // What is wished once, and a game that is handed over, are no part of it: the history keeps plain data.
  const { now, table, link: opened, dropped, shares, daily, ...told } = data as Now & Handed & { table?: object };
  // Who plays now only passes by where a game is chosen, and is not to play anew when coming back.
  if (now && choices.includes(scene)) return undefined;
  const isReplay = 'replay' in told;
  // Whoever comes back to a table or a race with others comes back to its room.
  const { race: raced, sheet } = told as { race?: string; sheet?: string };
  if (raced !== undefined) return { address: scene === 'ScrambleResult' ? raceWords : race, data: { room: raced } };
  // Nothing is kept of a page of a class but what it is.
  if (sheet !== undefined) return { address: worksheet, data: { sheet } };
  const stage = (scene === 'Board' && atTable.find(([name]) => name in told)?.[1]) || scene;
  const place = places.find((own) => own.scene === stage && 'replay' in (own.data ?? {}) === isReplay);
  if (!place) return undefined;
  const isKept = !place.data && Object.keys(told).length > 0;
  return isKept ? { address: place.address, data: told } : { address: place.address };
}

/** The way, a step on; or back, to where it has been. */
export function onward(way: readonly Step[], step: Step): Step[] {
  const before = way.findLastIndex(({ address }) => address === step.address);
  if (before >= 0) return [...way.slice(0, before), step];
  const last = way.at(-1)?.address ?? '';
  // Nobody comes back to a link that has been opened.
  const isInPlace = last === link || placeAt(last)?.end === step.address || placeAt(step.address)?.end === last;
  return [...(isInPlace ? way.slice(0, -1) : way), step];
}

export interface Arrival {
  scene: string;
  data: object;
  way: readonly Step[];
  /** Why it is the menu instead. */
  because?: Sentence;
}

/** What comes of going along a way: its last scene, that game's end if it is over, or the menu and a sentence. */
export function arriveBy(services: Services, way: readonly Step[], link?: string): Arrival {
  const step = way.at(-1) ?? menu;
  const place = placeAt(step.address);
  const data = { ...(step.data ?? place?.data), ...(link !== undefined && { link }) };
  const why = place ? place.missing?.(services, data) : 'unknown';
  if (place && !why) return { scene: place.scene, data, way };
  const end = place?.end && placeAt(place.end);
  if (end && !end.missing?.(services, undefined))
    return { scene: end.scene, data: {}, way: [...way.slice(0, -1), { address: end.address }] };
  return { scene: 'Menu', data: {}, way: [menu], because: why || 'unknown' };
}

/** Where a scene that has been waited for leads instead, now that what is kept has been opened. */
export function elsewhere(services: Services, scene: string, data: object): Arrival | undefined {
  const step = stepTo(scene, data);
  // What is played with others is come to from its room.
  const isOwn = step && placeAt(step.address)?.scene === scene;
  const arrival = isOwn ? arriveBy(services, [menu, step], (data as Handed).link) : undefined;
  return arrival?.scene === scene ? undefined : arrival;
}

const withData = (data: object | undefined) => data && { data };

/** The way to an address that somebody typed, or followed. */
export function wayTo(address: string): readonly Step[] {
  if (isShared(address)) return [menu, { address: '#/search' }];
  if (isSharedBoard(address)) return [menu, { address: '#/scramble' }];
  if (isWorksheet(address)) return [menu, { address: worksheet, data: { sheet: address.slice(sheetMark.length) } }];
  if (isHow(address))
    return [menu, { address: '#/how' }, { address: '#/how/page', data: { link: address.slice(howMark.length) } }];
  if (isDay(address)) return [menu];
  if (isCarried(address)) return [menu, { address: link }];
  if (isMoved(address)) return [menu, { address: '#/moving' }];
  // A page that is reloaded has no link any more: whoever was invited comes back by what it told.
  if (isRoom(address)) return [menu, { address: room, ...withData(readRoomMark(address.slice(1))) }];
  if (isRace(address)) return [menu, { address: race, ...withData(readRaceMark(address.slice(1))) }];
  const { under } = placeAt(address) ?? {};
  if (address === '' || address === '#' || address === menu.address) return [menu];
  return [menu, ...(under ? [{ address: under }] : []), { address }];
}

/** An address that hands over a grid, a board, a day, a whole game or everything. */
export const handsOver = (address: string) =>
  isShared(address) ||
  isWorksheet(address) ||
  isSharedBoard(address) ||
  isDay(address) ||
  isCarried(address) ||
  isMoved(address) ||
  isRoom(address) ||
  isRace(address);
