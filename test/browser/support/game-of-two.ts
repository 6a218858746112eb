import type { BrowserContext } from 'playwright-core';
import { GameEngine, presets, type Rules, type SavedGame } from '../../../src/rules';
import { packedWords, readWords } from '../../engine/lexicon/packed-words';
import { findPlay } from './find-play';

/** The word list as the game has it. */
export const words = readWords(packedWords);
const known = new Set(words);
export const isWord = (word: string) => known.has(word);
export const judge = { id: 'enable1', has: isWord };
/** Enough for any rack, and soon searched. */
export const shortWords = words.filter((word) => word.length <= 7);

export const players = ['Ada', 'Bruno'];

export function newGame(seed: string, rules: Partial<Rules> = {}, names = players): GameEngine {
  return new GameEngine(
    {
      seats: names.map((name) => ({ name, kind: 'person' })),
      rules: { ...presets.wordbler, ...rules },
      seed,
      tiles: 'en',
      words: judge.id,
    },
    judge,
  );
}

/** Plays the best-filled plays, or exchanges, for a number of turns. */
export function playOn(engine: GameEngine, turns: number): GameEngine {
  if (engine.state.phase === 'ready') engine.dispatch({ type: 'begin' });
  for (let turn = 0; turn < turns && engine.state.phase === 'turn'; turn++) {
    const seat = engine.state.toMove;
    const play = findPlay(engine, shortWords, isWord);
    for (const tile of play ?? []) engine.dispatch({ type: 'lay', seat, ...tile });
    engine.dispatch(play ? { type: 'done', seat } : { type: 'pass', seat });
  }
  return engine;
}

/** Puts values where the page keeps its own, before the page first looks there. */
export async function keepInPage(context: BrowserContext, kept: Readonly<Record<string, unknown>>) {
  await context.addInitScript(
    ({ kept, done }) => {
      // A page that is still blank has no storage.
      if (!location.protocol.startsWith('http') || localStorage.getItem(done)) return;
      const opening = indexedDB.open('wordbler');
      opening.onupgradeneeded = () => opening.result.createObjectStore('kept');
      opening.onsuccess = () => {
        const writing = opening.result.transaction('kept', 'readwrite');
        // A page that is left at once writes nothing; the next one does.
        writing.oncomplete = () => localStorage.setItem(done, 'yes');
        const store = writing.objectStore('kept');
        for (const [key, value] of Object.entries(kept)) store.put(value, key);
        opening.result.close();
      };
    },
    { kept, done: 'kept-by-test' },
  );
}

export const savedGame = (game: SavedGame) => ({ game, settings: { openRacks: false } });
