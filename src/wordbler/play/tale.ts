import { nextTask } from '../../shared/platform/page-time';

/** What happened is told in chapters, one after another. */
export class Tale {
  private told = Promise.resolve();
  private chapters = 0;

  constructor(
    private readonly reader: {
      /** Nobody looks any more. */
      readonly hasLeft: boolean;
      /** The last chapter has been told. */
      allIsTold(): void;
    },
  ) {}

  get isTelling() {
    return this.chapters > 0;
  }

  add(narrate: () => Promise<void>) {
    this.chapters++;
    // What was pressed is shown first, and is work enough for a task of its own.
    this.told = this.told.then(nextTask).then(async () => {
      if (!this.reader.hasLeft) await narrate();
      this.chapters--;
      if (!this.reader.hasLeft && !this.isTelling) this.reader.allIsTold();
    });
  }
}
