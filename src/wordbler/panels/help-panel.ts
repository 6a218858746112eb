import { html } from 'lit-html';
import type { Help, HelpPicture } from '../../shared/panels/help';
import { icon } from '../../shared/panels/icons';
import type { Texts } from '../../texts/texts';
import { boardCut, type Cell } from './small-board';

type Step = keyof Texts['help']['steps'];

const old = (letters: string): Cell[] => [...letters].map((letter) => ({ letter, old: true }));
const laid = (letters: string): Cell[] => [...letters].map((letter) => ({ letter }));
const free = (count: number) => Array<Cell>(count).fill({});

const pictures = (texts: Texts): Readonly<Record<Step, HelpPicture>> => ({
  lay: {
    picture: boardCut(texts, 5, [...free(5), ...laid('NE'), { star: true }, ...free(5), ...laid('S'), ...free(1)]),
    hands: [[0.72, 0.84]],
  },
  back: {
    picture: boardCut(texts, 5, [...free(5), ...old('NES'), ...laid('T'), ...free(6)]),
    hands: [[0.72, 0.58]],
  },
  touch: {
    picture: boardCut(texts, 5, [...old('NEST'), ...free(4), ...laid('ON'), ...free(5)]),
  },
  colours: {
    picture: boardCut(texts, 5, [
      ...free(5),
      ...(['2L', '3L', '2W', '3W'] as const).map((bonus): Cell => ({ bonus })),
      { spent: '2W' },
      ...free(5),
    ]),
  },
  done: {
    picture: html`<span class="board-cut as-button"><b
      class="chip line">${icon('done', 18)}${texts.board.done}</b></span>`,
    hands: [[0.62, 0.58]],
  },
  closer: {
    picture: boardCut(texts, 5, [...free(6), ...old('NES'), ...free(6)]),
    hands: [
      [0.2, 0.36],
      [0.68, 0.14],
    ],
  },
});

/** How Wordbler is played, and what the keys do. */
export function boardHelp(texts: Texts): Help {
  const shown = pictures(texts);
  const steps = (Object.keys(texts.help.steps) as Step[]).map((step) => {
    const [title, text] = texts.help.steps[step];
    return { ...shown[step], title, text };
  });
  return { steps, keys: texts.keys.board };
}
