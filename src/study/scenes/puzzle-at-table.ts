import type Phaser from 'phaser';
import { findTable } from '../../daily/scenes/find-here';
import type { House } from '../../shared/scenes/house';
import { playShelf } from '../../stats/play/play-shelf';
import type { Sentence } from '../../texts/texts';
import { type FindAtPlay, resultOf } from '../../wordbler/play/kept-find';
import { writeFind } from '../../wordbler/rules/find-of-day';
import type { TableGame } from '../../wordbler/scenes/table-game';
import { dayAt } from '../play/today';
import { withTry } from '../rules';

/** A puzzle as it stands on the table. Every try counts, whoever hinted. */
export const puzzleAtTable = (
  scene: Phaser.Scene,
  house: House,
  at: FindAtPlay,
  greeting: Sentence | undefined,
): TableGame =>
  findTable(scene, house, at, {
    greeting,
    game: 'puzzle',
    leads: { leadsTo: 'Study', over: () => 'Puzzle' },
    drop: () => {
      house.puzzle = undefined;
    },
    ended: () => {
      house.puzzle = undefined;
      const { isEnough } = resultOf(at);
      const today = dayAt(new Date());
      const line = writeFind(at.find);
      void playShelf(house.storage).puzzles.change((own) => withTry(own, line, today, isEnough));
    },
  });
