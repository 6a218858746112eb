import calmWebm from '../../../assets/sound/calm.webm?url';
import fullMp3 from '../../../assets/sound/music.mp3?url';
import fullWebm from '../../../assets/sound/music.webm?url';
import sprites from '../../../assets/sound/sprites.json';
import type { Row } from './music-voice';

/** The grid games have a calm one: no beat, and half as many notes. */
export type Mix = 'full' | 'calm';

interface Format {
  readonly kind: 'webm' | 'mp3';
  readonly url: string;
  /** How long each piece is; they lie one behind the other. */
  readonly bytes: readonly number[];
}

const mp3: Format = { kind: 'mp3', url: fullMp3, bytes: sprites.pieces.mp3 };
// Where webm can't be decoded, the full mix serves for both.
const formats: Record<Mix, readonly Format[]> = {
  full: [{ kind: 'webm', url: fullWebm, bytes: sprites.pieces.full }, mp3],
  calm: [{ kind: 'webm', url: calmWebm, bytes: sprites.pieces.calm }, mp3],
};

/** Who decodes: howler knows what a browser says it can. */
interface Decoder {
  readonly ctx: BaseAudioContext;
  codecs(kind: string): boolean;
}

/** A mix as it ships, fetched once and decoded piece by piece: the loop, and the layer that goes with it. */
export class MusicFile {
  readonly loop: Row;
  readonly layer: Row;
  private formats: readonly Format[];
  private coming: Promise<ArrayBuffer> | undefined;

  constructor(
    mix: Mix,
    private readonly decoder: Decoder,
    private readonly fetchFile: typeof fetch = (...asked) => fetch(...asked),
  ) {
    const { every, loop, layer } = sprites.music;
    this.formats = formats[mix].filter(({ kind }) => decoder.codecs(kind));
    this.loop = { every, count: loop, piece: (n) => this.piece(n) };
    this.layer = { every, count: layer, piece: (n) => this.piece(loop + n) };
  }

  /** A browser may take a format for one it can decode, and find that it cannot: then the next one is tried. */
  private async piece(n: number): Promise<AudioBuffer> {
    const [format] = this.formats;
    if (!format) throw new Error('there is no music that could be decoded');
    try {
      this.coming ??= this.fetch(format.url);
      const from = format.bytes.slice(0, n).reduce((sum, length) => sum + length, 0);
      const bytes = (await this.coming).slice(from, from + format.bytes[n]!);
      return await this.decoder.ctx.decodeAudioData(bytes);
    } catch {
      if (this.formats[0] === format) {
        this.formats = this.formats.slice(1);
        this.coming = undefined;
      }
      return this.piece(n);
    }
  }

  private async fetch(url: string) {
    const answer = await this.fetchFile(url);
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    return answer.arrayBuffer();
  }
}
