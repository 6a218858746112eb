import { fieldsOf } from '../../engine/keeping/fields';
import { messageOf } from '../../engine/keeping/read-message';

export type Fields = Readonly<Record<string, unknown>>;
type Check = (fields: Fields) => boolean;

export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);
export const isText = (value: unknown): value is string => typeof value === 'string';
export const areNumbers = (value: unknown) => Array.isArray(value) && value.every(isNumber);
export const isListOf = (value: unknown, is: Check) =>
  Array.isArray(value) && value.every((one) => is(fieldsOf(one) ?? {}));

/** What of each kind of message must be there before anything is made of it. */
export type Checks<Told extends { t: string }> = { readonly [T in Told['t']]: Check };

/** What a server says, whoever that is, if it passes the check of its kind. */
export function toldBy<Told extends { t: string }>(checks: Checks<Told>, message: string): Told | undefined {
  const said = messageOf<Told['t']>(checks, message);
  return said && checks[said.t](said.fields) ? (said.fields as unknown as Told) : undefined;
}
