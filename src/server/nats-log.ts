import {
  AckPolicy,
  DeliverPolicy,
  type JetStreamClient,
  type JetStreamManager,
  jetstream,
  jetstreamManager,
} from '@nats-io/jetstream';
import { connect, headers, type NatsConnection } from '@nats-io/transport-node';
import type { RoomEar, RoomLog } from './room-log';

const stream = 'rooms';
const dues = 'dues';
const subjectOf = (room: string) => `room.${room}`;
const dueOf = (room: string) => `due.${room}`;
const talkOf = (room: string) => `talk.${room}`;
const number = 'Entry';

/** The last entry of a room, and where it lies in the stream. */
interface Tip {
  seq: number;
  at: number;
}

/**
 * In NATS JetStream, for several processes: one subject a room, and an entry is taken only if the one before it is still the
 * subject's last.
 */
export async function natsLog(servers: string, replicas = 1): Promise<RoomLog> {
  const nc = await connect({ servers: servers.split(','), maxReconnectAttempts: -1 });
  const jsm = await jetstreamManager(nc);
  for (const config of [
    { name: stream, subjects: ['room.*'], num_replicas: replicas },
    { name: dues, subjects: ['due.*'], num_replicas: replicas, max_msgs_per_subject: 1 },
  ])
    await jsm.streams.add({ ...config, allow_direct: false });
  const log = new NatsLog(nc, jsm, jetstream(nc));
  await log.readDues();
  return log;
}

class NatsLog implements RoomLog {
  private readonly tips = new Map<string, Tip>();
  private readonly wakes = new Map<string, number>();

  constructor(
    private readonly nc: NatsConnection,
    private readonly jsm: JetStreamManager,
    private readonly js: JetStreamClient,
  ) {}

  /** Every process knows when which room is due, and hears of every change. */
  async readDues() {
    this.nc.subscribe(dueOf('*'), {
      callback: (_, { subject, data }) => this.noteDue(subject, new TextDecoder().decode(data)),
    });
    for (const { subject, text } of await this.readAll(dues, dueOf('*'))) this.noteDue(subject, text);
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
      const expect = { lastSubjectSequence: tip.at };
      const { seq: at } = await this.js.publish(subjectOf(room), entry, { headers: named, expect });
      this.tips.set(room, { seq, at });
      return true;
    } catch (error) {
      this.tips.delete(room);
      if (/wrong last sequence/i.test(String(error))) return false;
      throw error;
    }
  }

  async read(room: string, from: number): Promise<string[]> {
    const all = await this.readAll(stream, subjectOf(room));
    const last = all.at(-1);
    if (last) this.tips.set(room, { seq: last.seq, at: last.at });
    return all.filter(({ seq }) => seq >= from).map(({ text }) => text);
  }

  async follow(room: string, ear: RoomEar): Promise<() => void> {
    // What was refused is heard here, too: the room looks into the log for what is true.
    const written = this.nc.subscribe(subjectOf(room), {
      callback: (_, message) => ear.written(Number(message.headers?.get(number) ?? 0)),
    });
    const talk = this.nc.subscribe(talkOf(room), { callback: (_, message) => ear.said(message.string()) });
    await this.nc.flush();
    return () => {
      written.unsubscribe();
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

  async due(until: number): Promise<string[]> {
    return [...this.wakes].filter(([, at]) => at <= until).map(([room]) => room);
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
    await this.nc.drain();
  }

  private noteDue(subject: string, text: string) {
    const room = subject.slice(dueOf('').length);
    if (text === '') this.wakes.delete(room);
    else this.wakes.set(room, Number(text));
  }

  private async lastOf(name: string, subject: string) {
    const found = await this.jsm.streams.getMessage(name, { last_by_subj: subject }).catch((error) => {
      if (/no message found|message not found/i.test(String(error))) return null;
      throw error;
    });
    return found ?? undefined;
  }

  private async tipOf(room: string): Promise<Tip> {
    const last = await this.lastOf(stream, subjectOf(room));
    return last ? { seq: Number(last.header.get(number)), at: last.seq } : { seq: 0, at: 0 };
  }

  private async readAll(name: string, subject: string) {
    const all: { subject: string; seq: number; at: number; text: string }[] = [];
    const last = await this.lastOf(name, subject);
    if (!last) return all;
    const consumer = await this.jsm.consumers.add(name, {
      ack_policy: AckPolicy.None,
      deliver_policy: DeliverPolicy.All,
      filter_subject: subject,
      inactive_threshold: 10_000_000_000,
    });
    const source = await this.js.consumers.get(name, consumer.name);
    try {
      for (let isAtEnd = false; !isAtEnd; ) {
        const batch = await source.fetch({ max_messages: 500, expires: 2000, idle_heartbeat: 500 });
        for await (const message of batch) {
          const { seq: at, headers: named } = message;
          all.push({
            subject: message.subject,
            seq: Number(named?.get(number) ?? 0),
            at,
            text: message.string(),
          });
          isAtEnd = at >= last.seq;
          if (isAtEnd) break;
        }
      }
    } finally {
      await this.jsm.consumers.delete(name, consumer.name);
    }
    return all;
  }
}
