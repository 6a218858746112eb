import { describe, expect, it } from 'vitest';
import { scramble } from '../../../src/rules';
import { ScrambleMatch } from '../../../src/scramble/play/match';
import { type Question, ScrambleSession } from '../../../src/scramble/play/session';
import { HandTicker } from '../../shared/play/hand-ticker';
import { en } from '../../texts/spoken';
import { newGame } from '../rules/playing';
import { lexicon } from '../rules/words';
import { HandSolver, settled } from './sitting';

const { scramble: own } = en;

function playing(
  changes: Partial<scramble.Setup> = {},
  players = 1,
  notice?: () => string,
  engine = newGame(changes, players),
) {
  const said: string[] = [];
  const refused: string[] = [];
  const asked: string[] = [];
  const happened: string[] = [];
  const warned: number[] = [];
  let changed = 0;
  const ticker = new HandTicker();
  const match = ScrambleMatch.of(engine);
  const texts = { ...en, scramble: own };
  const session = new ScrambleSession(match, { texts, solver: new HandSolver(), ticker, notice });
  session.changed.on(() => changed++);
  session.refused.on((text) => refused.push(text));
  session.spoken.on((text) => said.push(text));
  session.warned.on((seconds) => warned.push(seconds));
  session.asked.on((question) => asked.push(toldOf(question)));
  session.happened.on((events) => happened.push(...events.map(({ type }) => type)));
  return { session, match, ticker, said, refused, asked, happened, warned, changes: () => changed };
}

function toldOf(question: Question | undefined): string {
  if (question?.kind === 'begin') return `begin: ${question.news?.() ?? 'no news'}`;
  return question?.kind === 'goOn' ? (question.why?.() ?? 'paused') : (question?.kind ?? 'nothing');
}

