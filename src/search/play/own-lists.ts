import { isLanguage } from '../../engine/alphabet/languages';
import { nameFault, tidyName } from '../../engine/players/names';
import { fieldsOf } from '../../engine/saving/untrusted';
import type { Keeping, Sealed } from '../../shared/platform/encrypted';
import { isNewer } from '../../shared/play/saved-book';
import * as wordSearch from '../rules';

type OwnList = wordSearch.OwnList;

/** Where lists are kept so that nobody can change them outside the game. */
export type ListKeeper = Pick<Sealed, 'read' | 'write' | 'alone' | 'isUnseen' | 'setAside' | 'aside' | 'clearAside'>;

export const listsPlace = 'own word lists';

export interface Imported {
  added: number;
  /** They were here already, word for word. */
  known: number;
}

/** What is kept, as it was found. */
interface Found {
  lists: readonly OwnList[];
  /** Lists that only a later release can read: they stay where they are. */
  later: readonly unknown[];
  state: 'sound' | 'damaged' | 'newer';
  /** What was set aside, and can be read again. */
  aside: readonly OwnList[];
}

/** The lists a player has written: each change is made to what is kept by then, whichever page has kept it. */
export class OwnLists {
  private lists: readonly OwnList[] = [];
  private lastDeleted: { list: OwnList; at: number } | undefined;

  constructor(private readonly keeper: ListKeeper) {}

  get all(): readonly OwnList[] {
    return this.lists;
  }

  get deleted(): OwnList | undefined {
    return this.lastDeleted?.list;
  }

  /** All of them or none: what was changed outside the game is not taken, in no part. It lies aside. */
  async load(): Promise<'sound' | 'damaged'> {
    this.lastDeleted = undefined;
    const { lists, state, aside } = await look(this.keeper);
    this.lists = joined(lists, aside);
    if (state === 'damaged' || (state === 'sound' && aside.length > 0)) await this.change((all) => all);
    return state === 'damaged' ? 'damaged' : 'sound';
  }

  /** The names that a list may not have, but for its own. */
  namesBeside(list: OwnList | undefined): string[] {
    return this.lists.filter((own) => own !== list).map(({ name }) => name);
  }

  /**
   * In the place of another, or behind all; also where that one is gone, or was changed otherwise. The list must have
   * passed its check; where another page has given its name away, it gets a number behind it.
   */
  async put(list: OwnList, before: OwnList | undefined): Promise<{ saved: OwnList; keeping: Keeping }> {
    this.lastDeleted = undefined;
    const { name = '', language, words } = wordSearch.ownList(list);
    let saved: OwnList = { name, ...(language && { language }), words };
    const keeping = await this.change((all) => {
      const at = before ? placeIn(all, before) : -1;
      const others = at < 0 ? all : all.toSpliced(at, 1);
      saved = {
        ...saved,
        name: freeName(
          name,
          others.map((own) => own.name),
        ),
      };
      return others.toSpliced(at < 0 ? all.length : at, 0, saved);
    });
    return { saved, keeping };
  }

  delete(list: OwnList): Promise<Keeping> {
    this.lastDeleted = { list, at: Math.max(0, placeIn(this.lists, list)) };
    return this.change((all) => {
      const at = placeIn(all, list);
      return at < 0 ? all : all.toSpliced(at, 1);
    });
  }

  async undoDelete(): Promise<void> {
    if (!this.lastDeleted) return;
    const { list, at } = this.lastDeleted;
    this.lastDeleted = undefined;
    await this.change((all) => {
      const name = freeName(
        list.name,
        all.map((own) => own.name),
      );
      return placeIn(all, list) < 0 ? all.toSpliced(at, 0, { ...list, name }) : all;
    });
  }

  /**
   * Takes the lists of a file. One whose name is taken gets a number behind it, unless its words are here already;
   * known words under a new name are a list of their own.
   */
  async take(lists: readonly OwnList[]): Promise<Imported | 'tooManyLists'> {
    let taken: Imported | 'tooManyLists' = 'tooManyLists';
    await this.change((own) => {
      const all = joined(own, lists);
      const isTooMany = all.length > wordSearch.mostLists;
      const added = all.length - own.length;
      taken = isTooMany ? 'tooManyLists' : { added, known: lists.length - added };
      return isTooMany ? own : all;
    });
    if (taken !== 'tooManyLists') this.lastDeleted = undefined;
    return taken;
  }

