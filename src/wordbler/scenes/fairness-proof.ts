import type { TemplateResult } from 'lit-html';
import type { Dialog } from '../../shared/panels/dialog';

/** What stands at the end of a game that was played on several devices, in the place of what was remarkable. */
export interface FairnessProof {
  card(dialog: Dialog): TemplateResult;
  /** Whoever only looked on has no say in it. */
  readonly mayRepeat: boolean;
  /** What is said of the next game. */
  readonly again: string;
  /** Wishes for it, until all have; then goes on there. */
  playAgain(): Promise<void>;
  /** The room of the next game, once there is one. */
  readonly next: { room: string } | undefined;
  listen(changed: () => void): () => void;
}
