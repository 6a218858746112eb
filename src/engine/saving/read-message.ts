import type { Reader } from './untrusted';
import { fieldsOf } from './untrusted';

type Kind<Message extends { t: string }> = Message['t'];

/** How each kind of message is read. */
export type MessageReaders<Message extends { t: string }> = { readonly [T in Kind<Message>]: Reader<object> };

/** What a message holds that may be any text: its fields and what it calls itself, if it is of one of these kinds. */
export function messageOf<T extends string>(kinds: Readonly<Record<T, unknown>>, message: string) {
  let value: unknown;
  try {
    value = JSON.parse(message);
  } catch {
    return undefined;
  }
  const fields = fieldsOf(value);
  const t = fields?.['t'];
  if (!fields || typeof t !== 'string' || !Object.hasOwn(kinds, t)) return undefined;
  return { t: t as T, fields };
}

/** The same, stripped of what does not belong. */
export function readMessage<Message extends { t: string }>(
  readers: MessageReaders<Message>,
  message: string,
): Message | undefined {
  const said = messageOf<Kind<Message>>(readers, message);
  const own = said && readers[said.t](said.fields);
  return own && ({ t: said.t, ...own } as unknown as Message);
}
