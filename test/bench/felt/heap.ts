import type { CDPSession } from 'playwright-core';
import { rest, type Visit } from './visit';

interface HeapUsage {
  usedSize: number;
  embedderHeapUsedSize?: number;
  backingStorageSize?: number;
}

/** What page and workers hold for good, in MB: what nothing leads to any more is cleared away first. */
export async function heldFor(visit: Visit): Promise<number> {
  const session = await visit.page.context().newCDPSession(visit.page);
  try {
    const workers = await workersOf(session);
    let held = 0;
    for (const send of [page(session), ...workers]) {
      await send('HeapProfiler.enable');
      // What one round sets free may hold what the next one finds.
      for (let round = 0; round < 3; round++) await send('HeapProfiler.collectGarbage');
      const usage = (await send('Runtime.getHeapUsage')) as HeapUsage;
      held += usage.usedSize + (usage.embedderHeapUsedSize ?? 0) + (usage.backingStorageSize ?? 0);
    }
    return held / 1e6;
  } finally {
    await session.detach();
  }
}

type Ask = 'HeapProfiler.enable' | 'HeapProfiler.collectGarbage' | 'Runtime.getHeapUsage';
type Send = (asked: Ask) => Promise<unknown>;

const page =
  (session: CDPSession): Send =>
  (asked) =>
    session.send(asked);

/** A worker is spoken to by messages that its page hands on. */
async function workersOf(session: CDPSession): Promise<Send[]> {
  const sessions: string[] = [];
  const waiting = new Map<number, (result: unknown) => void>();
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') sessions.push(sessionId);
  });
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message);
    waiting.get(id)?.(result);
  });
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  await rest(200);
  return sessions.map((sessionId) => (method) => {
    const id = waiting.size + 1;
    const answer = new Promise((resolve) => waiting.set(id, resolve));
    const message = JSON.stringify({ id, method });
    return session.send('Target.sendMessageToTarget', { sessionId, message }).then(() => answer);
  });
}