  /** Where another page does not let go, the change is seen here, and kept when it does. */
  private change(act: (lists: readonly OwnList[]) => readonly OwnList[]): Promise<Keeping> {
    const { keeper } = this;
    const change = async (): Promise<Keeping> => {
      const { lists, later, state, aside } = await look(keeper);
      const before = keeper.isUnseen(listsPlace) ? this.lists : lists;
      this.lists = act(aside.length > 0 ? joined(before, aside) : before);
      if (state === 'damaged' || (state === 'newer' && this.lists !== before)) await keeper.setAside(listsPlace);
      if (this.lists === before) return 'kept';
      const keeping = await keeper.write(listsPlace, [...this.lists, ...later]);
      if (keeping === 'kept' && aside.length > 0) await keeper.clearAside(listsPlace, isReadable);
      return keeping;
    };
    return keeper.alone(listsPlace, change, async (): Promise<Keeping> => {
      this.lists = act(this.lists);
      return 'session only';
    });
  }
}

async function look(keeper: Pick<ListKeeper, 'read' | 'aside'>): Promise<Found> {
  const saved = await keeper.read(listsPlace);
  const aside = (await keeper.aside(listsPlace)).flatMap((value) => readLists(value) ?? []);
  const none = { lists: [], later: [], aside };
  if (saved.state === 'none') return { ...none, state: 'sound' };
  if (saved.state === 'newer' || (saved.state === 'open' && isNewer(saved.value))) return { ...none, state: 'newer' };
  const read = saved.state === 'open' ? readAll(saved.value) : undefined;
  return read ? { ...read, aside, state: 'sound' } : { ...none, state: 'damaged' };
}

const isReadable = (value: unknown) => readLists(value) !== undefined;

/** Where it lies now. What was changed elsewhere since is another list. */
function placeIn(all: readonly OwnList[], list: OwnList): number {
  const { id } = wordSearch.ownList(list);
  return all.findIndex((own) => wordSearch.ownList(own).id === id);
}

/** One's own and those of a file. Taken twice, they are there once. */
export function joined(own: readonly OwnList[], come: readonly OwnList[]): OwnList[] {
  const all = [...own];
  for (const list of come) {
    const taken = all.map(({ name }) => name);
    if (nameFault(list.name, taken) && all.some((other) => isSame(other, list))) continue;
    all.push({ ...list, name: freeName(list.name, taken) });
  }
  return all;
}

/** More is no shelf of ours, and is not even gone through. */
const mostSaved = 10_000;

export function readLists(value: unknown): OwnList[] | undefined {
  const read = readAll(value);
  return read?.later.length === 0 ? read.lists : undefined;
}

function readAll(value: unknown): { lists: OwnList[]; later: unknown[] } | undefined {
  if (!Array.isArray(value) || value.length > mostSaved) return undefined;
  const all = Array.from<unknown>(value);
  const later = all.filter(isLater);
  const lists = all.filter((own) => !later.includes(own)).map(wordSearch.readOwnList);
  return lists.every((list) => list !== undefined) ? { lists, later } : undefined;
}

/** In a language that is not played yet. */
function isLater(value: unknown): boolean {
  const { name, language, words } = fieldsOf<OwnList>(value) ?? {};
  return typeof name === 'string' && Array.isArray(words) && typeof language === 'string' && !isLanguage(language);
}

const isSame = (a: OwnList, b: OwnList) =>
  wordSearch.languageOf(a) === wordSearch.languageOf(b) &&
  wordSearch.formerId(a.words) === wordSearch.formerId(b.words);

/** The lists that are kept, as far as they can be read. */
export const savedLists = async (keeper: Pick<ListKeeper, 'read' | 'aside'>): Promise<readonly OwnList[]> =>
  (await look(keeper)).lists;

function freeName(name: string, taken: readonly string[]): string {
  if (!nameFault(name, taken)) return name;
  const signs = [...name];
  for (let number = 2; ; number++) {
    for (let length = signs.length; length > 0; length--) {
      const numbered = tidyName(`${signs.slice(0, length).join('')} ${number}`);
      const fault = nameFault(numbered, taken);
      if (!fault) return numbered;
      if (fault === 'nameTaken') break;
    }
  }
}

/** Takes the lists in a file; or tells why it took none. A file that cannot be one is not even read. */
export async function readListsFrom(
  file: Pick<File, 'size' | 'text'>,
  lists: Pick<OwnLists, 'take'>,
): Promise<Imported | wordSearch.ListFileFault | { code: 'unreadable' }> {
  if (file.size > wordSearch.longestFile) return { code: 'tooBig' };
  const written = await file.text().catch(() => undefined);
  if (written === undefined) return { code: 'unreadable' };
  const read = wordSearch.readListFile(written);
  if (!read.ok) return read.fault;
  const taken = await lists.take(read.lists);
  return taken === 'tooManyLists' ? { code: 'tooManyLists' } : taken;
}
