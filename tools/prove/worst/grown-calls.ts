import { addressOf, type Parts } from '#api/contract-kit/calls/client.ts';
import type { DocumentedOperation } from '#api/contract-kit/contract/read-contract.ts';
import type { RawCall } from '../malformed/malformed-calls.ts';
import type { Random } from '../shared/random.ts';
import { postOf } from './raw-post.ts';

/** A valid call of which one part is made as large as fits: whatever is read in a loop within a loop takes long then. */
export function grownCall(random: Random, { path, method, hasBody }: DocumentedOperation, valid: Parts): RawCall {
  const query = Object.entries(valid.query ?? {});
  if (!hasBody || random.next() < 0.2) {
    const [name] = query.length > 0 ? random.pick(query) : ['x'];
    const address = addressOf(path, { ...valid, query: { ...valid.query, [name]: grownText(random, 2_500) } });
    return { method, address: address.slice(0, 8_000), headers: grownHeaders(random), body: null };
  }
  const post = postOf(addressOf(path, valid), grown(random, valid.body));
  return { ...post, method };
}

/** One place of a value, anywhere in it. */
function grown(random: Random, value: unknown): unknown {
  if (random.next() < 0.2) return grownAnew(random);
  if (Array.isArray(value)) return grownList(random, value);
  if (typeof value === 'object' && value !== null) return grownObject(random, value);
  return random.next() < 0.5 ? grownText(random, 9_900) : grownAnew(random);
}

/** As many entries as are read, alike, each a little different, or each a little wrong. */
function grownList(random: Random, list: readonly unknown[]): readonly unknown[] {
  const [first = {}] = list;
  const more = random.pick<(at: number) => unknown>([
    () => first,
    (at) => different(first, at),
    () => grown(random, first),
    () => null,
  ]);
  return Array.from({ length: 500 }, (_, at) => more(at));
}

function different(value: unknown, at: number): unknown {
  if (typeof value === 'string') return `${value}${at}`;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, typeof each === 'string' ? `${each}${at}` : each]),
  );
}

function grownObject(random: Random, value: object): object {
  const entries = Object.entries(value);
  if (entries.length === 0 || random.next() < 0.2) {
    return { ...value, ...Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`key${at}`, at])) };
  }
  const [chosen] = random.pick(entries);
  return Object.fromEntries(entries.map(([name, each]) => [name, name === chosen ? grown(random, each) : each]));
}

function grownAnew(random: Random): unknown {
  return random.pick<() => unknown>([
    () => nested(31),
    () => Array.from({ length: 30 }, () => nested(30)),
    () => Array.from({ length: 500 }, (_, at) => ({ a: at, b: [at], c: 'x'.repeat(60) })),
    () => Array.from({ length: 500 }, (_, at) => `${at}`.padStart(100, 'x')),
    () => Object.fromEntries(Array.from({ length: 990 }, (_, at) => [`key${at}`, { a: { b: at } }])),
  ])();
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value, 1] : { a: value, b: 1 };
  return value;
}

/** Texts that bad expressions, bad readers of HTML and bad comparisons stumble over. */
function grownText(random: Random, length: number): string {
  const piece = random.pick([
    'a',
    '<',
    '<a',
    '<p><b>',
    '&amp;',
    ' ',
    '\t ',
    'a,',
    'a@',
    'a.',
    '-',
    '%',
    '((',
    'e\u0301',
    '\u202e',
    'ﷺ',
    '2026-01-01T',
    '0',
    '../',
    'x=1&',
    '"\\',
  ]);
  return piece
    .repeat(Math.ceil(length / piece.length))
    .slice(0, length)
    .toWellFormed();
}

function grownHeaders(random: Random): Readonly<Record<string, string>> {
  const text = random.pick(['a,', '1.1.1.1,', ' ', ';', 'a=b;', '::', 'Bearer ', '"']).repeat(1_500).trim() || 'x';
  const name = random.pick([
    'x-forwarded-for',
    'authorization',
    'accept',
    'cookie',
    'origin',
    'range',
    'if-none-match',
  ]);
  return random.next() < 0.5 ? {} : { [name]: text };
}
