/** What a check of the contract kit asks cannot be said, or its answer not be seen, through a port of the domain. */
export class NotAskable extends Error {}

/** What is seen through a port: to read any other field is NotAskable, so that no check passes on what nobody told. */
export function seen<T extends object>(fields: T): T {
  return new Proxy(fields, {
    get(target, name) {
      if (typeof name === 'symbol' || UNASKED.includes(name) || name in target) return Reflect.get(target, name);
      throw new NotAskable(`no port shows "${name}"`);
    },
  });
}

/** What JavaScript itself looks for. */
const UNASKED = ['toJSON', 'then'];

type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object, all of them among those that a port can say. */
export function said(value: unknown, ...names: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new NotAskable('not an object');
  const unknown = Object.keys(value).find((name) => !names.includes(name));
  if (unknown !== undefined) throw new NotAskable(`no port says "${unknown}"`);
  return value as Fields;
}

export function text(value: unknown): string {
  if (typeof value !== 'string') throw new NotAskable(`${JSON.stringify(value)} is no text`);
  return value;
}

/** A number, also one that is written as text. */
export function number(value: unknown): number {
  const isNumber = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
  if (!isNumber || Number.isNaN(Number(value))) throw new NotAskable(`${JSON.stringify(value)} is no number`);
  return Number(value);
}

export function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new NotAskable(`${JSON.stringify(value)} is no list`);
  return value;
}
