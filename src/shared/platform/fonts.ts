import { spelled } from '../../engine/alphabet/digraphs';
import { tilesOf } from '../../engine/alphabet/languages';

const weights = [500, 700, 800];
const sample = 'AQ19×';
const patienceMs = 4000;

/** Fetches the letters the table is drawn with. False: plain ones must do. */
export async function loadFonts(letters = sample): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, patienceMs, false));
  return Promise.race([allLoaded(letters), late]);
}

/** The letters of other languages, which are fetched when they are played in. */
export class Letters {
  /** Undefined once they have come, or plain ones must do. */
  private readonly coming = new Map<string, Promise<void> | undefined>([['en', undefined]]);

  /** Those that a bag of tiles shows; nothing where they are there. */
  of(tiles: string): Promise<void> | undefined {
    if (!this.coming.has(tiles)) {
      const shown = tilesOf(tiles).alphabet.letters.join('');
      this.coming.set(
        tiles,
        loadFonts(spelled(shown)).then(() => void this.coming.set(tiles, undefined)),
      );
    }
    return this.coming.get(tiles);
  }
}

async function allLoaded(letters: string): Promise<boolean> {
  try {
    const loads = weights.map((weight) => document.fonts.load(`${weight} 40px "M PLUS Rounded 1c"`, letters));
    const faces = await Promise.all(loads);
    return faces.every((found) => found.length > 0);
  } catch {
    return false;
  }
}
