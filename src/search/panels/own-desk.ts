import type { LanguageId } from '../../engine/alphabet/languages';
import type { LetterKeysOpen } from '../../shared/panels/letter-keys';
import type { SearchTexts, Sentence } from '../../texts/texts';
import type { Imported, OwnLists } from '../play/own-lists';
import * as wordSearch from '../rules';
import { ListEditor } from './choose-editor';

export interface Said {
  says: Sentence;
  isFault?: boolean;
  undo?: () => void;
}

interface Options {
  lists: OwnLists;
  /** New lists are written in it. */
  language(): LanguageId;
  keys: LetterKeysOpen;
  /** Reads a file; what is wrong with it is told in words. */
  import(file: File): Promise<Imported | Sentence>;
  export(lists: readonly wordSearch.OwnList[]): void;
  renamed(from: string, list: wordSearch.WordList): void;
  /** A list lies open, or something was said. */
  changed(): void;
  opened(): void;
  /** It is closed again; saved or brought back, a list wants to be chosen. */
  closed(list: wordSearch.OwnList | undefined): void;
}

/** Where own lists are written, changed, brought in and thrown away, and what is said of that. */
export class OwnDesk {
  editor: ListEditor | undefined;
  said: Said | undefined;

  constructor(
    private readonly texts: SearchTexts,
    private readonly options: Options,
  ) {}

  open(at: number | undefined) {
    const { lists, changed, opened } = this.options;
    const list = at === undefined ? undefined : lists.all[at];
    this.said = undefined;
    this.editor = new ListEditor(this.texts, {
      list,
      language: this.options.language(),
      keys: this.options.keys,
      taken: lists.namesBeside(list),
      changed,
      save: (own) => void this.save(own, list),
      export: (own) => this.options.export([own]),
      delete: list && (() => void this.delete(list)),
    });
    opened();
  }

  close(list?: wordSearch.OwnList, said?: Said) {
    this.editor = undefined;
    this.said = said;
    this.options.closed(list);
  }

  async import(file: File) {
    const outcome = await this.options.import(file);
    this.say(
      typeof outcome === 'function'
        ? { says: outcome, isFault: true }
        : { says: () => this.texts.search.choose.own.imported(outcome.added, outcome.known) },
    );
  }

  private async save(list: wordSearch.OwnList, before: wordSearch.OwnList | undefined) {
    const { own } = this.texts.search.choose;
    const { saved, keeping } = await this.options.lists.put(list, before);
    if (before && before.name !== saved.name && isSameWords(before, saved))
      this.options.renamed(wordSearch.ownList(before).id, wordSearch.ownList(saved));
    this.close(saved, {
      says: () => (keeping === 'kept' ? own.saved(saved.name) : own.savedForNow(saved.name)),
    });
  }

  private async delete(list: wordSearch.OwnList) {
    const { lists } = this.options;
    await lists.delete(list);
    const undo = async () => {
      await lists.undoDelete();
      this.close(list);
    };
    this.close(undefined, {
      says: () => this.texts.search.choose.own.deleted(list.name),
      undo: () => void undo(),
    });
  }

  private say(said: Said) {
    this.said = said;
    this.options.changed();
  }
}

const isSameWords = (a: wordSearch.OwnList, b: wordSearch.OwnList) =>
  wordSearch.formerId(a.words) === wordSearch.formerId(b.words);