describe('a board as it is played', () => {
  it('is warned of little time on the way down only, not as a short turn begins', () => {
    const { session, ticker, said } = playing({ seconds: 25 });
    session.enter();
    session.begin();
    ticker.pass(14_000);
    expect(said.filter((text) => text.endsWith('left.'))).toEqual([]);
    ticker.pass(10_000);
    expect(said.filter((text) => text.endsWith('left.'))).toEqual(['10 seconds left.']);
  });

  it('asks whoever comes to begin or to go on, and who is next after each turn', () => {
    const { session, match, asked, ticker } = playing({ seconds: 30 }, 2);
    session.enter();
    session.begin();
    ticker.pass(5000);
    session.pause(() => 'because');
    ticker.pass(60_000);
    session.goOn();
    ticker.pass(25_000);
    expect(match.state).toMatchObject({ phase: 'ready', player: 1 });
    expect(asked.filter((one) => one !== 'nothing')).toEqual([
      'begin: no news',
      'because',
      `begin: ${own.speech.ended.timeOut({ words: 0, points: 0 })}`,
    ]);
  });

  it('is covered where it was left, and its clock stands', () => {
    const { session, match, asked, ticker } = playing({ seconds: 30 });
    match.send({ type: 'begin' });
    session.enter();
    ticker.pass(60_000);
    expect(match.state.phase).toBe('paused');
    expect(asked).toEqual(['paused']);
  });

  it('says for a while what came of a word', () => {
    const { session, ticker, refused } = playing();
    session.begin();
    session.making.setTyped('zzz');
    session.making.enter();
    expect(refused).toHaveLength(1);
    expect([session.message?.kind, session.message?.says()]).toEqual(['bad', refused[0]]);
    expect(session.pose).toBe('sad');
    ticker.pass(1500);
    expect([session.message, session.pose]).toEqual([undefined, 'idle']);
  });

  it('is silent once it is left', async () => {
    const { session, match, said, ticker } = playing({ seconds: 30 });
    session.enter();
    session.begin();
    session.stop();
    await settled();
    const before = said.length;
    match.send({ type: 'endTurn' });
    ticker.pass(60_000);
    expect(said).toHaveLength(before);
    expect(ticker.isIdle).toBe(true);
  });

  it('waits with its computer while somebody is shown the first word', async () => {
    const players = [{ name: 'Ada' }, { name: 'Pip', level: 'expert' as const }];
    const { session, match, ticker } = playing({ seconds: 60, players });
    session.clock.hold(true);
    session.enter();
    await settled();
    session.begin();
    ticker.pass(59_000);
    expect([session.clock.left, match.state.turns[1]!.found.length]).toEqual([60_000, 0]);
    session.clock.hold(false);
    ticker.pass(30_000);
    expect(session.clock.left).toBe(30_000);
    expect(match.state.turns[1]!.found.length).toBeGreaterThan(2);
  });

  it('is searched by the computer meanwhile, on the same clock, which has its whole time', async () => {
    const players = [{ name: 'Ada' }, { name: 'Pip', level: 'expert' as const }];
    const { session, match, ticker } = playing({ seconds: 60, players });
    const foundBy = () => match.state.turns[1]!.found.length;
    session.enter();
    await settled();
    expect(foundBy()).toBe(0);
    session.begin();
    ticker.pass(30_000);
    const half = foundBy();
    expect(half).toBeGreaterThan(2);
    session.pause();
    ticker.pass(30_000);
    expect(foundBy()).toBe(half);
    session.goOn();
    ticker.pass(10_000);
    expect(foundBy()).toBeGreaterThan(half);
    const soon = foundBy();
    session.endTurn();
    expect(match.state.phase).toBe('over');
    expect(foundBy()).toBeGreaterThan(soon);
    // Whoever comes back to it meets the same finds.
    const other = playing({ seconds: 60, players });
    other.session.enter();
    other.session.begin();
    await settled();
    other.ticker.pass(60_000);
    const wordsOf = (own: typeof match) => own.state.turns[1]!.found.map(({ word }) => word);
    expect(wordsOf(match).slice(0, wordsOf(other.match).length)).toEqual(wordsOf(other.match));
  });

  it('is searched by the same computer, from where it was, after it was left and opened anew', async () => {
    const players = [{ name: 'Ada' }, { name: 'Pip', level: 'expert' as const }];
    const { session, match, ticker } = playing({ seconds: 60, players });
    session.enter();
    await settled();
    session.begin();
    ticker.pass(30_000);
    session.pause();
    const foundBy = (own: typeof match) => own.state.turns[1]!.found.map(({ word }) => word);
    const before = foundBy(match);
    expect(before.length).toBeGreaterThan(2);
    const back = scramble.GameEngine.restore(structuredClone(match.engine.save()), lexicon);
    if (!(back instanceof scramble.GameEngine)) throw new Error(back.reason);
    const later = playing({}, 1, undefined, back);
    later.session.enter();
    await settled();
    expect(foundBy(later.match)).toEqual(before);
    later.session.goOn();
    later.ticker.pass(20_000);
    const after = foundBy(later.match);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.length).toBeGreaterThan(before.length);
  });

  it('is played from its first word to its last turn: what happens, in order, and what is warned of', async () => {
    const { session, match, ticker, happened, warned, asked, said, changes } = playing({ seconds: 60 }, 2);
    const press = (...path: number[]) => {
      session.making.press(path[0]!);
      session.making.drag(path.slice(1));
      session.making.release();
    };
    session.enter();
    await settled();
    expect([session.isOpen, asked]).toEqual([false, ['begin: no news']]);
    session.begin();
    const before = changes();
    press(13, 14, 15);
    expect([session.message?.kind, session.pose, session.making.isEmpty]).toEqual(['good', 'happy', true]);
    expect(changes()).toBeGreaterThan(before);
    press(0, 1, 2);
    expect(session.message?.kind).toBe('bad');
    for (const letter of 'loving') session.making.write(letter);
    session.making.enter();
    ticker.pass(31_000);
    session.help();
    expect([session.isOpen, asked.at(-1)]).toEqual([false, 'help']);
    ticker.pass(60_000);
    session.goOn();
    ticker.pass(29_000);
    expect(warned).toEqual([30, 10]);
    expect(match.state).toMatchObject({ phase: 'ready', player: 1 });
    session.begin();
    session.askToEndTurn();
    expect(asked.at(-1)).toBe('endTurn');
    session.endTurn();
    expect(happened.filter((type) => type !== 'timeSpent')).toEqual([
      'turnBegan',
      'wordFound',
      'wordFound',
      'paused',
      'wentOn',
      'turnEnded',
      'turnBegan',
      'paused',
      'turnEnded',
      'gameEnded',
    ]);
    expect([session.isOver, ticker.isIdle]).toEqual([true, true]);
    expect(match.state.outcome?.scores).toEqual([4, 0]);
    expect(said).toContain(own.speech.found({ word: 'TON', points: 1, score: 1 }));
  });

  it('has its hints asked for by whoever may search', async () => {
    const { session, asked } = playing();
    session.hint();
    expect(asked).toEqual([]);
    session.begin();
    session.hint();
    expect(asked.at(-1)).toBe('hints');
  });

  it('loses no time over what hint to ask for', () => {
    const { session, ticker, asked } = playing({ seconds: 25 });
    session.begin();
    ticker.pass(5000);
    session.hint();
    ticker.pass(60_000);
    session.endHints();
    expect([session.isOpen, asked.at(-1)]).toEqual([true, 'nothing']);
    ticker.pass(19_000);
    expect(session.isOpen).toBe(true);
    ticker.pass(2000);
    expect(session.isOpen).toBe(false);
  });

  it('begins at once where nobody is to be asked, unless something is to be said of the board', () => {
    const { session, asked } = playing();
    session.enter(true);
    expect([session.isOpen, asked]).toEqual([true, ['nothing']]);
    const other = playing({}, 1, () => 'few words');
    other.session.enter(true);
    expect([other.session.isOpen, other.asked]).toEqual([false, ['begin: few words']]);
  });

  it('opens the menu that was pressed for while the dice of a day were laid, and no time has passed', () => {
    const { session, match, asked, ticker } = playing({ seconds: 180 });
    session.halt();
    session.pause();
    session.enter(true, true);
    expect([match.state.phase, asked.at(-1)]).toEqual(['paused', 'paused']);
    session.diceLie();
    ticker.pass(60_000);
    expect(session.clock.left).toBe(180_000);
    session.goOn();
    ticker.pass(1000);
    expect(session.clock.left).toBe(179_000);
  });

  it('begins its clock when the last of the dice has turned over, however long they take', () => {
    const { session, ticker } = playing({ seconds: 180 });
    session.enter(true, true);
    ticker.pass(2000);
    session.hint();
    session.endHints();
    ticker.pass(2000);
    expect([session.isOpen, session.clock.left]).toEqual([true, 180_000]);
    session.diceLie();
    ticker.pass(2000);
    expect(session.clock.left).toBe(178_000);
  });

  it('loses no time over what hint to ask for, though the last of the dice turns over meanwhile', () => {
    const { session, ticker } = playing({ seconds: 180 });
    session.enter(true, true);
    session.hint();
    session.diceLie();
    ticker.pass(60_000);
    expect(session.clock.left).toBe(180_000);
    session.endHints();
    ticker.pass(2000);
    expect(session.clock.left).toBe(178_000);
  });

  it('is searched by its computer to the last moment, though the device sleeps past it', async () => {
    const players = [{ name: 'Ada' }, { name: 'Pip', level: 'expert' as const }];
    const [awake, asleep] = await Promise.all(
      [false, true].map(async (sleeps) => {
        const { session, match, ticker } = playing({ seconds: 60, players });
        session.enter();
        await settled();
        session.begin();
        ticker.pass(20_000);
        ticker.pass(300_000, sleeps);
        expect([match.state.phase, match.state.turns[0]!.msSpent]).toEqual(['over', 60_000]);
        return match.state.turns[1]!.found.map(({ word, atMs }) => [word, atMs]);
      }),
    );
    expect(asleep).toEqual(awake);
    expect(asleep!.at(-1)![1]).toBeGreaterThan(50_000);
  });

  it('asks the same once more after something else was looked at', () => {
    const { session, asked } = playing();
    session.begin();
    session.pause(() => 'because');
    session.askAgain();
    expect(asked.slice(-2)).toEqual(['because', 'because']);
  });
});
