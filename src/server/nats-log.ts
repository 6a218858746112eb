import {
  AckPolicy,
  DeliverPolicy,
  type JetStreamClient,
  type JetStreamManager,
  jetstream,
  jetstreamManager,
} from '@nats-io/jetstream';
import { connect, headers, type MsgHdrs, type NatsConnection } from '@nats-io/transport-node';
import { type Follower, RoomLog } from './room-log';

const stream = 'rooms';
const dues = 'dues';
const subjectOf = (room: string) => `room.${room}`;
const dueOf = (room: string) => `due.${room}`;
const talkOf = (room: string) => `talk.${room}`;
/**
 * Where it is told what the stream has taken: the publishing to it is heard before that, and of what it refuses, too.
 */
const writtenOf = (room: string) => `written.${room}`;
const number = 'Entry';
const place = 'Place';

/** So often it is looked whether something was written that nobody told of. */
const msBetweenLooks = 250;

const triesToBegin = 60;
const msBetweenTries = 500;

/** More than so many messages are not asked for one by one. */
const few = 100;

/** An entry's number in its room, and where it lies in the stream. */
interface Tip {
  seq: number;
  at: number;
}

interface Kept extends Tip {
  subject: string;
  text: string;
}

const numberIn = (named: MsgHdrs | undefined) => Number(named?.get(number) ?? 0);

/**
 * In NATS JetStream, for several processes: one subject a room, and an entry is taken only if the one before it is
 * still the subject's last. Servers before 2.9.21 that keep it together take two of them that come at once: its number
 * in the room is its id, too, and of one id they take one.
 */
export async function natsLog(servers: string, replicas = 1): Promise<RoomLog> {
  const nc = await connect({ servers: servers.split(','), maxReconnectAttempts: -1, waitOnFirstConnect: true });
  const jsm = await onceReady(() => jetstreamManager(nc));
  for (const config of [
    { name: stream, subjects: ['room.*'], num_replicas: replicas },
    { name: dues, subjects: ['due.*'], num_replicas: replicas, max_msgs_per_subject: 1 },
  ])
    await onceReady(() => jsm.streams.add({ ...config, allow_direct: false }));
  const log = new NatsLog(nc, jsm, jetstream(nc), replicas);
  await log.begin();
  return log;
}

/** Servers that have just been started find each other first. */
async function onceReady<Made>(make: () => Promise<Made>): Promise<Made> {
  for (let tries = 1; ; tries++)
    try {
      return await make();
    } catch (error) {
      if (tries === triesToBegin) throw error;
      await new Promise((resolve) => setTimeout(resolve, msBetweenTries));
    }
}

class NatsLog extends RoomLog {
  private readonly tips = new Map<string, Tip>();
  private readonly wakes = new Map<string, number>();
  /** All of the stream is known up to here. */
  private heardTo = 0;
  /** What was heard of behind that. */
  private readonly heardAhead = new Set<number>();
  private looking: NodeJS.Timeout | undefined;
  private isLooking = false;

  constructor(
    private readonly nc: NatsConnection,
    private readonly jsm: JetStreamManager,
    private readonly js: JetStreamClient,
    private readonly replicas: number,
  ) {
    super();
  }

  async begin() {
    this.nc.subscribe(dueOf('*'), {
      callback: (_, message) => this.noteDue(message.subject, message.string()),
    });
    this.nc.subscribe(writtenOf('*'), {
      callback: (_, message) => {
        const { subject, headers: named } = message;
        const at = Number(named?.get(place));
        this.hear(subject.slice(writtenOf('').length), { seq: numberIn(named), at }, message.string());
      },
    });
    await this.nc.flush();
    const { state } = await onceReady(() => this.jsm.streams.info(stream));
    this.heardTo = state.last_seq;
    await onceReady(() => this.lastOf(stream, subjectOf('*')));
    await onceReady(() => this.readDues());
    this.looking = setInterval(() => void this.look(), msBetweenLooks).unref();
    void this.readAfterBreaks();
  }

  async append(room: string, seq: number, entry: string, due: number): Promise<boolean> {
    const known = this.tips.get(room);
    const tip = known?.seq === seq - 1 ? known : await this.tipOf(room);
    if (tip.seq !== seq - 1) return false;
    // Before the entry: whoever dies between the two has the room woken for nothing, not slept over.
    await this.js.publish(dueOf(room), String(due));
    const named = headers();
    named.set(number, String(seq));
    try {
      const { seq: at, duplicate } = await this.js.publish(subjectOf(room), entry, {
        headers: named,
        msgID: `${room} ${seq}`,
        expect: { lastSubjectSequence: tip.at },
      });
      if (duplicate) return false;
      if (known) this.tips.set(room, { seq, at });
      this.publishWritten(room, { seq, at }, entry);
      return true;
    } catch (error) {
      this.tips.delete(room);
      if (/wrong last sequence/i.test(String(error))) return false;
      throw error;
    }
  }

  async read(room: string, from: number): Promise<string[]> {
    const known = this.tips.get(room);
    const all = await this.readAll(stream, subjectOf(room), known?.seq === from - 1 ? known.at : 0);
    const last = all.at(-1);
    if (last && last.at > (this.tips.get(room)?.at ?? 0)) this.tips.set(room, { seq: last.seq, at: last.at });
    const entries: string[] = [];
    // Of two with one number, which servers once took, the first one counts.
    for (const { seq, text } of all) if (seq === from + entries.length) entries.push(text);
    return entries;
  }

