import { RoomLog } from './room-log';

interface Statement {
  run(...values: (string | number)[]): { changes: number };
  get(...values: (string | number)[]): unknown;
  all(...values: (string | number)[]): unknown[];
}

interface Database {
  exec(sql: string): unknown;
  prepare(sql: string): Statement;
  close(): void;
}

type Sqlite = new (file: string) => Database;

/** Node's own from 22.13 on; before that libsql's. They read each other's files, and are as fast. */
const ofNode = process.getBuiltinModule('node:sqlite') as unknown as { DatabaseSync: Sqlite } | undefined;
const Sqlite: Sqlite = ofNode?.DatabaseSync ?? ((await import('libsql')).default as unknown as Sqlite);

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

function openDatabase(file: string): Database {
  const db = new Sqlite(file);
  db.exec(`pragma busy_timeout = 2000; pragma journal_mode = wal; pragma synchronous = full;
    create table if not exists entry (room text not null, seq integer not null, body text not null,
      primary key (room, seq)) strict, without rowid;
    create table if not exists due (room text primary key not null, at integer not null) strict, without rowid;
    create index if not exists due_at on due (at);`);
  return db;
}

const prepare = (db: Database) => ({
  last: db.prepare('select max(seq) as seq from entry where room = ?'),
  put: db.prepare('insert or ignore into entry values (?, ?, ?)'),
  wake: db.prepare('insert into due values (?, ?) on conflict (room) do update set at = excluded.at'),
  get: db.prepare('select body from entry where room = ? and seq >= ? order by seq'),
  wakes: db.prepare('select at from due where room = ?'),
  woken: db.prepare('select room from due where at <= ? order by at limit ?'),
  books: db.prepare('select room from due'),
  dropEntries: db.prepare('delete from entry where room = ?'),
  dropDue: db.prepare('delete from due where room = ?'),
  begin: db.prepare('begin immediate'),
  commit: db.prepare('commit'),
  // It changes with what others write alone.
  byOthers: db.prepare('pragma data_version'),
});

/**
 * In an embedded database, for one process: another on the same file is heard of a little later, and only what it
 * writes. What is written is on the disk before anybody is told of it.
 */
export class SqliteLog extends RoomLog {
  private readonly db: Database;
  private readonly sql: ReturnType<typeof prepare>;
  private waiting: Waiting[] = [];
  private version: number;
  private readonly looking: NodeJS.Timeout;

  constructor(file: string) {
    super();
    this.db = openDatabase(file);
    this.sql = prepare(this.db);
    this.version = this.versionNow();
    this.looking = setInterval(() => this.look(), msBetweenLooks).unref();
  }

  append(room: string, seq: number, entry: string, due: number): Promise<boolean> {
    return new Promise((written, failed) => {
      if (this.waiting.length === 0) setImmediate(() => this.writeAll());
      this.waiting.push({ room, seq, entry, due, written, failed });
    });
  }

  async read(room: string, from: number): Promise<string[]> {
    return this.sql.get.all(room, from).map((row) => (row as { body: string }).body);
  }

  say(room: string, text: string) {
    for (const follower of this.followed.get(room) ?? []) follower.said(text);
  }

  async wakeAt(room: string, due: number) {
    this.sql.wake.run(room, due);
  }

  async wakesAt(room: string): Promise<number | undefined> {
    return (this.sql.wakes.get(room) as { at: number } | undefined)?.at;
  }

  async due(until: number): Promise<string[]> {
    return this.sql.woken.all(until, mostAtOnce).map((row) => (row as { room: string }).room);
  }

  async books(): Promise<string[]> {
    return this.sql.books.all().map((row) => (row as { room: string }).room);
  }

  async forget(room: string) {
    this.sql.dropEntries.run(room);
    this.sql.dropDue.run(room);
  }

  async close() {
    clearInterval(this.looking);
    if (this.waiting.length > 0) this.writeAll();
    this.db.close();
  }

  /** What is asked for in one moment goes to the disk as one: a disk takes as long for one entry as for a hundred. */
  private writeAll() {
    const all = this.waiting;
    this.waiting = [];
    try {
      this.sql.begin.run();
      const written = all.map((one) => this.write(one));
      this.sql.commit.run();
      for (const [at, one] of all.entries()) {
        one.written(written[at] === true);
        if (written[at]) this.tellWritten(one.room, one.seq);
      }
    } catch (error) {
      this.undo();
      for (const one of all) one.failed(error);
    }
  }

  private undo() {
    try {
      this.db.exec('rollback');
    } catch {
      // Nothing was begun, or it is undone already; why is told to those who wait.
    }
  }

  private write({ room, seq, entry, due }: Waiting): boolean {
    if (this.lastOf(room) !== seq - 1 || this.sql.put.run(room, seq, entry).changes === 0) return false;
    this.sql.wake.run(room, due);
    return true;
  }

  private lastOf(room: string): number {
    return (this.sql.last.get(room) as { seq: number | null }).seq ?? 0;
  }

  private versionNow(): number {
    return (this.sql.byOthers.get() as { data_version: number }).data_version;
  }

  private look() {
    try {
      const now = this.versionNow();
      if (now === this.version) return;
      this.version = now;
      for (const room of [...this.followed.keys()]) this.tellWritten(room, this.lastOf(room));
    } catch {
      // Whoever writes or reads is told of it.
    }
  }
}
