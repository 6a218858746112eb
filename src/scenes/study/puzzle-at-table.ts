import type Phaser from 'phaser';
import { withTry } from '../../core/study';
import { writeFind } from '../../core/wordbler/find-of-day';
import { playShelf } from '../../match/records/play-shelf';
import { dayAt } from '../../match/study/today';
import { type FindAtPlay, resultOf } from '../../match/wordbler/kept-find';
import type { Sentence } from '../../texts/texts';
import type { House } from '../house';
import { findTable } from '../records/find-here';
import type { TableGame } from '../wordbler/table-game';

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
