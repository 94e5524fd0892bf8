import { expect, test } from 'vitest';
import {
  amount,
  checked,
  either,
  filled,
  flag,
  id,
  itemsOf,
  list,
  mapped,
  nullable,
  oneOf,
  optional,
  type Parser,
  price,
  readable,
  shape,
  text,
  valueOrNull,
  whole,
} from './parser.ts';

const ok = (value: unknown) => ({ kind: 'ok', value });
const malformed = (field: string) => ({ kind: 'malformed', field });

test.each<[Parser<unknown>, readonly unknown[], readonly unknown[]]>([
  [text, ['', 'x'], [1, null, undefined, {}, []]],
  [flag, [true, false], [1, 'true', null, undefined]],
  [amount, [0, -1, 1.5], ['1', null, Number.NaN, Number.POSITIVE_INFINITY]],
  [id, [0, 5101, -1], [1.5, '1', 2 ** 53, null]],
  [whole(), [0, 7], [-1, 1.5, '1', null, Number.NaN, Number.POSITIVE_INFINITY]],
  [whole(1), [1, 7], [0, -1, '1', undefined]],
  [filled, ['x', ' '], ['', 0, null, undefined]],
  [oneOf(null), [null], [undefined, '', 0, false, 'null']],
  [either(text, flag), ['', true], [1, null, undefined, {}]],
  [oneOf('simple', 'bundle'), ['simple', 'bundle'], ['Simple', '', 0, null]],
  [list(id), [[], [1, 2]], [{}, '12', null, { length: 0 }]],
  [shape({}), [{}], [null, [], 'x', 1]],
])('%# accepts what it is for and nothing else', (parse, good, bad) => {
  expect(good.map(parse)).toEqual(good.map(ok));
  expect(bad.map(parse)).toEqual(bad.map(() => malformed('')));
});

const parse = shape({
  sku: text,
  lines: list(shape({ qty: amount })),
  note: optional(text, '-'),
  price: nullable(amount),
});

test('ERR-12 extra fields are left out, missing optional ones have their fallback', () => {
  const input = { sku: 'P1', lines: [{ qty: 2, extra: true }], extra: 1 };
  expect(parse(input)).toEqual(ok({ sku: 'P1', lines: [{ qty: 2 }], note: '-', price: null }));
});

test('a price of less than nothing, or beyond all counting, cannot be read', () => {
  expect([0, 0.01, 1e12].map(price)).toEqual([0, 0.01, 1e12].map(ok));
  const bad = [-0.01, -5, 1e21, Number.NaN, '5', null, true, []];
  expect(bad.map(price)).toEqual(bad.map(() => malformed('')));
});

test('a malformed field is named with its way down', () => {
  expect(parse({ sku: 'P1', lines: [{ qty: 1 }, { qty: '2' }] })).toEqual(malformed('lines.1.qty'));
  expect(parse({ lines: [] })).toEqual(malformed('sku'));
});

test('ERR-12 an optional field that cannot be read has its fallback, a nullable one is malformed', () => {
  expect(parse({ sku: 'P1', lines: [], note: false })).toMatchObject({ value: { note: '-' } });
  expect(parse({ sku: 'P1', lines: [], price: '9' })).toEqual(malformed('price'));
});

test('fields that are inherited do not count, and none is passed on', () => {
  const hostile: unknown = JSON.parse('{"__proto__":{"sku":"P2","isAdmin":true},"lines":[]}');
  expect(parse(hostile)).toEqual(malformed('sku'));
  expect(parse(Object.create({ sku: 'P1', lines: [] }))).toEqual(malformed('sku'));
  expect(shape({ constructor: optional(text, 'none') })({})).toEqual(ok({ constructor: 'none' }));
});

test('a readable list goes on without what it cannot read, and names it', () => {
  const items = readable(shape({ sku: text }));
  expect(items([{ sku: 'P1' }, null, { sku: 3 }])).toEqual(ok({ items: [{ sku: 'P1' }], leftOut: ['1', '2.sku'] }));
  expect(items({})).toEqual(malformed(''));
});

test('a list may come as items', () => {
  expect(itemsOf(list(id))({ items: [1] })).toEqual(ok([1]));
  expect(itemsOf(list(id))([1])).toEqual(ok([1]));
  expect(itemsOf(list(id))({})).toEqual(malformed(''));
});

test('a value is read as another one', () => {
  const doubled = mapped(amount, (value) => value * 2);
  expect(doubled(2)).toEqual(ok(4));
  expect(doubled('2')).toEqual(malformed(''));
});

test('what was checked is kept whole, with what the check does not know', () => {
  const input = { sku: 'P1', later: [1] };
  const check = checked(shape({ sku: text }));
  expect(check(input)).toEqual(ok(input));
  expect(check({ sku: 7 })).toEqual(malformed('sku'));
});

test('what cannot be read is null, and so is what was read as null', () => {
  expect([valueOrNull(text, 'x'), valueOrNull(text, 7), valueOrNull(nullable(text), null)]).toEqual(['x', null, null]);
});