  override async follow(room: string, follower: Follower): Promise<() => void> {
    const unfollow = await super.follow(room, follower);
    const talk = this.nc.subscribe(talkOf(room), { callback: (_, message) => follower.said(message.string()) });
    await this.nc.flush();
    return () => {
      unfollow();
      talk.unsubscribe();
      this.tips.delete(room);
    };
  }

  say(room: string, text: string) {
    this.nc.publish(talkOf(room), text);
  }

  async wakeAt(room: string, due: number) {
    await this.js.publish(dueOf(room), String(due));
  }

  async wakesAt(room: string) {
    const last = await this.jsm.streams.getMessage(dues, { last_by_subj: dueOf(room) });
    return last ? Number(last.string()) : undefined;
  }

  async due(until: number): Promise<string[]> {
    return [...this.wakes].filter(([, at]) => at <= until).map(([room]) => room);
  }

  async books(): Promise<string[]> {
    return [...this.wakes.keys()];
  }

  async forget(room: string) {
    await this.jsm.streams.purge(stream, { filter: subjectOf(room) });
    await this.jsm.streams.purge(dues, { filter: dueOf(room) });
    this.tips.delete(room);
    this.nc.publish(dueOf(room), '');
    await this.jsm.streams.purge(dues, { filter: dueOf(room) });
    this.wakes.delete(room);
  }

  async close() {
    clearInterval(this.looking);
    await this.nc.drain();
  }

  /** Every process knows when which room is due, and hears of every change. */
  private async readDues() {
    for (const { subject, text } of await this.readAll(dues, dueOf('*'), 0)) this.noteDue(subject, text);
  }

  private noteDue(subject: string, text: string) {
    const room = subject.slice(dueOf('').length);
    if (text === '') this.wakes.delete(room);
    else this.wakes.set(room, Number(text));
  }

  /** What was said while the connection was broken was not heard. */
  private async readAfterBreaks() {
    for await (const { type } of this.nc.status())
      if (type === 'reconnect')
        await this.readDues().catch(() => {
          // It broke again, and is read when it is back.
        });
  }

  private publishWritten(room: string, { seq, at }: Tip, entry: string) {
    const named = headers();
    named.set(number, String(seq));
    named.set(place, String(at));
    this.nc.publish(writtenOf(room), entry, { headers: named });
  }

  private hear(room: string, tip: Tip, entry: string) {
    if (tip.at > this.heardTo) this.heardAhead.add(tip.at);
    while (this.heardAhead.delete(this.heardTo + 1)) this.heardTo++;
    if (tip.at > (this.tips.get(room)?.at ?? Number.POSITIVE_INFINITY)) this.tips.set(room, tip);
    this.tellWritten(room, tip.seq, entry);
  }

  /** Whoever has written may have died before it was told, or a connection have been broken. */
  private async look() {
    if (this.isLooking) return;
    this.isLooking = true;
    try {
      for (;;) {
        const from = this.heardTo + 1;
        const next = await this.nextOf(stream, subjectOf('*'), from);
        if (!next) break;
        // What would lie between them is forgotten.
        if (this.heardTo < from) this.heardTo = next.at - 1;
        this.hear(next.subject.slice(subjectOf('').length), next, next.text);
      }
    } catch {
      // Whoever reads or writes is told of it.
    }
    this.isLooking = false;
  }

  private async lastOf(name: string, subject: string): Promise<number> {
    return (await this.jsm.streams.getMessage(name, { last_by_subj: subject }))?.seq ?? 0;
  }

  private async nextOf(name: string, subject: string, from: number): Promise<Kept | undefined> {
    // Servers know of it, the types of their client do not.
    const query = { seq: from, next_by_subj: subject };
    const found = await this.jsm.streams.getMessage(name, query);
    if (!found) return undefined;
    const { subject: own, seq: at, header } = found;
    return { subject: own, at, seq: numberIn(header), text: found.string() };
  }

  private async tipOf(room: string): Promise<Tip> {
    const last = await this.jsm.streams.getMessage(stream, { last_by_subj: subjectOf(room) });
    return last ? { seq: numberIn(last.header), at: last.seq } : { seq: 0, at: 0 };
  }

  /** All behind a place. A few are asked for one by one: what hands out many must be set up for it. */
  private async readAll(name: string, subject: string, after: number): Promise<Kept[]> {
    const last = await this.lastOf(name, subject);
    const all: Kept[] = [];
    const at = () => all.at(-1)?.at ?? after;
    while (at() < last && all.length < few) {
      const next = await this.nextOf(name, subject, at() + 1);
      if (!next) return all;
      all.push(next);
    }
    if (at() < last) all.push(...(await this.readMany(name, subject, at() + 1, last)));
    return all;
  }

  private async readMany(name: string, subject: string, from: number, last: number): Promise<Kept[]> {
    const all: Kept[] = [];
    const consumer = await this.jsm.consumers.add(name, {
      ack_policy: AckPolicy.None,
      deliver_policy: DeliverPolicy.StartSequence,
      opt_start_seq: from,
      filter_subject: subject,
      inactive_threshold: 10_000_000_000,
      // Whichever server is down, those that are left hand them out.
      num_replicas: this.replicas,
    });
    const source = await this.js.consumers.get(name, consumer.name);
    try {
      for (let isAtEnd = false; !isAtEnd; ) {
        const batch = await source.fetch({ max_messages: 500, expires: 2000, idle_heartbeat: 500 });
        for await (const message of batch) {
          const { subject: own, seq: at, headers: named } = message;
          all.push({ subject: own, at, seq: numberIn(named), text: message.string() });
          isAtEnd = at >= last;
          if (isAtEnd) break;
        }
      }
    } finally {
      await this.jsm.consumers.delete(name, consumer.name);
    }
    return all;
  }
}
