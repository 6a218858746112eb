import type { Requested, Service, Told } from '../protocol';
import { enveloped, type HostCommand, readHello, readMessage } from '../read';

/** How a command was answered. */
export type Reply = { ok: object } | { code: string; message: string };

export interface LineWays {
  /** What is said to whoever says hello, in order. */
  greet(): { type: string }[];
  carryOut(command: HostCommand): Promise<Reply>;
  malformed: string;
}

// Each hello brings a port of its own, and only one of them is answered in the end.
const mostPorts = 16;
const patienceMs = 4000;

/** The way to the page around this one: only the window that holds the frame is heard, and of the named origin only. */
export class HostLine {
  private readonly ports: MessagePort[] = [];
  private readonly waiting = new Map<string, (value: unknown, isAnswered: boolean) => void>();
  private readonly silent = new Set<keyof Requested>();
  private asked = 0;
  private services: readonly Service[] = [];
  private greeted!: () => void;
  /** Somebody has said hello. */
  readonly met = new Promise<void>((resolve) => {
    this.greeted = resolve;
  });

  constructor(
    private readonly ways: LineWays,
    host: string | undefined,
  ) {
    addEventListener('message', ({ source, origin, data, ports }) => {
      if (source !== parent || parent === window || (host !== undefined && origin !== host)) return;
      const hello = readHello(data);
      if (hello && ports[0]) this.open(ports[0], hello.services);
    });
    // Whoever has been saying hello for nothing need not wait until it is time to say it again.
    if (parent !== window) parent.postMessage(enveloped({ type: 'here' }), host ?? '*');
  }

  offers(service: Service): boolean {
    return this.services.includes(service);
  }

  tell<Type extends keyof Told>(type: Type, told: Told[Type]) {
    this.post({ type, ...told });
  }

  /** Fails where the host refuses, or does not answer. One that has said nothing to this once is not asked again. */
  ask<Type extends keyof Requested>(type: Type, request: Requested[Type]): Promise<unknown> {
    const id = `game-${++this.asked}`;
    return new Promise((resolve, reject) => {
      if (this.silent.has(type)) throw new Error(type);
      const end = (value: unknown, isAnswered: boolean) => {
        clearTimeout(timer);
        this.waiting.delete(id);
        if (isAnswered) resolve(value);
        else reject(new Error(type));
      };
      const giveUp = () => {
        this.silent.add(type);
        end(undefined, false);
      };
      // People take their time, stores do not.
      const timer = type.startsWith('storage') ? setTimeout(giveUp, patienceMs) : undefined;
      this.waiting.set(id, end);
      this.post({ type, id, ...request });
    });
  }

  private open(port: MessagePort, services: readonly Service[]) {
    this.services = services;
    this.ports.push(port);
    // The first is the one that a host goes on with, however often it has called meanwhile.
    if (this.ports.length > mostPorts) this.ports.splice(1, 1)[0]?.close();
    port.onmessage = ({ data }) => void this.hear(port, data);
    for (const greeting of this.ways.greet()) port.postMessage(enveloped(greeting));
    this.greeted();
  }

  private async hear(port: MessagePort, data: unknown) {
    const heard = readMessage(data);
    if (!heard) return;
    if (heard.kind === 'answer') this.waiting.get(String(heard.id))?.(heard.value, true);
    if (heard.kind === 'failed') this.waiting.get(String(heard.id))?.(undefined, false);
    if (heard.kind === 'answer' || heard.kind === 'failed') return;
    const { id } = heard;
    const reply =
      heard.kind === 'command'
        ? await this.ways.carryOut(heard.command)
        : { code: 'malformed', message: this.ways.malformed };
    if (id === undefined) return;
    const answer = 'ok' in reply ? { type: 'ok', id, ...reply.ok } : { type: 'error', id, ...reply };
    port.postMessage(enveloped(answer));
  }

  private post(message: object) {
    for (const port of this.ports) port.postMessage(enveloped(message));
  }
}
