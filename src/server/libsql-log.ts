import Database from 'libsql';
import type { RoomLog } from './room-log';
import { LocalEars } from './room-log';

interface Waiting {
  room: string;
  seq: number;
  entry: string;
  due: number;
  written(isWritten: boolean): void;
  failed(error: unknown): void;
}

const mostAtOnce = 1000;
/** So often it is looked whether another process has written into the same file. */
const msBetweenLooks = 250;

/**
 * In an embedded database, for one process: another on the same file is heard of a little later, and only what it
 * writes. What
 * is written is on the disk before anybody is told of it.
 */
export function libsqlLog(file: string): RoomLog {
  const db = new Database(file);
  db.exec(`pragma busy_timeout = 2000; pragma journal_mode = wal; pragma synchronous = full;
    create table if not exists entry (room text not null, seq integer not null, body text not null,
      primary key (room, seq)) strict, without rowid;
    create table if not exists due (room text primary key not null, at integer not null) strict, without rowid;
    create index if not exists due_at on due (at);`);
  const last = db.prepare('select max(seq) as seq from entry where room = ?');
  const put = db.prepare('insert or ignore into entry values (?, ?, ?)');
  const wake = db.prepare('insert into due values (?, ?) on conflict (room) do update set at = excluded.at');
  const get = db.prepare('select body from entry where room = ? and seq >= ? order by seq');
  const wakes = db.prepare('select at from due where room = ?');
  const woken = db.prepare('select room from due where at <= ? order by at limit ?');
  const dropEntries = db.prepare('delete from entry where room = ?');
  const dropDue = db.prepare('delete from due where room = ?');
  const begin = db.prepare('begin immediate');
  const commit = db.prepare('commit');
  const ears = new LocalEars();
  let waiting: Waiting[] = [];

  const lastOf = (room: string) => (last.get(room) as { seq: number | null }).seq ?? 0;
  const isNext = (room: string, seq: number) => lastOf(room) === seq - 1;
  const write = ({ room, seq, entry, due }: Waiting) => {
    if (!isNext(room, seq) || put.run(room, seq, entry).changes === 0) return false;
    wake.run(room, due);
    return true;
  };
  // What is asked for in one moment goes to the disk as one: a disk takes as long for one entry as for a hundred.
  const writeAll = () => {
    const all = waiting;
    waiting = [];
    try {
      begin.run();
      const written = all.map(write);
      commit.run();
      for (const [at, one] of all.entries()) {
        one.written(written[at] === true);
        if (written[at]) for (const ear of ears.of(one.room)) ear.written(one.seq);
      }
    } catch (error) {
      if (db.inTransaction) db.exec('rollback');
      for (const one of all) one.failed(error);
    }
  };

  // It changes with what others write alone.
  const byOthers = db.prepare('pragma data_version');
  const versionNow = () => (byOthers.get() as { data_version: number }).data_version;
  let version = versionNow();
  const look = () => {
    const now = versionNow();
    if (now === version) return;
    version = now;
    for (const room of ears.rooms) for (const ear of ears.of(room)) ear.written(lastOf(room));
  };
  const looking = setInterval(() => {
    try {
      look();
    } catch {
      // Whoever writes or reads is told of it.
    }
  }, msBetweenLooks).unref();

  return {
    append: (room, seq, entry, due) =>
      new Promise((written, failed) => {
        if (waiting.length === 0) setImmediate(writeAll);
        waiting.push({ room, seq, entry, due, written, failed });
      }),
    read: async (room, from) => get.all(room, from).map((row) => (row as { body: string }).body),
    follow: async (room, ear) => ears.follow(room, ear),
    say(room, text) {
      for (const ear of ears.of(room)) ear.said(text);
    },
    async wakeAt(room, due) {
      wake.run(room, due);
    },
    wakesAt: async (room) => (wakes.get(room) as { at: number } | undefined)?.at,
    due: async (until) => woken.all(until, mostAtOnce).map((row) => (row as { room: string }).room),
    async forget(room) {
      dropEntries.run(room);
      dropDue.run(room);
    },
    async close() {
      clearInterval(looking);
      if (waiting.length > 0) writeAll();
      db.close();
    },
  };
}
