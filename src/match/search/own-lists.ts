import { nameFault, tidyName, wordSearch } from '../../core';
import { the } from '../../core/the';
import type { Keeping, Opened } from '../../platform/sealed';

type OwnList = wordSearch.OwnList;

/** Where lists are kept so that nobody can change them outside the game. */
export interface ListKeeper {
  read(name: string): Promise<Opened>;
  write(name: string, value: unknown): Promise<Keeping>;
  forget(name: string): Promise<void>;
}

export const listsPlace = 'own word lists';

export interface Imported {
  added: number;
  /** They were here already, word for word. */
  known: number;
}

/** The lists a player has written. */
export class OwnLists {
  private lists: OwnList[] = [];
  private lastDeleted: { list: OwnList; at: number } | undefined;

  constructor(private readonly keeper: ListKeeper) {}

  get all(): readonly OwnList[] {
    return this.lists;
  }

  get deleted(): OwnList | undefined {
    return this.lastDeleted?.list;
  }

  /** All of them or none: what was changed outside the game is not taken, in no part. */
  async load(): Promise<'sound' | 'damaged'> {
    this.lists = [];
    this.lastDeleted = undefined;
    const kept = await this.keeper.read(listsPlace);
    if (kept.state === 'none') return 'sound';
    const lists = kept.state === 'open' ? readLists(kept.value) : undefined;
    if (!lists) {
      await this.keeper.forget(listsPlace);
      return 'damaged';
    }
    this.lists = lists;
    return 'sound';
  }

  /** The names that a list may not have, but for the one at a place of its own. */
  namesBeside(at: number | undefined): string[] {
    return this.lists.filter((_, own) => own !== at).map(({ name }) => name);
  }

  /** In the place of another, or behind all. The list must have passed its check. */
  put(list: OwnList, at: number | undefined): Promise<Keeping> {
    this.lastDeleted = undefined;
    const { name = '', language, words } = wordSearch.ownList(list);
    const own = { name, ...(language && { language }), words };
    this.lists = this.lists.toSpliced(at ?? this.lists.length, at === undefined ? 0 : 1, own);
    return this.keep();
  }

  delete(at: number): Promise<Keeping> {
    this.lastDeleted = { list: the(this.lists[at]), at };
    this.lists = this.lists.toSpliced(at, 1);
    return this.keep();
  }

  async undoDelete(): Promise<void> {
    if (!this.lastDeleted) return;
    const { list, at } = this.lastDeleted;
    this.lastDeleted = undefined;
    this.lists = this.lists.toSpliced(at, 0, list);
    await this.keep();
  }

  /**
   * Takes the lists of a file. One whose name is taken gets a number behind it, unless its words are here already;
   * known words under a new name are a list of their own.
   */
  async take(lists: readonly OwnList[]): Promise<Imported | 'tooManyLists'> {
    const all = joined(this.lists, lists);
    if (all.length > wordSearch.mostLists) return 'tooManyLists';
    const added = all.length - this.lists.length;
    this.lists = all;
    this.lastDeleted = undefined;
    await this.keep();
    return { added, known: lists.length - added };
  }

  private keep(): Promise<Keeping> {
    return this.keeper.write(listsPlace, this.lists);
  }
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
const mostKept = 10_000;

export function readLists(value: unknown): OwnList[] | undefined {
  if (!Array.isArray(value) || value.length > mostKept) return undefined;
  const lists = Array.from<unknown, OwnList | undefined>(value, wordSearch.readOwnList);
  return lists.every((list) => list !== undefined) ? lists : undefined;
}

const isSame = (a: OwnList, b: OwnList) =>
  wordSearch.languageOf(a) === wordSearch.languageOf(b) &&
  wordSearch.formerId(a.words) === wordSearch.formerId(b.words);

/** The lists that are kept, as far as they can be read. */
export async function keptLists(keeper: Pick<ListKeeper, 'read'>): Promise<OwnList[]> {
  const kept = await keeper.read(listsPlace);
  return (kept.state === 'open' && readLists(kept.value)) || [];
}

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
